"""Bots at a table: what they see, how they are found, and what happens when they fail."""

import time
from collections.abc import Callable
from typing import Any

import pytest

from purrlor.bots import Bot, Budget, Faults, Sight, all_bots, choose_for, find_bot
from purrlor.bots import shelf as shelf_module
from purrlor.bots.levels import LEVELS, levels_of, say_typical
from purrlor.bots.referee import LATE, NONSENSE, RAISED
from purrlor.bots.strengths import Lynx
from purrlor.core.rng import Rng
from purrlor.games.wizards_and_witches import GAME
from purrlor.games.wizards_and_witches.actions import Throw
from purrlor.pure import compiled
from purrlor.table.conform import legal_settings
from purrlor.table.game import Game, all_games
from purrlor.table.match import Match
from purrlor.table.reasons import Refused
from purrlor.table.records import Action
from purrlor.table.snapshot import snapshot
from purrlor.table.texts import LANGUAGES, game_texts, table_texts

# Interpreted rules are some hundred times slower.
MOVES = 60 if compiled() else 6
QUICK = Budget(nodes=10 if compiled() else 8, limit=0.2)
NAMES = ["random", *LEVELS]


class Puppy(Bot):
    """A guest from outside."""

    name = "puppy"

    def __init__(self, act: Callable[[Sight], object] = lambda sight: sight.choices[-1]) -> None:
        self.act = act

    def choose(self, sight: Sight) -> Action:
        return self.act(sight)  # type: ignore[return-value]


def play(match: Match, bots: list[Bot], faults: Faults, most: int = 10_000) -> None:
    rng = Rng.seeded(1)
    while not match.over and len(match.steps) < most:
        seat = match.asked[0]
        match.submit(seat, choose_for(match, seat, bots[seat % len(bots)], rng, QUICK, faults))


