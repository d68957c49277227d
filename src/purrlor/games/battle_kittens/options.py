"""Offer the variants of Battle Kittens."""

from __future__ import annotations

from purrlor.core.rng import Rng
from purrlor.games.battle_kittens.deck import tables_of
from purrlor.games.battle_kittens.rules.play import BattleKittens, deal
from purrlor.games.battle_kittens.rules.table import NEWEST, Options
from purrlor.table.deck import Deck, cards_of
from purrlor.table.options import RULES, Option, Settings, flag, players
from purrlor.table.reasons import Reason

OPTIONS: tuple[Option, ...] = (
    players(2, 6, 4),
    flag("family"),
    flag("short"),
    flag("variable"),
    flag("team"),
)


def refuse(settings: Settings) -> Reason | None:
    """Refuse teams of two where the players can't be parted so, or partners would sit side by side."""
    if settings["team"] and settings["players"] not in (4, 6):
        return Reason("BK-33", "team-needs-four-or-six", {"players": int(settings["players"])})
    return None


def deal_table(settings: Settings, deck: Deck, rng: Rng) -> BattleKittens:
    """Deal a game with these options and cards."""
    rules = int(settings.get(RULES, NEWEST))
    cards = cards_of(__package__, rules, deck)
    options = Options(
        int(settings["players"]),
        bool(settings["family"]),
        bool(settings["short"]),
        bool(settings["variable"]),
        bool(settings["team"]),
        rules,
    )
    return deal(options, tables_of(cards, icons=not options.family), rng)
