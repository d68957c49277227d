/** What the kittens of Wizard Kittens and their professor look like. */
import { type Cat, catFor } from '../../art/cat';
import {
  AMBER_EYES,
  ASH_COAT,
  BLACK_COAT,
  BLUSH_COAT,
  GINGER_COAT,
  GREY_COAT,
  JADE_EYES,
  LIME_EYES,
  SKY_EYES,
} from '../../art/palette';
import type { KittenName } from './types';

const KITTENS: Record<KittenName, Partial<Cat>> = {
  baebae: {
    ...BLUSH_COAT,
    pattern: 'points',
    hat: 'wizard',
    mood: 'adoring',
    eyes: SKY_EYES,
    ears: 'round',
    fluff: true,
    prop: 'wand',
    pose: 'wave',
  },
  easa: {
    ...BLACK_COAT,
    pattern: 'tuxedo',
    hat: 'wizard',
    mood: 'sly',
    eyes: LIME_EYES,
    ears: 'pointed',
    fluff: false,
    prop: 'wand',
    pose: 'wave',
  },
  muffin: {
    ...GINGER_COAT,
    pattern: 'tabby',
    hat: 'wizard',
    mood: 'happy',
    eyes: JADE_EYES,
    ears: 'folded',
    fluff: false,
    prop: 'wand',
    pose: 'wave',
  },
  grumpkin: {
    ...GREY_COAT,
    pattern: 'stripes',
    hat: 'wizard',
    mood: 'grumpy',
    eyes: AMBER_EYES,
    ears: 'torn',
    fluff: true,
    prop: 'wand',
    pose: 'wave',
  },
};
/** A kitten, or a stranger in a hat as long as none is chosen. */
export const kitten = (name: KittenName | null) =>
  name ? catFor(name, KITTENS[name]) : catFor('stranger', { hat: 'wizard' });

/** Professor Whispurr: an elegant grey cat with spectacles. */
export const PROFESSOR = catFor('whispurr', {
  ...ASH_COAT,
  pattern: 'tuxedo',
  hat: 'mortarboard',
  mood: 'grumpy',
  eyes: AMBER_EYES,
  ears: 'pointed',
  fluff: true,
  prop: 'candle',
  pose: 'stand',
});
