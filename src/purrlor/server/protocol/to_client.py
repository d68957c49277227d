"""The messages that the server sends over a live connection, and the parts they are made of."""

from __future__ import annotations

from typing import Literal

from msgspec import Raw, Struct

from purrlor.server.protocol.fields import Clock
from purrlor.table.game import Outlook
from purrlor.table.options import Value
from purrlor.table.reasons import Argument

# -- parts -----------------------------------------------------------------------------------------------


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
    bot_name: str  # what that bot is called, with a word on its strength
    away: bool  # the person has left, or was late; the bot plays
    late: bool  # the person is away because the clock ran out
    online: bool
    host: bool
    wants_end: bool  # agrees to end the game without a result
    vacation: int | None  # until when the clock stands still, in seconds since 1970; may have passed


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
    several: bool  # a guest may hold several seats; at a private table always
    warns: bool  # players are warned before a clear mistake
    clock: Clock
    paused: bool
    commitment: str | None  # hash of the secret half of the seed; null if the seed came with a file
    contributions: list[str | None]  # each seat's half, once it is opened
    phase: Literal["", "pledge", "reveal"]  # of a deal that is being prepared: what people are asked for
    pledges: list[str | None]  # hashes of the contributions
    bound: str | None  # all that the deal hangs on, as it was bound before anything was opened
    origin: Literal["new", "imported", "forked"]  # whether the game begins here or goes on from a saved one
    rematch: str | None  # the code of the next table of the same people
    ranked: bool  # the result changes ratings: no bots, no hints, no host's power over a running game
    language: str  # that the host speaks; "" if that is not known
    puzzle: str  # the day whose puzzle it is, or nothing
    own_cards: int  # cards that a player brought in place of ours


class ScoreLineText(Struct):
    """One line of the final score: an amount for every seat (null: not theirs)."""

    key: str
    text: str
    amounts: list[int | None]
    about: str  # how it is counted; empty where the line says it all
    total: bool  # sums the lines before it up


class Opening(Struct):
    """The seed, opened: secret:contribution:..., a new line, bound. The commitment is blake2b(secret)."""

    seed: str
    secret: str | None
    commitment: str | None
    contributions: list[str | None]
    bound: str | None


class Bubble(Struct):
    """Something that a lesson says, and what it points at: the first of these that is on the screen."""

    text: str
    at: list[str]


class LessonNow(Struct):
    """Where a lesson stands: what is said before the learner's next move; after the last one it is `free`."""

    chapter: str
    title: str
    stage: int
    said: int  # how many bubbles come before these
    bubbles: int  # how many there are in all
    says: list[Bubble]
    free: bool
    next: str | None  # the chapter after this one


# -- messages --------------------------------------------------------------------------------------------


class ToClient(Struct, tag_field="type", tag=str.lower, kw_only=True):
    """What all messages of the server share: the number of the message that it answers, or 0."""

    re: int = 0


class Lobby(ToClient):
    """Who sits where and how the table is set; sent first, and whenever it changes."""

    you: int | None  # the seat of this connection; null for a spectator
    host: bool
    devices: int  # connections of this seat, this one included; more than 1: it is open elsewhere, too
    table: TableInfo


class Step(ToClient):
    """What happened since the last step, and all that the seat sees now: snap to it."""

    n: int  # the log number to follow
    since: int  # the events are those after this log number; -1: those of the last few steps, to be read
    events: list[Happened]
    moves: list[int]  # how many of the events belong to each move
    undone: int | None  # the seat that took its move back, if that is what happened
    table: Raw  # the game's public view
    own: Raw  # what this seat sees besides; null for a spectator
    prompt: Asked | None
    choices: list[Choice]
    outlook: Outlook | None  # what each choice would change, where the game can tell
    goes_on: bool  # the server is about to answer for this seat, which has nothing to decide
    can_undo: bool
    waiting_for: list[int]
    clocks: list[int | None] | None  # milliseconds left for each seat that is asked
    paused: bool
    lesson: LessonNow | None  # null for others than the learner, and where there is no lesson


class Ended(ToClient):
    """The game is over: the score line by line, and the seed opened."""

    n: int
    ending: str
    text: str
    places: list[int]
    lines: list[ScoreLineText]
    opening: Opening


class Refused(ToClient):
    """What was asked for is not possible; nothing has changed."""

    reason: Reasoned


class WhyAnswer(ToClient, tag="why"):
    """Why an action is not possible; null: it is."""

    action: Raw
    reason: Reasoned | None


class HintAnswer(ToClient, tag="hint"):
    """What a bot would do in this seat, knowing what the seat knows, why, and what is nearly as good."""

    n: int
    choice: Choice | None = None
    reason: Reasoned | None = None
    equal: Choice | None = None


class Weighed(ToClient):
    """What would be much better than an action, by what the seat knows, and why; null: nothing would be."""

    n: int
    action: Raw
    better: Choice | None = None
    reason: Reasoned | None = None


class ChatLine(ToClient, tag="chat"):
    """Somebody said something; earlier lines are sent after the first lobby."""

    number: int
    at: int  # seconds since 1970
    seat: int | None
    name: str
    text: str


class Gone(ToClient):
    """This connection is no longer wanted here: the seat was taken away."""

    text: str


ServerMessage = Lobby | Step | Ended | Refused | WhyAnswer | HintAnswer | Weighed | ChatLine | Gone
