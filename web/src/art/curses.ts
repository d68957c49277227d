/** Curses: ghosts with cat ears, each with a sign for its name. */
import {
  type Drawing,
  chance,
  darker,
  dot,
  form,
  group,
  inked,
  lighter,
  mirrored,
  mix,
  oval,
  pick,
  stroke,
  tint,
  turned,
} from './ink';
import { BERRY, CANDLE, INK, MAGIC, MINT, PAPER } from './palette';
import { fishShape, spark, yarnBall } from './props';

export const CURSE_BOX = '0 0 120 120';
const GHOST =
  'M24 62 C20 30 40 16 60 16 C80 16 100 30 96 62 C95 78 98 92 102 104 C94 108 88 100 82 104 C76 110 68 102 60 106 C52 102 44 110 38 104 C32 100 26 108 18 104 C22 92 25 78 24 62 Z';

interface Spirit {
  body: string;
  eyes: 'round' | 'shut' | 'wide' | 'half' | 'angry';
  mouth: 'smile' | 'fangs' | 'oh' | 'flat' | 'yawn';
  extra: (body: string) => { behind?: Drawing[]; before?: Drawing[] };
}

const whiskers = () => [
  stroke('M34 70 L18 66', { 'stroke-width': 1.6 }),
  stroke('M34 74 L17 76', { 'stroke-width': 1.6 }),
  stroke('M86 70 L102 66', { 'stroke-width': 1.6 }),
  stroke('M86 74 L103 76', { 'stroke-width': 1.6 }),
];

const EYES: Record<Spirit['eyes'], (x: number) => Drawing[]> = {
  round: (x) => [
    oval(x, 60, 7, 9, INK, { stroke: 'none' }),
    dot(x - 2.4, 56.5, 2.6, '#fff', { stroke: 'none' }),
  ],
  wide: (x) => [oval(x, 58, 10, 12, '#fff'), dot(x, 60, 3.4, INK, { stroke: 'none' })],
  shut: (x) => [stroke(`M${x - 8} 58 Q${x} 67 ${x + 8} 58`, { 'stroke-width': 3 })],
  half: (x) => [
    oval(x, 60, 8, 8, '#fff6c9'),
    oval(x + 2, 62, 4, 5, INK, { stroke: 'none' }),
    stroke(`M${x - 9} 57 H${x + 9}`, { 'stroke-width': 4 }),
  ],
  angry: (x) => [
    oval(x, 61, 7.5, 8.5, '#ffe08a'),
    oval(x, 61, 2.6, 7, INK, { stroke: 'none' }),
    stroke(x < 60 ? `M${x - 10} 48 L${x + 8} 55` : `M${x + 10} 48 L${x - 8} 55`, { 'stroke-width': 3.5 }),
  ],
};
const MOUTHS: Record<Spirit['mouth'], Drawing[]> = {
  smile: [stroke('M50 76 Q55 82 60 76 Q65 82 70 76')],
  fangs: [
    stroke('M48 76 Q60 84 72 76'),
    form('M52 78 l2.5 7 2.5 -6 Z', '#fff', { 'stroke-width': 1.6 }),
    form('M63 79 l2.5 6 2.5 -7 Z', '#fff', { 'stroke-width': 1.6 }),
  ],
  oh: [oval(60, 82, 5, 7, '#5a3350')],
  flat: [stroke('M51 80 H69')],
  yawn: [oval(60, 84, 9, 8, '#5a3350'), oval(60, 88, 5, 3.5, '#e88aa0', { stroke: 'none' })],
};

