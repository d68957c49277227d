"""Score sheets: the end of a game, filled in as the table shows it, counts as the game itself did."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from purrlor.table.conform import legal_settings
from purrlor.table.filled import FaultySheet
from purrlor.table.game import Game, Score, all_games, find_game
from purrlor.table.reasons import Refused
from purrlor.table.sheet import MOST_BYTES, count_sheet
from purrlor.table.sheet_guide import sheet_guide
from purrlor.table.texts import LANGUAGES, game_texts, sentence
from tests.record import random_match
from tests.scale import SEED, games
from tests.sheets import FILL, Filled


def count(game: Game[Any], given: dict[str, Any], filled: Filled) -> Score:
    return count_sheet(game, given, msgspec.json.encode(filled), {})


def in_any_order(score: Score) -> tuple[object, ...]:
    """Forget in which order the lines stand: cards lie beside a boat in no order."""
    return score.ending, score.places, sorted(map(repr, score.lines))


@pytest.mark.parametrize("name", sorted(all_games()))
def test_the_end_of_every_kind_of_game_counts_as_the_game_did(name: str) -> None:
    game = find_game(name)
    kinds = list(legal_settings(game))
    for i in range(games(16, soak=1000)):
        settings = kinds[(SEED + i * 7) % len(kinds)]
        match = random_match(game, settings, f"sheet {SEED} {i}")
        assert match.over
        assert game.sheet is not None
        # The other options change neither what is filled in nor how it counts.
        asked = game.sheet.options
        given = next(kind for kind in kinds if all(kind[one] == settings[one] for one in asked))
        assert in_any_order(count(game, dict(given), FILL[name](match))) == in_any_order(match.score())


HITS = {"players": [{"hits": 4}, {"hits": 15, "out": 1}]}


@pytest.mark.parametrize(
    ("name", "given", "filled", "key"),
    [
        ("wizards-and-witches", {}, {"players": []}, "sheet-one-each"),
        (
            "wizards-and-witches",
            {"players": 2},
            {"players": [{"hits": 4}, {"hits": 15}]},
            "sheet-out-at-goal",
        ),
        (
            "wizards-and-witches",
            {"players": 2},
            {"players": [{"hits": 4, "out": 1}] * 2},
            "sheet-out-at-goal",
        ),
        (
            "wizards-and-witches",
            {"players": 2},
            {"players": [{"hits": 15, "out": 1}] * 2},
            "sheet-order-of-going",
        ),
        (
            "wizards-and-witches",
            {"players": 2},
            {"players": [{"hits": 15, "out": 1}, {"hits": 15, "out": 2}]},
            "sheet-somebody-is-left",
        ),
        ("wizards-and-witches", {"players": 9}, HITS, "no-such-value"),
        ("wizards-and-witches", {"players": 2}, {"players": [{"hits": -1}]}, "sheet-too-little"),
        ("wizards-and-witches", {"players": 2}, {**HITS, "more": 1}, "sheet-field-unknown"),
        ("battle-kittens", {"players": 2}, {"grounds": [], "royal": [0, 0]}, "sheet-nine-grounds"),
        (
            "battle-kittens",
            {"players": 2},
            {
                "grounds": [{"ground": "nowhere", "attribute": "agility", "totals": [1, 2], "flags": [0, 0]}]
                * 9,
                "royal": [0, 0],
            },
            "sheet-no-such-name",
        ),
        (
            "wizard-kittens",
            {"players": 2},
            {"kittens": [{"curses": ["snail"], "chapters": [], "extras": 0}] * 2, "caught": True},
            "sheet-curse-twice",
        ),
        (
            "wizard-kittens",
            {"players": 2},
            {
                "kittens": [{"curses": [], "chapters": [], "extras": 0, "credit": "hoarder"}] * 2,
                "caught": False,
            },
            "sheet-curses-left",
        ),
        (
            "wizard-kittens",
            {"players": 2},
            {"kittens": [{"curses": [], "chapters": [], "extras": 0}] * 2, "caught": False},
            "sheet-credit-missing",
        ),
        (
            "wizard-kittens",
            {"players": 2},
            {
                "kittens": [{"curses": [], "chapters": [[], [], ["potion"]], "extras": 0}] * 2,
                "caught": True,
                "open": 2,
            },
            "sheet-chapter-closed",
        ),
        (
            "isle-of-cats",
            {"players": 2},
            {"boats": [{"boat": "A", "tiles": [{"tile": "c2", "turn": 0, "square": 7}]}] * 2},
            "sheet-off-the-boat",
        ),
        (
            "isle-of-cats",
            {"players": 2},
            {"boats": [{"boat": "A", "tiles": [{"tile": "c1", "turn": 0, "square": 9}] * 2}] * 2},
            "sheet-covered",
        ),
        (
            "isle-of-cats",
            {"players": 2},
            {"boats": [{"boat": "A", "tiles": [], "lessons": ["lesson_147"]}] * 2},
            "sheet-no-lesson",
        ),
        (
            "isle-of-cats",
            {"players": 2},
            {"boats": [{"boat": "A", "tiles": []}] * 2, "public": [{"card": "lesson_145"}]},
            "sheet-colour",
        ),
        (
            "isle-of-cats",
            {"players": 2},
            {"boats": [{"boat": "A", "tiles": [], "lessons": ["lesson_116"]}] * 2},
            "sheet-lesson-twice",
        ),
        (
            "isle-of-cats",
            {"players": 2},
            {"boats": [{"boat": "A", "tiles": []}] * 2, "public": [{"card": "lesson_147"}] * 2},
            "sheet-lesson-twice",
        ),
        (
            "isle-of-cats",
            {"players": 1},
            {
                "boats": [{"boat": "A", "tiles": []}],
                "sister": {"colours": ["blue", "green", "red", "purple", "orange"], "lessons": ["9999999"]},
            },
            "sheet-no-such-name",
        ),
        ("isle-of-cats", {"players": 1}, {"boats": [{"boat": "A", "tiles": []}]}, "sheet-sister"),
        ("isle-of-cats", {"players": 1}, {"boats": [{"boat": "", "tiles": []}]}, "sheet-choose"),
        ("isle-of-cats", {"players": 1}, {"boats": [{"boat": "Z", "tiles": []}]}, "sheet-no-such-name"),
    ],
)
def test_what_cannot_be_is_refused_with_its_reason(
    name: str, given: dict[str, Any], filled: Filled, key: str
) -> None:
    with pytest.raises(Refused) as no:
        count(find_game(name), given, filled)
    assert no.value.reason.key == key
    for language in LANGUAGES:
        assert "\u27e8" not in sentence(no.value, language)


def test_late_arrivals_bring_a_lesson_twice_and_it_counts_twice() -> None:
    boats = [{"boat": name, "tiles": [], "lessons": []} for name in "ABCDE"]
    boats[0] |= {"lessons": ["lesson_117", "lesson_117"]}
    sheet = {"boats": boats, "public": [{"card": "lesson_147"}] * 2}
    score = count(find_game("isle-of-cats"), {"players": 5, "late_arrivals": True}, sheet)
    counted = [line.args["card"] for line in score.lines if "card" in line.args]
    assert sorted(map(str, counted)) == ["card:lesson_117"] * 2 + ["card:lesson_147"] * 2


def test_all_faults_are_told_each_at_its_field() -> None:
    filled = {"players": [{"hits": 12}, {"hits": 3, "out": 1}, {"hits": 10, "out": 3}]}
    with pytest.raises(FaultySheet) as no:
        count(find_game("wizards-and-witches"), {"players": 3}, filled)
    assert [(fault.at, fault.reason.key) for fault in no.value.faults] == [
        ("players.0.out", "sheet-out-at-goal"),
        ("players.1.out", "sheet-out-at-goal"),
        ("players.2.out", "sheet-order-of-going"),
    ]
    with pytest.raises(FaultySheet) as no:
        count(find_game("wizards-and-witches"), {"players": 2}, {"players": [{"hits": 1}, {"hits": 400}]})
    assert [fault.at for fault in no.value.faults] == ["players.1.hits"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", sorted(all_games()))
def test_the_guide_names_every_field_that_people_fill_in(name: str, language: str) -> None:
    game = find_game(name)
    guide = sheet_guide(game, game_texts(game, language))
    said = [guide.game_name, *(text for field in guide.fields for text in (field.label, field.about))]
    said += [word.label for field in guide.fields for word in field.words]
    assert not [text for text in said if "\u27e8" in text]
    match = random_match(game, legal_settings(game)[-1], f"guide {SEED}")
    known = {field.name for field in guide.fields}
    # Where a tile lies is shown on its boat.
    assert set(_paths(FILL[name](match))) - known <= {"boats.tiles.turn", "boats.tiles.square"}


def _paths(filled: Any, path: str = "") -> Iterator[str]:
    if isinstance(filled, dict):
        for name, inside in filled.items():
            yield from _paths(inside, f"{path}.{name}" if path else name)
    elif isinstance(filled, list | tuple):
        for inside in filled:
            yield from _paths(inside, path)
    else:
        yield path


def test_a_sheet_is_bounded() -> None:
    with pytest.raises(Refused) as no:
        count_sheet(find_game("isle-of-cats"), {}, b" " * (MOST_BYTES + 1), {})
    assert no.value.reason.key == "sheet-too-long"
