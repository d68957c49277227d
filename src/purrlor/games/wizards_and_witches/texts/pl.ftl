## Czarodzieje i czarownice

game-name = Czarodzieje i czarownice
game-about = Ciskaj eliksirami, rzucaj zaklęcia, chowaj się za kotłami i zwierciadłami i wytrwaj najdłużej.
option-challenging = Wyzwanie
option-challenging-about = Po pierwszym trafieniu można w ciebie celować już tylko kartami tego samego rodzaju: eliksirami albo zaklęciami.
option-strategic = Strategia
option-strategic-about = Oprócz dobranej karty każdy ma w ręce dwie tajne karty.

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

action-throw = { $whose ->
    [yours] Cel – ty: { $card }
   *[other] Cel – { $target }: { $card }
}
action-explode = { $whose ->
    [yours] Zagraj, cel – ty: { $card }
   *[other] Zagraj, cel – { $target }: { $card }
}
action-lay = Połóż przed sobą: { $card }
action-discard = Odrzuć: { $card }
action-discard_drawn = Odrzuć wszystko, co dobrano

event-drew = { $card ->
    [none] { $seat } dobiera kartę.
   *[other] { $seat } dobiera: { $card }.
}
event-drew-you = { $card ->
    [none] Dobierasz kartę.
   *[other] Dobierasz: { $card }.
}
event-played = { $target ->
    [none] { $seat } zagrywa: { $card }.
   *[other] { $whose ->
        [yours] { $seat } celuje w ciebie: { $card }.
       *[other] { $seat } zagrywa, cel – { $target }: { $card }.
    }
}
event-played-you = { $target ->
    [none] Zagrywasz: { $card }.
   *[other] Zagrywasz, cel – { $target }: { $card }.
}
event-discarded = { $seat } odrzuca: { $card }.
event-discarded-you = Odrzucasz: { $card }.
event-caught = { $seat } łapie wszystko; wolne miejsca: { $room }.
event-caught-you = Łapiesz wszystko; wolne miejsca: { $room }.
event-pool_full = { $side ->
    [none] { $seat }: osłona zużyta, karty idą na stos odrzuconych.
   *[other] { $seat }: osłona zużyta ({ $side }), karty idą na stos odrzuconych.
}
event-pool_full-you = { $side ->
    [none] Twoja osłona jest zużyta, karty idą na stos odrzuconych.
   *[other] Twoja osłona jest zużyta ({ $side }), karty idą na stos odrzuconych.
}
event-hit = { $seat } obrywa: { $hits ->
    [one] { $hits } trafienie
    [few] { $hits } trafienia
   *[many] { $hits } trafień
}, razem { $total }.
event-hit-you = Obrywasz: { $hits ->
    [one] { $hits } trafienie
    [few] { $hits } trafienia
   *[many] { $hits } trafień
}, razem { $total }.
event-lair_lost = { $seat } traci kryjówkę.
event-lair_lost-you = Tracisz kryjówkę.
event-will_miss = { $seat } straci następną kolejkę.
event-will_miss-you = Stracisz następną kolejkę.
event-missed = { $seat } traci tę kolejkę.
event-missed-you = Tracisz tę kolejkę.
event-out = { $seat } odpada i zajmuje miejsce { $place }.
event-out-you = Odpadasz i zajmujesz miejsce { $place }.
event-reshuffled = Stos odrzuconych staje się nową talią: { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[many] { $cards } kart
}.
event-won = { $seat } wygrywa!
event-won-you = Wygrywasz!
event-called_off = Nikogo nie da się już trafić: wygrywa, kto ma najmniej trafień.

