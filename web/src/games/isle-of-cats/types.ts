// Made by: python -m tools.typescript. Do not edit.

export type TileName =
  's4_blue' | 'i5_blue' | 'l5_blue' | 'y5_blue' | 'n5_blue' | 'p5_blue' | 't5_blue' | 'u5_blue' | 'v5_blue'
  | 'w5_blue' | 'x5_blue' | 'h6a_blue' | 'h6b_blue' | 'h6c_blue' | 'h6d_blue' | 'h6e_blue' | 'h6f_blue'
  | 's4_green' | 'i5_green' | 'l5_green' | 'y5_green' | 'n5_green' | 'p5_green' | 't5_green' | 'u5_green'
  | 'v5_green' | 'w5_green' | 'x5_green' | 'h6a_green' | 'h6b_green' | 'h6c_green' | 'h6d_green' | 'h6e_green'
  | 'h6f_green' | 's4_red' | 'i5_red' | 'l5_red' | 'y5_red' | 'n5_red' | 'p5_red' | 't5_red' | 'u5_red'
  | 'v5_red' | 'w5_red' | 'x5_red' | 'h6a_red' | 'h6b_red' | 'h6c_red' | 'h6d_red' | 'h6e_red' | 'h6f_red'
  | 's4_purple' | 'i5_purple' | 'l5_purple' | 'y5_purple' | 'n5_purple' | 'p5_purple' | 't5_purple'
  | 'u5_purple' | 'v5_purple' | 'w5_purple' | 'x5_purple' | 'h6a_purple' | 'h6b_purple' | 'h6c_purple'
  | 'h6d_purple' | 'h6e_purple' | 'h6f_purple' | 's4_orange' | 'i5_orange' | 'l5_orange' | 'y5_orange'
  | 'n5_orange' | 'p5_orange' | 't5_orange' | 'u5_orange' | 'v5_orange' | 'w5_orange' | 'x5_orange'
  | 'h6a_orange' | 'h6b_orange' | 'h6c_orange' | 'h6d_orange' | 'h6e_orange' | 'h6f_orange' | 'k_i3_blue'
  | 'k_l3_blue' | 'k_o4_blue' | 'k_t4_blue' | 'k_i3_green' | 'k_l3_green' | 'k_o4_green' | 'k_t4_green'
  | 'k_i3_red' | 'k_l3_red' | 'k_o4_red' | 'k_t4_red' | 'k_i3_purple' | 'k_l3_purple' | 'k_o4_purple'
  | 'k_t4_purple' | 'k_i3_orange' | 'k_l3_orange' | 'k_o4_orange' | 'k_t4_orange' | 'o1_blue' | 'o2_blue'
  | 'o3_blue' | 'o4_blue' | 'o5_blue' | 'o6_blue' | 'o1_green' | 'o2_green' | 'o3_green' | 'o4_green'
  | 'o5_green' | 'o6_green' | 'o1_red' | 'o2_red' | 'o3_red' | 'o4_red' | 'o5_red' | 'o6_red' | 'o1_purple'
  | 'o2_purple' | 'o3_purple' | 'o4_purple' | 'o5_purple' | 'o6_purple' | 'o1_orange' | 'o2_orange'
  | 'o3_orange' | 'o4_orange' | 'o5_orange' | 'o6_orange' | 'b1' | 'b2' | 'b3' | 'b4' | 'b5' | 'b6' | 'b7'
  | 'b8' | 'b9' | 'b10' | 'b11' | 'b12' | 'b13' | 'b14' | 'b15' | 'b16' | 'b17' | 'b18' | 'r_l' | 'r_t'
  | 'r_o' | 'r_s' | 'r_i' | 'c1' | 'c2' | 'c3l' | 'c3i' | 'royal_rat';

export type SideName = 'left' | 'right' | 'nursery';

