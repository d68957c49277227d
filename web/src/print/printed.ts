/** How a game draws its things for printing: found by its folder and loaded when needed. */
import type { Component } from 'svelte';
import type { Row } from '../deck/draft';
import type { Names } from '../lib/names.svelte';
import type { PrintedThing, TableGuide } from '../protocol';
import type { Size } from './sheets';

export interface PrintedProps {
  pile: string;
  title: string;
  thing: PrintedThing;
  back: boolean;
  /** The row of a card that an owner's deck may replace, by table and card. */
  row: (table: string, id: string) => Row;
  /** The table of the deck that may replace things of this pile. */
  table: TableGuide | undefined;
  names: Names;
}
interface Printed {
  default: Component<PrintedProps>;
  /** The size of a tile or a page, in millimetres; a page without one takes the whole sheet. */
  sizeOf?: (pile: string, thing: string, row: PrintedProps['row']) => Size | null;
}
const games = import.meta.glob<Printed>('../games/*/Printed.svelte');

/** Load how a game draws what is printed; nothing if it can't be printed. */
export const loadPrinted = async (game: string): Promise<Printed | null> =>
  (await games[`../games/${game}/Printed.svelte`]?.()) ?? null;

const [SMALLEST, STEP] = [0.6, 0.05];
/** Make letters smaller until all of them fit. */
export const fit = (element: HTMLElement) => shrink(element, 1);
/** Make letters as large as there is room. */
export const fill = (element: HTMLElement) => shrink(element, 1.4);

function shrink(element: HTMLElement, largest: number) {
  for (let size = largest; size >= SMALLEST; size -= STEP) {
    element.style.setProperty('--fit', String(size));
    if (element.scrollHeight <= element.clientHeight + 1 && element.scrollWidth <= element.clientWidth + 1)
      return;
  }
}
