"""The bodies of how people find each other: invitations, blocks, reports and the queue."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from purrlor.server.protocol.bodies import Body, Sitter
from purrlor.server.protocol.fields import BotName, Clock, SeatNumber

Friend = Annotated[str, Meta(min_length=12, max_length=16)]  # stands for somebody with whom one played
Code = Annotated[str, Meta(max_length=20)]


class TablesWanted(Struct):
    """Which open tables to list: nothing asks for all."""

    game: Annotated[str, Meta(max_length=60)] = ""
    clock: Literal["", "none", "live", "slow"] = ""
    speaks: Literal["", "en", "pl"] = ""  # the language of the host
    ranked: bool = False
    near: bool = False  # those there are about as strong in that game as the asker


class Ask(Body, frozen=True):
    """Whom to invite to a table, of those with whom the asker played."""

    friends: Annotated[list[Friend], Meta(min_length=1, max_length=20)]


class Invited(Struct):
    """How many were invited."""

    invited: int


class InvitationShown(Struct):
    """An invitation to a table that has not begun."""

    code: str
    game: str
    game_name: str
    name: str  # who invites
    at: float
    players: int
    empty: int
    clock: Clock


class Invitations(Struct):
    """The invitations of the asker, the newest first."""

    invitations: list[InvitationShown]


class Decline(Body, frozen=True):
    """The table whose invitation is declined."""

    code: Code


class Block(Body, frozen=True):
    """Whom to block, or no longer: somebody with whom the asker played, or on a seat of a table."""

    on: bool = True
    friend: Annotated[str, Meta(max_length=16)] = ""
    code: Code = ""
    seat: SeatNumber = 0


class OfTable(Struct):
    """A table, or none."""

    code: Code = ""


class BlockedPerson(Struct):
    """Somebody who is blocked."""

    friend: str
    name: str
    seats: list[int]  # theirs at the table that was asked for


class Blocks(Struct):
    """Whom the asker blocked."""

    blocked: list[BlockedPerson]


class Report(Body, frozen=True):
    """What somebody on a seat did."""

    seat: SeatNumber
    why: Literal["chat", "name", "unfair", "other"]
    text: Annotated[str, Meta(max_length=500)] = ""


class Wait(Body, frozen=True):
    """Wait for a game with so many players; after so many seconds bots take the seats that are left."""

    game: Annotated[str, Meta(max_length=60)]
    players: Annotated[int, Meta(ge=2, le=16)]
    clock: Clock = Clock()  # whoever comes alone among bots plays without one
    seconds: Annotated[int, Meta(ge=5, le=3600)] = 60
    bot: BotName = "cat"
    sitter: Sitter = Sitter()


class Look(Body, frozen=True):
    """Look at the queue, from a page that is seen or one in the background."""

    hidden: bool = False


class Queue(Struct):
    """Whether the asker waits, for what, with how many others, until when; or the table that was found."""

    game: str | None
    players: int
    clock: Clock
    waiting: int
    until: float
    now: float
    code: str | None
