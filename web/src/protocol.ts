// Made by: python -m tools.typescript. Do not edit.

/** Do one of the choices, following log number n. */
export interface Act {
  type: 'act';
  n: number;
  action: unknown;
  id?: number;
}

/** Take the seat's last move back, following log number n. */
export interface Undo {
  type: 'undo';
  n: number;
  id?: number;
}

/** Ask why an action is not among the choices. */
export interface Why {
  type: 'why';
  action: unknown;
  id?: number;
}

/** Ask what would be good to do now. */
export interface Hint {
  type: 'hint';
  id?: number;
}

/** Ask whether one of the choices would be a clear mistake, at a table that warns. */
export interface Weigh {
  type: 'weigh';
  action: unknown;
  id?: number;
}

/** Say something to everybody at the table. */
export interface Chat {
  type: 'chat';
  text: string;
  id?: number;
}

/** Ask for everything after log number n; -1 for the whole view. */
export interface Sync {
  type: 'sync';
  n?: number;
  id?: number;
}

/** Choose the language in which this connection is told everything. */
export interface Speak {
  type: 'speak';
  language: 'en' | 'pl';
  id?: number;
}

/** Tell whether the player can see the page: nobody is sent notices of what they see. */
export interface Visible {
  type: 'visible';
  on: boolean;
  id?: number;
}

/** Leave: the seat is free again before the start; later a bot plays on until the seat is taken back. */
export interface Leave {
  type: 'leave';
  id?: number;
}

/** Take the seat back from the bot. */
export interface Back {
  type: 'back';
  id?: number;
}

/** Give the seat up for good; a bot plays on. */
export interface Resign {
  type: 'resign';
  id?: number;
}

/** Agree to end the game without a result, or take that back; it ends when all who still play agree. */
export interface CallOff {
  type: 'calloff';
  on: boolean;
  id?: number;
}

/** Host: end the game without a result, when the others have left or been away for a day. */
export interface Close {
  type: 'close';
  id?: number;
}

/** Take another name and another face at this table. */
export interface Rename {
  type: 'rename';
  name: string;
  avatar: number;
  id?: number;
}

/** Let a bot play for somebody who is not connected, where no clock runs; they may take the seat back. */
export interface Relieve {
  type: 'relieve';
  seat: number;
  id?: number;
}

/** Host: make a seat empty before the start; later let a bot play until the player takes it back. */
export interface Remove {
  type: 'remove';
  seat: number;
  id?: number;
}

/** Host: let a bot sit on an empty seat, or (bot: null) take a bot away before the start. */
export interface Fill {
  type: 'fill';
  seat: number;
  bot: string | null;
  id?: number;
}

/** Host: stop the game and its clocks, or let it go on. */
export interface Pause {
  type: 'pause';
  on: boolean;
  id?: number;
}

/** Host: let the person on a seat be the host from now on. */
export interface MakeHost {
  type: 'host';
  seat: number;
  id?: number;
}

/** Host: set the clock. */
export interface SetClock {
  type: 'clock';
  clock: Clock;
  id?: number;
}

/** How long a seat may think: no limit, seconds at a live table, or days at a slow one. */
export interface Clock {
  kind?: 'none' | 'live' | 'slow';
  seconds?: number;
}

/** Who sits where and how the table is set; sent first, and whenever it changes. */
export interface Lobby {
  type: 'lobby';
  you: number | null;
  host: boolean;
  devices: number;
  table: TableInfo;
  re: number;
}

/** A table as everybody may know it. */
export interface TableInfo {
  code: string;
  game: string;
  game_name: string;
  rules_version: number;
  options: OptionChosen[];
  status: 'open' | 'running' | 'over';
  n: number;
  moves: number;
  seats: SeatInfo[];
  public: boolean;
  several: boolean;
  warns: boolean;
  clock: Clock;
  paused: boolean;
  commitment: string | null;
  contributions: (string | null)[];
  phase: '' | 'pledge' | 'reveal';
  pledges: (string | null)[];
  bound: string | null;
  origin: 'new' | 'imported' | 'forked';
  rematch: string | null;
  ranked: boolean;
  language: string;
  puzzle: string;
  own_cards: number;
}

