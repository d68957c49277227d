"""Say why a player can't do something in Battle Kittens, with the rule."""

from __future__ import annotations

from purrlor.games.battle_kittens.actions import Decline, Draw, PutAway, Ready, Send, Take
from purrlor.games.battle_kittens.cards import NAMES, ROUND_GROUNDS
from purrlor.games.battle_kittens.rules.play import SEND, BattleKittens
from purrlor.games.battle_kittens.rules.table import COMPETE, DEPLOY, DRAFT, MOST_SENDS, SQUAD_OF, TRIM
from purrlor.games.battle_kittens.view import hand_of, mine_of
from purrlor.table.reasons import Reason
from purrlor.table.records import Action


def why(state: BattleKittens, seat: int, action: Action) -> Reason | None:
    """Tell why a player who is asked can't do an action; None if they can."""
    match action:
        case Take(card):
            return _why_not_take(state, seat, NAMES.index(card))
        case Send(card, ground):
            return _why_not_send(state, seat, NAMES.index(card), ground - 1)
        case PutAway(card):
            return _why_not_put_away(state, seat, NAMES.index(card))
        case Ready():
            return _why_not_ready(state, seat)
        case Draw() | Decline():
            if state.family:
                return Reason("BK-30", "no-icons")
            return None if state.phase == COMPETE else Reason("BK-10", "no-icon-now")
    raise TypeError(f"why.py has no case for {action}")


def _why_not_take(state: BattleKittens, seat: int, card: int) -> Reason | None:
    if state.phase != DRAFT:
        return Reason("BK-31", "no-draft") if state.short else Reason("BK-3", "draft-over")
    return _why_not_held(state, seat, card, "BK-3")


def _why_not_put_away(state: BattleKittens, seat: int, card: int) -> Reason | None:
    if not state.short:
        return Reason("BK-31", "keep-all")
    if state.phase != TRIM:
        return Reason("BK-31", "all-put-away", {"cards": SQUAD_OF})
    return _why_not_held(state, seat, card, "BK-31")


def _why_not_send(state: BattleKittens, seat: int, card: int, ground: int) -> Reason | None:
    if state.phase != DEPLOY:
        return Reason("BK-4", "not-deploying")
    if card not in mine_of(state, seat):
        return _not_held(card, "BK-4")
    if (state.squads[seat * ROUND_GROUNDS + ground] >> card) & 1:
        return Reason("BK-4", "there-already", {"card": _card(card)})
    action = SEND + card * ROUND_GROUNDS + ground
    if state.sends[seat] >= MOST_SENDS and action not in state.considered_actions(seat):
        return Reason("BK-4", "moved-enough", {"moves": MOST_SENDS})
    return None


def _why_not_ready(state: BattleKittens, seat: int) -> Reason | None:
    if state.phase != DEPLOY:
        return Reason("BK-4", "not-deploying")
    left = len(hand_of(state, seat))
    if left:
        return Reason("BK-4", "some-left", {"left": left})
    return Reason("BK-4", "squad-needs-one") if state.empty_squads(seat) else None


def _why_not_held(state: BattleKittens, seat: int, card: int, rule: str) -> Reason | None:
    return None if card in hand_of(state, seat) else _not_held(card, rule)


def _not_held(card: int, rule: str) -> Reason:
    return Reason(rule, "not-held", {"card": _card(card)})


def _card(card: int) -> str:
    return f"card:{NAMES[card]}"