ask-play = { $playable ->
    [one] { $cards ->
        [one] Zagraj dobraną kartę.
        [few] Z { $cards } kart możesz zagrać tylko jedną.
       *[many] Z { $cards } kart możesz zagrać tylko jedną.
    }
    [few] Wybierz jedną z { $cards } kart i zagraj ją.
   *[many] Wybierz jedną z { $cards } kart i zagraj ją.
}
ask-play-explode = { $whose ->
    [yours] Zniszcz twoją kryjówkę
   *[other] Zniszcz kryjówkę: { $target }
}
ask-play-without-lairs = { $playable ->
    [one] { $cards ->
        [one] Zagraj dobraną kartę.
        [few] Z { $cards } kart możesz zagrać tylko jedną.
       *[many] Z { $cards } kart możesz zagrać tylko jedną.
    }
    [few] Wybierz jedną z { $cards } kart i zagraj ją.
   *[many] Wybierz jedną z { $cards } kart i zagraj ją.
}
ask-play-without-lairs-explode = { $whose ->
    [yours] Tracisz kolejkę
   *[other] { $target } traci kolejkę
}
ask-stuck = Żadnej karty nie da się zagrać. Odrzuć jedną z { $cards } kart.
ask-stuck-one = { $why } Odrzuć tę kartę.
ask-stuck-one-discard_drawn = Odrzuć ją
ask-stuck-both = { $too ->
    [none] { $why } Odrzuć obie karty.
   *[other] { $why } { $too } Odrzuć obie karty.
}
ask-stuck-both-discard_drawn = Odrzuć obie
ask-discard = Teraz odrzuć jedną ze swoich kart.
ask-discard-more = Żadnej karty nie da się zagrać. Odrzuć jeszcze jedną.

score-hits = Trafienia
score-hits-about = O miejscu decyduje, kto jak długo wytrwał; gdy nikogo nie da się już trafić, wygrywa, kto ma najmniej trafień.
ending-last-standing = W grze została jedna osoba.
ending-stalemate = Pat: nikogo nie da się już trafić.

why-not-held = Nie masz tej karty: { $card }.
why-must-play = Masz kartę, którą da się zagrać, więc trzeba ją zagrać: { $card }.
why-one-lair = Masz już kryjówkę, a dwóch mieć nie można.
why-not-yourself = Celem musi być ktoś inny: { $card }.
why-target-out = { $target } już nie gra.
why-potions-only = { $target }: pierwszy trafił eliksir, więc celować można już tylko eliksirami.
why-spells-only = { $target }: pierwsze trafiło zaklęcie, więc celować można już tylko zaklęciami.
why-only-own-lair = Jedyna kryjówka na stole jest twoja, więc wybuchu kryjówki nie da się zagrać.
why-nobody-to-miss = Wszyscy pozostali i tak stracą kolejkę albo dopiero co ją stracili, więc wybuchu kryjówki nie da się zagrać.
why-all-potions-only = Wszystkich pozostałych pierwszy trafił eliksir, więc zaklęciem nie można celować w nikogo.
why-all-spells-only = Wszystkich pozostałych pierwsze trafiło zaklęcie, więc eliksirem nie można celować w nikogo.
why-lairs-first = { $target } nie ma kryjówki, a ktoś inny ma: celuj tam.
why-will-miss-already = { $target } i tak straci kolejkę.
why-missed-just-now = { $target }: kolejka dopiero co przepadła, najpierw musi zagrać.
why-discard-one = Wybierz jedną kartę do odrzucenia.
why-no-hand = Bez wariantu Strategia nie masz w ręce kart do wyboru.
why-played-already = W tej kolejce karta jest już zagrana. Teraz odrzuć jedną.
why-stuck-already = W tej kolejce nie dało się zagrać żadnej karty, więc odrzucasz tyle, by zostały dwie.
why-challenging-with-two = Wyzwanie wymaga co najmniej trzech osób: we dwoje eliksiry i zaklęcia niczym się nie różnią.

view-hits = { $hits }/{ $goal }
view-out = poza grą, miejsce { $place }
view-lair = kryjówka
view-miss = traci następną kolejkę
view-safe = nie może znów stracić kolejki, zanim zagra
view-only-potions = tylko eliksiry
view-only-spells = tylko zaklęcia
view-pool = { $shields } · wolne: { $room }
view-caught = złapane: { $caught }
view-held = { $held ->
    [one] { $held } karta w ręce
    [few] { $held } karty w ręce
   *[many] { $held } kart w ręce
}
view-piles = Talia { $draw } · odrzucone { $discard }
view-hand = Twoje karty

