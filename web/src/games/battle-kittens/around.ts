/** What log, replay and pace know of Battle Kittens. */
import { TOKEN_BOX, token } from '../../art/figure';
import type { Around } from '../around';
import { kitten } from './looks';
import type { AnyEvent, Game } from './types';

const KINGS_WHIMS: AnyEvent['event'][] = ['sent_home', 'gained_fish', 'attribute_swapped'];
// What a player takes in a draft is one line, with all its Kittens; the others see only how many are left.
const DRAFT: AnyEvent['event'][] = ['hands_passed', 'chose'];
const REVEALS: AnyEvent['event'][] = ['ground_opened', 'drew_king', 'placed', 'team_placed'];

export default {
  picture: (event) =>
    'card' in event && event.card
      ? { name: `bk ${event.card}`, drawing: token(kitten(event.card)), box: TOKEN_BOX }
      : null,
  detail: (event, head) =>
    (event.event === 'hands_passed' && DRAFT.includes(head.event)) ||
    (event.event === 'chose' && head.event === 'chose') ||
    (event.event === 'revealed' && head.event === 'revealed' && event.seat === head.seat) ||
    (head.event === 'drew_king' && KINGS_WHIMS.includes(event.event)),
  reveals: ({ event }) => REVEALS.includes(event),
  begins: (event) => (event.event === 'round_began' ? event.round : null),
} satisfies Around<Game>;
