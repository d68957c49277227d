/** A boat with its tiles as one drawing. */
import { BEAM, HULL, outline, rat, strewn } from '../../art/isle';
import { type Drawing, form, group, inked, moved } from '../../art/ink';
import { corner, drawTile, HIGH, placed, ratsOf, ROOMS, SQUARES, WIDE } from './boat';
import type { ViewPlace } from './types';

export const BOAT_BOX = `-40 -40 ${WIDE * 100 + 80} ${HIGH * 100 + 80}`;

export function drawBoat({ boat, tiles }: ViewPlace): Drawing {
  return group(
    {},
    inked(10, form(outline(SQUARES, -22, 70), HULL)),
    ROOMS.map(({ ground, squares }) =>
      form(outline(squares, 0, 6), ground, { stroke: BEAM, 'stroke-width': 9 }),
    ),
    strewn(rat(), ratsOf(boat)),
    tiles.map(({ tile, turn, square }) => {
      const cells = placed(tile, turn, square);
      const [x, y] = corner(cells);
      return moved(x * 100, y * 100, 1, drawTile(tile, cells));
    }),
  );
}
