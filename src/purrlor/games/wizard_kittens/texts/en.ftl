## Wizard Kittens

game-name = Wizard Kittens
game-about = Put the escaped curses back into their book before Professor Whispurr comes, and keep your paws clean.
option-players = Kittens
option-advanced = Advanced kittens
option-advanced-about = Every kitten has one special spell in place of a basic one.
option-new_rules = New Rules
option-new_rules-about = The Chaos Cat also brings a New Rule into play.
option-chaos_cats = Chaos Cats in Chaos Mode
option-chaos_cats-about = 0 means no Chaos Mode. With 2 to 4, each Cat triggers the next effect of a Chaos Mode card.
option-chaos_replacement = Draw again after a Chaos Cat
option-chaos_replacement-about = A Chaos Cat is not a component: whoever draws it draws another card.
option-choose_kittens = Choose your kitten
option-choose_kittens-about = Everybody chooses a kitten in turn order, before the cards are dealt. Without it, kittens are dealt at random.

component-artifact = Artifact
component-familiar = Familiar
component-potion = Potion
component-scroll = Scroll
chapter-1 = 1
chapter-2 = 2
chapter-3 = 3
band-easy = easy
band-medium = medium
band-hard = hard
kitten-baebae = BaeBae
kitten-easa = Easa
kitten-muffin = Muffin
kitten-grumpkin = Grumpkin

spell-summon = Summon
spell-sling = Sling
spell-swat = Swat
spell-switch = Switch
spell-overflow = Overflow
spell-favor = Favor
spell-dismiss = Dismiss
spell-yoink = Yoink
spell-summon-about = Draw one more card and place it.
spell-sling-about = Put one of your cards into another circle, any open chapter.
spell-swat-about = Discard two of your cards.
spell-switch-about = Swap any two cards in play.
spell-overflow-about = Draw two cards, keep one, give the other away.
spell-favor-about = Sling one of your cards and the top card of the deck at the same kitten.
spell-dismiss-about = Discard all cards of one kind from one of your chapters.
spell-yoink-about = Discard one of your cards, then take another from any circle into yours.

curse-snail = Snail Curse
curse-copycat = Copycat Curse
curse-hairball = Hairball Curse
curse-purrmaid = Purrmaid Curse
curse-breadhead = Breadhead Curse
curse-catnap = Catnap Curse
curse-frankenpaws = Frankenpaws Curse
curse-cattitude = Cattitude Curse
curse-vampire = Vampire Curse
curse-scaredycat = Scaredycat Curse
curse-catastrophe = Catastrophe Curse
curse-purrgatory = Purrgatory Curse

credit-triplets = Litter of Three
credit-potion_shelf = Potion Shelf
credit-magpie_paws = Magpie Paws
credit-good_company = Good Company
credit-bookwhisker = Bookwhisker
credit-whispurrs_pet = Professor's Pet
credit-copy_paws = Copy Paws
credit-curious_cat = Curious Cat
credit-clean_whisker = Clean Whiskers
credit-hoarder = Cat in the Box
credit-small_fry = Small Fry
credit-big_game = Big Game Hunter
credit-says-each = { $component ->
    [none] +{ $points } for each card left in your circle
   *[other] +{ $points } for each such card left in your circle: { $component }
}
credit-says-pairs = +{ $points } for each two of a kind left in your circle
credit-says-threes = +{ $points } for each three of a kind left in your circle
credit-says-sets = +{ $points } for each set of all four kinds left in your circle
credit-says-kinds = +{ $points } for each different kind left in your circle
credit-says-empty = +{ $points } for each of your open chapters without a card
credit-says-extras = +{ $points } for each extra card in your score pile
credit-says-curses = { $band ->
    [none] +{ $points } for each curse you defeated
   *[other] +{ $points } for each { $band } curse you defeated
}

rule-hand_me_meowns = Hand-Me-Meowns
rule-paws_for_change = Paws for Change
rule-cat_burglar = Cat Burglar
rule-litter_duty = Litter Duty
rule-second_helping = Second Helping
rule-spring_clawning = Spring Clawning
chaos-chaos_shuffle = Chaos Shuffle
chaos-tumbling_discards = Tumbling Discards
chaos-cat_and_mouse = Cat and Mouse
chaos-raining_cats = Raining Cats and Cats

