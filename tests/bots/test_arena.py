"""The arena: the same games whatever runs them, kept, resumed and told."""

import csv
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
import typer

from purrlor.bots import Bot, Budget, Sight
from purrlor.bots.arena import CHEAT, Plan, Played, make_plan, play_games, points
from purrlor.bots.engines import Here, Processes, Result, find_engine
from purrlor.bots.ledger import Ledger
from purrlor.bots.report import report
from purrlor.bots.summary import average, proportion, sum_up, uses
from purrlor.games.wizards_and_witches import GAME
from purrlor.table.game import Score, ScoreLine
from purrlor.table.reasons import Refused
from purrlor.table.records import Action
from purrlor.table.texts import LANGUAGES, game_texts
from tests.cli.test_cli import purrlor


class Broken(Bot):
    """Fails at every move."""

    name = "broken"

    def choose(self, sight: Sight) -> Action:
        raise RuntimeError


def plan(*bots: str, seed: int = 1) -> Plan:
    settings = GAME.settle({"players": len(bots)})
    return make_plan(GAME.name, settings, list(bots), seed, Budget(nodes=20))


def timeless(rows: list[Played]) -> list[Played]:
    return sorted(
        (msgspec.structs.replace(row, seconds=0.0) for row in rows), key=lambda row: (row.game, row.seat)
    )


def tasks(whole: Plan, games: int) -> list[tuple[Plan, range]]:
    return [(whole, range(start, min(start + 3, games))) for start in range(0, games, 3)]


def test_the_same_games_whatever_runs_them() -> None:
    whole = plan("lynx", "cat", "kitten")
    alone = [row for rows in Here().run(play_games, tasks(whole, 8)) for row in rows]
    together = [row for rows in Processes(2).run(play_games, tasks(whole, 8)) for row in rows]
    assert timeless(alone) == timeless(together)
    assert timeless(alone) == timeless(play_games(whole, range(8)))


@pytest.mark.soak
def test_ray_plays_the_same_games() -> None:
    pytest.importorskip("ray", reason="pip install purrlor[ray]")
    whole = plan("cat", "kitten")
    rows = [row for rows in find_engine("ray", 2).run(play_games, tasks(whole, 6)) for row in rows]
    assert timeless(rows) == timeless(play_games(whole, range(6)))


def test_seats_change_from_game_to_game() -> None:
    rows = play_games(plan("cat", "kitten", "random"), range(3))
    for bot in ("cat", "kitten", "random"):
        assert [row.seat for row in rows if row.bot == bot] in ([0, 2, 1], [1, 0, 2], [2, 1, 0])


def test_faults_are_counted_and_the_game_goes_on() -> None:
    rows = play_games(plan("tests.bots.test_arena:Broken", "cat"), range(2))
    summary = sum_up(rows)
    broken = next(line for line in summary.bots if line.bot.endswith("Broken"))
    assert broken.faults["raised"] > 5
    assert summary.endings == {"last-standing": 2}


def test_a_cheat_wins_more_often() -> None:
    whole = make_plan(GAME.name, GAME.settle({"players": 2}), [CHEAT, "random"], 1, Budget(nodes=100))
    cheat = next(line for line in sum_up(play_games(whole, range(12))).bots if line.bot == CHEAT)
    assert cheat.wins.value > 0.5


def test_a_folder_keeps_games_and_goes_on(tmp_path: Path) -> None:
    whole = plan("cat", "kitten")
    ledger = Ledger(tmp_path / "arena", whole)
    assert ledger.open(resume=False) == []
    rows = play_games(whole, range(3))
    ledger.add(rows)
    table = tmp_path / "arena" / "games.csv"
    cut = table.read_text(encoding="utf-8")[:-20]  # the last line was being written
    table.write_text(cut, encoding="utf-8")
    assert Ledger(tmp_path / "arena", whole).open(resume=True) == rows[:-2]
    with table.open(encoding="utf-8") as file:
        assert len(list(csv.DictReader(file))) == 4


