"""Whoever reconnects is told what was missed; who is the host, and on how many devices a seat is open."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path

import msgspec

from purrlor.server.live.incoming import receive
from purrlor.server.log import entries
from purrlor.server.log.rulings import HOST_GONE, LONG_GONE
from purrlor.server.protocol import from_client
from purrlor.server.protocol.fields import Clock
from purrlor.server.storage.bus import News
from tests.scale import PATIENCE
from tests.server.players import Players, playing
from tests.server.servers import Listener, begin, full_table, open_server, settle


def test_whoever_comes_back_is_told_what_was_missed(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_server(tmp_path) as server:
            players = await playing(server)
            n = players.state.n
            players.table.disconnect(players.listeners[3].connection)
            for i in range(3):
                seat = players.turn if players.turn != 3 else 3
                raw = msgspec.Raw(msgspec.json.encode(players.choices(seat)[0]))
                listener = Listener(players.table, f"p{seat}", seat) if seat == 3 else players.listeners[seat]
                players.table.connections.add(listener.connection)
                await receive(
                    players.table, listener.connection, from_client.Act(n=players.state.n, action=raw)
                )
            back = Listener(players.table, "p3", 3)
            await players.table.connect(back.connection, n)
            await settle(players.table)
            step = back.take()[-1]
            assert (step["since"], step["n"]) == (n, n + 3)
            assert players.state.match is not None
            assert len(step["events"]) == len(players.state.match.story(3))
            far = Listener(players.table, "p3", 3)
            await players.table.connect(far.connection, 1)
            await settle(players.table)
            last = far.take()[-1]
            assert (last["since"], last["events"]) == (-1, step["events"])

    asyncio.run(main())


def test_a_new_code_sends_watchers_away_but_nobody_who_sits_or_hosts(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_server(tmp_path) as server:
            players = await playing(server)
            stranger = Listener(players.table, "stranger")
            beside = Listener(players.table, "p1")  # a second window of somebody who plays
            for listener in (stranger, beside):
                await players.table.connect(listener.connection, -1)
            await players.table.do(lambda state: entries.Invited(code="anothers"))
            await settle(players.table)
            while not stranger.closed:
                await asyncio.sleep(0)
            assert stranger.take()[-1]["type"] == "gone"
            seated = {listener.connection for listener in players.listeners}
            assert players.table.connections == seated | {beside.connection}

    asyncio.run(asyncio.wait_for(main(), PATIENCE))


def test_whoever_arrives_while_a_code_or_a_link_is_renewed_does_not_slip_in(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_server(tmp_path) as server:
            players = await playing(server)
            table, link = players.table, "the old link"
            await table.do(lambda state: entries.Held(seat=1, person=link))
            for renewal, late in (
                (entries.Invited(code="anothers"), Listener(table, "stranger")),
                (entries.Renewed(seat=1, person="p1", key="another"), Listener(table, link, 1)),
            ):
                # Both come by what is still good, and wait for the entry before them.
                table.put(partial(table.change, lambda state, entry=renewal: entry))  # type: ignore[misc]
                table.admit(late.connection, -1)
                await settle(table)
                assert late.connection not in table.lines
                while not late.closed:
                    await asyncio.sleep(0)
                assert [said["type"] for said in late.take()] == ["gone"]

    asyncio.run(asyncio.wait_for(main(), PATIENCE))


async def hosts_later(players: Players, seconds: float) -> list[int]:
    """Let time pass; list the seats marked as the host's."""
    players.table._host_seen -= seconds
    players.table.worker._wall += seconds
    players.table.look_for_host()
    await settle(players.table)
    return [seat for seat, chair in enumerate(players.state.chairs) if players.state.host in chair.persons]