const SPIRITS: Record<string, Spirit> = {
  snail: {
    body: '#b9d99a',
    eyes: 'half',
    mouth: 'smile',
    extra: () => ({
      behind: [
        form('M66 104 C60 60 112 52 116 88 C117 100 104 108 92 106 Z', '#d98f5a'),
        stroke('M92 84 c6 -4 12 2 8 8 c-6 8 -20 4 -20 -8 c0 -14 22 -18 30 -4', { 'stroke-width': 3 }),
      ],
      before: [
        stroke('M46 18 C44 8 38 4 34 4'),
        stroke('M74 18 C76 8 82 4 86 4'),
        dot(33, 4, 4, '#fff6c9'),
        dot(87, 4, 4, '#fff6c9'),
      ],
    }),
  },
  copycat: {
    body: '#b7c4ee',
    eyes: 'round',
    mouth: 'smile',
    extra: (body) => ({
      behind: [group({ transform: 'translate(18 -8)', opacity: 0.55 }, form(GHOST, lighter(body, 0.4)))],
    }),
  },
  vampire: {
    body: '#cdbbe0',
    eyes: 'angry',
    mouth: 'fangs',
    extra: () => ({
      behind: [
        form(
          'M30 40 L4 30 C6 60 2 92 10 116 C40 104 80 104 110 116 C118 92 114 60 116 30 L90 40 Z',
          '#7d2440',
        ),
        form('M30 70 L22 44 L44 84 Z', BERRY),
        form('M90 70 L98 44 L76 84 Z', BERRY),
      ],
      before: [
        tint('M42 28 Q60 50 78 28 Q60 14 42 28 Z', '#41355e'),
        form('M52 100 L60 95 L68 100 L60 105 Z', BERRY),
      ],
    }),
  },
  breadhead: {
    body: '#f0d9a8',
    eyes: 'round',
    mouth: 'oh',
    extra: () => ({
      before: [
        form(
          'M18 26 C8 10 34 -2 60 2 C86 -2 112 10 102 26 C104 34 96 36 94 36 V44 C80 40 40 40 26 44 V36 C20 36 16 32 18 26 Z',
          '#d99a55',
        ),
        tint('M34 30 C28 16 44 10 60 11 C78 10 92 16 86 30 V36 C72 34 48 34 34 36 Z', '#f7e3b8'),
      ],
    }),
  },
  catnap: {
    body: '#a9c7ea',
    eyes: 'shut',
    mouth: 'yawn',
    extra: () => ({
      before: [
        form(
          'M28 36 C34 6 74 -4 100 16 C108 24 108 34 104 40 C98 30 92 28 86 30 C86 32 86 34 86 36 C68 26 46 26 28 36 Z',
          '#6f86c9',
        ),
        dot(104, 43, 6, PAPER),
        stroke('M96 62 h10 l-10 12 h10', { 'stroke-width': 2.5 }),
        stroke('M108 84 h6 l-6 8 h6', { 'stroke-width': 2 }),
      ],
    }),
  },
  scaredycat: {
    body: '#e3e6ef',
    eyes: 'wide',
    mouth: 'oh',
    extra: () => ({
      behind: [
        stroke('M24 40 L10 30'),
        stroke('M20 58 L6 54'),
        stroke('M96 40 L110 30'),
        stroke('M100 58 L114 54'),
      ],
      before: [form('M92 40 C98 48 98 54 93 55 C88 54 88 48 92 40 Z', '#7fc3e8', { 'stroke-width': 1.8 })],
    }),
  },
  hairball: {
    body: '#e6b98f',
    eyes: 'half',
    mouth: 'yawn',
    extra: () => ({
      before: [
        form('M76 96 l4 -7 5 5 6 -5 2 7 7 1 -4 6 4 6 -7 1 -2 7 -6 -4 -6 4 -1 -7 -7 -2 4 -5 Z', '#9a6240'),
        stroke('M84 98 q6 -4 10 2', { 'stroke-width': 1.8 }),
        stroke('M84 106 q6 4 10 -1', { 'stroke-width': 1.8 }),
      ],
    }),
  },
  purrmaid: {
    body: '#a8dccf',
    eyes: 'round',
    mouth: 'smile',
    extra: () => ({
      behind: [
        form(
          'M88 100 C108 96 112 84 108 72 C118 74 122 66 120 60 C112 62 108 66 106 70 C100 64 94 64 90 66 C94 72 100 76 104 76 C106 88 98 92 84 92 Z',
          '#3f9a98',
        ),
      ],
      before: [
        form('M78 24 c4 -9 12 -9 14 -2 c7 -1 10 6 4 10 c2 7 -6 10 -10 5 c-6 4 -12 -2 -8 -7 Z', '#f28fa6'),
        dot(86, 30, 3, '#fff6c9', { 'stroke-width': 1.4 }),
        stroke('M40 92 q5 5 10 0 q5 5 10 0 q5 5 10 0', { 'stroke-width': 1.8 }),
      ],
    }),
  },
  frankenpaws: {
    body: '#a9c9a4',
    eyes: 'half',
    mouth: 'flat',
    extra: () => ({
      behind: [form('M12 62 h14 v10 h-14 Z', '#9aa6b5'), form('M94 62 h14 v10 h-14 Z', '#9aa6b5')],
      before: [
        form(
          'M32 38 L34 20 L44 28 L52 17 L60 27 L68 17 L76 28 L86 20 L88 38 C70 30 50 30 32 38 Z',
          '#463f55',
        ),
        stroke('M74 44 L90 52', { 'stroke-width': 2 }),
        stroke('M78 42 l-3 7', { 'stroke-width': 1.6 }),
        stroke('M84 45 l-3 7', { 'stroke-width': 1.6 }),
      ],
    }),
  },
  cattitude: {
    body: '#f1c3c9',
    eyes: 'round',
    mouth: 'flat',
    extra: () => ({
      before: [
        form('M26 52 H58 L55 64 Q42 72 31 64 Z', '#2b2233'),
        form('M62 52 H94 L89 64 Q78 72 65 64 Z', '#2b2233'),
        stroke('M56 54 H64', { 'stroke-width': 4 }),
        stroke('M33 57 L40 55', { stroke: '#fff', 'stroke-width': 2.5 }),
        stroke('M69 57 L76 55', { stroke: '#fff', 'stroke-width': 2.5 }),
      ],
    }),
  },
  catastrophe: {
    body: '#b7bfd0',
    eyes: 'wide',
    mouth: 'oh',
    extra: () => ({
      before: [
        form(
          'M24 26 C14 26 14 12 26 12 C30 0 52 -2 58 8 C72 0 92 6 90 18 C102 20 98 32 88 30 C70 34 40 34 24 26 Z',
          '#6d7390',
        ),
        form('M60 28 L48 46 H58 L54 60 L72 40 H62 L68 28 Z', '#ffd873'),
      ],
    }),
  },
  purrgatory: {
    body: '#e9d6f2',
    eyes: 'shut',
    mouth: 'smile',
    extra: () => ({
      behind: [
        form(
          'M14 112 C10 96 20 92 20 80 C30 88 28 96 34 92 C36 84 32 78 38 70 C50 82 46 92 54 94 L60 84 L66 94 C74 92 70 82 82 70 C88 78 84 84 86 92 C92 96 90 88 100 80 C100 92 110 96 106 112 Z',
          '#f2a65a',
        ),
      ],
      before: [oval(60, 8, 24, 6, 'none', { stroke: '#e0a93b', 'stroke-width': 4.5 })],
    }),
  },
};

