"""Name the actions of the Isle of Cats."""

from __future__ import annotations

from typing import Annotated

from purrlor.games.isle_of_cats.cards import CARD_NAMES, COLOUR_NAMES
from purrlor.games.isle_of_cats.rules import numbers as n
from purrlor.games.isle_of_cats.rules.pieces.event_tiles import TOKEN_NAMES
from purrlor.games.isle_of_cats.rules.pieces.spots import TURNS
from purrlor.games.isle_of_cats.rules.pieces.squares import SQUARES
from purrlor.games.isle_of_cats.rules.pieces.tiles import FIELDS, SIDE_NAMES, SIDES, TILE_NAMES
from purrlor.games.isle_of_cats.rules.table import Table
from purrlor.table.records import Action, Count, Named

Card = Annotated[str, Named("card", CARD_NAMES)]
Tile = Annotated[str, Named("tile", TILE_NAMES)]
Colour = Annotated[str, Named("colour", COLOUR_NAMES)]
Field = Annotated[str, Named("side", SIDE_NAMES)]
Token = Annotated[str, Named("token", TOKEN_NAMES)]


class Place(Action, frozen=True):
    """Lay the tile in hand on the boat: turned so, its first square in reading order here."""

    tile: Tile
    turn: Count
    square: Count


class Take(Action, frozen=True):
    """Rescue a cat, a kitten or a beast."""

    tile: Tile
    side: Field


class Choose(Action, frozen=True):
    """Take a treasure, or an oshax in a colour."""

    tile: Tile


class Remove(Action, frozen=True):
    """Take the tile off the boat whose first square this is."""

    square: Count


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


SIMPLE: dict[int, Action] = {
    n.PASS: Pass(),
    n.DONE: Done(),
    n.PASS_TODAY: PassToday(),
    n.PASS_TO_END: PassToEnd(),
    n.ASK_AGAIN: AskAgain(),
    n.DISCARD_TILE: DiscardTile(),
}
ACTION_TYPES: tuple[type[Action], ...] = (
    Place,
    Take,
    Choose,
    Remove,
    Keep,
    Buy,
    Play,
    Lay,
    GiveUp,
    Move,
    Sort,
    ChooseColour,
    TakeToken,
    LayToken,
    Pass,
    Done,
    PassToday,
    PassToEnd,
    AskAgain,
    DiscardTile,
)


def tile_in_hand(state: Table) -> int:
    """Name the tile that is to be placed now; 0 if there is none."""
    if state.frames.depth > 0 and state.frames.kind() == n.ASK_PLACE:
        return state.frames.detail(0)
    return 0


def named(state: Table, number: int) -> Action:
    """Give the record of an action's number."""
    if number in SIMPLE:
        return SIMPLE[number]
    if number < n.TAKE:
        return Place(TILE_NAMES[tile_in_hand(state)], number // SQUARES, number % SQUARES)
    if number < n.KEEP:
        return _about_tiles(number)
    return _about_cards(number)


def _about_tiles(number: int) -> Action:
    if number < n.CHOOSE:
        tile, side = divmod(number - n.TAKE, SIDES)
        return Take(TILE_NAMES[tile], SIDE_NAMES[side])
    if number < n.REMOVE:
        return Choose(TILE_NAMES[number - n.CHOOSE])
    return Remove(number - n.REMOVE)


def _about_cards(number: int) -> Action:
    if number < n.BUY:
        return Keep(CARD_NAMES[number - n.KEEP])
    if number < n.PLAY:
        return Buy(CARD_NAMES[number - n.BUY])
    if number < n.LAY:
        card, colour = divmod(number - n.PLAY, n.COLOUR_CHOICES)
        return Play(CARD_NAMES[card], COLOUR_NAMES[colour] if colour < len(COLOUR_NAMES) else None)
    if number < n.GIVE_UP:
        return Lay(CARD_NAMES[number - n.LAY])
    if number < n.MOVE:
        return GiveUp(CARD_NAMES[number - n.GIVE_UP])
    return _about_choices(number)


def _about_choices(number: int) -> Action:
    if number < n.SORT:
        tile, side = divmod(number - n.MOVE, FIELDS)
        return Move(TILE_NAMES[tile], SIDE_NAMES[side])
    if number < n.COLOUR_IS:
        return Sort(SIDE_NAMES[number - n.SORT])
    if number < n.TOKEN_IS:
        return ChooseColour(COLOUR_NAMES[number - n.COLOUR_IS])
    if number < n.LAY_TOKEN:
        return TakeToken(TOKEN_NAMES[number - n.TOKEN_IS])
    return LayToken(TOKEN_NAMES[number - n.LAY_TOKEN])


def number(state: Table, action: Action) -> int:
    """Give the number of an action, or -1 if its parts do not go together."""
    for code, simple in SIMPLE.items():
        if action == simple:
            return code
    code = _number(action)
    return code if 0 <= code < n.ACTIONS and named(state, code) == action else -1


def _number(action: Action) -> int:
    match action:
        case Place(_, turn, square):
            inside = 0 <= turn < TURNS and 0 <= square < SQUARES
            return n.PLACE + turn * SQUARES + square if inside else -1
        case Take(tile, side):
            return n.TAKE + TILE_NAMES.index(tile) * SIDES + SIDE_NAMES.index(side)
        case Choose(tile):
            return n.CHOOSE + TILE_NAMES.index(tile)
        case Remove(square):
            return n.REMOVE + square if 0 <= square < SQUARES else -1
        case Move(tile, side):
            return n.MOVE + TILE_NAMES.index(tile) * FIELDS + SIDE_NAMES.index(side)
        case Sort(side):
            return n.SORT + SIDE_NAMES.index(side)
        case ChooseColour(colour):
            return n.COLOUR_IS + COLOUR_NAMES.index(colour)
        case TakeToken(token):
            return n.TOKEN_IS + TOKEN_NAMES.index(token)
        case LayToken(token):
            return n.LAY_TOKEN + TOKEN_NAMES.index(token)
    return _card_number(action)


def _card_number(action: Action) -> int:
    match action:
        case Keep(card):
            return n.KEEP + CARD_NAMES.index(card)
        case Buy(card):
            return n.BUY + CARD_NAMES.index(card)
        case Play(card, colour):
            chosen = n.NO_COLOUR_CHOSEN if colour is None else COLOUR_NAMES.index(colour)
            return n.PLAY + CARD_NAMES.index(card) * n.COLOUR_CHOICES + chosen
        case Lay(card):
            return n.LAY + CARD_NAMES.index(card)
        case GiveUp(card):
            return n.GIVE_UP + CARD_NAMES.index(card)
    return -1
