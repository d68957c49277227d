"""Let bots play many games; each depends only on the arena's seed and the number of the game."""

from __future__ import annotations

import dataclasses
import time
from collections import Counter
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec

from purrlor.bots.bot import Bot
from purrlor.bots.referee import Faults, choose_number
from purrlor.bots.shelf import find_bot
from purrlor.bots.strengths import Lynx
from purrlor.core.rng import Rng
from purrlor.table.game import Game, Score, find_game
from purrlor.table.match import Match
from purrlor.table.options import PLAYERS, Settings
from purrlor.table.reasons import refused
from purrlor.table.records import Record
from purrlor.table.sight import Budget

NET = ".npz"  # how the name of a file ends that holds a net
CHEAT = "cheat"  # a lynx that sees the true state: the upper limit for any player
LONGEST = 20_000  # actions after which a game is stopped
UNFINISHED = "unfinished"


class Plan(msgspec.Struct, frozen=True):
    """What to play; the same plan gives the same games, in any order and on any machine."""

    game: str
    settings: Settings
    bots: tuple[str, ...]  # one per seat; they move on by one seat from game to game
    seed: int
    seconds: float
    nodes: int
    limit: float

    @property
    def budget(self) -> Budget:
        """Give the thinking time of the bots."""
        return Budget(self.seconds, self.nodes, self.limit)


class Played(msgspec.Struct, frozen=True):
    """The result of a game for one seat."""

    game: int
    seat: int
    bot: str
    share: float  # of the win
    place: int
    points: int | None
    length: int  # actions of the whole game
    ending: str
    moves: int  # of this seat, when it had a choice
    seconds: float  # that these moves took
    faults: dict[str, int]
    uses: dict[str, int]  # what the seat did with which card, and how often


@dataclasses.dataclass(frozen=True)
class Own:
    """A game and bots that are not found by name, because they are not installed."""

    game: Game[Any] | None = None
    bots: dict[str, Bot] = dataclasses.field(default_factory=dict)

    def find_game(self, name: str) -> Game[Any]:
        """Find the game of a plan."""
        return self.game or find_game(name)

    def find_bot(self, name: str) -> Bot:
        """Find a bot of a plan."""
        return self.bots.get(name) or arena_bot(name)


INSTALLED = Own()


def make_plan(
    game: str,
    settings: Settings,
    bots: list[str],
    seed: int,
    budget: Budget | None = None,
    own: Own = INSTALLED,
) -> Plan:
    """Check the settings and bots; if there are fewer bots than seats, they repeat."""
    budget = budget or Budget()
    seats = int(settings[PLAYERS])
    if not 1 <= len(bots) <= seats:
        raise refused("too-many-bots", bots=len(bots), seats=seats)
    for name in bots:
        own.find_bot(name)
    line_up = tuple(bots[i % len(bots)] for i in range(seats))
    return Plan(game, settings, line_up, seed, budget.seconds, budget.nodes, budget.limit)


@cache
def arena_bot(name: str) -> Bot:
    """Find a bot by name, or load it as MODULE:CLASS, or a net from its file."""
    if name == CHEAT:
        return Lynx()
    if name.endswith(NET):
        return net_bot(name)
    if ":" not in name:
        return find_bot(name)
    module, _, attribute = name.partition(":")
    try:
        bot: Bot = getattr(import_module(module), attribute)()
    except (ImportError, AttributeError, TypeError, ValueError):
        raise refused("no-bot-there", bot=name[:80]) from None
    return bot


def net_bot(file: str) -> Bot:
    """Load a net that plays."""
    from purrlor.bots.net import Net, NetBot  # needs numpy, as nothing else here does

    return NetBot(Net.load(Path(file)), file)


def play_games(plan: Plan, numbers: range, own: Own = INSTALLED) -> list[Played]:
    """Play some games of the plan."""
    return [row for number in numbers for row in play_game(plan, number, own)]


class Account:
    """What the arena records about a seat during a game."""

    def __init__(self, bot: str, player: Bot) -> None:
        self.bot = bot
        self.player = player
        self.moves = 0
        self.seconds = 0.0
        self.faults: Faults = Faults()
        self.uses: Counter[str] = Counter()


def play_game(plan: Plan, number: int, own: Own = INSTALLED) -> list[Played]:
    """Play one game of the plan."""
    match = Match.new(own.find_game(plan.game), plan.settings, f"{plan.seed}.{number}")
    rng = Rng.seeded(plan.seed).stream(f"game {number}")
    turned = number % match.seats
    accounts = [Account(name, own.find_bot(name)) for name in plan.bots[turned:] + plan.bots[:turned]]
    while not match.over and len(match.steps) < LONGEST:
        play_move(match, accounts, rng, plan.budget)
    score = match.score() if match.over else None
    return [seat_row(match, number, seat, score, account) for seat, account in enumerate(accounts)]


def play_move(match: Match, accounts: list[Account], rng: Rng, budget: Budget) -> None:
    """Let the first seat that is asked make its move."""
    seat = match.asked[0]
    account = accounts[seat]
    started = time.perf_counter()
    number = choose_number(match, seat, account.player, rng, budget, account.faults, account.bot == CHEAT)
    if len(match.state.considered_actions(seat)) > 1:
        account.moves += 1
        account.seconds += time.perf_counter() - started
    action = match.game.actions.record(match.state, number)
    account.uses[use_of(action)] += 1
    match.submit(seat, action)


def use_of(action: Record) -> str:
    """Name what an action does with which card: its word, and the first thing that it names."""
    for field in action.fields():
        if field.named is not None and getattr(action, field.name) is not None:
            return f"{action.word()} {field.named.prefix}-{getattr(action, field.name)}"
    return action.word()


def seat_row(match: Match, number: int, seat: int, score: Score | None, account: Account) -> Played:
    """Make the result of a game for one seat."""
    return Played(
        game=number,
        seat=seat,
        bot=account.bot,
        share=match.state.outcome(seat) if score else 0.0,
        place=score.places[seat] if score else 0,
        points=points(score, seat) if score else None,
        length=len(match.steps),
        ending=score.ending if score else UNFINISHED,
        moves=account.moves,
        seconds=round(account.seconds, 3),
        faults=dict(account.faults),
        uses=dict(sorted(account.uses.items())),
    )


def points(score: Score, seat: int) -> int | None:
    """Find a seat's points: the total if the game has one, else the last line."""
    lines = [line for line in score.lines if line.key == "score-total"] or list(score.lines)
    return lines[-1].amounts[seat] if lines and seat < len(lines[-1].amounts) else None
