/** The 54 Kittens: a look for every name, tuned where the name asks for it. */
import { type Cat, catFor } from '../../art/cat';

const GINGER = { coat: '#e8943f', second: '#b5591d' };
const GREY = { coat: '#8d8a99', second: '#5d5a6e' };
const CREAM = { coat: '#f4e3c6', second: '#c98f52' };
const BLACK = { coat: '#463f55', second: '#f6efe2' };
const WHITE = { coat: '#f7f1e6', second: '#a9a3b5' };
const BROWN = { coat: '#9a6240', second: '#5e3621' };
const SILVER = { coat: '#b9c3d6', second: '#76849f' };
const SAND = { coat: '#d9b48a', second: '#6b4630' };
const ROSE = { coat: '#e9b9a0', second: '#c26a4a' };
const LILAC = { coat: '#c4a2cf', second: '#7b5ea7' };
const TEAL = { coat: '#86b3b0', second: '#3d7471' };
const MOSS = { coat: '#8f9f7a', second: '#4d5a3f' };

const LOOKS: Record<string, Partial<Cat>> = {
  alma: { ...GREY, pattern: 'tuxedo', hat: 'spectacles', mood: 'calm', prop: 'book', pose: 'sit', ears: 'round' },
  aramis: { ...BLACK, pattern: 'tuxedo', hat: 'feather', mood: 'smug', prop: 'sword', pose: 'wave', ears: 'pointed' },
  astra: { ...LILAC, pattern: 'star', hat: 'wizard', mood: 'curious', prop: 'star', pose: 'wave', ears: 'big' },
  bella: { ...CREAM, pattern: 'points', hat: 'bow', mood: 'adoring', prop: 'none', pose: 'sit', ears: 'round' },
  bingo: { ...ROSE, pattern: 'spots', hat: 'leaf', mood: 'happy', prop: 'flag', pose: 'wave', ears: 'torn' },
  bruno: { ...BROWN, pattern: 'plain', hat: 'none', mood: 'grumpy', prop: 'none', pose: 'loaf', ears: 'round', fluff: true },
  carmen: { ...GINGER, pattern: 'calico', hat: 'flower', mood: 'sly', prop: 'scarf', pose: 'stand', ears: 'pointed' },
  cosmo: { ...SILVER, pattern: 'mask', hat: 'none', mood: 'curious', prop: 'candle', pose: 'stand', ears: 'big' },
  dalia: { ...WHITE, pattern: 'plain', hat: 'flower', mood: 'adoring', prop: 'bell', pose: 'sit', ears: 'folded', fluff: true },
  dante: { ...SAND, pattern: 'points', hat: 'beret', mood: 'calm', prop: 'book', pose: 'stand', ears: 'pointed' },
  dorado: { ...TEAL, pattern: 'swirls', hat: 'bandana', mood: 'happy', prop: 'fish', pose: 'wave', ears: 'pointed' },
  edgar: { ...BLACK, pattern: 'plain', hat: 'monocle', mood: 'grumpy', prop: 'book', pose: 'sit', ears: 'tufted' },
  esmeralda: { ...MOSS, pattern: 'star', hat: 'witch', mood: 'adoring', prop: 'potion', pose: 'stand', ears: 'pointed', eyes: '#57c2a0' },
  etna: { coat: '#c8553d', second: '#ffd873', pattern: 'stripes', hat: 'none', mood: 'fierce', prop: 'none', pose: 'prowl', ears: 'torn', fluff: true },
  fado: { ...BROWN, pattern: 'tuxedo', hat: 'beret', mood: 'sleepy', prop: 'scarf', pose: 'sit', ears: 'round' },
  figaro: { ...BLACK, pattern: 'tuxedo', hat: 'chef', mood: 'smug', prop: 'spoon', pose: 'wave', ears: 'pointed' },
  flora: { ...WHITE, pattern: 'calico', hat: 'flower', mood: 'happy', prop: 'none', pose: 'loaf', ears: 'folded', fluff: true },
  gizmo: { ...SAND, pattern: 'spots', hat: 'helmet', mood: 'curious', prop: 'spoon', pose: 'stand', ears: 'big' },
  gordon: { ...GREY, pattern: 'stripes', hat: 'helmet', mood: 'grumpy', prop: 'shield', pose: 'stand', ears: 'pointed' },
  hermes: { ...WHITE, pattern: 'patches', hat: 'feather', mood: 'happy', prop: 'flag', pose: 'prowl', ears: 'big' },
  hugo: { ...GINGER, pattern: 'tabby', hat: 'none', mood: 'smug', prop: 'bell', pose: 'loaf', ears: 'round', fluff: true },
  igor: { ...SILVER, pattern: 'stripes', hat: 'helmet', mood: 'fierce', prop: 'sword', pose: 'stand', ears: 'torn' },
  iris: { ...ROSE, pattern: 'calico', hat: 'beret', mood: 'curious', prop: 'wand', pose: 'wave', ears: 'round' },
  judo: { ...WHITE, pattern: 'mask', hat: 'bandana', mood: 'fierce', prop: 'none', pose: 'prowl', ears: 'pointed' },
  juno: { ...CREAM, pattern: 'tabby', hat: 'crown', mood: 'calm', prop: 'shield', pose: 'sit', ears: 'pointed' },
  karmel: { coat: '#d99a4e', second: '#8a5526', pattern: 'swirls', hat: 'none', mood: 'adoring', prop: 'yarn', pose: 'sit', ears: 'folded' },
  kiki: { ...TEAL, pattern: 'patches', hat: 'bow', mood: 'happy', prop: 'flag', pose: 'wave', ears: 'tufted' },
  koko: { ...ROSE, pattern: 'spots', hat: 'feather', mood: 'startled', prop: 'bell', pose: 'wave', ears: 'big' },
  leo: { coat: '#efb04f', second: '#a8541a', pattern: 'plain', hat: 'none', mood: 'fierce', prop: 'none', pose: 'sit', ears: 'round', fluff: true },
  lola: { ...LILAC, pattern: 'tuxedo', hat: 'bow', mood: 'happy', prop: 'none', pose: 'prowl', ears: 'pointed' },
  luna: { coat: '#5f6a94', second: '#e6e3f5', pattern: 'star', hat: 'hood', mood: 'calm', prop: 'star', pose: 'sit', ears: 'pointed' },
  maestro: { ...BLACK, pattern: 'tuxedo', hat: 'monocle', mood: 'smug', prop: 'wand', pose: 'wave', ears: 'round', fluff: true },
  mango: { ...GINGER, pattern: 'patches', hat: 'pirate', mood: 'sly', prop: 'sword', pose: 'stand', ears: 'torn' },
  nemo: { ...GREY, pattern: 'plain', hat: 'hood', mood: 'curious', prop: 'none', pose: 'sit', ears: 'round' },
  nina: { ...BLACK, pattern: 'mask', hat: 'bandana', mood: 'sly', prop: 'star', pose: 'prowl', ears: 'pointed' },
  nox: { coat: '#3a3550', second: '#8f86c9', pattern: 'stripes', hat: 'helmet', mood: 'fierce', prop: 'candle', pose: 'stand', ears: 'tufted' },
  olaf: { ...SILVER, pattern: 'patches', hat: 'helmet', mood: 'happy', prop: 'shield', pose: 'stand', ears: 'round', fluff: true },
  otto: { ...SAND, pattern: 'mask', hat: 'mortarboard', mood: 'smug', prop: 'book', pose: 'stand', ears: 'folded' },
  pablo: { ...ROSE, pattern: 'points', hat: 'beret', mood: 'sleepy', prop: 'candle', pose: 'stand', ears: 'pointed' },
  pixel: { ...TEAL, pattern: 'tabby', hat: 'bow', mood: 'adoring', prop: 'yarn', pose: 'loaf', ears: 'big' },
  rita: { ...BROWN, pattern: 'stripes', hat: 'feather', mood: 'sly', prop: 'scarf', pose: 'prowl', ears: 'torn' },
  rolf: { ...GINGER, pattern: 'stripes', hat: 'none', mood: 'fierce', prop: 'flag', pose: 'stand', ears: 'tufted', fluff: true },
  rumba: { ...MOSS, pattern: 'spots', hat: 'flower', mood: 'happy', prop: 'yarn', pose: 'wave', ears: 'round' },
  saga: { ...CREAM, pattern: 'swirls', hat: 'hood', mood: 'calm', prop: 'book', pose: 'sit', ears: 'round' },
  sumo: { ...CREAM, pattern: 'patches', hat: 'none', mood: 'sleepy', prop: 'none', pose: 'loaf', ears: 'round', fluff: true },
  tango: { ...BLACK, pattern: 'star', hat: 'flower', mood: 'sly', prop: 'scarf', pose: 'wave', ears: 'pointed' },
  toto: { ...SILVER, pattern: 'spots', hat: 'leaf', mood: 'adoring', prop: 'bell', pose: 'sit', ears: 'big' },
  tundra: { coat: '#dfe7ee', second: '#8aa0b5', pattern: 'stripes', hat: 'none', mood: 'grumpy', prop: 'scarf', pose: 'stand', ears: 'tufted', fluff: true },
  ursa: { ...BROWN, pattern: 'star', hat: 'none', mood: 'happy', prop: 'none', pose: 'wave', ears: 'round', fluff: true },
  vega: { coat: '#7f9fd0', second: '#3b5f9c', pattern: 'star', hat: 'pirate', mood: 'calm', prop: 'star', pose: 'stand', ears: 'pointed' },
  viola: { ...LILAC, pattern: 'points', hat: 'bow', mood: 'sleepy', prop: 'bell', pose: 'curl', ears: 'folded', fluff: true },
  wanda: { ...SAND, pattern: 'tabby', hat: 'witch', mood: 'curious', prop: 'candle', pose: 'wave', ears: 'torn' },
  yeti: { ...WHITE, pattern: 'plain', hat: 'nightcap', mood: 'sleepy', prop: 'none', pose: 'curl', ears: 'round', fluff: true },
  zefir: { ...TEAL, pattern: 'swirls', hat: 'feather', mood: 'happy', prop: 'cape', pose: 'wave', ears: 'pointed' },
};
export const kitten = (name: string) => catFor(`kitten ${name}`, LOOKS[name] ?? {});

export const STATS = ['cuteness', 'strength', 'wisdom', 'agility'] as const;
export const STAT_GROUND: Record<string, string> = { cuteness: '#fbd9e1', strength: '#fbe0bd', wisdom: '#d6e3f8', agility: '#d3f0de' };
