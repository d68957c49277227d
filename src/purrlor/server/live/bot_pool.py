"""Let bots think in other processes, so that a thinking bot never delays a table."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import time
from bisect import insort
from collections import Counter, OrderedDict
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

import msgspec

from purrlor.bots import Budget, Faults, find_bot
from purrlor.bots.deck_trial import DeckTally, play_on
from purrlor.bots.examples import Turn, played
from purrlor.bots.referee import choose_number
from purrlor.core.rng import Rng
from purrlor.server.telemetry import logger
from purrlor.table.deck import Deck
from purrlor.table.game import Score, find_game
from purrlor.table.hints import Hint, explain
from purrlor.table.match import Entry, Match
from purrlor.table.options import Settings

KEPT = 64  # matches that a thinking process remembers
TRIED_BY = "youngcat"  # the bot that plays with an owner's deck: quick, and no fool
PATIENCE = 5.0  # a thought waits for shorter ones that come within so many times its length

# What another process gets: game, options, deck, seed, rules version, log.
MatchData = tuple[str, dict[str, Any], dict[str, Any], str, int, list[Entry]]
Thought = TypeVar("Thought")
_matches: OrderedDict[bytes, Match] = OrderedDict()


def try_deck(game: str, settings: Settings, deck: Deck, tally: DeckTally, games: int) -> DeckTally:
    """Play some games with an owner's deck."""
    return play_on(find_game(game), settings, deck, find_bot(TRIED_BY), tally, games)


def _up_to_date(given: MatchData) -> Match:
    """Return a match, brought up to date from what this process remembers of it."""
    name, settings, deck, seed, rules, log = given
    # Imported games may share a seed.
    key = msgspec.json.encode((name, settings, deck, seed, rules))
    match = _matches.pop(key, None)
    if match is None or match.log != log[: len(match.log)]:
        match = Match.new(find_game(name), settings, seed, deck, rules)
    for entry in log[len(match.log) :]:
        match.enter(entry)
    _matches[key] = match
    if len(_matches) > KEPT:
        _matches.popitem(last=False)
    return match


def think(given: MatchData, seat: int, bot: str, seconds: float) -> int:
    """Choose a seat's action, knowing what the seat knows; runs in a process of its own."""
    match = _up_to_date(given)
    rng = Rng.seeded(int.from_bytes(os.urandom(8), "little"))
    return choose_number(match, seat, find_bot(bot), rng, Budget(seconds=seconds), Faults())


def hint(given: MatchData, seat: int, bot: str, seconds: float) -> Hint:
    """Choose for a seat and say why; runs in a process of its own."""
    number = think(given, seat, bot, seconds)
    return explain(_up_to_date(given).sight(seat), number)


def warm_up() -> None:
    """Import what bots need before somebody waits for them."""
    find_bot("random")


class Turns:
    """Who thinks next: short thoughts before long ones, and no table takes all processes.

    A thought waits as if it had come later, by some times what its bot usually needs; so a long one goes
    before short ones that come long after it.
    """

    def __init__(self, processes: int) -> None:
        self._free = processes
        self._most_of_table = max(1, processes // 2)
        self._thinking: Counter[str] = Counter()  # by table
        self._waiting: list[tuple[float, int, str, asyncio.Future[None]]] = []
        self._number = 0
        self._usual: dict[str, float] = {}  # seconds, by bot

    async def wait(self, table: str, bot: str) -> None:
        """Wait until a bot of a table may think."""
        turn = asyncio.get_running_loop().create_future()
        self._number += 1
        due = time.monotonic() + PATIENCE * self._usual.get(bot, 0.0)
        insort(self._waiting, (due, self._number, table, turn))
        self._call_next()
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.done(table, bot, None)
            raise

    def done(self, table: str, bot: str, seconds: float | None) -> None:
        """Note that a bot has thought for so long, and let the next one think."""
        self._free += 1
        self._thinking[table] -= 1
        if not self._thinking[table]:
            del self._thinking[table]
        if seconds is not None:
            self._usual[bot] = 0.8 * self._usual.get(bot, seconds) + 0.2 * seconds
        self._call_next()

    def _call_next(self) -> None:
        for place in list(self._waiting):
            if self._free == 0:
                return
            table, turn = place[2:]
            if turn.cancelled():
                self._waiting.remove(place)
            elif self._thinking[table] < self._most_of_table:
                self._waiting.remove(place)
                self._free -= 1
                self._thinking[table] += 1
                turn.set_result(None)


class BotPool:
    """The processes in which bots think; they start when the first bot is asked."""

    def __init__(self, processes: int | None = None) -> None:
        self.processes = processes or max(1, (os.cpu_count() or 2) - 1)
        self._pool: ProcessPoolExecutor | None = None
        self._turns = Turns(self.processes)
        self._closed = False
        self._examples: dict[str, tuple[tuple[Turn, ...], Score]] = {}

    async def choose(self, match: Match, seat: int, bot: str, seconds: float, table: str = "") -> int:
        """Ask a bot for an action's number, when it is its turn."""
        return await self._in_turn(think, match, seat, bot, seconds, table)

    async def hint(self, match: Match, seat: int, bot: str, seconds: float, table: str = "") -> Hint:
        """Ask a bot for a choice and its reason, when it is its turn."""
        return await self._in_turn(hint, match, seat, bot, seconds, table)

    async def examples(self, game: str) -> tuple[tuple[Turn, ...], Score]:
        """Let a game be played for its rules page."""
        if game not in self._examples:
            await self._turns.wait("", "examples")
            try:
                work = asyncio.get_running_loop().run_in_executor(self._pool or self._open(), played, game)
                self._examples[game] = await work
            finally:
                self._turns.done("", "examples", None)
        return self._examples[game]

    async def try_deck(
        self, game: str, settings: Settings, deck: Deck, tally: DeckTally, games: int
    ) -> DeckTally:
        """Let some games be played with an owner's deck; thoughts of live tables come in between."""
        await self._turns.wait("", "trial")
        try:
            run = asyncio.get_running_loop().run_in_executor
            return await run(self._pool or self._open(), try_deck, game, settings, deck, tally, games)
        finally:
            self._turns.done("", "trial", None)

    async def _in_turn(
        self, work: Callable[..., Thought], match: Match, seat: int, bot: str, seconds: float, table: str
    ) -> Thought:
        await self._turns.wait(table, bot)
        started, took = time.monotonic(), None
        try:
            if self._closed:
                raise asyncio.CancelledError
            thought = await self._think(work, match, seat, bot, seconds)
            took = time.monotonic() - started
            return thought
        finally:
            self._turns.done(table, bot, took)

    async def _think(
        self, work: Callable[..., Thought], match: Match, seat: int, bot: str, seconds: float
    ) -> Thought:
        given: MatchData = (
            match.game.name,
            match.settings,
            match.deck,
            match.seed,
            match.rules,
            list(match.log),
        )
        loop = asyncio.get_running_loop()
        for attempt in range(3):
            pool = self._pool or self._open()
            try:
                return await loop.run_in_executor(pool, work, given, seat, bot, seconds)
            except BrokenProcessPool:
                logger().warning("bots-restarted", attempt=attempt)
                if self._pool is pool:
                    self._pool = None
        raise RuntimeError("bots can't think here")

    def _open(self) -> ProcessPoolExecutor:
        # Spawned, not forked: this process has threads.
        context = multiprocessing.get_context("spawn")
        self._pool = ProcessPoolExecutor(self.processes, context, warm_up)
        return self._pool

    def close(self) -> None:
        """Stop the processes."""
        self._closed = True
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
