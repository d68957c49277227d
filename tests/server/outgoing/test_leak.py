"""Two worlds that differ only in what a seat can not know give it the very same bytes."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from purrlor.core.rng import Rng
from purrlor.core.state import WATCHER
from purrlor.server.live.incoming import receive
from purrlor.server.live.server import Server
from purrlor.server.live.table import LiveTable
from purrlor.server.outgoing.seat_view import SeatView
from purrlor.server.outgoing.step import StepWriter
from purrlor.server.protocol import from_client
from purrlor.table.conform import legal_settings
from purrlor.table.game import Game, all_games
from tests.scale import SEED, SOAK
from tests.server.servers import Listener, begin, full_table, open_server, settle
from tests.server.worlds import everything, twin

GAMES = 20 if SOAK else 2


LOOKS = 6 if SOAK else 3  # other worlds tried in each position looked at


def some_questions(game: Game[Any], table: LiveTable, rng: Rng) -> list[bytes]:
    """Choose actions to ask about, those of everybody's choices among them."""
    match = table.state.match
    assert match is not None
    asked = [action for seat in match.asked for action in match.choices(seat)[:3]]
    for i in range(6):
        asked.append(game.actions.record(match.state, rng.below(game.actions.size)))
    return [msgspec.json.encode(action) for action in asked]


async def look(server: Server, table: LiveTable, rng: Rng) -> None:
    """Compare what every seat is told in this world and in others that it can't tell apart."""
    other = await twin(server, table)
    match, another = table.state.match, other.state.match
    assert match is not None
    assert another is not None
    questions = some_questions(match.game, table, rng)
    for seat in range(WATCHER, match.seats):
        here = await everything(table, seat, questions)
        for i in range(LOOKS):
            another.state = match.state.guess(seat, rng)
            there = await everything(other, seat, questions)
            assert here == there, (match.game.name, seat)


async def act_alike(server: Server, table: LiveTable, rng: Rng) -> None:
    """Do what teaches nothing in both worlds: the actor hears the same bytes."""
    match = table.state.match
    assert match is not None
    seat = match.asked[0]
    actions = match.state.legal_actions(seat)
    number = actions[rng.below(len(actions))]
    raw = msgspec.Raw(msgspec.json.encode(match.game.actions.record(match.state, number)))
    other = await twin(server, table)
    assert other.state.match is not None
    other.state.match.state = match.state.guess(seat, rng)
    listener = Listener(table, f"p{seat}", seat)
    await table.connect(listener.connection, -1)
    await settle(table)
    listener.take()
    await receive(table, listener.connection, from_client.Act(n=table.state.n, action=raw))
    await settle(table)
    table.disconnect(listener.connection)
    if not match.can_undo(seat):
        return
    entry = other.state.read((await server.worker.store.log(table.id, table.state.n - 1))[0][2])
    before = other.state.n
    other.state.apply(entry, 0.0)
    again = StepWriter(other.state, other.names, server.worker.now()).write(seat, "en", before)
    assert listener.heard[0] == again


@pytest.mark.parametrize("name", list(all_games()))
@pytest.mark.parametrize("batch", range(GAMES))
def test_a_seat_receives_the_same_bytes_in_every_world_that_it_can_not_tell_apart(
    tmp_path: Path, name: str, batch: int
) -> None:
    game = all_games()[name]
    rng = Rng.seeded(SEED + batch).stream(name)
    settings = legal_settings(game)
    chosen = settings[rng.below(len(settings))]

    async def main() -> None:
        async with open_server(tmp_path) as server:
            table = await full_table(server, chosen, name)
            await begin(table)
            for i in range(2000 if SOAK else 150):
                if table.state.status == "over":
                    break
                if rng.below(25) == 0:
                    await look(server, table, rng)
                await act_alike(server, table, rng)

    asyncio.run(main())


def test_a_server_that_shows_a_hand_to_everybody_is_caught(tmp_path: Path, monkeypatch: Any) -> None:
    honest = SeatView.own

    def indiscreet(self: Any) -> bytes:
        return honest(SeatView(self._match, 0))

    async def main() -> None:
        async with open_server(tmp_path) as server:
            table = await full_table(server, {"strategic": True, "players": 3})
            await begin(table)
            monkeypatch.setattr(SeatView, "own", indiscreet)
            await look(server, table, Rng.seeded(1))

    with pytest.raises(AssertionError):
        asyncio.run(main())
