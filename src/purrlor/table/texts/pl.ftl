## Co mówi każdy stół

seat-name = Gracz { $number }
none = brak

why-by-rule = { $sentence } (zasada { $rule })
why-no-such-game = Nie ma gry „{ $game }”; są: { $known }.
why-no-such-option = Nie ma opcji „{ $option }”; są: { $known }.
why-no-such-value = Opcja „{ $option }” nie może mieć wartości „{ $value }”; możliwe: { $values }.
why-no-such-seat = Nie ma miejsca { $seat } przy tym stole: { $seats ->
    [one] jest { $seats } miejsce
    [few] są { $seats } miejsca
   *[many] jest { $seats } miejsc
}.
why-no-such-action = „{ $action }” nic przy tym stole nie znaczy.
why-no-such-thing = W tej grze nie ma „{ $thing }”.
why-no-action-there = To nie jest ruch w tej grze.
why-not-your-turn = To nie twoja kolej.
why-game-over = Gra jest skończona.
why-not-over-yet = Gra jeszcze trwa.
why-can-not-undo = Tego nie da się cofnąć: od tego czasu wyszło na jaw coś nowego albo ktoś już zagrał dalej.
why-saved-unreadable = To nie jest zapis gry albo jest uszkodzony.
why-saved-too-large = Zapis gry ma najwyżej { $most } MB; ten plik jest większy.
why-saved-too-long = Gra ma najwyżej { $most } ruchów i cofnięć; ten plik ma więcej.
why-saved-other-rules = Tę grę zapisano według zasad w wersji { $saved }; tutaj jest wersja { $here }.
why-saved-illegal = Wpis { $number } zapisu gry jest niemożliwy: { $because }
why-saved-elsewhere = Zapis gry nie prowadzi do pozycji, którą podaje; zmieniono go albo jest uszkodzony.
why-file-missing = Nie ma pliku „{ $file }”.
why-file-not-writable = Nie można zapisać pliku „{ $file }”.
why-file-no-text = Plik „{ $file }” nie jest tekstem w UTF-8.
why-bad-option-form = Opcję zapisuje się jako NAZWA=WARTOŚĆ, a nie „{ $given }”.
why-bad-number = „{ $given }” to nie liczba od 1 do { $most }.
why-no-such-bot = Nie ma bota „{ $bot }”; są: { $known }.
why-another-game-kept = W pliku „{ $file }” jest zapisana gra { $game }.
why-too-many-people = Za dużo osób: { $people }, a miejsc: { $seats }.
why-usage-command = Nie ma polecenia „{ $name }”; zobacz { $help }.
why-usage-option = Nie ma tu opcji „{ $name }”; zobacz { $help }.
why-usage-no-value = „{ $name }” wymaga wartości; zobacz { $help }.
why-usage-missing = Brakuje „{ $name }”; zobacz { $help }.
why-usage-value = To, co podano dla „{ $name }”, nie pasuje; zobacz { $help }.
why-usage-extra = „{ $name }” jest tu zbędne; zobacz { $help }.
why-unknown-language = Nie ma języka „{ $language }”; są: { $known }.

## Terminal

you = Gość
bot-names = Piksel Bułka Herbatnik Iskra Jałowiec Tofu Szafran
list-game = Gra
list-name = Nazwa
list-players = Gracze
list-options = Opcje
ask-game = Która gra? (numer)
ask-key = (numer, ? dlaczego nie{ $undo }, h pomoc):
key-undo = , u cofnij
keys = Klawisze: numer robi to, co nazywa; ? mówi, czego i dlaczego nie można; u cofa; en i pl zmieniają język; q kończy.
final-place = Miejsce
not-possible = Teraz niemożliwe
because = Dlaczego
nothing-refused = Niczego, co masz w ręce, nie trzeba teraz odmawiać.
curtain = Kurtyna: { $seat }
curtain-key = Przekaż ekran: { $seat }, potem Enter.
kept-in = Gra jest zapisana w pliku { $file }; to samo polecenie ją wznowi.
why-deck-too-large = Plik talii ma najwyżej { $most } tysięcy znaków; ten jest dłuższy.
why-deck-other-game = Wiersz { $line }: talia do tej gry zaczyna się od game = "{ $game }".
why-deck-at-line = Wiersz { $line }: { $because }
why-deck-at-field = Wiersz { $line }, karta „{ $card }”, pole „{ $field }”: { $because }
why-deck-at-card = Tabela talii „{ $table }”, karta „{ $card }”, pole „{ $field }”: { $because }
why-deck-unreadable = To nie jest TOML.
why-deck-no-such-table = Ta gra nie ma kart „{ $table }”; ma: { $known }.
why-deck-not-rows = Każdą kartę zapisz pod osobnym wierszem [[{ $table }]].
why-deck-no-such-card = Nie ma karty o id „{ $card }”; są: { $known }.
why-deck-card-twice = Karta „{ $card }” jest dwa razy.
why-deck-cards-missing = Muszą być wszystkie karty w kolejności gry; liczba kart: { $count }.
why-deck-no-such-field = Karta nie ma takiego pola; ma: { $known }.
why-deck-out-of-range = Dozwolone od { $least } do { $most }.
why-deck-bad-text = Wpisz od 1 do { $most } znaków w jednym wierszu, bez spacji na początku i na końcu.
why-deck-how-many-words = Wymień od { $least } do { $most }.
why-deck-bad-word = Nieznane słowo „{ $word }”; znane: { $known }.
why-deck-wrong-kind = { $kind ->
    [number] To musi być liczba całkowita.
    [yes-no] To musi być true albo false.
    [text] To musi być tekst w cudzysłowie.
    [word] To musi być jedno słowo w cudzysłowie.
   *[words] To musi być lista słów: ["jedno", "drugie"].
}

