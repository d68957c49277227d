"""Name the actions of Wizard Kittens."""

from __future__ import annotations

from typing import Annotated, Any

from purrlor.games.wizard_kittens.cards import CHAPTER_NAMES, CHAPTERS, COMPONENTS, SPELLS, TYPES
from purrlor.games.wizard_kittens.rules.circles import IN_CIRCLE
from purrlor.games.wizard_kittens.rules.kittens import WizardKittens
from purrlor.games.wizard_kittens.rules.numbers import (
    ACTIONS,
    CARD,
    CAST,
    CLEAR,
    GIVE,
    IDLE,
    KEEP,
    PICK,
    PLACE,
)
from purrlor.table.numbers import ActionSpace, declared
from purrlor.table.records import Action, Named, Seat

Component = Annotated[str, Named("component", COMPONENTS)]
Chapter = Annotated[str, Named("chapter", CHAPTER_NAMES)]
Spell = Annotated[str, Named("spell", SPELLS)]


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


def named(state: WizardKittens, number: int) -> Action:
    """Give the record of an action's number."""
    if number < PLACE:
        owner, spot = divmod(number - CARD, IN_CIRCLE)
        return Choose(owner, CHAPTER_NAMES[spot // TYPES], COMPONENTS[spot % TYPES])
    if number < CAST:
        owner, chapter = divmod(number - PLACE, CHAPTERS)
        return Place(owner, CHAPTER_NAMES[chapter])
    if number < KEEP:
        return Cast(SPELLS[number - CAST])
    if number < GIVE:
        return Keep(COMPONENTS[number - KEEP])
    if number < CLEAR:
        return Give(number - GIVE)
    if number < PICK:
        return Clear(CHAPTER_NAMES[number - CLEAR])
    return Pick(COMPONENTS[number - PICK]) if number < IDLE else Idle()


def number(state: WizardKittens, action: Action) -> int:
    """Give the number of an action, or -1 if it means nothing at this table."""
    match action:
        case Choose(owner, chapter, component) if owner < state.seats:
            return CARD + (owner * CHAPTERS + _chapter(chapter)) * TYPES + COMPONENTS.index(component)
        case Place(owner, chapter) if owner < state.seats:
            return PLACE + owner * CHAPTERS + _chapter(chapter)
        case Cast(spell):
            return CAST + SPELLS.index(spell)
        case Keep(component):
            return KEEP + COMPONENTS.index(component)
        case Give(target) if target < state.seats:
            return GIVE + target
        case Clear(chapter):
            return CLEAR + _chapter(chapter)
        case Pick(component):
            return PICK + COMPONENTS.index(component)
        case Idle():
            return IDLE
    return -1


def _chapter(name: str) -> int:
    return CHAPTER_NAMES.index(name)


def is_meaningful(state: WizardKittens, code: int) -> bool:
    """Tell whether a number names an action that could be done at this table."""
    if code < PLACE:
        return 0 <= code < CARD + state.seats * IN_CIRCLE
    if GIVE <= code < CLEAR:
        return code < GIVE + state.seats
    return code < PLACE + state.seats * CHAPTERS or CAST <= code < ACTIONS


class RulesSpace(ActionSpace):
    """The actions under the numbers that the rules give them."""

    def __init__(self) -> None:
        self.types = declared(__name__, Action)
        self.size = ACTIONS

    def record(self, state: Any, code: int) -> Action:
        """Give the action that a number means."""
        return named(state, code)

    def number(self, state: Any, action: Action) -> int:
        """Give the number of an action, or -1."""
        return number(state, action)


SPACE = RulesSpace()
