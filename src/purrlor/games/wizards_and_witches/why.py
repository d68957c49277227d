"""Say why a player can't do something in Wizards and Witches, with the rule."""

from __future__ import annotations

from purrlor.games.wizards_and_witches.actions import Discard, DiscardDrawn, Explode, Lay, Throw
from purrlor.games.wizards_and_witches.cards import (
    ATTACK,
    EXPLOSION,
    KIND,
    LAIR_KIND,
    NAMES,
    SHIELD,
    SIDE,
    SPELLS,
)
from purrlor.games.wizards_and_witches.rules import WizardsAndWitches
from purrlor.games.wizards_and_witches.view import hand_of
from purrlor.table.reasons import Reason, no_such_action
from purrlor.table.records import Action

NUMBERS = {name: card for card, name in enumerate(NAMES)}


def why(state: WizardsAndWitches, seat: int, action: Action) -> Reason | None:
    """Tell why the player whose turn it is can't do an action; None if they can."""
    match action:
        case Throw(card, target):
            number = NUMBERS[card]
            if KIND[number] != ATTACK:
                return no_such_action(action)
            return _why_not_play(state, seat, number) or _why_not_throw(state, seat, number, target)
        case Explode(card, target):
            number = NUMBERS[card]
            if KIND[number] != EXPLOSION:
                return no_such_action(action)
            return _why_not_play(state, seat, number) or _why_not_explode(state, seat, number, target)
        case Lay(card):
            number = NUMBERS[card]
            if KIND[number] not in (SHIELD, LAIR_KIND):
                return no_such_action(action)
            return _why_not_play(state, seat, number) or _why_not_lay(state, seat, number)
        case Discard(card):
            if not state.strategic:
                return Reason("WW-21", "no-hand")
            number = NUMBERS[card]
            return _not_held(number) if number not in hand_of(state, seat) else _why_not_discard(state, seat)
        case DiscardDrawn():
            return Reason("WW-21", "discard-one") if state.strategic else _why_not_discard(state, seat)
    raise TypeError(action)


def _why_not_discard(state: WizardsAndWitches, seat: int) -> Reason | None:
    playable = next((card for card in hand_of(state, seat) if state.playable(card, seat)), None)
    if playable is None or state.discarding:
        return None
    return Reason("WW-21" if state.strategic else "WW-2", "must-play", {"card": _card(playable)})


def _why_not_play(state: WizardsAndWitches, seat: int, card: int) -> Reason | None:
    if card not in hand_of(state, seat):
        return _not_held(card)
    return Reason("WW-21", "played-already") if state.discarding else None


def _why_not_lay(state: WizardsAndWitches, seat: int, card: int) -> Reason | None:
    if KIND[card] == LAIR_KIND and (state.lairs >> seat) & 1:
        return Reason("WW-9", "one-lair")
    return None


def _why_not_throw(state: WizardsAndWitches, seat: int, card: int, target: int) -> Reason | None:
    if target == seat:
        return Reason("WW-4", "not-yourself", {"card": _card(card)})
    if (state.out >> target) & 1:
        return Reason("WW-7", "target-out", {"target": target})
    if SIDE[card] == SPELLS:
        if (state.potions_only >> target) & 1:
            return Reason("WW-20", "potions-only", {"target": target})
    elif (state.spells_only >> target) & 1:
        return Reason("WW-20", "spells-only", {"target": target})
    return None


def _why_not_explode(state: WizardsAndWitches, seat: int, card: int, target: int) -> Reason | None:
    if target == seat:
        return Reason("WW-10", "not-yourself", {"card": _card(card)})
    if (state.out >> target) & 1:
        return Reason("WW-7", "target-out", {"target": target})
    if state.lairs != 0:
        if (state.lairs >> target) & 1:
            return None
        if state.lairs == 1 << seat:
            return Reason("WW-10", "only-own-lair")
        return Reason("WW-10", "lairs-first", {"target": target})
    if (state.missing >> target) & 1:
        return Reason("WW-11", "will-miss-already", {"target": target})
    if (state.missed >> target) & 1:
        return Reason("WW-11", "missed-just-now", {"target": target})
    return None


def _not_held(card: int) -> Reason:
    return Reason("WW-2", "not-held", {"card": _card(card)})


def _card(card: int) -> str:
    return f"card:{NAMES[card]}"
