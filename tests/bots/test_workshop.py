"""The workshop: weights get better by self-play, pass a gate, and can be stopped and resumed."""

import tomllib
from dataclasses import replace
from pathlib import Path

import pytest

from purrlor.bots.engines import Here
from purrlor.bots.workshop.evolution import changed, draw_changes, improved, settled, steps_of
from purrlor.bots.workshop.matches import Result, add_up, play_deal, tunable
from purrlor.bots.workshop.notebook import Notebook, Plan
from purrlor.bots.workshop.report import report
from purrlor.bots.workshop.tuning import Workshop
from purrlor.bots.workshop.weights_file import rewritten
from purrlor.cli import tune
from purrlor.core.rng import Rng
from purrlor.core.state import Judge, State, Style
from purrlor.core.weights import Weights
from purrlor.games.wizards_and_witches import GAME
from purrlor.games.wizards_and_witches.rules.wizards import WizardsAndWitches
from purrlor.table.game import all_games
from purrlor.table.reasons import Refused
from purrlor.table.texts import LANGUAGES, game_texts
from tests.cli.test_cli import purrlor

FILE = """# What a hit and a place in the shields are worth.
[weights]
hit = 0.05  # that one has taken
room = 0.02

[made]
by = "hand"
"""


class Simple(Judge):
    """Counts hits and room; its weights are wrong at first: it likes to be hit."""

    def __init__(self, weights: Weights) -> None:
        self.simple = weights

    def worth(self, state: State, seat: int) -> float:
        assert isinstance(state, WizardsAndWitches)
        hit, room = self.simple.numbers()
        worth = 0.5
        for player in range(state.seats):
            side = 1 if player == seat else -1
            worth += side * hit * int(state.hits[player])
            worth += side * room * int(state.room[player * 2] + state.room[player * 2 + 1])
        return min(max(worth, 0.0), 1.0)

    def style(self, state: State) -> Style:
        style = Style()
        style.looks = 12
        return style

    def weights(self) -> Weights:
        return self.simple

    def tuned(self, weights: Weights) -> Judge:
        return Simple(weights)


WEIGHTS = Weights(["hit", "room"], [0.05, 0.02])
SIMPLE = replace(GAME, judge=Simple(WEIGHTS))


def plan(pairs: int = 6) -> Plan:
    start = dict(zip(WEIGHTS.names, WEIGHTS.numbers(), strict=True))
    return Plan(GAME.name, (GAME.settle({"players": 2}),), "wins", 1, pairs, 2, 0.5, start)


def workshop(folder: Path, resume: bool = False, pairs: int = 6) -> Workshop:
    notebook = Notebook(folder, plan(pairs))
    notebook.open(resume)
    return Workshop(SIMPLE, notebook.plan, notebook, Here())


def test_the_workshop_climbs_a_noisy_hill() -> None:
    """The best place is known: the results of opposite changes point to it."""
    best, rng = [3.0, -2.0, 0.5], Rng.seeded(1)
    values, path = [1.0, -1.0, 1.0], [[1.0, -1.0, 1.0]]
    steps = steps_of(values, {2: 0.1})
    assert steps == [0.25, 0.25, 0.1]

    def height(at: list[float]) -> float:
        return -sum((one - other) ** 2 for one, other in zip(at, best, strict=True)) + rng.below(100) / 200

    for _ in range(60):
        changes = draw_changes(3, 8, rng)
        results = [
            height(changed(values, steps, to, 1)) - height(changed(values, steps, to, -1)) for to in changes
        ]
        values = improved(values, steps, changes, results, 1.0)
        path.append(values)
    assert settled(path) == pytest.approx(best, abs=0.35)


