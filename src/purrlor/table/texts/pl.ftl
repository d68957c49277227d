## Teksty wspólne dla wszystkich gier

seat-name = Gracz { $number }
none = brak

why-by-rule = { $sentence } (zasada { $rule })
why-no-such-game = Nie ma gry „{ $game }”. Do wyboru: { $known }.
why-no-such-option = Nie ma opcji „{ $option }”. Do wyboru: { $known }.
why-no-such-value = Opcja „{ $option }” nie może mieć wartości „{ $value }”. Do wyboru: { $values }.
why-no-such-seat = Nie ma takiego miejsca: przy tym stole { $seats ->
    [one] jest { $seats } miejsce
    [few] są { $seats } miejsca
   *[many] jest { $seats } miejsc
}.
why-no-such-action = Przy tym stole nie ma takiego ruchu.
why-no-such-thing = W tej grze nie ma „{ $thing }”.
why-no-action-there = W tej grze nie ma takiego ruchu.
why-no-such-word = W tej grze nie ma akcji „{ $action }”. Do wyboru: { $known }.
why-no-such-field = Akcja „{ $action }” nie ma pola „{ $field }”. Ma: { $known }.
why-not-your-turn = To nie twoja kolej.
why-chosen-already = Wybór już zapadł; cofnij go, jeśli chcesz go zmienić.
why-game-over = Gra jest skończona.
why-not-over-yet = Gra jeszcze trwa.
why-can-not-undo = Tego nie da się cofnąć: od tamtej pory odkryto coś nowego albo ktoś już wykonał ruch.
why-saved-unreadable = To nie jest zapis gry albo jest uszkodzony.
why-saved-too-large = Plik jest za duży: zapis gry ma najwyżej { $most } MB.
why-saved-too-long = Plik jest za długi: zapis gry ma najwyżej { $most } ruchów, licząc cofnięcia.
why-seed-too-long = Ziarno jest za długie: może mieć najwyżej { $most } znaków.
why-saved-other-rules = Tę grę zapisano z zasadami w wersji { $saved }; ten program ma wersję { $here }.
why-saved-illegal = Wpis { $number } w zapisie gry jest niemożliwy: { $because }
why-saved-elsewhere = Ruchy w pliku nie prowadzą do zapisanej pozycji: plik został zmieniony albo jest uszkodzony.
why-file-missing = Nie ma pliku „{ $file }” albo nie można go odczytać.
why-file-not-writable = Nie można zapisać pliku „{ $file }”.
why-file-no-text = Plik „{ $file }” nie jest tekstem w UTF-8.
why-bad-option-form = Opcję podaje się jako NAZWA=WARTOŚĆ, a nie „{ $given }”.
why-bad-number = „{ $given }” to nie liczba od 1 do { $most }.
type-number = Podaj liczbę od 1 do { $most }.
why-no-such-bot = Nie ma bota „{ $bot }”. Do wyboru: { $known }.
why-bot-is-a-class = „{ $bot }” to klasa. Podaj jej obiekt: { $bot }().
why-bots-of-one-name = Dwa różne boty nazywają się „{ $bot }”. Nadaj jednemu z nich inną nazwę.
why-no-observer = Gra „{ $game }” nie mówi, co widzi program.
why-no-such-net = W pliku „{ $file }” nie ma sieci neuronowej.
why-net-does-not-fit = Sieć neuronowa „{ $bot }” nie pasuje do gry { $game } dla { $players } graczy.
why-another-game-kept = W pliku „{ $file }” jest zapisana inna gra: { $game }.
why-lesson-waits = Zasady na to pozwalają, ale najpierw zrób to, o co prosi lekcja.
why-no-such-lesson = W tej grze nie ma lekcji „{ $chapter }”. Do wyboru: { $known }.
why-too-many-people = Za dużo osób: { $people }, a { $seats ->
    [one] jest { $seats } miejsce
    [few] są { $seats } miejsca
   *[many] jest { $seats } miejsc
}.
why-usage-command = Nie ma polecenia „{ $name }”. Zobacz { $help }.
why-usage-option = Nie ma opcji „{ $name }”. Zobacz { $help }.
why-usage-no-value = „{ $name }” wymaga wartości. Zobacz { $help }.
why-usage-missing = Brakuje „{ $name }”. Zobacz { $help }.
why-usage-value = Nieprawidłowa wartość dla „{ $name }”. Zobacz { $help }.
why-usage-range = „{ $name }” musi być liczbą od { $least } do { $most }. Zobacz { $help }.
why-usage-least = „{ $name }” musi być liczbą nie mniejszą niż { $least }. Zobacz { $help }.
why-usage-choice = „{ $name }” musi być jednym ze słów: { $known }. Zobacz { $help }.
why-usage-extra = Zbędny argument „{ $name }”. Zobacz { $help }.
why-unknown-language = Nie ma języka „{ $language }”. Do wyboru: { $known }.

