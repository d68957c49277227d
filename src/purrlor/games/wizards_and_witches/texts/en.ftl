## Wizards and Witches

game-name = Wizards and Witches
game-about = Throw potions, cast spells, hide behind cauldrons and mirrors, and be the last one standing.
option-challenging = Challenging
option-challenging-about = After the first hit, only cards of the same kind (Potions or Spells) can be aimed at you.
option-strategic = Strategic
option-strategic-about = Everybody holds two secret cards besides the one they draw.

card-cauldron_1 = Cauldron
card-cauldron_2 = 2 Cauldrons
card-cauldron_3 = 3 Cauldrons
card-cauldron_4 = 4 Cauldrons
card-mirror_1 = Mirror
card-mirror_2 = 2 Mirrors
card-mirror_3 = 3 Mirrors
card-mirror_4 = 4 Mirrors
card-potion_1 = Potion
card-potion_2 = 2 Potions
card-potion_3 = 3 Potions
card-spell_1 = Spell
card-spell_2 = 2 Spells
card-spell_3 = 3 Spells
card-lair = Lair
card-exploded_lair = Exploded Lair
side-potions = Potions
side-spells = Spells

action-throw = { $whose ->
    [yours] Aim at you: { $card }
   *[other] Aim at { $target }: { $card }
}
action-explode = { $whose ->
    [yours] Play against you: { $card }
   *[other] Play against { $target }: { $card }
}
action-lay = Place in front of you: { $card }
action-discard = Discard: { $card }
action-discard_drawn = Discard what you drew

event-drew = { $card ->
    [none] { $seat } draws a card.
   *[other] { $seat } draws: { $card }.
}
event-drew-you = { $card ->
    [none] You draw a card.
   *[other] You draw: { $card }.
}
event-played = { $target ->
    [none] { $seat } plays: { $card }.
   *[other] { $whose ->
        [yours] { $seat } aims at you: { $card }.
       *[other] { $seat } aims at { $target }: { $card }.
    }
}
event-played-you = { $target ->
    [none] You play: { $card }.
   *[other] You aim at { $target }: { $card }.
}
event-discarded = { $seat } discards: { $card }.
event-discarded-you = You discard: { $card }.
event-caught = { $seat } catches it all; room for { $room } more.
event-caught-you = You catch it all; room for { $room } more.
event-pool_full = { $side ->
    [none] The shields of { $seat } are used up and go to the discard pile.
   *[other] The shields of { $seat } against { $side } are used up and go to the discard pile.
}
event-pool_full-you = { $side ->
    [none] Your shields are used up and go to the discard pile.
   *[other] Your shields against { $side } are used up and go to the discard pile.
}
event-hit = { $seat } takes { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
}, { $total } in all.
event-hit-you = You take { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
}, { $total } in all.
event-lair_lost = { $seat } loses the Lair.
event-lair_lost-you = You lose the Lair.
event-will_miss = { $seat } will lose the next turn.
event-will_miss-you = You will lose the next turn.
event-missed = { $seat } loses this turn.
event-missed-you = You lose this turn.
event-out = { $seat } is out, in place { $place }.
event-out-you = You are out, in place { $place }.
event-reshuffled = The discard pile becomes the draw pile: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}.
event-won = { $seat } wins!
event-won-you = You win!
event-called_off = Nobody can be hit any more: the fewest hits win.

ask-play = { $cards ->
    [one] Play the card that you drew.
   *[other] { $playable ->
        [one] You can play only one of your { $cards } cards.
       *[other] Choose one of your { $cards } cards and play it.
    }
}
ask-play-explode = { $whose ->
    [yours] Destroy your Lair
   *[other] Destroy the Lair of { $target }
}
ask-play-without-lairs = { $cards ->
    [one] Play the card that you drew.
   *[other] { $playable ->
        [one] You can play only one of your { $cards } cards.
       *[other] Choose one of your { $cards } cards and play it.
    }
}
ask-play-without-lairs-explode = { $whose ->
    [yours] You lose a turn
   *[other] { $target } loses a turn
}
ask-stuck = You can't play any of your { $cards } cards. Discard one of them.
ask-stuck-one = { $why } Discard this card.
ask-stuck-one-discard_drawn = Discard it
ask-stuck-both = { $too ->
    [none] { $why } Discard both cards.
   *[other] { $why } { $too } Discard both cards.
}
ask-stuck-both-discard_drawn = Discard both
ask-discard = Now discard one of your cards.
ask-discard-more = You can't play any card. Discard one more.

