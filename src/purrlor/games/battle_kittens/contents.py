"""Say what lies in the box of Battle Kittens."""

from __future__ import annotations

from purrlor.games.battle_kittens.cards import ATTRIBUTES, GROUND_NAMES, KING_NAMES, NAMES
from purrlor.table.contents import CARD, TOKEN, Pile

FISH = {"1": 50, "5": 15}

CONTENTS = (
    Pile("kitten", CARD, dict.fromkeys(NAMES, 1), "kitten"),
    Pile("battleground", CARD, dict.fromkeys(GROUND_NAMES, 1), "battleground"),
    Pile("attribute", CARD, dict.fromkeys(ATTRIBUTES, 1)),
    Pile("king", CARD, dict.fromkeys(KING_NAMES, 1), "king"),
    Pile("fish", TOKEN, FISH),
)