## Co mają wszystkie gry; gra może nazwać to po swojemu

option-players = Gracze
print-reference = Karty pomocy
print-score = Arkusz wyników

## Terminal

you = Gość
bot-names = Kluska Bułka Herbatnik Iskra Jałowiec Tofu Szafran
list-game = Gra
list-name = Nazwa
list-players = Gracze
list-options = Opcje
ask-game = Która gra? (numer)
ask-key = (numer, ? dlaczego nie{ $undo }, h podpowiedź, k klawisze):
key-undo = , u cofnij
keys = Klawisze: numer wykonuje ruch, u cofa ruch, h podpowiada, ? wyjaśnia, czego teraz nie można, i mówi, co robią karty na stole i w ręce (i SŁOWO: te z takim słowem), r pokazuje zasady, k te klawisze, en i pl zmieniają język, q kończy.
final-place = Miejsce
not-possible = Teraz niemożliwe
because = Dlaczego
nothing-refused = Nic z tego, co masz w ręce, nie jest teraz zabronione.
curtain = Następna osoba: { $seat }
curtain-key = Ekran przejmuje { $seat }. Potem naciśnij Enter.
kept-in = Gra jest zapisana w pliku { $file }. To samo polecenie ją wznowi.
ask-keep-file = Zachować grę w pliku { $file }? (Enter lub t – tak, n – nie; możesz też podać inną nazwę)
answers-yes = t tak y yes
answers-no = n nie no
kept-here = Gra jest zapisana. Dalszy ciąg: purrlor play --file { $file }
no-rules-page = Ta gra nie ma jeszcze strony z zasadami.
nothing-explained = Nie ma tu objaśnienia pod tą nazwą: { $word }
why-no-sheet = Ta gra nie ma arkusza punktacji.
why-sheet-too-long = Arkusz punktacji jest za długi: może mieć najwyżej { $most } bajtów.
why-sheet-unreadable = Nie można odczytać arkusza punktacji: musi to być JSON, z przecinkiem między polami i tekstami w prostych cudzysłowach.
why-sheet-field-missing = Na arkuszu punktacji brakuje pola „{ $field }”.
why-sheet-field-unknown = Na arkuszu punktacji nie ma pola „{ $field }”.
why-sheet-wrong-kind = { $kind ->
    [int] Pole „{ $field }” musi być liczbą całkowitą.
    [bool] Pole „{ $field }” musi mieć wartość true albo false.
    [str] Pole „{ $field }” musi być tekstem w cudzysłowie.
    [array] Pole „{ $field }” musi być listą: [ … ].
   *[object] Pole „{ $field }” musi być grupą pól: {"{"} … {"}"}.
}
why-sheet-too-little = { $kind ->
    [int] Pole „{ $field }”: najmniejsza dozwolona liczba to { $bound }.
   *[array] Pole „{ $field }”: najmniejsza dozwolona liczba wpisów to { $bound }.
}
why-sheet-too-much = { $kind ->
    [int] Pole „{ $field }”: największa dozwolona liczba to { $bound }.
    [str] Pole „{ $field }”: największa dozwolona liczba liter to { $bound }.
   *[array] Pole „{ $field }”: największa dozwolona liczba wpisów to { $bound }.
}
why-sheet-one-each = Wypełnij po jednym wpisie na gracza. Liczba graczy: { $players }, liczba wpisów: { $found }.
why-sheet-no-such-name = W tej grze nie ma „{ $name }”.
why-sheet-which = Podaj wypełniony arkusz albo zapisz pusty: purrlor score --blank GRA
sheet-range = Od { $least } do { $most }.
why-sheet-choose = Wybierz jedną z możliwości.
why-deck-too-large = Plik talii jest za duży: może mieć najwyżej { $most } tysięcy znaków.
why-deck-other-game = W talii do tej gry przed kartami musi stać game = "{ $game }".
why-deck-names-no-game = Pierwszy wiersz musi podawać grę, na przykład game = "wizard-kittens". Gry z kartami do wpisania: { $known }.
why-deck-at-line = Wiersz { $line }: { $because }
why-deck-at-field = Wiersz { $line }, karta „{ $card }”, pole „{ $field }”: { $because }
why-deck-at-card = Tabela talii „{ $table }”, karta „{ $card }”, pole „{ $field }”: { $because }
why-deck-long-line = Ten wiersz jest za długi: może mieć najwyżej { $most } znaków.
why-deck-no-such-game = Nie ma gry „{ $game }”. Gry z kartami do wpisania: { $known }.
why-deck-nothing-to-replace = W tej grze nie można zastąpić żadnej karty: wszystkie są znane.
why-deck-card-unnamed = Każda karta potrzebuje wiersza z id, na przykład id = "…". Znane id: { $known }.
why-deck-unreadable = Tego wiersza nie da się odczytać. Teksty pisz w prostych cudzysłowach ("…"), listy w nawiasach (["…", "…"]), w każdym wierszu jedno pole. (To plik TOML.)
why-deck-no-such-table = Ta gra nie ma kart „{ $table }”. Ma: { $known }.
why-deck-not-rows = Zacznij każdą kartę od wiersza [[{ $table }]].
why-deck-no-such-card = Nie ma karty o id „{ $card }”. Znane id: { $known }.
why-deck-card-twice = Karta „{ $card }” występuje dwa razy.
why-deck-cards-missing = Trzeba podać wszystkie karty w kolejności z gry; ich liczba: { $count }.
why-deck-no-such-field = Karta nie ma takiego pola. Ma: { $known }.
why-deck-out-of-range = Dozwolone są liczby od { $least } do { $most }.
why-deck-bad-text = Wpisz od 1 do { $most } widocznych znaków w jednym wierszu, bez spacji na początku i na końcu.
why-deck-how-many-words = Dozwolona liczba wartości na liście: od { $least } do { $most }.
why-deck-bad-word = Nieznana wartość „{ $word }”. Znane: { $known }.
why-deck-picture-signs = Kształt rysuje się rzędami oddzielonymi spacją. Znaki: { $known }.
why-deck-picture-squares = Dozwolona liczba pól kształtu: od { $least } do { $most }.
why-deck-picture-in-pieces = Pola kształtu muszą stykać się bokami.
why-deck-wrong-kind = { $kind ->
    [number] To musi być liczba całkowita.
    [yes-no] To musi być true albo false.
    [text] To musi być tekst w cudzysłowie.
    [word] To musi być jedno słowo w cudzysłowie.
   *[words] To musi być lista słów: ["jedno", "drugie"].
}

