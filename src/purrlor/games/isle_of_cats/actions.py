"""Declare what can be done on the Isle of Cats."""

from __future__ import annotations

from typing import Annotated

import msgspec

from purrlor.games.isle_of_cats.cards import CARD_NAMES, COLOUR_NAMES
from purrlor.games.isle_of_cats.deck import ROOM_NAMES
from purrlor.games.isle_of_cats.rules.pieces.event_tiles import TOKEN_NAMES
from purrlor.games.isle_of_cats.rules.pieces.spots import TURNS
from purrlor.games.isle_of_cats.rules.pieces.squares import (
    COLUMN,
    ROOM_LETTERS,
    ROOM_PICTURE,
    ROW,
    SQUARES,
)
from purrlor.games.isle_of_cats.rules.pieces.tiles import FIELDS, SIDE_NAMES, TILE_NAMES
from purrlor.games.isle_of_cats.rules.questions import ASK_PLACE
from purrlor.games.isle_of_cats.rules.table import Table
from purrlor.table.numbers import ActionSpace
from purrlor.table.records import Action, Implied, Named, Spelled

Card = Annotated[str, Named("card", CARD_NAMES)]
Tile = Annotated[str, Named("tile", TILE_NAMES)]
Colour = Annotated[str, Named("colour", COLOUR_NAMES)]
Side = Annotated[str, Named("side", SIDE_NAMES)]
Field = Annotated[str, Named("side", SIDE_NAMES[:FIELDS])]
Token = Annotated[str, Named("token", TOKEN_NAMES)]


def spell_square(square: int) -> dict[str, str | int]:
    """Tell where on the boat a square is."""
    column, row = COLUMN[square], ROW[square]
    room = ROOM_NAMES[ROOM_LETTERS.index(ROOM_PICTURE[row][column])]
    return {"column": column + 1, "row": row + 1, "room": f"room:{room}"}


Turn = Annotated[int, msgspec.Meta(ge=0, le=TURNS - 1)]
Square = Annotated[int, msgspec.Meta(ge=0, le=SQUARES - 1), Spelled(spell_square)]


def tile_in_hand(state: Table) -> int:
    """Tell the tile that is to be placed now; 0 if there is none."""
    if state.frames.depth > 0 and state.frames.kind() == ASK_PLACE:
        return state.frames.detail(0)
    return 0


class Place(Action, frozen=True):
    """Lay the tile in hand on the boat: turned so, its first square in reading order here."""

    tile: Annotated[Tile, Implied(tile_in_hand)]
    turn: Turn
    square: Square


class Take(Action, frozen=True):
    """Rescue a cat, a kitten or a beast."""

    tile: Tile
    side: Side


class Choose(Action, frozen=True):
    """Take a treasure, or an oshax in a colour."""

    tile: Tile


class Remove(Action, frozen=True):
    """Take the tile off the boat whose first square this is."""

    square: Square


class Keep(Action, frozen=True):
    """Keep a card and pass the others on."""

    card: Card


class Buy(Action, frozen=True):
    """Pay for a card."""

    card: Card


class Play(Action, frozen=True):
    """Play an anytime, oshax or treasure card."""

    card: Card
    colour: Colour | None = None


class Lay(Action, frozen=True):
    """Lay a rescue card face down."""

    card: Card


class GiveUp(Action, frozen=True):
    """Discard a private lesson."""

    card: Card


class Move(Action, frozen=True):
    """Move a cat from this field to the other one."""

    tile: Tile
    side: Field


class Sort(Action, frozen=True):
    """Send the drawn cat to this field."""

    side: Field


class ChooseColour(Action, frozen=True):
    """Choose the colour of a public lesson."""

    colour: Colour


class TakeToken(Action, frozen=True):
    """Take a semi-permanent token with this side up."""

    token: Token


class LayToken(Action, frozen=True):
    """Lay a semi-permanent token for today."""

    token: Token


class Pass(Action, frozen=True):
    """Pass: in a phase for the rest of it, in a window this time."""


class Done(Action, frozen=True):
    """Do no more of this."""


class PassToday(Action, frozen=True):
    """Pass, and be asked in no window until tomorrow."""


class PassToEnd(Action, frozen=True):
    """Pass, and be asked in no window before the last one."""


class AskAgain(Action, frozen=True):
    """Be asked in every window again."""


class DiscardTile(Action, frozen=True):
    """Discard a drawn tile that fits nowhere."""


ACTIONS = ActionSpace(__name__)
