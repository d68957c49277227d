## Texts that all games share

seat-name = Player { $number }
none = none

why-by-rule = { $sentence } (rule { $rule })
why-no-such-game = There is no game called “{ $game }”. Choose one of: { $known }.
why-no-such-option = There is no option “{ $option }”. Choose one of: { $known }.
why-no-such-value = The option “{ $option }” can't be “{ $value }”. Choose one of: { $values }.
why-no-such-seat = There is no such seat: this table has { $seats ->
    [one] one seat
   *[other] { $seats } seats
}.
why-no-such-action = There is no such move at this table.
why-no-such-thing = There is no “{ $thing }” in this game.
why-no-action-there = This game has no such move.
why-no-such-word = There is no action “{ $action }” in this game. Choose one of: { $known }.
why-no-such-field = The action “{ $action }” has no field “{ $field }”. It has: { $known }.
why-not-your-turn = It is not your turn.
why-chosen-already = You have chosen; take it back to change it.
why-game-over = The game is over.
why-not-over-yet = The game is not over yet.
why-can-not-undo = You can't take that back: you have learnt something since, or somebody else has moved.
why-saved-unreadable = This is not a saved game, or it is damaged.
why-saved-too-large = The file is too large: a saved game has at most { $most } MB.
why-saved-too-long = The file is too long: a saved game has at most { $most } moves, moves taken back included.
why-seed-too-long = The seed is too long: it has at most { $most } characters.
why-saved-other-rules = This game was saved with rules version { $saved }; this program has version { $here }.
why-saved-illegal = Entry { $number } of the saved game is not possible: { $because }
why-saved-elsewhere = The moves in the file do not lead to the saved position: the file was changed or is damaged.
why-file-missing = There is no file “{ $file }”, or it can't be read.
why-file-not-writable = The file “{ $file }” can't be written.
why-file-no-text = The file “{ $file }” is not UTF-8 text.
why-bad-option-form = Write an option as NAME=VALUE, not “{ $given }”.
why-bad-number = “{ $given }” is not a number from 1 to { $most }.
type-number = Type a number from 1 to { $most }.
why-no-such-bot = There is no bot called “{ $bot }”. Choose one of: { $known }.
why-bot-is-a-class = “{ $bot }” is a class. Give an object of it: { $bot }().
why-bots-of-one-name = Two different bots are called “{ $bot }”. Give one of them another name.
why-no-observer = The game “{ $game }” does not say what a program sees.
why-no-such-net = The file “{ $file }” contains no neural net.
why-net-does-not-fit = The neural net “{ $bot }” was not made for { $game } with { $players } players.
why-another-game-kept = The file “{ $file }” contains a game of { $game }.
why-lesson-waits = The rules allow that, but first do what the lesson asks for.
why-no-such-lesson = There is no lesson “{ $chapter }” in this game. Choose one of: { $known }.
why-too-many-people = There are { $people } people for { $seats ->
    [one] one seat
   *[other] { $seats } seats
}.
why-usage-command = There is no command “{ $name }”. See { $help }.
why-usage-option = There is no option “{ $name }”. See { $help }.
why-usage-no-value = “{ $name }” needs a value. See { $help }.
why-usage-missing = “{ $name }” is missing. See { $help }.
why-usage-value = The value for “{ $name }” is not valid. See { $help }.
why-usage-range = “{ $name }” must be a number from { $least } to { $most }. See { $help }.
why-usage-least = “{ $name }” must be a number, at least { $least }. See { $help }.
why-usage-choice = “{ $name }” must be one of: { $known }. See { $help }.
why-usage-extra = Unexpected argument “{ $name }”. See { $help }.
why-unknown-language = There is no language “{ $language }”. Choose one of: { $known }.

## What all games have; a game may have a word of its own

option-players = Players
print-reference = Reference cards
print-score = Score sheet

## The terminal

