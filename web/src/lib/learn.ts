/** Begins lessons and first games. */
import type { GameInfo, Seated } from '../protocol';
import { api } from './api';
import { prefs } from './prefs.svelte';
import { go } from './router.svelte';
import { text } from './text.svelte';

const sitter = () => ({
  name: prefs.name.trim() || text().guest,
  avatar: prefs.avatar,
  language: prefs.language,
});

/** Begin a lesson, and go to its table. */
export async function begin(game: string, chapter: string) {
  const seated = await api<Seated>('learn', { game, chapter, sitter: sitter() });
  go(`/table/${seated.code}`);
}

/** Show a hint in every turn at a table. */
export function hintAt(code: string) {
  prefs.hinted = [...prefs.hinted.slice(-19), code];
}

/** Begin a first game: the simplest options, friendly bots, and a hint in every turn. */
export async function beginFirst({ name, first }: GameInfo) {
  const rivals = Number(first.options.players) - 1;
  const bots = Object.fromEntries(Array.from({ length: rivals }, (_, i) => [String(i + 1), first.bot]));
  const seated = await api<Seated>('tables', {
    game: name,
    options: first.options,
    bots,
    warns: true,
    sitter: sitter(),
  });
  await (await import('./deal')).start(seated.code, [seated.seat!]);
  hintAt(seated.code);
  go(`/table/${seated.code}`);
}
