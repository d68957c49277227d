"""Count a game that was played with the printed box in the terminal."""

from pathlib import Path

from tests.server.commands import purrlor, sentence

SHEET = '{"players": [{"hits": 4}, {"hits": 10, "out": 1}, {"hits": 12, "out": 2}]}'


def test_score_shows_the_lines_and_places_of_a_sheet(tmp_path: Path) -> None:
    file = tmp_path / "sheet.json"
    file.write_text(SHEET)
    status, out, _ = purrlor("score", "wizards-and-witches", file, "-o", "players=3")
    assert status == 0
    rows = [[word for word in line.split() if word.isdigit()] for line in out.splitlines()]
    assert ["4", "10", "12"] in rows
    assert ["1", "3", "2"] in rows


def test_a_sheet_that_cannot_be_is_refused_in_one_sentence(tmp_path: Path) -> None:
    file = tmp_path / "sheet.json"
    file.write_text(SHEET.replace("12", "2"))
    assert "hits is out" in sentence("score", "wizards-and-witches", file, "-o", "players=3")
    file.write_text("[")
    assert "can't be read" in sentence("score", "wizards-and-witches", file, "-o", "players=3")
