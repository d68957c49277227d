"""Say what a player is asked in Wizards and Witches."""

from __future__ import annotations

from purrlor.games.wizards_and_witches.rules.hidden import is_stuck_with_three
from purrlor.games.wizards_and_witches.rules.wizards import WizardsAndWitches
from purrlor.games.wizards_and_witches.view import hand_of
from purrlor.games.wizards_and_witches.why import why_not_at_all
from purrlor.table.game import Prompt


def prompt(state: WizardsAndWitches, seat: int) -> Prompt:
    """Ask the player whose turn it is."""
    hand = hand_of(state, seat)
    if state.discarding:
        return Prompt("ask-discard-more" if is_stuck_with_three(state.known, seat) else "ask-discard")
    playable = sum(state.playable(card, seat) for card in hand)
    if playable:
        # An Exploded Lair costs a turn where there is no Lair to destroy (WW-10).
        key = "ask-play" if state.lairs else "ask-play-without-lairs"
        return Prompt(key, {"cards": len(hand), "playable": playable})
    if state.strategic:
        return Prompt("ask-stuck", {"cards": len(hand)})
    # Whoever can only go on is told why; two cards may have a reason each.
    reasons = list(dict.fromkeys(f"why:{why_not_at_all(state, seat, card).key}" for card in hand))
    if len(hand) == 1:
        return Prompt("ask-stuck-one", {"why": reasons[0]})
    return Prompt("ask-stuck-both", {"why": reasons[0], "too": reasons[1] if len(reasons) > 1 else "none"})
