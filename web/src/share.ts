/** What the server draws pictures of results from: cats as SVG, and the colour of each game. */
import { CATS, catFor } from './art/cat';
import { figure, portrait } from './art/figure';
import { markup } from './art/ink';
import { CANDLE, DUSK, GREEN, INK, LINEN, PAPER, WHITE } from './art/palette';
import type { Box } from './games/box';

const boxes = import.meta.glob<Box>('./games/*/box.ts', { import: 'default', eager: true });

const avatars = Array.from({ length: CATS }, (_, i) => `avatar ${i}`);

export const colours: Record<string, string> = {
  '': DUSK,
  ...Object.fromEntries(
    Object.entries(boxes).map(([file, { colour }]) => [file.split('/').at(-2)!, colour] as const),
  ),
};
export const portraits = avatars.map((name) => markup(portrait(catFor(name))));
export const winners = avatars.map((name) =>
  markup(figure(catFor(name, { hat: 'crown', mood: 'happy', pose: 'wave', prop: 'star' }))),
);
export const palette = {
  ink: INK,
  paper: PAPER,
  linen: LINEN,
  white: WHITE,
  candle: CANDLE,
  green: GREEN,
};
