/** What is told of the tiles, rooms and icons of the Isle when they are looked at. */
import { boxOf } from '../../art/isle';
import type { Looked } from '../../lib/look.svelte';
import type { Names } from '../../lib/names.svelte';
import { type Term, termsIn } from '../../lib/terms';
import { drawTile, placed, type Shape, squaresOf, tileOf } from './boat';
import type { TileName, ViewPlace } from './types';

type Kind = 'cat' | 'kitten' | 'oshax' | 'beast' | 'rare' | 'common' | 'royal_rat';
export function kindOfTile(name: TileName | Shape): Kind {
  if (name === 'royal_rat') return name;
  const sign = name[0]!;
  if (/^o\d/.test(name)) return 'oshax';
  if (/^b\d/.test(name)) return 'beast';
  return name.startsWith('k_') ? 'kitten' : name.startsWith('r_') ? 'rare' : sign === 'c' ? 'common' : 'cat';
}
const RULES: Record<Kind, string> = {
  cat: 'IC-3.24',
  kitten: 'IC-7.1',
  oshax: 'IC-8.17',
  beast: 'IC-7.21',
  rare: 'IC-3.44',
  common: 'IC-3.44',
  royal_rat: 'IC-8.40',
};

export function lookAtTile(names: Names, terms: Term[], name: TileName | Shape): Looked {
  const { cells } = tileOf(name);
  const kind = kindOfTile(name);
  const about = names(`board-tile-${kind}`, { n: cells.length });
  return {
    name: names(`tile-${name}`),
    about,
    rule: RULES[kind],
    picture: { drawing: drawTile(name, cells), box: boxOf(squaresOf(cells)) },
    terms: termsIn(about, terms).filter(
      ({ name: word }) => !names(`tile-${name}`).includes(word.toLowerCase()),
    ),
  };
}

/** The squares of a boat that are covered, as `x,y`. */
export const coveredOf = (place: ViewPlace): Set<string> =>
  new Set(
    place.tiles.flatMap(({ tile, turn, square }) => placed(tile, turn, square).map(([x, y]) => `${x},${y}`)),
  );
