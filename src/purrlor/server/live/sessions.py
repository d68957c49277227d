"""Tell whether a cookie is still valid, without asking the database every time."""

from __future__ import annotations

import time

from purrlor.server.storage.profiles import recognise
from purrlor.server.storage.store import Store

FRESH = 5.0  # seconds for which an answer holds; other workers notice so late that a session has ended
MOST = 20_000  # answers that are kept


class Sessions:
    """What this worker knows of sessions and guests."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: dict[tuple[str, str], tuple[float, bool]] = {}

    async def admit(self, person: str, session: str) -> str:
        """Return the person that a cookie names; nobody if the cookie is no longer valid."""
        if not person:
            return ""
        who = person, session
        until, valid = self._known.get(who, (0.0, False))
        if until < time.monotonic():
            now = time.time()
            valid = await self._store.read(lambda connection: recognise(connection, person, session, now))
            if len(self._known) >= MOST:
                self._known.clear()
            self._known[who] = time.monotonic() + FRESH, valid
        return person if valid else ""

    def forget(self, person: str) -> None:
        """Ask the database again about a person."""
        for who in [who for who in self._known if who[0] == person]:
            del self._known[who]
