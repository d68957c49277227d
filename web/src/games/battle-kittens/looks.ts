/** What the 54 Kittens look like, and how their numbers are written. */
import { type Cat, catFor } from '../../art/cat';
import {
  CARAMEL_COAT,
  DUSKY_COAT,
  EMBER_COAT,
  LION_COAT,
  MOON_COAT,
  MOSS_COAT,
  PEARL_COAT,
  SNOW_COAT,
  STARRY_COAT,
} from '../../art/coats';
import {
  APRICOT_COAT,
  BLACK_COAT,
  BROWN_COAT,
  CREAM_COAT,
  GINGER_COAT,
  GREY_COAT,
  JADE_EYES,
  LILAC_COAT,
  SAND_COAT,
  SILVER_COAT,
  TEAL_COAT,
} from '../../art/palette';
import type { Names } from '../../lib/names.svelte';
import type { AttributeName, CardName, KingCard } from './types';

type Coat = Pick<Cat, 'coat' | 'second'>;
const look = (
  coat: Coat,
  pattern: Cat['pattern'],
  hat: Cat['hat'],
  mood: Cat['mood'],
  prop: Cat['prop'],
  pose: Cat['pose'],
  ears: Cat['ears'],
  more: Partial<Cat> = {},
): Partial<Cat> => ({ ...coat, pattern, hat, mood, prop, pose, ears, ...more });

