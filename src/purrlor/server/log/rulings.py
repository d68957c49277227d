"""Decide what a message leads to: an entry for the log, nothing, or a refusal."""

from __future__ import annotations

from collections.abc import Callable

from purrlor.server.log import entries
from purrlor.server.log.chair import MOST_BEFORE, MOST_CHANGES, check_before
from purrlor.server.log.entries import AnyEntry
from purrlor.server.log.seating import chair_at, rename, sit_bot
from purrlor.server.log.state import TableState
from purrlor.server.protocol import from_client
from purrlor.table.reasons import Refused, refused
from purrlor.table.records import Action
from purrlor.table.wire import read_action

STAND_IN = "cat"  # the bot that plays for somebody who left
MOST_UNDONE = 2_000  # moves that a seat may take back
HOST_GONE = 300.0  # seconds after which somebody else is the host where nothing can go on without one
LONG_GONE = 86_400.0  # seconds after which somebody who is not there does not count as playing


class Stale(Exception):
    """The message follows an entry after which the table has moved on; it may have been applied already."""


def decide(
    table: TableState,
    person: str,
    seat: int | None,
    message: from_client.ClientMessage,
    online: Callable[[], set[int]],
    now: float = 0.0,
) -> AnyEntry | None:
    """Turn a client's message into an entry; None if there is nothing left to do."""
    if table.phase and isinstance(message, from_client.Leave | from_client.Remove | from_client.Fill):
        raise refused("dealing")  # the seats are about to be bound
    match message:
        case from_client.Act() | from_client.Undo():
            return _move(table, seat, message)
        case from_client.Leave() | from_client.Resign() | from_client.Back():
            return _leave_or_return(table, seat, message)
        case from_client.Relieve(seat=other):
            if seat is None:
                raise refused("only-watching")
            if table.ranked:
                raise refused("ranked-host")
            return _relieve(table, other, online())
        case from_client.Rename(name=name, avatar=avatar):
            if seat is None:
                raise refused("only-watching")
            table.chairs[seat].check_changes()
            return rename(table, seat, name, avatar)
        case from_client.CallOff(on=on):
            return _wish_off(table, seat, on, online(), now)
        case from_client.Close():
            if not table.is_host(person):
                raise refused("host-only")
            return _close(table, person, online(), now)
        case (
            from_client.Remove()
            | from_client.Fill()
            | from_client.Pause()
            | from_client.SetClock()
            | from_client.MakeHost()
        ):
            if not table.is_host(person):
                raise refused("host-only")
            return _host(table, message)
        case _:
            raise refused("no-such-message")


# -- playing -------------------------------------------------------------------------------------------


def _move(table: TableState, seat: int | None, message: from_client.Act | from_client.Undo) -> AnyEntry:
    if seat is None:
        raise refused("only-watching")
    match = table.match
    if match is None:
        raise refused("not-begun")
    follows = table.numbering.entry(seat, message.n)
    if follows > table.n or follows < table.last_entry[seat]:
        raise Stale
    if table.called_off:
        raise refused("game-over")
    if table.paused:
        raise refused("paused")
    if table.chairs[seat].away:
        raise refused("away")
    if isinstance(message, from_client.Undo):
        if match.over:
            raise refused("game-over")
        if not match.can_undo(seat):
            raise refused("can-not-undo")
        if table.chairs[seat].undone >= MOST_UNDONE:
            raise refused("too-many-changes")
        return entries.TookBack(seat=seat, mark=table.mark())
    _check_fresh(table, seat, follows)
    action = read_action(table.game, message.action)
    moved = _moved(table, seat, action)
    objection = table.lesson.objection(match, seat, action) if table.lesson is not None else None
    if objection is not None:
        raise Refused(objection)
    return moved


def bot_move(table: TableState, seat: int, follows: int, action: Action) -> AnyEntry:
    """Decide on the move of a bot that follows an entry."""
    _check_fresh(table, seat, follows)
    return _moved(table, seat, action)


def _check_fresh(table: TableState, seat: int, follows: int) -> None:
    """See that a seat is still asked what it was asked after an entry."""
    assert table.match is not None
    if follows < table.asked_since[seat] and not table.over:
        raise Stale