## Podpowiedzi

hint-wins = { $target } wypada z gry i wygrywasz.
hint-puts-out = { $target } wypada z gry.
hint-hits-most = { $target }: przejdzie { $hits ->
    [one] jedno trafienie
    [few] { $hits } trafienia
   *[many] { $hits } trafień
}, więcej niż u kogokolwiek innego.
hint-closest-to-out = Nikt nie będzie wtedy bliżej odpadnięcia niż { $target }: { $left ->
    [one] wystarczy jeszcze { $left } trafienie.
    [few] wystarczą jeszcze { $left } trafienia.
   *[many] wystarczy jeszcze { $left } trafień.
}
hint-hits = { $target }: { $hits ->
    [one] dochodzi { $hits } trafienie
    [few] dochodzą { $hits } trafienia
   *[many] dochodzi { $hits } trafień
}; do wypadnięcia z gry { $left ->
    [one] zostanie { $left }.
    [few] zostaną { $left }.
   *[many] zostanie { $left }.
}
hint-uses-up-shields = { $target }: osłona się zapełni i zniknie, a następna karta już trafi.
hint-fills-shields = { $target }: w osłonie ubędzie miejsca; wolne miejsca: { $room }.
hint-destroys-lair = { $target } straci kryjówkę i znów będzie dobierać po jednej karcie.
hint-loses-turn = { $target } straci następną kolejkę: o jedną mniej, w której coś może cię trafić.
hint-lair = Od następnej kolejki dobierasz dwie karty i wybierasz lepszą.
hint-shield = Twoja osłona złapie { $room ->
    [one] { $room } trafienie
    [few] { $room } trafienia
   *[many] { $room } trafień
}{ $kind ->
    [potions] { " " }eliksirami
    [spells] { " " }zaklęciami
   *[both] { "" }
}, a teraz { $was }.
hint-second-lair = Masz już kryjówkę; druga do niczego się nie przyda.
hint-keeps-two = Zostaną ci: { $card } i { $second }.
hint-keeps = { $cards ->
    [one] Zostanie ci druga karta.
    [few] Zostaną ci pozostałe { $cards } karty.
   *[many] Zostanie ci pozostałych { $cards } kart.
}

## What the board tells of a thing that is looked at, and in few words on a card

board-about-potion = Wyceluj w inną osobę: { $n ->
    [one] { $n } trafienie
    [few] { $n } trafienia
   *[many] { $n } trafień
}, chyba że złapią je { $both ->
    [yes] kotły lub zwierciadła
   *[no] kotły
}.
board-about-spell = Wyceluj w inną osobę: { $n ->
    [one] { $n } trafienie
    [few] { $n } trafienia
   *[many] { $n } trafień
}, chyba że złapią je { $both ->
    [yes] kotły lub zwierciadła
   *[no] zwierciadła
}.
board-about-cauldron = Połóż przed sobą: { $both ->
    [yes] mieści eliksiry i zaklęcia
   *[no] mieści eliksiry
}, razem { $n }. Wszystkie twoje kotły liczą się razem; gdy się zapełnią, odrzucasz je z całą zawartością.
board-about-mirror = Połóż przed sobą: { $both ->
    [yes] mieści eliksiry i zaklęcia
   *[no] mieści zaklęcia
}, razem { $n }. Wszystkie twoje zwierciadła liczą się razem; gdy się zapełnią, odrzucasz je z całą zawartością.
board-about-lair = Połóż przed sobą: od następnej kolejki dobierasz dwie karty, jedną zagrywasz, a drugą odrzucasz. Nikt nie ma dwóch kryjówek.
board-about-exploded_lair = Niszczy kryjówkę innej osoby. Jeśli na stole nie ma żadnej kryjówki, wybrana przez ciebie osoba traci następną kolejkę.
board-does-potion = { $n ->
    [one] { $n } trafienie
    [few] { $n } trafienia
   *[many] { $n } trafień
}
board-does-spell = { $n ->
    [one] { $n } trafienie
    [few] { $n } trafienia
   *[many] { $n } trafień
}
board-does-cauldron = { $both ->
    [yes] { $n ->
        [one] łapie { $n }
        [few] łapią { $n }
       *[many] łapie { $n }
    }
   *[no] { $n ->
        [one] łapie { $n } eliksir
        [few] łapią { $n } eliksiry
       *[many] łapie { $n } eliksirów
    }
}
board-does-mirror = { $both ->
    [yes] { $n ->
        [one] łapie { $n }
        [few] łapią { $n }
       *[many] łapie { $n }
    }
   *[no] { $n ->
        [one] łapie { $n } zaklęcie
        [few] łapią { $n } zaklęcia
       *[many] łapie { $n } zaklęć
    }
}
board-does-lair = dobierz dwie, zagraj jedną
board-does-exploded_lair = niszczy kryjówkę lub odbiera kolejkę
board-hits = trafienia: { $hits } z { $goal }
board-draw-pile = Talia
board-discard-pile = Stos odrzuconych
board-reshuffle = Gdy nie ma już czego dobierać, stos odrzuconych staje się nową talią.
board-still-in = nadal w grze
board-went-out = odpada jako nr { $n }

