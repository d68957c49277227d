// Made by: python -m purrlor.server.typescript. Do not edit.

/** Lay the tile in hand on the boat: turned so, its first square in reading order here. */
export interface ActionsPlace {
  do: "place";
  tile: string;
  turn: number;
  square: number;
}

/** Rescue a cat, a kitten or a beast. */
export interface Take {
  do: "take";
  tile: string;
  side: string;
}

/** Take a treasure, or an oshax in a colour. */
export interface Choose {
  do: "choose";
  tile: string;
}

/** Take the tile off the boat whose first square this is. */
export interface Remove {
  do: "remove";
  square: number;
}

/** Keep a card and pass the others on. */
export interface Keep {
  do: "keep";
  card: string;
}

/** Pay for a card. */
export interface Buy {
  do: "buy";
  card: string;
}

/** Play an anytime, oshax or treasure card. */
export interface Play {
  do: "play";
  card: string;
  colour?: string | null;
}

/** Lay a rescue card face down. */
export interface Lay {
  do: "lay";
  card: string;
}

/** Discard a private lesson. */
export interface GiveUp {
  do: "give_up";
  card: string;
}

/** Move a cat from this field to the other one. */
export interface Move {
  do: "move";
  tile: string;
  side: string;
}

/** Send the drawn cat to this field. */
export interface Sort {
  do: "sort";
  side: string;
}

/** Choose the colour of a public lesson. */
export interface ChooseColour {
  do: "choose_colour";
  colour: string;
}

/** Take a semi-permanent token with this side up. */
export interface TakeToken {
  do: "take_token";
  token: string;
}

/** Lay a semi-permanent token for today. */
export interface LayToken {
  do: "lay_token";
  token: string;
}

/** Pass: in a phase for the rest of it, in a window this time. */
export interface Pass {
  do: "pass";
}

/** Do no more of this. */
export interface Done {
  do: "done";
}

/** Pass, and be asked in no window until tomorrow. */
export interface PassToday {
  do: "pass_today";
}

/** Pass, and be asked in no window before the last one. */
export interface PassToEnd {
  do: "pass_to_end";
}

/** Be asked in every window again. */
export interface AskAgain {
  do: "ask_again";
}

/** Discard a drawn tile that fits nowhere. */
export interface DiscardTile {
  do: "discard_tile";
}

/** A day began. */
export interface DayBegan {
  event: "day_began";
  day: number;
  happening: string | null;
}

/** A player gained points of an event. */
export interface Scored {
  event: "scored";
  seat: number;
  happening: string;
  points: number;
}

/** A tile came to a field or to the kitten board. */
export interface DrewTile {
  event: "drew_tile";
  tile: string;
  side: string;
}

/** A rare treasure came out of the bag. */
export interface FoundRare {
  event: "found_rare";
  tile: string;
}

/** A player caught the day's fish. */
export interface Fished {
  event: "fished";
  seat: number;
  fish: number;
  total: number;
}

/** A player was dealt a card. */
export interface Dealt {
  event: "dealt";
  seat: number;
  card: string | null;
}

/** A card went on to the next player. */
export interface Handed {
  event: "handed";
  seat: number;
  card: string | null;
  giver: number;
}

/** A player kept a card. */
export interface KeptCard {
  event: "kept_card";
  seat: number;
  card: string | null;
}

/** A player bought a card in secret; the others hear how many when all have bought. */
export interface BoughtCard {
  event: "bought_card";
  seat: number;
  card: string | null;
}

/** All have bought: what a player paid, and for how many cards. */
export interface Paid {
  event: "paid";
  seat: number;
  fish: number;
  cards: number;
}

/** A player laid private lessons face down. */
export interface LessonsLaid {
  event: "lessons_laid";
  seat: number;
  lessons: number;
}

/** A player laid a public lesson. */
export interface PublicLessonLaid {
  event: "public_lesson_laid";
  seat: number;
  card: string;
}

/** A player chose the colour of a public lesson. */
export interface ColourChosen {
  event: "colour_chosen";
  seat: number;
  card: string;
  colour: string;
}

/** A player laid a rescue card face down. */
export interface LaidCard {
  event: "laid_card";
  seat: number;
  card: string | null;
}

/** A player laid a semi-permanent token. */
export interface LaidToken {
  event: "laid_token";
  seat: number;
  token: string;
}

/** A rescue card was turned over. */
export interface Revealed {
  event: "revealed";
  seat: number;
  card: string;
}

/** A player has a place in the day's order. */
export interface Ordered {
  event: "ordered";
  seat: number;
  place: number;
  speed: number;
}

/** A player rescued a tile. */
export interface Took {
  event: "took";
  seat: number;
  tile: string;
  side: string;
  fish: number;
}

/** A player laid a tile on the boat. */
export interface Placed {
  event: "placed";
  seat: number;
  tile: string;
  turn: number;
  square: number;
}

/** A player played a card. */
export interface Played {
  event: "played";
  seat: number;
  card: string;
  colour: string | null;
}

/** A player gained fish. */
export interface GainedFish {
  event: "gained_fish";
  seat: number;
  fish: number;
}

/** A player gained a permanent basket. */
export interface GainedBasket {
  event: "gained_basket";
  seat: number;
}

/** A player discarded a permanent basket. */
export interface LostBasket {
  event: "lost_basket";
  seat: number;
}

/** A player drew a card. */
export interface DrewCard {
  event: "drew_card";
  seat: number;
  card: string | null;
}

/** A player bought a card just drawn. */
export interface BoughtDrawn {
  event: "bought_drawn";
  seat: number;
  card: string | null;
  fish: number;
}

