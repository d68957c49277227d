"""Make seeds that nobody can foresee or choose, and that everybody can check after the game."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from hashlib import blake2b

import msgspec
from msgspec import Struct

from purrlor.table.deck import Deck
from purrlor.table.match import Match
from purrlor.table.options import Settings

NO_CONTRIBUTION = "-"


class BoundSeat(Struct, forbid_unknown_fields=True):
    """A seat as it was bound: a bot, or a person by the hash of what they will open; names can be erased."""

    bot: str
    pledge: str | None


class Bound(Struct, forbid_unknown_fields=True):
    """All that a deal hangs on, bound before any contribution is opened."""

    code: str
    game: str
    rules: int
    options: Settings
    deck: str  # a hash: decks can be long
    seats: list[BoundSeat]
    commitment: str  # of the server to its secret


class Seed(Struct):
    """A seed taken apart; games of the first tables bound nothing but the secret."""

    secret: str
    contributions: list[str | None]
    bound: str = ""


def draw_secret() -> str:
    """Draw the server's half of a seed from the system's secure source."""
    return secrets.token_hex(32)


def _hash(data: bytes) -> str:
    return blake2b(data, digest_size=32).hexdigest()


def commitment(secret: str) -> str:
    """Return the hash that binds the server to a secret before the first deal."""
    return _hash(bytes.fromhex(secret))


def pledge(contribution: str) -> str:
    """Return the hash that binds a seat to its contribution before any is opened."""
    return _hash(bytes.fromhex(contribution))


def deck_hash(deck: Deck) -> str:
    """Return the hash of a deck."""
    return _hash(msgspec.json.encode(deck, order="sorted"))


def write_bound(bound: Bound) -> str:
    """Write what is bound as one line of text; the fingerprint of a deal is the hash of this text."""
    return msgspec.json.encode(bound).decode()


def fingerprint(bound: str) -> str:
    """Return the hash that everybody sees before the first contribution is opened."""
    return _hash(bound.encode())


def join_seed(secret: str, contributions: Sequence[str | None], bound: str = "") -> str:
    """Put the parts of a seed together."""
    halves = ":".join([secret, *(part or NO_CONTRIBUTION for part in contributions)])
    return f"{halves}\n{bound}" if bound else halves


def split_seed(seed: str) -> Seed | None:
    """Take a seed apart; None if no server made it."""
    halves, _, bound = seed.partition("\n")
    secret, *parts = halves.split(":")
    if len(secret) != 64 or not parts or not all(letter in "0123456789abcdef" for letter in secret):
        return None
    return Seed(secret, [None if part == NO_CONTRIBUTION else part for part in parts], bound)


def what_differs(match: Match, seed: Seed) -> str:
    """Name the first thing that is not as it was bound; nothing if all of it is."""
    try:
        bound = msgspec.json.decode(seed.bound, type=Bound)
    except msgspec.DecodeError:
        return "bound"
    if bound.commitment != commitment(seed.secret):
        return "secret"
    if (bound.game, bound.rules) != (match.game.name, match.rules):
        return "rules"
    if match.game.settle(bound.options) != match.settings:
        return "options"
    if bound.deck != deck_hash(match.deck):
        return "deck"
    pledges = [seat.pledge for seat in bound.seats]
    if len(pledges) != match.seats or len(seed.contributions) != match.seats:
        return "seats"
    opened = zip(pledges, seed.contributions, strict=True)
    # Who did not open a contribution has none in the seed.
    return "" if all(part is None or opens(hashed, part) for hashed, part in opened) else "contributions"


def opens(hashed: str | None, contribution: str) -> bool:
    """Tell whether a contribution is the one pledged, in the only spelling that counts.

    Capitals and blanks would be the same bytes, but another seed: whoever opens last could try some.
    """
    try:
        return pledge(contribution) == hashed and bytes.fromhex(contribution).hex() == contribution
    except ValueError:
        return False


def who_withheld(seed: Seed) -> list[int]:
    """List the seats that pledged a contribution and did not open it."""
    bound = msgspec.json.decode(seed.bound, type=Bound)
    pairs = enumerate(zip(bound.seats, seed.contributions, strict=True))
    return [number for number, (seat, part) in pairs if seat.pledge and part is None]
