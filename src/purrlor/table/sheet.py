"""Count a game that was played with the printed box: people fill in a sheet, and the rules count it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from purrlor.core.rng import Rng
from purrlor.table.deck import Deck, check_deck
from purrlor.table.game import Game, Score
from purrlor.table.reasons import Refused, refused

MOST_BYTES = 40_000  # six full boats take a quarter of it


def count_sheet(game: Game[Any], given: Mapping[str, object], filled: bytes, deck: Deck) -> Score:
    """Count a sheet, given as JSON, for a game with these options and cards."""
    if game.sheet is None:
        raise refused("no-sheet", game=game.name)
    if len(filled) > MOST_BYTES:
        raise refused("sheet-too-long", most=MOST_BYTES)
    check_deck(game.deck_tables, deck)
    state = game.deal(game.settle(given), deck, Rng.seeded(0))
    try:
        game.sheet.lay_out(state, msgspec.json.decode(filled, type=game.sheet.record))
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise refused("sheet-unreadable", error=str(error)[:200]) from None
    except Refused as no:
        raise Refused(no.reason, game) from None
    return game.score(state)
