## What every table says

seat-name = Player { $number }
none = none

why-by-rule = { $sentence } (rule { $rule })
why-no-such-game = There is no game called “{ $game }”; there are: { $known }.
why-no-such-option = There is no option “{ $option }”; there are: { $known }.
why-no-such-value = The option “{ $option }” can't be “{ $value }”; it can be: { $values }.
why-no-such-seat = There is no seat { $seat } at this table of { $seats ->
    [one] one seat
   *[other] { $seats } seats
}.
why-no-such-action = “{ $action }” means nothing at this table.
why-no-such-thing = There is no “{ $thing }” in this game.
why-no-action-there = That is not an action of this game.
why-not-your-turn = It is not your turn.
why-game-over = The game is over.
why-not-over-yet = The game is not over yet.
why-can-not-undo = You can't take that back: you have learnt something since, or somebody has gone on.
why-saved-unreadable = This is not a saved game, or it is damaged.
why-saved-too-large = A saved game has at most { $most } megabytes; this file has more.
why-saved-too-long = A game has at most { $most } moves and moves taken back; this file has more.
why-saved-other-rules = This game was saved under rules version { $saved }; here is version { $here }.
why-saved-illegal = Entry { $number } of the saved game is not possible: { $because }
why-saved-elsewhere = The saved game does not lead to the position it claims; it was changed or is damaged.
why-file-missing = There is no file “{ $file }”.
why-file-not-writable = The file “{ $file }” can't be written.
why-file-no-text = The file “{ $file }” is not a text in UTF-8.
why-bad-option-form = Write an option as NAME=VALUE, not “{ $given }”.
why-bad-number = “{ $given }” is not a number from 1 to { $most }.
why-no-such-bot = There is no bot called “{ $bot }”; there are: { $known }.
why-another-game-kept = The file “{ $file }” holds a game of { $game }.
why-too-many-people = There are { $people } people for { $seats } seats.
why-usage-command = There is no command “{ $name }”; see { $help }.
why-usage-option = There is no option “{ $name }” here; see { $help }.
why-usage-no-value = “{ $name }” needs a value; see { $help }.
why-usage-missing = “{ $name }” is missing; see { $help }.
why-usage-value = What is given for “{ $name }” does not fit; see { $help }.
why-usage-extra = “{ $name }” is too much; see { $help }.
why-unknown-language = There is no language “{ $language }”; there are: { $known }.

## The terminal

you = Guest
bot-names = Pixel Muffin Biscuit Ember Juniper Tofu Saffron
list-game = Game
list-name = Name
list-players = Players
list-options = Options
ask-game = Which game? (number)
ask-key = (number, ? why not{ $undo }, h help):
key-undo = , u undo
keys = Keys: a number does what it names, ? says why other things can't be done, u takes back, en and pl switch the language, q stops.
final-place = Place
not-possible = Not possible now
because = Because
nothing-refused = Nothing that you hold is refused right now.
curtain = The curtain is drawn: { $seat }
curtain-key = Hand the screen to { $seat }, then press Enter.
kept-in = The game is kept in { $file }; the same command goes on.
why-deck-too-large = A deck file has at most { $most } thousand letters; this one has more.
why-deck-other-game = Line { $line }: a deck for this game says game = "{ $game }" before its cards.
why-deck-at-line = Line { $line }: { $because }
why-deck-at-field = Line { $line }, card “{ $card }”, field “{ $field }”: { $because }
why-deck-at-card = Deck table “{ $table }”, card “{ $card }”, field “{ $field }”: { $because }
why-deck-unreadable = This is not TOML.
why-deck-no-such-table = This game has no cards called “{ $table }”; it has: { $known }.
why-deck-not-rows = Write every card under a line [[{ $table }]] of its own.
why-deck-no-such-card = There is no card with the id “{ $card }”; there are: { $known }.
why-deck-card-twice = The card “{ $card }” is there twice.
why-deck-cards-missing = All { $count } cards must be there, in the order of the game.
why-deck-no-such-field = A card has no such field; it has: { $known }.
why-deck-out-of-range = It must be from { $least } to { $most }.
why-deck-bad-text = Write 1 to { $most } letters on one line, with no space at either end.
why-deck-how-many-words = List { $least } to { $most } of them.
why-deck-bad-word = “{ $word }” is not known here; known: { $known }.
why-deck-wrong-kind = { $kind ->
    [number] It must be a whole number.
    [yes-no] It must be true or false.
    [text] It must be a text in quotes.
    [word] It must be one word in quotes.
   *[words] It must be a list of words: ["one", "another"].
}

deck-file =
    A deck for { $game }: type in the cards of your own box.
    Change what you like and leave out what you do not: a card that is not here, or a field
    of it, stays as it is. The id says which card of the game is replaced; keep it.
deck-fits = The deck file is in order; it replaces { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}.

## The arena

why-too-many-bots = There are { $bots } bots for { $seats } seats.
why-no-bot-there = There is no bot at “{ $bot }”; write MODULE:CLASS, with a module that Python finds.
why-no-such-engine = There is no engine “{ $engine }”; there are: { $known }.
why-no-ray = Ray is not installed; get it with: pip install "purrlor[ray]"
why-resume-needs-report = To go on, name the folder of the report: --report DIR --resume
why-arena-other-plan = The games in { $file } were played under other conditions; choose another folder, or leave out --resume to start over.
bot-random = Random
bot-kitten = Kitten
bot-cat = Cat
bot-lynx = Lynx
bot-random-about = takes any move
bot-kitten-about = plays as it comes, and forgives
bot-cat-about = takes what looks best at once
bot-lynx-about = looks ahead
fault-raised = broke down:
fault-nonsense = not possible:
fault-late = too late:
arena-title = bots in the arena
arena-conditions = { $games ->
    [one] { $games } game
   *[other] { $games } games
}; { $options }; { $budget }; seed { $seed }
arena-budget = { $kind ->
    [nodes] search of { $nodes } rounds a move
   *[seconds] search of { $seconds } s a move
}
arena-bot = Bot and seats
arena-wins = Victories (95 % interval)
arena-times = Times fair share
arena-points = Points
arena-milliseconds = ms a move
arena-faults = Faults
arena-by-seat = Victories by seat
arena-scores = Points: { $bot }
arena-length = Length in actions
arena-lengths = Length in actions: { $mean }; half of the games up to { $middle }; from { $least } to { $most }
arena-endings = Endings
arena-ending = Ending
arena-games = Games
arena-part = Part
arena-uses = Victories of those who did it (how often)
arena-interval = Thin lines are 95 % intervals, red marks the fair share. The raw table lies beside this page: games.csv, one line a seat.
arena-nobody = Nobody won: { $part }
arena-report = Report: { $file }
arena-stopped = Stopped; this is what was played:
simulate-speed = { $games } games in { $seconds } s: { $rate } games and { $actions } actions a second
simulate-unfinished = Given up after { $limit } actions: { $games }
