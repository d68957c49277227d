"""The bodies of the daily puzzle."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from purrlor.server.protocol.bodies import Body, Sitter
from purrlor.server.protocol.to_client import ScoreLineText


class OfDay(Struct):
    """The day asked about, as 2026-11-17; today's without one."""

    day: Annotated[str, Meta(max_length=10)] = ""


class Solve(Body, frozen=True):
    """Play today's puzzle."""

    sitter: Sitter = Sitter()


class Solver(Struct):
    """How somebody solved a puzzle: first the place counts, then the points."""

    name: str
    avatar: int
    place: int
    points: int
    you: bool


class SolutionMove(Struct):
    """A move of the strongest bot, and what came of it."""

    text: str
    told: str


class Solution(Struct):
    """How the strongest bot did it: its moves, and its score."""

    name: str
    place: int
    points: int
    moves: list[SolutionMove]
    lines: list[ScoreLineText]


class Daily(Struct):
    """The puzzle of a day; results and solution are shown to those who solved it, or when the day is over."""

    day: str
    today: str
    game: str
    game_name: str
    about: str
    minutes: int
    ends: float
    now: float  # by the server's clock
    counted: bool  # whether the game counts points; else they are hits taken, below zero
    you: Solver | None
    tried: bool  # whether the asker's first game of it is over, with a result or without: no other counts
    solvers: list[Solver]
    solution: Solution | None
