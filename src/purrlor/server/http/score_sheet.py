"""Count a score sheet: a game that was played with the printed box."""

from __future__ import annotations

from functools import partial
from typing import Any

from purrlor.server.http.request import ApiRequest
from purrlor.server.outgoing.sentences import Sentences
from purrlor.server.protocol import bodies
from purrlor.server.texts import game_texts
from purrlor.table.game import find_game
from purrlor.table.sheet import count_sheet


async def count_score(request: ApiRequest, asked: bodies.FilledSheet) -> bodies.CountedSheet:
    """Count a filled score sheet line by line, by the rules of the game."""
    game: Any = find_game(request.http.path_params["game"])
    score = await request.work(partial(count_sheet, game, asked.options, bytes(asked.sheet), asked.deck))
    sentences = Sentences(game_texts(game, request.language, asked.deck))
    return bodies.CountedSheet(
        score.ending,
        sentences.texts.say(f"ending-{score.ending}"),
        list(score.places),
        [sentences.score_line(line) for line in score.lines],
    )
