"""The bodies of requests and answers of the HTTP interface."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Raw, Struct

from purrlor.bots.examples import Example
from purrlor.reviews.words import Told
from purrlor.server.protocol.fields import (
    Avatar,
    BotName,
    Clock,
    Contribution,
    Language,
    Name,
    Number,
    Pace,
    Pledge,
    SeatNumber,
)
from purrlor.server.protocol.to_client import Happened, Opening, Reasoned, ScoreLineText, TableInfo
from purrlor.table.deck import Deck
from purrlor.table.glossary import Section
from purrlor.table.options import FirstGame, Settings, Value


class Body(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a client sends."""


class Sitter(Body, frozen=True):
    """Who wants to sit: a name, a face, a language."""

    name: Name = "Guest"
    avatar: Avatar = 0
    language: Language = "en"


class NewTable(Body, frozen=True):
    """A table to be opened; the one who opens it is the host and sits on the first seat, if `sit`."""

    game: Annotated[str, Meta(max_length=60)]
    options: Settings = {}
    deck: Deck = {}
    bots: dict[str, BotName] = {}  # bots by seat number
    clock: Clock = Clock()
    pace: Pace = "usual"  # of the bots
    public: bool = False
    several: bool = False  # guests may hold several seats of a public table
    ranked: bool = False  # the result changes ratings
    warns: bool = False  # players are warned before a clear mistake; not at a public table
    sit: bool = True
    sitter: Sitter = Sitter()


class FilledSheet(Body, frozen=True):
    """The end of a game that was played with the printed box; the game says what a sheet holds."""

    sheet: Raw
    options: Settings = {}
    deck: Deck = {}
    names: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=15)] = []


class Learn(Body, frozen=True):
    """A lesson to begin: a chapter of a game, or its first one; the learner plays against bots."""

    game: Annotated[str, Meta(max_length=60)]
    chapter: Annotated[str, Meta(max_length=60)] = ""
    sitter: Sitter = Sitter()


class Join(Body, frozen=True):
    """Sit down; without a seat's number on the first that is empty."""

    seat: SeatNumber | None = None
    sitter: Sitter = Sitter()


class Start(Body, frozen=True):
    """Begin; with the pledges of the host's own seats, so that nobody waits for them."""

    pledges: Annotated[dict[str, Pledge], Meta(max_length=16)] = {}


class MakePledge(Body, frozen=True):
    """The hash of the contribution that a seat will open when all are bound."""

    seat: SeatNumber
    pledge: Pledge


class Reveal(Body, frozen=True):
    """The 16 random bytes that a seat pledged."""

    seat: SeatNumber
    contribution: Contribution


class SeatOnly(Body, frozen=True):
    """A seat that the client holds."""

    seat: SeatNumber


class Rematch(Body, frozen=True):
    """The next table for the same people: with the same options, or with these."""

    options: Settings | None = None


class Reclaim(Body, frozen=True):
    """The token of a personal link."""

    token: Annotated[str, Meta(max_length=400)]


class Fork(Body, frozen=True):
    """Begin a new table from a finished game as it was after so many entries of its log."""

    move: Number
    bots: dict[str, BotName] = {}
    sitter: Sitter = Sitter()


class AskReview(Body, frozen=True):
    """Review a finished game: begin, work on it for longer, or let spectators see it."""

    more: bool = False
    share: bool | None = None


class Import(Body, frozen=True):
    """A saved game (the text of the file); seats without a bot are for people to join."""

    saved: Annotated[str, Meta(max_length=4_000_000)]
    bots: dict[str, BotName] = {}
    sitter: Sitter = Sitter()
    public: bool = False


class Seated(Struct):
    """A seat that the client holds: the table's code, the seat (null: only watching), its personal link."""

    code: str
    seat: int | None
    link: str | None


class OptionInfo(Struct):
    """An option of a game, with its texts."""

    name: str
    text: str
    about: str
    values: list[Value]
    default: Value
    first_game: FirstGame
    moot: dict[str, list[Value]]  # values of other options with which this one changes nothing


class ClashInfo(Struct):
    """Values of options that can't be chosen together, and why."""

    when: dict[str, list[Value]]
    text: str


class TypicalInfo(Struct):
    """What a bot of a level usually scores among its equals, as a sentence."""

    bot: str
    players: int
    text: str


