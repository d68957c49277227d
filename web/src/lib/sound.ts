/** Sounds are fetched when the first one is played, and none is played unless the player switched sound on. */
import { prefs } from './prefs.svelte';
import type { Tune } from './tunes';

export function chime(tune: Tune) {
  if (prefs.sound) void import('./tunes').then(({ play }) => play(tune));
}
