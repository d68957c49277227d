"""Say what a table's log holds: everything that ever changed the table, in order."""

from __future__ import annotations

import msgspec
from msgspec import Raw, Struct

from purrlor.server.messages import Clock
from purrlor.table.deck import Deck
from purrlor.table.options import Settings


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
    secret: str = ""
    saved: Raw = Raw(b"null")


class Sat(Entry, frozen=True):
    """Somebody sat down on an empty seat: a person with the key of a personal link, or a bot."""

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


class Started(Entry, frozen=True):
    """The first card was dealt."""


class Moved(Entry, frozen=True):
    """A seat did something; the mark sums up the position in which it did it."""

    seat: int
    action: Raw
    mark: str


class TookBack(Entry, frozen=True):
    """A seat took its last move back."""

    seat: int
    mark: str


class Left(Entry, frozen=True):
    """A bot plays on for a person who left, or whose clock ran out (late); once removed, for good."""

    seat: int
    bot: str
    late: bool = False
    resigned: bool = False
    removed: bool = False


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


class Paused(Entry, frozen=True):
    """The host stopped the game or let it go on."""

    on: bool


class Clocked(Entry, frozen=True):
    """The host set the clock."""

    clock: Clock


class Invited(Entry, frozen=True):
    """The host made a new code."""

    code: str


class Rematched(Entry, frozen=True):
    """The same people meet again at another table."""

    code: str


AnyEntry = (
    Opened
    | Sat
    | Stood
    | Started
    | Moved
    | TookBack
    | Left
    | Returned
    | Held
    | Renewed
    | Paused
    | Clocked
    | Invited
    | Rematched
)

_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


def read_entry(data: bytes) -> AnyEntry:
    """Read an entry from the log."""
    return _decoder.decode(data)


def write_entry(entry: AnyEntry) -> bytes:
    """Write an entry for the log."""
    return msgspec.json.encode(entry)