/** A player drew a tile from the bag. */
export interface DrewFor {
  event: "drew_for";
  seat: number;
  tile: string;
}

/** A drawn tile fitted nowhere. */
export interface DiscardedTile {
  event: "discarded_tile";
  seat: number;
  tile: string;
}

/** A player sent a cat to a field. */
export interface Moved {
  event: "moved";
  seat: number;
  tile: string;
  side: string;
}

/** A player discarded a private lesson. */
export interface GaveUp {
  event: "gave_up";
  seat: number;
  card: string | null;
}

/** A tile was taken off a boat. */
export interface Removed {
  event: "removed";
  seat: number;
  tile: string;
  square: number;
}

/** A player passed. */
export interface Passed {
  event: "passed";
  seat: number;
}

/** A player took a semi-permanent token. */
export interface GainedToken {
  event: "gained_token";
  seat: number;
  token: string;
}

/** A tile left the game. */
export interface LeftIsland {
  event: "left_island";
  tile: string;
}

/** The sister turned a basket card over. */
export interface SisterCame {
  event: "sister_came";
  card: string;
  speed: number;
  baskets: number;
}

/** The sister took a tile away. */
export interface SisterTook {
  event: "sister_took";
  tile: string;
}

/** The sister switched two tiles. */
export interface SisterSwitched {
  event: "sister_switched";
  tile: string;
  other: string;
}

/** The sister showed a colour. */
export interface SisterLikes {
  event: "sister_likes";
  colour: string;
  points: number;
}

/** A player took a treasure or an oshax. */
export interface Chose {
  event: "chose";
  seat: number;
  tile: string;
}

/** The game is over: a player's points. */
export interface Ended {
  event: "ended";
  seat: number;
  points: number;
}

/** Another player is first. */
export interface OrderChanged {
  event: "order_changed";
  seat: number;
}

/** What everybody sees. */
export interface TableView {
  day: number;
  phase: string;
  events: (string | null)[];
  order: number[];
  waiting: number[];
  places: ViewPlace[];
  left: string[];
  right: string[];
  nursery: string[];
  prices: Record<string, number[]>;
  treasures: Record<string, number>;
  oshax: string[];
  public_lessons: PublicLesson[];
  in_hand: string[];
  discards: Record<string, number>;
  deck: number;
  bag: number;
  kitten_bag: number;
  basket_supply: number;
  token_supply: number;
  rat_supply: number;
  family: boolean;
  sister: Sister | null;
}

/** A player's boat and what lies beside it. */
export interface ViewPlace {
  boat: string;
  tiles: PlacedTile[];
  fish: number;
  baskets: number;
  used: number;
  other_baskets: number;
  speed: number;
  extra_rescues: number;
  free_leaps: number;
  tokens: [number, number];
  laid_tokens: [number, number];
  event_points: number;
  hand: number;
  lessons: number;
  face_down: number;
  rescue_cards: string[];
  drawn_cards: number;
  wish: string;
  passed: boolean;
  standing: Standing;
}

/** A tile on a boat: turned so, its first square in reading order here. */
export interface PlacedTile {
  tile: string;
  turn: number;
  square: number;
}

/** What a boat would score now, by what everybody sees: `sum` has the public lessons, too. */
export interface Standing {
  rats: number;
  royal_rats: number;
  rooms: number;
  families: number;
  rare: number;
  friendships: number;
  events: number;
  sum: number;
}

/** A lesson that counts for everybody, and what it would give each seat now. */
export interface PublicLesson {
  card: string;
  colour: string | null;
  points: number[];
}

/** The sister of one who plays alone. */
export interface Sister {
  first: boolean;
  speed: number;
  baskets_left: number;
  cards_used: string[];
  lessons: number[];
  lesson_points: number[];
  colours: string[];
  colour_points: number[];
  oshax_row: string[];
  rare_row: string[];
}

/** What a player alone knows. */
export interface SeatView {
  fish_left: number;
  hand: string[];
  pack: string[];
  kept: string[];
  bought: string[];
  drawn: string[];
  lessons: string[];
  face_down: string[];
  discarded: string[];
  passed_on: SeenPack[];
  progress: Progress[];
}

/** The cards that a player passed on in a round of today's draft. */
export interface SeenPack {
  round: number;
  cards: string[];
}

/** A lesson that a player knows: the points it would give now, out of at most so many for the whole of it.

    Where it pays once, `have` tells how much of `need` is there; where it pays for each, both are None. */
export interface Progress {
  card: string;
  points: number;
  most: number | null;
  have: number | null;
  need: number | null;
}

export type AnyAction = ActionsPlace | Take | Choose | Remove | Keep | Buy | Play | Lay | GiveUp | Move | Sort | ChooseColour | TakeToken | LayToken | Pass | Done | PassToday | PassToEnd | AskAgain | DiscardTile;

export type AnyEvent = DayBegan | Scored | DrewTile | FoundRare | Fished | Dealt | Handed | KeptCard | BoughtCard | Paid | LessonsLaid | PublicLessonLaid | ColourChosen | LaidCard | LaidToken | Revealed | Ordered | Took | Placed | Played | GainedFish | GainedBasket | LostBasket | DrewCard | BoughtDrawn | DrewFor | DiscardedTile | Moved | GaveUp | Removed | Passed | GainedToken | LeftIsland | SisterCame | SisterTook | SisterSwitched | SisterLikes | Chose | Ended | OrderChanged;

export type Table = TableView;

export type Own = SeatView;
