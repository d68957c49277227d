"""Feed moments of recorded games to a real page, one after another, without playing to them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

import msgspec
from playwright.sync_api import WebSocketRoute

from purrlor.server.outgoing.seat_view import SeatView
from purrlor.server.outgoing.sentences import Sentences, fill_names
from purrlor.server.outgoing.step import BOOLEAN, STEP
from purrlor.server.texts import game_texts
from purrlor.table.game import find_game
from purrlor.table.match import Match
from tests.web.people import Person, until, wait_for

ME = 0  # the seat that looks


@dataclass(frozen=True)
class Moment:
    """One position of a recorded game, and what is going on there."""

    name: str
    match: Match


def moments(game: str, options: dict[str, Any], seed: int = 1) -> Iterator[Moment]:
    """Play a random game; stop where a question is put to one seat for the last time, and where it waits."""
    asked: dict[str, int] = {}
    match, chance = Match.new(find_game(game), options, seed=str(seed)), Random(seed)
    while not match.over:
        prompt = match.prompt(ME)
        asked["waiting" if prompt is None else prompt.key] = len(match.log)
        seat = match.asked[0]
        match.submit(seat, chance.choice(match.choices(seat)))
    for name, moves in sorted(asked.items(), key=lambda one: one[1]):
        yield Moment(name, match.at(moves))


class Projector:
    """A page that shows what it is given: its live line leads to nobody else."""

    def __init__(self, person: Person, game: str, options: dict[str, Any]) -> None:
        self.person = person
        self._lines: list[WebSocketRoute] = []
        self._n = 10_000
        person.page.route_web_socket(re.compile("/live/"), lambda line: self._lines.append(line))
        person.open_table(game, options=options)
        person.seated()
        until(person.page, lambda: self._lines)
        self.names = tuple(
            name.encode() for name in ["Ada", "Filemon", "Bonifacy", "Mruczek", "Psotka", "Tygrys", "Zuzia"]
        )

    def show(self, match: Match, language: str) -> None:
        """Show a position as the page would see it."""
        self._n += 1
        view, sentences = SeatView(match, ME), Sentences(game_texts(match.game, language, {}))
        prompt, choices = (fill_names(part, self.names) for part in view.question(sentences))
        waiting = b"[%b]" % b",".join(b"%d" % seat for seat in match.asked)
        outlook = view.outlook() if ME in match.asked else b"null"
        seen = (view.table(), view.own(), prompt, choices, outlook, BOOLEAN[False], BOOLEAN[view.can_undo()])
        message = STEP % (self._n, -1, b"", b"", b"null", *seen, waiting, b"null", b"false", b"null", 0)
        self._lines[-1].send(message.decode())
        words = "" if match.prompt(ME) is None else sentences_of(prompt)
        wait_for(
            self.person.page,
            "(words) => !words || document.querySelector('.now .sentence')?.textContent.includes(words)",
            words,
        )


def sentences_of(prompt: bytes) -> str:
    """Read what is asked."""
    return str(msgspec.json.decode(prompt)["text"])[:24]
