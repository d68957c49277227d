/** What everybody at the table can count: the cards of a chapter by kind, what must be in the deck, who is guilty. */
import type { ComponentName, TableView } from './types';

export const KINDS: ComponentName[] = ['artifact', 'familiar', 'potion', 'scroll'];
const OF_EACH_KIND = 12; // WK-1
const GUILTY = 10; // WK-21
const IDLER = 5; // WK-40

/** Count cards by kind, in the order in which the kinds come. */
export function byKind(cards: readonly ComponentName[]): [ComponentName, number][] {
  const sums = new Map<ComponentName, number>();
  for (const component of cards) sums.set(component, (sums.get(component) ?? 0) + 1);
  return [...sums];
}

/** What is still in the deck: all but the Extra Credits lies open, so the rest can be counted. */
export function inDeck({ places, discards, held, deck, ended }: TableView) {
  const open = [
    ...places.flatMap(({ chapters, extras }) => [...chapters.flat(), ...extras]),
    ...discards,
    ...held.map(({ component }) => component),
  ];
  const kinds = KINDS.map((kind) => ({
    kind,
    count: OF_EACH_KIND - open.filter((component) => component === kind).length,
  }));
  const components = kinds.reduce((sum, { count }) => sum + count, 0);
  return { kinds, cats: ended ? 0 : deck - components - 1 };
}

/** How somebody stands with these points if the game ends with Caught. */
export function standing(points: number, players: number): 'guilty' | 'idler' | 'innocent' {
  if (points >= GUILTY) return 'guilty';
  return players === 2 && points <= IDLER ? 'idler' : 'innocent';
}
