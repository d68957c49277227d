## Bitewne kotki

game-name = Bitewne kotki
game-about = Wybieraj kotki, potajemnie wyślij trzy oddziały i przynieś do domu najwięcej ryb.
option-family = Rodzinny
option-family-about = Wszystkie trzy pola bitwy są odkryte od początku; gra się bez ikon i kart króla.
option-short = Krótki
option-short-about = Bez podawania kart: każdy dostaje dodatkowe kotki i zatrzymuje siedem.
option-variable = Zmienny kierunek
option-variable-about = Karty podaje się w lewo, a w drugiej rundzie w prawo.
option-team = Drużynowy
option-team-about = Cztery albo sześć osób gra w parach, które nie siedzą obok siebie; oddziały pary liczą się razem.

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

attribute-cuteness = urok
attribute-strength = siła
attribute-wisdom = mądrość
attribute-agility = zwinność

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

whim-total = punkty dla oddziału
whim-visitors = kotki dla oddziału
whim-fish = ryby
whim-flags = chorągwie
whim-attribute = zamiana cech
whim-summons = kotki odesłane do domu

action-take = Weź: { $card }
action-send = Wyślij na pole bitwy { $ground }: { $card }
action-ready = Gotowe
action-put_away = Odłóż: { $card }
action-draw = Dobierz
action-decline = Nie dobieraj

event-round_began = Zaczyna się runda { $round }.
event-ground_opened = Pole bitwy { $which }: { $ground }, { $attribute }.
event-chose = { $card ->
    [none] { $seat }: wybór dokonany.
   *[other] { $seat } bierze: { $card }.
}
event-chose-you = { $card ->
    [none] Wybór dokonany.
   *[other] Bierzesz: { $card }.
}
event-hands_passed = Wszyscy wybrali. Karty idą dalej; w każdej ręce { $left ->
    [one] jest { $left } kotek
    [few] są { $left } kotki
   *[many] jest { $left } kotków
}.
event-put_all_away = { $seat }: gotowe.
event-put_all_away-you = Gotowe.
event-draft_done = { $cards ->
    [one] Każdy ma { $cards } kotka do wysłania.
    [few] Każdy ma { $cards } kotki do wysłania.
   *[many] Każdy ma { $cards } kotków do wysłania.
}
event-deployed = { $seat }: wszystkie kotki wysłane.
event-deployed-you = Wszystkie twoje kotki są wysłane.
event-revealed = { $seat }, pole bitwy { $which }: { $card }.
event-revealed-you = Ty, pole bitwy { $which }: { $card }.
event-drew_kitten = { $seat } dobiera do oddziału: { $card }.
event-drew_kitten-you = Dobierasz do oddziału: { $card }.
event-drew_king = { $whim_is ->
    [attribute] { $seat } dobiera kartę króla: { $king } ({ $whim }).
   *[other] { $seat } dobiera kartę króla: { $king } ({ $whim }: { $amount }).
}
event-drew_king-you = { $whim_is ->
    [attribute] Dobierasz kartę króla: { $king } ({ $whim }).
   *[other] Dobierasz kartę króla: { $king } ({ $whim }: { $amount }).
}
event-declined = { $seat } rezygnuje z dobierania ({ $card }).
event-declined-you = Rezygnujesz z dobierania ({ $card }).
event-sent_home = { $seat } traci z oddziału: { $card }.
event-sent_home-you = Tracisz z oddziału: { $card }.
event-gained_fish = { $fish ->
    [0] { $seat }: król nie ma ryb do zabrania.
    [-1] { $seat }: król zabiera 1 rybę.
    [-2] { $seat }: król zabiera 2 ryby.
    [-3] { $seat }: król zabiera 3 ryby.
    [-4] { $seat }: król zabiera 4 ryby.
    [-5] { $seat }: król zabiera 5 ryb.
    [-6] { $seat }: król zabiera 6 ryb.
    [-7] { $seat }: król zabiera 7 ryb.
    [-8] { $seat }: król zabiera 8 ryb.
    [-9] { $seat }: król zabiera 9 ryb.
    [one] { $seat }: król daje { $fish } rybę.
    [few] { $seat }: król daje { $fish } ryby.
   *[many] { $seat }: król daje { $fish } ryb.
}
event-gained_fish-you = { $fish ->
    [0] Król nie ma ci czego zabrać.
    [-1] Król zabiera ci 1 rybę.
    [-2] Król zabiera ci 2 ryby.
    [-3] Król zabiera ci 3 ryby.
    [-4] Król zabiera ci 4 ryby.
    [-5] Król zabiera ci 5 ryb.
    [-6] Król zabiera ci 6 ryb.
    [-7] Król zabiera ci 7 ryb.
    [-8] Król zabiera ci 8 ryb.
    [-9] Król zabiera ci 9 ryb.
    [one] Król daje ci { $fish } rybę.
    [few] Król daje ci { $fish } ryby.
   *[many] Król daje ci { $fish } ryb.
}
event-attribute_swapped = { $ground }: teraz liczy się { $attribute }.
event-placed = { $seat }: suma { $total }{ $flags ->
    [0] {""}
    [one] , { $flags } chorągiew
    [few] , { $flags } chorągwie
   *[many] , { $flags } chorągwi
}, miejsce { $place }, ryby: { $fish }.
event-placed-you = Ty: suma { $total }{ $flags ->
    [0] {""}
    [one] , { $flags } chorągiew
    [few] , { $flags } chorągwie
   *[many] , { $flags } chorągwi
}, miejsce { $place }, ryby: { $fish }.
event-team_placed = { $seat } i { $other }: suma { $total }{ $flags ->
    [0] {""}
    [one] , { $flags } chorągiew
    [few] , { $flags } chorągwie
   *[many] , { $flags } chorągwi
}, miejsce { $place }, ryby: { $fish }.
event-team_placed-you = Ty i { $other }: suma { $total }{ $flags ->
    [0] {""}
    [one] , { $flags } chorągiew
    [few] , { $flags } chorągwie
   *[many] , { $flags } chorągwi
}, miejsce { $place }, ryby: { $fish }.
event-game_ended = Koniec trzeciej rundy; najlepszy wynik w rybach: { $fish }.

