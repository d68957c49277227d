"""Count a game that was played with the printed box: people fill in a sheet, and the rules count it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

import msgspec

from purrlor.core.rng import Rng
from purrlor.table.deck import Deck, check_deck
from purrlor.table.filled import FaultySheet, SheetFault, SheetFaults
from purrlor.table.game import Game, Score
from purrlor.table.options import Settings
from purrlor.table.reasons import Reason, Refused, refused

MOST_BYTES = 40_000  # six full boats take a quarter of it
INNERMOST = re.compile(
    r"[\[{][^\[\]{}]*[\]}]"
)  # a list or record of plain cells: easier to fill in on one line
PLACE = re.compile(r"(.*) - at `\$\.?(.*)`$")  # how msgspec says where something is wrong


class SheetFile(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A score sheet in a file: the game, its options, who played, and what was filled in."""

    game: str
    options: Settings = {}
    names: list[str] = []
    sheet: msgspec.Raw


def read_sheet(data: bytes) -> SheetFile:
    """Read the file of a score sheet."""
    try:
        return msgspec.json.decode(data, type=SheetFile)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refused(_unreadable(str(error)[:200]).reason) from None


def blank_sheet(game: Game[Any], given: Mapping[str, object]) -> str:
    """Write the file of a score sheet on which nothing is filled in."""
    if game.sheet is None:
        raise refused("no-sheet", game=game.name)
    settings = game.settle(given)
    state = game.deal(settings, {}, Rng.seeded(0))
    sheet = msgspec.Raw(msgspec.json.encode(game.sheet.blank(state)))
    usual = {option.name: option.default for option in game.options}
    asked = game.sheet.options
    options = {name: value for name, value in settings.items() if name in asked or value != usual[name]}
    file = SheetFile(game=game.name, options=options, names=[""] * state.seats, sheet=sheet)
    written = msgspec.json.format(msgspec.json.encode(file)).decode()
    return INNERMOST.sub(lambda found: " ".join(found[0].split()), written)


def count_sheet(game: Game[Any], given: Mapping[str, object], filled: bytes, deck: Deck) -> Score:
    """Count a sheet, given as JSON, for a game with these options and cards."""
    if game.sheet is None:
        raise refused("no-sheet", game=game.name)
    if len(filled) > MOST_BYTES:
        raise refused("sheet-too-long", most=MOST_BYTES)
    check_deck(game.deck_tables, deck)
    state = game.deal(game.settle(given), deck, Rng.seeded(0))
    faults = SheetFaults()
    try:
        game.sheet.lay_out(state, msgspec.json.decode(filled, type=game.sheet.record), faults)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        faults.found.append(_unreadable(str(error)[:200]))
    except Refused as no:
        faults.found.append(SheetFault("", no.reason))
    if faults.found:
        raise FaultySheet(faults.found, game)
    return game.score(state)


def _unreadable(error: str) -> SheetFault:
    """Say what is wrong with the JSON, and with which field: players[0].hits is players.0.hits."""
    found = PLACE.fullmatch(error)
    if found is None:
        return SheetFault("", Reason("", "sheet-unreadable", {"error": error}))
    at = found[2].replace("[", ".").replace("]", "")
    return SheetFault(at, Reason("", "sheet-field-unreadable", {"field": at, "error": found[1]}))
