/** The page of one's own table tells some things before they are asked for: one's seats, and what the live line would say first. */
import type { ServerMessage } from '../protocol';
import { prefs } from './prefs.svelte';

export interface First {
  game: string;
  language: string;
  seats: number[];
  said: ServerMessage[];
}

function read(): First | null {
  const block = document.getElementById('first');
  block?.remove();
  const told = block ? (JSON.parse(block.textContent) as First) : null;
  // Sentences in another language than the player's are of no use.
  return told && { ...told, said: told.language === prefs.language ? told.said : [] };
}

let first = read();

/** The game whose table is opened with the page, if it can be shown at once. */
export const coming = first?.said.length ? first.game : null;

/** Give what the page told, once: later it is no longer true. */
export function takeFirst(): First | null {
  const told = first;
  first = null;
  return told;
}