/** Signs for curses without a drawing of their own, chosen by their name. */
const SIGNS: readonly ((body: string) => { behind?: Drawing[]; before?: Drawing[] })[] = [
  () => ({
    before: [
      yarnBall(94, 92, 15, BERRY),
      stroke('M94 106 C74 116 40 112 26 116', { stroke: BERRY, 'stroke-width': 2.5 }),
    ],
  }),
  () => ({ before: [group({ transform: 'translate(60 96) rotate(-8)' }, fishShape(0, 0, 1.5))] }),
  () => ({ before: [form('M36 26 L32 4 L46 14 L60 0 L74 14 L88 4 L84 26 C70 20 50 20 36 26 Z', '#f4c542')] }),
  () => ({
    before: [
      form('M14 44 C30 34 90 34 106 44 C96 30 84 30 78 26 L70 4 H50 L42 26 C36 30 24 30 14 44 Z', '#41355e'),
      form('M42 26 C54 22 66 22 78 26 L79 31 C66 27 54 27 41 31 Z', CANDLE),
    ],
  }),
  () => ({
    before: [
      stroke('M60 16 C56 4 66 4 62 -4', { stroke: MINT, 'stroke-width': 5 }),
      form('M62 -2 C74 -8 82 0 80 8 C70 10 64 6 62 -2 Z', MINT),
      form('M61 6 C50 0 42 4 40 12 C50 16 58 14 61 6 Z', MINT),
    ],
  }),
  () => ({
    behind: [
      form('M14 24 C-6 30 -2 70 22 70 Z', '#f5c6d8'),
      form('M106 24 C126 30 122 70 98 70 Z', '#f5c6d8'),
    ],
  }),
  () => ({
    before: [
      form('M96 96 L80 70 C92 60 108 66 110 80 Z', '#b9835a'),
      spark(84, 58, 1),
      spark(106, 60, 0.7),
      spark(70, 108, 0.6),
    ],
  }),
  (body) => ({
    before: [
      stroke('M34 98 Q60 112 86 98', {
        stroke: darker(body, 0.5),
        'stroke-width': 5,
        'stroke-dasharray': '7 6',
      }),
      dot(60, 106, 7, '#f4c542'),
    ],
  }),
];

