"""Say what goes over the wire: every message in and out, and every body of the HTTP interface."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Raw, Struct

from purrlor.table.deck import Deck
from purrlor.table.game import Outlook
from purrlor.table.options import Settings, Value
from purrlor.table.reasons import Argument

Number = Annotated[int, Meta(ge=-1, le=1_000_000_000)]  # of an entry in a table's log
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
Avatar = Annotated[int, Meta(ge=0, le=99)]
Language = Literal["en", "pl"]
Contribution = Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]
BotName = Annotated[str, Meta(max_length=40)]
Id = Annotated[int, Meta(ge=0, le=1_000_000_000)]  # the client's own number for a message; 0: none


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """How long a seat that is asked may think: no limit, seconds at a live table, or days at a slow one."""

    kind: Literal["none", "live", "slow"] = "none"
    seconds: Annotated[int, Meta(ge=5, le=2_592_000)] = 60


# -- from a client, live ---------------------------------------------------------------------------------


class Said(Struct, tag_field="type", tag=str.lower, forbid_unknown_fields=True, kw_only=True):
    """What all messages of a client have in common: a number of its own, given back in the answer."""

    id: Id = 0


class Act(Said):
    """Do one of the choices, following log number n."""

    n: Number
    action: Raw


class Undo(Said):
    """Take the seat's last move back, following log number n."""

    n: Number


class Why(Said):
    """Ask why an action is not among the choices."""

    action: Raw


class Hint(Said):
    """Ask what would be good to do now."""


class Chat(Said):
    """Say something to everybody at the table."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Sync(Said):
    """Ask for everything after log number n; -1 for the whole view."""

    n: Number = -1


class Speak(Said):
    """Choose the language in which this connection is told everything."""

    language: Language


class Leave(Said):
    """Leave: the seat is free again before the start; later a bot plays on until the seat is taken back."""


class Back(Said):
    """Take the seat back from the bot."""


class Resign(Said):
    """Give the seat up for good; a bot plays on."""


class Relieve(Said):
    """Let a bot play for somebody who is not connected; they may take their seat back."""

    seat: SeatNumber


class Remove(Said):
    """Host: take a seat away from whoever holds it; a bot plays on if the game has begun."""

    seat: SeatNumber


class Fill(Said):
    """Host: let a bot sit on an empty seat, or (bot: null) take a bot away before the start."""

    seat: SeatNumber
    bot: BotName | None


class Pause(Said):
    """Host: stop the game and its clocks, or let it go on."""

    on: bool


class SetClock(Said, tag="clock"):
    """Host: set the clock."""

    clock: Clock


ClientMessage = (
    Act
    | Undo
    | Why
    | Hint
    | Chat
    | Sync
    | Speak
    | Leave
    | Back
    | Resign
    | Relieve
    | Remove
    | Fill
    | Pause
    | SetClock
)


# -- parts of what the server says -----------------------------------------------------------------------


class Reasoned(Struct):
    """Why not: a rule's id ("" where no printed rule speaks), a key with arguments, and the sentence."""

    rule: str
    key: str
    args: dict[str, Argument]
    text: str


class Choice(Struct):
    """One thing that the seat may do now: send `action` back as it is; `text` is its label."""

    action: Raw
    text: str


class Happened(Struct):
    """An event as the seat may know it (fields it may not know are null), and the sentence."""

    event: Raw
    text: str


class Asked(Struct):
    """What the seat is asked."""

    key: str
    args: dict[str, Argument]
    text: str


class SeatInfo(Struct):
    """One seat of a table."""

    seat: int
    kind: Literal["empty", "person", "bot"]
    name: str
    avatar: int
    bot: str | None  # which bot sits here, or plays for a person who is away
    away: bool  # the person has left, or was late; the bot plays
    late: bool  # the person is away because the clock ran out
    online: bool
    host: bool


class OptionChosen(Struct):
    """An option of a table: its name, what it is called, and its value."""

    name: str
    text: str
    value: Value


class TableInfo(Struct):
    """A table as everybody may know it."""

    code: str
    game: str
    game_name: str
    rules_version: int
    options: list[OptionChosen]
    status: Literal["open", "running", "over"]
    n: int  # the log number
    moves: int  # moves, and moves taken back, that everybody knows of
    seats: list[SeatInfo]
    public: bool
    clock: Clock
    paused: bool
    commitment: str | None  # hash of the secret half of the seed; null if the seed came with a file
    contributions: list[str | None]  # each seat's half
    rematch: str | None  # the code of the next table of the same people


class ScoreLineText(Struct):
    """One line of the final score: an amount for every seat (null: not theirs)."""

    key: str
    text: str
    amounts: list[int | None]


class Opening(Struct):
    """The seed, opened: blake2b(secret) is the commitment, and seed is secret:contribution:contribution..."""

    seed: str
    secret: str | None
    commitment: str | None
    contributions: list[str | None]


# -- from the server, live -------------------------------------------------------------------------------


class Told(Struct, tag_field="type", tag=str.lower, kw_only=True):
    """What all messages of the server have in common: the client's number of what is answered, or 0."""

    re: int = 0


