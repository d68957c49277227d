/** The Isle: cats that fill their squares, kittens, oshax, beasts, treasures, rats. A square is 100 by 100. */
import { type Cat, type Colour, FIVE, type Mood, catFor } from './cat';
import { fieldCoat } from './coat';
import { head } from './head';
import { ICONS, type Icon } from './icons';
import {
  type Drawing,
  chance,
  clipped,
  darker,
  dot,
  form,
  group,
  inked,
  lighter,
  moved,
  oval,
  pick,
  shape,
  stroke,
  tint,
} from './ink';
import { INK } from './palette';
import { SPARK } from './props';

export const SLATE_COAT = { coat: '#6d6a80', second: '#3a3448' };
export const RAT_COAT = { coat: '#a79aa8', second: '#7d6f80' };
/** A treasure in a small picture. */
export const STRAW = '#e8d9a8';
/** The boat: its hull, the beams between rooms, and the floors. */
export const HULL = '#7a5136';
export const BEAM = '#5d3a24';
export const CABIN = '#b98f5f';
export const BEDROOM = '#c9a27a';
export const DINING_ROOM = '#cfae7e';
export const CORN_STORE = '#d9bd7a';
export const DECK = '#e0c697';

export type Square = readonly [number, number];
const key = (x: number, y: number) => `${x},${y}`;

/** The outline of some squares, a little inside their edge and with round corners. */
export function outline(squares: readonly Square[], inset = 4, bend = 34): string {
  // Numbers for corners and for the edges from them: right, down, left, up. Numbers are fast, and boats are large.
  const corner = (x: number, y: number) => y * 64 + x;
  const filled = new Set(squares.map(([x, y]) => corner(x, y)));
  const next = new Map<number, Square>();
  for (const [x, y] of squares) {
    // Edges have their squares on the right; where two corners touch, the outline must not cross itself.
    if (!filled.has(corner(x, y - 1))) next.set(corner(x, y) * 4, [x + 1, y]);
    if (!filled.has(corner(x + 1, y))) next.set(corner(x + 1, y) * 4 + 1, [x + 1, y + 1]);
    if (!filled.has(corner(x, y + 1))) next.set(corner(x + 1, y + 1) * 4 + 2, [x, y + 1]);
    if (!filled.has(corner(x - 1, y))) next.set(corner(x, y + 1) * 4 + 3, [x, y]);
  }
  const left = new Set(next.keys());
  let path = '';
  while (left.size > 0) {
    const corners: { x: number; y: number; from: number; to: number }[] = [];
    const first = left.values().next().value!;
    let at = first;
    do {
      left.delete(at);
      const from = at % 4;
      const [x, y] = next.get(at)!;
      const there = corner(x, y) * 4;
      const to = [(from + 1) % 4, from, (from + 3) % 4].find(
        (d) => left.has(there + d) || there + d === first,
      )!;
      if (to !== from) corners.push({ x, y, from, to });
      at = there + to;
    } while (at !== first);
    path += loop(corners, inset, bend);
  }
  return path;
}

const STEP = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;

function loop(
  corners: { x: number; y: number; from: number; to: number }[],
  inset: number,
  bend: number,
): string {
  let path = '';
  corners.forEach(({ x, y, from, to }, i) => {
    const [fx, fy] = STEP[from]!;
    const [tx, ty] = STEP[to]!;
    // Inside is on the right.
    const px = x * 100 + inset * (-fy + -ty);
    const py = y * 100 + inset * (fx + tx);
    const outer = (from + 1) % 4 === to;
    const r = outer ? bend : bend * 0.7;
    path += `${i === 0 ? 'M' : 'L'}${px - fx * r} ${py - fy * r} Q${px} ${py} ${px + tx * r} ${py + ty * r} `;
  });
  return `${path}Z `;
}

const neighbours = (squares: readonly Square[], [x, y]: Square) =>
  squares.filter(([a, b]) => Math.abs(a - x) + Math.abs(b - y) === 1);