function spirit(name: string): Spirit {
  const random = chance(`curse ${name}`);
  return {
    body: pick(random, [
      '#b9d99a',
      '#b7c4ee',
      '#cdbbe0',
      '#f0d9a8',
      '#a9c7ea',
      '#f1c3c9',
      '#a8dccf',
      '#e6b98f',
    ]),
    eyes: pick(random, ['round', 'shut', 'wide', 'half', 'angry'] as const),
    mouth: pick(random, ['smile', 'fangs', 'oh', 'flat', 'yawn'] as const),
    extra: pick(random, SIGNS),
  };
}

export function curse(name: string): Drawing {
  const key = Object.keys(SPIRITS).find((known) => name.replace(/_/g, '').includes(known));
  const one = key ? SPIRITS[key]! : spirit(name);
  const { behind = [], before = [] } = one.extra(one.body);
  const ear = [
    form('M26 44 C20 26 22 12 27 7 C36 10 46 18 50 24 Z', one.body),
    tint('M30 34 C28 24 29 18 31 15 C36 18 40 22 42 26 Z', mix(one.body, '#f2a0ae', 0.6)),
  ];
  return inked(
    2.5,
    behind,
    ear,
    mirrored(120, ear),
    form(GHOST, one.body),
    tint('M84 26 C100 42 92 84 102 103 C96 106 90 100 84 103 C92 80 94 48 84 26 Z', darker(one.body, 0.3), {
      opacity: 0.55,
    }),
    oval(42, 32, 9, 4, '#fff', { stroke: 'none', opacity: 0.6, transform: 'rotate(-28 42 32)' }),
    EYES[one.eyes](43),
    EYES[one.eyes](77),
    whiskers(),
    MOUTHS[one.mouth],
    form('M56.5 69 H63.5 L60 73.5 Z', '#d9667f', { 'stroke-width': 1.6 }),
    before,
  );
}

/** Chaos Cat: upside down, in a whirl. */
export function chaosCat(): Drawing {
  return inked(
    2.5,
    ...[0, 120, 240].map((turn) =>
      turned(
        turn,
        60,
        60,
        stroke('M60 8 C92 8 112 34 108 62', { stroke: MAGIC, 'stroke-width': 7 }),
        stroke('M60 22 C82 22 98 40 96 58', { stroke: CANDLE, 'stroke-width': 4 }),
      ),
    ),
    turned(
      180,
      60,
      60,
      form('M32 52 L30 22 L50 36 H70 L90 22 L88 52 C92 84 76 94 60 94 C44 94 28 84 32 52 Z', '#463f55'),
      dot(48, 60, 9, '#ffe08a'),
      dot(72, 60, 9, '#ffe08a'),
      oval(48, 60, 2.6, 8, INK, { stroke: 'none' }),
      oval(72, 60, 2.6, 8, INK, { stroke: 'none' }),
      form('M46 76 Q60 72 74 76 Q70 88 60 86 Q50 88 46 76 Z', '#c8466b'),
      form('M52 76 l2.5 5 2.5 -5.5 Z', '#fff', { 'stroke-width': 1.2 }),
      form('M63 75.5 l2.5 5.5 2.5 -5 Z', '#fff', { 'stroke-width': 1.2 }),
    ),
    spark(14, 18, 1),
    spark(106, 100, 1),
    spark(104, 16, 0.7),
  );
}
