"""Declare what can be done in Wizard Kittens."""

from __future__ import annotations

from typing import Annotated

from purrlor.games.wizard_kittens.cards import CHAPTER_NAMES, COMPONENTS, KITTENS, SEATS, SPELLS
from purrlor.table.numbers import ActionSpace
from purrlor.table.records import Action, Named, Seat

Component = Annotated[str, Named("component", COMPONENTS)]
Chapter = Annotated[str, Named("chapter", CHAPTER_NAMES)]
Spell = Annotated[str, Named("spell", SPELLS)]
Kitten = Annotated[str, Named("kitten", KITTENS)]


class Choose(Action, frozen=True):
    """Choose a card in a circle: for the spell that is cast, or for what everybody has to do."""

    owner: Seat
    chapter: Chapter
    component: Component


class Place(Action, frozen=True):
    """Put the card into a chapter of a circle."""

    owner: Seat
    chapter: Chapter


class Cast(Action, frozen=True):
    """Cast a spell."""

    spell: Spell


class Keep(Action, frozen=True):
    """Keep one of two cards drawn."""

    component: Component


class Give(Action, frozen=True):
    """Give the other card to somebody."""

    target: Seat


class Clear(Action, frozen=True):
    """Discard all cards of one of one's chapters."""

    chapter: Chapter


class Pick(Action, frozen=True):
    """Take a card from the discard pile."""

    component: Component


class Idle(Action, frozen=True):
    """Cast nothing, because no spell can be cast."""


class TakeKitten(Action, frozen=True):
    """Take the mat of a kitten that nobody has, before the cards are dealt."""

    kitten: Kitten


ACTIONS = ActionSpace(__name__, seats=SEATS)
