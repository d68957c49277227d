"""Declare what can happen on the Isle of Cats, and who may know it."""

from __future__ import annotations

from typing import Annotated

from purrlor.games.isle_of_cats.actions import Card, Colour, Field, Side, Square, Tile, Token, Turn
from purrlor.games.isle_of_cats.cards import BASKET_NAMES
from purrlor.games.isle_of_cats.rules.pieces.event_tiles import EVENT_NAMES
from purrlor.games.isle_of_cats.rules.pieces.tiles import OSHAX_NAMES, TILE_NAMES
from purrlor.table.numbers import EventSpace
from purrlor.table.records import Count, Event, Named, Seat, dealt, handed, own, shown

Happening = Annotated[str, Named("happening", EVENT_NAMES)]
# An oshax on the island has no colour yet; it is numbered behind the tiles.
IslandTile = Annotated[str, Named("tile", TILE_NAMES + OSHAX_NAMES)]
SisterCard = Annotated[str, Named("basket", BASKET_NAMES)]


class DayBegan(Event, frozen=True):
    """A day began."""

    day: Count
    happening: Happening | None


class Scored(Event, frozen=True):
    """A player gained points of an event."""

    seat: Seat
    happening: Happening
    points: Count


class DrewTile(Event, frozen=True):
    """A tile came to a field or to the kitten board."""

    tile: Tile
    side: Side


class FoundRare(Event, frozen=True):
    """A rare treasure came out of the bag."""

    tile: Tile


class Fished(Event, frozen=True):
    """A player caught the day's fish."""

    seat: Seat
    fish: Count
    total: Count


class Dealt(Event, frozen=True):
    """A player was dealt a card."""

    seat: Seat
    card: Annotated[Card | None, dealt("seat")]


class Handed(Event, frozen=True):
    """A card went on to the next player."""

    seat: Seat
    card: Annotated[Card | None, handed(to="seat", by="giver")]
    giver: Seat


class KeptCard(Event, frozen=True):
    """A player kept a card."""

    seat: Seat
    card: Annotated[Card | None, own("seat")]


class BoughtCard(Event, frozen=True):
    """A player bought a card in secret; the others hear how many when the buying is over."""

    seat: Annotated[Seat, own("seat")]
    card: Annotated[Card | None, own("seat")]


class Paid(Event, frozen=True):
    """All have bought: what a player paid, and for how many cards."""

    seat: Seat
    fish: Annotated[Count, shown("seat")]
    cards: Annotated[Count, shown("seat")]


class LessonsLaid(Event, frozen=True):
    """A player laid private lessons face down."""

    seat: Seat
    lessons: Annotated[Count, shown("seat")]


class PublicLessonLaid(Event, frozen=True):
    """A player laid a public lesson."""

    seat: Seat
    card: Annotated[Card, shown("seat")]


class ColourChosen(Event, frozen=True):
    """A player chose the colour of a public lesson."""

    seat: Seat
    card: Card
    colour: Colour


class LaidCard(Event, frozen=True):
    """A player laid a rescue card face down."""

    seat: Seat
    card: Annotated[Card | None, own("seat")]


class LaidToken(Event, frozen=True):
    """A player laid a semi-permanent token."""

    seat: Seat
    token: Token


class Revealed(Event, frozen=True):
    """A rescue card was turned over."""

    seat: Seat
    card: Annotated[Card, shown("seat")]


class Ordered(Event, frozen=True):
    """A player has a place in the day's order."""

    seat: Seat
    place: Count
    speed: Count


class Took(Event, frozen=True):
    """A player rescued a tile."""

    seat: Seat
    tile: Tile
    side: Side
    fish: Count


class Placed(Event, frozen=True):
    """A player laid a tile on the boat."""

    seat: Seat
    tile: Tile
    turn: Turn
    square: Square


class Played(Event, frozen=True):
    """A player played a card."""

    seat: Seat
    card: Annotated[Card, shown("seat")]
    colour: Colour | None


class GainedFish(Event, frozen=True):
    """A player gained fish."""

    seat: Seat
    fish: Count


class GainedBasket(Event, frozen=True):
    """A player gained a permanent basket."""

    seat: Seat


class LostBasket(Event, frozen=True):
    """A player discarded a permanent basket."""

    seat: Seat


class DrewCard(Event, frozen=True):
    """A player drew a card."""

    seat: Seat
    card: Annotated[Card | None, dealt("seat")]


class BoughtDrawn(Event, frozen=True):
    """What a player paid for cards just drawn, and for how many."""

    seat: Seat
    fish: Annotated[Count, shown("seat")]
    cards: Annotated[Count, shown("seat")]


class DrewFor(Event, frozen=True):
    """A player drew a tile from the bag."""

    seat: Seat
    tile: Tile


class DiscardedTile(Event, frozen=True):
    """A drawn tile fitted nowhere."""

    seat: Seat
    tile: Tile


class Moved(Event, frozen=True):
    """A player sent a cat to a field."""

    seat: Seat
    tile: Tile
    side: Field


class GaveUp(Event, frozen=True):
    """A player discarded a private lesson."""

    seat: Seat
    card: Annotated[Card | None, own("seat")]


class Removed(Event, frozen=True):
    """A tile was taken off a boat."""

    seat: Seat
    tile: Tile
    square: Square


class Passed(Event, frozen=True):
    """A player passed."""

    seat: Seat


class GainedToken(Event, frozen=True):
    """A player took a semi-permanent token."""

    seat: Seat
    token: Token


class LeftIsland(Event, frozen=True):
    """A tile left the game."""

    tile: Tile


class SisterCame(Event, frozen=True):
    """The sister turned a basket card over."""

    card: SisterCard
    speed: Count
    baskets: Count


class SisterTook(Event, frozen=True):
    """The sister took a tile away."""

    tile: IslandTile


class SisterSwitched(Event, frozen=True):
    """The sister switched two tiles."""

    tile: Tile
    other: Tile


class SisterLikes(Event, frozen=True):
    """The sister showed a colour."""

    colour: Colour
    points: Count


class Chose(Event, frozen=True):
    """A player took a treasure or an oshax."""

    seat: Seat
    tile: Tile


class Ended(Event, frozen=True):
    """The game is over: a player's points."""

    seat: Seat
    points: Annotated[Count, shown("seat")]


class OrderChanged(Event, frozen=True):
    """Another player is first."""

    seat: Seat


class Fed(Event, frozen=True):
    """A player fed a fish to a cat, which drives a royal rat off."""

    seat: Seat


class PaidMore(Event, frozen=True):
    """A player paid more fish for a larger treasure."""

    seat: Seat
    fish: Count


EVENTS = EventSpace(__name__)
