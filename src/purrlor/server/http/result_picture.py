"""Draw the result of a finished game as a picture, for sites and messengers that show where a link leads."""

from __future__ import annotations

import asyncio
import gzip
from collections import OrderedDict
from functools import cache
from html import escape
from itertools import accumulate
from pathlib import Path
from unicodedata import east_asian_width

import msgspec

from purrlor.server.http.pages import built
from purrlor.server.live.bot_pool import BotPool
from purrlor.server.outgoing.letters import drawable, letters_of
from purrlor.server.outgoing.paint import paint
from purrlor.server.protocol.history_bodies import PlayedGame, PlayedSeat
from purrlor.table.reasons import refused

WIDE, HIGH = 1200, 630
BAND = 222  # how high the coloured band with the names of game and winner is
EDGE, GAP = 56, 20
SMALLEST = 17.0  # letters
KEPT = 64  # pictures that are kept; each takes some fifty kilobytes
WAITING = 8  # pictures that may wait to be drawn
ART = "art.json.gz"  # what the page's build writes for this
FONTS = {"display": "'Baloo 2', Nunito", "text": "Nunito"}


class Art(msgspec.Struct, frozen=True):
    """What the page's own drawings give: cats, and colours."""

    portraits: list[str]  # by avatar
    winners: list[str]
    colours: dict[str, str]  # by game; that of "" is for any other
    palette: dict[str, str]


def _folder() -> Path | None:
    folder = built()
    return folder / "share" if folder is not None else None


def can_draw() -> bool:
    """Tell whether there is what pictures are drawn from: it is built with the page."""
    folder = _folder()
    return folder is not None and (folder / ART).is_file()


@cache
def read_art() -> Art:
    """Read the page's own drawings."""
    folder = _folder()
    assert folder is not None
    return msgspec.json.decode(gzip.decompress((folder / ART).read_bytes()), type=Art)


def _fonts() -> list[str]:
    folder = _folder()
    return [] if folder is None else [str(file) for file in sorted(folder.glob("*.ttf"))]


def _width(letter: str) -> float:
    """Guess how wide a letter is, as a part of the size of its font; rather too wide."""
    if east_asian_width(letter) in "WF":
        return 1.0
    if letter in "mwMW@%—…":
        return 0.95
    return 0.7 if letter.isupper() else 0.32 if letter in "iIjl.,:;!'|· " else 0.6


def _words(
    text: str, x: float, y: float, size: float, colour: str, room: float, font: str, anchor: str = "start"
) -> str:
    """Write words, smaller if they would take too much room; those that no one could read are cut."""
    if fonts := _fonts():
        text = drawable(text, letters_of(*fonts))
    widths = list(accumulate(map(_width, text)))
    if widths and widths[-1] * SMALLEST > room:
        text = text[: sum(width * SMALLEST <= room - SMALLEST for width in widths)] + "…"
        widths = list(accumulate(map(_width, text)))
    fitting = min(size, room / widths[-1]) if widths else size
    return (
        f'<text x="{x:.0f}" y="{y:.0f}" font-size="{fitting:.1f}" fill="{colour}" text-anchor="{anchor}" '
        f'font-family="{FONTS[font]}" font-weight="700">{escape(text)}</text>'
    )


def _drawing(markup: str, box: str, x: float, y: float, wide: float, high: float) -> str:
    return (
        f'<svg x="{x:.0f}" y="{y:.0f}" width="{wide:.0f}" height="{high:.0f}" viewBox="{box}">{markup}</svg>'
    )


def _seat(seat: PlayedSeat, art: Art, left: float, wide: float, alone: bool) -> str:
    colours, middle, top, high = art.palette, left + wide / 2, BAND + 40, 300
    won = seat.place == 1 and not alone
    edge, line = (colours["candle"], 8) if won else (colours["ink"], 2.5)
    card = (
        f'<rect x="{left:.0f}" y="{top}" width="{wide:.0f}" height="{high}" rx="20" '
        f'fill="{colours["paper"]}" stroke="{edge}" stroke-width="{line}"/>'
    )
    parts = [card, _drawing(art.portraits[seat.avatar], "0 -8 120 128", middle - 60, top + 16, 120, 128)]
    parts.append(_words(seat.name, middle, top + 182, 30, colours["ink"], wide - 24, "text", "middle"))
    place = "" if alone else f"{seat.place}."
    tall = place if seat.points is None else str(seat.points)
    colour = colours["green"] if won else colours["ink"]
    parts.append(_words(tall, middle, top + 256, 76, colour, wide - 24, "display", "middle"))
    if place and seat.points is not None:
        parts.append(_words(place, left + 18, top + 44, 32, colour, 60, "display"))
    return "".join(parts)


def write_svg(game: PlayedGame, headline: str, ending: str, site: str) -> str:
    """Write a result as SVG: the game, who won, and every seat with its cat, place and points."""
    art = read_art()
    colours = art.palette
    winners = [seat for seat in game.seats if seat.place == 1][:3]
    room = WIDE - 2 * EDGE - 150 * len(winners)
    band = art.colours.get(game.game, art.colours[""])
    parts = [
        f'<rect width="{WIDE}" height="{HIGH}" fill="{colours["linen"]}"/>',
        f'<rect width="{WIDE}" height="{BAND}" fill="{band}"/>',
        _words(game.game_name, EDGE, 104, 68, colours["white"], room, "display"),
        _words(headline, EDGE, 172, 44, colours["white"], room, "display"),
    ]
    for number, seat in enumerate(winners, 1):
        x = WIDE - EDGE - 150 * number
        parts.append(_drawing(art.winners[seat.avatar], "-4 -34 128 190", x, 14, 140, 208))
    count = len(game.seats)
    wide = min(250.0, (WIDE - 2 * EDGE - GAP * (count - 1)) / count)
    first = (WIDE - count * wide - GAP * (count - 1)) / 2
    for number, seat in enumerate(game.seats):
        parts.append(_seat(seat, art, first + number * (wide + GAP), wide, count == 1))
    parts.append(_words(ending, EDGE, HIGH - 26, 24, colours["ink"], 800, "text"))
    parts.append(_words(site, WIDE - EDGE, HIGH - 24, 30, colours["ink"], 240, "display", "end"))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDE}" height="{HIGH}" viewBox="0 0 {WIDE} {HIGH}">'
        f"{''.join(parts)}</svg>"
    )


class Pictures:
    """The pictures of one process: each is painted once, few wait, and the last ones are kept.

    They are kept by what they show, so that a name that was erased is in no picture from then on.
    """

    def __init__(self) -> None:
        self._kept: OrderedDict[str, bytes] = OrderedDict()
        self._painting: dict[str, asyncio.Future[bytes]] = {}

    async def draw(self, bots: BotPool, svg: str) -> bytes:
        """Return a picture as PNG."""
        if svg in self._kept:
            self._kept.move_to_end(svg)
            return self._kept[svg]
        if svg not in self._painting:
            if len(self._painting) >= WAITING:
                raise refused("too-often")
            self._painting[svg] = asyncio.ensure_future(self._paint(bots, svg))
        return await asyncio.shield(self._painting[svg])

    async def _paint(self, bots: BotPool, svg: str) -> bytes:
        try:
            painted = self._kept[svg] = await bots.alone("picture", paint, svg, _fonts())
        finally:
            del self._painting[svg]
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return painted