effect-pass_right = each kitten passes a card to the right
effect-pass_left = each kitten passes a card to the left
effect-pass_chapter = each kitten passes all cards of chapter 1 to the right
effect-take_left = each kitten takes a card from the left
effect-take_right = each kitten takes a card from the right
effect-take_discard = each kitten takes a card from the discard pile
effect-discard_one = each kitten discards a card
effect-discard_other = each kitten discards a card from another circle
effect-discard_chapter = each kitten discards all cards of one chapter
effect-draw_one = each kitten draws a card
when-now = now
when-when_defeated = when a curse is defeated

action-choose = { $whose ->
    [yours] { $component }, your chapter { $chapter }
   *[other] { $component } of { $owner }, chapter { $chapter }
}
action-place = { $whose ->
    [yours] Into your chapter { $chapter }
   *[other] Into the circle of { $owner }, chapter { $chapter }
}
action-cast = Cast: { $spell }
action-keep = Keep: { $component }
action-give = Give it to { $target }
action-clear = Discard all cards of chapter { $chapter }
action-pick = Take: { $component }
action-idle = Cast nothing
action-take_kitten = Take { $kitten }

event-took_kitten = { $seat } chooses a kitten: { $kitten }.
event-took_kitten-you = You choose a kitten: { $kitten }.
event-dealt = { $seat } is dealt, in chapter { $chapter }: { $component }.
event-dealt-you = You are dealt, in chapter { $chapter }: { $component }.
event-drew = { $seat } draws: { $component }.
event-drew-you = You draw: { $component }.
event-placed = { $whose ->
    [yours] { $seat } puts down: { $component }, your chapter { $chapter }.
    [own] { $seat } puts down: { $component }, own chapter { $chapter }.
   *[other] { $seat } puts down: { $component }, circle of { $owner }, chapter { $chapter }.
}
event-placed-you = { $whose ->
    [yours] You put down: { $component }, your chapter { $chapter }.
   *[other] You put down: { $component }, circle of { $owner }, chapter { $chapter }.
}
event-lifted = { $whose ->
    [yours] { $seat } picks up: { $component }, your chapter { $chapter }.
    [own] { $seat } picks up: { $component }, own chapter { $chapter }.
   *[other] { $seat } picks up: { $component }, circle of { $owner }, chapter { $chapter }.
}
event-lifted-you = { $whose ->
    [yours] You pick up: { $component }, your chapter { $chapter }.
   *[other] You pick up: { $component }, circle of { $owner }, chapter { $chapter }.
}
event-discarded = { $whose ->
    [yours] { $seat } discards: { $component }, your chapter { $chapter }.
    [own] { $seat } discards: { $component }, own chapter { $chapter }.
   *[other] { $seat } discards: { $component }, circle of { $owner }, chapter { $chapter }.
}
event-discarded-you = { $whose ->
    [yours] You discard: { $component }, your chapter { $chapter }.
   *[other] You discard: { $component }, circle of { $owner }, chapter { $chapter }.
}
event-cast_spell = { $seat } casts: { $spell }.
event-cast_spell-you = You cast: { $spell }.
event-idled = { $seat } can't cast any spell.
event-idled-you = You can't cast any spell.
event-chose_to_pass = { $seat } will pass on, from chapter { $chapter }: { $component }.
event-chose_to_pass-you = You will pass on, from chapter { $chapter }: { $component }.
event-picked = { $seat } takes from the discard pile: { $component }.
event-picked-you = You take from the discard pile: { $component }.
event-cleared = { $seat } discards all cards of chapter { $chapter }: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}.
event-cleared-you = You discard all cards of chapter { $chapter }: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}.
event-passed_chapter = { $seat } passes the cards of chapter 1 to { $whose ->
    [yours] you
   *[other] { $target }
}: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}.
event-passed_chapter-you = You pass the cards of chapter 1 to { $target }: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}.
event-defeated = { $seat } defeats, in chapter { $chapter }: { $curse }{ $extras ->
    [0] {""}
    [one] {" "}({ $extras } extra card)
   *[other] {" "}({ $extras } extra cards)
}.
event-defeated-you = You defeat, in chapter { $chapter }: { $curse }{ $extras ->
    [0] {""}
    [one] {" "}({ $extras } extra card)
   *[other] {" "}({ $extras } extra cards)
}.
event-curse_shown = A new curse at chapter { $chapter }: { $curse }.
event-cat_came = { $seat } draws Chaos Cat number { $number }!
event-cat_came-you = You draw Chaos Cat number { $number }!
event-chapter_opened = Chapter 3 is open for everybody.
event-rule_shown = A New Rule: { $rule }.
event-chaos_shown = The Chaos Mode card: { $card }.
event-in_force = From now on, when a curse is defeated: { $effect }.
event-happens = Now { $effect }.
event-skipped = { $seat } can't do it and is skipped.
event-skipped-you = You can't do it and are skipped.
event-caught_all = { $seat } draws Caught! Professor Whispurr is here.
event-caught_all-you = You draw Caught! Professor Whispurr is here.
event-all_defeated = { $seat } defeats the sixth curse. All are back in the book!
event-all_defeated-you = You defeat the sixth curse. All are back in the book!
event-credit_shown = { $seat } shows the Extra Credit: { $credit }.
event-credit_shown-you = You show the Extra Credit: { $credit }.
event-won = { $winners ->
    [one] { $seat } wins!
   *[other] { $seat } shares the victory!
}
event-won-you = { $winners ->
    [one] You win!
   *[other] You share the victory!
}
event-nobody_won = Nobody gets away with it.

