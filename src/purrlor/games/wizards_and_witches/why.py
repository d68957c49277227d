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
from purrlor.games.wizards_and_witches.rules.hidden import NO_CARD, is_stuck_with_three
from purrlor.games.wizards_and_witches.rules.wizards import WizardsAndWitches
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
            return _why_not_play(state, seat, number)
        case Discard(card):
            if not state.strategic:
                return Reason("WW-21", "no-hand")
            return _not_held(state, seat, NUMBERS[card]) or _why_not_discard(state, seat)
        case DiscardDrawn():
            return Reason("WW-21", "discard-one") if state.strategic else _why_not_discard(state, seat)
    raise TypeError(f"why.py has no case for {action}")


def _why_not_discard(state: WizardsAndWitches, seat: int) -> Reason | None:
    playable = next((card for card in hand_of(state, seat) if state.playable(card, seat)), None)
    if playable is None or state.discarding:
        return None
    return Reason(_rule_of_hand(state), "must-play", {"card": _card(playable)})


def _why_not_play(state: WizardsAndWitches, seat: int, card: int) -> Reason | None:
    if reason := _not_held(state, seat, card):
        return reason
    if state.discarding:
        stuck = is_stuck_with_three(state.known, seat)
        return Reason("WW-21", "stuck-already" if stuck else "played-already")
    return None if state.playable(card, seat) else why_not_at_all(state, seat, card)


def why_not_at_all(state: WizardsAndWitches, seat: int, card: int) -> Reason:
    """Say why a card can't be played, whoever the target is."""
    if KIND[card] == LAIR_KIND:
        return Reason("WW-9", "one-lair")
    if KIND[card] == ATTACK:
        return Reason("WW-20", "all-potions-only" if SIDE[card] == SPELLS else "all-spells-only")
    if state.lairs == 1 << seat:
        return Reason("WW-10", "only-own-lair")
    return Reason("WW-11", "nobody-to-miss")


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
        return None if (state.lairs >> target) & 1 else Reason("WW-10", "lairs-first", {"target": target})
    if (state.missing >> target) & 1:
        return Reason("WW-11", "will-miss-already", {"target": target})
    if (state.missed >> target) & 1:
        return Reason("WW-11", "missed-just-now", {"target": target})
    return None


def _not_held(state: WizardsAndWitches, seat: int, card: int) -> Reason | None:
    if card in hand_of(state, seat):
        return None
    return Reason(_rule_of_hand(state), "not-held", {"card": _card(card)})


def _rule_of_hand(state: WizardsAndWitches) -> str:
    """Name the rule about the cards that the player on turn has: a hand, two drawn with a Lair, or one."""
    if state.strategic:
        return "WW-21"
    return "WW-2" if state.drawn_too == NO_CARD else "WW-9"


def _card(card: int) -> str:
    return f"card:{NAMES[card]}"
