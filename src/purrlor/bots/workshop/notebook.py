"""Keep what a workshop has done in a folder, so that it can be stopped and resumed."""

from __future__ import annotations

from pathlib import Path
from typing import TypeVar

import msgspec

from purrlor.bots.plan_file import begin_folder, check_folder
from purrlor.bots.workshop.matches import Result
from purrlor.table.options import Settings
from purrlor.table.reasons import refused

GENERATIONS = "generations.jsonl"
GATE = "gate.jsonl"
Row = TypeVar("Row", bound=msgspec.Struct)


class Plan(msgspec.Struct, frozen=True):
    """What to tune, and how; the same plan gives the same weights."""

    game: str
    tables: tuple[Settings, ...]  # what is played, in turn
    by: str  # points or wins
    seed: int
    pairs: int  # opposite changes that a generation tries
    deals: int  # that each pair plays, twice each
    rate: float
    start: dict[str, float]


class Generation(msgspec.Struct, frozen=True):
    """One step: the weights that it led to, and how those before it did against the start."""

    values: list[float]
    games: int
    check: Result


class Trial(msgspec.Struct, frozen=True):
    """A deal of the gate."""

    deal: int
    result: Result


class Notebook:
    """The folder of a workshop: its plan, the generations so far, the games of the gate."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        self.folder = folder
        self.plan = plan
        self.generations: list[Generation] = []
        self.trials: list[Trial] = []

    def open(self, resume: bool) -> None:
        """Start the folder, or read what was done in it with the same plan."""
        if resume:
            check_folder(self.folder, self.plan)
            self.generations = _read(self.folder / GENERATIONS, Generation)
            self.trials = _read(self.folder / GATE, Trial)
            return
        begin_folder(self.folder, self.plan)
        try:
            for name in (GENERATIONS, GATE):
                (self.folder / name).write_bytes(b"")
        except OSError:
            raise refused("file-not-writable", file=str(self.folder)) from None

    def add_generation(self, generation: Generation) -> None:
        """Keep a generation; what the gate knew about earlier weights is out of date."""
        self.generations.append(generation)
        _append(self.folder / GENERATIONS, generation)
        if self.trials:
            self.trials = []
            (self.folder / GATE).write_bytes(b"")

    def add_trial(self, trial: Trial) -> None:
        """Keep a deal of the gate."""
        self.trials.append(trial)
        _append(self.folder / GATE, trial)


def _append(file: Path, row: msgspec.Struct) -> None:
    with file.open("ab") as out:
        out.write(msgspec.json.encode(row) + b"\n")


def _read(file: Path, row: type[Row]) -> list[Row]:
    """Read the rows; the last one may be cut off."""
    lines = file.read_bytes().splitlines() if file.exists() else []
    rows = []
    for line in lines:
        try:
            rows.append(msgspec.json.decode(line, type=row))
        except msgspec.DecodeError:
            break
    file.write_bytes(b"".join(msgspec.json.encode(kept) + b"\n" for kept in rows))
    return rows
