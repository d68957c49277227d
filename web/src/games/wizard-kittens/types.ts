// Made by: python -m purrlor.server.typescript. Do not edit.

/** Choose a card in a circle: for the spell that is cast, or for what everybody has to do. */
export interface Choose {
  do: "choose";
  owner: number;
  chapter: string;
  component: string;
}

/** Put the card into a chapter of a circle. */
export interface ActionsPlace {
  do: "place";
  owner: number;
  chapter: string;
}

/** Cast a spell. */
export interface Cast {
  do: "cast";
  spell: string;
}

/** Keep one of two cards drawn. */
export interface Keep {
  do: "keep";
  component: string;
}

/** Give the other card to somebody. */
export interface Give {
  do: "give";
  target: number;
}

/** Discard all cards of one of one's chapters. */
export interface Clear {
  do: "clear";
  chapter: string;
}

/** Take a card from the discard pile. */
export interface Pick {
  do: "pick";
  component: string;
}

/** Cast nothing, because no spell can be cast. */
export interface Idle {
  do: "idle";
}

/** A kitten drew a component, for all to see. */
export interface Drew {
  event: "drew";
  seat: number;
  component: string;
}

/** A kitten put a card into a circle. */
export interface Placed {
  event: "placed";
  seat: number;
  component: string;
  owner: number;
  chapter: string;
}

/** A kitten took a card out of a circle; it is put down elsewhere. */
export interface Lifted {
  event: "lifted";
  seat: number;
  component: string;
  owner: number;
  chapter: string;
}

/** A kitten discarded a card from a circle. */
export interface Discarded {
  event: "discarded";
  seat: number;
  component: string;
  owner: number;
  chapter: string;
}

/** A kitten casts a spell, and its token covers it. */
export interface CastSpell {
  event: "cast_spell";
  seat: number;
  spell: string;
}

/** A kitten can cast no spell. */
export interface Idled {
  event: "idled";
  seat: number;
}

/** A kitten took a card from the discard pile. */
export interface Picked {
  event: "picked";
  seat: number;
  component: string;
}

/** A kitten discards all cards of a chapter. */
export interface Cleared {
  event: "cleared";
  seat: number;
  chapter: string;
  cards: number;
}

/** A kitten passes all of its chapter 1 on. */
export interface PassedChapter {
  event: "passed_chapter";
  seat: number;
  target: number;
  cards: number;
}

/** A kitten defeated a curse; cards that it did not need go along, a point less each. */
export interface Defeated {
  event: "defeated";
  seat: number;
  curse: string;
  chapter: string;
  extras: number;
}

/** A curse is turned up at a chapter. */
export interface CurseShown {
  event: "curse_shown";
  curse: string;
  chapter: string;
}

/** A kitten drew a Chaos Cat. */
export interface CatCame {
  event: "cat_came";
  seat: number;
  number: number;
}

/** Chapter 3 is open for everybody. */
export interface ChapterOpened {
  event: "chapter_opened";
}

/** A New Rule is turned up. */
export interface RuleShown {
  event: "rule_shown";
  rule: string;
}

/** The Chaos Mode card is turned up. */
export interface ChaosShown {
  event: "chaos_shown";
  card: string;
}

/** From now on this happens whenever a curse is defeated. */
export interface InForce {
  event: "in_force";
  effect: string;
}

/** Everybody does something, in turn. */
export interface Happens {
  event: "happens";
  effect: string;
}

/** A kitten can't do it. */
export interface Skipped {
  event: "skipped";
  seat: number;
}

/** A kitten drew Caught: the game is over. */
export interface CaughtAll {
  event: "caught_all";
  seat: number;
}

/** A kitten defeated the sixth curse: the game is over. */
export interface AllDefeated {
  event: "all_defeated";
  seat: number;
}

/** A kitten shows its Extra Credit. */
export interface CreditShown {
  event: "credit_shown";
  seat: number;
  credit: string;
}

/** A kitten won, alone or with others. */
export interface Won {
  event: "won";
  seat: number;
}

/** All kittens are guilty. */
export interface NobodyWon {
  event: "nobody_won";
}

/** What everybody sees. */
export interface TableView {
  turn: number | null;
  open: number;
  curses: (Curse | null)[];
  curses_left: number;
  defeated: number;
  deck: number;
  layers: [number, number, number];
  discards: string[];
  places: ViewPlace[];
  held: Held[];
  chosen: Chosen | null;
  cats_drawn: number;
  rule: string | null;
  chaos: string | null;
  instructions: Instruction[];
  in_force: string[];
  ended: boolean;
}

/** A curse card. */
export interface Curse {
  name: string;
  band: string;
  points: number;
  recipe: string[];
  bonus: number;
  bonus_for_each: string | null;
}

/** What lies in front of a kitten. */
export interface ViewPlace {
  kitten: string;
  spells: string[];
  covered: string | null;
  chapters: string[][];
  cards: number;
  curses: Curse[];
  extras: string[];
  points: number;
  credit: Credit | null;
}

/** An Extra Credit card. */
export interface Credit {
  name: string;
  counts: string;
  component: string | null;
  band: string | null;
  points: number;
}

/** A card in somebody's paws: drawn, given or taken, and not placed yet. */
export interface Held {
  seat: number;
  component: string;
}

/** The card chosen for the spell that is being cast. */
export interface Chosen {
  owner: number;
  chapter: string;
  component: string;
}

/** What a New Rule or a Chaos Mode card says: an effect, now or when a curse is defeated. */
export interface Instruction {
  when: string;
  effect: string;
}

/** What a seat knows besides: its Extra Credit, and what it would count now. */
export interface SeatView {
  credit: Credit;
  worth: number;
}

export type AnyAction = Choose | ActionsPlace | Cast | Keep | Give | Clear | Pick | Idle;

export type AnyEvent = Drew | Placed | Lifted | Discarded | CastSpell | Idled | Picked | Cleared | PassedChapter | Defeated | CurseShown | CatCame | ChapterOpened | RuleShown | ChaosShown | InForce | Happens | Skipped | CaughtAll | AllDefeated | CreditShown | Won | NobodyWon;

export type Table = TableView;

export type Own = SeatView;
