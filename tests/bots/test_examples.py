"""Example turns of the rules pages: told to whoever was asked, no reason twice, and counts that add up."""

import pytest

from purrlor.bots.examples import played, tell
from purrlor.table.game import all_games, find_game
from purrlor.table.texts import LANGUAGES, game_texts

NOT_POINTS = {"score-circle", "score-guilty", "score-idler"}  # told before, but no part of the sum


@pytest.mark.parametrize("name", list(all_games()))
def test_example_turns_differ_and_their_count_adds_up(name: str) -> None:
    turns, score = played(name)
    assert len(turns) >= 3
    assert len({str(turn.reason) for turn in turns}) == len(turns)
    for language in LANGUAGES:
        texts = game_texts(find_game(name), language).seated(["Ada", "Bo", "Cleo", "Dot"])
        for turn in turns:
            told, who = tell(turn, texts), texts.name(turn.seat)
            assert all(who not in said for said in (told.choice, told.why, *told.events))
    sums = [0] * len(score.places)
    for line in score.lines:
        if line.total:
            assert list(line.amounts) == sums
            break
        if line.key not in NOT_POINTS:
            sums = [before + (amount or 0) for before, amount in zip(sums, line.amounts, strict=True)]
    else:
        assert name == "wizards-and-witches"  # nothing is summed up there
