/** Plural forms. */
import type { Language } from './prefs.svelte';

const rules: Partial<Record<Language, Intl.PluralRules>> = {};

/** Tell which plural form a number takes; the rules of a language are made when they are first needed. */
export const plural = (language: Language, n: number) =>
  (rules[language] ??= new Intl.PluralRules(language)).select(n);
