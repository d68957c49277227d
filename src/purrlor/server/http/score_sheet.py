"""Score sheets over HTTP: what one holds, and the count of a filled one."""

from __future__ import annotations

from functools import cache, partial
from typing import Any

from purrlor.server.http.operation import Operation
from purrlor.server.http.request import ApiRequest
from purrlor.server.outgoing.sentences import score_line
from purrlor.server.protocol import bodies
from purrlor.server.texts import game_texts
from purrlor.table.filled import FaultySheet
from purrlor.table.game import find_game
from purrlor.table.sheet import count_sheet
from purrlor.table.sheet_guide import SheetGuide, sheet_guide


async def show_sheet(request: ApiRequest, none: None) -> SheetGuide:
    """Describe what is filled in to count a game that was played with the printed box."""
    return _guide(find_game(request.http.path_params["game"]).name, request.language)


@cache
def _guide(game: str, language: str) -> SheetGuide:
    found = find_game(game)
    return sheet_guide(found, game_texts(found, language, {}))


async def count_score(request: ApiRequest, asked: bodies.FilledSheet) -> bodies.CountedSheet:
    """Count a filled score sheet line by line by the rules of the game, or tell everything that can't be."""
    game: Any = find_game(request.http.path_params["game"])
    try:
        score = await request.work(partial(count_sheet, game, asked.options, bytes(asked.sheet), asked.deck))
    except FaultySheet as no:
        texts = game_texts(game, request.language, asked.deck).seated(asked.names)
        faults = [bodies.SheetFaultText(fault.at, texts.reason(fault.reason)) for fault in no.faults]
        return bodies.CountedSheet(faults, "", "", [], [])
    texts = game_texts(game, request.language, asked.deck).seated(asked.names)
    lines = [score_line(texts, line) for line in score.lines]
    ending = texts.say(f"ending-{score.ending}")
    return bodies.CountedSheet([], score.ending, ending, list(score.places), lines)


SHEET_OPERATIONS: tuple[Operation, ...] = (
    Operation("GET", "/api/games/{game}/sheet", show_sheet, SheetGuide),
    Operation("POST", "/api/games/{game}/score", count_score, bodies.CountedSheet, bodies.FilledSheet),
)
