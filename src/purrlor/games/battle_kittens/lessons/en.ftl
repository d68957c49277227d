## Lessons of Battle Kittens; s1, s2 … are the names of the rivals

lesson-basics = Seven Kittens
lesson-basics-about = Draft, squads, totals: the family game.
lesson-basics-welcome = Welcome! Your Kittens compete for fish. There are three rounds, and the most fish win.
lesson-basics-grounds = At each of three Battlegrounds one Attribute counts. At the first it is Strength.
lesson-basics-prizes = The three strongest squads there win fish: 8 for the first, 4 for the second, 2 for the third.
lesson-basics-stats = These are your Kittens: ♥ Cuteness, then Strength, Wisdom and Agility. Cuteness does not count in this round.
lesson-basics-draft = Take one in secret. The others are passed on to your neighbour.
lesson-basics-wisdom = Wisdom brings the most this round: 10 fish.
lesson-basics-take = Dante and Juno have 5 Wisdom. Take one of them!
lesson-basics-passed = You got these from your neighbour. You need Kittens for every Battleground. Take one you like.
lesson-basics-again = Here are the Kittens that you took. What do you still need: Strength, Wisdom, Agility?
lesson-basics-squads = The last Kitten came by itself: now you have seven. Split them into three squads.
lesson-basics-totals = Each squad needs a Kitten or more. What counts is its total in the Attribute of its Battleground.
lesson-basics-ready = Choose a Kitten, then its squad below the Battleground. Move them about, then press “Ready”.
lesson-basics-placed = All squads were turned over, and the highest totals won fish. This is what you have now; the log tells how.
lesson-basics-ties = Equal totals share a place, and each squad there gets all its fish.
lesson-basics-give-up = It can be clever to give up one Battleground and win the two others.
lesson-basics-play-on = That is all. The second round has begun. Play on, if you like: a hint waits for you in every turn.
why-lesson-basics-wise = The rules allow that Kitten, but here look at the Wisdom first: take Dante or Juno.

lesson-icons = Icons and the King
lesson-icons-about = Yarn, King and Flag; a hidden Battleground; the short game.
lesson-icons-welcome = This is the short game: no draft. You have ten Kittens and keep seven.
lesson-icons-hidden = One Battleground is still face down: you do not know which Attribute will count there.
lesson-icons-icons = Some Kittens have an icon. Koko has Yarn, Maestro has the King, Toto has a Flag. They are often weaker, but can do something.
lesson-icons-put-away = Put three Kittens away, but keep those with an icon: this time you want to see what icons do.
lesson-icons-opened = Now the third Battleground is open, too.
lesson-icons-send = Send your Kittens out, at least one to each Battleground, then say that you are ready.
lesson-icons-yours = An icon of yours! Yarn draws a Kitten into this squad. The King draws a King card: four of seven help, three may hurt. Try it: draw!
lesson-icons-another = As long as icons of yours are left, draw or leave it. When the next round begins, put a Kitten away again.
lesson-icons-flags = And the Flag? It does nothing, until two totals are equal: then more Flags win.
lesson-icons-play-on = Now you know the whole game. Play on, if you like: a hint waits for you in every turn.
why-lesson-icons-icons = Keep Koko, Maestro and Toto this time: you want to see what their icons do.
why-lesson-icons-draw = You may leave it. But this time, draw and see what comes.
