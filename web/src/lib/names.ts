/** What things are called in the player's language, out of a game's own texts (see texts.ts beside the build). */
import { prefs } from './prefs.svelte';

export type Message = string | (Message | { on: string; cases: Record<string, Message>; fallback: string })[];
export type Names = (key: string, fill?: Record<string, string | number | null>) => string;

function say(message: Message, fill: Record<string, string | number | null>, plural: Intl.PluralRules): string {
  if (typeof message === 'string') return message.replace(/\{\s*\$(\w+)\s*\}/g, (_, name: string) => String(fill[name] ?? ''));
  return message
    .map((part) => {
      if (typeof part === 'string' || Array.isArray(part)) return say(part, fill, plural);
      const value = fill[part.on] ?? 'none';
      const chosen = part.cases[String(value)] ?? (typeof value === 'number' ? part.cases[plural.select(value)] : undefined) ?? part.cases[part.fallback] ?? '';
      return say(chosen, fill, plural);
    })
    .join('');
}

/** Take the texts of a game as `import.meta.glob` finds them: one table for each language. */
export function namesFrom(found: Record<string, Record<string, Message>>): Names {
  const tables = new Map(Object.entries(found).map(([path, table]) => [path.replace(/^.*\/(\w+)\.ftl$/, '$1'), table]));
  return (key, fill = {}) => {
    const message = tables.get(prefs.language)?.[key];
    return message === undefined ? key.replace(/^[a-z]+-/, '').replace(/_/g, ' ') : say(message, fill, new Intl.PluralRules(prefs.language));
  };
}
