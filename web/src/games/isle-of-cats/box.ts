/** The box of this game on the shelf. */
import { FIVE } from '../../art/cat';
import { AMBER_EYES, JADE_EYES, SEA } from '../../art/palette';
import type { Box } from '../box';

export default {
  colour: SEA,
  minutes: 60,
  cats: [
    {
      ...FIVE.orange,
      hat: 'pirate',
      mood: 'happy',
      pose: 'sit',
      prop: 'fish',
      ears: 'torn',
      fluff: false,
      eyes: JADE_EYES,
    },
    {
      ...FIVE.blue,
      hat: 'none',
      mood: 'sleepy',
      pose: 'curl',
      prop: 'none',
      ears: 'round',
      fluff: true,
      eyes: AMBER_EYES,
    },
  ],
} satisfies Box;
