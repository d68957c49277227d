/** The seven Kittens while they are sent out: shown at once where the player puts them, then told to the server. */
import { prefs } from '../../lib/prefs.svelte';
import { choicesTo } from '../board';
import type { BoardProps } from '../board';
import type { CardName, Game, Kitten } from './types';

export const HAND = 0;
type Props = Pick<BoardProps<Game>, 'table' | 'own' | 'you' | 'choices' | 'act' | 'why'>;

export class Arrangement {
  /** Where Kittens are put that the server believes to be elsewhere; for the server none goes back to the hand. */
  private put = $state.raw<Partial<Record<CardName, number>>>({});
  private asked = $state(false);
  private readonly kittens = $derived.by(() => {
    const { own } = this.props();
    return [own?.hand ?? [], ...(own?.squads ?? [[], [], []])].flatMap((cards, at) =>
      cards.map((card) => ({ card, told: at, at: this.put[card.name] ?? at })),
    );
  });

  constructor(private readonly props: () => Props) {
    $effect(() => this.tell());
  }

  /** Whether this player parts Kittens now: not while somebody watches, nor when ready. */
  readonly open = $derived.by(() => {
    const { table, you } = this.props();
    return this.asked && table.phase === 'deploy' && you !== null && !table.places[you]!.ready;
  });

  /** Whether the server knows where all Kittens are, and all are out. */
  readonly settled = $derived(this.kittens.every(({ told, at }) => told === at && at !== HAND));

  /** The Kittens in the hand, or those of a squad, by number. */
  at(place: number): Kitten[] {
    return this.kittens
      .filter(({ at }) => at === place)
      .map(({ card }) => card)
      .sort((one, other) => one.number - other.number);
  }

  where(name: CardName): number {
    return this.kittens.find(({ card }) => card.name === name)?.at ?? HAND;
  }

  /** Put a Kitten into a squad, or back into the hand. */
  move(name: CardName, place: number) {
    if (this.where(name) === place) return;
    // Who wants to be asked before every move sees it when it is made.
    if (prefs.confirm && place !== HAND) this.send(name, place);
    else this.put = { ...this.put, [name]: place };
  }

  private forget(names: CardName[]) {
    this.put = Object.fromEntries(
      Object.entries(this.put).filter(([name]) => !names.includes(name as CardName)),
    );
  }

  private send(card: CardName, ground: number) {
    const { choices, act, why } = this.props();
    const choice = choicesTo(choices, 'send').find(
      ({ action }) => action.card === card && action.ground === ground,
    );
    if (choice) act(choice);
    if (!choice || prefs.confirm) this.forget([card]);
    if (!choice) why({ do: 'send', card, ground });
  }

  /** Tell the server of one Kitten that it believes to be elsewhere; its answer leads to the next. */
  private tell() {
    const { table, own, choices } = this.props();
    if (table.phase !== 'deploy' || !own) {
      this.asked = false;
      this.put = {};
      return;
    }
    if (choices.length === 0) return;
    this.asked = true;
    const known = this.kittens.filter(({ card, told, at }) => card.name in this.put && told === at);
    const next = this.kittens.find(({ told, at }) => told !== at && at !== HAND);
    if (known.length > 0) this.forget(known.map(({ card }) => card.name));
    else if (next) this.send(next.card.name, next.at);
  }
}
