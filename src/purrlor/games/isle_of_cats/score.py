"""Count the Isle of Cats: the final score line by line, and what boats and lessons would give now."""

from __future__ import annotations

import msgspec

from purrlor.core.arrays import Ints, zeros
from purrlor.games.isle_of_cats import cards as v
from purrlor.games.isle_of_cats.actions import Card
from purrlor.games.isle_of_cats.cards import (
    CARD_NAMES,
    CARD_OF,
    COLOUR_CARD,
    COLOUR_NAMES,
    COLOURS,
    LESSON_TYPE,
    LESSON_VERB,
    NO_COLOUR,
    NO_LESSON,
    NUMBER_OF,
    needs_colour,
)
from purrlor.games.isle_of_cats.lights import counted_squares
from purrlor.games.isle_of_cats.rules import table as t
from purrlor.games.isle_of_cats.rules.aboard import covers_own_map, place
from purrlor.games.isle_of_cats.rules.numbers import PLACE
from purrlor.games.isle_of_cats.rules.pieces.spots import PLACEMENTS
from purrlor.games.isle_of_cats.rules.pieces.squares import (
    EDGE,
    IN_ROW,
    MIDDLE_ROW,
    ROOM,
    ROOMS,
    WORDS,
    count_shared,
)
from purrlor.games.isle_of_cats.rules.questions import ASK_PLACE
from purrlor.games.isle_of_cats.rules.score import final as f
from purrlor.games.isle_of_cats.rules.score.final import (
    MOST_LINES,
    boat_lines,
    fill_tally,
    laid,
    laid_points,
    lines_of,
    sisters_lines,
    tie_break,
)
from purrlor.games.isle_of_cats.rules.score.tally import SMALLEST_FAMILY, Tally
from purrlor.games.isle_of_cats.rules.score.verbs import SISTERS_FAMILY, lesson_points
from purrlor.games.isle_of_cats.rules.table import Table
from purrlor.table.game import Outlook, Score, ScoreLine

# -- at the end ----------------------------------------------------------------------------------------

BOAT_LINES = {
    f.RATS_LINE: "score-rats",
    f.ROYAL_RATS_LINE: "score-royal-rats",
    f.ROOMS_LINE: "score-rooms",
    f.FAMILIES_LINE: "score-families",
    f.RARE_TREASURES_LINE: "score-rare",
    f.FRIENDSHIPS_LINE: "score-friendships",
    f.EVENTS_LINE: "score-events",
}


def score(state: Table) -> Score:
    """Show the final score line by line."""
    seats = range(state.seats)
    places = tuple(state.own[seat * t.OWN + t.PLACE_WON] for seat in seats)
    totals = tuple(sum(amount for _, amount in _numbers(state, seat)) for seat in seats)
    lines = [*_boat_lines(state), *_private_lines(state), *_public_lines(state)]
    lines.append(ScoreLine("score-total", totals, total=True))
    if state.is_solo():
        lines += _sister_lines(state)
        return Score("won" if places[0] == 1 else "lost", places, tuple(lines))
    if state.family and state.options.rules < t.AT_ANY_POINT:
        # Games of earlier rules end as they did: without a word about ties.
        return Score("family", places, (*lines, ScoreLine("score-fish", (0,) * state.seats)))
    ties = tuple(tie_break(state, seat) for seat in seats)
    lines.append(ScoreLine("score-full-rooms" if state.family else "score-fish", ties))
    ending = "family" if state.family else "counted"
    if totals.count(max(totals)) > 1:
        ending = "shared" if places.count(1) > 1 else f"{ending}-tie"
    return Score(ending, places, tuple(lines))


def _numbers(state: Table, seat: int) -> list[tuple[int, int]]:
    into = zeros(MOST_LINES * 2)
    count = lines_of(state, Tally(), seat, into)
    return [(into[2 * i], into[2 * i + 1]) for i in range(count)]


def _boat_lines(state: Table) -> list[ScoreLine]:
    by_seat = [dict(_numbers(state, seat)[: len(BOAT_LINES)]) for seat in range(state.seats)]
    shown = set(BOAT_LINES)
    if not state.events:
        shown -= {f.ROYAL_RATS_LINE, f.EVENTS_LINE}
    if not state.beasts:
        shown -= {f.FRIENDSHIPS_LINE}
    if state.family:
        shown -= {f.RARE_TREASURES_LINE}
    return [
        ScoreLine(key, tuple(lines[kind] for lines in by_seat))
        for kind, key in BOAT_LINES.items()
        if kind in shown
    ]