export type CardName =
  'oshax' | 'four_boots' | 'half_basket' | 'half_basket_one_boot' | 'half_basket_three_boots'
  | 'basket_one_boot' | 'basket_three_boots' | 'fish_for_oshax' | 'leap' | 'draw_two' | 'draw_three'
  | 'lucky_tile' | 'sell_basket' | 'move_cats' | 'fish_for_lessons' | 'rescue_more' | 'more_cats'
  | 'new_basket' | 'lessons_for_basket' | 'treasures_for_basket' | 'fish_for_colours' | 'fish_for_rare'
  | 'fish_for_common' | 'fish_for_one_colour' | 'treasure' | 'small_treasure' | 'lesson_113' | 'lesson_114'
  | 'lesson_115' | 'lesson_116' | 'lesson_117' | 'lesson_118' | 'lesson_119' | 'lesson_120' | 'lesson_121'
  | 'lesson_122' | 'lesson_123' | 'lesson_124' | 'lesson_125' | 'lesson_126' | 'lesson_127' | 'lesson_128'
  | 'lesson_129' | 'lesson_130' | 'lesson_131' | 'lesson_132' | 'lesson_133' | 'lesson_134' | 'lesson_135'
  | 'lesson_136' | 'lesson_137' | 'lesson_138' | 'lesson_139' | 'lesson_140' | 'lesson_141' | 'lesson_142'
  | 'lesson_143' | 'lesson_144' | 'lesson_145' | 'lesson_146' | 'lesson_147' | 'lesson_148' | 'lesson_149'
  | 'lesson_150' | 'lesson_216' | 'lesson_217' | 'lesson_218' | 'lesson_219' | 'lesson_220' | 'lesson_221'
  | 'lesson_222' | 'lesson_223' | 'lesson_151' | 'lesson_152' | 'lesson_153' | 'lesson_154' | 'lesson_155'
  | 'lesson_156' | 'lesson_157' | 'lesson_158' | 'lesson_159' | 'lesson_160' | 'lesson_161' | 'lesson_162'
  | 'lesson_163' | 'lesson_164' | 'lesson_165' | 'lesson_166' | 'lesson_167' | 'lesson_168' | 'lesson_224'
  | 'lesson_225' | 'lesson_226' | 'lesson_227' | 'lesson_228' | 'lesson_229' | 'lesson_230';

export type ColourName = 'blue' | 'green' | 'red' | 'purple' | 'orange';

export type FieldName = 'left' | 'right';

export type TokenName = 'basket' | 'boots';

export type HappeningName =
  'royal_rat_for_all' | 'rare_finds_first' | 'two_fish_more' | 'two_fish_fewer' | 'extra_common'
  | 'rare_instead' | 'semi_permanent' | 'fewer_cats' | 'pairs_of_rats' | 'rats_beside_cats' | 'row_of_cats'
  | 'column_of_cats' | 'popular_cat' | 'common_treasures' | 'rare_treasures' | 'visible_maps' | 'lonely_cats'
  | 'empty_captains_rooms' | 'empty_rooms' | 'no_treasures' | 'full_rooms';

export type SisterCardName =
  'basket_174' | 'basket_175' | 'basket_176' | 'basket_177' | 'basket_178' | 'basket_179' | 'basket_180'
  | 'basket_181' | 'basket_182' | 'basket_183' | 'basket_184' | 'basket_185' | 'basket_186' | 'basket_187'
  | 'basket_188' | 'basket_189' | 'basket_190' | 'basket_191' | 'basket_192' | 'basket_193' | 'basket_194'
  | 'basket_195' | 'basket_196';

