"""Count how often a verb pays on a boat, and so what a lesson, a fish card or a family is worth."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from purrlor.games.isle_of_cats.cards import (
    CARD_AMOUNT,
    CARD_DETAIL,
    COLOURS,
    FIVE_CATS,
    IF_BASKETS_EXACTLY,
    IF_CAT_IN_EVERY_ROOM,
    IF_CATS_EXACTLY,
    IF_CATS_OF_COLOUR,
    IF_EDGE_FULL,
    IF_EVERY_COLOUR_HAS,
    IF_EVERY_COLOUR_ON_EDGE,
    IF_FAMILIES_EXACTLY,
    IF_FIRST,
    IF_FISH,
    IF_FIVE_CATS_OF,
    IF_LARGEST_FAMILY,
    IF_MIDDLE_ROW_FULL,
    IF_PRIVATE_LESSONS_EXACTLY,
    IF_ROOMS_EMPTY,
    IF_ROOMS_FULL,
    IF_TREASURES_EXACTLY,
    IF_TREASURES_FEWER,
    IF_VISIBLE_RATS_EXACTLY,
    PER_CAT_AROUND_BEST_CAT,
    PER_CAT_BEYOND,
    PER_CAT_IN_BEST_COLUMN,
    PER_CAT_IN_BEST_ROW,
    PER_CAT_IN_LARGEST_FAMILY,
    PER_CAT_IN_MIDDLE_ROW,
    PER_CAT_OF_BEST_COLOUR_ON_EDGE,
    PER_CAT_OF_COLOUR,
    PER_CAT_OF_COLOUR_ON_EDGE,
    PER_CAT_WITHOUT_TREASURE,
    PER_CATS_ON_EDGE,
    PER_COLOUR_ABOARD,
    PER_COLOUR_AWAY_FROM_RATS,
    PER_COLOUR_AWAY_FROM_TREASURE,
    PER_COLOUR_OFF_EDGE,
    PER_COMMON,
    PER_COVERED_MAP,
    PER_EMPTY_ROOM,
    PER_FAMILY_OF,
    PER_FISH,
    PER_FULL_ROOM,
    PER_LONELY_CAT,
    PER_LONELY_CAT_OF_COLOUR,
    PER_MAP_UNDER_OWN_COLOUR,
    PER_OSHAX,
    PER_PRIVATE_LESSON,
    PER_RARE,
    PER_RAT_BESIDE_CAT,
    PER_TREASURE,
    PER_TREASURE_BESIDE_COLOUR,
    PER_VISIBLE_MAP,
    PER_VISIBLE_RATS,
    SCORE_OF_FAMILY,
)
from purrlor.games.isle_of_cats.rules.pieces.squares import IN_ROW, MIDDLE_ROW, ROOMS, WORDS, bits_in
from purrlor.games.isle_of_cats.rules.pieces.tiles import COMMON, OSHAX, RARE
from purrlor.games.isle_of_cats.rules.score.tally import Tally

SISTERS_FAMILY: Final = 7  # what "the largest family" means when nobody else plays
NEVER: Final = 0


def family_score(size: i64) -> i64:
    """Score one family."""
    if size < 3:
        return 0
    if size == 3:
        return 8
    if size == 4:
        return 11
    return 5 * (size - 2)


def lesson_points(tally: Tally, number: i64, colour: i64) -> i64:
    """Score one lesson on a boat."""
    lessons = tally.lessons
    return lessons.points[number] * how_often(tally, lessons.verbs[number], lessons.arguments[number], colour)


def fish_from(tally: Tally, card: i64, colour: i64) -> i64:
    """Count the fish that an anytime card of GAIN_FISH_PER pays."""
    return CARD_AMOUNT[card] * how_often(tally, CARD_DETAIL[card], 0, colour)


def how_often(tally: Tally, verb: i64, argument: i64, colour: i64) -> i64:
    """Count how often a verb pays on a boat."""
    if verb < PER_CAT_OF_COLOUR_ON_EDGE:
        return for_cats(tally, verb, argument)
    if verb < IF_LARGEST_FAMILY:
        return for_colour(tally, verb, argument, colour)
    if verb < PER_RARE:
        return for_families(tally, verb, argument)
    if verb < IF_VISIBLE_RATS_EXACTLY:
        return for_treasures(tally, verb, argument)
    if verb < IF_EDGE_FULL:
        return for_rats(tally, verb, argument)
    if verb < IF_BASKETS_EXACTLY:
        return for_rooms(tally, verb, argument)
    return for_what_lies_beside(tally, verb, argument)


def once(condition: bool) -> i64:
    """Pay once if something is so."""
    return 1 if condition else 0


def for_cats(tally: Tally, verb: i64, argument: i64) -> i64:
    """Count for verbs about all cats."""
    if verb == IF_CATS_EXACTLY:
        return once(tally.cats() == argument)
    if verb == IF_FIVE_CATS_OF:
        return once(tally.cats_of[argument] == FIVE_CATS)
    if verb == PER_CATS_ON_EDGE:
        return tally.cats_on_edge() // argument
    if verb == PER_LONELY_CAT:
        return tally.lonely_cats()
    if verb == PER_OSHAX:
        return tally.kinds[OSHAX]
    if verb == PER_CAT_BEYOND:
        return max(tally.cats() - argument, 0)
    if verb == PER_CAT_IN_MIDDLE_ROW:
        return tally.cats_among(IN_ROW, MIDDLE_ROW * WORDS)
    if verb == PER_CAT_IN_BEST_ROW:
        return tally.cats_in_best_row()
    if verb == PER_CAT_IN_BEST_COLUMN:
        return tally.cats_in_best_column()
    if verb == PER_CAT_AROUND_BEST_CAT:
        return tally.neighbours_of_best_cat()
    return for_every_colour(tally, verb, argument)


def for_every_colour(tally: Tally, verb: i64, argument: i64) -> i64:
    """Count for verbs that compare the five colours."""
    aboard: i64 = 0
    enough: i64 = 0
    on_edge: i64 = 0
    best: i64 = 0
    for colour in range(COLOURS):
        aboard += once(tally.cats_of[colour] > 0)
        enough += once(tally.cats_of[colour] >= argument)
        on_edge += once(tally.on_edge_of[colour] > 0)
        best = max(best, tally.on_edge_of[colour])
    if verb == IF_EVERY_COLOUR_HAS:
        return once(enough == COLOURS)
    if verb == IF_EVERY_COLOUR_ON_EDGE:
        return once(on_edge == COLOURS)
    if verb == PER_CAT_OF_BEST_COLOUR_ON_EDGE:
        return best
    if verb == PER_COLOUR_OFF_EDGE:
        return COLOURS - on_edge
    if verb == PER_COLOUR_ABOARD:
        return aboard
    return NEVER


def for_colour(tally: Tally, verb: i64, argument: i64, colour: i64) -> i64:
    """Count for verbs about the chosen colour."""
    if verb == PER_CAT_OF_COLOUR_ON_EDGE:
        return tally.on_edge_of[colour]
    if verb == PER_CAT_OF_COLOUR:
        return tally.cats_of[colour]
    if verb == IF_CATS_OF_COLOUR:
        return once(tally.cats_of[colour] >= argument)
    if verb == PER_LONELY_CAT_OF_COLOUR:
        return tally.lonely_of[colour]
    if verb == PER_TREASURE_BESIDE_COLOUR:
        return tally.treasures_beside(colour)
    return NEVER


def for_families(tally: Tally, verb: i64, argument: i64) -> i64:
    """Count for verbs about families, which have three cats or more (IC-8.10, IC-8.11)."""
    largest: i64 = tally.families[0] if tally.family_count > 0 else 0
    if verb == IF_LARGEST_FAMILY:
        if tally.is_solo:
            return once(largest >= SISTERS_FAMILY)
        return once(largest > 0 and largest >= tally.largest_elsewhere)
    if verb == PER_FAMILY_OF:
        total: i64 = 0
        for n in range(tally.family_count):
            total += once(tally.families[n] >= argument)
        return total
    if verb == SCORE_OF_FAMILY:
        return family_score(tally.families[argument - 1]) if tally.family_count >= argument else 0
    if verb == PER_CAT_IN_LARGEST_FAMILY:
        return largest
    if verb == IF_FAMILIES_EXACTLY:
        return once(tally.family_count == argument)
    return NEVER


def for_treasures(tally: Tally, verb: i64, argument: i64) -> i64:
    """Count for verbs about treasures and maps."""
    if verb == PER_RARE:
        return tally.kinds[RARE]
    if verb == PER_COMMON:
        return tally.kinds[COMMON]
    if verb == PER_TREASURE:
        return tally.treasures()
    if verb == IF_TREASURES_EXACTLY:
        return once(tally.treasures() == argument)
    if verb == IF_TREASURES_FEWER:
        return once(tally.treasures() < argument)
    if verb == PER_VISIBLE_MAP:
        return COLOURS - tally.covered_maps
    if verb == PER_COVERED_MAP:
        return tally.covered_maps
    if verb == PER_MAP_UNDER_OWN_COLOUR:
        return tally.maps_under_own_colour()
    if verb == PER_CAT_WITHOUT_TREASURE:
        return tally.cats_without_treasure()
    if verb == PER_COLOUR_AWAY_FROM_TREASURE:
        return tally.colours_away_from(tally.treasure_squares)
    return NEVER


def for_rats(tally: Tally, verb: i64, argument: i64) -> i64:
    """Count for verbs about visible rats, royal rats included (IC-8.40, IC-8.53)."""
    if verb == IF_VISIBLE_RATS_EXACTLY:
        return once(tally.visible_rats == argument)
    if verb == PER_VISIBLE_RATS:
        return tally.visible_rats // argument
    if verb == PER_RAT_BESIDE_CAT:
        return tally.rats_beside_cats()
    if verb == PER_COLOUR_AWAY_FROM_RATS:
        return tally.colours_away_from(tally.visible_rat_squares)
    return NEVER


def for_rooms(tally: Tally, verb: i64, argument: i64) -> i64:
    """Count for verbs about rooms, the edge and the middle row."""
    if verb == IF_EDGE_FULL:
        return once(tally.free_edge() == 0)
    if verb == IF_MIDDLE_ROW_FULL:
        return once(tally.free_middle_row() == 0)
    if verb == IF_ROOMS_FULL:
        return once((tally.full_rooms & argument) == argument)
    if verb == IF_ROOMS_EMPTY:
        return once((tally.empty_rooms & argument) == argument)
    if verb == PER_FULL_ROOM:
        return bits_in(tally.full_rooms)
    if verb == PER_EMPTY_ROOM:
        return bits_in(tally.empty_rooms)
    if verb == IF_CAT_IN_EVERY_ROOM:
        return once(tally.rooms_with_cats() == ROOMS)
    return NEVER


def for_what_lies_beside(tally: Tally, verb: i64, argument: i64) -> i64:
    """Count for verbs about fish, baskets, lessons and turn order."""
    if verb == IF_BASKETS_EXACTLY:
        return once(tally.baskets == argument)
    if verb == IF_FIRST:
        return once(tally.is_first)
    if verb == PER_PRIVATE_LESSON:
        return tally.private_lessons
    if verb == IF_PRIVATE_LESSONS_EXACTLY:
        return once(tally.private_lessons == argument)
    if verb == IF_FISH:
        return once(tally.fish >= argument)
    if verb == PER_FISH:
        return tally.fish
    return NEVER
