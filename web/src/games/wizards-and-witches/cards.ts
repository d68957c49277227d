/** How the cards of Wizards and Witches look: a card's name is its kind and, for most, a number. */
import { type Drawing, group, moved } from '../../art/ink';
import { cauldron, explodedLair, lair, mirror, potion, spell } from '../../art/things';
import type { Looked } from '../../lib/look.svelte';
import type { Names } from '../../lib/names.svelte';
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

/** The rules of the kinds. */
const RULES: Record<Kind, string> = {
  cauldron: 'WW-5',
  mirror: 'WW-5',
  potion: 'WW-4',
  spell: 'WW-4',
  lair: 'WW-9',
  exploded_lair: 'WW-10',
};

/** What a card does, in full or in few words; with two players all shields catch `both` kinds. */
export const doing = (names: Names, card: CardName, both: boolean) => {
  const given = { n: countOf(card), both: both ? 'yes' : 'no' };
  return {
    about: names(`board-about-${kindOf(card)}`, given),
    brief: names(`board-does-${kindOf(card)}`, given),
  };
};
export const lookAtCard = (names: Names, card: CardName, both: boolean): Looked => ({
  name: names(`card-${card}`),
  about: doing(names, card, both).about,
  rule: RULES[kindOf(card)],
  picture: { drawing: cardArt(card), box: CARD_BOX },
});
export const thing = (kind: Kind) => DRAWN[kind]();
