"""Decks of strangers: refused with the field that is wrong, or played to the end."""

from __future__ import annotations

from random import Random
from time import process_time
from typing import Any

import msgspec
import pytest

from purrlor.core.playout import playout
from purrlor.core.rng import Rng
from purrlor.table.conform import legal_settings
from purrlor.table.deck import MOST_FAULTS, Deck, faults_of
from purrlor.table.deck_file import read_any_deck, read_deck, scan
from purrlor.table.game import Game, all_games
from purrlor.table.match import Match
from purrlor.table.reasons import Refused
from purrlor.table.texts import LANGUAGES, deck_texts, game_texts
from tests.scale import SEED, games
from tests.table.hostile_decks import as_deck, spoiled_deck, spoiled_file

WITH_DECKS = [game for game in all_games().values() if game.deck_tables]
LONGEST = 50_000


def plays(game: Game[Any], deck: Deck, number: int) -> None:
    """Play a random game with a deck to its end, with some of the game's options."""
    settings = list(legal_settings(game))
    match = Match.new(game, settings[number % len(settings)], number, deck)
    rng = Rng.seeded(number)
    playout(match.state, rng, LONGEST)
    assert match.state.pending == 0
    for language in LANGUAGES:
        texts = deck_texts(game, language, deck)
        for table in game.deck_tables:
            for card in table.ids[:3]:
                assert "⟨" not in texts.say(f"{table.prefix}-{card}")


@pytest.mark.parametrize("game", WITH_DECKS, ids=lambda game: game.name)
def test_a_spoiled_file_is_refused_with_line_and_field_or_played_to_the_end(game: Game[Any]) -> None:
    rng = Random(SEED)
    for number in range(games(60, 1700)):
        text = spoiled_file(game, rng)
        reading = read_any_deck(text)
        assert len(reading.faults) <= MOST_FAULTS
        for fault in reading.faults:
            for language in LANGUAGES:
                said = game_texts(reading.game or game, language).reason(fault.reason)
                assert "⟨" not in said
                assert fault.line == 0 or str(fault.line) in said
        if reading.faults:
            with pytest.raises(Refused):
                read_deck(game, text)
        else:
            plays(game, reading.deck, number)


@pytest.mark.parametrize("game", WITH_DECKS, ids=lambda game: game.name)
def test_a_spoiled_deck_is_refused_by_its_fields_or_played_to_the_end(game: Game[Any]) -> None:
    rng = Random(SEED + 1)
    played = 0
    for number in range(games(80, 1700)):
        given = spoiled_deck(game, rng)
        try:
            # As it comes over the wire.
            deck = msgspec.convert(given, Deck)
        except msgspec.ValidationError:
            continue
        faults = faults_of(game.deck_tables, as_deck(deck))
        for fault in faults:
            assert fault.table
            assert fault.field or fault.reason.key == "deck-no-such-table"
            assert "⟨" not in game_texts(game, "pl").reason(fault.reason)
        if faults:
            with pytest.raises(Refused):
                Match.new(game, deck=deck)
        else:
            plays(game, deck, number)
            played += 1
    assert played > 0


@pytest.mark.parametrize("game", WITH_DECKS, ids=lambda game: game.name)
def test_all_errors_of_a_deck_are_told_at_once(game: Game[Any]) -> None:
    table = next(table for table in game.deck_tables if any(one.kind == "number" for one in table.columns))
    column = next(one for one in table.columns if one.kind == "number")
    rows = [{**row, column.name: column.most + 1} for row in table.rows]
    faults = faults_of(game.deck_tables, {table.name: rows})
    assert [(fault.table, fault.card, fault.field) for fault in faults] == [
        (table.name, card, column.name) for card in table.ids
    ]
    text = f'game = "{game.name}"\n' + "".join(
        f'[[{table.name}]]\nid = "{card}"\n{column.name} = {column.most + 1}\n' for card in table.ids
    )
    reading = read_any_deck(text)
    assert reading.game is game
    assert [fault.line for fault in reading.faults] == [4 + 3 * n for n in range(len(table.ids))]
    assert [fault.fault.card for fault in reading.faults] == table.ids


@pytest.mark.parametrize(
    ("game", "rows", "told"),
    [
        # Five curses are hard, whatever else is wrong.
        (
            "wizard-kittens",
            '[[curse]]\nid = "hairball"\nband = "hard"\npoints = 99\n',
            {(4, "hairball", "band"), (5, "hairball", "points")},
        ),
        # This curse may be the one that is missing.
        (
            "wizard-kittens",
            '[[curse]]\nid = "hairball"\nband = "harder"\npoints = 99\n',
            {(4, "hairball", "band"), (5, "hairball", "points")},
        ),
        # So may a row whose card is not known.
        (
            "wizard-kittens",
            '[[curse]]\nid = "hairball"\nband = "hard"\n[[curse]]\nid = "snial"\nband = "easy"\n',
            {(6, "", "")},
        ),
        (
            "battle-kittens",
            '[[kitten]]\nid = "alma"\nname_en = "Zoe"\nwisdom = 10\n'
            '[[kitten]]\nid = "aramis"\nname_en = "Al"\n',
            {(5, "alma", "wisdom"), (8, "aramis", "name_en")},
        ),
        (
            "isle-of-cats",
            '[[lesson]]\nid = "lesson_216"\npoints = 21\ncounts = "rooms_full"\nrooms = []\n'
            '[[lesson]]\nid = "lesson_217"\ncounts = "families_of"\nnumber = 2\nrooms = 3\n'
            '[[event_tile]]\nid = "tile_1"\ngem = "none"\n'
            '[[beast]]\nid = "b1"\nshape = "###"\nname_en = ""\n[[beast]]\nid = "b2"\nshape = "#.#.#"\n',
            {
                (4, "lesson_216", "points"),
                (6, "lesson_216", "rooms"),
                (10, "lesson_217", "number"),
                (11, "lesson_217", "rooms"),
                (14, "tile_1", "gem"),
                (17, "b1", "shape"),
                (18, "b1", "name_en"),
                (21, "b2", "shape"),
            },
        ),
    ],
)
def test_what_is_wrong_together_is_told_beside_what_is_wrong_alone(
    game: str, rows: str, told: set[tuple[int, str, str]]
) -> None:
    reading = read_any_deck(f'game = "{game}"\n{rows}')
    lines = [fault.line for fault in reading.faults]
    assert lines == sorted(lines)
    assert {(one.line, one.fault.card, one.fault.field) for one in reading.faults} == told


def test_a_name_with_thousands_of_dots_is_not_even_parsed(monkeypatch: pytest.MonkeyPatch) -> None:
    # tomllib would need minutes for it.
    monkeypatch.setattr("tomllib.loads", lambda text: pytest.fail("parsed"))
    for text in ("a" + ".a" * 40_000 + " = 1", "[a" + ".a" * 40_000 + "]", "a = " + "9" * 50_000):
        (fault,) = read_any_deck(f'game = "wizard-kittens"\n{text}\n').faults
        assert (fault.line, fault.fault.reason.key) == (2, "deck-long-line")


def test_a_file_twice_as_long_takes_twice_as_long() -> None:
    def seconds(headers: int) -> float:
        began = process_time()
        scan("[[curse]]\n" * headers)
        return process_time() - began

    assert min(seconds(8_000) for _ in range(3)) < 6 * min(seconds(2_000) for _ in range(3)) + 0.01
