"""The command line as a person meets it."""

import os
import re
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO
from pathlib import Path
from subprocess import CompletedProcess
from typing import Any

import pytest
from rich.console import Console

from purrlor.cli import main
from purrlor.cli.join import NetworkTable
from purrlor.client import Guest, LiveConnection
from purrlor.games.wizards_and_witches import GAME
from purrlor.table.wire import load, save
from tests.record import random_match


def purrlor(*words: str, answers: str = "", language: str = "en") -> CompletedProcess[str]:
    """Run a command in this process: to start another takes longer than most of them."""
    out, err = StringIO(), StringIO()
    status: Any = 0
    with pytest.MonkeyPatch.context() as patch, redirect_stdout(out), redirect_stderr(err):
        patch.setattr(sys, "argv", ["purrlor", *words])
        patch.setattr(sys, "stdin", StringIO(answers))
        # As if the program had just been started, and not by pytest.
        patch.setattr(sys.modules["__main__"], "__package__", None)
        patch.setattr("purrlor.cli.language._chosen", [])
        for name, value in terminal(language).items():
            patch.setenv(name, value)
        try:
            main()
        except SystemExit as left:
            status = left.code or 0
    return CompletedProcess(words, int(status), out.getvalue(), err.getvalue())


def terminal(language: str) -> dict[str, str]:
    """Describe a terminal of a known width."""
    return {"PURRLOR_LANGUAGE": language, "COLUMNS": "100", "TERM": "dumb"}


def test_the_program_starts_without_a_warning() -> None:
    command = [sys.executable, "-W", "error", "-c", "from purrlor.cli import main; main()", "games"]
    told = subprocess.run(command, env=os.environ | terminal("en"), capture_output=True, encoding="utf-8")
    assert (told.returncode, told.stderr) == (0, "")
    assert told.stdout == purrlor("games").stdout


def test_games_lists_them_all() -> None:
    run = purrlor("games")
    assert run.returncode == 0
    assert "wizards-and-witches" in run.stdout
    assert "2–7" in run.stdout
    assert "Czarodzieje i czarownice" in purrlor("games", language="pl").stdout