you = Guest
bot-names = Pickle Waffle Biscuit Ember Juniper Tofu Saffron
list-game = Game
list-name = Name
list-players = Players
list-options = Options
ask-game = Which game? (number)
ask-key = (number, ? why not{ $undo }, h hint, k keys):
key-undo = , u undo
keys = Keys: a number makes that move, u takes a move back, h gives a hint, ? explains what you can't do now, i says what the cards in sight do (i WORD: those with that word), r shows the rules, k these keys, en and pl switch the language, q quits.
final-place = Place
not-possible = Not possible now
because = Because
nothing-refused = Nothing in your hand is forbidden right now.
curtain = Next player: { $seat }
curtain-key = Hand the screen to { $seat }, then press Enter.
kept-in = The game is saved in { $file }. Run the same command to continue.
ask-keep-file = Keep the game in { $file }? (Enter or y keeps it, n does not; or type another name)
answers-yes = y yes
answers-no = n no
kept-here = The game is saved. Continue it with: purrlor play --file { $file }
no-rules-page = This game has no rules page yet.
nothing-explained = Nothing here is explained under that name: { $word }
why-no-sheet = There is no score sheet for this game.
why-sheet-too-long = The score sheet is too long: it may have at most { $most } bytes.
why-sheet-unreadable = The score sheet can't be read: it must be JSON, with a comma between two fields and texts in straight quotes.
why-sheet-field-missing = “{ $field }” is missing on the score sheet.
why-sheet-field-unknown = The score sheet has no field “{ $field }”.
why-sheet-wrong-kind = { $kind ->
    [int] “{ $field }” must be a whole number.
    [bool] “{ $field }” must be true or false.
    [str] “{ $field }” must be text in quotes.
    [array] “{ $field }” must be a list: [ … ].
   *[object] “{ $field }” must be a group of fields: {"{"} … {"}"}.
}
why-sheet-too-little = { $kind ->
    [int] “{ $field }” must be at least { $bound }.
   *[array] “{ $field }” must have at least { $bound } entries.
}
why-sheet-too-much = { $kind ->
    [int] “{ $field }” must be at most { $bound }.
    [str] “{ $field }” must have at most { $bound } letters.
   *[array] “{ $field }” must have at most { $bound } entries.
}
why-sheet-one-each = Fill in one for each player: there are { $players } players, but { $found } entries.
why-sheet-no-such-name = This game has no “{ $name }”.
why-sheet-which = Name a filled sheet, or write a blank one: purrlor score --blank GAME
sheet-range = From { $least } to { $most }.
why-sheet-choose = Please choose one.
why-deck-too-large = The deck file is too large: it may have at most { $most } thousand characters.
why-deck-other-game = A deck for this game needs game = "{ $game }" before the cards.
why-deck-names-no-game = The first line must name the game, such as game = "wizard-kittens". Games with cards to enter: { $known }.
why-deck-at-line = Line { $line }: { $because }
why-deck-at-field = Line { $line }, card “{ $card }”, field “{ $field }”: { $because }
why-deck-at-card = Deck table “{ $table }”, card “{ $card }”, field “{ $field }”: { $because }
why-deck-long-line = This line is too long: it may have at most { $most } characters.
why-deck-no-such-game = There is no game “{ $game }”. Games with cards to enter: { $known }.
why-deck-nothing-to-replace = No card of this game can be replaced: all of them are known.
why-deck-card-unnamed = Every card needs a line with its id, such as id = "…". Known ids: { $known }.
why-deck-unreadable = This line can't be read. Write texts in straight quotes ("…") and lists in brackets (["…", "…"]), one field on a line. (The file is TOML.)
why-deck-no-such-table = This game has no cards called “{ $table }”. It has: { $known }.
why-deck-not-rows = Start every card with a line [[{ $table }]].
why-deck-no-such-card = There is no card with the id “{ $card }”. Known ids: { $known }.
why-deck-card-twice = The card “{ $card }” is listed twice.
why-deck-cards-missing = All { $count } cards must be listed, in the order of the game.
why-deck-no-such-field = A card has no such field. Its fields: { $known }.
why-deck-out-of-range = The number must be from { $least } to { $most }.
why-deck-bad-text = Write 1 to { $most } visible characters on one line, without spaces at the start or end.
why-deck-how-many-words = List { $least } to { $most } values.
why-deck-bad-word = Unknown value “{ $word }”. Known values: { $known }.
why-deck-picture-signs = A shape is drawn in rows with a space between them. Signs: { $known }.
why-deck-picture-squares = A shape has { $least } to { $most } squares.
why-deck-picture-in-pieces = The squares of a shape must be connected by their sides.
why-deck-wrong-kind = { $kind ->
    [number] The value must be a whole number.
    [yes-no] The value must be true or false.
    [text] The value must be text in quotes.
    [word] The value must be one word in quotes.
   *[words] The value must be a list of words: ["one", "another"].
}

