/** Playing again: against bots at once, with people as soon as all are back. */
import type { Seated, TableInfo } from '../protocol';
import { api } from './api';
import { hintAt } from './learn';
import type { Chosen } from './options';
import { prefs } from './prefs.svelte';
import { go } from './router.svelte';

const KEY = 'again';

/** Open the next table, or go to the one that somebody has opened; with other options, if there are any. */
export async function playAgain(table: TableInfo, options?: Chosen) {
  const seated = await api<Seated>(`tables/${table.code}/rematch`, options ? { options } : {});
  sessionStorage.setItem(KEY, seated.code);
  if (prefs.hinted.includes(table.code)) hintAt(seated.code);
  const people = table.seats.filter(({ kind }) => kind === 'person');
  if (people.length === 1 && seated.seat !== null)
    await (await import('./deal')).start(seated.code, [seated.seat]).catch(() => undefined);
  go(`/table/${seated.code}`);
}

/** Tell whether this browser came to a table to play again: then the game starts by itself. */
export const cameAgain = (code: string) => sessionStorage.getItem(KEY) === code;
