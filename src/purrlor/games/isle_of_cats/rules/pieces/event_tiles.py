"""List the event tiles: what each side does, which sides share a tile, what the sister gains."""

from __future__ import annotations

from typing import Final

from purrlor.core.arrays import Ints, ints
from purrlor.games.isle_of_cats.cards import (
    CAPTAINS_ROOMS,
    HOUSE,
    IF_ROOMS_EMPTY,
    IF_TREASURES_EXACTLY,
    INFERRED,
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
    RULEBOOK,
)

NO_EVENT: Final = -1
# Action events.
ROYAL_RAT_FOR_ALL: Final = 0
RARE_FINDS_FIRST: Final = 1  # phases 4 and 5 change places
TWO_FISH_MORE: Final = 2
TWO_FISH_FEWER: Final = 3
EXTRA_COMMON: Final = 4  # with every map bonus
RARE_INSTEAD: Final = 5  # of a map's common treasure
SEMI_PERMANENT: Final = 6
FEWER_CATS: Final = 7  # one a player in the left field
# Point events.
FIRST_POINT_EVENT: Final = 8
PAIRS_OF_RATS: Final = 8
RATS_BESIDE_CATS: Final = 9
ROW_OF_CATS: Final = 10
COLUMN_OF_CATS: Final = 11
POPULAR_CAT: Final = 12
COMMON_TREASURES: Final = 13
RARE_TREASURES: Final = 14
VISIBLE_MAPS: Final = 15
LONELY_CATS: Final = 16
EMPTY_CAPTAINS: Final = 17
EMPTY_ROOMS: Final = 18
NO_TREASURES: Final = 19
FULL_ROOMS: Final = 20
EVENTS: Final = 21

#    event name source
ACTION_EVENT_ROWS: Final[list[tuple[int, str, str]]] = [
    (ROYAL_RAT_FOR_ALL, "royal_rat_for_all", RULEBOOK),
    (RARE_FINDS_FIRST, "rare_finds_first", RULEBOOK),
    (TWO_FISH_MORE, "two_fish_more", RULEBOOK),
    (TWO_FISH_FEWER, "two_fish_fewer", RULEBOOK),
    (EXTRA_COMMON, "extra_common", RULEBOOK),
    (RARE_INSTEAD, "rare_instead", RULEBOOK),
    (SEMI_PERMANENT, "semi_permanent", RULEBOOK),
    (FEWER_CATS, "fewer_cats", RULEBOOK),
]
# The sister gains points on days 2, 3 and 4; only what the player gains is printed in the rules.
FIRST_SISTERS_DAY: Final = 2
LAST_SISTERS_DAY: Final = 4
SISTERS_DAYS: Final = 3
#    event name points verb argument source | sister's points, source
POINT_EVENT_ROWS: Final[list[tuple[int, str, int, int, int, str, tuple[int, int, int], str]]] = [
    (PAIRS_OF_RATS, "pairs_of_rats", 1, PER_VISIBLE_RATS, 2, RULEBOOK, (8, 6, 5), HOUSE),
    (RATS_BESIDE_CATS, "rats_beside_cats", 1, PER_RAT_BESIDE_CAT, 0, RULEBOOK, (4, 5, 6), HOUSE),
    (ROW_OF_CATS, "row_of_cats", 1, PER_CAT_IN_BEST_ROW, 0, RULEBOOK, (4, 6, 8), HOUSE),
    (COLUMN_OF_CATS, "column_of_cats", 2, PER_CAT_IN_BEST_COLUMN, 0, RULEBOOK, (6, 8, 10), HOUSE),
    (POPULAR_CAT, "popular_cat", 2, PER_CAT_AROUND_BEST_CAT, 0, RULEBOOK, (6, 8, 10), HOUSE),
    (COMMON_TREASURES, "common_treasures", 2, PER_COMMON, 0, RULEBOOK, (4, 6, 8), HOUSE),
    (RARE_TREASURES, "rare_treasures", 2, PER_RARE, 0, RULEBOOK, (2, 4, 6), HOUSE),
    (VISIBLE_MAPS, "visible_maps", 3, PER_VISIBLE_MAP, 0, RULEBOOK, (12, 9, 9), HOUSE),
    (LONELY_CATS, "lonely_cats", 2, PER_LONELY_CAT, 0, RULEBOOK, (6, 6, 8), HOUSE),
    (EMPTY_CAPTAINS, "empty_captains_rooms", 5, IF_ROOMS_EMPTY, CAPTAINS_ROOMS, RULEBOOK, (5, 5, 5), HOUSE),
    (EMPTY_ROOMS, "empty_rooms", 2, PER_EMPTY_ROOM, 0, RULEBOOK, (8, 6, 4), HOUSE),
    (NO_TREASURES, "no_treasures", 5, IF_TREASURES_EXACTLY, 0, RULEBOOK, (5, 5, 5), HOUSE),
    (FULL_ROOMS, "full_rooms", 2, PER_FULL_ROOM, 0, RULEBOOK, (2, 2, 4), HOUSE),
]
EVENT_NAMES: Final[tuple[str, ...]] = tuple(
    [row[1] for row in ACTION_EVENT_ROWS] + [row[1] for row in POINT_EVENT_ROWS]
)

