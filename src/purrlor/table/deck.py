"""Replace the cards of a game by those of an owner's printed box."""

from __future__ import annotations

Cell = bool | int | str | list[str]
Deck = dict[
    str, list[dict[str, Cell]]
]  # rows by table, for the tables that are replaced; empty: the game's own cards
