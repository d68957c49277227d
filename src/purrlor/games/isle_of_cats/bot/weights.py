"""Name the weights of the judge by their places in the file."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from purrlor.core.weights import Weights, read_weights

WEIGHTS: Final[Weights] = read_weights("purrlor.games.isle_of_cats")

# The boat. What ends in LATER counts once for every day still to come.
COVERED: Final[i64] = WEIGHTS.place("covered")
COVERED_LATER: Final[i64] = WEIGHTS.place("covered_later")
RAT_LATER: Final[i64] = WEIGHTS.place("rat_later")
ROOM_FILL: Final[i64] = WEIGHTS.place("room_fill")
ROOM_NEAR: Final[i64] = WEIGHTS.place("room_near")
ROOM_CLOSE: Final[i64] = WEIGHTS.place("room_close")
ROOM_LATER: Final[i64] = WEIGHTS.place("room_later")
HOLE_1: Final[i64] = WEIGHTS.place("hole_1")  # those of 2, 3 and 4 squares follow
REGION: Final[i64] = WEIGHTS.place("region")
DEAD_END: Final[i64] = WEIGHTS.place("dead_end")
RIM: Final[i64] = WEIGHTS.place("rim")
LONE: Final[i64] = WEIGHTS.place("lone")
LONE_LATER: Final[i64] = WEIGHTS.place("lone_later")
PAIR: Final[i64] = WEIGHTS.place("pair")
PAIR_LATER: Final[i64] = WEIGHTS.place("pair_later")
FAMILY_LATER: Final[i64] = WEIGHTS.place("family_later")
GROW: Final[i64] = WEIGHTS.place("grow")
GROW_LATER: Final[i64] = WEIGHTS.place("grow_later")
MAP: Final[i64] = WEIGHTS.place("map")
MAP_LATER: Final[i64] = WEIGHTS.place("map_later")
LAST_TILE: Final[i64] = WEIGHTS.place("last_tile")
BEAST_NEAR: Final[i64] = WEIGHTS.place("beast_near")
BEAST_OPEN: Final[i64] = WEIGHTS.place("beast_open")

# What lies beside the boat.
A_CAT: Final[i64] = WEIGHTS.place("cat")
CAT_LATER: Final[i64] = WEIGHTS.place("cat_later")
NEXT_CAT: Final[i64] = WEIGHTS.place("next_cat")
IDLE_BASKET: Final[i64] = WEIGHTS.place("idle_basket")
FISH_SAVED: Final[i64] = WEIGHTS.place("fish")
FISH_LATER: Final[i64] = WEIGHTS.place("fish_later")
MORE_FISH: Final[i64] = WEIGHTS.place("more_fish")
LAST_FISH: Final[i64] = WEIGHTS.place("last_fish")
BASKET_LATER: Final[i64] = WEIGHTS.place("basket_later")
EXTRA_CAT: Final[i64] = WEIGHTS.place("extra_cat")
BOOT: Final[i64] = WEIGHTS.place("boot")
TOKEN: Final[i64] = WEIGHTS.place("token")
A_DAY: Final[i64] = WEIGHTS.place("day")
A_PICK: Final[i64] = WEIGHTS.place("pick")

# Cards.
KEPT_CARD: Final[i64] = WEIGHTS.place("kept")
HALF_KEPT: Final[i64] = WEIGHTS.place("half_basket")
BOOT_KEPT: Final[i64] = WEIGHTS.place("boot_kept")
OSHAX_HELD: Final[i64] = WEIGHTS.place("oshax")
TREASURE_HELD: Final[i64] = WEIGHTS.place("treasure")
SMALL_TREASURE_HELD: Final[i64] = WEIGHTS.place("small_treasure")
FISH_CARD: Final[i64] = WEIGHTS.place("fish_card")
FISH_CARD_LATER: Final[i64] = WEIGHTS.place("fish_card_later")
LEAP_CARD: Final[i64] = WEIGHTS.place("leap")
DRAW_CARD: Final[i64] = WEIGHTS.place("draw")
LUCKY_TILE_CARD: Final[i64] = WEIGHTS.place("lucky_tile")
SELL_BASKET_CARD: Final[i64] = WEIGHTS.place("sell_basket")
MOVE_CARD: Final[i64] = WEIGHTS.place("move_cats")
RESCUE_MORE_CARD: Final[i64] = WEIGHTS.place("rescue_more")
MORE_CATS_CARD: Final[i64] = WEIGHTS.place("more_cats")
NEW_BASKET_CARD: Final[i64] = WEIGHTS.place("new_basket")
TRADE_CARD: Final[i64] = WEIGHTS.place("trade_for_basket")

# What waits to be placed or chosen.
WAIT_SQUARE: Final[i64] = WEIGHTS.place("wait_square")
WAIT_CAT: Final[i64] = WEIGHTS.place("wait_cat")
WAIT_COMPANY: Final[i64] = WEIGHTS.place("wait_company")
WAIT_RARE: Final[i64] = WEIGHTS.place("wait_rare")
WAIT_TREASURE: Final[i64] = WEIGHTS.place("wait_treasure")

# Lessons, events, the sister.
LESSON_HELD: Final[i64] = WEIGHTS.place("lesson_held")
LESSON_HOPE: Final[i64] = WEIGHTS.place("lesson_hope")
BEFORE_RESCUE: Final[i64] = WEIGHTS.place("before_rescue")
PUBLIC_HOPE: Final[i64] = WEIGHTS.place("public_hope")
EVENT_NEXT: Final[i64] = WEIGHTS.place("event_next")
EVENT_LATER: Final[i64] = WEIGHTS.place("event_later")
SISTER_HOPE: Final[i64] = WEIGHTS.place("sister")

# A quick look at places for a tile.
LOOK_SQUARE: Final[i64] = WEIGHTS.place("look_square")
LOOK_RAT: Final[i64] = WEIGHTS.place("look_rat")
LOOK_RIM: Final[i64] = WEIGHTS.place("look_rim")
LOOK_HOLE: Final[i64] = WEIGHTS.place("look_hole")
LOOK_OWN_MAP: Final[i64] = WEIGHTS.place("look_own_map")
LOOK_MAP: Final[i64] = WEIGHTS.place("look_map")
LOOK_PAIR: Final[i64] = WEIGHTS.place("look_pair")
LOOK_FAMILY: Final[i64] = WEIGHTS.place("look_family")
LOOK_ROOM: Final[i64] = WEIGHTS.place("look_room")
LOOK_FULL_ROOM: Final[i64] = WEIGHTS.place("look_full_room")
