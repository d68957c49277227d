"""Write the pictures of the Isle's tiles and boats for the client: python -m tools.pieces."""

from __future__ import annotations

import json
from pathlib import Path

from purrlor.games.isle_of_cats.names import TILE_NAMES
from purrlor.games.isle_of_cats.rules.boats import BOAT_ROWS
from purrlor.games.isle_of_cats.rules.faces import (
    FACE_A,
    FACE_B,
    FACE_COST,
    FACE_EFFECT,
    FACE_NAMES,
    FACE_TYPE,
    FIRST_LESSON,
    LESSON_PREFIX,
)
from purrlor.games.isle_of_cats.rules.tiles import SHAPE, SHAPES, TILE_NAME, TILES

KINDS = ("find", "rescue", "anytime", "find", "lesson", "public")
RESCUE = 1
TARGET = Path(__file__).resolve().parents[1] / "web" / "src" / "games" / "isle-of-cats" / "pieces.ts"


def pieces() -> str:
    """Give the file: a picture for each name of a shape, and one for each boat."""
    shapes = {TILE_NAME[tile].lower(): SHAPES[SHAPE[tile]] for tile in range(TILES)}
    assert all(name.rsplit("_", 1)[0] in shapes or name in shapes for name in TILE_NAMES)
    boats = {name: picture for name, source, picture in BOAT_ROWS}
    cards = {name: _card(face) for face, name in enumerate(FACE_NAMES) if not name.startswith(LESSON_PREFIX)}
    lessons = {
        name[len(LESSON_PREFIX) :]: _card(face)[0]
        for face, name in enumerate(FACE_NAMES)
        if name not in cards
    }
    head = "// Made by: python -m tools.pieces. Do not edit.\n"
    return (
        f"{head}import type {{ CardName }} from './types';\n"
        f"\n/** Rows of signs; a capital letter is a beast's icon of that colour. */\n"
        f"export const SHAPES = {json.dumps(shapes, indent=2)};\n"
        f"\n/** What is printed on a card: its kind, its price; on rescue cards boots and half baskets. */\n"
        f"export const CARDS: Partial<Record<CardName, string>> = {json.dumps(cards, indent=2)};\n"
        f"\n/** Lessons from the first number on: l private for 2 fish, p public for 1, f family. */\n"
        f"export const FIRST_LESSON = {FIRST_LESSON};\n"
        f'export const LESSONS = "{_row(lessons)}";\n'
        f"\n/** A star is a rat, a capital letter a treasure map. */\n"
        f"export const BOATS: Record<string, string[]> = {json.dumps(boats, indent=2)};\n"
    )


def _card(face: int) -> str:
    kind = KINDS[FACE_TYPE[face]] if FACE_TYPE[face] >= 0 else "family"
    rescue = f" {FACE_A[face]} {FACE_B[face]}" if FACE_EFFECT[face] == RESCUE and kind == "rescue" else ""
    return f"{kind} {FACE_COST[face]}{rescue}"


def _row(lessons: dict[str, str]) -> str:
    last = max(int(number) for number in lessons)
    return "".join(lessons.get(str(number), ".") for number in range(FIRST_LESSON, last + 1))


if __name__ == "__main__":
    TARGET.write_text(pieces(), encoding="utf-8")
