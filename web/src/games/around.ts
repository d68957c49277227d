/** What the parts around a board know of a game's events: log, replay, pace and the picture of the result. */
import type { Picture } from '../lib/picture';
import type { Happened } from '../protocol';
import type { Game } from './board';

export interface Around<G extends Game = Game> {
  /** A small picture of what an event is about, and its name. */
  picture?: (event: G['event']) => ({ name: string } & Picture) | null;
  /** Who was given what the picture shows; its line of the log begins with `head`. */
  givenTo?: (event: G['event'], head: G['event']) => number | null;
  /** Whether an event belongs to the line of the log that begins with another. */
  detail?: (event: G['event'], head: G['event']) => boolean;
  /** Whether the next event tells of this one, too: it needs no line of its own any more. */
  untold?: (event: G['event'], next: G['event']) => boolean;
  /** Whether an event changes nothing that anybody wants to read of, after those before it. */
  idle?: (event: G['event'], before: readonly G['event'][]) => boolean;
  /** Whether players do this one after another: the log tells it in one line. */
  together?: (event: G['event']) => boolean;
  /** Whether an event turns something over: at a calm pace everybody looks at it until they want to go on. */
  reveals?: (event: G['event']) => boolean;
  /** The number of the round or day that begins. */
  begins?: (event: G['event']) => number | null;
  /** What a seat has built, for the picture of the result. */
  built?: (table: G['table'], seat: number) => Picture | null;
}

const files = import.meta.glob<{ default: Around }>('./*/around.ts');
const loaded: Record<string, Around> = {};

/** Load what is known around the board of a game. */
export async function loadAround(game: string): Promise<void> {
  loaded[game] ??= (await files[`./${game}/around.ts`]?.())?.default ?? {};
}

export const aroundOf = (game: string): Around => loaded[game] ?? {};

/** The seat that an event is about: in all games the field has the same name. */
export const actorOf = ({ event }: Happened): number | null =>
  (event as { seat?: number | null }).seat ?? null;
