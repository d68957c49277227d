"""Refuse with a reason: the rule that forbids something, and a text for the player."""

from __future__ import annotations

from typing import Any

import msgspec

from purrlor.table.records import Action

Argument = int | str


class Reason(msgspec.Struct, frozen=True):
    """Why something can't be done: a rule's id (if a printed rule says so), a text key and its arguments."""

    rule: str
    key: str
    args: dict[str, Argument] = {}
    because: Reason | None = None


class Because(msgspec.Struct, frozen=True):
    """Why a choice is a good one: a rule's id (if one has to do with it), a text key and its arguments."""

    rule: str
    key: str
    args: dict[str, Argument] = {}


def no_such_action(action: Action) -> Reason:
    """Refuse an action that nobody could ever do: its fields do not go together."""
    return Reason("", "no-such-action", {"action": action.word()})


class Refused(Exception):
    """Raised when a request is not possible; nothing has changed. Names the game if its texts say why."""

    def __init__(self, reason: Reason, game: Any = None) -> None:
        super().__init__(f"{reason.key} {reason.args}" if reason.args else reason.key)
        self.reason = reason
        self.game = game

    def __reduce__(self) -> tuple[type[Refused], tuple[Reason, Any]]:
        """Take the refusal apart for pickle, so that it comes back from another process."""
        return Refused, (self.reason, self.game)

    def __str__(self) -> str:
        """Say why in English; a key tells what only a server can say, and all if there are no texts."""
        try:
            from purrlor.table.texts import sentence  # here, because texts need reasons
        except ImportError:
            return super().__str__()
        said = sentence(self, "en")
        return super().__str__() if "⟨" in said else said


def refused(key: str, rule: str = "", **args: Argument) -> Refused:
    """Make a refusal, to be raised."""
    return Refused(Reason(rule, key, args))
