"""Estimate what a lesson may still bring: each kind by how far its goal is and how fast one gets there."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from purrlor.core.arrays import Floats, Ints, ints
from purrlor.games.isle_of_cats.bot import weights as by
from purrlor.games.isle_of_cats.bot.weights import WEIGHTS
from purrlor.games.isle_of_cats.cards import (
    BEST_OTHER_LESSON,
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
    IF_VISIBLE_RATS_EXACTLY,
    PER_CAT_IN_LARGEST_FAMILY,
    PER_CAT_IN_MIDDLE_ROW,
    PER_CAT_OF_BEST_COLOUR_ON_EDGE,
    PER_CAT_OF_COLOUR,
    PER_CAT_OF_COLOUR_ON_EDGE,
    PER_CATS_ON_EDGE,
    PER_COMMON,
    PER_FAMILY_OF,
    PER_FULL_ROOM,
    PER_LONELY_CAT,
    PER_LONELY_CAT_OF_COLOUR,
    PER_MAP_UNDER_OWN_COLOUR,
    PER_OSHAX,
    PER_PRIVATE_LESSON,
    PER_RARE,
    PER_TREASURE,
    PER_TREASURE_BESIDE_COLOUR,
    PER_VISIBLE_MAP,
    PER_VISIBLE_RATS,
    SCORE_OF_FAMILY,
)
from purrlor.games.isle_of_cats.rules.pieces.squares import BIT_OF, ROOM, ROOMS, WORDS
from purrlor.games.isle_of_cats.rules.score.tally import Tally
from purrlor.games.isle_of_cats.rules.score.verbs import how_often

VERBS: Final = BEST_OTHER_LESSON + 1
NEVER: Final = 1000  # a distance that nobody covers
A_STEP_FURTHER: Final = 1.4  # goals somewhat further than the usual way are reached now and then
PASSING: Final = 0.05  # a day: how likely a goal that must be met exactly is passed
NO_WEIGHT: Final = -1
LEAST_DAY: Final = 0.01  # tuning must not turn a weight over

# How verbs go on is among the weights, by their names. PER: what a day adds, and the part that stays when it
# can fall. IF: how much nearer a day brings, and how likely the goal then is.
VERB_NAMES: Final[list[tuple[int, str]]] = [
    (PER_CAT_OF_BEST_COLOUR_ON_EDGE, "per_cat_of_best_colour_on_edge"),
    (PER_CATS_ON_EDGE, "per_cats_on_edge"),
    (PER_LONELY_CAT, "per_lonely_cat"),
    (PER_OSHAX, "per_oshax"),
    (PER_CAT_IN_MIDDLE_ROW, "per_cat_in_middle_row"),
    (PER_CAT_OF_COLOUR_ON_EDGE, "per_cat_of_colour_on_edge"),
    (PER_CAT_OF_COLOUR, "per_cat_of_colour"),
    (PER_LONELY_CAT_OF_COLOUR, "per_lonely_cat_of_colour"),
    (PER_TREASURE_BESIDE_COLOUR, "per_treasure_beside_colour"),
    (PER_FAMILY_OF, "per_family_of"),
    (SCORE_OF_FAMILY, "score_of_family"),
    (PER_CAT_IN_LARGEST_FAMILY, "per_cat_in_largest_family"),
    (PER_RARE, "per_rare"),
    (PER_COMMON, "per_common"),
    (PER_TREASURE, "per_treasure"),
    (PER_VISIBLE_MAP, "per_visible_map"),
    (PER_MAP_UNDER_OWN_COLOUR, "per_map_under_own_colour"),
    (PER_VISIBLE_RATS, "per_visible_rats"),
    (PER_FULL_ROOM, "per_full_room"),
    (PER_PRIVATE_LESSON, "per_private_lesson"),
    (IF_CATS_EXACTLY, "if_cats_exactly"),
    (IF_EVERY_COLOUR_HAS, "if_every_colour_has"),
    (IF_EVERY_COLOUR_ON_EDGE, "if_every_colour_on_edge"),
    (IF_FIVE_CATS_OF, "if_five_cats_of"),
    (IF_CATS_OF_COLOUR, "if_cats_of_colour"),
    (IF_LARGEST_FAMILY, "if_largest_family"),
    (IF_FAMILIES_EXACTLY, "if_families_exactly"),
    (IF_TREASURES_EXACTLY, "if_treasures_exactly"),
    (IF_VISIBLE_RATS_EXACTLY, "if_visible_rats_exactly"),
    (IF_EDGE_FULL, "if_edge_full"),
    (IF_MIDDLE_ROW_FULL, "if_middle_row_full"),
    (IF_ROOMS_FULL, "if_rooms_full"),
    (IF_ROOMS_EMPTY, "if_rooms_empty"),
    (IF_CAT_IN_EVERY_ROOM, "if_cat_in_every_room"),
    (IF_BASKETS_EXACTLY, "if_baskets_exactly"),
    (IF_FIRST, "if_first"),
    (IF_PRIVATE_LESSONS_EXACTLY, "if_private_lessons_exactly"),
    (IF_FISH, "if_fish"),
]
FIRST_GOAL: Final = 20  # names from here on are IF


def places(ending: str) -> Ints:
    """List the places of the weights of all verbs; NO_WEIGHT for those that never change."""
    found = [NO_WEIGHT] * VERBS
    for verb, name in VERB_NAMES:
        found[verb] = WEIGHTS.place(name + ending)
    return ints(found)


A_DAY: Final = places("_day")
CHANCE: Final = places("_sure")
GOALS: Final = [verb for verb, _ in VERB_NAMES[FIRST_GOAL:]]
IS_GOAL: Final = ints([1 if verb in GOALS else 0 for verb in range(VERBS)])


def hope(tally: Tally, number: i64, colour: i64, left: float, today: bool, w: Floats) -> float:
    """Estimate what a lesson scores in the end."""
    lessons = tally.lessons
    verb = lessons.verbs[number]
    argument = lessons.arguments[number]
    points = float(lessons.points[number])
    now = float(how_often(tally, verb, argument, colour))
    time = left + w[by.BEFORE_RESCUE] if today else left
    if time == 0.0:
        return points * now
    if IS_GOAL[verb] == 1:
        then = chance(tally, verb, argument, colour, time, w)
    elif A_DAY[verb] == NO_WEIGHT:
        then = now
    else:
        then = now + time * (w[A_DAY[verb]] - (1.0 - w[CHANCE[verb]]) * now)
    return points * (now + w[by.LESSON_HOPE] * (then - now))


def chance(tally: Tally, verb: i64, argument: i64, colour: i64, time: float, w: Floats) -> float:
    """Estimate how likely a goal is reached."""
    far = distance(tally, verb, argument, colour)
    if far == NEVER:
        return 0.0
    if verb == IF_ROOMS_EMPTY:
        return 1.0 - (1.0 - w[CHANCE[verb]]) * min(time / 5.0, 1.0)
    stays = 1.0 - PASSING * time if is_exact(verb, argument) else 1.0
    if far == 0:
        return stays * may_keep(verb, w)
    part = A_STEP_FURTHER - float(far) / (max(w[A_DAY[verb]], LEAST_DAY) * time)
    return stays * w[CHANCE[verb]] * min(max(part, 0.0), 1.0)


def may_keep(verb: i64, w: Floats) -> float:
    """Tell how likely a goal that is reached stays reached: the first place and fish come and go."""
    return w[CHANCE[verb]] if verb in (IF_FIRST, IF_FISH, IF_LARGEST_FAMILY, IF_FAMILIES_EXACTLY) else 1.0


def is_exact(verb: i64, argument: i64) -> bool:
    """Tell whether a goal that is reached can be passed."""
    if verb == IF_VISIBLE_RATS_EXACTLY:
        return argument > 0
    return verb in (IF_CATS_EXACTLY, IF_FIVE_CATS_OF, IF_TREASURES_EXACTLY, IF_PRIVATE_LESSONS_EXACTLY)


def distance(tally: Tally, verb: i64, argument: i64, colour: i64) -> i64:
    """Count what is missing to a goal."""
    if verb == IF_CATS_EXACTLY:
        return unless_passed(argument - tally.cats())
    if verb == IF_FIVE_CATS_OF:
        return unless_passed(FIVE_CATS - tally.cats_of[argument])
    if verb == IF_TREASURES_EXACTLY:
        return unless_passed(argument - tally.treasures())
    if verb == IF_VISIBLE_RATS_EXACTLY:
        return unless_passed(tally.visible_rats - argument)
    if verb == IF_BASKETS_EXACTLY:
        return unless_passed(argument - tally.baskets)
    if verb == IF_PRIVATE_LESSONS_EXACTLY:
        return unless_passed(argument - tally.private_lessons)
    if verb == IF_ROOMS_EMPTY:
        return 0 if (tally.empty_rooms & argument) == argument else i64(NEVER)
    return distance_to_more(tally, verb, argument, colour)


def distance_to_more(tally: Tally, verb: i64, argument: i64, colour: i64) -> i64:
    """Count what is missing to a goal that can't be passed."""
    if verb == IF_CATS_OF_COLOUR:
        return max(argument - tally.cats_of[colour], i64(0))
    if verb == IF_LARGEST_FAMILY:
        largest: i64 = tally.families[0] if tally.family_count > 0 else 0
        return max(tally.largest_elsewhere + 1 - largest, i64(0))
    if verb == IF_FAMILIES_EXACTLY:
        return max(argument - tally.family_count, tally.family_count - argument)
    if verb == IF_EDGE_FULL:
        return tally.free_edge()
    if verb == IF_MIDDLE_ROW_FULL:
        return tally.free_middle_row()
    if verb == IF_CAT_IN_EVERY_ROOM:
        return ROOMS - tally.rooms_with_cats()
    if verb == IF_FISH:
        return max(argument - tally.fish, i64(0))
    if verb == IF_FIRST:
        return 0 if tally.is_first else 1
    missing: i64 = 0
    if verb == IF_ROOMS_FULL:
        for room in range(i64(ROOMS)):
            if argument & BIT_OF[room]:
                missing += tally.free_squares(ROOM, room * WORDS)
        return missing
    for each in range(i64(COLOURS)):
        if verb == IF_EVERY_COLOUR_HAS:
            missing += max(argument - tally.cats_of[each], i64(0))
        elif tally.on_edge_of[each] == 0:
            missing += 1
    return missing


def unless_passed(missing: i64) -> i64:
    """Give what is missing; a goal that was passed can't be reached any more."""
    return missing if missing >= 0 else i64(NEVER)