export type IslandTileName =
  's4_blue' | 'i5_blue' | 'l5_blue' | 'y5_blue' | 'n5_blue' | 'p5_blue' | 't5_blue' | 'u5_blue' | 'v5_blue'
  | 'w5_blue' | 'x5_blue' | 'h6a_blue' | 'h6b_blue' | 'h6c_blue' | 'h6d_blue' | 'h6e_blue' | 'h6f_blue'
  | 's4_green' | 'i5_green' | 'l5_green' | 'y5_green' | 'n5_green' | 'p5_green' | 't5_green' | 'u5_green'
  | 'v5_green' | 'w5_green' | 'x5_green' | 'h6a_green' | 'h6b_green' | 'h6c_green' | 'h6d_green' | 'h6e_green'
  | 'h6f_green' | 's4_red' | 'i5_red' | 'l5_red' | 'y5_red' | 'n5_red' | 'p5_red' | 't5_red' | 'u5_red'
  | 'v5_red' | 'w5_red' | 'x5_red' | 'h6a_red' | 'h6b_red' | 'h6c_red' | 'h6d_red' | 'h6e_red' | 'h6f_red'
  | 's4_purple' | 'i5_purple' | 'l5_purple' | 'y5_purple' | 'n5_purple' | 'p5_purple' | 't5_purple'
  | 'u5_purple' | 'v5_purple' | 'w5_purple' | 'x5_purple' | 'h6a_purple' | 'h6b_purple' | 'h6c_purple'
  | 'h6d_purple' | 'h6e_purple' | 'h6f_purple' | 's4_orange' | 'i5_orange' | 'l5_orange' | 'y5_orange'
  | 'n5_orange' | 'p5_orange' | 't5_orange' | 'u5_orange' | 'v5_orange' | 'w5_orange' | 'x5_orange'
  | 'h6a_orange' | 'h6b_orange' | 'h6c_orange' | 'h6d_orange' | 'h6e_orange' | 'h6f_orange' | 'k_i3_blue'
  | 'k_l3_blue' | 'k_o4_blue' | 'k_t4_blue' | 'k_i3_green' | 'k_l3_green' | 'k_o4_green' | 'k_t4_green'
  | 'k_i3_red' | 'k_l3_red' | 'k_o4_red' | 'k_t4_red' | 'k_i3_purple' | 'k_l3_purple' | 'k_o4_purple'
  | 'k_t4_purple' | 'k_i3_orange' | 'k_l3_orange' | 'k_o4_orange' | 'k_t4_orange' | 'o1_blue' | 'o2_blue'
  | 'o3_blue' | 'o4_blue' | 'o5_blue' | 'o6_blue' | 'o1_green' | 'o2_green' | 'o3_green' | 'o4_green'
  | 'o5_green' | 'o6_green' | 'o1_red' | 'o2_red' | 'o3_red' | 'o4_red' | 'o5_red' | 'o6_red' | 'o1_purple'
  | 'o2_purple' | 'o3_purple' | 'o4_purple' | 'o5_purple' | 'o6_purple' | 'o1_orange' | 'o2_orange'
  | 'o3_orange' | 'o4_orange' | 'o5_orange' | 'o6_orange' | 'b1' | 'b2' | 'b3' | 'b4' | 'b5' | 'b6' | 'b7'
  | 'b8' | 'b9' | 'b10' | 'b11' | 'b12' | 'b13' | 'b14' | 'b15' | 'b16' | 'b17' | 'b18' | 'r_l' | 'r_t'
  | 'r_o' | 'r_s' | 'r_i' | 'c1' | 'c2' | 'c3l' | 'c3i' | 'royal_rat' | 'o1' | 'o2' | 'o3' | 'o4' | 'o5'
  | 'o6';

export type PhaseName =
  'dawn' | 'event' | 'explore' | 'buy' | 'bought' | 'lessons' | 'finds' | 'cards' | 'rescue' | 'evening'
  | 'last' | 'over';

export type BoatName = 'A' | 'B' | 'C' | 'D' | 'E' | 'F';

export type OwnLessonName =
  'lesson_113' | 'lesson_114' | 'lesson_115' | 'lesson_116' | 'lesson_117' | 'lesson_118' | 'lesson_119'
  | 'lesson_120' | 'lesson_121' | 'lesson_122' | 'lesson_123' | 'lesson_124' | 'lesson_125' | 'lesson_126'
  | 'lesson_127' | 'lesson_128' | 'lesson_129' | 'lesson_130' | 'lesson_131' | 'lesson_132' | 'lesson_133'
  | 'lesson_134' | 'lesson_135' | 'lesson_136' | 'lesson_137' | 'lesson_138' | 'lesson_139' | 'lesson_140'
  | 'lesson_141' | 'lesson_142' | 'lesson_216' | 'lesson_217' | 'lesson_218' | 'lesson_219' | 'lesson_220'
  | 'lesson_221' | 'lesson_151' | 'lesson_152' | 'lesson_153' | 'lesson_154' | 'lesson_155' | 'lesson_156'
  | 'lesson_157' | 'lesson_158' | 'lesson_159' | 'lesson_160' | 'lesson_161' | 'lesson_162' | 'lesson_163'
  | 'lesson_164' | 'lesson_165' | 'lesson_166' | 'lesson_167' | 'lesson_168' | 'lesson_224' | 'lesson_225'
  | 'lesson_226' | 'lesson_227' | 'lesson_228' | 'lesson_229' | 'lesson_230';

