"""Tell a review in words: for one reader, in one language, kindly, and only what is sure."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeGuard

import msgspec

from purrlor.reviews.report import POINTS, TOO_UNSURE, Figure, Mistake, Review, Swing
from purrlor.table.match import Match
from purrlor.table.retelling import ToldMove, tell_events, tell_move
from purrlor.table.wire import read_action

if TYPE_CHECKING:
    from purrlor.table.texts import Texts  # the engine alone has none

PARTS = ("deal", "draws", "hidden", "own", "others")
TELLING = 0.02  # of a victory: a part of the account that decided less is not named
MOST_TURNS = 12
A_SWING = 0.03  # a draw or a move that changed less is not named either
SETTLED = 2  # rounds, before which the figures are rough
SENTENCES = 4  # of what a draw brought; a new day of the Isle brings twenty
MISTAKE = "mistake"


class ToldPart(msgspec.Struct, frozen=True):
    """One part of a seat's account."""

    key: str
    name: str
    about: str
    value: float
    error: float
    sure: bool  # else the figure is too uncertain to be told


class ToldSeat(msgspec.Struct, frozen=True):
    """The account of a seat."""

    seat: int
    name: str
    start: float
    final: float
    parts: tuple[ToldPart, ...]
    text: str  # one sentence


class Turn(msgspec.Struct, frozen=True):
    """A turning point."""

    step: int
    move: int
    seat: int  # whose chance it changed
    by: int  # who moved
    kind: str  # draw, hidden, own, others or mistake
    title: str
    happened: tuple[str, ...]
    change: float
    error: float
    text: str  # what it changed
    better: str = ""  # the better choice
    action: dict[str, Any] | None = None  # the same as a record
    grade: int = 0


class ToldLine(msgspec.Struct, frozen=True):
    """A line of the score with what every seat had at the end of each stage."""

    text: str
    amounts: tuple[tuple[int | None, ...], ...]
    total: bool


class ToldMoment(msgspec.Struct, frozen=True):
    """The chances at one moment: of every seat, with the standard errors."""

    move: int
    stage: str
    chances: tuple[float, ...]
    errors: tuple[float, ...]


class Told(msgspec.Struct, frozen=True):
    """A review in words."""

    rounds: int
    seats: tuple[ToldSeat, ...]
    summary: tuple[str, ...]  # for the reader, the most telling first
    moments: tuple[ToldMoment, ...]
    turns: tuple[Turn, ...]  # in the order of the game
    stages: tuple[str, ...]
    lines: tuple[ToldLine, ...]
    note: str  # how sure all of it is


def signed(value: float) -> str:
    """Write a change of a chance."""
    whole = round(abs(value) * 100)
    return f"{'−' if value < 0 else '+'}{whole}\u00a0%" if whole else "±0\u00a0%"


def worth_telling(swing: Swing | None) -> TypeGuard[Swing]:
    """Tell whether a swing was large enough to be named at all."""
    return swing is not None and abs(swing.change.value) >= A_SWING


