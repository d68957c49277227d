"""A game can always end: by agreement, by its host, or when its log is full; nothing else fills the log."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from purrlor.server.live import new_tables, table_log
from purrlor.server.live.incoming import receive
from purrlor.server.log import chair, entries, rulings, seating
from purrlor.server.log import state as state_module
from purrlor.server.protocol import from_client
from purrlor.server.protocol.bodies import NewTable, Sitter
from purrlor.server.protocol.fields import Clock
from purrlor.server.storage.table_rows import summary
from tests.server.players import Players, playing
from tests.server.servers import GAME, Listener, begin, open_server, settle


def reason(answers: list[Any]) -> str:
    """Tell why something was refused, if it was."""
    return next((each["reason"]["key"] for each in answers if each["type"] == "refused"), "")


async def away_for_a_day(players: Players, seat: int) -> None:
    """Let somebody leave, and a day pass."""
    await players.say(seat, from_client.Leave)
    players.table.disconnect(players.listeners[seat].connection)
    players.table.worker._wall += 86_401


def test_a_game_is_called_off_when_all_who_play_agree(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_server(tmp_path) as server:
            players = await playing(server, players=3)
            await players.say(2, from_client.Resign)
            lobby = (await players.say(0, from_client.CallOff, on=True))[-1]
            assert [seat["wants_end"] for seat in lobby["table"]["seats"]] == [True, False, False]
            await players.say(0, from_client.CallOff, on=False)
            await players.say(1, from_client.CallOff, on=True)
            assert not players.state.over
            asked = players.turn
            answers = await players.say(0, from_client.CallOff, on=True)
            assert players.state.called_off == "agreed"
            ended = next(each for each in answers if each["type"] == "ended")
            assert (ended["ending"], ended["places"], ended["lines"]) == ("called-off", [], [])
            assert ended["opening"]["seed"] == players.state.open_seed().seed
            step = next(each for each in answers if each["type"] == "step")
            assert (step["waiting_for"], step["choices"], step["prompt"], step["can_undo"]) == (
                [],
                [],
                None,
                False,
            )
            refused = await players.act(asked, players.choices(asked)[0])
            assert refused["reason"]["key"] == "game-over"
            # It stays so when the table is loaded again.
            server.tables.forget(players.table)
            assert (await server.tables.find(players.state.code)).state.called_off == "agreed"

    asyncio.run(main())


def test_nobody_ends_a_game_behind_the_back_of_those_who_are_away_for_a_moment(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_server(tmp_path) as server:
            players = await playing(server, players=2)
            players.table.disconnect(players.listeners[1].connection)
            await players.say(0, from_client.Relieve, seat=1)
            assert players.state.chairs[1].away
            await players.say(0, from_client.CallOff, on=True)
            assert players.state.status == "running"
            assert reason(await players.say(0, from_client.Close)) == "others-still-play"
            server.worker._wall += 86_401
            await players.say(0, from_client.CallOff, on=True)
            assert players.state.called_off == "agreed"

    asyncio.run(main())


def test_nobody_ends_a_slow_game_by_letting_others_wait(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_server(tmp_path) as server:
            players = await playing(server, players=2)
            await players.table.do(lambda state: entries.Clocked(clock=Clock("slow", 7 * 86_400)))
            players.table.disconnect(players.listeners[1].connection)
            server.worker._wall += 2 * 86_400
            await players.say(0, from_client.CallOff, on=True)
            assert reason(await players.say(0, from_client.Close)) == "others-still-play"
            assert players.state.status == "running"
            # Their time is up, and another day has passed: now they are gone.
            await players.table.do(lambda state: entries.Left(seat=1, bot="cat", late=True))
            server.worker._wall += 86_401
            await players.say(0, from_client.CallOff, on=True)
            assert players.state.called_off == "agreed"

    asyncio.run(main())


def test_a_host_closes_a_game_whose_others_are_gone_for_long(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_server(tmp_path) as server:
            players = await playing(server, players=2)
            assert reason(await players.say(1, from_client.Close)) == "host-only"
            await away_for_a_day(players, 1)
            await players.say(0, from_client.Close)
            assert players.state.called_off == "host"
            # Nobody is told any more that it is their turn.
            assert summary(players.state).asked == []

    asyncio.run(main())


def test_comings_goings_pauses_and_undo_do_not_use_up_the_moves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(chair, "MOST_CHANGES", 11)
    monkeypatch.setattr(rulings, "MOST_UNDONE", 3)
    monkeypatch.setattr(state_module, "LONGEST", 15)

    async def main() -> None:
        async with open_server(tmp_path) as server:
            players = await playing(server, players=2)
            waits = 1 - players.turn  # no bot moves for this seat
            for kind in (from_client.Leave, from_client.Back) * 30:
                await players.say(waits, kind)
            assert not players.state.chairs[waits].away  # coming back is never refused
            assert reason(await players.say(waits, from_client.Leave)) == "too-many-changes"
            assert not reason(await players.say(waits, from_client.Resign))  # nor is giving up
            assert players.state.chairs[waits].resigned
            for number in range(30):
                await players.say(0, from_client.Pause, on=number % 2 == 0)
            assert reason(await players.say(0, from_client.Pause, on=True)) == "too-many-changes"
            assert not players.state.paused  # letting the game go on is never refused
            assert (await players.act(players.turn, players.choices(players.turn)[0]))["type"] == "step"

            players = await playing(server, "battle-kittens", players=2)
            for _ in range(3):
                await players.act(0, players.choices(0)[0])
                assert not reason(await players.say(0, from_client.Undo, n=players.state.n))
            await players.act(0, players.choices(0)[0])
            assert reason(await players.say(0, from_client.Undo, n=players.state.n)) == "too-many-changes"
            assert players.state.status == "running"

    asyncio.run(main())


def test_guests_who_come_and_go_on_and_on_keep_no_table_from_beginning(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in (rulings, table_log):
        monkeypatch.setattr(module, "MOST_BEFORE", 30)

    async def main() -> None:
        async with open_server(tmp_path) as server:
            table = await new_tables.open_table(
                server.tables, "host", NewTable(game=GAME, options={"players": 3}, sitter=Sitter(name="Ann"))
            )
            await table.do(partial(seating.sit_person, person="eve", seat=1, sitter=Sitter(name="Eve")))
            ann, eve = Listener(table, "host", 0), Listener(table, "eve", 1)
            for listener in (ann, eve):
                await table.connect(listener.connection, -1)

            async def say(listener: Listener, message: from_client.ClientMessage) -> str:
                listener.take()
                table.put(lambda: receive(table, listener.connection, message))
                await settle(table)
                return reason(listener.take())

            for number in range(40):
                await say(eve, from_client.Rename(name=f"Eve {number}", avatar=0))
            assert await say(eve, from_client.Rename(name="Eva", avatar=0)) == "too-many-changes"
            assert await say(eve, from_client.Leave()) == "too-many-changes"
            # The host sends her away and gives the seat to somebody else; the table fills, and begins.
            assert not await say(ann, from_client.Remove(seat=1))
            for seat, name in ((1, "Ben"), (2, "Cid")):
                await table.do(partial(seating.sit_person, person=name, seat=seat, sitter=Sitter(name=name)))
            assert not await say(ann, from_client.Remove(seat=2))
            assert not await say(ann, from_client.Fill(seat=2, bot="cat"))
            # Nor does a host fill the disk.
            for number in range(40):
                await say(ann, from_client.Fill(seat=2, bot="cat"))
            assert table.state.n == 60
            assert await say(ann, from_client.Remove(seat=1)) == "too-many-changes"
            await begin(table, "host")
            assert table.state.status == "running"

    asyncio.run(main())


def test_a_full_log_ends_the_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(state_module, "LONGEST", 12)

    async def main() -> None:
        async with open_server(tmp_path) as server:
            players = await playing(server, players=2)
            for _ in range(13):
                seat = players.turn
                await players.act(seat, players.choices(seat)[0])
            await settle(players.table)
            assert (players.state.status, players.state.called_off) == ("over", "full")
            assert players.state.open_seed().seed

    asyncio.run(main())
