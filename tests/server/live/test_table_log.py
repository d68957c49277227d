"""Entries come one after another, and the log decides, not what a worker has heard of."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from purrlor.server.live.incoming import receive
from purrlor.server.log import entries
from purrlor.server.log.entries import write_entry
from purrlor.server.protocol import from_client
from purrlor.server.storage.bus import Bus
from purrlor.server.storage.store import StoreError, Write
from tests.scale import PATIENCE
from tests.server.players import playing
from tests.server.servers import Listener, begin, full_table, open_server, settle


class Silent(Bus):
    """A bus to other workers on which nothing arrives."""

    shared = True


@pytest.mark.parametrize("begun_before", [False, True])
def test_a_move_is_judged_by_the_log_and_not_by_what_was_heard(tmp_path: Path, begun_before: bool) -> None:
    async def main() -> None:
        async with open_server(tmp_path, Silent()) as one, open_server(tmp_path, Silent()) as two:
            here = await full_table(one, {"players": 2})
            if begun_before:
                await begin(here)
            there = await two.tables.load(here.id)
            if not begun_before:
                await begin(here)
            match = here.state.match
            assert match is not None
            # They play here, unheard over there, until it is the turn of seat 1, who goes over there.
            while there.state.n == here.state.n or match.asked != [1]:
                seat = match.asked[0]
                action = msgspec.Raw(msgspec.json.encode(match.choices(seat)[0]))
                listener = Listener(here, f"p{seat}", seat)
                await here.connect(listener.connection, -1)
                await receive(
                    here, listener.connection, from_client.Act(n=here.state.number_for(seat), action=action)
                )
                await settle(here)
            action = msgspec.Raw(msgspec.json.encode(match.choices(1)[0]))
            listener = Listener(there, "p1", 1)
            await there.connect(listener.connection, -1)
            listener.take()
            await receive(
                there, listener.connection, from_client.Act(n=here.state.number_for(1), action=action, id=7)
            )
            await settle(there)
            answers = [told for told in listener.take() if told.get("re") == 7]
            assert [answer["type"] for answer in answers] == ["step"]
            assert there.state.n == here.state.n + 1

    asyncio.run(main())


def test_a_table_read_anew_knows_who_was_put_off_and_lets_bots_go_on(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_server(tmp_path) as server:
            players = await playing(server)
            table, seat = players.table, players.turn
            # Another worker has put the player off the seat, and this one has not heard of it.
            left = write_entry(entries.Left(seat=seat, bot="random", resigned=True, removed=True))
            assert await server.worker.store.append(
                Write(table.id, table.state.n + 1, server.worker.now(), left)
            )
            n = table.state.n

            async def trouble() -> None:
                raise RuntimeError

            table.put(trouble)
            while table.state.n < n + 2:
                await asyncio.sleep(0.01)
            assert players.listeners[seat].take()[-1]["type"] == "gone"
            assert players.listeners[seat].connection not in table.connections

    asyncio.run(asyncio.wait_for(main(), PATIENCE))


def test_a_request_to_a_table_that_is_lost_gets_an_answer(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_server(tmp_path) as server:
            table = await full_table(server)

            async def lost() -> None:
                await asyncio.sleep(0)
                server.tables.forget(table)

            table.put(lost)
            waiting = [asyncio.ensure_future(begin(table)) for i in range(3)]
            for answer in await asyncio.gather(*waiting, return_exceptions=True):
                assert isinstance(answer, StoreError)
            with pytest.raises(StoreError):
                await begin(table)

    asyncio.run(asyncio.wait_for(main(), PATIENCE))
