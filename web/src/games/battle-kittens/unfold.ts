/** The table in the middle of a step: what has been told of it so far, on top of what was seen before it. */
import { strengthOf } from './squads';
import type {
  AnyEvent,
  DrewKitten,
  Ground,
  Kitten,
  Place,
  Placed,
  Revealed,
  Squad,
  TableView,
} from './types';

/** The card of a Kitten that was turned over: its stats are the digits of a number. */
const cardOf = ({ card, number, icon, stats }: Revealed | DrewKitten): Kitten => ({
  name: card,
  number,
  icon,
  stats: [...String(stats).padStart(4, '0')].map(Number),
});

const EMPTY: Squad = { size: 0, kittens: null, total: null, flags: null };
const HIDDEN: Ground = { ground: null, attribute: null, fish: [], paid: null, totals: null, flags: null };

/** Change one thing of a list. */
const withOne = <T>(list: readonly T[], at: number, change: (one: T) => T): T[] =>
  list.map((one, i) => (i === at ? change(one) : one));

function withSquad(view: TableView, seat: number, kittens: (now: Kitten[]) => Kitten[]): TableView {
  const at = view.competing! - 1;
  const change = (squad: Squad): Squad => {
    const now = kittens(squad.kittens ?? []).sort((one, other) => one.number - other.number);
    const { total, flags } = strengthOf(now, view.grounds[at]!.attribute);
    const before = strengthOf(squad.kittens ?? [], view.grounds[at]!.attribute);
    // What the King has given stays.
    return {
      size: Math.max(squad.size, now.length),
      kittens: now,
      total: total + (squad.total === null ? 0 : squad.total - before.total),
      flags: flags + (squad.flags === null ? 0 : squad.flags - before.flags),
    };
  };
  const places = withOne(view.places, seat, (place) => ({
    ...place,
    squads: withOne(place.squads, at, change),
  }));
  return { ...view, places };
}

const withFish = (places: Place[], side: number, fish: number): Place[] =>
  places.map((place) => (place.side === side ? { ...place, fish: place.fish + fish } : place));

function withPaid(view: TableView, side: number, fish: number): TableView {
  const pay = (ground: Ground): Ground => {
    const paid = [...(ground.paid ?? [])];
    paid[side] = fish;
    return { ...ground, paid };
  };
  return {
    ...view,
    grounds: withOne(view.grounds, view.competing! - 1, pay),
    places: withFish(view.places, side, fish),
  };
}

/** Note what a squad was ranked by. */
const withTotal = (view: TableView, { seat, total, flags }: Placed): Place[] =>
  withOne(view.places, seat, (place) => ({
    ...place,
    squads: withOne(place.squads, view.competing! - 1, (squad) => ({ ...squad, total, flags })),
  }));

/** Put everything away that a round has brought to the table. */
const cleared = (view: TableView): TableView => ({
  ...view,
  phase: 'draft',
  competing: null,
  asking: null,
  grounds: view.grounds.map(() => HIDDEN),
  kings: [],
  sent_home: [],
  places: view.places.map((place) => ({ ...place, squads: place.squads.map(() => EMPTY) })),
});

/** Show a table after one more event. */
export function unfold(view: TableView, event: AnyEvent): TableView {
  switch (event.event) {
    case 'round_began':
      return { ...view, round: event.round };
    case 'ground_opened': {
      // What the last round came to lies there until the first Battleground of the next one is turned over.
      const ground = { ...HIDDEN, ground: event.ground, attribute: event.attribute };
      const now = event.which === 1 ? cleared(view) : view;
      return { ...now, grounds: withOne(now.grounds, event.which - 1, () => ground) };
    }
    case 'deployed':
      return { ...view, places: withOne(view.places, event.seat, (place) => ({ ...place, ready: true })) };
    case 'revealed':
      return withSquad(
        { ...view, phase: 'competition', competing: event.which, asking: null },
        event.seat,
        (now) => [...now.filter(({ name }) => name !== event.card), cardOf(event)],
      );
    case 'drew_kitten':
      return withSquad({ ...view, deck: view.deck - 1, asking: null }, event.seat, (now) => [
        ...now,
        cardOf(event),
      ]);
    case 'drew_king':
      return {
        ...view,
        asking: null,
        king_deck: view.king_deck - 1,
        kings: [...view.kings, { name: event.king, whim: event.whim, amount: event.amount }],
      };
    case 'declined':
      return { ...view, asking: null };
    case 'sent_home':
      return withSquad({ ...view, sent_home: [...view.sent_home, event.card] }, event.seat, (now) =>
        now.filter(({ name }) => name !== event.card),
      );
    case 'gained_fish':
      return { ...view, places: withFish(view.places, view.places[event.seat]!.side, event.fish) };
    case 'attribute_swapped':
      return {
        ...view,
        grounds: view.grounds.map((ground) =>
          ground.ground === event.ground ? { ...ground, attribute: event.attribute } : ground,
        ),
      };
    case 'placed':
      return withPaid(
        { ...view, asking: null, places: withTotal(view, event) },
        view.places[event.seat]!.side,
        event.fish,
      );
    case 'team_placed':
      return withPaid({ ...view, asking: null }, view.places[event.seat]!.side, event.fish);
    default:
      return view;
  }
}
