/** Things of witches: cauldrons, mirrors, potions, spells, lairs, and the four components; each in 100 by 100. */
import { type Drawing, darker, dot, form, group, inked, lighter, moved, oval, stroke, tint } from './ink';
import { BERRY, CANDLE, INK, MAGIC, PAPER } from './palette';
import { spark } from './props';

export const THING_BOX = '0 0 100 100';
const AMBER = '#eba63c';
const TEAL = '#3f9a98';
const VIOLET = '#9a6fd0';

const line = (...parts: (Drawing | Drawing[])[]) => inked(2.5, ...parts);

export function cauldron(): Drawing {
  return line(
    stroke('M30 84 L24 94', { 'stroke-width': 6 }),
    stroke('M70 84 L76 94', { 'stroke-width': 6 }),
    form('M16 42 C8 66 22 90 50 90 C78 90 92 66 84 42 Z', '#4b4560'),
    tint('M84 42 C92 66 78 90 50 90 C72 82 78 62 74 42 Z', '#332d47'),
    oval(28, 62, 4, 11, '#6d6688', { stroke: 'none', transform: 'rotate(12 28 62)' }),
    form('M12 36 C12 30 88 30 88 36 C90 44 84 46 50 46 C16 46 10 44 12 36 Z', '#5d5778'),
    oval(50, 37.5, 32, 5.4, '#6fcf97', { 'stroke-width': 2 }),
    dot(38, 27, 6, '#8fe3b2', { 'stroke-width': 2 }),
    dot(55, 19, 8, '#8fe3b2', { 'stroke-width': 2 }),
    dot(67, 29, 4, '#8fe3b2', { 'stroke-width': 2 }),
    dot(52, 16, 2, '#fff', { stroke: 'none' }),
    dot(36.5, 25, 1.6, '#fff', { stroke: 'none' }),
    stroke('M16 48 C6 48 5 58 12 60', { 'stroke-width': 4 }),
    stroke('M84 48 C94 48 95 58 88 60', { 'stroke-width': 4 }),
  );
}

export function mirror(): Drawing {
  return line(
    form('M44 70 H56 L58 90 C58 96 42 96 42 90 Z', '#d9a441'),
    form('M50 4 C76 4 86 22 84 42 C82 62 68 74 50 74 C32 74 18 62 16 42 C14 22 24 4 50 4 Z', '#e8b84f'),
    tint('M66 9 C82 18 86 34 83 46 C80 62 68 74 50 74 C74 64 78 32 66 9 Z', '#c48a2c'),
    oval(50, 39, 25, 27, '#bfe3f2'),
    tint('M50 12 C64 12 75 24 75 39 C75 54 64 66 50 66 C66 58 66 24 50 12 Z', '#94c7dd'),
    stroke('M36 46 L52 24', { stroke: '#fff', 'stroke-width': 4 }),
    stroke('M44 52 L54 38', { stroke: '#fff', 'stroke-width': 3 }),
    form('M42 4 L40 -3 L46 1 L50 -5 L54 1 L60 -3 L58 4 C54 2 46 2 42 4 Z', '#f4c542', {
      transform: 'translate(0 4)',
    }),
    dot(50, 83, 2.6, BERRY, { 'stroke-width': 1.6 }),
  );
}

