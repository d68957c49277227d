"""Name the actions of Wizards and Witches."""

from __future__ import annotations

from typing import Annotated

from purrlor.games.wizards_and_witches.cards import ATTACK, KIND, LAIR, NAMES
from purrlor.games.wizards_and_witches.rules import ACTIONS, DISCARD, DISCARD_DRAWN, NOBODY, WizardsAndWitches
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
    """Discard one card of the hand."""

    card: Card


class DiscardDrawn(Action, frozen=True):
    """Discard what was drawn, because nothing of it can be played."""


ACTION_TYPES: tuple[type[Action], ...] = (Throw, Explode, Lay, Discard, DiscardDrawn)


def _record(number: int) -> Action:
    if number == DISCARD_DRAWN:
        return DiscardDrawn()
    if number >= DISCARD:
        return Discard(NAMES[number - DISCARD])
    card, target = divmod(number, 8)
    if target == NOBODY:
        return Lay(NAMES[card])
    return Throw(NAMES[card], target) if KIND[card] == ATTACK else Explode(NAMES[card], target)


RECORDS = [_record(number) for number in range(ACTIONS)]
NUMBERS = {record: number for number, record in enumerate(RECORDS)}


def named(state: WizardsAndWitches, number: int) -> Action:
    """Give the record of an action's number."""
    return RECORDS[number]


def number(state: WizardsAndWitches, action: Action) -> int:
    """Give the number of an action, or -1 if its parts do not go together."""
    number = NUMBERS.get(action, -1)
    return number if number >= DISCARD or state.seats > number % 8 or number % 8 == NOBODY else -1


def is_meaningful(state: WizardsAndWitches, number: int) -> bool:
    """Tell whether a number names an action that could ever be done at this table."""
    if number >= DISCARD:
        return True
    card, target = divmod(number, 8)
    laid = KIND[card] != ATTACK and card != LAIR + 1
    return target == NOBODY if laid else target < state.seats
