"""Count the components: section 2, 4, 6 and 9 of the rules, and the test vectors of section 10."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from purrlor.core.arrays import Ints
from purrlor.games.isle_of_cats import cards
from purrlor.games.isle_of_cats.rules import aboard
from purrlor.games.isle_of_cats.rules.pieces import boats, event_tiles, spots, squares, supply, tiles
from tests.games.isle_of_cats import oracle

PROVENANCE = {"rulebook", "page", "inferred", "house"}


def shapes_of(rows: list[tuple[str, str, str]]) -> dict[str, list[str]]:
    return {name: picture.split(" ") for name, picture, _ in rows}


def printed(column: Ints, number: int) -> int:
    """Look up what the card with a printed number has in a column."""
    return column[cards.CARD_OF[number]]


def turns_of(tile: int) -> int:
    shape = spots.OUR_SHAPES.shape[tile]
    keys = spots.OUR_SHAPES.key[spots.OUR_SHAPES.first_spot[shape] : spots.OUR_SHAPES.first_spot[shape + 1]]
    return len({key // squares.SQUARES for key in keys})


def test_ic_2_1_seventeen_cats_in_each_colour() -> None:
    assert shapes_of(tiles.CAT_ROWS) == oracle.FACTS["shapes"]["cat"]
    sizes = Counter(spots.OUR_SHAPES.size[tile] for tile in range(17))
    assert sizes == {4: 1, 5: 10, 6: 6}
    assert sum(spots.OUR_SHAPES.size[tile] for tile in range(85)) == 5 * 90
    assert [turns_of(tile) for tile in range(17)] == [4, 2, 8, 8, 8, 8, 4, 4, 4, 4, 1, 4, 8, 8, 8, 8, 4]
    assert Counter(tiles.COLOUR[tile] for tile in range(85)) == dict.fromkeys(range(5), 17)


def test_ic_2_2_six_oshax() -> None:
    assert shapes_of(tiles.OSHAX_ROWS) == oracle.FACTS["shapes"]["oshax"]
    assert {spots.OUR_SHAPES.size[tiles.OSHAXES + n] for n in range(30)} == {6}


def test_ic_2_3_treasures() -> None:
    assert shapes_of(tiles.RARE_ROWS) == oracle.FACTS["shapes"]["rare"]
    assert shapes_of(tiles.COMMON_ROWS) == oracle.FACTS["shapes"]["common"]
    assert [supply.OUR_SUPPLY.commons_of_each_shape(n) for n in (1, 2, 3, 4)] == [5, 5, 8, 11]
    bag = supply.OUR_SUPPLY.bag_of(4)
    assert sum(bag[tiles.RARES + n] for n in range(5)) == 25
    assert sum(bag[tile] for tile in range(85)) == 85


def test_ic_2_4_boats() -> None:
    assert len(oracle.DECK) == squares.SQUARES == 142
    assert len(oracle.EDGE) == 44 == sum(squares.bits_in(word) for word in squares.EDGE)
    assert len(oracle.MIDDLE) == 22
    rooms = [sum(squares.bits_in(squares.ROOM[room * 3 + n]) for n in range(3)) for room in range(7)]
    assert rooms == [18, 4, 11, 11, 18, 20, 60]
    heights = [sum((x, y) in oracle.DECK for y in range(9)) for x in range(22)]
    assert heights == [3, 5, 5, 5, 7, 7, 7, 9, 9, 9, 9, 9, 9, 9, 9, 7, 7, 5, 5, 3, 3, 1]


@pytest.mark.parametrize("which", range(6))
def test_ic_2_4_rats_and_maps(which: int) -> None:
    name, _, picture = boats.BOAT_ROWS[which]
    facts = oracle.FACTS["boats"][name]
    rats = sorted([squares.COLUMN[n], squares.ROW[n]] for n in squares.squares_marked(picture, "*"))
    assert rats == sorted(facts["rats"])
    assert len(rats) == 19
    for colour, place in enumerate(oracle.COLOURS):
        square = boats.MAP_SQUARE[which * 5 + colour]
        assert [squares.COLUMN[square], squares.ROW[square]] == facts["maps"][place]
    assert {tuple(place) for place in facts["maps"].values()} == {(7, 0), (14, 1), (1, 3), (19, 5), (9, 7)}


def test_ic_4_0_the_discovery_deck() -> None:
    types = Counter(printed(cards.CARD_TYPE, number) for number in range(1, 151))
    assert [types[n] for n in range(6)] == [6, 60, 31, 15, 30, 8]
    assert sum(printed(cards.CARD_AMOUNT, number) for number in range(7, 67)) == 116  # boots
    half_baskets = Counter(printed(cards.CARD_DETAIL, number) for number in range(7, 67))
    assert half_baskets == {0: 8, 1: 28, 2: 24}
    anytime = [2, 2, 1, 1, 0, 0, 1, 1, 3, 2, 1, 2, 2, 2, 2, 2, 1, 6, 6, 2, 2, 3, 3] + [2] * 8
    assert [printed(cards.CARD_COST, number) for number in range(67, 98)] == anytime
    costs = {cards.PRIVATE_LESSON: 2, cards.PUBLIC_LESSON: 1}
    for number in range(113, 151):
        assert printed(cards.CARD_COST, number) == costs[cards.LESSON_TYPE[number]]
    assert [n for n in range(113, 151) if cards.needs_colour(n)] == [143, 144, 145, 146, 149]


def test_ic_6_1_the_solo_cards() -> None:
    types = Counter(row[1] for row in cards.LESSON_ROWS)
    assert (types[cards.SISTERS_LESSON], types[cards.SISTERS_ADVANCED]) == (10, 9)
    assert [row[0] for row in cards.BASKET_ROWS] == list(range(174, 197))
    assert len(cards.BASKET) == cards.BASKET_COLUMNS * cards.BASKET_CARDS
    assert sum(row[1] for row in cards.BASKET_ROWS) == 86
    for number, colour, _ in cards.COLOUR_CARD_ROWS:
        assert cards.COLOUR_CARD[colour] == number


def test_ic_2_5_no_supply_can_run_out() -> None:
    for players in range(1, 7):
        cats = sum(supply.OUR_SUPPLY.bag_of(players)[tile] for tile in range(85))
        deck = supply.OUR_SUPPLY.deck_of(players, False)
        effects = [(printed(cards.CARD_EFFECT, n), printed(cards.CARD_AMOUNT, n)) for n in deck]
        draws = sum(amount for effect, amount in effects if effect == cards.DRAW_CARDS)
        to_draw_tiles = (cards.DRAW_AND_PLACE, cards.DRAW_INTO_FIELDS)
        tiles_drawn = sum(amount for effect, amount in effects if effect in to_draw_tiles)
        to_baskets = (cards.GAIN_BASKET, cards.LESSONS_FOR_BASKET, cards.TREASURES_FOR_BASKET)
        baskets = players + sum(effect in to_baskets for effect, amount in effects)
        dealt = max(players, 2)
        assert cats >= dealt * 20 + tiles_drawn
        assert len(deck) >= dealt * 35 + draws
        assert supply.OUR_SUPPLY.permanent_baskets(players) >= baskets


def test_ic_9_5_late_arrivals_follow_the_pattern() -> None:
    for players in (5, 6):
        assert sum(supply.OUR_SUPPLY.bag_of(players)[tile] for tile in range(85)) == 20 * players + 5
        assert len(supply.OUR_SUPPLY.deck_of(players, False)) == 35 * players + 10
        assert supply.OUR_SUPPLY.commons_of_each_shape(players) == 3 * players - 1


def test_ic_9_4_module_i_replaces_eight_lessons() -> None:
    deck = supply.OUR_SUPPLY.deck_of(4, True)
    assert len(deck) == len(set(deck)) == 150
    assert set(deck) - set(range(1, 151)) == set(range(216, 224))
    types = Counter(printed(cards.CARD_TYPE, number) for number in deck)
    assert (types[cards.PRIVATE_LESSON] + types[cards.PUBLIC_LESSON]) == 38


def test_ic_9_1_kittens() -> None:
    assert shapes_of(tiles.KITTEN_ROWS) == oracle.FACTS["shapes"]["kitten"]
    assert Counter(tiles.COLOUR[tiles.KITTENS + n] for n in range(20)) == dict.fromkeys(range(5), 4)


def test_ic_9_2_beasts() -> None:
    assert shapes_of(tiles.BEAST_ROWS) == oracle.FACTS["shapes"]["beast"]
    icons = [oracle.laid("beast", row[0], None, 0, (0, 0)).icons for row in tiles.BEAST_ROWS]
    assert Counter(len(each) for each in icons) == {3: 12, 4: 6}
    assert all(len({colour for _, colour in each}) == len(each) for each in icons)
    assert Counter(colour for each in icons for _, colour in each) == dict.fromkeys(oracle.COLOURS, 12)


def test_ic_9_3_event_tiles() -> None:
    assert len(event_tiles.EVENT_TILE_ROWS) == 15
    gems = Counter(row[1] for row in event_tiles.EVENT_TILE_ROWS)
    assert gems == {0: 2, 1: 2, 2: 2, 3: 2, 4: 2, 5: 2, 6: 1, 7: 2}
    assert sorted(row[2] for row in event_tiles.EVENT_TILE_ROWS) == [0, 6, *range(8, 21)]
    assert [row[:3] for row in event_tiles.EVENT_TILE_ROWS if row[1] == row[2]] == [(1, 6, 6)]
    assert [row[1] for row in event_tiles.POINT_EVENT_ROWS] == list(oracle.POINT_EVENTS)


def test_ic_9_3_no_set_up_needs_more_than_there_is() -> None:
    """Two gem sides and three plain ones of different tiles, for six: 18 royal rats and 10 tokens must do."""
    for event, supply_of in ((event_tiles.ROYAL_RAT_FOR_ALL, 18), (event_tiles.SEMI_PERMANENT, 10)):
        most = 0
        for days in combinations(range(15), 5):
            for gems in combinations(days, 2):
                faces = [event_tiles.EVENT_TILE_ROWS[tile][1 if tile in gems else 2] for tile in days]
                most = max(most, faces.count(event))
        assert most * 6 <= supply_of


def test_every_row_says_where_we_know_it_from() -> None:
    sources = set(tiles.TILE_SOURCE) | {row[1] for row in boats.BOAT_ROWS}
    sources |= {row[6] for row in cards.LESSON_ROWS} | {row[8] for row in cards.CARD_ROWS}
    sources |= {row[7] for row in cards.BASKET_ROWS} | {row[2] for row in cards.COLOUR_CARD_ROWS}
    sources |= {row[2] for row in event_tiles.ACTION_EVENT_ROWS} | {row[4] for row in supply.SUPPLY_ROWS}
    sources |= {s for row in event_tiles.POINT_EVENT_ROWS for s in (row[5], row[7])}
    sources |= {s for row in event_tiles.EVENT_TILE_ROWS for s in row[3:]}
    sources |= {row[2] for row in supply.LATE_CAT_ROWS} | {row[2] for row in supply.LATE_CARD_ROWS}
    assert sources == PROVENANCE


def test_no_boat_has_room_for_more_tiles_than_there_are_slots() -> None:
    """IC-10.1: singles, then pairs, then threes is the worst that six players can do."""
    singles = supply.OUR_SUPPLY.commons_of_each_shape(6) + 3
    pairs = supply.OUR_SUPPLY.commons_of_each_shape(6)
    threes = (squares.SQUARES - singles - 2 * pairs) // 3
    assert singles + pairs + threes <= aboard.MOST_TILES