/** An option of a table: its name, what it is called, and its value. */
export interface OptionChosen {
  name: string;
  text: string;
  value: boolean | number | string;
}

/** One seat of a table. */
export interface SeatInfo {
  seat: number;
  kind: 'empty' | 'person' | 'bot';
  name: string;
  avatar: number;
  bot: string | null;
  bot_name: string;
  away: boolean;
  late: boolean;
  online: boolean;
  host: boolean;
  wants_end: boolean;
  vacation: number | null;
}

/** What happened since the last step, and all that the seat sees now: snap to it. */
export interface Step {
  type: 'step';
  n: number;
  since: number;
  events: Happened[];
  moves: number[];
  undone: number | null;
  table: unknown;
  own: unknown;
  prompt: Asked | null;
  choices: Choice[];
  outlook: Outlook | null;
  goes_on: boolean;
  can_undo: boolean;
  waiting_for: number[];
  clocks: (number | null)[] | null;
  paused: boolean;
  lesson: LessonNow | null;
  re: number;
}

/** An event as the seat may know it (fields it may not know are null), and the sentence. */
export interface Happened {
  event: unknown;
  text: string;
}

/** What the seat is asked. */
export interface Asked {
  key: string;
  args: Record<string, number | string>;
  text: string;
}

/** One thing that the seat may do now: send `action` back as it is; `text` is its label. */
export interface Choice {
  action: unknown;
  text: string;
}

/**
 * What each choice of a seat would change, in the order of its choices, by what that seat knows.
 *
 * `points` is shorter where the last choices change nothing; `bonus` lists the choices that earn something.
 * `parts` says of what the points are made, and what is on its way; `best` is a good choice to begin with.
 * `counts` lists for cards by name the squares of the seat's board that they count.
 */
export interface Outlook {
  points: number[];
  bonus: number[];
  parts: Record<string, number[]>;
  best: number | null;
  counts: Record<string, number[]>;
}

/** Where a lesson stands: what is said before the learner's next move; after the last one it is `free`. */
export interface LessonNow {
  chapter: string;
  title: string;
  stage: number;
  said: number;
  bubbles: number;
  says: Bubble[];
  free: boolean;
  next: string | null;
}

/** Something that a lesson says, and what it points at: the first of these that is on the screen. */
export interface Bubble {
  text: string;
  at: string[];
}

/** The game is over: the score line by line, and the seed opened. */
export interface Ended {
  type: 'ended';
  n: number;
  ending: string;
  text: string;
  places: number[];
  lines: ScoreLineText[];
  opening: Opening;
  re: number;
}

/** One line of the final score: an amount for every seat (null: not theirs). */
export interface ScoreLineText {
  key: string;
  text: string;
  amounts: (number | null)[];
  about: string;
  total: boolean;
}

/** The seed, opened: secret:contribution:..., a new line, bound. The commitment is blake2b(secret). */
export interface Opening {
  seed: string;
  secret: string | null;
  commitment: string | null;
  contributions: (string | null)[];
  bound: string | null;
}

/** What was asked for is not possible; nothing has changed. */
export interface Refused {
  type: 'refused';
  reason: Reasoned;
  re: number;
}

/** Why not: a rule's id ("" where no printed rule speaks), a key with arguments, and the sentence. */
export interface Reasoned {
  rule: string;
  key: string;
  args: Record<string, number | string>;
  text: string;
}

/** Why an action is not possible; null: it is. */
export interface WhyAnswer {
  type: 'why';
  action: unknown;
  reason: Reasoned | null;
  re: number;
}

