"""A random generator that gives the same numbers interpreted and compiled, on every machine and Python."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, Final

from mypy_extensions import i64

from purrlor.core.arrays import Ints, zeros
from purrlor.core.pickles import fields_apart, restore

WORD: Final = 0xFFFFFFFF
NO_BLOCK: Final = zeros(16)


class Rng:
    """A stream of random numbers: fast (sfc32) from a seed, or cryptographic from a secret key.

    `count` is the number of draws; a match uses it to notice that something random has happened.
    """

    def __init__(self, a: i64, b: i64, c: i64, count: i64) -> None:
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.count: i64 = count
        self.key: bytes | None = None
        self.block: Ints = NO_BLOCK

    @staticmethod
    def seeded(seed: int) -> Rng:
        """Open the fast stream of a seed (64 bits of it are used), for simulation, search and bots."""
        rng = Rng(0, 0, 0, 0)
        rng.begin(seed & WORD, (seed >> 32) & WORD)
        return rng

    def begin(self, low: i64, high: i64) -> None:
        """Restart as the fast stream of a seed, given as two words."""
        self.a = low
        self.b = high
        self.c = 0x9E3779B9
        self.count = 1
        for i in range(12):
            self.next32()

    @staticmethod
    def keyed(key: bytes) -> Rng:
        """Open the stream of a secret key (16 to 64 bytes); known numbers reveal nothing about later ones."""
        rng = Rng(0, 0, 0, 0)
        rng.key = key
        rng.block = NO_BLOCK[:]
        return rng

    def stream(self, purpose: str) -> Rng:
        """Open a separate stream for a purpose; drawing from one does not advance the other."""
        words = f"{self.a}.{self.b}.{self.c}.{self.count}.{purpose}".encode()
        key = self.key
        if key is not None:
            return Rng.keyed(blake2b(words, key=key, digest_size=32).digest())
        return Rng.seeded(int.from_bytes(blake2b(words, digest_size=8).digest(), "little"))

    def clone(self) -> Rng:
        """Copy the stream at its current position."""
        rng = Rng(self.a, self.b, self.c, self.count)
        if self.key is not None:
            rng.key = self.key
            rng.block = self.block[:]
        return rng

    def __copy__(self) -> Rng:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> Rng:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        return restore, (Rng, fields_apart(self))

    def next32(self) -> i64:
        """Draw 32 random bits."""
        if self.key is not None:
            return self.next_keyed()
        # sfc32: adds, shifts and xors of 32 bits, masked, so that compiled and interpreted agree.
        t: i64 = (self.a + self.b + self.count) & WORD
        self.count = (self.count + 1) & WORD
        b: i64 = self.b
        c: i64 = self.c
        self.a = b ^ (b >> 9)
        self.b = (c + ((c << 3) & WORD)) & WORD
        self.c = ((((c << 21) & WORD) | (c >> 11)) + t) & WORD
        return t

    def next_keyed(self) -> i64:
        """Draw 32 bits of the keyed stream; one hash gives sixteen words."""
        place: i64 = self.count & 15
        if place == 0:
            number: int = self.count
            key = self.key
            assert key is not None
            data = blake2b(number.to_bytes(8, "little"), key=key).digest()
            for i in range(16):
                self.block[i] = int.from_bytes(data[4 * i : 4 * i + 4], "little")
        self.count += 1
        return self.block[place]

    def below(self, n: i64) -> i64:
        """Draw a number from 0 to n - 1."""
        if self.key is not None:
            return (self.next_keyed() * n) >> 32
        # The body of next32 inlined: this is the most called function.
        t: i64 = (self.a + self.b + self.count) & WORD
        self.count = (self.count + 1) & WORD
        b: i64 = self.b
        c: i64 = self.c
        self.a = b ^ (b >> 9)
        self.b = (c + ((c << 3) & WORD)) & WORD
        self.c = ((((c << 21) & WORD) | (c >> 11)) + t) & WORD
        return (t * n) >> 32
