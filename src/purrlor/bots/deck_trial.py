"""Let bots play with an owner's deck and say in words what stands out: cards never used, cards that win.

A trial grows game by game: `play_on` adds games to a tally that can be kept anywhere, `findings` reads it.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from statistics import median
from typing import Annotated, Any, get_args, get_origin, get_type_hints

import msgspec

from purrlor.bots.arena import LONGEST, UNFINISHED
from purrlor.bots.bot import Bot
from purrlor.bots.referee import choose_for
from purrlor.bots.summary import Interval, proportion
from purrlor.core.rng import Rng
from purrlor.table.deck import Deck
from purrlor.table.game import Game
from purrlor.table.match import Match
from purrlor.table.options import PLAYERS, Settings
from purrlor.table.reasons import Argument
from purrlor.table.records import Named, Record, SeatMark

ENOUGH = 30  # games before anything is said
SELDOM = 0.05  # of games: hardly ever
USUAL = 0.15  # of games: what cards of the same kind must reach for that to stand out
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


class Finding(msgspec.Struct, frozen=True):
    """One thing that stands out, as a text of the table."""

    key: str
    args: dict[str, Argument]
    table: str = ""
    card: str = ""


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


def play_on(
    game: Game[Any], settings: Settings, deck: Deck, bot: Bot, tally: DeckTally, games: int = 1
) -> DeckTally:
    """Play some more games between copies of a bot, and add them to a tally."""
    for _ in range(games):
        match = Match.new(game, settings, f"trial {tally.games}", deck)
        rng = Rng.seeded(tally.games).stream("trial")
        used: set[tuple[int, str, str]] = set()
        while not match.over and len(match.steps) < LONGEST:
            seat = match.asked[0]
            action = choose_for(match, seat, bot, rng)
            used.update(_uses(action, seat))
            for event in match.submit(seat, action):
                used.update(_uses(event, None))
        _add(game, match, used, tally)
    return tally


def _add(game: Game[Any], match: Match, used: set[tuple[int, str, str]], tally: DeckTally) -> None:
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


def use_of(tally: DeckTally, table: str, card: str) -> Interval:
    """Tell in how many games a card was used."""
    return proportion(tally.cards.get(table, {}).get(card, CardTally()).games, tally.games)


def findings(game: Game[Any], settings: Settings, tally: DeckTally) -> list[Finding]:
    """Say what stands out, if enough games were played; every claim holds with 95 % confidence."""
    if tally.games < ENOUGH:
        return []
    found: list[Finding] = []
    for table in game.deck_tables:
        seen = tally.cards.get(table.name, {})
        if not seen:
            continue
        usual = median(use_of(tally, table.name, card).value for card in table.ids)
        for card in table.ids:
            found += _of_card(tally, table.name, f"{table.prefix}:{card}", card, usual)
    fair = 1 / int(settings[PLAYERS])
    for seat, wins in enumerate(tally.seats):
        share = proportion(wins, tally.games)
        if len(tally.seats) > 1 and (share.low > fair * 1.15 or share.high < fair * 0.85):
            args: dict[str, Argument] = {"place": seat + 1, "percent": round(share.value * 100)}
            found.append(Finding("trial-seat", {**args, "fair": round(fair * 100)}))
    unfinished = tally.endings.get(UNFINISHED, 0)
    if unfinished:
        found.append(Finding("trial-unfinished", {"games": unfinished}))
    return found or [Finding("trial-nothing", {"games": tally.games})]


def _of_card(tally: DeckTally, table: str, named: str, card: str, usual: float) -> list[Finding]:
    one = tally.cards.get(table, {}).get(card, CardTally())
    use = use_of(tally, table, card)
    percent = round(use.value * 100)
    if use.high < SELDOM and usual >= USUAL:
        return [Finding("trial-seldom", {"card": named, "percent": percent}, table, card)]
    if one.users < ENOUGH:
        return []
    wins, fair = proportion(min(one.wins, one.users), one.users), one.expected / one.users
    args: dict[str, Argument] = {
        "card": named,
        "percent": round(wins.value * 100),
        "fair": round(fair * 100),
    }
    if wins.low > fair * 1.1:
        return [Finding("trial-strong", args, table, card)]
    if wins.high < fair * 0.9:
        return [Finding("trial-weak", args, table, card)]
    return []
