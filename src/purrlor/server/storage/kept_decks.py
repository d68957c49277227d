"""Owners' decks in profiles: one for each game, as far as it was entered."""

from __future__ import annotations

from sqlalchemy import Connection, select, update

from purrlor.server.storage.schema import DECKS
from purrlor.server.storage.upsert import insert_new


def find_deck(connection: Connection, person: str, game: str) -> tuple[str, float]:
    """Read the cards that a person entered, as JSON, and since when they are kept; "" and 0 if none are."""
    asked = select(DECKS.c.cards, DECKS.c.at).where(DECKS.c.person == person, DECKS.c.game == game)
    row = connection.execute(asked).one_or_none()
    return ("", 0.0) if row is None else (row.cards, row.at)


def keep_deck(connection: Connection, person: str, game: str, cards: str, before: float, at: float) -> bool:
    """Keep cards in place of those of a moment (0: of none); tell whether these were still kept."""
    if not before:
        return insert_new(connection, DECKS, person=person, game=game, cards=cards, at=at)
    mine = (DECKS.c.person == person, DECKS.c.game == game, DECKS.c.at == before)
    return bool(connection.execute(update(DECKS).where(*mine).values(cards=cards, at=at)).rowcount)
