"""Many games in one call for numpy: the buffers of the batch engine as arrays, in one process or several."""

from __future__ import annotations

import multiprocessing
from collections.abc import Sequence
from multiprocessing.shared_memory import SharedMemory
from typing import Any

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64

from purrlor.bots.levels import levels_of
from purrlor.bots.net import Lookout
from purrlor.bots.workshop.matches import lead
from purrlor.core.batch import CAT, ENDED, LEARNER, PICK, RANDOM, SOFT, Batch
from purrlor.core.rng import Rng
from purrlor.rl.spaces import Array, Table

PLAYERS = {"learner": LEARNER, "random": RANDOM, "pick": PICK, "kitten": SOFT, "youngcat": SOFT, "cat": CAT}


class Games:
    """A batch of games as arrays with a row for each game, which every step writes anew.

    `players` says who chooses for each seat: `learner`, `random`, `pick` (the judge's quick choice) or `cat`.
    """

    def __init__(
        self,
        table: Table,
        players: Sequence[str] = (),
        games: int = 256,
        seed: int = 0,
        limit: int | None = None,
    ) -> None:
        if games < 1:
            raise ValueError(f"a batch has at least one game, not {games}")
        players = players or ["learner"] * table.seats
        if len(players) != table.seats or not set(players) <= PLAYERS.keys() or "learner" not in players:
            known = ", ".join(PLAYERS)
            raise ValueError(f"name one of {known} for each of {table.seats} seats, at least one learner")
        self.table = table
        self.players = list(players)
        self.count = games
        self.seed = seed
        self.limit = limit or table.game.longest
        self.batch = Batch(
            table.deal(0),
            table.observer,
            table.game.judge,
            table.cells,
            table.turns,
            [PLAYERS[player] for player in players],
            [levels_of(table.game).warmth.get(player, 0.0) for player in players],
            games,
            self.limit,
            seed,
        )
        self._lookout = Lookout(table.observer, table.cells)
        self._rng = Rng.seeded(seed).stream("lookout")
        batch = self.batch
        # Live views of the buffers: copy what you keep.
        self.observations: Array = np.asarray(batch.observations.cells).reshape(games, -1)
        self.finals: Array = np.asarray(batch.finals.cells).reshape(games, -1)
        self.masks: Array = np.asarray(batch.offers.masks).reshape(games, -1)
        self.rewards: Array = np.asarray(batch.rewards).reshape(games, -1)
        self.ends: Array = np.asarray(batch.ends)
        self.seats: Array = np.asarray(batch.seats)

    def __reduce__(self) -> tuple[object, ...]:
        batch = self.batch
        numbers = [array.ravel().tolist() for array in (np.asarray(batch.lengths), self.ends, self.finals)]
        kept = batch.states, batch.lasts, batch.sampler, numbers
        return resumed, (self.table, self.players, self.count, self.seed, self.limit, self._rng, kept)

    def step(self, actions: Array) -> None:
        """Do one action in every game."""
        self.batch.step(vec[i64](np.ascontiguousarray(actions, np.int64)))

    def sample(self) -> Array:
        """Choose a random action in every game."""
        return np.array(self.batch.sample(), np.int64)

    def advice(self, player: str = "pick") -> Array:
        """Tell what `pick` or `cat` would do now in every game for the seat that is asked."""
        if player not in ("pick", "cat"):
            raise ValueError(f"advice comes from pick or cat, not {player!r}")
        return np.array(self.batch.advise(PLAYERS[player]), np.int64)

    def offered(self, game: int) -> list[int]:
        """List the actions that a game offers in the order of its mask, as numbers of the rules."""
        offers, seat = self.batch.offers, self.batch.seats[game]
        return [offers.absolute(seat, action) for action in sorted(offers.listed(game))]

    def changes(self) -> tuple[Array, Array, Array]:
        """Tell what every offered action would change in what its seat sees, tried in a guessed world.

        For each cell that would change: the place of its action in `np.nonzero(masks)`, the cell, its value.
        """
        nothing: Array = np.zeros(0, np.int64)
        found = [(nothing, nothing, self.observations[0, :0])]
        first = 0
        for game in range(self.count):
            seat, actions = self.batch.seats[game], self.offered(game)
            if len(actions) > 1:  # else there is nothing to choose
                world = self.batch.states[game].guess(seat, self._rng)
                which, cells, after = self._lookout.look(world, seat, actions, self.observations[game])
                found.append((which + first, cells, after))
            first += len(actions)
        which, changed, values = (np.concatenate([one[i] for one in found]) for i in range(3))
        return which, changed, values

    def worths(self) -> Array:
        """Tell how good the judge finds what every offered action leads to, in the order of `changes`."""
        found: list[float] = []
        for game in range(self.count):
            seat = self.batch.seats[game]
            world = self.batch.states[game].guess(seat, self._rng)
            for action in self.offered(game):
                tried = world.clone()
                tried.apply(seat, action)
                over = tried.pending == 0
                found.append(tried.outcome(seat) if over else self.table.game.judge.worth(tried, seat))
        return np.array(found, np.float32)

    def leads(self, game: int) -> list[float]:
        """Give by how many points each seat was ahead of the others when a game ended in the last step."""
        if self.ends[game] != ENDED:
            raise ValueError(f"game {game} has not ended")
        score = self.table.game.score(self.batch.lasts[game])
        return [lead(score, seat) for seat in range(self.table.seats)]

    def prospects(self) -> tuple[Array, Array]:
        """Tell by how many points the judge expects each learner to be ahead, now and where games just ended.

        All are 0 where points are not what a game is about; so are other players.
        """
        batch, judge = self.batch, self.table.game.judge
        now, last = np.zeros(self.rewards.shape, np.float32), np.zeros(self.rewards.shape, np.float32)
        if judge.style(batch.start).points:
            for seat in [seat for seat, player in enumerate(self.players) if player == "learner"]:
                now[:, seat] = [judge.lead(state, seat) for state in batch.states]
                for game in np.flatnonzero(self.ends):
                    last[game, seat] = judge.lead(batch.lasts[game], seat)
        return now, last

    def close(self) -> None:
        """Do nothing: there are no other processes."""


