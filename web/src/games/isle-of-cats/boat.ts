/** The squares of the boat, and tiles that turn and flip. No rules: the server says where a tile may go. */
import type { Colour } from '../../art/cat';
import {
  BEDROOM,
  CABIN,
  CORN_STORE,
  DECK,
  DINING_ROOM,
  RAT_COAT,
  beast,
  catTile,
  islandCat,
  oshax,
  type Square,
  treasure,
} from '../../art/isle';
import type { Drawing } from '../../art/ink';
import { BOATS, SHAPES } from './pieces';
import type { TileName } from './types';

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
/** In reading order, as the server numbers them. */
export const SQUARES: Square[] = PICTURE.flatMap((row, y) =>
  [...row].flatMap((sign, x) => (sign === ' ' ? [] : [[x, y] as Square])),
);
/** Rooms by their sign, as the rules name them: captain's rooms, bedrooms, dining room, front and main deck. */
export const ROOMS: { name: string; ground: string; squares: Square[] }[] = (
  [
    ['p', 'captain_aft', CABIN],
    ['q', 'captain_fore', CABIN],
    ['m', 'bedroom_top', BEDROOM],
    ['n', 'bedroom_bottom', BEDROOM],
    ['a', 'dining', DINING_ROOM],
    ['c', 'front', CORN_STORE],
    ['.', 'main', DECK],
  ] as const
).map(([sign, name, ground]) => ({
  name,
  ground,
  squares: SQUARES.filter(([x, y]) => PICTURE[y]![x] === sign),
}));

/** A square of a tile, with the colour of a beast's icon on it. */
export type Cell = readonly [x: number, y: number, icon: string];
const LETTERS: Record<string, Colour> = { B: 'blue', G: 'green', R: 'red', P: 'purple', O: 'orange' };

export const cellsOf = (picture: string): Cell[] =>
  picture
    .split(' ')
    .flatMap((row, y) =>
      [...row].flatMap((sign, x) => (sign === '.' ? [] : [[x, y, LETTERS[sign] ?? ''] as Cell])),
    );
export const squaresOf = (cells: readonly Cell[]): Square[] => cells.map(([x, y]) => [x, y]);
/** A key for where the squares of a tile and its icons lie. */
export const keyOf = (cells: readonly Cell[]) =>
  cells
    .map(([x, y, icon]) => `${y * 32 + x}${icon}`)
    .sort()
    .join(' ');
export const corner = (cells: readonly Cell[]): Square => [
  Math.min(...cells.map(([x]) => x)),
  Math.min(...cells.map(([, y]) => y)),
];
export const shifted = (cells: readonly Cell[], [dx, dy]: Square): Cell[] =>
  cells.map(([x, y, icon]) => [x + dx, y + dy, icon]);
export const toOrigin = (cells: readonly Cell[]): Cell[] => {
  const [left, top] = corner(cells);
  return shifted(cells, [-left, -top]);
};
export const turned = (cells: readonly Cell[]): Cell[] =>
  toOrigin(cells.map(([x, y, icon]) => [-y, x, icon]));
export const flipped = (cells: readonly Cell[]): Cell[] =>
  toOrigin(cells.map(([x, y, icon]) => [-x, y, icon]));

/** Pictures of tiles that a player brought in place of ours: those of the table that is shown. */
let own: Readonly<Partial<Record<TileName, string>>> = {};
export const useTiles = (pictures: typeof own) => (own = pictures);

/** A tile by its name: shape, and colour if it has one. */
export type Shape = keyof typeof SHAPES;
export function tileOf(name: TileName | Shape): { shape: Shape; colour: Colour | null; cells: Cell[] } {
  const [, base, colour] = /^(.*?)(?:_(blue|green|red|purple|orange))?$/.exec(name)!;
  return {
    shape: base as Shape,
    colour: (colour as Colour | undefined) ?? null,
    cells: cellsOf(own[name as TileName] ?? SHAPES[base as Shape]),
  };
}

/** Where a tile lies: turned 0 to 3 times clockwise, 4 more if flipped first; its first square in reading order. */
export function placed(name: TileName, turn: number, square: number): Cell[] {
  let cells = tileOf(name).cells;
  if (turn >= 4) cells = flipped(cells);
  for (let i = 0; i < turn % 4; i++) cells = turned(cells);
  const first = [...cells].sort((a, b) => a[1] - b[1] || a[0] - b[0])[0]!;
  const [x, y] = SQUARES[square]!;
  return shifted(cells, [x - first[0], y - first[1]]);
}

/** The turn and the first square of a tile, as the server knows them; null if that square is off the boat. */
export function numbersOf(name: TileName, lying: readonly Cell[]): { turn: number; square: number } | null {
  const [left, top] = corner(lying);
  const first = [...lying].sort((a, b) => a[1] - b[1] || a[0] - b[0])[0]!;
  const square = SQUARES.findIndex(([x, y]) => x === first[0] && y === first[1]);
  const form = keyOf(shifted(lying, [-left, -top]));
  const turn = [0, 1, 2, 3, 4, 5, 6, 7].find((one) => keyOf(toOrigin(placed(name, one, 0))) === form);
  return square < 0 || turn === undefined ? null : { turn, square };
}

/** Turn a cell of a horizontal boat into one of a vertical boat, and back. */
export const toVertical = <C extends Square | Cell>(cell: C): C =>
  [cell[1], WIDE - 1 - cell[0], ...cell.slice(2)] as unknown as C;
export const toHorizontal = <C extends Square | Cell>(cell: C): C =>
  [WIDE - 1 - cell[1], cell[0], ...cell.slice(2)] as unknown as C;

/** Draw a tile as its cells lie. */
export function drawTile(name: TileName | Shape, lying: readonly Cell[]): Drawing {
  const { shape, colour } = tileOf(name);
  const cells = toOrigin(lying);
  const squares = squaresOf(cells);
  if (/^o\d/.test(shape)) return oshax(squares, shape, colour ?? undefined);
  if (/^b\d/.test(shape))
    return beast(
      squares,
      shape,
      cells
        .filter(([, , icon]) => icon)
        .map(([x, y, icon]) => ({ at: [x, y] as Square, icon: icon as Colour })),
    );
  if (shape.startsWith('royal')) return catTile(squares, { ...RAT_COAT, pattern: 'plain' }, 'royal rat');
  if (colour) return islandCat(squares, colour, shape, shape.startsWith('k_'));
  return treasure(squares, shape.startsWith('r_'), shape);
}

export function ratsOf(boat: string): Square[] {
  return signs(boat)
    .filter(({ sign }) => sign === '*')
    .map(({ at }) => at);
}
export function mapsOf(boat: string): { at: Square; colour: Colour }[] {
  return signs(boat).flatMap(({ sign, at }) => (LETTERS[sign] ? [{ at, colour: LETTERS[sign] }] : []));
}
const signs = (boat: string) =>
  (BOATS[boat] ?? []).flatMap((row, y) => [...row].map((sign, x) => ({ sign, at: [x, y] as Square })));
