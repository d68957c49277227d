"""Read an owner's deck from TOML, with all errors by line, card and field; write the current cards."""

from __future__ import annotations

import json
import re
import tomllib
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from purrlor.table.deck import (
    ID,
    MOST_FAULTS,
    TEXT,
    Cell,
    Deck,
    DeckTable,
    Fault,
    Row,
    no_such_card,
    no_such_table,
    own_rows,
    quoted,
    rows_of,
    why_not_cell,
)
from purrlor.table.game import Game, all_games
from purrlor.table.reasons import Argument, Reason, Refused
from purrlor.table.texts import deck_texts

LARGEST = 100_000  # characters of a deck file
LONGEST_LINE = 2_000  # characters: a name with thousands of dots would keep the parser busy for minutes
HEADER = re.compile(r"\s*\[?\[\s*\"?([\w-]+)\"?\s*\]")
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
    places: Counter[str] = Counter()
    for number, line in enumerate(text.splitlines(), 1):
        header, named = HEADER.match(line), FIELD.match(line)
        if header:
            table = header[1]
            lines.top.setdefault(table, number)
            here = {"": number}
            lines.rows[table, places[table]] = here
            places[table] += 1
        elif named:
            here.setdefault(named[1], number)
    return lines


@dataclass(frozen=True)
class FileFault:
    """An error in a deck file: its line (0: the whole file), and what is wrong there."""

    line: int
    fault: Fault

    @property
    def reason(self) -> Reason:
        """Say what is wrong and where."""
        fault = self.fault
        args: dict[str, Argument] = {"line": self.line}
        if not self.line:
            return fault.reason
        if not fault.field:
            return Reason("", "deck-at-line", args, fault.reason)
        args |= {"card": quoted(fault.card), "field": quoted(fault.field)}
        return Reason("", "deck-at-field", args, fault.reason)


@dataclass
class DeckReading:
    """What a deck file holds: its game, the tables that could be read, and all that is wrong."""

    game: Game[Any] | None = None
    deck: Deck = field(default_factory=dict)
    faults: list[FileFault] = field(default_factory=list)

    def blame(self, line: int, reason: Reason, card: str = "", name: str = "", table: str = "") -> None:
        """Add an error, unless there are too many already."""
        if len(self.faults) < MOST_FAULTS:
            self.faults.append(FileFault(line, Fault(card, name, reason, table)))


def read_deck(game: Game[Any], text: str) -> Deck:
    """Read a deck file: its rows replace the game's own by id; fields that a row leaves out do not change."""
    reading = read_any_deck(text, game)
    for fault in reading.faults:
        raise Refused(fault.reason, game)
    return reading.deck


