"""The state of a table as its log tells it: seats, settings and the match; no network, no disk."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, Literal

import msgspec

from purrlor.server.log import entries
from purrlor.server.log.chair import Chair, check_changes
from purrlor.server.log.downtime import Downtime
from purrlor.server.log.entries import AnyEntry, read_entry
from purrlor.server.log.secret_steps import Numbering, is_secret
from purrlor.server.log.seed import (
    Bound,
    BoundSeat,
    commitment,
    deck_hash,
    join_seed,
    write_bound,
)
from purrlor.server.protocol.to_client import Opening
from purrlor.table.game import Game, find_game
from purrlor.table.lesson import Lesson, lessons
from purrlor.table.match import Match
from purrlor.table.options import PLAYERS
from purrlor.table.reasons import refused
from purrlor.table.records import Action
from purrlor.table.wire import LONGEST, load

Origin = Literal["new", "imported", "forked"]
Status = Literal["open", "running", "over"]
Phase = Literal["", "pledge", "reveal"]
TO_PLEDGE = 5.0  # seconds for those who are there; who sleeps plays all the same, but contributes nothing
TO_REVEAL = 20.0  # seconds for those who pledged a moment ago


class TableState:
    """A table after the entries of its log so far."""

    chairs: list[Chair]  # known from the first entry on

    def __init__(self, table_id: str) -> None:
        self.id = table_id
        self.n = 0  # the number of the last entry
        self.touched = 0.0  # when something last happened that everybody knows of
        self.started = 0.0
        self.ended = 0.0
        self.match: Match | None = None
        self._replayed: Match | None = None  # a saved game that is about to begin
        self.phase: Phase = ""  # of a deal that is being prepared
        self.phase_since = 0.0
        self.bound = ""  # all that the deal hangs on, as it was bound before anything was opened
        self.paused = False
        self.rematch: str | None = None
        self.wish_off: set[int] = set()  # seats that want the game called off
        self.called_off = ""  # why the game ended without a result
        self.host_changes = 0
        # For clients that reconnect: the entry after which events are kept, and the entry of each step since.
        self.events_since = 0
        self.first_step = 0
        self.step_entries: list[int] = []
        # By seat: the entry since which its question is the same, when it was asked, its own last entry.
        self.asked_since: list[int] = []
        self.asked_at: list[float | None] = []
        self.last_entry: list[int] = []
        self.took_back: int | None = None  # the seat that took a move back and has not moved since
        self.secret_of: int | None = None  # the seat that alone knows of the last entry
        self.secret_moves: list[tuple[int, int]] = []  # in the match's log, with their seats
        self.downtime = Downtime()  # when no server ran: clocks stood still

    # -- reading ---------------------------------------------------------------------------------------

    @property
    def status(self) -> Status:
        """Return whether the game has yet to begin, runs or is over."""
        if self.match is None:
            return "open"
        return "over" if self.over else "running"

    @property
    def over(self) -> bool:
        """Tell whether the game has ended, with a result or without."""
        return self.match is not None and (self.match.over or bool(self.called_off))

    @property
    def players(self) -> int:
        """Return the number of seats."""
        return len(self.chairs)

    @property
    def commitment(self) -> str | None:
        """Return the hash of the secret half of the seed."""
        return commitment(self.secret) if self.secret else None

    @property
    def contributions(self) -> list[str | None]:
        """Return each seat's half of the seed."""
        return [chair.contribution for chair in self.chairs]

    @property
    def pledges(self) -> list[str | None]:
        """Return the hash of each seat's half of the seed."""
        return [chair.pledge for chair in self.chairs]

    def to_pledge(self) -> set[int]:
        """List the people who have not pledged."""
        return {i for i, chair in enumerate(self.chairs) if chair.kind == "person" and not chair.pledge}

    def to_reveal(self) -> set[int]:
        """List the people who have yet to open what they pledged."""
        return {
            seat
            for seat, chair in enumerate(self.chairs)
            if chair.pledge and not chair.contribution and not chair.resigned
        }

    def deal_deadline(self) -> float:
        """Return until when people may pledge, or open what they pledged."""
        seconds = TO_PLEDGE if self.phase == "pledge" else TO_REVEAL
        return self.phase_since + seconds + self.downtime.since(self.phase_since)

    def seats_of(self, person: str) -> list[int]:
        """List the seats that a person holds."""
        return [seat for seat, chair in enumerate(self.chairs) if person and person in chair.persons]

    @property
    def host_seat(self) -> int | None:
        """Return the seat whose personal link makes a host: the first that the host holds."""
        return next(iter(self.seats_of(self.host)), None)

    def is_host(self, person: str) -> bool:
        """Tell whether somebody is the host, on whichever device."""
        seat = self.host_seat
        return bool(person) and (
            person == self.host or (seat is not None and person in self.chairs[seat].persons)
        )

    def check_host_changes(self) -> None:
        """Refuse one more change by the host when there were too many."""
        check_changes(self.host_changes)

    def empty_seats(self) -> list[int]:
        """List the seats that are empty."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.kind == "empty"]

    @property
    def full(self) -> bool:
        """Tell whether the log of the match is too long to go on."""
        return self.match is not None and len(self.match.log) >= LONGEST

    def deadline(self, seat: int) -> float:
        """Return when the clock of a seat that is asked runs out."""
        since = self.asked_at[seat]
        since = self.touched if since is None else since
        due = since + self.clock.seconds + self.downtime.since(since)
        for start, end in self.chairs[seat].vacations if self.clock.kind == "slow" else ():
            if start < due:
                due += max(0.0, end - max(start, since))
        return due

    @property
    def to_move(self) -> list[int]:
        """List the seats that the game waits for; none while it is paused or after it was called off."""
        return self.match.asked if self.match is not None and not (self.paused or self.called_off) else []

    def empty_answer(self, seat: int) -> Action | None:
        """Return what somebody answers who has nothing to decide, where no other person could notice.

        With people at the table the question is put all the same: its absence would tell what somebody holds.
        Whoever has just taken a move back is asked, too.
        """
        others = (chair for other, chair in enumerate(self.chairs) if other != seat)
        if self.match is None or self.took_back == seat or any(chair.kind != "bot" for chair in others):
            return None
        return self.match.empty_answer(seat) if self.lesson is None else self.lesson.empty_answer(self.match)

    @property
    def runs_unattended(self) -> bool:
        """Tell whether the game goes on without a person: a bot is to move, or a clock runs."""
        seats = self.to_move
        return bool(seats) and (
            self.clock.kind != "none" or any(self.chairs[seat].bot_plays for seat in seats)
        )

    def open_seed(self) -> Opening:
        """Open the seed of a finished game."""
        if self.match is None or not self.over:
            raise refused("not-over-yet")
        bound = self.bound or None
        return Opening(self.match.seed, self.secret or None, self.commitment, self.contributions, bound)

    def number_for(self, seat: int) -> int:
        """Return the number of the last entry as a seat (or WATCHER) counts."""
        return self.numbering.number(seat, self.n)

    @property
    def moves(self) -> int:
        """Count the moves, and moves taken back, that everybody knows of."""
        if self.match is None:
            return 0
        return len(self.match.log) - (0 if self.over else len(self.secret_moves))

    def known_moves(self, seat: int) -> list[int]:
        """List the positions in the match's log that a seat (or WATCHER) knows of; all when it is over."""
        assert self.match is not None
        moves = range(len(self.match.log) + 1)
        if self.over:
            return list(moves)
        secret = {move for move, actor in self.secret_moves if actor != seat}
        return [move for move in moves if move not in secret]

    def mark(self) -> str:
        """Sum up the position: an upgrade must lead every log through the same ones."""
        match = self.match
        assert match is not None
        state = match.state
        last = msgspec.json.encode(match.steps[-1].events) if match.steps else b""
        # The zero keeps the marks of older logs valid.
        words = b"%d %d 0 " % (state.rng.count, state.pending)
        return blake2b(words + last, digest_size=6).hexdigest()

    def would_be_secret(self, seat: int, number: int) -> bool:
        """Tell whether nobody but a seat would notice what it is about to do."""
        match = self.match
        assert match is not None
        if number not in match.state.legal_actions(seat):
            return False
        after, events = match.foresee(seat, number)
        return is_secret(self.game, match.state, after, seat, events)

    # -- applying entries ------------------------------------------------------------------------------

    def read(self, data: bytes) -> AnyEntry:
        """Read the next entry of the log."""
        return read_entry(data, self.game if self.n else None)

    def apply(self, entry: AnyEntry, at: float, checked: bool = False) -> None:
        """Apply the next entry; one that the rulings have just allowed needs no second check."""
        self.n += 1
        self.secret_of = None
        match entry:
            case entries.Moved() | entries.TookBack():
                self._apply_move(entry, at, checked)
            case entries.Opened():
                self._open(entry)
            case entries.Sat():
                self._sit(entry)
            case entries.Dealing() | entries.Pledged() | entries.Bound() | entries.Revealed():
                self._prepare_deal(entry, at)
            case entries.Started():
                self._start(at)
            case entries.CalledOff(why=why):
                self.called_off = why
                self._restart_clocks(at)
            case entries.Paused(on=on):
                self.host_changes += 1
                self.paused = on
                self._restart_clocks(at)
            case entries.Clocked(clock=clock):
                self.host_changes += 1
                self.clock = clock
                self._restart_clocks(at)
            case entries.Invited(code=code):
                self.host_changes += 1
                self.code = code
            case entries.Hosted(seat=seat):
                self.host_changes += 1
                self.host = min(self.chairs[seat].persons)
            case entries.Rematched(code=code):
                self.rematch = code
            case _:
                self._apply_to_chair(self.chairs[entry.seat], entry, at)
        if self.secret_of is None:
            self.touched = at

    def _open(self, entry: entries.Opened) -> None:
        self.game: Game[Any] = find_game(entry.game)
        self.rules, self.several, self.pace = entry.rules, entry.several, entry.pace
        self.warns = entry.warns
        self.code, self.host, self.public, self.clock = entry.code, entry.host, entry.public, entry.clock
        # A table of an earlier version may lack options that came later.
        self.settings, self.deck, self.secret = self.game.settle(entry.options), entry.deck, entry.secret
        self.saved = bytes(entry.saved) if bytes(entry.saved) != b"null" else b""
        self.origin: Origin = "forked" if entry.forked else "imported" if self.saved else "new"
        self.chairs = [Chair() for seat in range(int(entry.options[PLAYERS]))]
        self.numbering = Numbering(self.players)
        # A lesson that is no longer there becomes a game like any other.
        self.lesson: Lesson | None = lessons(self.game).get(entry.lesson)
        self.puzzle, self.ranked, self.language = entry.puzzle, entry.ranked, entry.language

    def _sit(self, entry: entries.Sat) -> None:
        self.chairs[entry.seat] = Chair(
            name=entry.name,
            avatar=entry.avatar,
            persons={entry.person} if entry.person else set(),
            person=entry.person,
            key=entry.key,
            bot=entry.bot,
            contribution=entry.contribution or None,
        )

    def _prepare_deal(
        self, entry: entries.Dealing | entries.Pledged | entries.Bound | entries.Revealed, at: float
    ) -> None:
        match entry:
            case entries.Dealing(pledges=pledges):
                self.phase, self.phase_since = "pledge", at
                for seat, chair in enumerate(self.chairs):
                    chair.pledge = pledges.get(seat)
                    chair.contribution = None  # at the first tables people contributed on sitting down
            case entries.Pledged(seat=seat, pledge=hashed):
                self.chairs[seat].pledge = hashed
            case entries.Bound(text=text):
                self.phase, self.phase_since, self.bound = "reveal", at, text
            case entries.Revealed(seat=seat, contribution=contribution):
                self.chairs[seat].contribution = contribution

    def bind(self) -> str:
        """Write down all that the deal hangs on; the log keeps the text as it is."""
        seats = [BoundSeat(chair.bot, chair.pledge) for chair in self.chairs]
        bound = Bound(
            code=self.code,
            game=self.game.name,
            rules=self.rules,
            options=self.settings,
            deck=deck_hash(self.deck),
            seats=seats,
            commitment=commitment(self.secret),
        )
        return write_bound(bound)

    def replay_saved(self) -> None:
        """Replay a saved game before it begins; that may take long, and can be done in a thread."""
        if self._replayed is None and self.saved:
            self._replayed = load(self.saved)

    def _start(self, at: float) -> None:
        self.phase, self.started = "", at
        if self.saved:
            self.replay_saved()
            self.match, self._replayed = self._replayed, None
            self.saved = b""  # megabytes that nobody asks for again
        else:
            seed = join_seed(self.secret, self.contributions, self.bound)
            self.match = Match.new(self.game, self.settings, seed, self.deck, self.rules)
        assert self.match is not None
        self.events_since = self.n
        self.first_step = len(self.match.steps)
        self.asked_since = [self.n] * self.players
        self.last_entry = [0] * self.players
        self.asked_at = [None] * self.players
        self._restart_clocks(at)

    def _apply_to_chair(self, chair: Chair, entry: AnyEntry, at: float) -> None:
        chair.changes += 1
        match entry:
            case entries.Wished(seat=seat, off=off):
                (self.wish_off.add if off else self.wish_off.discard)(seat)
            case entries.Stood(seat=seat):
                self.chairs[seat] = Chair()
            case entries.Left(bot=bot, late=late, resigned=resigned, removed=removed):
                chair.away_since = chair.away_since if chair.away else at
                chair.bot, chair.away, chair.late, chair.resigned = bot, True, late, resigned
                chair.removed = chair.removed or entry.by_host
                self.wish_off.discard(entry.seat)
                if removed:
                    chair.persons, chair.person = set(), ""
            case entries.Returned(seat=seat):
                chair.bot, chair.away, chair.late = "", False, False
                self.asked_at[seat] = at if self.asked_at[seat] is not None else None
            case entries.Renamed(name=name, avatar=avatar):
                chair.name, chair.avatar = name, avatar
            case entries.Held(person=person):
                chair.persons.add(person)
            case entries.Rests(until=until):
                if chair.vacations and chair.vacations[-1][1] > at:
                    at = chair.vacations.pop()[0]
                chair.vacations.append((at, until))
            case entries.Renewed(seat=seat, person=person, key=key):
                if seat == self.host_seat:
                    self.host = person  # whoever holds the link is the host; other devices no longer are
                chair.persons, chair.person, chair.key = {person}, person, key

    # -- the match -------------------------------------------------------------------------------------

    def _apply_move(self, entry: entries.Moved[Any] | entries.TookBack, at: float, checked: bool) -> None:
        match, seat = self.match, entry.seat
        assert match is not None
        if isinstance(entry, entries.TookBack):
            self.chairs[seat].undone += 1
            self.took_back = seat
            self._take_back(match, seat)
        else:
            self.took_back = None
            before, questions = match.state.clone(), self._questions(seat)
            events = match.play(seat, entry.action) if checked else match.submit(seat, entry.action)
            self.step_entries.append(self.n)
            if is_secret(self.game, before, match.state, seat, events):
                self._keep_secret(seat)
            else:
                self._keep_questions(seat, questions)
        self.last_entry[seat] = self.n
        if match.over:
            self.ended = at
        for other in range(self.players):
            pending = (match.state.pending >> other) & 1
            if not pending:
                self.asked_at[other] = None
            elif self.asked_at[other] is None or (other == seat and self.secret_of is None):
                # A clock that a secret step restarted would tell of the step.
                self.asked_at[other] = at

    def _take_back(self, match: Match, seat: int) -> None:
        index, before = match.last_move(seat), match.state
        events = [] if index is None else match.steps[index].events
        match.undo(seat)
        if index is not None and is_secret(self.game, before, match.state, seat, events):
            self._keep_secret(seat)
            # Nobody else was told of that step: their events go on without it.
            if index < self.first_step:
                self.first_step -= 1
            else:
                del self.step_entries[index - self.first_step]
            return
        # Events before this no longer lead to this position.
        self.events_since, self.first_step, self.step_entries = self.n, len(match.steps), []
        self.asked_since = [self.n] * self.players

    def _keep_secret(self, actor: int) -> None:
        """Let nobody but its actor know of a step."""
        assert self.match is not None
        self.secret_of = actor
        self.asked_since[actor] = self.n
        self.numbering.hide(self.n, actor)
        self.secret_moves.append((len(self.match.log), actor))

    def _questions(self, actor: int) -> dict[int, Any]:
        """Note what other seats are asked together with the actor."""
        match = self.match
        assert match is not None
        return {seat: self._question(seat) for seat in match.asked if seat != actor}

    def _question(self, seat: int) -> Any:
        match = self.match
        assert match is not None
        return match.prompt(seat), match.state.legal_actions(seat)

    def _keep_questions(self, actor: int, before: dict[int, Any]) -> None:
        """Let seats asked together with the actor answer as before, if their question is still the same."""
        match = self.match
        assert match is not None
        for seat in range(self.players):
            pending = (match.state.pending >> seat) & 1
            if not (pending and seat in before and self._question(seat) == before[seat]):
                self.asked_since[seat] = self.n

    def _restart_clocks(self, at: float) -> None:
        if self.match is not None:
            asked = [] if self.called_off else self.match.asked
            self.asked_at = [at if seat in asked else None for seat in range(self.players)]
