## Battle Kittens

game-name = Battle Kittens
game-about = Draft kittens, send three squads out in secret, and bring the most fish home.
option-players = Players
option-family = Family
option-family-about = All three Battlegrounds are open from the start; icons and King cards are left out.
option-short = Short
option-short-about = No draft: everybody gets more Kittens than needed and keeps seven.
option-variable = Variable Draft
option-variable-about = Hands go to the left, in the second round to the right. Without a draft it changes nothing.
option-team = Team
option-team-about = Four or six play in pairs who sit apart; a pair's squads count together.

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
whim-visitors = Kittens join the squad
whim-fish = fish
whim-flags = Flags for the squad
whim-attribute = the spare Attribute is exchanged for this one
whim-summons = best Kittens of the squad go home

action-take = Take: { $card }
action-send = Send to Battleground { $ground }: { $card }
action-put_away = Put away: { $card }
action-draw = Draw
action-decline = Draw nothing

event-round_began = Round { $round } begins.
event-ground_opened = Battleground { $which }: { $ground }, { $attribute }.
event-chose = { $card ->
    [none] { $seat } has chosen.
   *[other] { $seat } takes: { $card }.
}
event-hands_passed = Everybody has chosen; the hands are passed on, { $left ->
    [one] { $left } Kitten
   *[other] { $left } Kittens
} in each.
event-put_all_away = { $seat } is ready.
event-draft_done = Everybody has { $cards } Kittens to send out.
event-deployed = { $seat } has sent all Kittens out.
event-revealed = { $seat } at Battleground { $which }: { $card }.
event-drew_kitten = { $seat } draws into the squad: { $card }.
event-drew_king = { $seat } asks the King: { $king } ({ $whim }: { $amount }).
event-declined = { $seat } draws nothing for: { $card }.
event-sent_home = The squad of { $seat } loses: { $card }.
event-gained_fish = { $seat }: { $fish } fish from the King.
event-attribute_swapped = { $ground } is now about { $attribute }.
event-placed = { $seat }: total { $total }, place { $place }, { $fish } fish.
event-team_placed = { $seat } and { $other }: place { $place }, { $fish } fish.
event-game_ended = The third round is over; { $fish } fish win.

ask-take = Take one of { $cards } Kittens and pass the others on.
ask-put-away = Put away { $left ->
    [one] one more Kitten.
   *[other] { $left } more Kittens.
}
ask-send = Where does this Kitten go: { $card }? { $left ->
    [one] It is the last one.
   *[other] { $left } are still here.
}
ask-yarn = Draw a Kitten into your squad? The Yarn is with: { $card }
ask-king = Draw a King card? The invitation came to: { $card }.

score-ground = { $ground } ({ $attribute })
score-royal = From the King
score-fish = Fish
ending-most-fish = Three rounds are over: the most fish win.
ending-shared = Three rounds are over: the victory is shared.

why-not-held = You do not have this Kitten to choose: { $card }.
why-draft-over = The draft of this round is over.
why-no-draft = The Short variant has no draft.
why-keep-all = Only in the Short variant are Kittens put away.
why-all-put-away = You keep { $cards } Kittens; nothing more is put away.
why-not-deploying = Kittens are sent out after the draft, before the competition.
why-sent-already = This Kitten is on its way already: { $card }.
why-another-first = Kittens go by their number; first comes: { $card }.
why-squad-needs-one = Every Battleground needs a Kitten of yours, and only just enough are left.
why-no-icon-now = No icon is asked about now.
why-team-needs-four-or-six = Teams of two who do not sit side by side need four or six players, not { $players }.
why-deck-alphabet = “{ $name }” does not come after “{ $last }” in the alphabet, and the place of a card in the file is the order of its ability.

deck-kitten = The Kittens, in alphabetical order of their names: the first goes first when icons are resolved.
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
deck-king-amount = how much or how many; may be less than nothing

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
view-memory = You remember
view-memory-takers = one each with: { $seats }
view-memory-holder = the others are with: { $seat }
view-passing-left = Hands go to the left
view-passing-right = Hands go to the right

## What only the board of the page says
board-left = hands go left
board-right = hands go right
board-ready = ready
board-send-here = Send here
board-chosen = chosen
board-partner = partner
board-together = together { $n }
board-fish = { $n } fish
