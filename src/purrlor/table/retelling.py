"""Put a move into sentences: what its seat was asked, what it chose, and what came of it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

import msgspec

from purrlor.table.game import Prompt
from purrlor.table.records import Action, Event

if TYPE_CHECKING:
    from purrlor.table.texts import Texts  # the engine alone has none


class ToldMove(msgspec.Struct, frozen=True):
    """A move in sentences."""

    asked: str
    choice: str
    events: tuple[str, ...]


def tell_move(
    texts: Texts, prompt: Prompt, action: Action, events: Iterable[Event] = (), reader: int | None = None
) -> ToldMove:
    """Tell a move; a reader hears of what they do themselves as "you"."""
    return ToldMove(
        texts.speak(prompt.key, prompt.args),
        texts.choice(action, prompt.key, reader),
        tell_events(texts, events, reader),
    )


def tell_events(texts: Texts, events: Iterable[Event], reader: int | None = None) -> tuple[str, ...]:
    """Tell what happened."""
    return tuple(texts.record(event, reader) for event in events)