# Days 1 and 5 show the gem side, days 2 to 4 the plain one. That the plain sides are the 13 point events
# and the two components is inferred; the gem sides and the pairing are ours. Royal rats are on three tiles:
# at most three come to each of six players, as the 18 figures allow. Tokens are on both sides of one tile:
# a game needs at most six of the ten.
#    tile gem side, plain side, source of the plain side, of the pairing
EVENT_TILE_ROWS: Final[list[tuple[int, int, int, str, str]]] = [
    (0, RARE_FINDS_FIRST, ROYAL_RAT_FOR_ALL, INFERRED, HOUSE),
    (1, SEMI_PERMANENT, SEMI_PERMANENT, INFERRED, HOUSE),
    (2, ROYAL_RAT_FOR_ALL, PAIRS_OF_RATS, INFERRED, HOUSE),
    (3, ROYAL_RAT_FOR_ALL, RATS_BESIDE_CATS, INFERRED, HOUSE),
    (4, RARE_FINDS_FIRST, ROW_OF_CATS, INFERRED, HOUSE),
    (5, TWO_FISH_MORE, COLUMN_OF_CATS, INFERRED, HOUSE),
    (6, TWO_FISH_FEWER, POPULAR_CAT, INFERRED, HOUSE),
    (7, TWO_FISH_FEWER, COMMON_TREASURES, INFERRED, HOUSE),
    (8, EXTRA_COMMON, RARE_TREASURES, INFERRED, HOUSE),
    (9, EXTRA_COMMON, VISIBLE_MAPS, INFERRED, HOUSE),
    (10, RARE_INSTEAD, LONELY_CATS, INFERRED, HOUSE),
    (11, RARE_INSTEAD, EMPTY_CAPTAINS, INFERRED, HOUSE),
    (12, FEWER_CATS, EMPTY_ROOMS, INFERRED, HOUSE),
    (13, FEWER_CATS, NO_TREASURES, INFERRED, HOUSE),
    (14, TWO_FISH_MORE, FULL_ROOMS, INFERRED, HOUSE),
]
EVENT_TILES: Final = 15

# Sides of the semi-permanent token that an event gives.
BASKET_SIDE: Final = 0
BOOTS_SIDE: Final = 1
TOKEN_NAMES: Final[tuple[str, ...]] = ("basket", "boots")


def event_tables() -> tuple[Ints, Ints, Ints, Ints]:
    """Spread the point events by number: points, verbs, arguments, and the sister's points by day."""
    points = [0] * EVENTS
    verbs = [0] * EVENTS
    arguments = [0] * EVENTS
    sisters = [0] * (EVENTS * SISTERS_DAYS)
    for event, _name, worth, verb, argument, _source, small, _small_source in POINT_EVENT_ROWS:
        points[event] = worth
        verbs[event] = verb
        arguments[event] = argument
        for n in range(SISTERS_DAYS):
            sisters[event * SISTERS_DAYS + n] = small[n]
    return ints(points), ints(verbs), ints(arguments), ints(sisters)


_TABLES: Final = event_tables()
EVENT_POINTS: Final = _TABLES[0]
EVENT_VERB: Final = _TABLES[1]
EVENT_ARGUMENT: Final = _TABLES[2]


class EventTiles:
    """Which events share a tile, and what the sister gains: an owner's deck replaces them."""

    def __init__(self, gem_sides: Ints, plain_sides: Ints, sisters_points: Ints) -> None:
        self.gem_sides: Ints = gem_sides
        self.plain_sides: Ints = plain_sides
        self.sisters_points: Ints = sisters_points  # event * SISTERS_DAYS + day - FIRST_SISTERS_DAY


OUR_EVENT_TILES: Final = EventTiles(
    ints([row[1] for row in EVENT_TILE_ROWS]), ints([row[2] for row in EVENT_TILE_ROWS]), _TABLES[3]
)
