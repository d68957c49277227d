"""Place tiles and score boats slowly and literally: sets of (x, y), flood fill, one function a card.

Nothing here is shared with the rules; the facts come from facts.json.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

FACTS: dict[str, Any] = json.loads((Path(__file__).parent / "facts.json").read_text())
COLOURS = ("blue", "green", "red", "purple", "orange")
ICONS = dict(zip("BGRPO", COLOURS, strict=True))
CATS = ("cat", "kitten", "oshax")

Cell = tuple[int, int]
Cells = frozenset[Cell]

ROOMS: dict[str, Cells] = {name: frozenset((x, y) for x, y in room) for name, room in FACTS["rooms"].items()}
DECK: Cells = frozenset().union(*ROOMS.values())
READING: list[Cell] = sorted(DECK, key=lambda cell: (cell[1], cell[0]))
MIDDLE: Cells = frozenset(cell for cell in DECK if cell[1] == 4)


def around(cell: Cell) -> set[Cell]:
    """The four places that share a side with one."""
    x, y = cell
    return {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)}


EDGE: Cells = frozenset(cell for cell in DECK if not around(cell) <= DECK)


def touch(a: Cells | set[Cell], b: Cells | set[Cell]) -> bool:
    """Two sets of cells share a side."""
    return any(around(cell) & b for cell in a)


@dataclass(frozen=True)
class Tile:
    """A tile on a boat."""

    kind: str
    name: str
    colour: str | None
    cells: Cells
    icons: tuple[tuple[Cell, str], ...] = ()

    @property
    def is_cat(self) -> bool:
        return self.kind in CATS


def turn(cells: dict[Cell, str], times: int) -> dict[Cell, str]:
    """Mirror (4 and more), then turn clockwise, then push into the corner."""
    if times >= 4:
        cells = {(9 - x, y): letter for (x, y), letter in cells.items()}
    for _ in range(times % 4):
        cells = {(9 - y, x): letter for (x, y), letter in cells.items()}
    left = min(x for x, _ in cells)
    top = min(y for _, y in cells)
    return {(x - left, y - top): letter for (x, y), letter in cells.items()}


def picture(kind: str, name: str) -> dict[Cell, str]:
    """The cells of a printed shape with their letters."""
    rows = FACTS["shapes"][kind][name]
    return {(x, y): c for y, row in enumerate(rows) for x, c in enumerate(row) if c != "."}


def laid(kind: str, name: str, colour: str | None, times: int, corner: Cell) -> Tile:
    """A tile turned and with the corner of its box somewhere."""
    dx, dy = corner
    cells = {(x + dx, y + dy): c for (x, y), c in turn(picture(kind, name), times).items()}
    icons = tuple(sorted((cell, ICONS[c]) for cell, c in cells.items() if c != "#"))
    return Tile(kind, name, colour, frozenset(cells), icons)


def first_cell(cells: Cells) -> Cell:
    """The first cell in reading order."""
    return min(cells, key=lambda cell: (cell[1], cell[0]))


def laid_by_first(kind: str, name: str, colour: str | None, times: int, first: Cell) -> Tile:
    """A tile turned and with its first cell in reading order somewhere."""
    x, y = first_cell(laid(kind, name, colour, times, (0, 0)).cells)
    return laid(kind, name, colour, times, (first[0] - x, first[1] - y))


@dataclass
class Boat:
    """A boat with its tiles."""

    letter: str
    tiles: list[Tile] = field(default_factory=list)

    def covered(self) -> set[Cell]:
        return {cell for tile in self.tiles for cell in tile.cells}

    def may_place(self, tile: Tile, anywhere: bool = False) -> bool:
        covered = self.covered()
        if not tile.cells <= DECK or tile.cells & covered:
            return False
        return anywhere or not self.tiles or touch(tile.cells, covered)

    def all_placements(self, kind: str, name: str, colour: str | None, anywhere: bool = False) -> list[Tile]:
        """Try everything; tiles that lie alike are one."""
        found: dict[Any, Tile] = {}
        for times in range(8):
            for x in range(22):
                for y in range(9):
                    tile = laid(kind, name, colour, times, (x, y))
                    if tile.cells <= DECK and self.may_place(tile, anywhere):
                        found[(tile.cells, tile.icons)] = tile
        return list(found.values())

    def fits(self, kind: str, name: str, colour: str | None) -> bool:
        """Try everything until something fits."""
        corners = [(x, y) for x in range(22) for y in range(9)]
        return any(
            self.may_place(laid(kind, name, colour, times, corner))
            for times in range(8)
            for corner in corners
        )

    def maps(self) -> dict[str, Cell]:
        return {colour: (x, y) for colour, (x, y) in FACTS["boats"][self.letter]["maps"].items()}

    def earns_treasure(self, tile: Tile) -> bool:
        return tile.is_cat and tile.colour is not None and self.maps()[tile.colour] in tile.cells

    def without(self, tile: Tile) -> Boat:
        """The boat after a tile was taken off."""
        return Boat(self.letter, [other for other in self.tiles if other is not tile])

    def driven_off(self, in_hand: tuple[str, str, str | None] | None = None) -> list[Tile]:
        """The royal rats with a cat beside them, unless what is in hand would lose its last place."""
        cats = [cat.cells for cat in self.cats()]
        near = [rat for rat in self.of_kind("royal_rat") if any(touch(rat.cells, cat) for cat in cats)]
        if in_hand is None or not self.fits(*in_hand):
            return near
        return [rat for rat in near if self.without(rat).fits(*in_hand)]

    def uncovered_rats(self) -> set[Cell]:
        return {(x, y) for x, y in FACTS["boats"][self.letter]["rats"]} - self.covered()

    def royal_rats(self) -> set[Cell]:
        return {cell for tile in self.tiles if tile.kind == "royal_rat" for cell in tile.cells}

    def visible_rats(self) -> set[Cell]:
        return self.uncovered_rats() | self.royal_rats()

    def full_rooms(self) -> set[str]:
        return {name for name, room in ROOMS.items() if room <= self.covered()}

    def empty_rooms(self) -> set[str]:
        return {name for name, room in ROOMS.items() if not room & self.covered()}

    def cats(self, colour: str | None = None) -> list[Tile]:
        return [tile for tile in self.tiles if tile.is_cat and colour in (None, tile.colour)]

    def of_kind(self, *kinds: str) -> list[Tile]:
        return [tile for tile in self.tiles if tile.kind in kinds]

    def on_edge(self, colour: str | None = None) -> list[Tile]:
        return [cat for cat in self.cats(colour) if cat.cells & EDGE]

    def groups(self) -> list[list[Tile]]:
        """Flood fill over the squares of one colour; then gather the cats that were wet."""
        answer = []
        for colour in COLOURS:
            dry = {cell for cat in self.cats(colour) for cell in cat.cells}
            while dry:
                pool, wave = set[Cell](), {next(iter(dry))}
                while wave:
                    pool |= wave
                    wave = {near for cell in wave for near in around(cell)} & dry - pool
                dry -= pool
                answer.append([cat for cat in self.cats(colour) if cat.cells & pool])
        return answer

    def families(self) -> list[list[Tile]]:
        return sorted((group for group in self.groups() if len(group) >= 3), key=len, reverse=True)

    def lonely(self, colour: str | None = None) -> list[Tile]:
        return [
            cat
            for cat in self.cats(colour)
            if not any(cat is not other and touch(cat.cells, other.cells) for other in self.cats(cat.colour))
        ]

    def friendships(self) -> int:
        friends = set()
        for number, beast in enumerate(self.tiles):
            for cell, colour in beast.icons:
                for family in self.families():
                    if any(cat.colour == colour and touch({cell}, cat.cells) for cat in family):
                        friends.add((number, colour))
        return len(friends)


@dataclass
class Player:
    """What lies beside the boat."""

    boat: Boat
    fish: int = 0
    baskets: int = 1
    lessons: int = 0
    first: bool = False
    elsewhere: int = 0
    events: int = 0
    solo: bool = False
    family_mode: bool = False


def family_score(size: int) -> int:
    """8, 11, 15 and then 5 more for each cat."""
    return {0: 0, 1: 0, 2: 0, 3: 8, 4: 11}.get(size, 15 + 5 * (size - 5))


def nth_family(p: Player, n: int) -> int:
    families = p.boat.families()
    return family_score(len(families[n - 1])) if len(families) >= n else 0


def largest(p: Player) -> int:
    return max((len(family) for family in p.boat.families()), default=0)


def has_largest(p: Player) -> bool:
    return largest(p) >= (7 if p.solo else max(3, p.elsewhere))


def commons(p: Player) -> int:
    return len(p.boat.of_kind("common"))


def rares(p: Player) -> int:
    return len(p.boat.of_kind("rare"))


def treasures(p: Player) -> list[Tile]:
    return p.boat.of_kind("rare", "common")


def visible_maps(p: Player) -> int:
    return len(set(p.boat.maps().values()) - p.boat.covered())


def own_maps(p: Player) -> int:
    return sum(any(cell in cat.cells for cat in p.boat.cats(c)) for c, cell in p.boat.maps().items())


def away(p: Player, targets: set[Cell]) -> int:
    return sum(not any(touch(cat.cells, targets) for cat in p.boat.cats(c)) for c in COLOURS)


def treasure_cells(p: Player) -> set[Cell]:
    return {cell for tile in treasures(p) for cell in tile.cells}


def cats_in(p: Player, cells: Cells | set[Cell]) -> int:
    return sum(bool(cat.cells & cells) for cat in p.boat.cats())


Card = Callable[[Player, str], int]

LESSONS: dict[int, Card] = {
    113: lambda p, c: 12 if p.boat.covered() >= EDGE else 0,
    114: lambda p, c: 10 if len(p.boat.cats()) == 15 else 0,
    115: lambda p, c: 15 if all(len(p.boat.cats(k)) >= 3 for k in COLOURS) else 0,
    116: lambda p, c: 7 if all(p.boat.on_edge(k) for k in COLOURS) else 0,
    117: lambda p, c: max(len(p.boat.on_edge(k)) for k in COLOURS),
    118: lambda p, c: 7 if p.baskets == 3 else 0,
    119: lambda p, c: 7 if p.first else 0,
    120: lambda p, c: len(p.boat.lonely()),
    121: lambda p, c: 10 if has_largest(p) else 0,
    122: lambda p, c: 2 * rares(p),
    123: lambda p, c: commons(p),
    124: lambda p, c: 0 if p.boat.visible_rats() else 10,
    125: lambda p, c: 2 * len(p.boat.visible_rats()),
    126: lambda p, c: p.lessons,
    127: lambda p, c: 9 if len(p.boat.cats("blue")) == 5 else 0,
    128: lambda p, c: 9 if len(p.boat.cats("green")) == 5 else 0,
    129: lambda p, c: 9 if len(p.boat.cats("purple")) == 5 else 0,
    130: lambda p, c: 9 if len(p.boat.cats("red")) == 5 else 0,
    131: lambda p, c: 9 if len(p.boat.cats("orange")) == 5 else 0,
    132: lambda p, c: 10 if len(p.boat.visible_rats()) == 5 else 0,
    133: lambda p, c: 7 if p.lessons == 6 else 0,
    134: lambda p, c: 9 if len(treasures(p)) == 5 else 0,
    135: lambda p, c: len(p.boat.on_edge()) // 2,
    136: lambda p, c: 12 if {"captain_aft", "captain_fore"} <= p.boat.full_rooms() else 0,
    137: lambda p, c: 18 if {"bed_top", "bed_bottom"} <= p.boat.empty_rooms() else 0,
    138: lambda p, c: 4 * sum(len(family) >= 4 for family in p.boat.families()),
    139: lambda p, c: 3 * len(p.boat.of_kind("oshax")),
    140: lambda p, c: 15 if "dining" in p.boat.empty_rooms() else 0,
    141: lambda p, c: nth_family(p, 3),
    142: lambda p, c: 7 if p.fish >= 5 else 0,
    143: lambda p, c: 2 * len(p.boat.on_edge(c)),
    144: lambda p, c: len(p.boat.cats(c)),
    145: lambda p, c: 5 if len(p.boat.cats(c)) >= 3 else 0,
    146: lambda p, c: 3 * len(p.boat.lonely(c)),
    147: lambda p, c: 2 * p.lessons,
    148: lambda p, c: 2 * commons(p),
    149: lambda p, c: sum(any(touch(t.cells, k.cells) for k in p.boat.cats(c)) for t in treasures(p)),
    150: lambda p, c: 5 * visible_maps(p),
    152: lambda p, c: 9 if all(p.boat.on_edge(k) for k in COLOURS) else 0,
    155: lambda p, c: 10 if p.boat.covered() >= MIDDLE else 0,
    157: lambda p, c: 10 if len(p.boat.cats()) == 20 else 0,
    164: lambda p, c: 2 * len(treasures(p)),
    197: lambda p, c: 5 * away(p, treasure_cells(p)),
    198: lambda p, c: 2 * largest(p),
    199: lambda p, c: 10 if len(treasures(p)) < 9 else 0,
    200: lambda p, c: 4 * p.fish,
    201: lambda p, c: 5 * len(p.boat.visible_rats()),
    202: lambda p, c: 5 * max(0, len(p.boat.cats()) - 15),
    203: lambda p, c: 5 * sum(not p.boat.on_edge(k) for k in COLOURS),
    205: lambda p, c: 3 * len(p.boat.full_rooms()),
    206: lambda p, c: 5 * len(p.boat.lonely()),
    207: lambda p, c: 3 * p.lessons,
    208: lambda p, c: nth_family(p, 1),
    209: lambda p, c: nth_family(p, 2),
    210: lambda p, c: 3 * commons(p),
    211: lambda p, c: 3 * sum(not touch(cat.cells, treasure_cells(p)) for cat in p.boat.cats()),
    212: lambda p, c: 4 * (5 - visible_maps(p)),
    213: lambda p, c: 5 * len(p.boat.families()),
    214: lambda p, c: len(p.boat.on_edge()),
    215: lambda p, c: 5 * away(p, p.boat.visible_rats()),
    216: lambda p, c: 8 if all(cats_in(p, room) for room in ROOMS.values()) else 0,
    217: lambda p, c: 2 * len(p.boat.full_rooms()),
    218: lambda p, c: largest(p),
    219: lambda p, c: 3 * own_maps(p),
    220: lambda p, c: 8 if len(p.boat.families()) == 3 else 0,
    221: lambda p, c: cats_in(p, MIDDLE),
    222: lambda p, c: 5 if "corn" in p.boat.full_rooms() else 0,
    224: lambda p, c: 2 * len(p.boat.families()),
    225: lambda p, c: 8 if {"captain_aft", "captain_fore"} <= p.boat.full_rooms() else 0,
    226: lambda p, c: 8 if "dining" in p.boat.full_rooms() else 0,
    227: lambda p, c: 8 if {"bed_top", "bed_bottom"} <= p.boat.full_rooms() else 0,
}
# Cards that say the same as another.
SAME_AS = {151: 117, 153: 135, 154: 124, 156: 113, 158: 115, 165: 121, 166: 125, 168: 141}
SAME_AS |= {167: 217, 223: 217, 228: 219, 229: 221, 230: 134}
SAME_AS |= {159 + n: 127 + n for n in range(5)}
LESSONS |= {card: LESSONS[same] for card, same in SAME_AS.items()}


def best_row(p: Player) -> int:
    return max(cats_in(p, {cell for cell in DECK if cell[1] == y}) for y in range(9))


def best_column(p: Player) -> int:
    return max(cats_in(p, {cell for cell in DECK if cell[0] == x}) for x in range(22))


def best_cat(p: Player) -> int:
    cats = p.boat.cats()
    counts = [sum(o is not cat and touch(o.cells, cat.cells) for o in cats) for cat in cats]
    return max(counts, default=0)


def rats_beside_cats(p: Player) -> int:
    return sum(any(touch({rat}, cat.cells) for cat in p.boat.cats()) for rat in p.boat.visible_rats())


POINT_EVENTS: dict[str, Callable[[Player], int]] = {
    "pairs_of_rats": lambda p: len(p.boat.visible_rats()) // 2,
    "rats_beside_cats": rats_beside_cats,
    "row_of_cats": best_row,
    "column_of_cats": lambda p: 2 * best_column(p),
    "popular_cat": lambda p: 2 * best_cat(p),
    "common_treasures": lambda p: 2 * commons(p),
    "rare_treasures": lambda p: 2 * rares(p),
    "visible_maps": lambda p: 3 * visible_maps(p),
    "lonely_cats": lambda p: 2 * len(p.boat.lonely()),
    "empty_captains_rooms": lambda p: 5 if {"captain_aft", "captain_fore"} <= p.boat.empty_rooms() else 0,
    "empty_rooms": lambda p: 2 * len(p.boat.empty_rooms()),
    "no_treasures": lambda p: 0 if treasures(p) else 5,
    "full_rooms": lambda p: 2 * len(p.boat.full_rooms()),
}


def score(p: Player) -> dict[str, int]:
    """The lines that need no card."""
    return {
        "rats": -len(p.boat.uncovered_rats()),
        "royal_rats": -3 * len(p.boat.royal_rats()),
        "rooms": -5 * (7 - len(p.boat.full_rooms())),
        "families": sum(family_score(len(family)) for family in p.boat.families()),
        "rare_treasures": 0 if p.family_mode else 3 * rares(p),
        "friendships": 5 * p.boat.friendships(),
        "events": p.events,
    }


def fish_from(p: Player, card: int, colour: str) -> int:
    """What the anytime cards that pay fish are worth."""
    if card in (67, 68):
        return 2 * len(p.boat.of_kind("oshax"))
    if card in (78, 79):
        return p.lessons
    if card in (90, 91):
        return sum(bool(p.boat.cats(k)) for k in COLOURS)
    if 92 <= card <= 95:
        return 2 * rares(p) if card < 94 else commons(p)
    assert card in (96, 97)
    return len(p.boat.cats(colour))


def sister(p: Player, colours: list[str], lessons: list[int], events: int) -> int:
    """All that the sister scores."""
    total = sum(weight * len(p.boat.cats(c)) for weight, c in zip((5, 4, 3, 2, 1), colours, strict=True))
    points = [LESSONS[card](p, "") for card in lessons if card != 204]
    if 204 in lessons:
        points.append(max(points, default=0))
    return total + sum(points) + 3 * sum(len(tile.icons) for tile in p.boat.tiles) + events