/** The squares in the order in which they suit a face: at an end of the cat, high and to the left. */
function placed(squares: readonly Square[], taken: readonly Square[] = []): { face: Square; tail: Square } {
  const rank = (square: Square) => neighbours(squares, square).length * 10 + square[1] * 3 + square[0];
  const free = squares.filter(([x, y]) => !taken.some(([a, b]) => a === x && b === y));
  const face = (free.length > 0 ? free : [...squares]).sort((a, b) => rank(a) - rank(b))[0]!;
  const steps = new Map<string, number>([[key(...face), 0]]);
  const queue: Square[] = [face];
  let tail: Square = face;
  for (const square of queue) {
    const way = steps.get(key(...square))!;
    if (way >= steps.get(key(...tail))!) tail = square;
    for (const near of neighbours(squares, square)) {
      if (!steps.has(key(...near))) {
        steps.set(key(...near), way + 1);
        queue.push(near);
      }
    }
  }
  return { face, tail };
}

const TILE_MOODS: readonly Mood[] = ['calm', 'smug', 'happy', 'sleepy', 'curious', 'adoring', 'sly'];

function tailOf(coat: string, second: string, [x, y]: Square, far: boolean): Drawing[] {
  if (!far) return [];
  const d = `M${x * 100 + 26} ${y * 100 + 74} C${x * 100 + 58} ${y * 100 + 92} ${x * 100 + 84} ${y * 100 + 66} ${x * 100 + 66} ${y * 100 + 44} C${x * 100 + 54} ${y * 100 + 30} ${x * 100 + 38} ${y * 100 + 42} ${x * 100 + 46} ${y * 100 + 54}`;
  return [
    stroke(d, { 'stroke-width': 24 }),
    stroke(d, { 'stroke-width': 17, stroke: coat }),
    stroke(d, { 'stroke-width': 17, stroke: second, 'stroke-dasharray': '11 16' }),
  ];
}

const paws = (squares: readonly Square[], face: Square, tail: Square, coat: string): Drawing[] =>
  squares
    .filter((square) => square !== face && square !== tail && neighbours(squares, square).length === 1)
    .map(([x, y]) =>
      group(
        {},
        oval(x * 100 + 50, y * 100 + 52, 24, 20, lighter(coat, 0.35)),
        oval(x * 100 + 50, y * 100 + 58, 10, 7, '#f2a0ae', { stroke: 'none' }),
        dot(x * 100 + 37, y * 100 + 48, 4.5, '#f2a0ae', { stroke: 'none' }),
        dot(x * 100 + 50, y * 100 + 43, 4.5, '#f2a0ae', { stroke: 'none' }),
        dot(x * 100 + 63, y * 100 + 48, 4.5, '#f2a0ae', { stroke: 'none' }),
      ),
    );

export interface TileLook {
  coat: string;
  second: string;
  pattern: Cat['pattern'];
  kitten?: boolean;
  stars?: boolean;
}

/** A cat in the shape of its squares; its face stays upright when they are turned. */
export function catTile(squares: readonly Square[], look: TileLook, seed: string): Drawing {
  const { face, tail } = placed(squares);
  const path = outline(squares);
  const wide = Math.max(...squares.map(([x]) => x)) + 1;
  const high = Math.max(...squares.map(([, y]) => y)) + 1;
  const cat = catFor(seed, {
    coat: look.coat,
    second: look.second,
    pattern: look.pattern,
    hat: 'none',
    prop: 'none',
    fluff: false,
    mood: look.kitten ? 'adoring' : pick(chance(seed), TILE_MOODS),
  });
  const size = look.kitten ? 1.06 : 0.98;
  return inked(
    5,
    form(path, look.coat, { stroke: 'none' }),
    clipped(
      path,
      group({ opacity: 0.62 }, fieldCoat(look.pattern, look.second, wide, high)),
      look.stars ? stars(wide, high) : [],
      shade(squares, look.coat),
    ),
    stroke(path),
    paws(squares, face, tail, look.coat),
    tailOf(look.coat, look.second, tail, tail !== face),
    moved(
      face[0] * 100 + 50 - 50 * size,
      face[1] * 100 + 50 - 53 * size,
      size,
      head({ ...cat, ears: cat.ears === 'big' || cat.ears === 'tufted' ? 'pointed' : cat.ears }),
    ),
  );
}

export function islandCat(squares: readonly Square[], colour: Colour, seed: string, kitten = false): Drawing {
  return catTile(squares, { ...FIVE[colour], kitten }, colour + seed);
}