## Słowniczek

glossary-card = Karty
glossary-side = Dwa rodzaje ataków
side-potions-about = Ataki, które łapią kotły, a we dwoje także zwierciadła.
side-spells-about = Ataki, które łapią zwierciadła, a we dwoje także kotły.
term-hit = trafienie
term-hit-about = Po dziesięciu trafieniach wypadasz z gry, we dwoje po piętnastu. Eliksiry i zaklęcia liczą się razem.
term-hit-words = trafie*
term-shield = osłona
term-shield-about = Kotły albo zwierciadła przed tobą. Wszystkie twoje kotły to jedna osłona, wszystkie zwierciadła druga; we dwoje wszystkie razem to jedna.
term-shield-words = osłon*

why-sheet-out-at-goal = { $seat }: odpada, kto ma { $goal } trafień, i nikt inny.
why-sheet-order-of-going = Ponumeruj tych, którzy odpadli: 1, 2, 3 i tak dalej, od pierwszej osoby.
why-sheet-somebody-is-left = Ktoś musi zostać w grze: nie mogą odpaść wszyscy.
sheet-players-hits = Trafienia
sheet-players-hits-about = Karty, które trzyma osłona, to nie trafienia.
sheet-players-out = Poza grą

## Analiza gry

review-stage = { $stage ->
    [0] Zostało dwoje
    [1] Zostało troje
   *[other] Zostało czworo lub więcej
}

puzzle-about = Końcówka pojedynku: wygraj, a po drodze zbierz jak najmniej trafień.

## Drukowanie

print-deck = Czarodzieje i czarownice
print-card = Karty
print-turn =
    Twoja kolej:
    Dobierz kartę i ją zagraj. Wybierasz tylko cel. Nie da się? Odrzuć ją.
    Eliksir, zaklęcie: celujesz w kogoś. Trafia to, czego nie złapie osłona.
    Kocioł łapie eliksiry, zwierciadło zaklęcia. Pełną osłonę się odrzuca.
    Kryjówka: od następnej kolejki dobierasz dwie karty, jedną zagrywasz, drugą odrzucasz.
    Wybuch kryjówki: niszczy kryjówkę; jeśli nie ma żadnej, ktoś traci kolejkę.
    Koniec:
    Po dziesięciu trafieniach odpadasz (we dwoje: po piętnastu). Wygrywa, kto wytrwa najdłużej.
print-lines =
    Trafienia, gra 1
    Trafienia, gra 2
    Trafienia, gra 3
    Trafienia, gra 4
    Trafienia, gra 5
    Trafienia, gra 6
    Wygrane gry
