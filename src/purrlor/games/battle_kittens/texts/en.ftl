## Battle Kittens

game-name = Battle Kittens
game-about = Draft kittens, send three squads out in secret, and bring the most fish home.
option-family = Family
option-family-about = All three Battlegrounds are open from the start; no icons and no King cards.
option-short = Short
option-short-about = No draft: everybody gets extra Kittens and keeps seven.
option-variable = Variable Draft
option-variable-about = Hands are passed to the left, in the second round to the right.
option-team = Team
option-team-about = Four or six play in pairs who do not sit side by side; a pair's squads count together.

card-alma = Alma the Archivist
card-aramis = Aramis the Fencer
card-astra = Astra the Stargazer
card-bella = Bella of the Big Eyes
card-bingo = Bingo the Lucky
card-bruno = Bruno the Boulder
card-carmen = Carmen the Dancer
card-cosmo = Cosmo the Curious
card-dalia = Dalia the Darling
card-dante = Dante the Scribe
card-dorado = Dorado the Diver
card-edgar = Edgar the Gloomy
card-esmeralda = Esmeralda the Enchanting
card-etna = Etna the Eruption
card-fado = Fado the Serenader
card-figaro = Figaro the Barber
card-flora = Flora the Fluffy
card-gizmo = Gizmo the Tinkerer
card-gordon = Gordon the Gate
card-hermes = Hermes the Courier
card-hugo = Hugo the Huge
card-igor = Igor Ironpaw
card-iris = Iris the Painter
card-judo = Judo the Tumbler
card-juno = Juno the Just
card-karmel = Karmel the Cuddler
card-kiki = Kiki the Kite
card-koko = Koko the Chatterbox
card-leo = Leo the Little Lion
card-lola = Lola the Leaper
card-luna = Luna the Moonlit
card-maestro = Maestro of the Meow
card-mango = Mango the Marauder
card-nemo = Nemo the Nobody
card-nina = Nina the Ninja
card-nox = Nox of the Night Watch
card-olaf = Olaf the Oarsman
card-otto = Otto Know-It-All
card-pablo = Pablo the Poet
card-pixel = Pixel the Pocket-Sized
card-rita = Rita the Roof Runner
card-rolf = Rolf the Roarer
card-rumba = Rumba the Restless
card-saga = Saga the Storyteller
card-sumo = Sumo the Sofa
card-tango = Tango the Twirler
card-toto = Toto the Tiny
card-tundra = Tundra the Tough
card-ursa = Ursa the Bear Hug
card-vega = Vega the Navigator
card-viola = Viola the Velvet
card-wanda = Wanda the Wayfarer
card-yeti = Yeti the Yawner
card-zefir = Zefir the Breeze

ground-bathtub_gulf = Bathtub Gulf
ground-bookshelf_cliffs = Bookshelf Cliffs
ground-cardboard_castle = Cardboard Castle
ground-curtain_heights = Curtain Heights
ground-garden_shed = Garden Shed
ground-keyboard_plains = Keyboard Plains
ground-kitchen_counter = Kitchen Counter
ground-laundry_mountain = Laundry Mountain
ground-sunny_windowsill = Sunny Windowsill

attribute-cuteness = Cuteness
attribute-strength = Strength
attribute-wisdom = Wisdom
attribute-agility = Agility

icon-none = no icon
icon-yarn = Yarn
icon-king = King
icon-flag = Flag

king-royal_purr = Royal Purr
king-royal_guest = Royal Guest
king-royal_gift = Royal Gift
king-royal_parade = Royal Parade
king-royal_whim = Royal Whim
king-royal_tax = Royal Tax
king-royal_summons = Royal Summons

whim-total = points for the squad
whim-visitors = Kittens for the squad
whim-fish = fish
whim-flags = Flags
whim-attribute = Attributes swapped
whim-summons = Kittens sent home

action-take = Take: { $card }
action-send = Send to Battleground { $ground }: { $card }
action-ready = Ready
action-put_away = Put away: { $card }
action-draw = Draw
action-decline = Draw nothing

