"""Play a game and keep what a rules page shows of it: turns with their reasons, and the count."""

from __future__ import annotations

from functools import cache

import msgspec

from purrlor.bots.shelf import find_bot
from purrlor.core.rng import Rng
from purrlor.table.game import Prompt, Score, find_game
from purrlor.table.hints import explain
from purrlor.table.match import Match
from purrlor.table.reasons import Because
from purrlor.table.records import Action, Event, retell
from purrlor.table.retelling import tell_move
from purrlor.table.texts import Texts

MOST = 8  # example turns: one for each thing that can be done
TOLD = 4  # events that are told of each
PATIENCE = 3  # times that a better reason is waited for


class Turn(msgspec.Struct, frozen=True):
    """What a seat was asked, what it chose and why, and what came of it."""

    seat: int
    prompt: Prompt
    action: Action
    reason: Because
    events: tuple[Event, ...]


class Example(msgspec.Struct, frozen=True):
    """A turn in sentences, told to whoever was asked."""

    asked: str
    choice: str
    why: str
    rule: str
    events: tuple[str, ...]


@cache
def played(name: str) -> tuple[tuple[Turn, ...], Score]:
    """Play the same game every time; keep the first good turn of each kind, and the score."""
    game, rng = find_game(name), Rng.seeded(22)
    match = Match.new(game, {}, "example")
    kitten, cat = find_bot("kitten"), find_bot("cat")
    turns: dict[str, Turn] = {}
    tries: dict[str, int] = {}
    while not match.over:
        seat = match.asked[0]
        sight = match.sight(seat, rng)
        prompt = match.prompt(seat)
        kinds = {type(action).word() for action in sight.choices} if len(sight.numbers) > 1 else set()
        fresh = {kind for kind in kinds if kind not in turns and tries.get(kind, 0) < PATIENCE}
        if prompt is None or len(turns) == MOST or not fresh:
            match.submit(seat, kitten.choose(sight))
            continue
        action = cat.choose(sight)
        hint = explain(sight, game.actions.number(match.state, action))
        for kind in fresh:
            tries[kind] = tries.get(kind, 0) + 1
        events = retell(match.submit(seat, action), seat)[:TOLD]
        told = any(turn.reason == hint.reason for turn in turns.values())
        if action.word() in fresh and hint.reason.rule and not told:
            turns[action.word()] = Turn(seat, prompt, action, hint.reason, tuple(events))
    return tuple(turns.values()), match.score()


def tell(turn: Turn, texts: Texts) -> Example:
    """Put a turn into sentences."""
    move = tell_move(texts, turn.prompt, turn.action, turn.events, turn.seat)
    return Example(move.asked, move.choice, texts.hint(turn.reason), turn.reason.rule, move.events)
