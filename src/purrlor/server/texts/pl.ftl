## Teksty serwera

site-name = Purrlor
bot-kitten = Kotek (łatwy)
bot-youngcat = Młody kot (średni)
bot-cat = Kot (mocny)
bot-lynx = Ryś (bardzo mocny)
gone = Gospodarz zwolnił twoje miejsce.
gone-link = Link do tego miejsca zmieniono na innym urządzeniu: teraz można grać tylko tam.
gone-banned = Właściciel tego serwera zablokował ci dostęp.
gone-code = Gospodarz zmienił kod tego stołu. Stary już nie działa.
verified-fair = Sekret serwera, wszystkie wkłady graczy, opcje, talia i miejsca są takie, jak ustalono przed pierwszą kartą, a ruchy prowadzą do tego samego wyniku.
verified-secret = Sekret serwera jest tym, do którego się zobowiązał, a ruchy prowadzą do tego samego wyniku. Ten stół otwarto, zanim zaczęto ustalać z góry także wkłady graczy: kto znał sekret, mógł dobrać ostatni z nich.
verified-unbound = Ruchy prowadzą do tego samego wyniku. To dalszy ciąg zapisanej gry, więc jej karty były znane, zanim zaczęła się przy tym stole.
verified-broken = Ziarno nie jest tym, które ustalono przed pierwszą kartą.
not-built = Strona nie jest zbudowana. Zagraj w terminalu: purrlor join { $address }

why-host-only = To może zrobić tylko gospodarz stołu.
why-nobody-to-host = Gospodarzem może być tylko ktoś, kto tu gra.
why-banned = Właściciel tego serwera zablokował ci dostęp.
why-no-such-message = W protokole nie ma takiej wiadomości.
why-bad-message = Nie można odczytać tej wiadomości.
why-enough-games = Boty grają talią najwyżej { $most } gier.
why-bad-body = Nie można odczytać tego żądania: { $where }.
why-table-talk = W tej grze partnerzy nie rozmawiają przy stole, dopóki gra się nie skończy.
why-only-watching = Tylko oglądasz. Żeby to zrobić, zajmij miejsce.
why-not-begun = Gra jeszcze się nie zaczęła.
why-begun = Gra już się zaczęła.
why-paused = Gra jest wstrzymana.
why-away = Gra za ciebie bot. Najpierw wróć na swoje miejsce.
why-still-here = { $seat } ma połączenie. Bot może zastąpić tylko kogoś, kto go nie ma.
why-still-in-time = Zegar idzie: { $seat } ma jeszcze czas, nawet bez połączenia.
why-back-soon = { $seat }: połączenie zerwało się przed chwilą i może zaraz wrócić. Jeśli nie wróci, może zagrać bot.
why-resigned = To miejsce jest już oddane.
why-one-seat-each = Przy tym otwartym stole każdy ma jedno miejsce.
why-removed-before = { $seat }: tego gracza bot już raz w tej grze zastąpił na polecenie gospodarza.
why-seat-taken = To miejsce jest zajęte.
why-table-full = Wszystkie miejsca są zajęte.
why-dealing = Trwa rozdawanie kart. Teraz nie można zmieniać miejsc.
why-not-bound-yet = Jeszcze nie wszystko ustalono. Nie ujawniaj na razie swojego wkładu.
why-not-as-pledged = To nie jest wkład zapowiedziany dla tego miejsca.
why-seats-empty = { $count ->
    [one] Jedno miejsce jest puste. Poczekaj albo dodaj bota.
    [few] { $count } miejsca są puste. Poczekaj albo dodaj boty.
   *[many] { $count } miejsc jest pustych. Poczekaj albo dodaj boty.
}
why-no-such-table = Nie ma takiego stołu.
why-no-such-page = Nie ma takiej strony.
why-not-allowed-method = Na tej stronie nie można tego zrobić.
why-not-your-seat = To nie jest twoje miejsce.
why-bad-link = Ten osobisty link już nie działa.
why-too-often = Za dużo żądań naraz. Poczekaj chwilę.
why-too-large = Za dużo danych: dozwolone jest najwyżej { $most } B.
why-too-many-changes = Przy tym stole zrobiono to już zbyt wiele razy.
why-others-still-play = { $seat } jeszcze gra. Grę można zamknąć, gdy inni się poddadzą albo nie zajrzą tu przez dobę; możecie też przerwać ją wspólnie.
why-too-many-devices = Limit urządzeń przy tym stole jest wyczerpany: { $most }.
why-foreign-origin = To żądanie przyszło z innej strony.
why-store-trouble = Serwer nie może teraz zapisać gry. Nic nie przepadło, spróbuj ponownie.
why-trouble = Na serwerze coś poszło nie tak. Nic się nie zmieniło.
why-no-warnings-among-strangers = Stół z publicznej listy nie może ostrzegać przed błędami.
why-no-warnings-here = Ten stół nie ostrzega przed błędami.
why-nothing-to-hint = Nie masz teraz nic do zrobienia.
why-unreadable-game = Ta wersja Purrlora nie może otworzyć tej gry: wpis { $number } nie pasuje do zasad. Zapis gry pozostaje nietknięty.
why-no-such-move = Nie ma ruchu { $move }. Dotychczasowe ruchy: { $moves }.

