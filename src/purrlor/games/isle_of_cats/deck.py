"""Let an owner's deck replace what no book prints: lessons, event tiles, kittens, beasts, late arrivals."""

from __future__ import annotations

from purrlor.core.arrays import ints
from purrlor.games.isle_of_cats import cards as c
from purrlor.games.isle_of_cats.cards import (
    CARD_NAMES,
    CARD_OF,
    CARD_TYPE,
    COLOUR_NAMES,
    FAMILY_CARD,
    HOUSE,
    LESSON_PREFIX,
    LESSON_ROWS,
    NUMBER_OF,
    OSHAX_CARD,
    OUR_LESSONS,
    PRIVATE_LESSON,
    PUBLIC_LESSON,
    Lessons,
)
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
from purrlor.games.isle_of_cats.rules.pieces.spots import Shapes, shapes_in
from purrlor.games.isle_of_cats.rules.pieces.supply import (
    BASE_PLAYERS,
    MOST_PLAYERS,
    OUR_LATE_CARDS,
    OUR_LATE_CATS,
    OUR_ROWS,
    OUR_SUPPLY,
    ROYAL_RATS,
    SEMI_PERMANENT_TOKENS,
    Supply,
)
from purrlor.games.isle_of_cats.rules.pieces.tiles import (
    BEAST,
    CAT_ROWS,
    COLOUR_LETTERS,
    KIND,
    KITTEN,
    MOST_SQUARES,
    OUR_PICTURES,
    TILE_NAMES,
    TILES,
)
from purrlor.table.deck import (
    ID,
    Deck,
    DeckTable,
    Fault,
    Row,
    Say,
    number,
    picture,
    rows_of,
    text,
    word,
    words,
)
from purrlor.table.reasons import Argument, Reason

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
    "each_cat_of_best_colour_on_edge": c.PER_CAT_OF_BEST_COLOUR_ON_EDGE,
    "each_cat_around_best_cat": c.PER_CAT_AROUND_BEST_CAT,
    "each_colour_off_edge": c.PER_COLOUR_OFF_EDGE,
    "each_colour_away_from_treasure": c.PER_COLOUR_AWAY_FROM_TREASURE,
    "each_colour_away_from_rats": c.PER_COLOUR_AWAY_FROM_RATS,
    "each_fish": c.PER_FISH,
    "first_in_order": c.IF_FIRST,
}
COLOUR_WORDS = {f"five_{colour}_cats": c.IF_FIVE_CATS_OF for colour in COLOUR_NAMES}
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
    "cats_beyond": c.PER_CAT_BEYOND,
    "treasures_fewer": c.IF_TREASURES_FEWER,
    "family_again": c.SCORE_OF_FAMILY,
    "baskets_exactly": c.IF_BASKETS_EXACTLY,
    "private_lessons_exactly": c.IF_PRIVATE_LESSONS_EXACTLY,
}
ROOM_WORDS = {"rooms_full": c.IF_ROOMS_FULL, "rooms_empty": c.IF_ROOMS_EMPTY}
WORDS = PLAIN_WORDS | COLOUR_WORDS | NUMBER_WORDS | ROOM_WORDS
MAY_BE_NONE = ("treasures_exactly", "visible_rats_exactly")
SMALLEST_FAMILY = 3
SMALLEST_TILE = 3  # smaller ones could be more than a boat's record holds
MOST_COMMONS = 20
LATE_CATS, LATE_CARDS = 4, 35  # of each colour, and in all: what every player needs on five days
# Copies of these could use up the oshax, the bag or the deck.
NEVER_COPIED = ("draw_two", "draw_three", "lucky_tile", "more_cats", "fish_for_oshax")
COPIED = tuple(
    name
    for card, name in enumerate(CARD_NAMES)
    if CARD_TYPE[card] not in (OSHAX_CARD, FAMILY_CARD)
    and name not in NEVER_COPIED
    and NUMBER_OF[card] <= 150
)
GROUPS = {PRIVATE_LESSON: "private", PUBLIC_LESSON: "public", FAMILY_CARD: "family"}
CAT_NAMES = tuple(row[0].lower() for row in CAT_ROWS)
LATE_PLAYERS = tuple(range(BASE_PLAYERS + 1, MOST_PLAYERS + 1))


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


