"""A finished game leaves a result: once, for every person, also in houses of earlier versions."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection, delete, select

from purrlor.core.rng import Rng
from purrlor.server.live.new_tables import open_table
from purrlor.server.live.server import Server
from purrlor.server.live.table import LiveTable
from purrlor.server.log import entries, rulings, seating
from purrlor.server.protocol.bodies import NewTable, Sitter
from purrlor.server.protocol.fields import Clock
from purrlor.server.storage.database import check_schema, connect
from purrlor.server.storage.history import rivals_of, statistics_of
from purrlor.server.storage.person_rows import person_of
from purrlor.server.storage.results import MIXED, Result, SeatResult, keep_result, merge_person
from purrlor.server.storage.schema import PLAYED, RATINGS, RECORDS, RESULTS
from purrlor.server.storage.store import Store, Write
from purrlor.table.deck_file import read_deck
from purrlor.table.game import Score, ScoreLine, find_game
from tests.server.commands import purrlor
from tests.server.servers import GAME, begin, full_table, match_of, open_server, settle, some_move
from tests.server.services import new_database


async def play_out(table: LiveTable, seed: int = 1) -> None:
    """Play a game at random to its end, and wait until everything is written."""
    rng = Rng.seeded(seed)
    while not table.state.over:
        seat, n = match_of(table).asked[0], table.state.n
        action = some_move(table, seat, rng).action
        await table.do(partial(rulings.bot_move, seat=seat, follows=n, action=action))
    await settle(table)


async def rows(server: Server, part: Any) -> list[Any]:
    return await server.worker.store.read(lambda connection: list(connection.execute(select(part))))


def test_a_finished_game_is_kept_once_with_every_seat(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_server(tmp_path) as server:
            table = await full_table(server, {"players": 3})
            await begin(table)
            assert await rows(server, RESULTS) == []
            await play_out(table)
            [result] = await rows(server, RESULTS)
            score = match_of(table).score()
            assert (result.game, result.players, result.bots, result.ranked) == (GAME, 3, "", False)
            assert 0 < result.started <= result.ended <= server.worker.now()
            assert msgspec.json.decode(result.score, type=Score) == score
            played = {row.person: row for row in await rows(server, PLAYED)}
            assert {person: row.place for person, row in played.items()} == {
                f"p{seat}": score.places[seat] for seat in range(3)
            }
            assert [row.name for row in played.values()] == ["seat 0", "seat 1", "seat 2"]
            # Loaded again and forgotten again, it is still one result.
            before = await rows(server, RESULTS), await rows(server, PLAYED), await rows(server, RECORDS)
            server.tables.forget(table)
            again = await server.tables.load(table.id)
            again._write_row()
            await settle(again)
            assert before == (
                await rows(server, RESULTS),
                await rows(server, PLAYED),
                await rows(server, RECORDS),
            )
            assert await rows(server, RATINGS) == []

    asyncio.run(main())


def test_a_game_called_off_leaves_no_result(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_server(tmp_path) as server:
            table = await full_table(server, {"players": 2})
            await begin(table)
            await table.do(lambda state: entries.CalledOff(why="agreed"))
            await settle(table)
            assert await rows(server, RESULTS) == []

    asyncio.run(main())


def test_a_person_with_two_seats_has_no_records_there(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_server(tmp_path) as server:
            asked = NewTable(game=GAME, options={"players": 2}, sitter=Sitter(name="A"))
            table = await open_table(server.tables, "p0", asked)
            await table.do(lambda state: seating.sit_person(state, "p0", 1, Sitter(name="B")))
            await begin(table)
            await play_out(table)
            played = await rows(server, PLAYED)
            assert [(row.person, row.seat, row.alone, row.bots) for row in played] == [
                ("p0", 0, False, ""),
                ("p0", 1, False, ""),
            ]
            assert await rows(server, RECORDS) == []

    asyncio.run(main())


def test_an_upgrade_fills_in_the_results_of_games_that_were_over_before(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_server(tmp_path) as server:
            for seed in (1, 2):
                table = await full_table(server, {"players": 2})
                await begin(table)
                await play_out(table, seed)

    asyncio.run(main())
    engine = connect(f"sqlite:///{tmp_path / 'purrlor.sqlite'}")

    def kept() -> list[list[Any]]:
        with engine.connect() as connection:
            columns = [
                RESULTS.c.table_id,
                RESULTS.c.ended,
                RESULTS.c.started,
                RESULTS.c.seats,
                RESULTS.c.score,
            ]
            asked = select(*columns).order_by(RESULTS.c.ended)
            return [
                list(connection.execute(asked)),
                list(connection.execute(select(PLAYED).order_by(PLAYED.c.ended, PLAYED.c.seat))),
                list(connection.execute(select(RECORDS).order_by(*RECORDS.primary_key.columns))),
            ]

    before = kept()
    assert len(before[0]) == 2
    with engine.begin() as connection:
        for part in (RESULTS, PLAYED, RECORDS):
            connection.execute(delete(part))
    assert purrlor("upgrade", "--check", "--data", tmp_path)[0] == 0
    assert kept() == [[], [], []]
    assert purrlor("upgrade", "--data", tmp_path)[0] == 0
    assert kept() == before
    engine.dispose()


# -- records and streaks, by hand ----------------------------------------------------------------------


def result(number: int, places: list[int], totals: list[int], **more: Any) -> Result:
    """Make a result of p0, p1, ..."""
    seats = [
        SeatResult(f"n{i}", place, total) for i, (place, total) in enumerate(zip(places, totals, strict=True))
    ]
    lines = (
        ScoreLine("score-fish", tuple(10 - total for total in totals)),
        ScoreLine("score-lesson", tuple(99 for total in totals), {"card": "card:x"}),
        ScoreLine("score-total", tuple(totals), total=True),
    )
    given: dict[str, Any] = {
        "table_id": f"t{number}",
        "game": "isle-of-cats",
        "rules": 1,
        "options": {"players": len(places)},
        "ranked": False,
        "started": 0.0,
        "ended": float(number),
        "persons": [f"p{i}" for i in range(len(places))],
        "seats": seats,
        "score": Score("counted", tuple(places), lines),
    }
    return Result(**{**given, **more})


@contextmanager
def house_on(url: str) -> Iterator[Connection]:
    """Make a new house in a database, for one transaction."""
    engine = connect(url)
    check_schema(engine)
    with engine.begin() as connection:
        yield connection
    engine.dispose()


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Connection]:
    with house_on(f"sqlite:///{tmp_path / 'purrlor.sqlite'}") as connection:
        yield connection


def test_the_best_of_every_line_is_a_record_and_wins_in_a_row_are_counted(house: Any) -> None:
    for number, (places, totals) in enumerate(
        [([1, 2], [5, 3]), ([1, 2], [4, 3]), ([2, 1], [1, 9]), ([1, 2], [7, 6])], 1
    ):
        keep_result(house, result(number, places, totals))
    asked = select(RECORDS).where(RECORDS.c.person == "p0")
    best = {row.what: (row.amount, row.table_id) for row in house.execute(asked)}
    assert best == {
        "total": (7, "t4"),
        "score-fish": (9, "t3"),
        "streak": (2, "t2"),
        "streak-now": (1, "t4"),
    }


def test_own_cards_make_no_records(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_server(tmp_path) as server:
            kittens = find_game("wizard-kittens")
            deck = read_deck(kittens, 'game = "wizard-kittens"\n[[curse]]\nid = "snail"\npoints = 20\n')
            asked = NewTable(game="wizard-kittens", options={"players": 2}, deck=deck, sitter=Sitter())
            table = await open_table(server.tables, "p0", asked)
            await table.do(lambda state: seating.sit_bot(state, seat=1, bot="random"))
            await begin(table)
            await play_out(table)
            assert [row.person for row in await rows(server, PLAYED)] == ["p0"]
            assert await rows(server, RECORDS) == []

    asyncio.run(main())


def test_the_bots_of_a_table_are_named_by_their_level(house: Any) -> None:
    both = [SeatResult("a", 1), SeatResult("b", 2, bot="cat"), SeatResult("c", 3, bot="lynx")]
    one = result(1, [1, 2, 3], [3, 2, 1], seats=both, persons=["p0", "", ""])
    assert one.bots == MIXED
    keep_result(house, one)
    [row] = house.execute(select(PLAYED))
    assert (row.person, row.bots, row.players) == ("p0", MIXED, 3)


# -- ranked --------------------------------------------------------------------------------------------


def ratings(house: Any) -> dict[str, tuple[float, float, int]]:
    return {row.person: (row.mu, row.sigma, row.games) for row in house.execute(select(RATINGS))}


def test_only_ranked_games_change_ratings(house: Any) -> None:
    keep_result(house, result(1, [1, 2], [5, 3]))
    assert ratings(house) == {}
    keep_result(house, result(2, [1, 2], [5, 3], ranked=True))
    keep_result(house, result(2, [1, 2], [5, 3], ranked=True))  # the same once more
    after = ratings(house)
    assert after["p0"][0] > 25 > after["p1"][0]
    assert after["p0"][1] == pytest.approx(after["p1"][1])
    assert after["p0"][1] < 25 / 3
    assert [games for _, _, games in after.values()] == [1, 1]
    [won, lost] = house.execute(select(PLAYED.c.rating).where(PLAYED.c.table_id == "t2")).scalars()
    assert won == pytest.approx(-lost)
    assert won > 0


def test_workers_keep_games_of_the_same_people_at_once_and_rate_each_once(database: str) -> None:
    url = new_database(database)
    with house_on(url):
        pass
    found = [result(number, [1, 2, 3], [5, 3, number], ranked=number % 2 == 0) for number in range(40)]
    for one in found[::3]:
        one.persons.reverse()

    async def main() -> None:
        stores = [Store(connect(url)) for worker in range(2)]
        for store in stores:
            store.start()
        for first in range(0, len(found), 10):
            some = found[first : first + 10]
            keep = [Write("", also=[partial(keep_result, result=one)]) for one in some + some[::-1]]
            writes = [stores[number // 10].append(write) for number, write in enumerate(keep)]
            # A deadlock would be a StoreError.
            assert all(await asyncio.gather(*writes))
        games = {person: games for person, (_, _, games) in (await stores[0].read(ratings)).items()}
        assert games == {"p0": 20, "p1": 20, "p2": 20}
        for store in stores:
            store.close()

    asyncio.run(main())


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_games_that_end_while_a_guest_comes_along_belong_to_the_person(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    url = f"sqlite:///{tmp_path / 'purrlor.sqlite'}"
    if kind == "postgresql":
        url = new_database(request.getfixturevalue("database"))
    with house_on(url):
        pass

    async def main() -> None:
        store = Store(connect(url))
        other = Store(connect(url)) if kind == "postgresql" else store
        for each in {store, other}:
            each.start()
        for number in range(20):
            guest, works = f"g{number}", list[Awaitable[object]]()
            for game in (3 * number, 3 * number + 1, 3 * number + 2):
                one = result(game, [1, 2], [5, 3], ranked=True)
                one.persons[0] = guest
                works.append(store.append(Write("", also=[partial(keep_result, result=one)])))
            works.insert(1, other.write(partial(merge_person, guest=guest, person="anna")))
            await asyncio.gather(*works)  # a deadlock would be a StoreError

        def people(connection: Connection) -> list[set[str]]:
            return [set(connection.execute(select(table.c.person)).scalars()) for table in (PLAYED, RATINGS)]

        assert await store.read(people) == [{"anna", "p1"}] * 2
        for each in {store, other}:
            each.close()

    asyncio.run(main())


def test_a_guest_who_comes_along_twice_at_once_is_one_person(house: Any) -> None:
    for _ in range(2):
        merge_person(house, "guest", "anna")
    assert person_of(house, ["guest"]) == {"guest": "anna"}


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_of_two_records_of_one_person_the_better_one_stays(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    url = f"sqlite:///{tmp_path / 'purrlor.sqlite'}"
    if kind == "postgresql":
        url = new_database(request.getfixturevalue("database"))
    with house_on(url) as house:
        # As Anna 5 points and two wins in a row; then as a guest 9 points, one win and a defeat.
        for number, (persons, places, totals) in enumerate(
            [
                (["anna", "ben"], [1, 2], [5, 1]),
                (["anna", "ben"], [1, 2], [4, 1]),
                (["guest", "ben"], [1, 2], [9, 1]),
                (["guest", "ben"], [2, 1], [8, 9]),
            ],
            1,
        ):
            keep_result(house, result(number, places, totals, persons=persons))
        merge_person(house, "guest", "anna")
        asked = select(RECORDS).where(RECORDS.c.person == "anna")
        best = {row.what: (row.amount, row.table_id) for row in house.execute(asked)}
        assert best == {
            "total": (9, "t3"),
            "score-fish": (6, "t2"),
            "streak": (2, "t2"),
            "streak-now": (0, "t4"),
        }
        assert "guest" not in set(house.execute(select(RECORDS.c.person)).scalars())


def test_who_played_against_a_guest_of_their_own_was_not_alone_there(house: Any) -> None:
    keep_result(house, result(1, [1, 2], [5, 3], persons=["anna", "guest"]))
    keep_result(house, result(2, [1, 2], [5, 3], persons=["guest", "ben"]))
    merge_person(house, "guest", "anna")
    [counted] = statistics_of(house, "anna")
    assert (counted.games, counted.wins) == (1, 1)
    assert [row.person for row in rivals_of(house, "anna")] == ["ben"]


def test_whoever_left_a_ranked_game_stands_behind_all_who_stayed(house: Any) -> None:
    seats = [SeatResult("a", 1, bot="cat", gone=True), SeatResult("b", 2), SeatResult("c", 3)]
    keep_result(house, result(1, [1, 2, 3], [5, 3, 2], ranked=True, seats=seats))
    after = ratings(house)
    assert after["p1"][0] > after["p2"][0] > after["p0"][0]


def test_a_ranked_table_is_played_by_people_with_a_clock_and_rated_at_its_end(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_server(tmp_path) as server:
            asked = NewTable(
                game=GAME,
                options={"players": 2},
                ranked=True,
                clock=Clock("slow", 86_400),
                sitter=Sitter(name="A"),
            )
            table = await open_table(server.tables, "p0", asked)
            await table.do(lambda state: seating.sit_person(state, "p1", 1, Sitter(name="B")))
            await begin(table)
            await play_out(table)
            assert {row.person for row in await rows(server, RATINGS)} == {"p0", "p1"}

    asyncio.run(main())
