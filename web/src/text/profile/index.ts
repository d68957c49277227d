/** The texts of the profile's screens in the player's language. */
import { prefs } from '../../lib/prefs.svelte';
import { en } from './en';
import { pl } from './pl';

export const profileText = () => (prefs.language === 'pl' ? pl : en);

/** A day and an hour, as people write them. */
export const moment = (seconds: number) =>
  new Intl.DateTimeFormat(prefs.language, { dateStyle: 'medium', timeStyle: 'short' }).format(seconds * 1000);
