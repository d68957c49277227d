"""Owners' decks in profiles: the cards that somebody entered, on all of their devices."""

from __future__ import annotations

from typing import Any

import msgspec

from purrlor.server.http.operation import Operation
from purrlor.server.http.profile import require_profile
from purrlor.server.http.request import ApiRequest
from purrlor.server.protocol.profile_bodies import Draft, KeepDeck, KeptDeck
from purrlor.server.storage.kept_decks import find_deck, keep_deck
from purrlor.table.deck import ID
from purrlor.table.game import Game, find_game

SHORTEST = 0.001  # seconds between two changes


async def show_kept(request: ApiRequest, none: None) -> KeptDeck:
    """Show the cards that the asker's profile keeps for a game; a guest has none."""
    game = find_game(request.http.path_params["game"])
    if not request.session or not request.worker.settings.profiles:
        return KeptDeck(False, {}, 0.0)
    return await _kept(request, game)


async def _kept(request: ApiRequest, game: Game[Any], newer: bool = False) -> KeptDeck:
    person = request.person
    cards, at = await request.worker.store.read(lambda connection: find_deck(connection, person, game.name))
    return KeptDeck(True, msgspec.json.decode(cards, type=Draft) if cards else {}, at, newer)


async def keep(request: ApiRequest, body: KeepDeck) -> KeptDeck:
    """Keep the cards that were entered for a game, complete or not, unless another device was faster."""
    game = find_game(request.http.path_params["game"])
    person = require_profile(request)
    draft = known_of(game, body.draft)
    cards = msgspec.json.encode(draft).decode()
    # Two changes are never kept at the same moment: the second would not notice the first.
    now = max(request.worker.now(), body.at + SHORTEST)
    written = await request.worker.store.write(
        lambda connection: keep_deck(connection, person, game.name, cards, body.at, now)
    )
    return KeptDeck(True, draft, now) if written else await _kept(request, game, newer=True)


def known_of(game: Game[Any], draft: Draft) -> Draft:
    """Leave out what no card of the game has; errors of its values are told when it is checked."""
    known: Draft = {}
    for table in game.deck_tables:
        fields = {ID, *(column.name for column in table.columns)}
        for card in table.ids:
            row = draft.get(table.name, {}).get(card)
            if row is not None:
                cells = {name: cell for name, cell in row.items() if name in fields}
                known.setdefault(table.name, {})[card] = cells | {ID: card}
    return known


KEPT_DECK_OPERATIONS: tuple[Operation, ...] = (
    Operation("GET", "/api/me/decks/{game}", show_kept, KeptDeck),
    Operation("POST", "/api/me/decks/{game}", keep, KeptDeck, KeepDeck),
)