/** An oshax: white with stars; the colour that its player chose is its second colour. */
export function oshax(squares: readonly Square[], seed: string, colour?: Colour): Drawing {
  return catTile(
    squares,
    { coat: '#f4eede', second: colour ? FIVE[colour].coat : '#8f86a8', pattern: 'plain', stars: true },
    `oshax ${seed}`,
  );
}

function stars(wide: number, high: number): Drawing[] {
  const made: Drawing[] = [];
  for (let x = 0; x < wide; x++) {
    for (let y = 0; y < high; y++) {
      for (const [dx, dy, size, fill] of [
        [28, 30, 1.6, '#e0a93b'],
        [72, 56, 1.1, '#8f86a8'],
        [36, 78, 0.9, '#e0a93b'],
      ] as const) {
        made.push({
          tag: 'path',
          at: {
            d: SPARK,
            fill,
            stroke: 'none',
            transform: `translate(${x * 100 + dx} ${y * 100 + dy}) scale(${size})`,
          },
          inside: [],
        });
      }
    }
  }
  return made;
}

const shade = (squares: readonly Square[], coat: string): Drawing[] =>
  squares
    .filter(([x, y]) => !squares.some(([a, b]) => a === x && b === y + 1))
    .map(([x, y]) =>
      tint(`M${x * 100 - 2} ${y * 100 + 82} h104 v18 h-104 Z`, darker(coat, 0.5), { opacity: 0.3 }),
    );

const FURS = ['#8d7aa8', '#6b8f71', '#a8785a', '#5f7f9c', '#9c6b7d'];

/** A beast: furry with big teeth; the icons of its friends are patches on its squares. */
export function beast(
  squares: readonly Square[],
  seed: string,
  friends: readonly { at: Square; icon: Icon | Colour }[] = [],
): Drawing {
  const fur = pick(chance(`beast ${seed}`), FURS);
  const { face } = placed(
    squares,
    friends.map(({ at }) => at),
  );
  const path = outline(squares, 4, 30);
  const tufts = squares.flatMap(([x, y]) =>
    [
      [26, 34],
      [70, 30],
      [46, 76],
      [84, 80],
    ].map(([dx, dy]) =>
      stroke(`M${x * 100 + dx! - 7} ${y * 100 + dy!} q4 8 7 0 q4 8 7 0`, {
        stroke: darker(fur, 0.45),
        'stroke-width': 4,
      }),
    ),
  );
  const [fx, fy] = [face[0] * 100, face[1] * 100];
  return inked(
    5,
    form(path, fur),
    clipped(path, tufts, shade(squares, fur)),
    stroke(path),
    form(`M${fx + 16} ${fy + 34} L${fx + 12} ${fy + 8} L${fx + 36} ${fy + 20} Z`, '#f2e3c6'),
    form(`M${fx + 84} ${fy + 34} L${fx + 88} ${fy + 8} L${fx + 64} ${fy + 20} Z`, '#f2e3c6'),
    oval(fx + 33, fy + 44, 15, 17, '#fffaf0'),
    oval(fx + 67, fy + 44, 15, 17, '#fffaf0'),
    dot(fx + 36, fy + 47, 7, INK, { stroke: 'none' }),
    dot(fx + 64, fy + 47, 7, INK, { stroke: 'none' }),
    form(
      `M${fx + 26} ${fy + 70} Q${fx + 50} ${fy + 64} ${fx + 74} ${fy + 70} Q${fx + 70} ${fy + 90} ${fx + 50} ${fy + 90} Q${fx + 30} ${fy + 90} ${fx + 26} ${fy + 70} Z`,
      '#7d2f45',
    ),
    form(`M${fx + 34} ${fy + 69} l5 10 l5 -11 Z`, '#fff', { 'stroke-width': 3 }),
    form(`M${fx + 56} ${fy + 68} l5 11 l5 -10 Z`, '#fff', { 'stroke-width': 3 }),
    friends.map(({ at: [x, y], icon }) =>
      group(
        {},
        dot(x * 100 + 50, y * 100 + 50, 34, '#fffaf0', { 'stroke-dasharray': '9 8', 'stroke-width': 4 }),
        friendIcon(icon, x * 100 + 50, y * 100 + 50),
      ),
    ),
  );
}

