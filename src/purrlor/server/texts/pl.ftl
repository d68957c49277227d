## Co mówi dom

house-name = Purrlor
bot-random = Losowy
bot-kitten = Kotek (łatwy)
bot-cat = Kot (zachłanny)
bot-lynx = Ryś (mocny)
gone = Gospodarz zwolnił twoje miejsce.
verified-fair = Ziarno zgadza się z odciskiem, a zapis prowadzi do tego samego końca.
verified-unbound = Zapis prowadzi do tego samego końca; ziarno jest z pliku, więc nikogo nie wiązało.
verified-broken = Ziarno nie zgadza się z odciskiem.
no-rules-page = Ta gra nie ma jeszcze strony z zasadami.
not-built = Strony nie zbudowano. Graj w terminalu: purrlor join { $address }

why-host-only = To może zrobić tylko gospodarz stołu.
why-no-such-message = Protokół nie zna takiej wiadomości.
why-bad-message = Tej wiadomości nie da się odczytać.
why-bad-body = Tej prośby nie da się odczytać: { $where }.
why-table-talk = W tej grze partnerzy nie rozmawiają przy stole, dopóki się nie skończy.
why-only-watching = Tylko oglądasz; najpierw zajmij miejsce.
why-not-begun = Gra się jeszcze nie zaczęła.
why-begun = Gra już trwa.
why-paused = Gra jest wstrzymana.
why-away = Gra za ciebie bot; najpierw wróć na miejsce.
why-still-here = { $seat } ma połączenie: bot może zagrać tylko za kogoś, kto go nie ma.
why-resigned = To miejsce jest już oddane.
why-seat-taken = To miejsce jest zajęte.
why-table-full = Wszystkie miejsca są zajęte.
why-seats-empty = { $count ->
    [one] Jedno miejsce jest puste: poczekaj albo posadź tam bota.
    [few] { $count } miejsca są puste: poczekaj albo posadź tam boty.
   *[many] { $count } miejsc jest pustych: poczekaj albo posadź tam boty.
}
why-no-such-table = Nie ma takiego stołu.
why-no-such-page = Nie ma takiej strony.
why-not-allowed-method = Z tą stroną nie da się tego zrobić.
why-not-your-seat = To nie jest twoje miejsce.
why-bad-link = Ten osobisty odnośnik już nie działa.
why-too-often = Za często; poczekaj chwilę.
why-too-large = Za duże: najwyżej { $most } bajtów.
why-log-full = Dziennik tego stołu jest pełny: ma { $most } wpisów i nic więcej nie może się tu wydarzyć.
why-too-many-devices = Ten stół ma już { $most } urządzeń; więcej nie może zająć miejsca.
why-foreign-origin = Ta prośba przyszła z innej strony.
why-store-trouble = Dom nie może teraz zapisać na dysku; nic nie przepadło, spróbuj ponownie.
why-trouble = Coś tu poszło nie tak; nic się nie zmieniło.
why-nothing-to-hint = Teraz nie masz nic do zrobienia.
why-rules-changed = Ta gra zaczęła się według innych zasad i nie dowiedziono, że toczy się tak samo: uruchom purrlor upgrade --check.
why-no-such-move = Nie ma ruchu { $move }; ruchów jest { $moves }.

why-port-taken = Port { $port } pod adresem { $host } jest zajęty; wybierz inny przez --port.
why-address-unknown = Ten komputer nie ma adresu „{ $host }”.
why-folder-not-writable = W folderze „{ $folder }” nie da się pisać; wybierz inny przez --data.
why-folder-in-use = Inny Purrlor używa folderu „{ $folder }”; zatrzymaj go albo wybierz inny przez --data.
why-unknown-database = Takiej bazy Purrlor nie zna: „{ $url }”; użyj postgresql://… albo pomiń.
why-database-unreachable = Baza nie odpowiada: { $error }
why-bus-unreachable = Szyna nie odpowiada: { $error }
why-bus-needed = Kilka procesów potrzebuje --bus redis://… i --database postgresql://…, żeby wiedzieć o sobie.
why-old-schema = Baza ma stary schemat { $found }, a program potrzebuje { $needed }: uruchom purrlor upgrade.
why-new-schema = Baza ma schemat { $found } nowszego Purrlora; ten zna { $needed }.
why-not-ours = W bazie są inne tabele i żadnej Purrlora.
why-clock-backwards = Zegar tego komputera pokazuje { $now }, a ostatni ruch zapisano o { $last }: ustaw zegar.
why-no-such-data = W „{ $folder }” nie ma danych Purrlora.
why-backup-exists = „{ $file }” już istnieje.
why-backup-unreadable = „{ $file }” nie jest kopią zapasową Purrlora.
why-not-empty = Baza nie jest pusta; kopię odtwarza się tylko w pustej.
why-no-server = Pod adresem { $address } nikt nie odpowiada.
why-bad-address = „{ $address }” to nie adres stołu; wygląda on tak: http://HOST:PORT/table/KOD.
why-commitment-differs = Pokazany odcisk nie należy do tej gry.

serving = Purrlor otwarty: { $address }
serving-friends = Znajomi w tej samej sieci: { $address }
serving-stop = Ctrl+C zatrzymuje. Gry są w folderze { $folder }.
verify-replays = Zapis prowadzi do końca, o którym mówi plik.
verify-commitment = Odcisk: { $commitment }
verify-contributions = Od graczy: { $contributions }
verify-bound = To ten sam odcisk, który pokazano: karty były ustalone przed pierwszym rozdaniem.
verify-unbound = Porównaj go z odciskiem, który pokazano przed pierwszym rozdaniem (sprawdza to --commitment).
verify-no-commitment = To ziarno nie pochodzi od domu; nie ma odcisku do porównania.
backup-done = Zachowano stoły: { $tables }, plik { $file }.
restore-done = Odtworzono stoły: { $tables }.
upgrade-done = Baza ma schemat { $schema }.
upgrade-checked = Gry w toku, które prowadzą przez te same pozycje: { $tables }.
upgrade-differs = { $code }: wpis { $number } prowadzi gdzie indziej; dokończ tę grę na Purrlorze, na którym się zaczęła.
join-waiting = Czekamy na: { $names }
join-lobby = Czekamy, aż gospodarz zacznie. Miejsca: { $names }
join-lost = Połączenie przerwane; próba od nowa.
join-why = Po znaku zapytania wpisz ruch, na przykład: ? { $example }
join-keys = Numer: wykonaj · u: cofnij · h: podpowiedź · ? RUCH: dlaczego nie · c TEKST: powiedz · q: wyjdź
join-left = { $name } odchodzi od stołu: gra bot.
join-late = { $name }: czas minął, dalej gra bot.
join-hint = Bot robi tak: { $action }
join-said = { $name }: { $text }