def lessons_make_sense(rows: list[Row]) -> list[Fault]:
    """Demand a number or rooms where a lesson counts them."""
    faults: list[Fault] = []
    for row in rows:
        counts, so_many = row.get("counts"), row.get("number")
        least = 0 if counts in MAY_BE_NONE else SMALLEST_FAMILY if counts == "families_of" else 1
        if counts in NUMBER_WORDS and isinstance(so_many, int) and so_many < least:
            reason = Reason("IC-9.4", "lesson-needs-number", {"least": least})
            faults.append(Fault(str(row[ID]), "number", reason))
        if counts in ROOM_WORDS and row.get("rooms") == []:
            faults.append(Fault(str(row[ID]), "rooms", Reason("IC-9.4", "lesson-needs-rooms")))
    return faults


def enough_for_all(rows: list[Row]) -> list[Fault]:
    """Demand that six players never need more royal rats or tokens than there are (IC-9.3)."""
    faults: list[Fault] = []
    for event, supply in ((ROYAL_RAT_FOR_ALL, ROYAL_RATS), (SEMI_PERMANENT, SEMI_PERMANENT_TOKENS)):
        name = EVENT_NAMES[event]
        if most_days_with(name, rows) * MOST_PLAYERS > supply:
            row = next(row for row in rows if name in (row.get("gem"), row.get("plain")))
            side = "gem" if row.get("gem") == name else "plain"
            args: dict[str, Argument] = {"event": f"happening:{name}", "supply": supply}
            faults.append(Fault(str(row[ID]), side, Reason("IC-9.3", "too-many-for-the-supply", args)))
    return faults


def icons_on_beasts(rows: list[Row]) -> list[Fault]:
    """Demand three or four cat icons on every beast (IC-7.2)."""
    shapes = {str(row[ID]): str(row["shape"]) for row in rows if "shape" in row}
    icons = {card: sum(sign in COLOUR_LETTERS for sign in shape) for card, shape in shapes.items()}
    reason = Reason("IC-7.2", "beast-needs-icons")
    return [Fault(card, "shape", reason) for card, count in icons.items() if count not in (3, 4)]


def told(row: Row, say: Say) -> str:
    """Say what a lesson pays, where its owner wrote no sentence."""
    counts = str(row["counts"])
    what = say(f"counts-{counts}")
    if counts in ROOM_WORDS:
        what += f" ({', '.join(say(f'room-{room}') for room in _list(row['rooms']))})"
    elif counts in NUMBER_WORDS:
        what += f" ({row['number']})"
    return say("deck-lesson-told", points=_int(row["points"]), what=what)


def most_days_with(name: str, rows: list[Row]) -> int:
    """Count on how many of the five days an event may come at most; a tile lies on one day only."""
    gems = sum(row.get("gem") == name != row.get("plain") for row in rows)
    plains = sum(row.get("plain") == name != row.get("gem") for row in rows)
    both = sum(row.get("gem") == name == row.get("plain") for row in rows)
    return max(min(GEM_DAYS, gems + n) + min(PLAIN_DAYS, plains + both - n) for n in range(both + 1))


