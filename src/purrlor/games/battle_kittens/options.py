"""Offer the variants of Battle Kittens."""

from __future__ import annotations

from purrlor.core.rng import Rng
from purrlor.games.battle_kittens.deck import tables_of
from purrlor.games.battle_kittens.rules.play import BattleKittens, deal
from purrlor.games.battle_kittens.rules.table import NEWEST, Options
from purrlor.table.deck import Deck, cards_of
from purrlor.table.options import RULES, Clash, Option, Settings, first_clash, flag, players, when
from purrlor.table.reasons import Reason

OPTIONS: tuple[Option, ...] = (
    players(2, 6, 4),
    flag("family", first_game="good"),
    flag("short", first_game="good"),
    flag("variable", moot=when(short=(True,))),
    flag("team", first_game="later"),
)
CLASHES: tuple[Clash, ...] = (
    Clash("BK-33", "team-needs-four-or-six", when(team=(True,), players=(2, 3, 5))),
)


def refuse(settings: Settings) -> Reason | None:
    """Refuse teams of two where the players can't be parted so, or partners would sit side by side."""
    return first_clash(CLASHES, settings)


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