def test_somebody_who_is_there_becomes_the_host_when_the_host_is_gone(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_server(tmp_path) as server:
            players = Players(await full_table(server))
            await players.listen()
            assert await hosts_later(players, HOST_GONE + 1) == [0]
            for gone in (0, 1):
                players.table.disconnect(players.listeners[gone].connection)
            assert await hosts_later(players, 0) == [0]
            assert await hosts_later(players, HOST_GONE + 1) == [2]
            lobby = players.listeners[2].take()[-1]
            assert lobby["host"]
            assert lobby["table"]["seats"][2]["host"]
            # The host of before is back, and gets the table back only from the new one.
            await players.table.connect(players.listeners[0].connection, -1)
            assert await hosts_later(players, HOST_GONE + 1) == [2]
            refused = await players.say(0, from_client.MakeHost, seat=0)
            assert refused[-1]["reason"]["key"] == "host-only"
            await players.say(2, from_client.MakeHost, seat=0)
            assert await hosts_later(players, 0) == [0]
            # Where nobody has to hurry, minutes do not count; a pause that nobody can end does.
            await begin(players.table)
            players.table.disconnect(players.listeners[0].connection)
            assert await hosts_later(players, HOST_GONE + 1) == [0]
            await players.table.do(lambda state: entries.Paused(on=True))
            assert await hosts_later(players, HOST_GONE + 1) == [2]

    asyncio.run(asyncio.wait_for(main(), PATIENCE))


def test_a_host_who_is_away_from_a_slow_game_for_a_day_is_gone(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_server(tmp_path) as server:
            players = await playing(server)
            await players.table.do(lambda state: entries.Clocked(clock=Clock("slow", 2_000_000)))
            await players.say(0, from_client.Leave)
            players.table.disconnect(players.listeners[0].connection)
            assert await hosts_later(players, LONG_GONE / 2) == [0]
            assert await hosts_later(players, LONG_GONE) == [1]

    asyncio.run(asyncio.wait_for(main(), PATIENCE))


def test_a_host_who_watches_from_another_worker_is_not_gone(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_server(tmp_path) as server:
            players = Players(await full_table(server))
            await players.listen()
            players.table.disconnect(players.listeners[0].connection)
            players.table.hear_who_is_online(News("another", players.table.id, 0, host=True))
            assert await hosts_later(players, HOST_GONE + 1) == [0]

    asyncio.run(asyncio.wait_for(main(), PATIENCE))


def test_a_player_sees_on_how_many_devices_the_seat_is_open(tmp_path: Path) -> None:
    def devices(listener: Listener) -> int:
        return int([message for message in listener.take() if message["type"] == "lobby"][-1]["devices"])

    async def main() -> None:
        async with open_server(tmp_path) as server:
            players = await playing(server)
            table, (one, two, *_) = players.table, players.listeners
            assert devices(one) == devices(two) == 1
            stranger = Listener(table, "p0", 0)
            await table.connect(stranger.connection, -1)
            await settle(table)
            assert (devices(one), devices(stranger), devices(two)) == (2, 2, 1)
            # Another worker tells of one more.
            table.hear_who_is_online(News("another", table.id, 0, online=[0, 1]))
            await settle(table)
            assert (devices(one), devices(two)) == (3, 2)
            table.hear_who_is_online(News("another", table.id, 0, online=[1]))
            table.disconnect(stranger.connection)
            await settle(table)
            assert (devices(one), devices(two)) == (1, 2)

    asyncio.run(asyncio.wait_for(main(), PATIENCE))


def test_whoever_arrives_at_a_table_that_closes_is_told_to_come_back(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_server(tmp_path) as server:
            table = await full_table(server)
            early, late = Listener(table, "p0", 0), Listener(table, "p1", 1)
            table.admit(early.connection, -1)  # has to wait for its turn
            server.tables.forget(table)
            table.admit(late.connection, -1)
            while not (early.closed and late.closed):
                await asyncio.sleep(0)
            assert (early.closed, late.closed) == (1012, 1012)

    asyncio.run(asyncio.wait_for(main(), PATIENCE))
