/** Own cards of a game: kept in this browser and, for those who have one, in their profile. */
import { untrack } from 'svelte';
import { api } from '../lib/api';
import type { KeptDeck } from '../protocol';
import { DRAFTS, type Draft, draftOf, keep, merged, sameDraft, seenIn, seeIn } from './draft';

/** Where the cards are: not known yet, in the browser alone, in the profile, or on the way there. */
export type Place = '' | 'browser' | 'profile' | 'later';

class KeptCards {
  draft = $state.raw<Draft>({});
  place = $state<Place>('');
  #kept: KeptDeck | null = null;
  #running: Promise<void> | null = null;

  constructor(readonly game: string) {
    this.draft = draftOf(game);
    // Another tab of this browser may change them, too.
    addEventListener('storage', ({ key }) => {
      if (key === DRAFTS) this.draft = draftOf(game);
    });
  }

  /** Keep other cards; tell whether this browser had room for them. */
  change(draft: Draft): boolean {
    this.draft = draft;
    const room = keep(this.game, draft);
    if (this.place !== 'browser') void this.#meet();
    return room;
  }

  /** Bring the cards of other devices. */
  async bring(): Promise<void> {
    await this.#running;
    this.#kept = null;
    await this.#meet();
  }

  #meet(): Promise<void> {
    return (this.#running ??= this.#agree()
      .catch(() => {
        this.#kept = null;
        if (this.place) this.place = 'later';
      })
      .finally(() => (this.#running = null)));
  }

  /** Let browser and profile have the same cards: of each card the last change counts. */
  async #agree() {
    const path = `me/decks/${this.game}`;
    let kept = this.#kept ?? (await api<KeptDeck>(path));
    if (!kept.profile) {
      this.place = 'browser';
      return;
    }
    // What was seen in another profile says nothing about one that never kept cards.
    let before: Draft = kept.at ? seenIn(this.game) : {};
    for (;;) {
      const there: Draft = kept.draft;
      const here = merged(before, this.draft, there);
      if (!sameDraft(here, this.draft)) this.draft = here;
      keep(this.game, here);
      seeIn(this.game, there);
      this.#kept = kept;
      if (sameDraft(here, there)) break;
      kept = await api<KeptDeck>(path, { draft: here, at: kept.at });
      before = kept.newer ? there : here;
    }
    this.place = 'profile';
  }
}

const games: Record<string, KeptCards> = {};
/** The own cards of a game, the same for all parts of the page. */
export const keptCards = (game: string): KeptCards => (games[game] ??= new KeptCards(game));

/** The own cards of a game while a screen shows them: with what other devices change. */
export function followCards(game: string): KeptCards {
  const cards = keptCards(game);
  $effect(() => {
    const bring = () => {
      if (document.visibilityState === 'visible') void cards.bring();
    };
    untrack(bring);
    addEventListener('online', bring);
    document.addEventListener('visibilitychange', bring);
    return () => {
      removeEventListener('online', bring);
      document.removeEventListener('visibilitychange', bring);
    };
  });
  return cards;
}
