/** What a board gets: a view, choices and events. Boards are found by their folders and loaded when needed. */
import type { Component } from 'svelte';
import { loadAround } from './around';
import { fetchNames, type Names } from '../lib/names.svelte';
import { prefs } from '../lib/prefs.svelte';
import type { Asked, Choice as AnyChoice, Happened, Outlook, SeatInfo } from '../protocol';

/** What the server and a board tell each other; every game's types.ts has its own. */
export interface Game {
  action: unknown;
  event: unknown;
  table: unknown;
  own: unknown;
}

/** Several actions, one after another, behind one button. */
export interface Bundle {
  text: string;
  actions: unknown[];
  /** Seldom what one wants: a small button. */
  rare?: boolean;
}

export type Choice<Action = unknown> = AnyChoice & { action: Action };

export interface BoardProps<G extends Game> {
  table: G['table'];
  /** What only this seat sees; nothing for somebody who watches. */
  own: G['own'] | null;
  seats: SeatInfo[];
  you: number | null;
  waiting: number[];
  /** What the player is asked. */
  prompt: Asked | null;
  choices: Choice<G['action']>[];
  /** What each choice would change, where the game can tell. */
  outlook: Outlook | null;
  /** The event that is being shown, or nothing. */
  stage: (Happened & { event: G['event'] }) | null;
  /** What led to this view, also where it was not shown one by one. */
  happened: readonly (Happened & { event: G['event'] })[];
  act: (choice: AnyChoice) => void;
  /** Ask the server why something can't be done. */
  why: (action: G['action']) => void;
  /** Take the last move back, if that can be done. */
  undo: (() => void) | null;
  /** Tell which choices the board itself does not offer: they become buttons, small ones for the rare; bundles come first. */
  offer: (rest: AnyChoice[] | null, rare?: AnyChoice[], bundles?: Bundle[]) => void;
}

/** The rest of what a board gets where it only shows: nobody is asked, and nothing can be done. */
export const ONLY_SHOWS = {
  waiting: [],
  prompt: null,
  choices: [],
  outlook: null,
  stage: null,
  happened: [],
  undo: null,
  act: () => undefined,
  why: () => undefined,
  offer: () => undefined,
} satisfies Partial<BoardProps<Game>>;

export interface BoardModule<G extends Game = Game> {
  default: Component<BoardProps<G>>;
  /** How long each event is shown, in milliseconds. */
  pace?: (event: G['event']) => number;
  /** On which side each seat plays, where some play together. */
  sides?: (table: G['table']) => number[];
  /** The words of the game that explain themselves: texts `term-KEY`, `term-KEY-about` and `term-KEY-words`. */
  terms?: readonly string[];
  /** How a hint calls a choice whose text says little: the one that it shows, or another that is as good. */
  call?: (action: G['action'], names: Names, shown: boolean) => string | null;
  /** Whether the game forbids talking now. */
  quiet?: (table: G['table']) => boolean;
}

/** Pick the choices that do one of these things. */
export function choicesTo<A extends { do: string }, V extends A['do']>(choices: Choice<A>[], ...verbs: V[]) {
  type Wanted = Choice<Extract<A, { do: V }>>;
  return choices.filter((choice): choice is Wanted => verbs.includes(choice.action.do as V));
}

const boards = import.meta.glob<BoardModule>('./*/Board.svelte');
const loaded: Record<string, BoardModule> = {};

/** The board of a game, if it is loaded. */
export const loadedBoard = (game: string): BoardModule | null => loaded[game] ?? null;

/** How long an event is shown: not at all before there is a board to show it. */
export const paceOf = (game: string, { event }: Happened) =>
  loaded[game] ? (loaded[game].pace?.(event) ?? 250) : 0;

/** Load the board of a game and its texts; a game without a board of its own gets a plain one. */
export async function loadBoard(game: string): Promise<BoardModule> {
  const load = boards[`./${game}/Board.svelte`] ?? (() => import('./Plain.svelte'));
  const [board] = await Promise.all([load(), fetchNames(game, prefs.language), loadAround(game)]);
  return (loaded[game] = board);
}
