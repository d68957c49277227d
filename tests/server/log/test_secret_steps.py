"""What a seat does in secret has no message, no number and no time for anybody else."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from purrlor.core.rng import Rng
from purrlor.core.state import WATCHER
from purrlor.server.live.incoming import receive
from purrlor.server.live.table import LiveTable
from purrlor.server.log import entries
from purrlor.server.log.secret_steps import Numbering, is_secret
from purrlor.server.outgoing.step import StepWriter
from purrlor.server.outgoing.table_info import table_info
from purrlor.server.protocol import from_client
from purrlor.server.protocol.fields import Clock
from purrlor.table.conform import legal_settings
from purrlor.table.game import all_games
from purrlor.table.hints import Hint
from purrlor.table.match import Match
from purrlor.table.reasons import Because
from tests.server.servers import (
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


def secret_move(table: LiveTable, seat: int, rng: Rng) -> entries.Moved[Any] | None:
    """Choose something that a seat can do without anybody noticing; None if it would be noticed."""
    entry, match = some_move(table, seat, rng), match_of(table)
    after = match.at(len(match.log))
    events = after.submit(seat, entry.action)
    return entry if is_secret(match.game, match.state, after.state, seat, events) else None


async def do_secretly(table: LiveTable, other: LiveTable, seat: int, rng: Rng) -> bool:
    """Do a step or two in secret in another world and take them back; tell whether it was possible."""
    entry, done = secret_move(other, seat, rng), 0
    while entry is not None and done < 2:
        apply(other, entry)
        done += 1
        await compare(table, other, seat)
        entry = secret_move(other, seat, rng)
    for i in range(done):
        apply(other, entries.TookBack(seat=seat, mark=""))
        assert other.state.secret_of == seat
        await compare(table, other, seat)
    return done > 0


CASES: list[tuple[str, dict[str, Any]]] = [
    ("battle-kittens", {"players": 4}),  # who deploys
    ("isle-of-cats", {"players": 3}),  # who buys
]


@pytest.mark.parametrize(("name", "options"), CASES)
def test_nobody_can_count_or_time_what_is_done_in_secret(
    tmp_path: Path, name: str, options: dict[str, Any]
) -> None:
    rng = Rng.seeded(5).stream(name)

    async def main() -> int:
        compared = 0
        async with open_server(tmp_path) as server:
            table = await full_table(server, options, name)
            await begin(table)
            other = await twin(server, table)
            here, there = await listeners_at(table), await listeners_at(other)
            hesitant = table.state.players - 1  # in the other world
            for i in range(400):
                asked = match_of(table).asked
                if not asked or compared >= 8:
                    break
                actor = asked[rng.below(len(asked))]
                if actor == hesitant and await do_secretly(table, other, actor, rng):
                    compared += 1
                entry = some_move(table, actor, rng)
                for world in (table, other):
                    apply(world, entry)
                for listener, same in zip(here, there, strict=True):
                    assert listener.heard == same.heard or listener.connection.seat == hesitant
        return compared

    assert asyncio.run(main()) >= 5


@pytest.mark.parametrize("seat", range(5))
def test_what_can_be_taken_back_tells_nothing_of_secret_steps(seat: int) -> None:
    game = all_games()["battle-kittens"]
    match = Match.new(game, {"players": 5, "family": True, "short": True}, "back")
    secret = 0
    for i in range(120):
        actor = seat if seat in match.asked else match.asked[-1]
        before, able = match.state.clone(), [match.can_undo(other) for other in range(5)]
        events = match.submit(actor, match.choices(actor)[0])
        if is_secret(game, before, match.state, actor, events):
            secret += 1
            able[actor] = match.can_undo(actor)
            assert [match.can_undo(other) for other in range(5)] == able
    assert secret > 20


@pytest.mark.parametrize("name", list(all_games()))
def test_no_secret_step_changes_what_others_can_take_back(name: str) -> None:
    game, rng = all_games()[name], Rng.seeded(9).stream(name)
    settings = legal_settings(game)
    for i in range(4):
        match = Match.new(game, settings[rng.below(len(settings))], i)
        while not match.over and len(match.steps) < 150:
            actor = match.asked[rng.below(len(match.asked))]
            actions = match.choices(actor)
            before, able = match.state.clone(), [match.can_undo(seat) for seat in range(match.seats)]
            events = match.submit(actor, actions[rng.below(len(actions))])
            if is_secret(game, before, match.state, actor, events):
                able[actor] = match.can_undo(actor)
                assert [match.can_undo(seat) for seat in range(match.seats)] == able


async def compare(table: LiveTable, other: LiveTable, actor: int) -> None:
    """See that nobody but the actor can tell two worlds apart."""
    for seat in range(WATCHER, table.state.players):
        if seat != actor:
            assert await everything(table, seat, []) == await everything(other, seat, [])
            if seat != WATCHER:
                assert match_of(table).can_undo(seat) == match_of(other).can_undo(seat)
            assert len(table.state.known_moves(seat)) == len(other.state.known_moves(seat))
    assert table_info(table.state, "en", set()) == table_info(other.state, "en", set())
    assert table.state.touched == other.state.touched
    assert table.state.asked_at == other.state.asked_at


def test_a_secret_step_does_not_wind_up_the_clock(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_server(tmp_path) as server:
            table = await full_table(server, {"players": 3}, "battle-kittens")
            await table.do(lambda state: entries.Clocked(clock=Clock("live", 60)))
            await begin(table)
            rng = Rng.seeded(3)
            while secret_move(table, 0, rng) is None:
                for seat in match_of(table).asked:
                    apply(table, some_move(table, seat, rng))
            asked_at, at = table.state.asked_at[:], table.state.touched
            entry = secret_move(table, 0, rng)
            assert entry is not None
            apply(table, entry, later=20)
            assert table.state.asked_at == asked_at
            apply(table, entries.Held(seat=1, person="p7"), later=30)
            assert table.state.asked_at == asked_at
            clocks = [
                StepWriter(table.state, table.names, at + 30).write(seat, "en", -1) for seat in range(3)
            ]
            assert all(b'"clocks":[30000,30000,30000]' in step for step in clocks)

    asyncio.run(main())


@pytest.mark.parametrize("ask", ["hint", "weigh"])
def test_help_is_given_whatever_others_do_in_secret(tmp_path: Path, monkeypatch: Any, ask: str) -> None:
    async def main() -> None:
        async with open_server(tmp_path) as server:
            table = await full_table(server, {"players": 3}, "battle-kittens")
            table.state.warns = True
            await begin(table)
            rng, secret = Rng.seeded(3), 0
            while secret_move(table, 0, rng) is None:
                for seat in match_of(table).asked:
                    apply(table, some_move(table, seat, rng))
            listener = (await listeners_at(table))[2]

            async def think(match: Match, *asked: object) -> Hint:
                nonlocal secret
                entry = secret_move(table, 0, rng)
                assert entry is not None
                apply(table, entry)
                secret += 1
                return Hint(match.state.legal_actions(1)[0], Because("", "best-outlook"))

            monkeypatch.setattr(server.worker.bots, ask, think)
            raw = msgspec.Raw(msgspec.json.encode(match_of(table).choices(1)[1]))
            asked = from_client.Hint(id=5) if ask == "hint" else from_client.Weigh(id=5, action=raw)
            await receive(table, listener.connection, asked)
            await settle(table)
            (heard,) = listener.take()
            assert heard["n"] == table.state.number_for(1)
            assert heard["choice" if ask == "hint" else "better"] is not None
            assert secret == 1

    asyncio.run(main())


def test_numbers_lead_back_to_entries() -> None:
    numbering = Numbering(3)
    for entry in (4, 6, 7):
        numbering.hide(entry, 1)
    numbering.hide(9, 2)
    known = {WATCHER: [1, 2, 3, 5, 8, 10], 1: [1, 2, 3, 4, 5, 6, 7, 8, 10], 2: [1, 2, 3, 5, 8, 9, 10]}
    for seat, told in known.items():
        assert numbering.number(seat, 10) == len(told)
        assert [numbering.entry(seat, number + 1) for number in range(len(told))] == told
