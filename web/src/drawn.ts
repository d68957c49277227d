/** The pictures of the rules as SVG files, for the static site. */
import { markup } from './art/ink';
import type { Pictures } from './games/pictures';

const albums = import.meta.glob<Pictures>('./games/*/pictures.ts', { import: 'default', eager: true });

/** Draw those of the keys that a game has a picture of. */
export function drawn(game: string, keys: string[]): Record<string, string> {
  const pictures = albums[`./games/${game}/pictures.ts`];
  return Object.fromEntries(
    keys.flatMap((key) => {
      const found = pictures?.(key);
      if (!found) return [];
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${found.box}">${markup(found.drawing)}</svg>`;
      return [[key, svg]];
    }),
  );
}
