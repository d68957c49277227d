/** The pictures of the rules page. */
import { FIGURE_BOX, figure } from '../../art/figure';
import { type Icon, ICON_BOX, ICONS } from '../../art/icons';
import type { Pictures } from '../pictures';
import { kitten } from './looks';
import type { CardName } from './types';

const ICON: Record<string, Icon> = { 'icon-yarn': 'yarn', 'icon-king': 'crown', 'icon-flag': 'flag' };
const pictures: Pictures = (key) => {
  if (key.startsWith('card-')) return { drawing: figure(kitten(key.slice(5) as CardName)), box: FIGURE_BOX };
  const icon: Icon | undefined = key.startsWith('attribute-')
    ? (key.slice(10) as Icon)
    : key.startsWith('king-')
      ? 'crown'
      : key.startsWith('ground-')
        ? 'fish'
        : ICON[key];
  return icon ? { drawing: ICONS[icon](), box: ICON_BOX } : null;
};
export default pictures;