/** What a bot would do in this seat, knowing what the seat knows, why, and what is nearly as good. */
export interface HintAnswer {
  type: 'hint';
  n: number;
  choice: Choice | null;
  reason: Reasoned | null;
  equal: Choice | null;
  re: number;
}

/** What would be much better than an action, by what the seat knows, and why; null: nothing would be. */
export interface Weighed {
  type: 'weighed';
  n: number;
  action: unknown;
  better: Choice | null;
  reason: Reasoned | null;
  re: number;
}

/** Somebody said something; earlier lines are sent after the first lobby. */
export interface ChatLine {
  type: 'chat';
  number: number;
  at: number;
  seat: number | null;
  name: string;
  text: string;
  re: number;
}

/** This connection is no longer wanted here: the seat was taken away. */
export interface Gone {
  type: 'gone';
  text: string;
  re: number;
}

/** A table to be opened; the one who opens it is the host and sits on the first seat, if `sit`. */
export interface NewTable {
  game: string;
  options?: Record<string, boolean | number | string>;
  deck?: Record<string, (Record<string, boolean | number | string | string[]>)[]>;
  bots?: Record<string, string>;
  clock?: Clock;
  pace?: 'brisk' | 'usual' | 'calm';
  public?: boolean;
  several?: boolean;
  ranked?: boolean;
  warns?: boolean;
  sit?: boolean;
  sitter?: Sitter;
}

/** Who wants to sit: a name, a face, a language. */
export interface Sitter {
  name?: string;
  avatar?: number;
  language?: 'en' | 'pl';
}

/** Sit down; without a seat's number on the first that is empty. */
export interface Join {
  seat?: number | null;
  sitter?: Sitter;
}

/** A seat that the client holds. */
export interface SeatOnly {
  seat: number;
}

/** The token of a personal link. */
export interface Reclaim {
  token: string;
}

/** Begin a new table from a finished game as it was after so many entries of its log. */
export interface Fork {
  move: number;
  bots?: Record<string, string>;
  sitter?: Sitter;
}

/** A saved game (the text of the file); seats without a bot are for people to join. */
export interface Import {
  saved: string;
  bots?: Record<string, string>;
  sitter?: Sitter;
  public?: boolean;
}

/** A seat that the client holds: the table's code, the seat (null: only watching), its personal link. */
export interface Seated {
  code: string;
  seat: number | null;
  link: string | null;
}

/** What can be played here, and against which bots. */
export interface Games {
  games: GameInfo[];
  bots: BotInfo[];
  languages: string[];
}

/** A game, with its texts. */
export interface GameInfo {
  name: string;
  text: string;
  about: string;
  version: number;
  options: OptionInfo[];
  typical: TypicalInfo[];
  clashes: ClashInfo[];
  lessons: LessonInfo[];
  first: FirstGameInfo;
  cards: number;
}

/** An option of a game, with its texts. */
export interface OptionInfo {
  name: string;
  text: string;
  about: string;
  values: (boolean | number | string)[];
  default: boolean | number | string;
  first_game: 'good' | 'any' | 'later';
  moot: Record<string, (boolean | number | string)[]>;
}

/** What a bot of a level usually scores among its equals, as a sentence. */
export interface TypicalInfo {
  bot: string;
  players: number;
  text: string;
}

/** Values of options that can't be chosen together, and why. */
export interface ClashInfo {
  when: Record<string, (boolean | number | string)[]>;
  text: string;
}

/** A lesson of a game, with its texts. */
export interface LessonInfo {
  chapter: string;
  text: string;
  about: string;
  minutes: number;
}

/** How a first game is set up: its options, and the bot for the other seats. */
export interface FirstGameInfo {
  options: Record<string, boolean | number | string>;
  bot: string;
}

/** A bot that can sit at a table, with what to expect of it. */
export interface BotInfo {
  name: string;
  text: string;
  about: string;
}

/** Tables, the newest first; `seats` are those that the client holds (none in the list of open tables). */
export interface Tables {
  tables: TableListed[];
}

