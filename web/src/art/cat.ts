/** Descriptions of cats; portraits, figures and tokens are drawn from them. */
import { chance, pick } from './ink';
import {
  AMBER_EYES,
  APRICOT_COAT,
  BLACK_COAT,
  BROWN_COAT,
  COPPER_EYES,
  CREAM_COAT,
  GINGER_COAT,
  GREY_COAT,
  JADE_EYES,
  LILAC_COAT,
  LIME_EYES,
  OLIVE_COAT,
  SAND_COAT,
  SEA,
  SILVER_COAT,
  SKY_EYES,
  TEAL_COAT,
  VIOLET_EYES,
  WHITE_COAT,
} from './palette';

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

/** How many different cats players can choose from. */
export const CATS = 100;

/** The five colours of the Isle, each with a pattern, for those who can't tell the colours apart. */
export const FIVE = {
  blue: { coat: SEA, second: '#1f4f97', pattern: 'stripes' },
  green: { coat: '#2f9e6e', second: '#d8f0c8', pattern: 'spots' },
  red: { coat: '#d1495b', second: '#ffd9c9', pattern: 'patches' },
  purple: { coat: '#8a5fbf', second: '#e3d0f7', pattern: 'swirls' },
  orange: { coat: '#ef9b3f', second: '#a8541a', pattern: 'tabby' },
} as const satisfies Record<string, { coat: string; second: string; pattern: Pattern }>;
export type Colour = keyof typeof FIVE;

const COATS = [
  GINGER_COAT,
  GREY_COAT,
  CREAM_COAT,
  BLACK_COAT,
  WHITE_COAT,
  BROWN_COAT,
  SILVER_COAT,
  SAND_COAT,
  APRICOT_COAT,
  OLIVE_COAT,
  LILAC_COAT,
  TEAL_COAT,
];
const EYES = [LIME_EYES, AMBER_EYES, SKY_EYES, COPPER_EYES, JADE_EYES, VIOLET_EYES];
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

/** Describe the cat of a name: the same name always gives the same cat. */
export function catFor(seed: string, tuned: Partial<Cat> = {}): Cat {
  const random = chance(seed);
  return {
    ...pick(random, COATS),
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
