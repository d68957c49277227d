// Made by: python -m tools.typescript. Do not edit.

export type CardName =
  'cauldron_1' | 'cauldron_2' | 'cauldron_3' | 'cauldron_4' | 'mirror_1' | 'mirror_2' | 'mirror_3'
  | 'mirror_4' | 'potion_1' | 'potion_2' | 'potion_3' | 'spell_1' | 'spell_2' | 'spell_3' | 'lair'
  | 'exploded_lair';

export type SideName = 'potions' | 'spells';

/** Throw a Potion or cast a Spell at somebody. */
export interface Throw {
  do: 'throw';
  card: CardName;
  target: number;
}

/** Cast an Exploded Lair at somebody: at their Lair, or to make them lose a turn. */
export interface Explode {
  do: 'explode';
  card: CardName;
  target: number;
}

/** Lay a Cauldron, a Mirror or a Lair in front of oneself. */
export interface Lay {
  do: 'lay';
  card: CardName;
}

/** Put one card of the hand away (WW-21). */
export interface Discard {
  do: 'discard';
  card: CardName;
}

/** Put away all that was drawn, because nothing of it can be played (WW-2, WW-9). */
export interface DiscardDrawn {
  do: 'discard_drawn';
}

/** A player drew a card; only they see which. */
export interface Drew {
  event: 'drew';
  seat: number;
  card: CardName | null;
}

/** A player played a card. */
export interface Played {
  event: 'played';
  seat: number;
  card: CardName;
  target: number | null;
}

/** A player put a card of their hand away, face up. */
export interface Discarded {
  event: 'discarded';
  seat: number;
  card: CardName;
}

/** A player's shields caught a whole card and still have room. */
export interface Caught {
  event: 'caught';
  seat: number;
  card: CardName;
  room: number;
}

/** A player's shields are used up and go with all they held; no side where they catch both kinds. */
export interface PoolFull {
  event: 'pool_full';
  seat: number;
  card: CardName;
  side: SideName | null;
}

/** A player was hit. */
export interface Hit {
  event: 'hit';
  seat: number;
  card: CardName;
  hits: number;
  total: number;
}

/** A player lost their Lair. */
export interface LairLost {
  event: 'lair_lost';
  seat: number;
}

/** A player will lose their next turn. */
export interface WillMiss {
  event: 'will_miss';
  seat: number;
}

/** A player lost a turn. */
export interface Missed {
  event: 'missed';
  seat: number;
}

/** A player is out. */
export interface Out {
  event: 'out';
  seat: number;
  place: number;
}

/** The discard pile became the draw pile. */
export interface Reshuffled {
  event: 'reshuffled';
  cards: number;
}

/** The last player won. */
export interface Won {
  event: 'won';
  seat: number;
}

/** Nobody can be hit any more: the fewest hits win. */
export interface CalledOff {
  event: 'called_off';
}

/** What everybody sees. */
export interface TableView {
  goal: number;
  turn: number | null;
  places: Place[];
  draw_pile: number;
  discard_pile: Partial<Record<CardName, number>>;
  discarded_last: CardName | null;
}

/** What lies in front of a player. */
export interface Place {
  hits: number;
  out: boolean;
  place: number;
  lair: boolean;
  will_miss: boolean;
  safe_from_missing: boolean;
  only: SideName | null;
  held: number;
  pools: Pool[];
  wounds: Wound[];
}

/** Shields that catch together: the cards, what lies on them, and how much more they can catch. */
export interface Pool {
  catches: SideName[];
  shields: CardName[];
  caught: CardName[];
  room: number;
}

/** A card that hit, with the hits that came through. */
export interface Wound {
  card: CardName;
  hits: number;
}

/** What a player alone sees: their hand. */
export interface SeatView {
  hand: CardName[];
}

/** The end of a game. */
export interface Filled {
  players: Player[];
}

/** A player's hits; `out` is 1 for the first who went out, 0 for those who did not. */
export interface Player {
  hits: number;
  out?: number;
}

export type AnyAction = Throw | Explode | Lay | Discard | DiscardDrawn;

export type AnyEvent =
  Drew | Played | Discarded | Caught | PoolFull | Hit | LairLost | WillMiss | Missed | Out | Reshuffled | Won
  | CalledOff;

/** What the server and a board tell each other. */
export interface Game {
  action: AnyAction;
  event: AnyEvent;
  table: TableView;
  own: SeatView;
}
