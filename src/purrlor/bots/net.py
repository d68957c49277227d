"""A small policy net as a bot: it sees the observation of its seat and chooses among what is offered."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from purrlor.bots.bot import Bot
from purrlor.core.observation import CELL, Observer, Part, Slate, cells_in
from purrlor.core.state import State
from purrlor.table.reasons import refused
from purrlor.table.records import Action
from purrlor.table.sight import Sight

Array = NDArray[Any]
FULL = float(2**32)


class Reader:
    """Unpacks observations for a net: every value gets a place of its own, scaled to about -1 to 1.

    A value that names something gets a place for each thing that it can name.
    """

    def __init__(self, layout: list[Part]) -> None:
        octet: list[int] = []  # where each small value is, and how it is taken from there
        shift: list[int] = []
        mask: list[int] = []
        number: list[tuple[int, int, float]] = []  # the cell of each number, its place and its scale
        starts: list[int] = []  # the first place of every cell, and how many there are: none of a name
        sizes: list[int] = []
        self.names: list[tuple[slice, int, int]] = []  # their cells, their first place and how many there are
        at = 0
        for part in layout:
            cells, first, many = slice(at, at + part.cells), len(octet), part.size
            if part.named:
                many *= part.most
                self.names.append((cells, first, part.most))
            elif part.width == CELL:
                scale = 1.0 / max(abs(part.least), part.most)
                number += [(at + i, first + i, scale) for i in range(many)]
            small = part.width < CELL
            held = 0 if part.named else CELL // part.width
            starts += [first + i * held for i in range(part.cells)]
            sizes += [min(held, part.size - i * held) if held else 0 for i in range(part.cells)]
            for i in range(many):
                bit = part.width * i if small else 0
                octet.append(2 * at + bit // 8)
                shift.append(bit % 8)
                mask.append((1 << part.width) - 1 if small else 0)
            at += part.cells
        self.cells = at
        self.size = len(octet)
        self.octet = np.array(octet)
        self.shift = np.array(shift, np.uint8)
        self.mask = np.array(mask, np.uint8)
        self.number, self.place = (np.array([found[i] for found in number], int) for i in range(2))
        self.scale = np.array([scale for _, _, scale in number], np.float32)
        self.starts, self.sizes = np.array(starts), np.array(sizes)
        self.bits = self.shift + 8 * (self.octet % 2)  # how each value is taken from its cell
        self.whole = np.where(self.mask, self.mask.astype(np.int64), -1)
        self.steps = np.ones(self.size, np.float32)
        self.steps[self.place] = self.scale

    def __call__(self, observations: Array) -> Array:
        """Unpack one observation, or rows of them."""
        rows = np.ascontiguousarray(observations, "<i2").reshape(-1, self.cells)
        small = rows.view(np.uint8).take(self.octet, axis=1) >> self.shift & self.mask
        found = small.astype(np.float32)
        found[:, self.place] = rows[:, self.number] * self.scale
        for cells, first, many in self.names:
            row, place = np.nonzero(rows[:, cells])
            found[row, first + many * place + rows[:, cells][row, place] - 1] = 1.0
        return found.reshape(*observations.shape[:-1], self.size)

    def changes(self, cells: Array, before: Array, after: Array) -> tuple[Array, Array, Array]:
        """Tell what changes with some cells: which of them it is, the place of the value, and by how much."""
        sizes = self.sizes[cells]
        which = np.repeat(np.arange(len(cells)), sizes)
        places = np.arange(len(which)) + np.repeat(self.starts[cells] + sizes - sizes.cumsum(), sizes)
        bits, whole = self.bits[places], self.whole[places]
        old, new = (values.astype(np.int64)[which] >> bits & whole for values in (before, after))
        more = new - old
        changed = np.flatnonzero(more)
        found = [(which[changed], places[changed], more[changed] * self.steps[places[changed]])]
        for part, first, many in self.names:
            inside = np.flatnonzero((cells >= part.start) & (cells < part.stop))
            for values, by in ((before, -1.0), (after, 1.0)):
                named = inside[values[inside] > 0]
                place = first + many * (cells[named] - part.start) + values[named] - 1
                found.append((named, place, np.full(len(named), by)))
        which, places, grown = (np.concatenate([one[i] for one in found]) for i in range(3))
        return which, places, grown.astype(np.float32)


class Lookout:
    """Sees what every action of a seat would change, in a world that it can't tell from the true one."""

    def __init__(self, observer: Observer, cells: int) -> None:
        self.observer = observer
        self.cells = cells
        self.make_room(1)

    def make_room(self, actions: int) -> None:
        """Make room for what would be seen after so many actions."""
        self.slate = Slate(actions * self.cells)
        self.after: Array = np.asarray(self.slate.cells).reshape(actions, self.cells)

    def look(
        self, world: State, seat: int, actions: Sequence[int], seen: Array
    ) -> tuple[Array, Array, Array]:
        """Try every action; for each cell that changes, tell which one it is, the cell and its value."""
        if len(actions) > len(self.after):
            self.make_room(2 * len(actions))
        self.slate.at = 0
        for action in actions:
            tried = world.clone()
            tried.apply(seat, action)
            self.observer.observe(tried, seat, self.slate)
        after = self.after[: len(actions)]
        which, cells = np.nonzero(after != seen)
        return which, cells, after[which, cells]