/** One line of a list of tables. */
export interface TableListed {
  code: string;
  game: string;
  game_name: string;
  status: 'open' | 'running' | 'over';
  players: number;
  empty: number;
  names: string[];
  seats: number[];
  your_turn: boolean;
  touched: number;
  deadline: number | null;
  place: number | null;
  winners: string[];
  clock: Clock;
  ranked: boolean;
  language: string;
  lesson: string | null;
  strength: number | null;
}

/** A table, and the seats that the client holds there. */
export interface TablePage {
  table: TableInfo;
  seats: number[];
  host: boolean;
}

/**
 * The rules in our own words, as Markdown; every name explained; example turns; a count.
 *
 * In the Markdown `{WW-4 @ask}` ends what a rule says: its ids, and the questions and phases it belongs to.
 */
export interface RulesPage {
  game: string;
  name: string;
  language: string;
  text: string;
  glossary: Section[];
  examples: Example[];
  score: ExampleScore;
}

/** All names of one kind, with a title. */
export interface Section {
  kind: string;
  title: string;
  entries: Entry[];
}

/** A name and what it means; `key` is that of its name in the texts. */
export interface Entry {
  key: string;
  name: string;
  about: string;
  count: number | null;
  rule: string;
}

/** A turn in sentences, told to whoever was asked. */
export interface Example {
  asked: string;
  choice: string;
  why: string;
  rule: string;
  events: string[];
}

/** How a game was counted: the players, why it ended, and the lines of the score. */
export interface ExampleScore {
  names: string[];
  places: number[];
  text: string;
  lines: ExampleLine[];
}

/** One line of a count: an amount for every player (null: not theirs). */
export interface ExampleLine {
  text: string;
  amounts: (number | null)[];
}

/** Where friends in the same network find this server; empty if that is not known. */
export interface Address {
  address: string;
}

/** The next table for the same people: with the same options, or with these. */
export interface Rematch {
  options?: Record<string, boolean | number | string> | null;
}

/** All cards of a game that its owner may enter. */
export interface DeckGuide {
  game: string;
  game_name: string;
  version: number;
  sources: Record<string, string>;
  tables: TableGuide[];
}

/** A table of cards; all of its cards are in the box. */
export interface TableGuide {
  name: string;
  kind: string;
  title: string;
  about: string;
  fields: FieldGuide[];
  cards: CardGuide[];
}

/** A field of a card: its kind and limits. With `only_field` it counts only with some words of that. */
export interface FieldGuide {
  name: string;
  label: string;
  about: string;
  kind: string;
  least: number;
  most: number;
  words: WordGuide[];
  icons: string;
  only_field: string;
  only_words: string[];
}

/** A word that a field may hold, and what it means. */
export interface WordGuide {
  word: string;
  label: string;
}

/** A card that may be replaced: our name and fields for it, its sort, and where they are known from. */
export interface CardGuide {
  id: string;
  name: string;
  group: string;
  source: string;
  row: Record<string, boolean | number | string | string[]>;
}

/** All that can be printed of a game; the lines of its reference cards and of its score sheets. */
export interface PrintGuide {
  game: string;
  game_name: string;
  players: number;
  piles: PrintedPile[];
  reference: string[];
  score: string[];
}

/** Things of one kind to print: what their backs say, and the table of the deck that may replace them. */
export interface PrintedPile {
  name: string;
  title: string;
  back: string;
  form: string;
  table: string;
  things: PrintedThing[];
}

/** One thing to print: so many copies, and what is printed on it that no deck may replace. */
export interface PrintedThing {
  name: string;
  copies: number;
  row: Record<string, boolean | number | string | string[]>;
  about: string;
}

/** A deck of a game, as an editor has it now. */
export interface DeckToCheck {
  game: string;
  deck: Record<string, (Record<string, boolean | number | string | string[]>)[]>;
}

/** The text of a deck file. */
export interface DeckFile {
  text: string;
}

