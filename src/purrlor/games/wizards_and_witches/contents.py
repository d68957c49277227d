"""Say what lies in the box of Wizards and Witches."""

from __future__ import annotations

from purrlor.games.wizards_and_witches.cards import COPIES, NAMES
from purrlor.table.contents import CARD, Pile

CONTENTS = (Pile("card", CARD, dict(zip(NAMES, COPIES, strict=True)), back="deck"),)
