## Texts of the server

site-name = Purrlor
bot-kitten = Kitten (easy)
bot-youngcat = Young cat (medium)
bot-cat = Cat (strong)
bot-lynx = Lynx (very strong)
gone = The host has removed you from your seat.
gone-link = The personal link of this seat was renewed on another device: only that one has the seat now.
gone-banned = The owner of this server has banned you.
gone-code = The host has made a new code for this table. The old one no longer works.
verified-fair = The server's secret, all contributions, options, deck and seats are as they were bound before the first card, and the moves lead to the same result.
verified-secret = The server's secret is the one it was bound to, and the moves lead to the same result. This table was opened before contributions were bound as well: somebody who knew the secret could have chosen the last one.
verified-unbound = The moves lead to the same result. The game goes on from a saved one, so its cards were known before it began here.
verified-broken = The seed is not the one that was bound before the first card.
not-built = The web page is not built. Play in a terminal: purrlor join { $address }

why-host-only = Only the host of this table can do that.
why-nobody-to-host = Only a person who plays here can be the host.
why-banned = The owner of this server has banned you.
why-no-such-message = There is no such message in the protocol.
why-bad-message = This message can't be read.
why-enough-games = Bots play at most { $most } games with a deck.
why-bad-body = This request can't be read: { $where }.
why-table-talk = Partners may not talk at the table until this game is over.
why-only-watching = You are watching. Take a seat to do that.
why-not-begun = The game has not started yet.
why-begun = The game has already started.
why-paused = The game is paused.
why-away = A bot plays for you. Take your seat back first.
why-still-here = { $seat } is connected. A bot can only play for somebody who is not.
why-still-in-time = The clock runs: { $seat } has time left, connected or not.
why-back-soon = { $seat } lost the connection a moment ago and may be back soon. If not, a bot can play.
why-resigned = You have given up this seat.
why-one-seat-each = At this public table everybody has one seat.
why-removed-before = You have already removed { $seat } once in this game.
why-seat-taken = This seat is taken.
why-table-full = All seats are taken.
why-dealing = The cards are being dealt. Seats can't change now.
why-not-bound-yet = Not everything is bound yet. Do not send your contribution now.
why-not-as-pledged = This is not the contribution that was pledged for this seat.
why-seats-empty = { $count ->
    [one] One seat is empty. Wait, or add a bot.
   *[other] { $count } seats are empty. Wait, or add bots.
}
why-no-such-table = There is no such table.
why-no-such-page = There is no such page.
why-not-allowed-method = That can't be done with this page.
why-not-your-seat = This is not your seat.
why-bad-link = This personal link is no longer valid.
why-too-often = Too many requests. Wait a moment.
why-too-large = That is too large: at most { $most } bytes are allowed.
why-too-many-changes = You have done that too often at this table.
why-others-still-play = { $seat } still plays here. A game can be closed when the others have resigned or have been away for a day; you can also call it off together.
why-too-many-devices = { $most } devices already hold seats at this table. No more can join.
why-foreign-origin = This request came from another site.
why-store-trouble = The server can't save right now. Nothing is lost; try again.
why-trouble = Something went wrong on the server. Nothing has changed.
why-no-warnings-among-strangers = A table in the public list can't warn before mistakes.
why-no-warnings-here = This table does not warn before mistakes.
why-nothing-to-hint = There is nothing for you to do now.
why-unreadable-game = This version of Purrlor can't open this game: entry { $number } of its log does not fit the rules. The log is kept as it is.
why-no-such-move = There is no move { $move }. Moves so far: { $moves }.