ask-kitten = Which kitten do you take?
ask-place = { $component }: which of your chapters does it go into?
ask-place-favor = { $component }: which chapter of { $target } does it go into?
ask-cast = Which spell do you cast?
ask-sling = Sling: choose one of your cards.
ask-favor = Favor: choose one of your cards; the top card of the deck follows it.
ask-sling-to = { $component }: which circle and chapter does it go into?
ask-swat = { $count ->
    [one] Swat: choose one more of your cards to discard.
   *[other] Swat: choose { $count } of your cards to discard, one by one.
}
ask-switch = Switch: choose a card in any circle.
ask-switch-with = { $component }: which card do you swap it with?
ask-dismiss = Dismiss: choose a kind of component in one of your chapters. You discard all cards of that kind there.
ask-yoink = Yoink: choose one of your cards to discard.
ask-yoink-take = Yoink: choose a card to take, from any circle.
ask-yoink-to = { $component }: which of your chapters does it go into?
ask-keep = Overflow: which card do you keep?
ask-give = Overflow: who gets the other one: { $component }?
ask-pass = Choose one of your cards to pass to { $target }. All cards move when everybody has chosen.
ask-take = Choose a card to take from { $target }.
ask-pick = Choose a card from the discard pile.
ask-discard = Choose one of your cards to discard.
ask-discard-other = Choose a card in another circle to discard.
ask-clear = Choose one of your chapters. You discard all its cards.

score-curse = { $card }
score-curse-about = The points printed on the curse.
score-bonus = Bonus: { $card }
score-bonus-about = The bonus of this curse: it looks at the cards left in the circle.
score-extras = Extra cards
score-extras-about = −1 for every card that was left over when a curse was defeated.
score-credit = Extra Credit: { $card }
score-credit-about = The secret goal: it counts only when all curses are defeated.
score-total = Points
score-curses = Curses defeated
score-curses-about = Decides a tie.
score-circle = Cards left in the circle
score-circle-about = Fewer is better.
score-guilty = Guilty: { $limit } points or more
score-idler = Suspicious: { $limit } points or fewer
ending-all-defeated = All curses are back in the book: the most points win.
ending-caught = Caught! Fewest cards in the circle win.
ending-all-guilty = Caught! Nobody wins.

why-kitten-now = First choose your kitten.
why-kitten-taken = This kitten is taken by { $target }.
why-place-now = First put down the card that you hold.
why-cast-now = Now choose a spell.
why-choose-card = Now choose a card.
why-choose-place = Now choose where the card goes.
why-keep-now = First choose which of the two cards you keep.
why-give-now = Now choose who gets the other card.
why-pick-now = Now choose a card from the discard pile.
why-clear-now = Now choose a chapter to discard from.
why-must-cast = You must cast a spell if you can, for example: { $spell }.
why-not-your-spell = Your kitten does not have this spell: { $spell }.
why-spell-covered = You cast this spell last turn, so your token covers it: { $spell }.
why-needs-two = This spell needs two cards in your circle: { $spell }.
why-needs-one = This spell needs a card in your circle: { $spell }.
why-needs-other = There is no other card in play to take with this spell: { $spell }.
why-needs-two-places = This spell needs cards in two different places: { $spell }.
why-take-from = Take a card from the circle of { $target }.
why-not-your-own = Choose a card from another circle.
why-only-your-own = Choose a card from your own circle.
why-not-there = There is no such card there: { $component }.
why-other-place = Both cards are in the same place: nothing would change.
why-not-yourself = The card must go to another kitten.
why-own-circle = The card must go into your own circle.
why-same-kitten = Both cards must go to the same kitten: { $target }.
why-chapter-closed = Chapter { $chapter } is closed until its Chaos Cat comes.
why-no-chapter-3 = There is no chapter 3 with two kittens.
why-chapter-empty = There is no card in chapter { $chapter }. Choose a chapter with cards.
why-five-players = Five kittens need the Magical Monsters expansion, which is not available here. 2 to 4 can play.
why-chaos-with-two = Chaos Mode needs three or four kittens.
why-chaos-and-new-rules = Chaos Mode has its own cards in place of New Rules. Choose one of the two.
why-four-in-each-band = Every difficulty needs { $need } curses; “{ $band }” has { $count }.
why-some-with-paws = At least one New Rule must have paws, for two-player games.

