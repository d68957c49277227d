/** The player's cards in heaps, and what is told of a card that is looked at. */
import type { Looked } from '../../lib/look.svelte';
import type { Names } from '../../lib/names.svelte';
import { type Term, termsIn } from '../../lib/terms';
import { CARDS, FIRST_LESSON, LESSONS } from './pieces';
import type { Buy, CardName, Keep, Lay, Play, Progress } from './types';

export type Verb = (Keep | Buy | Play | Lay)['do'];
/** Cards that lie together. The same card may be in two heaps; each heap has its own actions. */
export interface Heap {
  title: string;
  cards: CardName[];
  verbs: Verb[];
}

const KINDS: Record<string, string> = { l: 'lesson 2', p: 'public 1', f: 'family 0' };
/** What is printed on a card: its kind, its price; boots and half baskets. */
export function printed(card: CardName) {
  const [kind, price, boots, halves] = (
    CARDS[card] ??
    KINDS[LESSONS[Number(card.slice(7)) - FIRST_LESSON] ?? ''] ??
    'family 0'
  ).split(' ');
  return {
    kind: kind!,
    price: kind === 'family' ? null : Number(price),
    boots: Number(boots ?? 0),
    halves: Number(halves ?? 0),
  };
}

const RULES: Record<string, string> = {
  find: 'IC-3.25',
  rescue: 'IC-3.24',
  anytime: 'IC-8.5',
  lesson: 'IC-3.23',
  public: 'IC-3.23',
};
export function lookAtCard(
  names: Names,
  terms: Term[],
  card: CardName,
  progress?: Progress,
  squares: readonly number[] = [],
): Looked {
  const { kind, price } = printed(card);
  const about = names(`card-${card}-about`);
  const have = progress?.need ?? null;
  return {
    name: names(`card-${card}`),
    about: [
      about,
      names(`board-kind-${kind}`),
      price === null ? '' : names('board-costs', { n: price }),
      progress
        ? `${have === null ? '' : `${names('board-of', { have: progress.have ?? 0, need: have })} · `}${names('board-now', { n: progress.points })}`
        : '',
    ],
    rule: RULES[kind] ?? '',
    terms: termsIn(about, terms),
    squares,
  };
}
