"""A table is loaded from its log without keeping anybody waiting."""

from __future__ import annotations

import asyncio
from pathlib import Path
from threading import get_ident
from typing import Any

import pytest
from msgspec import Raw
from msgspec.json import encode

from purrlor.games.battle_kittens import GAME as BATTLE
from purrlor.server.live.new_tables import open_saved
from purrlor.server.protocol import bodies
from purrlor.server.storage.load import load_table
from purrlor.table.match import Match
from purrlor.table.reasons import Refused
from purrlor.table.texts import sentence
from purrlor.table.wire import LONGEST, SavedEntry, SavedGame, load, write_action
from tests.server.servers import begin, open_server


def long_game(count: int) -> bytes:
    """Write a saved game in which somebody can't make up their mind."""
    match = Match.new(BATTLE, {"players": 3}, "long")
    action = Raw(write_action(match.choices(0)[0]))
    log = [SavedEntry(0, undo=True) if i % 2 else SavedEntry(0, action) for i in range(count)]
    return encode(SavedGame(1, BATTLE.name, BATTLE.version, match.settings, {}, "long", log, match.digest()))


def test_a_saved_game_that_is_too_long_is_refused() -> None:
    with pytest.raises(Refused) as no:
        load(long_game(LONGEST + 2))
    assert no.value.reason.key == "saved-too-long"
    for language, word in (("en", "at most 20,000"), ("pl", "najwyżej 20")):
        assert word in sentence(no.value, language)


def test_nobody_waits_while_a_long_game_is_played_again(tmp_path: Path) -> None:
    async def main() -> list[bool]:
        async with open_server(tmp_path) as server:
            on_the_loop, main_thread = [], get_ident()
            honest = Match.enter

            def enter(self: Match, entry: Any) -> None:
                on_the_loop.append(get_ident() == main_thread)
                honest(self, entry)

            table = await open_saved(
                server.tables, "p0", load(long_game(1000)), {"1": "cat", "2": "cat"}, bodies.Sitter()
            )
            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(Match, "enter", enter)
                await begin(table)
                await load_table(server.worker.store, table.id)
            return on_the_loop

    where = asyncio.run(main())
    assert len(where) == 2000
    assert not any(where)
