"""Declare what can happen in Battle Kittens, and who may know which part of it."""

from __future__ import annotations

from typing import Annotated

import msgspec

from purrlor.games.battle_kittens.actions import Card
from purrlor.games.battle_kittens.cards import ATTRIBUTES, GROUND_NAMES, ICONS, KING_NAMES, WHIMS
from purrlor.table.numbers import EventSpace
from purrlor.table.records import Count, Event, Named, Seat, own, shown

Ground = Annotated[str, Named("ground", GROUND_NAMES)]
Attribute = Annotated[str, Named("attribute", ATTRIBUTES)]
King = Annotated[str, Named("king", KING_NAMES)]
Whim = Annotated[str, Named("whim", WHIMS)]
Icon = Annotated[str, Named("icon", ICONS)]
Stats = Annotated[int, msgspec.Meta(ge=0, le=9999)]  # one digit for each Attribute


class RoundBegan(Event, frozen=True):
    """A round began; Kittens were dealt."""

    round: Count


class GroundOpened(Event, frozen=True):
    """A Battleground and its Attribute were turned over."""

    ground: Annotated[Ground, shown()]
    attribute: Annotated[Attribute, shown()]
    which: Count


class Chose(Event, frozen=True):
    """A player took a Kitten; which one is their secret."""

    seat: Seat
    card: Annotated[Card | None, own("seat")]


class HandsPassed(Event, frozen=True):
    """All have chosen and passed their hands on: everybody sees other cards now."""

    left: Annotated[Count, shown()]


class PutAllAway(Event, frozen=True):
    """A player has put all Kittens away that were too many."""

    seat: Seat


class DraftDone(Event, frozen=True):
    """Everybody has the Kittens to deploy."""

    cards: Count


class Deployed(Event, frozen=True):
    """A player has sent all Kittens out."""

    seat: Seat


class Revealed(Event, frozen=True):
    """A Kitten of a squad was turned over."""

    seat: Seat
    card: Annotated[Card, shown("seat")]
    which: Count
    number: Count
    icon: Icon
    stats: Stats


class DrewKitten(Event, frozen=True):
    """A player drew a Kitten into their squad."""

    seat: Seat
    card: Annotated[Card, shown()]
    number: Count
    icon: Icon
    stats: Stats


class DrewKing(Event, frozen=True):
    """A player drew a King card."""

    seat: Seat
    king: Annotated[King, shown()]
    whim: Annotated[Whim, shown()]
    amount: Annotated[Count, shown()]


class Declined(Event, frozen=True):
    """A player drew nothing for a Kitten's icon."""

    seat: Seat
    card: Card


class SentHome(Event, frozen=True):
    """The King called a Kitten away from a squad."""

    seat: Seat
    card: Card


class GainedFish(Event, frozen=True):
    """The King gave a player fish, or took them."""

    seat: Seat
    fish: Count


class AttributeSwapped(Event, frozen=True):
    """Another Attribute counts at a Battleground."""

    ground: Ground
    attribute: Attribute


class Placed(Event, frozen=True):
    """A squad got its place and its fish."""

    seat: Seat
    total: Count
    flags: Count
    place: Count
    fish: Count


class TeamPlaced(Event, frozen=True):
    """A team's two squads got their place and their fish."""

    seat: Seat
    other: Seat
    total: Count
    flags: Count
    place: Count
    fish: Count


class GameEnded(Event, frozen=True):
    """The third round is over."""

    fish: Count


EVENTS = EventSpace(__name__)
