"""Fill in the score sheet of a finished game from what its table shows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from purrlor.core.state import WATCHER
from purrlor.table.match import Match

Filled = dict[str, Any]


def shown(match: Match, seat: int = WATCHER) -> Any:
    """Read what a seat, or everybody, sees."""
    view = match.game.view(match.state, seat)
    return msgspec.to_builtins(view.table if seat == WATCHER else view.own)


def _wizards_and_witches(match: Match) -> Filled:
    places = shown(match)["places"]
    return {
        "players": [
            {"hits": p["hits"], "out": match.seats + 1 - p["place"] if p["out"] else 0} for p in places
        ]
    }


def _battle_kittens(match: Match) -> Filled:
    table = shown(match)
    taken = ("ground", "attribute", "totals", "flags")
    grounds = [*table["history"], *table["grounds"]]
    sides = len(grounds[0]["totals"])
    royal = [line.amounts[:sides] for line in match.score().lines if line.key == "score-royal"]
    return {
        "grounds": [{name: ground[name] for name in taken} for ground in grounds],
        "royal": royal[0] if royal else [0] * sides,
    }


def _wizard_kittens(match: Match) -> Filled:
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


def _isle_of_cats(match: Match) -> Filled:
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
        filled["sister"] = {
            "colours": table["sister"]["colours"],
            "lessons": [str(number) for number in table["sister"]["lessons"]],
            "events": table["events"],
        }
    return filled


FILL: dict[str, Callable[[Match], Filled]] = {
    "battle-kittens": _battle_kittens,
    "isle-of-cats": _isle_of_cats,
    "wizard-kittens": _wizard_kittens,
    "wizards-and-witches": _wizards_and_witches,
}
