/** The page's own texts in the player's language; Polish is loaded when it is first needed. */
import { type Texts, en } from '../text/en';
import { type Language, prefs } from './prefs.svelte';

const texts = $state<{ shown: Texts }>({ shown: en });

export const text = () => texts.shown;

export async function loadTexts(language: Language) {
  const loaded = language === 'pl' ? (await import('../text/pl')).pl : en;
  if (prefs.language === language) texts.shown = loaded;
}
