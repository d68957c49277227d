## Lessons of Wizards and Witches; s1, s2 … are the names of the rivals

lesson-basics = First duel
lesson-basics-about = Potions, spells, shields, Lairs.
lesson-basics-welcome = Welcome! Everybody throws potions and spells at everybody. The last one standing wins.
lesson-basics-hits = Hits are counted here. With ten hits { $s1 } is out. The same goes for you.
lesson-basics-throw = You have drawn 3 Potions. What can be played must be played; you only choose at whom. Throw them at { $s1 }!
lesson-basics-hit = Ouch: { $s1 } cast a Spell, and it hit you. Potions and Spells count together.
lesson-basics-shield = Now you have 2 Cauldrons. Cauldrons catch Potions; Mirrors catch Spells.
lesson-basics-lay = Place the Cauldrons in front of you.
lesson-basics-caught = { $s2 } threw a Potion, and your Cauldrons caught it: no hit. There is room for one more.
lesson-basics-pool = All your Cauldrons are one shield. A full one is discarded with all it caught; what does not fit hits you.
lesson-basics-whom = Your turn: a Potion. { $s1 } hides behind Cauldrons, { $s2 } does not. Whom will you hit?
lesson-basics-lair = A Lair! Place it in front of you. From your next turn on you draw two cards.
lesson-basics-two-cards = Two cards, thanks to your Lair. Play the one you like; the other one is discarded.
lesson-basics-lair-lost = Boom! { $s1 } had an Exploded Lair, and your Lair is gone. You draw one card again.
lesson-basics-overflow = { $s1 } was under fire, too: the Cauldrons are full now, and a full shield is gone.
lesson-basics-explode = And what have you drawn? An Exploded Lair of your own. { $s2 } has a Lair: blow it up!
lesson-basics-out = If nobody has a Lair, an Exploded Lair makes a player of your choice lose a turn. Now you know all the cards.
lesson-basics-tip = A tip: do not chase only one player. Whoever everybody spares is the hardest to beat in the end.
lesson-basics-play-on = Play on, if you like: ten hits and you are out. You get a hint in every turn.
why-lesson-basics-target = In a game you may do that. Here, aim at the one that the lesson names.
why-lesson-basics-explode = Aim at somebody who has a Lair.

lesson-strategic = Strategic
lesson-strategic-about = Two secret cards in hand: something to choose from.
lesson-strategic-welcome = In the Strategic variant everybody holds two secret cards and draws a third.
lesson-strategic-hand = Play any of your three; the other two stay. A Lair early on is worth a lot. Place it in front of you!
lesson-strategic-four = With the Lair you draw two, so you have four cards. Play one of them: throw something!
lesson-strategic-discard = Three cards are left, and you keep two: discard one. Which do you need least?
lesson-strategic-hidden = { $s1 } has secret cards, too. You never know what they hold back.
lesson-strategic-keep = Keep a big attack for somebody whose shields are gone. Now play what you like.
lesson-strategic-play-on = That is all. Play on, if you like: you get a hint in every turn.
why-lesson-strategic-lair = You may play that, but first place your Lair.
why-lesson-strategic-throw = That is possible, too. But this time throw something.

lesson-challenging = Challenging
lesson-challenging-about = What hits you first decides what can hit you later.
lesson-challenging-welcome = In the Challenging variant the first hit decides: after it only cards of the same kind can be aimed at that player.
lesson-challenging-throw = You have a Potion. Throw it at { $s1 }: from then on only Potions can be aimed there.
lesson-challenging-hit = You were hit by a Spell. So nobody can aim Potions at you any more.
lesson-challenging-spell = And now you have drawn a Spell.
lesson-challenging-try = Try to cast it at { $s1 }: the table tells you why you can't. Then cast it at { $s2 }.
lesson-challenging-caught = { $s1 } has placed Cauldrons, and they matter: only Potions can come.
lesson-challenging-mirrors = You need Mirrors, then. Cauldrons are no use to you; but what can be played must be played.
lesson-challenging-whole = A card that is caught whole is no hit, so it decides nothing.
lesson-challenging-play-on = That is all. Play on, if you like: you get a hint in every turn.
why-lesson-challenging-first = In a game you may do that. Here, aim at the one that the lesson names.
