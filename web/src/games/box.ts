/** The box of each game on the shelf: its colour, how long it takes, its cats. Names and rules come from the server. */
import type { Cat } from '../art/cat';
import { DUSK } from '../art/palette';

export interface Box {
  colour: string;
  minutes: number;
  cats: [Partial<Cat>, Partial<Cat>];
}

const boxes = import.meta.glob<Box>('./*/box.ts', { import: 'default', eager: true });
const PLAIN: Box = { colour: DUSK, minutes: 30, cats: [{}, {}] };

export const boxOf = (game: string): Box => boxes[`./${game}/box.ts`] ?? PLAIN;