export type PublicLessonName =
  'lesson_143' | 'lesson_144' | 'lesson_145' | 'lesson_146' | 'lesson_147' | 'lesson_148' | 'lesson_149'
  | 'lesson_150' | 'lesson_222' | 'lesson_223';

export type SisterLessonName =
  '197' | '198' | '199' | '200' | '201' | '202' | '203' | '204' | '205' | '206' | '207' | '208' | '209'
  | '210' | '211' | '212' | '213' | '214' | '215';

/** Lay the tile in hand on the boat: turned so, its first square in reading order here. */
export interface ActionsPlace {
  do: 'place';
  tile: TileName;
  turn: number;
  square: number;
}

/** Rescue a cat, a kitten or a beast. */
export interface Take {
  do: 'take';
  tile: TileName;
  side: SideName;
}

/** Take a treasure, or an oshax in a colour. */
export interface Choose {
  do: 'choose';
  tile: TileName;
}

/** Take the tile off the boat whose first square this is. */
export interface Remove {
  do: 'remove';
  square: number;
}

/** Keep a card and pass the others on. */
export interface Keep {
  do: 'keep';
  card: CardName;
}

/** Pay for a card. */
export interface Buy {
  do: 'buy';
  card: CardName;
}

/** Play an anytime, oshax or treasure card. */
export interface Play {
  do: 'play';
  card: CardName;
  colour?: ColourName | null;
}

/** Lay a rescue card face down. */
export interface Lay {
  do: 'lay';
  card: CardName;
}

/** Discard a private lesson. */
export interface GiveUp {
  do: 'give_up';
  card: CardName;
}

/** Move a cat from this field to the other one. */
export interface Move {
  do: 'move';
  tile: TileName;
  side: FieldName;
}

/** Send the drawn cat to this field. */
export interface Sort {
  do: 'sort';
  side: FieldName;
}

/** Choose the colour of a public lesson. */
export interface ChooseColour {
  do: 'choose_colour';
  colour: ColourName;
}

/** Take a semi-permanent token with this side up. */
export interface TakeToken {
  do: 'take_token';
  token: TokenName;
}

/** Lay a semi-permanent token for today. */
export interface LayToken {
  do: 'lay_token';
  token: TokenName;
}

/** Pass: in a phase for the rest of it, in a window this time. */
export interface Pass {
  do: 'pass';
}

/** Do no more of this. */
export interface Done {
  do: 'done';
}

/** Pass, and be asked in no window until tomorrow. */
export interface PassToday {
  do: 'pass_today';
}

/** Pass, and be asked in no window before the last one. */
export interface PassToEnd {
  do: 'pass_to_end';
}

/** Be asked in every window again. */
export interface AskAgain {
  do: 'ask_again';
}

/** Discard a drawn tile that fits nowhere. */
export interface DiscardTile {
  do: 'discard_tile';
}

/** A day began. */
export interface DayBegan {
  event: 'day_began';
  day: number;
  happening: HappeningName | null;
}

/** A player gained points of an event. */
export interface Scored {
  event: 'scored';
  seat: number;
  happening: HappeningName;
  points: number;
}

/** A tile came to a field or to the kitten board. */
export interface DrewTile {
  event: 'drew_tile';
  tile: TileName;
  side: SideName;
}

/** A rare treasure came out of the bag. */
export interface FoundRare {
  event: 'found_rare';
  tile: TileName;
}

/** A player caught the day's fish. */
export interface Fished {
  event: 'fished';
  seat: number;
  fish: number;
  total: number;
}

/** A player was dealt a card. */
export interface Dealt {
  event: 'dealt';
  seat: number;
  card: CardName | null;
}

/** A card went on to the next player. */
export interface Handed {
  event: 'handed';
  seat: number;
  card: CardName | null;
  giver: number;
}

/** A player kept a card. */
export interface KeptCard {
  event: 'kept_card';
  seat: number;
  card: CardName | null;
}

/** A player bought a card in secret; the others hear how many when the buying is over. */
export interface BoughtCard {
  event: 'bought_card';
  seat: number;
  card: CardName | null;
}

/** All have bought: what a player paid, and for how many cards. */
export interface Paid {
  event: 'paid';
  seat: number;
  fish: number;
  cards: number;
}