@pytest.mark.parametrize("game", all_games().values(), ids=list(all_games()))
@pytest.mark.parametrize("name", NAMES)
def test_every_strength_plays_every_game(game: Game[Any], name: str) -> None:
    faults = Faults()
    settings = legal_settings(game)
    for i in range(0, len(settings), max(1, len(settings) // 3)):
        play(Match.new(game, settings[i], i), [find_bot(name)], faults, most=MOVES)
    assert not faults


def loop(sight: Sight) -> object:
    while True:
        time.sleep(0.001)


def fail(sight: Sight) -> object:
    raise ValueError


@pytest.mark.parametrize(
    ("act", "fault"),
    [
        (fail, RAISED),
        (lambda sight: None, NONSENSE),
        (lambda sight: "mouse", NONSENSE),
        (lambda sight: 10**30, NONSENSE),
        (lambda sight: True, NONSENSE),
        (lambda sight: -1, NONSENSE),
        (lambda sight: sight.numbers[0], NONSENSE),
        (lambda sight: Throw("potion_1", []), NONSENSE),  # type: ignore[arg-type]
        (loop, LATE),
    ],
)
def test_a_bot_that_fails_is_replaced_and_counted(act: Callable[[Sight], object], fault: str) -> None:
    match = Match.new(GAME, {"players": 3}, 4)
    faults = Faults()
    play(match, [Puppy(act), find_bot("kitten"), find_bot("kitten")], faults, most=6)
    assert len(match.steps) == 6
    assert set(faults) == {fault}
    assert 1 <= faults[fault] <= 3


def test_the_move_made_instead_is_the_same_however_the_bot_failed() -> None:
    moves = []
    for act in (fail, lambda sight: None):
        match = Match.new(GAME, {"players": 3}, 4)
        play(match, [Puppy(act)], Faults(), most=10)
        moves.append([step.action for step in match.steps])
    assert moves[0] == moves[1]


def test_a_bot_sees_what_its_seat_sees() -> None:
    match = Match.new(GAME, {"players": 4, "strategic": True}, 3)
    seat = match.asked[0]
    sights: list[Sight] = []

    def look(sight: Sight) -> object:
        sights.append(sight)
        return sight.choices[0]

    choose_for(match, seat, Puppy(look), Rng.seeded(1))
    (sight,) = sights
    assert sight.view == match.view(seat)
    assert sight.choices == match.choices(seat)
    assert sight.prompt == match.prompt(seat)
    assert match.state not in vars(sight).values()
    hidden = snapshot(match.state, chance=False)
    assert any(snapshot(sight.guess(), chance=False) != hidden for i in range(3))


def test_bots_do_not_touch_the_match() -> None:
    match = Match.new(GAME, {"players": 4}, 3)
    before = snapshot(match.state)
    for name in NAMES:
        choose_for(match, match.asked[0], find_bot(name), Rng.seeded(1), QUICK)
    assert snapshot(match.state) == before


@pytest.mark.parametrize("name", NAMES)
def test_the_same_seed_and_budget_give_the_same_game(name: str) -> None:
    logs = []
    for i in range(2):
        match = Match.new(GAME, {"players": 3}, 9)
        play(match, [find_bot(name)], Faults(), most=15)
        logs.append(match.log)
    assert logs[0] == logs[1]


def test_lynx_keeps_its_time() -> None:
    match = Match.new(GAME, {"players": 4, "strategic": True}, 3)
    started = time.perf_counter()
    choose_for(match, match.asked[0], Lynx(), Rng.seeded(1), Budget(seconds=0.2))
    assert time.perf_counter() - started < 2


def test_bots_are_found_by_name_and_by_entry_point(monkeypatch: pytest.MonkeyPatch) -> None:
    class Point:
        def load(self) -> type[Bot]:
            return Puppy

    monkeypatch.setattr(shelf_module, "entry_points", lambda group: [Point()])
    all_bots.cache_clear()
    try:
        assert list(all_bots()) == ["puppy", *NAMES]
        assert isinstance(find_bot("puppy"), Puppy)
    finally:
        monkeypatch.undo()
        all_bots.cache_clear()
    with pytest.raises(Refused) as no:
        find_bot("puppy")
    assert no.value.reason.key == "no-such-bot"


def test_a_plug_in_that_does_not_load_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    class Point:
        name = "broken"

        def load(self) -> type[Bot]:
            raise ImportError("no such module")

    monkeypatch.setattr(shelf_module, "entry_points", lambda group: [Point()])
    all_bots.cache_clear()
    try:
        with pytest.warns(UserWarning, match="broken"):
            assert list(all_bots()) == NAMES
    finally:
        monkeypatch.undo()
        all_bots.cache_clear()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_and_fault_has_a_name(language: str) -> None:
    texts = table_texts(language)
    for name in NAMES:
        assert texts.has(f"bot-{name}")
        assert texts.has(f"bot-{name}-about")
    assert all(texts.has(f"fault-{fault}") for fault in (RAISED, NONSENSE, LATE))


@pytest.mark.parametrize("game", all_games().values(), ids=list(all_games()))
def test_levels_step_up_and_say_what_to_expect(game: Game[Any]) -> None:
    levels = levels_of(game)
    assert levels.warmth["kitten"] > levels.warmth["youngcat"] > 0
    assert all(one.level in LEVELS and one.low <= one.mean <= one.high for one in levels.typical)
    for step in levels.steps:
        assert LEVELS.index(step.above) == LEVELS.index(step.below) + 1
        assert step.least <= step.wins <= step.most
        assert step.wins > 1 / step.players
    for language in LANGUAGES:
        texts = game_texts(game, language)
        for one in levels.typical:
            said = say_typical(game, one, texts)
            assert str(one.low) in said
            assert str(one.high) in said


@pytest.mark.parametrize("game", all_games().values(), ids=list(all_games()))
def test_no_two_evenings_are_alike(game: Game[Any]) -> None:
    games = set()
    for seed in range(4):
        match, rng = Match.new(game, {}, 1), Rng.seeded(seed)
        while not match.over and len(match.steps) < 12:
            seat = match.asked[0]
            match.submit(seat, choose_for(match, seat, find_bot("cat"), rng, QUICK))
        games.add(tuple(map(str, match.log)))
    assert len(games) > 1