export function potion(colour = BERRY): Drawing {
  return line(
    form('M40 14 H60 V36 C82 44 90 62 82 78 C76 90 24 90 18 78 C10 62 18 44 40 36 Z', '#eaf4f2'),
    tint(
      'M20 58 C34 52 40 64 54 58 C66 53 74 56 81 60 C85 68 84 76 80 79 C74 87 26 87 20 79 C16 74 15 66 20 58 Z',
      colour,
    ),
    tint(
      'M81 60 C85 68 84 76 80 79 C74 87 50 88 40 86 C62 84 72 74 72 57 C76 57 79 58 81 60 Z',
      darker(colour, 0.3),
    ),
    form('M36 6 H64 V16 H36 Z', '#b9835a'),
    dot(36, 70, 4, lighter(colour, 0.6), { stroke: 'none' }),
    dot(48, 76, 2.6, lighter(colour, 0.6), { stroke: 'none' }),
    dot(56, 66, 3, lighter(colour, 0.6), { stroke: 'none' }),
    stroke('M28 50 C30 46 34 43 38 42', { stroke: '#fff', 'stroke-width': 4 }),
    stroke('M40 14 H60 V36 C82 44 90 62 82 78 C76 90 24 90 18 78 C10 62 18 44 40 36 Z'),
  );
}

/** A spell: a paw of light with a trail. */
export function spell(colour = '#5f86e0'): Drawing {
  return line(
    stroke('M8 92 C20 84 28 74 34 66', { stroke: lighter(colour, 0.4), 'stroke-width': 9 }),
    stroke('M22 96 C32 90 38 82 42 74', { stroke: lighter(colour, 0.65), 'stroke-width': 5 }),
    stroke('M6 74 C16 70 22 66 28 60', { stroke: lighter(colour, 0.65), 'stroke-width': 5 }),
    form('M40 66 C30 52 40 40 54 42 C70 44 78 56 72 68 C66 76 58 70 52 74 C48 77 43 73 40 66 Z', colour),
    oval(30, 38, 7, 10, colour, { transform: 'rotate(-24 30 38)' }),
    oval(46, 24, 7.5, 11, colour, { transform: 'rotate(-6 46 24)' }),
    oval(66, 24, 7.5, 11, colour, { transform: 'rotate(16 66 24)' }),
    oval(82, 40, 7, 10, colour, { transform: 'rotate(40 82 40)' }),
    tint('M46 60 C42 52 48 46 54 47', lighter(colour, 0.55)),
    spark(84, 74, 1),
    spark(16, 20, 0.8),
    spark(90, 14, 0.6),
  );
}

/** A lair: a crooked little house with ears. */
export function lair(): Drawing {
  return line(
    form('M22 46 V88 C40 92 62 92 80 88 V46 Z', '#c98f5e'),
    tint('M66 46 H80 V88 C74 90 68 90.5 62 91 C66 76 67 60 66 46 Z', '#a56c40'),
    form('M10 50 L18 10 L34 26 C44 20 58 20 68 26 L84 10 L92 50 C70 40 32 40 10 50 Z', MAGIC),
    tint('M68 26 L84 10 L92 50 C86 47 80 45 74 44 C74 38 72 32 68 26 Z', darker(MAGIC, 0.3)),
    form('M20 18 L29 27 L17 36 Z', '#f2a0ae', { stroke: 'none' }),
    form('M82 18 L73 27 L85 36 Z', '#f2a0ae', { stroke: 'none' }),
    form('M40 90 V72 C40 58 62 58 62 72 V90 Z', '#4a3350'),
    dot(57, 76, 1.8, '#f4c542', { stroke: 'none' }),
    dot(34, 58, 6.5, '#ffe9a8'),
    stroke('M34 51.5 V64.5', { 'stroke-width': 1.6 }),
    stroke('M27.5 58 H40.5', { 'stroke-width': 1.6 }),
    dot(69, 58, 6.5, '#ffe9a8'),
    stroke('M69 51.5 V64.5', { 'stroke-width': 1.6 }),
    stroke('M62.5 58 H75.5', { 'stroke-width': 1.6 }),
    stroke('M30 34 L38 33', { stroke: lighter(MAGIC, 0.4) }),
    stroke('M44 30 L52 30', { stroke: lighter(MAGIC, 0.4) }),
    stroke('M56 36 L64 37', { stroke: lighter(MAGIC, 0.4) }),
  );
}

