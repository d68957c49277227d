/** How the cards of Wizards and Witches look: a card's name is its kind and, for most, a number. */
import { type Drawing, group, moved } from '../../art/ink';
import { cauldron, explodedLair, lair, mirror, potion, spell } from '../../art/things';
import type { CardName } from './types';

type Kinds<Card> = Card extends `${infer Kind}_${number}` ? Kind : Card;
export type Kind = Kinds<CardName>;
const DRAWN: Record<Kind, () => Drawing> = {
  cauldron,
  mirror,
  potion,
  spell,
  lair,
  exploded_lair: explodedLair,
};
export const kindOf = (card: CardName) => card.replace(/_\d$/, '') as Kind;
export const countOf = (card: CardName) => Number(/_(\d)$/.exec(card)?.[1] ?? 1);

const SPOTS: Record<number, [number, number, number][]> = {
  1: [[10, 20, 0.8]],
  2: [
    [-2, 4, 0.6],
    [42, 42, 0.6],
  ],
  3: [
    [20, -4, 0.56],
    [-6, 46, 0.56],
    [50, 46, 0.56],
  ],
  4: [
    [-4, 0, 0.52],
    [50, 0, 0.52],
    [-4, 50, 0.52],
    [50, 50, 0.52],
  ],
};

/** The picture of a card: as many things as its number says, in 100 by 100; the box has room around it. */
export const CARD_BOX = '-8 -8 116 116';
export function cardArt(card: CardName): Drawing {
  const draw = DRAWN[kindOf(card)];
  return group(
    {},
    (SPOTS[countOf(card)] ?? SPOTS[1]!).map(([x, y, scale]) => moved(x, y, scale, draw())),
  );
}
export const thing = (kind: Kind) => DRAWN[kind]();
