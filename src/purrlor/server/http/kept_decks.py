"""Owners' decks in profiles: the cards that somebody entered, on all of their devices."""

from __future__ import annotations

from typing import Any

import msgspec

from purrlor.server.http.operation import Operation
from purrlor.server.http.profile import require_profile
from purrlor.server.http.request import ApiRequest
from purrlor.server.protocol.profile_bodies import Draft, KeepDeck, KeptDeck
from purrlor.server.storage.kept_decks import drop_deck, find_deck, keep_deck
from purrlor.table.deck import ID
from purrlor.table.game import Game, find_game


async def show_kept(request: ApiRequest, none: None) -> KeptDeck:
    """Show the cards that the asker's profile keeps for a game; a guest has none."""
    game = find_game(request.http.path_params["game"])
    if not request.session or not request.worker.settings.profiles:
        return KeptDeck(False, {}, 0.0)
    person = request.person
    cards, at = await request.worker.store.read(lambda connection: find_deck(connection, person, game.name))
    return KeptDeck(True, msgspec.json.decode(cards, type=Draft) if cards else {}, at)


async def keep(request: ApiRequest, body: KeepDeck) -> KeptDeck:
    """Keep the cards that were entered for a game, whether they are complete or not."""
    game = find_game(request.http.path_params["game"])
    person, now = require_profile(request), request.worker.now()
    draft = known_of(game, body.draft)
    cards = msgspec.json.encode(draft).decode()
    if draft:
        await request.worker.store.read(
            lambda connection: keep_deck(connection, person, game.name, cards, now)
        )
    else:
        await request.worker.store.read(lambda connection: drop_deck(connection, person, game.name))
    return KeptDeck(True, draft, now if draft else 0.0)


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
