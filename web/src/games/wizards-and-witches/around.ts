/** What log, replay and pace know of Wizards and Witches. */
import type { Around } from '../around';
import { CARD_BOX, cardArt } from './cards';
import type { AnyEvent, Game } from './types';

const DETAILS: AnyEvent['event'][] = ['caught', 'pool_full', 'hit', 'lair_lost', 'will_miss', 'out'];

export default {
  picture: (event) =>
    (event.event === 'drew' || event.event === 'played' || event.event === 'discarded') && event.card
      ? { name: `ww ${event.card}`, drawing: cardArt(event.card), box: CARD_BOX }
      : null,
  detail: ({ event }, head) => DETAILS.includes(event) && head.event === 'played',
  untold: (event, next) =>
    event.event === 'drew' &&
    (next.event === 'drew' || next.event === 'played' || next.event === 'discarded') &&
    event.seat === next.seat,
  reveals: ({ event }) => event === 'out' || event === 'won',
} satisfies Around<Game>;
