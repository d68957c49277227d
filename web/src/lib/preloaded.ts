/** What the page of a player's own table brings along: their seats, and the first messages of the connection. */
import type { ServerMessage } from '../protocol';
import { prefs } from './prefs.svelte';

/** The server writes it into the page as JSON: see pages.py. */
interface Preloaded {
  game: string;
  language: string;
  seats: number[];
  said: ServerMessage[];
}

function read(): Preloaded | null {
  const block = document.getElementById('first');
  block?.remove();
  const found = block ? (JSON.parse(block.textContent) as Preloaded) : null;
  // Messages in another language than the player's are useless.
  return found && { ...found, said: found.language === prefs.language ? found.said : [] };
}

let preloaded = read();

/** The game whose table can be shown at once, if there is one. */
export const preloadedGame = preloaded?.said.length ? preloaded.game : null;

/** Hand out what the page brought, once: later it is out of date. */
export function takePreloaded(): Preloaded | null {
  const taken = preloaded;
  preloaded = null;
  return taken;
}
