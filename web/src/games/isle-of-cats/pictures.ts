/** The pictures of the rules page. */
import { type Icon, ICON_BOX, ICONS } from '../../art/icons';
import { boxOf, rat } from '../../art/isle';
import type { Pictures } from '../pictures';
import { drawTile, type Shape, squaresOf, tileOf } from './boat';
import { printed } from './hand';
import type { CardName, TileName } from './types';

const SIGN: Record<string, Icon> = { find: 'treasure', rescue: 'rescue', anytime: 'anytime' };
const ICON: Record<string, Icon> = {
  'token-basket': 'basket',
  'token-boots': 'boots',
  'term-basket': 'basket',
  'term-boots': 'boots',
  'term-lesson': 'lesson',
  'term-anytime': 'anytime',
};
const pictures: Pictures = (key) => {
  if (key === 'rat' || key === 'term-rat') return { drawing: rat(), box: '0 0 100 100' };
  if (key.startsWith('tile-')) {
    const name = key.slice(5) as TileName | Shape;
    const { cells } = tileOf(name);
    return { drawing: drawTile(name, cells), box: boxOf(squaresOf(cells)) };
  }
  const icon: Icon | undefined = key.startsWith('card-')
    ? (SIGN[printed(key.slice(5) as CardName).kind] ?? 'lesson')
    : key.startsWith('sister-')
      ? 'lesson'
      : key.startsWith('basket-')
        ? 'basket'
        : ICON[key];
  return icon ? { drawing: ICONS[icon](), box: ICON_BOX } : null;
};
export default pictures;
