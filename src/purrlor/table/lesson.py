"""Lessons: a fixed deal, steps that say and point, moves to wait for, and rivals who keep to the story."""

from __future__ import annotations

import tomllib
from fnmatch import fnmatchcase
from functools import cache
from hashlib import blake2b
from typing import Any

import msgspec

from purrlor.table.game import Game
from purrlor.table.match import Match
from purrlor.table.options import PLAYERS, Settings
from purrlor.table.reasons import Reason, refused
from purrlor.table.records import Action, Event, Record, retell
from purrlor.table.texts import Texts

LEARNER = 0  # the seat of whoever learns

# What a record must be: a list names several values, a `*` in a name any letters; other fields are free.
Pattern = dict[str, Any]


class Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One step as the file has it: something said, a move to wait for, or what a rival does."""

    say: str = ""
    at: str | list[str] = []
    sees: Pattern = {}
    wait: Pattern | None = None
    leads: Pattern = {}
    gains: int | None = None
    bonus: bool | None = None
    parts: dict[str, int] = {}
    until: Pattern = {}
    times: int = 1
    optional: bool = False  # left out when the learner is not asked for such a move
    otherwise: str = ""
    rival: int = 0
    does: Pattern | list[Pattern] = []  # the first that is possible


class LessonFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson as its file has it."""

    seed: str
    minutes: int
    step: list[Row]
    options: Settings = {}
    bot: str = "kitten"  # who plays the rivals when the lesson is over
    before: int = 0  # moves that were made before the lesson begins


class FirstGame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a first game is set up: the simplest options, and a friendly bot for the other seats."""

    options: Settings = {}
    bot: str = "kitten"


class Said(msgspec.Struct, frozen=True):
    """One bubble: its text's key, what it points at, and what must have happened for it to be true."""

    key: str
    at: tuple[str, ...]
    sees: Pattern


class Stage(msgspec.Struct, frozen=True):
    """What is said before a move of the learner, and the move that is waited for (None: the lesson ends).

    With `until`, any number of such moves may come before the one that ends the stage.
    """

    says: tuple[Said, ...]
    wait: Pattern | None = None
    leads: Pattern = {}  # an event that must come of it
    gains: int | None = None  # points that it must bring, by the game's outlook
    bonus: bool | None = None  # whether it must earn something or must not, by the game's outlook
    parts: dict[str, int] = {}  # what it must bring at least, by the outlook's parts
    until: Pattern = {}
    optional: bool = False
    otherwise: str = ""


