"""The texts of the server, and those of games as the server says them."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

from purrlor.table.deck import Deck, replaced_texts
from purrlor.table.game import Game, find_game
from purrlor.table.reasons import Refused
from purrlor.table.texts import Texts, text_folders


@cache
def server_texts(language: str) -> Texts:
    """Load what belongs to no game."""
    return Texts(language, [files("purrlor.table") / "texts", files(__package__) / "texts"])


def game_texts(game: Game[Any], language: str, deck: Deck) -> Texts:
    """Load the texts of a game, with the names of a deck's cards."""
    texts = _plain_texts(game.name, language)
    return texts.with_deck(replaced_texts(game.deck_tables, deck, language, texts.say)) if deck else texts


@cache
def _plain_texts(game: str, language: str) -> Texts:
    shared = [files("purrlor.table") / "texts", files(__package__) / "texts"]
    return Texts(language, [*shared, *text_folders(find_game(game))])


def refusal_text(refusal: Refused, language: str) -> str:
    """Say why something was refused, with the texts of the game that refused it or of the server."""
    game = refusal.game
    texts = server_texts(language) if game is None else game_texts(game, language, {})
    return texts.reason(refusal.reason)