ask-take = { $cards ->
    [one] Weź ostatniego kotka.
    [few] Weź jednego z { $cards } kotków, a resztę podaj dalej.
   *[many] Weź jednego z { $cards } kotków, a resztę podaj dalej.
}
ask-put-away = Odłóż jeszcze { $left ->
    [one] jednego kotka.
    [few] { $left } kotki.
   *[many] { $left } kotków.
}
ask-send = Rozdziel kotki między trzy pola bitwy, w dowolnej kolejności.
ask-fill = Na każdym polu bitwy musi być co najmniej jeden twój kotek. Przesuń któregoś.
ask-all-sent = Możesz jeszcze przesuwać kotki albo potwierdzić gotowość.
ask-yarn = Dobierasz kotka do oddziału? Kłębek ma: { $card }.
ask-king = Dobierasz kartę króla? Ikonę króla ma: { $card }.

score-ground = { $ground } ({ $attribute })
score-ground-about = Ryby, które zdobyły tu oddziały: im lepsze miejsce, tym więcej.
score-royal = Od króla
score-royal-about = Ryby od króla, bez tych, które zabrał.
score-fish = Ryby
ending-most-fish = Trzy rundy za nami: wygrywa, kto ma najwięcej ryb.
ending-shared = Trzy rundy za nami: zwycięstwo jest wspólne.

