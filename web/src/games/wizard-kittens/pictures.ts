/** The pictures of the rules page. */
import { chaosCat, curse, CURSE_BOX } from '../../art/curses';
import { PORTRAIT_BOX, portrait } from '../../art/figure';
import { type Component, COMPONENTS, THING_BOX } from '../../art/things';
import type { Pictures } from '../pictures';
import { kitten, PROFESSOR } from './looks';
import type { KittenName } from './types';

const pictures: Pictures = (key) => {
  const [kind, name] = [key.slice(0, key.indexOf('-')), key.slice(key.indexOf('-') + 1)];
  if (key === 'professor' || key === 'term-caught')
    return { drawing: portrait(PROFESSOR), box: PORTRAIT_BOX };
  if (kind === 'component') return { drawing: COMPONENTS[name as Component](), box: THING_BOX };
  if (kind === 'curse') return { drawing: curse(name), box: CURSE_BOX };
  if (kind === 'kitten') return { drawing: portrait(kitten(name as KittenName)), box: PORTRAIT_BOX };
  if (kind === 'chaos' || key === 'term-cat') return { drawing: chaosCat(), box: CURSE_BOX };
  return null;
};
export default pictures;
