"""Declare what can be done in Wizards and Witches."""

from __future__ import annotations

from typing import Annotated

from purrlor.games.wizards_and_witches.cards import NAMES
from purrlor.table.numbers import ActionSpace
from purrlor.table.records import Action, Named, Seat

Card = Annotated[str, Named("card", NAMES)]


class Throw(Action, frozen=True):
    """Throw a Potion or cast a Spell at somebody."""

    card: Card
    target: Seat


class Explode(Action, frozen=True):
    """Cast an Exploded Lair at somebody: at their Lair, or to make them lose a turn."""

    card: Card
    target: Seat


class Lay(Action, frozen=True):
    """Lay a Cauldron, a Mirror or a Lair in front of oneself."""

    card: Card


class Discard(Action, frozen=True):
    """Put one card of the hand away (WW-21)."""

    card: Card


class DiscardDrawn(Action, frozen=True):
    """Put away all that was drawn, because nothing of it can be played (WW-2, WW-9)."""


ACTIONS = ActionSpace(__name__)