class Lesson:
    """One chapter: it reads where a match stands, and changes nothing itself."""

    def __init__(self, game: Game[Any], number: int, chapter: str, file: LessonFile) -> None:
        self.game = game
        self.number = number
        self.chapter = chapter
        self.seed = file.seed
        self.minutes = file.minutes
        self.options = game.settle(file.options)
        self.bot = file.bot
        self.before = file.before
        self.rivals: dict[int, list[list[Pattern]]] = {}
        self.stages = self._read(file.step)
        self.bubbles = self.bubbles_before(len(self.stages))

    def _read(self, rows: list[Row]) -> list[Stage]:
        stages: list[Stage] = []
        says: list[Said] = []
        for row in rows:
            if row.rival:
                does = row.does if isinstance(row.does, list) else [row.does]
                self.rivals.setdefault(row.rival, []).append(does)
                continue
            if row.say:
                at = (row.at,) if isinstance(row.at, str) else tuple(row.at)
                says.append(Said(row.say, at, row.sees))
            if row.wait is not None:
                wants = (row.wait, row.leads, row.gains, row.bonus, row.parts, row.until, row.optional)
                stage = Stage(tuple(says), *wants, row.otherwise)
                again = msgspec.structs.replace(stage, says=stage.says[-1:])
                stages += [stage, *[again] * (row.times - 1)]
                says = []
        return [*stages, Stage(tuple(says))]

    def deal(self) -> Match:
        """Deal the lesson's game, and make the moves before it begins: the same for everybody."""
        match = Match.new(self.game, self.options, self.seed)
        for number in range(self.before):
            if not match.over:
                seat = match.asked[0]
                action = self._draw_lots(match, seat, number)
                match.submit(seat, self.game.actions.record(match.state, action))
        return match

    def _draw_lots(self, match: Match, seat: int, moves: int) -> int:
        """Choose a move at random, but always the same one in the same lesson."""
        considered = match.state.considered_actions(seat)
        drawn = blake2b(f"{self.seed} {seat} {moves}".encode(), digest_size=8).digest()
        return considered[int.from_bytes(drawn, "little") % len(considered)]

    def moves(self, match: Match, seat: int) -> int:
        """Count the moves of a seat that stand."""
        return sum(step.seat == seat for step in match.steps[self.before :])

    def at(self, match: Match) -> int:
        """Tell at which stage a match is; the last one is free play."""
        return self._progress(match)[0]

    def _progress(self, match: Match) -> tuple[int, int]:
        """Tell at which stage a match is, and how many moves the learner has made in it."""
        at, moves, last = 0, 0, len(self.stages) - 1
        for step in match.steps[self.before :]:
            if step.seat == LEARNER and at < last:
                action = self.game.actions.record(match.state, step.action)
                while self.stages[at].optional and not matches(action, self.stages[at].wait or {}):
                    at += 1
                until = self.stages[at].until
                if at == last or not until or matches(action, until):
                    at, moves = min(at + 1, last), 0
                else:
                    moves += 1
        if self.stages[at].optional and LEARNER in match.asked:
            considered = match.state.considered_actions(LEARNER)
            possible = self.game.actions.records(match.state, considered)
            while self.stages[at].optional and not self._pick(match, self.stages[at], possible):
                at += 1
        return at, moves

    def bubbles_before(self, stage: int) -> int:
        """Count the bubbles before a stage."""
        return sum(len(each.says) for each in self.stages[:stage])

    def is_free(self, match: Match) -> bool:
        """Tell whether the lesson is over and everybody plays as they like."""
        return self.at(match) == len(self.stages) - 1

    def empty_answer(self, match: Match) -> Action | None:
        """Return what the learner answers who has nothing to decide, unless the lesson has to speak first."""
        at, moves = self._progress(match)
        speaks = self.stages[at].says and moves == 0 and at < len(self.stages) - 1
        return None if speaks else match.empty_answer(LEARNER)

    def objection(self, match: Match, seat: int, action: Action) -> Reason | None:
        """Tell why a move that the rules allow is not what the lesson waits for; None if it is."""
        if seat != LEARNER or self.is_free(match):
            return None
        stage = self.stages[self.at(match)]
        if self._pick(match, stage, [action]) or not self.wanted(match):
            return None  # a lesson never stands in the way where its own move is not possible
        return Reason("", self.key(stage.otherwise) if stage.otherwise else "lesson-waits")

    def wanted(self, match: Match) -> list[Action]:
        """List the choices of the learner that the lesson waits for, as a program would look at them."""
        stage, numbers = self.stages[self.at(match)], match.state.considered_actions(LEARNER)
        return self._pick(match, stage, self.game.actions.records(match.state, numbers))

    def asked(self, match: Match) -> list[int]:
        """List the numbers of the choices that a hint may name: all those wanted, none in free play."""
        if self.is_free(match):
            return []
        return [self.game.actions.number(match.state, action) for action in self.wanted(match)]

    def _pick(self, match: Match, stage: Stage, actions: list[Action]) -> list[Action]:
        """Pick from possible moves those that a stage waits for."""
        ending = [action for action in actions if stage.until and matches(action, stage.until)]
        picked = [action for action in actions if matches(action, stage.wait or {})]
        if stage.leads:
            picked = [action for action in picked if self._leads(match, stage, action)]
        if picked and (stage.gains, stage.bonus, stage.parts) != (None, None, {}):
            earning = self._earning(match, stage)
            picked = [action for action in picked if action in earning]
        return [*picked, *(action for action in ending if action not in picked)]

    def _leads(self, match: Match, stage: Stage, action: Action) -> bool:
        """Tell whether the event that a stage wants comes of a move."""
        number = self.game.actions.number(match.state, action)
        return any(matches(event, stage.leads) for event in match.foresee(LEARNER, number)[1])

    def _earning(self, match: Match, stage: Stage) -> set[Action]:
        """List the choices that bring what a stage wants, as the game's outlook has it."""
        outlook, choices = match.outlook(LEARNER), match.choices(LEARNER)
        if outlook is None or not outlook.points:
            return set()
        points = [*outlook.points, *[0] * len(choices)]
        none = (0,) * len(choices)
        return {
            action
            for index, action in enumerate(choices)
            if (stage.gains is None or points[index] >= stage.gains)
            and (stage.bonus is None or stage.bonus == (index in outlook.bonus))
            and all(outlook.parts.get(part, none)[index] >= least for part, least in stage.parts.items())
        }

    def rival_move(self, match: Match, seat: int) -> int | None:
        """Choose what a rival does by the lesson, always the same; None when it may play as it likes."""
        if seat == LEARNER or self.is_free(match):
            return None
        moves, script = self.moves(match, seat), self.rivals.get(seat, [])
        for pattern in script[moves] if moves < len(script) else []:
            for number in match.state.legal_actions(seat):
                if matches(self.game.actions.record(match.state, number), pattern):
                    return number
        return self._draw_lots(match, seat, moves)

    def seen(self, match: Match) -> list[Event]:
        """List what the learner was told since their last move, and of it."""
        steps = match.steps[self.before :]
        last = max((index for index, step in enumerate(steps) if step.seat == LEARNER), default=0)
        return [event for step in steps[last:] for event in retell(step.events, LEARNER)]

    def key(self, word: str) -> str:
        """Give the key of one of the lesson's texts."""
        return f"lesson-{self.chapter}-{word}"

    def speak(self, texts: Texts, said: Said) -> str:
        """Give the text of a bubble: s1, s2 and so on are the names of the rivals."""
        names = {f"s{seat}": texts.name(seat) for seat in range(int(self.options[PLAYERS]))}
        return texts.say(self.key(said.key), **names)


