"""Whoever comes back is told again what it heard lately: nothing more, and nothing that was taken back."""

import asyncio
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from msgspec import Raw

from purrlor.core.rng import Rng
from purrlor.core.state import WATCHER, State
from purrlor.server import entries, tell
from purrlor.server.house import House
from purrlor.server.rulings import start as begin
from purrlor.server.tables import LiveTable
from purrlor.table.conform import legal_settings
from purrlor.table.game import all_games
from purrlor.table.match import Match
from purrlor.table.records import Event
from purrlor.table.wire import write_action
from tests.server.parlour import QUICK, SOAK, Ear, open_house, seat_four, settle
from tests.server.test_leak import everything, twin
from tests.server.test_secret_steps import ears_at, follow, match_of, some_move

GAMES = 40 if SOAK else 1 if QUICK else 3
Heard = list[tuple[int, list[Any]]]  # steps: who acted, and what a seat was told of it


def recall(heard: Heard) -> list[Any]:
    """List what a seat should be told when it comes back."""
    told = [events for _, events in heard if events]
    return [event for events in told[-tell.LATELY :] for event in events]


def note(heard: Heard, actor: int, step: dict[str, Any]) -> None:
    """Remember what one line was told of a step, and forget what was taken back."""
    if step["undone"] is None:
        heard.append((actor, step["events"]))
        return
    assert step["events"] == []
    last = max(i for i, (seat, _) in enumerate(heard) if seat == step["undone"])
    del heard[last]


async def come_back(table: LiveTable, seat: int) -> dict[str, Any]:
    """Give the step that a new connection of a seat is told."""
    ear = Ear(table, f"p{seat}" if seat != WATCHER else "", seat)
    await table.welcome(ear.line, -1)
    await settle(table)
    table.farewell(ear.line)
    return next(said for said in ear.take() if said["type"] == "step")


def next_entry(table: LiveTable, rng: Rng) -> entries.Moved | entries.TookBack:
    """Choose a move, or now and then to take one back."""
    match = match_of(table)
    able = [seat for seat in range(match.seats) if match.can_undo(seat)]
    if able and rng.below(6) == 0:
        return entries.TookBack(seat=able[rng.below(len(able))], mark="")
    return some_move(table, match.asked[rng.below(len(match.asked))], rng)


@pytest.mark.parametrize("name", list(all_games()))
def test_whoever_comes_back_is_told_what_it_heard(tmp_path: Path, name: str) -> None:
    rng = Rng.seeded(21).stream(name)
    settings = legal_settings(all_games()[name])

    async def play(house: House) -> int:
        table = await seat_four(house, settings[rng.below(len(settings))], name)
        await table.do(lambda book: begin(book, "p0"))
        ears = await ears_at(table)
        heard: dict[int, Heard] = {ear.line.seat: [] for ear in ears}
        taken_back = 0
        for i in range(160):
            if table.book.status == "over":
                break
            entry = next_entry(table, rng)
            taken_back += isinstance(entry, entries.TookBack)
            follow(table, entry)
            await settle(table)
            for ear in ears:
                for said in ear.take():
                    if said["type"] == "step":
                        note(heard[ear.line.seat], entry.seat, said)
            if rng.below(8) == 0:
                for seat, steps in heard.items():
                    step = await come_back(table, seat)
                    assert (step["since"], step["events"]) == (-1, recall(steps)), seat
                for ear in ears:
                    ear.take()
        return taken_back

    async def main() -> None:
        async with open_house(tmp_path) as house:
            games = taken_back = 0
            # Where little can be taken back it takes more games until something is.
            while games < GAMES or taken_back == 0:
                taken_back += await play(house)
                games += 1
                assert games < 100

    asyncio.run(main())


# -- two worlds ----------------------------------------------------------------------------------------


class Guessed(Match):
    """The same match in another world, from now on."""

    def __init__(self, match: Match, state: State) -> None:
        super().__init__(match.game, match.settings, match.deck, match.seed)
        self.log, self.steps = list(match.log), list(match.steps)
        self.state, self._start, self._before = state, state.clone(), len(match.steps)

    def _state_before(self, index: int) -> State:
        state = self._start.clone()
        for step in self.steps[self._before : index]:
            state.apply(step.seat, step.action)
        return state

    def _stands(self, without: int) -> bool:
        # What would have come of the world without an older move, nobody knows.
        return without < self._before or super()._stands(without)


