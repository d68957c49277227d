/** The box of this game on the shelf. */
import { BLACK_COAT, GINGER_COAT, LIME_EYES, MAGIC, SKY_EYES } from '../../art/palette';
import type { Box } from '../box';

export default {
  colour: MAGIC,
  minutes: 15,
  cats: [
    {
      ...BLACK_COAT,
      pattern: 'tuxedo',
      hat: 'witch',
      mood: 'sly',
      pose: 'stand',
      prop: 'potion',
      ears: 'pointed',
      fluff: false,
      eyes: LIME_EYES,
    },
    {
      ...GINGER_COAT,
      pattern: 'tabby',
      hat: 'wizard',
      mood: 'fierce',
      pose: 'wave',
      prop: 'wand',
      ears: 'pointed',
      fluff: true,
      eyes: SKY_EYES,
    },
  ],
} satisfies Box;