def read_any_deck(text: str, game: Game[Any] | None = None) -> DeckReading:
    """Read a deck file of this game, or of the game that it names, and find all that is wrong."""
    reading = DeckReading(game)
    if len(text) > LARGEST:
        reading.blame(0, Reason("", "deck-too-large", {"most": LARGEST // 1000}))
        return reading
    for number, words in enumerate(text.splitlines(), 1):
        if len(words) > LONGEST_LINE:
            reading.blame(number, Reason("", "deck-long-line", {"most": LONGEST_LINE}))
            return reading
    file = _parse(text, reading)
    if file is None:
        return reading
    lines = scan(text)
    named, line = file.pop("game", None), lines.top.get("game", 1)
    if game is None:
        reading.game = game = all_games().get(named) if isinstance(named, str) else None
        if game is None:
            known = ", ".join(name for name, one in all_games().items() if one.deck_tables)
            key = "deck-names-no-game" if named is None else "deck-no-such-game"
            reading.blame(line, Reason("", key, {"known": known, "game": quoted(named)}))
            return reading
    elif named != game.name:
        reading.blame(line, Reason("", "deck-other-game", {"game": game.name}))
        return reading
    tables = {table.name: table for table in game.deck_tables}
    if not tables:
        reading.blame(line, Reason("", "deck-nothing-to-replace"))
        return reading
    for name, rows in file.items():
        if name not in tables:
            reading.blame(lines.of(name, 0), no_such_table(name, tables))
        elif not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
            reading.blame(lines.of(name, 0), Reason("", "deck-not-rows", {"table": name}))
        else:
            reading.deck[name] = _read_table(tables[name], rows, lines, reading)
    reading.faults.sort(key=lambda one: one.line)
    return reading


def _parse(text: str, reading: DeckReading) -> dict[str, Any] | None:
    try:
        return tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        place = re.search(r"line (\d+)", str(error))
        line = int(place[1]) if place else len(text.splitlines())
        reading.blame(line, Reason("", "deck-unreadable"))
        return None


def _read_table(
    table: DeckTable, given: list[dict[str, Any]], lines: Lines, reading: DeckReading
) -> list[Row]:
    merged: dict[str, Row] = {str(row[ID]): dict(row) for row in table.rows}
    places: dict[str, int] = {}
    wrong: list[tuple[str, str]] = []
    lost = False
    for place, row in enumerate(given):
        card = row.get(ID)
        at = lines.of(table.name, place, ID)
        if not isinstance(card, str) or card not in merged or card in places:
            lost = True
            twice = isinstance(card, str) and card in places
            reading.blame(at, _wrong_card(table, card, twice), table=table.name)
            continue
        places[card] = place
        for name, cell in row.items():
            reason_here = why_not_cell(table, name, cell)
            if reason_here is None:
                merged[card][name] = cell
            else:
                wrong.append((card, name))
                reading.blame(lines.of(table.name, place, name), reason_here, card, name, table.name)
    rows = list(merged.values())
    # A row without a known card may be any card that no other row names.
    known: list[Row] = [
        {name: cell for name, cell in row.items() if name == ID or (card, name) not in wrong}
        if card in places or not lost
        else {ID: card}
        for card, row in merged.items()
    ]
    for fault in _in_file(table.check(known), places):
        line = lines.of(table.name, places.get(fault.card, -1), fault.field)
        reading.blame(line, fault.reason, fault.card, fault.field, table.name)
    return rows


def _in_file(faults: list[Fault], places: dict[str, int]) -> list[Fault]:
    """Keep the errors of cards that the file has; of a field that is wrong only in others, the first."""
    fields = {fault.field for fault in faults if fault.card in places}
    others = {fault.field: fault for fault in reversed(faults) if fault.field not in fields}
    return [fault for fault in faults if fault.card in places or fault is others.get(fault.field)]


def _wrong_card(table: DeckTable, card: object, twice: bool) -> Reason:
    """Say why a row replaces no card: it names none, one that is not there, or one that was named before."""
    if card is None:
        return Reason("", "deck-card-unnamed", {"known": ", ".join(table.ids)})
    return Reason("", "deck-card-twice", {"card": quoted(card)}) if twice else no_such_card(table, card)


def export_deck(
    game: Game[Any], language: str = "en", deck: Deck | None = None, own_only: bool = False
) -> str:
    """Write the cards of a game (or of a deck, perhaps only those) as a deck file with comments."""
    texts = deck_texts(game, language, deck or {})
    parts = [_comment(texts.say("deck-file", game=texts.say("game-name"))), f"game = {_toml(game.name)}\n"]
    for table in game.deck_tables:
        rows = own_rows(table, deck or {}) if own_only else rows_of(table, deck or {})
        if not rows:
            continue
        parts += ["", _comment(f"{table.name}: " + texts.say(f"deck-{table.name}"))]
        for column in table.columns:
            if column.kind != TEXT:
                parts.append(_comment(f"  {column.name}: " + texts.say(f"deck-{table.name}-{column.name}")))
        parts += [_row(game, table, row, deck or {}, own_only) for row in rows]
    return "\n".join(parts) + "\n"


def _row(game: Game[Any], table: DeckTable, row: Row, deck: Deck, own_only: bool) -> str:
    lines = ["", f"[[{table.name}]]", f"{ID} = {_toml(row[ID])}"]
    for column in table.columns:
        if column.kind == TEXT:
            if own_only and column.name not in row:
                continue
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
