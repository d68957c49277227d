"""kill -9 and full disks at any moment: what was acknowledged is there once, and every game ends."""

import asyncio
import random
import time
from pathlib import Path
from typing import Any

import pytest

from purrlor.client import Guest, LiveConnection
from tests.scale import SEED
from tests.server.servers import Program, QuickProgram, running, start
from tests.server.swarm import check_logs, moves_later, open_tables, play_all, until_refused


def survive(folder: Path, tables: int, kills: int, most: int = 30) -> int:
    """Kill the server or fill its disk again and again, after fewer than `most` moves each time."""
    program = QuickProgram(folder)
    program.start()
    rng = random.Random(f"{SEED} {folder.name}")  # not the same faults in every round
    try:
        players = open_tables(program.address, tables)

        async def trouble(playing: Any) -> int:
            done = 0
            while done < kills and not playing.done():
                await moves_later(players, rng.randrange(most), playing)
                if rng.random() < 0.3:
                    with program.full_disk():
                        await until_refused(players, playing)
                    continue
                program.kill()
                await asyncio.to_thread(program.start)
                done += 1
            return done

        done = asyncio.run(play_all(players, trouble))
        assert done > 0
        check_logs(f"sqlite:///{folder / 'purrlor.sqlite'}", players)
        everybody = [player for table in players for player in table]
        moves = sum(len(player.acknowledged) for player in everybody)
        lost, refused = sum(p.lost for p in everybody), sum(p.refused for p in everybody)
        print(f"{done} kills, {lost} connections lost, {refused} moves refused, {moves} acknowledged")
        return done
    finally:
        program.kill()


def test_a_killed_server_loses_no_acknowledged_move_and_applies_none_twice(tmp_path: Path) -> None:
    survive(tmp_path, tables=2, kills=3)


@pytest.mark.soak
def test_two_hundred_kills_during_fifty_tables(tmp_path: Path) -> None:
    total, round_number = 0, 0
    while total < 200:
        folder = tmp_path / str(round_number)
        folder.mkdir()
        total += survive(folder, tables=50, kills=200 - total, most=60)
        round_number += 1


def test_a_server_that_is_asked_to_stop_drains_and_says_come_back(tmp_path: Path) -> None:
    program = Program(tmp_path)
    program.start()
    players = open_tables(program.address, 1)[0]

    async def main() -> list[int]:
        for player in players:
            await player.connection.open()
            await player.connection.receive_until("step")
        stopped = asyncio.create_task(asyncio.to_thread(program.stop))
        codes = []
        for player in players:
            try:
                while True:
                    await player.connection.receive()
            except Exception as closed:
                codes.append(closed.rcvd.code)  # type: ignore[attr-defined]
        assert await stopped in (0, -15)
        return codes

    started = time.monotonic()
    assert asyncio.run(main()) == [1012] * 4
    assert time.monotonic() - started < 10
    assert '"closed"' in program.log.read_text()


def test_a_server_that_stops_while_bots_think_leaves_nothing_behind(tmp_path: Path) -> None:
    with running(tmp_path, "--bot-delay", "2") as program:
        host = Guest(program.address)
        bots = {str(seat): "lynx" for seat in range(2)}
        asked = {"game": "isle-of-cats", "options": {"players": 2}, "bots": bots, "sit": False}
        code = host.request("POST", "/api/tables", asked)["code"]
        start(host, code)

        async def watch() -> None:
            connection = LiveConnection(Guest(program.address), code)
            await connection.open()
            await connection.receive_until("step")
            while connection.n < 5:
                await connection.receive()
            await connection.close()

        asyncio.run(watch())
        helpers = program.children()
        assert helpers
        assert program.stop() in (0, -15)
        while any(Path(f"/proc/{helper}").exists() for helper in helpers):
            time.sleep(0.01)
        assert "leaked" not in program.log.read_text()
