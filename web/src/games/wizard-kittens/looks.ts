/** The kittens of Wizard Kittens and their professor. */
import { type Cat, catFor } from '../../art/cat';
import type { KittenName } from './types';

const KITTENS: Record<KittenName, Partial<Cat>> = {
  baebae: {
    coat: '#f7e9e4',
    second: '#e3a0a8',
    pattern: 'points',
    hat: 'wizard',
    mood: 'adoring',
    eyes: '#5fb7e5',
    ears: 'round',
    fluff: true,
    prop: 'wand',
    pose: 'wave',
  },
  easa: {
    coat: '#463f55',
    second: '#f6efe2',
    pattern: 'tuxedo',
    hat: 'wizard',
    mood: 'sly',
    eyes: '#8cc63f',
    ears: 'pointed',
    fluff: false,
    prop: 'wand',
    pose: 'wave',
  },
  muffin: {
    coat: '#e8943f',
    second: '#b5591d',
    pattern: 'tabby',
    hat: 'wizard',
    mood: 'happy',
    eyes: '#57c2a0',
    ears: 'folded',
    fluff: false,
    prop: 'wand',
    pose: 'wave',
  },
  grumpkin: {
    coat: '#8d8a99',
    second: '#5d5a6e',
    pattern: 'stripes',
    hat: 'wizard',
    mood: 'grumpy',
    eyes: '#f2c94c',
    ears: 'torn',
    fluff: true,
    prop: 'wand',
    pose: 'wave',
  },
};
export const kitten = (name: KittenName) => catFor(name, KITTENS[name]);

/** Professor Whispurr: an elegant grey cat with spectacles. */
export const PROFESSOR = catFor('whispurr', {
  coat: '#9b98a8',
  second: '#6d6a80',
  pattern: 'tuxedo',
  hat: 'mortarboard',
  mood: 'grumpy',
  eyes: '#f2c94c',
  ears: 'pointed',
  fluff: true,
  prop: 'candle',
  pose: 'stand',
});
