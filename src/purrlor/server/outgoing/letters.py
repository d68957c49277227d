"""Write words with the letters that fonts have: a letter that none has would be painted as an empty box."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import cache
from pathlib import Path
from struct import unpack_from
from unicodedata import normalize


@cache
def letters_of(*fonts: str) -> frozenset[int]:
    """Read which letters TrueType fonts have, by their `cmap`."""
    return frozenset(letter for font in fonts for letter in _mapped(Path(font).read_bytes()))


def _mapped(font: bytes) -> Iterator[int]:
    (count,) = unpack_from(">H", font, 4)
    tables = {font[at : at + 4]: unpack_from(">L", font, at + 8)[0] for at in range(12, 12 + 16 * count, 16)}
    cmap = tables[b"cmap"]
    (count,) = unpack_from(">H", font, cmap + 2)
    for number in range(count):
        at = cmap + unpack_from(">L", font, cmap + 8 + 8 * number)[0]
        (form,) = unpack_from(">H", font, at)
        if form == 4:
            yield from _in_segments(font, at)
        elif form == 12:
            yield from _in_groups(font, at)


def _in_segments(font: bytes, at: int) -> Iterator[int]:
    """List the letters of a table that has a first and a last letter for each of its segments."""
    (twice,) = unpack_from(">H", font, at + 6)
    for here in range(at + 14, at + 14 + twice, 2):
        last, first, shift, away = (
            unpack_from(">H", font, here + twice * part + (2 if part else 0))[0] for part in range(4)
        )
        offsets = here + 3 * twice + 2
        for letter in range(first, min(last, 0xFFFE) + 1):
            glyph = unpack_from(">H", font, offsets + away + 2 * (letter - first))[0] if away else letter
            if away == 0 or glyph:
                glyph = (glyph + shift) & 0xFFFF
            if glyph:
                yield letter


def _in_groups(font: bytes, at: int) -> Iterator[int]:
    """List the letters of a table that counts on from the first glyph of each of its groups."""
    (count,) = unpack_from(">L", font, at + 12)
    for number in range(count):
        first, last, glyph = unpack_from(">LLL", font, at + 16 + 12 * number)
        yield from range(first + (glyph == 0), last + 1)


def drawable(text: str, letters: Collection[int]) -> str:
    """Write a text so that these letters suffice: others are written as they sound."""
    text = normalize("NFC", text)
    if all(ord(letter) in letters for letter in text):
        return text
    from anyascii import anyascii  # its tables are read only for those who need them

    return "".join(letter if ord(letter) in letters else anyascii(letter) for letter in text).strip() or "–"
