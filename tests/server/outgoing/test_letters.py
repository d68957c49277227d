"""No letter is painted as an empty box."""

from __future__ import annotations

from pathlib import Path
from struct import pack

import pytest

from purrlor.server.outgoing.letters import drawable, letters_of

LATIN = frozenset(range(32, 0x17F))


def font(*tables: bytes) -> bytes:
    """Write what of a TrueType font says which letters it has."""
    heads, at = b"", 4 + 8 * len(tables)
    for number, table in enumerate(tables):
        heads += pack(">HHL", 3, number, at)
        at += len(table)
    cmap = pack(">HH", 0, len(tables)) + heads + b"".join(tables)
    listed = b"".join(name + pack(">LLL", 0, 44, len(cmap)) for name in (b"abcd", b"cmap"))
    return pack(">LHHHH", 0x10000, 2, 0, 0, 0) + listed + cmap


def segments(*rows: tuple[int, int, int, int], glyphs: tuple[int, ...] = ()) -> bytes:
    """Write a table of segments: first, last, shift, and where their glyphs are listed."""
    lasts, firsts, shifts, offsets = (pack(f">{len(rows)}H", *(row[i] for row in rows)) for i in (1, 0, 2, 3))
    head = pack(">HHHHHHH", 4, 0, 0, 2 * len(rows), 0, 0, 0)
    return head + lasts + b"\0\0" + firsts + shifts + offsets + pack(f">{len(glyphs)}H", *glyphs)


def test_the_letters_of_a_font_are_those_that_have_a_glyph(tmp_path: Path) -> None:
    file = tmp_path / "font.ttf"
    # B has no glyph: it is listed with number 0. The last segment of all such tables is empty.
    small = segments((65, 67, 0, 4), (0xFFFF, 0xFFFF, 1, 0), glyphs=(5, 0, 6))
    large = pack(">HHLLL", 12, 0, 0, 0, 2) + pack(">LLL", 0x1F600, 0x1F601, 9) + pack(">LLL", 97, 98, 0)
    file.write_bytes(font(small, large, pack(">H", 14)))
    assert letters_of(str(file)) == {65, 67, 98, 0x1F600, 0x1F601}
    file.write_bytes(font(segments((48, 50, 0xFFFF - 47, 0))))
    letters_of.cache_clear()
    assert letters_of(str(file)) == {49, 50}


@pytest.mark.parametrize(
    ("name", "drawn"),
    [
        ("Żółw", "Żółw"),
        ("Z\u0307o\u0301łw", "Żółw"),
        ("李明", "LiMing"),
        ("Ελένη", "Eleni"),
        ("さくら", "sakura"),
        ("Ala 🐱", "Ala :cat:"),
        ("\U000f0000", "–"),
    ],
)
def test_what_no_font_has_is_written_as_it_sounds(name: str, drawn: str) -> None:
    assert drawable(name, LATIN) == drawn