def matches(record: Record, pattern: Pattern) -> bool:
    """Tell whether a record has the fields that a pattern names."""
    fields = msgspec.to_builtins(record)
    return all(_is_one_of(fields.get(name), wanted) for name, wanted in pattern.items())


def _is_one_of(value: Any, wanted: Any) -> bool:
    """Tell whether a field has a value, or one of several; a name may hold a `*`."""
    if isinstance(wanted, list):
        return any(_is_one_of(value, each) for each in wanted)
    if isinstance(wanted, str) and "*" in wanted:
        return isinstance(value, str) and fnmatchcase(value, wanted)
    return bool(value == wanted)


@cache
def lessons(game: Game[Any]) -> dict[str, Lesson]:
    """Read the lessons of a game, in order; a game may have none."""
    folder = game.lessons
    if not folder.is_dir():
        return {}
    found: dict[str, Lesson] = {}
    for path in sorted(folder.iterdir(), key=lambda path: path.name):
        number, _, chapter = path.name.removesuffix(".toml").partition("_")
        if path.name.endswith(".toml") and number.isdecimal():
            file = msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), LessonFile)
            found[chapter] = Lesson(game, int(number), chapter, file)
    return found


def find_lesson(game: Game[Any], chapter: str) -> Lesson:
    """Find a lesson by its chapter; without one, the first."""
    known = lessons(game)
    found = known.get(chapter) if chapter else next(iter(known.values()), None)
    if found is None:
        raise refused("no-such-lesson", chapter=chapter[:40], known=", ".join(known))
    return found


def chapter_after(lesson: Lesson) -> str | None:
    """Name the chapter that follows a lesson, if there is one."""
    chapters = list(lessons(lesson.game))
    following = chapters[chapters.index(lesson.chapter) + 1 :]
    return following[0] if following else None


@cache
def first_game(game: Game[Any]) -> FirstGame:
    """Read how a first game is set up; a game that does not say is played by its defaults."""
    path = game.lessons / "first_game.toml"
    if not path.is_file():
        return FirstGame()
    return msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), FirstGame)
