"""Say no with a reason: the rule that forbids it, and a text that a player can read."""

from __future__ import annotations

from typing import Any

import msgspec

from purrlor.table.records import Action

Argument = int | str


class Reason(msgspec.Struct, frozen=True):
    """Why something can't be done: a rule's id (if a printed rule speaks), a text key and its arguments."""

    rule: str
    key: str
    args: dict[str, Argument] = {}
    because: Reason | None = None


def no_such_action(action: Action) -> Reason:
    """Refuse an action that nobody could ever do: its fields do not go together."""
    return Reason("", "no-such-action", {"action": action.word()})


class Refused(Exception):
    """What was asked for is not possible and nothing has changed; names the game if its texts say why."""

    def __init__(self, reason: Reason, game: Any = None) -> None:
        super().__init__(f"{reason.key} {reason.args}" if reason.args else reason.key)
        self.reason = reason
        self.game = game


def refused(key: str, rule: str = "", **args: Argument) -> Refused:
    """Make a refusal, to be raised."""
    return Refused(Reason(rule, key, args))
