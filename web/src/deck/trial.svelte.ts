/** Bots try own cards, while their owner looks at other things. */
import { api, failureText } from '../lib/api';
import type { DeckTally, DeckTried } from '../protocol';
import type { Deck } from './draft';

export const WANTED = 200;
const PATIENCE = 20;
const wait = (seconds: number) => new Promise((done) => setTimeout(done, seconds * 1000));

class DeckTrial {
  running = $state(false);
  refusal = $state('');
  tried = $state.raw<DeckTried | null>(null);
  /** The cards that are tried. */
  deck = $state.raw<Deck>({});
  readonly games = $derived(this.tried?.tally.games ?? 0);

  #round = 0;

  constructor(readonly game: string) {}

  async run(deck: Deck) {
    [this.running, this.refusal, this.tried, this.deck] = [true, '', null, deck];
    // What was stopped may still wait for an answer when it begins anew.
    const round = ++this.#round;
    const goesOn = () => this.running && round === this.#round;
    let failures = 0;
    let tally: DeckTally | null = null;
    while (goesOn() && (tally?.games ?? 0) < WANTED) {
      try {
        const tried: DeckTried = await api<DeckTried>('decks/try', { game: this.game, deck, tally });
        if (!goesOn()) return;
        this.tried = tried;
        tally = tried.tally;
        failures = 0;
      } catch (error) {
        // The server asks for patience: it has other players, too.
        failures += 1;
        if (failures > PATIENCE) {
          this.refusal = failureText(error);
          break;
        }
        await wait(3);
      }
    }
    if (goesOn()) this.running = false;
  }
}

const trials: Record<string, DeckTrial> = {};
/** The trial of the own cards of a game. */
export const trialOf = (game: string): DeckTrial => (trials[game] ??= new DeckTrial(game));
