"""Note that a server runs, so that the next one knows for how long none did."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, select, update

from purrlor.server.log.downtime import Downtime, Pause
from purrlor.server.storage.schema import SETTINGS
from purrlor.server.storage.store import Store, Write

BEAT = 5.0  # seconds between two notes
MISSED = 3 * BEAT  # without a note for so long, no server ran
STOPPED = " stopped"  # ends the note of a server that stopped
KEPT = 100 * 86_400.0  # seconds for which a pause is remembered: longer than any clock
ALIVE, DOWNTIME = "alive", "downtime"


async def beat(store: Store, now: float, last: bool = False) -> None:
    """Note that a server runs now; or that it stops."""
    value = repr(now) + STOPPED if last else repr(now)
    note = update(SETTINGS).where(SETTINGS.c.name == ALIVE).values(value=value)
    await store.append(Write("", also=[note]))


async def find_downtime(store: Store, now: float, alone: bool) -> Downtime:
    """Read when no server ran, the time until now included; of several workers one notes the last pause."""
    # Whoever serves these tables alone knows that nobody did since the last note.
    short = 0.0 if alone else MISSED
    store.setting(ALIVE, lambda: repr(now))
    store.setting(DOWNTIME, lambda: "[]")

    def query(connection: Connection) -> Downtime:
        def read(name: str) -> str:
            asked = select(SETTINGS.c.value).where(SETTINGS.c.name == name)
            return str(connection.execute(asked).scalar_one())

        last = read(ALIVE)
        pauses = msgspec.json.decode(read(DOWNTIME), type=tuple[Pause, ...])
        start = float(last.removesuffix(STOPPED))
        if now - start <= short and not last.endswith(STOPPED):
            return Downtime(pauses)
        # Whoever changes the note has found the pause first.
        mine = (SETTINGS.c.name == ALIVE) & (SETTINGS.c.value == last)
        if connection.execute(update(SETTINGS).where(mine).values(value=repr(now))).rowcount:
            kept = [pause for pause in pauses if pause.end > now - KEPT]
            # A server that is killed again and again does not run in between, and fills no list.
            first = kept.pop().start if kept and start - kept[-1].end < MISSED else start
            pauses = (*kept, Pause(first, now))
            data = msgspec.json.encode(pauses).decode()
            connection.execute(update(SETTINGS).where(SETTINGS.c.name == DOWNTIME).values(value=data))
            return Downtime(pauses)
        return Downtime(msgspec.json.decode(read(DOWNTIME), type=tuple[Pause, ...]))

    return await store.read(query)
