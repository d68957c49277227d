/** What log, replay, pace and the picture of the result know of the Isle of Cats. */
import { boxOf } from '../../art/isle';
import type { Around } from '../around';
import { drawTile, squaresOf, tileOf } from './boat';
import { BOAT_BOX, drawBoat } from './drawn-boat';
import type { AnyEvent, Game } from './types';

const BAG: AnyEvent['event'][] = ['drew_tile', 'found_rare'];
const TOGETHER: AnyEvent['event'][] = ['passed', 'ordered', 'fished', 'revealed'];
const BEGINS: AnyEvent['event'][] = ['day_began', 'fished', 'ordered'];
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
      event.seat === head.seat),
  // A pass ends somebody's rescues; elsewhere it only says that no card is played.
  idle: (event, before) => {
    if (event.event !== 'passed') return false;
    const since = before.slice(before.findLastIndex((one) => BEGINS.includes(one.event)));
    return (
      since.some((one) => one.event === 'passed' && one.seat === event.seat) ||
      // In family mode nobody catches fish, and the rescue begins when the cats are there.
      (since[0]?.event !== 'ordered' &&
        (since[0]?.event === 'fished' || !since.some((one) => one.event === 'drew_tile')))
    );
  },
  together: ({ event }) => TOGETHER.includes(event),
  reveals: ({ event }) => REVEALS.includes(event),
  begins: (event) => (event.event === 'day_began' ? event.day : null),
  built: (table, seat) => ({ drawing: drawBoat(table.places[seat]!), box: BOAT_BOX }),
} satisfies Around<Game>;