why-not-held = Nie możesz wybrać tego kotka, bo go nie masz: { $card }.
why-draft-over = W tej rundzie podawanie kart już się skończyło.
why-no-draft = W wariancie Krótkim nie podaje się kart.
why-keep-all = Kotki odkłada się tylko w wariancie Krótkim.
why-all-put-away = { $cards ->
    [one] Zatrzymujesz { $cards } kotka.
    [few] Zatrzymujesz { $cards } kotki.
   *[many] Zatrzymujesz { $cards } kotków.
} Więcej nie można odłożyć.
why-not-deploying = Kotki wysyła się po wyborze kart, a przed zawodami.
why-there-already = Ten kotek już tam jest: { $card }.
why-some-left = { $left ->
    [one] Jeden kotek jest jeszcze w ręce.
    [few] { $left } kotki są jeszcze w ręce.
   *[many] { $left } kotków jest jeszcze w ręce.
} Najpierw wyślij całą siódemkę.
why-moved-enough = { $moves ->
    [one] W tej rundzie był już { $moves } ruch kotków.
    [few] W tej rundzie były już { $moves } ruchy kotków.
   *[many] W tej rundzie było już { $moves } ruchów kotków.
} Teraz można już tylko wysyłać kotki z ręki, w kolejności numerów, i zapełniać puste oddziały.
why-squad-needs-one = Na każdym polu bitwy musi być co najmniej jeden twój kotek.
why-no-icons = W wariancie Rodzinnym nie ma ikon ani kart króla: niczego się nie dobiera.
why-no-icon-now = Karty dobierasz tylko wtedy, gdy przychodzi kolej na twoją ikonę kłębka albo króla.
why-team-needs-four-or-six = Wariant drużynowy jest dla czterech lub sześciu osób.
why-king-needs-number = Ten kaprys potrzebuje liczby, co najmniej { $least }.
why-deck-alphabet = „{ $name }” musi stać w alfabecie po „{ $last }”: zdolności rozpatruje się w kolejności kart.

deck-kitten = Kotki w kolejności alfabetycznej imion: w tej kolejności rozpatruje się ikony.
deck-kitten-icon = co jest na karcie: none (nic), yarn (kłębek), king (król) albo flag (chorągiew)
deck-kitten-cuteness = urok, od 0 do 9
deck-kitten-strength = siła, od 0 do 9
deck-kitten-wisdom = mądrość, od 0 do 9
deck-kitten-agility = zwinność, od 0 do 9
deck-battleground = Pola bitwy.
deck-battleground-first = ryby za pierwsze miejsce
deck-battleground-second = ryby za drugie miejsce
deck-battleground-third = ryby za trzecie miejsce
deck-king = Karty króla.
deck-king-whim = co robi z oddziałem: total (suma), visitors (dobrane kotki), fish (ryby w zysku albo stracie), flags (chorągwie), attribute (zamiana cech) albo summons (najlepszy kotek odchodzi)
deck-king-amount = ile; kotków co najmniej 1, punkty, ryby i chorągwie mogą być ujemne; przy "attribute" bez znaczenia

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
view-squads = Twój oddział na polu bitwy { $which }
view-memory = Podane dalej
view-memory-takers = { $n ->
    [one] ma: { $seats }
    [few] po jednym mają: { $seats }
   *[many] po jednym mają: { $seats }
}
view-memory-holder = resztę trzyma: { $seat }
view-passing-left = Karty podaje się w lewo
view-passing-right = Karty podaje się w prawo

## Podpowiedzi

