"""Follow a table's log: who sits where, what is set, and the match; no clock, no network, no disk."""

from __future__ import annotations

from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Any, Literal

import msgspec

from purrlor.server import entries
from purrlor.server.entries import AnyEntry
from purrlor.server.fairness import commitment, join_seed
from purrlor.server.hearing import Hearing, is_secret
from purrlor.server.messages import Opening
from purrlor.table.game import Game, find_game
from purrlor.table.match import Match
from purrlor.table.options import PLAYERS
from purrlor.table.reasons import refused
from purrlor.table.wire import LONGEST, load, read_action

Status = Literal["open", "running", "over"]


@dataclass
class Chair:
    """One seat: empty, a bot's, or a person's (for whom a bot may be playing)."""

    name: str = ""
    avatar: int = 0
    persons: set[str] = field(default_factory=set)
    key: str = ""
    bot: str = ""
    away: bool = False
    late: bool = False  # away because the clock ran out
    resigned: bool = False
    contribution: str | None = None

    @property
    def kind(self) -> Literal["empty", "person", "bot"]:
        """Tell who sits here."""
        return "person" if self.persons else "bot" if self.bot else "empty"

    @property
    def plays_itself(self) -> bool:
        """Tell whether a bot makes the moves."""
        return bool(self.bot) and (self.away or not self.persons)


