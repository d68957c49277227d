/** What the server draws pictures of results from: cats as SVG, and the colour of each game. */
import { CATS, catFor } from './art/cat';
import { figure, portrait } from './art/figure';
import type { Drawing } from './art/ink';
import { CANDLE, DUSK, GREEN, INK, LINEN, PAPER, WHITE } from './art/palette';
import type { Box } from './games/box';

const boxes = import.meta.glob<Box>('./games/*/box.ts', { import: 'default', eager: true });

function markup({ tag, at, inside }: Drawing): string {
  const given = Object.entries(at).flatMap(([name, value]) =>
    value === undefined ? [] : [` ${name}="${value}"`],
  );
  return `<${tag}${given.join('')}>${inside.map(markup).join('')}</${tag}>`;
}

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
