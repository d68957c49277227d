"""A number of a log is given once, however many ask for it at the same time."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from functools import partial
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from sqlalchemy import Connection, insert, select, update

from purrlor.server.protocol.fields import Clock
from purrlor.server.storage import database as database_module
from purrlor.server.storage import store as store_module
from purrlor.server.storage.database import check_schema, connect
from purrlor.server.storage.meeting import Waiting, claim_groups, wait
from purrlor.server.storage.schema import MERGED, SETTINGS, TABLES
from purrlor.server.storage.store import BadWrite, Store, StoreError, Write
from tests.scale import PATIENCE
from tests.server.proxy import Proxy, proxy_to
from tests.server.services import new_database


async def race(url: str) -> None:
    """Let many ask for the same numbers."""
    engine = connect(url)
    check_schema(engine)
    store = Store(engine)
    store.start()

    async def append(*numbers: int) -> list[bool]:
        return await asyncio.gather(*(store.append(Write("t", n, 1.0, b"%d" % n)) for n in numbers))

    assert await append(1, 2, 3) == [True, True, True]
    assert await append(3, 4, 4, 5) == [False, True, False, True]
    assert await append(0, 5, 0, 6) == [True, False, True, True]
    assert [number for number, at, entry in await store.log("t")] == [1, 2, 3, 4, 5, 6]
    store.close()


def test_a_number_is_given_once(tmp_path: Path, database: str) -> None:
    for url in (f"sqlite:///{tmp_path / 'x.sqlite'}", new_database(database)):
        asyncio.run(race(url))


def test_what_can_not_be_written_is_not_acknowledged(tmp_path: Path) -> None:
    async def main() -> None:
        engine = connect(f"sqlite:///{tmp_path / 'x.sqlite'}")
        check_schema(engine)
        store = Store(engine)
        store.start()
        with engine.begin() as connection:
            connection.exec_driver_sql("ALTER TABLE log RENAME TO away")
        with pytest.raises(StoreError):
            await store.append(Write("t", 1, 1.0, b"1"))
        with engine.begin() as connection:
            connection.exec_driver_sql("ALTER TABLE away RENAME TO log")
        assert await store.append(Write("t", 1, 1.0, b"1"))
        store.close()

    asyncio.run(main())


def test_entries_are_appended_in_one_order_and_the_writer_survives_anything(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    appended: list[tuple[str, int]] = []
    honest = store_module._append_to_sqlite

    def append(cursor: object, rows: list[store_module.LogRow]) -> set[tuple[str, int]]:
        appended.extend(row[:2] for row in rows)
        return honest(cursor, rows)

    def broken(*given: object) -> set[tuple[str, int]]:
        raise RuntimeError

    async def main() -> None:
        engine = connect(f"sqlite:///{tmp_path / 'x.sqlite'}")
        check_schema(engine)
        store = Store(engine)
        store.start()
        monkeypatch.setattr(store_module, "_append_to_sqlite", broken)
        with pytest.raises(StoreError):
            await asyncio.wait_for(store.append(Write("t", 1, 1.0, b"1")), PATIENCE)
        monkeypatch.setattr(store_module, "_append_to_sqlite", append)
        store.close()

        batch = [Write("b", 2), Write("a", 3), Write("b", 1), Write("a", 3), Write("a", 1)]
        with engine.connect() as connection:
            store._append_all(connection, batch)
        assert appended == [("a", 1), ("a", 3), ("a", 3), ("b", 1), ("b", 2)]

    asyncio.run(main())


def test_a_change_that_fails_takes_no_other_write_with_it(tmp_path: Path, database: str) -> None:
    def overflow(connection: Connection) -> None:
        raise OverflowError

    def twice(connection: Connection) -> None:
        for _ in range(2):
            connection.execute(insert(MERGED).values(guest="g", person="p"))

    async def main(url: str) -> None:
        engine = connect(url)
        check_schema(engine)
        store = Store(engine)
        store._loop = asyncio.get_running_loop()
        bad = [Write("", also=[overflow]), Write("t", 3, 1.0, b"x", [twice])]
        good = [Write("t", number, 1.0, b"x") for number in (1, 2, 2)]
        batch = [good[0], bad[0], good[1], bad[1], good[2]]
        waiting = asyncio.gather(*map(store.append, batch), return_exceptions=True)
        await asyncio.sleep(0)
        store.start()  # takes all of them together
        done = await waiting
        assert [done[0], done[2], done[4]] == [True, True, False]
        assert all(isinstance(done[place], StoreError) for place in (1, 3))
        assert [number for number, at, entry in await store.log("t")] == [1, 2]
        assert not store.failing
        # Nor when it is alone: the database is well, and who comes meanwhile is not refused.
        with pytest.raises(BadWrite):
            await store.append(bad[0])
        assert not store.failing
        assert await store.append(Write("t", 3, 1.0, b"x"))
        store.close()

    for url in (f"sqlite:///{tmp_path / 'x.sqlite'}", new_database(database)):
        asyncio.run(main(url))


def test_of_a_change_that_is_tried_again_the_last_try_counts(tmp_path: Path, database: str) -> None:
    def overflow(connection: Connection) -> None:
        raise OverflowError

    clock, sitter = Clock("live", 60), b"{}"
    two = [Waiting(person, "g", 2, clock, "cat", 9e9, sitter) for person in ("p", "q")]

    async def main(url: str) -> None:
        engine = connect(url)
        check_schema(engine)
        with engine.begin() as connection:
            for each in two:
                wait(connection, each, now=1.0)
        store = Store(engine)
        store._loop = asyncio.get_running_loop()
        tries: list[Connection] = []
        found: list[list[Waiting]] = []

        def count(connection: Connection) -> int:
            tries.append(connection)
            return len(tries)

        writes = [
            store.write(count),
            store.append(Write("", also=[partial(claim_groups, now=2.0, found=found)])),
            store.append(Write("", also=[overflow])),
        ]
        waiting = asyncio.gather(*writes, return_exceptions=True)
        await asyncio.sleep(0)
        store.start()  # takes all of them together
        came = (await waiting)[0]
        assert came == len(tries) == 2
        # Those who wait get one table.
        assert [sorted(one.person for one in group) for group in found] == [["p", "q"]]
        store.close()

    for url in (f"sqlite:///{tmp_path / 'x.sqlite'}", new_database(database)):
        asyncio.run(main(url))


def test_a_full_disk_is_not_tried_again_for_each_write(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried: list[int] = []

    def append(cursor: object, rows: list[Any]) -> None:
        tried.append(len(rows))
        raise sqlite3.OperationalError("database or disk is full")

    monkeypatch.setattr(store_module, "_append_to_sqlite", append)

    async def main() -> None:
        engine = connect(f"sqlite:///{tmp_path / 'x.sqlite'}")
        check_schema(engine)
        store = Store(engine)
        store._loop = asyncio.get_running_loop()
        writes = [store.append(Write("t", number, 1.0, b"x")) for number in range(1, 6)]
        waiting = asyncio.gather(*writes, return_exceptions=True)
        await asyncio.sleep(0)
        store.start()  # takes all of them together
        assert [type(each) for each in await waiting] == [StoreError] * 5
        assert (tried, store.failing) == ([5], True)
        store.close()

    asyncio.run(main())


def test_workers_that_change_the_same_tables_never_wait_in_a_circle(database: str) -> None:
    url = new_database(database)
    engine = connect(url)
    check_schema(engine)
    ids = [f"table{number:02}" for number in range(60)]
    row = {"status": "open", "listed": False, "touched": 0.0, "summary": b""}
    with engine.begin() as connection:
        connection.execute(TABLES.insert(), [{"id": table, "code": table, **row} for table in ids])
    engine.dispose()

    async def main() -> None:
        stores = [Store(connect(url)) for worker in range(2)]
        for store in stores:
            store.start()
        chance = random.Random(7)
        for turn in range(6):
            writes = []
            for store in stores:
                shuffled = chance.sample(ids, len(ids))
                touch = [update(TABLES).where(TABLES.c.id == table).values(due=1.0) for table in shuffled]
                writes.append(store.append(Write("", also=touch, rows=shuffled)))
                writes += [store.append(Write(shuffled[i], also=[touch[i]])) for i in range(len(ids))]
            # A deadlock would be a StoreError.
            assert all(await asyncio.gather(*writes))
        for store in stores:
            store.close()

    asyncio.run(main())


def test_workers_that_waited_in_a_circle_try_again(database: str) -> None:
    url = new_database(database)
    engine = connect(url)
    check_schema(engine)
    with engine.begin() as connection:
        connection.execute(insert(SETTINGS), [{"name": name, "value": ""} for name in "ab"])
    engine.dispose()
    reached = [Event(), Event()]

    def change(connection: Connection, order: str, worker: int) -> None:
        for name in order:
            row = update(SETTINGS).where(SETTINGS.c.name == name)
            connection.execute(row.values(value=SETTINGS.c.value.concat(str(worker))))
            reached[worker].set()
            reached[1 - worker].wait(PATIENCE)

    async def main() -> None:
        stores = [Store(connect(url)) for worker in range(2)]
        for store in stores:
            store.start()
        writes = [
            store.append(Write(f"t{worker}", 1, 1.0, b"x", [partial(change, order=order, worker=worker)]))
            for worker, (store, order) in enumerate(zip(stores, ("ab", "ba"), strict=True))
        ]
        assert await asyncio.gather(*writes) == [True, True]
        with stores[0].engine.connect() as connection:
            asked = select(SETTINGS.c.value).where(SETTINGS.c.name.in_(["a", "b"]))
            assert [sorted(value) for value in connection.execute(asked).scalars()] == [["0", "1"]] * 2
        assert not any(store.failing for store in stores)
        for store in stores:
            store.close()

    asyncio.run(main())


def test_a_silent_database_is_refused_within_seconds_and_used_again_when_it_answers(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = new_database(database)
    port = int(url.rpartition(":")[2].partition("/")[0])
    monkeypatch.setattr(store_module, "TIMEOUT", 1)
    monkeypatch.setattr(database_module, "TIMEOUT", 1)

    async def refused(store: Store, number: int) -> None:
        with pytest.raises(StoreError):
            await asyncio.wait_for(store.append(Write("t", number, 1.0, b"x")), 20)

    async def main(proxy: Proxy) -> None:
        engine = connect(url.replace(f":{port}/", f":{proxy.port}/"))
        check_schema(engine)
        store = Store(engine)
        store.start()
        assert await store.append(Write("t", 1, 1.0, b"x"))
        proxy.fall_silent()
        await asyncio.gather(*(refused(store, number) for number in range(2, 600)))
        with pytest.raises(StoreError):
            await asyncio.wait_for(store.log("t"), 20)
        assert store.failing
        proxy.speak_again()
        await store.try_to_write()
        working = not store.failing
        assert working
        assert await store.append(Write("t", 700, 1.0, b"x"))
        assert 700 in [number for number, at, entry in await store.log("t")]
        store.close()

    with proxy_to(port) as proxy:
        asyncio.run(main(proxy))


def test_writes_that_can_not_wait_are_refused_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store_module, "WAITING", 3)

    async def main() -> None:
        engine = connect(f"sqlite:///{tmp_path / 'x.sqlite'}")
        check_schema(engine)
        store = Store(engine)
        store._loop = asyncio.get_running_loop()  # its writer never starts: everything waits
        waiting = [asyncio.ensure_future(store.append(Write("t", n, 1.0, b"x"))) for n in range(1, 4)]
        await asyncio.sleep(0)
        assert not any(write.done() for write in waiting)
        with pytest.raises(StoreError):
            await store.append(Write("t", 4, 1.0, b"x"))
        engine.dispose()

    asyncio.run(main())
