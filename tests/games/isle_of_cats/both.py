"""Lay the same tiles on a boat of the rules and on one of the oracle."""

from __future__ import annotations

import random

from purrlor.core.arrays import zeros
from purrlor.games.isle_of_cats.rules import aboard
from purrlor.games.isle_of_cats.rules.modules.events import event_points
from purrlor.games.isle_of_cats.rules.pieces import spots, tiles
from purrlor.games.isle_of_cats.rules.pieces.event_tiles import POINT_EVENT_ROWS
from purrlor.games.isle_of_cats.rules.pieces.squares import COLUMN, ROW, square_at
from purrlor.games.isle_of_cats.rules.score import final
from purrlor.games.isle_of_cats.rules.score.tally import Tally
from purrlor.games.isle_of_cats.rules.score.verbs import lesson_points
from tests.games.isle_of_cats import oracle

KINDS = ("cat", "kitten", "oshax", "beast", "rare", "common", "royal_rat")
EVENT_NUMBER = {row[1]: row[0] for row in POINT_EVENT_ROWS}
LINE_NAMES = {
    final.RATS_LINE: "rats",
    final.ROYAL_RATS_LINE: "royal_rats",
    final.ROOMS_LINE: "rooms",
    final.FAMILIES_LINE: "families",
    final.RARE_TREASURES_LINE: "rare_treasures",
    final.FRIENDSHIPS_LINE: "friendships",
    final.EVENTS_LINE: "events",
}
BUFFER = zeros(1200)


def describe(tile: int) -> tuple[str, str, str | None]:
    """Kind, name and colour of a tile number, in the oracle's words."""
    colour = tiles.COLOUR[tile]
    return KINDS[tiles.KIND[tile]], tiles.SHAPE_NAME[tile], None if colour < 0 else oracle.COLOURS[colour]


NUMBER = {(describe(tile)[1], describe(tile)[2]): tile for tile in range(tiles.TILES)}


def lying(tile: int, number: int) -> oracle.Tile:
    """What the oracle makes of a placement's number."""
    square = number % 142
    return oracle.laid_by_first(*describe(tile), number // 142, (COLUMN[square], ROW[square]))


class Both:
    """One boat, twice."""

    def __init__(self, letter: str = "A", seat: int = 0) -> None:
        which = "ABCDEF".index(letter)
        self.seat = seat
        self.boats = aboard.new_boats(spots.OUR_SHAPES, [which] * (seat + 1))
        self.boat = oracle.Boat(letter)
        self.player = oracle.Player(self.boat)

    def placements(self, tile: int) -> list[int]:
        """All legal placements by the rules."""
        count = aboard.placements(spots.OUR_SHAPES, self.boats, self.seat, tile, 0, BUFFER, 0)
        return [BUFFER[n] for n in range(count)]

    def place(self, tile: int, number: int) -> None:
        aboard.place(spots.OUR_SHAPES, self.boats, self.seat, tile, number)
        self.boat.tiles.append(lying(tile, number))

    def lay(self, name: str, colour: str | None, x: int, y: int, turn: int = 0) -> Both:
        """Lay a tile, touching or not, with the corner of its box at (x, y)."""
        tile = NUMBER[name, colour]
        cells = oracle.laid(*describe(tile), turn, (x, y)).cells
        assert cells <= oracle.DECK, "off the boat"
        assert not cells & self.boat.covered(), "covered"
        first = oracle.first_cell(cells)
        # Of turns that look alike the rules know only the first.
        for alike in range(turn + 1):
            number = alike * 142 + square_at(*first)
            if (
                aboard.why_not_here(spots.OUR_SHAPES, self.boats, self.seat, tile, number)
                != aboard.OFF_THE_BOAT
            ):
                looks = lying(tile, number)
                if looks == oracle.laid(*describe(tile), turn, (x, y)):
                    self.place(tile, number)
                    return self
        raise AssertionError((name, turn))

    def remove(self, slot: int) -> None:
        aboard.remove(spots.OUR_SHAPES, self.boats, self.seat, slot)
        del self.boat.tiles[slot]

    def tally(self) -> Tally:
        tally = Tally()
        player = self.player
        tally.fish = player.fish
        tally.baskets = player.baskets
        tally.private_lessons = player.lessons
        tally.is_first = player.first
        tally.largest_elsewhere = player.elsewhere
        tally.event_points = player.events
        tally.is_solo = player.solo
        tally.is_family_mode = player.family_mode
        tally.read(spots.OUR_SHAPES, self.boats, self.seat)
        return tally

    def lesson(self, number: int, colour: str = "blue") -> int:
        """Score a lesson; both must agree."""
        points = lesson_points(self.tally(), number, oracle.COLOURS.index(colour))
        assert points == oracle.LESSONS[number](self.player, colour), number
        return points

    def event(self, name: str) -> int:
        """Score a point event; both must agree."""
        points = event_points(self.tally(), EVENT_NUMBER[name])
        assert points == oracle.POINT_EVENTS[name](self.player), name
        return points

    def lines(self) -> dict[str, int]:
        """Score without cards; both must agree."""
        count = final.boat_lines(self.tally(), BUFFER, 0)
        lines = {LINE_NAMES[BUFFER[2 * n]]: BUFFER[2 * n + 1] for n in range(count)}
        assert lines == oracle.score(self.player)
        assert sum(lines.values()) == final.total(BUFFER, count)
        return lines


def random_both(seed: int) -> Both:
    """A boat filled at random: many colours or few, some or all kinds of tiles, half or quite full."""
    rng = random.Random(seed)
    both = Both("ABCDEF"[seed % 6], seat=seed % 3)
    colours = rng.sample(oracle.COLOURS, rng.choice((1, 2, 5)))
    kinds = rng.sample(KINDS, rng.randint(1, 7))
    wanted = [
        tile
        for tile in range(tiles.TILES)
        if describe(tile)[0] in kinds and (describe(tile)[2] or colours[0]) in colours
    ]
    full = rng.choice((20, 60, 100, 130, 142))
    for _ in range(80):
        if len(both.boat.covered()) >= full or len(both.boat.tiles) >= 60:
            break
        tile = rng.choice(wanted)
        numbers = both.placements(tile)
        if numbers:
            both.place(tile, rng.choice(numbers))
    if full == 142:
        for tile in (NUMBER["C3I", None], NUMBER["C2", None], NUMBER["C1", None]):
            while len(both.boat.tiles) < 70 and (numbers := both.placements(tile)):
                both.place(tile, rng.choice(numbers))
    return both


RATS_A = oracle.FACTS["boats"]["A"]["rats"]


def row_of(both: Both, count: int, colour: str, x: int, y: int, name: str = "K_I3") -> Both:
    """Lay bars of three beside each other from left to right, standing upright."""
    for n in range(count):
        both.lay(name, colour, x + n, y, turn=1)
    return both


def cover_rats(both: Both, count: int) -> Both:
    for x, y in RATS_A[:count]:
        both.lay("C1", None, x, y)
    return both


def fill(both: Both, room: str) -> Both:
    for x, y in sorted(oracle.ROOMS[room] - both.boat.covered()):
        both.lay("C1", None, x, y)
    return both
