"""A number of a log is given once, however many ask for it at the same time."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from purrlor.server.storage import store as store_module
from purrlor.server.storage.database import check_schema, connect
from purrlor.server.storage.store import Store, StoreError, Write
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
            await asyncio.wait_for(store.append(Write("t", 1, 1.0, b"1")), 5)
        monkeypatch.setattr(store_module, "_append_to_sqlite", append)
        store.close()

        batch = [Write("b", 2), Write("a", 3), Write("b", 1), Write("a", 3), Write("a", 1)]
        with engine.connect() as connection:
            store._append_all(connection, batch)
        assert appended == [("a", 1), ("a", 3), ("a", 3), ("b", 1), ("b", 2)]

    asyncio.run(main())
