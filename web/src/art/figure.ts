/** Whole cats: a portrait for a seat, a figure for a card, a token for the board. */
import type { Cat, Pose } from './cat';
import {
  type Drawing,
  clipped,
  darker,
  dot,
  form,
  group,
  inked,
  lighter,
  mix,
  moved,
  oval,
  stroke,
  tint,
} from './ink';
import { head } from './head';
import { cape, collar, held } from './props';

const pale = '#fff8ea';
const HELD = new Set([
  'wand',
  'book',
  'fish',
  'yarn',
  'sword',
  'flag',
  'spoon',
  'candle',
  'potion',
  'star',
  'shield',
]);

/** Belly, stripes or spots on a body, clipped to its outline. */
function bodyCoat(cat: Cat): Drawing[] {
  const line = { stroke: cat.second, 'stroke-width': 5 };
  switch (cat.pattern) {
    case 'stripes':
    case 'tabby':
      return [108, 120, 132].flatMap((y) => [
        stroke(`M16 ${y} Q24 ${y + 1} 31 ${y + 6}`, line),
        stroke(`M104 ${y} Q96 ${y + 1} 89 ${y + 6}`, line),
      ]);
    case 'spots':
      return [
        [32, 112],
        [29, 130],
        [42, 122],
        [88, 112],
        [91, 130],
        [78, 122],
        [60, 106],
      ].map(([x, y]) => dot(x!, y!, 4.4, cat.second, { stroke: 'none' }));
    case 'patches':
    case 'calico':
      return [
        tint('M64 88 C96 92 112 120 100 150 H78 C84 128 78 108 64 88 Z', cat.second),
        tint('M18 124 C30 122 36 134 34 150 H14 Z', cat.second),
      ];
    case 'tuxedo':
    case 'star':
      return [tint('M42 86 H78 C80 112 74 132 60 136 C46 132 40 112 42 86 Z', pale)];
    case 'swirls':
      return [
        stroke('M30 124 c-5 -2 -4 -10 3 -10 c11 1 10 16 -1 17', { ...line, 'stroke-width': 3.6 }),
        stroke('M90 124 c5 -2 4 -10 -3 -10 c-11 1 -10 16 1 17', { ...line, 'stroke-width': 3.6 }),
      ];
    default:
      return [oval(60, 118, 16, 20, lighter(cat.coat, 0.45), { stroke: 'none', opacity: 0.6 })];
  }
}

const paw = (cat: Cat, x: number, y: number, rx = 10, ry = 7.5): Drawing => {
  const fill =
    cat.pattern === 'tuxedo' || cat.pattern === 'star' || cat.pattern === 'tabby'
      ? pale
      : cat.pattern === 'points'
        ? cat.second
        : cat.coat;
  return group(
    {},
    oval(x, y, rx, ry, fill),
    stroke(`M${x - 3} ${y + 1} v${ry - 3}`, { 'stroke-width': 1.6 }),
    stroke(`M${x + 3} ${y + 1} v${ry - 3}`, { 'stroke-width': 1.6 }),
  );
};

/** A tail: a thick line of the coat with an outline and a tip of the second colour. */
function tail(cat: Cat, d: string, tip: string, width = 12): Drawing {
  const second = cat.pattern === 'plain' ? cat.coat : cat.pattern === 'tuxedo' ? pale : cat.second;
  return group(
    {},
    stroke(d, { 'stroke-width': width + 5 }),
    stroke(d, { 'stroke-width': width, stroke: cat.coat }),
    stroke(tip, { 'stroke-width': width, stroke: second }),
  );
}

function trunk(cat: Cat, outline: string): Drawing[] {
  return [
    form(outline, cat.coat, { stroke: 'none' }),
    clipped(
      outline,
      bodyCoat(cat),
      tint('M86 84 C104 100 108 130 96 152 H80 C94 130 94 104 86 84 Z', darker(cat.coat, 0.45), {
        opacity: 0.26,
      }),
    ),
    stroke(outline),
  ];
}

const SITTING = 'M36 84 C20 98 15 124 19 138 C22 148 98 148 101 138 C105 124 100 98 84 84 Z';
const STANDING = 'M40 84 C30 96 26 118 30 140 H90 C94 118 90 96 80 84 Z';

const POSES: Record<
  Pose,
  (cat: Cat) => { behind: Drawing[]; body: Drawing[]; grip: [number, number]; lift: number }
