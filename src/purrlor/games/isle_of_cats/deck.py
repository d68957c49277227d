"""Let an owner's deck replace new lessons, new family cards and event tiles, which no rulebook prints."""

from __future__ import annotations

from purrlor.core.arrays import ints
from purrlor.games.isle_of_cats import cards as c
from purrlor.games.isle_of_cats.cards import HOUSE, LESSON_PREFIX, LESSON_ROWS, OUR_LESSONS, Lessons
from purrlor.games.isle_of_cats.rules.pieces.event_tiles import (
    ACTION_EVENT_ROWS,
    EVENT_NAMES,
    EVENT_TILE_ROWS,
    EVENTS,
    OUR_EVENT_TILES,
    POINT_EVENT_ROWS,
    ROYAL_RAT_FOR_ALL,
    SEMI_PERMANENT,
    SISTERS_DAYS,
    EventTiles,
)
from purrlor.games.isle_of_cats.rules.pieces.supply import ROYAL_RATS, SEMI_PERMANENT_TOKENS
from purrlor.table.deck import ID, Deck, DeckTable, Fault, Row, number, rows_of, text, word, words
from purrlor.table.reasons import Argument, Reason

MOST_PLAYERS = 6
GEM_DAYS, PLAIN_DAYS = 2, 3
ACTION_NAMES = [row[1] for row in ACTION_EVENT_ROWS]
ROOM_NAMES = ("captain_aft", "captain_fore", "bedroom_top", "bedroom_bottom", "dining", "front", "main")
# What a lesson may count. Those with a number say "so many": exactly, each, or at least so many.
PLAIN_WORDS = {
    "each_full_room": c.PER_FULL_ROOM,
    "each_empty_room": c.PER_EMPTY_ROOM,
    "cat_in_every_room": c.IF_CAT_IN_EVERY_ROOM,
    "each_cat_in_largest_family": c.PER_CAT_IN_LARGEST_FAMILY,
    "largest_family_of_all": c.IF_LARGEST_FAMILY,
    "each_lonely_cat": c.PER_LONELY_CAT,
    "each_oshax": c.PER_OSHAX,
    "each_cat_in_middle_row": c.PER_CAT_IN_MIDDLE_ROW,
    "each_cat_in_best_row": c.PER_CAT_IN_BEST_ROW,
    "each_cat_in_best_column": c.PER_CAT_IN_BEST_COLUMN,
    "each_colour_aboard": c.PER_COLOUR_ABOARD,
    "every_colour_on_edge": c.IF_EVERY_COLOUR_ON_EDGE,
    "edge_full": c.IF_EDGE_FULL,
    "middle_row_full": c.IF_MIDDLE_ROW_FULL,
    "each_rare_treasure": c.PER_RARE,
    "each_common_treasure": c.PER_COMMON,
    "each_treasure": c.PER_TREASURE,
    "each_visible_map": c.PER_VISIBLE_MAP,
    "each_covered_map": c.PER_COVERED_MAP,
    "each_map_under_own_colour": c.PER_MAP_UNDER_OWN_COLOUR,
    "each_cat_without_treasure": c.PER_CAT_WITHOUT_TREASURE,
    "each_rat_beside_cat": c.PER_RAT_BESIDE_CAT,
    "each_private_lesson": c.PER_PRIVATE_LESSON,
}
NUMBER_WORDS = {
    "cats_exactly": c.IF_CATS_EXACTLY,
    "cats_of_every_colour": c.IF_EVERY_COLOUR_HAS,
    "cats_on_edge": c.PER_CATS_ON_EDGE,
    "families_of": c.PER_FAMILY_OF,
    "families_exactly": c.IF_FAMILIES_EXACTLY,
    "treasures_exactly": c.IF_TREASURES_EXACTLY,
    "visible_rats": c.PER_VISIBLE_RATS,
    "visible_rats_exactly": c.IF_VISIBLE_RATS_EXACTLY,
    "fish_at_least": c.IF_FISH,
}
ROOM_WORDS = {"rooms_full": c.IF_ROOMS_FULL, "rooms_empty": c.IF_ROOMS_EMPTY}
WORDS = PLAIN_WORDS | NUMBER_WORDS | ROOM_WORDS
MAY_BE_NONE = ("treasures_exactly", "visible_rats_exactly")
SMALLEST_FAMILY = 3


def _word(verb: int) -> str:
    return next(name for name, known in WORDS.items() if known == verb)


def _rooms(bits: int) -> list[str]:
    return [name for n, name in enumerate(ROOM_NAMES) if (bits >> n) & 1]


def _lesson_row(number: int, points: int, verb: int, argument: int) -> Row:
    counts = _word(verb)
    rooms = counts in ROOM_WORDS
    return {
        ID: f"{LESSON_PREFIX}{number}",
        "points": points,
        "counts": counts,
        "number": 0 if rooms else argument,
        "rooms": list(_rooms(argument)) if rooms else [],
    }