deck-curse = the curses, four of each difficulty
deck-curse-band = "easy", "medium" or "hard"
deck-curse-points = 0 to 20
deck-curse-recipe = 1 to 8 of "artifact", "familiar", "potion", "scroll"
deck-curse-bonus_for_each = a component left in the circle at the end, or "any" for no bonus
deck-curse-bonus = points for each of them, 0 to 5
deck-credit = the Extra Credit cards
deck-credit-counts =
    "each" component, "pairs", "threes", "sets" of all four kinds, different "kinds",
    "empty" open chapters, "extras" in the score pile, or defeated "curses"
deck-credit-component = for "each": which one, or "any"
deck-credit-band = for "curses": "easy", "medium", "hard" or "any"
deck-credit-points = for each of what it counts, 0 to 10
deck-rule = the New Rules
deck-rule-paws = true if it has paws and can be used with two players
deck-rule-when = "now", or "when_defeated" for every time a curse is defeated
deck-rule-effect =
    what each kitten does in turn: "pass_right", "pass_left", "pass_chapter" (all of chapter 1 to the right),
    "take_left", "take_right", "take_discard", "discard_one", "discard_other" (from another circle),
    "discard_chapter", "draw_one"; or "cancel_rules": all rules in force end
deck-chaos = the Chaos Mode cards: the first effect is for the first Chaos Cat, and so on
deck-chaos-when_1 = "now" or "when_defeated"
deck-chaos-effect_1 = as for a New Rule
deck-chaos-when_2 = "now" or "when_defeated"
deck-chaos-effect_2 = as for a New Rule
deck-chaos-when_3 = "now" or "when_defeated"
deck-chaos-effect_3 = as for a New Rule
deck-chaos-when_4 = "now" or "when_defeated"
deck-chaos-effect_4 = as for a New Rule

view-no-curse = no curse
view-chapter = Chapter { $chapter }
view-bonus = +{ $bonus } for each: { $component }
view-score = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} in the circle
view-extras = extra cards: { $extras }
view-deck = Deck { $deck } · discards { $discards } · curses defeated { $defeated } of 6, still hidden { $hidden }
view-held = { $seat } holds: { $component }
view-rule = New Rule: { $rule }
view-closed = closed
view-chaos = Chaos Mode: { $card }
view-caught-later = Caught: not yet possible
view-caught-possible = Caught: possible now
view-credit = Your Extra Credit: { $card } ({ $says }). Now: { $worth }

## Hints