why-port-taken = Port { $port } on { $host } is already in use. Choose another with --port.
why-address-unknown = This machine has no address “{ $host }”.
why-folder-not-writable = The folder “{ $folder }” can't be written. Choose another with --data.
why-folder-in-use = Another Purrlor uses the folder “{ $folder }”. Stop it, or choose another folder with --data.
why-unknown-database = Purrlor does not support this database: “{ $url }”. Use postgresql://…, or leave the option out.
why-database-unreachable = The database can't be reached: { $error }
why-bus-unreachable = The message bus can't be reached: { $error }
why-bus-needed = Several workers need both --bus redis://… and --database postgresql://….
why-old-schema = The database has schema { $found }; this program needs { $needed }. Run: purrlor upgrade
why-new-schema = The database has schema { $found } of a newer Purrlor; this program supports { $needed }.
why-backup-schema = The backup has schema { $found } (Purrlor { $version }); this program needs { $needed }. Restore it with that Purrlor, then upgrade.
why-not-ours = The database belongs to another program: none of its tables are Purrlor's.
why-clock-backwards = This machine's clock says { $now }, but the last move was saved at { $last }. Set the clock.
why-no-such-data = There is no Purrlor data in “{ $folder }”.
why-empty-database = The database is empty: it holds no Purrlor data.
why-database-in-use = A server uses this database. Stop it first; after a crash, wait { $seconds } seconds.
why-nobody-there = There is no person on seat { $number } of this table.
why-bad-network = “{ $address }” is neither a table's code with a seat, nor an address such as 203.0.113.7 or 203.0.113.0/24.
why-no-such-ban = There is no ban { $number }. See: purrlor admin bans
why-no-key = There is no key yet: no server has run with this database.
why-backup-exists = “{ $file }” already exists.
why-backup-unreadable = “{ $file }” is not a Purrlor backup.
why-not-empty = The database is not empty. A backup can only be restored into an empty one.
why-no-server = There is no server at { $address }.
why-bad-address = “{ $address }” is not the address of a table. It looks like http://HOST:PORT/table/CODE.
why-agent-no-seat = Take a seat first: use sit_down with a link, or open_table.
why-agent-no-server = `purrlor mcp` was started without --server: use sit_down with a link instead.
why-agent-not-started = The game has not begun yet.
why-agent-no-rule = There is no rule { $given }. The rules are: { $known }.
why-agent-stale = Nothing was done: position { $given } is over, it is { $now } now. Read the choices again.
why-agent-lost = The connection was lost for a moment. Wait, and look again before you act.
why-commitment-differs = The fingerprint that you gave is not the one of this game.
why-not-as-bound = This game is not as it was bound before the first card: { $what ->
    [secret] the server's secret is another one
    [rules] the game or its rules are others
    [options] the options are others
    [deck] the deck is another one
    [seats] the seats are others
    [contributions] a contribution is not the one that was pledged
   *[other] what was bound can't be read
}.

serving = Purrlor is running: { $address }
serving-friends = Friends on the same network: { $address }
serving-stop = Ctrl+C stops it. Games are saved in { $folder }.
verify-replays = The moves lead to the result in the file.
verify-commitment = Fingerprint: { $commitment }
verify-contributions = From the seats: { $contributions }
verify-bound = This is the fingerprint that you saw: secret, contributions, options, deck and seats were bound before the first card.
verify-secret = This is the fingerprint of the server's secret: it was drawn before the first card. The fingerprint shown in the game binds contributions, options, deck and seats as well.
verify-withheld = Seat { $number } did not open the contribution that was pledged; a bot took it over before the first card.
verify-unbound = Compare it with the fingerprint that the page shows during the game (--commitment does that for you).
verify-no-commitment = This seed was not made by a server. There is no fingerprint to compare.
backup-done = { $tables ->
    [one] One table is
   *[other] { $tables } tables are
} saved in { $file }.
restore-done = { $tables ->
    [one] One table is
   *[other] { $tables } tables are
} restored.
called-off-agreed = Called off: all who still played agreed.
called-off-host = Closed by the host, because the others were gone.
called-off-full = Called off: the game had more moves than a log can hold.
called-off-owner = Closed by the owner of this server.
called-off-unreadable = Closed: after an upgrade of this server the game could not go on. Its log is kept as it is.
admin-open = open
admin-running = running
admin-over = over
admin-tables = { $tables ->
    [one] One table.
   *[other] { $tables } tables.
}
admin-times = Opened { $opened }, touched { $touched } (UTC)
admin-counts = Moves: { $moves } · chat lines: { $lines } · rules version: { $rules }
admin-seat-person = Seat { $number }: { $name }
admin-seat-away = Seat { $number }: { $name } (away, a bot plays)
admin-seat-bot = Seat { $number }: { $name } (bot)
admin-seat-empty = Seat { $number }: empty
admin-closed = The game of table { $code } is closed, and its seed is open.
admin-deleted = Table { $code } is deleted.
admin-pruned = { $tables ->
    [one] One table is
   *[other] { $tables } tables are
} deleted.
admin-would-prune = { $tables ->
    [one] One table
   *[other] { $tables } tables
} would be deleted.
admin-erased = The person is erased at { $tables ->
    [one] one table
   *[other] { $tables } tables
}. Older backups still hold the data.
admin-banned = Banned: { $what }.
admin-unbanned = No longer banned: { $what }.
admin-bans = { $bans ->
    [one] One ban.
   *[other] { $bans } bans.
}
admin-key-renewed = There is a new key. Old cookies and personal links are no longer valid.
upgrade-plan = The database has schema { $found }; an upgrade changes it to { $schema }. Games go on by the rules they began with; a running game that can't is closed, and its log is kept.
upgrade-plan-none = The database has the newest schema, { $schema }. Games go on by the rules they began with; a running game that can't is closed, and its log is kept.
upgrade-copied = The data as it was is kept in { $file }. Delete that file when you no longer need it.
upgrade-done = The database now has schema { $schema }.
upgrade-checked = { $tables ->
    [one] One game opens
   *[other] { $tables } games open
} with this version.
upgrade-unread = { $code }: can't be opened, entry { $number } of its log does not fit the rules. The log is kept as it is.
upgrade-closed = { $code }: closed, because entry { $number } of its log does not fit the rules. The log is kept; its players are told, and can play again.
join-waiting = Waiting for: { $names }
join-lobby = Waiting for the host to start. Seats: { $names }
join-lost = Connection lost. Reconnecting…
join-why = Type a move after the question mark, for example: ? { $example }
join-keys = Number: make the move · u: take back · h: hint · ? MOVE: why not · i: what cards in sight do (i WORD) · r: rules · k: these keys · c TEXT: chat · q: quit
join-left = { $name } has left: a bot plays on.
join-late = { $name } ran out of time: a bot plays on.
join-dealing = The cards are being dealt. One moment…
join-elsewhere = Your seat is also open elsewhere.
join-host = { $name } is the host now.
join-said = { $name }: { $text }

