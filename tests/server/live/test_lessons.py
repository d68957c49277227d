"""A lesson at a table of the server: it speaks to the learner alone, refuses kindly, outlives a restart."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from purrlor.server.live.incoming import receive
from purrlor.server.live.new_tables import open_lesson
from purrlor.server.live.server import Server
from purrlor.server.live.table import LiveTable
from purrlor.server.protocol import from_client
from purrlor.server.protocol.bodies import Sitter
from purrlor.server.storage.load import load_table
from purrlor.table.game import find_game
from purrlor.table.lesson import LEARNER, Lesson, find_lesson, lessons
from purrlor.table.records import Action
from purrlor.table.wire import read_action
from tests.server.servers import Listener, match_of, open_server, settle

# A lesson in turns, one in which all choose at once, and one that begins late in a game.
SOME = [("wizards-and-witches", "basics"), ("battle-kittens", "basics"), ("wizard-kittens", "caught")]


async def learning(server: Server, lesson: Lesson) -> tuple[LiveTable, Listener, Listener]:
    table = await open_lesson(server.tables, "p0", lesson, Sitter(name="Ada"))
    learner, watcher = Listener(table, "p0", LEARNER), Listener(table, "")
    for listener in (learner, watcher):
        await table.connect(listener.connection, -1)
    await settle(table)
    return table, learner, watcher


async def act(table: LiveTable, learner: Listener, action: Action) -> Any:
    learner.take()
    raw = msgspec.Raw(msgspec.json.encode(action))
    message = from_client.Act(id=7, n=table.state.number_for(LEARNER), action=raw)
    table.put(lambda: receive(table, learner.connection, message))
    await settle(table)
    return next(answer for answer in learner.take() if answer["re"] == 7)


async def hinted(table: LiveTable, learner: Listener) -> Action:
    """Ask for a hint and read what it names."""
    learner.take()
    table.put(lambda: receive(table, learner.connection, from_client.Hint(id=8)))
    while not (found := [answer for answer in learner.take() if answer.get("re") == 8]):
        await asyncio.sleep(0.01)
    return read_action(table.state.game, msgspec.json.encode(found[0]["choice"]["action"]))


@pytest.mark.parametrize(("game", "chapter"), SOME)
def test_a_lesson_is_played_to_its_end_and_beyond(tmp_path: Path, game: str, chapter: str) -> None:
    async def main() -> None:
        lesson = find_lesson(find_game(game), chapter)
        async with open_server(tmp_path, bot_delay=0.0, bot_seconds=0.01) as server:
            table, learner, watcher = await learning(server, lesson)
            first = [message for message in learner.take() if message["type"] == "step"][-1]["lesson"]
            assert (first["stage"], first["said"], first["free"]) == (0, 0, False)
            refused = 0
            while not lesson.is_free(match_of(table)):
                match = match_of(table)
                other = next(
                    (one for one in match.choices(LEARNER) if lesson.objection(match, LEARNER, one)), None
                )
                if other is not None:
                    n, answer = table.state.n, await act(table, learner, other)
                    assert (answer["type"], table.state.n) == ("refused", n)
                    assert "lesson" in answer["reason"]["key"]
                    refused += 1
                if refused <= 2:
                    assert await hinted(table, learner) in lesson.wanted(match)
                at = lesson.at(match)
                answer = await act(table, learner, lesson.wanted(match)[-1])
                assert answer["type"] == "step"
                assert lesson.at(match_of(table)) in (at, at + 1)
            assert refused
            again = await load_table(server.worker.store, table.id)
            assert again.lesson is lesson
            learner.take()
            table.sync(learner.connection, -1)
            await settle(table)
            last = learner.take()[0]["lesson"]
            assert last["free"]
            assert last["said"] + len(last["says"]) == last["bubbles"] == lesson.bubbles
            told = [message["lesson"] for message in watcher.take() if message["type"] == "step"]
            assert set(told) == {None}

    asyncio.run(main())


def test_a_chapter_that_is_gone_leaves_a_game_like_any_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        lesson = find_lesson(find_game("wizards-and-witches"), "basics")
        async with open_server(tmp_path, bot_delay=0.0) as server:
            table, _, _ = await learning(server, lesson)
            known = dict(lessons(lesson.game))
            known.pop("basics")
            monkeypatch.setattr("purrlor.server.log.state.lessons", lambda game: known)
            again = await load_table(server.worker.store, table.id)
            assert again.lesson is None
            assert again.match is not None
            assert again.match.digest() == match_of(table).digest()

    asyncio.run(main())