/** A player laid private lessons face down. */
export interface LessonsLaid {
  event: 'lessons_laid';
  seat: number;
  lessons: number;
}

/** A player laid a public lesson. */
export interface PublicLessonLaid {
  event: 'public_lesson_laid';
  seat: number;
  card: CardName;
}

/** A player chose the colour of a public lesson. */
export interface ColourChosen {
  event: 'colour_chosen';
  seat: number;
  card: CardName;
  colour: ColourName;
}

/** A player laid a rescue card face down. */
export interface LaidCard {
  event: 'laid_card';
  seat: number;
  card: CardName | null;
}

/** A player laid a semi-permanent token. */
export interface LaidToken {
  event: 'laid_token';
  seat: number;
  token: TokenName;
}

/** A rescue card was turned over. */
export interface Revealed {
  event: 'revealed';
  seat: number;
  card: CardName;
}

/** A player has a place in the day's order. */
export interface Ordered {
  event: 'ordered';
  seat: number;
  place: number;
  speed: number;
}

/** A player rescued a tile. */
export interface Took {
  event: 'took';
  seat: number;
  tile: TileName;
  side: SideName;
  fish: number;
}

/** A player laid a tile on the boat. */
export interface Placed {
  event: 'placed';
  seat: number;
  tile: TileName;
  turn: number;
  square: number;
}

/** A player played a card. */
export interface Played {
  event: 'played';
  seat: number;
  card: CardName;
  colour: ColourName | null;
}

/** A player gained fish. */
export interface GainedFish {
  event: 'gained_fish';
  seat: number;
  fish: number;
}

/** A player gained a permanent basket. */
export interface GainedBasket {
  event: 'gained_basket';
  seat: number;
}

/** A player discarded a permanent basket. */
export interface LostBasket {
  event: 'lost_basket';
  seat: number;
}

/** A player drew a card. */
export interface DrewCard {
  event: 'drew_card';
  seat: number;
  card: CardName | null;
}

/** What a player paid for cards just drawn, and for how many. */
export interface BoughtDrawn {
  event: 'bought_drawn';
  seat: number;
  fish: number;
  cards: number;
}

/** A player drew a tile from the bag. */
export interface DrewFor {
  event: 'drew_for';
  seat: number;
  tile: TileName;
}

/** A drawn tile fitted nowhere. */
export interface DiscardedTile {
  event: 'discarded_tile';
  seat: number;
  tile: TileName;
}

/** A player sent a cat to a field. */
export interface Moved {
  event: 'moved';
  seat: number;
  tile: TileName;
  side: FieldName;
}

/** A player discarded a private lesson. */
export interface GaveUp {
  event: 'gave_up';
  seat: number;
  card: CardName | null;
}

/** A tile was taken off a boat. */
export interface Removed {
  event: 'removed';
  seat: number;
  tile: TileName;
  square: number;
}

/** A player passed. */
export interface Passed {
  event: 'passed';
  seat: number;
}

/** A player took a semi-permanent token. */
export interface GainedToken {
  event: 'gained_token';
  seat: number;
  token: TokenName;
}

/** A tile left the game. */
export interface LeftIsland {
  event: 'left_island';
  tile: TileName;
}

/** The sister turned a basket card over. */
export interface SisterCame {
  event: 'sister_came';
  card: SisterCardName;
  speed: number;
  baskets: number;
}

/** The sister took a tile away. */
export interface SisterTook {
  event: 'sister_took';
  tile: IslandTileName;
}

/** The sister switched two tiles. */
export interface SisterSwitched {
  event: 'sister_switched';
  tile: TileName;
  other: TileName;
}

/** The sister showed a colour. */
export interface SisterLikes {
  event: 'sister_likes';
  colour: ColourName;
  points: number;
}

/** A player took a treasure or an oshax. */
export interface Chose {
  event: 'chose';
  seat: number;
  tile: TileName;
}

/** The game is over: a player's points. */
export interface Ended {
  event: 'ended';
  seat: number;
  points: number;
}

/** Another player is first. */
export interface OrderChanged {
  event: 'order_changed';
  seat: number;
}

/** A player fed a fish to a cat, which drives a royal rat off. */
export interface Fed {
  event: 'fed';
  seat: number;
}

