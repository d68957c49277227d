"""Offer the modes and modules of the Isle of Cats."""

from __future__ import annotations

from purrlor.core.rng import Rng
from purrlor.games.isle_of_cats.deck import event_tiles_of, lessons_of, shapes_of, supply_of
from purrlor.games.isle_of_cats.rules.isle import IsleOfCats, deal
from purrlor.games.isle_of_cats.rules.pieces.supply import BASE_PLAYERS
from purrlor.games.isle_of_cats.rules.table import NEWEST, Options
from purrlor.table.deck import Deck, cards_of
from purrlor.table.options import RULES, Clash, Option, Settings, first_clash, flag, players, when
from purrlor.table.reasons import Reason

DIFFICULTIES = ("easy", "medium", "hard", "very_hard", "expert")
MOST = 6
FEW = tuple(range(1, BASE_PLAYERS + 1))
MANY = tuple(range(BASE_PLAYERS + 1, MOST + 1))
NOT_ALONE = tuple(range(2, MOST + 1))
OPTIONS: tuple[Option, ...] = (
    players(1, MOST, 4),
    flag("kittens", first_game="later"),
    flag("beasts", first_game="later"),
    flag("events", first_game="later"),
    flag("new_lessons", first_game="later"),
    flag("family", first_game="good"),
    flag("late_arrivals", moot=when(players=FEW)),
    Option("difficulty", DIFFICULTIES, DIFFICULTIES[0], moot=when(players=NOT_ALONE)),
)
CLASHES: tuple[Clash, ...] = (
    Clash("IC-9.5", "needs-late-arrivals", when(players=MANY, late_arrivals=(False,))),
    Clash("IC-9.5", "no-late-arrivals", when(players=FEW, late_arrivals=(True,))),
    Clash("IC-6.4", "difficulty-is-for-one", when(players=NOT_ALONE, difficulty=DIFFICULTIES[1:])),
    Clash("IC-5.2", "family-for-two-to-four", when(family=(True,), players=(1, *MANY))),
    Clash("IC-8.52", "no-events-in-family", when(family=(True,), events=(True,))),
    Clash("IC-5.3", "no-modules-in-family", when(family=(True,), kittens=(True,))),
    Clash("IC-5.3", "no-modules-in-family", when(family=(True,), beasts=(True,))),
)


def refuse(settings: Settings) -> Reason | None:
    """Refuse what the rules do not know: family mode alone or with modules, five without late arrivals."""
    return first_clash(CLASHES, settings)


def deal_table(settings: Settings, deck: Deck, rng: Rng) -> IsleOfCats:
    """Deal a game with these options."""
    rules = int(settings.get(RULES, NEWEST))
    cards = cards_of(__package__, rules, deck)
    options = Options(
        seats=int(settings["players"]),
        kittens=bool(settings["kittens"]),
        beasts=bool(settings["beasts"]),
        events=bool(settings["events"]),
        new_lessons=bool(settings["new_lessons"]),
        family=bool(settings["family"]),
        difficulty=DIFFICULTIES.index(str(settings["difficulty"])),
        lessons=lessons_of(cards),
        event_tiles=event_tiles_of(cards),
        shapes=shapes_of(cards),
        supply=supply_of(cards),
        rules=rules,
    )
    return deal(options, rng)