def _moved(table: TableState, seat: int, action: Action) -> AnyEntry:
    assert table.match is not None
    reason = table.match.why(seat, action)
    if reason is not None:
        raise Refused(reason)
    return entries.Moved(seat=seat, action=action, mark=table.mark())


# -- coming and going ----------------------------------------------------------------------------------


def _leave_or_return(
    table: TableState, seat: int | None, message: from_client.Leave | from_client.Resign | from_client.Back
) -> AnyEntry | None:
    if seat is None:
        raise refused("only-watching")
    chair = table.chairs[seat]
    if table.status == "open":
        if isinstance(message, from_client.Leave):
            # Whoever came and went on and on would use up what the host needs.
            check_before(table.n, MOST_BEFORE)
            return entries.Stood(seat=seat)
        raise refused("not-begun")
    if table.status == "over":
        return None
    if isinstance(message, from_client.Back):
        if chair.resigned:
            raise refused("resigned")
        return entries.Returned(seat=seat) if chair.away else None
    resigned = isinstance(message, from_client.Resign)
    if chair.away and chair.resigned >= resigned:
        return None
    # Coming back is never refused, so the limit is on leaving.
    if not resigned:
        chair.check_changes()
    return entries.Left(seat=seat, bot=chair.bot or STAND_IN, resigned=resigned)


def _relieve(table: TableState, seat: int, online: set[int]) -> AnyEntry | None:
    """Let a bot play for somebody who is not connected, unless a clock says how long they may take."""
    chair = chair_at(table, seat)
    if table.status == "open":
        raise refused("not-begun")
    if table.status == "over" or chair.kind != "person" or chair.away:
        return None
    if seat in online:
        raise refused("still-here", seat=seat)
    if table.clock.kind != "none":
        raise refused("still-in-time", seat=seat)
    chair.check_changes()
    return entries.Left(seat=seat, bot=chair.bot or STAND_IN)


def time_out(table: TableState, seat: int, deadline: float) -> AnyEntry | None:
    """Let a bot play for a seat whose time is up, unless it was asked again since."""
    chair = table.chairs[seat]
    if table.deadline(seat) > deadline + 0.001:
        return None
    asked = table.match is not None and seat in table.match.asked
    if chair.bot_plays or not asked or table.paused or table.clock.kind == "none":
        return None
    return entries.Left(seat=seat, bot=STAND_IN, late=True)


def rest(table: TableState, seat: int, until: float, now: float) -> AnyEntry | None:
    """Stop the clock of a seat at a slow table while its person is on vacation, or let it go on."""
    chair = table.chairs[seat]
    if table.over or table.clock.kind != "slow" or chair.kind != "person" or chair.changes >= MOST_CHANGES:
        return None
    end = chair.vacations[-1][1] if chair.vacations else 0.0
    if until == end or max(until, end) <= now:
        return None
    return entries.Rests(seat=seat, until=max(until, now))


def erase(table: TableState, seat: int, persons: set[str]) -> AnyEntry | None:
    """Take a seat from somebody who is about to be erased: it is empty again, or a bot plays on."""
    chair = table.chairs[seat]
    if table.over or not chair.persons & persons:
        return None
    if table.status == "open" and not table.phase:
        return entries.Stood(seat=seat)
    return entries.Left(seat=seat, bot=chair.bot or STAND_IN, resigned=True, removed=True)


# -- ending without a result ---------------------------------------------------------------------------


def _wish_off(table: TableState, seat: int | None, on: bool, online: set[int], now: float) -> AnyEntry | None:
    """Note that a seat wants the game called off; call it off when all who still play want it."""
    if seat is None:
        raise refused("only-watching")
    if table.status == "open":
        raise refused("not-begun")
    if table.over or (not on and seat not in table.wish_off):
        return None
    if on and _who_play(table, online, now) <= table.wish_off | {seat}:
        return entries.CalledOff(why="agreed")
    if seat in table.wish_off and on:
        return None
    table.chairs[seat].check_changes()
    return entries.Wished(seat=seat, off=on)


def _close(table: TableState, host: str, online: set[int], now: float) -> AnyEntry | None:
    """Let the host close a game that nobody else plays any more."""
    if table.status == "open":
        raise refused("not-begun")
    if table.over:
        return None
    others = _who_play(table, online, now) - set(table.seats_of(host))
    if others:
        raise refused("others-still-play", seat=min(others))
    return entries.CalledOff(why="host")


