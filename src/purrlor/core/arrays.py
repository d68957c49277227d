"""The array type of the compiled rules, chosen in one place, and sets of small numbers as bits."""

from __future__ import annotations

from typing import TypeAlias

from librt.vecs import vec
from mypy_extensions import i16, i64

# A string, because the value `vec[i64]` can't be made outside an expression in compiled code.
Ints: TypeAlias = "vec[i64]"
Floats: TypeAlias = "vec[float]"
Shorts: TypeAlias = "vec[i16]"


def zeros(n: int) -> Ints:
    """Make an array of n zeros; a slice `[:]` of it is a copy."""
    return vec[i64]([0] * n)


def ints(values: list[int]) -> Ints:
    """Make an array of the values given."""
    return vec[i64]([i64(value) for value in values])


def floats(values: list[float]) -> Floats:
    """Make an array of the values given, for weights: as fast as `Ints`, a list is not."""
    return vec[float](values)


def shorts(values: list[int]) -> Shorts:
    """Make an array of the values given, of 16 bits each: a large table then needs less of the cache."""
    return vec[i16]([i16(value) for value in values])


def bit_count(bits: i64) -> i64:
    """Count the members of a set of small numbers kept as bits."""
    count: i64 = 0
    while bits != 0:
        bits &= bits - 1
        count += 1
    return count


def lowest(bits: i64) -> i64:
    """Find the smallest member of a set kept as bits, which must not be empty."""
    member: i64 = 0
    while not bits & 255:
        bits >>= 8
        member += 8
    while not bits & 1:
        bits >>= 1
        member += 1
    return member