why-no-browser = Printing needs Chromium, Chrome or Edge, and none was found. You can also print from the page: run “purrlor serve --open”, then open the rules of the game and choose Print.
why-page-not-built = Printing needs the web page, which is not built: run “python3 run.py build”.
why-not-printed = The browser did not print the page.
why-no-game-or-file = There is no game and no file called “{ $name }”. Games: { $known }.
why-own-of-what = Name a deck file: --own prints only the cards that the file replaces.
why-nothing-to-print = There is nothing to print: the file holds no cards of your own.
printed = Printed: { $file }
deck-file =
    A deck for { $game }: enter the cards of your own box.
    Change what you like and delete the rest: a card or field that is not listed here
    stays as it is. The id says which card of the game is replaced; do not change it.
deck-fits = The deck file is valid. It replaces { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}.

## The arena

why-too-many-bots = There are { $bots } bots for { $seats ->
    [one] one seat
   *[other] { $seats } seats
}.
why-no-bot-there = No bot can be loaded from “{ $bot }”. Write MODULE:CLASS, with a module that Python can import.
why-no-such-engine = There is no engine “{ $engine }”. Choose one of: { $known }.
why-no-ray = Ray is not installed. Install it with: pip install "purrlor[ray]"
why-resume-needs-report = To resume, name the report folder: --report DIR --resume
why-balance-setups-or-options = Choose one: --setups compares all set-ups of the game, -o plays a single one.
why-arena-other-plan = The games in { $file } were played with other settings. Choose another folder, or leave out --resume to start over.
bot-random = Random
bot-kitten = Kitten
bot-youngcat = Young cat
bot-cat = Cat
bot-lynx = Lynx
bot-random-about = Makes any legal move.
bot-kitten-about = Often misses the best move: good for a first game.
bot-youngcat-about = Plays sensibly and sometimes makes mistakes: good when you know the rules.
bot-cat-about = Makes the move that looks best right now: good for experienced players.
bot-lynx-about = Looks ahead and punishes mistakes: good if you want a challenge.
level-typical = { $line }, { $players ->
    [one] { $players } player
   *[other] { $players } players
}: usually { $low } to { $high }
fault-raised = crashes:
fault-nonsense = illegal moves:
fault-late = too slow:
arena-title = bot arena
arena-conditions = { $games ->
    [one] { $games } game
   *[other] { $games } games
}; { $options }; { $budget }; seed { $seed }
arena-budget = { $kind ->
    [nodes] { $nodes } search rounds per move
   *[seconds] { $seconds } s of search per move
}
arena-bot = Bot and seats
arena-wins = Wins (95 % interval)
arena-times = Times the fair share
arena-points = Points
arena-milliseconds = ms per move
arena-faults = Faults
arena-by-seat = Wins by seat
arena-scores = Points: { $bot }
arena-length = Length in actions
arena-lengths = Length in actions: mean { $mean }, median { $middle }, from { $least } to { $most }
arena-endings = Endings
arena-ending = Ending
arena-games = Games
arena-part = Share
arena-uses = Wins of the players who did it (how often it was done)
arena-interval = Thin lines are 95 % intervals; red marks the fair share. The raw data is in games.csv in the same folder, one row per seat and game.
arena-nobody = Games without a winner: { $part }
arena-report = Report: { $file }
arena-stopped = Stopped. Results so far:
simulate-speed = { $games } games in { $seconds } s: { $rate } games and { $actions } actions per second
simulate-unfinished = Games stopped after { $limit } actions: { $games }

## The workshop

