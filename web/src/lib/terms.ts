/** The words of a game that explain themselves wherever they stand. */
import type { Names } from './names.svelte';

/** A word of a game: what it means, and how it looks in a sentence. */
export interface Term {
  name: string;
  about: string;
  /** Its forms with | between; an asterisk stands for any ending. */
  words: string;
}

/** Read the words of a game from its texts: `term-KEY`, `term-KEY-about`, and its forms, `term-KEY-words`. */
export const termsOf = (names: Names, keys: readonly string[]): Term[] =>
  keys.map((key) => ({
    name: names(`term-${key}`),
    about: names(`term-${key}-about`),
    words: names(`term-${key}-words`),
  }));

/** A form as a pattern; an asterisk stands for any ending. */
const form = (word: string) => word.replace(/[.+?^${}()[\]\\]/g, '\\$&').replace('*', '\\p{L}*');
const pattern = (terms: readonly Term[]) =>
  new RegExp(
    `(?<![\\p{L}])(?:${terms.map(({ words }) => `(${words.split('|').map(form).join('|')})`).join('|')})(?![\\p{L}])`,
    'giu',
  );

/** Cut a sentence into plain parts and those that are words of the game. */
export function cutAtTerms(said: string, terms: readonly Term[]): { said: string; term: Term | null }[] {
  if (terms.length === 0) return [{ said, term: null }];
  const parts: { said: string; term: Term | null }[] = [];
  let end = 0;
  for (const found of said.matchAll(pattern(terms))) {
    parts.push({ said: said.slice(end, found.index), term: null });
    const which = found.slice(1).findIndex((group) => group !== undefined);
    parts.push({ said: found[0], term: terms[which]! });
    end = found.index + found[0].length;
  }
  parts.push({ said: said.slice(end), term: null });
  return parts.filter((part) => part.said);
}

/** The words of the game that are used in a sentence, each once. */
export const termsIn = (said: string, terms: readonly Term[]): Term[] => [
  ...new Set(cutAtTerms(said, terms).flatMap(({ term }) => term ?? [])),
];
