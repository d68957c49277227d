## Bitewne kotki

game-name = Bitewne kotki
game-about = Wybieraj kotki, potajemnie wyślij trzy drużyny i przynieś do domu najwięcej ryb.
option-players = Gracze
option-family = Rodzinny
option-family-about = Wszystkie trzy pola bitwy są odkryte od początku; ikony i karty króla nie biorą udziału.
option-short = Krótki
option-short-about = Bez podawania kart: każdy dostaje więcej kotków, niż potrzeba, i zostawia siedem.
option-variable = Zmienny kierunek
option-variable-about = Karty idą w lewo, a w drugiej rundzie w prawo. Bez podawania kart nic to nie zmienia.
option-team = Drużynowy
option-team-about = Cztery albo sześć osób gra w parach, które nie siedzą obok siebie; kotki pary liczą się razem.

card-alma = Alma Archiwistka
card-aramis = Aramis Szermierz
card-astra = Astra Gwiazdarka
card-bella = Bella Wielkooka
card-bingo = Bingo Szczęściarz
card-bruno = Bruno Głaz
card-carmen = Carmen Tancerka
card-cosmo = Cosmo Ciekawski
card-dalia = Dalia Słodka
card-dante = Dante Skryba
card-dorado = Dorado Nurek
card-edgar = Edgar Ponury
card-esmeralda = Esmeralda Urocza
card-etna = Etna Wybuchowa
card-fado = Fado Śpiewak
card-figaro = Figaro Cyrulik
card-flora = Flora Puszysta
card-gizmo = Gizmo Majsterkowicz
card-gordon = Gordon Brama
card-hermes = Hermes Goniec
card-hugo = Hugo Ogromny
card-igor = Igor Żelazna Łapa
card-iris = Iris Malarka
card-judo = Judo Fikołek
card-juno = Juno Sprawiedliwa
card-karmel = Karmel Przytulak
card-kiki = Kiki Latawiec
card-koko = Koko Gaduła
card-leo = Leo Mały Lew
card-lola = Lola Skoczna
card-luna = Luna Księżycowa
card-maestro = Maestro Miauku
card-mango = Mango Łupieżca
card-nemo = Nemo Nikt
card-nina = Nina Ninja
card-nox = Nox Nocny Stróż
card-olaf = Olaf Wioślarz
card-otto = Otto Mądrala
card-pablo = Pablo Poeta
card-pixel = Pixel Kieszonkowy
card-rita = Rita z Dachów
card-rolf = Rolf Ryczący
card-rumba = Rumba Niespokojna
card-saga = Saga Bajarka
card-sumo = Sumo Kanapa
card-tango = Tango Wirujący
card-toto = Toto Maleńki
card-tundra = Tundra Twarda
card-ursa = Ursa Niedźwiedzi Uścisk
card-vega = Vega Nawigatorka
card-viola = Viola Aksamitna
card-wanda = Wanda Wędrowniczka
card-yeti = Yeti Ziewający
card-zefir = Zefir Powiew

ground-bathtub_gulf = Zatoka wanny
ground-bookshelf_cliffs = Urwiska regału
ground-cardboard_castle = Zamek z kartonu
ground-curtain_heights = Wyżyny zasłon
ground-garden_shed = Szopa w ogrodzie
ground-keyboard_plains = Równina klawiatury
ground-kitchen_counter = Blat kuchenny
ground-laundry_mountain = Góra prania
ground-sunny_windowsill = Słoneczny parapet

attribute-cuteness = słodycz
attribute-strength = siła
attribute-wisdom = mądrość
attribute-agility = zręczność

icon-none = bez ikony
icon-yarn = kłębek
icon-king = król
icon-flag = chorągiew

king-royal_purr = Królewskie mruczenie
king-royal_guest = Królewski gość
king-royal_gift = Królewski podarek
king-royal_parade = Królewska parada
king-royal_whim = Królewski kaprys
king-royal_tax = Królewski podatek
king-royal_summons = Królewskie wezwanie

whim-total = punkty drużyny
whim-visitors = kotki dołączają do drużyny
whim-fish = ryby
whim-flags = chorągwie drużyny
whim-attribute = wolna cecha zamienia się z tutejszą
whim-summons = najlepsze kotki drużyny wracają do domu

action-take = Weź: { $card }
action-send = Wyślij na pole bitwy { $ground }: { $card }
action-put_away = Odłóż: { $card }
action-draw = Dobierz
action-decline = Nie dobieraj

