/** Days and hours, as people write them in the player's language. */
import { prefs } from './prefs.svelte';

export const day = (seconds: number) =>
  new Intl.DateTimeFormat(prefs.language, { day: 'numeric', month: 'short', year: 'numeric' }).format(
    seconds * 1000,
  );

export const moment = (seconds: number) =>
  new Intl.DateTimeFormat(prefs.language, { dateStyle: 'medium', timeStyle: 'short' }).format(seconds * 1000);