why-no-browser = Do drukowania potrzebny jest Chromium, Chrome albo Edge, a nie ma żadnego z nich. Bez niego otwórz stronę poleceniem „purrlor serve --open” i wydrukuj ją tam: zasady gry, Drukuj.
why-page-not-built = Do drukowania potrzebna jest strona, a nie jest zbudowana: uruchom „python3 run.py build”.
why-not-printed = Przeglądarka nie wydrukowała strony.
why-no-game-or-file = Nie ma ani gry, ani pliku „{ $name }”. Gry: { $known }.
why-own-of-what = Podaj plik talii: --own drukuje tylko karty, które ten plik zastępuje.
why-nothing-to-print = Nie ma czego drukować: w pliku nie ma własnych kart.
printed = Wydrukowano: { $file }
deck-file =
    Talia do gry { $game }: wpisz karty z własnego pudełka.
    Zmień, co chcesz, a resztę usuń: karta albo pole, którego tu nie ma, zostaje bez zmian.
    Pole id mówi, którą kartę gry zastępuje wpis; nie zmieniaj go.
deck-fits = Plik talii jest poprawny. Zastępuje { $cards ->
    [one] { $cards } kartę
    [few] { $cards } karty
   *[many] { $cards } kart
}.

## Arena

why-too-many-bots = Za dużo botów: { $bots }, a { $seats ->
    [one] jest { $seats } miejsce
    [few] są { $seats } miejsca
   *[many] jest { $seats } miejsc
}.
why-no-bot-there = Nie można wczytać bota „{ $bot }”. Podaj MODUŁ:KLASA z modułem, który Python może zaimportować.
why-no-such-engine = Nie ma silnika „{ $engine }”. Do wyboru: { $known }.
why-no-ray = Ray nie jest zainstalowany. Zainstaluj go poleceniem: pip install "purrlor[ray]"
why-resume-needs-report = Żeby wznowić, podaj folder raportu: --report FOLDER --resume
why-balance-setups-or-options = Wybierz jedno: --setups porównuje wszystkie warianty gry, -o wybiera jeden.
why-arena-other-plan = Gry w { $file } rozegrano przy innych ustawieniach. Wybierz inny folder albo zacznij od nowa bez --resume.
bot-random = Losowy
bot-kitten = Kotek
bot-youngcat = Młody kot
bot-cat = Kot
bot-lynx = Ryś
bot-random-about = Wykonuje dowolny ruch.
bot-kitten-about = Często nie widzi najlepszego ruchu: w sam raz na pierwszą grę.
bot-youngcat-about = Gra z głową, ale czasem się pomyli: w sam raz, gdy znasz już zasady.
bot-cat-about = Wybiera ruch, który od razu wygląda najlepiej: w sam raz dla doświadczonych.
bot-lynx-about = Myśli naprzód i niewiele wybacza: w sam raz, gdy szukasz wyzwania.
level-typical = { $line }, { $players ->
    [one] { $players } gracz
    [few] { $players } gracze
   *[many] { $players } graczy
}: zwykle od { $low } do { $high }
fault-raised = awarie:
fault-nonsense = niedozwolone ruchy:
fault-late = po czasie:
arena-title = arena botów
arena-conditions = { $games ->
    [one] { $games } gra
    [few] { $games } gry
   *[many] { $games } gier
}; { $options }; { $budget }; ziarno { $seed }
arena-budget = { $kind ->
    [nodes] rundy przeszukiwania na ruch: { $nodes }
   *[seconds] przeszukiwanie: { $seconds } s na ruch
}
arena-bot = Bot i miejsca
arena-wins = Wygrane (przedział 95 %)
arena-times = Krotność równego udziału
arena-points = Punkty
arena-milliseconds = ms na ruch
arena-faults = Błędy
arena-by-seat = Wygrane według miejsc
arena-scores = Punkty: { $bot }
arena-length = Długość w ruchach
arena-lengths = Długość w ruchach: średnia { $mean }, mediana { $middle }, od { $least } do { $most }
arena-endings = Zakończenia
arena-ending = Zakończenie
arena-games = Gry
arena-part = Udział
arena-uses = Wygrane przy danym zagraniu (w nawiasie: ile razy)
arena-interval = Cienkie kreski to przedziały 95 %, czerwona kreska to równy udział. Surowe dane są w tym samym folderze: games.csv, jeden wiersz na miejsce i grę.
arena-nobody = Gry bez zwycięzcy: { $part }
arena-report = Raport: { $file }
arena-stopped = Przerwano. Dotychczasowe wyniki:
simulate-speed = Gry: { $games }, czas: { $seconds } s; na sekundę: gry { $rate }, ruchy { $actions }
simulate-unfinished = Gry przerwane po { $limit } ruchach: { $games }

