"""Ask, count and rank: prompts, the final score line by line, and the census of all components."""

from __future__ import annotations

from collections import Counter

from purrlor.core.arrays import zeros
from purrlor.games.isle_of_cats.cards import BASKET_CARDS, COLOUR_CARD
from purrlor.games.isle_of_cats.names import CARD_NAMES, COLOUR_NAMES, TILE_NAMES
from purrlor.games.isle_of_cats.rules import numbers as n
from purrlor.games.isle_of_cats.rules import scoring as s
from purrlor.games.isle_of_cats.rules import table as t
from purrlor.games.isle_of_cats.rules.counts import MOST_LINES, lines_of, private_lessons, sisters_lines
from purrlor.games.isle_of_cats.rules.faces import FACE_OF, FACES
from purrlor.games.isle_of_cats.rules.placement import tile_in
from purrlor.games.isle_of_cats.rules.table import Table
from purrlor.games.isle_of_cats.rules.tally import Tally
from purrlor.games.isle_of_cats.rules.tiles import (
    BEAST_TILES,
    BEASTS,
    COMMON_SHAPES,
    COMMONS,
    OSHAX_SHAPES,
    OSHAXES,
    RARE_SHAPES,
    RARES,
    THE_ROYAL_RAT,
)
from purrlor.games.isle_of_cats.view import public_lessons, tiles_in_hand
from purrlor.table.game import Prompt, Score, ScoreLine

QUESTIONS = {
    n.ASK_DRAFT: "ask-keep",
    n.ASK_BUY: "ask-buy",
    n.ASK_WINDOW: "ask-window",
    n.ASK_COLOUR: "ask-colour",
    n.ASK_CARDS: "ask-cards",
    n.ASK_TURN: "ask-rescue",
    n.ASK_KITTEN: "ask-kitten",
    n.ASK_FIND: "ask-find",
    n.ASK_PLACE: "ask-place",
    n.ASK_BONUS: "ask-bonus",
    n.ASK_TREASURE: "ask-treasure",
    n.ASK_OSHAX: "ask-oshax",
    n.ASK_OFFER: "ask-offer",
    n.ASK_MOVE: "ask-move",
    n.ASK_SORT: "ask-sort",
    n.ASK_GIVE_UP: "ask-give-up",
    n.ASK_TAKE_OFF: "ask-take-off",
    n.ASK_TOKEN: "ask-token",
    n.ASK_RATS: "ask-rats",
    n.ASK_FAMILY: "ask-family",
}
WINDOWS = ("dawn", "bought", "cards", "end")


def prompt(state: Table, seat: int) -> Prompt:
    """Ask a seat what the game asks it."""
    kind = state.frames.kind()
    key = QUESTIONS[kind]
    detail = state.frames.detail(0)
    if kind == n.ASK_PLACE:
        return Prompt(key, {"tile": f"tile:{TILE_NAMES[detail]}"})
    if kind == n.ASK_SORT:
        return Prompt(key, {"tile": f"tile:{TILE_NAMES[detail % 256 - 1]}"})
    if kind == n.ASK_COLOUR:
        return Prompt(key, {"card": f"card:{CARD_NAMES[detail]}"})
    if kind == n.ASK_WINDOW:
        return Prompt(f"{key}-{WINDOWS[detail]}")
    if kind in (n.ASK_MOVE, n.ASK_GIVE_UP, n.ASK_TAKE_OFF):
        return Prompt(key, {"left": detail})
    if kind == n.ASK_TURN:
        return _ask_turn(state, seat)
    if kind in (n.ASK_BUY, n.ASK_OFFER):
        return Prompt(key, {"fish": state.fish(seat)})
    return Prompt(key)


def _ask_turn(state: Table, seat: int) -> Prompt:
    if state.family:
        return Prompt("ask-family-turn")
    again = state.frames.detail(0) == 1
    fish, baskets = state.fish(seat), state.baskets_ready(seat)
    return Prompt("ask-extra" if again else "ask-rescue", {"fish": fish, "baskets": baskets})


# -- the score -----------------------------------------------------------------------------------------

BOAT_LINES = {
    s.RATS_LINE: "score-rats",
    s.ROYAL_RATS_LINE: "score-royal-rats",
    s.ROOMS_LINE: "score-rooms",
    s.FAMILIES_LINE: "score-families",
    s.RARE_TREASURES_LINE: "score-rare",
    s.FRIENDSHIPS_LINE: "score-friendships",
    s.EVENTS_LINE: "score-events",
}


def score(state: Table) -> Score:
    """Show the final score line by line."""
    seats = range(state.seats)
    places = tuple(state.own[seat * t.OWN + t.PLACE_WON] for seat in seats)
    totals = tuple(state.own[seat * t.OWN + t.TOTAL] for seat in seats)
    lines = [*_boat_lines(state), *_private_lines(state), *_public_lines(state)]
    lines.append(ScoreLine("score-total", totals))
    if state.is_solo():
        lines += _sister_lines(state)
        return Score("won" if places[0] == 1 else "lost", places, tuple(lines))
    lines.append(ScoreLine("score-fish", tuple(state.own[seat * t.OWN + t.FISH] for seat in seats)))
    ending = "shared" if places.count(1) > 1 else "counted"
    return Score("family" if state.family else ending, places, tuple(lines))