score-hits = Hits taken
score-hits-about = Places follow how long everybody lasted; if nobody can be hit any more, the fewest hits win.
ending-last-standing = One player is left.
ending-stalemate = A stalemate: nobody can be hit any more.

why-not-held = You do not hold this card: { $card }.
why-must-play = You have a card that you can play, so you must play: { $card }.
why-one-lair = You already have a Lair, and nobody can have two.
why-not-yourself = The target must be somebody else: { $card }.
why-target-out = { $target } is out.
why-potions-only = { $target } was hit by a Potion first, so only Potions can be aimed there.
why-spells-only = { $target } was hit by a Spell first, so only Spells can be aimed there.
why-only-own-lair = The only Lair on the table is yours, so an Exploded Lair can't be played.
why-nobody-to-miss = Everybody else is about to lose a turn or has just lost one, so an Exploded Lair can't be played.
why-all-potions-only = Everybody else was hit by a Potion first, so no Spell can be aimed at anybody.
why-all-spells-only = Everybody else was hit by a Spell first, so no Potion can be aimed at anybody.
why-lairs-first = { $target } has no Lair, but somebody else does: aim there.
why-will-miss-already = { $target } is already going to lose a turn.
why-missed-just-now = { $target } has just lost a turn and must play first.
why-discard-one = Choose one card to discard.
why-no-hand = Without the Strategic variant there is no hand to choose from.
why-played-already = You have played your card for this turn. Now discard one.
why-stuck-already = None of your cards could be played this turn, so you discard down to two.
why-challenging-with-two = Challenging needs at least three players: with two, Potions and Spells are the same.

view-hits = { $hits }/{ $goal }
view-out = out, place { $place }
view-lair = Lair
view-miss = loses the next turn
view-safe = can't lose another turn before playing
view-only-potions = Potions only
view-only-spells = Spells only
view-pool = { $shields } · room { $room }
view-caught = holds { $caught }
view-held = { $held ->
    [one] { $held } card in hand
   *[other] { $held } cards in hand
}
view-piles = Draw pile { $draw } · discard pile { $discard }
view-hand = Your cards

## Hints

hint-wins = It puts { $target } out, and you win.
hint-puts-out = It puts { $target } out.
hint-hits-most = { $hits ->
    [one] One hit gets
   *[other] { $hits } hits get
} through to { $target }, more than to anybody else.
hint-closest-to-out = Then nobody is closer to being out than { $target }: { $left ->
    [one] one more hit is enough.
   *[other] { $left } more hits are enough.
}
hint-hits = { $hits ->
    [one] One hit gets
   *[other] { $hits } hits get
} through to { $target }; { $left ->
    [one] one more puts them out.
   *[other] { $left } more put them out.
}
hint-uses-up-shields = It fills { $target }'s shield, which is then discarded: the next card hits.
hint-fills-shields = It takes room from { $target }'s shield: only { $room } left.
hint-destroys-lair = { $target } loses the Lair and draws one card a turn again.
hint-loses-turn = { $target } loses the next turn: one turn less in which something may hit you.
hint-lair = From your next turn on you draw two cards and choose the better one.
hint-shield = Your shield then has room for { $room } { $kind ->
    [potions] { $room ->
        [one] hit by Potions
       *[other] hits by Potions
    }
    [spells] { $room ->
        [one] hit by Spells
       *[other] hits by Spells
    }
   *[both] { $room ->
        [one] hit
       *[other] hits
    }
} instead of { $was }.
hint-second-lair = You have a Lair; a second one is of no use to you.
hint-keeps-two = So you keep: { $card } and { $second }.
hint-keeps = So you keep the other { $cards ->
    [one] card.
   *[other] { $cards } cards.
}

## What the board tells of a thing that is looked at, and in few words on a card

