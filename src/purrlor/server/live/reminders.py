"""Tell people who are not looking that it is their turn, that time runs out, that a game ended."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

from purrlor.server.live.notices import Notice, invitation
from purrlor.server.live.table_log import TableLog

GRACE = 10.0  # seconds in which somebody may notice by themselves, or come back
MOST_LEAD = 6 * 3_600.0  # a deadline nears so many seconds before, or at the last quarter of the time
RECENT = 2 * 86_400.0  # seconds for which the end of a game is news


@dataclass(frozen=True)
class Reminder:
    """What a seat is to be reminded of; the moment since which it is true tells it from others."""

    seat: int
    kind: str
    since: float
    at: float


def due_reminders(table: TableLog) -> list[Reminder]:
    """List what the people at a table should be reminded of, and when.

    Live tables are played by people who are there, and nobody waits where the others are bots.
    """
    state = table.state
    people = [seat for seat, chair in enumerate(state.chairs) if chair.kind == "person"]
    if state.clock.kind == "live" or state.lesson is not None or len(people) < 2:
        return []
    if state.over:
        ended = state.touched
        recent = ended > table.worker.now() - RECENT
        return [Reminder(seat, "end", ended, ended + GRACE) for seat in people if recent]
    found = []
    for seat in state.to_move:
        since = state.asked_at[seat]
        if seat not in people or state.chairs[seat].bot_plays or since is None:
            continue
        found.append(Reminder(seat, "turn", since, since + GRACE))
        if state.clock.kind == "slow":
            lead = min(MOST_LEAD, state.clock.seconds / 4)
            deadline = state.deadline(seat)
            found.append(Reminder(seat, "deadline", deadline, deadline - lead))
    return found


class Reminders:
    """Timers for the reminders of one table; the table is passed in, so that the two form no cycle."""

    def __init__(self) -> None:
        self._timers: dict[Reminder, tuple[float, asyncio.TimerHandle]] = {}
        self._given: set[Reminder] = set()

    def arrange(self, table: TableLog) -> None:
        """Set timers for what is true now, and stop all others."""
        if not (table.worker.notices.wanted or self._timers or self._given):
            return
        wanted = set(due_reminders(table)) if table.worker.notices.wanted else set()
        for reminder in self._timers.keys() - wanted:
            self._timers.pop(reminder)[1].cancel()
        self._given &= wanted
        for reminder in wanted - self._timers.keys() - self._given:
            self._set(table, reminder, reminder.at)

    def _set(self, table: TableLog, reminder: Reminder, at: float) -> None:
        wait = max(0.0, at - table.worker.now())
        timer = asyncio.get_running_loop().call_later(wait, self.remind, table, reminder)
        self._timers[reminder] = at, timer

    def remind(self, table: TableLog, reminder: Reminder) -> None:
        """Offer a notice to everybody who holds the seat."""
        self._timers.pop(reminder, None)
        self._given.add(reminder)

        def later(when: float) -> None:
            if not table.closed and reminder in self._given:
                self._given.discard(reminder)
                self._set(table, reminder, when)

        for person in sorted(table.state.chairs[reminder.seat].persons):
            table.worker.notices.offer(notice_of(table, reminder, person), later)

    def next_time(self) -> float | None:
        """Return when the next reminder is due."""
        return min((at for at, timer in self._timers.values()), default=None)

    def close(self) -> None:
        """Stop all timers."""
        for at, timer in self._timers.values():
            timer.cancel()
        self._timers.clear()


def notice_of(table: TableLog, reminder: Reminder, person: str) -> Notice:
    """Say what a reminder tells a person: only what everybody at the table knows."""
    state, seat = table.state, reminder.seat
    # Moves that only their actor notices do not restart the clock, so the moment tells nothing secret.
    return Notice(
        kind=reminder.kind,
        what=f"{reminder.kind} {seat} {reminder.since:.3f}",
        person=person,
        table_id=table.id,
        code=state.code,
        game=state.game.name,
        names=tuple(chair.name for other, chair in enumerate(state.chairs) if other != seat and chair.name),
        until=state.deadline(seat) if state.clock.kind == "slow" and not state.over else None,
        seen=seat in table.looking(),
    )


def invite(table: TableLog, by: str, persons: set[str] | None = None) -> None:
    """Tell people that somebody invites them to a table: those given, or all who sit there already."""
    state = table.state
    if persons is None:
        persons = {person for chair in state.chairs for person in chair.persons}
    name = ", ".join(state.chairs[seat].name for seat in state.seats_of(by))
    for person in sorted(persons - {by}):
        table.worker.notices.offer(invitation(person, table.id, state.code, state.game.name, name[:40], by))