def resumed(
    table: Table, players: list[str], count: int, seed: int, limit: int, rng: Rng, kept: tuple[Any, ...]
) -> Games:
    """Make games again, for copies and pickle."""
    games = Games(table, players, count, seed, limit)
    games._rng = rng
    games.batch.resume(*kept)
    return games


SHARED = ("observations", "finals", "masks", "rewards", "ends", "seats", "actions", "samples")


class ParallelGames:
    """Games in several processes, with the same arrays as `Games`, in memory that all of them share."""

    def __init__(
        self,
        table: Table,
        players: Sequence[str] = (),
        games: int = 256,
        seed: int = 0,
        processes: int = 2,
    ) -> None:
        if games < 1 or processes < 1 or games % processes:
            raise ValueError(f"{games} games can't be shared among {processes} processes")
        self.table = table
        self.count = games
        rows = {
            "observations": (table.cells, np.int16),
            "finals": (table.cells, np.int16),
            "masks": (table.actions, np.uint8),
            "rewards": (table.seats, np.float64),
            "ends": (0, np.uint8),
            "seats": (0, np.int64),
            "actions": (0, np.int64),
            "samples": (0, np.int64),
        }
        self._memories: list[SharedMemory] = []
        layout: dict[str, tuple[str, tuple[int, ...], str]] = {}
        for name, (columns, kind) in rows.items():
            shape = (games, columns) if columns else (games,)
            memory = SharedMemory(create=True, size=max(1, int(np.prod(shape)) * np.dtype(kind).itemsize))
            self._memories.append(memory)
            layout[name] = (memory.name, shape, np.dtype(kind).str)
            setattr(self, name, np.ndarray(shape, kind, memory.buf))
        context = multiprocessing.get_context("spawn")
        self._pipes: list[Any] = []
        self._processes: list[Any] = []
        share = games // processes
        for number in range(processes):
            ours, theirs = context.Pipe()
            arguments = (theirs, table.game.name, table.settings, list(players), share, number, seed, layout)
            process = context.Process(target=_run, args=arguments, daemon=True)
            process.start()
            self._pipes.append(ours)
            self._processes.append(process)
        self._wait()

    observations: Array
    finals: Array
    masks: Array
    rewards: Array
    ends: Array
    seats: Array
    actions: Array
    samples: Array

    def _wait(self) -> None:
        for pipe in self._pipes:
            try:
                problem = pipe.recv_bytes()
            except EOFError:
                raise RuntimeError("a process with games has ended") from None
            if problem:
                raise ValueError(problem.decode())

    def step(self, actions: Array) -> None:
        """Do one action in every game."""
        self.actions[:] = actions
        for pipe in self._pipes:
            pipe.send_bytes(b"")
        self._wait()

    def sample(self) -> Array:
        """Choose a random action in every game; the same ones until the next step."""
        return self.samples.copy()

    def close(self) -> None:
        """End the processes and free the shared memory."""
        for pipe in self._pipes:
            pipe.close()
        for process in self._processes:
            process.join()
        for name in SHARED:
            delattr(self, name)
        for memory in self._memories:
            memory.close()
            memory.unlink()
        self._memories.clear()


def _run(
    pipe: Any,
    game: str,
    settings: dict[str, Any],
    players: list[str],
    share: int,
    number: int,
    seed: int,
    layout: dict[str, tuple[str, tuple[int, ...], str]],
) -> None:
    """Step one part of the games whenever the pipe says so."""
    table = Table(game, **settings)
    games = Games(table, players, share, seed * 1009 + number)
    memories = {name: SharedMemory(name=memory) for name, (memory, _, _) in layout.items()}
    own = slice(number * share, (number + 1) * share)
    arrays = {
        name: np.ndarray(shape, kind, memories[name].buf)[own] for name, (_, shape, kind) in layout.items()
    }
    written = [(arrays[name], getattr(games, name)) for name in ("observations", "masks", "ends", "seats")]
    ended = np.ones(share, bool)  # whether there is anything to write or to clear
    problem = ""
    try:
        while True:
            for shared, live in written:
                shared[...] = live
            arrays["samples"][...] = games.sample()
            if ended.any() or games.ends.any():
                ended = games.ends != 0
                arrays["rewards"][...] = games.rewards
                arrays["finals"][ended] = games.finals[ended]
            pipe.send_bytes(problem.encode())
            pipe.recv_bytes()
            problem = ""
            try:
                games.step(arrays["actions"])
            except ValueError as error:
                problem = f"in process {number}: {error}"
    except (EOFError, OSError, KeyboardInterrupt):
        pass  # the other side has closed
    finally:
        arrays.clear()
        written.clear()
        del shared, live
        for memory in memories.values():
            memory.close()
