/** Patterns of coats, to be clipped to the outline of a head, a body or a tile. */
import type { Pattern } from './cat';
import { type Drawing, dot, oval, stroke, tint } from './ink';

/** The pattern of a head of 100 by 100. */
export function headCoat(pattern: Pattern, second: string, ground: string): Drawing[] {
  const line = { stroke: second, 'stroke-width': 4.5, 'stroke-linecap': 'round' };
  const pale = '#fff8ea';
  switch (pattern) {
    case 'stripes':
      return [
        stroke('M50 24 V38', line),
        stroke('M39 25 L41 36', line),
        stroke('M61 25 L59 36', line),
        stroke('M12 58 L22 60', line),
        stroke('M13 67 L22 66.5', line),
        stroke('M88 58 L78 60', line),
        stroke('M87 67 L78 66.5', line),
      ];
    case 'tabby':
      return [
        stroke('M35 34 L42 28 L50 37 L58 28 L65 34', { ...line, 'stroke-linejoin': 'round' }),
        stroke('M12 55 Q18 56 23 61', line),
        stroke('M88 55 Q82 56 77 61', line),
        stroke('M14 66 Q19 66 23 69', line),
        stroke('M86 66 Q81 66 77 69', line),
        oval(50, 74, 15, 11, pale, { stroke: 'none', opacity: 0.85 }),
      ];
    case 'spots':
      return [
        [30, 38, 5],
        [44, 30, 4],
        [60, 31, 5],
        [71, 41, 4],
        [17, 57, 4.5],
        [84, 56, 4.5],
        [24, 71, 3.5],
        [77, 71, 3.5],
      ].map(([x, y, r]) => dot(x!, y!, r!, second, { stroke: 'none' }));
    case 'patches':
      return [
        tint('M50 18 C66 18 92 26 90 58 C84 66 72 70 62 66 C52 60 56 44 50 40 Z', second),
        tint('M10 62 C20 60 26 70 24 90 H8 Z', second),
      ];
    case 'calico':
      return [
        tint('M8 20 H46 C50 34 42 48 40 60 C34 70 20 66 10 62 Z', second),
        tint('M64 20 C90 22 94 40 90 54 C80 50 66 44 64 34 Z', ground),
        oval(50, 78, 22, 15, pale, { stroke: 'none' }),
      ];
    case 'tuxedo':
      return [
        tint('M50 40 C53 50 56 56 64 64 C72 72 70 90 50 92 C30 90 28 72 36 64 C44 56 47 50 50 40 Z', pale),
      ];
    case 'points':
      return [
        tint('M50 46 C64 46 72 56 70 70 C68 82 60 88 50 88 C40 88 32 82 30 70 C28 56 36 46 50 46 Z', second, {
          opacity: 0.75,
        }),
      ];
    case 'mask':
      return [
        tint(
          'M8 44 C24 40 40 46 50 54 C60 46 76 40 92 44 C92 66 78 72 66 70 C58 68 54 66 50 66 C46 66 42 68 34 70 C22 72 8 66 8 44 Z',
          second,
          { opacity: 0.8 },
        ),
      ];
    case 'star':
      return [
        tint('M50 26 L53 34 L61 34.5 L55 39.5 L57 47.5 L50 43 L43 47.5 L45 39.5 L39 34.5 L47 34 Z', second),
        oval(50, 80, 14, 9, pale, { stroke: 'none', opacity: 0.8 }),
      ];
    case 'swirls':
      return [
        stroke('M50 34 c-5 -1 -5 -8 1 -8 c8 0 9 11 0 13 c-10 2 -14 -8 -9 -14', {
          ...line,
          'stroke-width': 3.5,
        }),
        stroke('M15 60 c4 -4 9 0 6 4 c-3 4 -9 1 -8 -4', { ...line, 'stroke-width': 3 }),
        stroke('M85 60 c-4 -4 -9 0 -6 4 c3 4 9 1 8 -4', { ...line, 'stroke-width': 3 }),
      ];
    case 'plain':
      return [];
  }
}

/** The pattern of any form: a box of squares of 100 each, as the tiles of the Isle are. */
export function fieldCoat(pattern: Pattern, second: string, wide: number, high: number): Drawing[] {
  const made: Drawing[] = [];
  const line = { stroke: second, 'stroke-linecap': 'round' };
  for (let x = 0; x < wide; x++) {
    for (let y = 0; y < high; y++) {
      made.push(...squareCoat(pattern, second, x * 100, y * 100, line, (x * 7 + y * 13) % 3));
    }
  }
  return made;
}

function squareCoat(
  pattern: Pattern,
  second: string,
  x: number,
  y: number,
  line: Record<string, string>,
  turn: number,
): Drawing[] {
  switch (pattern) {
    case 'stripes':
      return [20, 53, 86].map((at) =>
        stroke(`M${x + at - 10} ${y} q16 25 0 50 t0 50`, { ...line, 'stroke-width': 9 }),
      );
    case 'spots':
      return [
        dot(x + 24, y + 26, 11, second, { stroke: 'none' }),
        dot(x + 70, y + 20 + turn * 6, 8, second, { stroke: 'none' }),
        dot(x + 50, y + 62, 12, second, { stroke: 'none' }),
        dot(x + 88, y + 74, 9, second, { stroke: 'none' }),
        dot(x + 14, y + 82 - turn * 5, 8, second, { stroke: 'none' }),
      ];
    case 'patches':
      return turn === 0
        ? [tint(`M${x + 8} ${y + 20} q40 -36 78 4 q18 46 -24 62 q-62 10 -54 -66 Z`, second)]
        : turn === 1
          ? [tint(`M${x + 50} ${y + 60} q40 -10 50 20 q-6 30 -40 26 q-30 -16 -10 -46 Z`, second)]
          : [tint(`M${x} ${y + 10} q34 -16 40 20 q0 30 -40 26 Z`, second)];
    case 'swirls':
      return [
        stroke(
          `M${x + 52} ${y + 52} c-6 -2 -6 -12 4 -12 c16 0 16 24 0 26 c-26 2 -30 -26 -14 -40 c14 -12 36 -8 44 8`,
          { ...line, 'stroke-width': 7 },
        ),
      ];
    case 'tabby':
      return [
        stroke(
          `M${x + 6} ${y + 30} L${x + 28} ${y + 12} L${x + 50} ${y + 30} L${x + 72} ${y + 12} L${x + 94} ${y + 30}`,
          { ...line, 'stroke-width': 9, 'stroke-linejoin': 'round' },
        ),
        stroke(
          `M${x + 6} ${y + 78} L${x + 28} ${y + 60} L${x + 50} ${y + 78} L${x + 72} ${y + 60} L${x + 94} ${y + 78}`,
          { ...line, 'stroke-width': 9, 'stroke-linejoin': 'round' },
        ),
      ];
    default:
      return [];
  }
}
