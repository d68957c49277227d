/** What log, replay, pace and the picture of the result know of the Isle of Cats. */
import { boxOf } from '../../art/isle';
import type { Around } from '../around';
import { drawTile, squaresOf, tileOf } from './boat';
import { BOAT_BOX, drawBoat } from './drawn-boat';
import type { AnyEvent, Game } from './types';

const BAG: AnyEvent['event'][] = ['drew_tile', 'found_rare'];
const TOGETHER: AnyEvent['event'][] = ['passed', 'ordered', 'fished'];
// In these a pass ends a day's rescues or finds; elsewhere it only says that nobody plays a card.
const ASIDE: AnyEvent['event'][] = [
  'day_began',
  'fished',
  'paid',
  'lessons_laid',
  'public_lesson_laid',
  'colour_chosen',
  'left_island',
];
const REVEALS: AnyEvent['event'][] = ['public_lesson_laid', 'sister_came'];

export default {
  picture: (event) => {
    if (!('tile' in event) || !event.tile) return null;
    const cells = tileOf(event.tile).cells;
    const drawing = drawTile(event.tile, cells);
    return { name: `ic ${event.tile}`, drawing, box: boxOf(squaresOf(cells)) };
  },
  detail: (event, head) =>
    (BAG.includes(event.event) && BAG.includes(head.event)) ||
    (event.event === 'left_island' && head.event === 'left_island') ||
    (event.event === 'placed' &&
      (head.event === 'took' || head.event === 'chose') &&
      event.seat === head.seat) ||
    (event.event === 'revealed' && head.event === 'revealed' && event.seat === head.seat),
  idle: (event, before) => {
    if (event.event !== 'passed') return false;
    const last = before.findLastIndex((one) => one.event !== 'passed');
    const passed = before.slice(last + 1) as (typeof event)[];
    return (
      ASIDE.includes(before[last]?.event ?? 'day_began') || passed.some(({ seat }) => seat === event.seat)
    );
  },
  together: ({ event }) => TOGETHER.includes(event),
  reveals: ({ event }) => REVEALS.includes(event),
  begins: (event) => (event.event === 'day_began' ? event.day : null),
  built: (table, seat) => ({ drawing: drawBoat(table.places[seat]!), box: BOAT_BOX }),
} satisfies Around<Game>;
