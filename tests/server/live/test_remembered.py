"""What takes long is made once, however many ask."""

from __future__ import annotations

import asyncio

import pytest

from purrlor.server.live.remembered import Remembered


def test_those_who_ask_at_the_same_time_wait_for_the_same_work() -> None:
    async def main() -> None:
        made: list[str] = []
        known: Remembered[str, str] = Remembered()

        async def make() -> str:
            made.append("begun")
            await asyncio.sleep(0)
            return "done"

        assert await asyncio.gather(*(known.get("x", make) for _ in range(50))) == ["done"] * 50
        assert await known.get("x", make) == "done"
        assert made == ["begun"]
        known.forget("x")
        assert await known.get("x", make) == "done"
        assert len(made) == 2

    asyncio.run(main())


def test_what_failed_or_is_too_old_is_made_again() -> None:
    async def main() -> None:
        known: Remembered[str, int] = Remembered(seconds=0.0)
        made: list[int] = []

        async def make() -> int:
            made.append(1)
            if len(made) == 1:
                raise ValueError("no")
            return len(made)

        with pytest.raises(ValueError, match="no"):
            await known.get("x", make)
        assert [await known.get("x", make) for _ in range(2)] == [2, 3]

    asyncio.run(main())


def test_what_was_made_before_it_was_forgotten_is_not_kept() -> None:
    async def main() -> None:
        names, counts = ["Ann"], 0
        known: Remembered[str, list[str]] = Remembered()

        async def make() -> list[str]:
            nonlocal counts
            counts += 1
            found = list(names)
            await asyncio.sleep(0)
            return found

        early = asyncio.ensure_future(known.get("hall", make))
        while not counts:
            await asyncio.sleep(0)
        names.remove("Ann")  # she was erased while the hall was counted
        known.forget("hall")
        late = asyncio.ensure_future(known.get("hall", make))
        assert (await early, await late, await known.get("hall", make)) == (["Ann"], [], [])

    asyncio.run(main())