class Teller:
    """Tells a review of a match to one reader: a seat, or somebody who watched (None)."""

    def __init__(self, match: Match, review: Review, texts: Texts, reader: int | None) -> None:
        self.match = match
        self.review = review
        self.texts = texts
        self.reader = reader

    def tell(self) -> Told:
        """Tell everything."""
        review = self.review
        return Told(
            review.rounds,
            tuple(self.seat(seat) for seat in range(review.seats)),
            tuple(self.summary()),
            tuple(
                ToldMoment(
                    moment.move,
                    self.stage(moment.stage),
                    tuple(round(chance.value, 4) for chance in moment.chances),
                    tuple(round(chance.error, 4) for chance in moment.chances),
                )
                for moment in review.moments
            ),
            tuple(self.turns()),
            tuple(self.stage(stage) for stage in review.stages),
            tuple(
                ToldLine(self.texts.speak(line.key, dict(line.args)), line.amounts, line.total)
                for line in review.lines
            ),
            self.texts.say("review-note", rounds=review.rounds, error=f"{review.precision * 100:.1f}"),
        )

    def stage(self, number: int) -> str:
        """Name a stage."""
        return self.texts.say("review-stage", stage=number) if self.texts.has("review-stage") else ""

    def _person(self, key: str, seat: int, **args: str | int) -> str:
        you = "-you" if seat == self.reader else ""
        return self.texts.say(f"{key}{you}", name=self.texts.name(seat), **args)

    # -- accounts --------------------------------------------------------------------------------------

    def seat(self, seat: int) -> ToldSeat:
        """Tell the account of a seat."""
        account = self.review.accounts[seat]
        parts = []
        for key in PARTS:
            figure: Figure = getattr(account, key)
            name, about = self.texts.say(f"review-{key}"), self.texts.say(f"review-{key}-about")
            sure = figure.error < TOO_UNSURE
            parts.append(ToldPart(key, name, about, round(figure.value, 4), round(figure.error, 4), sure))
        start = account.start.value
        return ToldSeat(
            seat, self.texts.name(seat), start, account.final, tuple(parts), self._start(seat, start)
        )

    def _start(self, seat: int, start: float) -> str:
        return self._person("review-start", seat, tenths=round(start * 10))

    # -- the first screen ------------------------------------------------------------------------------

    def summary(self) -> list[str]:
        """Tell what matters most to the reader; who only watched is told about the winner."""
        review = self.review
        final = [account.final for account in review.accounts]
        seat = self.reader if self.reader is not None else final.index(max(final))
        start = review.accounts[seat].start
        early = review.rounds < SETTLED or start.error > TOO_UNSURE
        said = [self.texts.say("review-early")] if early else [self._start(seat, start.value)]
        said += self._decided(seat)
        bad, good = review.unluckiest[seat], review.luckiest[seat]
        lost = final[seat] < max(final)
        for swing, key in ((bad, "review-unlucky"), (good, "review-lucky"))[:: 1 if lost else -1]:
            if worth_telling(swing):
                said.append(self._swung(key, seat, swing))
        best = review.best[seat]
        if worth_telling(best):
            said.append(self._swung("review-best", seat, best))
        # One round of search can't confirm anything: silence would sound like praise.
        return said if review.rounds < SETTLED else [*said, self._mistakes(seat)]

    def _decided(self, seat: int) -> list[str]:
        """Name the part of the account that decided most."""
        account = self.review.accounts[seat]
        sign = 1.0 if account.final > account.fair else -1.0
        parts = [(getattr(account, key), key) for key in PARTS]
        sure = [(figure.value * sign, key) for figure, key in parts if figure.is_sure]
        most, key = max(sure, default=(0.0, ""))
        if most < TELLING:
            return []
        way = "up" if sign > 0 else "down"
        return [self._person(f"review-decided-{key}", seat, way=way, change=signed(most * sign))]

    def _swung(self, key: str, seat: int, swing: Swing) -> str:
        happened = self.happened(swing)
        told = " ".join(happened[:SENTENCES]) + (" …" if len(happened) > SENTENCES else "")
        return self._person(key, seat, change=signed(swing.change.value), happened=told)

    def _mistakes(self, seat: int) -> str:
        own = [mistake for mistake in self.review.mistakes if mistake.seat == seat]
        if not own:
            return self._person("review-no-mistakes", seat)
        worst = max(own, key=lambda mistake: mistake.cost.value)
        return self._person(
            "review-mistakes",
            seat,
            count=len(own),
            cost=self.cost(worst),
            made=self.choice(worst, worst.made),  # the better one is for them to find
        )

    def cost(self, mistake: Mistake) -> str:
        """Write what a mistake cost."""
        if self.review.unit == POINTS:
            return self.texts.say("review-points", points=round(mistake.cost.value))
        return f"{round(mistake.cost.value * 100)}\u00a0%"

    def move(self, move: int, seat: int, record: dict[str, Any]) -> ToldMove:
        """Say what a seat was asked, and a choice: the one made, or a better one."""
        prompt = self.match.at(move).prompt(seat)
        assert prompt is not None
        action = read_action(self.match.game, msgspec.json.encode(record))
        return tell_move(self.texts, prompt, action, reader=self.reader)

    def choice(self, mistake: Mistake, record: dict[str, Any]) -> str:
        """Say the choice that was made, or a better one."""
        return self.move(mistake.move, mistake.seat, record).choice

    def happened(self, swing: Swing) -> tuple[str, ...]:
        """Say what came of a step, or what was chosen: the game is over, nothing is secret."""
        told = tell_events(self.texts, self.match.steps[swing.step].events, self.reader)
        return told or (self.move(swing.move, swing.by, swing.action).choice,)

    # -- turning points --------------------------------------------------------------------------------

    def turns(self) -> list[Turn]:
        """List the turning points and the mistakes in the order of the game."""
        wrong = {mistake.step: mistake for mistake in self.review.mistakes}
        swings = [
            swing
            for swing in self.review.swings
            if swing.kind not in ("own", "others") or swing.step not in wrong
        ]
        mistakes = sorted(wrong.values(), key=lambda mistake: (-mistake.grade, -mistake.cost.value))
        turns = [self._mistake(mistake) for mistake in mistakes[:MOST_TURNS]]
        turns += [self._swing(swing) for swing in swings[: MOST_TURNS - min(len(turns), MOST_TURNS // 2)]]
        return sorted(turns, key=lambda turn: (turn.step, turn.kind))

    def _mistake(self, mistake: Mistake) -> Turn:
        made = self.move(mistake.move, mistake.seat, mistake.made)
        asked = (made.asked,) if mistake.seat == self.reader else ()
        return Turn(
            mistake.step,
            mistake.move,
            mistake.seat,
            mistake.seat,
            MISTAKE,
            self._person(f"review-grade-{mistake.grade}", mistake.seat),
            (*asked, made.choice),
            round(mistake.chance.value, 4),
            round(mistake.chance.error, 4),
            self.texts.say("review-cost", cost=self.cost(mistake)),
            self.choice(mistake, mistake.better),
            mistake.better,
            mistake.grade,
        )

    def _swing(self, swing: Swing) -> Turn:
        key = "up" if swing.change.value > 0 else "down"
        kind = swing.kind
        return Turn(
            swing.step,
            swing.move,
            swing.seat,
            swing.by,
            kind,
            self._person(f"review-turn-{kind}-{key}", swing.seat),
            self.happened(swing),
            round(swing.change.value, 4),
            round(swing.change.error, 4),
            self._person("review-changed", swing.seat, change=signed(swing.change.value)),
        )