def _numbers(state: Table, seat: int) -> list[tuple[int, int]]:
    into = zeros(MOST_LINES * 2)
    count = lines_of(state, Tally(), seat, into)
    return [(into[2 * i], into[2 * i + 1]) for i in range(count)]


def _boat_lines(state: Table) -> list[ScoreLine]:
    by_seat = [dict(_numbers(state, seat)[: len(BOAT_LINES)]) for seat in range(state.seats)]
    shown = set(BOAT_LINES)
    if not state.events:
        shown -= {s.ROYAL_RATS_LINE, s.EVENTS_LINE}
    if not state.beasts:
        shown -= {s.FRIENDSHIPS_LINE}
    if state.family:
        shown -= {s.RARE_TREASURES_LINE}
    return [
        ScoreLine(key, tuple(lines[kind] for lines in by_seat))
        for kind, key in BOAT_LINES.items()
        if kind in shown
    ]


def _private_lines(state: Table) -> list[ScoreLine]:
    lines: list[ScoreLine] = []
    for seat in range(state.seats):
        count = private_lessons(state, seat)
        for number, amount in _numbers(state, seat)[len(BOAT_LINES) : len(BOAT_LINES) + count]:
            amounts = tuple(amount if other == seat else None for other in range(state.seats))
            lines.append(ScoreLine("score-lesson", amounts, {"card": _card(number)}))
    return lines


def _public_lines(state: Table) -> list[ScoreLine]:
    laid = public_lessons(state)
    if not laid:
        return []
    by_seat = [_numbers(state, seat)[-len(laid) :] for seat in range(state.seats)]
    lines: list[ScoreLine] = []
    for i, (number, colour) in enumerate(laid):
        amounts = tuple(amount[i][1] for amount in by_seat)
        if colour == s.UNCOLOURED:
            lines.append(ScoreLine("score-public", amounts, {"card": _card(number)}))
        else:
            args = {"card": _card(number), "colour": f"colour:{COLOUR_NAMES[colour]}"}
            lines.append(ScoreLine("score-public-colour", amounts, {**args}))
    return lines


def _card(number: int) -> str:
    return f"card:{CARD_NAMES[FACE_OF[number]]}"


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
        elif kind == s.SISTERS_BEASTS_LINE:
            lines.append(ScoreLine("score-sister-beasts", amount))
        elif kind == s.SISTERS_EVENTS_LINE:
            lines.append(ScoreLine("score-sister-events", amount))
        else:
            lines.append(ScoreLine("score-sister-lesson", amount, {"card": f"sister:{kind}"}))
    return [*lines, ScoreLine("score-sister-total", (state.notes[t.SISTER_TOTAL],))]


# -- the census ----------------------------------------------------------------------------------------


def census(state: Table) -> list[int]:
    """Count all cards, tiles, tokens and baskets, wherever they are."""
    cards = Counter(state.card)
    lying = list(state.bag[: state.bag_size]) + list(state.kitten_bag[: state.kittens_left])
    for side in range(t.SIDES):
        lying += [state.field_tile(side, i) for i in range(state.in_field(side))]
    for seat in range(state.seats):
        lying += [tile_in(state.boats, seat, i) for i in range(state.tiles_on(seat))]
    lying += tiles_in_hand(state)
    tiles = list(state.stock[t.GONE :])
    for tile in lying:
        tiles[tile] += 1
    for first, stock, shapes in (
        (COMMONS, t.COMMON_STOCK, COMMON_SHAPES),
        (RARES, t.RARE_STOCK, RARE_SHAPES),
        (OSHAXES, t.OSHAX_STOCK, OSHAX_SHAPES),
    ):
        for shape in range(shapes):
            tiles[first + shape] += state.stock[stock + shape]
    tiles[THE_ROYAL_RAT] += state.stock[t.RAT_STOCK]
    # An oshax is one tile, whatever its colour; beasts that nobody has drawn are still in their bag.
    oshax = [sum(tiles[OSHAXES + shape : BEASTS : OSHAX_SHAPES]) for shape in range(OSHAX_SHAPES)]
    beasts = tiles[BEASTS:RARES] if any(tiles[BEASTS:RARES]) else [int(state.beasts)] * BEAST_TILES
    others = tiles[:OSHAXES] + tiles[RARES:]
    return [cards[i] for i in range(FACES)] + others + oshax + beasts + _tokens(state)


def _tokens(state: Table) -> list[int]:
    baskets, tokens = state.stock[t.BASKET_STOCK], state.stock[t.TOKEN_STOCK]
    for seat in range(state.seats):
        at = seat * t.OWN
        baskets += state.own[at + t.BASKETS]
        tokens += sum(state.own[at + place + side] for place in (t.TOKENS, t.LAID_TOKENS) for side in (0, 1))
    deck = sorted(state.notes[t.SISTER_DECK + i] for i in range(BASKET_CARDS)) if state.is_solo() else []
    return [baskets, tokens, *deck]
