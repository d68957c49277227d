"""Estimate what a lesson may still bring: each kind by how far its goal is and how fast one gets there."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from purrlor.core.arrays import Floats, floats, ints
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
PASSING: Final = 0.12  # a day: how likely a goal that must be met exactly is passed
HALF_A_DAY: Final = 0.6  # what a day is worth before its rescue

# How a verb goes on, measured in games between bots. PER: what a day adds, and the part that stays when it
# can fall. IF: how much nearer a day brings, and how likely the goal then is.
#    verb day's gain, part that stays or chance
ROWS: Final[list[tuple[int, float, float]]] = [
    (PER_CAT_OF_BEST_COLOUR_ON_EDGE, 0.7, 1.0),
    (PER_CATS_ON_EDGE, 0.9, 1.0),
    (PER_LONELY_CAT, 0.6, 0.9),
    (PER_OSHAX, 0.2, 1.0),
    (PER_CAT_IN_MIDDLE_ROW, 1.4, 1.0),
    (PER_CAT_OF_COLOUR_ON_EDGE, 0.4, 1.0),
    (PER_CAT_OF_COLOUR, 0.7, 1.0),
    (PER_LONELY_CAT_OF_COLOUR, 0.1, 0.8),
    (PER_TREASURE_BESIDE_COLOUR, 0.3, 1.0),
    (PER_FAMILY_OF, 0.4, 1.0),
    (SCORE_OF_FAMILY, 1.0, 1.0),
    (PER_CAT_IN_LARGEST_FAMILY, 1.2, 1.0),
    (PER_RARE, 0.3, 1.0),
    (PER_COMMON, 0.7, 1.0),
    (PER_TREASURE, 1.0, 1.0),
    (PER_VISIBLE_MAP, 0.0, 0.8),
    (PER_MAP_UNDER_OWN_COLOUR, 0.4, 1.0),
    (PER_VISIBLE_RATS, 0.0, 0.8),
    (PER_FULL_ROOM, 0.6, 1.0),
    (PER_PRIVATE_LESSON, 1.0, 1.0),
    (IF_CATS_EXACTLY, 3.2, 0.7),
    (IF_EVERY_COLOUR_HAS, 2.2, 0.5),
    (IF_EVERY_COLOUR_ON_EDGE, 1.3, 0.8),
    (IF_FIVE_CATS_OF, 1.1, 0.6),
    (IF_CATS_OF_COLOUR, 0.8, 0.8),
    (IF_LARGEST_FAMILY, 1.2, 0.7),
    (IF_FAMILIES_EXACTLY, 0.7, 0.8),
    (IF_TREASURES_EXACTLY, 1.2, 0.6),
    (IF_VISIBLE_RATS_EXACTLY, 3.0, 0.8),
    (IF_EDGE_FULL, 8.0, 0.2),
    (IF_MIDDLE_ROW_FULL, 4.0, 0.4),
    (IF_ROOMS_FULL, 6.0, 0.7),
    (IF_ROOMS_EMPTY, 0.5, 0.7),
    (IF_CAT_IN_EVERY_ROOM, 1.5, 0.6),
    (IF_BASKETS_EXACTLY, 0.3, 0.3),
    (IF_FIRST, 0.5, 0.5),
    (IF_PRIVATE_LESSONS_EXACTLY, 1.5, 0.5),
    (IF_FISH, 5.0, 0.6),
]
FIRST_GOAL: Final = 20  # rows from here on are IF


def verb_table(column: int, usual: float) -> Floats:
    """Spread a column of the rows by verb."""
    values = [usual] * VERBS
    for row in ROWS:
        values[row[0]] = row[1] if column == 1 else row[2]
    return floats(values)


A_DAY: Final = verb_table(1, 0.0)
CHANCE: Final = verb_table(2, 1.0)
GOALS: Final = [row[0] for row in ROWS[FIRST_GOAL:]]
IS_GOAL: Final = ints([1 if verb in GOALS else 0 for verb in range(VERBS)])


def hope(tally: Tally, number: i64, colour: i64, left: float, today: bool, trust: float) -> float:
    """Estimate what a lesson scores in the end; `trust` is the part of the hope that is believed."""
    lessons = tally.lessons
    verb = lessons.verbs[number]
    argument = lessons.arguments[number]
    points = float(lessons.points[number])
    now = float(how_often(tally, verb, argument, colour))
    time = left + HALF_A_DAY if today else left
    if time == 0.0:
        return points * now
    if IS_GOAL[verb] == 1:
        then = chance(tally, verb, argument, colour, time)
    else:
        then = now + time * (A_DAY[verb] - (1.0 - CHANCE[verb]) * now)
    return points * (now + trust * (then - now))


def chance(tally: Tally, verb: i64, argument: i64, colour: i64, time: float) -> float:
    """Estimate how likely a goal is reached."""
    far = distance(tally, verb, argument, colour)
    if far == NEVER:
        return 0.0
    if verb == IF_ROOMS_EMPTY:
        return 1.0 - (1.0 - CHANCE[verb]) * min(time / 5.0, 1.0)
    if far == 0:
        return 1.0 - PASSING * time if is_exact(verb, argument) else may_keep(verb)
    part = A_STEP_FURTHER - float(far) / (A_DAY[verb] * time)
    return CHANCE[verb] * min(max(part, 0.0), 1.0)


def may_keep(verb: i64) -> float:
    """Tell how likely a goal that is reached stays reached: the first place and fish come and go."""
    return CHANCE[verb] if verb in (IF_FIRST, IF_FISH, IF_LARGEST_FAMILY, IF_FAMILIES_EXACTLY) else 1.0


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
