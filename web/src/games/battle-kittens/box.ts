/** The box of this game on the shelf. */
import { AMBER_EYES, BRICK, GINGER_COAT, LIME_EYES, SILVER_COAT, WHITE_COAT } from '../../art/palette';
import type { Box } from '../box';

export default {
  colour: BRICK,
  minutes: 20,
  cats: [
    {
      ...SILVER_COAT,
      pattern: 'spots',
      hat: 'helmet',
      mood: 'fierce',
      pose: 'stand',
      prop: 'sword',
      ears: 'pointed',
      fluff: false,
      eyes: AMBER_EYES,
    },
    {
      ...WHITE_COAT,
      second: GINGER_COAT.coat,
      pattern: 'calico',
      hat: 'crown',
      mood: 'smug',
      pose: 'sit',
      prop: 'scarf',
      ears: 'round',
      fluff: true,
      eyes: LIME_EYES,
    },
  ],
} satisfies Box;
