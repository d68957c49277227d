/** Squads as they are shown: who plays together, what a squad counts, which Kittens of it can be seen. */
import { STATS } from './looks';
import type { AttributeName, Kitten, SeatView, TableView } from './types';

export interface Strength {
  total: number;
  flags: number;
}

/** The other seats of a side. */
export const matesOf = ({ places }: TableView, seat: number): number[] =>
  places.flatMap(({ side }, other) => (other !== seat && side === places[seat]!.side ? [other] : []));

/** What a Kitten counts where this Attribute does. */
const statOf = ({ stats }: Kitten, attribute: AttributeName | null): number =>
  attribute ? (stats[STATS.indexOf(attribute)] ?? 0) : 0;

/** What Kittens count together. */
export const strengthOf = (kittens: readonly Kitten[], attribute: AttributeName | null): Strength => ({
  total: kittens.reduce((sum, card) => sum + statOf(card, attribute), 0),
  flags: kittens.filter(({ icon }) => icon === 'flag').length,
});

/** The Kittens of a squad, if they are open or one's own. */
export const kittensAt = (
  { places }: TableView,
  own: SeatView | null,
  you: number | null,
  seat: number,
  ground: number,
): readonly Kitten[] | null =>
  places[seat]!.squads[ground]?.kittens ?? (seat === you ? (own?.squads[ground] ?? null) : null);

/** The total of a side's squads at a Battleground, once all of them are open and there are several. */
export function together(view: TableView, seat: number, ground: number): number | null {
  const totals = [seat, ...matesOf(view, seat)].map((one) => view.places[one]!.squads[ground]!.total);
  return totals.length > 1 && !totals.includes(null)
    ? totals.reduce<number>((sum, total) => sum + total!, 0)
    : null;
}
