/** What a tile brings where it lies, in words: family, treasure, rats, lessons, and the room that it fills most. */
import type { Names } from '../../lib/names.svelte';
import { type Cell, ROOMS, tileOf } from './boat';
import type { TileName } from './types';

interface Spot {
  tile: TileName;
  /** The squares of the boat that it covers. */
  cells: readonly Cell[];
  treasure: boolean;
  /** A part of what it changes, by the outlook. */
  part: (key: string) => number;
}

export function bringsOf({ tile, cells, treasure, part }: Spot, before: ReadonlySet<string>, names: Names) {
  const signed = (key: string) =>
    part(key) === 0 ? '' : names(`board-part-${key}`, { sign: part(key) > 0 ? '+' : '', n: part(key) });
  const { colour } = tileOf(tile);
  return [
    part('family') > 1 && colour
      ? names('board-part-family', { colour: names(`colour-${colour}`), n: part('family') })
      : '',
    treasure ? names('board-treasure') : '',
    part('rats') > 0 ? names('board-part-rats', { n: part('rats') }) : '',
    part('rooms') > 0 ? names('board-part-rooms', { n: part('rooms') / 5 }) : '',
    part('rare') > 0 ? names('board-part-rare') : '',
    part('friendships') > 0 ? names('board-part-friendships', { n: part('friendships') / 5 }) : '',
    signed('lessons'),
    signed('events'),
    fullest(cells, before, names),
  ].filter(Boolean);
}

/** How full the room is that these squares fill most. */
function fullest(cells: readonly Cell[], before: ReadonlySet<string>, names: Names): string {
  const rooms = ROOMS.flatMap(({ name, squares }) => {
    const inside = squares.filter(([x, y]) => cells.some((cell) => cell[0] === x && cell[1] === y)).length;
    if (inside === 0) return [];
    const full = inside + squares.filter(([x, y]) => before.has(`${x},${y}`)).length;
    return [{ name, full, all: squares.length }];
  });
  const [best] = rooms.sort((one, other) => other.full / other.all - one.full / one.all);
  if (!best) return '';
  return names('board-part-room', { room: names(`board-room-${best.name}`), full: best.full, all: best.all });
}
