"""Open tables at moments that a game seldom comes to."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from purrlor.table.game import find_game
from purrlor.table.match import Match
from purrlor.table.wire import save
from tests.web.people import Person


def random_moments(game: str, options: dict[str, Any], seed: int) -> Iterator[Match]:
    """Play a random game and stop before every move."""
    match, chance = Match.new(find_game(game), options, seed=str(seed)), Random(seed)
    while not match.over:
        yield match
        seat = match.asked[0]
        match.submit(seat, chance.choice(match.choices(seat)))


def find_moment(game: str, options: dict[str, Any], when: Callable[[Match], bool]) -> Match:
    """Play random games until something holds."""
    for seed in range(200):
        for match in random_moments(game, options, seed):
            if when(match):
                return match
    raise AssertionError("it never came")


def find_last_moment(game: str, options: dict[str, Any]) -> Match:
    """Find the last moment of a random game at which the first seat is asked."""
    moments = [len(match.log) for match in random_moments(game, options, 0) if match.asked[0] == 0]
    return find_moment(game, options, lambda match: len(match.log) == moments[-1])


def open_at(person: Person, match: Match) -> None:
    """Open a table at a moment of a game, with bots on all other seats."""
    bots = {str(seat): "random" for seat in range(1, match.seats)}
    saved = {"saved": save(match).decode(), "bots": bots, "sitter": {"name": "Ada"}}
    code = person.api("import", saved)["code"]
    person.api(f"tables/{code}/start", {})
    person.go(f"/table/{code}")


def open_when(person: Person, game: str, options: dict[str, Any], when: Callable[[Match], bool]) -> None:
    """Open a table at the first moment of some game at which the first seat is asked and something holds."""
    open_at(person, find_moment(game, options, lambda match: match.asked[0] == 0 and when(match)))
