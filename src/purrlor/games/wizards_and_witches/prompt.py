"""Say what a player is asked in Wizards and Witches."""

from __future__ import annotations

from purrlor.games.wizards_and_witches.rules import WizardsAndWitches
from purrlor.games.wizards_and_witches.view import hand_of
from purrlor.table.game import Prompt


def prompt(state: WizardsAndWitches, seat: int) -> Prompt:
    """Ask the player whose turn it is."""
    hand = hand_of(state, seat)
    if state.discarding:
        return Prompt("ask-discard")
    if not any(state.playable(card, seat) for card in hand):
        return Prompt("ask-stuck", {"cards": len(hand)})
    return Prompt("ask-play", {"cards": len(hand)})