event-round_began = Round { $round } begins.
event-ground_opened = Battleground { $which }: { $ground }, { $attribute }.
event-chose = { $card ->
    [none] { $seat } has chosen.
   *[other] { $seat } takes: { $card }.
}
event-chose-you = { $card ->
    [none] You have chosen.
   *[other] You take: { $card }.
}
event-hands_passed = Everybody has chosen. The hands are passed on with { $left ->
    [one] { $left } Kitten
   *[other] { $left } Kittens
} each.
event-put_all_away = { $seat } is ready.
event-put_all_away-you = You are ready.
event-draft_done = Everybody has { $cards } Kittens to send out.
event-deployed = { $seat } has sent all Kittens out.
event-deployed-you = You have sent all Kittens out.
event-revealed = { $seat } at Battleground { $which }: { $card }.
event-revealed-you = You at Battleground { $which }: { $card }.
event-drew_kitten = { $seat } draws into the squad: { $card }.
event-drew_kitten-you = You draw into your squad: { $card }.
event-drew_king = { $whim_is ->
    [attribute] { $seat } draws a King card: { $king } ({ $whim }).
   *[other] { $seat } draws a King card: { $king } ({ $whim }: { $amount }).
}
event-drew_king-you = { $whim_is ->
    [attribute] You draw a King card: { $king } ({ $whim }).
   *[other] You draw a King card: { $king } ({ $whim }: { $amount }).
}
event-declined = { $seat } draws nothing ({ $card }).
event-declined-you = You draw nothing ({ $card }).
event-sent_home = The squad of { $seat } loses: { $card }.
event-sent_home-you = Your squad loses: { $card }.
event-gained_fish = { $fish ->
    [0] The King has no fish to take from { $seat }.
    [-1] The King takes 1 fish from { $seat }.
    [-2] The King takes 2 fish from { $seat }.
    [-3] The King takes 3 fish from { $seat }.
    [-4] The King takes 4 fish from { $seat }.
    [-5] The King takes 5 fish from { $seat }.
    [-6] The King takes 6 fish from { $seat }.
    [-7] The King takes 7 fish from { $seat }.
    [-8] The King takes 8 fish from { $seat }.
    [-9] The King takes 9 fish from { $seat }.
   *[other] The King gives { $seat } { $fish } fish.
}
event-gained_fish-you = { $fish ->
    [0] The King has no fish to take from you.
    [-1] The King takes 1 fish from you.
    [-2] The King takes 2 fish from you.
    [-3] The King takes 3 fish from you.
    [-4] The King takes 4 fish from you.
    [-5] The King takes 5 fish from you.
    [-6] The King takes 6 fish from you.
    [-7] The King takes 7 fish from you.
    [-8] The King takes 8 fish from you.
    [-9] The King takes 9 fish from you.
   *[other] The King gives you { $fish } fish.
}
event-attribute_swapped = { $ground }: { $attribute } counts now.
event-placed = { $seat }: total { $total }{ $flags ->
    [0] {""}
    [one] , { $flags } Flag
   *[other] , { $flags } Flags
}, place { $place }, { $fish } fish.
event-placed-you = You: total { $total }{ $flags ->
    [0] {""}
    [one] , { $flags } Flag
   *[other] , { $flags } Flags
}, place { $place }, { $fish } fish.
event-team_placed = { $seat } and { $other }: total { $total }{ $flags ->
    [0] {""}
    [one] , { $flags } Flag
   *[other] , { $flags } Flags
}, place { $place }, { $fish } fish.
event-team_placed-you = You and { $other }: total { $total }{ $flags ->
    [0] {""}
    [one] , { $flags } Flag
   *[other] , { $flags } Flags
}, place { $place }, { $fish } fish.
event-game_ended = The third round is over. Best result: { $fish } fish.

ask-take = { $cards ->
    [one] Take the last Kitten.
   *[other] Take one of { $cards } Kittens and pass the rest on.
}
ask-put-away = Put away { $left ->
    [one] one more Kitten.
   *[other] { $left } more Kittens.
}
ask-send = Split your Kittens between the three Battlegrounds, in any order.
ask-fill = Every Battleground needs at least one of your Kittens. Move some.
ask-all-sent = Move your Kittens about as you like, or say that you are ready.
ask-yarn = Draw a Kitten into your squad? The Yarn is with: { $card }.
ask-king = Draw a King card? The King icon is with: { $card }.

