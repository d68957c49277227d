"""Count what became of cards over many games: how often each is used, and how its users fare."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Annotated, Any, get_args, get_origin, get_type_hints

import msgspec

from purrlor.bots.arena import UNFINISHED
from purrlor.bots.summary import Interval, proportion
from purrlor.table.game import Game
from purrlor.table.match import Match, Move
from purrlor.table.records import Named, Record, SeatMark

MOST_GAMES = 1000

Count = Annotated[int, msgspec.Meta(ge=0, le=MOST_GAMES)]
Share = Annotated[float, msgspec.Meta(ge=0.0, le=float(MOST_GAMES * 16))]


class CardTally(msgspec.Struct, forbid_unknown_fields=True):
    """What happened with one card: games with it, players who used it, wins expected of them and won."""

    games: Count = 0
    users: Share = 0.0
    expected: Share = 0.0
    wins: Share = 0.0


class DeckTally(msgspec.Struct, forbid_unknown_fields=True):
    """What is known of all games so far; cards by table and card."""

    games: Count = 0
    seats: Annotated[list[Share], msgspec.Meta(max_length=16)] = []
    endings: dict[str, Count] = {}
    cards: dict[str, dict[str, CardTally]] = {}


@cache
def _named(record: type[Record]) -> tuple[str, tuple[tuple[str, str], ...]]:
    """Find in a record the field with a seat, and those that name things, with their prefixes."""
    seat, things = "", []
    for name, hint in get_type_hints(record, include_extras=True).items():
        for part in (hint, *get_args(hint)):
            marks = get_args(part)[1:] if get_origin(part) is Annotated else ()
            if any(isinstance(mark, SeatMark) for mark in marks):
                seat = seat or name
            things += [(name, mark.prefix) for mark in marks if isinstance(mark, Named)]
    return seat, tuple(things)


def _uses(record: Record, doer: int | None) -> Iterable[tuple[int, str, str]]:
    """List who did what with which thing: seat, prefix, name."""
    field, things = _named(type(record))
    seat = doer if doer is not None else getattr(record, field, None) if field else None
    if isinstance(seat, int):
        for name, prefix in things:
            thing = getattr(record, name)
            if isinstance(thing, str):
                yield seat, prefix, thing


def add_match(game: Game[Any], match: Match, tally: DeckTally) -> None:
    """Add a match of bots, who take nothing back, to a tally."""
    used = {one for entry in match.log if isinstance(entry, Move) for one in _uses(entry.action, entry.seat)}
    used.update(one for step in match.steps for event in step.events for one in _uses(event, None))
    score = match.score() if match.over else None
    places = score.places if score else (0,) * match.seats
    shares = [1 / places.count(1) if place == 1 else 0.0 for place in places]
    tally.games += 1
    tally.seats = [a + b for a, b in zip(tally.seats or [0.0] * match.seats, shares, strict=True)]
    ending = score.ending if score else UNFINISHED
    tally.endings[ending] = tally.endings.get(ending, 0) + 1
    for table in game.deck_tables:
        known = set(table.ids)
        for card in {name for _, prefix, name in used if prefix == table.prefix and name in known}:
            users = {seat for seat, prefix, name in used if (prefix, name) == (table.prefix, card)}
            one = tally.cards.setdefault(table.name, {}).setdefault(card, CardTally())
            one.games += 1
            one.users += len(users)
            one.expected += len(users) / match.seats
            one.wins += sum(shares[seat] for seat in users)


def add_tally(tally: DeckTally, other: DeckTally) -> None:
    """Add what was counted elsewhere, for as many seats."""
    tally.games += other.games
    tally.seats = [a + b for a, b in zip(tally.seats or [0.0] * len(other.seats), other.seats, strict=True)]
    for ending, games in other.endings.items():
        tally.endings[ending] = tally.endings.get(ending, 0) + games
    for table, cards in other.cards.items():
        for card, more in cards.items():
            one = tally.cards.setdefault(table, {}).setdefault(card, CardTally())
            one.games += more.games
            one.users += more.users
            one.expected += more.expected
            one.wins += more.wins


def is_possible(tally: DeckTally, seats: int) -> bool:
    """Tell whether games for so many seats can have led to a tally: it comes from outside."""
    games = tally.games
    return (
        len(tally.seats) in (0, seats)
        and all(wins <= games for wins in tally.seats)
        and all(
            one.games <= games and one.wins <= one.users <= one.games * seats
            for cards in tally.cards.values()
            for one in cards.values()
        )
    )


def use_of(tally: DeckTally, table: str, card: str) -> Interval:
    """Tell in how many games a card was used."""
    return proportion(tally.cards.get(table, {}).get(card, CardTally()).games, tally.games)