def _private_lines(state: Table) -> list[ScoreLine]:
    lines: list[ScoreLine] = []
    for seat in range(state.seats):
        count = len(private_lessons(state, seat))
        for number, amount in _numbers(state, seat)[len(BOAT_LINES) : len(BOAT_LINES) + count]:
            amounts = tuple(amount if other == seat else None for other in range(state.seats))
            lines.append(ScoreLine("score-lesson", amounts, {"card": _card(number)}))
    return lines


def _public_lines(state: Table) -> list[ScoreLine]:
    lessons = public_lessons(state)
    if not lessons:
        return []
    by_seat = [_numbers(state, seat)[-len(lessons) :] for seat in range(state.seats)]
    lines: list[ScoreLine] = []
    for i, lesson in enumerate(lessons):
        number, colour = divmod(lesson, f.BY_COLOUR)
        amounts = tuple(amount[i][1] for amount in by_seat)
        if colour == f.UNCOLOURED:
            lines.append(ScoreLine("score-public", amounts, {"card": _card(number)}))
        else:
            args = {"card": _card(number), "colour": f"colour:{COLOUR_NAMES[colour]}"}
            lines.append(ScoreLine("score-public-colour", amounts, {**args}))
    return lines


def _card(number: int) -> str:
    return f"card:{CARD_NAMES[CARD_OF[number]]}"


def _sister_lines(state: Table) -> list[ScoreLine]:
    into = zeros(MOST_LINES * 2)
    count = sisters_lines(state, Tally(), into)
    colours = [COLOUR_CARD[colour] for colour in range(len(COLOUR_NAMES))]
    lines: list[ScoreLine] = []
    for i in range(count):
        kind, amount = into[2 * i], (into[2 * i + 1],)
        if kind in colours:
            name = COLOUR_NAMES[colours.index(kind)]
            lines.append(ScoreLine("score-sister-colour", amount, {"colour": f"colour:{name}"}))
        elif kind == f.SISTERS_BEASTS_LINE:
            lines.append(ScoreLine("score-sister-beasts", amount))
        elif kind == f.SISTERS_EVENTS_LINE:
            lines.append(ScoreLine("score-sister-events", amount))
        else:
            lines.append(ScoreLine("score-sister-lesson", amount, {"card": f"sister:{kind}"}))
    return [*lines, ScoreLine("score-sister-total", (state.notes[t.SISTER_TOTAL],), total=True)]


# -- on the way ----------------------------------------------------------------------------------------


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
    cards = [state.card[slot] for slot, where in enumerate(state.where) if where == t.LAID * t.BY_SEAT + seat]
    return [laid(NUMBER_OF[card], NO_COLOUR) for card in cards]


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


# -- how far a lesson is -----------------------------------------------------------------------------


def progress(state: Table, seat: int, cards: set[str]) -> tuple[Progress, ...]:
    """Tell how far a seat is with every lesson among its cards."""
    numbers = [(card, NUMBER_OF[CARD_NAMES.index(card)]) for card in sorted(cards)]
    lessons = [(card, number) for card, number in numbers if LESSON_TYPE[number] != NO_LESSON]
    if not lessons:
        return ()
    tally = tally_of(state, seat)
    return tuple(_progress(tally, card, number) for card, number in lessons)


def _progress(tally: Tally, card: str, number: int) -> Progress:
    if needs_colour(number):  # it has no colour before it is laid
        return Progress(card, 0, None, None, None)
    points = laid_points(tally, laid(number, NO_COLOUR))
    share = _share(tally, tally.lessons.verbs[number], tally.lessons.arguments[number])
    if share is None:
        return Progress(card, points, None, None, None)
    return Progress(card, points, tally.lessons.points[number], *share)


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
        return tally.cats_of[argument], v.FIVE_CATS
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


# -- what a placement would change ---------------------------------------------------------------------


A_TREASURE = 3.0  # about what a treasure from a map is worth: it covers, connects, and is placed for nothing
A_PAIR = 3.0  # two of the three cats that a family needs
A_FREE_SIDE = 0.2  # free squares around a tile are seldom filled


