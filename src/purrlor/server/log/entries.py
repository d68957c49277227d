"""The entries of a table's log: everything that ever changed the table, in order."""

from __future__ import annotations

from functools import cache
from typing import Any, Generic, Literal, TypeVar, Union

import msgspec
from msgspec import Raw, Struct

from purrlor.server.protocol.fields import Clock, Pace
from purrlor.table.deck import Deck
from purrlor.table.game import Game
from purrlor.table.options import Settings
from purrlor.table.records import Action
from purrlor.table.wire import check_names

AnyAction = TypeVar("AnyAction", bound=Action)


class Entry(Struct, frozen=True, tag_field="is", tag=str.lower, kw_only=True, omit_defaults=True):
    """One entry of a log."""


class Opened(Entry, frozen=True):
    """The table was opened by a host; with a saved game, or with the secret half of a seed."""

    code: str
    game: str
    rules: int
    options: Settings
    deck: Deck
    clock: Clock
    public: bool
    host: str
    several: bool = False  # a guest may hold several seats of a public table
    warns: bool = False  # players are warned before a clear mistake
    secret: str = ""
    saved: Raw = Raw(b"null")
    forked: bool = False  # the saved game was played here, up to this move
    lesson: str = ""  # the chapter, if the game is a lesson
    pace: Pace = "usual"  # of the bots


class Sat(Entry, frozen=True):
    """Somebody sat down on an empty seat: a person with the key of a personal link, or a bot.

    At the first tables people contributed to the seed on sitting down; now they pledge before the deal.
    """

    seat: int
    name: str
    avatar: int = 0
    person: str = ""
    key: str = ""
    bot: str = ""
    contribution: str = ""


class Stood(Entry, frozen=True):
    """A seat was made empty before the start."""

    seat: int


class Dealing(Entry, frozen=True):
    """The host wants to begin: people pledge contributions to the seed, and nobody changes seats any more.

    The host's own pledges come with it.
    """

    pledges: dict[int, str] = {}


class Pledged(Entry, frozen=True):
    """A seat is bound to a contribution by its hash."""

    seat: int
    pledge: str


class Bound(Entry, frozen=True):
    """Options, deck, seats, pledges and the server's commitment are bound: contributions may be opened."""

    text: str


class Revealed(Entry, frozen=True):
    """A seat opened its contribution."""

    seat: int
    contribution: str


class Started(Entry, frozen=True):
    """The first card was dealt."""


class Moved(Entry, Generic[AnyAction], frozen=True):
    """A seat did something; the mark sums up the position in which it did it."""

    seat: int
    action: AnyAction
    mark: str


class TookBack(Entry, frozen=True):
    """A seat took its last move back."""

    seat: int
    mark: str


class Left(Entry, frozen=True):
    """A bot plays on for a person who left, whose clock ran out (late), or whom the host removed.

    At the first tables whoever was removed lost the seat for good (removed).
    """

    seat: int
    bot: str
    late: bool = False
    resigned: bool = False
    removed: bool = False
    by_host: bool = False


class Returned(Entry, frozen=True):
    """A person took the seat back."""

    seat: int


class Held(Entry, frozen=True):
    """A personal link was opened: one more guest holds the seat."""

    seat: int
    person: str


class Renewed(Entry, frozen=True):
    """The personal link was renewed: only this guest holds the seat now."""

    seat: int
    person: str
    key: str


class Renamed(Entry, frozen=True):
    """A person took another name or another face."""

    seat: int
    name: str
    avatar: int


class Rests(Entry, frozen=True):
    """A person is on vacation until a moment: the clock of the seat stands still. An earlier one ends it."""

    seat: int
    until: float


class Wished(Entry, frozen=True):
    """A seat wants the game called off, or no longer wants it."""

    seat: int
    off: bool


class CalledOff(Entry, frozen=True):
    """The game ended without a result: all agreed, it was closed, or its log is full or can't be read."""

    why: Literal["agreed", "host", "full", "owner", "unreadable"]
    after: int = 0  # the number of the last entry that counts, in a log that can't be read to its end


class Paused(Entry, frozen=True):
    """The host stopped the game or let it go on."""

    on: bool


class Clocked(Entry, frozen=True):
    """The host set the clock."""

    clock: Clock


class Invited(Entry, frozen=True):
    """The host made a new code."""

    code: str


class Hosted(Entry, frozen=True):
    """The person on a seat is the host from now on: the last one passed it on, or was gone."""

    seat: int


class Rematched(Entry, frozen=True):
    """The same people meet again at another table."""

    code: str


# All but moves, whose actions differ from game to game.
PlainEntry = (
    Opened
    | Sat
    | Stood
    | Dealing
    | Pledged
    | Bound
    | Revealed
    | Started
    | TookBack
    | Left
    | Returned
    | Held
    | Renewed
    | Renamed
    | Rests
    | Wished
    | CalledOff
    | Paused
    | Clocked
    | Invited
    | Hosted
    | Rematched
)
AnyEntry = PlainEntry | Moved[Any]


@cache
def _decoder(actions: tuple[type[Action], ...]) -> msgspec.json.Decoder[AnyEntry]:
    kind: Any = PlainEntry
    if actions:
        kind |= Moved[Union[actions]]  # type: ignore[valid-type]  # noqa: UP007
    return msgspec.json.Decoder(kind)


def read_entry(data: bytes, game: Game[Any] | None) -> AnyEntry:
    """Read an entry of a log; its first one, which names the game, without a game."""
    entry = _decoder(game.actions.types if game is not None else ()).decode(data)
    if isinstance(entry, Moved):
        check_names(entry.action)
    return entry


def write_entry(entry: AnyEntry) -> bytes:
    """Write an entry for the log."""
    return msgspec.json.encode(entry)
