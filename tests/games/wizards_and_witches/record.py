"""Record games as fixtures: random ones for all options, and stalemates, which chance hardly ever finds."""

from __future__ import annotations

from itertools import count
from pathlib import Path

from purrlor.core.rng import Rng
from purrlor.games.wizards_and_witches import GAME
from purrlor.games.wizards_and_witches.actions import Discard, Throw
from purrlor.games.wizards_and_witches.view import TableView
from purrlor.table.match import Match
from purrlor.table.options import Settings
from purrlor.table.records import Action
from purrlor.table.wire import save
from tests import record as recording

FIXTURES = Path(__file__).parent / "fixtures"


def keeps_peace(table: TableView, action: Action) -> tuple[int, ...]:
    """Rate what an action does for a stalemate: Spells at one player alone, Potions at who can take most."""
    match action:
        case Throw(card, target):
            place = table.places[target]
            size = int(card[-1])
            if card.startswith("spell"):
                return place.only == "spells", place.hits
            room = sum(pool.room for pool in place.pools if "potions" in pool.catches)
            return room > size, table.goal - place.hits - max(size - room, 0), -place.hits
        case Discard(card):
            return (not card.startswith("potion"),)
    return (1, 20)  # shields and the like, before any Potion


def towards_stalemate(settings: Settings, seed: str) -> Match:
    """Play a match in which all try to keep each other in the game."""
    match = Match.new(GAME, settings, seed)
    rng = Rng.seeded(0).stream(seed)
    while not match.over:
        (seat,) = match.asked
        table = match.view(seat).table
        assert isinstance(table, TableView)
        choices = match.choices(seat)
        best = max(keeps_peace(table, choice) for choice in choices)
        good = [choice for choice in choices if keeps_peace(table, choice) == best]
        match.submit(seat, good[rng.below(len(good))])
    return match


def stalemate(strategic: bool) -> Match:
    """Find a game that is called off."""
    settings: Settings = {"players": 7, "challenging": True, "strategic": strategic}
    for number in count():
        match = towards_stalemate(settings, f"stalemate {number}")
        if match.score().ending == "stalemate":
            return match
    raise AssertionError


def record() -> None:
    """Write the games that are missing."""
    recording.record(GAME, FIXTURES, tries=0)
    for strategic in (False, True):
        match = stalemate(strategic)
        path = FIXTURES / f"{recording.fixture_name(match.settings, match.score().ending)}.json"
        if not path.exists():
            path.write_bytes(save(match))
            print(path.name)