score-ground = { $ground } ({ $attribute })
score-ground-about = Fish that squads won here: the better the place, the more.
score-royal = From the King
score-royal-about = What the King gave in fish, less what he took.
score-fish = Fish
ending-most-fish = Three rounds are over: the most fish win.
ending-shared = Three rounds are over: the victory is shared.

why-not-held = You can't choose this Kitten, because you do not have it: { $card }.
why-draft-over = The draft of this round is over.
why-no-draft = The Short variant has no draft.
why-keep-all = Kittens are put away only in the Short variant.
why-all-put-away = You keep { $cards } Kittens. You can't put away any more.
why-not-deploying = You send Kittens out after the draft, before the competition.
why-there-already = This Kitten is there already: { $card }.
why-some-left = { $left ->
    [one] One of your Kittens is still in your hand.
   *[other] { $left } of your Kittens are still in your hand.
} Send all seven out first.
why-moved-enough = You have moved Kittens { $moves } times in this round. Now you can only send out those in your hand, in the order of their numbers, and fill empty squads.
why-squad-needs-one = Every Battleground needs at least one of your Kittens.
why-no-icons = The Family variant has no icons and no King cards: nothing is drawn.
why-no-icon-now = You draw cards only when it is the turn of a Yarn or King icon of yours.
why-team-needs-four-or-six = Team play needs four or six players.
why-king-needs-number = This whim needs a number of at least { $least }.
why-deck-alphabet = “{ $name }” must come after “{ $last }” in the alphabet: abilities are resolved in the order of the cards.

deck-kitten = The Kittens, in alphabetical order of their names: icons are resolved in this order.
deck-kitten-icon = what is printed on the card: none, yarn, king or flag
deck-kitten-cuteness = Cuteness, 0 to 9
deck-kitten-strength = Strength, 0 to 9
deck-kitten-wisdom = Wisdom, 0 to 9
deck-kitten-agility = Agility, 0 to 9
deck-battleground = The Battlegrounds.
deck-battleground-first = fish for the first place
deck-battleground-second = fish for the second place
deck-battleground-third = fish for the third place
deck-king = The King cards.
deck-king-whim = what it does to the squad: total, visitors (Kittens drawn), fish (gained or lost), flags, attribute (swapped) or summons (the best Kitten leaves)
deck-king-amount = how much or how many; Kittens at least 1, points, fish and Flags may be negative; ignored for "attribute"

view-round = Round { $round } of 3
view-hidden = face down
view-fish = { $fish } fish
view-ready = ready
view-squad-hidden = { $size } hidden
view-squad = total { $total }, Flags { $flags }
view-piles = Kittens in the deck { $deck } · King cards { $kings }
view-hand = To choose from
view-taken = Taken
view-put-away = Put away
view-squads = Your squad at Battleground { $which }
view-memory = You passed on
view-memory-takers = { $n ->
    [one] taken by: { $seats }
   *[other] taken, one each, by: { $seats }
}
view-memory-holder = the rest is with: { $seat }
view-passing-left = Hands go to the left
view-passing-right = Hands go to the right

## Hints

hint-most-here = { $points } { $attribute }: no Kitten in this hand has more, and it counts at: { $ground }.
hint-yarn = Yarn lets you draw another Kitten into the squad.
hint-good-at-both = It has at least { $least } in every Attribute that is open.
hint-king = The King icon lets you draw a King card, and four of the seven help.
hint-flag = A Flag decides between equal totals.
hint-counts-here = { $points } { $attribute } count at: { $ground }.
hint-may-count = One Battleground is still closed: its { $points } { $attribute } may count there.
hint-none-better = No Kitten in this hand adds more than { $points } at an open Battleground.
hint-adds-least = At the open Battlegrounds all others add more: this one at most { $points }.
hint-others-as-good = { $others ->
    [one] Another Kitten adds
   *[other] { $others } other Kittens add
} just as much at an open Battleground: { $points }.
hint-adds-little = At the open Battlegrounds it adds at most { $points }; { $better ->
    [one] one other Kitten adds more.
   *[other] { $better } others add more.
}
hint-all-sent = All your Kittens are in their squads.
hint-adds-most = It adds { $points } { $attribute } here, more than anywhere else: { $total } in all at { $ground }.
hint-needs-one = At least one Kitten must go to: { $ground }.
hint-sends-yarn = It adds nothing itself, but its Yarn may draw another Kitten to: { $ground }.
hint-sends-king = It adds nothing itself, but its King icon may help at: { $ground }.
hint-sends-flag = Its Flag decides if totals are equal at: { $ground }.
hint-most-fish = It adds { $points } { $attribute } where the first place brings the most fish, { $fish }; your total becomes { $total } at: { $ground }.
hint-adds = It adds { $points } { $attribute }; your total becomes { $total } at: { $ground }.
hint-leads = You lead here with { $total } to { $best }; you need nothing more.
hint-king-may-hurt = A King card may also hurt. You have { $total } here, the best other squad { $best }.
hint-yarn-behind = You have { $total } here, the best other squad { $best }: another Kitten may turn that.
hint-yarn-adds = Another Kitten never takes anything from your total.
hint-king-behind = You have { $total } here, the best other squad { $best }: a King card may turn that.
hint-king-more = You lead with { $total } to { $best }, and a King card may bring fish or more points.

