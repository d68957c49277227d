/** What cats wear on their heads, behind the ears or in front of them. */
import type { Cat } from './cat';
import { type Drawing, darker, dot, form, group, lighter, oval, shape, stroke, tint } from './ink';
import { BERRY, CANDLE, MAGIC, MINT, PAPER } from './palette';

export interface Worn {
  behind: Drawing[];
  before: Drawing[];
}

const STAR = 'M0 -5 L1.5 -1.6 L5 -1.3 L2.3 1 L3.2 4.5 L0 2.6 L-3.2 4.5 L-2.3 1 L-5 -1.3 L-1.5 -1.6 Z';
const star = (x: number, y: number, size: number, fill = '#ffd873') =>
  shape('path', { d: STAR, fill, stroke: 'none', transform: `translate(${x} ${y}) scale(${size})` });

/** The hat of a wizard or a witch has the colour of the eyes. */
export function hat(cat: Cat): Worn {
  const cloth = cat.second;
  switch (cat.hat) {
    case 'wizard':
      return only(
        form('M24 33 C34 12 46 -8 62 -22 C66 -25 72 -18 66 -14 C66 4 72 20 77 32 Z', MAGIC),
        tint('M60 -19 C64 0 68 18 77 32 H62 C60 14 60 -4 60 -19 Z', darker(MAGIC, 0.35), { opacity: 0.6 }),
        star(46, 16, 1),
        star(58, 0, 0.7),
        star(62, 20, 0.6),
        form(
          'M12 36 C28 24 72 24 88 36 C90 40 86 43 82 41 C66 34 34 34 18 41 C13 43 9 40 12 36 Z',
          darker(MAGIC, 0.25),
        ),
      );
    case 'witch':
      return only(
        form('M28 30 C36 8 42 -8 40 -20 C48 -16 56 -12 60 -2 C66 8 70 20 73 30 Z', '#41355e'),
        tint('M42 -17 C54 -6 60 14 62 30 H73 C70 16 62 -8 42 -17 Z', '#2a2142', { opacity: 0.7 }),
        form('M27 31 C40 24 62 24 74 31 L75 37 C62 30 40 30 26 37 Z', CANDLE),
        form('M45 27 H56 V34 H45 Z', '#ffd873'),
        form('M4 40 C24 28 76 28 96 40 C98 45 92 46 88 44 C70 35 30 35 12 44 C7 46 2 45 4 40 Z', '#41355e'),
      );
    case 'crown':
      return only(
        form('M30 29 L26 6 L39 16 L50 0 L61 16 L74 6 L70 29 C58 24 42 24 30 29 Z', '#f4c542'),
        tint('M62 16 L74 6 L70 29 C67 27.5 64 26.8 61 26.3 Z', '#d1932a'),
        dot(50, 18, 3.2, BERRY, { 'stroke-width': 1.6 }),
        dot(37, 20.5, 2.4, MINT, { 'stroke-width': 1.6 }),
        dot(63, 20.5, 2.4, MINT, { 'stroke-width': 1.6 }),
      );
    case 'bow':
      return only(
        form('M70 24 C62 12 54 14 54 20 C54 28 62 30 70 24 C78 32 88 28 88 20 C88 12 78 14 70 24 Z', BERRY),
        dot(70.5, 22.5, 4, darker(BERRY)),
      );
    case 'beret':
      return only(
        form('M20 30 C18 14 40 6 58 8 C80 10 88 20 82 30 C66 22 36 24 20 30 Z', BERRY),
        stroke('M56 8 q2 -6 6 -6'),
        tint('M58 12 C74 14 80 20 79 26 C72 22 66 22 62 21 Z', darker(BERRY, 0.4), { opacity: 0.5 }),
      );
    case 'helmet':
      return only(
        form('M18 40 C16 16 34 6 50 6 C66 6 84 16 82 40 C64 30 36 30 18 40 Z', '#a9b4c4'),
        tint('M62 8 C78 12 84 24 82 40 C76 36 70 34 66 33.5 C68 24 66 14 62 8 Z', '#7a8799'),
        stroke('M50 6 V32'),
        dot(28, 33.5, 1.6, '#5d6979', { stroke: 'none' }),
        dot(72, 33.5, 1.6, '#5d6979', { stroke: 'none' }),
        form('M50 6 C44 -6 56 -14 66 -10 C62 -4 60 2 50 6 Z', BERRY),
      );
    case 'nightcap':
      return only(
        form(
          'M24 32 C30 8 62 -4 84 12 C92 18 94 28 91 36 C84 28 80 26 74 27 C76 29 77 31 77 33 C60 24 40 24 24 32 Z',
          '#7fa8d8',
        ),
        tint('M46 7 C60 2 74 4 84 12 L74 18 C64 12 54 10 46 7 Z', lighter('#7fa8d8', 0.35)),
        dot(91, 39, 5, PAPER),
        form('M21 36 C38 25 62 25 79 36 L78 29 C60 20 40 20 22 29 Z', PAPER),
      );
    case 'flower':
      return only(
        ...[0, 72, 144, 216, 288].map((turn) =>
          oval(72, 15, 5, 6.5, '#f7b8c8', { transform: `rotate(${turn} 72 22)` }),
        ),
        dot(72, 22, 4.4, '#f4c542'),
      );
    case 'leaf':
      return only(
        form('M50 26 C38 22 34 10 40 -2 C54 2 60 14 50 26 Z', '#6fae5c'),
        stroke('M50 26 C48 16 46 8 41 0', { 'stroke-width': 1.6 }),
      );
    case 'pirate':
      return only(
        form('M10 36 C14 16 34 4 50 8 C66 4 86 16 90 36 C70 24 30 24 10 36 Z', '#2f2b3d'),
        stroke('M13 33 C32 21 68 21 87 33', { stroke: '#f4c542', 'stroke-width': 2.2 }),
        tint('M44 15 q6 -5 12 0 q0 4 -3 5 v2 h-6 v-2 q-3 -1 -3 -5 Z', PAPER),
        dot(48, 16.5, 1.2, '#2f2b3d', { stroke: 'none' }),
        dot(52.5, 16.5, 1.2, '#2f2b3d', { stroke: 'none' }),
      );
    case 'spectacles':
      return only(
        dot(33, 58, 13, '#ffffff', { 'fill-opacity': 0.14 }),
        dot(67, 58, 13, '#ffffff', { 'fill-opacity': 0.14 }),
        stroke('M46 56 Q50 52.5 54 56'),
        stroke('M20 55 L12 51'),
        stroke('M80 55 L88 51'),
      );
    case 'monocle':
      return only(
        dot(67, 58, 13, '#ffffff', { 'fill-opacity': 0.16, stroke: '#8a6a1f', 'stroke-width': 3 }),
        stroke('M78 65 C84 76 82 84 76 92', { 'stroke-width': 1.4 }),
      );
    case 'mortarboard':
      return only(
        form('M26 32 V20 H74 V32 C60 26 40 26 26 32 Z', '#4a4560'),
        form('M50 2 L92 15 L50 28 L8 15 Z', '#5d5778'),
        stroke('M50 15 L80 20 V34', { stroke: CANDLE }),
        form('M77 33 h6 l1.5 9 h-9 Z', CANDLE, { 'stroke-width': 1.6 }),
      );
    case 'hood':
      return {
        behind: [form('M4 92 C-2 40 20 2 50 2 C80 2 102 40 96 92 Z', darker(cloth, 0.3))],
        before: [
          form('M50 2 C80 2 101 40 96 92 C92 60 80 24 50 22 C20 24 8 60 4 92 C-1 40 20 2 50 2 Z', cloth),
        ],
      };
    case 'bandana':
      return only(
        form('M16 40 C22 26 38 20 50 20 C62 20 78 26 84 40 C64 30 36 30 16 40 Z', BERRY),
        form('M82 38 C92 34 98 38 100 44 C94 44 88 44 84 41 C90 48 90 54 86 58 C84 52 82 46 82 38 Z', BERRY),
        ...[
          [34, 29],
          [50, 25.5],
          [66, 29],
        ].map(([x, y]) => dot(x!, y!, 1.8, PAPER, { stroke: 'none' })),
      );
    case 'feather':
      return only(
        form('M66 28 C60 10 68 -8 86 -14 C92 2 84 20 66 28 Z', '#57a8b8'),
        stroke('M66 28 C70 14 76 0 84 -10', { 'stroke-width': 1.6 }),
        form('M18 38 C34 25 66 25 82 38 L83 32 C66 20 34 20 17 32 Z', cloth),
      );
    case 'chef':
      return only(
        form(
          'M28 30 L26 14 C12 12 16 -8 32 -4 C36 -16 64 -16 68 -4 C84 -8 88 12 74 14 L72 30 C58 24 42 24 28 30 Z',
          PAPER,
        ),
        stroke('M38 14 V22', { 'stroke-width': 1.6 }),
        stroke('M50 12 V20', { 'stroke-width': 1.6 }),
        stroke('M62 14 V22', { 'stroke-width': 1.6 }),
      );
    case 'none':
      return { behind: [], before: [] };
  }
}

function only(...before: Drawing[]): Worn {
  return { behind: [], before: [group({}, ...before)] };
}