def lessons_make_sense(rows: list[Row]) -> Fault | None:
    """Demand a number or rooms where a lesson counts them."""
    for row in rows:
        counts, so_many = str(row["counts"]), row["number"]
        assert isinstance(so_many, int)
        least = 0 if counts in MAY_BE_NONE else SMALLEST_FAMILY if counts == "families_of" else 1
        if counts in NUMBER_WORDS and so_many < least:
            return Fault(str(row[ID]), "number", Reason("IC-9.4", "lesson-needs-number", {"least": least}))
        if counts in ROOM_WORDS and not row["rooms"]:
            return Fault(str(row[ID]), "rooms", Reason("IC-9.4", "lesson-needs-rooms"))
    return None


def enough_for_all(rows: list[Row]) -> Fault | None:
    """Demand that six players never need more royal rats or tokens than there are (IC-9.3)."""
    for event, supply in ((ROYAL_RAT_FOR_ALL, ROYAL_RATS), (SEMI_PERMANENT, SEMI_PERMANENT_TOKENS)):
        name = EVENT_NAMES[event]
        if most_days_with(name, rows) * MOST_PLAYERS > supply:
            row = next(row for row in rows if name in (row["gem"], row["plain"]))
            args: dict[str, Argument] = {"event": f"happening:{name}", "supply": supply}
            return Fault(str(row[ID]), "gem", Reason("IC-9.3", "too-many-for-the-supply", args))
    return None


def most_days_with(name: str, rows: list[Row]) -> int:
    """Count on how many of the five days an event may come at most; a tile lies on one day only."""
    gems = sum(row["gem"] == name != row["plain"] for row in rows)
    plains = sum(row["plain"] == name != row["gem"] for row in rows)
    both = sum(row["gem"] == name == row["plain"] for row in rows)
    return max(min(GEM_DAYS, gems + n) + min(PLAIN_DAYS, plains + both - n) for n in range(both + 1))


LESSON_TABLE = DeckTable(
    "lesson",
    "card",
    (
        *text(),
        *text("about", 120),
        number("points", 0, 20),
        word("counts", *WORDS),
        number("number", 0, 30),
        words("rooms", 0, len(ROOM_NAMES), *ROOM_NAMES),
    ),
    tuple(
        _lesson_row(number, points, verb, argument)
        for number, _type, _cost, points, verb, argument, source in LESSON_ROWS
        if source == HOUSE
    ),
    lessons_make_sense,
)
TILE_TABLE = DeckTable(
    "event_tile",
    "happening",
    (word("gem", *ACTION_NAMES), word("plain", *EVENT_NAMES)),
    tuple(
        {ID: f"tile_{tile + 1}", "gem": EVENT_NAMES[gem], "plain": EVENT_NAMES[plain]}
        for tile, gem, plain, _source, _pairing in EVENT_TILE_ROWS
    ),
    enough_for_all,
)
SISTER_TABLE = DeckTable(
    "sisters_points",
    "happening",
    tuple(number(f"day_{day}", 0, 30) for day in (2, 3, 4)),
    tuple(
        {ID: row[1], **{f"day_{day}": row[6][n] for n, day in enumerate((2, 3, 4))}}
        for row in POINT_EVENT_ROWS
    ),
)
DECK_TABLES = (LESSON_TABLE, TILE_TABLE, SISTER_TABLE)


def _int(cell: object) -> int:
    assert isinstance(cell, int)
    return cell


def lessons_of(deck: Deck) -> Lessons:
    """Make the lessons of a deck."""
    if LESSON_TABLE.name not in deck:
        return OUR_LESSONS
    points, verbs = list(OUR_LESSONS.points), list(OUR_LESSONS.verbs)
    arguments = list(OUR_LESSONS.arguments)
    for row in rows_of(LESSON_TABLE, deck):
        lesson, counts = int(str(row[ID]).removeprefix(LESSON_PREFIX)), str(row["counts"])
        rooms = row["rooms"] if isinstance(row["rooms"], list) else []
        bits = sum(1 << ROOM_NAMES.index(room) for room in set(rooms))
        points[lesson] = _int(row["points"])
        verbs[lesson] = WORDS[counts]
        arguments[lesson] = bits if counts in ROOM_WORDS else _int(row["number"])
    return Lessons(ints(points), ints(verbs), ints(arguments))


def event_tiles_of(deck: Deck) -> EventTiles:
    """Make the event tiles of a deck."""
    if TILE_TABLE.name not in deck and SISTER_TABLE.name not in deck:
        return OUR_EVENT_TILES
    tiles = rows_of(TILE_TABLE, deck)
    sisters = [0] * (EVENTS * SISTERS_DAYS)
    for row in rows_of(SISTER_TABLE, deck):
        at = EVENT_NAMES.index(str(row[ID])) * SISTERS_DAYS
        for n in range(SISTERS_DAYS):
            sisters[at + n] = _int(row[f"day_{n + 2}"])
    gems = [EVENT_NAMES.index(str(row["gem"])) for row in tiles]
    return EventTiles(
        ints(gems), ints([EVENT_NAMES.index(str(row["plain"])) for row in tiles]), ints(sisters)
    )
