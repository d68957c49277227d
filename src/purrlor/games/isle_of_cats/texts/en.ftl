## The Isle of Cats with Kittens + Beasts

game-name = The Isle of Cats
game-about = Rescue cats before the island falls: fit them on your boat, keep families together, learn lessons. With Kittens + Beasts.
option-kittens = Kittens
option-kittens-about = The fastest player may also rescue kittens, one or two to a basket.
option-beasts = Beasts
option-beasts-about = Beasts can be rescued on the first day; they want cat families beside them.
option-events = Events
option-events-about = Every day begins with an event; royal rats and tokens come into play.
option-new_lessons = New lessons
option-new_lessons-about = Eight lessons of our own replace eight others; in family mode seven family cards are added.
option-family = Family mode
option-family-about = No fish and no discovery cards: take a cat, place it.
option-late_arrivals = Late arrivals
option-late_arrivals-about = For five or six players, with extra tiles and cards in numbers of our own.
option-difficulty = Difficulty
option-difficulty-about = How many advanced lessons your sister has in a solo game: none to four.
value-easy = easy
value-medium = medium
value-hard = hard
value-very_hard = very hard
value-expert = expert

colour-blue = blue
colour-green = green
colour-red = red
colour-purple = purple
colour-orange = orange
side-left = left field
side-right = right field
side-nursery = kitten board
token-basket = basket
token-boots = four boots

# The turn: so many quarters to the right; from 4 on the tile was flipped left to right before.
action-place = Place: { $tile }, from column { $column }, row { $row } ({ $room }){ $turn ->
    [0] {""}
    [1] , a quarter turn right
    [2] , a half turn
    [3] , a quarter turn left
    [4] , flipped
    [5] , flipped, a quarter turn right
    [6] , flipped, a half turn
   *[7] , flipped, a quarter turn left
}
action-take = Rescue: { $tile } ({ $side })
action-choose = Take: { $tile }
action-remove = Feed a cat to drive off the royal rat at column { $column }, row { $row } ({ $room })
action-keep = Keep: { $card }
action-buy = Buy: { $card }
action-play = { $colour ->
    [none] Play: { $card }
   *[other] Play: { $card } ({ $colour })
}
action-lay = Lay face down: { $card }
action-give_up = Discard: { $card }
action-move = Move: { $tile } (from the { $side })
action-sort = Send it to the { $side }
action-choose_colour = Colour: { $colour }
action-take_token = Take a token: { $token }
action-lay_token = Lay a token: { $token }
action-pass = Pass
action-done = Done
action-pass_today = Not today: ask tomorrow
action-pass_to_end = Ask only after the last day
action-ask_again = Ask me about anytime cards again
action-discard_tile = Discard the tile: it fits nowhere

event-day_began = { $happening ->
    [none] Day { $day } begins.
   *[other] Day { $day } begins: { $happening }.
}
event-scored = { $seat } gains { $points ->
    [one] { $points } point
   *[other] { $points } points
}: { $happening }.
event-scored-you = You gain { $points ->
    [one] { $points } point
   *[other] { $points } points
}: { $happening }.
event-drew_tile = Out of the bag: { $tile } ({ $side }).
event-found_rare = Found: { $tile }.
event-fished = { $seat } catches { $fish } fish and has { $total }.
event-fished-you = You catch { $fish } fish and have { $total }.
event-dealt = { $card ->
    [none] { $seat } is dealt a card.
   *[other] { $seat } is dealt: { $card }.
}
event-dealt-you = { $card ->
    [none] You are dealt a card.
   *[other] You are dealt: { $card }.
}
event-handed = { $card ->
    [none] { $giver } passes a card to { $seat }.
   *[other] { $giver } passes to { $seat }: { $card }.
}
event-handed-you = { $card ->
    [none] { $giver } passes a card to you.
   *[other] { $giver } passes to you: { $card }.
}
event-kept_card = { $card ->
    [none] { $seat } keeps a card.
   *[other] { $seat } keeps: { $card }.
}
event-kept_card-you = { $card ->
    [none] You keep a card.
   *[other] You keep: { $card }.
}
event-bought_card = { $seat } buys: { $card }.
event-bought_card-you = You buy: { $card }.
event-paid = { $seat } { $cards ->
    [0] buys no card
    [one] pays { $fish } fish for { $cards } card
   *[other] pays { $fish } fish for { $cards } cards
}.
event-paid-you = You { $cards ->
    [0] buy no card
    [one] pay { $fish } fish for { $cards } card
   *[other] pay { $fish } fish for { $cards } cards
}.
event-lessons_laid = { $seat } lays { $lessons ->
    [0] no private lesson
    [one] { $lessons } private lesson
   *[other] { $lessons } private lessons
}.
event-lessons_laid-you = You lay { $lessons ->
    [0] no private lesson
    [one] { $lessons } private lesson
   *[other] { $lessons } private lessons
}.
event-public_lesson_laid = { $seat } lays a public lesson: { $card }.
event-public_lesson_laid-you = You lay a public lesson: { $card }.
event-colour_chosen = { $seat } chooses a colour, { $colour }: { $card }.
event-colour_chosen-you = You choose a colour, { $colour }: { $card }.
event-laid_card = { $card ->
    [none] { $seat } lays a rescue card.
   *[other] { $seat } lays: { $card }.
}
event-laid_card-you = { $card ->
    [none] You lay a rescue card.
   *[other] You lay: { $card }.
}
event-laid_token = { $seat } lays a token: { $token }.
event-laid_token-you = You lay a token: { $token }.
event-revealed = { $seat } turns over: { $card }.
event-revealed-you = You turn over: { $card }.
event-ordered = Turn { $place }: { $seat }, speed { $speed }.
event-ordered-you = Turn { $place }: you, speed { $speed }.
event-took = { $seat } rescues: { $tile } ({ $side }{ $fish ->
    [0] {""}
   *[other] , { $fish } fish
 }).
event-took-you = You rescue: { $tile } ({ $side }{ $fish ->
    [0] {""}
   *[other] , { $fish } fish
 }).
