## What the house says

house-name = Purrlor
bot-random = Random
bot-kitten = Kitten (easy)
bot-cat = Cat (greedy)
bot-lynx = Lynx (strong)
gone = Your seat was taken away by the host.
verified-fair = The seed fits the fingerprint, and the log leads to the same end.
verified-unbound = The log leads to the same end; the seed came with a file, so nobody was bound to it.
verified-broken = The seed does not fit the fingerprint.
no-rules-page = There is no page of rules for this game yet.
not-built = The web page is not built here. Play in a terminal: purrlor join { $address }

why-host-only = Only the host of this table can do that.
why-no-such-message = That is no message of the protocol.
why-bad-message = That message can't be read.
why-bad-body = That request can't be read: { $where }.
why-table-talk = This game forbids table talk between partners until it is over.
why-only-watching = You are watching; sit down to do that.
why-not-begun = The game has not begun.
why-begun = The game has begun already.
why-paused = The game is paused.
why-away = A bot plays for you; take your seat back first.
why-still-here = { $seat } is connected: a bot can only play for somebody who is not.
why-resigned = You have given this seat up.
why-seat-taken = This seat is taken.
why-table-full = All seats are taken.
why-seats-empty = { $count ->
    [one] One seat is empty: wait, or let a bot sit there.
   *[other] { $count } seats are empty: wait, or let bots sit there.
}
why-no-such-table = There is no such table.
why-no-such-page = There is no such page.
why-not-allowed-method = That can't be done with this page.
why-not-your-seat = That is not your seat.
why-bad-link = This personal link is not valid any more.
why-too-often = That was too often; wait a little.
why-too-large = That is too large: at most { $most } bytes.
why-log-full = This table's log is full: it holds { $most } entries, and nothing more can happen here.
why-too-many-devices = This table is held by { $most } devices already; no more can hold a seat here.
why-foreign-origin = That request came from another site.
why-store-trouble = The house can't write to its disk at the moment; nothing was lost, try again.
why-trouble = Something went wrong here; nothing was changed.
why-nothing-to-hint = There is nothing for you to do now.
why-rules-changed = This game began under other rules and was not proved to go on unchanged: run purrlor upgrade --check.
why-no-such-move = There is no move { $move }; there are { $moves }.

why-port-taken = Port { $port } on { $host } is taken; choose another with --port.
why-address-unknown = There is no address “{ $host }” on this machine.
why-folder-not-writable = The folder “{ $folder }” can't be written; choose another with --data.
why-folder-in-use = Another Purrlor uses the folder “{ $folder }”; stop it or choose another with --data.
why-unknown-database = This is no database that Purrlor knows: “{ $url }”; use postgresql://… or leave it out.
why-database-unreachable = The database can't be reached: { $error }
why-bus-unreachable = The bus can't be reached: { $error }
why-bus-needed = Several workers need --bus redis://… and --database postgresql://… to hear of each other.
why-old-schema = The database has the old schema { $found } and this program needs { $needed }: run purrlor upgrade.
why-new-schema = The database has the schema { $found } of a newer Purrlor; this one knows { $needed }.
why-not-ours = The database holds other tables and none of Purrlor's.
why-clock-backwards = This machine's clock says { $now }, but the last move was written at { $last }: set the clock right.
why-no-such-data = There is no data of Purrlor in “{ $folder }”.
why-backup-exists = “{ $file }” exists already.
why-backup-unreadable = “{ $file }” is no back-up of Purrlor.
why-not-empty = The database is not empty; a back-up is restored only into an empty one.
why-no-server = Nobody answers at { $address }.
why-bad-address = “{ $address }” is no address of a table; it looks like http://HOST:PORT/table/CODE.
why-commitment-differs = The fingerprint that you saw is not the one of this game.

serving = Purrlor is open: { $address }
serving-friends = Friends in the same network: { $address }
serving-stop = Ctrl+C stops it. Games are kept in { $folder }.
verify-replays = The log leads to the end that the file tells.
verify-commitment = Fingerprint: { $commitment }
verify-contributions = From the seats: { $contributions }
verify-bound = This is the fingerprint that you saw: the cards were fixed before the first deal.
verify-unbound = Compare it with the fingerprint that was shown before the first deal (--commitment checks it).
verify-no-commitment = This seed was not made by a house; there is no fingerprint to compare.
backup-done = { $tables ->
    [one] One table is
   *[other] { $tables } tables are
} kept in { $file }.
restore-done = { $tables ->
    [one] One table is
   *[other] { $tables } tables are
} back.
upgrade-done = The database has schema { $schema }.
upgrade-checked = { $tables ->
    [one] One running game leads
   *[other] { $tables } running games lead
} through the same positions.
upgrade-differs = { $code }: entry { $number } leads elsewhere; play it to its end with the Purrlor that began it.
join-waiting = Waiting for: { $names }
join-lobby = Waiting for the host to begin. Seats: { $names }
join-lost = The connection is lost; trying again.
join-why = Write the action after the question mark, such as: ? { $example }
join-keys = Number: do it · u: take back · h: hint · ? ACTION: why not · c TEXT: say it · q: leave the terminal
join-left = { $name } has left: a bot plays on.
join-late = { $name } ran out of time: a bot plays on.
join-hint = A bot would: { $action }
join-said = { $name }: { $text }
