"""Describe all that can be printed of a game, so that a page that prints needs to know no game."""

from __future__ import annotations

from typing import Any

import msgspec

from purrlor.table.contents import MAT, PAGE, Pile
from purrlor.table.deck import Cell
from purrlor.table.game import Game
from purrlor.table.texts import Texts

REFERENCE, SCORE = "reference", "score"  # piles that every game has


class PrintedThing(msgspec.Struct, frozen=True):
    """One thing to print: so many copies, and what is printed on it that no deck may replace."""

    name: str
    copies: int
    row: dict[str, Cell]
    about: str


class PrintedPile(msgspec.Struct, frozen=True):
    """Things of one kind to print: what their backs say, and the table of the deck that may replace them."""

    name: str
    title: str
    back: str
    form: str
    table: str
    things: list[PrintedThing]


class PrintGuide(msgspec.Struct, frozen=True):
    """All that can be printed of a game; the lines of its reference cards and of its score sheets."""

    game: str
    game_name: str
    players: int  # at most
    piles: list[PrintedPile]
    reference: list[str]
    score: list[str]


def print_guide(game: Game[Any], texts: Texts) -> PrintGuide:
    """Describe what can be printed of a game in a language; nothing if it does not say what is in its box."""
    name, players = texts.say("game-name"), max(game.player_counts())
    if not game.contents:
        return PrintGuide(game.name, name, players, [], [], [])
    piles = (*game.contents, Pile(REFERENCE, MAT, {REFERENCE: players}), Pile(SCORE, PAGE, {SCORE: 1}))
    return PrintGuide(
        game.name,
        name,
        players,
        [_pile(pile, texts) for pile in piles],
        texts.say("print-turn").splitlines(),
        texts.say("print-lines").splitlines(),
    )


def _pile(pile: Pile, texts: Texts) -> PrintedPile:
    things = [
        PrintedThing(
            name, copies, dict(pile.rows.get(name, {})), pile.told(name, texts.say) if pile.told else ""
        )
        for name, copies in pile.copies.items()
    ]
    back = texts.say(f"print-{pile.back or pile.name}")
    return PrintedPile(pile.name, texts.say(f"print-{pile.name}"), back, pile.form, pile.table, things)