hint-most-here = Żaden kotek w tej ręce nie jest lepszy ({ $attribute } { $points }), a liczy się to tutaj: { $ground }.
hint-yarn = Kłębek pozwala dobrać do oddziału jeszcze jednego kotka.
hint-good-at-both = W każdej odkrytej cesze ma co najmniej { $least }.
hint-king = Ikona króla pozwala dobrać kartę króla, a cztery z siedmiu pomagają.
hint-flag = Chorągiew rozstrzyga, gdy sumy są równe.
hint-counts-here = To się liczy ({ $attribute } { $points }) tutaj: { $ground }.
hint-may-count = Jedno pole bitwy jest jeszcze zakryte i może się tam liczyć { $attribute }: { $points }.
hint-none-better = Żaden kotek w tej ręce nie doda więcej niż { $points } na odkrytym polu bitwy.
hint-adds-least = Na odkrytych polach bitwy wszystkie inne dodają więcej; ten najwyżej { $points }.
hint-others-as-good = { $others ->
    [one] Inny kotek doda
    [few] { $others } inne kotki dodadzą
   *[many] { $others } innych kotków doda
} na odkrytym polu bitwy tyle samo: { $points }.
hint-adds-little = Na odkrytych polach bitwy doda najwyżej { $points }; { $better ->
    [one] { $better } inny kotek doda więcej.
    [few] { $better } inne kotki dodadzą więcej.
   *[many] { $better } innych kotków doda więcej.
}
hint-all-sent = Wszystkie twoje kotki są już w oddziałach.
hint-adds-most = { $ground }: tu dodaje najwięcej ({ $attribute } { $points }), razem będzie { $total }.
hint-needs-one = Musi tu trafić przynajmniej jeden kotek: { $ground }.
hint-sends-yarn = Sam nic nie doda, ale jego kłębek może sprowadzić kotka tutaj: { $ground }.
hint-sends-king = Sam nic nie doda, ale jego ikona króla może pomóc tutaj: { $ground }.
hint-sends-flag = Jego chorągiew rozstrzygnie, jeśli sumy będą równe: { $ground }.
hint-most-fish = Dodaje { $points } ({ $attribute }) tam, gdzie za pierwsze miejsce jest najwięcej ryb, { $fish }; twoja suma wyniesie { $total }: { $ground }.
hint-adds = Twoja suma wyniesie { $total } ({ $attribute }, dodaje { $points }): { $ground }.
hint-leads = Prowadzisz tu { $total } do { $best } i niczego więcej nie potrzebujesz.
hint-king-may-hurt = Karta króla może też zaszkodzić. Masz tu { $total }, najlepszy inny oddział { $best }.
hint-yarn-behind = Masz tu { $total }, najlepszy inny oddział { $best }: jeszcze jeden kotek może to odwrócić.
hint-yarn-adds = Jeszcze jeden kotek nigdy nie zmniejszy twojej sumy.
hint-king-behind = Masz tu { $total }, najlepszy inny oddział { $best }: karta króla może to odwrócić.
hint-king-more = Prowadzisz { $total } do { $best }, a karta króla może dać ryby albo kolejne punkty.

## What only the board of the page says
board-left = podaj w lewo
board-right = podaj w prawo
board-ready = gotowe
board-send-here = Wyślij tutaj
board-back = Z powrotem na rękę: { $card }
board-hand-empty = Ręka jest pusta. Przeciągnij tu kotka, żeby go cofnąć.
board-chosen = wybrany
board-partner = partner
board-together = razem { $n }
board-fish = ryby: { $n }
board-open = Co leży odkryte
board-deck = Kotki w talii
board-under = { $n ->
    [one] na spodzie { $n } odłożony
    [few] na spodzie { $n } odłożone
   *[many] na spodzie { $n } odłożonych
}
board-watching = Wszyscy wybierają w tajemnicy. Kotki w każdej ręce: { $n }.
board-king-deck = Karty króla w talii
board-kings = Dobrane karty króla
board-home = Odesłane do domu
board-done = Rozegrane pola bitwy: suma, chorągwie, ryby
board-icons = Ikony
board-icon-yarn = możesz dobrać kotka z wierzchu talii do tego oddziału; jego ikonę rozpatruje się od razu.
board-icon-king = możesz dobrać kartę króla. Cztery z siedmiu pomagają, trzy mogą zaszkodzić.
board-icon-flag = nic nie trzeba robić; przy równej sumie wyżej jest ten, kto ma więcej chorągwi.
board-whim-total = suma oddziału na tym polu: { $signed }
board-whim-visitors = { $n ->
    [one] do oddziału dołącza kotek z talii
    [few] do oddziału dołączają { $n } kotki z talii
   *[many] do oddziału dołącza { $n } kotków z talii
}
board-whim-fish = ryby: { $signed }
board-whim-flags = chorągwie oddziału na tym polu: { $signed }
board-whim-attribute = nieużywana cecha zamienia się z tutejszą
board-whim-summons = { $n ->
    [one] najlepszy tu kotek oddziału wraca do domu
    [few] { $n } najlepsze tu kotki oddziału wracają do domu
   *[many] { $n } najlepszych tu kotków oddziału wraca do domu
}