def test_a_folder_of_other_games_is_refused(tmp_path: Path) -> None:
    Ledger(tmp_path, plan("cat", "kitten")).open(resume=False)
    for other, key in ((plan("cat", "random"), "arena-other-plan"), (plan("cat", "kitten"), "")):
        try:
            Ledger(tmp_path, other).open(resume=True)
            refusal = ""
        except Refused as no:
            refusal = no.reason.key
        assert refusal == key
    with pytest.raises(Refused):
        Ledger(tmp_path / "nowhere", plan("cat", "kitten")).open(resume=True)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_report_shows_all_plots(language: str) -> None:
    whole = plan("cat", "kitten", "kitten")
    page = report(whole, play_games(whole, range(6)), game_texts(GAME, language))
    assert page.count("<svg") == 6  # victories, seats, points of two bots, length, uses
    assert "⟨" not in page
    assert "<script" not in page


def test_intervals() -> None:
    half = proportion(50, 100)
    assert (round(half.low, 3), round(half.high, 3)) == (0.404, 0.596)
    assert proportion(0, 20).low == 0
    assert proportion(20, 20).high == 1
    assert average([1.0]).low == 1
    assert average([1.0, 3.0]).value == 2


def test_uses_tell_who_won_with_what() -> None:
    rows = play_games(plan("cat", "kitten"), range(4))
    found = {use.what: use for use in uses(rows)}
    assert found["lay card-lair"].times == sum(row.uses.get("lay card-lair", 0) for row in rows)


def test_points_are_the_total_or_the_last_line() -> None:
    lines = (ScoreLine("score-a", (1, 2)), ScoreLine("score-total", (3, 4)), ScoreLine("score-b", (5, 6)))
    assert points(Score("end", (1, 2), lines), 1) == 4
    assert points(Score("end", (1, 2), (lines[0], lines[2])), 0) == 5
    assert points(Score("end", (1, 2), ()), 0) is None


@pytest.mark.parametrize(
    ("call", "key"),
    [
        (lambda: plan("cat", "nobody"), "no-such-bot"),
        (lambda: plan("cat", "no.module:Bot"), "no-bot-there"),
        (lambda: make_plan(GAME.name, GAME.settle({"players": 2}), ["cat"] * 3, 1), "too-many-bots"),
        (lambda: find_engine("steam", 1), "no-such-engine"),
    ],
)
def test_what_can_not_be_played_is_refused(call: Callable[[], object], key: str) -> None:
    with pytest.raises(Refused) as no:
        call()
    assert no.value.reason.key == key


def test_ctrl_c_keeps_what_is_done(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from purrlor.bots.summary import Summary
    from purrlor.cli import arena as command

    def stop_early(self: Here, work: Callable[..., Result], jobs: list[tuple[Any, ...]]) -> Iterator[Result]:
        yield work(*jobs[0])
        raise KeyboardInterrupt

    shown: list[Summary] = []
    monkeypatch.setattr(Here, "run", stop_early)
    monkeypatch.setattr(command, "show", lambda console, plan, summary, texts: shown.append(summary))
    with pytest.raises(typer.Exit) as stopped:
        command.arena(GAME.name, "cat,kitten", games=6, nodes=10, report=tmp_path, language="en")
    assert stopped.value.exit_code == 130
    assert shown[0].games == 1
    monkeypatch.undo()
    run = purrlor(
        "arena",
        GAME.name,
        "--seats",
        "cat,kitten",
        "--games",
        "4",
        "--nodes",
        "10",
        "--report",
        str(tmp_path),
        "--resume",
    )
    assert run.returncode == 0, run.stderr
    assert "4 games" in run.stdout
    assert (tmp_path / "report.html").exists()


def test_commands(tmp_path: Path) -> None:
    run = purrlor("arena", GAME.name, "--seats", "cat,kitten", "--games", "4", language="pl")
    assert run.returncode == 0, run.stderr
    assert "4 gry" in run.stdout
    run = purrlor("arena", GAME.name, "--resume")
    assert run.returncode == 2
    assert "--report" in run.stderr
    once = purrlor("simulate", GAME.name, "--games", "1200", "--jobs", "2")
    again = purrlor("simulate", GAME.name, "--games", "1200")
    assert once.returncode == 0, once.stderr
    assert once.stdout.splitlines()[-2:] == again.stdout.splitlines()[-2:]
    assert purrlor("simulate", GAME.name, "--games", "3", "--bot", "kitten").returncode == 0