hint-defeats = You defeat a curse: { $curse }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
hint-then-defeats = Then you can defeat a curse: { $curse }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
hint-defeats-safely = You defeat a curse: { $curse }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}. You stay under 10 points: Caught may come.
hint-then-defeats-safely = Then you can defeat a curse: { $curse }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}. You stay under 10 points: Caught may come.
hint-defeats-guilty = You defeat a curse: { $curse }. But with { $total } points you are guilty if Caught comes before the last curse is defeated.
hint-then-defeats-guilty = Then you can defeat a curse: { $curse }. But with { $total } points you are guilty if Caught comes before the last curse is defeated.
hint-complete = Every component is there for: { $curse }.
hint-then-complete = Then every component can be there for: { $curse }.
hint-nearer = { $left ->
    [one] Only one component is
   *[other] Only { $left } components are
} missing then for: { $curse }.
hint-then-nearer = It can leave only { $left ->
    [one] one component
   *[other] { $left } components
} missing for: { $curse }.
hint-points = It brings you { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
hint-then-points = It lets you gain { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
hint-hinders = { $target } lacks one component more for: { $curse }.
hint-then-hinders = You can take from { $target } a component for: { $curse }.
hint-burdens = { $target } then has { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}; those that no curse needs cost points.
hint-then-burdens = You can give { $target } a card: those that no curse needs cost points.
hint-credit = Your Extra Credit counts { $points ->
    [one] { $points } point more.
   *[other] { $points } points more.
}
hint-then-credit = Your Extra Credit can count { $points ->
    [one] { $points } point more.
   *[other] { $points } points more.
}
hint-tidier = Fewer cards in your circle: { $cards }. A card that a curse does not need costs a point.
hint-then-tidier = So you can get down to { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} in your circle. A card that a curse does not need costs a point.
hint-tidier-caught = Fewer cards in your circle: { $cards }. Caught may come, and then the fewest cards win.
hint-then-tidier-caught = So you can get down to { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} in your circle. Caught may come, and then the fewest cards win.
hint-wins = It ends the game, and you win.
hint-away-from-curse = You need it for no curse now. It can wait longest in chapter { $chapter }, where you lack the most components ({ $left }).
hint-unneeded = You need it for no curse now, so it may lie in chapter { $chapter }.
hint-wanted = A curse on the table needs it: { $component }.
hint-burdens-by-gift = { $target } gets one more card: those that no curse needs cost points.
hint-stays-innocent = You stay under 10 points ({ $points }) and have no more cards than now ({ $cards }): Caught may come.
hint-draws = It brings one more component.
hint-no-more-cards = You have no more cards than now: { $cards }.

## What only the board of the page says
board-short = { $n } missing
board-ready = complete!
board-circle = Circle of { $name }
board-covered = covered: cast last turn
board-worth = now worth { $n }
board-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
board-in-circle = { $n } in the circle
board-chosen = chosen
board-caught = Caught:
board-caught-later = not yet possible
board-caught-now = possible now
board-rule = New Rule
board-chaos = Chaos Mode
board-paws = (with paws: also for two)
board-line-ahead = to come
board-line-done = its Cat has come
board-line-force = in force
board-guilty = guilty
board-band = difficulty: { $band }
board-in-deck = In the deck: { $n }
board-cats = Chaos Cats: { $n }
board-credit = Extra Credit
board-credit-when = Counts only when all curses are defeated.
board-caught-card = Caught
board-about-component = A component. Lay the recipe of a curse into its chapter to defeat it. Each other card of that chapter costs you a point.
board-about-curse = You defeat it when your turn ends with these cards in this chapter: { $recipe }.
board-about-bonus = Whoever defeats it gets, at the end of the game, +{ $bonus } for each such card left in their circle: { $component }.
board-about-covered = You cast it last turn: another spell has to come first.
board-about-caught-now = Caught is among the cards that are left: every draw may end the game.
board-about-caught-later = Caught is among the last eleven cards: it can't come yet.
board-about-guilty = When it comes, 10 points or more are guilty and lose. Of the others, the fewest cards in the circle win.
board-about-guilty-two = When it comes, 10 points or more are guilty and lose; 5 or fewer are suspicious and lose, too. Otherwise the fewest cards in the circle win.
board-about-guilty-now = Guilty: with 10 points or more this kitten loses if Caught comes.
board-about-idler-now = Suspicious: with 5 points or fewer this kitten loses if Caught comes.
board-about-defeated = Curses defeated: { $defeated } of 6; face down: { $hidden }.
board-sheet-chapter = Chapter { $n }
term-curse = Curse
term-curse-about = Six are in the game. Lay its recipe into its chapter of your circle: it is defeated when your turn ends.
term-curse-words = curses|curse
term-chapter = Chapter
term-chapter-about = A column of the book. One curse lies at each open chapter; the third opens with a Chaos Cat.
term-chapter-words = chapters|chapter
term-circle = Circle
term-circle-about = The cards in front of a kitten, parted by chapters.
term-circle-words = circles|circle
term-discards = Discard pile
term-discards-about = What was swatted or used for a recipe; all of it lies open. It does not come back into the deck.
term-discards-words = discard pile

## The glossary

glossary-component = Components
glossary-curse = Curses
glossary-spell = Spells
glossary-credit = Extra Credits
glossary-kitten = Kittens
glossary-chapter = Chapters
glossary-band = How hard a curse is
glossary-rule = New Rules
glossary-chaos = Chaos Mode cards
glossary-effect = What New Rules and Chaos Mode do
glossary-when = When it happens
glossary-curse-about = { $points } points ({ $band }). Recipe:{ $artifact ->
    [0] { "" }
   *[other] { " " }Artifact ×{ $artifact }
}{ $familiar ->
    [0] { "" }
   *[other] { " " }Familiar ×{ $familiar }
}{ $potion ->
    [0] { "" }
   *[other] { " " }Potion ×{ $potion }
}{ $scroll ->
    [0] { "" }
   *[other] { " " }Scroll ×{ $scroll }
}.{ $bonus ->
    [0] { "" }
   *[other] { " " }At the end +{ $bonus } for each such card left in your circle: { $component }.
}
glossary-kitten-about = A kitten with a mat of four spells: Summon, Sling, Swat and Switch. With “Advanced kittens” it has { $special } in place of { $plain }.
glossary-band-about = Two easy, two medium and two hard curses are in every game; harder ones give more.
glossary-rule-about = { $effect } ({ $when }).
glossary-chaos-about = One line for each Chaos Cat. 1: { $effect1 } ({ $when1 }). 2: { $effect2 } ({ $when2 }). 3: { $effect3 } ({ $when3 }). 4: { $effect4 } ({ $when4 }).
glossary-chapter-about = { $last ->
    [yes] A column of the book with a curse of its own. It is closed until its Chaos Cat comes; two kittens play without it.
   *[no] A column of the book with a curse of its own. It is open from the start.
}
glossary-effect-passing = Everybody chooses, clockwise from the kitten whose turn it is; then all cards move at once. Whoever can't do it is skipped.
glossary-effect-in-turn = One after another, clockwise from the kitten whose turn it is. Whoever can't do it is skipped.
glossary-effect-moving = All these cards move at once and stay in chapter 1.
glossary-effect-cancelling = From then on nothing happens any more when a curse is defeated.
when-now-about = Once, when the card is turned up.
when-when_defeated-about = Every time a curse is defeated, to the end of the game.
term-caught = Caught
term-caught-about = A card among the last eleven. It ends the game at once: 10 points or more lose, with two kittens 5 or fewer, too; of the others the fewest cards win.
term-caught-words = Caught
term-cat = Chaos Cat
term-cat-about = A card in the middle of the deck. It opens chapter 3 for everybody.
term-cat-words = Chaos Cats|Chaos Cat
term-extra = extra card
term-extra-about = A card of a chapter that its curse did not need. It goes along with the curse and costs a point.
term-extra-words = extra cards|extra card
term-token = token
term-token-about = It covers the spell that you cast last: you must cast another one.
term-token-words = tokens|token

# The deck editor.
deck-title-curse = Curses
deck-title-credit = Extra Credits
deck-title-rule = New Rules
deck-title-chaos = Chaos Mode cards
deck-field-band = Difficulty
deck-field-points = Points
deck-field-recipe = Recipe
deck-field-bonus_for_each = Bonus at the end for each
deck-field-bonus = Bonus points
deck-field-counts = What it counts
deck-field-component = Component
deck-field-paws = Paws: for two players, too
deck-field-when = When
deck-field-effect = What happens
deck-field-when_1 = 1st Chaos Cat: when
deck-field-effect_1 = 1st Chaos Cat: what happens
deck-field-when_2 = 2nd Chaos Cat: when
deck-field-effect_2 = 2nd Chaos Cat: what happens
deck-field-when_3 = 3rd Chaos Cat: when
deck-field-effect_3 = 3rd Chaos Cat: what happens
deck-field-when_4 = 4th Chaos Cat: when
deck-field-effect_4 = 4th Chaos Cat: what happens
counted-each = each component of a kind
counted-pairs = each pair of a kind
counted-threes = each three of a kind
counted-sets = each set of all four kinds
counted-kinds = each different kind
counted-empty = each empty open chapter
counted-extras = each extra card
counted-curses = each defeated curse
component-any = any
band-any = any
effect-cancel_rules = all New Rules in force end
bonus-for-artifact = Artifact
bonus-for-familiar = Familiar
bonus-for-potion = Potion
bonus-for-scroll = Scroll
bonus-for-any = no bonus
why-sheet-credit-missing = { $seat }: choose the Extra Credit card. It counts when all curses are defeated.
why-sheet-curse-twice = { $card }: only one kitten can have defeated this curse.
why-sheet-curses-left = Unless you were caught, all { $curses } curses were defeated; { $found } are filled in.
why-sheet-none-left = With { $curses } curses defeated the game is over, so nobody was caught; { $found } are filled in.
why-sheet-chapter-closed = { $seat }: there are cards in a chapter that was never opened.
sheet-kittens-curses = Curses defeated
sheet-kittens-chapters = Circle
sheet-kittens-extras = Extra cards
sheet-kittens-credit = Extra Credit
sheet-caught = Caught!
sheet-caught-about = Professor Whispurr came before all curses were defeated.
sheet-open = Open chapters

record-score-curses = Most curses defeated
## The review

review-stage = { $stage ->
    [0] Kittens
    [3] One curse left
    [4] One curse left, late
    [5] Two curses left
    [6] Two curses left, late
    [7] Many curses left
   *[other] Many curses left, late
}


puzzle-about = A game near its end: defeat the curses that are left, and do not get caught with them.

counts-endings = Endings
counts-endings-about = Targets, for the game without variants: all curses are defeated in 20 % to 80 % of the games, at most 10 % are won with no points, and Extra Credit changes the winner in 10 % to 30 % of the games in which it counts.
counts-finished = All curses defeated
counts-nobody = Nobody wins
counts-defeated = Curses defeated
counts-pointless = Won with no points
counts-credit-decides = Extra Credit decides
counts-turn-order = Turn order
counts-turn-order-about = Whoever begins has the most turns, and a turn is a card and a spell. That helps if all curses are defeated, and harms if the kittens are caught with cards. Games without a winner count for nobody.
counts-wins-1 = First wins
counts-wins-2 = Second wins
counts-wins-3 = Third wins
counts-wins-4 = Fourth wins
counts-turns-1 = Turns of the first
counts-turns-2 = Turns of the second
counts-turns-3 = Turns of the third
counts-turns-4 = Turns of the fourth
counts-curses = Curses
counts-curses-about = A curse is dead if it stays undefeated more than twice as often as the average; it dominates if whoever defeats it wins more than twice the fair share.
counts-left = Never defeated
counts-defeater-wins = Wins of who defeats it, times the fair share
counts-credits = Extra Credits
counts-credits-about = In the games in which all curses were defeated. A card is dead if it scores in less than a third of them; it dominates if it brings more than 6 points on average, or its holders win more than twice the fair share.
counts-scored = Scored
counts-credit-points = Mean points
counts-holder-wins = Wins of its holders, times the fair share
counts-tempers = Waiting and fighting
counts-tempers-about = One seat plays otherwise among greedy bots: its share of the games that had a winner. The timid one believes that the curses will not be finished and waits to be caught; the bold one believes that they will. Neither should pay: which ending pays depends on the position.
counts-temper-timid = timid among { $bot }
counts-temper-bold = bold among { $bot }

## Print and play

print-component = Components, Chaos Cats and Caught
print-deck = The deck
print-chapter_cat-told = Opens chapter 3 for everybody.
print-cat-told = Only in Chaos Mode: the next effect of the Chaos Mode card.
print-curse = Curses
print-credit = Extra Credits
print-rule = New Rules
print-chaos = Chaos Mode cards
print-kitten = Kittens with their spells
print-token = Spell tokens
print-chapter = Chapters of the circles
print-chapter-told = The cards of chapter { $chapter } of your circle lie here.
print-large_chapter = Chapters of the book
print-large_chapter-told = The curse of chapter { $chapter } lies here.
print-turn =
    Your turn:
    Draw a component; put it into one of your open chapters.
    Cast a spell, but not the one under your token. Move the token there.
    A chapter has all that its curse needs: you defeat it. Discard what it needed; the other cards of the chapter are extra cards.
    Chaos Cat: chapter 3 opens for everybody. Draw again.
    All curses defeated:
    Curses and bonuses, −1 for each extra card, Extra Credit. The most points win.
    Caught:
    No Extra Credit. 10 points or more lose (two kittens: 5 or fewer, too). Of the others the fewest cards in the circle win.
print-lines =
    Curses
    Bonuses
    Extra cards (−1 each)
    Extra Credit (not when caught)
    Points
    Curses defeated
    Cards left in the circle
