/** Plural forms. */
import type { Language } from './prefs.svelte';

const rules: Partial<Record<Language, Intl.PluralRules>> = {};

/** Tell which plural form a number takes; the rules of a language are made when they are first needed. */
export const plural = (language: Language, n: number) =>
  (rules[language] ??= new Intl.PluralRules(language)).select(n);

/** Say how many there are of something, in English. */
export const manyEnglish = (n: number, one: string, other: string) => `${n} ${n === 1 ? one : other}`;

/** Say how many there are of something, in Polish. */
export const manyPolish = (n: number, one: string, few: string, other: string) =>
  `${n} ${{ one, few }[plural('pl', n) as 'one' | 'few'] ?? other}`;
