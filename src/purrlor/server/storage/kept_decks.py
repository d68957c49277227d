"""Owners' decks in profiles: one for each game, as far as it was entered."""

from __future__ import annotations

from sqlalchemy import Connection, delete, select

from purrlor.server.storage.schema import DECKS
from purrlor.server.storage.upsert import upsert


def find_deck(connection: Connection, person: str, game: str) -> tuple[str, float]:
    """Read the cards that a person entered, as JSON, and since when they are kept; "" and 0 if none are."""
    asked = select(DECKS.c.cards, DECKS.c.at).where(DECKS.c.person == person, DECKS.c.game == game)
    row = connection.execute(asked).one_or_none()
    return ("", 0.0) if row is None else (row.cards, row.at)


def keep_deck(connection: Connection, person: str, game: str, cards: str, at: float) -> None:
    """Keep the cards that a person entered in place of earlier ones."""
    upsert(connection, DECKS, {"person": person, "game": game}, {"cards": cards, "at": at})


def drop_deck(connection: Connection, person: str, game: str) -> None:
    """Forget the cards of a game."""
    connection.execute(delete(DECKS).where(DECKS.c.person == person, DECKS.c.game == game))
