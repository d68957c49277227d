"""Decide how a deal comes about: everybody pledges, all is bound, and only then is anything opened."""

from __future__ import annotations

from collections.abc import Mapping

from purrlor.server.log import entries
from purrlor.server.log.entries import AnyEntry
from purrlor.server.log.rulings import STAND_IN
from purrlor.server.log.seating import chair_at
from purrlor.server.log.seed import opens
from purrlor.server.log.state import TableState
from purrlor.table.reasons import refused


def start(table: TableState, person: str, pledges: Mapping[str, str] | None = None) -> AnyEntry | None:
    """Begin the game: a saved one at once, a new one with the pledges for its deal."""
    if not table.is_host(person):
        raise refused("host-only")
    if table.status != "open" or table.phase:
        return None
    if table.empty_seats():
        raise refused("seats-empty", count=len(table.empty_seats()))
    if table.saved:
        return entries.Started()
    own = {str(seat): seat for seat in table.seats_of(person)}
    if not own.keys() >= (pledges or {}).keys():
        raise refused("not-your-seat")
    return entries.Dealing(pledges={own[seat]: hashed for seat, hashed in (pledges or {}).items()})


def make_pledge(table: TableState, person: str, seat: int, hashed: str) -> AnyEntry | None:
    """Note the hash of what a seat will open; the first one counts, from whichever device it comes."""
    if person not in chair_at(table, seat).persons:
        raise refused("not-your-seat")
    if table.phase != "pledge" or table.chairs[seat].pledge:
        return None
    return entries.Pledged(seat=seat, pledge=hashed)


def reveal(table: TableState, person: str, seat: int, contribution: str) -> AnyEntry | None:
    """Open a contribution, if it is the one that was pledged."""
    chair = chair_at(table, seat)
    if person not in chair.persons:
        raise refused("not-your-seat")
    if table.phase == "pledge":
        # Whoever opened a contribution before all is bound would let others choose theirs by it.
        raise refused("not-bound-yet")
    if table.phase != "reveal" or chair.contribution or chair.resigned:
        return None
    if not opens(chair.pledge, contribution):
        raise refused("not-as-pledged")
    return entries.Revealed(seat=seat, contribution=contribution)


def go_on(table: TableState, present: set[int], now: float) -> AnyEntry | None:
    """Take the next step towards the deal; None while somebody may still pledge or open."""
    in_time = now < table.deal_deadline()
    if table.phase == "pledge":
        return None if in_time and table.to_pledge() & present else entries.Bound(text=table.bind())
    if table.phase == "reveal":
        missing = table.to_reveal()
        if not missing:
            return entries.Started()
        if not in_time:
            # Whoever opens last could choose between two deals by not opening: that costs the seat.
            return entries.Left(seat=min(missing), bot=STAND_IN, resigned=True)
    return None
