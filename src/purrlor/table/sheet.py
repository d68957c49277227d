"""Count a game that was played with the printed box: people fill in a sheet, and the rules count it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

import msgspec

from purrlor.core.rng import Rng
from purrlor.table.deck import Deck
from purrlor.table.filled import FaultySheet, SheetFault, SheetFaults
from purrlor.table.game import Game, Score
from purrlor.table.options import Settings
from purrlor.table.reasons import Argument, Reason, Refused, refused

MOST_BYTES = 40_000  # six full boats take a quarter of it
INNERMOST = re.compile(
    r"[\[{][^\[\]{}]*[\]}]"
)  # a list or record of plain cells: easier to fill in on one line
# How msgspec says what is wrong, and where.
PLACE = re.compile(r"(.*) - at `\$\.?(.*)`$")
KIND = re.compile(r"Expected `(\w+)(?: \| null)?`(?: of length)?(?: (<=|>=) (-?\d+))?")
FIELD = re.compile(r"Object (missing required|contains unknown) field `(.*)`")


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
        raise Refused(_unreadable(error).reason) from None


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
    game.check_deck(deck)
    state = game.deal(game.settle(given), deck, Rng.seeded(0))
    faults = SheetFaults()
    try:
        game.sheet.lay_out(state, msgspec.json.decode(filled, type=game.sheet.record), faults)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        faults.found.append(_unreadable(error))
    except Refused as no:
        faults.found.append(SheetFault("", no.reason))
    if faults.found:
        raise FaultySheet(faults.found, game)
    return game.score(state)


def _unreadable(error: Exception) -> SheetFault:
    """Say what is wrong with the JSON, and with which field: players[0].hits is players.0.hits."""
    said = str(error)[:200]
    found = PLACE.fullmatch(said)
    what, at = (found[1], found[2].replace("[", ".").replace("]", "")) if found else (said, "")
    if field := FIELD.fullmatch(what):
        name = ".".join(filter(None, [at, field[2]]))
        key = "sheet-field-missing" if field[1].startswith("missing") else "sheet-field-unknown"
        return SheetFault(at, Reason("", key, {"field": name}))
    kind = KIND.match(what)
    if kind is None or not at:
        return SheetFault(at, Reason("", "sheet-unreadable"))
    key = {None: "sheet-wrong-kind", ">=": "sheet-too-little", "<=": "sheet-too-much"}[kind[2]]
    args: dict[str, Argument] = {"field": at, "kind": kind[1], "bound": int(kind[3] or 0)}
    return SheetFault(at, Reason("", key, args))
