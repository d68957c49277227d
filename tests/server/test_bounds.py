"""What is too much, or makes no sense, is refused with a sentence before anything is written."""

import asyncio
from functools import partial
from pathlib import Path
from threading import get_ident
from typing import Any

import pytest
from msgspec import Raw
from msgspec.json import encode

from purrlor.games.battle_kittens import GAME as BATTLE
from purrlor.games.wizards_and_witches import GAME
from purrlor.server import book, entries, messages, rulings
from purrlor.server.rulings import start as begin
from purrlor.server.speech import house_sentence
from purrlor.table.match import Match
from purrlor.table.reasons import Refused, refused
from purrlor.table.texts import LANGUAGES, sentence
from purrlor.table.wire import LONGEST, SavedEntry, SavedGame, load, save, write_action
from tests.server.parlour import Ear, open_house, seat_four, settle

BOTS = [
    {"9" * 5000: "cat"},
    {"7": "cat"},
    {"-1": "cat"},
    {"²": "cat"},
    {"1": "dog"},
    {"0": "cat", "5": "cat"},
]


@pytest.mark.parametrize("bots", BOTS, ids=lambda bots: "+".join(name[:3] for name in bots))
def test_a_table_with_impossible_bots_is_not_opened(tmp_path: Path, bots: dict[str, str]) -> None:
    async def main() -> None:
        saved, sitter = save(Match.new(GAME, {"players": 4}, 1)), messages.Sitter()
        async with open_house(tmp_path) as house:
            for opening in (
                house.open("p0", messages.NewTable(game=GAME.name, options={"players": 4}, bots=bots)),
                house.open_saved("p0", saved, bots, sitter, False),
            ):
                with pytest.raises(Refused) as no:
                    await opening
                assert no.value.reason.key == ("no-such-bot" if "1" in bots else "no-such-seat")
            assert house.tables == {}

    asyncio.run(main())


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


def test_a_log_comes_to_an_end(tmp_path: Path, monkeypatch: Any) -> None:
    monkeypatch.setattr(book, "LONGEST", 12)

    async def main() -> None:
        async with open_house(tmp_path) as house:
            table = await seat_four(house, {"players": 2})
            ear = Ear(table, "p0", 0)
            await table.welcome(ear.line, -1)
            await table.do(lambda book: begin(book, "p0"))
            while not table.book.full:
                await table.do(lambda book: entries.Paused(on=not book.paused))
            await table.do(lambda book: None)
            ear.take()
            await table.receive(ear.line, messages.Pause(id=3, on=not table.book.paused))
            await settle(table)
            (no,) = ear.take()
            assert (no["re"], no["reason"]["key"]) == (3, "log-full")
            assert table.book.n == 12
            assert not table.pace.plays_itself
            for language in LANGUAGES:
                assert "⟨" not in house_sentence(refused("log-full", most=12), language)

    asyncio.run(main())


def test_only_so_many_devices_hold_the_seats_of_a_table(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_house(tmp_path) as house:
            table = await seat_four(house, {"players": 2})
            key = table.book.chairs[1].key
            for i in range(rulings.DEVICES - 2):
                await table.do(partial(rulings.hold, person=f"guest {i}", seat=1, key=key))
            with pytest.raises(Refused) as no:
                await table.do(partial(rulings.hold, person="one more", seat=1, key=key))
            assert no.value.reason.key == "too-many-devices"
            assert await table.do(partial(rulings.hold, person="guest 1", seat=1, key=key)) is None

    asyncio.run(main())


def test_nobody_waits_while_a_long_game_is_played_again(tmp_path: Path) -> None:
    async def main() -> list[bool]:
        async with open_house(tmp_path) as house:
            on_the_loop, main_thread = [], get_ident()
            honest = Match.enter

            def enter(self: Match, entry: Any) -> None:
                on_the_loop.append(get_ident() == main_thread)
                honest(self, entry)

            table = await house.open_saved(
                "p0", long_game(1000), {"1": "cat", "2": "cat"}, messages.Sitter(), False
            )
            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(Match, "enter", enter)
                await table.do(lambda book: begin(book, "p0"))
                await house.read_book(table.id)
            return on_the_loop

    where = asyncio.run(main())
    assert len(where) == 2000
    assert not any(where)


@pytest.mark.parametrize("code", ["abcdefg", "abcdefg1", "abcdefgl", "abcd/fgh", "abcd\0fgh", "ąbcdefgh"])
def test_what_can_not_be_a_code_is_not_looked_for(tmp_path: Path, code: str) -> None:
    async def main() -> None:
        async with open_house(tmp_path) as house:

            async def find(code: str) -> str | None:
                raise AssertionError

            house.store.find = find  # type: ignore[method-assign]
            with pytest.raises(Refused) as no:
                await house.get(code)
            assert no.value.reason.key == "no-such-table"

    asyncio.run(main())


def test_everybody_sits_at_the_next_table_before_its_code_is_told(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_house(tmp_path) as house:
            table = await seat_four(house, {"players": 3})
            empty: list[int] = []
            honest = table.follow

            def follow(entry: Any, *more: Any, **mine: Any) -> None:
                if isinstance(entry, entries.Rematched):
                    empty.append(len(house.tables[house._codes[entry.code]].book.empty_seats()))
                honest(entry, *more, **mine)

            table.follow = follow  # type: ignore[method-assign]
            await asyncio.gather(house.open_rematch(table), house.open_rematch(table))
            assert empty == [0]
            others = {each.book.code: each for each in house.tables.values() if each is not table}
            following = others.pop(table.book.rematch or "")
            assert [chair.name for chair in following.book.chairs] == ["seat 0", "seat 1", "seat 2"]
            (second,) = others.values()
            assert len(second.book.empty_seats()) == 3
            assert len(await house.store.held("p1")) == 2

    asyncio.run(main())
