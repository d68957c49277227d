"""Count what a boat would score now, how far a lesson is, and what a placement would change."""

from __future__ import annotations

import msgspec

from purrlor.core.arrays import Ints, zeros
from purrlor.games.isle_of_cats.names import CARD_NAMES, Card
from purrlor.games.isle_of_cats.rules import lessons as v
from purrlor.games.isle_of_cats.rules import numbers as n
from purrlor.games.isle_of_cats.rules import table as t
from purrlor.games.isle_of_cats.rules.boats import EDGE, IN_ROW, MIDDLE_ROW, ROOM, ROOMS, WORDS, count_shared
from purrlor.games.isle_of_cats.rules.counting import SISTERS_FAMILY, lesson_points
from purrlor.games.isle_of_cats.rules.counts import MOST_LINES, fill_tally
from purrlor.games.isle_of_cats.rules.faces import NUMBER_OF
from purrlor.games.isle_of_cats.rules.lessons import LESSON_ARGUMENT, LESSON_DECK, LESSON_POINTS, LESSON_VERB
from purrlor.games.isle_of_cats.rules.placement import covers_own_map, place
from purrlor.games.isle_of_cats.rules.scoring import LAID, UNCOLOURED, boat_lines, laid_points, total
from purrlor.games.isle_of_cats.rules.table import Table
from purrlor.games.isle_of_cats.rules.tally import SMALLEST_FAMILY, Tally
from purrlor.games.isle_of_cats.rules.tiles import COLOURS, NO_COLOUR
from purrlor.table.game import Outlook


class Standing(msgspec.Struct, frozen=True):
    """What a boat would score now, by what everybody sees: `sum` has the public lessons, too."""

    rats: int
    royal_rats: int
    rooms: int
    families: int
    rare: int
    friendships: int
    events: int
    sum: int


class Progress(msgspec.Struct, frozen=True):
    """A lesson that a player knows: the points it would give now, out of at most so many for the whole of it.

    Where it pays once, `have` tells how much of `need` is there; where it pays for each, both are None.
    """

    card: Card
    points: int
    most: int | None
    have: int | None
    need: int | None


def tally_of(state: Table, seat: int) -> Tally:
    """Count a boat and what lies beside it."""
    tally = Tally()
    fill_tally(state, tally, seat)
    return tally


def public_lessons(state: Table) -> list[int]:
    """List the public lessons as they are kept: number and colour in one."""
    return [state.notes[t.PUBLIC_LESSONS + i] for i in range(state.notes[t.PUBLIC_COUNT])]


def private_lessons(state: Table, seat: int) -> list[int]:
    """List a seat's own lessons that count."""
    laid = [state.card[slot] for slot, where in enumerate(state.where) if where == t.LAID * 8 + seat]
    return [NUMBER_OF[face] * LAID + UNCOLOURED for face in laid]


def standing(state: Table, tally: Tally) -> Standing:
    """Count what a boat would score now."""
    into = zeros(MOST_LINES * 2)
    lines = boat_lines(tally, into, 0)
    amounts = [into[2 * i + 1] for i in range(lines)]
    lessons = sum(laid_points(tally, lesson) for lesson in public_lessons(state))
    rats, royal, rooms, families, rare, friends, events = amounts
    return Standing(rats, royal, rooms, families, rare, friends, events, sum(amounts) + lessons)


def sister_points(state: Table, lessons: list[int], colours: list[int]) -> tuple[list[int], list[int]]:
    """Count what the sister's lessons and the colours shown so far would give her now."""
    tally = tally_of(state, 0)
    worth = [lesson_points(tally, number, NO_COLOUR) for number in lessons]
    best = max(worth, default=0)
    again = [LESSON_VERB[number] == v.BEST_OTHER_LESSON for number in lessons]
    shown = [(COLOURS - i) * tally.cats_of[colour] for i, colour in enumerate(colours)]
    return [best if twice else points for points, twice in zip(worth, again, strict=True)], shown


# -- lessons -------------------------------------------------------------------------------------------


def progress(state: Table, seat: int, cards: set[str]) -> tuple[Progress, ...]:
    """Tell how far a seat is with every lesson among its cards."""
    numbers = [(card, NUMBER_OF[CARD_NAMES.index(card)]) for card in sorted(cards)]
    lessons = [(card, number) for card, number in numbers if LESSON_DECK[number] >= 0]
    if not lessons:
        return ()
    tally = tally_of(state, seat)
    return tuple(_progress(tally, card, number) for card, number in lessons)


