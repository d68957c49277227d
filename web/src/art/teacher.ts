/** The cat that teaches: it speaks in lessons, and says why something can't be done. */
import { catFor } from './cat';
import { portrait } from './figure';
import { AMBER_EYES, GREY_COAT } from './palette';

export const TEACHER = portrait(
  catFor('professor', {
    ...GREY_COAT,
    pattern: 'tuxedo',
    hat: 'spectacles',
    mood: 'calm',
    eyes: AMBER_EYES,
    ears: 'pointed',
    fluff: true,
  }),
);