## What the board tells of a thing that is looked at
board-card = { $name }, numer { $number }
board-stats = urok { $cuteness }, siła { $strength }, mądrość { $wisdom }, zwinność { $agility }
board-about-number = Ikony rozpatruje się w kolejności tych numerów.
board-about-ground = Wygrywa oddział o najwyższej sumie tej cechy: { $attribute }.
board-about-prizes = { $places ->
    [2] Ryby za kolejne miejsca: { $first }, { $second }.
   *[other] Ryby za kolejne miejsca: { $first }, { $second }, { $third }.
}
board-about-ties = Przy równej sumie wyżej jest ten, kto ma więcej chorągwi. Kto ma tyle samo jednego i drugiego, dzieli miejsce, a każdy dostaje wszystkie jego ryby.
board-about-hidden = Odkrywa się je po wybieraniu kotków.
board-about-fish = Po trzech rundach wygrywa, kto ma najwięcej ryb.
board-squad-of = Oddział: { $name }
board-about-squad = Suma cechy, która liczy się na tym polu: { $total }. Chorągwie: { $flags }.
board-sheet-round = Runda { $n }
board-about-backs = { $n ->
    [one] { $n } kotek, zakryty, dopóki nie przyjdzie kolej na jego pole.
    [few] { $n } kotki, zakryte, dopóki nie przyjdzie kolej na ich pole.
   *[many] { $n } kotków, zakrytych, dopóki nie przyjdzie kolej na ich pole.
}
term-yarn = Kłębek
term-yarn-about = Kto go ma, może dobrać kotka z wierzchu talii do tego oddziału; jego ikonę rozpatruje się od razu.
term-yarn-words = kłębek|kłębka|kłębki
term-king = Król
term-king-about = Kto ma tę ikonę, może dobrać kartę króla. Cztery z siedmiu pomagają, trzy mogą zaszkodzić.
term-king-words = kartę króla|karty króla|ikonę króla|ikona króla
term-flag = Chorągiew
term-flag-about = Rozstrzyga remisy: przy równej sumie wyżej jest ten, kto ma więcej chorągwi.
term-flag-words = chorągiew|chorągwi|chorągwie
term-ground = Pole bitwy
term-ground-about = W każdej rundzie są trzy; na każdym oddziały porównują jedną cechę i walczą o ryby.
term-ground-words = pola bitwy|pole bitwy|polu bitwy

## Słowniczek

glossary-icon = Ikony
glossary-attribute = Cechy
glossary-ground = Pola bitwy
glossary-king = Karty króla
glossary-whim = Co zmieniają karty króla
glossary-card = Kotki
glossary-attribute-about = Każde pole bitwy ma jedną cechę; liczy się tam tylko ta liczba twoich kotków.
glossary-stats = Urok { $cuteness }, siła { $strength }, mądrość { $wisdom }, zwinność { $agility }; { $icon }.
icon-none-about = Liczą się tylko jego liczby.
icon-yarn-about = Możesz dobrać kotka z wierzchu talii do tego oddziału.
icon-king-about = Możesz dobrać kartę króla: większość pomaga, niektóre szkodzą.
icon-flag-about = Rozstrzyga, gdy sumy są równe.
whim-total-about = Suma twojego oddziału tutaj rośnie albo maleje.
whim-visitors-about = Do oddziału dobiera się kotki.
whim-fish-about = Zyskujesz ryby albo je tracisz.
whim-flags-about = Twój oddział ma tu więcej chorągwi.
whim-attribute-about = Nieużywana cecha zamienia się z tą, która liczy się tutaj.
whim-summons-about = Najlepszy kotek oddziału idzie do domu do końca rundy.