## Warsztat

why-no-weights = Boty gry „{ $game }” nie mają wag do strojenia.
why-tune-by = Wybierz „points” (punkty) albo „wins” (wygrane), a nie „{ $given }”.
tune-title = strojenie w grach z samym sobą
tune-conditions = { $generations ->
    [one] { $generations } pokolenie
    [few] { $generations } pokolenia
   *[many] { $generations } pokoleń
}, { $games ->
    [one] { $games } gra
    [few] { $games } gry
   *[many] { $games } gier
}, liczą się { $by ->
    [points] punkty
   *[wins] wygrane
}; { $tables }; ziarno { $seed }
tune-gate = Próba: nowe wagi przeciw starym
tune-all = wszystkie gry
tune-checks = Wygrane z pierwszymi wagami, po dziesięć pokoleń
tune-share = udział wygranych
tune-ways = Wagi, które zmieniły się najbardziej, w krokach od początku
tune-weights = Wszystkie wagi
tune-weight = Waga
tune-before = Przed
tune-after = Po
tune-steps = Kroki
tune-passed = Nowe wagi: { $share } wygranych. Zapisano w { $file }
tune-refused = Zostają stare wagi: nowe mają { $share } wygranych, a potrzeba 55 %.

## Podpowiedzi

hint-only-choice = Nic więcej nie trzeba tu robić.
hint-no-difference = To bez różnicy: każdy twój wybór da to samo.
hint-one-of-the-best = To jeden z twoich najlepszych wyborów.
hint-best-outlook = Ze wszystkich wyborów ten daje ci najwięcej.
hint-looks-further = To się opłaci później: inne wybory wyglądają lepiej tylko na początku.
hint-lesson = O to prosi lekcja.
hint-equal = Prawie tak samo dobrze: { $action }
hint-is = Bot wybiera: { $action }. { $why }
warned = Coś innego wygląda dużo lepiej: { $action }. { $why } Jeśli mimo to wolisz swój ruch, wpisz ten sam numer jeszcze raz.

