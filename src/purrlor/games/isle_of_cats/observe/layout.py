"""Declare what an observation of the Isle of Cats holds, in the order in which it is written."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from purrlor.core.observation import COUNT, NUMBER, cells_in, counts, flags, names, numbers
from purrlor.games.isle_of_cats.cards import BASKET_CARDS, CARDS, COLOURS, LESSON_NUMBERS
from purrlor.games.isle_of_cats.rules import table as t
from purrlor.games.isle_of_cats.rules.aboard import MOST_TILES
from purrlor.games.isle_of_cats.rules.pieces.boats import BOATS
from purrlor.games.isle_of_cats.rules.pieces.event_tiles import EVENTS
from purrlor.games.isle_of_cats.rules.pieces.spots import PLACEMENTS
from purrlor.games.isle_of_cats.rules.pieces.squares import SQUARES
from purrlor.games.isle_of_cats.rules.pieces.tiles import OSHAX_SHAPES, RARE_SHAPES, SIDE_NAMES, TILES
from purrlor.games.isle_of_cats.rules.score.final import BY_COLOUR

PHASES: Final = 20
QUESTIONS: Final = 33  # one more than the highest number
LARGEST_DETAIL: Final = 255
IN_HAND: Final = 12  # tiles to be placed that are listed
PASSED_ON: Final = 9  # cards in the packs that a seat passed on in a day: five, three and one
RESCUE_CARDS: Final = 6

TABLE: Final = [
    flags("options", 5, "kittens, beasts, events, new lessons, family mode"),
    numbers("day", 1, 6, "the day, from 1; 6 after the last one"),
    flags("phase", PHASES, "the phase of the day, by its number in the rules"),
    flags("asked", t.BY_SEAT, "who is asked, counted from the own seat"),
    flags("question", QUESTIONS, "what the own seat is asked, by the number of the question in the rules"),
    numbers("detail", 1, LARGEST_DETAIL, "the first detail of that question"),
    flags("second_kitten", 1, "a second kitten is offered, at its price"),
    *[flags(f"event_{day + 1}", EVENTS, "the event of this day, when it is known") for day in range(t.DAYS)],
    *[
        part
        for side in SIDE_NAMES
        for part in (
            numbers(
                f"{side}_list", t.MOST_IN_FIELD, TILES, "the tiles that lie here in order, each plus one"
            ),
            flags(f"{side}_tiles", TILES, "the same tiles as a set"),
        )
    ],
    numbers(
        "stock",
        t.GONE,
        99,
        "on the island: common treasures (4), rare ones (5), oshax (6), royal rats, tokens, baskets",
    ),
    numbers("public_lessons", t.MOST_PUBLIC, LESSON_NUMBERS, "printed numbers of public lessons, 0 for none"),
    numbers("lesson_colours", t.MOST_PUBLIC, BY_COLOUR, "the colours chosen for them, 7 for none"),
    names("in_hand", IN_HAND, TILES, "tiles taken or drawn that are still to be placed, each plus one"),
    counts("discards", CARDS, "cards discarded face up, by card"),
    numbers("deck", 1, 250, "cards in the deck"),
    numbers("bag", 1, 200, "tiles in the bag"),
    numbers("kitten_bag", 1, 100, "kittens in their bag"),
]
OWN: Final = [
    numbers("fish_left", 1, 99, "fish that can still be spent"),
    counts("hand", CARDS, "own cards in hand, by card"),
    counts("pack", CARDS, "cards of the pack to draft from"),
    counts("kept", CARDS, "cards kept in this draft"),
    counts("bought", CARDS, "cards bought, while others are still buying"),
    counts("drawn", CARDS, "cards drawn by a card, to be bought now"),
    counts("lessons", CARDS, "own private lessons"),
    counts("down", CARDS, "own rescue cards that lie face down"),
    counts("discarded", CARDS, "own cards discarded face down"),
    numbers("passed_on", PASSED_ON, CARDS, "cards passed on today, round by round in order, each plus one"),
]
SISTER: Final = [
    flags("sister_first", 1, "she is first in the order"),
    numbers("sister_speed", 1, 20, "her speed", least=-1),
    numbers("sister_left", 1, 5, "basket cards that she still resolves today"),
    numbers(
        "sister_used", BASKET_CARDS, BASKET_CARDS, "her basket cards that were used in order, each plus one"
    ),
    numbers("sister_lessons", 7, LESSON_NUMBERS, "printed numbers of her lessons"),
    numbers("sister_colours", COLOURS, COLOURS, "the colours that she has shown in order, each plus one"),
    numbers("oshax_row", OSHAX_SHAPES, OSHAX_SHAPES, "the shapes of oshax in her row, each plus one"),
    numbers("rare_row", RARE_SHAPES, RARE_SHAPES, "the shapes of rare treasures in her row, each plus one"),
]
EACH: Final = [
    numbers("hand", 1, 99, "cards in hand"),
    numbers("lessons", 1, 50, "private lessons"),
    numbers("face_down", 1, 50, "rescue cards that lie face down"),
    numbers("drawn", 1, 20, "cards drawn by a card, once buying is over"),
    counts("rescue_cards", RESCUE_CARDS, "rescue cards that lie face up, by card"),
    numbers("place", 1, 5, "place in the order, from 0"),
    flags("passed", 1, "has passed in this rescue"),
    flags("wish", 3, "when to be asked: always, not today, not before the end"),
    flags("boat", BOATS, "which boat it is"),
    numbers("leaps", 1, 20, "next tiles that need not touch"),
    numbers("fish", 1, 99, "fish, without what is spent in secret"),
    numbers("baskets", 1, 20, "permanent baskets"),
    numbers("used", 1, 20, "of them, used today"),
    numbers("spare", 1, 50, "other baskets still to be used today"),
    numbers("speed", 1, 99, "speed of today"),
    numbers("extra_rescues", 1, 20, "further cats to be rescued in the next turn"),
    numbers("tokens", 2, 20, "tokens kept: baskets, boots"),
    numbers("laid_tokens", 2, 20, "tokens laid today: baskets, boots"),
    numbers("event_points", 1, 200, "points of events", least=-200),
    numbers("tiles", MOST_TILES, TILES, "tiles aboard in the order they came, each plus one"),
    numbers("placements", MOST_TILES, PLACEMENTS, "where they lie: turn * 142 + first square, plus one"),
    *[flags(f"{colour}_cats", SQUARES, "squares that they cover") for colour in ("blue", "green", "red")],
    *[flags(f"{colour}_cats", SQUARES, "squares that they cover") for colour in ("purple", "orange")],
    flags("beasts", SQUARES, "squares that they cover"),
    flags("rare_treasures", SQUARES, "squares that they cover"),
    flags("common_treasures", SQUARES, "squares that they cover"),
    flags("royal_rats", SQUARES, "squares that they cover"),
]
# Counts of all cards, four in a cell.
SET_CELLS: Final[i64] = (CARDS * COUNT + NUMBER - 1) // NUMBER
SEAT_CELLS: Final[i64] = cells_in(EACH)
