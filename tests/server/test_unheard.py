"""A worker whose bus is silent: before it says no it reads the log."""

import asyncio
from functools import partial
from pathlib import Path

import msgspec
import pytest

from purrlor.server import messages
from purrlor.server.bus import Bus
from purrlor.server.rulings import start as begin
from tests.server.parlour import Ear, open_house, seat_four, settle


class Silent(Bus):
    """A bus to other workers on which nothing arrives."""

    shared = True


@pytest.mark.parametrize("begun_before", [False, True])
def test_a_move_is_judged_by_the_log_and_not_by_what_was_heard(tmp_path: Path, begun_before: bool) -> None:
    async def main() -> None:
        async with open_house(tmp_path, Silent()) as one, open_house(tmp_path, Silent()) as two:
            here = await seat_four(one, {"players": 2})
            if begun_before:
                await here.do(partial(begin, person="p0"))
            there = await two.wake(here.id)
            if not begun_before:
                await here.do(partial(begin, person="p0"))
            match = here.book.match
            assert match is not None
            # They play here, unheard over there, until it is the turn of seat 1, who goes over there.
            while there.book.n == here.book.n or match.asked != [1]:
                seat = match.asked[0]
                action = msgspec.Raw(msgspec.json.encode(match.choices(seat)[0]))
                ear = Ear(here, f"p{seat}", seat)
                await here.welcome(ear.line, -1)
                await here.receive(ear.line, messages.Act(n=here.book.told(seat), action=action))
                await settle(here)
            action = msgspec.Raw(msgspec.json.encode(match.choices(1)[0]))
            ear = Ear(there, "p1", 1)
            await there.welcome(ear.line, -1)
            ear.take()
            await there.receive(ear.line, messages.Act(n=here.book.told(1), action=action, id=7))
            await settle(there)
            answers = [told for told in ear.take() if told.get("re") == 7]
            assert [answer["type"] for answer in answers] == ["step"]
            assert there.book.n == here.book.n + 1

    asyncio.run(main())