> = {
  sit: (cat) => ({
    behind: [tail(cat, 'M94 138 C116 138 118 116 108 104', 'M112.5 113 Q112 108 108 104')],
    body: [
      ...trunk(cat, SITTING),
      stroke('M50 112 V136'),
      stroke('M70 112 V136'),
      paw(cat, 48, 140),
      paw(cat, 72, 140),
    ],
    grip: [98, 118],
    lift: 0,
  }),
  wave: (cat) => ({
    behind: [
      tail(cat, 'M26 138 C4 138 4 116 14 106', 'M8 116 Q9 110 14 106'),
      ...arm(cat, 'M86 104 C100 100 106 92 106 78'),
    ],
    body: [
      ...trunk(cat, SITTING),
      stroke('M50 114 V136'),
      paw(cat, 48, 140),
      paw(cat, 72, 140),
      oval(106, 75, 8.5, 8.5, cat.pattern === 'points' ? cat.second : cat.coat),
      ...beans(106, 75),
    ],
    grip: [106, 72],
    lift: 0,
  }),
  loaf: (cat) => ({
    behind: [],
    body: [
      ...trunk(cat, 'M30 88 C8 98 2 124 8 138 C11 148 109 148 112 138 C118 124 112 98 90 88 Z'),
      tail(cat, 'M106 136 C96 146 74 146 66 141', 'M74 144 Q69 143 66 141', 10),
      paw(cat, 44, 138, 9, 6.5),
    ],
    grip: [24, 128],
    lift: 10,
  }),
  prowl: (cat) => ({
    behind: [
      tail(cat, 'M92 66 C112 56 112 30 100 22', 'M106 31 Q105 26 100 22'),
      form('M22 128 C14 84 40 44 76 46 C108 50 116 92 106 132 Z', cat.coat),
      tint('M92 54 C110 68 112 104 104 131 H90 C98 104 100 76 92 54 Z', darker(cat.coat, 0.45), {
        opacity: 0.26,
      }),
    ],
    body: [
      form('M22 118 C20 106 30 102 36 106 V144 H22 Z', cat.coat),
      form('M98 118 C100 106 90 102 84 106 V144 H98 Z', cat.coat),
      paw(cat, 27, 142, 12),
      paw(cat, 93, 142, 12),
    ],
    grip: [93, 130],
    lift: 34,
  }),
  curl: (cat) => ({
    behind: [],
    body: [
      ...trunk(
        cat,
        'M6 122 C6 98 30 84 60 84 C92 84 114 98 114 122 C114 142 92 148 60 148 C28 148 6 142 6 122 Z',
      ),
      tail(cat, 'M108 132 C96 150 46 150 28 138', 'M38 143 Q32 141 28 138'),
    ],
    grip: [100, 120],
    lift: 26,
  }),
  stand: (cat) => ({
    behind: [
      tail(cat, 'M88 132 C112 130 116 104 106 94', 'M111 102 Q110 97 106 94'),
      ...arm(cat, 'M38 102 C26 104 20 112 20 122'),
    ],
    body: [
      ...trunk(cat, STANDING),
      paw(cat, 44, 142, 12),
      paw(cat, 76, 142, 12),
      ...arm(cat, 'M82 102 C94 104 100 110 102 116'),
      oval(20, 124, 8, 8, cat.coat),
      oval(103, 117, 8, 8, cat.coat),
    ],
    grip: [103, 116],
    lift: 0,
  }),
};

function arm(cat: Cat, d: string): Drawing[] {
  return [stroke(d, { 'stroke-width': 19 }), stroke(d, { 'stroke-width': 14, stroke: cat.coat })];
}

function beans(x: number, y: number): Drawing[] {
  const pink = { stroke: 'none' };
  return [
    oval(x, y + 2, 3.4, 2.8, '#f2a0ae', pink),
    dot(x - 4, y - 2.4, 1.6, '#f2a0ae', pink),
    dot(x, y - 4, 1.6, '#f2a0ae', pink),
    dot(x + 4, y - 2.4, 1.6, '#f2a0ae', pink),
  ];
}

const GROUND = 150;

/** The whole cat in a box of 120 by 150, with 34 more above for a hat. */
export function figure(cat: Cat): Drawing {
  const { behind, body, grip, lift } = POSES[cat.pose](cat);
  const neck = collar(cat.prop, GROUND - lift);
  return inked(
    2.5,
    oval(60, 146, 46, 5, '#000', { stroke: 'none', opacity: 0.13 }),
    cat.prop === 'cape' ? cape(cat.second) : [],
    behind,
    body,
    neck.length > 0 ? group({ transform: `translate(0 ${lift})` }, neck) : [],
    moved(10, 2 + lift, 1, head(cat)),
    HELD.has(cat.prop)
      ? [
          moved(grip[0], grip[1], 1, held(cat.prop)),
          oval(grip[0], grip[1] + 2, 7.5, 6.5, cat.pattern === 'points' ? cat.second : cat.coat),
        ]
      : [],
  );
}
export const FIGURE_BOX = '-4 -34 128 190';

/** A head in a round frame: a seat's avatar; 120 by 120. */
export function portrait(cat: Cat, ground = mix(cat.eyes, '#fffaf0', 0.62)): Drawing {
  const rise =
    cat.hat === 'none' ||
    cat.hat === 'spectacles' ||
    cat.hat === 'monocle' ||
    cat.hat === 'bow' ||
    cat.hat === 'flower'
      ? 0
      : 9;
  return group(
    {},
    inked(2.5, dot(60, 60, 56, ground)),
    clipped(
      'M60 5 A55 55 0 0 1 60 115 A55 55 0 0 1 60 5 Z M10 0 H110 V60 H10 Z',
      inked(2.5, form('M20 124 C24 96 96 96 100 124 Z', cat.coat)),
      moved(15, 13 + rise, 0.9, head(cat)),
    ),
  );
}
export const PORTRAIT_BOX = '0 -8 120 128';

/** A small head for the board. */
export function token(cat: Cat): Drawing {
  return head({ ...cat, hat: 'none' });
}
export const TOKEN_BOX = '0 0 100 92';