class Lobby(Told):
    """Who sits where and how the table is set; sent first, and whenever it changes."""

    you: int | None  # the seat of this connection; null for a spectator
    host: bool
    table: TableInfo


class Step(Told):
    """What happened since the last step, and all that the seat sees now: snap to it."""

    n: int  # the log number to follow
    since: int  # the events are those after this log number; -1: those of the last few steps, to be read
    events: list[Happened]
    undone: int | None  # the seat that took its move back, if that is what happened
    table: Raw  # the game's public view
    own: Raw  # what this seat sees besides; null for a spectator
    prompt: Asked | None
    choices: list[Choice]
    outlook: Outlook | None  # what each choice would change, where the game can tell
    can_undo: bool
    waiting_for: list[int]
    clocks: list[int | None] | None  # milliseconds left for each seat that is asked
    paused: bool


class Ended(Told):
    """The game is over: the score line by line, and the seed opened."""

    n: int
    ending: str
    text: str
    places: list[int]
    lines: list[ScoreLineText]
    opening: Opening


class Refused(Told):
    """What was asked for is not possible; nothing has changed."""

    reason: Reasoned


class WhyAnswer(Told, tag="why"):
    """Why an action is not possible; null: it is."""

    action: Raw
    reason: Reasoned | None


class HintAnswer(Told, tag="hint"):
    """What a bot would do in this seat, knowing what the seat knows."""

    n: int
    choice: Choice | None


class ChatLine(Told, tag="chat"):
    """Somebody said something; earlier lines are sent after the first lobby."""

    number: int
    at: int  # seconds since 1970
    seat: int | None
    name: str
    text: str


class Gone(Told):
    """This connection is no longer wanted here: the seat was taken away."""

    text: str


ServerMessage = Lobby | Step | Ended | Refused | WhyAnswer | HintAnswer | ChatLine | Gone


# -- HTTP ------------------------------------------------------------------------------------------------


class Body(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a client sends."""


class Sitter(Body, frozen=True):
    """Who wants to sit: a name, a face, a language, and 16 random bytes that go into the seed."""

    name: Name = "Guest"
    avatar: Avatar = 0
    language: Language = "en"
    contribution: Contribution | None = None


class NewTable(Body, frozen=True):
    """A table to be opened; the one who opens it is the host and sits on the first seat, if `sit`."""

    game: Annotated[str, Meta(max_length=60)]
    options: Settings = {}
    deck: Deck = {}
    bots: dict[str, BotName] = {}  # bots by seat number
    clock: Clock = Clock()
    public: bool = False
    sit: bool = True
    sitter: Sitter = Sitter()


class Join(Body, frozen=True):
    """Sit down; without a seat's number on the first that is empty."""

    seat: SeatNumber | None = None
    sitter: Sitter = Sitter()


class SeatOnly(Body, frozen=True):
    """One of one's own seats."""

    seat: SeatNumber


class Reclaim(Body, frozen=True):
    """The token of a personal link."""

    token: Annotated[str, Meta(max_length=400)]


class Fork(Body, frozen=True):
    """Begin a new table from a finished game as it was after so many entries of its log."""

    move: Number
    bots: dict[str, BotName] = {}
    sitter: Sitter = Sitter()


class Import(Body, frozen=True):
    """A saved game (the text of the file); seats without a bot are for people to join."""

    saved: Annotated[str, Meta(max_length=4_000_000)]
    bots: dict[str, BotName] = {}
    sitter: Sitter = Sitter()
    public: bool = False


class Seated(Struct):
    """A seat of one's own: the table's code, the seat (null: only watching) and the personal link's path."""

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


class GameInfo(Struct):
    """A game, with its texts."""

    name: str
    text: str
    about: str
    version: int
    options: list[OptionInfo]


class BotInfo(Struct):
    """A bot that can sit at a table."""

    name: str
    text: str


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


class Tables(Struct):
    """Tables, the newest first; `seats` are one's own (empty in the list of open tables)."""

    tables: list[TableListed]


class TablePage(Struct):
    """A table and one's own seats at it."""

    table: TableInfo
    seats: list[int]
    host: bool


class Address(Struct):
    """Where friends in the same network find this house; empty if nobody can tell."""

    address: str


class RulesPage(Struct):
    """The rules in our own words, as Markdown."""

    game: str
    language: str
    text: str


class Replay(Struct):
    """The table after so many entries of the match, as the asker may see it; after the end all is open."""

    move: int
    moves: int
    seat: int | None
    events: list[Happened]
    table: Raw
    own: list[Raw]  # by seat: what each sees besides (null: hidden from the asker)


class Verified(Struct):
    """What was checked of a finished game: commitment, seed and log belong together."""

    fair: bool
    commitment: str | None
    opening: Opening
    digest: str
    text: str


class Health(Struct):
    """How the house is."""

    status: Literal["ok", "stopping"]
    version: str
    tables: int
    connections: int


class Problem(Struct):
    """A refusal over HTTP."""

    reason: Reasoned


CLIENT: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