const LOOKS: Record<CardName, Partial<Cat>> = {
  alma: look(GREY_COAT, 'tuxedo', 'spectacles', 'calm', 'book', 'sit', 'round'),
  aramis: look(BLACK_COAT, 'tuxedo', 'feather', 'smug', 'sword', 'wave', 'pointed'),
  astra: look(LILAC_COAT, 'star', 'wizard', 'curious', 'star', 'wave', 'big'),
  bella: look(CREAM_COAT, 'points', 'bow', 'adoring', 'none', 'sit', 'round'),
  bingo: look(APRICOT_COAT, 'spots', 'leaf', 'happy', 'flag', 'wave', 'torn'),
  bruno: look(BROWN_COAT, 'plain', 'none', 'grumpy', 'none', 'loaf', 'round', { fluff: true }),
  carmen: look(GINGER_COAT, 'calico', 'flower', 'sly', 'scarf', 'stand', 'pointed'),
  cosmo: look(SILVER_COAT, 'mask', 'none', 'curious', 'candle', 'stand', 'big'),
  dalia: look(PEARL_COAT, 'plain', 'flower', 'adoring', 'bell', 'sit', 'folded', { fluff: true }),
  dante: look(SAND_COAT, 'points', 'beret', 'calm', 'book', 'stand', 'pointed'),
  dorado: look(TEAL_COAT, 'swirls', 'bandana', 'happy', 'fish', 'wave', 'pointed'),
  edgar: look(BLACK_COAT, 'plain', 'monocle', 'grumpy', 'book', 'sit', 'tufted'),
  esmeralda: look(MOSS_COAT, 'star', 'witch', 'adoring', 'potion', 'stand', 'pointed', { eyes: JADE_EYES }),
  etna: look(EMBER_COAT, 'stripes', 'none', 'fierce', 'none', 'prowl', 'torn', { fluff: true }),
  fado: look(BROWN_COAT, 'tuxedo', 'beret', 'sleepy', 'scarf', 'sit', 'round'),
  figaro: look(BLACK_COAT, 'tuxedo', 'chef', 'smug', 'spoon', 'wave', 'pointed'),
  flora: look(PEARL_COAT, 'calico', 'flower', 'happy', 'none', 'loaf', 'folded', { fluff: true }),
  gizmo: look(SAND_COAT, 'spots', 'helmet', 'curious', 'spoon', 'stand', 'big'),
  gordon: look(GREY_COAT, 'stripes', 'helmet', 'grumpy', 'shield', 'stand', 'pointed'),
  hermes: look(PEARL_COAT, 'patches', 'feather', 'happy', 'flag', 'prowl', 'big'),
  hugo: look(GINGER_COAT, 'tabby', 'none', 'smug', 'bell', 'loaf', 'round', { fluff: true }),
  igor: look(SILVER_COAT, 'stripes', 'helmet', 'fierce', 'sword', 'stand', 'torn'),
  iris: look(APRICOT_COAT, 'calico', 'beret', 'curious', 'wand', 'wave', 'round'),
  judo: look(PEARL_COAT, 'mask', 'bandana', 'fierce', 'none', 'prowl', 'pointed'),
  juno: look(CREAM_COAT, 'tabby', 'crown', 'calm', 'shield', 'sit', 'pointed'),
  karmel: look(CARAMEL_COAT, 'swirls', 'none', 'adoring', 'yarn', 'sit', 'folded'),
  kiki: look(TEAL_COAT, 'patches', 'bow', 'happy', 'flag', 'wave', 'tufted'),
  koko: look(APRICOT_COAT, 'spots', 'feather', 'startled', 'bell', 'wave', 'big'),
  leo: look(LION_COAT, 'plain', 'none', 'fierce', 'none', 'sit', 'round', { fluff: true }),
  lola: look(LILAC_COAT, 'tuxedo', 'bow', 'happy', 'none', 'prowl', 'pointed'),
  luna: look(MOON_COAT, 'star', 'hood', 'calm', 'star', 'sit', 'pointed'),
  maestro: look(BLACK_COAT, 'tuxedo', 'monocle', 'smug', 'wand', 'wave', 'round', { fluff: true }),
  mango: look(GINGER_COAT, 'patches', 'pirate', 'sly', 'sword', 'stand', 'torn'),
  nemo: look(GREY_COAT, 'plain', 'hood', 'curious', 'none', 'sit', 'round'),
  nina: look(BLACK_COAT, 'mask', 'bandana', 'sly', 'star', 'prowl', 'pointed'),
  nox: look(DUSKY_COAT, 'stripes', 'helmet', 'fierce', 'candle', 'stand', 'tufted'),
  olaf: look(SILVER_COAT, 'patches', 'helmet', 'happy', 'shield', 'stand', 'round', { fluff: true }),
  otto: look(SAND_COAT, 'mask', 'mortarboard', 'smug', 'book', 'stand', 'folded'),
  pablo: look(APRICOT_COAT, 'points', 'beret', 'sleepy', 'candle', 'stand', 'pointed'),
  pixel: look(TEAL_COAT, 'tabby', 'bow', 'adoring', 'yarn', 'loaf', 'big'),
  rita: look(BROWN_COAT, 'stripes', 'feather', 'sly', 'scarf', 'prowl', 'torn'),
  rolf: look(GINGER_COAT, 'stripes', 'none', 'fierce', 'flag', 'stand', 'tufted', { fluff: true }),
  rumba: look(MOSS_COAT, 'spots', 'flower', 'happy', 'yarn', 'wave', 'round'),
  saga: look(CREAM_COAT, 'swirls', 'hood', 'calm', 'book', 'sit', 'round'),
  sumo: look(CREAM_COAT, 'patches', 'none', 'sleepy', 'none', 'loaf', 'round', { fluff: true }),
  tango: look(BLACK_COAT, 'star', 'flower', 'sly', 'scarf', 'wave', 'pointed'),
  toto: look(SILVER_COAT, 'spots', 'leaf', 'adoring', 'bell', 'sit', 'big'),
  tundra: look(SNOW_COAT, 'stripes', 'none', 'grumpy', 'scarf', 'stand', 'tufted', { fluff: true }),
  ursa: look(BROWN_COAT, 'star', 'none', 'happy', 'none', 'wave', 'round', { fluff: true }),
  vega: look(STARRY_COAT, 'star', 'pirate', 'calm', 'star', 'stand', 'pointed'),
  viola: look(LILAC_COAT, 'points', 'bow', 'sleepy', 'bell', 'curl', 'folded', { fluff: true }),
  wanda: look(SAND_COAT, 'tabby', 'witch', 'curious', 'candle', 'wave', 'torn'),
  yeti: look(PEARL_COAT, 'plain', 'nightcap', 'sleepy', 'none', 'curl', 'round', { fluff: true }),
  zefir: look(TEAL_COAT, 'swirls', 'feather', 'happy', 'cape', 'wave', 'pointed'),
};
export const kitten = (name: CardName) => catFor(`kitten ${name}`, LOOKS[name]);

export const STATS: AttributeName[] = ['cuteness', 'strength', 'wisdom', 'agility'];

export const signed = (n: number) => (n < 0 ? `−${-n}` : `+${n}`);

/** What a King card does. */
export const whimOf = ({ whim, amount }: Omit<KingCard, 'name'>, names: Names) =>
  names(`board-whim-${whim}`, { n: amount, signed: signed(amount) });
