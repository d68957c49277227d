/** What the things of Wizard Kittens tell of themselves when they are looked at. */
import { chaosCat, curse as ghost, CURSE_BOX } from '../../art/curses';
import { PORTRAIT_BOX, portrait } from '../../art/figure';
import { COMPONENTS, THING_BOX } from '../../art/things';
import type { Row } from '../../deck/draft';
import type { Looked } from '../../lib/look.svelte';
import type { Names } from '../../lib/names.svelte';
import { inDeck, standing } from './counts';
import { kitten, PROFESSOR } from './looks';
import type { ChapterName, ComponentName, Credit, Curse, KittenName, SpellName, TableView } from './types';

const componentsOf = (names: Names, components: readonly ComponentName[]) =>
  components.map((component) => names(`component-${component}`)).join(', ');

export const lookAtComponent = (names: Names, component: ComponentName): Looked => ({
  name: names(`component-${component}`),
  about: names('board-about-component'),
  rule: 'WK-1',
  picture: { drawing: COMPONENTS[component](), box: THING_BOX },
});

export const lookAtCurse = (names: Names, curse: Curse): Looked => ({
  name: names(`curse-${curse.name}`),
  about: [
    `${names('board-band', { band: names(`band-${curse.band}`) })}, ${names('board-points', { n: curse.points })}`,
    names('board-about-curse', { recipe: componentsOf(names, curse.recipe) }),
    curse.bonus_for_each
      ? names('board-about-bonus', {
          bonus: curse.bonus,
          component: names(`component-${curse.bonus_for_each}`),
        })
      : '',
  ],
  rule: 'WK-13',
  picture: { drawing: ghost(curse.name), box: CURSE_BOX },
});

export const lookAtSpell = (
  names: Names,
  spell: SpellName,
  owner: KittenName | null,
  covered: boolean,
): Looked => ({
  name: names(`spell-${spell}`),
  about: [names(`spell-${spell}-about`), covered ? names('board-about-covered') : ''],
  rule: ['summon', 'sling', 'swat', 'switch'].includes(spell) ? 'WK-12' : 'WK-31',
  picture: { drawing: portrait(kitten(owner)), box: PORTRAIT_BOX },
});

/** An Extra Credit of a deck. */
export const creditOf = ({ counts, points, component, band }: Row) =>
  ({
    counts,
    points,
    component: component === 'any' ? null : component,
    band: band === 'any' ? null : band,
  }) as Omit<Credit, 'name'>;

/** What an Extra Credit pays for. */
export const creditSays = (names: Names, { counts, points, component, band }: Omit<Credit, 'name'>) =>
  names(`credit-says-${counts}`, {
    points,
    component: component && names(`component-${component}`),
    band: band && names(`band-${band}`),
  });

export const lookAtCredit = (names: Names, credit: Credit): Looked => ({
  name: `${names('board-credit')}: ${names(`credit-${credit.name}`)}`,
  about: [creditSays(names, credit), names('board-credit-when')],
  rule: 'WK-22',
});

export const lookAtCaught = (names: Names, { caught_may_come, places }: TableView): Looked => ({
  name: names('board-caught-card'),
  about: [
    names(caught_may_come ? 'board-about-caught-now' : 'board-about-caught-later'),
    names(places.length === 2 ? 'board-about-guilty-two' : 'board-about-guilty'),
  ],
  rule: places.length === 2 ? 'WK-40' : 'WK-21',
  picture: { drawing: portrait(PROFESSOR), box: PORTRAIT_BOX },
});

export const lookAtClosed = (names: Names, chapter: ChapterName): Looked => ({
  name: names('board-sheet-chapter', { n: chapter }),
  about: names('term-chapter-about'),
  rule: 'WK-15',
});

export function lookAtDeck(names: Names, table: TableView): Looked {
  const { kinds, cats } = inDeck(table);
  return {
    name: names('board-in-deck', { n: table.deck }),
    about: [
      kinds.map(({ kind, count }) => `${names(`component-${kind}`)} ${count}`).join(', '),
      names('board-cats', { n: cats }),
      lookAtCaught(names, table).about![0]!,
      names('board-about-defeated', { defeated: table.defeated, hidden: table.curses_left }),
    ],
    rule: 'WK-3',
    picture: { drawing: chaosCat(), box: CURSE_BOX },
  };
}

/** A kitten: its points, its spells, and how it would stand if the game ended with Caught. */
export function lookAtKitten(names: Names, table: TableView, seat: number, name: string): Looked {
  const place = table.places[seat]!;
  const guilt = standing(place.points, table.places.length);
  return {
    name: place.kitten ? `${name} (${names(`kitten-${place.kitten}`)})` : name,
    about: [
      `${names('board-points', { n: place.points })}, ${names('board-in-circle', { n: place.cards })}`,
      guilt === 'innocent' ? '' : names(`board-about-${guilt}-now`),
      place.spells.map((spell) => names(`spell-${spell}`)).join(', '),
      place.covered ? `${names(`spell-${place.covered}`)}: ${names('board-covered')}` : '',
    ],
    rule: 'WK-21',
    picture: { drawing: portrait(kitten(place.kitten)), box: PORTRAIT_BOX },
  };
}
