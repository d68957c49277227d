"""Read an owner's deck from TOML, with errors that name line, card and field; write the current cards."""

from __future__ import annotations

import json
import re
import tomllib
from dataclasses import dataclass, field
from typing import Any

from purrlor.table.deck import (
    ID,
    TEXT,
    Cell,
    Deck,
    DeckTable,
    Fault,
    Row,
    find_fault,
    no_such_card,
    no_such_table,
    quoted,
    rows_of,
    why_not_cell,
)
from purrlor.table.game import Game
from purrlor.table.reasons import Argument, Reason, Refused, refused
from purrlor.table.texts import deck_texts

LARGEST = 400_000  # characters of a deck file
HEADER = re.compile(r"\s*\[\[\s*\"?([\w-]+)\"?\s*\]\]")
FIELD = re.compile(r"\s*\"?([\w-]+)\"?\s*=")


@dataclass
class Lines:
    """Line numbers in the file: of each row by table and index, and of its fields."""

    top: dict[str, int] = field(default_factory=dict)
    rows: dict[tuple[str, int], dict[str, int]] = field(default_factory=dict)

    def of(self, table: str, place: int, name: str = "") -> int:
        """Find the line of a field, else of its row, else of the table."""
        row = self.rows.get((table, place), {})
        return row.get(name) or row.get("") or self.top.get(table, 1)


def scan(text: str) -> Lines:
    """Find the lines of rows and fields: headers and `name =` at the start of a line."""
    lines = Lines()
    here = lines.top
    for number, line in enumerate(text.splitlines(), 1):
        header, named = HEADER.match(line), FIELD.match(line)
        if header:
            table = header[1]
            lines.top.setdefault(table, number)
            here = {"": number}
            lines.rows[table, sum(known == table for known, place in lines.rows)] = here
        elif named:
            here.setdefault(named[1], number)
    return lines


def read_deck(game: Game[Any], text: str) -> Deck:
    """Read a deck file: its rows replace the game's own by id; fields that a row leaves out do not change."""
    if len(text) > LARGEST:
        raise refused("deck-too-large", most=LARGEST // 1000)
    file = _parse(text)
    lines = scan(text)
    if file.get("game") != game.name:
        raise refused("deck-other-game", line=lines.top.get("game", 1), game=game.name)
    known = {table.name: table for table in game.deck_tables}
    deck: Deck = {}
    for name, rows in file.items():
        if name == "game":
            continue
        if name not in known:
            raise _at_line(lines.of(name, 0), no_such_table(name, known))
        if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
            raise _at_line(lines.of(name, 0), Reason("", "deck-not-rows", {"table": name}))
        deck[name] = _read_table(known[name], rows, lines)
    return deck


def _parse(text: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        place = re.search(r"line (\d+)", str(error))
        line = int(place[1]) if place else len(text.splitlines())
        raise _at_line(line, Reason("", "deck-unreadable")) from None


def _read_table(table: DeckTable, given: list[dict[str, Any]], lines: Lines) -> list[Row]:
    merged: dict[str, Row] = {str(row[ID]): dict(row) for row in table.rows}
    places: dict[str, int] = {}
    for place, row in enumerate(given):
        card = row.get(ID)
        if not isinstance(card, str) or card not in merged:
            raise _at_line(
                lines.of(table.name, place, ID), no_such_card(table, card if card is not None else "–")
            )
        if card in places:
            raise _at_line(lines.of(table.name, place, ID), Reason("", "deck-card-twice", {"card": card}))
        places[card] = place
        for name, cell in row.items():
            reason = why_not_cell(table, name, cell)
            if reason is not None:
                raise _at_field(lines.of(table.name, place, name), Fault(card, name, reason))
        merged[card].update(row)
    rows = list(merged.values())
    fault = find_fault(table, rows)
    if fault is not None:
        raise _at_field(lines.of(table.name, places.get(fault.card, -1), fault.field), fault)
    return rows


def _at_line(line: int, reason: Reason) -> Refused:
    return Refused(Reason("", "deck-at-line", {"line": line}, reason))


def _at_field(line: int, fault: Fault) -> Refused:
    args: dict[str, Argument] = {"line": line, "card": quoted(fault.card), "field": quoted(fault.field)}
    return Refused(Reason("", "deck-at-field", args, fault.reason))


def export_deck(game: Game[Any], language: str = "en", deck: Deck | None = None) -> str:
    """Write the cards of a game (or of a deck) as a deck file, with comments in a language."""
    texts = deck_texts(game, language, deck or {})
    parts = [_comment(texts.say("deck-file", game=texts.say("game-name"))), f"game = {_toml(game.name)}\n"]
    for table in game.deck_tables:
        parts += ["", _comment(f"{table.name}: " + texts.say(f"deck-{table.name}"))]
        for column in table.columns:
            if column.kind != TEXT:
                parts.append(_comment(f"  {column.name}: " + texts.say(f"deck-{table.name}-{column.name}")))
        parts += [_row(game, table, row, deck or {}) for row in rows_of(table, deck or {})]
    return "\n".join(parts) + "\n"


def _row(game: Game[Any], table: DeckTable, row: Row, deck: Deck) -> str:
    lines = ["", f"[[{table.name}]]", f"{ID} = {_toml(row[ID])}"]
    for column in table.columns:
        if column.kind == TEXT:
            stem, _, language = column.name.rpartition("_")
            key = f"{table.prefix}-{row[ID]}" + ("" if stem == "name" else f"-{stem}")
            lines.append(f"{column.name} = {_toml(deck_texts(game, language, deck).say(key))}")
        else:
            lines.append(f"{column.name} = {_toml(row[column.name])}")
    return "\n".join(lines)


def _toml(cell: Cell) -> str:
    """Write a value; JSON's strings, numbers, booleans and lists are also valid TOML."""
    return json.dumps(cell, ensure_ascii=False)


def _comment(text: str) -> str:
    return "\n".join(f"# {line}" for line in text.splitlines())
