/** The box of this game on the shelf. */
import { AMBER_EYES, CREAM_COAT, GREY_COAT, LAGOON, SKY_EYES } from '../../art/palette';
import type { Box } from '../box';

export default {
  colour: LAGOON,
  minutes: 30,
  cats: [
    {
      ...CREAM_COAT,
      pattern: 'points',
      hat: 'wizard',
      mood: 'adoring',
      pose: 'sit',
      prop: 'book',
      ears: 'big',
      fluff: false,
      eyes: SKY_EYES,
    },
    {
      ...GREY_COAT,
      pattern: 'stripes',
      hat: 'spectacles',
      mood: 'curious',
      pose: 'wave',
      prop: 'star',
      ears: 'round',
      fluff: true,
      eyes: AMBER_EYES,
    },
  ],
} satisfies Box;