class LessonInfo(Struct):
    """A lesson of a game, with its texts."""

    chapter: str
    text: str
    about: str
    minutes: int


class FirstGameInfo(Struct):
    """How a first game is set up: its options, and the bot for the other seats."""

    options: Settings
    bot: str


class GameInfo(Struct):
    """A game, with its texts."""

    name: str
    text: str
    about: str
    version: int
    options: list[OptionInfo]
    typical: list[TypicalInfo]
    clashes: list[ClashInfo]
    lessons: list[LessonInfo]
    first: FirstGameInfo
    cards: int  # that an owner may enter in place of ours


class BotInfo(Struct):
    """A bot that can sit at a table, with what to expect of it."""

    name: str
    text: str
    about: str


class Games(Struct):
    """What can be played here, and against which bots."""

    games: list[GameInfo]
    bots: list[BotInfo]
    languages: list[str]


class TableListed(Struct):
    """One line of a list of tables."""

    code: str
    game: str
    game_name: str
    status: Literal["open", "running", "over"]
    players: int
    empty: int
    names: list[str]
    seats: list[int]
    your_turn: bool
    touched: int  # seconds since 1970
    deadline: int | None  # when the time of one of the client's seats is up, in seconds since 1970
    place: int | None  # of the client in a finished game
    winners: list[str]
    clock: Clock
    ranked: bool
    language: str  # of the host
    lesson: str | None = None  # its title, if the table is a lesson
    strength: int | None = None  # the mean rating of those who sit at an open table


class Tables(Struct):
    """Tables, the newest first; `seats` are those that the client holds (none in the list of open tables)."""

    tables: list[TableListed]


class TablePage(Struct):
    """A table, and the seats that the client holds there."""

    table: TableInfo
    seats: list[int]
    host: bool


class Address(Struct):
    """Where friends in the same network find this server; empty if that is not known."""

    address: str


class ExampleLine(Struct):
    """One line of a count: an amount for every player (null: not theirs)."""

    text: str
    amounts: list[int | None]


class SheetFaultText(Struct):
    """Something that can't be on a score sheet: the field, such as `players.0.hits`, and why."""

    at: str
    text: str


class CountedSheet(Struct):
    """A counted score sheet: why the game ended, the place of every player, and the lines of the score.

    A sheet that can't be has faults instead.
    """

    faults: list[SheetFaultText]

    ending: str
    text: str
    places: list[int]
    lines: list[ScoreLineText]


class ExampleScore(Struct):
    """How a game was counted: the players, why it ended, and the lines of the score."""

    names: list[str]
    places: list[int]
    text: str
    lines: list[ExampleLine]


class RulesPage(Struct):
    """The rules in our own words, as Markdown; every name explained; example turns; a count.

    In the Markdown `{WW-4 @ask}` ends what a rule says: its ids, and the questions and phases it belongs to.
    """

    game: str
    name: str
    language: str
    text: str
    glossary: list[Section]
    examples: list[Example]
    score: ExampleScore


class Replay(Struct):
    """The table after so many entries of the match, as the asker may see it; after the end all is open."""

    move: int
    moves: int
    seat: int | None
    events: list[Happened]
    table: Raw
    own: list[Raw]  # by seat: what each sees besides (null: hidden from the asker)


class Moves(Struct):
    """What came of every move of a game, as the asker may know it; the first is move 1 of the replay."""

    moves: list[list[Happened]]


class Verified(Struct):
    """What was checked of a finished game: what was bound, seed and log belong together."""

    fair: bool
    commitment: str | None
    fingerprint: str | None  # of all that was bound; null if nothing was but the secret
    withheld: list[str]  # names of those who pledged a contribution and did not open it
    opening: Opening
    digest: str
    text: str


class Health(Struct):
    """Whether the server is up and can save, and how much it holds."""

    status: Literal["ok", "stopping", "failing"]
    version: str
    tables: int
    connections: int


class Problem(Struct):
    """A refusal over HTTP."""

    reason: Reasoned


class GameReview(Struct, frozen=True):
    """What decided a finished game, as far as it is known."""

    working: bool
    ahead: int  # reviews whose turn comes first
    progress: float  # 0 to 1
    most: bool  # more work is not possible
    agreed: list[int]  # the seats that let spectators see it
    told: Told | None
    full: bool = False  # there is no room for it now: ask again later
