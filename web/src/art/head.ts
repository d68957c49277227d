/** Heads with ears, coat, face and hat; 100 by 100 with room above for the hat. */
import type { Cat } from './cat';
import { headCoat } from './coat';
import { face } from './face';
import { hat } from './hats';
import {
  type Drawing,
  clipped,
  darker,
  form,
  group,
  inked,
  lighter,
  mirrored,
  mix,
  oval,
  stroke,
  tint,
} from './ink';

const SKULL = 'M50 24 C72 24 88 38 88 58 C88 76 72 87 50 87 C28 87 12 76 12 58 C12 38 28 24 50 24 Z';
const SKULL_FLUFF =
  'M50 24 C72 24 87 37 88 55 L94 60 L88.5 64 L93 70 L86 72 L88 78 C80 84 66 87 50 87 C34 87 20 84 12 78 L14 72 L7 70 L11.5 64 L6 60 L12 55 C13 37 28 24 50 24 Z';

const EARS = {
  pointed: {
    outer: 'M15 50 C11 32 13 17 17 11 C19 8.5 22 8.5 25 10.5 C34 16 41 22 45 28 Z',
    inner: 'M20 40 C18 29 18.5 21 21 17 C27 20 32 25 35 29 Z',
  },
  round: {
    outer: 'M14 48 C6 30 12 15 24 15 C35 15 43 22 45 30 Z',
    inner: 'M19 40 C15 29 18 21 25 21 C31 22 35 26 37 30 Z',
  },
  folded: {
    outer: 'M14 48 C10 36 12 26 18 22 C28 18 40 22 45 30 Z',
    inner: 'M16 40 C13 34 14 29 18 27 L30 31 C27 38 21 41 16 40 Z',
  },
  tufted: {
    outer: 'M15 50 C11 32 12 16 14 8 L18 1 L20 8 C32 14 41 21 45 28 Z',
    inner: 'M20 40 C17 28 17 18 19 14 C26 18 32 24 35 29 Z',
  },
  big: {
    outer: 'M13 54 C4 30 4 12 9 5 C11 2 15 2 18 4 C32 12 43 20 47 28 Z',
    inner: 'M18 42 C12 28 11 17 14 12 C24 17 32 24 37 30 Z',
  },
  torn: {
    outer: 'M15 50 C11 32 13 17 17 11 C19 8.5 22 8.5 25 10.5 L27 19 L33 15.5 C38 19 42 23 45 28 Z',
    inner: 'M20 40 C18 29 18.5 21 21 17 L25 25 L30 22 C32 24 34 27 35 29 Z',
  },
} as const;

function ear(cat: Cat, torn: boolean): Drawing {
  const kind = cat.ears === 'torn' && !torn ? 'pointed' : cat.ears;
  const { outer, inner } = EARS[kind];
  const dark = cat.pattern === 'points';
  const fill = dark ? cat.second : cat.pattern === 'calico' && torn ? cat.second : cat.coat;
  const lining = kind === 'folded' ? darker(fill, 0.18) : mix(cat.coat, '#f2a0ae', 0.72);
  return group({}, form(outer, fill), form(inner, lining, { stroke: 'none' }));
}

/** Draw a head with its face. */
export function head(cat: Cat): Drawing {
  const skull = cat.fluff ? SKULL_FLUFF : SKULL;
  const worn = hat(cat);
  return inked(
    2.5,
    worn.behind,
    ear(cat, true),
    mirrored(100, ear(cat, false)),
    form(skull, cat.coat, { stroke: 'none' }),
    clipped(
      skull,
      headCoat(cat.pattern, cat.second, darker(cat.coat, 0.5)),
      // The shade: a crescent on the lower right; the highlight: one soft spot above.
      tint('M88 40 C92 80 70 92 40 90 C66 88 80 74 80 50 C80 42 84 38 88 40 Z', darker(cat.coat, 0.45), {
        opacity: 0.28,
      }),
      oval(37, 33, 11, 4.5, lighter(cat.coat, 0.8), {
        stroke: 'none',
        opacity: 0.55,
        transform: 'rotate(-24 37 33)',
      }),
    ),
    stroke(skull),
    face(cat),
    worn.before,
  );
}
