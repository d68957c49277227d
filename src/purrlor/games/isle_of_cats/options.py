"""Offer the modes and modules of the Isle of Cats."""

from __future__ import annotations

from purrlor.core.rng import Rng
from purrlor.games.isle_of_cats.deck import event_tiles_of, lessons_of
from purrlor.games.isle_of_cats.rules.isle import IsleOfCats, deal
from purrlor.games.isle_of_cats.rules.pieces.supply import BASE_PLAYERS
from purrlor.games.isle_of_cats.rules.table import AT_ANY_POINT, Options
from purrlor.table.deck import Deck, cards_of
from purrlor.table.options import RULES, Option, Settings, flag, players
from purrlor.table.reasons import Reason

DIFFICULTIES = ("easy", "medium", "hard", "very_hard", "expert")
OPTIONS: tuple[Option, ...] = (
    players(1, 6, 4),
    flag("kittens"),
    flag("beasts"),
    flag("events"),
    flag("new_lessons"),
    flag("family"),
    flag("late_arrivals"),
    Option("difficulty", DIFFICULTIES, "easy"),
)


def refuse(settings: Settings) -> Reason | None:
    """Refuse what the rules do not know: family mode alone or with modules, five without late arrivals."""
    seats = int(settings["players"])
    if seats > BASE_PLAYERS and not settings["late_arrivals"]:
        return Reason("IC-9.5", "needs-late-arrivals", {"players": seats})
    if seats <= BASE_PLAYERS and settings["late_arrivals"]:
        return Reason("IC-9.5", "no-late-arrivals", {"players": seats})
    if seats > 1 and settings["difficulty"] != DIFFICULTIES[0]:
        return Reason("IC-6.4", "difficulty-is-for-one")
    if not settings["family"]:
        return None
    if seats == 1 or seats > BASE_PLAYERS:
        return Reason("IC-5.2", "family-for-two-to-four")
    if settings["events"]:
        return Reason("IC-8.52", "no-events-in-family")
    if settings["kittens"] or settings["beasts"]:
        return Reason("IC-5.3", "no-modules-in-family")
    return None


def deal_table(settings: Settings, deck: Deck, rng: Rng) -> IsleOfCats:
    """Deal a game with these options."""
    rules = int(settings.get(RULES, AT_ANY_POINT))
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
        rules=rules,
    )
    return deal(options, rng)
