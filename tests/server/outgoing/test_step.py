"""Whoever reconnects is told again what it heard lately: nothing more, and nothing that was taken back."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from purrlor.core.rng import Rng
from purrlor.core.state import WATCHER, State
from purrlor.server.live.server import Server
from purrlor.server.live.table import LiveTable
from purrlor.server.log import entries
from purrlor.server.outgoing.step import RECENT, StepWriter
from purrlor.table.conform import legal_settings
from purrlor.table.game import all_games
from purrlor.table.match import Match
from purrlor.table.records import Event
from tests.scale import SEED, SOAK
from tests.server.servers import (
    Listener,
    apply,
    begin,
    full_table,
    listeners_at,
    match_of,
    open_server,
    settle,
    some_move,
)
from tests.server.worlds import everything, twin

GAMES = 40 if SOAK else 3


Heard = list[tuple[int, list[Any]]]  # steps: who acted, and what a seat was told of it


def recall(heard: Heard) -> list[Any]:
    """List what a seat should be told when it comes back."""
    told = [events for _, events in heard if events]
    return [event for events in told[-RECENT:] for event in events]


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
    listener = Listener(table, f"p{seat}" if seat != WATCHER else "", seat)
    await table.connect(listener.connection, -1)
    await settle(table)
    table.disconnect(listener.connection)
    return next(said for said in listener.take() if said["type"] == "step")


def next_entry(table: LiveTable, rng: Rng) -> entries.Moved[Any] | entries.TookBack:
    """Choose a move, or now and then to take one back."""
    match = match_of(table)
    able = [seat for seat in range(match.seats) if match.can_undo(seat)]
    if able and rng.below(6) == 0:
        return entries.TookBack(seat=able[rng.below(len(able))], mark="")
    return some_move(table, match.asked[rng.below(len(match.asked))], rng)


@pytest.mark.parametrize("name", list(all_games()))
def test_whoever_comes_back_is_told_what_it_heard(tmp_path: Path, name: str) -> None:
    rng = Rng.seeded(SEED + 21).stream(name)
    settings = legal_settings(all_games()[name])

    async def play(server: Server) -> int:
        table = await full_table(server, settings[rng.below(len(settings))], name)
        await begin(table)
        listeners = await listeners_at(table)
        heard: dict[int, Heard] = {listener.connection.seat: [] for listener in listeners}
        taken_back = 0
        for i in range(160):
            if table.state.status == "over":
                break
            entry = next_entry(table, rng)
            taken_back += isinstance(entry, entries.TookBack)
            apply(table, entry)
            await settle(table)
            for listener in listeners:
                for said in listener.take():
                    if said["type"] == "step":
                        note(heard[listener.connection.seat], entry.seat, said)
            if rng.below(8) == 0:
                for seat, steps in heard.items():
                    step = await come_back(table, seat)
                    assert (step["since"], step["events"]) == (-1, recall(steps)), seat
                for listener in listeners:
                    listener.take()
        return taken_back

    async def main() -> None:
        async with open_server(tmp_path) as server:
            games = taken_back = 0
            # Where little can be taken back it takes more games until something is.
            while games < GAMES or taken_back == 0:
                taken_back += await play(server)
                games += 1
                assert games < 100

    asyncio.run(main())


class Guessed(Match):
    """The same match in another world, from now on."""

    def __init__(self, match: Match, state: State) -> None:
        super().__init__(match.game, match.settings, match.deck, match.seed, match.rules)
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


def alike(table: LiveTable, other: LiveTable, rng: Rng) -> tuple[entries.Moved[Any], entries.Moved[Any]]:
    """Choose a move here, and one there that may look the same to others."""
    here, there = match_of(table), match_of(other)
    actor = here.asked[rng.below(len(here.asked))]
    numbers = here.state.legal_actions(actor)
    number, possible = numbers[rng.below(len(numbers))], there.state.legal_actions(actor)
    another = number if number in possible else possible[rng.below(len(possible))]
    return move(here, actor, number), move(there, actor, another)


def move(match: Match, actor: int, number: int) -> entries.Moved[Any]:
    """Write a move for the log."""
    action = match.game.actions.record(match.state, number)
    return entries.Moved(seat=actor, action=action, mark="")


async def go_together(server: Server, table: LiveTable, seat: int, rng: Rng) -> int:
    """Play on in two worlds while a seat hears the same; count what happened otherwise behind its back."""
    other = await twin(server, table)
    other.state.match = Guessed(match_of(table), match_of(table).state.guess(seat, rng))
    person, otherwise = f"p{seat}" if seat != WATCHER else "", 0
    listeners = [Listener(world, person, seat) for world in (table, other)]
    for listener in listeners:
        await listener.table.connect(listener.connection, -1)
    for i in range(15):
        if table.state.status == "over" or match_of(table).asked != match_of(other).asked:
            break
        here, there = alike(table, other, rng)
        await table.do(partial(lambda entry, book: entry, here))
        apply(other, there)
        await settle(table)
        await settle(other)
        if listeners[0].heard != listeners[1].heard:
            break  # something came to light in which the worlds differ
        otherwise += match_of(table).steps[-1].events != match_of(other).steps[-1].events
        assert await everything(table, seat, []) == await everything(other, seat, [])
        for listener in listeners:
            listener.heard.clear()
    table.disconnect(listeners[0].connection)
    return otherwise


def compare_worlds(folder: Path, name: str, games: int) -> int:
    """Play games in pairs of worlds; count the steps that differed without being noticed."""
    rng = Rng.seeded(SEED + 22).stream(name)
    settings = legal_settings(all_games()[name])

    async def main() -> int:
        otherwise = 0
        async with open_server(folder) as server:
            for i in range(games):
                table = await full_table(server, settings[rng.below(len(settings))], name)
                await begin(table)
                for j in range(20):
                    if table.state.status == "over":
                        break
                    seat = rng.below(table.state.players + 1) - 1
                    otherwise += await go_together(server, table, seat, rng)
        return otherwise

    return asyncio.run(main())


@pytest.mark.parametrize("name", list(all_games()))
def test_what_a_seat_is_told_again_is_the_same_in_worlds_in_which_it_heard_the_same(
    tmp_path: Path, name: str
) -> None:
    kinds = all_games()[name].events.types
    secrets = any(field.told.to for kind in kinds for field in kind.fields())
    assert (compare_worlds(tmp_path, name, GAMES) > 0) == secrets


def tell_all(match: Match, seat: int, steps: int) -> list[list[Event]]:
    """Count steps that a seat did not hear of."""
    return [step.events for step in match.steps[-steps:]]


def test_a_server_that_counts_what_was_done_in_secret_is_caught(tmp_path: Path, monkeypatch: Any) -> None:
    monkeypatch.setattr(Match, "lately", tell_all)
    with pytest.raises(AssertionError):
        test_whoever_comes_back_is_told_what_it_heard(tmp_path, "battle-kittens")


def test_a_server_that_tells_whoever_comes_back_too_much_is_caught(tmp_path: Path, monkeypatch: Any) -> None:
    def indiscreet(writer: StepWriter, seat: int, language: str) -> tuple[bytes, bytes]:
        moves = writer.match.lately(seat, RECENT)
        return b",".join([writer._in(language).event(event) for events in moves for event in events]), b""

    monkeypatch.setattr(StepWriter, "_recent", indiscreet)
    with pytest.raises(AssertionError):
        compare_worlds(tmp_path, "wizards-and-witches", 3)
