"""Let bots think in other processes, so that a thinking bot never delays a table."""

from __future__ import annotations

import asyncio
import os
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

import msgspec

from purrlor.bots import Budget, Faults, find_bot, puzzle
from purrlor.bots.deck_tally import DeckTally
from purrlor.bots.deck_trial import play_on
from purrlor.bots.examples import Turn, played
from purrlor.bots.processes import open_pool, stop
from purrlor.bots.referee import choose_number
from purrlor.core.rng import Rng
from purrlor.server.live.remembered import Remembered
from purrlor.server.live.turns import Asker, Turns
from purrlor.server.telemetry import logger
from purrlor.table.deck import Deck
from purrlor.table.game import Score, find_game
from purrlor.table.hints import Hint, explain, explain_in_lesson, warn
from purrlor.table.match import Entry, Match
from purrlor.table.options import Settings
from purrlor.table.wire import save

KEPT = 64  # matches that a thinking process remembers
TRIED_BY = "youngcat"  # the bot that plays with an owner's deck: quick, and no fool

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


def _sent(match: Match) -> MatchData:
    """Return what another process needs of a match."""
    return match.game.name, match.settings, match.deck, match.seed, match.rules, list(match.log)


def think(given: MatchData, seat: int, bot: str, seconds: float) -> int:
    """Choose a seat's action, knowing what the seat knows; runs in a process of its own."""
    match = _up_to_date(given)
    return choose_number(match, seat, find_bot(bot), _chance(), Budget(seconds=seconds), Faults())


def _chance() -> Rng:
    """Give random numbers that have nothing to do with the deal, nor with what was done in secret."""
    return Rng.seeded(int.from_bytes(os.urandom(8), "little"))


def hint(given: MatchData, seat: int, bot: str, seconds: float, asked: list[int]) -> Hint:
    """Choose for a seat, in a lesson from what it asks for, and say why; runs in a process of its own."""
    number, sight = think(given, seat, bot, seconds), _up_to_date(given).sight(seat, _chance())
    return explain_in_lesson(sight, number, asked) if asked else explain(sight, number)


def weigh(given: MatchData, seat: int, bot: str, seconds: float, number: int) -> Hint | None:
    """Choose for a seat and say why, if an action is a clear mistake beside it; in a process of its own."""
    best = think(given, seat, bot, seconds)
    return warn(_up_to_date(given).sight(seat, _chance()), number, best)


def answer_as_rival(given: MatchData, seat: int, day: str) -> int:
    """Choose for a rival in the puzzle of a day; runs in a process of its own."""
    return puzzle.rival_move(_up_to_date(given), seat, day)


def make_puzzle(day: str) -> bytes:
    """Make the puzzle of a day, as a saved game; runs in a process of its own."""
    return save(puzzle.position_of(day))


def warm_up() -> None:
    """Import what bots need before somebody waits for them."""
    find_bot("random")


class BotPool:
    """The processes in which bots think; they start when the first bot is asked."""

    def __init__(self, processes: int | None = None) -> None:
        self.processes = processes or max(1, (os.cpu_count() or 2) - 1)
        self._pool: ProcessPoolExecutor | None = None
        self._turns = Turns(self.processes)
        self._closed = False
        self._examples: Remembered[str, tuple[tuple[Turn, ...], Score]] = Remembered()

    async def choose(self, match: Match, seat: int, bot: str, seconds: float, asker: Asker) -> int:
        """Ask a bot for an action's number, when it is its turn."""
        return await self._in_turn(asker, bot, think, _sent(match), seat, bot, seconds)

    async def hint(
        self, match: Match, seat: int, bot: str, seconds: float, asker: Asker, asked: list[int]
    ) -> Hint:
        """Ask a bot for a choice and its reason, when it is its turn."""
        return await self._in_turn(asker, bot, hint, _sent(match), seat, bot, seconds, asked)

    async def weigh(
        self, match: Match, seat: int, number: int, bot: str, seconds: float, asker: Asker
    ) -> Hint | None:
        """Ask a bot what would be much better than an action."""
        return await self._in_turn(asker, bot, weigh, _sent(match), seat, bot, seconds, number)

    async def rival(self, match: Match, seat: int, day: str, asker: Asker) -> int:
        """Ask a rival in the puzzle of a day for an action's number."""
        return await self._in_turn(asker, "rival", answer_as_rival, _sent(match), seat, day)

    async def try_deck(
        self, asker: Asker, game: str, settings: Settings, deck: Deck, tally: DeckTally, games: int
    ) -> DeckTally:
        """Let some games be played with an owner's deck; thoughts of live tables come in between."""
        return await self._in_turn(asker, "trial", try_deck, game, settings, deck, tally, games)

    async def examples(self, game: str) -> tuple[tuple[Turn, ...], Score]:
        """Let a game be played for its rules page."""
        return await self._examples.get(game, lambda: self.alone("examples", played, game))

    async def puzzle(self, day: str) -> bytes:
        """Let the puzzle of a day be made."""
        return await self.alone("puzzle", make_puzzle, day)

    async def alone(self, what: str, work: Callable[..., Thought], *asked: object) -> Thought:
        """Let a process do something that belongs to no table, in its turn."""
        return await self._in_turn(Asker(), what, work, *asked)

    async def _in_turn(
        self, asker: Asker, what: str, work: Callable[..., Thought], *asked: object
    ) -> Thought:
        async with self._turns.taken(asker, what):
            loop = asyncio.get_running_loop()
            for attempt in range(3):
                if self._closed:
                    raise asyncio.CancelledError
                pool = self._pool or self._open()
                try:
                    return await loop.run_in_executor(pool, work, *asked)
                except BrokenProcessPool:
                    if self._pool is pool:
                        self._pool = None
                    if not self._closed:
                        logger().warning("bots-restarted", attempt=attempt)
            raise RuntimeError("bots can't think here")

    def _open(self) -> ProcessPoolExecutor:
        self._pool = open_pool(self.processes, warm_up)
        return self._pool

    def close(self) -> None:
        """Stop the processes."""
        self._closed = True
        if self._pool is not None:
            stop(self._pool)
            self._pool = None
