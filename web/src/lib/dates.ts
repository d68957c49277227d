/** Days and hours, as people write them in the player's language. */
import { prefs } from './prefs.svelte';

export const day = (seconds: number) =>
  new Intl.DateTimeFormat(prefs.language, { day: 'numeric', month: 'short', year: 'numeric' }).format(
    seconds * 1000,
  );

/** A day of the calendar, such as 2027-03-01, wherever the reader is. */
export const calendarDay = (iso: string) =>
  new Intl.DateTimeFormat(prefs.language, { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(iso));

export const moment = (seconds: number) =>
  new Intl.DateTimeFormat(prefs.language, { dateStyle: 'medium', timeStyle: 'short' }).format(seconds * 1000);
