/** Score sheets as they are filled in: kept in this browser, the last changed first. */
import type { CountedSheet } from '../protocol';
import { isRecord } from '../deck/draft';
import { CATS } from '../art/cat';
import type { Chosen } from '../lib/options';

export interface KeptSheet {
  id: string;
  game: string;
  options: Chosen;
  names: string[];
  cats: number[];
  /** Whether the cards of one's own box were played with. */
  own: boolean;
  filled: unknown;
  /** Milliseconds. */
  changed: number;
  /** The count, as it was when the server was last reached; null before the first. */
  counted: CountedSheet | null;
}

const KEY = 'purrlor-sheets';
const MOST_SEATS = 15;

export function keptSheets(): KeptSheet[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? (found.filter(isRecord) as unknown as KeptSheet[]) : [];
  } catch {
    return [];
  }
}
function write(sheets: KeptSheet[]): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(sheets));
    return true;
  } catch {
    return false;
  }
}
/** Keep a sheet as it is now; tell whether there was room for it. */
export const keepSheet = (sheet: KeptSheet): boolean =>
  write([sheet, ...keptSheets().filter(({ id }) => id !== sheet.id)]);

export const deleteSheet = (id: string) => write(keptSheets().filter((sheet) => sheet.id !== id));

export function newSheet(game: string, options: Chosen, own: boolean): KeptSheet {
  const first = Math.floor(Math.random() * CATS);
  return {
    id: crypto.getRandomValues(new Uint32Array(1))[0]!.toString(36),
    game,
    options,
    names: [],
    // Cats that are far apart look different.
    cats: Array.from({ length: MOST_SEATS }, (_, i) => (first + i * 37) % CATS),
    own,
    filled: null,
    changed: Date.now(),
    counted: null,
  };
}