def _who_play(table: TableState, online: set[int], now: float) -> set[int]:
    """List the people who have not resigned and have not been gone for long."""
    people = {seat for seat, chair in enumerate(table.chairs) if chair.kind == "person"}
    # Where a clock runs it says who is gone: a game may wait for days for whoever wants it called off.
    timed = table.clock.kind != "none" and not table.paused
    in_time = {seat for seat in people if timed and not table.chairs[seat].away}
    return in_time | {seat for seat in people if not _is_gone(table, seat, online, now)}


def _is_gone(table: TableState, seat: int, online: set[int], now: float) -> bool:
    chair = table.chairs[seat]
    since = chair.away_since if chair.away else table.touched
    return chair.resigned or (seat not in online and now - since > LONG_GONE)


# -- the host ------------------------------------------------------------------------------------------


HostMessage = (
    from_client.Remove | from_client.Fill | from_client.Pause | from_client.SetClock | from_client.MakeHost
)


def _host(
    table: TableState,
    message: HostMessage,
) -> AnyEntry | None:
    if table.ranked:
        _check_ranked(table, message)
    goes_on = isinstance(message, from_client.Pause) and not message.on  # never refused, as coming back
    if not goes_on and not isinstance(message, from_client.Remove | from_client.Fill):
        table.check_host_changes()
    match message:
        case from_client.Pause(on=on):
            return entries.Paused(on=on) if on != table.paused else None
        case from_client.SetClock(clock=clock):
            return entries.Clocked(clock=clock)
        case from_client.MakeHost(seat=seat):
            return _make_host(table, seat)
        case from_client.Remove(seat=seat):
            return _remove(table, seat)
        case from_client.Fill(seat=seat, bot=bot):
            return _fill(table, seat, bot)


def _check_ranked(table: TableState, message: HostMessage) -> None:
    """Refuse what would spoil a ranked game, or would once it begins."""
    if isinstance(message, from_client.SetClock) and message.clock.kind == "none":
        raise refused("ranked-clock")
    too_late = table.status != "open" and not isinstance(message, from_client.MakeHost)
    if too_late or isinstance(message, from_client.Pause):  # nobody could let it go on later
        raise refused("ranked-host")


def _make_host(table: TableState, seat: int) -> AnyEntry | None:
    chair = chair_at(table, seat)
    if chair.kind != "person" or chair.resigned:
        raise refused("nobody-to-host")
    return None if seat == table.host_seat else entries.Hosted(seat=seat)


def pass_on(table: TableState, online: set[int], now: float) -> AnyEntry | None:
    """Make somebody who is there the host of a table whose host is not; nobody if the host may come back."""
    seat = table.host_seat
    if table.over or seat in online:
        return None
    # Where people move when they like, a host who is not there for minutes is not gone.
    stuck = table.status == "open" or table.paused or table.clock.kind == "live"
    gone = now - table.touched > LONG_GONE if seat is None else _is_gone(table, seat, online, now)
    here = (other for other in sorted(online) if other >= 0 and not table.chairs[other].resigned)
    following = next((other for other in here if table.chairs[other].kind == "person"), None)
    return entries.Hosted(seat=following) if following is not None and (stuck or gone) else None


def _remove(table: TableState, seat: int) -> AnyEntry | None:
    chair = chair_at(table, seat)
    if chair.kind != "person":
        return None
    if table.status == "open":
        return entries.Stood(seat=seat)
    if table.over or chair.away:
        return None
    if chair.removed:
        # A host who removed somebody again and again would let a bot play for them.
        raise refused("removed-before", seat=seat)
    return entries.Left(seat=seat, bot=chair.bot or STAND_IN, by_host=True)


def _fill(table: TableState, seat: int, bot: str | None) -> AnyEntry | None:
    kind = chair_at(table, seat).kind
    if table.status != "open":
        raise refused("begun")
    if bot is None:
        return entries.Stood(seat=seat) if kind == "bot" else None
    if kind == "person":
        raise refused("seat-taken")
    return sit_bot(table, seat, bot, table.language or "en")
