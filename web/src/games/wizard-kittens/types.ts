// Made by: python -m tools.typescript. Do not edit.

export type ChapterName = '1' | '2' | '3';

export type ComponentName = 'artifact' | 'familiar' | 'potion' | 'scroll';

export type SpellName =
  'summon' | 'sling' | 'swat' | 'switch' | 'overflow' | 'favor' | 'dismiss' | 'yoink';

export type KittenName = 'baebae' | 'easa' | 'muffin' | 'grumpkin';

export type CurseName =
  'snail' | 'copycat' | 'hairball' | 'purrmaid' | 'breadhead' | 'catnap' | 'frankenpaws' | 'cattitude'
  | 'vampire' | 'scaredycat' | 'catastrophe' | 'purrgatory';

export type RuleName =
  'hand_me_meowns' | 'paws_for_change' | 'cat_burglar' | 'litter_duty' | 'second_helping' | 'spring_clawning';

export type ChaosCardName = 'chaos_shuffle' | 'tumbling_discards' | 'cat_and_mouse' | 'raining_cats';

export type EffectName =
  'pass_right' | 'pass_left' | 'pass_chapter' | 'take_left' | 'take_right' | 'take_discard' | 'discard_one'
  | 'discard_other' | 'discard_chapter' | 'draw_one' | 'cancel_rules';

export type CreditName =
  'triplets' | 'potion_shelf' | 'magpie_paws' | 'good_company' | 'bookwhisker' | 'whispurrs_pet' | 'copy_paws'
  | 'curious_cat' | 'clean_whisker' | 'hoarder' | 'small_fry' | 'big_game';

export type BandName = 'easy' | 'medium' | 'hard';

export type CountedName = 'each' | 'pairs' | 'threes' | 'sets' | 'kinds' | 'empty' | 'extras' | 'curses';

export type WhenName = 'now' | 'when_defeated';

/** Choose a card in a circle: for the spell that is cast, or for what everybody has to do. */
export interface Choose {
  do: 'choose';
  owner: number;
  chapter: ChapterName;
  component: ComponentName;
}

/** Put the card into a chapter of a circle. */
export interface ActionsPlace {
  do: 'place';
  owner: number;
  chapter: ChapterName;
}

/** Cast a spell. */
export interface Cast {
  do: 'cast';
  spell: SpellName;
}

/** Keep one of two cards drawn. */
export interface Keep {
  do: 'keep';
  component: ComponentName;
}

/** Give the other card to somebody. */
export interface Give {
  do: 'give';
  target: number;
}

/** Discard all cards of one of one's chapters. */
export interface Clear {
  do: 'clear';
  chapter: ChapterName;
}

/** Take a card from the discard pile. */
export interface Pick {
  do: 'pick';
  component: ComponentName;
}

/** Cast nothing, because no spell can be cast. */
export interface Idle {
  do: 'idle';
}

/** Take the mat of a kitten that nobody has, before the cards are dealt. */
export interface TakeKitten {
  do: 'take_kitten';
  kitten: KittenName;
}

/** Somebody took a kitten. */
export interface TookKitten {
  event: 'took_kitten';
  seat: number;
  kitten: KittenName;
}

/** A component was dealt into a chapter at the beginning. */
export interface Dealt {
  event: 'dealt';
  seat: number;
  component: ComponentName;
  chapter: ChapterName;
}

/** A kitten drew a component, for all to see. */
export interface Drew {
  event: 'drew';
  seat: number;
  component: ComponentName;
}

/** A kitten put a card into a circle. */
export interface Placed {
  event: 'placed';
  seat: number;
  component: ComponentName;
  owner: number;
  chapter: ChapterName;
}

/** A kitten took a card out of a circle; it is put down elsewhere. */
export interface Lifted {
  event: 'lifted';
  seat: number;
  component: ComponentName;
  owner: number;
  chapter: ChapterName;
}

/** A kitten discarded a card from a circle. */
export interface Discarded {
  event: 'discarded';
  seat: number;
  component: ComponentName;
  owner: number;
  chapter: ChapterName;
}

/** A kitten casts a spell, and its token covers it. */
export interface CastSpell {
  event: 'cast_spell';
  seat: number;
  spell: SpellName;
}

/** A kitten can cast no spell. */
export interface Idled {
  event: 'idled';
  seat: number;
}

/** A kitten chose a card to pass on; all cards move when everybody has chosen. */
export interface ChoseToPass {
  event: 'chose_to_pass';
  seat: number;
  component: ComponentName;
  chapter: ChapterName;
}

/** A kitten took a card from the discard pile. */
export interface Picked {
  event: 'picked';
  seat: number;
  component: ComponentName;
}

/** A kitten discards all cards of a chapter. */
export interface Cleared {
  event: 'cleared';
  seat: number;
  chapter: ChapterName;
  cards: number;
}

/** A kitten passes all of its chapter 1 on. */
export interface PassedChapter {
  event: 'passed_chapter';
  seat: number;
  target: number;
  cards: number;
}

