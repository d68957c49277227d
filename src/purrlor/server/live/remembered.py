"""Make what takes long once, however many ask for it at the same time, and remember it."""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Awaitable, Callable, Hashable
from functools import partial
from typing import Generic, TypeVar

Key = TypeVar("Key", bound=Hashable)
Value = TypeVar("Value")


class Remembered(Generic[Key, Value]):
    """Values by their keys, each for some seconds; there must be few keys."""

    def __init__(self, seconds: float = math.inf) -> None:
        self._seconds = seconds
        self._known: dict[Key, tuple[float, Value]] = {}
        self._making: dict[Key, asyncio.Future[Value]] = {}

    async def get(self, key: Key, make: Callable[[], Awaitable[Value]]) -> Value:
        """Return a value; make it if it is not known, or wait for whoever is making it."""
        until, value = self._known.get(key, (0.0, None))
        if value is not None and until > time.monotonic():
            return value
        making = self._making.get(key)
        if making is None:
            making = self._making[key] = asyncio.ensure_future(make())
            making.add_done_callback(partial(self._keep, key))
        return await asyncio.shield(making)

    def forget(self, key: Key) -> None:
        """Make a value anew for the next who asks; what is being made is not kept."""
        self._known.pop(key, None)
        self._making.pop(key, None)

    def _keep(self, key: Key, made: asyncio.Future[Value]) -> None:
        if self._making.get(key) is made:
            del self._making[key]
            if not made.cancelled() and made.exception() is None:
                self._known[key] = time.monotonic() + self._seconds, made.result()
