"""Offer the variants of Wizard Kittens."""

from __future__ import annotations

from purrlor.core.rng import Rng
from purrlor.games.wizard_kittens.deck import tables_of
from purrlor.games.wizard_kittens.rules.circles import Options
from purrlor.games.wizard_kittens.rules.kittens import WizardKittens, deal
from purrlor.table.deck import Deck, cards_of
from purrlor.table.options import RULES, Option, Settings, flag, players
from purrlor.table.reasons import Reason

NEWEST = 2  # rules version
OPTIONS: tuple[Option, ...] = (
    players(2, 5, 3),
    flag("advanced"),
    flag("new_rules"),
    Option("chaos_cats", (0, 2, 3, 4), 0),
    flag("chaos_replacement", True),
    flag("choose_kittens"),
)


def refuse(settings: Settings) -> Reason | None:
    """Refuse five players, Chaos Mode with two, and Chaos Mode with New Rules."""
    if settings["players"] == 5:
        return Reason("WK-41", "five-players")
    if settings["chaos_cats"] and settings["players"] == 2:
        return Reason("WK-40", "chaos-with-two")
    if settings["chaos_cats"] and settings["new_rules"]:
        return Reason("WK-32", "chaos-and-new-rules")
    return None


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