class Net:
    """Two hidden layers; weights by name: w1 b1 w2 b2, wp bp for the choice and wv bv for the value.

    One that looks ahead has wc bc, too: how good it is that a value of the observation grows. An action looks
    as good as its own number and all that it changes.
    """

    def __init__(self, weights: dict[str, Array]) -> None:
        self.weights = weights

    @property
    def looks_ahead(self) -> bool:
        """Tell whether it wants to know what actions would change."""
        return "wc" in self.weights

    @staticmethod
    def new(inputs: int, hidden: int, actions: int, seed: int, looks_ahead: bool = False) -> Net:
        """Make a net that knows nothing: all choices look nearly the same to it."""
        rng = np.random.default_rng(seed)

        def layer(rows: int, columns: int, gain: float) -> Array:
            found: Array = (rng.standard_normal((rows, columns)) * gain / np.sqrt(rows)).astype(np.float32)
            return found

        shapes = {
            "1": (inputs, hidden, 1.4),
            "2": (hidden, hidden, 1.4),
            "p": (hidden, actions, 0.01),
            "v": (hidden, 1, 1.0),
        }
        if looks_ahead:
            shapes["c"] = (hidden, inputs, 0.01)
        weights = {f"w{name}": layer(*shape) for name, shape in shapes.items()}
        weights |= {f"b{name}": np.zeros(shape[1], np.float32) for name, shape in shapes.items()}
        return Net(weights)

    def forward(self, inputs: Array) -> tuple[Array, Array, Array, Array]:
        """Give both hidden layers, how good every action looks, and the value, for rows of inputs."""
        w = self.weights
        first: Array = np.tanh(inputs @ w["w1"] + w["b1"])
        second: Array = np.tanh(first @ w["w2"] + w["b2"])
        return first, second, second @ w["wp"] + w["bp"], (second @ w["wv"] + w["bv"])[:, 0]

    def save(self, file: Path) -> None:
        """Write the weights as a file of numpy."""
        np.savez_compressed(file, allow_pickle=False, **self.weights)

    @staticmethod
    def load(file: Path) -> Net:
        """Read the weights from a file."""
        try:
            with np.load(file, allow_pickle=False) as stored:
                return Net({name: stored[name] for name in stored.files})
        except (OSError, ValueError):
            raise refused("no-such-net", file=file.name[:40]) from None


class NetBot(Bot):
    """Plays as a net would, the likeliest action or by its chances."""

    def __init__(self, net: Net, name: str, sampling: bool = False) -> None:
        self.net = net
        self.name = name
        self.sampling = sampling
        self.readers: dict[tuple[str, int], tuple[Reader, Lookout, Array]] = {}

    def choose(self, sight: Sight) -> Action:
        """Look at what the seat knows, and choose."""
        game, seats, seat = sight.game, sight.world.seats, sight.seat
        key = (game.name, seats)
        if key not in self.readers:
            if game.observer is None:
                raise refused("no-observer", game=game.name)
            turned = np.array(game.actions.turned(seats)).reshape(seats, -1)
            layout = game.observer.layout(seats)
            self.readers[key] = Reader(layout), Lookout(game.observer, cells_in(layout)), turned
        reader, lookout, turned = self.readers[key]
        if (
            self.net.weights["w1"].shape[0] != reader.size
            or self.net.weights["wp"].shape[1] != game.actions.size
        ):
            raise refused("net-does-not-fit", bot=self.name[:40], game=game.name, players=seats)
        seen = np.asarray(game.observe(sight.world, seat))
        numbers = turned[seat, sight.numbers]
        _, second, looks, _ = self.net.forward(reader(seen)[None])
        logits = looks[0, numbers]
        if self.net.looks_ahead:
            which, cells, after = lookout.look(sight.world, seat, sight.numbers, seen)
            change, places, more = reader.changes(cells, seen[cells], after)
            good = second[0] @ self.net.weights["wc"] + self.net.weights["bc"]
            logits = logits + np.bincount(which[change], more * good[places], len(numbers))
        if not self.sampling:
            return sight.action(sight.numbers[int(logits.argmax())])
        weights = np.exp(logits - logits.max()).cumsum()
        drawn = float(sight.rng.next32()) / FULL * float(weights[-1])
        return sight.action(sight.numbers[min(int((weights <= drawn).sum()), len(numbers) - 1)])