why-port-taken = Port { $port } pod adresem { $host } jest już zajęty. Wybierz inny opcją --port.
why-address-unknown = Ten komputer nie ma adresu „{ $host }”.
why-folder-not-writable = Nie można zapisywać w folderze „{ $folder }”. Wybierz inny opcją --data.
why-folder-in-use = Inny Purrlor używa folderu „{ $folder }”. Zatrzymaj go albo wybierz inny folder opcją --data.
why-unknown-database = Purrlor nie obsługuje tej bazy danych: „{ $url }”. Użyj postgresql://… albo pomiń tę opcję.
why-database-unreachable = Nie można połączyć się z bazą danych: { $error }
why-bus-unreachable = Nie można połączyć się z szyną wiadomości: { $error }
why-bus-needed = Kilka procesów wymaga i --bus redis://…, i --database postgresql://….
why-old-schema = Baza danych ma schemat { $found }, a ten program wymaga { $needed }. Uruchom: purrlor upgrade
why-new-schema = Baza danych ma schemat { $found } z nowszego Purrlora; ten program obsługuje { $needed }.
why-backup-schema = Kopia zapasowa ma schemat { $found } (Purrlor { $version }), a ten program wymaga { $needed }. Odtwórz ją w tamtej wersji Purrlora, a potem zaktualizuj.
why-not-ours = Ta baza danych należy do innego programu: nie ma w niej tabel Purrlora.
why-clock-backwards = Zegar tego komputera pokazuje { $now }, a ostatni ruch zapisano o { $last }. Ustaw zegar.
why-no-such-data = W folderze „{ $folder }” nie ma danych Purrlora.
why-empty-database = Baza danych jest pusta: nie ma w niej danych Purrlora.
why-database-in-use = Z tej bazy danych korzysta serwer. Najpierw go zatrzymaj; po awarii odczekaj { $seconds } s.
why-nobody-there = Na miejscu { $number } przy tym stole nie siedzi nikt albo siedzi tylko bot.
why-bad-network = „{ $address }” nie jest ani kodem stołu z numerem miejsca, ani adresem, takim jak 203.0.113.7 albo 203.0.113.0/24.
why-no-such-ban = Nie ma blokady numer { $number }. Lista: purrlor admin bans
why-no-key = Nie ma jeszcze klucza: żaden serwer nie działał z tą bazą danych.
why-backup-exists = „{ $file }” już istnieje.
why-backup-unreadable = „{ $file }” nie jest kopią zapasową Purrlora.
why-not-empty = Baza danych nie jest pusta. Kopię zapasową można odtworzyć tylko w pustej.
why-no-server = Pod adresem { $address } nie ma serwera.
why-bad-address = „{ $address }” to nie adres stołu. Adres wygląda tak: http://HOST:PORT/table/KOD.
why-agent-no-seat = Najpierw usiądź przy stole: użyj sit_down z linkiem albo open_table.
why-agent-no-server = `purrlor mcp` uruchomiono bez --server: usiądź przy stole, korzystając z linku.
why-agent-not-started = Gra jeszcze się nie zaczęła.
why-agent-no-rule = Nie ma zasady { $given }. Zasady to: { $known }.
why-agent-stale = Nic nie zrobiono: pozycja { $given } już minęła, teraz jest { $now }. Przeczytaj możliwości jeszcze raz.
why-agent-lost = Połączenie zostało na chwilę przerwane. Poczekaj i spójrz ponownie, zanim coś zrobisz.
why-commitment-differs = Podany odcisk nie należy do tej gry.
why-not-as-bound = Ta gra nie jest taka, jak ustalono przed pierwszą kartą: { $what ->
    [secret] sekret serwera jest inny
    [rules] gra lub jej zasady są inne
    [options] opcje są inne
    [deck] talia jest inna
    [seats] miejsca są inne
    [contributions] czyjś wkład nie jest tym zapowiedzianym
   *[other] nie da się odczytać tego, co ustalono
}.