## What only the board of the page says
board-left = pass to the left
board-right = pass to the right
board-ready = ready
board-send-here = Send here
board-back = Back to the hand: { $card }
board-hand-empty = Your hand is empty. Drag a Kitten here to take it back.
board-chosen = chosen
board-partner = partner
board-together = together { $n }
board-fish = { $n } fish
board-open = What lies open
board-deck = Kittens in the deck
board-under = { $n ->
    [one] { $n } put away, at the bottom
   *[other] { $n } put away, at the bottom
}
board-watching = Everybody chooses in secret. { $n ->
    [one] One Kitten is
   *[other] { $n } Kittens are
} in each hand.
board-king-deck = King cards in the deck
board-kings = King cards drawn
board-home = Sent home
board-done = Battlegrounds done: total, Flags, fish
board-icons = Icons
board-icon-yarn = you may draw the top Kitten of the deck into this squad; its own icon comes at once.
board-icon-king = you may draw a King card. Four of the seven help, three may hurt.
board-icon-flag = nothing to do; of equal totals the one with more Flags is first.
board-whim-total = the squad's total here: { $signed }
board-whim-visitors = { $n ->
    [one] a Kitten of the deck joins the squad
   *[other] { $n } Kittens of the deck join the squad
}
board-whim-fish = fish: { $signed }
board-whim-flags = Flags of the squad here: { $signed }
board-whim-attribute = the unused Attribute is swapped with the one here
board-whim-summons = { $n ->
    [one] the squad's best Kitten here goes home
   *[other] the squad's { $n } best Kittens here go home
}

## What the board tells of a thing that is looked at
board-card = { $name }, number { $number }
board-stats = Cuteness { $cuteness }, Strength { $strength }, Wisdom { $wisdom }, Agility { $agility }
board-about-number = Icons are resolved in the order of these numbers.
board-about-ground = The squad with the highest total in this Attribute is first: { $attribute }.
board-about-prizes = { $places ->
    [2] Fish for the places: { $first }, { $second }.
   *[other] Fish for the places: { $first }, { $second }, { $third }.
}
board-about-ties = Of equal totals, more Flags are first. Whoever is equal in both shares the place, and everybody gets all its fish.
board-about-hidden = It is opened when the draft is over.
board-about-fish = The most fish after three rounds win.
board-squad-of = Squad of { $name }
board-about-squad = Total in the Attribute of this Battleground: { $total }. Flags: { $flags }.
board-sheet-round = Round { $n }
board-about-backs = { $n ->
    [one] { $n } Kitten, face down until its Battleground's turn comes.
   *[other] { $n } Kittens, face down until their Battleground's turn comes.
}
term-yarn = Yarn
term-yarn-about = Its player may draw the top Kitten of the deck into this squad; the icon of that one comes at once.
term-yarn-words = Yarn
term-king = King
term-king-about = Its player may draw a King card. Four of the seven help, three may hurt.
term-king-words = King card|King icon|King
term-flag = Flag
term-flag-about = Breaks ties: of equal totals the one with more Flags is first.
term-flag-words = Flags|Flag
term-ground = Battleground
term-ground-about = Three of them each round; at each the squads compare one Attribute for fish.
term-ground-words = Battlegrounds|Battleground

## The glossary