function friendIcon(icon: Icon | Colour, x: number, y: number): Drawing {
  if (icon in FIVE)
    return moved(
      x - 24,
      y - 26,
      0.48,
      head(
        catFor(icon, { ...FIVE[icon as Colour], hat: 'none', mood: 'calm', ears: 'pointed', fluff: false }),
      ),
    );
  return moved(x - 24, y - 24, 2, ICONS[icon as Icon]());
}

/** A treasure of gold and gems; rare ones have a gem in each square. */
export function treasure(squares: readonly Square[], rare: boolean, seed: string): Drawing {
  const gold = rare ? '#f0c34a' : '#d9a55a';
  const gem = pick(chance(`gem ${seed}`), ['#4aa3c9', '#c8466b', '#5fae6b', '#8a5fbf']);
  const path = outline(squares, 8, 16);
  return inked(
    5,
    form(path, gold),
    clipped(path, shade(squares, gold)),
    stroke(path),
    stroke(outline(squares, 20, 10), { stroke: darker(gold, 0.35), 'stroke-width': 4 }),
    squares.flatMap(([x, y], i) =>
      rare || i === 0
        ? [
            form(`M${x * 100 + 50} ${y * 100 + 28} l20 14 v16 l-20 16 l-20 -16 v-16 Z`, gem, {
              'stroke-width': 4,
            }),
            tint(`M${x * 100 + 50} ${y * 100 + 28} l20 14 v16 l-20 16 Z`, darker(gem, 0.3)),
            tint(`M${x * 100 + 36} ${y * 100 + 44} l9 -6 v8 l-9 6 Z`, lighter(gem, 0.6)),
          ]
        : [dot(x * 100 + 50, y * 100 + 50, 14, lighter(gold, 0.4), { 'stroke-width': 4 })],
    ),
  );
}

/** A rat between the planks: one square. */
export function rat(): Drawing {
  return inked(
    4,
    form('M8 86 c4 -26 22 -42 42 -42 c20 0 38 16 42 42 Z', '#3a2a22'),
    dot(30, 44, 13, '#a79aa8'),
    dot(70, 44, 13, '#a79aa8'),
    dot(30, 45, 6.5, '#f2a0ae', { stroke: 'none' }),
    dot(70, 45, 6.5, '#f2a0ae', { stroke: 'none' }),
    form('M24 86 c-2 -24 12 -40 26 -40 c14 0 28 16 26 40 Z', '#a79aa8'),
    dot(41, 64, 5, INK, { stroke: 'none' }),
    dot(59, 64, 5, INK, { stroke: 'none' }),
    dot(42.5, 62.5, 1.6, '#fff', { stroke: 'none' }),
    dot(60.5, 62.5, 1.6, '#fff', { stroke: 'none' }),
    oval(50, 74, 5, 4, '#d9667f', { 'stroke-width': 2.5 }),
    stroke('M38 76 l-16 -2 M62 76 l16 -2', { 'stroke-width': 2 }),
  );
}

/**
 * A drawing on many squares with one path for each of its parts, so that many rats are laid out as fast as one.
 * The paths of the drawing must be relative.
 */
export function strewn(drawing: Drawing, squares: readonly Square[]): Drawing {
  const everywhere = ({ at }: Drawing) => {
    const lines = [...String(at.d).matchAll(/M(\S+) (\S+)([^M]*)/g)];
    const on = ([x, y]: Square) =>
      lines.map(([, a, b, steps]) => `M${Number(a) + x * 100} ${Number(b) + y * 100}${steps}`).join('');
    return shape('path', { ...at, d: squares.map(on).join('') });
  };
  return { ...drawing, inside: drawing.inside.map(everywhere) };
}

export function boxOf(squares: readonly Square[]): string {
  const wide = Math.max(...squares.map(([x]) => x)) + 1;
  const high = Math.max(...squares.map(([, y]) => y)) + 1;
  return `-4 -8 ${wide * 100 + 8} ${high * 100 + 12}`;
}

/** Read squares from rows of signs, as in pieces.ts. */
export function read(rows: readonly string[]): Square[] {
  return rows.flatMap((row, y) => [...row].flatMap((sign, x) => (sign === '#' ? [[x, y] as Square] : [])));
}
