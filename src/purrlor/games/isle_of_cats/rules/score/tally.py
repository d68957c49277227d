"""Count what a boat carries, for lessons, events, cards and the final score."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from purrlor.core.arrays import Ints, zeros
from purrlor.games.isle_of_cats.cards import COLOURS, OUR_LESSONS, Lessons
from purrlor.games.isle_of_cats.rules.aboard import (
    BOAT_SIZE,
    COVERED,
    MOST_TILES,
    TILES_ON,
    WHICH_BOAT,
    spot_in,
    tile_in,
)
from purrlor.games.isle_of_cats.rules.pieces.boats import MAP_SQUARE, MAPS, RATS
from purrlor.games.isle_of_cats.rules.pieces.spots import OUR_SHAPES, Shapes
from purrlor.games.isle_of_cats.rules.pieces.squares import (
    BIT_OF,
    EDGE,
    HEIGHT,
    IN_COLUMN,
    IN_ROW,
    MIDDLE_ROW,
    ROOM,
    ROOMS,
    WIDTH,
    WORD_OF,
    WORDS,
    add_squares,
    bits_in,
    count_shared,
    share,
)
from purrlor.games.isle_of_cats.rules.pieces.tiles import (
    CAT,
    COLOUR,
    COMMON,
    KIND,
    KINDS,
    KITTEN,
    OSHAX,
    RARE,
    ROYAL_RAT,
)

SMALLEST_FAMILY: Final = 3


class Tally:
    """All counts of one boat; `read` fills it, and the caller adds what is not on the boat."""

    def __init__(self) -> None:
        # What is not on the boat.
        self.fish: i64 = 0
        self.baskets: i64 = 0  # permanent ones
        self.private_lessons: i64 = 0
        self.is_first = False  # in turn order
        self.largest_elsewhere: i64 = 0  # family of another player
        self.event_points: i64 = 0
        self.is_solo = False
        self.is_family_mode = False
        self.lessons: Lessons = OUR_LESSONS  # what lessons pay
        self.shapes: Shapes = OUR_SHAPES
        # The boat's tiles by slot: squares, squares beside, and for cats the label of their group.
        self.tiles: i64 = 0
        self.boat: i64 = 0
        self.tile = zeros(MOST_TILES)
        self.spot = zeros(MOST_TILES)
        self.squares = zeros(MOST_TILES * WORDS)
        self.beside = zeros(MOST_TILES * WORDS)
        self.group = zeros(MOST_TILES)
        self.group_size = zeros(MOST_TILES)
        # Sets of squares.
        self.covered = zeros(WORDS)
        self.visible_rat_squares = zeros(WORDS)
        self.cat_squares = zeros(WORDS)
        self.treasure_squares = zeros(WORDS)
        self.squares_of = zeros(COLOURS * WORDS)
        self.beside_of = zeros(COLOURS * WORDS)
        self.family_squares_of = zeros(COLOURS * WORDS)
        # Counts.
        self.kinds = zeros(KINDS)
        self.cats_of = zeros(COLOURS)
        self.on_edge_of = zeros(COLOURS)
        self.lonely_of = zeros(COLOURS)
        self.families = zeros(MOST_TILES)  # sizes, the largest first
        self.family_count: i64 = 0
        self.full_rooms: i64 = 0  # bits
        self.empty_rooms: i64 = 0  # bits
        self.uncovered_rats: i64 = 0  # printed ones
        self.visible_rats: i64 = 0  # printed and royal (IC-8.40)
        self.covered_maps: i64 = 0

    def read(self, shapes: Shapes, boats: Ints, seat: i64) -> None:
        """Count the boat of a seat."""
        self.shapes = shapes
        at = seat * BOAT_SIZE
        self.boat = boats[at + WHICH_BOAT]
        self.clear()
        add_squares(self.covered, 0, boats, at + COVERED)
        self.tiles = boats[at + TILES_ON]
        for slot in range(self.tiles):
            self.read_tile(slot, tile_in(boats, seat, slot), spot_in(boats, seat, slot))
        self.find_families()
        self.look_around()

    def clear(self) -> None:
        """Forget the last boat."""
        for word in range(WORDS):
            self.covered[word] = 0
            self.cat_squares[word] = 0
            self.treasure_squares[word] = 0
        for n in range(COLOURS * WORDS):
            self.squares_of[n] = 0
            self.beside_of[n] = 0
            self.family_squares_of[n] = 0
        for colour in range(COLOURS):
            self.cats_of[colour] = 0
            self.on_edge_of[colour] = 0
            self.lonely_of[colour] = 0
        for kind in range(KINDS):
            self.kinds[kind] = 0

    def read_tile(self, slot: i64, tile: i64, spot: i64) -> None:
        """Count one tile."""
        here = slot * WORDS
        self.tile[slot] = tile
        self.spot[slot] = spot
        for word in range(WORDS):
            self.squares[here + word] = self.shapes.mask[spot * WORDS + word]
            self.beside[here + word] = 0
        self.shapes.add_beside(spot, self.beside, here)
        self.kinds[KIND[tile]] += 1
        if self.is_cat(slot):
            colour = COLOUR[tile]
            self.cats_of[colour] += 1
            if share(self.squares, here, EDGE, 0):
                self.on_edge_of[colour] += 1
            add_squares(self.cat_squares, 0, self.squares, here)
            add_squares(self.squares_of, colour * WORDS, self.squares, here)
            add_squares(self.beside_of, colour * WORDS, self.beside, here)
        elif self.is_treasure(slot):
            add_squares(self.treasure_squares, 0, self.squares, here)

    def find_families(self) -> None:
        """Join the cats of one colour that touch; three or more are a family."""
        for slot in range(self.tiles):
            self.group[slot] = slot
            self.group_size[slot] = 0
            if self.is_cat(slot):
                self.join_with_earlier(slot)
        for slot in range(self.tiles):
            if self.is_cat(slot):
                self.group_size[self.group[slot]] += 1
        self.family_count = 0
        for slot in range(self.tiles):
            if self.is_cat(slot) and self.group[slot] == slot:
                self.note_group(slot)
        for slot in range(self.tiles):
            if self.is_cat(slot) and self.group_size[self.group[slot]] >= SMALLEST_FAMILY:
                colour = COLOUR[self.tile[slot]]
                add_squares(self.family_squares_of, colour * WORDS, self.squares, slot * WORDS)

    def join_with_earlier(self, slot: i64) -> None:
        """Give a cat's label to all groups of its colour that it touches; the label is its slot."""
        colour = COLOUR[self.tile[slot]]
        for other in range(slot):
            if COLOUR[self.tile[other]] != colour or self.group[other] == slot:
                continue
            if share(self.beside, slot * WORDS, self.squares, other * WORDS):
                label = self.group[other]
                for member in range(slot):
                    if self.group[member] == label:
                        self.group[member] = slot

    def note_group(self, label: i64) -> None:
        """Note a lonely cat, or file a family by its size."""
        size = self.group_size[label]
        if size == 1:
            self.lonely_of[COLOUR[self.tile[label]]] += 1
        if size < SMALLEST_FAMILY:
            return
        place = self.family_count
        while place > 0 and self.families[place - 1] < size:
            self.families[place] = self.families[place - 1]
            place -= 1
        self.families[place] = size
        self.family_count += 1

    def look_around(self) -> None:
        """Look at rats, maps and rooms."""
        for word in range(WORDS):
            rats = RATS[self.boat * WORDS + word]
            self.visible_rat_squares[word] = rats & ~self.covered[word]
        self.uncovered_rats = self.count(self.visible_rat_squares)
        for slot in range(self.tiles):
            if KIND[self.tile[slot]] == ROYAL_RAT:
                add_squares(self.visible_rat_squares, 0, self.squares, slot * WORDS)
        self.visible_rats = self.uncovered_rats + self.kinds[ROYAL_RAT]
        self.covered_maps = count_shared(MAPS, 0, self.covered, 0)
        self.full_rooms = 0
        self.empty_rooms = 0
        for room in range(ROOMS):
            filled = count_shared(ROOM, room * WORDS, self.covered, 0)
            if filled == 0:
                self.empty_rooms |= BIT_OF[room]
            elif filled == count_shared(ROOM, room * WORDS, ROOM, room * WORDS):
                self.full_rooms |= BIT_OF[room]

    # Small questions.

    def is_cat(self, slot: i64) -> bool:
        """Tell whether a tile is a cat, a kitten or an oshax."""
        return KIND[self.tile[slot]] <= OSHAX

    def is_treasure(self, slot: i64) -> bool:
        """Tell whether a tile is a treasure."""
        kind = KIND[self.tile[slot]]
        return kind in (RARE, COMMON)

    def count(self, squares: Ints) -> i64:
        """Count the squares of a set."""
        return bits_in(squares[0]) + bits_in(squares[1]) + bits_in(squares[2])

    def cats(self) -> i64:
        """Count cats, kittens and oshax."""
        return self.kinds[CAT] + self.kinds[KITTEN] + self.kinds[OSHAX]

    def treasures(self) -> i64:
        """Count rare and common treasures."""
        return self.kinds[RARE] + self.kinds[COMMON]

    def lonely_cats(self) -> i64:
        """Count the cats that touch no other cat of their colour."""
        total: i64 = 0
        for colour in range(COLOURS):
            total += self.lonely_of[colour]
        return total

    def cats_on_edge(self) -> i64:
        """Count the cats on the edge."""
        total: i64 = 0
        for colour in range(COLOURS):
            total += self.on_edge_of[colour]
        return total

    def free_squares(self, of: Ints, at: i64) -> i64:
        """Count the squares of a set that no tile covers."""
        return count_shared(of, at, of, at) - count_shared(of, at, self.covered, 0)

    def free_edge(self) -> i64:
        """Count the free squares of the edge."""
        return self.free_squares(EDGE, 0)

    def free_middle_row(self) -> i64:
        """Count the free squares of the middle row."""
        return self.free_squares(IN_ROW, MIDDLE_ROW * WORDS)

    def cats_among(self, of: Ints, at: i64) -> i64:
        """Count the cats with at least one square in a set."""
        total: i64 = 0
        for slot in range(self.tiles):
            if self.is_cat(slot) and share(self.squares, slot * WORDS, of, at):
                total += 1
        return total

    def cats_in_best_row(self) -> i64:
        """Count the cats in the row that has most."""
        best: i64 = 0
        for y in range(HEIGHT):
            best = max(best, self.cats_among(IN_ROW, y * WORDS))
        return best

    def cats_in_best_column(self) -> i64:
        """Count the cats in the column that has most."""
        best: i64 = 0
        for x in range(WIDTH):
            best = max(best, self.cats_among(IN_COLUMN, x * WORDS))
        return best

    def neighbours_of_best_cat(self) -> i64:
        """Count the cats of any colour around the cat that has most."""
        best: i64 = 0
        for slot in range(self.tiles):
            if not self.is_cat(slot):
                continue
            around: i64 = 0
            for other in range(self.tiles):
                touches = other != slot and share(self.beside, slot * WORDS, self.squares, other * WORDS)
                if touches and self.is_cat(other):
                    around += 1
            best = max(best, around)
        return best

    def rats_beside_cats(self) -> i64:
        """Count the visible rats that touch a cat."""
        near = zeros(WORDS)
        for colour in range(COLOURS):
            add_squares(near, 0, self.beside_of, colour * WORDS)
        return count_shared(near, 0, self.visible_rat_squares, 0)

    def treasures_beside(self, colour: i64) -> i64:
        """Count the treasures that touch a cat of a colour."""
        total: i64 = 0
        for slot in range(self.tiles):
            if self.is_treasure(slot) and share(self.beside_of, colour * WORDS, self.squares, slot * WORDS):
                total += 1
        return total

    def cats_without_treasure(self) -> i64:
        """Count the cats that touch no treasure."""
        total: i64 = 0
        for slot in range(self.tiles):
            if self.is_cat(slot) and not share(self.beside, slot * WORDS, self.treasure_squares, 0):
                total += 1
        return total

    def colours_away_from(self, squares: Ints) -> i64:
        """Count the colours none of whose cats touches a set; a missing colour counts."""
        total: i64 = 0
        for colour in range(COLOURS):
            if not share(self.beside_of, colour * WORDS, squares, 0):
                total += 1
        return total

    def maps_under_own_colour(self) -> i64:
        """Count the maps that a cat of their own colour covers."""
        total: i64 = 0
        for colour in range(COLOURS):
            square = MAP_SQUARE[self.boat * COLOURS + colour]
            if self.squares_of[colour * WORDS + WORD_OF[square]] & BIT_OF[square]:
                total += 1
        return total

    def rooms_with_cats(self) -> i64:
        """Count the rooms that hold at least one square of a cat."""
        total: i64 = 0
        for room in range(ROOMS):
            if share(ROOM, room * WORDS, self.cat_squares, 0):
                total += 1
        return total