def _progress(tally: Tally, card: str, number: int) -> Progress:
    if v.needs_colour(number):  # it has no colour before it is laid
        return Progress(card, 0, None, None, None)
    points = laid_points(tally, number * LAID + UNCOLOURED)
    share = _share(tally, LESSON_VERB[number], LESSON_ARGUMENT[number])
    if share is None:
        return Progress(card, points, None, None, None)
    return Progress(card, points, LESSON_POINTS[number], *share)


def _share(tally: Tally, verb: int, argument: int) -> tuple[int, int] | None:
    """Tell how much of what a lesson wants is there; None if it pays for each of something."""
    counts = {
        v.IF_CATS_EXACTLY: tally.cats(),
        v.IF_FAMILIES_EXACTLY: tally.family_count,
        v.IF_TREASURES_EXACTLY: tally.treasures(),
        v.IF_VISIBLE_RATS_EXACTLY: tally.visible_rats,
        v.IF_BASKETS_EXACTLY: tally.baskets,
        v.IF_PRIVATE_LESSONS_EXACTLY: tally.private_lessons,
        v.IF_FISH: tally.fish,
    }
    if verb in counts:
        return counts[verb], argument
    if verb == v.IF_FIVE_CATS_OF:
        return tally.cats_of[argument], 5
    if verb == v.IF_EVERY_COLOUR_HAS:
        return sum(min(tally.cats_of[i], argument) for i in range(COLOURS)), argument * COLOURS
    if verb == v.IF_EVERY_COLOUR_ON_EDGE:
        return sum(tally.on_edge_of[i] > 0 for i in range(COLOURS)), COLOURS
    if verb == v.IF_LARGEST_FAMILY:
        wanted = SISTERS_FAMILY if tally.is_solo else max(tally.largest_elsewhere, SMALLEST_FAMILY)
        return (tally.families[0] if tally.family_count else 0), wanted
    return _share_of_squares(tally, verb, argument)


def _share_of_squares(tally: Tally, verb: int, argument: int) -> tuple[int, int] | None:
    if verb == v.IF_EDGE_FULL:
        return _covered(tally, EDGE, 0)
    if verb == v.IF_MIDDLE_ROW_FULL:
        return _covered(tally, IN_ROW, MIDDLE_ROW * WORDS)
    if verb == v.IF_CAT_IN_EVERY_ROOM:
        return tally.rooms_with_cats(), ROOMS
    rooms = [_covered(tally, ROOM, room * WORDS) for room in range(ROOMS) if (argument >> room) & 1]
    if verb == v.IF_ROOMS_FULL:
        return sum(have for have, size in rooms), sum(size for have, size in rooms)
    if verb == v.IF_ROOMS_EMPTY:
        return sum(have for have, size in rooms), 0
    return None


def _covered(tally: Tally, squares: Ints, at: int) -> tuple[int, int]:
    size = count_shared(squares, at, squares, at)
    return size - tally.free_squares(squares, at), size


# -- placements ----------------------------------------------------------------------------------------


def outlook(state: Table, seat: int) -> Outlook | None:
    """Tell what each placement would add to the points, and which earn a map's treasure."""
    if state.frames.kind() != n.ASK_PLACE:
        return None
    tile, tally, into = state.frames.detail(0), tally_of(state, seat), zeros(MOST_LINES * 2)
    lessons = private_lessons(state, seat) + public_lessons(state)

    def worth(boats: Ints) -> int:
        tally.read(boats, seat)
        return total(into, boat_lines(tally, into, 0)) + sum(laid_points(tally, one) for one in lessons)

    def change(placement: int) -> int:
        boats = state.boats[:]
        place(boats, seat, tile, placement)
        return worth(boats) - before

    before = worth(state.boats)
    offered = [number for number in state.legal_actions(seat) if number < n.TAKE]
    earning = [covers_own_map(state.boats, seat, tile, placement) for placement in offered]
    points = tuple(change(placement) for placement in offered)
    return Outlook(points, tuple(i for i, earns in enumerate(earning) if earns))
