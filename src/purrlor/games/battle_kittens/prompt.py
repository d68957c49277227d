"""Say what a player is asked in Battle Kittens."""

from __future__ import annotations

from purrlor.games.battle_kittens.cards import KING, NAMES
from purrlor.games.battle_kittens.rules.play import BattleKittens
from purrlor.games.battle_kittens.rules.table import DEPLOY, DRAFT, SQUAD_OF, TRIM
from purrlor.table.game import Prompt


def prompt(state: BattleKittens, seat: int) -> Prompt:
    """Ask a player what the phase asks."""
    if state.phase == DRAFT:
        return Prompt("ask-take", {"cards": SQUAD_OF - state.picked})
    if state.phase == TRIM:
        return Prompt("ask-put-away", {"left": state.hand - SQUAD_OF - state.placed[seat]})
    if state.phase == DEPLOY:
        if state.placed[seat] < SQUAD_OF:
            return Prompt("ask-send", {"left": SQUAD_OF - state.placed[seat]})
        return Prompt("ask-fill" if state.empty_squads(seat) else "ask-all-sent")
    key = "ask-king" if state.tables.icon[state.asking] == KING else "ask-yarn"
    return Prompt(key, {"card": _card(state.asking)})


def _card(card: int) -> str:
    return f"card:{NAMES[card]}"