/** A deck that bots shall play with, and what is known of it so far. */
export interface DeckToTry {
  game: string;
  deck: Record<string, (Record<string, boolean | number | string | string[]>)[]>;
  options?: Record<string, boolean | number | string>;
  tally?: DeckTally | null;
}

/** What is known of all games so far; cards by table and card. */
export interface DeckTally {
  games?: number;
  seats?: number[];
  endings?: Record<string, number>;
  cards?: Record<string, Record<string, CardTally>>;
}

/** What happened with one card: games with it, players who used it, wins expected of them and won. */
export interface CardTally {
  games?: number;
  users?: number;
  expected?: number;
  wins?: number;
}

/** What is known after some more games: to be sent again for the next ones. */
export interface DeckTried {
  tally: DeckTally;
  findings: DeckFinding[];
  uses: CardUse[];
}

/** Something that stands out when bots play with a deck. */
export interface DeckFinding {
  table: string;
  card: string;
  text: string;
}

/** In how many of 100 games a card was used, with its interval. */
export interface CardUse {
  table: string;
  card: string;
  name: string;
  value: number;
  low: number;
  high: number;
}

/** All errors of a deck; if there are none, the deck as a file. */
export interface DeckChecked {
  faults: DeckFault[];
  file: string;
}

/** An error of a deck: where it is, and what is wrong, in the asker's language. */
export interface DeckFault {
  table: string;
  card: string;
  field: string;
  line: number | null;
  text: string;
}

/** What a deck file holds: its game, its cards, all its errors. */
export interface DeckFileRead {
  game: string;
  deck: Record<string, (Record<string, boolean | number | string | string[]>)[]>;
  faults: DeckFault[];
}

/** The cards of their owner that a table plays with, and the texts that they replace. */
export interface TableDeck {
  game: string;
  deck: Record<string, (Record<string, boolean | number | string | string[]>)[]>;
  texts: Record<string, string>;
}

/** What is filled in to count a game; a field of an entry of a list is named LIST.FIELD. */
export interface SheetGuide {
  game: string;
  game_name: string;
  options: string[];
  fields: FieldGuide[];
}

/** The end of a game that was played with the printed box; the game says what a sheet holds. */
export interface FilledSheet {
  sheet: unknown;
  options?: Record<string, boolean | number | string>;
  deck?: Record<string, (Record<string, boolean | number | string | string[]>)[]>;
  names?: string[];
}

/**
 * A counted score sheet: why the game ended, the place of every player, and the lines of the score.
 *
 * A sheet that can't be has faults instead.
 */
export interface CountedSheet {
  faults: SheetFaultText[];
  ending: string;
  text: string;
  places: number[];
  lines: ScoreLineText[];
}

/** Something that can't be on a score sheet: the field, such as `players.0.hits`, and why. */
export interface SheetFaultText {
  at: string;
  text: string;
}

/** The table after so many entries of the match, as the asker may see it; after the end all is open. */
export interface Replay {
  move: number;
  moves: number;
  seat: number | null;
  events: Happened[];
  table: unknown;
  own: unknown[];
}

/** What came of every move of a game, as the asker may know it; the first is move 1 of the replay. */
export interface Moves {
  moves: Happened[][];
}

/** What was checked of a finished game: what was bound, seed and log belong together. */
export interface Verified {
  fair: boolean;
  commitment: string | null;
  fingerprint: string | null;
  withheld: string[];
  opening: Opening;
  digest: string;
  text: string;
}

/** Review a finished game: begin, work on it for longer, or let spectators see it. */
export interface AskReview {
  more?: boolean;
  share?: boolean | null;
}

/** What decided a finished game, as far as it is known. */
export interface GameReview {
  working: boolean;
  ahead: number;
  progress: number;
  most: boolean;
  agreed: number[];
  told: Told | null;
  full: boolean;
}