event-placed = { $seat } places: { $tile }.
event-placed-you = You place: { $tile }.
event-played = { $colour ->
    [none] { $seat } plays: { $card }.
   *[other] { $seat } plays: { $card } ({ $colour }).
}
event-played-you = { $colour ->
    [none] You play: { $card }.
   *[other] You play: { $card } ({ $colour }).
}
event-gained_fish = { $seat } gains { $fish } fish.
event-gained_fish-you = You gain { $fish } fish.
event-gained_basket = { $seat } gains a permanent basket.
event-gained_basket-you = You gain a permanent basket.
event-lost_basket = { $seat } discards a permanent basket.
event-lost_basket-you = You discard a permanent basket.
event-drew_card = { $card ->
    [none] { $seat } draws a card.
   *[other] { $seat } draws: { $card }.
}
event-drew_card-you = { $card ->
    [none] You draw a card.
   *[other] You draw: { $card }.
}
event-bought_drawn = { $cards ->
    [0] { $seat } buys no drawn card.
    [one] { $seat } pays { $fish } fish for { $cards } drawn card.
   *[other] { $seat } pays { $fish } fish for { $cards } drawn cards.
}
event-bought_drawn-you = { $cards ->
    [0] You buy no drawn card.
    [one] You pay { $fish } fish for { $cards } drawn card.
   *[other] You pay { $fish } fish for { $cards } drawn cards.
}
event-drew_for = { $seat } draws: { $tile }.
event-drew_for-you = You draw: { $tile }.
event-discarded_tile = This tile fits nowhere and is discarded: { $tile }.
event-moved = { $seat } moves to the { $side }: { $tile }.
event-moved-you = You move to the { $side }: { $tile }.
event-gave_up = { $card ->
    [none] { $seat } discards a private lesson.
   *[other] { $seat } discards: { $card }.
}
event-gave_up-you = { $card ->
    [none] You discard a private lesson.
   *[other] You discard: { $card }.
}
event-removed = { $seat } takes off the boat: { $tile }.
event-removed-you = You take off your boat: { $tile }.
event-passed = { $seat } passes.
event-passed-you = You pass.
event-gained_token = { $seat } takes a token: { $token }.
event-gained_token-you = You take a token: { $token }.
event-left_island = Left behind on the island: { $tile }.
event-sister_came = Your sister turns over { $card }: speed { $speed }, baskets { $baskets }.
event-sister_took = Your sister takes: { $tile }.
event-sister_switched = Your sister switches { $tile } and { $other }.
event-sister_likes = Your sister likes { $colour }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} for each { $colour } cat.
event-chose = { $seat } takes: { $tile }.
event-chose-you = You take: { $tile }.
event-ended = { $seat } has { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-ended-you = You have { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-order_changed = { $seat } goes first now.
event-order_changed-you = You go first now.
event-fed = { $seat } feeds a fish to a cat, which drives a royal rat off.
event-fed-you = You feed a fish to a cat, which drives a royal rat off.
event-paid_more = { $seat } pays { $fish } fish more for a larger treasure.
event-paid_more-you = You pay { $fish } fish more for a larger treasure.

ask-keep = { $left ->
    [one] Choose a card to keep.
   *[other] Choose { $left } cards to keep.
} { $others ->
    [0] The rest is discarded.
   *[other] The rest is passed on.
}
ask-buy = Buy cards with your { $fish } fish, then finish.
ask-window-dawn = A new day: play an anytime card?
ask-window-bought = Buying is over: play an anytime card?
ask-window-cards = Before the rescue: play an anytime card?
ask-window-end = Last chance: play an anytime card?
ask-colour = Which colour do you choose for this lesson: { $card }?
ask-cards = Lay rescue cards face down, then finish.
ask-rescue = { $baskets ->
    [0] No baskets left: play a card, or stop for today. Fish { $fish }.
   *[other] Rescue a cat, or stop for today. Fish { $fish }, baskets { $baskets }.
}
ask-rescue-no-basket = No baskets left: nobody more comes aboard today. Fish { $fish }.
ask-rescue-none = No cat that you could rescue now: none left, none that fits, or too few fish ({ $fish }).
ask-extra = You may rescue one more. Fish { $fish }, baskets { $baskets }.
ask-family-turn = Take a cat, or stop for today.
ask-kitten = A second kitten for 3 fish? You have { $fish }.
ask-find = Play an oshax or treasure card, or stop for today.
ask-place = Place it on your boat: { $tile }.
ask-bonus = The map gives you a treasure: which one?
ask-treasure = Which treasure do you take?
ask-oshax = Which oshax, in which colour?
ask-offer = Buy drawn cards with your { $fish } fish, then finish.
ask-move = { $left ->
    [one] Move { $left } more cat to the other field?
   *[other] Move up to { $left } cats to the other field?
}
ask-sort = Which field does it go to: { $tile }?
ask-give-up = { $left ->
    [one] Discard { $left } private lesson.
   *[other] Discard { $left } private lessons.
}
ask-take-off = { $left ->
    [one] Discard { $left } treasure from your boat.
   *[other] Discard { $left } treasures from your boat.
}
ask-token = A basket or four boots?
ask-rats = Feed a cat to drive off a royal rat?
ask-family = { $left ->
    [one] Keep one more of these family cards.
   *[other] Keep two of these family cards.
}

## What each way to stop ends
ask-buy-done = Buy no more
ask-window-dawn-pass = No card: begin the day
ask-window-bought-pass = No card: on to lessons
ask-window-cards-pass = No card: to the rescue
ask-window-end-pass = No card: count the points
ask-cards-done = Lay no more cards: off to the rescue
ask-rescue-pass = Rescue no more today
ask-rescue-no-basket-pass = Go on
ask-rescue-none-pass = Go on
ask-extra-done = No further rescue this turn
ask-family-turn-pass = Take no more cats today
ask-kitten-done = No second kitten
ask-find-pass = Play no more of these today
ask-take-off-remove = Take off the tile at column { $column }, row { $row } ({ $room })
ask-bonus-done = No treasure
ask-treasure-done = No further treasure
ask-offer-done = Buy no more
ask-move-done = Move no more cats
ask-rats-done = Feed no cat

score-rats = Visible rats
score-rats-about = −1 for every rat that is not covered.
score-royal-rats = Royal rats
score-royal-rats-about = −3 for every royal rat on the boat.
score-rooms = Rooms not full
score-rooms-about = −5 for every room that is not completely covered.
score-families = Families
score-families-about = 3, 4, 5, 6 cats of a colour side by side: 8, 11, 15, 20 points; 5 for each more.
score-rare = Rare treasures
score-rare-about = 3 for every rare treasure on the boat.
score-friendships = Friendships of beasts
score-friendships-about = 5 for every friendship: an icon of a beast beside a cat of its colour that belongs to a family.
score-events = Events
score-events-about = Points that the events of the days gave.
score-lesson = { $card }
score-public = Public: { $card }
score-public-colour = Public: { $card } ({ $colour })
score-total = Points
score-fish = Fish (decide a tie)
score-full-rooms = Full rooms (decide a tie)
score-sister-colour = Sister: cats, { $colour }
score-sister-colour-about = She likes this colour: points for each of your cats in it.
score-sister-lesson = Sister: { $card }
score-sister-beasts = Sister: your beasts
score-sister-beasts-about = 3 for every icon on your beasts.
score-sister-events = Sister: events
score-sister-events-about = A fixed number for the point events of days 2, 3 and 4.
score-sister-total = Sister: points
ending-counted = Five days are over: the most points win.
ending-shared = Five days are over: the victory is shared.
ending-family = Five days are over: the most points win.
ending-counted-tie = Five days are over. The points are equal, so the most fish win.
ending-family-tie = Five days are over. The points are equal, so the most full rooms win.
ending-won = You have more points than your sister.
ending-lost = Your sister has as many points as you, or more.

why-nothing-to-place = There is no tile to place now.
why-off-the-boat = Part of the tile would stick out of the boat here.
why-covered = There is already something there.
why-touches-nothing = The tile must share a side with another one.
why-not-rescuing = Nothing can be rescued now.
why-tile-not-there = There is no such tile there ({ $side }): { $tile }.
why-only-a-kitten = Only a second kitten fits into this basket.
why-kittens-for-the-first = Only the first player of the day may rescue kittens.
why-no-basket = You have no basket left.
why-no-extra-beast = The extra rescue is for cats and kittens, not for beasts.
why-too-few-fish = It costs { $price } fish; you have { $fish }.
why-fits-nowhere = It fits nowhere on your boat: { $tile }.
why-no-treasure-now = You can't take a treasure or an oshax now.
why-tile-gone = There is none left: { $tile }.
why-larger-costs-more = A larger treasure costs { $price } fish more with this card; you have { $fish }.
why-not-this-one = You may choose something else now, but not this: { $tile }.
why-nothing-there = There is no tile on this square.
why-stays-aboard = You can't take this tile off the boat now: { $tile }.
why-rat-stays = To drive off a royal rat you need a fish and a cat beside the rat, and Vesh must not have arrived yet.
why-rat-holds-the-place = Without this royal rat, what you are placing would fit nowhere. Place it first.
why-no-rescue-card = This is not a rescue card: { $card }.
why-not-now = You can't use this card now: { $card }.
why-not-held = You do not have this card: { $card }.
why-too-dear = This card costs { $price } fish and you have { $fish }: { $card }.
why-only-fish-cards = Finish this first. Until then you can play only cards that pay fish, if you had them before: { $card }.
why-all-choose-now = Everybody is choosing at the same time. Play this card later: { $card }.
why-place-first = First place what you have taken, then play this card: { $card }.
why-which-colour = Choose a colour for this card: { $card }.
why-basket-in-use = Your only permanent basket is in use for this rescue. Play this card later: { $card }.
why-too-few-lessons = This card needs { $need } private lessons; you have { $have }: { $card }.
why-too-few-treasures = This card needs { $need } treasures on your boat; you have { $have }: { $card }.
why-before-a-rescue = Play this card in a rescue turn, before you take the cat: { $card }.
why-only-while-rescuing = This card is for the rescue, when cats are in the fields: { $card }.
why-wait-for-rare-finds = You can play this card in your turn of the rare finds: { $card }.
why-nothing-to-find = Nothing that this card gives is left and fits on your boat: { $card }.
why-lay-before-the-rescue = Rescue cards are laid face down before the rescue turns begin: { $card }.
why-no-use-now = This card would do nothing now: { $card }.
why-not-to-be-moved = Only cats can be moved, no beasts and no kittens: { $tile }.
why-moving-needs-its-card = You can move cats only with a card that says so.
why-no-such-token = You can't lay this token now.
why-must-choose = You can't skip this. Choose something.
why-pass-instead = You can stop here: pass.
why-done-instead = You can stop here: say that you are done.
why-it-fits = You can discard only a drawn tile that fits nowhere.
why-not-asked = The game does not ask for that now.
why-needs-late-arrivals = Five or six players need the option “Late arrivals”.
why-no-late-arrivals = Late arrivals are for five or six players.
why-difficulty-is-for-one = Difficulty is only for solo games.
why-family-for-two-to-four = Family mode is for two to four players.
why-no-events-in-family = There are no events in family mode.
why-no-modules-in-family = There are no rules for kittens and beasts in family mode.
why-lesson-needs-number = This lesson needs a number of at least { $least }.
why-lesson-needs-rooms = This lesson needs at least one room.
why-too-many-for-the-supply = Six players could need more than the { $supply } figures or tokens that there are: { $event }.

deck-lesson = the eight new lessons and the seven new family cards; whether they are private or public stays
deck-lesson-points = points, for each or once
deck-lesson-counts =
    one of:
    each_full_room, each_empty_room, cat_in_every_room, each_cat_in_largest_family,
    largest_family_of_all, each_lonely_cat, each_oshax, each_cat_in_middle_row, each_cat_in_best_row,
    each_cat_in_best_column, each_colour_aboard, every_colour_on_edge, edge_full, middle_row_full,
    each_rare_treasure, each_common_treasure, each_treasure, each_visible_map, each_covered_map,
    each_map_under_own_colour, each_cat_without_treasure, each_rat_beside_cat, each_private_lesson,
    each_cat_of_best_colour_on_edge, each_cat_around_best_cat, each_colour_off_edge,
    each_colour_away_from_treasure, each_colour_away_from_rats, each_fish, first_in_order,
    five_blue_cats (green, red, purple, orange);
    with a number: cats_exactly, cats_of_every_colour, cats_on_edge, families_of, families_exactly,
    treasures_exactly, visible_rats, visible_rats_exactly, fish_at_least, cats_beyond,
    treasures_fewer, family_again, baskets_exactly, private_lessons_exactly;
    with rooms: rooms_full, rooms_empty
deck-lesson-number = the number that some of them need: exactly, each or at least so many; 0 for the others
deck-lesson-rooms = for "rooms_full" and "rooms_empty": captain_aft, captain_fore, bedroom_top,
    bedroom_bottom, dining, front, main
deck-event_tile = the fifteen event tiles
deck-event_tile-gem = the side with the red gem: an action
deck-event_tile-plain = the other side
deck-sisters_points = the small numbers on point events: what the sister gains
deck-sisters_points-day_2 = on day 2
deck-sisters_points-day_3 = on day 3
deck-sisters_points-day_4 = on day 4

view-day = Day { $day } of 5 · { $phase }
view-phase-dawn = dawn
view-phase-event = event
view-phase-explore = explore
view-phase-buy = buy cards
view-phase-bought = after buying
view-phase-lessons = lessons
view-phase-finds = rare finds
view-phase-cards = rescue cards
view-phase-rescue = rescue
view-phase-evening = evening
view-phase-last = the end
view-phase-over = over
view-event = Event: { $event }
view-order = Order: { $names }
view-boat = { $name } · boat { $boat }
view-beside = fish { $fish } · baskets { $ready }/{ $baskets } · hand { $hand } · lessons { $lessons }
view-legend = r rat · B G R P O map of a colour · c $ common and rare treasure · k kitten · ox oshax · b beast · RR royal rat
view-speed = speed { $speed }
view-field = { $side }: { $tiles }
view-nothing = nothing
view-treasures = Treasures: { $tiles }
view-oshax = Oshax: { $tiles }
view-public = Public lessons: { $cards }
view-in-hand = To be placed: { $tiles }
view-hand = Your hand: { $cards }
view-pack = The pack: { $cards }
view-kept = Kept: { $cards }
view-bought = Bought: { $cards }
view-lessons = Your lessons: { $cards }
view-family-cards = Your family cards: { $cards }
view-sister = Sister: speed { $speed }, baskets left { $left }, likes { $colours }
view-sister-lessons = Her lessons: { $cards }

card-oshax = Oshax
card-oshax-about = Rare find: take an oshax, give it a colour and place it.
card-four_boots = Four boots
card-four_boots-about = Rescue: four boots, no basket.
card-half_basket = Half a basket
card-half_basket-about = Rescue: half a basket, no boots.
card-half_basket_one_boot = Half a basket, one boot
card-half_basket_one_boot-about = Rescue: half a basket and one boot.
card-half_basket_three_boots = Half a basket, three boots
card-half_basket_three_boots-about = Rescue: half a basket and three boots.
card-basket_one_boot = Basket, one boot
card-basket_one_boot-about = Rescue: a basket and one boot.
card-basket_three_boots = Basket, three boots
card-basket_three_boots-about = Rescue: a basket and three boots.
card-fish_for_oshax = Fish for oshax
card-fish_for_oshax-about = Anytime: 2 fish for each oshax aboard.
card-leap = Leap
card-leap-about = Anytime: your next cat, oshax or treasure need not touch another tile.
card-draw_two = Two more cards
card-draw_two-about = Anytime: draw 2 cards and buy any of them.
card-draw_three = Three more cards
card-draw_three-about = Anytime: draw 3 cards and buy any of them.
card-lucky_tile = Lucky dip
card-lucky_tile-about = Anytime: draw a tile from the bag and place it.
card-sell_basket = Basket for sale
card-sell_basket-about = Anytime: discard a permanent basket for 5 fish.
card-move_cats = Across the stream
card-move_cats-about = Anytime, in the rescue: move up to 3 cats to the other field.
card-fish_for_lessons = Fish for lessons
card-fish_for_lessons-about = Anytime: 1 fish for each of your private lessons.
card-rescue_more = One more cat
card-rescue_more-about = Anytime, in the rescue: the next time you rescue a cat, you may rescue another one.
card-more_cats = Here they come
card-more_cats-about = Anytime, in the rescue: draw 4 tiles; send each cat to a field of your choice.
card-new_basket = New basket
card-new_basket-about = Anytime: gain a permanent basket.
card-lessons_for_basket = Lessons for a basket
card-lessons_for_basket-about = Anytime: discard 2 private lessons, gain a permanent basket.
card-treasures_for_basket = Treasures for a basket
card-treasures_for_basket-about = Anytime: discard 2 treasures from your boat, gain a permanent basket.
card-fish_for_colours = Fish for colours
card-fish_for_colours-about = Anytime: 1 fish for each colour of cat aboard.
card-fish_for_rare = Fish for rare treasures
card-fish_for_rare-about = Anytime: 2 fish for each rare treasure aboard.
card-fish_for_common = Fish for common treasures
card-fish_for_common-about = Anytime: 1 fish for each common treasure aboard.
card-fish_for_one_colour = Fish for one colour
card-fish_for_one_colour-about = Anytime: choose a colour; 1 fish for each cat of it aboard.
card-treasure = Treasure chest
card-treasure-about = Rare find: place 1 rare treasure, or up to 2 common ones.
card-small_treasure = Treasure pouch
card-small_treasure-about = Rare find: place up to 2 small treasures; for 1 more fish, up to 2 common ones of any size.
card-lesson_113 = All along the rail
card-lesson_113-about = 12 points if no square of the edge is free.
card-lesson_114 = Fifteen cats
card-lesson_114-about = 10 points for exactly 15 cats.
card-lesson_115 = Three of each
card-lesson_115-about = 15 points for at least 3 cats of every colour.
card-lesson_116 = Colours at the rail
card-lesson_116-about = 7 points if every colour has a cat on the edge.
card-lesson_117 = Best at the rail
card-lesson_117-about = 1 point for each cat on the edge of the colour that has most there.
card-lesson_118 = Three baskets
card-lesson_118-about = 7 points for exactly 3 permanent baskets.
card-lesson_119 = First away
card-lesson_119-about = 7 points for being first in turn order at the end.
card-lesson_120 = Loners
card-lesson_120-about = 1 point for each lonely cat.
card-lesson_121 = Largest family
card-lesson_121-about = 10 points for the largest family of all; ties count. Alone: a family of 7.
card-lesson_122 = Collector
card-lesson_122-about = 2 points for each rare treasure.
card-lesson_123 = Trinkets
card-lesson_123-about = 1 point for each common treasure.
card-lesson_124 = Rat catcher
card-lesson_124-about = 10 points if no rat is visible.
card-lesson_125 = Rat friend
card-lesson_125-about = 2 points for each visible rat.
card-lesson_126 = Well read
card-lesson_126-about = 1 point for each of your private lessons, this one too.
card-lesson_127 = Five blue
card-lesson_127-about = 9 points for exactly 5 blue cats.
card-lesson_128 = Five green
card-lesson_128-about = 9 points for exactly 5 green cats.
card-lesson_129 = Five purple
card-lesson_129-about = 9 points for exactly 5 purple cats.
card-lesson_130 = Five red
card-lesson_130-about = 9 points for exactly 5 red cats.
card-lesson_131 = Five orange
card-lesson_131-about = 9 points for exactly 5 orange cats.
card-lesson_132 = Five rats
card-lesson_132-about = 10 points for exactly 5 visible rats.
card-lesson_133 = Six lessons
card-lesson_133-about = 7 points for exactly 6 private lessons.
card-lesson_134 = Five treasures
card-lesson_134-about = 9 points for exactly 5 treasures.
card-lesson_135 = Pairs at the rail
card-lesson_135-about = 1 point for every 2 cats on the edge.
card-lesson_136 = Captain's company
card-lesson_136-about = 12 points if both captain's rooms are full.
card-lesson_137 = Quiet nights
card-lesson_137-about = 18 points if both bedrooms are empty.
card-lesson_138 = Families of four
card-lesson_138-about = 4 points for each family of 4 or more.
card-lesson_139 = Oshax rider
card-lesson_139-about = 3 points for each oshax.
card-lesson_140 = Empty table
card-lesson_140-about = 15 points if the dining room is empty.
card-lesson_141 = Third largest
card-lesson_141-about = Your third largest family scores once more.
card-lesson_142 = Five fish left
card-lesson_142-about = 7 points for at least 5 fish.
card-lesson_143 = At the rail
card-lesson_143-about = Public: 2 points for each cat of the chosen colour on the edge.
card-lesson_144 = One colour
card-lesson_144-about = Public: 1 point for each cat of the chosen colour.
card-lesson_145 = Three of a colour
card-lesson_145-about = Public: 5 points for 3 or more cats of the chosen colour.
card-lesson_146 = Lonely colour
card-lesson_146-about = Public: 3 points for each lonely cat of the chosen colour.
card-lesson_147 = School
card-lesson_147-about = Public: 2 points for each of your private lessons.
card-lesson_148 = Trade
card-lesson_148-about = Public: 2 points for each common treasure.
card-lesson_149 = Guarded treasure
card-lesson_149-about = Public: 1 point for each treasure that touches a cat of the chosen colour.
card-lesson_150 = Unread maps
card-lesson_150-about = Public: 5 points for each uncovered map.
card-lesson_216 = A cat in every room
card-lesson_216-about = 8 points if every room has a square of a cat.
card-lesson_217 = Full house
card-lesson_217-about = 2 points for each full room.
card-lesson_218 = Clan
card-lesson_218-about = 1 point for each cat of your largest family.
card-lesson_219 = Map readers
card-lesson_219-about = 3 points for each map under a cat of its colour.
card-lesson_220 = Three families
card-lesson_220-about = 8 points for exactly 3 families.
card-lesson_221 = Keel cats
card-lesson_221-about = 1 point for each cat with a square in the middle row.
card-lesson_222 = Full bow
card-lesson_222-about = Public: 5 points if the front room is full.
card-lesson_223 = Tidy ship
card-lesson_223-about = Public: 2 points for each full room.
card-lesson_151 = Best at the rail
card-lesson_151-about = 1 point for each cat on the edge of the colour that has most there.
card-lesson_152 = Colours at the rail
card-lesson_152-about = 9 points if every colour has a cat on the edge.
card-lesson_153 = Pairs at the rail
card-lesson_153-about = 1 point for every 2 cats on the edge.
card-lesson_154 = Rat catcher
card-lesson_154-about = 10 points if no rat is visible.
card-lesson_155 = From stern to bow
card-lesson_155-about = 10 points if the middle row is full.
card-lesson_156 = All along the rail
card-lesson_156-about = 12 points if no square of the edge is free.
card-lesson_157 = Twenty cats
card-lesson_157-about = 10 points for exactly 20 cats.
card-lesson_158 = Three of each
card-lesson_158-about = 15 points for at least 3 cats of every colour.
card-lesson_159 = Five blue
card-lesson_159-about = 9 points for exactly 5 blue cats.
card-lesson_160 = Five green
card-lesson_160-about = 9 points for exactly 5 green cats.
card-lesson_161 = Five purple
card-lesson_161-about = 9 points for exactly 5 purple cats.
card-lesson_162 = Five red
card-lesson_162-about = 9 points for exactly 5 red cats.
card-lesson_163 = Five orange
card-lesson_163-about = 9 points for exactly 5 orange cats.
card-lesson_164 = Treasure hunt
card-lesson_164-about = 2 points for each treasure.
card-lesson_165 = Largest family
card-lesson_165-about = 10 points for the largest family of all; ties count.
card-lesson_166 = Rat friend
card-lesson_166-about = 2 points for each visible rat.
card-lesson_167 = Full house
card-lesson_167-about = 2 points for each full room.
card-lesson_168 = Third largest
card-lesson_168-about = Your third largest family scores once more.
card-lesson_224 = Family album
card-lesson_224-about = 2 points for each family.
card-lesson_225 = Captain's company
card-lesson_225-about = 8 points if both captain's rooms are full.
card-lesson_226 = Laid table
card-lesson_226-about = 8 points if the dining room is full.
card-lesson_227 = Cosy beds
card-lesson_227-about = 8 points if both bedrooms are full.
card-lesson_228 = Map readers
card-lesson_228-about = 3 points for each map under a cat of its colour.
card-lesson_229 = Keel cats
card-lesson_229-about = 1 point for each cat with a square in the middle row.
card-lesson_230 = Five treasures
card-lesson_230-about = 9 points for exactly 5 treasures.

sister-197 = Away from treasure
sister-197-about = 5 for each colour none of whose cats touches a treasure
sister-198 = Your largest family
sister-198-about = 2 for each cat of your largest family
sister-199 = Few treasures
sister-199-about = 10 if you have fewer than 9 treasures
sister-200 = Wasted fish
sister-200-about = 4 for each fish not spent
sister-201 = Rats
sister-201-about = 5 for each visible rat
sister-202 = Crowded
sister-202-about = 5 for each cat beyond 15
sister-203 = Away from the rail
sister-203-about = 5 for each colour with no cat on the edge
sister-204 = Her favourite
sister-204-about = her best other lesson once more
sister-205 = Full rooms
sister-205-about = 3 for each full room
sister-206 = Loners
sister-206-about = 5 for each lonely cat
sister-207 = Your lessons
sister-207-about = 3 for each of your private lessons
sister-208 = Largest family
sister-208-about = as much as your largest family scores
sister-209 = Second family
sister-209-about = as much as your second largest family scores
sister-210 = Trinkets
sister-210-about = 3 for each common treasure
sister-211 = Poor cats
sister-211-about = 3 for each cat that touches no treasure
sister-212 = Covered maps
sister-212-about = 4 for each covered map
sister-213 = Families
sister-213-about = 5 for each family
sister-214 = At the rail
sister-214-about = 1 for each cat on the edge
sister-215 = Away from rats
sister-215-about = 5 for each colour none of whose cats touches a visible rat

basket-basket_174 = basket card 174
basket-basket_175 = basket card 175
basket-basket_176 = basket card 176
basket-basket_177 = basket card 177
basket-basket_178 = basket card 178
basket-basket_179 = basket card 179
basket-basket_180 = basket card 180
basket-basket_181 = basket card 181
basket-basket_182 = basket card 182
basket-basket_183 = basket card 183
basket-basket_184 = basket card 184
basket-basket_185 = basket card 185
basket-basket_186 = basket card 186
basket-basket_187 = basket card 187
basket-basket_188 = basket card 188
basket-basket_189 = basket card 189
basket-basket_190 = basket card 190
basket-basket_191 = basket card 191
basket-basket_192 = basket card 192
basket-basket_193 = basket card 193
basket-basket_194 = basket card 194
basket-basket_195 = basket card 195
basket-basket_196 = basket card 196

happening-royal_rat_for_all = A royal rat for everybody
happening-royal_rat_for_all-about = Everybody takes a royal rat and places it now.
happening-rare_finds_first = Rare finds first
happening-rare_finds_first-about = Today rare finds come before the rescue.
happening-two_fish_more = A good catch
happening-two_fish_more-about = Everybody catches 2 fish more today.
happening-two_fish_fewer = A poor catch
happening-two_fish_fewer-about = Everybody catches 2 fish fewer today.
happening-extra_common = Rich maps
happening-extra_common-about = Today a map gives one more common treasure.
happening-rare_instead = Old maps
happening-rare_instead-about = Today a map may give a rare treasure instead of a common one.
happening-semi_permanent = A token for everybody
happening-semi_permanent-about = Everybody takes a single-use token: a basket or four boots.
happening-fewer_cats = Fewer cats
happening-fewer_cats-about = Today the left field has one cat fewer per player.
happening-pairs_of_rats = Pairs of rats
happening-pairs_of_rats-about = 1 point for every 2 visible rats.
happening-rats_beside_cats = Rats beside cats
happening-rats_beside_cats-about = 1 point for each visible rat that touches a cat.
happening-row_of_cats = A row of cats
happening-row_of_cats-about = 1 point for each cat in your best row.
happening-column_of_cats = A column of cats
happening-column_of_cats-about = 2 points for each cat in your best column.
happening-popular_cat = A popular cat
happening-popular_cat-about = 2 points for each cat that touches one of your cats; the best cat counts.
happening-common_treasures = Common treasures
happening-common_treasures-about = 2 points for each common treasure.
happening-rare_treasures = Rare treasures
happening-rare_treasures-about = 2 points for each rare treasure.
happening-visible_maps = Visible maps
happening-visible_maps-about = 3 points for each visible map.
happening-lonely_cats = Lonely cats
happening-lonely_cats-about = 2 points for each lonely cat.
happening-empty_captains_rooms = Empty captain's rooms
happening-empty_captains_rooms-about = 5 points if both captain's rooms are empty.
happening-empty_rooms = Empty rooms
happening-empty_rooms-about = 2 points for each empty room.
happening-no_treasures = No treasures
happening-no_treasures-about = 5 points if there is no treasure aboard.
happening-full_rooms = Full rooms
happening-full_rooms-about = 2 points for each full room.

tile-s4_blue = blue cat (zigzag)
tile-i5_blue = blue cat (bar)
tile-l5_blue = blue cat (hook)
tile-y5_blue = blue cat (twig)
tile-n5_blue = blue cat (step)
tile-p5_blue = blue cat (cushion)
tile-t5_blue = blue cat (hammer)
tile-u5_blue = blue cat (arch)
tile-v5_blue = blue cat (corner)
tile-w5_blue = blue cat (stairs)
tile-x5_blue = blue cat (cross)
tile-h6a_blue = blue cat (slide)
tile-h6b_blue = blue cat (chair)
tile-h6c_blue = blue cat (mast)
tile-h6d_blue = blue cat (bridge)
tile-h6e_blue = blue cat (crab)
tile-h6f_blue = blue cat (kite)
tile-s4_green = green cat (zigzag)
tile-i5_green = green cat (bar)
tile-l5_green = green cat (hook)
tile-y5_green = green cat (twig)
tile-n5_green = green cat (step)
tile-p5_green = green cat (cushion)
tile-t5_green = green cat (hammer)
tile-u5_green = green cat (arch)
tile-v5_green = green cat (corner)
tile-w5_green = green cat (stairs)
tile-x5_green = green cat (cross)
tile-h6a_green = green cat (slide)
tile-h6b_green = green cat (chair)
tile-h6c_green = green cat (mast)
tile-h6d_green = green cat (bridge)
tile-h6e_green = green cat (crab)
tile-h6f_green = green cat (kite)
tile-s4_red = red cat (zigzag)
tile-i5_red = red cat (bar)
tile-l5_red = red cat (hook)
tile-y5_red = red cat (twig)
tile-n5_red = red cat (step)
tile-p5_red = red cat (cushion)
tile-t5_red = red cat (hammer)
tile-u5_red = red cat (arch)
tile-v5_red = red cat (corner)
tile-w5_red = red cat (stairs)
tile-x5_red = red cat (cross)
tile-h6a_red = red cat (slide)
tile-h6b_red = red cat (chair)
tile-h6c_red = red cat (mast)
tile-h6d_red = red cat (bridge)
tile-h6e_red = red cat (crab)
tile-h6f_red = red cat (kite)
tile-s4_purple = purple cat (zigzag)
tile-i5_purple = purple cat (bar)
tile-l5_purple = purple cat (hook)
tile-y5_purple = purple cat (twig)
tile-n5_purple = purple cat (step)
tile-p5_purple = purple cat (cushion)
tile-t5_purple = purple cat (hammer)
tile-u5_purple = purple cat (arch)
tile-v5_purple = purple cat (corner)
tile-w5_purple = purple cat (stairs)
tile-x5_purple = purple cat (cross)
tile-h6a_purple = purple cat (slide)
tile-h6b_purple = purple cat (chair)
tile-h6c_purple = purple cat (mast)
tile-h6d_purple = purple cat (bridge)
tile-h6e_purple = purple cat (crab)
tile-h6f_purple = purple cat (kite)
tile-s4_orange = orange cat (zigzag)
tile-i5_orange = orange cat (bar)
tile-l5_orange = orange cat (hook)
tile-y5_orange = orange cat (twig)
tile-n5_orange = orange cat (step)
tile-p5_orange = orange cat (cushion)
tile-t5_orange = orange cat (hammer)
tile-u5_orange = orange cat (arch)
tile-v5_orange = orange cat (corner)
tile-w5_orange = orange cat (stairs)
tile-x5_orange = orange cat (cross)
tile-h6a_orange = orange cat (slide)
tile-h6b_orange = orange cat (chair)
tile-h6c_orange = orange cat (mast)
tile-h6d_orange = orange cat (bridge)
tile-h6e_orange = orange cat (crab)
tile-h6f_orange = orange cat (kite)
tile-k_i3_blue = blue kitten (bar)
tile-k_l3_blue = blue kitten (corner)
tile-k_o4_blue = blue kitten (square)
tile-k_t4_blue = blue kitten (hat)
tile-k_i3_green = green kitten (bar)
tile-k_l3_green = green kitten (corner)
tile-k_o4_green = green kitten (square)
tile-k_t4_green = green kitten (hat)
tile-k_i3_red = red kitten (bar)
tile-k_l3_red = red kitten (corner)
tile-k_o4_red = red kitten (square)
tile-k_t4_red = red kitten (hat)
tile-k_i3_purple = purple kitten (bar)
tile-k_l3_purple = purple kitten (corner)
tile-k_o4_purple = purple kitten (square)
tile-k_t4_purple = purple kitten (hat)
tile-k_i3_orange = orange kitten (bar)
tile-k_l3_orange = orange kitten (corner)
tile-k_o4_orange = orange kitten (square)
tile-k_t4_orange = orange kitten (hat)
tile-o1_blue = blue oshax (stairs)
tile-o2_blue = blue oshax (knot)
tile-o3_blue = blue oshax (river)
tile-o4_blue = blue oshax (plough)
tile-o5_blue = blue oshax (key)
tile-o6_blue = blue oshax (wing)
tile-o1_green = green oshax (stairs)
tile-o2_green = green oshax (knot)
tile-o3_green = green oshax (river)
tile-o4_green = green oshax (plough)
tile-o5_green = green oshax (key)
tile-o6_green = green oshax (wing)
tile-o1_red = red oshax (stairs)
tile-o2_red = red oshax (knot)
tile-o3_red = red oshax (river)
tile-o4_red = red oshax (plough)
tile-o5_red = red oshax (key)
tile-o6_red = red oshax (wing)
tile-o1_purple = purple oshax (stairs)
tile-o2_purple = purple oshax (knot)
tile-o3_purple = purple oshax (river)
tile-o4_purple = purple oshax (plough)
tile-o5_purple = purple oshax (key)
tile-o6_purple = purple oshax (wing)
tile-o1_orange = orange oshax (stairs)
tile-o2_orange = orange oshax (knot)
tile-o3_orange = orange oshax (river)
tile-o4_orange = orange oshax (plough)
tile-o5_orange = orange oshax (key)
tile-o6_orange = orange oshax (wing)
tile-b1 = beast Mossback
tile-b2 = beast Thistle
tile-b3 = beast Bramble
tile-b4 = beast Fogtail
tile-b5 = beast Pebble
tile-b6 = beast Tumble
tile-b7 = beast Longsnout
tile-b8 = beast Dumpling
tile-b9 = beast Stump
tile-b10 = beast Driftwood
tile-b11 = beast Ripple
tile-b12 = beast Hookfoot
tile-b13 = beast Bigears
tile-b14 = beast Starnose
tile-b15 = beast Tangle
tile-b16 = beast Puddle
tile-b17 = beast Barrel
tile-b18 = beast Zigzag
tile-r_l = rare treasure (hook)
tile-r_t = rare treasure (hat)
tile-r_o = rare treasure (square)
tile-r_s = rare treasure (zigzag)
tile-r_i = rare treasure (bar)
tile-c1 = common treasure (coin)
tile-c2 = common treasure (ring)
tile-c3l = common treasure (cup)
tile-c3i = common treasure (necklace)
tile-royal_rat = royal rat
tile-o1 = oshax (stairs)
tile-o2 = oshax (knot)
tile-o3 = oshax (river)
tile-o4 = oshax (plough)
tile-o5 = oshax (key)
tile-o6 = oshax (wing)

## Hints

hint-families = A family grows: +{ $points } points.
hint-rooms = A room is full: +{ $points } points.
hint-rats = It covers { $rats ->
    [one] a rat: +1 point.
   *[other] { $rats } rats: +{ $rats } points.
}
hint-royal-rat = A royal rat is gone: +{ $points } points.
hint-rare = A rare treasure aboard: +{ $points } points.
hint-friendship = A friendship with a beast: +{ $points } points.
hint-lesson = Your lesson pays: { $card }, +{ $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
hint-map = It covers the map of its colour: you may take a treasure.
hint-pair = Two cats side by side ({ $colour }): one more makes a family.
hint-room-left = A room comes nearer to full: { $squares ->
    [one] one square is
   *[other] { $squares } squares are
} free then.
hint-place-for = You can place it for +{ $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
hint-can-cover-map = You can cover the map of its colour with it: that gives a treasure.
hint-more-of-colour = You have { $cats ->
    [one] one cat
   *[other] { $cats } cats
} of this colour ({ $colour }): families grow side by side.
hint-cheap = It lies in the left field, where cats are cheap.
hint-covers = It fills { $squares ->
    [one] one square
   *[other] { $squares } squares
} of your boat.
hint-card-basket = A basket for today: one more rescue{ $boots ->
    [0] .
    [one] , and a boot.
   *[other] , and { $boots } boots.
}
hint-card-half-basket = Half a basket for today: two halves make one{ $boots ->
    [0] .
    [one] , and a boot.
   *[other] , and { $boots } boots.
}
hint-card-boots = { $boots } boots: whoever has most rescues first.
hint-card-fish = It would bring { $fish } fish now.
hint-card-oshax = An oshax is a big cat in the colour that you choose.
hint-card-treasure = Treasures fill gaps, and a rare one gives 3 points.
hint-card-anytime = You can play it whenever it helps most.
hint-lesson-now = This card would already pay: { $card }, { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
hint-lesson-have = This card can bring { $most } points: { $card }. You have { $have } of { $need } so far.
hint-lesson-most = This card can bring { $most } points: { $card }.
hint-lesson-each = The more you have of what this card counts, the more points: { $card }.
hint-gains-fish = It brings { $fish } fish.
hint-gains-basket = It brings a permanent basket: one more rescue every day.
hint-one-more-rescue = It lets you rescue one more cat in a turn.
hint-draws-cards = It shows you more cards to buy.
hint-lesson-least = No lesson of yours pays less now: { $points }.
hint-lesson-less = It would pay { $points ->
    [one] { $points } point
   *[other] { $points } points
} now.
hint-colour-most = You have more cats of this colour than anybody else: { $cats }.
hint-colour-count = Cats of this colour aboard your boat: { $cats }.
hint-token-basket = A basket: one more rescue.
hint-token-boots = Four boots: whoever has most rescues first.
hint-to-left = In the left field it costs 3 fish instead of 5.
hint-to-right = In the right field it costs 5 fish instead of 3.
hint-frees-a-square = What lay under it shows again.
hint-keeps-cards = You keep your { $cards ->
    [one] anytime card
   *[other] { $cards } anytime cards
} for a better moment.
hint-no-card-for-now = You hold no card that can be played at any time.
hint-saves-fish = You keep { $fish } fish for later.

## What only the board of the page says
board-turn = Turn
board-flip = Flip
board-lay = Lay it here
board-back = Put it back
board-boat = Your boat. Arrows move the piece, R turns it, F flips it, N goes to the next place where it fits, Enter lays it down, Escape puts it back.
board-boat-of = Boat: { $name }
board-here = Column { $column }, row { $row }
board-fits = fits
board-not-here = does not fit
board-off = Part of it would be off the boat.
board-feed = Feed a cat (1 fish): the royal rat goes
board-points = { $sign }{ $n ->
    [one] { $n } point
   *[other] { $n } points
}
board-treasure = a treasure
board-fish = fish
board-baskets = baskets
board-speed = speed
board-cost = { $n } fish
board-now = now { $n }
board-of = { $need ->
    [0] { $have } to go
   *[other] { $have } of { $need }
}
board-lessons = Your lessons
board-family-cards = Your family cards
board-public-lessons = Public lessons
board-hidden = { $n ->
    [one] { $n } secret lesson
   *[other] { $n } secret lessons
}
board-supply = On the island
board-colour = In which colour?
board-sister = Your sister
board-likes = She likes
board-first = goes first
board-passed = passed
board-line-rats = Visible rats
board-line-royal_rats = Royal rats
board-line-rooms = Rooms not full
board-line-families = Families
board-line-rare = Rare treasures
board-line-friendships = Friendships
board-line-events = Events
board-line-sum = Points now
board-to-buy = Fish left
board-total = { $n ->
    [one] { $n } point now
   *[other] { $n } points now
}

## What the board tells of a thing that is looked at

board-drawn = Drawn
board-strip = Your cards and lessons
board-lessons-tab = Lessons
board-costs = It costs { $n } fish.
board-kind-find = Rare find: played after the rescue, one a turn.
board-kind-rescue = Rescue card: laid face down before the rescue. Baskets carry cats, boots make you faster; two half baskets are one.
board-kind-anytime = Anytime card: played whenever it is your turn, or when you are asked for one.
board-kind-lesson = Private lesson: only you see it; it counts at the end.
board-kind-public = Public lesson: it counts for everybody.
board-kind-family = Family card: it counts at the end.
board-hint-place = Place it as shown
board-hint-elsewhere = another place
board-several-keep = { $n ->
    [one] Keep this card
   *[other] Keep these { $n } cards
}
board-several-buy = { $n ->
    [one] Buy this card for { $fish } fish and finish
   *[other] Buy these { $n } cards for { $fish } fish and finish
}
board-several-buy-more = Buy, and go on choosing
board-several-lay = { $n ->
    [one] Lay this card, and off to the rescue
   *[other] Lay these { $n } cards, and off to the rescue
}
board-several-lay-more = Lay, and go on choosing
board-tile-cat = { $n } squares. It takes a basket and the fish of its field. Three or more cats of one colour that touch are a family.
board-tile-kitten = { $n } squares, counts as a cat. For the first player of the day: one kitten for 2 fish or two for 5, in one basket.
board-tile-oshax = { $n } squares, counts as a cat of the colour that you give it.
board-tile-beast = { $n } squares. It costs 5 fish and a basket and is not a cat. Each coloured sign that touches a family of its colour gives 5 points.
board-tile-rare = Rare treasure of { $n } squares: 3 points, in family mode none. It covers rats, fills rooms and connects.
board-tile-common = Common treasure: no points, but it covers rats, fills rooms and connects. Squares: { $n }.
board-tile-royal_rat = It covers a square, but costs points. A cat beside it drives it off for a fish.
board-room-captain_aft = captain's room, aft
board-room-captain_fore = captain's room, fore
board-room-bedroom_top = upper bedroom
board-room-bedroom_bottom = lower bedroom
board-room-dining = dining room
board-room-front = front room
board-room-main = main room
board-room-full = { $full } of { $all } squares covered.
board-room-about = A room that is not full at the end costs 5 points.
board-fish-about = Fish pay for cards and lure cats. What is left stays for the next day.
board-baskets-about = Each rescue takes a basket. Permanent ones come back every morning.
board-speed-about = Boots on the rescue cards laid today: the fastest rescues first.
board-points-own = What your boat would score now, with your own lessons, which only you see.
board-points-others = What this boat would score now. Lessons that are face down are not in it.
board-sister-about = What your sister would score now. You win with more points than she.
board-line-rats-about = One point lost for every rat that is not covered.
board-line-royal_rats-about = Three points lost for every royal rat.
board-line-rooms-about = Five points lost for every room that is not full.
board-line-families-about = Three or more cats of one colour that touch: 8 points for three, 11 for four, 15 for five, then 5 for each further cat.
board-line-rare-about = Three points for every rare treasure.
board-line-friendships-about = Five points for every coloured sign of a beast that touches a family of its colour.
board-line-events-about = Points from the events of the days.
board-line-sum-about = What the boat would score now, without lessons that are face down.
board-phase-dawn = A new day: anytime cards may be played.
board-phase-event = The event of the day happens.
board-phase-explore = Everybody keeps cards of a pack and passes the rest on.
board-phase-buy = Everybody pays in secret for the cards they want to have.
board-phase-bought = Anytime cards may be played.
board-phase-lessons = Lessons are laid: private ones face down, public ones for all.
board-phase-finds = Oshax and treasure cards are played in turn.
board-phase-cards = Rescue cards are laid face down: baskets and boots for today.
board-phase-rescue = In turn everybody rescues a cat, until all have passed.
board-phase-evening = The fields are emptied; baskets come back.
board-phase-last = Last anytime cards before the points are counted.
board-phase-over = The points are counted.
board-part-rats = { $n ->
    [one] { $n } rat covered
   *[other] { $n } rats covered
}
board-part-rooms = { $n ->
    [one] a room full
   *[other] { $n } rooms full
}
board-part-family = { $n ->
    [2] { $colour } family 2 of 3
   *[other] { $colour } family of { $n }
}
board-part-rare = rare treasure
board-part-friendships = { $n ->
    [one] a friendship
   *[other] { $n } friendships
}
board-part-lessons = lessons { $sign }{ $n }
board-part-events = events { $sign }{ $n }
board-part-room = { $room } { $full }/{ $all }
board-sheet-beasts = Beasts
board-sheet-treasures = Treasures
board-sheet-royal_rat = Royal rats
board-sheet-box = Tiles of the box
board-sheet-begin = Choose a tile below and lay it as it lies on your boat.
board-sheet-more = Choose the next tile, or tap one on the boat to take it up again.
board-sheet-laid = On the boat: { $tile }. Choose the next tile.
board-sheet-take-up = Take up again: { $tile }
board-sheet-away = Put it away
board-sheet-no-room-here = There is no room for the tile here.
board-sheet-no-room = There is no room for this tile anywhere on the boat.
board-sheet-no-colour = no colour
board-sheet-day = Day { $n }

term-oshax = Oshax
term-oshax-about = A cat of legend with six squares. Whoever places it chooses its colour; it counts as a cat of this colour for everything.
term-oshax-words = oshax|oshaxes
term-boots = Boots
term-boots-about = They make you faster: the most boots on today's rescue cards go first.
term-boots-words = boot|boots
term-basket = Basket
term-basket-about = Every rescue takes one. Permanent ones come back every morning.
term-basket-words = basket|baskets
term-map = Map
term-map-about = A square of the boat with a coloured sheet. A cat of its colour on it earns a common treasure; in family mode it may be a rare one.
term-map-words = map|maps
term-lesson = Lesson
term-lesson-about = A card that gives points at the end for what it says: a private one to you, a public one to everybody.
term-lesson-words = private lesson|private lessons|public lesson|public lessons|lesson|lessons
term-rare = Rare treasure
term-rare-about = A treasure of four squares: 3 points, in family mode none.
term-rare-words = rare treasure|rare treasures
term-common = Common treasure
term-common-about = A small treasure of one to three squares: no points, but it covers, fills and connects.
term-common-words = common treasure|common treasures|small treasures
term-family-card = Family card
term-family-card-about = A card of family mode that only you see. It gives points at the end for what it says.
term-family-card-words = family card|family cards
term-family = Family
term-family-about = Three or more cats of one colour that touch with their sides; corners do not count.
term-family-words = family|families
term-rat = Rat
term-rat-about = Every rat on your boat that is not covered costs a point.
term-rat-words = visible rat|visible rats|rat|rats
term-lonely = Lonely cat
term-lonely-about = A cat that touches no other cat of its colour with a side.
term-lonely-words = lonely cat|lonely cats
term-edge = Edge
term-edge-about = All squares along the outline of the boat. A cat is on the edge if one of its squares is.
term-edge-words = edge
term-anytime = Anytime card
term-anytime-about = Played whenever it is your turn, or when you are asked for one.
term-anytime-words = anytime card|anytime cards|anytime

## The glossary

glossary-card = Cards
glossary-happening = Events
glossary-view-phase = The phases of a day
glossary-side = Where cats wait
glossary-token = Tokens
glossary-colour = Colours
glossary-tile = Tiles
glossary-sister = Your sister's lessons
glossary-basket = Your sister's basket cards
side-left-about = Cats here cost 3 fish.
side-right-about = Cats here cost 5 fish.
side-nursery-about = Kittens wait here for the first player of the day: one for 2 fish or two for 5.
token-basket-about = One more rescue on the day you lay it.
token-boots-about = Four boots on the day you lay it.
glossary-colour-about = Cats of one colour that touch make a family.
glossary-basket-about = Speed { $speed }; she takes { $baskets ->
    [one] one turn
   *[other] { $baskets } turns
} with baskets that day. Both effects on it are done, one after the other.
view-phase-dawn-about = A new day: the event, then anytime cards, then the fields are filled.
view-phase-event-about = The day's event happens.
view-phase-explore-about = Everybody keeps two cards and passes the rest on, until each has seven.
view-phase-buy-about = Everybody pays in secret for the cards they want.
view-phase-bought-about = A moment for anytime cards after buying.
view-phase-lessons-about = Lessons that were bought are laid.
view-phase-finds-about = In turn order: play an oshax or a treasure card, or pass.
view-phase-cards-about = Rescue cards are laid face down; boots decide who is first.
view-phase-rescue-about = In turn order: rescue a cat for a basket and fish, or pass for the day.
view-phase-evening-about = What nobody rescued leaves the island.
view-phase-last-about = The last moment for anytime cards; then all points are counted.
view-phase-over-about = The game has ended.

# The deck editor and deck files.
counts-each_full_room = for each full room
counts-each_empty_room = for each empty room
counts-cat_in_every_room = if a piece of a cat is in every room
counts-each_cat_in_largest_family = for each cat in your largest family
counts-largest_family_of_all = if your family is the largest of all
counts-each_lonely_cat = for each lonely cat
counts-each_oshax = for each oshax
counts-each_cat_in_middle_row = for each cat in the middle row
counts-each_cat_in_best_row = for each cat in your best row
counts-each_cat_in_best_column = for each cat in your best column
counts-each_colour_aboard = for each colour aboard
counts-every_colour_on_edge = if every colour has a cat on the edge
counts-edge_full = if no square of the edge is free
counts-middle_row_full = if the middle row is full
counts-each_rare_treasure = for each rare treasure
counts-each_common_treasure = for each common treasure
counts-each_treasure = for each treasure
counts-each_visible_map = for each visible map
counts-each_covered_map = for each covered map
counts-each_map_under_own_colour = for each map under a cat of its colour
counts-each_cat_without_treasure = for each cat that touches no treasure
counts-each_rat_beside_cat = for each visible rat beside a cat
counts-each_private_lesson = for each private lesson of yours
counts-each_cat_of_best_colour_on_edge = for each cat on the edge, in the colour that has most there
counts-each_cat_around_best_cat = for each cat that touches one of your cats; the best cat counts
counts-each_colour_off_edge = for each colour without a cat on the edge
counts-each_colour_away_from_treasure = for each colour that touches no treasure
counts-each_colour_away_from_rats = for each colour that touches no visible rat
counts-each_fish = for each fish left
counts-first_in_order = if you are first in the order at the end
counts-five_blue_cats = for exactly 5 blue cats
counts-five_green_cats = for exactly 5 green cats
counts-five_red_cats = for exactly 5 red cats
counts-five_purple_cats = for exactly 5 purple cats
counts-five_orange_cats = for exactly 5 orange cats
counts-cats_exactly = for exactly so many cats
counts-cats_of_every_colour = for at least so many cats of every colour
counts-cats_on_edge = each time for so many cats on the edge
counts-families_of = for each family of at least so many cats
counts-families_exactly = for exactly so many families
counts-treasures_exactly = for exactly so many treasures
counts-visible_rats = each time for so many visible rats
counts-visible_rats_exactly = for exactly so many visible rats
counts-fish_at_least = for at least so many fish
counts-cats_beyond = for each cat beyond so many
counts-treasures_fewer = for fewer than so many treasures
counts-family_again = for each point of the family that is so large in order: it scores again
counts-baskets_exactly = for exactly so many permanent baskets
counts-private_lessons_exactly = for exactly so many private lessons
counts-rooms_full = if these rooms are full
counts-rooms_empty = if these rooms are empty
room-captain_aft = captain's room, aft
room-captain_fore = captain's room, fore
room-bedroom_top = upper bedroom
room-bedroom_bottom = lower bedroom
room-dining = dining room
room-front = front room
room-main = main room
cat-shape-s4 = zigzag
cat-shape-i5 = bar
cat-shape-l5 = hook
cat-shape-y5 = twig
cat-shape-n5 = step
cat-shape-p5 = cushion
cat-shape-t5 = hammer
cat-shape-u5 = arch
cat-shape-v5 = corner
cat-shape-w5 = stairs
cat-shape-x5 = cross
cat-shape-h6a = slide
cat-shape-h6b = chair
cat-shape-h6c = mast
cat-shape-h6d = bridge
cat-shape-h6e = crab
cat-shape-h6f = kite
beast-icon-B = blue cat icon
beast-icon-G = green cat icon
beast-icon-R = red cat icon
beast-icon-P = purple cat icon
beast-icon-O = orange cat icon
late-player_5 = Fifth player
late-player_6 = Sixth player
happening-tile_1 = Event tile 1
happening-tile_2 = Event tile 2
happening-tile_3 = Event tile 3
happening-tile_4 = Event tile 4
happening-tile_5 = Event tile 5
happening-tile_6 = Event tile 6
happening-tile_7 = Event tile 7
happening-tile_8 = Event tile 8
happening-tile_9 = Event tile 9
happening-tile_10 = Event tile 10
happening-tile_11 = Event tile 11
happening-tile_12 = Event tile 12
happening-tile_13 = Event tile 13
happening-tile_14 = Event tile 14
happening-tile_15 = Event tile 15
deck-title-lesson = Lessons and family cards
deck-group-private = private lesson
deck-group-public = public lesson
deck-group-family = family card
deck-title-event_tile = Event tiles
deck-title-sisters_points = The sister's points
deck-title-kitten = Kittens
deck-title-beast = Beasts
deck-title-late_arrival = Five and six players
deck-field-points = Points
deck-field-counts = What it counts
deck-field-number = How many
deck-field-rooms = Rooms
deck-field-gem = Side with the gem
deck-field-plain = Other side
deck-field-day_2 = Day 2
deck-field-day_3 = Day 3
deck-field-day_4 = Day 4
deck-field-shape = Shape
deck-field-commons = Common treasures of each shape
deck-field-rares = Rare treasures of each shape
deck-field-baskets = Permanent baskets
deck-field-cats = Cats added in every colour
deck-field-cards = Cards added
deck-kitten = the twenty kittens, four of each colour
deck-kitten-shape = rows of signs with a space between: "#" a square of the tile, "." none; 3 to 7 squares
deck-beast = the eighteen beasts
deck-beast-shape = as for kittens; B, G, R, P or O for a square with a cat icon of that colour; 3 or 4 icons
deck-late_arrival = what the fifth and the sixth player bring
deck-late_arrival-commons = common treasures of each shape in a game with so many players
deck-late_arrival-rares = rare treasures of each shape in the bag
deck-late_arrival-baskets = all permanent baskets, the first ones of the players included
deck-late_arrival-cats = four shapes of cats; one of each comes in every colour
deck-late_arrival-cards = 35 cards, each named as often as it comes
why-beast-needs-icons = A beast has 3 or 4 cat icons.
deck-lesson-told = { $points ->
    [one] { $points } point
   *[other] { $points } points
} { $what }.
why-sheet-off-the-boat = { $seat }: { $tile } sticks out of the boat.
why-sheet-covered = { $seat }: { $tile } lies on another tile.
why-sheet-no-lesson = { $card } is not a lesson that can lie here.
why-sheet-colour = { $card }: choose a colour if the lesson asks for one, and none otherwise.
why-sheet-sister = Fill in the sister's five colours in the order in which she showed them.
why-sheet-lesson-twice = { $card }: there is only one such lesson in the box.
boat-A = Boat A
boat-B = Boat B
boat-C = Boat C
boat-D = Boat D
boat-E = Boat E
boat-F = Boat F
sheet-boats-boat = Boat
sheet-boats-boat-about = The boats differ in where their maps and rats are.
sheet-boats-tiles-tile = Tile
sheet-boats-lessons = Own lessons
sheet-boats-fish = Fish
sheet-boats-fish-about = They decide between equal points, and some lessons count them.
sheet-boats-baskets = Permanent baskets
sheet-boats-baskets-about = Some lessons count them.
sheet-boats-event_points = Points from events
sheet-public-card = Public lessons
sheet-public-colour = Its colour
sheet-first = First in the order
sheet-first-about = One lesson asks for it.
sheet-sister-colours = Her colours, in the order shown
sheet-sister-lessons = Her lessons
sheet-sister-events = Events, one for each day

record-total = Best boat, in points
record-score-fish = Most fish left
record-score-families = Most points for families
record-score-rare = Most points for rare treasures
## The review

review-stage = { $stage ->
    [0] Before day 1
    [6] The end
   *[other] Day { $stage }
}


puzzle-about = The last day alone: bring as many points home as you can, more than your sister.

counts-sister = The sister
counts-sister-about = Target: she wins 20 % to 80 % of the games. Her cards and rules are printed, so house cards can't change her strength.
counts-sister-wins = The sister wins

## Print and play

print-discovery = Discovery cards
print-lesson = New lessons
print-family = Family cards
print-new_family = New family cards
print-cat = Cats
print-oshax = Oshax
print-rare = Rare treasures
print-common = Common treasures
print-kitten = Kittens
print-beast = Beasts
print-royal_rat = Royal rats
print-island = The island
print-island-days = Days
print-island-left = Left field
print-island-right = Right field
print-island-order = Turn order
print-kitten_board = The kitten board
print-boat = Boats (E and F: five and six players)
print-event_tile = Event tiles
print-fish = Fish
print-basket = Permanent baskets (four of them for five and six players)
print-semi_permanent = Tokens of the events
print-figure = Cat figures (turn order, colours of oshax) and Vesh's boat (the day)
print-beast_figure = Beast figures (friendships)
print-points = Point tokens of the events
print-colour = The sister: colours
print-sisters_basket = The sister: basket cards
print-sisters_lesson = The sister: lessons
print-late_card = Cards for five and six players
print-late_tile = Tiles for five and six players
print-takes-cat = takes cat { $number }
print-takes-oshax = takes oshax { $number }
print-takes-rare = takes rare treasure { $number }
print-takes-common = takes a { $shape }
print-takes-switch = swaps cats { $first } and { $second }
print-turn =
    A day:
    1. Fish: two cats per player on each field; 20 fish each.
    2. Explore: of seven cards keep two, pass the rest, until you have seven. Pay for those you want.
    3. Lessons: private ones face down, public ones open.
    4. Rescue: lay rescue cards, boots decide the order. A cat: a basket and 3 fish (left) or 5 (right).
    5. Rare finds: an oshax card or a treasure card.
    A tile touches another one by a side. A cat on the map of its colour: a common treasure.
    After five days:
    −1 for a visible rat, −5 for a room that is not full, 3 for a rare treasure.
    Families of 3, 4, 5, 6 cats: 8, 11, 15, 20; 5 for each more.
    Lessons as they say. Ties: most fish.
print-lines =
    Visible rats (−1)
    Royal rats (−3)
    Rooms not full (−5)
    Families
    Rare treasures (3)
    Friendships of beasts (5)
    Events
    Private lessons
    Public lessons
    Points
    Fish (decide a tie)
