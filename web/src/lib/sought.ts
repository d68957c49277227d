/** Finds what somebody types in a search box: whole words or their beginnings, in any order, without accents. */
const plain = (said: string) =>
  said.toLocaleLowerCase().replaceAll('ł', 'l').normalize('NFD').replace(/\p{M}/gu, '');

/** Read what is sought: a word each. A long one is sought without its last letter, where its ending may differ. */
export const soughtIn = (query: string): RegExp[] =>
  plain(query)
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => (/^\p{L}{5,}$/u.test(word) ? word.slice(0, -1) : word))
    .map((word) => new RegExp(`(?:^|[^\\p{L}\\p{N}])${word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')}`, 'u'));

/** Tell whether everything that is sought is in these texts. */
export function finds(sought: RegExp[], texts: string[]): boolean {
  const all = plain(texts.join(' '));
  return sought.every((word) => word.test(all));
}