def outlook(state: Table, seat: int) -> Outlook | None:
    """Tell what each placement would add to the points and why, which earn a treasure, and a good one.

    Whatever is asked, it also tells what lessons count on the boat.
    """
    tally = tally_of(state, seat)
    counts = _counts(state, tally, seat)
    if state.frames.kind() != ASK_PLACE:
        return Outlook((), counts=counts) if counts else None
    tile, into = state.frames.detail(0), zeros(MOST_LINES * 2)
    lessons = private_lessons(state, seat) + public_lessons(state)

    def look(boats: Ints) -> list[int]:
        """Count the lines of a boat and, last, its lessons."""
        tally.read(state.shapes, boats, seat)
        lines = boat_lines(tally, into, 0)
        return [into[2 * i + 1] for i in range(lines)] + [sum(laid_points(tally, one) for one in lessons)]

    before = look(state.boats)
    rooms = _filled_rooms(tally)
    offered = [number - PLACE for number in state.legal_actions(seat)]
    offered = [placement for placement in offered if 0 <= placement < PLACEMENTS]
    earning = {
        i for i, one in enumerate(offered) if covers_own_map(state.shapes, state.boats, seat, tile, one)
    }
    changes: list[list[int]] = []
    families: list[int] = []
    values: list[float] = []
    for i, placement in enumerate(offered):
        boats = state.boats[:]
        place(state.shapes, boats, seat, tile, placement)
        changes.append([after - amount for after, amount in zip(look(boats), before, strict=True)])
        slot = tally.tiles - 1
        families.append(tally.group_size[tally.group[slot]] if tally.is_cat(slot) else 0)
        values.append(sum(changes[-1]) + A_TREASURE * (i in earning) + A_PAIR * (families[-1] == 2))
        free = int(tally.free_squares(tally.beside, slot * WORDS))
        values[-1] += _filled_rooms(tally) - rooms - A_FREE_SIDE * free
    return Outlook(
        points=tuple(map(sum, changes)),
        bonus=tuple(sorted(earning)),
        parts=_parts(changes, families),
        best=max(range(len(values)), key=values.__getitem__, default=None),
        counts=counts,
    )


HELD = (t.HAND, t.NEW, t.PACK, t.KEPT, t.BOUGHT, t.OFFERED, t.LAID)


def _counts(state: Table, tally: Tally, seat: int) -> dict[str, tuple[int, ...]]:
    """List the squares that each lesson counts: a seat's own by their cards, public ones also by colour."""
    places = {place * t.BY_SEAT + seat for place in HELD}
    out = [*range(state.dealt), *range(state.top, len(state.where))]
    cards = {state.card[slot] for slot in out if state.where[slot] in places}
    held = [NUMBER_OF[card] for card in cards]
    lessons = [(number, NO_COLOUR) for number in held if LESSON_TYPE[number] != NO_LESSON]
    for lesson in public_lessons(state):
        number, colour = divmod(lesson, f.BY_COLOUR)
        lessons.append((number, NO_COLOUR if colour == f.UNCOLOURED else colour))
    return {
        CARD_NAMES[CARD_OF[number]]
        + ("" if colour == NO_COLOUR else f" {COLOUR_NAMES[colour]}"): counted_squares(
            tally, tally.lessons.verbs[number], tally.lessons.arguments[number], colour
        )
        for number, colour in sorted(lessons)
        if colour != NO_COLOUR or not needs_colour(number)
    }


def _filled_rooms(tally: Tally) -> float:
    """Weigh rooms by how full they are: one that is nearly full is worth most of what it will give."""
    shares = (_covered(tally, ROOM, room * WORDS) for room in range(ROOMS))
    return float(sum(5 * (have / size) ** 2 for have, size in shares if have < size))


def _parts(changes: list[list[int]], families: list[int]) -> dict[str, tuple[int, ...]]:
    """List what changes by its name; what no choice changes is left out."""
    names = [*(key.removeprefix("score-") for key in BOAT_LINES.values()), "lessons"]
    columns = dict(zip(names, zip(*changes, strict=True), strict=True)) if changes else {}
    columns["family"] = tuple(families)
    return {name: column for name, column in columns.items() if any(column)}
