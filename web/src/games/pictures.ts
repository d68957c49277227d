/** The pictures of a game's things by the keys of their names, for the rules page. */
import type { Drawing } from '../art/ink';

export interface Picture {
  drawing: Drawing;
  box: string;
}
/** Draw what has this key; nothing if there is no picture of it. */
export type Pictures = (key: string) => Picture | null;

const albums = import.meta.glob<{ default: Pictures }>('./*/pictures.ts');

/** Load the pictures of a game. */
export async function loadPictures(game: string): Promise<Pictures> {
  const load = albums[`./${game}/pictures.ts`];
  return load ? (await load()).default : () => null;
}
