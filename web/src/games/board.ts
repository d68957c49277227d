/** What a board gets and may do: it shows a view, offers the choices that were sent, and plays events. */
import type { Component } from 'svelte';
import { fetchNames } from '../lib/names.svelte';
import { prefs } from '../lib/prefs.svelte';
import type { Choice, Happened, Outlook, SeatInfo } from '../protocol';

export interface BoardProps {
  table: unknown;
  own: unknown;
  seats: SeatInfo[];
  you: number | null;
  waiting: number[];
  choices: Choice[];
  /** What each choice would change, where the game can tell. */
  outlook: Outlook | null;
  /** The event on stage, or nothing. */
  stage: Happened | null;
  act: (choice: Choice) => void;
  /** Ask the house why something can't be done. */
  why: (action: Record<string, unknown>) => void;
  /** Take the last move back, if that can be done. */
  undo: (() => void) | null;
  /** The board tells which choices its own surface does not offer: they become buttons, those that are seldom wanted small ones. */
  offer: (rest: Choice[] | null, seldom?: Choice[]) => void;
}

export interface BoardModule {
  default: Component<BoardProps>;
  /** How long each event stays on stage, in milliseconds. */
  pace?: (event: Happened) => number;
  /** On which side each seat plays, where some play together. */
  sides?: (table: unknown) => number[];
}

const boards = import.meta.glob<BoardModule>('./*/Board.svelte');
const here: Record<string, BoardModule> = {};

/** The board of a game, if it has come. */
export const boardNow = (game: string): BoardModule | null => here[game] ?? null;

/** How long an event stays on stage: not at all before there is a board to show it. */
export const paceOf = (game: string, event: Happened) => (here[game] ? (here[game].pace?.(event) ?? 250) : 0);

export async function boardFor(game: string): Promise<BoardModule> {
  const load = boards[`./${game}/Board.svelte`] ?? (() => import('./Plain.svelte'));
  const [board] = await Promise.all([load(), fetchNames(game, prefs.language)]);
  return (here[game] = board);
}

/** An action as a record of words and numbers. */
export type Deed = { do: string } & Record<string, unknown>;
export const deed = (choice: Choice) => choice.action as Deed;
export type Event = { event: string } & Record<string, unknown>;
export const eventOf = (happened: Happened | null) => (happened?.event ?? null) as Event | null;
