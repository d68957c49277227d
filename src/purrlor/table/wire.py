"""Write actions and saved games as JSON, and read them back strictly."""

from __future__ import annotations

from functools import cache, reduce
from operator import or_
from typing import Any, Literal

import msgspec

from purrlor.table.deck import Deck
from purrlor.table.game import Game, find_game
from purrlor.table.match import Entry, Match, Move, TakeBack
from purrlor.table.options import Settings
from purrlor.table.reasons import Reason, Refused, refused
from purrlor.table.records import Action, Seat

LARGEST = 4_000_000  # bytes of a saved game
LONGEST = 20_000  # entries of a log


class SavedEntry(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """One line of a saved log: an action, or an undo of the seat's last one."""

    seat: Seat
    action: msgspec.Raw = msgspec.Raw()
    undo: bool = False


class SavedGame(msgspec.Struct, forbid_unknown_fields=True):
    """A match as one small file."""

    purrlor: Literal[1]
    game: str
    rules: int
    options: Settings
    deck: Deck
    seed: str
    log: list[SavedEntry]
    digest: str  # of all views at the end, to detect a log that leads to another position


@cache
def _decoder(types: tuple[type[Action], ...]) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(reduce(or_, types))


def read_action(game: Game[Any], data: bytes | msgspec.Raw) -> Action:
    """Read an action; refuse anything that is not an action of this game."""
    try:
        action: Action = _decoder(game.actions.types).decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise refused("no-action-there") from None
    check_names(action)
    return action


def check_names(action: Action) -> None:
    """Refuse an action that names a thing which is not in the game."""
    for field in action.fields():
        value = getattr(action, field.name)
        if field.named is not None and value is not None and value not in field.named.names:
            raise refused("no-such-thing", thing=str(value)[:40])


def write_action(action: Action) -> bytes:
    """Write an action."""
    return msgspec.json.encode(action)


def save(match: Match) -> bytes:
    """Write a match as a saved game: JSON with its options, seed and log.

    >>> import purrlor
    >>> match = purrlor.new_match("wizards-and-witches", players=2, seed="a rainy evening")
    >>> events = match.submit(match.asked[0], match.choices(match.asked[0])[0])
    >>> again = purrlor.load(purrlor.save(match))
    >>> again.log == match.log, again.digest() == match.digest()
    (True, True)
    """
    saved = SavedGame(
        1,
        match.game.name,
        match.rules,
        match.settings,
        match.deck,
        match.seed,
        [_saved(entry) for entry in match.log],
        match.digest(),
    )
    return msgspec.json.encode(saved).replace(b'{"seat"', b'\n{"seat"') + b"\n"


def _saved(entry: Entry) -> SavedEntry:
    if isinstance(entry, Move):
        return SavedEntry(entry.seat, msgspec.Raw(write_action(entry.action)))
    return SavedEntry(entry.seat, undo=True)


def load(data: bytes, known: Game[Any] | None = None) -> Match:
    """Read a saved game and replay it, with an installed game or a given one; refuse a broken file."""
    if len(data) > LARGEST:
        raise refused("saved-too-large", most=LARGEST // 1_000_000)
    try:
        saved = msgspec.json.decode(data, type=SavedGame)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise refused("saved-unreadable") from None
    if len(saved.log) > LONGEST:
        raise refused("saved-too-long", most=LONGEST)
    game = known if known is not None and known.name == saved.game else find_game(saved.game)
    match = Match.new(game, saved.options, saved.seed, saved.deck, saved.rules)
    for number, entry in enumerate(saved.log, 1):
        try:
            match.enter(_entry(game, entry))
        except Refused as no:
            args: dict[str, int | str] = {"number": number}
            raise Refused(Reason("", "saved-illegal", args, no.reason), game) from None
    # An earlier version showed other fields, so its digest can't be computed any more.
    if saved.rules == game.version and match.digest() != saved.digest:
        raise refused("saved-elsewhere")
    return match


def _entry(game: Game[Any], entry: SavedEntry) -> Entry:
    if not bytes(entry.action):
        if entry.undo:
            return TakeBack(entry.seat)
        raise refused("no-action-there")
    return Move(entry.seat, read_action(game, entry.action))
