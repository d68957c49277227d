"""The queue of reviews: in turn; nobody takes the whole queue, and no game holds up all others."""

from __future__ import annotations

import asyncio
import threading
from concurrent.futures import ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any

import pytest

from purrlor.games.wizards_and_witches import GAME
from purrlor.server.live import reviews
from purrlor.server.live.reviews import MOST, MOST_OF_ONE, ReviewQueue
from purrlor.server.storage.review_rows import ReviewRow
from purrlor.table.reasons import Refused
from tests.record import random_match
from tests.reviews.played import WW, played
from tests.scale import PATIENCE
from tests.server.servers import open_server


class Kept:
    """Stands for the store: remembers what was written."""

    def __init__(self) -> None:
        self.rows: list[dict[str, Any]] = []

    def upsert(self, table: object, row: dict[str, Any], values: dict[str, Any]) -> dict[str, Any]:
        """Say what would be written."""
        return {"table": row["table_id"], **values}

    async def append(self, write: Any) -> None:
        """Write."""
        self.rows += write.also


@pytest.fixture
def in_threads(monkeypatch: pytest.MonkeyPatch) -> None:
    """Work in threads of this process."""
    monkeypatch.setattr(reviews, "open_pool", lambda processes, prepare: ThreadPoolExecutor(processes))
    monkeypatch.setattr(reviews, "stop", lambda pool: pool.shutdown())


@pytest.fixture
def worked(in_threads: None, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """List the tables whose rounds were worked on; a round takes a second of work, but no time."""
    rounds: list[str] = []

    def work_round(table: str, data: object, done: int) -> tuple[bytes, int, float]:
        rounds.append(table)
        if table == "broken":
            raise ValueError("can't be reviewed")
        return f"{table} {done + 1}".encode(), done + 1, 1.0

    monkeypatch.setattr(reviews, "work_round", work_round)
    return rounds


async def work_off(store: Kept, wanted: dict[str, float]) -> ReviewQueue:
    """Ask for some reviews at once, and wait until all are done."""
    queue = ReviewQueue(store, lambda: 100.0)  # type: ignore[arg-type]
    match = played(WW, ("kitten", "kitten"), 1)
    for table, seconds in wanted.items():
        queue.ask(table, table.partition("'")[0], match, ReviewRow(), seconds)
    assert queue._short.task is not None
    await queue._short.task
    return queue


def test_no_long_review_holds_up_a_short_one(worked: list[str]) -> None:
    store = Kept()
    asyncio.run(work_off(store, {"long": 4.0, "short": 1.0}))
    assert worked == ["long", "short", "long", "long", "long"]
    done = [row for row in store.rows if row["busy"] == 0.0]
    assert [(row["table"], row["rounds"], row["review"]) for row in done] == [
        ("short", 1, b"short 1"),
        ("long", 4, b"long 4"),
    ]


def test_whoever_asks_for_long_reviews_lets_all_others_go_first(worked: list[str]) -> None:
    asyncio.run(work_off(Kept(), {"ann's": 1.0, "ann's other": 2.0, "ben's": 2.0}))
    assert worked == ["ann's", "ben's", "ann's other", "ben's", "ann's other"]


def test_a_round_of_a_very_long_game_holds_up_no_other(
    in_threads: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, over = played(WW, ("kitten", "kitten"), 1), threading.Event()

    def work_round(table: str, data: object, done: int) -> tuple[bytes, int, float]:
        if table == "endless":
            over.wait()
        return b"", done + 1, 1.0

    monkeypatch.setattr(reviews, "work_round", work_round)

    async def main() -> None:
        store = Kept()
        queue = ReviewQueue(store, lambda: 100.0)  # type: ignore[arg-type]
        try:
            monkeypatch.setattr(reviews, "LONG", len(match.steps) - 1)
            queue.ask("endless", "ann", match, ReviewRow(), 1.0)
            monkeypatch.setattr(reviews, "LONG", len(match.steps))
            queue.ask("other", "ben", match, ReviewRow(), 1.0)
            while queue.job("other") is not None:
                await asyncio.sleep(0.01)
            assert queue.job("endless") is not None
        finally:
            over.set()
            queue.close()

    asyncio.run(asyncio.wait_for(main(), PATIENCE))


def test_while_one_worker_is_at_a_review_the_others_know(worked: list[str]) -> None:
    store = Kept()
    asyncio.run(work_off(store, {"one": 2.0}))
    assert [row["busy"] > 100.0 for row in store.rows] == [True, False]


def test_a_game_that_can_not_be_reviewed_does_not_hold_up_the_others(worked: list[str]) -> None:
    store = Kept()
    queue = asyncio.run(work_off(store, {"broken": 3.0, "fine": 2.0}))
    assert worked == ["broken", "fine", "fine"]
    assert queue.job("broken") is None
    assert store.rows[-1]["table"] == "fine"


def test_a_puzzle_is_solved_by_another_process_when_one_was_killed(
    in_threads: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Ended(ThreadPoolExecutor):
        def submit(self, *given: Any, **more: Any) -> Any:
            raise BrokenProcessPool

    pools = [Ended(1), ThreadPoolExecutor(1)]
    monkeypatch.setattr(reviews, "open_pool", lambda processes, prepare: pools.pop(0))
    monkeypatch.setattr(reviews, "make_solution", lambda position, day: position + day.encode())

    async def main() -> None:
        queue = ReviewQueue(Kept(), lambda: 100.0)  # type: ignore[arg-type]
        with pytest.raises(BrokenProcessPool):
            await queue.solve(b"position ", "today")
        assert await queue.solve(b"position ", "today") == b"position today"
        queue.close()

    asyncio.run(main())


def test_puzzles_of_many_days_hold_up_no_review(worked: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    def solve(position: bytes, day: str) -> bytes:
        worked.append(day)
        return b""

    monkeypatch.setattr(reviews, "make_solution", solve)

    async def main() -> None:
        queue = ReviewQueue(Kept(), lambda: 100.0)  # type: ignore[arg-type]
        days = [asyncio.create_task(queue.solve(b"", str(day))) for day in range(9)]
        await asyncio.sleep(0)
        queue.ask("review", "", played(WW, ("kitten", "kitten"), 1), ReviewRow(), 1.0)
        await asyncio.gather(*days)
        queue.close()

    asyncio.run(main())
    assert worked.index("review") <= 2
    assert len(worked) == 10


def test_one_address_leaves_room_in_the_queue(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = random_match(GAME, GAME.settle({"players": 3}), "over")

    async def main() -> None:
        async with open_server(tmp_path) as server:
            queue = server.worker.reviews

            def ask(table: int, client: str) -> str:
                try:
                    queue.ask(str(table), client, match, ReviewRow(), 1.0)
                except Refused as no:
                    return no.reason.key
                return ""

            for table in range(MOST_OF_ONE):
                assert ask(table, "greedy") == ""
            assert ask(100, "greedy") == "review-busy"
            assert ask(0, "greedy") == ""  # that one is waiting already
            others = [ask(200 + number, f"other {number}") for number in range(MOST)]
            assert others.count("") == MOST - MOST_OF_ONE
            monkeypatch.setattr(reviews, "LONGEST", len(match.steps) - 1)
            assert ask(300, "another") == "review-too-long"

    asyncio.run(main())