why-no-such-game-played = There is no finished game at this address. The link may be incomplete, or the game was deleted.
won-one = { $names } wins!
won-several = { $names } share the victory!
won-nobody = Nobody wins.
why-ranked-no-bots = A ranked game is for people only: no bots.
why-ranked-clock = A ranked game needs a clock.
why-ranked-cards = A ranked game is played with the usual cards.
why-ranked-alone = A ranked game needs at least two players.
why-ranked-one-seat = In a ranked game everybody has one seat.
why-ranked-no-help = In a ranked game nobody gets hints.
why-ranked-host = In a ranked game the host can't do this.
bot-mixed = Various bots
record-total = Most points
record-streak = Games won in a row
why-no-result = This game is not in the history: it was a lesson, continued a saved game, or ended without a result.
why-no-such-friend = You have not played with this person.
why-not-welcome = You can't sit down at this table.
why-no-such-report = There is no report { $number }. `purrlor admin reports` lists them.
admin-reports = { $reports ->
    [0] No reports.
    [one] One report.
   *[other] { $reports } reports.
}
admin-report-closed = Report { $number } is deleted.
report-chat = what was said
report-name = a name
report-unfair = unfair play
report-other = something else
gone-signed-out = This device was signed out on another one.
why-profiles-off = This server has no profiles.
why-no-profile = You are a guest here. Create a profile first, or sign in.
why-profile-exists = You already have a profile.
why-bad-passkey = This passkey can't be checked. Try again.
why-unknown-passkey = This server does not know that passkey. Was it removed, or made for another address?
why-passkey-known = This passkey belongs to a profile already.
why-no-such-passkey = There is no such passkey in your profile.
why-too-many-passkeys = A profile has at most { $most } passkeys. Remove one first.
why-bad-code = This code or link is not valid, or was used already.
why-this-device = This is the device that you are using. Sign out instead.
why-no-such-device = That device is not signed in any more.
why-vacation-spent = { $days ->
    [one] One day of vacation is
   *[other] { $days } days of vacation are
} left this year, of { $most }.
why-no-such-zone = “{ $zone }” is not a time zone.
why-bad-endpoint = Notifications can't be sent there: it is not a public push service.
why-too-many-subscriptions = At most { $most } devices of one person get notifications.
notice-turn = Your turn
notice-deadline = Your time is running out
notice-invitation = You are invited
notice-end = The game is over
notice-about = { $game } · { $names }
notice-until = Until

why-review-players-only = Only the players of this table can see the review, unless they all let spectators see it.
why-review-too-long = This game is too long for a review: it may have at most { $most } moves.
why-review-busy = Too many games are being reviewed just now. Try again in a minute.