## Słowniczek

glossary-term = Słowa z gry
glossary-option = Opcje
glossary-players = Liczba graczy: od { $least } do { $most }.

deck-field-name_en = Nazwa po angielsku
deck-field-name_pl = Nazwa po polsku
deck-field-about_en = Tekst po angielsku
deck-field-about_pl = Tekst po polsku
deck-source-printed = Z drukowanej instrukcji
deck-source-partly = Częściowo z instrukcji, reszta jest nasza
deck-source-public = Z publicznej strony
deck-source-house = Nasza: wpisz swoją

trial-seldom = { $card }: w użyciu w { $percent } % gier. Za droga albo za słaba?
trial-strong = { $card }: kto jej używa, wygrywa { $percent } % gier; sprawiedliwie byłoby { $fair } %. Za mocna?
trial-weak = { $card }: kto jej używa, wygrywa { $percent } % gier; sprawiedliwie byłoby { $fair } %. Za słaba?
trial-seat = Miejsce { $place } wygrywa { $percent } % gier; sprawiedliwie byłoby { $fair } %.
trial-unfinished = Gry, które się nie skończyły: { $games }.
trial-nothing = Nic nie rzuca się w oczy. Rozegrane gry: { $games }.
trial-used = { $cards } – w ilu grach użyta była każda karta
trial-running = Boty grają tymi kartami