def test_a_deal_is_played_from_both_sides() -> None:
    """Equal weights make equal games: what one side wins first, the other wins after the change of seats."""
    result = play_deal(SIMPLE, GAME.settle({"players": 2}), "deal", [0.05, 0.02], [0.05, 0.02])
    assert (result.games, result.wins, result.lead) == (2, (1.0, 1.0), 0.0)
    assert play_deal(SIMPLE, GAME.settle({"players": 3}), "deal", [-0.05, 0.02], [0.05, 0.02]).games == 2
    assert add_up([result, Result(2, (2.0, 0.0), 1.0)]) == Result(4, (3.0, 1.0), 1.0)


def test_stopped_and_resumed_it_finds_the_same_weights(tmp_path: Path) -> None:
    whole = workshop(tmp_path / "whole")
    for _ in range(2):
        assert list(whole.generation()) == list(range(1, 15))
    assert list(whole.gate(4)) == [1, 2]
    part = workshop(tmp_path / "part")
    list(part.generation())
    again = workshop(tmp_path / "part", resume=True)
    for _deal in again.generation():
        break  # stopped in the middle of a generation: it is played anew
    again = workshop(tmp_path / "part", resume=True)
    list(again.generation())
    assert again.path == whole.path
    next(again.gate(4))
    file = tmp_path / "part" / "gate.jsonl"
    file.write_bytes(file.read_bytes() + b'{"deal": 1, "res')  # cut off by a power failure
    last = workshop(tmp_path / "part", resume=True)
    assert list(last.gate(4)) == [2]
    assert last.verdict() == whole.verdict()
    for language in LANGUAGES:
        page = report(last, game_texts(GAME, language))
        assert "⟨" not in page
        assert page.count("<svg") == 3
    with pytest.raises(Refused) as no:
        workshop(tmp_path / "part", resume=True, pairs=7)
    assert no.value.reason.key == "arena-other-plan"


def test_purrlor_tune_writes_only_what_passes_the_gate(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "weights.toml"
    file.write_text(FILE)
    monkeypatch.setattr(tune, "find_game", lambda name: SIMPLE)
    monkeypatch.setattr(tune, "place_of", lambda package: file)
    words = [
        "tune",
        GAME.name,
        "--jobs",
        "1",
        "--folder",
        str(tmp_path),
        "--table",
        "players=2",
        "--pairs",
        "8",
    ]
    monkeypatch.setattr(tune, "GATE", 1.01)
    kept = purrlor(*words, "--generations", "1", "--games", "2")
    assert (kept.returncode, kept.stderr) == (0, "")
    assert "The old weights stay" in kept.stdout
    assert file.read_text() == FILE
    monkeypatch.setattr(tune, "GATE", 0.0)
    better = purrlor(*words, "--generations", "2", "--games", "2", "--resume")
    assert (better.returncode, better.stderr) == (0, "")
    written = tomllib.loads(file.read_text())
    assert written["weights"] != {"hit": 0.05, "room": 0.02}
    assert written["made"]["generations"] == 2
    assert file.read_text().startswith(FILE.splitlines()[0])
    assert (tmp_path / "report.html").exists()


def test_the_file_keeps_its_comments() -> None:
    text = rewritten(FILE, {"hit": -0.12345, "room": 2.0}, {"by": "purrlor tune", "games": 400})
    assert "hit = -0.1235  # that one has taken\nroom = 2\n" in text
    assert text.endswith('\n\n[made]\nby = "purrlor tune"\ngames = 400\n')


def test_a_judge_without_weights_can_not_be_tuned() -> None:
    class Fixed(Judge):
        pass

    with pytest.raises(Refused) as no:
        tunable(replace(GAME, judge=Fixed()))
    assert no.value.reason.key == "no-weights"


def test_weights_say_how_they_were_made() -> None:
    for game in all_games().values():
        if not game.judge.weights().names:
            continue
        file = Path(str(game.texts)).parent / "weights.toml"
        written = tomllib.loads(file.read_text(encoding="utf-8"))
        assert list(written["weights"]) == game.judge.weights().names
        assert written["made"]["by"]
        assert set(written.get("steps", {})) <= set(written["weights"])
