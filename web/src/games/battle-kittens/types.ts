// Made by: python -m purrlor.server.typescript. Do not edit.

/** Take a Kitten of the hand that came round. */
export interface Take {
  do: "take";
  card: string;
}

/** Send a Kitten to the first, second or third Battleground. */
export interface Send {
  do: "send";
  card: string;
  ground: number;
}

/** Put a Kitten away, face down. */
export interface PutAway {
  do: "put_away";
  card: string;
}

/** Draw for the icon that is asked about. */
export interface Draw {
  do: "draw";
}

/** Draw nothing for it. */
export interface Decline {
  do: "decline";
}

/** A round began; Kittens were dealt. */
export interface RoundBegan {
  event: "round_began";
  round: number;
}

/** A Battleground and its Attribute were turned over. */
export interface GroundOpened {
  event: "ground_opened";
  ground: string;
  attribute: string;
  which: number;
}

/** A player took a Kitten; which one is their secret. */
export interface Chose {
  event: "chose";
  seat: number;
  card: string | null;
}

/** All have chosen and passed their hands on: everybody sees other cards now. */
export interface HandsPassed {
  event: "hands_passed";
  left: number;
}

/** A player has put all Kittens away that were too many. */
export interface PutAllAway {
  event: "put_all_away";
  seat: number;
}

/** Everybody has the Kittens to deploy. */
export interface DraftDone {
  event: "draft_done";
  cards: number;
}

/** A player has sent all Kittens out. */
export interface Deployed {
  event: "deployed";
  seat: number;
}

/** A Kitten of a squad was turned over. */
export interface Revealed {
  event: "revealed";
  seat: number;
  card: string;
  which: number;
}

/** A player drew a Kitten into their squad. */
export interface DrewKitten {
  event: "drew_kitten";
  seat: number;
  card: string;
}

/** A player drew a King card. */
export interface DrewKing {
  event: "drew_king";
  seat: number;
  king: string;
  whim: string;
  amount: number;
}

/** A player drew nothing for a Kitten's icon. */
export interface Declined {
  event: "declined";
  seat: number;
  card: string;
}

/** The King called a Kitten away from a squad. */
export interface SentHome {
  event: "sent_home";
  seat: number;
  card: string;
}

/** The King gave a player fish, or took them. */
export interface GainedFish {
  event: "gained_fish";
  seat: number;
  fish: number;
}

/** Another Attribute counts at a Battleground. */
export interface AttributeSwapped {
  event: "attribute_swapped";
  ground: string;
  attribute: string;
}

/** A squad got its place and its fish. */
export interface Placed {
  event: "placed";
  seat: number;
  total: number;
  place: number;
  fish: number;
}

/** A team's two squads got their place and their fish. */
export interface TeamPlaced {
  event: "team_placed";
  seat: number;
  other: number;
  place: number;
  fish: number;
}

/** The third round is over. */
export interface GameEnded {
  event: "game_ended";
  fish: number;
}

/** What everybody sees. */
export interface TableView {
  round: number;
  phase: string;
  in_hand: number;
  to_the_left: boolean;
  grounds: Ground[];
  places: Place[];
  deck: number;
  king_deck: number;
  kings: KingCard[];
  sent_home: string[];
  competing: number | null;
  asking: Kitten | null;
  history: Ground[];
  quiet: boolean;
}

/** A Battleground and its Attribute, None while face down; fish by place; what it paid each side. */
export interface Ground {
  ground: string | null;
  attribute: string | null;
  fish: number[];
  paid: number[] | null;
}

/** What is in front of a player; `ready` is all that others see of a sealed choice. */
export interface Place {
  fish: number;
  side: number;
  ready: boolean;
  squads: Squad[];
}

/** A squad: its size, and when it is open its Kittens, their total and Flags with the King's bonus. */
export interface Squad {
  size: number;
  kittens: Kitten[] | null;
  total: number | null;
  flags: number | null;
}

/** A Kitten's card. Abilities go by its number, which is the order of the alphabet (BK-12). */
export interface Kitten {
  name: string;
  number: number;
  icon: string;
  stats: number[];
}

/** A King card that was drawn this round. */
export interface KingCard {
  name: string;
  whim: string;
  amount: number;
}

/** What a player alone knows. */
export interface SeatView {
  hand: Kitten[];
  chosen: string | null;
  taken: Kitten[];
  put_away: Kitten[];
  squads: Kitten[][];
  remembered: Recall[];
}

/** Kittens seen in one hand: each of the takers took one of them, the holder still has all others. */
export interface Recall {
  kittens: string[];
  takers: number[];
  holder: number | null;
}

export type AnyAction = Take | Send | PutAway | Draw | Decline;

export type AnyEvent = RoundBegan | GroundOpened | Chose | HandsPassed | PutAllAway | DraftDone | Deployed | Revealed | DrewKitten | DrewKing | Declined | SentHome | GainedFish | AttributeSwapped | Placed | TeamPlaced | GameEnded;

export type Table = TableView;

export type Own = SeatView;