def test_play_a_whole_game_alone_against_bots(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    run = purrlor("play", "wizards-and-witches", "--file", str(file), "--seed", "7", answers="1\n" * 400)
    assert run.returncode == 0, run.stderr
    assert "Hits taken" in run.stdout
    assert load(file.read_bytes()).over


def test_stop_and_go_on(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    words = ("play", "wizards-and-witches", "--file", str(file), "--seed", "7", "--bot", "random")
    assert "saved in" in purrlor(*words, answers="1\n1\nq\n").stdout.replace("\n", " ")
    early = load(file.read_bytes())
    assert not early.over
    assert purrlor(*words, answers="1\n" * 400).returncode == 0
    late = load(file.read_bytes())
    assert late.over
    assert late.log[: len(early.log)] == early.log


def test_a_game_is_kept_from_its_beginning_or_not_begun(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    run = purrlor("play", "isle-of-cats", "--file", str(file), answers="q\n")
    assert "saved in" in run.stdout.replace("\n", " ")
    assert load(file.read_bytes()).log == []
    run = purrlor("play", "battle-kittens", "--file", str(file), answers="q\n")
    assert run.returncode == 2
    assert "contains a game of isle-of-cats" in run.stderr.replace("\n", " ")
    run = purrlor("play", "isle-of-cats", "--file", str(tmp_path / "none" / "game.json"), answers="q\n")
    assert run.returncode == 2
    assert "can't be written" in run.stderr.replace("\n", " ")
    assert "saved in" not in run.stdout.replace("\n", " ")


def test_keys_explain_switch_language_and_refuse() -> None:
    answers = "?\nh\n99\nmeow\n\nu\npl\nq\n"
    run = purrlor("play", "wizards-and-witches", "--seed", "7", "-o", "strategic=yes", answers=answers)
    assert run.returncode == 0
    words = " ".join(run.stdout.split())
    assert "(rule WW-4)" in words
    assert "“99” is not a number from 1 to" in words
    assert "“meow” is not a number" in words
    assert re.search(r"Type a number from 1 to \d+\.", words)
    assert "You can't take that back" in words
    assert "Twoje karty" in words


def test_a_key_gives_a_hint_the_rules_and_what_cards_do() -> None:
    run = purrlor("play", "wizard-kittens", "--seed", "7", answers="h\ni\ni xyz\nr\nk\nq\n")
    assert run.returncode == 0
    words = " ".join(run.stdout.split())
    assert "A bot would choose: " in words
    assert "Nothing here is explained under that name: xyz" in words
    assert "Caught!" in words  # in the rules
    assert words.count("h gives a hint") == 2  # at the start, and when asked for
    cards = purrlor("play", "isle-of-cats", "--seed", "7", answers="i\ni leap\nq\n")
    words = " ".join(cards.stdout.split())
    assert "your next cat, oshax or treasure need not touch another tile" in words


@pytest.mark.parametrize(
    ("language", "warning"), [("en", "looks much better"), ("pl", "wygląda dużo lepiej")]
)
def test_a_clear_mistake_is_made_only_if_it_is_chosen_twice(language: str, warning: str) -> None:
    game = ("play", "isle-of-cats", "-o", "family=yes", "-o", "players=2", "--seed", "one", "-l", language)
    # Two family cards; then eight cats lie on the island, and the ninth choice is to take none.
    careless = purrlor(*game, answers="1\n1\n9\nq\n")
    assert warning not in careless.stdout
    warned = purrlor(*game, "--warn", answers="1\n1\n9\nq\nn\n")
    assert warned.stdout.count(warning) == 1
    stubborn = purrlor(*game, "--warn", answers="1\n1\n9\n9\nq\nn\n")
    assert stubborn.stdout.count(warning) == 1
    assert len(stubborn.stdout) > len(warned.stdout)


def test_whoever_quits_may_keep_the_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    game = ("play", "wizards-and-witches", "--seed", "7", "-o", "players=2")
    assert "Keep the game" not in purrlor(*game, answers="q\n").stdout  # nothing has happened yet
    run = purrlor(*game, answers="1\nq\ny\n")
    assert "purrlor play --file purrlor-wizards-and-witches.json" in " ".join(run.stdout.split())
    kept = load((tmp_path / "purrlor-wizards-and-witches.json").read_bytes())
    assert kept.log
    run = purrlor(*game, answers="1\nq\nmine.json\n")
    assert load((tmp_path / "mine.json").read_bytes()).log == kept.log
    purrlor(*game, answers="1\nq\nt\n", language="pl")
    assert (tmp_path / "purrlor-wizards-and-witches-2.json").exists()
    purrlor(*game, answers="1\nq\nn\n")
    purrlor(*game, answers="1\nq\n")
    assert len(list(tmp_path.iterdir())) == 3
    purrlor(*game, answers="1\nq\n\n")  # Enter keeps it
    assert (tmp_path / "purrlor-wizards-and-witches-3.json").exists()


def test_every_action_is_explained_even_in_the_largest_game() -> None:
    run = purrlor("play", "isle-of-cats", "--seed", "7", answers="?\nq\n")
    assert run.returncode == 0
    words = " ".join(run.stdout.split())
    assert "(rule IC-8.7)" in words
    assert "You can't skip this. Choose something." in words


def test_a_curtain_hides_hands_at_one_screen() -> None:
    run = purrlor(
        "play",
        "wizards-and-witches",
        "--people",
        "2",
        "-o",
        "players=2",
        "--seed",
        "7",
        answers="\n1\n\n1\n\nq\n",
    )
    assert run.returncode == 0
    assert "Next player: Player" in run.stdout
    first = run.stdout.split("Next player")[1]
    assert "Your cards" in first


def test_nobody_plays_and_bots_play_alone() -> None:
    run = purrlor("play", "wizards-and-witches", "--people", "0", "--bot", "random", "--seed", "1")
    assert run.returncode == 0
    assert "Hits taken" in run.stdout


def test_replay_tells_a_game(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(save(random_match(GAME, GAME.settle({"players": 3, "strategic": True}), "tell")))
    whole, early, mine = (
        purrlor("replay", str(file), *more) for more in ((), ("--at", "3"), ("--seat", "1"))
    )
    assert [run.returncode for run in (whole, early, mine)] == [0, 0, 0]
    assert "wins!" in whole.stdout
    assert "wins!" not in early.stdout
    assert "draws: " in mine.stdout
    assert "draws: " not in whole.stdout


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("play", "chess"), "There is no game called “chess”"),
        (("play", "wizards-and-witches", "-o", "players=8"), "can't be “8”. Choose one of: 2, 3, 4, 5, 6, 7"),
        (("play", "wizards-and-witches", "-o", "players"), "NAME=VALUE"),
        (("play", "wizards-and-witches", "-o", "cats=3"), "There is no option “cats”"),
        (("play", "wizards-and-witches", "--bot", "tiger"), "There is no bot called “tiger”"),
        (("play", "wizards-and-witches", "--people", "5"), "5 people for 4 seats"),
        (("play", "wizards-and-witches", "--deck", "nowhere.toml"), "There is no file “nowhere.toml”"),
        (("play", "wizards-and-witches", "-l", "de"), "There is no language “de”"),
        (("replay", "nowhere.json"), "There is no file “nowhere.json”"),
        (
            ("play", "wizards-and-witches", "-o", "players=2", "-o", "challenging=yes"),
            "Challenging needs at least three",
        ),
        (("deck", "export", "chess"), "There is no game called “chess”"),
        (("deck", "export", "wizards-and-witches"), "No card of this game can be replaced"),
        (("deck", "print", "chess"), "There is no game and no file called “chess”. Games: battle-kittens"),
        (("deck", "print", "battle-kittens", "--own"), "Name a deck file"),
        (("deck", "print", "battle-kittens", "-o", "nowhere/x.pdf"), "“nowhere/x.pdf” can't be written"),
        (("deck", "print"), "“GAME|FILE” is missing. See purrlor deck print --help."),
        (("deck", "print", "nowhere.toml"), "There is no file “nowhere.toml”"),
        (("deck", "print", "battle-kittens", "--paper", "a3"), "“--paper” must be one of: a4, letter. See"),
        (("fly",), "There is no command “fly”. See purrlor --help."),
        (("servee",), "There is no command “servee”. See purrlor --help."),
        (("deck", "fly"), "There is no command “fly”. See purrlor deck --help."),
        (("play", "--fly"), "There is no option “--fly”. See purrlor play --help."),
        (("play", "wizards-and-witches", "--people"), "“--people” needs a value. See"),
        (("play", "wizards-and-witches", "--people", "x"), "“--people” must be a number, at least 0. See"),
        (("play", "wizards-and-witches", "extra"), "Unexpected argument “extra”. See purrlor play --help."),
        (("serve", "--port", "x"), "“--port” must be a number from 0 to 65535. See purrlor serve --help."),
        (("simulate", "wizards-and-witches", "--games", "0"), "“--games” must be a number, at least 1. See"),
        *(
            ((*words.split(),), f"is missing. See purrlor {words} --help.")
            for words in (
                "replay",
                "join",
                "verify",
                "simulate",
                "arena",
                "tune",
                "deck export",
                "deck check",
                "backup",
                "restore",
            )
        ),
    ],
)
def test_bad_input_gets_one_sentence_and_status_2(words: tuple[str, ...], sentence: str) -> None:
    run = purrlor(*words)
    assert run.returncode == 2
    assert sentence in run.stderr
    assert len(run.stderr.strip().splitlines()) == 1
    polish = purrlor(*words, language="pl")
    assert polish.returncode == 2
    assert polish.stderr != run.stderr
    assert "⟨" not in polish.stderr


@pytest.mark.parametrize("words", [(), ("describe",), ("deck", "export")])
def test_a_short_option_shows_the_help_too(words: tuple[str, ...]) -> None:
    run = purrlor(*words, "-h")
    assert run.returncode == 0
    assert run.stdout == purrlor(*words, "--help").stdout
    assert "--help" in run.stdout


def test_a_broken_saved_game_gets_one_sentence(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(save(random_match(GAME, GAME.settle({}), "broken"))[:-40])
    for command in ("replay", "play"):
        words = (command, str(file)) if command == "replay" else (command, "--file", str(file))
        run = purrlor(*words)
        assert (run.returncode, run.stderr.strip()) == (2, "This is not a saved game, or it is damaged.")


@pytest.mark.parametrize(
    ("language", "left", "late"),
    [
        ("en", "Ada has left: a bot plays on.", "Bolek ran out of time: a bot plays on."),
        ("pl", "Ada odchodzi od stołu: gra bot.", "Bolek: czas minął, dalej gra bot."),
    ],
)
def test_the_terminal_tells_for_whom_a_bot_plays_on_and_why(language: str, left: str, late: str) -> None:
    output = StringIO()
    table = NetworkTable(
        LiveConnection(Guest("http://house"), "code"), Console(file=output, width=100), language
    )

    def seat(number: int, name: str, bot: str | None = None, late: bool = False) -> dict[str, Any]:
        return {"seat": number, "name": name, "bot": bot, "late": late, "host": number == 0}

    third = seat(2, "Mruczek", "cat")
    for seats in (
        [seat(0, "Ada"), seat(1, "Bolek"), third],
        [seat(0, "Ada", "cat"), seat(1, "Bolek"), third],
        [seat(0, "Ada", "cat"), seat(1, "Bolek", "cat", late=True), third],
    ):
        table.show({"type": "lobby", "devices": 1, "table": {"status": "running", "seats": seats}})
    assert output.getvalue().splitlines() == [left, late]


def test_input_that_ends_stops_quietly(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    run = purrlor("play", "wizards-and-witches", "--seed", "7", "--file", str(file), answers="1\n")
    assert (run.returncode, run.stderr) == (0, "")
    assert load(file.read_bytes()).log
