"""Name things of the Isle of Cats as they are written on the wire and in the texts."""

from __future__ import annotations

from typing import Annotated

from purrlor.games.isle_of_cats.cards import BASKET_ROWS
from purrlor.games.isle_of_cats.rules.boats import BOAT_ROWS
from purrlor.games.isle_of_cats.rules.events import ACTION_EVENT_ROWS, POINT_EVENT_ROWS
from purrlor.games.isle_of_cats.rules.faces import FACE_NAMES
from purrlor.games.isle_of_cats.rules.tiles import COLOUR, OSHAX_ROWS, TILE_NAME, TILES
from purrlor.table.records import Named

COLOUR_NAMES = ("blue", "green", "red", "purple", "orange")
SIDE_NAMES = ("left", "right", "nursery")
TOKEN_NAMES = ("basket", "boots")
BOAT_NAMES = tuple(row[0] for row in BOAT_ROWS)
EVENT_NAMES = tuple([row[1] for row in ACTION_EVENT_ROWS] + [row[1] for row in POINT_EVENT_ROWS])
BASKET_NAMES = tuple(f"basket_{row[0]}" for row in BASKET_ROWS)
CARD_NAMES = tuple(FACE_NAMES)


def _tile_name(tile: int) -> str:
    name = TILE_NAME[tile].lower()
    return f"{name}_{COLOUR_NAMES[COLOUR[tile]]}" if COLOUR[tile] >= 0 else name


# Behind the tiles come the oshax that have no colour yet.
OSHAX_NAMES = tuple(row[0].lower() for row in OSHAX_ROWS)
TILE_NAMES = tuple(_tile_name(tile) for tile in range(TILES)) + OSHAX_NAMES

Card = Annotated[str, Named("card", CARD_NAMES)]
Tile = Annotated[str, Named("tile", TILE_NAMES)]
Colour = Annotated[str, Named("colour", COLOUR_NAMES)]
Field = Annotated[str, Named("side", SIDE_NAMES)]
Token = Annotated[str, Named("token", TOKEN_NAMES)]
Happening = Annotated[str, Named("happening", EVENT_NAMES)]
SisterCard = Annotated[str, Named("basket", BASKET_NAMES)]
