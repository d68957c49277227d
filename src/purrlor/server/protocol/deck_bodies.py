"""The bodies of owners' decks: checked, read from files, tried by bots, and shown at a table."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct, field

from purrlor.bots.deck_tally import DeckTally
from purrlor.server.protocol.bodies import Body
from purrlor.table.deck import Deck
from purrlor.table.options import Settings


class DeckToCheck(Body, frozen=True):
    """A deck of a game, as an editor has it now."""

    game: Annotated[str, Meta(max_length=60)]
    deck: Deck


class DeckFile(Body, frozen=True):
    """The text of a deck file."""

    text: Annotated[str, Meta(max_length=700_000)]  # its reader says when it is longer than a deck


class DeckFault(Struct):
    """An error of a deck: where it is, and what is wrong, in the asker's language."""

    table: str
    card: str
    field: str
    line: int | None  # in a deck file
    text: str


class DeckToTry(Body, frozen=True):
    """A deck that bots shall play with, and what is known of it so far."""

    game: Annotated[str, Meta(max_length=60)]
    deck: Deck
    options: Settings = field(default_factory=dict)
    tally: DeckTally | None = None


class DeckFinding(Struct):
    """Something that stands out when bots play with a deck."""

    table: str
    card: str
    text: str


class CardUse(Struct):
    """In how many of 100 games a card was used, with its interval."""

    table: str
    card: str
    name: str
    value: float
    low: float
    high: float


class DeckTried(Struct):
    """What is known after some more games: to be sent again for the next ones."""

    tally: DeckTally
    findings: list[DeckFinding]
    uses: list[CardUse]


class DeckChecked(Struct):
    """All errors of a deck; if there are none, the deck as a file."""

    faults: list[DeckFault]
    file: str


class DeckFileRead(Struct):
    """What a deck file holds: its game, its cards, all its errors."""

    game: str
    deck: Deck
    faults: list[DeckFault]


class TableDeck(Struct):
    """The cards of their owner that a table plays with, and the texts that they replace."""

    game: str
    deck: Deck
    texts: dict[str, str]
