"""Write and check a deck file in the terminal."""

import codecs
from pathlib import Path

import pytest

from purrlor.table.game import all_games
from tests.server.commands import purrlor

GAME = "wizard-kittens"
SPOILED = f'game = "{GAME}"\n[[curse]]\nid = "snail"\npoints = 99\nname_en = ""\n[[curs]]\n'


@pytest.mark.parametrize("game", [game.name for game in all_games().values() if game.deck_tables])
def test_what_is_exported_is_valid(tmp_path: Path, game: str) -> None:
    file = tmp_path / "own.toml"
    assert purrlor("deck", "export", game, "--to", file, "-l", "pl")[0] == 0
    status, out, err = purrlor("deck", "check", file)
    assert (status, err) == (0, "")
    assert out.startswith("The deck file is valid.")


def test_all_errors_of_a_file_are_told_with_line_card_and_field(tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_text(SPOILED)
    status, out, err = purrlor("deck", "check", file)
    assert (status, out) == (1, "")
    assert [line.partition(":")[0] for line in err.splitlines()] == [
        "Line 4, card “snail”, field “points”",
        "Line 5, card “snail”, field “name_en”",
        "Line 6",
    ]
    polish = purrlor("deck", "check", file, "-l", "pl")[2].splitlines()
    assert polish[0] == "Wiersz 4, karta „snail”, pole „points”: Dozwolone są liczby od 0 do 20."
    assert len(polish) == 3


def test_a_file_is_read_however_an_editor_begins_and_ends_its_lines(tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_bytes(
        codecs.BOM_UTF8 + f'game = "{GAME}"\r\n[[curse]]\r\nid = "snail"\r\npoints = 9\r\n'.encode()
    )
    assert purrlor("deck", "check", file) == (0, "The deck file is valid. It replaces 1 card.\n", "")
    file.write_bytes(codecs.BOM_UTF16_LE + SPOILED.encode("utf-16-le"))
    status, _, err = purrlor("deck", "check", file)
    assert status == 2
    assert "is not UTF-8 text" in err


def test_bots_try_a_file_and_tell_in_how_many_games_each_card_was_used(tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_text(f'game = "{GAME}"\n[[curse]]\nid = "snail"\nname_pl = "Ślimaczyca"\n')
    status, out, _ = purrlor("deck", "try", file, "--games", 30, "--players", 2, "-l", "pl")
    assert status == 0
    found, cards = out.split("\n\n")
    assert found
    title, *bars = cards.splitlines()
    assert title == "Klątwy – w ilu grach użyta była każda karta"
    assert bars[0].endswith(" Ślimaczyca")
    shares = [float(bar.replace("█", "").split()[0]) for bar in bars]
    assert len(shares) == 12
    assert all(share * 30 / 100 == pytest.approx(round(share * 30 / 100), abs=0.02) for share in shares)
    file.write_text(SPOILED)
    assert purrlor("deck", "try", file) == (2, "", purrlor("deck", "check", file)[2].splitlines()[0] + "\n")
