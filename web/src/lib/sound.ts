/** Plays sounds if the player has switched them on; they are loaded with the first one. */
import { prefs } from './prefs.svelte';
import type { Tune } from './tunes';

export function chime(tune: Tune) {
  if (prefs.sound) void import('./tunes').then(({ play }) => play(tune));
}
