/** The boat as a picture: its squares, rooms and hull; and pieces that turn and flip. No rules: where a piece may go is told. */
import type { Square } from '../../art/isle';

export const WIDE = 22;
export const HIGH = 9;
const PICTURE = [
  '       mmmm....       ',
  '    mmmmmmm.....c     ',
  ' ppp............ccc   ',
  'pppp.aaaaaa.....ccccq ',
  'pppp.aaaaaa.....ccccqq',
  'pppp.aaaaaa.....ccccq ',
  ' ppp............ccc   ',
  '    nnnnnnn.....c     ',
  '       nnnn....       ',
];
export const SQUARES: Square[] = PICTURE.flatMap((row, y) => [...row].flatMap((sign, x) => (sign === ' ' ? [] : [[x, y] as Square])));
/** Rooms by their sign: captain's cabins, bedrooms, dining room, corn store; the rest is the deck. */
export const ROOMS: { sign: string; ground: string; squares: Square[] }[] = Object.entries({ p: '#b98f5f', q: '#b98f5f', m: '#c9a27a', n: '#c9a27a', a: '#cfae7e', c: '#d9bd7a', '.': '#e0c697' }).map(([sign, ground]) => ({
  sign,
  ground,
  squares: SQUARES.filter(([x, y]) => PICTURE[y]![x] === sign),
}));

export const keyOf = (squares: readonly Square[]) =>
  [...squares]
    .map(([x, y]) => y * WIDE + x)
    .sort((a, b) => a - b)
    .join(' ');

/** Move squares to the corner. */
export function settled(squares: readonly Square[]): Square[] {
  const [left, top] = [Math.min(...squares.map(([x]) => x)), Math.min(...squares.map(([, y]) => y))];
  return squares.map(([x, y]) => [x - left, y - top] as Square);
}
export const turned = (squares: readonly Square[]) => settled(squares.map(([x, y]) => [-y, x] as Square));
export const flipped = (squares: readonly Square[]) => settled(squares.map(([x, y]) => [-x, y] as Square));
export const shifted = (squares: readonly Square[], [dx, dy]: Square) => squares.map(([x, y]) => [x + dx, y + dy] as Square);
