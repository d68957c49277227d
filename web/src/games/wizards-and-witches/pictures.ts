/** The pictures of the rules page. */
import type { Pictures } from '../pictures';
import { CARD_BOX, cardArt } from './cards';
import type { CardName } from './types';

const pictures: Pictures = (key) =>
  key.startsWith('card-') ? { drawing: cardArt(key.slice(5) as CardName), box: CARD_BOX } : null;
export default pictures;