why-no-weights = The bots of “{ $game }” have no weights to tune.
why-tune-by = Choose “points” or “wins”, not “{ $given }”.
tune-title = tuning by self-play
tune-conditions = { $generations ->
    [one] { $generations } generation
   *[other] { $generations } generations
}, { $games ->
    [one] { $games } game
   *[other] { $games } games
} by { $by ->
    [points] points
   *[wins] wins
}; { $tables }; seed { $seed }
tune-gate = The gate: new weights against the old ones
tune-all = all games
tune-checks = Wins against the first weights, ten generations together
tune-share = share of the wins
tune-ways = The weights that moved most, in steps from the start
tune-weights = All weights
tune-weight = Weight
tune-before = Before
tune-after = After
tune-steps = Steps
tune-passed = New weights: { $share } of the wins. Written to { $file }
tune-refused = The old weights stay: the new ones have { $share } of the wins, and 55 % are needed.

## Hints

hint-only-choice = There is nothing else to do here.
hint-no-difference = It makes no difference: all your choices come to the same.
hint-one-of-the-best = It is one of your best choices.
hint-best-outlook = Of your choices, this one leaves you best off.
hint-looks-further = It pays off later: other choices look better only at first.
hint-lesson = The lesson asks for it.
hint-equal = About as good: { $action }
hint-is = A bot would choose: { $action }. { $why }
warned = Something looks much better: { $action }. { $why } Type the same number again if you want your move all the same.

## The glossary

glossary-term = Words of the game
glossary-option = Options
glossary-players = { $least } to { $most } can play.

deck-field-name_en = Name in English
deck-field-name_pl = Name in Polish
deck-field-about_en = Text in English
deck-field-about_pl = Text in Polish
deck-source-printed = Printed in the rulebook
deck-source-partly = Partly printed in the rulebook; the rest is ours
deck-source-public = Known from a public page
deck-source-house = Ours: enter yours

trial-seldom = { $card } is used in { $percent } % of games: too dear, or too weak?
trial-strong = { $card }: whoever uses it wins { $percent } % of games; { $fair } % would be fair. Too strong?
trial-weak = { $card }: whoever uses it wins { $percent } % of games; { $fair } % would be fair. Too weak?
trial-seat = The player who sits in place { $place } wins { $percent } % of games; { $fair } % would be fair.
trial-unfinished = { $games ->
    [one] { $games } game
   *[other] { $games } games
} did not come to an end.
trial-nothing = Nothing stands out in { $games } games.
trial-used = { $cards }: in how many games each was used
trial-running = Bots play with these cards

## The review

