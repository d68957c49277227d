"""Play the Isle at random while every seat keeps its story; a witness doubts worlds guessed on the way."""

from __future__ import annotations

from collections.abc import Iterator

from purrlor.core.rng import Rng
from purrlor.core.state import WATCHER, Sink
from purrlor.games.isle_of_cats import GAME
from purrlor.games.isle_of_cats.rules import table as t
from purrlor.games.isle_of_cats.rules.isle import IsleOfCats, set_up
from purrlor.table.records import retell
from tests.games.isle_of_cats.witness import Story

WORLDS_A_GAME = 60


def some_options(number: int) -> t.Options:
    """Choose options so that every mode comes up: two to six, family, alone, with and without modules."""
    seats = (2, 3, 4, 2, 5, 3, 6, 4, 1)[number % 9]
    family = number % 7 == 3 and 1 < seats <= 4
    kittens, beasts, events = (bool(number >> bit & 1) and not family for bit in range(3))
    return t.Options(seats, kittens, beasts, events, new_lessons=number % 5 == 0, family=family)


def tell(state: IsleOfCats, sink: Sink, stories: list[Story]) -> None:
    """Tell every seat what happened, as it may know it."""
    state.sink = None
    events = GAME.events.read(sink.happened)
    for story in stories:
        for event in retell(events, story.seat):
            story.hear(event)


def random_game(options: t.Options, seed: int) -> Iterator[tuple[IsleOfCats, list[Story]]]:
    """Play at random; after every action show the table and what each seat has been told."""
    rng = Rng.seeded(seed)
    state = set_up(options, Rng.seeded(seed + 1))
    stories = [Story(seat, options.seats, options) for seat in range(WATCHER, options.seats)]
    state.sink = sink = Sink()
    state.go_on()
    tell(state, sink, stories)
    while state.pending:
        yield state, stories
        asked = [seat for seat in range(options.seats) if (state.pending >> seat) & 1]
        seat = asked[rng.below(len(asked))]
        count = state.legal(seat)
        action = state.choices[rng.below(count)]
        if rng.below(3) == 0:  # few of the many choices are cards: play them more often than by chance
            action = state.choices[count - 1]
        state.sink = sink = Sink()
        state.apply(seat, action)
        tell(state, sink, stories)


def guess(state: IsleOfCats, seat: int, rng: Rng) -> IsleOfCats:
    """Guess a world for a seat."""
    world = state.guess(seat, rng)
    assert isinstance(world, IsleOfCats)
    return world


def doubt_worlds(number: int) -> int:
    """Play one game and guess worlds all the way; return how many a witness has found nothing wrong with."""
    options = some_options(number)
    rng = Rng.seeded(number + 2)
    found = 0
    spacing = 3 if options.family else 19
    for step, (state, stories) in enumerate(random_game(options, number)):
        if found >= WORLDS_A_GAME or step % spacing != number % spacing:
            continue
        for story in stories:
            world = guess(state, story.seat, rng)
            assert story.doubts(world) == [], (number, step, story.seat)
            found += 1
        # The views are dear, so only the last of these worlds shows them.
        assert GAME.table_view(world) == GAME.table_view(state)
        assert GAME.seat_view(world, story.seat) == GAME.seat_view(state, story.seat)
    return found
