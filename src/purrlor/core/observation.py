"""Write what a seat knows as numbers, all in a fixed place, for programs that learn."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i16, i64, mypyc_attr

from purrlor.core.arrays import Ints, Shorts, ints, shorts
from purrlor.core.state import State

CELL: Final = 16  # bits
BITS: Final = 0xFFFF
SIGN: Final = 0x8000  # the bits of a cell count as negative from here

MEMBER: Final = shorts([1 << bit for bit in range(15)] + [-(1 << 15)])  # by place in a cell
ONE_MORE: Final = ints([1 << (4 * place) for place in range(4)])  # of a count, by its place in a cell

# Bits that a value takes in a cell.
FLAG: Final = 1
COUNT: Final = 4
NUMBER: Final = 16


class Part:
    """A stretch of an observation: so many values of one meaning, each a flag, a count or a number."""

    def __init__(
        self, name: str, size: int, width: int, least: int, most: int, meaning: str, named: bool = False
    ) -> None:
        self.name: str = name
        self.size: int = size
        self.width: int = width
        self.least: int = least
        self.most: int = most
        self.meaning: str = meaning
        self.named: bool = named  # a value is the number of a thing plus one, or 0 for nothing

    @property
    def cells(self) -> int:
        """Count the cells that the values take; several small ones share a cell, the first one lowest."""
        return (self.size * self.width + CELL - 1) // CELL


def flags(name: str, size: int, meaning: str) -> Part:
    """Declare values that are 0 or 1: a set, or one of several."""
    return Part(name, size, FLAG, 0, 1, meaning)


def counts(name: str, size: int, meaning: str) -> Part:
    """Declare values from 0 to 15."""
    return Part(name, size, COUNT, 0, 15, meaning)


def numbers(name: str, size: int, most: int, meaning: str, least: int = 0) -> Part:
    """Declare values that take a cell each."""
    return Part(name, size, NUMBER, least, most, meaning)


def names(name: str, size: int, things: int, meaning: str) -> Part:
    """Declare values that each name one of so many things, by its number plus one, or nothing."""
    return Part(name, size, NUMBER, 0, things, meaning, True)


def by_seat(parts: list[Part], seats: int) -> list[Part]:
    """Repeat parts for every seat, clockwise from the seat that observes; their names end in its number."""
    return [
        Part(f"{part.name}.{seat}", part.size, part.width, part.least, part.most, part.meaning, part.named)
        for seat in range(seats)
        for part in parts
    ]


def cells_in(parts: list[Part]) -> int:
    """Count the cells of an observation."""
    return sum([part.cells for part in parts])


def signed(bits: i64) -> i16:
    """Take the lowest bits as they stand in a cell; without a branch, because half of them are negative."""
    return i16(((bits & BITS) ^ SIGN) - SIGN)


def add(cells: Shorts, first: i64, place: i64) -> None:
    """Add one to a count of a part whose first cell is known."""
    cell: i64 = first + (place >> 2)
    cells[cell] = signed(i64(cells[cell]) + ONE_MORE[place & 3])


class Slate:
    """Cells that are written one after another; `at` is the next one."""

    def __init__(self, size: int) -> None:
        self.cells: Shorts = shorts([0] * size)
        self.at: i64 = 0

    def put(self, value: i64) -> None:
        """Write a number."""
        self.cells[self.at] = i16(value)
        self.at += 1

    def put_numbers(self, numbers: Ints, first: i64, size: i64) -> None:
        """Write numbers that stand one after another."""
        cells = self.cells
        at = self.at
        for i in range(first, first + size):
            cells[at] = i16(numbers[i])
            at += 1
        self.at = at

    def put_set(self, members: i64, size: i64) -> None:
        """Write a set of numbers below `size`, kept as bits; also counts of four bits each."""
        cells = self.cells  # read once: each look at the field counts its users
        at = self.at
        end = at + (size + CELL - 1) // CELL
        while at < end:
            cells[at] = signed(members)
            at += 1
            members >>= CELL
        self.at = end

    def put_words(self, words: Ints, size: i64) -> None:
        """Write so many words of 48 bits, one set behind the other."""
        cells = self.cells
        at = self.at
        for i in range(size):
            word = words[i]
            cells[at] = signed(word)
            cells[at + 1] = signed(word >> CELL)
            cells[at + 2] = signed(word >> (CELL * 2))
            at += 3
        self.at = at

    def put_one(self, member: i64, size: i64) -> None:
        """Write a set of one member, or of none if it is negative."""
        at = self.at
        self.skip((size + CELL - 1) // CELL)
        if member >= 0:
            self.mark(at, member)

    def mark(self, first: i64, member: i64) -> None:
        """Add a member to a set whose first cell is known."""
        cell: i64 = first + (member >> 4)
        self.cells[cell] |= MEMBER[member & 15]

    def end_list(self, end: i64) -> None:
        """Clear the rest of a list whose entries are never 0, as far as an earlier one reached."""
        cells = self.cells
        at = self.at
        while at < end and cells[at] != 0:
            cells[at] = 0
            at += 1
        self.at = end

    def skip(self, size: i64) -> None:
        """Leave cells empty."""
        cells = self.cells
        end = self.at + size
        for i in range(self.at, end):
            cells[i] = 0
        self.at = end


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer:
    """Say what a seat of a game knows, and in which order it is written."""

    def layout(self, seats: int) -> list[Part]:
        """List the parts of an observation: the same for all options, so a net can play them all."""
        raise NotImplementedError

    def observe(self, state: State, seat: i64, slate: Slate) -> None:
        """Write every cell, from what the seat sees alone; its own place comes first."""
        raise NotImplementedError


def turned(seats: i64, members: i64, seat: i64) -> i64:
    """Turn a set of seats so that one of them becomes the first."""
    return (members >> seat) | ((members << (seats - seat)) & ((1 << seats) - 1))


def from_seat(seats: i64, other: i64, seat: i64) -> i64:
    """Count how far a seat is from another, clockwise; somebody negative stays so."""
    if other < 0:
        return other
    return other - seat if other >= seat else other - seat + seats