why-review-running = A game can be reviewed when it is over.
review-title = What decided the game
review-start = From this deal { $name } wins about { $tenths } of 10 such games.
review-start-you = From this deal you win about { $tenths } of 10 such games.
review-early = A first look: the figures are still rough.
review-deal = Deal
review-deal-about = The first cards and who begins.
review-draws = Draws
review-draws-about = What was drawn later, by anybody.
review-hidden = Hidden cards
review-hidden-about = What nobody could know when they chose.
review-own = Own choices
review-own-about = Compared with what a steady player would have done.
review-others = Others’ choices
review-others-about = Mostly whom they went for.
review-decided-deal = The deal { $way ->
    [up] helped { $name } most
   *[down] cost { $name } most
}: { $change }.
review-decided-deal-you = The deal { $way ->
    [up] helped you most
   *[down] cost you most
}: { $change }.
review-decided-draws = The draws { $way ->
    [up] helped { $name } most
   *[down] cost { $name } most
}: { $change }.
review-decided-draws-you = The draws { $way ->
    [up] helped you most
   *[down] cost you most
}: { $change }.
review-decided-hidden = Hidden cards { $way ->
    [up] helped { $name } most
   *[down] cost { $name } most
}: { $change }.
review-decided-hidden-you = Hidden cards { $way ->
    [up] helped you most
   *[down] cost you most
}: { $change }.
review-decided-own = { $name }’s own choices { $way ->
    [up] helped most
   *[down] cost most
}: { $change }.
review-decided-own-you = Your own choices { $way ->
    [up] helped most
   *[down] cost most
}: { $change }.
review-decided-others = What the others chose { $way ->
    [up] helped { $name } most
   *[down] cost { $name } most
}: { $change }.
review-decided-others-you = What the others chose { $way ->
    [up] helped you most
   *[down] cost you most
}: { $change }.
review-unlucky = The unluckiest draw for { $name } ({ $change }): { $happened }
review-unlucky-you = Your unluckiest draw ({ $change }): { $happened }
review-lucky = The luckiest draw for { $name } ({ $change }): { $happened }
review-lucky-you = Your luckiest draw ({ $change }): { $happened }
review-best = { $name }’s best move ({ $change }): { $happened }
review-best-you = Your best move ({ $change }): { $happened }
review-no-mistakes = No clear slip of { $name } was found.
review-no-mistakes-you = No clear slip of yours was found.
review-mistakes = { $count ->
    [one] One choice of { $name } could have been better
   *[other] { $count } choices of { $name } could have been better, one of them
} by about { $cost }: { $made }
review-mistakes-you = { $count ->
    [one] One of your choices could have been better
   *[other] { $count } of your choices could have been better, one of them
} by about { $cost }: { $made }
review-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
review-grade-1 = { $name } had a slightly better choice
review-grade-1-you = You had a slightly better choice
review-grade-2 = { $name } had a better choice
review-grade-2-you = You had a better choice
review-grade-3 = { $name } missed a much better choice
review-grade-3-you = You missed a much better choice
review-cost = It would have brought about { $cost } more.
review-turn-draw-up = A lucky draw for { $name }
review-turn-draw-up-you = A lucky draw for you
review-turn-draw-down = An unlucky draw for { $name }
review-turn-draw-down-you = An unlucky draw for you
review-turn-hidden-up = Hidden cards helped { $name }
review-turn-hidden-up-you = Hidden cards helped you
review-turn-hidden-down = Hidden cards hurt { $name }
review-turn-hidden-down-you = Hidden cards hurt you
review-turn-own-up = A strong move of { $name }
review-turn-own-up-you = A strong move of yours
review-turn-own-down = A move that did not help { $name }
review-turn-own-down-you = A move that did not help you
review-turn-others-up = A choice that helped { $name }
review-turn-others-up-you = A choice that helped you
review-turn-others-down = A choice against { $name }
review-turn-others-down-you = A choice against you
review-changed = { $name }’s chance to win: { $change }
review-changed-you = Your chance to win: { $change }
review-note = { $rounds ->
    [one] { $rounds } round of work
   *[other] { $rounds } rounds of work
}; the standard error of the parts is at most { $error } %. The steady player is the program’s quick bot: figures tell about games like this one, not about you.
review-seat = Player
review-account = Where the result came from
review-line = Chance to win
review-turns = Turning points
review-scored = What scored when
review-unsure = ?
review-final = Result
review-better = Better: { $better }
review-working = Round { $round }
review-file = Report: { $file }
balance-title = balance
balance-parts = What decides the result
balance-cards = What changed the chance of those who did it most
balance-parts-about = How much of the spread of results goes along with each part; together 100 %. The mean luck of draws must be about 0.
balance-luck = Mean luck of draws
balance-made = { $games } games of every set-up with the bot `{ $bot }` in all seats. Values in brackets are 95 % intervals. Made by `{ $command }`: the same command plays the same games again.
balance-set-up = Set-up
balance-players = { $players ->
    [one] 1 player
   *[other] { $players } players
}
balance-fair = Fair share
balance-seats-about = Target: no seat wins more than 5 points above its fair share. It is missed where the whole interval lies above that.
balance-target = Target
balance-holds = holds
balance-fails = missed
balance-misses = (missed)
balance-wins = Wins
balance-points = Winning score
balance-points-about = Target: a variant changes the winning score by at most { $most } %.
balance-change = Change
balance-used = Used in games

why-no-such-day = There is no puzzle of “{ $day }”.
why-puzzle-no-help = In the puzzle of the day nobody gets hints.
puzzle-done = { $name }: place { $place }, { $points } points