serving = Purrlor działa: { $address }
serving-friends = Dla znajomych w tej samej sieci: { $address }
serving-stop = Ctrl+C zatrzymuje serwer. Gry są zapisywane w { $folder }.
verify-replays = Ruchy prowadzą do wyniku zapisanego w pliku.
verify-commitment = Odcisk: { $commitment }
verify-contributions = Od graczy: { $contributions }
verify-bound = To ten sam odcisk, który był pokazany: sekret, wkłady graczy, opcje, talię i miejsca ustalono przed pierwszą kartą.
verify-secret = To odcisk samego sekretu serwera: wylosowano go przed pierwszą kartą. Odcisk pokazywany w czasie gry obejmuje także wkłady graczy, opcje, talię i miejsca.
verify-withheld = Na miejscu { $number } nie ujawniono zapowiedzianego wkładu; zajął je bot jeszcze przed pierwszą kartą.
verify-unbound = Porównaj go z odciskiem, który strona pokazuje w czasie gry (albo podaj tamten w opcji --commitment).
verify-no-commitment = To ziarno nie pochodzi z serwera. Nie ma odcisku do porównania.
backup-done = { $tables ->
    [one] Zapisano { $tables } stół
    [few] Zapisano { $tables } stoły
   *[many] Zapisano { $tables } stołów
} w pliku { $file }.
restore-done = { $tables ->
    [one] Odtworzono { $tables } stół.
    [few] Odtworzono { $tables } stoły.
   *[many] Odtworzono { $tables } stołów.
}
called-off-agreed = Gra przerwana: zgodzili się wszyscy, którzy jeszcze grali.
called-off-host = Grę zamknął gospodarz, bo innych już nie było.
called-off-full = Gra przerwana: miała więcej ruchów, niż mieści zapis.
called-off-owner = Grę zamknął właściciel tego serwera.
called-off-unreadable = Gra zamknięta: po aktualizacji serwera nie dało się jej kontynuować. Jej zapis pozostaje nietknięty.
admin-open = czeka
admin-running = w toku
admin-over = skończona
admin-tables = { $tables ->
    [one] { $tables } stół.
    [few] { $tables } stoły.
   *[many] { $tables } stołów.
}
admin-times = Stół otwarty { $opened }, ostatnia zmiana { $touched } (UTC)
admin-counts = Ruchy: { $moves } · wiadomości na czacie: { $lines } · wersja zasad: { $rules }
admin-seat-person = Miejsce { $number }: { $name }
admin-seat-away = Miejsce { $number }: { $name } (poza stołem, gra bot)
admin-seat-bot = Miejsce { $number }: { $name } (bot)
admin-seat-empty = Miejsce { $number }: puste
admin-closed = Gra przy stole { $code } jest zamknięta, a jej ziarno jawne.
admin-deleted = Stół { $code } został usunięty.
admin-pruned = { $tables ->
    [one] Usunięto { $tables } stół.
    [few] Usunięto { $tables } stoły.
   *[many] Usunięto { $tables } stołów.
}
admin-would-prune = { $tables ->
    [one] Do usunięcia jest { $tables } stół.
    [few] Do usunięcia są { $tables } stoły.
   *[many] Do usunięcia jest { $tables } stołów.
}
admin-erased = Usunięto dane tej osoby { $tables ->
    [one] z { $tables } stołu
    [few] z { $tables } stołów
   *[many] z { $tables } stołów
}. Starsze kopie zapasowe nadal je zawierają.
admin-banned = Zablokowano: { $what }.
admin-unbanned = Odblokowano: { $what }.
admin-bans = { $bans ->
    [one] Jedna blokada.
    [few] { $bans } blokady.
   *[many] { $bans } blokad.
}
admin-key-renewed = Jest nowy klucz. Dawne ciasteczka i osobiste linki już nie działają.
upgrade-plan = Baza danych ma schemat { $found }; aktualizacja zmieni go na { $schema }. Gry toczą się dalej według zasad, z którymi się zaczęły; trwająca gra, w której to niemożliwe, zostanie zamknięta, a jej zapis zachowany.
upgrade-plan-none = Baza danych ma najnowszy schemat, { $schema }. Gry toczą się dalej według zasad, z którymi się zaczęły; trwająca gra, w której to niemożliwe, zostanie zamknięta, a jej zapis zachowany.
upgrade-copied = Dane sprzed aktualizacji zostają w pliku { $file }. Usuń go, gdy nie będzie już potrzebny.
upgrade-done = Baza danych ma teraz schemat { $schema }.
upgrade-checked = { $tables ->
    [one] W tej wersji otwiera się { $tables } gra.
    [few] W tej wersji otwierają się { $tables } gry.
   *[many] W tej wersji otwiera się { $tables } gier.
}
upgrade-unread = { $code }: nie można otworzyć, wpis { $number } nie pasuje do zasad. Zapis gry pozostaje nietknięty.
upgrade-closed = { $code }: gra zamknięta, bo wpis { $number } nie pasuje do zasad. Zapis jest zachowany; gracze dowiedzą się o tym i mogą zagrać od nowa.
join-waiting = Czekamy na ruch: { $names }
join-lobby = Czekamy, aż gospodarz zacznie. Miejsca: { $names }
join-lost = Połączenie przerwane. Łączymy ponownie…
join-why = Wpisz ruch po znaku zapytania, na przykład: ? { $example }
join-keys = Numer: wykonaj ruch · u: cofnij · h: podpowiedź · ? RUCH: dlaczego nie · i: co robią karty (i SŁOWO) · r: zasady · k: te klawisze · c TEKST: napisz na czacie · q: wyjdź
join-left = { $name } odchodzi od stołu: gra bot.
join-late = { $name }: czas minął, dalej gra bot.
join-dealing = Trwa rozdawanie kart. Chwileczkę…
join-elsewhere = Twoje miejsce jest otwarte także gdzie indziej.
join-host = Nowy gospodarz stołu: { $name }.
join-said = { $name }: { $text }

