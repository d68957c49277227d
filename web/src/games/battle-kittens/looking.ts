/** What the things of Battle Kittens tell of themselves when they are looked at. */
import { FIGURE_BOX, figure } from '../../art/figure';
import { ICON_BOX, ICONS } from '../../art/icons';
import type { Looked } from '../../lib/look.svelte';
import type { Names } from '../../lib/names.svelte';
import { kitten, STATS, whimOf } from './looks';
import type { Strength } from './squads';
import type { Ground, KingCard, Kitten } from './types';

export function lookAtKitten(names: Names, card: Kitten): Looked {
  const name = names(`card-${card.name}`);
  const stats = Object.fromEntries(STATS.map((stat, i) => [stat, card.stats[i] ?? '?']));
  return {
    name: card.number ? names('board-card', { name, number: card.number }) : name,
    about: [
      card.stats.length > 0 ? names('board-stats', stats) : '',
      card.icon === 'none' ? '' : `${names(`icon-${card.icon}`)}: ${names(`board-icon-${card.icon}`)}`,
      card.icon === 'yarn' || card.icon === 'king' ? names('board-about-number') : '',
    ],
    rule: card.icon === 'flag' ? 'BK-11' : card.icon === 'none' ? 'BK-1' : 'BK-10',
    picture: { drawing: figure(kitten(card.name)), box: FIGURE_BOX },
  };
}

export function lookAtGround(names: Names, { ground, attribute, fish }: Ground): Looked {
  if (!ground || !attribute)
    return { name: names('view-hidden'), about: names('board-about-hidden'), rule: 'BK-2' };
  const [first = 0, second = 0, third = 0] = fish;
  return {
    name: names(`ground-${ground}`),
    about: [
      names('board-about-ground', { attribute: names(`attribute-${attribute}`) }),
      fish.length > 0 ? names('board-about-prizes', { places: fish.length, first, second, third }) : '',
      names('board-about-ties'),
    ],
    rule: 'BK-20',
    picture: { drawing: ICONS[attribute](), box: ICON_BOX },
  };
}

export const lookAtKing = (names: Names, king: KingCard): Looked => ({
  name: names(`king-${king.name}`),
  about: whimOf(king, names),
  rule: 'BK-10',
  picture: { drawing: ICONS.crown(), box: ICON_BOX },
});

export const lookAtSquad = (names: Names, name: string, strength: Strength | null, size: number): Looked => ({
  name: names('board-squad-of', { name }),
  about: strength
    ? [names('board-about-squad', { ...strength }), names('board-about-ties')]
    : size > 0
      ? names('board-about-backs', { n: size })
      : '',
  rule: strength ? 'BK-20' : 'BK-5',
});

export const lookAtFish = (names: Names, name: string, fish: number): Looked => ({
  name: `${name}: ${names('board-fish', { n: fish })}`,
  about: names('board-about-fish'),
  rule: 'BK-7',
  picture: { drawing: ICONS.fish(), box: ICON_BOX },
});
