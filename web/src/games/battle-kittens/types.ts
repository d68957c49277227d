// Made by: python -m tools.typescript. Do not edit.

export type CardName =
  'alma' | 'aramis' | 'astra' | 'bella' | 'bingo' | 'bruno' | 'carmen' | 'cosmo' | 'dalia' | 'dante'
  | 'dorado' | 'edgar' | 'esmeralda' | 'etna' | 'fado' | 'figaro' | 'flora' | 'gizmo' | 'gordon' | 'hermes'
  | 'hugo' | 'igor' | 'iris' | 'judo' | 'juno' | 'karmel' | 'kiki' | 'koko' | 'leo' | 'lola' | 'luna'
  | 'maestro' | 'mango' | 'nemo' | 'nina' | 'nox' | 'olaf' | 'otto' | 'pablo' | 'pixel' | 'rita' | 'rolf'
  | 'rumba' | 'saga' | 'sumo' | 'tango' | 'toto' | 'tundra' | 'ursa' | 'vega' | 'viola' | 'wanda' | 'yeti'
  | 'zefir';

export type GroundName =
  'bathtub_gulf' | 'bookshelf_cliffs' | 'cardboard_castle' | 'curtain_heights' | 'garden_shed'
  | 'keyboard_plains' | 'kitchen_counter' | 'laundry_mountain' | 'sunny_windowsill';

export type AttributeName = 'cuteness' | 'strength' | 'wisdom' | 'agility';

export type IconName = 'none' | 'yarn' | 'king' | 'flag';

export type KingName =
  'royal_purr' | 'royal_guest' | 'royal_gift' | 'royal_parade' | 'royal_whim' | 'royal_tax' | 'royal_summons';

export type WhimName = 'total' | 'visitors' | 'fish' | 'flags' | 'attribute' | 'summons';

/** Take a Kitten of the hand that came round. */
export interface Take {
  do: 'take';
  card: CardName;
}

/** Send a Kitten to the first, second or third Battleground, from the hand or from another squad. */
export interface Send {
  do: 'send';
  card: CardName;
  ground: number;
}

/** Put a Kitten away, face down. */
export interface PutAway {
  do: 'put_away';
  card: CardName;
}

/** Draw for the icon that is asked about. */
export interface Draw {
  do: 'draw';
}

/** Draw nothing for it. */
export interface Decline {
  do: 'decline';
}

/** Leave the squads as they are. */
export interface Ready {
  do: 'ready';
}

/** A round began; Kittens were dealt. */
export interface RoundBegan {
  event: 'round_began';
  round: number;
}

/** A Battleground and its Attribute were turned over. */
export interface GroundOpened {
  event: 'ground_opened';
  ground: GroundName;
  attribute: AttributeName;
  which: number;
}

/** A player took a Kitten; which one is their secret. */
export interface Chose {
  event: 'chose';
  seat: number;
  card: CardName | null;
}

/** All have chosen and passed their hands on: everybody sees other cards now. */
export interface HandsPassed {
  event: 'hands_passed';
  left: number;
}

/** A player has put all Kittens away that were too many. */
export interface PutAllAway {
  event: 'put_all_away';
  seat: number;
}

/** Everybody has the Kittens to deploy. */
export interface DraftDone {
  event: 'draft_done';
  cards: number;
}

/** A player has sent all Kittens out. */
export interface Deployed {
  event: 'deployed';
  seat: number;
}

/** A Kitten of a squad was turned over. */
export interface Revealed {
  event: 'revealed';
  seat: number;
  card: CardName;
  which: number;
  number: number;
  icon: IconName;
  stats: number;
}

/** A player drew a Kitten into their squad. */
export interface DrewKitten {
  event: 'drew_kitten';
  seat: number;
  card: CardName;
  number: number;
  icon: IconName;
  stats: number;
}

/** A player drew a King card. */
export interface DrewKing {
  event: 'drew_king';
  seat: number;
  king: KingName;
  whim: WhimName;
  amount: number;
}

/** A player drew nothing for a Kitten's icon. */
export interface Declined {
  event: 'declined';
  seat: number;
  card: CardName;
}

/** The King called a Kitten away from a squad. */
export interface SentHome {
  event: 'sent_home';
  seat: number;
  card: CardName;
}

/** The King gave a player fish, or took them. */
export interface GainedFish {
  event: 'gained_fish';
  seat: number;
  fish: number;
}

/** Another Attribute counts at a Battleground. */
export interface AttributeSwapped {
  event: 'attribute_swapped';
  ground: GroundName;
  attribute: AttributeName;
}

/** A squad got its place and its fish. */
export interface Placed {
  event: 'placed';
  seat: number;
  total: number;
  flags: number;
  place: number;
  fish: number;
}

/** A team's two squads got their place and their fish. */
export interface TeamPlaced {
  event: 'team_placed';
  seat: number;
  other: number;
  total: number;
  flags: number;
  place: number;
  fish: number;
}

/** The third round is over. */
export interface GameEnded {
  event: 'game_ended';
  fish: number;
}

/** What everybody sees. */
export interface TableView {
  round: number;
  phase: 'draft' | 'put_away' | 'deploy' | 'competition' | 'over';
  in_hand: number;
  to_the_left: boolean;
  grounds: Ground[];
  places: Place[];
  deck: number;
  under: number;
  king_deck: number;
  kings: KingCard[];
  sent_home: CardName[];
  competing: number | null;
  asking: Kitten | null;
  history: Ground[];
  quiet: boolean;
}

/**
 * A Battleground and its Attribute, None while face down; fish by place.
 *
 * When it is done: what it paid each side, and the totals and Flags by which the sides were ranked.
 */
export interface Ground {
  ground: GroundName | null;
  attribute: AttributeName | null;
  fish: number[];
  paid: number[] | null;
  totals: number[] | null;
  flags: number[] | null;
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
  name: CardName;
  number: number;
  icon: IconName;
  stats: number[];
}

/** A King card that was drawn this round. */
export interface KingCard {
  name: KingName;
  whim: WhimName;
  amount: number;
}

/** What a player alone knows. */
export interface SeatView {
  hand: Kitten[];
  chosen: CardName | null;
  taken: Kitten[];
  put_away: Kitten[];
  squads: Kitten[][];
  remembered: Recall[];
}

/** Kittens seen in one hand: each of the takers took one of them, the holder still has all others. */
export interface Recall {
  kittens: CardName[];
  takers: number[];
  holder: number | null;
}

/** A whole game; `royal` is the fish that King cards gave every player or team. */
export interface Filled {
  grounds: Battleground[];
  royal: number[];
}

/** One Battleground: total in its Attribute and Flags of every player or team, King cards included. */
export interface Battleground {
  ground: GroundName;
  attribute: AttributeName;
  totals: number[];
  flags: number[];
}

export type AnyAction = Take | Send | PutAway | Draw | Decline | Ready;

export type AnyEvent =
  RoundBegan | GroundOpened | Chose | HandsPassed | PutAllAway | DraftDone | Deployed | Revealed | DrewKitten
  | DrewKing | Declined | SentHome | GainedFish | AttributeSwapped | Placed | TeamPlaced | GameEnded;

/** What the server and a board tell each other. */
export interface Game {
  action: AnyAction;
  event: AnyEvent;
  table: TableView;
  own: SeatView;
}
