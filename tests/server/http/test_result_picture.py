"""The picture of a result shows what its public page shows, safely, and is drawn once."""

from __future__ import annotations

import asyncio
from typing import Any
from xml.etree import ElementTree

import pytest

from purrlor.server.http import result_picture
from purrlor.server.http.result_picture import KEPT, WAITING, Pictures, write_svg
from purrlor.server.protocol.history_bodies import PlayedGame, PlayedSeat
from purrlor.table.reasons import Refused
from tests.server.http.pictures import ART


@pytest.fixture(autouse=True)
def art(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(result_picture, "read_art", lambda: ART)


def seat(name: str, place: int, points: int | None) -> PlayedSeat:
    return PlayedSeat(name, 7, "", place, points, False, False, None)


def game(*seats: PlayedSeat) -> PlayedGame:
    return PlayedGame("share", "isle-of-cats", "The Isle of Cats", False, 0.0, 30, list(seats))


def texts(svg: str) -> list[str]:
    return [each.text or "" for each in ElementTree.fromstring(svg).iter() if each.tag.endswith("text")]


def test_it_shows_the_game_and_every_seat_with_place_and_points() -> None:
    played = game(seat("Ada", 2, 41), seat("Żółw", 1, 58), seat('<b>&"', 3, -4))
    svg = write_svg(played, "Wygrywa: Żółw!", "It is over.", "Purrlor")
    assert texts(svg) == [
        "The Isle of Cats",
        "Wygrywa: Żółw!",
        "Ada",
        "41",
        "2.",
        "Żółw",
        "58",
        "1.",
        '<b>&"',
        "-4",
        "3.",
        "It is over.",
        "Purrlor",
    ]
    assert svg.count("winner") == 1
    assert "#3b7dd8" in svg


def test_without_points_the_place_is_shown_and_alone_there_is_none() -> None:
    assert texts(write_svg(game(seat("A", 1, None), seat("B", 2, None)), "", "", ""))[3:5] == ["1.", "B"]
    assert "1." not in texts(write_svg(game(seat("A", 1, 30)), "", "", ""))


@pytest.mark.parametrize("count", range(1, 9))
def test_everything_is_inside_the_picture(count: int) -> None:
    seats = [seat("W" * 24, place, 100 * place) for place in range(1, count + 1)]
    for each in ElementTree.fromstring(write_svg(game(*seats), "W" * 60, "W" * 200, "P")).iter():
        if each.tag.endswith(("rect", "}svg")):
            left, wide = float(each.get("x", 0)), float(each.get("width", 0))
            assert left >= 0
            assert left + wide <= result_picture.WIDE
        if each.tag.endswith("text") and each.get("text-anchor") == "middle":
            assert (size := float(each.get("font-size", 0))) >= result_picture.SMALLEST
            letter = 0.9 if "W" in (each.text or "") else 0.6
            assert size * letter * len(each.text or "") <= result_picture.WIDE / count


class Painters:
    """Stands for the bots' processes, and counts what they paint."""

    def __init__(self) -> None:
        self.painted = 0

    async def alone(self, what: str, work: Any, svg: str, fonts: list[str]) -> bytes:
        self.painted += 1
        await asyncio.sleep(0)
        return svg.encode()


def test_a_picture_is_painted_once_few_wait_and_few_are_kept() -> None:
    painters: Any = Painters()
    pictures = Pictures()

    async def main() -> None:
        assert await pictures.draw(painters, "Ada") == await pictures.draw(painters, "Ada") == b"Ada"
        assert painters.painted == 1
        # A link that was just sent to many is looked at by all of them at once.
        assert await asyncio.gather(*(pictures.draw(painters, "Ola") for _ in range(20))) == [b"Ola"] * 20
        assert painters.painted == 2
        crowd = [pictures.draw(painters, str(number)) for number in range(20)]
        done = await asyncio.gather(*crowd, return_exceptions=True)
        assert [each for each in done if isinstance(each, bytes)] == [b"%d" % n for n in range(WAITING)]
        assert {each.reason.key for each in done if isinstance(each, Refused)} == {"too-often"}
        for number in range(KEPT):
            await pictures.draw(painters, str(number))
        before = painters.painted
        await pictures.draw(painters, "Ada")
        assert painters.painted == before + 1

    asyncio.run(main())


def test_a_picture_that_could_not_be_painted_is_tried_again_and_takes_no_room() -> None:
    class Broken(Painters):
        async def alone(self, what: str, work: Any, svg: str, fonts: list[str]) -> bytes:
            painted = await super().alone(what, work, svg, fonts)
            if self.painted <= WAITING:
                raise OSError
            return painted

    painters: Any = Broken()
    pictures = Pictures()

    async def main() -> None:
        failing = [pictures.draw(painters, str(number)) for number in range(WAITING)]
        done = await asyncio.gather(*failing, return_exceptions=True)
        assert [type(each) for each in done] == [OSError] * WAITING
        assert await pictures.draw(painters, "0") == b"0"

    asyncio.run(main())
