"""The library: its examples run, every name is documented, it imports little and does not peek."""

import doctest
import inspect
import json
import pickle
import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import purrlor
from purrlor.games.wizards_and_witches import GAME
from purrlor.table.snapshot import snapshot

ROOT = Path(__file__).parent.parent
DOCUMENTED = ["library", "table.match", "table.sight", "table.wire", "bots.bot", "bots.summary"]
NAMES = sorted(set(purrlor.__all__) - {"__version__"})
GAME_NAME = GAME.name

# Run in a process of its own: which modules are there after the import, and after games were played.
USE = """
import json, sys
import purrlor
first = [name for name in sys.modules if name.startswith("purrlor")]
match = purrlor.new_match("wizards-and-witches", players=2)
match.submit(match.asked[0], purrlor.bot("cat").choose(match.sight(match.asked[0])))
purrlor.load(purrlor.save(match))
purrlor.simulate("battle-kittens", games=1)
purrlor.arena("wizard-kittens", ["random", "kitten"], games=1)
purrlor.deal("isle-of-cats")
print(json.dumps([first, sorted({name.partition(".")[0] for name in sys.modules})]))
"""
NOT_OF_THE_ENGINE = {"fluent", "rich", "typer", "starlette", "sqlalchemy", "uvicorn", "websockets", "redis"}


class Greedy(purrlor.Bot):
    """A bot that is not installed."""

    name = "greedy"

    def choose(self, sight: purrlor.Sight) -> purrlor.Action:
        """Take the last choice."""
        return sight.choices[-1]


@pytest.mark.parametrize("module", DOCUMENTED)
def test_the_examples_run(module: str) -> None:
    assert doctest.testmod(import_module(f"purrlor.{module}")).failed == 0


def test_every_function_has_an_example() -> None:
    functions = [name for name in NAMES if inspect.isfunction(getattr(purrlor, name))]
    shown = (ROOT / "docs/library.md").read_text(encoding="utf-8")
    for name in functions:
        assert ">>> import purrlor" in (getattr(purrlor, name).__doc__ or "") or f"purrlor.{name}(" in shown


@pytest.mark.parametrize("name", NAMES)
def test_every_name_is_documented(name: str) -> None:
    page = (ROOT / "docs/library.md").read_text(encoding="utf-8")
    assert re.search(rf"\b{name}\b", page)


def test_names_that_are_not_there() -> None:
    assert set(dir(purrlor)) == set(purrlor.__all__)
    with pytest.raises(AttributeError, match="find_game"):
        purrlor.find_game  # type: ignore[attr-defined] # noqa: B018


def test_texts_without_their_packages_say_what_brings_them() -> None:
    code = "import sys; sys.modules['fluent'] = None; import purrlor; purrlor.read_deck('wizard-kittens', '')"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert "ModuleNotFoundError: pip install 'purrlor[table]' brings texts" in run.stderr


def test_the_import_is_light_and_the_engine_needs_few_packages() -> None:
    run = subprocess.run([sys.executable, "-c", USE], capture_output=True, text=True, check=True)
    first, packages = json.loads(run.stdout)
    assert sorted(first) == ["purrlor", "purrlor.pure"]
    assert not NOT_OF_THE_ENGINE & set(packages)


# -- sights and bots -------------------------------------------------------------------------------------


def test_a_sight_is_a_guess_and_the_same_again() -> None:
    match = purrlor.new_match(GAME_NAME, players=4, strategic=True, seed=3)
    seat = match.asked[0]
    first, again = match.sight(seat), match.sight(seat)
    assert snapshot(first.world) == snapshot(again.world)
    assert first.view == match.view(seat)
    assert all(value is not match.state for value in vars(first).values())
    truth = snapshot(match.state, chance=False)
    others = [purrlor.new_match(GAME_NAME, players=4, strategic=True, seed=seed) for seed in range(8)]
    assert snapshot(first.world, chance=False) != truth
    assert all(snapshot(other.sight(other.asked[0]).world) != snapshot(other.state) for other in others)


def test_only_who_is_asked_has_a_sight() -> None:
    match = purrlor.new_match(GAME_NAME, players=2)
    with pytest.raises(purrlor.Refused, match="It is not your turn"):
        match.sight(1 - match.asked[0])


def test_a_match_tells_how_far_it_is() -> None:
    match = purrlor.new_match("battle-kittens", players=2)
    assert repr(match) == "<Match of battle-kittens, 2 seats, 0 moves, asks [0, 1]>"
    assert repr(purrlor.bot("cat")) == "<Bot cat>"


@pytest.mark.parametrize("ask", ["choices", "prompt", "view", "sight", "story"])
def test_a_seat_that_is_not_there_is_refused(ask: str) -> None:
    match = purrlor.new_match(GAME_NAME, players=2)
    for seat in (2, -2):
        with pytest.raises(purrlor.Refused, match="There is no such seat: this table has 2 seats"):
            getattr(match, ask)(seat)
    assert match.prompt(purrlor.WATCHER) is None


