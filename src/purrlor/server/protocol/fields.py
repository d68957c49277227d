"""Types of fields that messages in both directions share."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

Number = Annotated[int, Meta(ge=-1, le=1_000_000_000)]  # of an entry in a table's log
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
Avatar = Annotated[int, Meta(ge=0, le=99)]
Language = Literal["en", "pl"]
# In a pattern `$` lets a line break through.
Contribution = Annotated[str, Meta(pattern="^[0-9a-f]{32}$", max_length=32)]
Pledge = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", max_length=64)]  # the hash of a contribution
BotName = Annotated[str, Meta(max_length=40)]
Id = Annotated[int, Meta(ge=0, le=1_000_000_000)]  # the client's own number for a message; 0: none


Pace = Literal["brisk", "usual", "calm"]  # how long bots take for a move


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """How long a seat may think: no limit, seconds at a live table, or days at a slow one."""

    kind: Literal["none", "live", "slow"] = "none"
    seconds: Annotated[int, Meta(ge=5, le=2_592_000)] = 60
