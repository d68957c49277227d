/** Writes messages of the games' texts; texts.ts, beside the build, makes them from the .ftl files. */
import { plural } from './plural';
import type { Language } from './prefs.svelte';

/** A text with {$variables}, or parts of one, some of which depend on a variable. */
export type Message = string | (string | Select)[];
/** The text for the value of a variable, for the plural form of a number, or else the fallback. */
export interface Select {
  on: string;
  cases: Record<string, Message>;
  fallback: string;
}
export type Variables = Record<string, string | number | null>;

/** Negative numbers get a minus sign: screen readers skip a hyphen. */
export const written = (value: string | number | null | undefined) =>
  typeof value === 'number' ? String(value).replace('-', '−') : (value ?? '');

export function format(message: Message, variables: Variables, language: Language): string {
  if (typeof message === 'string')
    return message.replace(/\{\$(\w+)\}/g, (_, name: string) => written(variables[name]));
  return message
    .map((part) =>
      format(typeof part === 'string' ? part : choose(part, variables, language), variables, language),
    )
    .join('');
}

function choose({ on, cases, fallback }: Select, variables: Variables, language: Language): Message {
  const value = variables[on] ?? 'none';
  const form = typeof value === 'number' ? plural(language, value) : '';
  return cases[String(value)] ?? cases[form] ?? cases[fallback] ?? '';
}
