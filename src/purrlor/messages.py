"""The server's messages as types, made by `python -m tools.typescript`: do not edit."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias, TypedDict


class Lobby(TypedDict):
    """Who sits where and how the table is set; sent first, and whenever it changes."""

    type: Literal["lobby"]
    you: int | None
    host: bool
    devices: int
    table: TableInfo
    re: int


class TableInfo(TypedDict):
    """A table as everybody may know it."""

    code: str
    game: str
    game_name: str
    rules_version: int
    options: list[OptionChosen]
    status: Literal["open", "running", "over"]
    n: int
    moves: int
    seats: list[SeatInfo]
    public: bool
    several: bool
    warns: bool
    clock: Clock
    paused: bool
    commitment: str | None
    contributions: list[str | None]
    phase: Literal["", "pledge", "reveal"]
    pledges: list[str | None]
    bound: str | None
    origin: Literal["new", "imported", "forked"]
    rematch: str | None
    ranked: bool
    language: str
    puzzle: str
    own_cards: int


class OptionChosen(TypedDict):
    """An option of a table: its name, what it is called, and its value."""

    name: str
    text: str
    value: bool | int | str


class SeatInfo(TypedDict):
    """One seat of a table."""

    seat: int
    kind: Literal["empty", "person", "bot"]
    name: str
    avatar: int
    bot: str | None
    bot_name: str
    away: bool
    late: bool
    online: bool
    host: bool
    wants_end: bool
    vacation: int | None


class Clock(TypedDict):
    """How long a seat may think: no limit, seconds at a live table, or days at a slow one."""

    kind: Literal["none", "live", "slow"]
    seconds: int


class Step(TypedDict):
    """What happened since the last step, and all that the seat sees now: snap to it."""

    type: Literal["step"]
    n: int
    since: int
    events: list[Happened]
    moves: list[int]
    undone: int | None
    table: Any
    own: Any
    prompt: Asked | None
    choices: list[Choice]
    outlook: Outlook | None
    goes_on: bool
    can_undo: bool
    waiting_for: list[int]
    clocks: list[int | None] | None
    paused: bool
    lesson: LessonNow | None
    re: int


class Happened(TypedDict):
    """An event as the seat may know it (fields it may not know are null), and the sentence."""

    event: Any
    text: str


class Asked(TypedDict):
    """What the seat is asked."""

    key: str
    args: dict[str, int | str]
    text: str


class Choice(TypedDict):
    """One thing that the seat may do now: send `action` back as it is; `text` is its label."""

    action: Any
    text: str


class Outlook(TypedDict):
    """What each choice of a seat would change, in the order of its choices, by what that seat knows.

    `points` is shorter where the last choices change nothing; `bonus` lists the choices that earn something.
    `parts` says of what the points are made, and what is on its way; `best` is a good choice to begin with.
    `counts` lists for cards by name the squares of the seat's board that they count.
    """

    points: list[int]
    bonus: list[int]
    parts: dict[str, list[int]]
    best: int | None
    counts: dict[str, list[int]]


class LessonNow(TypedDict):
    """Where a lesson stands: what is said before the learner's next move; after the last one it is `free`."""

    chapter: str
    title: str
    stage: int
    said: int
    bubbles: int
    says: list[Bubble]
    free: bool
    next: str | None


class Bubble(TypedDict):
    """Something that a lesson says, and what it points at: the first of these that is on the screen."""

    text: str
    at: list[str]


class Ended(TypedDict):
    """The game is over: the score line by line, and the seed opened."""

    type: Literal["ended"]
    n: int
    ending: str
    text: str
    places: list[int]
    lines: list[ScoreLineText]
    opening: Opening
    re: int


class ScoreLineText(TypedDict):
    """One line of the final score: an amount for every seat (null: not theirs)."""

    key: str
    text: str
    amounts: list[int | None]
    about: str
    total: bool


class Opening(TypedDict):
    """The seed, opened: secret:contribution:..., a new line, bound. The commitment is blake2b(secret)."""

    seed: str
    secret: str | None
    commitment: str | None
    contributions: list[str | None]
    bound: str | None


class Refused(TypedDict):
    """What was asked for is not possible; nothing has changed."""

    type: Literal["refused"]
    reason: Reasoned
    re: int


class Reasoned(TypedDict):
    """Why not: a rule's id ("" where no printed rule speaks), a key with arguments, and the sentence."""

    rule: str
    key: str
    args: dict[str, int | str]
    text: str


class WhyAnswer(TypedDict):
    """Why an action is not possible; null: it is."""

    type: Literal["why"]
    action: Any
    reason: Reasoned | None
    re: int


class HintAnswer(TypedDict):
    """What a bot would do in this seat, knowing what the seat knows, why, and what is nearly as good."""

    type: Literal["hint"]
    n: int
    choice: Choice | None
    reason: Reasoned | None
    equal: Choice | None
    re: int


class Weighed(TypedDict):
    """What would be much better than an action, by what the seat knows, and why; null: nothing would be."""

    type: Literal["weighed"]
    n: int
    action: Any
    better: Choice | None
    reason: Reasoned | None
    re: int


class ChatLine(TypedDict):
    """Somebody said something; earlier lines are sent after the first lobby."""

    type: Literal["chat"]
    number: int
    at: int
    seat: int | None
    name: str
    text: str
    re: int


class Gone(TypedDict):
    """This connection is no longer wanted here: the seat was taken away."""

    type: Literal["gone"]
    text: str
    re: int


Message: TypeAlias = "Lobby | Step | Ended | Refused | WhyAnswer | HintAnswer | Weighed | ChatLine | Gone"