export function explodedLair(): Drawing {
  return line(
    form(
      'M50 2 L58 22 L76 8 L74 30 L96 28 L80 46 L98 58 L78 62 L84 84 L64 74 L54 96 L44 76 L22 88 L26 66 L4 62 L20 48 L4 30 L26 32 L22 10 L42 22 Z',
      '#f2a65a',
    ),
    form(
      'M50 22 L56 36 L68 28 L66 42 L80 46 L68 54 L72 68 L58 62 L50 76 L42 62 L28 68 L32 54 L20 46 L34 42 L32 28 L44 36 Z',
      '#ffe08a',
      { stroke: 'none' },
    ),
    moved(50, 50, 0.46, group({ transform: 'translate(-50 -56) rotate(-14 50 50)' }, lair())),
    form('M8 82 L18 76 L20 86 L12 90 Z', '#c98f5e'),
    form('M82 10 L92 6 L94 16 L86 18 Z', MAGIC),
    form('M84 88 L94 84 L92 94 Z', '#c98f5e'),
  );
}

// Components can be told apart by their outlines.

export function artifact(): Drawing {
  return line(
    stroke('M22 8 C22 40 40 44 50 46 C60 44 78 40 78 8', { 'stroke-width': 5 }),
    stroke('M22 8 C22 40 40 44 50 46 C60 44 78 40 78 8', {
      'stroke-width': 2,
      stroke: '#f4d58a',
      'stroke-dasharray': '2 5',
    }),
    form('M50 40 L78 56 L72 84 L50 94 L28 84 L22 56 Z', AMBER),
    tint('M50 40 L78 56 L72 84 L50 94 Z', darker(AMBER, 0.22)),
    oval(50, 67, 15, 17, '#fff0c4'),
    oval(50, 67, 5, 15, '#6b3f12', { stroke: 'none' }),
    dot(46.5, 60, 2.6, '#fff', { stroke: 'none' }),
  );
}

export function familiar(): Drawing {
  return line(
    form('M50 14 C78 14 84 40 80 64 C77 82 66 92 50 92 C34 92 23 82 20 64 C16 40 22 14 50 14 Z', TEAL),
    form('M20 28 L18 6 L36 18 Z', TEAL),
    form('M80 28 L82 6 L64 18 Z', TEAL),
    tint('M66 18 C84 30 84 54 79 68 C75 84 64 92 50 92 C72 82 78 46 66 18 Z', darker(TEAL, 0.3)),
    oval(50, 70, 17, 18, '#dcefe6', { 'stroke-width': 2 }),
    stroke('M42 64 q4 4 8 0 q4 4 8 0', { 'stroke-width': 1.8 }),
    stroke('M42 74 q4 4 8 0 q4 4 8 0', { 'stroke-width': 1.8 }),
    dot(36, 38, 13, '#fff6dd'),
    dot(64, 38, 13, '#fff6dd'),
    dot(38, 39, 6, INK, { stroke: 'none' }),
    dot(62, 39, 6, INK, { stroke: 'none' }),
    dot(35.6, 36, 2.2, '#fff', { stroke: 'none' }),
    dot(59.6, 36, 2.2, '#fff', { stroke: 'none' }),
    form('M45 46 H55 L50 56 Z', CANDLE),
    form('M20 52 C12 62 14 74 22 80 Z', darker(TEAL, 0.2)),
    form('M80 52 C88 62 86 74 78 80 Z', darker(TEAL, 0.35)),
    stroke('M40 92 v4', { 'stroke-width': 4, stroke: CANDLE }),
    stroke('M60 92 v4', { 'stroke-width': 4, stroke: CANDLE }),
  );
}

