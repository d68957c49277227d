"""Nobody takes the whole queue of reviews, and no game holds up all others."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from purrlor.games.wizards_and_witches import GAME
from purrlor.server.live import reviews
from purrlor.server.live.reviews import MOST, MOST_OF_ONE
from purrlor.server.storage.review_rows import ReviewRow
from purrlor.table.reasons import Refused
from tests.record import random_match
from tests.server.servers import open_server


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
