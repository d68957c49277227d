"""Spoil deck files and decks in every way that a stranger could."""

from __future__ import annotations

from random import Random
from typing import Any

from purrlor.table.deck import Deck
from purrlor.table.deck_file import export_deck
from purrlor.table.game import Game

ODD: list[Any] = [
    None,
    True,
    -1,
    0,
    10**30,
    1.5,
    "",
    " ",
    "any",
    "<script>alert(1)</script>",
    "{ $x }",
    "a\u0000b",
    "\u202egnp.exe",
    "x" * 50_000,
    "#" * 500,
    "../../etc/passwd",
    [],
    ["artifact"] * 1000,
    [["artifact"]],
    {"a": {"b": []}},
]


def spoiled_file(game: Game[Any], rng: Random) -> str:
    """Spoil the text of a deck file: cut, double, swap and overwrite parts of it."""
    text = export_deck(game)
    for _ in range(rng.randrange(1, 4)):
        lines = text.splitlines()
        at = rng.randrange(len(lines))
        change = rng.randrange(7)
        if change == 0:
            text = text[: rng.randrange(len(text))]
        elif change == 1:
            lines.insert(rng.randrange(len(lines)), lines[at])
            text = "\n".join(lines)
        elif change == 2:
            del lines[at]
            text = "\n".join(lines)
        elif change == 3:
            name = lines[at].partition("=")[0]
            value = rng.choice(
                ["-1", "9999", '""', "[]", '["x"]', "true", '"<b>"', "{a = 1}", "1e400", "nan"]
            )
            lines[at] = f"{name}= {value}"
            text = "\n".join(lines)
        elif change == 4:
            place = rng.randrange(len(text))
            text = text[:place] + rng.choice(["\x00", '"', "[[", "]]", "=", "\n", "é", "🐱"]) + text[place:]
        elif change == 5:
            text = text.replace(
                rng.choice(["recipe", "points", "id", "shape", "game"]), rng.choice(["x", "id"]), 1
            )
        else:
            other = rng.choice(lines)
            lines[at] = other
            text = "\n".join(lines)
        if not text.strip():
            text = "="
    return text


def spoiled_deck(game: Game[Any], rng: Random) -> dict[str, Any]:
    """Spoil a deck as an editor would send it, often so that it still fits."""
    deck: dict[str, Any] = {
        table.name: [dict(row) for row in table.rows]
        for table in rng.sample(game.deck_tables, rng.randrange(1, len(game.deck_tables) + 1))
    }
    for _ in range(rng.randrange(1, 6)):
        table = rng.choice([table for table in game.deck_tables if table.name in deck])
        rows = deck[table.name]
        column = rng.choice(table.columns)
        change = rng.randrange(10)
        if not rows or not isinstance(rows, list):
            continue
        row = rng.choice(rows)
        if change < 5:
            row[column.name] = fitting(column, rng)
        elif change < 7:
            row[column.name] = rng.choice(ODD)
        elif change == 7:
            rows.remove(row)
        elif change == 8:
            rng.shuffle(rows)
        else:
            row[rng.choice(["x", "__proto__", "id", "constructor"])] = rng.choice(ODD)
    return deck


def fitting(column: Any, rng: Random) -> Any:
    """Give a value that fits a field, at its limits more often than not."""
    if column.kind == "number":
        return rng.choice([column.least, column.most, rng.randint(column.least, column.most)])
    if column.kind == "yes-no":
        return rng.random() < 0.5
    if column.kind == "word":
        return rng.choice(column.words)
    if column.kind == "words":
        return rng.choices(column.words, k=rng.choice([column.least, column.most]))
    if column.kind == "picture":
        return some_shape(column, rng)
    return rng.choice(["<img src=x onerror=alert(1)>", "Ä" * column.most, "Mruczek", "{ $points }"])


def some_shape(column: Any, rng: Random) -> str:
    """Grow a shape square by square."""
    squares = {(7, 7)}
    while len(squares) < rng.choice([column.least, column.most]):
        x, y = rng.choice(sorted(squares))
        squares.add(rng.choice([(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]))
    rows = [[" "] * 16 for _ in range(16)]
    signs = ["#", *column.words]
    for x, y in squares:
        rows[y][x] = rng.choice(signs)
    kept = [row for row in rows if any(sign != " " for sign in row)]
    left = min(x for row in kept for x, sign in enumerate(row) if sign != " ")
    right = max(x for row in kept for x, sign in enumerate(row) if sign != " ")
    return " ".join("".join(row[left : right + 1]).replace(" ", ".") for row in kept)


def as_deck(given: dict[str, Any]) -> Deck:
    """Take something foreign for a deck."""
    deck: Deck = given
    return deck
