"""Read the weights of a judge: named numbers in a file beside the game."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Final

from purrlor.core.arrays import Floats, floats

FILE: Final = "weights.toml"


class Weights:
    """Named numbers; a judge looks the place of each name up once, when it is imported."""

    def __init__(self, names: list[str], values: list[float]) -> None:
        self.names = names
        self.values: Floats = floats(values)

    def place(self, name: str) -> int:
        """Find the place of a weight among the values."""
        return self.names.index(name)

    def numbers(self) -> list[float]:
        """List the values."""
        return list(self.values)

    def changed(self, values: list[float]) -> Weights:
        """Give the same names other values."""
        return Weights(self.names, values)


NO_WEIGHTS: Final = Weights([], [])


def read_weights(package: str) -> Weights:
    """Read the weights of the game in a package."""
    table = tomllib.loads((files(package) / FILE).read_text(encoding="utf-8"))["weights"]
    return Weights([str(name) for name in table], [float(table[name]) for name in table])
