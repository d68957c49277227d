/** What log, replay and pace know of Wizard Kittens. */
import { chaosCat, curse, CURSE_BOX } from '../../art/curses';
import { COMPONENTS, THING_BOX } from '../../art/things';
import type { Around } from '../around';
import type { AnyEvent, Game } from './types';

const AFTER: Partial<Record<AnyEvent['event'], AnyEvent['event'][]>> = {
  drew: ['placed'],
  cast_spell: ['lifted', 'placed', 'discarded', 'picked', 'cleared', 'passed_chapter', 'drew', 'skipped'],
  defeated: ['discarded'],
};
const REVEALS: AnyEvent['event'][] = ['rule_shown', 'chaos_shown', 'cat_came', 'caught_all', 'credit_shown'];

export default {
  picture: (event) => {
    if (event.event === 'cat_came') return { name: 'wk chaos', drawing: chaosCat(), box: CURSE_BOX };
    if ('component' in event && event.component)
      return { name: `wk ${event.component}`, drawing: COMPONENTS[event.component](), box: THING_BOX };
    if ('curse' in event && event.curse)
      return { name: `wk ${event.curse}`, drawing: curse(event.curse), box: CURSE_BOX };
    return null;
  },
  // Of two cards that were swapped each is told where it lies now.
  givenTo: (event, head) =>
    event.event === 'placed' &&
    (event.owner !== event.seat || (head.event === 'cast_spell' && head.spell === 'switch'))
      ? event.owner
      : null,
  detail: (event, head) =>
    (AFTER[head.event]?.includes(event.event) ?? false) &&
    'seat' in event &&
    'seat' in head &&
    event.seat === head.seat,
  reveals: ({ event }) => REVEALS.includes(event),
} satisfies Around<Game>;