/** A player paid more fish for a larger treasure. */
export interface PaidMore {
  event: 'paid_more';
  seat: number;
  fish: number;
}

/** What everybody sees. */
export interface TableView {
  day: number;
  phase: PhaseName;
  events: (HappeningName | null)[];
  order: number[];
  waiting: number[];
  places: ViewPlace[];
  left: TileName[];
  right: TileName[];
  nursery: TileName[];
  prices: Partial<Record<SideName, number[]>>;
  treasures: Partial<Record<TileName, number>>;
  oshax: IslandTileName[];
  public_lessons: PublicLesson[];
  in_hand: TileName[];
  discards: Partial<Record<CardName, number>>;
  deck: number;
  bag: number;
  kitten_bag: number;
  basket_supply: number;
  token_supply: number;
  rat_supply: number;
  family: boolean;
  sister: Sister | null;
  own_tiles?: Partial<Record<TileName, string>>;
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
  rescue_cards: CardName[];
  drawn_cards: number;
  wish: string;
  passed: boolean;
  standing: Standing;
}

/** A tile on a boat: turned so, its first square in reading order here. */
export interface PlacedTile {
  tile: TileName;
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
  card: CardName;
  colour: ColourName | null;
  points: number[];
}

/** The sister of one who plays alone. */
export interface Sister {
  first: boolean;
  speed: number;
  baskets_left: number;
  cards_used: SisterCardName[];
  lessons: number[];
  lesson_points: number[];
  colours: ColourName[];
  colour_points: number[];
  oshax_row: IslandTileName[];
  rare_row: TileName[];
}

/** What a player alone knows. */
export interface SeatView {
  fish_left: number;
  hand: CardName[];
  pack: CardName[];
  kept: CardName[];
  bought: CardName[];
  drawn: CardName[];
  lessons: CardName[];
  face_down: CardName[];
  discarded: CardName[];
  passed_on: SeenPack[];
  progress: Progress[];
}

/** The cards that a player passed on in a round of today's draft. */
export interface SeenPack {
  round: number;
  cards: CardName[];
}

/**
 * A lesson that a player knows: the points it would give now, out of at most so many for the whole of it.
 *
 * Where it pays once, `have` tells how much of `need` is there; where it pays for each, both are None.
 */
export interface Progress {
  card: CardName;
  points: number;
  most: number | null;
  have: number | null;
  need: number | null;
}

/** The end of a game; `first` is first in the order, alone it is 1 if that is the sister. */
export interface Filled {
  boats: Boat[];
  public?: Lesson[];
  first?: number;
  sister?: Rival | null;
}

/** A player's boat, the lessons that count for this player alone, and what else lessons may ask for. */
export interface Boat {
  boat: BoatName;
  tiles: PlacedTile[];
  lessons?: OwnLessonName[];
  fish?: number;
  baskets?: number;
  event_points?: number;
}

/** A lesson that counts for everybody, with the colour that was chosen for it. */
export interface Lesson {
  card: PublicLessonName;
  colour?: ColourName | null;
}

/** The rival of one who plays alone: colours in the order shown, numbers of her lessons, events by day. */
export interface Rival {
  colours: ColourName[];
  lessons?: SisterLessonName[];
  events?: HappeningName[];
}

export type AnyAction =
  ActionsPlace | Take | Choose | Remove | Keep | Buy | Play | Lay | GiveUp | Move | Sort | ChooseColour
  | TakeToken | LayToken | Pass | Done | PassToday | PassToEnd | AskAgain | DiscardTile;

export type AnyEvent =
  DayBegan | Scored | DrewTile | FoundRare | Fished | Dealt | Handed | KeptCard | BoughtCard | Paid
  | LessonsLaid | PublicLessonLaid | ColourChosen | LaidCard | LaidToken | Revealed | Ordered | Took | Placed
  | Played | GainedFish | GainedBasket | LostBasket | DrewCard | BoughtDrawn | DrewFor | DiscardedTile | Moved
  | GaveUp | Removed | Passed | GainedToken | LeftIsland | SisterCame | SisterTook | SisterSwitched
  | SisterLikes | Chose | Ended | OrderChanged | Fed | PaidMore;

/** What the server and a board tell each other. */
export interface Game {
  action: AnyAction;
  event: AnyEvent;
  table: TableView;
  own: SeatView;
}
