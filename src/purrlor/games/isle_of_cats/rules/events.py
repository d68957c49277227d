"""List the event tiles: what each side does, which sides share a tile, what the sister gains."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from purrlor.core.arrays import Ints, ints
from purrlor.games.isle_of_cats.rules.boats import CAPTAINS_ROOMS
from purrlor.games.isle_of_cats.rules.counting import how_often
from purrlor.games.isle_of_cats.rules.lessons import (
    IF_ROOMS_EMPTY,
    IF_TREASURES_EXACTLY,
    PER_CAT_AROUND_BEST_CAT,
    PER_CAT_IN_BEST_COLUMN,
    PER_CAT_IN_BEST_ROW,
    PER_COMMON,
    PER_EMPTY_ROOM,
    PER_FULL_ROOM,
    PER_LONELY_CAT,
    PER_RARE,
    PER_RAT_BESIDE_CAT,
    PER_VISIBLE_MAP,
    PER_VISIBLE_RATS,
)
from purrlor.games.isle_of_cats.rules.tally import Tally
from purrlor.games.isle_of_cats.rules.tiles import HOUSE, INFERRED, NO_COLOUR, RULEBOOK

# Action events.
ROYAL_RAT_FOR_ALL: Final = 0
RARE_FINDS_FIRST: Final = 1  # phases 4 and 5 change places
TWO_FISH_MORE: Final = 2
TWO_FISH_FEWER: Final = 3
EXTRA_COMMON: Final = 4  # with every map bonus
RARE_INSTEAD: Final = 5  # of a map's common treasure
SEMI_PERMANENT: Final = 6
FEWER_CATS: Final = 7  # one a player in the left field
FIRST_POINT_EVENT: Final = 8
EVENTS: Final = 21

#    event name source
ACTION_EVENT_ROWS: Final[list[tuple[int, str, str]]] = [
    (0, "royal_rat_for_all", RULEBOOK),
    (1, "rare_finds_first", RULEBOOK),
    (2, "two_fish_more", RULEBOOK),
    (3, "two_fish_fewer", RULEBOOK),
    (4, "extra_common", RULEBOOK),
    (5, "rare_instead", RULEBOOK),
    (6, "semi_permanent", RULEBOOK),
    (7, "fewer_cats", RULEBOOK),
]
# The sister's numbers are for days 2, 3 and 4; only what the player gains is printed in the rules.
#    event name points verb argument source | sister's points, source
POINT_EVENT_ROWS: Final[list[tuple[int, str, int, int, int, str, tuple[int, int, int], str]]] = [
    (8, "pairs_of_rats", 1, PER_VISIBLE_RATS, 2, RULEBOOK, (8, 6, 5), HOUSE),
    (9, "rats_beside_cats", 1, PER_RAT_BESIDE_CAT, 0, RULEBOOK, (4, 5, 6), HOUSE),
    (10, "row_of_cats", 1, PER_CAT_IN_BEST_ROW, 0, RULEBOOK, (4, 6, 8), HOUSE),
    (11, "column_of_cats", 2, PER_CAT_IN_BEST_COLUMN, 0, RULEBOOK, (6, 8, 10), HOUSE),
    (12, "popular_cat", 2, PER_CAT_AROUND_BEST_CAT, 0, RULEBOOK, (6, 8, 10), HOUSE),
    (13, "common_treasures", 2, PER_COMMON, 0, RULEBOOK, (4, 6, 8), HOUSE),
    (14, "rare_treasures", 2, PER_RARE, 0, RULEBOOK, (2, 4, 6), HOUSE),
    (15, "visible_maps", 3, PER_VISIBLE_MAP, 0, RULEBOOK, (12, 9, 9), HOUSE),
    (16, "lonely_cats", 2, PER_LONELY_CAT, 0, RULEBOOK, (6, 6, 8), HOUSE),
    (17, "empty_captains_rooms", 5, IF_ROOMS_EMPTY, CAPTAINS_ROOMS, RULEBOOK, (5, 5, 5), HOUSE),
    (18, "empty_rooms", 2, PER_EMPTY_ROOM, 0, RULEBOOK, (8, 6, 4), HOUSE),
    (19, "no_treasures", 5, IF_TREASURES_EXACTLY, 0, RULEBOOK, (5, 5, 5), HOUSE),
    (20, "full_rooms", 2, PER_FULL_ROOM, 0, RULEBOOK, (2, 2, 4), HOUSE),
]

# Days 1 and 5 show the gem side, days 2 to 4 the plain one. That the plain sides are the 13 point events
# and the two components is inferred; the gem sides and the pairing are ours: no tile has a component twice,
# so that at most three royal rats come to a player, as the 18 figures allow.
#    tile gem side, plain side, source of the plain side, of the pairing
EVENT_TILE_ROWS: Final[list[tuple[int, int, int, str, str]]] = [
    (0, RARE_FINDS_FIRST, ROYAL_RAT_FOR_ALL, INFERRED, HOUSE),
    (1, TWO_FISH_MORE, SEMI_PERMANENT, INFERRED, HOUSE),
    (2, ROYAL_RAT_FOR_ALL, 8, INFERRED, HOUSE),
    (3, ROYAL_RAT_FOR_ALL, 9, INFERRED, HOUSE),
    (4, RARE_FINDS_FIRST, 10, INFERRED, HOUSE),
    (5, TWO_FISH_MORE, 11, INFERRED, HOUSE),
    (6, TWO_FISH_FEWER, 12, INFERRED, HOUSE),
    (7, TWO_FISH_FEWER, 13, INFERRED, HOUSE),
    (8, EXTRA_COMMON, 14, INFERRED, HOUSE),
    (9, EXTRA_COMMON, 15, INFERRED, HOUSE),
    (10, RARE_INSTEAD, 16, INFERRED, HOUSE),
    (11, RARE_INSTEAD, 17, INFERRED, HOUSE),
    (12, FEWER_CATS, 18, INFERRED, HOUSE),
    (13, FEWER_CATS, 19, INFERRED, HOUSE),
    (14, SEMI_PERMANENT, 20, INFERRED, HOUSE),
]
EVENT_TILES: Final = 15
GEM_SIDE: Final = ints([row[1] for row in EVENT_TILE_ROWS])
PLAIN_SIDE: Final = ints([row[2] for row in EVENT_TILE_ROWS])


def event_tables() -> tuple[Ints, Ints, Ints, Ints]:
    """Spread the point events by number: points, verbs, arguments, and the sister's points by day."""
    points = [0] * EVENTS
    verbs = [0] * EVENTS
    arguments = [0] * EVENTS
    sisters = [0] * (EVENTS * 3)
    for event, _name, worth, verb, argument, _source, small, _small_source in POINT_EVENT_ROWS:
        points[event] = worth
        verbs[event] = verb
        arguments[event] = argument
        for n in range(3):
            sisters[event * 3 + n] = small[n]
    return ints(points), ints(verbs), ints(arguments), ints(sisters)


_TABLES: Final = event_tables()
EVENT_POINTS: Final = _TABLES[0]
EVENT_VERB: Final = _TABLES[1]
EVENT_ARGUMENT: Final = _TABLES[2]
SISTERS_POINTS: Final = _TABLES[3]


def event_points(tally: Tally, event: i64) -> i64:
    """Score a point event; of rows, columns and cats the best is taken (IC-8.39)."""
    if event < FIRST_POINT_EVENT:
        return 0
    return EVENT_POINTS[event] * how_often(tally, EVENT_VERB[event], EVENT_ARGUMENT[event], NO_COLOUR)


def sisters_event_points(event: i64, day: i64) -> i64:
    """Tell what the sister gains for an event on a day from 1 to 5 (IC-8.38)."""
    if day < 2 or day > 4:
        return 0
    return SISTERS_POINTS[event * 3 + day - 2]
