"""What a seat does in secret has no message, no number and no time for anybody else."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from msgspec import Raw

from purrlor.core.rng import Rng
from purrlor.core.state import WATCHER
from purrlor.server import entries, messages
from purrlor.server.entries import AnyEntry
from purrlor.server.hearing import Hearing, is_secret
from purrlor.server.rulings import start as begin
from purrlor.server.tables import LiveTable
from purrlor.server.tell import Telling, table_info
from purrlor.table.conform import legal_settings
from purrlor.table.game import all_games
from purrlor.table.match import Match
from purrlor.table.wire import read_action, write_action
from tests.server.parlour import Ear, open_house, seat_four, settle
from tests.server.test_leak import everything, twin


def match_of(table: LiveTable) -> Match:
    """Give the match of a table that has begun."""
    assert table.book.match is not None
    return table.book.match


def some_move(table: LiveTable, seat: int, rng: Rng) -> entries.Moved:
    """Choose something for a seat to do."""
    actions = match_of(table).choices(seat)
    return entries.Moved(seat=seat, action=Raw(write_action(actions[rng.below(len(actions))])), mark="")


def follow(table: LiveTable, entry: AnyEntry) -> None:
    """Let a table follow an entry, in this world alone."""
    table.follow(entry, table.book.touched, None, 0, mine=False)


async def ears_at(table: LiveTable) -> list[Ear]:
    """Listen at every seat, and as a spectator."""
    ears = [Ear(table, f"p{seat}" if seat >= 0 else "", seat) for seat in range(WATCHER, table.book.players)]
    for ear in ears:
        await table.welcome(ear.line, -1)
    await settle(table)
    for ear in ears:
        ear.heard.clear()
    return ears


def secret_move(table: LiveTable, seat: int, rng: Rng) -> entries.Moved | None:
    """Choose something that a seat can do without anybody noticing; None if it would be noticed."""
    entry, match = some_move(table, seat, rng), match_of(table)
    after = match.at(len(match.log))
    events = after.submit(seat, read_action(match.game, entry.action))
    return entry if is_secret(match.game, match.state, after.state, seat, events) else None


async def do_secretly(table: LiveTable, other: LiveTable, seat: int, rng: Rng) -> bool:
    """Do a step or two in secret in another world and take them back; tell whether it was possible."""
    entry, done = secret_move(other, seat, rng), 0
    while entry is not None and done < 2:
        follow(other, entry)
        done += 1
        await compare(table, other, seat)
        entry = secret_move(other, seat, rng)
    for i in range(done):
        follow(other, entries.TookBack(seat=seat, mark=""))
        assert other.book.secret_of == seat
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
        async with open_house(tmp_path) as house:
            table = await seat_four(house, options, name)
            await table.do(lambda book: begin(book, "p0"))
            other = await twin(house, table)
            here, there = await ears_at(table), await ears_at(other)
            hesitant = table.book.players - 1  # in the other world
            for i in range(400):
                asked = match_of(table).asked
                if not asked or compared >= 8:
                    break
                actor = asked[rng.below(len(asked))]
                if actor == hesitant and await do_secretly(table, other, actor, rng):
                    compared += 1
                entry = some_move(table, actor, rng)
                for world in (table, other):
                    follow(world, entry)
                for ear, same in zip(here, there, strict=True):
                    assert ear.heard == same.heard or ear.line.seat == hesitant
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
            before, free = match.state.clone(), [match.can_undo(seat) for seat in range(match.seats)]
            events = match.submit(actor, actions[rng.below(len(actions))])
            if is_secret(game, before, match.state, actor, events):
                free[actor] = match.can_undo(actor)
                assert [match.can_undo(seat) for seat in range(match.seats)] == free


async def compare(table: LiveTable, other: LiveTable, actor: int) -> None:
    """See that nobody but the actor can tell two worlds apart."""
    for seat in range(WATCHER, table.book.players):
        if seat != actor:
            assert await everything(table, seat, []) == await everything(other, seat, [])
            if seat != WATCHER:
                assert match_of(table).can_undo(seat) == match_of(other).can_undo(seat)
            assert len(table.book.moves_for(seat)) == len(other.book.moves_for(seat))
    assert table_info(table.book, "en", set()) == table_info(other.book, "en", set())
    assert table.book.touched == other.book.touched
    assert table.book.asked_at == other.book.asked_at


def test_a_secret_step_does_not_wind_up_the_clock(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_house(tmp_path) as house:
            table = await seat_four(house, {"players": 3}, "battle-kittens")
            await table.do(lambda book: entries.Clocked(clock=messages.Clock("live", 60)))
            await table.do(lambda book: begin(book, "p0"))
            rng = Rng.seeded(3)
            while secret_move(table, 0, rng) is None:
                for seat in match_of(table).asked:
                    follow(table, some_move(table, seat, rng))
            asked_at, at = table.book.asked_at[:], table.book.touched
            entry = secret_move(table, 0, rng)
            assert entry is not None
            table.follow(entry, at + 20, None, 0, mine=False)
            assert table.book.asked_at == asked_at
            table.follow(entries.Held(seat=1, person="p7"), at + 30, None, 0, mine=False)
            assert table.book.asked_at == asked_at
            clocks = [Telling(table.book, table.names, at + 30).step(seat, "en", -1) for seat in range(3)]
            assert all(b'"clocks":[30000,30000,30000]' in step for step in clocks)

    asyncio.run(main())


def test_a_hint_is_given_whatever_others_do_in_secret(tmp_path: Path, monkeypatch: Any) -> None:
    async def main() -> None:
        async with open_house(tmp_path) as house:
            table = await seat_four(house, {"players": 3}, "battle-kittens")
            await table.do(lambda book: begin(book, "p0"))
            rng = Rng.seeded(3)
            while secret_move(table, 0, rng) is None:
                for seat in match_of(table).asked:
                    follow(table, some_move(table, seat, rng))
            ear = (await ears_at(table))[2]

            async def choose(match: Match, *asked: object) -> int:
                entry = secret_move(table, 0, rng)
                assert entry is not None
                follow(table, entry)
                return match.state.legal_actions(1)[0]

            monkeypatch.setattr(house.brains, "choose", choose)
            await table.receive(ear.line, messages.Hint(id=5))
            await settle(table)
            (hint,) = ear.take()
            assert (hint["type"], hint["n"]) == ("hint", table.book.told(1))
            assert hint["choice"] is not None

    asyncio.run(main())


def test_numbers_lead_back_to_entries() -> None:
    hearing = Hearing(3)
    for entry in (4, 6, 7):
        hearing.hush(entry, 1)
    hearing.hush(9, 2)
    known = {WATCHER: [1, 2, 3, 5, 8, 10], 1: [1, 2, 3, 4, 5, 6, 7, 8, 10], 2: [1, 2, 3, 5, 8, 9, 10]}
    for seat, told in known.items():
        assert hearing.told(seat, 10) == len(told)
        assert [hearing.entry(seat, number + 1) for number in range(len(told))] == told


def test_partners_may_not_talk_while_the_game_forbids_it(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_house(tmp_path) as house:
            table = await seat_four(house, {"players": 4, "team": True}, "battle-kittens")
            ear = Ear(table, "p0", 0)
            await table.welcome(ear.line, -1)
            await table.receive(ear.line, messages.Chat(text="hello"))
            await table.do(lambda book: begin(book, "p0"))
            await settle(table)
            heard = ear.take()
            assert [each["text"] for each in heard if each["type"] == "chat"] == ["hello"]
            languages: list[tuple[messages.Language, str]] = [
                ("en", "may not talk at the table"),
                ("pl", "nie rozmawiają"),
            ]
            for language, word in languages:
                await table.receive(ear.line, messages.Speak(language=language))
                await table.receive(ear.line, messages.Chat(text="I have two Flags"))
                await settle(table)
                said = ear.take()[-1]
                assert (said["type"], said["reason"]["key"]) == ("refused", "table-talk")
                assert word in said["reason"]["text"]

    asyncio.run(main())
