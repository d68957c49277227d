"""One thing that can be asked over HTTP."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from msgspec import Struct

from purrlor.server.http.request import SMALL, ApiRequest

Handler = Callable[[ApiRequest, Any], Awaitable[Any]]


class Nothing(Struct, forbid_unknown_fields=True):
    """An empty body."""


@dataclass(frozen=True)
class Operation:
    """One thing that can be asked over HTTP."""

    method: str
    path: str
    handler: Handler
    answer: type[Struct]
    body: type[Struct] | None = None
    query: type[Struct] | None = None
    most: int = SMALL
    limit: str = ""  # the name of a stricter limit
    media: str = "application/json"  # what is answered

    @property
    def names_a_table(self) -> bool:
        """Tell whether the request holds a code or a link that could be guessed."""
        given = () if self.body is None else self.body.__struct_fields__
        return "{code}" in self.path or "code" in given or "token" in given
