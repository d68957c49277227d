/** How the sister of one who plays alone looks. */
import { BERRY, BLACK_COAT, LIME_EYES } from '../../art/palette';

export const SISTER = {
  ...BLACK_COAT,
  second: BERRY,
  pattern: 'tuxedo',
  hat: 'pirate',
  mood: 'sly',
  eyes: LIME_EYES,
  ears: 'pointed',
  fluff: true,
} as const;