/** A review in words. */
export interface Told {
  rounds: number;
  seats: ToldSeat[];
  summary: string[];
  moments: ToldMoment[];
  turns: Turn[];
  stages: string[];
  lines: ToldLine[];
  note: string;
}

/** The account of a seat. */
export interface ToldSeat {
  seat: number;
  name: string;
  start: number;
  final: number;
  parts: ToldPart[];
  text: string;
}

/** One part of a seat's account. */
export interface ToldPart {
  key: string;
  name: string;
  about: string;
  value: number;
  error: number;
  sure: boolean;
}

/** The chances at one moment: of every seat, with the standard errors. */
export interface ToldMoment {
  move: number;
  stage: string;
  chances: number[];
  errors: number[];
}

/** A turning point. */
export interface Turn {
  step: number;
  move: number;
  seat: number;
  by: number;
  kind: string;
  title: string;
  happened: string[];
  change: number;
  error: number;
  text: string;
  better: string;
  action: Record<string, unknown> | null;
  grade: number;
}

/** A line of the score with what every seat had at the end of each stage. */
export interface ToldLine {
  text: string;
  amounts: ((number | null)[])[];
  total: boolean;
}

/** Whether the server is up and can save, and how much it holds. */
export interface Health {
  status: 'ok' | 'stopping' | 'failing';
  version: string;
  tables: number;
  connections: number;
}

/** Finished games of the asker, the newest first; `more` if older ones are left. */
export interface History {
  games: PlayedGame[];
  more: boolean;
  unlisted: boolean;
}

/** A finished game in a list. */
export interface PlayedGame {
  share: string;
  game: string;
  game_name: string;
  ranked: boolean;
  ended: number;
  minutes: number;
  seats: PlayedSeat[];
}

/** A seat of a finished game. */
export interface PlayedSeat {
  name: string;
  avatar: number;
  bot: string;
  place: number;
  points: number | null;
  you: boolean;
  gone: boolean;
  rating: number | null;
}

/** What the asker did here. */
export interface Statistics {
  statistics: Statistic[];
  rivals: Rival[];
  records: RecordHeld[];
  ratings: Rating[];
}

/** How the asker did in one game, with so many players, against bots of a level ("" is none). */
export interface Statistic {
  game: string;
  game_name: string;
  players: number;
  bots: string;
  bots_name: string;
  games: number;
  wins: number;
  place: number;
  points: number | null;
  best: number | null;
}

/** Somebody the asker played with, and who was ahead how often. */
export interface Rival {
  friend: string;
  name: string;
  avatar: number;
  games: number;
  ahead: number;
  behind: number;
  last: number;
}

/** The best that somebody did. */
export interface RecordHeld {
  game: string;
  game_name: string;
  what: string;
  amount: number;
  name: string;
  avatar: number;
  at: number;
  you: boolean;
  share: string | null;
}

/** The strength of the asker in a game, and how far off it may be. */
export interface Rating {
  game: string;
  game_name: string;
  rating: number;
  deviation: number;
  games: number;
}

/** The server's records, and who won most. */
export interface Hall {
  games: number;
  records: RecordHeld[];
  champions: Champion[];
}

/** Somebody who won often against people. */
export interface Champion {
  game: string;
  game_name: string;
  name: string;
  avatar: number;
  games: number;
  wins: number;
  you: boolean;
}

/** The strongest players of a game by their ratings. */
export interface Leaders {
  game: string;
  game_name: string;
  leaders: Leader[];
}

/** A place on a leaderboard; ordered by what is sure. */
export interface Leader {
  place: number;
  name: string;
  avatar: number;
  rating: number;
  deviation: number;
  games: number;
  you: boolean;
}

/** The public page of a finished game; `moves` is None if the game itself is no longer kept. */
export interface PlayedPage {
  played: PlayedGame;
  headline: string;
  options: OptionChosen[];
  ending: string;
  lines: ScoreLineText[];
  moves: number | null;
}

