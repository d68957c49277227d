/** What lies before a player, in words, and what a place tells of itself when it is looked at. */
import type { Looked } from '../../lib/look.svelte';
import type { Names } from '../../lib/names.svelte';
import type { CardName, Place } from './types';

/** Say how somebody stands: hits, shields with what they caught, a Lair, and what can't be done to them. */
export function standing(names: Names, place: Place, goal: number): string[] {
  const list = (cards: readonly CardName[]) => cards.map((card) => names(`card-${card}`)).join(', ');
  return [
    place.out ? names('view-out', { place: place.place }) : names('board-hits', { hits: place.hits, goal }),
    ...place.pools.flatMap(({ shields, room, caught }) => [
      shields.length > 0 ? names('view-pool', { shields: list(shields), room }) : '',
      caught.length > 0 ? names('view-caught', { caught: list(caught) }) : '',
    ]),
    place.lair ? `${names('view-lair')}: ${names('board-does-lair')}` : '',
    place.will_miss ? names('view-miss') : '',
    place.safe_from_missing ? names('view-safe') : '',
    place.only ? names(`view-only-${place.only}`) : '',
    place.held > 0 ? names('view-held', { held: place.held }) : '',
  ].filter(Boolean);
}

export function lookAtPlace(names: Names, place: Place, name: string, goal: number): Looked {
  const shielded = place.pools.some(({ shields }) => shields.length > 0);
  return {
    name,
    about: standing(names, place, goal),
    rule: shielded ? 'WW-5' : 'WW-7',
    terms: (shielded ? ['hit', 'shield'] : ['hit']).map((term) => ({
      name: names(`term-${term}`),
      about: names(`term-${term}-about`),
    })),
  };
}
