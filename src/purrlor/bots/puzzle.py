"""The puzzle of a day: the end of a game, the same for everybody, and how the strongest bot plays it."""

from __future__ import annotations

import tomllib
from datetime import date, timedelta
from functools import cache
from hashlib import blake2b
from importlib.resources import files

import msgspec

from purrlor.bots.levels import LEVELS
from purrlor.bots.referee import Faults, choose_number
from purrlor.bots.shelf import find_bot
from purrlor.core.rng import Rng
from purrlor.table.game import Score, all_games, find_game
from purrlor.table.match import Match
from purrlor.table.options import Settings
from purrlor.table.reasons import refused
from purrlor.table.sight import Budget

FILE = "puzzle.toml"  # beside the game
SOLVER = 0  # the seat of whoever solves it
STRONGEST = LEVELS[-1]
NODES = 300  # rounds of search for a move of the strongest bot
ENDLESS = Budget(seconds=3_600.0, nodes=NODES, limit=3_600.0)  # counted in rounds: the same on every machine
TRIES = 60  # deals that are looked at
LATE = 0.5  # a puzzle begins in the second half of its game, if there is such a deal


class Kind(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a game makes puzzles: the options, the bot of the rivals, and where the puzzle begins.

    It begins after the last `event` of the game, or with so many `decisions` left.
    """

    minutes: int
    options: Settings = {}
    rival: str = "cat"
    event: str = ""
    decisions: int = 0


class Outcome(msgspec.Struct, frozen=True, order=True):
    """How well a puzzle was solved: first the place counts (1 is best), then the points."""

    place: int
    lost: int  # the points, negated: less is better

    @property
    def points(self) -> int:
        """Return the points; where a game counts none, the hits that were taken, below zero."""
        return -self.lost


@cache
def kinds() -> dict[str, Kind]:
    """Find the games that have puzzles."""
    found = {}
    for name, game in all_games().items():
        file = files(game.package) / FILE
        if file.is_file():
            found[name] = msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), Kind)
    return found


def today_is(now: float) -> str:
    """Return the day of a moment, in UTC."""
    return str(date(1970, 1, 1) + timedelta(seconds=now))


def game_of(day: str) -> str:
    """Tell which game is the puzzle of a day: one after the other."""
    try:
        number = date.fromisoformat(day).toordinal()
    except ValueError:
        raise refused("no-such-day", day=day[:20]) from None
    names = sorted(kinds())
    return names[number % len(names)]


def _rng(*words: object) -> Rng:
    drawn = blake2b(" ".join(map(str, words)).encode(), digest_size=8).digest()
    return Rng.seeded(int.from_bytes(drawn, "little"))


def rival_move(match: Match, seat: int, day: str) -> int:
    """Choose for a rival: whoever plays the same moves gets the same answers."""
    rng = _rng("rival", day, len(match.log), seat)
    return choose_number(match, seat, find_bot(kinds()[match.game.name].rival), rng, ENDLESS, Faults())


def position_of(day: str) -> Match:
    """Make the puzzle of a day, the same on every machine."""
    game = find_game(game_of(day))
    kind = kinds()[game.name]
    latest, found = 0.0, None
    for attempt in range(TRIES):
        match = Match.new(game, game.settle(kind.options), f"puzzle {day} {attempt}")
        asked: list[int] = []  # the moves before which the solver had something to decide
        began = 0
        while not match.over:
            seat = match.asked[0]
            if seat == SOLVER and len(match.state.considered_actions(seat)) > 1:
                asked.append(len(match.log))
            number = rival_move(match, seat, day)
            events = match.submit(seat, game.actions.record(match.state, number))
            if any(event.word() == kind.event for event in events):
                began = len(match.log)
        left = [move for move in asked if move >= began][-kind.decisions :]
        # Won by the bot of the rivals, it can be won.
        if not left or len(left) < kind.decisions or match.score().places[SOLVER] != 1:
            continue
        late = left[0] / len(match.log)
        if late > latest:
            latest, found = late, match.at(left[0])
        if late >= LATE:
            break
    assert found is not None, f"no puzzle for {day}"
    return found


def solve(match: Match, day: str) -> Match:
    """Let the strongest bot play a puzzle to its end."""
    match = match.at(len(match.log))
    bot = find_bot(STRONGEST)
    while not match.over:
        seat = match.asked[0]
        if seat == SOLVER:
            rng = _rng("solver", day, len(match.log))
            number = choose_number(match, seat, bot, rng, ENDLESS, Faults())
        else:
            number = rival_move(match, seat, day)
        match.submit(seat, match.game.actions.record(match.state, number))
    return match


def outcome(score: Score) -> Outcome:
    """Tell how well the solver did."""
    total = next((line for line in score.lines if line.total), None)
    if total is not None:
        return Outcome(score.places[SOLVER], -(total.amounts[SOLVER] or 0))
    return Outcome(score.places[SOLVER], score.lines[0].amounts[SOLVER] or 0)