/** The name of a finished game's public page: /played/NAME. */
export interface Shared {
  share: string;
}

/** The invitations of the asker, the newest first. */
export interface Invitations {
  invitations: InvitationShown[];
}

/** An invitation to a table that has not begun. */
export interface InvitationShown {
  code: string;
  game: string;
  game_name: string;
  name: string;
  at: number;
  players: number;
  empty: number;
  clock: Clock;
}

/** Whom the asker blocked. */
export interface Blocks {
  blocked: BlockedPerson[];
}

/** Somebody who is blocked. */
export interface BlockedPerson {
  friend: string;
  name: string;
  seats: number[];
}

/** How many were invited. */
export interface Invited {
  invited: number;
}

/** Whether the asker waits, for what, with how many others, until when; or the table that was found. */
export interface Queue {
  game: string | null;
  players: number;
  clock: Clock;
  waiting: number;
  until: number;
  now: number;
  code: string | null;
}

/** The puzzle of a day; results and solution are shown to those who solved it, or when the day is over. */
export interface Daily {
  day: string;
  today: string;
  game: string;
  game_name: string;
  about: string;
  minutes: number;
  ends: number;
  now: number;
  counted: boolean;
  you: Solver | null;
  tried: boolean;
  solvers: Solver[];
  solution: Solution | null;
}

/** How somebody solved a puzzle: first the place counts, then the points. */
export interface Solver {
  name: string;
  avatar: number;
  place: number;
  points: number;
  you: boolean;
}

/** How the strongest bot did it: its moves, and its score. */
export interface Solution {
  name: string;
  place: number;
  points: number;
  moves: SolutionMove[];
  lines: ScoreLineText[];
}

/** A move of the strongest bot, and what came of it. */
export interface SolutionMove {
  text: string;
  told: string;
}

/** A refusal over HTTP. */
export interface Problem {
  reason: Reasoned;
}

/** Who asks: a guest (no profile), or somebody who keeps a name. */
export interface Me {
  allowed: boolean;
  known: boolean;
  tables: number;
  profile: ProfileInfo | null;
  passkeys: PasskeyInfo[];
  devices: DeviceInfo[];
  codes: number;
}

/** A profile; times are in seconds since 1970. */
export interface ProfileInfo {
  name: string;
  avatar: number;
  language: string;
  created: number;
  away_until: number | null;
  away_days: number;
}

/** A passkey. */
export interface PasskeyInfo {
  id: string;
  name: string;
  created: number;
  used: number | null;
}

/** A device that is signed in. */
export interface DeviceInfo {
  id: string;
  device: string;
  seen: number;
  here: boolean;
}

/**
 * The cards that a profile keeps for a game, and since when.
 *
 * `profile` is false for a guest. `newer` tells whoever keeps cards that another device was faster: these
 * are its cards, and nothing was changed.
 */
export interface KeptDeck {
  profile: boolean;
  draft: Record<string, Record<string, Record<string, boolean | number | string | string[]>>>;
  at: number;
  newer: boolean;
}

/** New recovery codes; they are shown once. */
export interface Codes {
  codes: string[];
}

/** A link that signs another device in, once. */
export interface PersonalLink {
  link: string;
  until: number;
}

/** What the browser needs to make or use a passkey. */
export interface PasskeyOptions {
  options: unknown;
}

/** How notices come. */
export interface Notices {
  key: string;
  kinds: string[];
  zone: string;
  quiet_from: number | null;
  quiet_until: number | null;
  devices: number;
  here: boolean;
  muted: string[];
}

export type ClientMessage =
  Act | Undo | Why | Hint | Weigh | Chat | Sync | Speak | Visible | Leave | Back | Resign | CallOff | Close
  | Rename | Relieve | Remove | Fill | Pause | MakeHost | SetClock;

export type ServerMessage =
  Lobby | Step | Ended | Refused | WhyAnswer | HintAnswer | Weighed | ChatLine | Gone;
