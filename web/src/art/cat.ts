/** Describes a cat in few words; every portrait, card figure and token is drawn from such a description. */
import { chance, pick } from './ink';

export type Pattern =
  | 'plain'
  | 'stripes'
  | 'spots'
  | 'patches'
  | 'swirls'
  | 'tabby'
  | 'tuxedo'
  | 'points'
  | 'calico'
  | 'mask'
  | 'star';
export type Ears = 'pointed' | 'round' | 'folded' | 'tufted' | 'big' | 'torn';
export type Mood =
  'happy' | 'smug' | 'sleepy' | 'fierce' | 'startled' | 'sly' | 'adoring' | 'curious' | 'grumpy' | 'calm';
export type Pose = 'sit' | 'wave' | 'loaf' | 'prowl' | 'curl' | 'stand';
export type Hat =
  | 'none'
  | 'wizard'
  | 'witch'
  | 'crown'
  | 'bow'
  | 'beret'
  | 'helmet'
  | 'nightcap'
  | 'flower'
  | 'leaf'
  | 'pirate'
  | 'spectacles'
  | 'monocle'
  | 'mortarboard'
  | 'hood'
  | 'bandana'
  | 'feather'
  | 'chef';
export type Prop =
  | 'none'
  | 'wand'
  | 'book'
  | 'fish'
  | 'yarn'
  | 'sword'
  | 'flag'
  | 'spoon'
  | 'candle'
  | 'bell'
  | 'scarf'
  | 'cape'
  | 'potion'
  | 'star'
  | 'shield';

export interface Cat {
  coat: string;
  second: string;
  pattern: Pattern;
  eyes: string;
  ears: Ears;
  mood: Mood;
  pose: Pose;
  hat: Hat;
  prop: Prop;
  /** Long fur on the cheeks. */
  fluff: boolean;
}

/** The five colours of the Isle, each with its pattern: nobody has to tell them by colour alone. */
export const FIVE = {
  blue: { coat: '#3b7dd8', second: '#1f4f97', pattern: 'stripes' },
  green: { coat: '#2f9e6e', second: '#d8f0c8', pattern: 'spots' },
  red: { coat: '#d1495b', second: '#ffd9c9', pattern: 'patches' },
  purple: { coat: '#8a5fbf', second: '#e3d0f7', pattern: 'swirls' },
  orange: { coat: '#ef9b3f', second: '#a8541a', pattern: 'tabby' },
} as const satisfies Record<string, { coat: string; second: string; pattern: Pattern }>;
export type Colour = keyof typeof FIVE;

const COATS: readonly [string, string][] = [
  ['#e8943f', '#b5591d'], // ginger
  ['#8d8a99', '#5d5a6e'], // grey
  ['#f4e3c6', '#c98f52'], // cream
  ['#463f55', '#f6efe2'], // black with white
  ['#f7f1e6', '#8d8a99'], // white
  ['#9a6240', '#5e3621'], // brown
  ['#b9c3d6', '#76849f'], // silver blue
  ['#d9b48a', '#6b4630'], // sand, dark points
  ['#e9b9a0', '#c26a4a'], // apricot
  ['#6f7f6a', '#44523f'], // olive grey
  ['#c4a2cf', '#7b5ea7'], // lilac
  ['#86b3b0', '#3d7471'], // teal grey
];
const EYES = ['#8cc63f', '#f2c94c', '#5fb7e5', '#e8883a', '#57c2a0', '#c9a0ff'];
const PATTERNS: readonly Pattern[] = [
  'plain',
  'stripes',
  'spots',
  'patches',
  'tabby',
  'tuxedo',
  'points',
  'calico',
  'mask',
  'star',
  'swirls',
];
const EARS: readonly Ears[] = ['pointed', 'pointed', 'round', 'folded', 'tufted', 'big', 'torn'];
const MOODS: readonly Mood[] = [
  'happy',
  'smug',
  'sly',
  'adoring',
  'curious',
  'calm',
  'fierce',
  'startled',
  'grumpy',
];
const HATS: readonly Hat[] = ['none', 'none', 'bow', 'beret', 'flower', 'leaf', 'bandana', 'feather'];
const PROPS: readonly Prop[] = ['none', 'bell', 'scarf', 'yarn', 'fish', 'book', 'star'];

/** Make up a cat from a name: the same name always gives the same cat. */
export function catFor(seed: string, tuned: Partial<Cat> = {}): Cat {
  const random = chance(seed);
  const [coat, second] = pick(random, COATS);
  return {
    coat,
    second,
    pattern: pick(random, PATTERNS),
    eyes: pick(random, EYES),
    ears: pick(random, EARS),
    mood: pick(random, MOODS),
    pose: pick(random, ['sit', 'sit', 'wave', 'loaf', 'stand'] as const),
    hat: pick(random, HATS),
    prop: pick(random, PROPS),
    fluff: random() < 0.4,
    ...tuned,
  };
}

/** A cat of one of the five colours. */
export function islander(colour: Colour, seed: string, tuned: Partial<Cat> = {}): Cat {
  return catFor(colour + seed, { ...FIVE[colour], hat: 'none', prop: 'none', ...tuned });
}