board-about-potion = Throw it at another player: { $n ->
    [one] { $n } hit
   *[other] { $n } hits
}, unless { $both ->
    [yes] Cauldrons or Mirrors catch
   *[no] Cauldrons catch
} it.
board-about-spell = Cast it at another player: { $n ->
    [one] { $n } hit
   *[other] { $n } hits
}, unless { $both ->
    [yes] Cauldrons or Mirrors catch
   *[no] Mirrors catch
} it.
board-about-cauldron = Place it in front of you: it has room for { $n } { $both ->
    [yes] { $n ->
        [one] Potion or Spell
       *[other] Potions and Spells
    }
   *[no] { $n ->
        [one] Potion
       *[other] Potions
    }
}. All your Cauldrons count together; when they are full, they are discarded with all they hold.
board-about-mirror = Place it in front of you: it has room for { $n } { $both ->
    [yes] { $n ->
        [one] Potion or Spell
       *[other] Potions and Spells
    }
   *[no] { $n ->
        [one] Spell
       *[other] Spells
    }
}. All your Mirrors count together; when they are full, they are discarded with all they hold.
board-about-lair = Place it in front of you: from your next turn on you draw two cards, play one and discard the other. Nobody has two Lairs.
board-about-exploded_lair = Destroys another player's Lair. If there is no Lair on the table, a player of your choice loses their next turn instead.
board-does-potion = { $n ->
    [one] { $n } hit
   *[other] { $n } hits
}
board-does-spell = { $n ->
    [one] { $n } hit
   *[other] { $n } hits
}
board-does-cauldron = { $both ->
    [yes] { $n ->
        [one] catches { $n }
       *[other] catch { $n }
    }
   *[no] { $n ->
        [one] catches { $n } Potion
       *[other] catch { $n } Potions
    }
}
board-does-mirror = { $both ->
    [yes] { $n ->
        [one] catches { $n }
       *[other] catch { $n }
    }
   *[no] { $n ->
        [one] catches { $n } Spell
       *[other] catch { $n } Spells
    }
}
board-does-lair = draw two, play one
board-does-exploded_lair = destroys a Lair, or costs a turn
board-hits = { $hits } of { $goal } hits
board-draw-pile = Draw pile
board-discard-pile = Discard pile
board-reshuffle = When nothing is left to draw, the discard pile becomes the draw pile.
board-still-in = still in
board-went-out = out as number { $n }

## The glossary

glossary-card = Cards
glossary-side = Two kinds of attack
side-potions-about = Attacks that Cauldrons catch; with two players Mirrors, too.
side-spells-about = Attacks that Mirrors catch; with two players Cauldrons, too.
term-hit = hit
term-hit-about = Ten hits put you out, with two players fifteen. Hits by Potions and by Spells count together.
term-hit-words = hits|hit
term-shield = shield
term-shield-about = Cauldrons or Mirrors in front of you. All your Cauldrons are one shield, all your Mirrors another; with two players all of them together are one.
term-shield-words = shields|shield

why-sheet-out-at-goal = { $seat }: whoever has { $goal } hits is out, and nobody else.
why-sheet-order-of-going = Number those who went out 1, 2, 3 and so on, the first one first.
why-sheet-somebody-is-left = Somebody must be left: not everybody can be out.
sheet-players-hits = Hits
sheet-players-hits-about = Cards that a shield holds are not hits.
sheet-players-out = Out of the game

## The review

review-stage = { $stage ->
    [0] Two left
    [1] Three left
   *[other] Four or more left
}

puzzle-about = The end of a duel: win it, and take as few hits as you can.

## Print and play

print-deck = Wizards and Witches
print-card = Cards
print-turn =
    Your turn:
    Draw a card and play it. You only choose at whom. Can't? Discard it.
    Potion, Spell: aim at somebody. What no shield catches hits.
    Cauldron: catches Potions. Mirror: catches Spells. A full shield goes.
    Lair: from your next turn on draw two, play one, discard the other.
    Exploded Lair: destroys a Lair; if there is none, somebody loses a turn.
    The end:
    Ten hits put you out (two players: fifteen). The last one left wins.
print-lines =
    Hits, game 1
    Hits, game 2
    Hits, game 3
    Hits, game 4
    Hits, game 5
    Hits, game 6
    Games won
