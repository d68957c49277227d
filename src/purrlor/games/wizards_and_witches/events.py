"""Declare what can happen in Wizards and Witches, and who may know which part of it."""

from __future__ import annotations

from typing import Annotated

from purrlor.games.wizards_and_witches.actions import Card
from purrlor.table.numbers import EventSpace
from purrlor.table.records import Count, Event, Named, Seat, dealt, shown

Side = Annotated[str, Named("side", ["potions", "spells"])]


class Drew(Event, frozen=True):
    """A player drew a card; only they see which."""

    seat: Seat
    card: Annotated[Card | None, dealt("seat")]


class Played(Event, frozen=True):
    """A player played a card."""

    seat: Seat
    card: Annotated[Card, shown("seat")]
    target: Seat | None


class Discarded(Event, frozen=True):
    """A player put a card of their hand away, face up."""

    seat: Seat
    card: Annotated[Card, shown("seat")]


class Caught(Event, frozen=True):
    """A player's shields caught a whole card and still have room."""

    seat: Seat
    card: Card
    room: Count


class PoolFull(Event, frozen=True):
    """A player's shields are used up and go with all they held; no side where they catch both kinds."""

    seat: Seat
    card: Card
    side: Side | None


class Hit(Event, frozen=True):
    """A player was hit."""

    seat: Seat
    card: Card
    hits: Count
    total: Count


class LairLost(Event, frozen=True):
    """A player lost their Lair."""

    seat: Seat


class WillMiss(Event, frozen=True):
    """A player will lose their next turn."""

    seat: Seat


class Missed(Event, frozen=True):
    """A player lost a turn."""

    seat: Seat


class Out(Event, frozen=True):
    """A player is out."""

    seat: Seat
    place: Count


class Reshuffled(Event, frozen=True):
    """The discard pile became the draw pile."""

    cards: Count


class Won(Event, frozen=True):
    """The last player won."""

    seat: Seat


class CalledOff(Event, frozen=True):
    """Nobody can be hit any more: the fewest hits win."""


EVENTS = EventSpace(__name__)
