"""What `purrlor balance` counts: the same as other ways to count it, and told in every language."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest

from bench import cards
from purrlor.bots.deck_tally import DeckTally, add_match, add_tally
from purrlor.games.wizard_kittens.cards import CURSE_NAMES
from purrlor.reviews.balance import Job, Result, best_points, is_plain, jobs_for, play, set_ups_of, sum_up
from purrlor.reviews.balance_page import as_html, as_markdown
from purrlor.reviews.balance_tables import Tables
from purrlor.table.deck_file import read_deck
from purrlor.table.game import Game, Score, ScoreLine, all_games, find_game
from purrlor.table.texts import LANGUAGES, game_texts
from tests.reviews.played import BK, GAMES, ISLE, WK, played
from tests.scale import PURE

slow_rules = pytest.mark.skipif(PURE, reason="compiled rules give the same figures, many times faster")


@cache
def counted(name: str, games: int) -> tuple[Result, ...]:
    """Play a few games of three; kittens hardly ever defeat all curses, and elsewhere they are quick."""
    game = find_game(name)
    jobs = jobs_for(game, [game.usual(3)], "cat" if name == WK else "kitten", 0, 0, games, 0)
    return tuple(play(job) for (job,) in jobs)


def fact(results: tuple[Result, ...], *cell: str) -> float:
    one = sum_up(list(results)).facts[cell[0], cell[1], cell[2]]
    return one.total / one.count


@pytest.mark.parametrize(
    "game", [game for game in all_games().values() if game.counts], ids=lambda game: game.name
)
def test_everything_that_a_game_counts_has_a_name_in_every_language(game: Game[Any]) -> None:
    assert game.counts is not None
    for language in LANGUAGES:
        texts = game_texts(game, language)
        for table in game.counts.tables:
            assert texts.has(f"counts-{table.name}")
            assert all(texts.has(f"counts-{column.name}") for column in table.columns)
            assert table.plot in ("", *(column.name for column in table.columns))
        assert all(texts.has(f"counts-temper-{temper}") for temper in game.counts.tempers)
    assert any(is_plain(game, settings) for settings in set_ups_of(game))


@slow_rules
@pytest.mark.parametrize("name", [WK, BK])
def test_all_that_is_counted_stands_in_a_declared_column(name: str) -> None:
    counts = find_game(name).counts
    assert counts is not None
    declared = {(table.name, column.name) for table in counts.tables for column in table.columns}
    found = {(table, column) for table, _, column in sum_up(list(counted(name, 6))).facts}
    assert found <= declared
    assert {table for table, _ in found} == {table.name for table in counts.tables}


@slow_rules
def test_battlegrounds_and_kittens_are_counted_as_they_were_played() -> None:
    results = counted(BK, 3)
    facts = sum_up(list(results)).facts
    grounds = [one for (table, _, column), one in facts.items() if (table, column) == ("attributes", "ties")]
    assert sum(one.count for one in grounds) == 3 * 9
    dealt = [
        one for (table, _, column), one in facts.items() if (table, column) == ("kittens", "taken-early")
    ]
    # Three players get seven Kittens in each of three rounds, and take two of them early.
    assert sum(one.count for one in dealt) == 3 * 3 * 3 * 7
    assert sum(one.total for one in dealt) == 3 * 3 * 3 * 2
    above = [one for (table, _, column), one in facts.items() if (table, column) == ("kittens", "fish-above")]
    assert sum(one.total for one in above) == pytest.approx(0.0)
    assert fact(results, "fish", "", "fish-first") >= fact(results, "fish", "", "fish-last")


@slow_rules
def test_endings_and_turns_are_counted_as_they_were_played() -> None:
    results = counted(WK, 3)
    finished = sum(one.ending == "all-defeated" for one in results) / 3
    assert fact(results, "endings", "", "finished") == pytest.approx(finished)
    wins = sum(fact(results, "turn-order", "", f"wins-{place}") for place in (1, 2, 3))
    assert wins == pytest.approx(sum(sum(one.finals) for one in results) / 3)
    first, last = (fact(results, "turn-order", "", f"turns-{place}") for place in (1, 3))
    assert last <= first <= last + 1


def test_a_game_without_points_has_no_winning_score() -> None:
    hits = Score("last-standing", (1, 2), (ScoreLine("score-hits", (3, 12)),))
    fish = Score("most-fish", (1, 2), (ScoreLine("score-fish", (30, 20), total=True),))
    assert best_points(hits, 2) is None
    assert best_points(fish, 2) == 30


@slow_rules
def test_cards_are_counted_as_a_trial_of_a_deck_counts_them() -> None:
    whole, again = DeckTally(), DeckTally()
    for result in counted(WK, 3):
        add_tally(whole, result.tally)
    assert whole == sum_up(list(counted(WK, 3))).tally
    match = played(WK, ("kitten", "kitten"), 1)
    for tally in (again, again):
        add_match(match.game, match, tally)
    one = DeckTally()
    add_match(match.game, match, one)
    twice = DeckTally()
    add_tally(twice, one)
    add_tally(twice, one)
    assert twice == again
    assert twice.games == 2


@slow_rules
def test_one_seat_of_another_temper_is_counted_apart() -> None:
    game = find_game(WK)
    jobs = [job for (job,) in jobs_for(game, set_ups_of(game), "kitten", 0, 0, 2, 0)]
    odd = [job for job in jobs if job.temper]
    assert {job.temper for job in odd} == {"timid", "bold"}
    assert all(is_plain(game, job.settings) for job in odd)
    result = play(odd[0])
    assert result.facts == {}
    assert result.odd == result.finals[odd[0].number % len(result.finals)]
    balance = sum_up(list(counted(WK, 3)))
    sections = Tables(game, [balance], [result], game_texts(game, "en")).sections()
    assert "Waiting and fighting" in [section.title for section in sections]


@slow_rules
def test_other_cards_are_tried_by_quick_moves(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = find_game(WK)
    rows = [f'[[curse]]\nid = "{name}"\nrecipe = ["potion"]\n' for name in CURSE_NAMES]
    text = "\n".join([f'game = "{WK}"', *rows])
    jobs = [Job(WK, 0, game.usual(2), "quick", 0, 0, number, False) for number in range(3)]
    results = [cards.play(game, job, read_deck(game, text)) for job in jobs]
    assert [one.ending for one in results] == ["all-defeated"] * 3  # a single potion is soon found
    assert fact(tuple(results), "endings", "", "defeated") == 6.0
    file = tmp_path / "easy.toml"
    file.write_text(text, encoding="utf-8")
    cards.main([WK, str(file), "--games", "2", "--players", "2"])
    assert "New Rules" not in capsys.readouterr().out
    page = tmp_path / "page.md"
    cards.main([WK, str(file), "--games", "2", "--players", "2", "--page", str(page)])
    assert "| 2 players, New Rules | 100.0 %" in page.read_text(encoding="utf-8").split("## Endings")[1]


@slow_rules
@pytest.mark.parametrize("name", [name for name in GAMES if name != ISLE])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_of_docs_names_its_command_and_its_plots(name: str, language: str, tmp_path: Path) -> None:
    game = find_game(name)
    texts = game_texts(game, language)
    sections = Tables(game, [sum_up(list(counted(name, 3)))], [], texts).sections()
    intro = texts.say("balance-made", games=3, bot="kitten", command="purrlor balance")
    files = as_markdown(sections, intro, texts, tmp_path / "page.md")
    text = files[tmp_path / "page.md"]
    assert "`purrlor balance`" in text
    for file in files:
        assert file.name == "page.md" or f"]({file.name})" in text
    assert not [key for key in ("counts-", "balance-", "arena-") if key in text]
    assert "counts-" not in as_html(sections, intro, texts)


def test_a_variant_is_named_by_what_it_changes() -> None:
    game = find_game(ISLE)
    settings = game.settle({"players": 2, "kittens": True})
    balance = sum_up([_result(Job(ISLE, 0, settings, "cat", 0, 0, 0, False))])
    tables = Tables(game, [balance], [], game_texts(game, "en"))
    assert tables.set_up(settings) == "2 players, Kittens"
    alone = game.settle({"players": 1, "difficulty": "very_hard"})
    assert tables.set_up(alone) == "1 player, Difficulty very hard"


def _result(job: Job) -> Result:
    return Result(job, "end", 10, (1.0, 0.0), 80, 0.0, DeckTally(1, [1.0, 0.0]), {})
