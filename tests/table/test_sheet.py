"""Score sheets: the end of a game, filled in as the table shows it, counts as the game itself did."""

from typing import Any

import msgspec
import pytest

from purrlor.core.state import WATCHER
from purrlor.table.conform import legal_settings
from purrlor.table.game import Game, Score, all_games, find_game
from purrlor.table.match import Match
from purrlor.table.reasons import Refused
from purrlor.table.sheet import MOST_BYTES, count_sheet
from purrlor.table.texts import LANGUAGES, sentence
from tests.record import random_match
from tests.scale import SEED, games

Filled = dict[str, Any]


def shown(match: Match, seat: int = WATCHER) -> Any:
    """Read what a seat, or everybody, sees."""
    view = match.game.view(match.state, seat)
    return msgspec.to_builtins(view.table if seat == WATCHER else view.own)


def wizards_and_witches(match: Match) -> Filled:
    places = shown(match)["places"]
    return {
        "players": [
            {"hits": p["hits"], "out": match.seats + 1 - p["place"] if p["out"] else 0} for p in places
        ]
    }


def battle_kittens(match: Match) -> Filled:
    table = shown(match)
    taken = ("ground", "attribute", "totals", "flags")
    grounds = [*table["history"], *table["grounds"]]
    sides = len(grounds[0]["totals"])
    royal = [line.amounts[:sides] for line in match.score().lines if line.key == "score-royal"]
    return {
        "grounds": [{name: ground[name] for name in taken} for ground in grounds],
        "royal": royal[0] if royal else [0] * sides,
    }


def wizard_kittens(match: Match) -> Filled:
    table = shown(match)
    return {
        "kittens": [
            {
                "curses": [curse["name"] for curse in place["curses"]],
                "chapters": place["chapters"],
                "extras": len(place["extras"]),
                "credit": shown(match, seat)["credit"]["name"],
            }
            for seat, place in enumerate(table["places"])
        ],
        "caught": match.score().ending != "all-defeated",
        "open": table["open"],
    }


def isle_of_cats(match: Match) -> Filled:
    table = shown(match)
    filled: Filled = {
        "boats": [
            {
                **{name: place[name] for name in ("boat", "tiles", "fish", "baskets", "event_points")},
                "lessons": shown(match, seat)["lessons"],
            }
            for seat, place in enumerate(table["places"])
        ],
        "public": [{"card": one["card"], "colour": one["colour"]} for one in table["public_lessons"]],
        "first": table["order"][0],
    }
    if table["sister"]:
        filled["first"] = int(table["sister"]["first"])
        filled["sister"] = {name: table["sister"][name] for name in ("colours", "lessons")}
        filled["sister"]["events"] = table["events"]
    return filled


FILL = {
    "battle-kittens": battle_kittens,
    "isle-of-cats": isle_of_cats,
    "wizard-kittens": wizard_kittens,
    "wizards-and-witches": wizards_and_witches,
}


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
        assert in_any_order(count(game, dict(settings), FILL[name](match))) == in_any_order(match.score())


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
        ("wizards-and-witches", {"players": 2}, {"players": [{"hits": -1}]}, "sheet-unreadable"),
        ("wizards-and-witches", {"players": 2}, {**HITS, "more": 1}, "sheet-unreadable"),
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
        ("isle-of-cats", {"players": 1}, {"boats": [{"boat": "A", "tiles": []}]}, "sheet-sister"),
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


def test_a_sheet_is_bounded() -> None:
    with pytest.raises(Refused) as no:
        count_sheet(find_game("isle-of-cats"), {}, b" " * (MOST_BYTES + 1), {})
    assert no.value.reason.key == "sheet-too-long"