/** The flask of a component is narrow and pointed, unlike the potion that is thrown. */
export function flask(): Drawing {
  return line(
    form('M42 10 H58 V40 L82 82 C86 92 80 94 74 94 H26 C20 94 14 92 18 82 L42 40 Z', '#eaf0fa'),
    tint('M32 58 C42 54 50 62 68 58 L82 82 C85 90 80 93 74 93 H26 C20 93 15 90 18 82 Z', VIOLET),
    tint('M68 58 L82 82 C85 90 80 93 74 93 H52 C68 86 68 70 64 59 Z', darker(VIOLET, 0.28)),
    form('M36 4 H64 V14 H36 Z', '#b9835a'),
    dot(40, 74, 4.5, lighter(VIOLET, 0.6), { stroke: 'none' }),
    dot(54, 80, 3, lighter(VIOLET, 0.6), { stroke: 'none' }),
    dot(52, 68, 2.2, lighter(VIOLET, 0.6), { stroke: 'none' }),
    stroke('M47 20 V38', { stroke: '#fff', 'stroke-width': 4 }),
    stroke('M42 10 H58 V40 L82 82 C86 92 80 94 74 94 H26 C20 94 14 92 18 82 L42 40 Z'),
  );
}

export function scroll(): Drawing {
  return line(
    form('M24 20 H76 V80 H24 Z', '#fff1cf'),
    tint('M64 20 H76 V80 H64 Z', '#e7cf9b'),
    form('M16 14 C10 14 10 28 16 28 H84 C90 28 90 14 84 14 Z', '#f3ddae'),
    form('M16 74 C10 74 10 88 16 88 H84 C90 88 90 74 84 74 Z', '#f3ddae'),
    stroke('M34 38 H58', { stroke: '#8a6a4a' }),
    stroke('M34 47 H64', { stroke: '#8a6a4a' }),
    stroke('M34 56 H52', { stroke: '#8a6a4a' }),
    dot(62, 64, 8, BERRY),
    tint('M62 59 l1.5 3 3.5 .3 -2.6 2.3 .8 3.4 -3.2 -1.8 -3.2 1.8 .8 -3.4 -2.6 -2.3 3.5 -.3 Z', '#ffd0dc'),
    stroke('M84 17 C80 19 80 23 84 25', { 'stroke-width': 1.8 }),
    stroke('M84 77 C80 79 80 83 84 85', { 'stroke-width': 1.8 }),
  );
}

export const COMPONENTS = { artifact, familiar, potion: flask, scroll } as const;
export type Component = keyof typeof COMPONENTS;

/** The back of every card: a paw in a frame of stars. */
export function cardBack(colour = MAGIC): Drawing {
  const light = lighter(colour, 0.3);
  return group(
    {},
    form('M0 0 H100 V140 H0 Z', colour),
    stroke('M8 8 H92 V132 H8 Z', { stroke: light, 'stroke-width': 2.5 }),
    tint('M50 66 C64 66 72 78 66 88 C60 96 54 90 50 90 C46 90 40 96 34 88 C28 78 36 66 50 66 Z', light),
    oval(28, 62, 7, 10, light, { transform: 'rotate(-24 28 62)' }),
    oval(43, 48, 7, 10, light),
    oval(58, 48, 7, 10, light),
    oval(72, 62, 7, 10, light, { transform: 'rotate(24 72 62)' }),
    spark(50, 24, 1, light),
    spark(22, 30, 0.5, light),
    spark(78, 30, 0.5, light),
    spark(50, 116, 1, light),
    spark(22, 110, 0.5, light),
    spark(78, 110, 0.5, light),
  );
}
export const BACK_BOX = '0 0 100 140';

export function candle(): Drawing {
  return line(
    form('M50 6 C62 22 60 34 50 36 C40 34 38 22 50 6 Z', CANDLE),
    tint('M50 18 C56 26 55 32 50 33 C45 32 44 26 50 18 Z', '#fff0b8'),
    stroke('M50 36 V42', { 'stroke-width': 3 }),
    form('M38 42 H62 V84 H38 Z', PAPER),
    tint('M54 42 H62 V84 H54 Z', '#e6d9c2'),
    form('M20 82 H80 C80 94 20 94 20 82 Z', '#b98b3c'),
  );
}
