"""Count a game that was played with the printed box in the terminal."""

import json
from codecs import BOM_UTF8
from pathlib import Path

import pytest

from purrlor.table.game import all_games
from tests.server.commands import purrlor, sentence

GAME = "wizards-and-witches"
PLAYERS = [{"hits": 4}, {"hits": 10, "out": 1}, {"hits": 12, "out": 2}]


def sheet(folder: Path, players: object) -> Path:
    """Write a filled sheet of three players."""
    file = folder / "sheet.json"
    file.write_text(
        json.dumps({"game": GAME, "options": {"players": 3}, "names": ["Ala"], "sheet": {"players": players}})
    )
    return file


def test_score_shows_the_lines_and_places_of_a_sheet(tmp_path: Path) -> None:
    status, out, _ = purrlor("score", sheet(tmp_path, PLAYERS))
    assert status == 0
    rows = [[word for word in line.split() if word.isdigit()] for line in out.splitlines()]
    assert ["4", "10", "12"] in rows
    assert ["1", "3", "2"] in rows
    assert "Ala" in out
    # Some editors put a mark before the first letter.
    file = sheet(tmp_path, PLAYERS)
    file.write_bytes(BOM_UTF8 + file.read_bytes())
    assert purrlor("score", file)[:2] == (0, out)


def test_everything_that_cannot_be_is_told_at_once(tmp_path: Path) -> None:
    status, _, err = purrlor("score", sheet(tmp_path, [{"hits": 10}, {"hits": 2, "out": 1}, {"hits": 0}]))
    assert status == 2
    first, second = err.strip().splitlines()
    assert first.startswith("players.0.out: Ala: whoever has 10 hits is out")
    assert second.startswith("players.1.out: Player 2")
    file = tmp_path / "other.json"
    file.write_text("[")
    assert "can't be read" in sentence("score", file)
    assert "--blank" in sentence("score")


@pytest.mark.parametrize(
    ("players", "english", "polish"),
    [
        ([{"hits": "4"}], "“players.0.hits” must be a whole number.", "musi być liczbą całkowitą"),
        ([{"hits": -1}], "“players.0.hits” must be at least 0.", "najmniejsza dozwolona liczba to 0"),
        ([{"hits": 100}], "“players.0.hits” must be at most 99.", "największa dozwolona liczba to 99"),
        ([{"out": 1}], "“players.0.hits” is missing on the score sheet.", "brakuje pola „players.0.hits”"),
        (
            [{"hits": 1, "hat": 2}],
            "The score sheet has no field “players.0.hat”.",
            "nie ma pola „players.0.hat”",
        ),
        ([7], "“players.0” must be a group of fields: { … }.", "musi być grupą pól: { … }"),
        ("none", "“players” must be a list: [ … ].", "musi być listą: [ … ]"),
    ],
)
def test_a_field_of_the_wrong_kind_is_told_in_words(
    tmp_path: Path, players: object, english: str, polish: str
) -> None:
    file = sheet(tmp_path, players)
    assert sentence("score", file) == english
    assert polish in sentence("score", file, "-l", "pl")


def test_a_file_that_is_no_sheet_is_told_in_words(tmp_path: Path) -> None:
    file = tmp_path / "sheet.json"
    for text, said in (
        ("[]", "it must be JSON"),
        ('{"game": "x",', "it must be JSON"),
        ("{}", "“game” is missing on the score sheet."),
        ('{"game": 3, "sheet": {}}', "“game” must be text in quotes."),
    ):
        file.write_text(text)
        assert said in sentence("score", file)


@pytest.mark.parametrize("game", sorted(all_games()))
def test_a_blank_sheet_is_read_again_and_explained(tmp_path: Path, game: str) -> None:
    status, out, err = purrlor("score", "--blank", game, "-o", "players=3")
    assert status == 0
    assert json.loads(out)["options"]["players"] == 3
    file = tmp_path / "sheet.json"
    file.write_text(out)
    assert err.count("\n") >= 2
    assert "!." not in err
    status, _, err = purrlor("score", file)
    # Only what has to be chosen is missing.
    assert status == 0 or "Please choose one" in err or "Extra Credit" in err
