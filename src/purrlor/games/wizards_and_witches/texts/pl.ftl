## Czarodzieje i czarownice

game-name = Czarodzieje i czarownice
game-about = Rzucaj eliksiry i zaklęcia, chowaj się za kotłami i zwierciadłami, przetrwaj wszystkich.
option-players = Gracze
option-challenging = Wyzwanie
option-challenging-about = Kogo najpierw trafi eliksir, tego trafiają już tylko eliksiry; tak samo z zaklęciami.
option-strategic = Strategia
option-strategic-about = Każdy trzyma dwie tajne karty oprócz tej, którą dobiera.

card-cauldron_1 = Kocioł
card-cauldron_2 = 2 kotły
card-cauldron_3 = 3 kotły
card-cauldron_4 = 4 kotły
card-mirror_1 = Zwierciadło
card-mirror_2 = 2 zwierciadła
card-mirror_3 = 3 zwierciadła
card-mirror_4 = 4 zwierciadła
card-potion_1 = Eliksir
card-potion_2 = 2 eliksiry
card-potion_3 = 3 eliksiry
card-spell_1 = Zaklęcie
card-spell_2 = 2 zaklęcia
card-spell_3 = 3 zaklęcia
card-lair = Kryjówka
card-exploded_lair = Wybuch kryjówki
side-potions = eliksiry
side-spells = zaklęcia

action-throw = Cel – { $target }: { $card }
action-explode = Wysadź, cel – { $target }: { $card }
action-lay = Połóż przed sobą: { $card }
action-discard = Odrzuć: { $card }
action-discard_drawn = Odrzuć to, co przyszło

event-drew = { $card ->
    [none] { $seat } dobiera kartę.
   *[other] { $seat } dobiera: { $card }.
}
event-played = { $target ->
    [none] { $seat } kładzie: { $card }.
   *[other] { $seat } atakuje, cel – { $target }: { $card }.
}
event-discarded = { $seat } odrzuca: { $card }.
event-caught = { $seat } łapie wszystko; zostało miejsc: { $room }.
event-pool_full = { $seat }: osłona pęka i znika ({ $side }).
event-hit = { $seat } obrywa: { $hits ->
    [one] { $hits } trafienie
    [few] { $hits } trafienia
   *[many] { $hits } trafień
}, razem { $total }.
event-lair_lost = { $seat } traci kryjówkę.
event-will_miss = { $seat } straci kolejkę.
event-missed = { $seat } traci tę kolejkę.
event-out = { $seat } odpada, miejsce { $place }.
event-reshuffled = Odrzucone karty wracają do talii: { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[many] { $cards } kart
}.
event-won = { $seat } wygrywa!
event-called_off = Żadna karta nikogo już nie trafi: wygrywa, kto ma najmniej trafień.

ask-play = { $cards ->
    [one] Zagraj dobraną kartę.
    [few] Wybierz jedną z { $cards } kart i zagraj ją.
   *[many] Wybierz jedną z { $cards } kart i zagraj ją.
}
ask-stuck = Niczego nie da się zagrać. { $cards ->
    [one] Odrzuć tę kartę.
    [few] Odrzuć: masz { $cards } karty.
   *[many] Odrzuć: masz { $cards } kart.
}
ask-discard = Karta zagrana. Odrzuć jedną z pozostałych.

score-hits = Trafienia
ending-last-standing = Zostaje jedna osoba.
ending-stalemate = Pat: żadna karta nikogo już nie trafi.

why-not-held = Nie masz tej karty: { $card }.
why-must-play = Masz coś, co da się zagrać, więc graj: { $card }.
why-one-lair = Masz już kryjówkę.
why-not-yourself = Wybierz za cel kogoś innego: { $card }.
why-target-out = { $target } już nie gra.
why-potions-only = { $target }: pierwszy trafił eliksir, więc zaklęcia nie działają.
why-spells-only = { $target }: pierwsze trafiło zaklęcie, więc eliksiry nie działają.
why-only-own-lair = Jedyna kryjówka na stole jest twoja.
why-lairs-first = { $target } nie ma kryjówki, a ktoś inny ma: celuj tam.
why-will-miss-already = { $target } i tak straci kolejkę.
why-missed-just-now = { $target } właśnie traci kolejkę i musi najpierw zagrać.
why-discard-one = Wybierz jedną kartę do odrzucenia.
why-no-hand = Bez wariantu Strategia nie ma ręki, z której można wybierać.
why-played-already = W tej turze karta już zagrana; teraz odrzuć jedną.
why-challenging-with-two = Wyzwanie wymaga trzech osób: we dwoje eliksiry i zaklęcia się nie różnią.

view-hits = { $hits }/{ $goal }
view-out = poza grą, miejsce { $place }
view-lair = kryjówka
view-miss = traci następną kolejkę
view-only-potions = tylko eliksiry
view-only-spells = tylko zaklęcia
view-pool = { $shields } · miejsca: { $room }
view-caught = złapane: { $caught }
view-held = { $held ->
    [one] { $held } karta w ręce
    [few] { $held } karty w ręce
   *[many] { $held } kart w ręce
}
view-piles = Talia { $draw } · odrzucone { $discard }
view-hand = Twoje karty
