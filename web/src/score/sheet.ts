/** How a game lays its score sheet out: found by its folder and loaded when needed. What the fields hold is told by the server. */
import type { Component } from 'svelte';
import type { Pictures } from '../games/pictures';
import type { Names } from '../lib/names.svelte';
import type { Chosen } from '../lib/options';
import type { FieldGuide } from '../protocol';

export interface Seat {
  name: string;
  avatar: number;
}
export interface SheetProps<Filled> {
  filled: Filled;
  seats: Seat[];
  options: Chosen;
  /** What is known of a field, by its name without numbers: `players.hits`. */
  field: (name: string) => FieldGuide;
  /** What is wrong with a field, by its name with numbers: `players.0.hits`. */
  fault: (at: string) => string;
  names: Names;
  pictures: Pictures;
  onchange: (filled: Filled) => void;
}
export interface SheetLayout<Filled = unknown> {
  default: Component<SheetProps<Filled>>;
  /** Make a sheet fit the options: what is filled in stays, what is missing is blank. */
  fitted: (filled: Filled | null, options: Chosen) => Filled;
  /** What the picture of the result draws: as much of a table as that needs. */
  table?: (filled: Filled) => unknown;
  /** Use the shapes of one's own tiles, where the game has some. */
  useOwn?: (rows: Record<string, Record<string, unknown>>) => void;
}
const layouts = import.meta.glob<SheetLayout>('../games/*/Sheet.svelte');
const pathOf = (game: string) => `../games/${game}/Sheet.svelte`;

/** Whether a game has a page for its score sheet. */
export const hasSheet = (game: string) => pathOf(game) in layouts;
export const loadSheet = (game: string): Promise<SheetLayout> | undefined => layouts[pathOf(game)]?.();

/** Lists of a sheet: as long as it must be, with what is there. */
export const listed = <T>(given: readonly T[] | undefined, length: number, blank: (i: number) => T): T[] =>
  Array.from({ length }, (_, i) => given?.[i] ?? blank(i));
/** A list with one entry changed. */
export const changed = <T>(list: readonly T[], at: number, entry: T): T[] =>
  list.map((one, i) => (i === at ? entry : one));