LESSON_TABLE = DeckTable(
    "lesson",
    "card",
    (
        *text(),
        *text("about", 120),
        number("points", 0, 20),
        word("counts", *WORDS),
        number("number", 0, 30, only=("counts", tuple(NUMBER_WORDS))),
        words("rooms", 0, len(ROOM_NAMES), *ROOM_NAMES, label="room", only=("counts", tuple(ROOM_WORDS))),
    ),
    tuple(
        _lesson_row(number, points, verb, argument)
        for number, _type, _cost, points, verb, argument, source in LESSON_ROWS
        if source == HOUSE
    ),
    lessons_make_sense,
    told=told,
    groups={
        f"{LESSON_PREFIX}{number}": f"deck-group-{GROUPS[kind]}"
        for number, kind, *_rest in LESSON_ROWS
        if kind in GROUPS
    },
)
TILE_TABLE = DeckTable(
    "event_tile",
    "happening",
    (word("gem", *ACTION_NAMES, label="happening"), word("plain", *EVENT_NAMES, label="happening")),
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
KITTEN_TABLE = DeckTable(
    "kitten",
    "tile",
    (*text(), picture("shape", SMALLEST_TILE, MOST_SQUARES)),
    tuple(
        {ID: TILE_NAMES[tile], "shape": OUR_PICTURES[tile]} for tile in range(TILES) if KIND[tile] == KITTEN
    ),
)
BEAST_TABLE = DeckTable(
    "beast",
    "tile",
    (*text(), picture("shape", SMALLEST_TILE, MOST_SQUARES, *COLOUR_LETTERS, label="beast-icon")),
    tuple(
        {ID: TILE_NAMES[tile], "shape": OUR_PICTURES[tile]} for tile in range(TILES) if KIND[tile] == BEAST
    ),
    icons_on_beasts,
)
LATE_TABLE = DeckTable(
    "late_arrival",
    "late",
    (
        number("commons", 5, MOST_COMMONS),
        number("rares", 5, 10),
        number("baskets", 10, 20),
        words("cats", LATE_CATS, LATE_CATS, *CAT_NAMES, label="cat-shape"),
        words("cards", LATE_CARDS, LATE_CARDS, *COPIED, label="card"),
    ),
    tuple(
        {
            ID: f"player_{player}",
            "commons": OUR_ROWS[player - 1][0],
            "rares": OUR_ROWS[player - 1][1],
            "baskets": OUR_ROWS[player - 1][2],
            "cats": [name.lower() for name in OUR_LATE_CATS[late]],
            "cards": [CARD_NAMES[CARD_OF[number]] for number in OUR_LATE_CARDS[late]],
        }
        for late, player in enumerate(LATE_PLAYERS)
    ),
)
DECK_TABLES = (LESSON_TABLE, TILE_TABLE, SISTER_TABLE, KITTEN_TABLE, BEAST_TABLE, LATE_TABLE)


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
        if counts in COLOUR_WORDS:
            arguments[lesson] = list(COLOUR_WORDS).index(counts)
        else:
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


def shapes_of(deck: Deck) -> Shapes:
    """Make the shapes of a deck."""
    tables = (KITTEN_TABLE.name, BEAST_TABLE.name)
    return shapes_with({str(row[ID]): str(row["shape"]) for name in tables for row in deck.get(name, ())})


def shapes_with(own: dict[str, str]) -> Shapes:
    """Make the shapes with the pictures of some tiles in place of ours."""
    pictures = [own.get(name, ours) for name, ours in zip(TILE_NAMES, OUR_PICTURES, strict=True)]
    return shapes_in(pictures)


def own_tiles(shapes: Shapes) -> dict[str, str]:
    """Give the pictures of the tiles that are not ours."""
    return {
        TILE_NAMES[tile]: shapes.pictures[tile]
        for tile in range(TILES)
        if shapes.pictures[tile] != OUR_PICTURES[tile]
    }


def supply_of(deck: Deck) -> Supply:
    """Make the supply of a deck."""
    if LATE_TABLE.name not in deck:
        return OUR_SUPPLY
    rows = [list(row) for row in OUR_ROWS]
    cats: list[list[str]] = []
    cards: list[list[int]] = []
    for player, row in zip(LATE_PLAYERS, rows_of(LATE_TABLE, deck), strict=True):
        rows[player - 1] = [_int(row[name]) for name in ("commons", "rares", "baskets")]
        cats.append([CAT_ROWS[CAT_NAMES.index(name)][0] for name in _list(row["cats"])])
        cards.append([int(NUMBER_OF[CARD_NAMES.index(name)]) for name in _list(row["cards"])])
    return Supply(rows, cats, cards)


def _list(cell: object) -> list[str]:
    assert isinstance(cell, list)
    return cell
