"""Say why a player can't do something in Wizards and Witches, with the rule."""

from __future__ import annotations

from purrlor.games.wizards_and_witches.actions import is_meaningful
from purrlor.games.wizards_and_witches.cards import ATTACK, KIND, LAIR_KIND, NAMES, SHIELD, SIDE, SPELLS
from purrlor.games.wizards_and_witches.rules import DISCARD, DISCARD_DRAWN, WizardsAndWitches
from purrlor.games.wizards_and_witches.view import hand_of
from purrlor.table.reasons import Reason


def why(state: WizardsAndWitches, seat: int, action: int) -> Reason | None:
    """Tell why the player whose turn it is can't do an action; None if they can."""
    if not 0 <= action <= DISCARD_DRAWN or not is_meaningful(state, action):
        return Reason("", "no-such-action", {"action": str(action)[:12]})
    if action == DISCARD_DRAWN and state.strategic:
        return Reason("WW-21", "discard-one")
    if action < DISCARD:
        return _why_not_play(state, seat, action // 8, action % 8)
    return _why_not_discard(state, seat, action)


def _why_not_discard(state: WizardsAndWitches, seat: int, action: int) -> Reason | None:
    hand = hand_of(state, seat)
    if action != DISCARD_DRAWN:
        if not state.strategic:
            return Reason("WW-21", "no-hand")
        if action - DISCARD not in hand:
            return _not_held(action - DISCARD)
    playable = next((card for card in hand if state.playable(card, seat)), None)
    if playable is None or state.discarding:
        return None
    return Reason("WW-21" if state.strategic else "WW-2", "must-play", {"card": _card(playable)})


def _why_not_play(state: WizardsAndWitches, seat: int, card: int, target: int) -> Reason | None:
    if card not in hand_of(state, seat):
        return _not_held(card)
    if state.discarding:
        return Reason("WW-21", "played-already")
    kind = KIND[card]
    if kind == SHIELD:
        return None
    if kind == LAIR_KIND:
        return Reason("WW-9", "one-lair") if (state.lairs >> seat) & 1 else None
    if target == seat:
        return Reason("WW-4" if kind == ATTACK else "WW-10", "not-yourself", {"card": _card(card)})
    if (state.out >> target) & 1:
        return Reason("WW-7", "target-out", {"target": target})
    return _why_not_hit(state, card, target) if kind == ATTACK else _why_not_explode(state, seat, target)


def _why_not_hit(state: WizardsAndWitches, card: int, target: int) -> Reason | None:
    if SIDE[card] == SPELLS:
        if (state.potions_only >> target) & 1:
            return Reason("WW-20", "potions-only", {"target": target})
    elif (state.spells_only >> target) & 1:
        return Reason("WW-20", "spells-only", {"target": target})
    return None


def _why_not_explode(state: WizardsAndWitches, seat: int, target: int) -> Reason | None:
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
