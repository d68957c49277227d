"""A finished game step by step: the positions, who moved, and where there was a choice."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from purrlor.core.state import State
from purrlor.table.deck import Deck
from purrlor.table.game import Game, find_game
from purrlor.table.match import Entry, Match, Move
from purrlor.table.options import Settings
from purrlor.table.reasons import refused

# A match as other processes get it: its game (by name, if it is installed), and what it follows from.
MatchData = tuple[str | Game[Any], Settings, Deck, str, int, list[Entry]]


@dataclass(frozen=True)
class Stop:
    """One step of the game and the position before it."""

    state: State
    seat: int
    action: int
    chosen: bool  # there was something to choose
    drew: bool  # chance has spoken
    move: int  # entries of the log before it
    question: int  # steps of one seat that nothing came between have the same number


@dataclass(frozen=True)
class Course:
    """A finished game."""

    game: Game[Any]
    seats: int
    stops: list[Stop]
    end: State

    @property
    def outcome(self) -> list[float]:
        """Give every seat's share of the victory."""
        return [self.end.outcome(seat) for seat in range(self.seats)]


def match_data(match: Match, game: str | Game[Any]) -> MatchData:
    """Write down a match for other processes."""
    return (game, match.settings, match.deck, match.seed, match.rules, list(match.log))


def course_of(data: MatchData) -> Course:
    """Play a finished game again and keep every position."""
    given, settings, deck, seed, rules, log = data
    game = find_game(given) if isinstance(given, str) else given
    match = Match.new(game, settings, seed, deck, rules)
    standing = _standing(match, log)
    if not match.over:
        raise refused("not-over-yet")
    again = match.at(0)
    stops: list[Stop] = []
    for step, move in zip(match.steps, standing, strict=True):
        state = again.state.clone()
        last = stops[-1] if stops else None
        same = last is not None and last.seat == step.seat and not last.drew
        question = (last.question if same else last.question + 1) if last is not None else 0
        several = len(state.legal_actions(step.seat)) > 1
        stops.append(Stop(state, step.seat, step.action, several, step.drew, move, question))
        again.state.apply(step.seat, step.action)
    return Course(game, match.seats, stops, match.state)


def _standing(match: Match, log: list[Entry]) -> list[int]:
    """Enter a log; list where in it the moves stand that were not taken back."""
    standing: list[int] = []
    for number, entry in enumerate(log):
        if not isinstance(entry, Move):
            taken = match.last_move(entry.seat)
            if taken is not None:
                del standing[taken]
        match.enter(entry)
        if isinstance(entry, Move):
            standing.append(number)
    return standing
