"""Two worlds that differ only in what a seat can't know give it the very same bytes."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from purrlor.core.rng import Rng
from purrlor.core.state import WATCHER
from purrlor.server import messages
from purrlor.server.book import Book
from purrlor.server.entries import read_entry
from purrlor.server.house import House
from purrlor.server.live import first_words
from purrlor.server.pages import table_hints
from purrlor.server.rulings import start as begin
from purrlor.server.tables import LiveTable
from purrlor.server.tell import Telling
from purrlor.table.conform import legal_settings
from purrlor.table.game import Game, all_games
from tests.server.parlour import QUICK, SOAK, Ear, open_house, seat_four, settle

GAMES = 20 if SOAK else 1 if QUICK else 2
LOOKS = 6 if SOAK else 3  # other worlds tried in each position looked at


async def twin(house: House, table: LiveTable) -> LiveTable:
    """Give the same table again, to be put into another world."""
    log = await house.store.log(table.id)
    book = Book(table.id)
    for number, at, data in log:
        book.enter(read_entry(data), at)
    return LiveTable(house, book)


async def everything(table: LiveTable, seat: int, questions: list[bytes]) -> list[bytes]:
    """Collect all bytes that a seat can get in a position, in order."""
    person = f"p{seat}" if seat != WATCHER else ""
    ear = Ear(table, person, seat)
    await table.welcome(ear.line, table.book.told_from)
    ear.heard += page_for(table, person, seat)
    n = table.book.n
    for question in questions:
        raw = msgspec.Raw(question)
        await table.receive(ear.line, messages.Why(action=raw))
        await table.receive(ear.line, messages.Undo(n=n - 100))
    await table.receive(ear.line, messages.Speak(language="pl"))
    await table.receive(ear.line, messages.Sync(n=-1))
    await settle(table)
    table.farewell(ear.line)
    return ear.heard


def page_for(table: LiveTable, person: str, seat: int) -> list[bytes]:
    """Give what the page of the table carries for a seat; a spectator's carries nothing."""
    if seat == WATCHER:
        return []
    said = first_words(table, person, seat, "pl")
    return [table_hints(table.book.game.name, "pl", [seat], said).encode()]


def some_questions(game: Game[Any], table: LiveTable, rng: Rng) -> list[bytes]:
    """Choose actions to ask about, those of everybody's choices among them."""
    match = table.book.match
    assert match is not None
    asked = [action for seat in match.asked for action in match.choices(seat)[:3]]
    for i in range(6):
        asked.append(game.actions.record(match.state, rng.below(game.actions.size)))
    return [msgspec.json.encode(action) for action in asked]


async def look(house: House, table: LiveTable, rng: Rng) -> None:
    """Compare what every seat is told in this world and in others that it can't tell apart."""
    other = await twin(house, table)
    match, another = table.book.match, other.book.match
    assert match is not None
    assert another is not None
    questions = some_questions(match.game, table, rng)
    for seat in range(WATCHER, match.seats):
        here = await everything(table, seat, questions)
        for i in range(LOOKS):
            another.state = match.state.guess(seat, rng)
            there = await everything(other, seat, questions)
            assert here == there, (match.game.name, seat)


async def act_alike(house: House, table: LiveTable, rng: Rng) -> None:
    """Do what teaches nothing in both worlds: the actor hears the same bytes."""
    match = table.book.match
    assert match is not None
    seat = match.asked[0]
    actions = match.state.legal_actions(seat)
    number = actions[rng.below(len(actions))]
    raw = msgspec.Raw(msgspec.json.encode(match.game.actions.record(match.state, number)))
    other = await twin(house, table)
    assert other.book.match is not None
    other.book.match.state = match.state.guess(seat, rng)
    ear = Ear(table, f"p{seat}", seat)
    await table.welcome(ear.line, -1)
    await settle(table)
    ear.take()
    await table.receive(ear.line, messages.Act(n=table.book.n, action=raw))
    await settle(table)
    table.farewell(ear.line)
    if not match.can_undo(seat):
        return
    entry = read_entry((await house.store.log(table.id, table.book.n - 1))[0][2])
    before = other.book.n
    other.book.enter(entry, 0.0)
    again = Telling(other.book, other.names, house.now()).step(seat, "en", before)
    assert ear.heard[0] == again


@pytest.mark.parametrize("name", list(all_games()))
@pytest.mark.parametrize("batch", range(GAMES))
def test_a_seat_receives_the_same_bytes_in_every_world_that_it_can_not_tell_apart(
    tmp_path: Path, name: str, batch: int
) -> None:
    game = all_games()[name]
    rng = Rng.seeded(batch).stream(name)
    settings = legal_settings(game)
    chosen = settings[rng.below(len(settings))]

    async def main() -> None:
        async with open_house(tmp_path) as house:
            table = await seat_four(house, chosen, name)
            await table.do(lambda book: begin(book, "p0"))
            for i in range(2000 if SOAK else 150):
                if table.book.status == "over":
                    break
                if rng.below(25) == 0:
                    await look(house, table, rng)
                await act_alike(house, table, rng)

    asyncio.run(main())


def test_a_house_that_shows_a_hand_to_everybody_is_caught(tmp_path: Path, monkeypatch: Any) -> None:
    from purrlor.server import window

    honest = window.Window.own

    def indiscreet(self: Any) -> bytes:
        return honest(window.Window(self._match, 0))

    async def main() -> None:
        async with open_house(tmp_path) as house:
            table = await seat_four(house, {"strategic": True, "players": 3})
            await table.do(lambda book: begin(book, "p0"))
            monkeypatch.setattr(window.Window, "own", indiscreet)
            await look(house, table, Rng.seeded(1))

    with pytest.raises(AssertionError):
        asyncio.run(main())
