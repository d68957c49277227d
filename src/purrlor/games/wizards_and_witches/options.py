"""Offer the variants of Wizards and Witches."""

from __future__ import annotations

from purrlor.core.rng import Rng
from purrlor.games.wizards_and_witches.rules.wizards import Options, WizardsAndWitches, deal
from purrlor.table.deck import Deck
from purrlor.table.options import Option, Settings, flag, players
from purrlor.table.reasons import Reason

OPTIONS: tuple[Option, ...] = (players(2, 7, 4), flag("challenging"), flag("strategic"))


def refuse(settings: Settings) -> Reason | None:
    """Refuse Challenging with two: the kinds do not differ there."""
    if settings["players"] == 2 and settings["challenging"]:
        return Reason("WW-22", "challenging-with-two")
    return None


def deal_table(settings: Settings, deck: Deck, rng: Rng) -> WizardsAndWitches:
    """Deal a game with these options; all cards are printed, so no deck replaces them."""
    seats, challenging, strategic = settings["players"], settings["challenging"], settings["strategic"]
    return deal(Options(int(seats), bool(challenging), bool(strategic)), rng)
