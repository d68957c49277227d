"""Let bots play with an owner's deck and say in words what stands out: cards never used, cards that win.

A trial grows game by game: `play_on` adds games to a tally that can be kept anywhere, `findings` reads it.
"""

from __future__ import annotations

from statistics import median
from typing import Any

import msgspec

from purrlor.bots.arena import LONGEST, UNFINISHED
from purrlor.bots.bot import Bot
from purrlor.bots.deck_tally import CardTally, DeckTally, add_match, use_of
from purrlor.bots.referee import choose_for
from purrlor.bots.summary import proportion
from purrlor.core.rng import Rng
from purrlor.table.deck import Deck
from purrlor.table.game import Game
from purrlor.table.match import Match
from purrlor.table.options import PLAYERS, Settings
from purrlor.table.reasons import Argument

ENOUGH = 30  # games before anything is said
SELDOM = 0.05  # of games: hardly ever
USUAL = 0.15  # of games: what cards of the same kind must reach for that to stand out


class Finding(msgspec.Struct, frozen=True):
    """One thing that stands out, as a text of the table."""

    key: str
    args: dict[str, Argument]
    table: str = ""
    card: str = ""


def play_on(
    game: Game[Any], settings: Settings, deck: Deck, bot: Bot, tally: DeckTally, games: int = 1
) -> DeckTally:
    """Play some more games between copies of a bot, and add them to a tally."""
    for _ in range(games):
        match = Match.new(game, settings, f"trial {tally.games}", deck)
        rng = Rng.seeded(tally.games).stream("trial")
        while not match.over and len(match.steps) < LONGEST:
            seat = match.asked[0]
            match.submit(seat, choose_for(match, seat, bot, rng))
        add_match(game, match, tally)
    return tally


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
