/** What cats hold or wear below the head. Held things are drawn around 0, 0: the paw. */
import type { Prop } from './cat';
import { type Drawing, darker, dot, form, group, lighter, oval, shape, stroke, tint } from './ink';
import { BERRY, CANDLE, MAGIC, MINT, PAPER } from './palette';

export const SPARK = 'M0 -9 C1 -3 3 -1 9 0 C3 1 1 3 0 9 C-1 3 -3 1 -9 0 C-3 -1 -1 -3 0 -9 Z';

export function spark(x: number, y: number, size: number, fill = '#ffd873'): Drawing {
  return shape('path', { d: SPARK, fill, stroke: 'none', transform: `translate(${x} ${y}) scale(${size})` });
}

export function yarnBall(x: number, y: number, r: number, colour = BERRY): Drawing {
  const line = { 'stroke-width': 1.8, stroke: darker(colour, 0.45) };
  return group(
    { transform: `translate(${x} ${y}) scale(${r / 12})` },
    dot(0, 0, 12, colour),
    stroke('M-9 -6 Q0 -2 5 10', line),
    stroke('M-4 -10 Q4 -4 9 6', line),
    stroke('M-11 0 Q-6 4 -3 11', line),
    stroke('M2 -11.5 Q8 -6 11.5 -2', line),
  );
}

export function fishShape(x: number, y: number, size: number, colour = '#6fa8c9'): Drawing {
  return group(
    { transform: `translate(${x} ${y}) scale(${size})` },
    form('M-14 0 C-8 -9 4 -9 10 0 L17 -7 C16 -2 16 2 17 7 L10 0 C4 9 -8 9 -14 0 Z', colour),
    tint('M-12 1.5 C-6 8 3 7 9 1 C3 3 -6 4 -12 1.5 Z', darker(colour, 0.35), { opacity: 0.6 }),
    dot(-8, -1.6, 1.7, '#2b2233', { stroke: 'none' }),
    stroke('M-2.5 -5 Q0 0 -2.5 5', { 'stroke-width': 1.6 }),
  );
}

/** A thing in a raised or resting paw. */
export function held(prop: Prop): Drawing[] {
  switch (prop) {
    case 'wand':
      return [
        stroke('M0 4 L12 -26', { 'stroke-width': 6 }),
        stroke('M0 4 L12 -26', { 'stroke-width': 2.6, stroke: '#b9835a' }),
        spark(14, -32, 1.2),
        spark(24, -22, 0.5),
        spark(3, -38, 0.5),
      ];
    case 'book':
      return [
        form('M-16 -14 L0 -10 L16 -14 V8 L0 12 L-16 8 Z', MAGIC),
        form('M-13 -17 Q-5 -17 0 -12 Q5 -17 13 -17 V4 Q5 4 0 9 Q-5 4 -13 4 Z', PAPER),
        stroke('M0 -12 V9', { 'stroke-width': 1.6 }),
      ];
    case 'fish':
      return [fishShape(2, -8, 1)];
    case 'yarn':
      return [yarnBall(2, -6, 12)];
    case 'sword':
      return [
        form('M-3 0 L-3 -34 L0 -42 L3 -34 L3 0 Z', '#cfd8e3'),
        tint('M0 -40 L3 -34 V0 H0 Z', '#9fb0c2'),
        form('M-10 -2 H10 V3 H-10 Z', CANDLE),
        form('M-2.5 3 H2.5 V11 H-2.5 Z', '#8a5a3a'),
      ];
    case 'flag':
      return [
        stroke('M0 8 V-36', { 'stroke-width': 5.5 }),
        stroke('M0 8 V-36', { 'stroke-width': 2.2, stroke: '#b9835a' }),
        form('M2 -36 C12 -42 18 -30 28 -35 V-18 C18 -13 12 -25 2 -19 Z', BERRY),
      ];
    case 'spoon':
      return [
        stroke('M0 6 V-20', { 'stroke-width': 6 }),
        stroke('M0 6 V-20', { 'stroke-width': 2.8, stroke: '#c79a6b' }),
        oval(0, -27, 6, 8, '#c79a6b'),
      ];
    case 'candle':
      return [
        form('M-5 -4 H5 V-22 H-5 Z', PAPER),
        form('M0 -38 C6 -30 4 -25 0 -25 C-4 -25 -6 -30 0 -38 Z', CANDLE),
        form('M-12 -4 H12 Q10 4 0 4 Q-10 4 -12 -4 Z', '#b98b3c'),
      ];
    case 'potion':
      return [
        form('M-4 -26 H4 V-16 C14 -12 14 6 0 6 C-14 6 -14 -12 -4 -16 Z', '#dff0ea'),
        tint('M-10 -6 H10 C10 2 6 5 0 5 C-6 5 -10 2 -10 -6 Z', MAGIC),
        form('M-5 -29 H5 V-25 H-5 Z', '#b9835a'),
        dot(-3, -1, 1.6, '#fff', { stroke: 'none' }),
        dot(3, -3, 1.1, '#fff', { stroke: 'none' }),
      ];
    case 'star':
      return [spark(2, -14, 1.7)];
    case 'shield':
      return [
        form('M-14 -22 Q0 -28 14 -22 V-6 Q12 8 0 13 Q-12 8 -14 -6 Z', '#7fa8d8'),
        tint('M0 -25 Q8 -25 14 -22 V-6 Q12 8 0 13 Z', darker('#7fa8d8', 0.25)),
        stroke('M0 -25 V12', { 'stroke-width': 1.6 }),
        stroke('M-14 -9 H14', { 'stroke-width': 1.6 }),
      ];
    default:
      return [];
  }
}

/** What is worn around the neck, for a neck at 60, 98 and about 50 wide; it hangs no lower than `ground`. */
export function collar(prop: Prop, ground: number): Drawing[] {
  switch (prop) {
    case 'bell':
      return [
        form('M36 93 Q60 108 84 93 L83 100 Q60 114 37 100 Z', BERRY),
        dot(60, 109, 6, '#f4c542'),
        stroke('M60 109 V114', { 'stroke-width': 1.8 }),
      ];
    case 'scarf': {
      const end = Math.min(134, ground);
      return [
        form('M33 90 Q60 106 87 90 L88 102 Q60 118 32 102 Z', MINT),
        form(`M68 106 L86 104 L90 ${end - 2} L76 ${end} Z`, MINT),
        ...[112, 120]
          .filter((y) => y < end - 2)
          .map((y, i) => stroke(`M${77 + i} ${y} l${9 + i} -1`, { stroke: lighter(MINT, 0.6) })),
      ];
    }
    default:
      return [];
  }
}

/** A cape lies behind the body. */
export function cape(colour: string): Drawing[] {
  return [
    form('M34 92 C18 108 8 130 8 150 C30 144 90 144 112 150 C112 130 102 108 86 92 Z', colour),
    form('M34 96 C26 84 28 76 36 70 L60 98 L84 70 C92 76 94 84 86 96 Z', darker(colour, 0.35)),
  ];
}
