/** Faces: eyes, mouth, whiskers by mood; all in a head of 100 by 100 whose middle is 50, 55. */
import type { Cat, Mood } from './cat';
import { type Drawing, darker, form, group, mix, oval, ring, stroke, tint } from './ink';
import { INK } from './palette';

const LEFT = 33;
const RIGHT = 67;
const LEVEL = 58;

const EYE = { rx: 9.5, ry: 11, pupil: 6, look: 0, up: 0, slit: false };

/** Two open eyes; the right one may differ. */
function openEyes(colour: string, left: Partial<typeof EYE>, right = left): Drawing[] {
  const both = (draw: (x: number, eye: typeof EYE) => string) =>
    draw(LEFT, { ...EYE, ...left }) + draw(RIGHT, { ...EYE, ...right });
  return [
    form(
      both((x, { rx, ry }) => ring(x, LEVEL, rx, ry)),
      colour,
    ),
    tint(
      both((x, { ry, pupil, look, up, slit }) =>
        slit
          ? ring(x + look, LEVEL + up, pupil * 0.55, ry * 0.82)
          : ring(x + look, LEVEL + up, pupil, pupil * 1.15),
      ),
      INK,
    ),
    tint(
      both(
        (x, { look, up }) =>
          ring(x + look - 2.6, LEVEL + up - 3.8, 2.7, 2.7) + ring(x + look + 2.4, LEVEL + up + 3.2, 1.2, 1.2),
      ),
      '#fff',
    ),
  ];
}

/** Eyelids in the coat's colour over both eyes: how low they hang at their left and right ends. */
function lids(coat: string, ...ends: [[number, number], [number, number]]): Drawing[] {
  const both = (draw: (x: number, left: number, right: number) => string) =>
    [LEFT, RIGHT].map((x, i) => draw(x, ...ends[i]!)).join('');
  return [
    tint(
      both(
        (x, left, right) =>
          `M${x - 11.5} ${LEVEL - 14} H${x + 11.5} V${LEVEL + right} L${x - 11.5} ${LEVEL + left} Z`,
      ),
      coat,
    ),
    stroke(
      both(
        (x, left, right) =>
          `M${x - 9.6} ${LEVEL + left * 0.93 + right * 0.07} L${x + 9.6} ${LEVEL + right * 0.93 + left * 0.07}`,
      ),
    ),
  ];
}

function eyes(cat: Cat): Drawing[] {
  const { eyes: colour, coat } = cat;
  switch (cat.mood) {
    case 'happy':
      return [
        stroke(`M${LEFT - 9} 61 Q${LEFT} 48 ${LEFT + 9} 61 M${RIGHT - 9} 61 Q${RIGHT} 48 ${RIGHT + 9} 61`, {
          'stroke-width': 3,
        }),
      ];
    case 'sleepy':
      return [
        stroke(`M${LEFT - 9} 57 Q${LEFT} 66 ${LEFT + 9} 57 M${RIGHT - 9} 57 Q${RIGHT} 66 ${RIGHT + 9} 57`, {
          'stroke-width': 3,
        }),
      ];
    case 'smug':
      return [...openEyes(colour, { look: 2.5 }), ...lids(coat, [-3, -3], [-3, -3])];
    case 'fierce':
      return [...openEyes(colour, { slit: true }), ...lids(coat, [-10, -1.5], [-1.5, -10])];
    case 'grumpy':
      return [...openEyes(colour, { up: 2 }), ...lids(coat, [-5, -1], [-1, -5])];
    case 'startled':
      return openEyes('#fffaf0', { rx: 11, ry: 12.5, pupil: 3.4 });
    case 'sly':
      return [...openEyes(colour, { look: 3, slit: true }), ...lids(coat, [-2, -5], [-6, -3])];
    case 'adoring':
      return openEyes(colour, { rx: 11, ry: 12.5, pupil: 9 });
    case 'curious':
      return openEyes(colour, { look: -1.5, up: -2 }, { rx: 11, ry: 12.5, pupil: 7, look: -1.5, up: -2 });
    case 'calm':
      return openEyes(colour, { pupil: 6.6 });
  }
}

const MOUTHS: Record<Mood, (tongue: string) => Drawing[]> = {
  happy: (tongue) => [
    form('M43 73 Q50 76 57 73 Q57 83 50 83 Q43 83 43 73 Z', '#7d2f45'),
    tint('M45.5 79 Q50 75.5 54.5 79 Q53 82 50 82 Q47 82 45.5 79 Z', tongue),
    stroke('M40 72 Q45 76 50 71.5 Q55 76 60 72'),
  ],
  smug: () => [stroke('M41 74 Q46 76.5 50 72 Q56 79 63 71')],
  sleepy: () => [stroke('M43 74.5 Q47 77 50 73 Q53 77 57 74.5')],
  fierce: () => [
    form('M41 75 Q50 70 59 75 Q56 81 50 79 Q44 81 41 75 Z', '#7d2f45'),
    form('M44 75 l2 4 l1.5 -4 Z', '#fff', { 'stroke-width': 1.2 }),
    form('M52.5 75 l2 4 l1.5 -4 Z', '#fff', { 'stroke-width': 1.2 }),
  ],
  grumpy: () => [stroke('M42 78 Q46 73 50 73 Q54 73 58 78')],
  startled: () => [oval(50, 77, 3.6, 4.4, '#7d2f45')],
  sly: () => [
    stroke('M40 72.5 Q45 77 50 72 Q57 79 62 70'),
    form('M56 75.4 l1.5 4 l2.3 -4.6 Z', '#fff', { 'stroke-width': 1.4 }),
  ],
  adoring: (tongue) => [
    stroke('M42 73 Q46.5 78 50 72.5 Q53.5 78 58 73'),
    tint('M47.6 77 Q50 75 52.4 77 Q53 82 50 82 Q47 82 47.6 77 Z', tongue),
  ],
  curious: () => [stroke('M43 74 Q47 77 50 72.5 Q53 77 57 74')],
  calm: () => [stroke('M42 74 Q46.5 78 50 72.5 Q53.5 78 58 74')],
};

const isDark = (colour: string) =>
  parseInt(colour.slice(1, 3), 16) + parseInt(colour.slice(3, 5), 16) + parseInt(colour.slice(5, 7), 16) <
  330;

export function face(cat: Cat): Drawing {
  const nose = isDark(cat.coat) ? '#e88aa0' : '#d9667f';
  const feeler = { 'stroke-width': 1.5, stroke: isDark(cat.coat) ? mix(cat.coat, '#ffffff', 0.75) : INK };
  const blush = cat.mood === 'adoring' || cat.mood === 'happy' || cat.mood === 'sleepy';
  return group(
    {},
    eyes(cat),
    blush ? tint(ring(21, 69, 6, 3.6) + ring(79, 69, 6, 3.6), '#f07a8c', { opacity: 0.5 }) : [],
    stroke(
      'M25 69 L7 64 M24 72.5 L5 72.5 M25 76 L8 81 M75 69 L93 64 M76 72.5 L95 72.5 M75 76 L92 81',
      feeler,
    ),
    MOUTHS[cat.mood]('#ef8fa0'),
    form('M46 67.2 Q50 65.6 54 67.2 Q53.5 71.5 50 72 Q46.5 71.5 46 67.2 Z', nose, { 'stroke-width': 1.8 }),
    cat.mood === 'curious'
      ? stroke(`M59 43 Q67 38 75 42`, { 'stroke-width': 2, stroke: darker(cat.coat, 0.6) })
      : [],
  );
}
