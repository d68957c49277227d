"""The bodies of what was played: history, statistics, ratings and the public page of a game."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from purrlor.server.protocol.bodies import Body
from purrlor.server.protocol.to_client import OptionChosen, ScoreLineText


class Wanted(Struct):
    """Which games of the asker to list: the newest that ended before a moment, of 30 on a page."""

    game: Annotated[str, Meta(max_length=60)] = ""
    players: Annotated[int, Meta(ge=0, le=16)] = 0
    bots: Annotated[str, Meta(max_length=40)] = ""  # a level, "people" for none, or "" for all
    friend: Annotated[str, Meta(max_length=16)] = ""  # somebody who played, too
    ranked: bool = False
    before: Annotated[float, Meta(ge=0, le=1e12)] = 0.0


class OfGame(Struct):
    """The game asked about."""

    game: Annotated[str, Meta(max_length=60)] = ""


class Unlisted(Body, frozen=True):
    """Whether the asker wants not to be named in the hall of fame and on leaderboards."""

    on: bool


class PlayedSeat(Struct):
    """A seat of a finished game."""

    name: str
    avatar: int
    bot: str  # what its bot is called; "" if a person played to the end
    place: int
    points: int | None
    you: bool
    gone: bool  # the bot played on for a person
    rating: int | None  # the change of the rating


class PlayedGame(Struct):
    """A finished game in a list."""

    share: str
    game: str
    game_name: str
    ranked: bool
    ended: float
    minutes: int
    seats: list[PlayedSeat]


class History(Struct):
    """Finished games of the asker, the newest first; `more` if older ones are left."""

    games: list[PlayedGame]
    more: bool
    unlisted: bool


class Statistic(Struct):
    """How the asker did in one game, with so many players, against bots of a level ("" is none)."""

    game: str
    game_name: str
    players: int
    bots: str
    bots_name: str
    games: int
    wins: int
    place: float
    points: float | None
    best: int | None


class Rival(Struct):
    """Somebody the asker played with, and who was ahead how often."""

    friend: str  # stands for the person in other requests
    name: str
    avatar: int
    games: int
    ahead: int
    behind: int
    last: float


class RecordHeld(Struct):
    """The best that somebody did."""

    game: str
    game_name: str
    what: str
    amount: int
    name: str
    avatar: int
    at: float
    you: bool
    share: str | None  # the game's public page, for those who played it


class Rating(Struct):
    """The strength of the asker in a game, and how far off it may be."""

    game: str
    game_name: str
    rating: int
    deviation: int
    games: int


class Statistics(Struct):
    """What the asker did here."""

    statistics: list[Statistic]
    rivals: list[Rival]
    records: list[RecordHeld]
    ratings: list[Rating]


class Champion(Struct):
    """Somebody who won often against people."""

    game: str
    game_name: str
    name: str
    avatar: int
    games: int
    wins: int
    you: bool


class Hall(Struct):
    """The server's records, and who won most."""

    games: int
    records: list[RecordHeld]
    champions: list[Champion]


class Leader(Struct):
    """A place on a leaderboard; ordered by what is sure."""

    place: int
    name: str
    avatar: int
    rating: int
    deviation: int
    games: int
    you: bool


class Leaders(Struct):
    """The strongest players of a game by their ratings."""

    game: str
    game_name: str
    leaders: list[Leader]


class PlayedPage(Struct):
    """The public page of a finished game; `moves` is None if the game itself is no longer kept."""

    played: PlayedGame
    headline: str  # who won
    options: list[OptionChosen]
    ending: str
    lines: list[ScoreLineText]
    moves: int | None


class Shared(Struct):
    """The name of a finished game's public page: /played/NAME."""

    share: str
