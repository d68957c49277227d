/** Play a finished game on from one of its moves: the player takes one seat, bots take the others. */
import type { Games, SeatInfo, Seated } from '../protocol';
import { api } from './api';
import { prefs } from './prefs.svelte';
import { go } from './router.svelte';
import { text } from './text.svelte';

export async function playFrom(code: string, move: number, seat: number, seats: SeatInfo[]) {
  const shelf = await api<Games>('games');
  const bot = shelf.bots.find(({ name }) => name === 'cat')?.name ?? shelf.bots[0]!.name;
  const bots = Object.fromEntries(
    seats.filter((one) => one.seat !== seat).map((one) => [String(one.seat), bot]),
  );
  const seated = await api<Seated>(`tables/${code}/fork`, {
    move,
    bots,
    sitter: { name: prefs.name.trim() || text().guest, avatar: prefs.avatar, language: prefs.language },
  });
  await api(`tables/${seated.code}/start`, {});
  go(`/table/${seated.code}`);
}