@pytest.mark.parametrize("nonsense", [-1, 99_999, None, "throw", {"do": "throw"}])
def test_what_is_no_action_is_refused(nonsense: Any) -> None:
    match = purrlor.new_match(GAME_NAME, players=2)
    with pytest.raises(purrlor.Refused, match="There is no such move"):
        match.submit(match.asked[0], nonsense)


def test_a_refusal_comes_back_from_another_process() -> None:
    with pytest.raises(purrlor.Refused) as refusal:
        purrlor.new_match("battle-kittens", players=5, team=True)
    again = pickle.loads(pickle.dumps(refusal.value))
    assert str(again) == str(refusal.value)
    assert again.reason == refusal.value.reason


def play(name: str, **tuning: Any) -> list[Any]:
    """Let a bot play all seats; give the log."""
    match = purrlor.new_match(GAME_NAME, players=3, seed=5)
    while not match.over:
        seat = match.asked[0]
        match.submit(seat, purrlor.bot(name, **tuning).choose(match.sight(seat)))
    return match.log


@pytest.mark.parametrize(("name", "tuning"), [("random", {}), ("cat", {}), ("lynx", {"nodes": 20})])
def test_bots_play_the_same_game_again(name: str, tuning: dict[str, int]) -> None:
    assert play(name, **tuning) == play(name, **tuning)


def test_another_seed_plays_another_game() -> None:
    assert play("random", seed=1) == play("random", seed=1)
    assert play("random", seed=1) != play("random", seed=2)


def test_a_bot_is_called_after_its_settings() -> None:
    assert purrlor.bot("cat").name == "cat"
    assert purrlor.bot("lynx", nodes=50).name == "lynx(nodes=50)"
    assert purrlor.bot("lynx", seconds=0.5, seed=2).name == "lynx(seed=2, seconds=0.5)"


# -- many games ------------------------------------------------------------------------------------------


def test_simulated_games_depend_on_the_seed_alone() -> None:
    one = purrlor.simulate(GAME_NAME, games=1200, seed=4, players=3)
    two = purrlor.simulate(GAME_NAME, games=1200, seed=4, players=3, jobs=2)
    assert sorted(one.lengths) == sorted(two.lengths)
    assert one.by_seat == two.by_seat
    assert one.lengths != purrlor.simulate(GAME_NAME, games=1200, seed=5, players=3).lengths
    assert str(one).startswith("1200 games, mean length ")
    assert len(str(one).splitlines()) == 4


def test_bots_and_games_that_are_not_installed_play_in_the_arena() -> None:
    from dataclasses import replace

    mine = replace(GAME, name="my-witches")
    result = purrlor.arena(mine, [Greedy(), "random"], games=4, nodes=1)
    assert {line.bot for line in result.bots} == {"greedy", "random"}
    assert result.games == 4
    assert not any(line.faults for line in result.bots)
    assert purrlor.simulate(mine, games=10).games == 10


def test_a_summary_tells_of_bots_that_failed() -> None:
    class Broken(purrlor.Bot):
        def choose(self, sight: purrlor.Sight) -> purrlor.Action:
            raise ValueError

    line = str(purrlor.arena(GAME_NAME, [Broken(), "random"], games=2)).splitlines()[1]
    assert line.startswith("broken  wins ")
    assert re.search(r", random moves instead of its own: raised [1-9]\d*$", line)
    assert "instead" not in str(purrlor.arena(GAME_NAME, ["random"], games=2, players=2))


def test_bots_repeat_where_there_are_more_seats() -> None:
    result = purrlor.arena(GAME_NAME, ["cat", "random"], players=4, games=4)
    assert [line.seats for line in result.bots] == [2, 2]


def test_what_is_wrong_is_refused() -> None:
    for call in (
        lambda: purrlor.game("chess"),
        lambda: purrlor.bot("dog"),
        lambda: purrlor.new_match(GAME_NAME, players=12),
        lambda: purrlor.deal(GAME_NAME, colour="red"),
        lambda: purrlor.action(GAME_NAME, "fly"),
        lambda: purrlor.action(GAME_NAME, "throw", kard="spell_2"),
        lambda: purrlor.arena(GAME_NAME, [Greedy, "random"]),  # type: ignore[list-item]
        lambda: purrlor.arena(GAME_NAME, [Greedy(), Greedy()]),
        lambda: purrlor.arena(GAME_NAME, [Greedy(), "greedy"]),
        lambda: purrlor.texts(purrlor.new_match(GAME_NAME), "fr"),
        lambda: purrlor.load(b"nonsense"),
        lambda: purrlor.read_deck("wizard-kittens", "nonsense"),
    ):
        with pytest.raises(purrlor.Refused) as refusal:
            call()
        assert "⟨" not in purrlor.sentence(refusal.value, "pl")
