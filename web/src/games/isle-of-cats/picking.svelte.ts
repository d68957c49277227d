/** The player's cards: several are picked, then kept, bought or laid at once. */
import type { Names } from '../../lib/names.svelte';
import { type BoardProps, type Bundle, choicesTo } from '../board';
import { type Heap, printed } from './hand';
import type { AnyAction, CardName, Game } from './types';

type Props = Pick<BoardProps<Game>, 'table' | 'own' | 'prompt' | 'choices' | 'why'>;
const priceOf = (card: CardName) => printed(card).price ?? 0;

export class Picking {
  private picked = $state.raw<{ title: string; index: number; card: CardName }[]>([]);

  constructor(
    private readonly props: () => Props,
    private readonly names: Names,
  ) {}

  readonly heaps = $derived.by((): Heap[] => {
    const { own, table } = this.props();
    if (!own) return [];
    const heaps: Heap[] = [
      { title: this.title('view-pack'), cards: own.pack, verbs: ['keep'] },
      { title: this.title('view-kept'), cards: own.kept, verbs: ['buy'] },
      { title: this.title('view-bought'), cards: own.bought, verbs: [] },
      { title: this.title('board-drawn'), cards: own.drawn, verbs: ['buy'] },
      {
        title: this.title('view-hand'),
        cards: own.hand,
        verbs: table.phase === 'cards' ? ['lay', 'play'] : ['play'],
      },
    ];
    return heaps.filter(({ cards }) => cards.length > 0);
  });
  private readonly buying = $derived.by(() => {
    const { choices, table } = this.props();
    return choicesTo(choices, 'buy').length > 0 || table.phase === 'buy';
  });
  private readonly spent = $derived(
    this.buying ? this.picked.reduce((sum, { card }) => sum + priceOf(card), 0) : 0,
  );
  /** The fish that would be left; nothing while none can be spent. */
  readonly purse = $derived.by(() => {
    const { own } = this.props();
    return this.buying && own ? own.fish_left - this.spent : null;
  });
  /** How many cards may be picked with one verb. */
  private readonly most = $derived.by(() => {
    const { choices, prompt } = this.props();
    return choicesTo(choices, 'keep').length > 0 ? Number(prompt?.args.left ?? 1) : Infinity;
  });

  /** What can be done with the picked cards at once. */
  readonly bundles = $derived.by((): Bundle[] => {
    const cards = this.picked.map(({ card }) => card);
    const [verb] = (['keep', 'buy', 'lay'] as const).filter((one) =>
      cards.every((card) => this.offersOf([one], card).length > 0),
    );
    const { choices } = this.props();
    if (cards.length === 0 || !verb || (verb === 'lay' && choicesTo(choices, 'lay').length === 0)) return [];
    const actions: AnyAction[] = cards.map((card) => ({ do: verb, card }));
    const n = cards.length;
    if (verb === 'keep')
      return n < this.most ? [] : [{ text: this.names('board-several-keep', { n }), actions }];
    const done: AnyAction = { do: 'done' };
    const more = { text: this.names(`board-several-${verb}-more`), actions, rare: true };
    return [
      { text: this.names(`board-several-${verb}`, { n, fish: this.spent }), actions: [...actions, done] },
      ...(choices.length > n + 1 ? [more] : []),
    ];
  });

  get first(): CardName | undefined {
    return this.picked[0]?.card;
  }

  clear() {
    this.picked = [];
  }

  has(heap: Heap, index: number): boolean {
    return this.picked.some((one) => one.title === heap.title && one.index === index);
  }

  /** Whether a card can be used and paid for. */
  able(heap: Heap, card: CardName): boolean {
    return this.offersOf(heap.verbs, card).some(
      ({ action }) => action.do !== 'buy' || priceOf(card) <= (this.purse ?? 0),
    );
  }

  /** Pick a card or put it back; of too many the first goes back. */
  tap(heap: Heap, index: number) {
    if (this.has(heap, index)) {
      this.picked = this.picked.filter((one) => one.title !== heap.title || one.index !== index);
      return;
    }
    const { choices, why } = this.props();
    const card = heap.cards[index]!;
    if (choices.length > 0 && !this.able(heap, card)) return why({ do: heap.verbs[0] ?? 'buy', card });
    const offers = this.offersOf(heap.verbs, card);
    const several = offers.length > 0 && offers.every(({ action }) => action.do !== 'play');
    const before = several ? this.picked.filter((other) => other.title === heap.title) : [];
    const kept = before.slice(Number.isFinite(this.most) ? before.length - this.most + 1 : 0);
    this.picked = [...kept, { title: heap.title, index, card }];
  }

  private title(key: string): string {
    return this.names(key, { cards: '' }).replace(/[:\s]+$/, '');
  }

  private offersOf(verbs: Heap['verbs'], card: CardName) {
    return choicesTo(this.props().choices, ...verbs).filter(({ action }) => action.card === card);
  }
}
