"""Tell what a recorded game shows: cards played, events, basket cards, lessons, endings."""

from __future__ import annotations

from purrlor.games.isle_of_cats import GAME
from purrlor.games.isle_of_cats.cards import BASKET_NAMES, CARD_NAMES
from purrlor.games.isle_of_cats.events import (
    BoughtDrawn,
    DayBegan,
    Fed,
    PaidMore,
    Placed,
    Played,
    PublicLessonLaid,
    Revealed,
    SisterCame,
)
from purrlor.games.isle_of_cats.rules import table as t
from purrlor.games.isle_of_cats.rules.isle import IsleOfCats
from purrlor.games.isle_of_cats.rules.pieces.event_tiles import EVENT_NAMES
from purrlor.games.isle_of_cats.view import cards_in
from purrlor.table.match import Match


def wanted() -> set[str]:
    """List all that the recorded games must show together."""
    things = {f"card {name}" for name in CARD_NAMES} | {f"event {name}" for name in EVENT_NAMES}
    things |= {f"basket {name}" for name in BASKET_NAMES} | {f"sister {n}" for n in range(197, 216)}
    things |= {f"players {n}" for n in range(1, 7)} | {f"difficulty {n}" for n in range(5)}
    things |= {f"ending {name}" for name in ("counted", "shared", "family", "family-tie", "won", "lost")}
    things |= {"fed", "paid more", "bought drawn"}
    return things | {"kittens", "beasts", "royal rats", "oshax", "rare", "common"}


def shown_by(match: Match) -> set[str]:
    """List what a finished match shows."""
    state = match.state
    assert isinstance(state, IsleOfCats)
    things = {f"players {match.seats}", f"ending {GAME.score(state).ending}"}
    for seat in range(match.seats):
        things |= {f"card {name}" for name in cards_in(state, seat, t.LAID)}
    for step in match.steps:
        for event in step.events:
            match event:
                case Played(_, card, _) | Revealed(_, card) | PublicLessonLaid(_, card):
                    things.add(f"card {card}")
                case DayBegan(_, happening) if happening is not None:
                    things.add(f"event {happening}")
                case SisterCame(card, _, _):
                    things.add(f"basket {card}")
                case Fed():
                    things.add("fed")
                case PaidMore():
                    things.add("paid more")
                case BoughtDrawn(_, _, cards) if cards > 0:
                    things.add("bought drawn")
                case Placed(_, tile, _, _):
                    things |= _kinds(tile)
    if state.is_solo():
        things.add(f"difficulty {state.difficulty}")
        count = state.notes[t.SISTER_LESSONS]
        things |= {f"sister {state.notes[t.SISTER_LESSONS + 1 + i]}" for i in range(count)}
    if state.events:
        things.add(f"event {EVENT_NAMES[state.notes[t.EVENT_OF_DAY]]}")
    return things


def _kinds(tile: str) -> set[str]:
    if tile == "royal_rat":
        return {"royal rats"}
    kinds = {"k_": "kittens", "r_": "rare", "b": "beasts", "o": "oshax", "c": "common"}
    return {kind for start, kind in kinds.items() if tile.startswith(start)}
