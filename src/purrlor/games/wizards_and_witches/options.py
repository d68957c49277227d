"""Offer the variants of Wizards and Witches."""

from __future__ import annotations

from purrlor.core.rng import Rng
from purrlor.games.wizards_and_witches.rules.table import Options
from purrlor.games.wizards_and_witches.rules.wizards import WizardsAndWitches, deal
from purrlor.table.deck import Deck
from purrlor.table.options import Clash, Option, Settings, first_clash, flag, players, when
from purrlor.table.reasons import Reason

OPTIONS: tuple[Option, ...] = (
    players(2, 7, 4),
    flag("challenging", first_game="later"),
    flag("strategic", first_game="later"),
)
CLASHES: tuple[Clash, ...] = (
    Clash("WW-22", "challenging-with-two", when(players=(2,), challenging=(True,))),
)


def refuse(settings: Settings) -> Reason | None:
    """Refuse Challenging with two: the kinds do not differ there."""
    return first_clash(CLASHES, settings)


def deal_table(settings: Settings, deck: Deck, rng: Rng) -> WizardsAndWitches:
    """Deal a game with these options; all cards are printed, so no deck replaces them."""
    seats, challenging, strategic = settings["players"], settings["challenging"], settings["strategic"]
    return deal(Options(int(seats), bool(challenging), bool(strategic)), rng)
