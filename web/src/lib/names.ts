/** Names of cards and things in the player's language, out of a game's own texts. */
import { prefs, type Language } from './prefs.svelte';

export type Names = (key: string, fill?: Record<string, string | number>) => string;

export function namesFrom(tables: Record<Language, Record<string, string>>): Names {
  return (key, fill) => {
    const found = tables[prefs.language][key] ?? key;
    return fill ? found.replace(/\{\s*\$(\w+)\s*\}/g, (_, name: string) => String(fill[name] ?? '')) : found;
  };
}