event-round_began = Zaczyna się runda { $round }.
event-ground_opened = Pole bitwy { $which }: { $ground }, { $attribute }.
event-chose = { $card ->
    [none] { $seat } ma już wybór za sobą.
   *[other] { $seat } bierze: { $card }.
}
event-hands_passed = Wszyscy wybrali; karty idą dalej, w każdej ręce { $left ->
    [one] { $left } kotek
    [few] { $left } kotki
   *[many] { $left } kotków
}.
event-put_all_away = { $seat }: gotowe.
event-draft_done = Każdy ma kotki do wysłania: { $cards }.
event-deployed = { $seat }: wszystkie kotki w drodze.
event-revealed = { $seat }, pole bitwy { $which }: { $card }.
event-drew_kitten = { $seat } dobiera do drużyny: { $card }.
event-drew_king = { $seat } pyta króla: { $king } ({ $whim }: { $amount }).
event-declined = { $seat } nie dobiera, ikona: { $card }.
event-sent_home = { $seat } traci z drużyny: { $card }.
event-gained_fish = { $seat }, ryby od króla: { $fish }.
event-attribute_swapped = { $ground }: teraz liczy się { $attribute }.
event-placed = { $seat }: suma { $total }, miejsce { $place }, ryby: { $fish }.
event-team_placed = { $seat } i { $other }: miejsce { $place }, ryby: { $fish }.
event-game_ended = Koniec trzeciej rundy; zwycięskie ryby: { $fish }.

ask-take = Weź jednego kotka i podaj resztę dalej; do wyboru: { $cards }.
ask-put-away = Odłóż jeszcze { $left ->
    [one] jednego kotka.
    [few] { $left } kotki.
   *[many] { $left } kotków.
}
ask-send = Dokąd idzie ten kotek: { $card }? { $left ->
    [one] To już ostatni.
    [few] Zostały { $left }.
   *[many] Zostało { $left }.
}
ask-yarn = Dobierasz kotka do drużyny? Kłębek ma: { $card }
ask-king = Dobierasz kartę króla? Zaproszenie ma: { $card }.

score-ground = { $ground } ({ $attribute })
score-royal = Od króla
score-fish = Ryby
ending-most-fish = Trzy rundy za nami: wygrywa, kto ma najwięcej ryb.
ending-shared = Trzy rundy za nami: zwycięstwo jest wspólne.

why-not-held = Tego kotka nie masz do wyboru: { $card }.
why-draft-over = W tej rundzie podawanie kart już się skończyło.
why-no-draft = W wariancie Krótkim nie podaje się kart.
why-keep-all = Kotki odkłada się tylko w wariancie Krótkim.
why-all-put-away = Zostaje { $cards ->
    [one] { $cards } kotek
    [few] { $cards } kotki
   *[many] { $cards } kotków
}; więcej się nie odkłada.
why-not-deploying = Kotki wysyła się po wyborze kart, a przed zawodami.
why-sent-already = Ten kotek jest już w drodze: { $card }.
why-another-first = Kotki idą według numerów; najpierw: { $card }.
why-squad-needs-one = Na każdym polu bitwy musi być twój kotek, a zostało ich tylko tyle, ile trzeba.
why-no-icon-now = Teraz nie rozpatruje się żadnej ikony.
why-team-needs-four-or-six = Pary, które nie siedzą obok siebie, wymagają czterech albo sześciu osób; tu graczy: { $players }.
why-deck-alphabet = „{ $name }” nie stoi w alfabecie po „{ $last }”, a miejsce karty w pliku to kolejność jej zdolności.

deck-kitten = Kotki w kolejności alfabetycznej imion: kto pierwszy, tego ikonę rozpatruje się pierwszą.
deck-kitten-icon = co jest na karcie: none (nic), yarn (kłębek), king (król) albo flag (chorągiew)
deck-kitten-cuteness = słodycz, od 0 do 9
deck-kitten-strength = siła, od 0 do 9
deck-kitten-wisdom = mądrość, od 0 do 9
deck-kitten-agility = zręczność, od 0 do 9
deck-battleground = Pola bitwy.
deck-battleground-first = ryby za pierwsze miejsce
deck-battleground-second = ryby za drugie miejsce
deck-battleground-third = ryby za trzecie miejsce
deck-king = Karty króla.
deck-king-whim = co robi z drużyną: total (suma), visitors (dobrane kotki), fish (ryby w zysku albo stracie), flags (chorągwie), attribute (zamiana cechy) albo summons (najlepszy kotek odchodzi)
deck-king-amount = ile; może być mniej niż zero

view-round = Runda { $round } z 3
view-hidden = zakryte
view-fish = ryby: { $fish }
view-ready = gotowe
view-squad-hidden = zakryte: { $size }
view-squad = suma { $total }, chorągwie { $flags }
view-piles = Kotki w talii: { $deck } · karty króla: { $kings }
view-hand = Do wyboru
view-taken = Wzięte
view-put-away = Odłożone
view-squads = Twoja drużyna na polu bitwy { $which }
view-memory = Pamiętasz
view-memory-takers = po jednym mają: { $seats }
view-memory-holder = resztę trzyma: { $seat }
view-passing-left = Karty idą w lewo
view-passing-right = Karty idą w prawo

## What only the board of the page says
board-left = karty idą w lewo
board-right = karty idą w prawo
board-ready = gotowe
board-send-here = Wyślij tutaj
board-chosen = wybrany
board-partner = partner
board-together = razem { $n }
board-fish = ryby: { $n }
