"""Save the games of an arena in a folder as they end: a CSV file with one line per seat."""

from __future__ import annotations

import csv
import io
from pathlib import Path

import msgspec

from purrlor.bots.arena import Plan, Played
from purrlor.bots.plan_file import begin_folder, check_folder
from purrlor.table.reasons import refused

COLUMNS = Played.__struct_fields__
TABLE = "games.csv"


class Ledger:
    """The folder of an arena: its plan and the games played so far."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        self.folder = folder
        self.plan = plan

    def open(self, resume: bool) -> list[Played]:
        """Start the folder, or read the games played in it with the same plan."""
        if not resume:
            begin_folder(self.folder, self.plan)
            self.write([])
            return []
        check_folder(self.folder, self.plan)
        rows = self.read()
        self.write(rows)
        return rows

    def read(self) -> list[Played]:
        """Read the complete games; the last one may be cut off."""
        file = self.folder / TABLE
        try:
            text = file.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError):
            raise refused("file-missing", file=str(file)) from None
        rows = [row for cells in csv.DictReader(io.StringIO(text)) if (row := read_row(cells)) is not None]
        seats = len(self.plan.bots)
        counts: dict[int, int] = {}
        for row in rows:
            counts[row.game] = counts.get(row.game, 0) + 1
        return [row for row in rows if counts[row.game] == seats]

    def add(self, rows: list[Played]) -> None:
        """Append finished games."""
        append(self.folder / TABLE, rows)

    def write(self, rows: list[Played]) -> None:
        """Write the whole table sorted by game; the old file stays until the new one is complete."""
        fresh = self.folder / f"{TABLE}.new"
        with fresh.open("w", encoding="utf-8", newline="") as file:
            csv.writer(file, lineterminator="\n").writerow(COLUMNS)
        append(fresh, sorted(rows, key=lambda row: (row.game, row.seat)))
        fresh.replace(self.folder / TABLE)


def append(table: Path, rows: list[Played]) -> None:
    """Add rows to the end of a table."""
    with table.open("a", encoding="utf-8", newline="") as file:
        csv.writer(file, lineterminator="\n").writerows(cells_of(row) for row in rows)


def cells_of(row: Played) -> list[str]:
    """Write a row; values that are not numbers or words become JSON."""
    values = [getattr(row, name) for name in COLUMNS]
    return [
        value if isinstance(value, str) else "" if value is None else msgspec.json.encode(value).decode()
        for value in values
    ]


def read_row(cells: dict[str, str]) -> Played | None:
    """Read a row back; None if it was cut off."""
    values: dict[str, object] = {}
    for name in COLUMNS:
        cell = cells.get(name)
        if cell is None:
            return None
        values[name] = cell if name in ("bot", "ending") else None if cell == "" else _decode(cell)
    try:
        return msgspec.convert(values, Played)
    except msgspec.ValidationError:
        return None


def _decode(cell: str) -> object:
    try:
        return msgspec.json.decode(cell)
    except msgspec.DecodeError:
        return cell