why-no-such-game-played = Pod tym adresem nie ma zakończonej partii. Link może być niepełny albo partię usunięto.
won-one = Wygrywa: { $names }!
won-several = Wspólne zwycięstwo: { $names }!
won-nobody = Nikt nie wygrywa.
why-ranked-no-bots = Partia rankingowa jest tylko dla ludzi: bez botów.
why-ranked-clock = Partia rankingowa wymaga zegara.
why-ranked-cards = W partii rankingowej gra się zwykłymi kartami.
why-ranked-alone = Partia rankingowa wymaga co najmniej dwóch graczy.
why-ranked-one-seat = W partii rankingowej każdy ma jedno miejsce.
why-ranked-no-help = W partii rankingowej nie ma podpowiedzi.
why-ranked-host = W partii rankingowej gospodarz nie może tego zrobić.
bot-mixed = Różne boty
record-total = Najwięcej punktów
record-streak = Wygrane z rzędu
why-no-result = Ta partia nie trafia do historii: była lekcją, dalszym ciągiem zapisanej partii albo skończyła się bez wyniku.
why-no-such-friend = Nie masz żadnej wspólnej partii z tą osobą.
why-not-welcome = Przy tym stole nie możesz usiąść.
why-no-such-report = Nie ma zgłoszenia { $number }. Listę pokazuje `purrlor admin reports`.
admin-reports = { $reports ->
    [0] Nie ma zgłoszeń.
    [one] Jedno zgłoszenie.
    [few] { $reports } zgłoszenia.
   *[many] { $reports } zgłoszeń.
}
admin-report-closed = Zgłoszenie { $number } usunięto.
report-chat = słowa na czacie
report-name = imię
report-unfair = nieuczciwa gra
report-other = coś innego
gone-signed-out = To urządzenie wylogowano z innego.
why-profiles-off = Ten serwer nie prowadzi profili.
why-no-profile = Jesteś tu gościem. Najpierw załóż profil albo się zaloguj.
why-profile-exists = Masz już profil.
why-bad-passkey = Nie udało się sprawdzić tego klucza dostępu. Spróbuj jeszcze raz.
why-unknown-passkey = Ten serwer nie zna tego klucza dostępu. Może został usunięty albo utworzony dla innego adresu?
why-passkey-known = Ten klucz dostępu należy już do profilu.
why-no-such-passkey = Nie ma takiego klucza dostępu w twoim profilu.
why-too-many-passkeys = Profil może mieć najwyżej { $most } kluczy dostępu. Najpierw usuń któryś.
why-bad-code = Ten kod lub link jest nieważny albo już go użyto.
why-this-device = To urządzenie, z którego korzystasz. Zamiast tego się wyloguj.
why-no-such-device = To urządzenie nie jest już zalogowane.
why-vacation-spent = { $days ->
    [one] W tym roku został jeden dzień urlopu
    [few] W tym roku zostały { $days } dni urlopu
   *[many] W tym roku zostało { $days } dni urlopu
} z { $most }.
why-no-such-zone = „{ $zone }” to nie strefa czasowa.
why-bad-endpoint = Tam nie można wysyłać powiadomień: to nie jest publiczna usługa powiadomień.
why-too-many-subscriptions = Powiadomienia może dostawać najwyżej { $most } urządzeń jednej osoby.
notice-turn = Twoja kolej
notice-deadline = Kończy się twój czas
notice-invitation = Masz zaproszenie
notice-end = Koniec gry
notice-about = { $game } · { $names }
notice-until = Do

why-review-players-only = Analizę widzą tylko gracze tego stołu, chyba że wszyscy zgodzą się pokazać ją widzom.
why-review-too-long = Ta gra jest za długa na analizę: może mieć najwyżej { $most } ruchów.
why-review-busy = Teraz trwa zbyt wiele analiz. Spróbuj za minutę.