glossary-icon = Icons
glossary-attribute = Attributes
glossary-ground = Battlegrounds
glossary-king = King cards
glossary-whim = What King cards change
glossary-card = Kittens
glossary-attribute-about = Each Battleground has one Attribute; only this number of your Kittens counts there.
glossary-stats = Cuteness { $cuteness }, Strength { $strength }, Wisdom { $wisdom }, Agility { $agility }; { $icon }.
icon-none-about = Only its numbers count.
icon-yarn-about = You may draw the top Kitten of the deck into this squad.
icon-king-about = You may draw a King card: most help, some hurt.
icon-flag-about = It decides between equal totals.
whim-total-about = Your squad's total here rises or falls.
whim-visitors-about = Kittens are drawn into your squad.
whim-fish-about = You gain fish, or lose them.
whim-flags-about = Your squad counts more Flags here.
whim-attribute-about = The Attribute that is not in use is swapped with the one here.
whim-summons-about = Your squad's best Kitten goes home until the round ends.

# The deck editor.
deck-title-kitten = Kittens
deck-title-battleground = Battlegrounds
deck-title-king = King cards
deck-field-icon = Icon
deck-field-cuteness = Cuteness
deck-field-strength = Strength
deck-field-wisdom = Wisdom
deck-field-agility = Agility
deck-field-first = Fish for 1st place
deck-field-second = Fish for 2nd place
deck-field-third = Fish for 3rd place
deck-field-whim = What the King wants
deck-field-amount = How much
why-sheet-nine-grounds = Fill in all nine Battlegrounds; there are { $found }.
sheet-grounds-ground = Battleground
sheet-grounds-attribute = Attribute
sheet-grounds-totals = Total
sheet-grounds-totals-about = The sum of the squad in this Attribute, with what King cards changed.
sheet-grounds-flags = Flags
sheet-grounds-flags-about = Flags decide between equal totals.
sheet-royal = Fish from the King
sheet-royal-about = Fish that King cards gave or took, all together.

record-total = Most fish
record-score-royal = Most fish from the King
## The review

review-stage = { $stage ->
    [0] Round 1, draft
    [1] Round 1, deployment
    [2] Round 1
    [3] Round 2, draft
    [4] Round 2, deployment
    [5] Round 2
    [6] Round 3, draft
    [7] Round 3, deployment
   *[other] Round 3
}


puzzle-about = The last round: draft, send out your squads, and catch as many fish as you can.

counts-fish = Fish
counts-fish-first = Fish of the first
counts-fish-last = Fish of the last
counts-ties = Ties for first place
counts-attributes = Attributes
counts-attributes-about = Target: no Attribute is won with much more or tied more often than another.
counts-winning-total = Mean winning total
counts-winning-lead = Mean lead
counts-kittens = Kittens
counts-kittens-about = Taken in the first two picks: 2 of 7 (28.6 %) is fair, twice that (57.1 %) is the limit. Fish are those of a round for whoever has the Kitten, above the average of the table.
counts-taken-early = Taken in the first two picks
counts-fish-above = Fish above the average
counts-icons = Icons
counts-king-deck = Drawing King cards
counts-king-deck-about = How often a King icon is used, by King cards still in the deck.
counts-king-drawn = A card is drawn
counts-kings = King cards
counts-king-share = Share of all drawn

## Print and play

print-kitten = Kittens
print-battleground = Battlegrounds
print-attribute = Attributes
print-king = King cards
print-fish = Fish
print-turn =
    A round:
    Three Battlegrounds with an Attribute each; the third stays face down.
    Draft: take one of seven Kittens, pass the rest to the left, until all are taken.
    Turn the third Battleground over. Deploy: at least one Kitten to each.
    At each Battleground turn the squads over and resolve icons by their numbers.
    Yarn: you may draw a Kitten into this squad. King: you may draw a King card.
    The highest total is first; Flags break ties; who shares a place gets all its fish.
    The end:
    The most fish after three rounds win.
print-lines =
    Round 1, Battleground 1
    Round 1, Battleground 2
    Round 1, Battleground 3
    Round 2, Battleground 1
    Round 2, Battleground 2
    Round 2, Battleground 3
    Round 3, Battleground 1
    Round 3, Battleground 2
    Round 3, Battleground 3
    From the King
    Fish
