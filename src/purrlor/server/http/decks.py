"""Owners' decks over HTTP: what a deck may hold, all errors of one, deck files, and the deck of a table."""

from __future__ import annotations

from functools import cache, partial
from typing import Any

from purrlor.bots.deck_tally import MOST_GAMES, DeckTally, is_possible, use_of
from purrlor.bots.deck_trial import findings
from purrlor.server.http.operation import Operation
from purrlor.server.http.request import MIDDLE, ApiRequest
from purrlor.server.live.turns import Asker
from purrlor.server.protocol.deck_bodies import (
    CardUse,
    DeckChecked,
    DeckFault,
    DeckFile,
    DeckFileRead,
    DeckFinding,
    DeckToCheck,
    DeckToTry,
    DeckTried,
    TableDeck,
)
from purrlor.server.texts import game_texts, server_texts
from purrlor.table.deck import Deck, Fault, faults_of, replaced_texts
from purrlor.table.deck_file import DeckReading, export_deck, read_any_deck
from purrlor.table.deck_guide import DeckGuide, deck_guide
from purrlor.table.game import Game, find_game
from purrlor.table.options import PLAYERS
from purrlor.table.print_guide import PrintGuide, print_guide
from purrlor.table.reasons import refused
from purrlor.table.texts import Texts

GAMES_AT_ONCE = 4  # in one request, so that it is answered soon


async def show_guide(request: ApiRequest, none: None) -> DeckGuide:
    """Describe the cards of a game that its owner may enter."""
    return _guide(find_game(request.http.path_params["game"]).name, request.language)


@cache
def _guide(game: str, language: str) -> DeckGuide:
    found = find_game(game)
    return deck_guide(found, game_texts(found, language, {}))


async def show_print(request: ApiRequest, none: None) -> PrintGuide:
    """Describe all that can be printed of a game."""
    return _print(find_game(request.http.path_params["game"]).name, request.language)


@cache
def _print(game: str, language: str) -> PrintGuide:
    found = find_game(game)
    return print_guide(found, game_texts(found, language, {}))


async def check(request: ApiRequest, body: DeckToCheck) -> DeckChecked:
    """Find all errors of a deck; write it as a file if there are none."""
    return await request.work(partial(_checked, find_game(body.game), body.deck, request.language))


def _checked(game: Game[Any], deck: Deck, language: str) -> DeckChecked:
    texts = game_texts(game, language, {})
    faults = [_said(fault, None, texts) for fault in faults_of(game.deck_tables, deck)]
    return DeckChecked(faults, "" if faults else export_deck(game, language, deck, True))


def _said(fault: Fault, line: int | None, texts: Texts) -> DeckFault:
    return DeckFault(fault.table, fault.card[:60], fault.field[:60], line, texts.reason(fault.reason))


async def read_file(request: ApiRequest, body: DeckFile) -> DeckFileRead:
    """Read a deck file and find all its errors."""
    reading: DeckReading = await request.work(partial(read_any_deck, body.text))
    if reading.game is None:
        texts, game = server_texts(request.language), ""
    else:
        texts, game = game_texts(reading.game, request.language, {}), reading.game.name
    faults = [_said(one.fault, one.line, texts) for one in reading.faults]
    return DeckFileRead(game, {} if faults else reading.deck, faults)


async def try_out(request: ApiRequest, body: DeckToTry) -> DeckTried:
    """Let bots play a few more games with a deck and say what stands out; the asker keeps the tally."""
    game = find_game(body.game)
    game.check_deck(body.deck)
    settings = game.settle(body.options)
    known = body.tally or DeckTally()
    if known.games + GAMES_AT_ONCE > MOST_GAMES:
        raise refused("enough-games", most=MOST_GAMES)
    if not is_possible(known, int(settings[PLAYERS])):
        raise refused("bad-body", where="tally")
    asker = Asker("", request.client)
    tally = await request.worker.bots.try_deck(asker, game.name, settings, body.deck, known, GAMES_AT_ONCE)
    texts = game_texts(game, request.language, body.deck)
    found = [
        DeckFinding(one.table, one.card, texts.speak(one.key, one.args))
        for one in findings(game, settings, tally)
    ]
    uses = []
    for table in game.deck_tables:
        for card in table.ids if table.name in tally.cards else ():
            use = use_of(tally, table.name, card)
            name = texts.say(f"{table.prefix}-{card}")
            uses.append(CardUse(table.name, card, name, use.value, use.low, use.high))
    return DeckTried(tally, found, uses)


async def show_deck(request: ApiRequest, none: None) -> TableDeck:
    """Show the owner's cards that a table plays with: whoever may see the table may read them."""
    table = (await request.table()).state
    return TableDeck(table.game.name, table.deck, own_texts(table.game, table.deck, request.language))


def own_texts(game: Game[Any], deck: Deck, language: str) -> dict[str, str]:
    """Give the texts that a deck replaces."""
    return replaced_texts(game.deck_tables, deck, language, game_texts(game, language, {}).say)


DECK_OPERATIONS: tuple[Operation, ...] = (
    Operation("GET", "/api/games/{game}/deck", show_guide, DeckGuide),
    Operation("GET", "/api/games/{game}/print", show_print, PrintGuide),
    Operation("POST", "/api/decks/check", check, DeckChecked, DeckToCheck),
    Operation("POST", "/api/decks/read", read_file, DeckFileRead, DeckFile, most=MIDDLE),
    Operation("POST", "/api/decks/try", try_out, DeckTried, DeckToTry, limit="try_deck"),
    Operation("GET", "/api/tables/{code}/deck", show_deck, TableDeck),
)