# The deck editor.
deck-title-kitten = Kotki
deck-title-battleground = Pola bitwy
deck-title-king = Karty króla
deck-field-icon = Ikona
deck-field-cuteness = Urok
deck-field-strength = Siła
deck-field-wisdom = Mądrość
deck-field-agility = Zwinność
deck-field-first = Ryby za 1. miejsce
deck-field-second = Ryby za 2. miejsce
deck-field-third = Ryby za 3. miejsce
deck-field-whim = Czego chce król
deck-field-amount = Ile
why-sheet-nine-grounds = Wypełnij wszystkie dziewięć pól bitwy; liczba wypełnionych: { $found }.
sheet-grounds-ground = Pole bitwy
sheet-grounds-attribute = Cecha
sheet-grounds-totals = Suma
sheet-grounds-totals-about = Suma oddziału w tej cesze, razem z tym, co zmieniły karty króla.
sheet-grounds-flags = Chorągwie
sheet-grounds-flags-about = Chorągwie rozstrzygają między równymi sumami.
sheet-royal = Ryby od króla
sheet-royal-about = Ryby, które dały lub zabrały karty króla, razem.

record-total = Najwięcej ryb
record-score-royal = Najwięcej ryb od króla
## Analiza gry

review-stage = { $stage ->
    [0] Runda 1, wybór
    [1] Runda 1, rozstawienie
    [2] Runda 1
    [3] Runda 2, wybór
    [4] Runda 2, rozstawienie
    [5] Runda 2
    [6] Runda 3, wybór
    [7] Runda 3, rozstawienie
   *[other] Runda 3
}


puzzle-about = Ostatnia runda: wybierz karty, wyślij oddziały i złów jak najwięcej ryb.

counts-fish = Ryby
counts-fish-first = Ryby pierwszego
counts-fish-last = Ryby ostatniego
counts-ties = Remisy o pierwsze miejsce
counts-attributes = Cechy
counts-attributes-about = Cel: żadnej cechy nie wygrywa się znacznie wyższą sumą i żadna nie remisuje częściej niż inne.
counts-winning-total = Średnia suma zwycięzcy
counts-winning-lead = Średnia przewaga
counts-kittens = Kotki
counts-kittens-about = Wzięte w pierwszych dwóch wyborach: 2 z 7 (28,6 %) to sprawiedliwy udział, dwa razy tyle (57,1 %) to granica. Ryby: zdobyte w rundzie przez tego, kto ma kotka, ponad średnią stołu.
counts-taken-early = Wzięte w pierwszych dwóch wyborach
counts-fish-above = Ryby ponad średnią
counts-icons = Ikony
counts-king-deck = Dobieranie kart króla
counts-king-deck-about = Jak często używa się ikony króla, zależnie od liczby kart króla w talii.
counts-king-drawn = Karta dobrana
counts-kings = Karty króla
counts-king-share = Udział w dobranych

## Drukowanie

print-kitten = Kotki
print-battleground = Pola bitwy
print-attribute = Cechy
print-king = Karty króla
print-fish = Ryby
print-turn =
    Runda:
    Trzy pola bitwy, każde z jedną cechą; trzecie zostaje zakryte.
    Wybór: weź jednego z siedmiu kotków, resztę podaj w lewo, i tak do ostatniej karty.
    Odkryjcie trzecie pole. Wyślij kotki: na każde pole co najmniej jednego.
    Na każdym polu odkryjcie oddziały i rozpatrzcie ikony według numerów.
    Kłębek: możesz dobrać kotka do tego oddziału. Król: możesz dobrać kartę króla.
    Pierwsza jest najwyższa suma; przy remisie chorągwie; kto dzieli miejsce, dostaje wszystkie jego ryby.
    Koniec:
    Po trzech rundach wygrywa, kto ma najwięcej ryb.
print-lines =
    Runda 1, pole 1
    Runda 1, pole 2
    Runda 1, pole 3
    Runda 2, pole 1
    Runda 2, pole 2
    Runda 2, pole 3
    Runda 3, pole 1
    Runda 3, pole 2
    Runda 3, pole 3
    Od króla
    Ryby
