"""Write the pictures of the Isle's tiles and boats for the client: python -m tools.pieces."""

from __future__ import annotations

import json
from pathlib import Path

from purrlor.games.isle_of_cats.cards import (
    CARD_AMOUNT,
    CARD_COST,
    CARD_DETAIL,
    CARD_NAMES,
    CARD_TYPE,
    LESSON_PREFIX,
    LESSON_ROWS,
    RESCUE_CARD,
)
from purrlor.games.isle_of_cats.rules.pieces.boats import BOAT_ROWS
from purrlor.games.isle_of_cats.rules.pieces.tiles import OUR_PICTURES, SHAPE_NAME, TILE_NAMES, TILES

KINDS = ("find", "rescue", "anytime", "find", "lesson", "public", "family")
FIRST_LESSON = LESSON_ROWS[0][0]
TARGET = Path(__file__).resolve().parents[1] / "web" / "src" / "games" / "isle-of-cats" / "pieces.ts"


def pieces() -> str:
    """Give the file: a picture for each name of a shape, and one for each boat."""
    shapes = {SHAPE_NAME[tile].lower(): OUR_PICTURES[tile] for tile in range(TILES)}
    assert all(name.rsplit("_", 1)[0] in shapes or name in shapes for name in TILE_NAMES)
    boats = {name: picture for name, source, picture in BOAT_ROWS}
    cards = {name: _card(card) for card, name in enumerate(CARD_NAMES) if not name.startswith(LESSON_PREFIX)}
    lessons = {
        name[len(LESSON_PREFIX) :]: _card(card)[0]
        for card, name in enumerate(CARD_NAMES)
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


def _card(card: int) -> str:
    kind = KINDS[CARD_TYPE[card]]
    rescue = f" {CARD_AMOUNT[card]} {CARD_DETAIL[card]}" if CARD_TYPE[card] == RESCUE_CARD else ""
    return f"{kind} {CARD_COST[card]}{rescue}"


def _row(lessons: dict[str, str]) -> str:
    last = max(int(number) for number in lessons)
    return "".join(lessons.get(str(number), ".") for number in range(FIRST_LESSON, last + 1))


if __name__ == "__main__":
    TARGET.write_text(pieces(), encoding="utf-8")