deck-file =
    Talia do gry { $game }: wpisz karty z własnego pudełka.
    Zmień, co chcesz, a resztę usuń: karta, której tu nie ma, albo jej pole zostaje bez zmian.
    Pole id mówi, którą kartę gry zastępuje wpis; nie zmieniaj go.
deck-fits = Plik talii jest w porządku; zastępuje { $cards ->
    [one] { $cards } kartę
    [few] { $cards } karty
   *[many] { $cards } kart
}.

## Arena

why-too-many-bots = Za dużo botów: { $bots }, a miejsc: { $seats }.
why-no-bot-there = Pod „{ $bot }” nie ma bota; pisze się MODUŁ:KLASA, z modułem, który Python znajdzie.
why-no-such-engine = Nie ma silnika „{ $engine }”; są: { $known }.
why-no-ray = Ray nie jest zainstalowany; instaluje go: pip install "purrlor[ray]"
why-resume-needs-report = Żeby grać dalej, trzeba podać folder raportu: --report FOLDER --resume
why-arena-other-plan = Gry w { $file } rozegrano w innych warunkach; wybierz inny folder albo zacznij od nowa bez --resume.
bot-random = Losowy
bot-kitten = Kotek
bot-cat = Kot
bot-lynx = Ryś
bot-random-about = robi cokolwiek
bot-kitten-about = gra, jak popadnie, i wybacza
bot-cat-about = bierze to, co od razu wygląda najlepiej
bot-lynx-about = patrzy naprzód
fault-raised = awarie:
fault-nonsense = ruchy niemożliwe:
fault-late = po czasie:
arena-title = boty na arenie
arena-conditions = { $games ->
    [one] { $games } gra
    [few] { $games } gry
   *[many] { $games } gier
}; { $options }; { $budget }; ziarno { $seed }
arena-budget = { $kind ->
    [nodes] rund szukania na ruch: { $nodes }
   *[seconds] szukanie: { $seconds } s na ruch
}
arena-bot = Bot i miejsca
arena-wins = Wygrane (przedział 95 %)
arena-times = Ile razy równy udział
arena-points = Punkty
arena-milliseconds = ms na ruch
arena-faults = Błędy
arena-by-seat = Wygrane według miejsc
arena-scores = Punkty: { $bot }
arena-length = Długość w ruchach
arena-lengths = Długość w ruchach: { $mean }; połowa gier do { $middle }; od { $least } do { $most }
arena-endings = Zakończenia
arena-ending = Zakończenie
arena-games = Gry
arena-part = Część
arena-uses = Wygrane tych, którzy to robią (ile razy)
arena-interval = Cienkie kreski to przedziały 95 %, czerwona kreska to równy udział. Surowa tabela leży obok tej strony: games.csv, wiersz na miejsce.
arena-nobody = Bez zwycięzcy: { $part }
arena-report = Raport: { $file }
arena-stopped = Przerwano; oto co rozegrano:
simulate-speed = Gry: { $games }, czas: { $seconds } s; na sekundę gier: { $rate }, ruchów: { $actions }
simulate-unfinished = Porzucone po { $limit } ruchach: { $games }