def alike(table: LiveTable, other: LiveTable, rng: Rng) -> tuple[entries.Moved, entries.Moved]:
    """Choose a move here, and one there that may look the same to others."""
    here, there = match_of(table), match_of(other)
    actor = here.asked[rng.below(len(here.asked))]
    numbers = here.state.legal_actions(actor)
    number, possible = numbers[rng.below(len(numbers))], there.state.legal_actions(actor)
    another = number if number in possible else possible[rng.below(len(possible))]
    return move(here, actor, number), move(there, actor, another)


def move(match: Match, actor: int, number: int) -> entries.Moved:
    """Write a move for the log."""
    return entries.Moved(
        seat=actor, action=Raw(write_action(match.game.actions.record(match.state, number))), mark=""
    )


async def go_together(house: House, table: LiveTable, seat: int, rng: Rng) -> int:
    """Play on in two worlds while a seat hears the same; count what happened otherwise behind its back."""
    other = await twin(house, table)
    other.book.match = Guessed(match_of(table), match_of(table).state.guess(seat, rng))
    person, otherwise = f"p{seat}" if seat != WATCHER else "", 0
    ears = [Ear(world, person, seat) for world in (table, other)]
    for ear in ears:
        await ear.line.table.welcome(ear.line, -1)
    for i in range(15):
        if table.book.status == "over" or match_of(table).asked != match_of(other).asked:
            break
        here, there = alike(table, other, rng)
        await table.do(partial(lambda entry, book: entry, here))
        follow(other, there)
        await settle(table)
        await settle(other)
        if ears[0].heard != ears[1].heard:
            break  # something came to light in which the worlds differ
        otherwise += match_of(table).steps[-1].events != match_of(other).steps[-1].events
        assert await everything(table, seat, []) == await everything(other, seat, [])
        for ear in ears:
            ear.heard.clear()
    table.farewell(ears[0].line)
    return otherwise


def compare_worlds(folder: Path, name: str, games: int) -> int:
    """Play games in pairs of worlds; count the steps that differed without being noticed."""
    rng = Rng.seeded(22).stream(name)
    settings = legal_settings(all_games()[name])

    async def main() -> int:
        otherwise = 0
        async with open_house(folder) as house:
            for i in range(games):
                table = await seat_four(house, settings[rng.below(len(settings))], name)
                await table.do(lambda book: begin(book, "p0"))
                for j in range(20):
                    if table.book.status == "over":
                        break
                    seat = rng.below(table.book.players + 1) - 1
                    otherwise += await go_together(house, table, seat, rng)
        return otherwise

    return asyncio.run(main())


@pytest.mark.parametrize("name", list(all_games()))
def test_what_a_seat_is_told_again_is_the_same_in_worlds_in_which_it_heard_the_same(
    tmp_path: Path, name: str
) -> None:
    kinds = all_games()[name].events.types
    secrets = any(field.told.to for kind in kinds for field in kind.fields())
    assert (compare_worlds(tmp_path, name, GAMES) > 0) == secrets


def tell_all(match: Match, seat: int, steps: int) -> list[Event]:
    """Count steps that a seat did not hear of."""
    return [event for step in match.steps[-steps:] for event in step.events]


def test_a_house_that_counts_what_was_done_in_secret_is_caught(tmp_path: Path, monkeypatch: Any) -> None:
    monkeypatch.setattr(Match, "lately", tell_all)
    with pytest.raises(AssertionError):
        test_whoever_comes_back_is_told_what_it_heard(tmp_path, "battle-kittens")


def test_a_house_that_tells_whoever_comes_back_too_much_is_caught(tmp_path: Path, monkeypatch: Any) -> None:
    def indiscreet(telling: tell.Telling, seat: int, language: str) -> bytes:
        events = telling.match.lately(seat, tell.LATELY)
        return b",".join([telling._speech(language).event(event) for event in events])

    monkeypatch.setattr(tell.Telling, "_lately", indiscreet)
    with pytest.raises(AssertionError):
        compare_worlds(tmp_path, "wizards-and-witches", 3)
