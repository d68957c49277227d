"""Offer the variants of Wizard Kittens."""

from __future__ import annotations

from purrlor.core.rng import Rng
from purrlor.games.wizard_kittens.deck import tables_of
from purrlor.games.wizard_kittens.rules.circles import Options
from purrlor.games.wizard_kittens.rules.kittens import WizardKittens, deal
from purrlor.table.deck import Deck, cards_of
from purrlor.table.options import RULES, Clash, Option, Settings, first_clash, flag, players, when
from purrlor.table.reasons import Reason

NEWEST = 3  # rules version
CHAOS = (2, 3, 4)  # Chaos Cats in Chaos Mode
OPTIONS: tuple[Option, ...] = (
    players(2, 5, 3),
    flag("advanced", first_game="later"),
    flag("new_rules", first_game="later"),
    Option("chaos_cats", (0, *CHAOS), 0, first_game="later"),
    flag("chaos_replacement", True),
    flag("choose_kittens"),
)
CLASHES: tuple[Clash, ...] = (
    Clash("WK-41", "five-players", when(players=(5,))),
    Clash("WK-40", "chaos-with-two", when(chaos_cats=CHAOS, players=(2,))),
    Clash("WK-32", "chaos-and-new-rules", when(chaos_cats=CHAOS, new_rules=(True,))),
)


def refuse(settings: Settings) -> Reason | None:
    """Refuse five players, Chaos Mode with two, and Chaos Mode with New Rules."""
    return first_clash(CLASHES, settings)


def deal_table(settings: Settings, deck: Deck, rng: Rng) -> WizardKittens:
    """Deal a game with these options and cards."""
    options = Options(
        int(settings["players"]),
        bool(settings["advanced"]),
        bool(settings["new_rules"]),
        int(settings["chaos_cats"]),
        bool(settings["chaos_replacement"]),
        bool(settings["choose_kittens"]),
    )
    cards = cards_of(__package__, int(settings.get(RULES, NEWEST)), deck)
    return deal(options, tables_of(cards), rng)