## Analiza gry

why-review-running = Grę można przeanalizować dopiero, gdy się skończy.
review-title = Co rozstrzygnęło grę
review-start = Po takim rozdaniu { $name } wygrywa około { $tenths } na 10 takich gier.
review-start-you = Po takim rozdaniu wygrywasz około { $tenths } na 10 takich gier.
review-early = To pierwsze spojrzenie: liczby są jeszcze zgrubne.
review-deal = Rozdanie
review-deal-about = Pierwsze karty i to, kto zaczyna.
review-draws = Dobrane karty
review-draws-about = Co kto później dobrał.
review-hidden = Ukryte karty
review-hidden-about = To, czego przy wyborze nikt nie mógł wiedzieć.
review-own = Własne wybory
review-own-about = W porównaniu z kimś, kto gra równo.
review-others = Wybory innych
review-others-about = Głównie to, w kogo celowali.
review-decided-deal = { $way ->
    [up] Najbardziej pomogło rozdanie
   *[down] Najwięcej kosztowało rozdanie
} ({ $name }): { $change }.
review-decided-deal-you = { $way ->
    [up] Najbardziej pomogło ci rozdanie
   *[down] Najwięcej kosztowało cię rozdanie
}: { $change }.
review-decided-draws = { $way ->
    [up] Najbardziej pomogły dobrane karty
   *[down] Najwięcej kosztowały dobrane karty
} ({ $name }): { $change }.
review-decided-draws-you = { $way ->
    [up] Najbardziej pomogły ci dobrane karty
   *[down] Najwięcej kosztowały cię dobrane karty
}: { $change }.
review-decided-hidden = { $way ->
    [up] Najbardziej pomogły ukryte karty
   *[down] Najwięcej kosztowały ukryte karty
} ({ $name }): { $change }.
review-decided-hidden-you = { $way ->
    [up] Najbardziej pomogły ci ukryte karty
   *[down] Najwięcej kosztowały cię ukryte karty
}: { $change }.
review-decided-own = { $way ->
    [up] Najbardziej pomogły własne wybory
   *[down] Najwięcej kosztowały własne wybory
} ({ $name }): { $change }.
review-decided-own-you = { $way ->
    [up] Najbardziej pomogły ci własne wybory
   *[down] Najwięcej kosztowały cię własne wybory
}: { $change }.
review-decided-others = { $way ->
    [up] Najbardziej pomogły wybory innych
   *[down] Najwięcej kosztowały wybory innych
} ({ $name }): { $change }.
review-decided-others-you = { $way ->
    [up] Najbardziej pomogły ci wybory innych
   *[down] Najwięcej kosztowały cię wybory innych
}: { $change }.
review-unlucky = Najbardziej pechowe dobranie, { $name } ({ $change }): { $happened }
review-unlucky-you = Twoje najbardziej pechowe dobranie ({ $change }): { $happened }
review-lucky = Najszczęśliwsze dobranie, { $name } ({ $change }): { $happened }
review-lucky-you = Twoje najszczęśliwsze dobranie ({ $change }): { $happened }
review-best = Najlepszy ruch, { $name } ({ $change }): { $happened }
review-best-you = Twój najlepszy ruch ({ $change }): { $happened }
review-no-mistakes = { $name }: nie widać wyraźnych potknięć.
review-no-mistakes-you = Nie widać u ciebie wyraźnych potknięć.
review-mistakes = { $name }: { $count ->
    [one] jeden wybór mógł być lepszy
    [few] { $count } wybory mogły być lepsze, jeden z nich
   *[many] { $count } wyborów mogło być lepszych, jeden z nich
} o około { $cost }: { $made }
review-mistakes-you = { $count ->
    [one] Jeden twój wybór mógł być lepszy
    [few] { $count } twoje wybory mogły być lepsze, jeden z nich
   *[many] { $count } twoich wyborów mogło być lepszych, jeden z nich
} o około { $cost }: { $made }
review-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
review-grade-1 = { $name }: był nieco lepszy wybór
review-grade-1-you = Był nieco lepszy wybór
review-grade-2 = { $name }: był lepszy wybór
review-grade-2-you = Był lepszy wybór
review-grade-3 = { $name }: był dużo lepszy wybór
review-grade-3-you = Był dużo lepszy wybór
review-cost = Dałby około { $cost } więcej.
review-turn-draw-up = { $name }: szczęśliwe dobranie
review-turn-draw-up-you = Szczęśliwe dobranie dla ciebie
review-turn-draw-down = { $name }: pechowe dobranie
review-turn-draw-down-you = Pechowe dobranie dla ciebie
review-turn-hidden-up = { $name }: ukryte karty pomogły
review-turn-hidden-up-you = Ukryte karty ci pomogły
review-turn-hidden-down = { $name }: ukryte karty zaszkodziły
review-turn-hidden-down-you = Ukryte karty ci zaszkodziły
review-turn-own-up = { $name }: mocny ruch
review-turn-own-up-you = Twój mocny ruch
review-turn-own-down = { $name }: ruch, który nie pomógł
review-turn-own-down-you = Twój ruch, który nie pomógł
review-turn-others-up = { $name }: pomógł czyjś wybór
review-turn-others-up-you = Pomógł ci czyjś wybór
review-turn-others-down = { $name }: zaszkodził czyjś wybór
review-turn-others-down-you = Zaszkodził ci czyjś wybór
review-changed = Szansa na wygraną ({ $name }): { $change }
review-changed-you = Twoja szansa na wygraną: { $change }
review-note = { $rounds ->
    [one] { $rounds } runda obliczeń
    [few] { $rounds } rundy obliczeń
   *[many] { $rounds } rund obliczeń
}; błąd standardowy składników to najwyżej { $error } %. „Równo” gra szybki bot programu: liczby mówią o takich grach jak ta, a nie o tobie.
review-seat = Gracz
review-account = Skąd wziął się wynik
review-line = Szansa na wygraną
review-turns = Punkty zwrotne
review-scored = Co i kiedy dało punkty
review-unsure = ?
review-final = Wynik
review-better = Lepiej: { $better }
review-working = Runda { $round }
review-file = Raport: { $file }
balance-title = równowaga
balance-parts = Co rozstrzyga o wyniku
balance-cards = Co najbardziej zmieniało szansę tego, kto to zrobił
balance-parts-about = Jaka część rozrzutu wyników idzie w parze z każdym składnikiem; razem 100 %. Średnie szczęście przy dobieraniu powinno być bliskie 0.
balance-luck = Średnie szczęście przy dobieraniu
balance-made = Gier w każdym wariancie: { $games }; na wszystkich miejscach bot `{ $bot }`. W nawiasach przedziały ufności 95 %. Polecenie: `{ $command }`; uruchomione ponownie, rozegra te same gry.
balance-set-up = Wariant
balance-players = { $players ->
    [one] 1 gracz
    [few] { $players } graczy
   *[many] { $players } graczy
}
balance-fair = Sprawiedliwy udział
balance-seats-about = Cel: żadne miejsce nie wygrywa więcej niż 5 punktów procentowych ponad sprawiedliwy udział. Jest chybiony, gdy cały przedział leży wyżej.
balance-target = Cel
balance-holds = spełniony
balance-fails = chybiony
balance-misses = (poza celem)
balance-wins = Wygrane
balance-points = Wynik zwycięzcy
balance-points-about = Cel: wariant zmienia wynik zwycięzcy najwyżej o { $most } %.
balance-change = Zmiana
balance-used = Użyta w grach

why-no-such-day = Nie ma zagadki z dnia „{ $day }”.
why-puzzle-no-help = W zagadce dnia nie ma podpowiedzi.
puzzle-done = { $name }: miejsce { $place }, punkty: { $points }
