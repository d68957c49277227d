"""Say why a player can't do something in Battle Kittens, with the rule."""

from __future__ import annotations

from purrlor.games.battle_kittens.cards import NAMES
from purrlor.games.battle_kittens.rules.play import BattleKittens
from purrlor.games.battle_kittens.rules.table import (
    ACTIONS,
    COMPETE,
    DEPLOY,
    DRAFT,
    DRAW,
    PICK,
    PUT_AWAY,
    SEND,
    SQUAD_OF,
    TRIM,
)
from purrlor.games.battle_kittens.view import hand_of, mine_of
from purrlor.table.reasons import Reason


def why(state: BattleKittens, seat: int, action: int) -> Reason | None:
    """Tell why a player who is asked can't do an action; None if they can."""
    if not 0 <= action < ACTIONS:
        return Reason("", "no-such-action", {"action": str(action)[:12]})
    if action >= DRAW:
        return None if state.phase == COMPETE else Reason("BK-10", "no-icon-now")
    if action >= PUT_AWAY:
        return _why_not_put_away(state, seat, action - PUT_AWAY)
    if action >= SEND:
        card, ground = divmod(action - SEND, 3)
        return _why_not_send(state, seat, card, ground)
    if state.phase != DRAFT:
        return Reason("BK-31", "no-draft") if state.short else Reason("BK-3", "draft-over")
    return _why_not_held(state, seat, action - PICK, "BK-3")


def _why_not_put_away(state: BattleKittens, seat: int, card: int) -> Reason | None:
    if not state.short:
        return Reason("BK-31", "keep-all")
    if state.phase != TRIM:
        return Reason("BK-31", "all-put-away", {"cards": SQUAD_OF})
    return _why_not_held(state, seat, card, "BK-31")


def _why_not_send(state: BattleKittens, seat: int, card: int, ground: int) -> Reason | None:
    if state.phase != DEPLOY:
        return Reason("BK-4", "not-deploying")
    mine = mine_of(state, seat)
    if card not in mine:
        return _not_held(card, "BK-4")
    following = mine[state.placed[seat]]
    if card < following:
        return Reason("BK-4", "sent-already", {"card": _card(card)})
    if card > following:
        return Reason("BK-4", "another-first", {"card": _card(following)})
    if not (state.allowed_grounds(seat) >> ground) & 1:
        return Reason("BK-4", "squad-needs-one")
    return None


def _why_not_held(state: BattleKittens, seat: int, card: int, rule: str) -> Reason | None:
    return None if card in hand_of(state, seat) else _not_held(card, rule)


def _not_held(card: int, rule: str) -> Reason:
    return Reason(rule, "not-held", {"card": _card(card)})


def _card(card: int) -> str:
    return f"card:{NAMES[card]}"