class Book:
    """A table as its log tells it."""

    def __init__(self, table_id: str) -> None:
        self.id = table_id
        self.n = 0
        self.touched = 0.0
        self.match: Match | None = None
        self._loaded: Match | None = None  # a saved game that is about to begin
        self.paused = False
        self.rematch: str | None = None
        # For those who come back: since which entry events are known, and the entry of each step since.
        self.told_from = 0
        self.first_step = 0
        self.step_numbers: list[int] = []
        # By seat: the entry since which its question is the same, and when it was put.
        self.same_since: list[int] = []
        self.asked_at: list[float | None] = []
        self.acted: list[int] = []
        self.secret_of: int | None = None  # the seat that alone knows of the last entry
        self.secret_moves: list[tuple[int, int]] = []  # in the match's log, with their seats

    # -- reading ---------------------------------------------------------------------------------------

    @property
    def status(self) -> Status:
        """Tell whether the game waits to begin, runs or is over."""
        if self.match is None:
            return "open"
        return "over" if self.match.over else "running"

    @property
    def players(self) -> int:
        """Tell how many seats there are."""
        return len(self.chairs)

    @property
    def commitment(self) -> str | None:
        """Give the hash of the secret half of the seed."""
        return commitment(self.secret) if self.secret else None

    @property
    def contributions(self) -> list[str | None]:
        """Give each seat's half of the seed."""
        return [chair.contribution for chair in self.chairs]

    def seats_of(self, person: str) -> list[int]:
        """List the seats that a person holds."""
        return [seat for seat, chair in enumerate(self.chairs) if person and person in chair.persons]

    def empty_seats(self) -> list[int]:
        """List the seats that are empty."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.kind == "empty"]

    @property
    def full(self) -> bool:
        """Tell whether the log has become too long to go on."""
        return max(self.n, len(self.match.log) if self.match is not None else 0) >= LONGEST

    def opening(self) -> Opening:
        """Open the seed of a finished game."""
        if self.match is None or not self.match.over:
            raise refused("not-over-yet")
        return Opening(self.match.seed, self.secret or None, self.commitment, self.contributions)

    def told(self, seat: int) -> int:
        """Give the number of the last entry as a seat (or WATCHER) counts them."""
        return self.hearing.told(seat, self.n)

    @property
    def moves(self) -> int:
        """Count the moves, and moves taken back, that everybody knows of."""
        if self.match is None:
            return 0
        return len(self.match.log) - (0 if self.match.over else len(self.secret_moves))

    def moves_for(self, seat: int) -> list[int]:
        """List the positions in the match's log that a seat (or WATCHER) knows of; all, when it is over."""
        assert self.match is not None
        moves = range(len(self.match.log) + 1)
        if self.match.over:
            return list(moves)
        secret = {move for move, actor in self.secret_moves if actor != seat}
        return [move for move in moves if move not in secret]

    def mark(self) -> str:
        """Sum up the position: an upgrade must lead every log through the same ones."""
        match = self.match
        assert match is not None
        state = match.state
        last = msgspec.json.encode(match.steps[-1].events) if match.steps else b""
        words = b"%d %d 0 " % (state.rng.count, state.pending)
        return blake2b(words + last, digest_size=6).hexdigest()

    def would_hush(self, seat: int, number: int) -> bool:
        """Tell whether nobody but a seat would notice what it is about to do."""
        match = self.match
        assert match is not None
        if number not in match.state.legal_actions(seat):
            return False
        after, events = match.foresee(seat, number)
        return is_secret(self.game, match.state, after, seat, events)

    # -- following -------------------------------------------------------------------------------------

    def enter(self, entry: AnyEntry, at: float) -> None:
        """Follow one entry."""
        self.n += 1
        self.secret_of = None
        match entry:
            case entries.Moved() | entries.TookBack():
                self._enter_move(entry, at)
            case entries.Opened():
                self._open(entry)
            case entries.Sat():
                self._sit(entry)
            case entries.Started():
                self._start(at)
            case entries.Paused(on=on):
                self.paused = on
                self._ask_anew(at)
            case entries.Clocked(clock=clock):
                self.clock = clock
                self._ask_anew(at)
            case entries.Invited(code=code):
                self.code = code
            case entries.Rematched(code=code):
                self.rematch = code
            case _:
                self._enter_chair(self.chairs[entry.seat], entry, at)
        if self.secret_of is None:
            self.touched = at

    def _open(self, entry: entries.Opened) -> None:
        self.game: Game[Any] = find_game(entry.game)
        self.rules = entry.rules
        self.code, self.host, self.public, self.clock = entry.code, entry.host, entry.public, entry.clock
        self.settings, self.deck, self.secret = entry.options, entry.deck, entry.secret
        self.saved = bytes(entry.saved) if bytes(entry.saved) != b"null" else b""
        self.chairs = [Chair() for seat in range(int(entry.options[PLAYERS]))]
        self.hearing = Hearing(self.players)

    def _sit(self, entry: entries.Sat) -> None:
        self.chairs[entry.seat] = Chair(
            name=entry.name,
            avatar=entry.avatar,
            persons={entry.person} if entry.person else set(),
            key=entry.key,
            bot=entry.bot,
            contribution=entry.contribution or None,
        )

    def get_ready(self) -> None:
        """Play a saved game again before it is begun; that may take long, and can be done in a thread."""
        if self._loaded is None and self.saved:
            self._loaded = load(self.saved)

    def _start(self, at: float) -> None:
        if self.saved:
            self.get_ready()
            self.match, self._loaded = self._loaded, None
        else:
            seed = join_seed(self.secret, self.contributions)
            self.match = Match.new(self.game, self.settings, seed, self.deck)
        assert self.match is not None
        self.told_from = self.n
        self.first_step = len(self.match.steps)
        self.same_since = [self.n] * self.players
        self.acted = [0] * self.players
        self.asked_at = [None] * self.players
        self._ask_anew(at)

    def _enter_chair(self, chair: Chair, entry: AnyEntry, at: float) -> None:
        match entry:
            case entries.Stood(seat=seat):
                self.chairs[seat] = Chair()
            case entries.Left(bot=bot, late=late, resigned=resigned, removed=removed):
                chair.bot, chair.away, chair.late, chair.resigned = bot, True, late, resigned
                if removed:
                    chair.persons = set()
            case entries.Returned(seat=seat):
                chair.bot, chair.away, chair.late = "", False, False
                self.asked_at[seat] = at if self.asked_at[seat] is not None else None
            case entries.Held(person=person):
                chair.persons.add(person)
            case entries.Renewed(person=person, key=key):
                chair.persons, chair.key = {person}, key

    # -- the match -------------------------------------------------------------------------------------

    def _enter_move(self, entry: entries.Moved | entries.TookBack, at: float) -> None:
        match, seat = self.match, entry.seat
        assert match is not None
        if isinstance(entry, entries.TookBack):
            self._take_back(match, seat)
        else:
            before, questions = match.state.clone(), self._questions(seat)
            events = match.submit(seat, read_action(self.game, entry.action))
            self.step_numbers.append(self.n)
            if is_secret(self.game, before, match.state, seat, events):
                self._hush(seat)
            else:
                self._keep_questions(seat, questions)
        self.acted[seat] = self.n
        for other in range(self.players):
            pending = (match.state.pending >> other) & 1
            if not pending:
                self.asked_at[other] = None
            elif self.asked_at[other] is None or (other == seat and self.secret_of is None):
                # A clock that a secret step wound up would tell of the step.
                self.asked_at[other] = at

    def _take_back(self, match: Match, seat: int) -> None:
        index, before = match.last_move(seat), match.state
        events = [] if index is None else match.steps[index].events
        match.undo(seat)
        if index is not None and is_secret(self.game, before, match.state, seat, events):
            self._hush(seat)
            # Nobody else was told of that step: their story goes on without it.
            if index < self.first_step:
                self.first_step -= 1
            else:
                del self.step_numbers[index - self.first_step]
            return
        # Events before this are no longer a story that leads here.
        self.told_from, self.first_step, self.step_numbers = self.n, len(match.steps), []
        self.same_since = [self.n] * self.players

    def _hush(self, actor: int) -> None:
        """Keep a step between its actor and the log."""
        assert self.match is not None
        self.secret_of = actor
        self.same_since[actor] = self.n
        self.hearing.hush(self.n, actor)
        self.secret_moves.append((len(self.match.log), actor))

    def _questions(self, actor: int) -> dict[int, Any]:
        """Note what the others are asked together with the actor, who is asked, too."""
        match = self.match
        assert match is not None
        pending = match.state.pending
        if not (pending >> actor) & 1 or not pending & (pending - 1):
            return {}
        return {seat: self._question(seat) for seat in match.asked if seat != actor}

    def _question(self, seat: int) -> Any:
        match = self.match
        assert match is not None
        return match.prompt(seat), match.state.legal_actions(seat)

    def _keep_questions(self, actor: int, before: dict[int, Any]) -> None:
        """Let those asked at once with the actor, and still asked the same, answer the old question."""
        match = self.match
        assert match is not None
        for seat in range(self.players):
            pending = (match.state.pending >> seat) & 1
            if not (pending and seat in before and self._question(seat) == before[seat]):
                self.same_since[seat] = self.n

    def _ask_anew(self, at: float) -> None:
        if self.match is not None:
            asked = self.match.asked
            self.asked_at = [at if seat in asked else None for seat in range(self.players)]
