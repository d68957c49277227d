"""Ask a bot for a move, and keep the game going whatever the bot does."""

from __future__ import annotations

import ctypes
import threading
import time
from collections import Counter

from purrlor.bots.bot import Bot, TrueSight, TunedBot
from purrlor.core.rng import Rng
from purrlor.table.match import Match
from purrlor.table.records import Action
from purrlor.table.sight import Budget, Sight

Faults = Counter[str]  # how often a bot RAISED an exception, returned NONSENSE or was LATE
RAISED = "raised"
NONSENSE = "nonsense"
LATE = "late"


class OutOfTime(BaseException):
    """Raised in a bot that thinks for too long."""


def choose_for(
    match: Match, seat: int, bot: Bot, rng: Rng, budget: Budget | None = None, faults: Faults | None = None
) -> Action:
    """Let a bot choose for a seat that is asked; if it fails, make a random move."""
    number = choose_number(match, seat, bot, rng, budget or Budget(), Faults() if faults is None else faults)
    return match.game.actions.record(match.state, number)


def choose_number(
    match: Match, seat: int, bot: Bot, rng: Rng, budget: Budget, faults: Faults, cheats: bool = False
) -> int:
    """Let a bot choose a number for a seat that is asked."""
    # A stream of its own, so that what a bot draws never changes the random move made instead.
    instead = rng.stream("instead")
    sight = match.sight(seat, rng, budget)
    if cheats:
        sight = TrueSight(match.game, seat, match.state.clone(), sight.rng, budget)
    rng.next32()
    action, fault = ask(bot, sight, budget.limit)
    legal = match.state.legal_actions(seat)
    number = number_of(match, action)
    if fault is None and number in legal:
        return number
    faults[fault or NONSENSE] += 1
    considered = match.state.considered_actions(seat)
    return considered[instead.below(len(considered))]


def number_of(match: Match, action: object) -> int:
    """Give the number of an action; -1 for anything else that a bot may answer."""
    if not isinstance(action, match.game.actions.types):
        return -1
    try:
        return match.game.actions.number(match.state, action)
    except TypeError:  # a field holds something that can't be looked up
        return -1


def ask(bot: Bot, sight: Sight, limit: float) -> tuple[object, str | None]:
    """Ask a bot; give its answer, or what went wrong."""
    # Our own bots keep to their time; plug-in bots are watched from another thread.
    program = bot.bot if isinstance(bot, TunedBot) else bot
    if type(program).__module__.startswith("purrlor.bots."):
        return _answer(bot, sight)
    answers: list[tuple[object, str | None]] = []
    started = time.monotonic()
    thread = threading.Thread(target=lambda: answers.append(_answer(bot, sight)), daemon=True)
    thread.start()
    thread.join(limit)
    if thread.is_alive():
        _stop(thread)
        return None, LATE
    if time.monotonic() - started > limit:
        return None, LATE
    return answers[0] if answers else (None, RAISED)


def _answer(bot: Bot, sight: Sight) -> tuple[object, str | None]:
    try:
        return bot.choose(sight), None
    except OutOfTime:
        return None, LATE
    except Exception:
        return None, RAISED


def _stop(thread: threading.Thread) -> None:
    """Raise an exception in a thread, so that an endless loop in a bot does not keep running."""
    if thread.ident is not None:
        ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(thread.ident), ctypes.py_object(OutOfTime))