/** A kitten defeated a curse; cards that it did not need go along, a point less each. */
export interface Defeated {
  event: 'defeated';
  seat: number;
  curse: CurseName;
  chapter: ChapterName;
  extras: number;
}

/** A curse is turned up at a chapter. */
export interface CurseShown {
  event: 'curse_shown';
  curse: CurseName;
  chapter: ChapterName;
}

/** A kitten drew a Chaos Cat. */
export interface CatCame {
  event: 'cat_came';
  seat: number;
  number: number;
}

/** Chapter 3 is open for everybody. */
export interface ChapterOpened {
  event: 'chapter_opened';
}

/** A New Rule is turned up. */
export interface RuleShown {
  event: 'rule_shown';
  rule: RuleName;
}

/** The Chaos Mode card is turned up. */
export interface ChaosShown {
  event: 'chaos_shown';
  card: ChaosCardName;
}

/** From now on this happens whenever a curse is defeated. */
export interface InForce {
  event: 'in_force';
  effect: EffectName;
}

/** Everybody does something, in turn. */
export interface Happens {
  event: 'happens';
  effect: EffectName;
}

/** A kitten can't do it. */
export interface Skipped {
  event: 'skipped';
  seat: number;
}

/** A kitten drew Caught: the game is over. */
export interface CaughtAll {
  event: 'caught_all';
  seat: number;
}

/** A kitten defeated the sixth curse: the game is over. */
export interface AllDefeated {
  event: 'all_defeated';
  seat: number;
}

/** A kitten shows its Extra Credit. */
export interface CreditShown {
  event: 'credit_shown';
  seat: number;
  credit: CreditName;
}

/** A kitten won, alone or with others. */
export interface Won {
  event: 'won';
  seat: number;
  winners: number;
}

/** All kittens are guilty. */
export interface NobodyWon {
  event: 'nobody_won';
}

/** What everybody sees. */
export interface TableView {
  turn: number | null;
  mats: Mat[];
  open: number;
  curses: (Curse | null)[];
  curses_left: number;
  defeated: number;
  deck: number;
  layers: [number, number, number];
  caught_may_come: boolean;
  discards: ComponentName[];
  places: ViewPlace[];
  held: Held[];
  chosen: Chosen[];
  cats_drawn: number;
  rule: RuleName | null;
  paws: boolean;
  chaos: ChaosCardName | null;
  instructions: Instruction[];
  in_force: EffectName[];
  ended: boolean;
}

/** A kitten to choose, with its spells and who has taken it. */
export interface Mat {
  kitten: KittenName;
  spells: SpellName[];
  owner: number | null;
}

/** A curse card. */
export interface Curse {
  name: CurseName;
  band: BandName;
  points: number;
  recipe: ComponentName[];
  bonus: number;
  bonus_for_each: ComponentName | null;
}

/** What lies in front of a kitten. */
export interface ViewPlace {
  kitten: KittenName | null;
  spells: SpellName[];
  covered: SpellName | null;
  chapters: ComponentName[][];
  cards: number;
  curses: Curse[];
  extras: ComponentName[];
  points: number;
  credit: Credit | null;
}

/** An Extra Credit card. */
export interface Credit {
  name: CreditName;
  counts: CountedName;
  component: ComponentName | null;
  band: BandName | null;
  points: number;
}

/** A card in somebody's paws: drawn, given or taken, and not placed yet. */
export interface Held {
  seat: number;
  component: ComponentName;
}

/** A card chosen for the spell that is being cast, or to be passed on. */
export interface Chosen {
  owner: number;
  chapter: ChapterName;
  component: ComponentName;
}

/** A line of a New Rule or a Chaos Mode card: an effect, now or when a curse is defeated. */
export interface Instruction {
  when: WhenName;
  effect: EffectName;
  followed: boolean;
}

/** What a seat knows besides: its Extra Credit once it is dealt, and what it would count now. */
export interface SeatView {
  credit: Credit | null;
  worth: number;
}

/** The end of a game: Caught came, or all curses are defeated; `open` is how many chapters were. */
export interface Filled {
  kittens: Kitten[];
  caught: boolean;
  open?: number;
}

/** What lies in front of a player; chapters as in the circle, `credit` if it was dealt one. */
export interface Kitten {
  curses: CurseName[];
  chapters: ComponentName[][];
  extras: number;
  credit?: CreditName | null;
}

export type AnyAction = Choose | ActionsPlace | Cast | Keep | Give | Clear | Pick | Idle | TakeKitten;

export type AnyEvent =
  TookKitten | Dealt | Drew | Placed | Lifted | Discarded | CastSpell | Idled | ChoseToPass | Picked | Cleared
  | PassedChapter | Defeated | CurseShown | CatCame | ChapterOpened | RuleShown | ChaosShown | InForce
  | Happens | Skipped | CaughtAll | AllDefeated | CreditShown | Won | NobodyWon;

/** What the server and a board tell each other. */
export interface Game {
  action: AnyAction;
  event: AnyEvent;
  table: TableView;
  own: SeatView;
}
