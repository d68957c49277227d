## Wyspa kotów z dodatkiem Kociaki i bestie

game-name = Wyspa kotów
game-about = Ratuj koty, zanim wyspa padnie: zmieść je na łodzi, trzymaj rodziny razem, zdobywaj lekcje. Z dodatkiem Kociaki i bestie.
option-kittens = Kociaki
option-kittens-about = Najszybsza osoba może ratować także kociaki, po jednym lub po dwa do kosza.
option-beasts = Bestie
option-beasts-about = Pierwszego dnia można ratować bestie; lubią mieć obok siebie kocie rodziny.
option-events = Wydarzenia
option-events-about = Każdy dzień zaczyna się wydarzeniem; dochodzą szczury królewskie i żetony.
option-new_lessons = Nowe lekcje
option-new_lessons-about = Osiem naszych lekcji zastępuje osiem innych; w trybie rodzinnym dochodzi siedem kart rodzinnych.
option-family = Tryb rodzinny
option-family-about = Bez ryb i kart odkryć: weź kota i połóż go.
option-late_arrivals = Spóźnialscy
option-late_arrivals-about = Dla pięciu lub sześciu osób, z dodatkowymi płytkami i kartami według naszych wyliczeń.
option-difficulty = Trudność
option-difficulty-about = Ile trudniejszych lekcji ma siostra, gdy grasz solo: od zera do czterech.
value-easy = łatwo
value-medium = średnio
value-hard = trudno
value-very_hard = bardzo trudno
value-expert = mistrzowsko

colour-blue = niebieski
colour-green = zielony
colour-red = czerwony
colour-purple = fioletowy
colour-orange = pomarańczowy
side-left = lewe pole
side-right = prawe pole
side-nursery = plansza kociaków
token-basket = kosz
token-boots = cztery buty

# The turn: so many quarters to the right; from 4 on the tile was flipped left to right before.
action-place = Połóż: { $tile }, od: kolumna { $column }, rząd { $row } ({ $room }){ $turn ->
    [0] {""}
    [1] , ćwierć obrotu w prawo
    [2] , pół obrotu
    [3] , ćwierć obrotu w lewo
    [4] , drugą stroną do góry
    [5] , drugą stroną do góry, ćwierć obrotu w prawo
    [6] , drugą stroną do góry, pół obrotu
   *[7] , drugą stroną do góry, ćwierć obrotu w lewo
}
action-take = Ratuj: { $tile } ({ $side })
action-choose = Weź: { $tile }
action-remove = Nakarm kota, żeby przegonił szczura królewskiego: kolumna { $column }, rząd { $row } ({ $room })
action-keep = Zatrzymaj: { $card }
action-buy = Kup: { $card }
action-play = { $colour ->
    [none] Zagraj: { $card }
   *[other] Zagraj: { $card } ({ $colour })
}
action-lay = Połóż zakrytą: { $card }
action-give_up = Odrzuć: { $card }
action-move = Przenieś: { $tile } (skąd: { $side })
action-sort = Poślij na: { $side }
action-choose_colour = Kolor: { $colour }
action-take_token = Weź żeton: { $token }
action-lay_token = Połóż żeton: { $token }
action-pass = Pas
action-done = Gotowe
action-pass_today = Dziś bez kart: zapytaj jutro
action-pass_to_end = Zapytaj dopiero po ostatnim dniu
action-ask_again = Pytaj mnie znów o karty „kiedykolwiek”
action-discard_tile = Odrzuć płytkę: nigdzie nie pasuje

event-day_began = { $happening ->
    [none] Zaczyna się dzień { $day }.
   *[other] Zaczyna się dzień { $day }: { $happening }.
}
event-scored = { $seat } zyskuje { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}: { $happening }.
event-scored-you = Zyskujesz { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}: { $happening }.
event-drew_tile = Z worka wychodzi: { $tile } ({ $side }).
event-found_rare = Odkryto: { $tile }.
event-fished = { $seat } łowi { $fish ->
    [one] { $fish } rybę
    [few] { $fish } ryby
   *[many] { $fish } ryb
} i ma razem { $total }.
event-fished-you = Łowisz { $fish ->
    [one] { $fish } rybę
    [few] { $fish } ryby
   *[many] { $fish } ryb
} i masz razem { $total }.
event-dealt = { $card ->
    [none] { $seat } dostaje kartę.
   *[other] { $seat } dostaje: { $card }.
}
event-dealt-you = { $card ->
    [none] Dostajesz kartę.
   *[other] Dostajesz: { $card }.
}
event-handed = { $card ->
    [none] { $giver } przekazuje kartę; dostaje ją { $seat }.
   *[other] { $giver } przekazuje kartę, { $seat } dostaje: { $card }.
}
event-handed-you = { $card ->
    [none] { $giver } przekazuje ci kartę.
   *[other] { $giver } przekazuje ci: { $card }.
}
event-kept_card = { $card ->
    [none] { $seat } zatrzymuje kartę.
   *[other] { $seat } zatrzymuje: { $card }.
}
event-kept_card-you = { $card ->
    [none] Zatrzymujesz kartę.
   *[other] Zatrzymujesz: { $card }.
}
event-bought_card = { $seat } kupuje: { $card }.
event-bought_card-you = Kupujesz: { $card }.
event-paid = { $cards ->
    [0] { $seat } nie kupuje kart
   *[other] { $seat } płaci { $fish ->
        [one] { $fish } rybę
        [few] { $fish } ryby
       *[many] { $fish } ryb
    } za { $cards ->
        [one] { $cards } kartę
        [few] { $cards } karty
       *[many] { $cards } kart
    }
}.
event-paid-you = { $cards ->
    [0] Nie kupujesz kart
   *[other] Płacisz { $fish ->
        [one] { $fish } rybę
        [few] { $fish } ryby
       *[many] { $fish } ryb
    } za { $cards ->
        [one] { $cards } kartę
        [few] { $cards } karty
       *[many] { $cards } kart
    }
}.
event-lessons_laid = { $seat } { $lessons ->
    [0] nie wykłada prywatnych lekcji
    [one] wykłada { $lessons } prywatną lekcję
    [few] wykłada { $lessons } prywatne lekcje
   *[many] wykłada { $lessons } prywatnych lekcji
}.
event-lessons_laid-you = { $lessons ->
    [0] Nie wykładasz prywatnych lekcji
    [one] Wykładasz { $lessons } prywatną lekcję
    [few] Wykładasz { $lessons } prywatne lekcje
   *[many] Wykładasz { $lessons } prywatnych lekcji
}.
event-public_lesson_laid = { $seat } wykłada lekcję publiczną: { $card }.
event-public_lesson_laid-you = Wykładasz lekcję publiczną: { $card }.
event-colour_chosen = { $seat } wybiera kolor { $colour } dla lekcji: { $card }.
event-colour_chosen-you = Wybierasz kolor { $colour } dla lekcji: { $card }.
event-laid_card = { $card ->
    [none] { $seat } kładzie kartę ratunku.
   *[other] { $seat } kładzie: { $card }.
}
event-laid_card-you = { $card ->
    [none] Kładziesz kartę ratunku.
   *[other] Kładziesz: { $card }.
}
event-laid_token = { $seat } kładzie żeton: { $token }.
event-laid_token-you = Kładziesz żeton: { $token }.
event-revealed = { $seat } odkrywa: { $card }.
event-revealed-you = Odkrywasz: { $card }.
event-ordered = Miejsce { $place }: { $seat }, szybkość { $speed }.
event-ordered-you = Miejsce { $place }: ty, szybkość { $speed }.
event-took = { $seat } ratuje: { $tile } ({ $side }{ $fish ->
    [0] {""}
    [one] , { $fish } ryba
    [few] , { $fish } ryby
   *[many] , { $fish } ryb
 }).
event-took-you = Ratujesz: { $tile } ({ $side }{ $fish ->
    [0] {""}
    [one] , { $fish } ryba
    [few] , { $fish } ryby
   *[many] , { $fish } ryb
 }).
event-placed = { $seat } kładzie: { $tile }.
event-placed-you = Kładziesz: { $tile }.
event-played = { $colour ->
    [none] { $seat } zagrywa: { $card }.
   *[other] { $seat } zagrywa: { $card } ({ $colour }).
}
event-played-you = { $colour ->
    [none] Zagrywasz: { $card }.
   *[other] Zagrywasz: { $card } ({ $colour }).
}
event-gained_fish = { $seat } zyskuje { $fish ->
    [one] { $fish } rybę
    [few] { $fish } ryby
   *[many] { $fish } ryb
}.
event-gained_fish-you = Zyskujesz { $fish ->
    [one] { $fish } rybę
    [few] { $fish } ryby
   *[many] { $fish } ryb
}.
event-gained_basket = { $seat } zyskuje stały kosz.
event-gained_basket-you = Zyskujesz stały kosz.
event-lost_basket = { $seat } odrzuca stały kosz.
event-lost_basket-you = Odrzucasz stały kosz.
event-drew_card = { $card ->
    [none] { $seat } dobiera kartę.
   *[other] { $seat } dobiera: { $card }.
}
event-drew_card-you = { $card ->
    [none] Dobierasz kartę.
   *[other] Dobierasz: { $card }.
}
event-bought_drawn = { $cards ->
    [0] { $seat } nie kupuje żadnej z dobranych kart.
   *[other] { $seat } płaci { $fish ->
        [one] { $fish } rybę
        [few] { $fish } ryby
       *[many] { $fish } ryb
    } za { $cards ->
        [one] { $cards } dobraną kartę
        [few] { $cards } dobrane karty
       *[many] { $cards } dobranych kart
    }.
}
event-bought_drawn-you = { $cards ->
    [0] Nie kupujesz żadnej z dobranych kart.
   *[other] Płacisz { $fish ->
        [one] { $fish } rybę
        [few] { $fish } ryby
       *[many] { $fish } ryb
    } za { $cards ->
        [one] { $cards } dobraną kartę
        [few] { $cards } dobrane karty
       *[many] { $cards } dobranych kart
    }.
}
event-drew_for = { $seat } wyciąga: { $tile }.
event-drew_for-you = Wyciągasz: { $tile }.
event-discarded_tile = Ta płytka nigdzie nie pasuje i zostaje odrzucona: { $tile }.
event-moved = { $seat } przenosi na { $side }: { $tile }.
event-moved-you = Przenosisz na { $side }: { $tile }.
event-gave_up = { $card ->
    [none] { $seat } odrzuca prywatną lekcję.
   *[other] { $seat } odrzuca: { $card }.
}
event-gave_up-you = { $card ->
    [none] Odrzucasz prywatną lekcję.
   *[other] Odrzucasz: { $card }.
}
event-removed = { $seat } zdejmuje z łodzi: { $tile }.
event-removed-you = Zdejmujesz z łodzi: { $tile }.
event-passed = { $seat } pasuje.
event-passed-you = Pasujesz.
event-gained_token = { $seat } bierze żeton: { $token }.
event-gained_token-you = Bierzesz żeton: { $token }.
event-left_island = Zostaje na wyspie: { $tile }.
event-sister_came = Siostra odkrywa: { $card }, szybkość { $speed }, kosze: { $baskets }.
event-sister_took = Siostra zabiera: { $tile }.
event-sister_switched = Siostra zamienia miejscami: { $tile }, { $other }.
event-sister_likes = Siostra lubi kolor { $colour }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} za każdego takiego kota.
event-chose = { $seat } bierze: { $tile }.
event-chose-you = Bierzesz: { $tile }.
event-ended = { $seat } ma { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
event-ended-you = Masz { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
event-order_changed = Teraz zaczyna { $seat }.
event-order_changed-you = Teraz zaczynasz.
event-fed = { $seat } karmi kota rybą, a kot przegania szczura królewskiego.
event-fed-you = Karmisz kota rybą, a kot przegania szczura królewskiego.
event-paid_more = { $seat } dopłaca { $fish ->
    [one] { $fish } rybę
    [few] { $fish } ryby
   *[many] { $fish } ryb
} za większy skarb.
event-paid_more-you = Dopłacasz { $fish ->
    [one] { $fish } rybę
    [few] { $fish } ryby
   *[many] { $fish } ryb
} za większy skarb.

ask-keep = { $left ->
    [one] Wybierz kartę, którą zatrzymujesz.
    [few] Wybierz { $left } karty, które zatrzymujesz.
   *[many] Wybierz { $left } kart, które zatrzymujesz.
} { $others ->
    [0] Resztę odrzucasz.
   *[other] Reszta idzie dalej.
}
ask-buy = Kup karty (masz { $fish ->
    [one] { $fish } rybę
    [few] { $fish } ryby
   *[many] { $fish } ryb
}), a potem zakończ.
ask-window-dawn = Nowy dzień: zagrać kartę „kiedykolwiek”?
ask-window-bought = Zakupy zrobione: zagrać kartę „kiedykolwiek”?
ask-window-cards = Przed ratunkiem: zagrać kartę „kiedykolwiek”?
ask-window-end = Ostatnia szansa: zagrać kartę „kiedykolwiek”?
ask-colour = Jaki kolor wybierasz dla tej lekcji: { $card }?
ask-cards = Połóż zakryte karty ratunku, a potem zakończ.
ask-rescue = { $baskets ->
    [0] Nie masz już koszy: zagraj kartę albo zakończ na dziś. Ryby: { $fish }.
   *[other] Uratuj kota albo zakończ na dziś. Ryby: { $fish }, kosze: { $baskets }.
}
ask-rescue-no-basket = Nie masz już koszy: dziś nikt więcej nie wejdzie na pokład. Ryby: { $fish }.
ask-rescue-none = Nie możesz teraz uratować żadnego kota: nie ma już kotów, żaden się nie zmieści albo masz za mało ryb ({ $fish }).
ask-extra = Możesz uratować jeszcze jednego. Ryby: { $fish }, kosze: { $baskets }.
ask-family-turn = Weź kota albo zakończ na dziś.
ask-kitten = Drugi kociak za 3 ryby? Masz { $fish }.
ask-find = Zagraj kartę oszaksa lub skarbu albo zakończ na dziś.
ask-place = Gdzie kładziesz: { $tile }?
ask-bonus = Mapa daje skarb: który?
ask-treasure = Który skarb bierzesz?
ask-oshax = Który oszaks i w jakim kolorze?
ask-offer = Kup dobrane karty (masz { $fish ->
    [one] { $fish } rybę
    [few] { $fish } ryby
   *[many] { $fish } ryb
}), a potem zakończ.
ask-move = Możesz przenieść na drugie pole jeszcze { $left ->
    [one] { $left } kota
    [few] { $left } koty
   *[many] { $left } kotów
}.
ask-sort = Na które pole idzie: { $tile }?
ask-give-up = Odrzuć { $left ->
    [one] { $left } prywatną lekcję
    [few] { $left } prywatne lekcje
   *[many] { $left } prywatnych lekcji
}.
ask-take-off = Odrzuć z łodzi { $left ->
    [one] { $left } skarb
    [few] { $left } skarby
   *[many] { $left } skarbów
}.
ask-token = Kosz czy cztery buty?
ask-rats = Nakarmić kota, żeby przegonił szczura królewskiego?
ask-family = { $left ->
    [one] Zatrzymaj jeszcze jedną z tych kart rodzinnych.
    [few] Zatrzymaj dwie z tych kart rodzinnych.
   *[many] Zatrzymaj dwie z tych kart rodzinnych.
}

## Co kończy każdy przycisk
ask-buy-done = Koniec zakupów
ask-window-dawn-pass = Bez karty: zaczynamy dzień
ask-window-bought-pass = Bez karty: czas na lekcje
ask-window-cards-pass = Bez karty: na ratunek
ask-window-end-pass = Bez karty: liczymy punkty
ask-cards-done = Koniec kart: ruszamy na ratunek
ask-rescue-pass = Dziś nikogo więcej nie ratuję
ask-rescue-no-basket-pass = Dalej
ask-rescue-none-pass = Dalej
ask-extra-done = W tej turze to wszystko
ask-family-turn-pass = Dziś nie biorę więcej kotów
ask-kitten-done = Bez drugiego kociaka
ask-find-pass = Dziś nie zagram ich więcej
ask-take-off-remove = Zdejmij płytkę: kolumna { $column }, rząd { $row } ({ $room })
ask-bonus-done = Bez skarbu
ask-treasure-done = Bez kolejnego skarbu
ask-offer-done = Koniec zakupów
ask-move-done = Nie przenoszę więcej kotów
ask-rats-done = Nie karmię kota

score-rats = Widoczne szczury
score-rats-about = −1 za każdego szczura, którego nic nie zakrywa.
score-royal-rats = Szczury królewskie
score-royal-rats-about = −3 za każdego szczura królewskiego na łodzi.
score-rooms = Niepełne pomieszczenia
score-rooms-about = −5 za każde pomieszczenie, które nie jest całkiem zakryte.
score-families = Rodziny
score-families-about = 3, 4, 5, 6 kotów jednego koloru obok siebie: 8, 11, 15, 20 punktów; za każdego kolejnego 5.
score-rare = Rzadkie skarby
score-rare-about = 3 za każdy rzadki skarb na łodzi.
score-friendships = Przyjaźnie bestii
score-friendships-about = 5 za każdą przyjaźń: znak bestii obok kota tego koloru, który należy do rodziny.
score-events = Wydarzenia
score-events-about = Punkty, które dały wydarzenia kolejnych dni.
score-lesson = { $card }
score-public = Publiczna: { $card }
score-public-colour = Publiczna: { $card } ({ $colour })
score-total = Punkty
score-fish = Ryby (rozstrzygają remis)
score-full-rooms = Pełne pomieszczenia (rozstrzygają remis)
score-sister-colour = Siostra: koty, { $colour }
score-sister-colour-about = Siostra lubi ten kolor: punkty za każdego takiego kota na twojej łodzi.
score-sister-lesson = Siostra: { $card }
score-sister-beasts = Siostra: twoje bestie
score-sister-beasts-about = 3 za każdy znak na twoich bestiach.
score-sister-events = Siostra: wydarzenia
score-sister-events-about = Stała liczba punktów za punktowane wydarzenia dni 2, 3 i 4.
score-sister-total = Siostra: punkty
ending-counted = Minęło pięć dni: wygrywa, kto ma najwięcej punktów.
ending-shared = Minęło pięć dni: zwycięstwo jest wspólne.
ending-family = Minęło pięć dni: wygrywa, kto ma najwięcej punktów.
ending-counted-tie = Minęło pięć dni. Punktów jest tyle samo, więc wygrywa, kto ma najwięcej ryb.
ending-family-tie = Minęło pięć dni. Punktów jest tyle samo, więc wygrywa, kto ma najwięcej pełnych pomieszczeń.
ending-won = Masz więcej punktów niż siostra.
ending-lost = Siostra ma tyle punktów co ty albo więcej.

why-nothing-to-place = Nie ma teraz płytki do położenia.
why-off-the-boat = Część płytki wystawałaby tu poza łódź.
why-covered = Tam już coś leży.
why-touches-nothing = Płytka musi stykać się bokiem z inną płytką.
why-not-rescuing = Teraz nie można nikogo ratować.
why-tile-not-there = Nie ma tam takiej płytki ({ $side }): { $tile }.
why-only-a-kitten = Do tego kosza zmieści się tylko drugi kociak.
why-kittens-for-the-first = Kociaki może ratować tylko pierwsza osoba tego dnia.
why-no-basket = Nie masz już kosza.
why-no-extra-beast = Dodatkowy ratunek jest dla kotów i kociaków, a nie dla bestii.
why-too-few-fish = Kosztuje { $price ->
    [one] { $price } rybę
    [few] { $price } ryby
   *[many] { $price } ryb
}, a masz { $fish }.
why-fits-nowhere = Nie zmieści się nigdzie na twojej łodzi: { $tile }.
why-no-treasure-now = Teraz nie można wziąć skarbu ani oszaksa.
why-tile-gone = Tej płytki już nie ma: { $tile }.
why-larger-costs-more = Większy skarb z tą kartą kosztuje dodatkowo { $price ->
    [one] { $price } rybę
    [few] { $price } ryby
   *[many] { $price } ryb
}, a masz { $fish }.
why-not-this-one = Teraz możesz wybrać coś innego, ale nie to: { $tile }.
why-nothing-there = Na tym polu nie leży żadna płytka.
why-stays-aboard = Tej płytki nie można teraz zdjąć z łodzi: { $tile }.
why-rat-stays = Żeby przegonić szczura królewskiego, trzeba mieć rybę i kota obok niego, a statki Vesha nie mogą jeszcze być przy wyspie.
why-rat-holds-the-place = Bez tego szczura królewskiego to, co kładziesz, nigdzie by nie pasowało. Najpierw to połóż.
why-no-rescue-card = To nie jest karta ratunku: { $card }.
why-not-now = Tej karty nie można teraz użyć: { $card }.
why-not-held = Nie masz tej karty: { $card }.
why-too-dear = Ta karta kosztuje { $price ->
    [one] { $price } rybę
    [few] { $price } ryby
   *[many] { $price } ryb
}, a masz { $fish }: { $card }.
why-only-fish-cards = Najpierw to dokończ. Do tego czasu można zagrać tylko wcześniej zdobyte karty, które dają ryby: { $card }.
why-all-choose-now = Teraz wszyscy wybierają naraz. Tę kartę zagrasz później: { $card }.
why-place-first = Najpierw połóż to, co bierzesz, a potem zagraj tę kartę: { $card }.
why-which-colour = Wybierz kolor dla tej karty: { $card }.
why-basket-in-use = Twój jedyny stały kosz służy właśnie do tego ratunku. Tę kartę zagrasz później: { $card }.
why-too-few-lessons = Do tej karty trzeba mieć { $need } { $need ->
    [one] lekcję prywatną
    [few] lekcje prywatne
   *[many] lekcji prywatnych
}, a masz { $have }: { $card }.
why-too-few-treasures = Do tej karty trzeba mieć { $need } { $need ->
    [one] skarb
    [few] skarby
   *[many] skarbów
} na łodzi, a masz { $have }: { $card }.
why-before-a-rescue = Tę kartę zagraj w swojej turze ratunku, zanim weźmiesz kota: { $card }.
why-only-while-rescuing = Ta karta działa podczas ratunku, gdy koty są na polach: { $card }.
why-wait-for-rare-finds = Tę kartę można zagrać w swojej turze rzadkich znalezisk: { $card }.
why-nothing-to-find = Tego, co daje ta karta, już nie ma albo nie zmieści się to na łodzi: { $card }.
why-lay-before-the-rescue = Karty ratunku kładzie się zakryte, zanim zaczną się tury ratunku: { $card }.
why-no-use-now = Ta karta nic by teraz nie dała: { $card }.
why-not-to-be-moved = Przenosić można tylko koty, a nie bestie ani kociaki: { $tile }.
why-moving-needs-its-card = Koty można przenosić tylko kartą, która na to pozwala.
why-no-such-token = Tego żetonu nie można teraz położyć.
why-must-choose = Tego nie można pominąć. Wybierz coś.
why-pass-instead = Możesz tu skończyć: spasuj.
why-done-instead = Możesz tu skończyć: wybierz „gotowe”.
why-it-fits = Odrzucić można tylko wyciągniętą płytkę, która nigdzie nie pasuje.
why-not-asked = Gra teraz o to nie pyta.
why-needs-late-arrivals = Przy pięciu lub sześciu osobach włącz opcję „Spóźnialscy”.
why-no-late-arrivals = Spóźnialscy są dla pięciu lub sześciu osób.
why-difficulty-is-for-one = Trudność dotyczy tylko gry solo.
why-family-for-two-to-four = Tryb rodzinny jest dla dwóch do czterech osób.
why-no-events-in-family = W trybie rodzinnym nie ma wydarzeń.
why-no-modules-in-family = W trybie rodzinnym nie ma zasad dla kociaków i bestii.
why-lesson-needs-number = Ta lekcja potrzebuje liczby, co najmniej { $least }.
why-lesson-needs-rooms = Ta lekcja potrzebuje co najmniej jednego pomieszczenia.
why-too-many-for-the-supply = Sześć osób mogłoby potrzebować więcej figurek lub żetonów, niż jest (sztuk: { $supply }): { $event }.

deck-lesson = osiem nowych lekcji i siedem nowych kart rodzinnych; prywatne pozostają prywatne, a publiczne publiczne
deck-lesson-points = punkty, za każdą rzecz albo raz
deck-lesson-counts =
    jedno z:
    each_full_room, each_empty_room, cat_in_every_room, each_cat_in_largest_family,
    largest_family_of_all, each_lonely_cat, each_oshax, each_cat_in_middle_row, each_cat_in_best_row,
    each_cat_in_best_column, each_colour_aboard, every_colour_on_edge, edge_full, middle_row_full,
    each_rare_treasure, each_common_treasure, each_treasure, each_visible_map, each_covered_map,
    each_map_under_own_colour, each_cat_without_treasure, each_rat_beside_cat, each_private_lesson,
    each_cat_of_best_colour_on_edge, each_cat_around_best_cat, each_colour_off_edge,
    each_colour_away_from_treasure, each_colour_away_from_rats, each_fish, first_in_order,
    five_blue_cats (green, red, purple, orange);
    z liczbą: cats_exactly, cats_of_every_colour, cats_on_edge, families_of, families_exactly,
    treasures_exactly, visible_rats, visible_rats_exactly, fish_at_least, cats_beyond,
    treasures_fewer, family_again, baskets_exactly, private_lessons_exactly;
    z pomieszczeniami: rooms_full, rooms_empty
deck-lesson-number = liczba, której niektóre potrzebują: dokładnie tyle, za każde tyle albo co najmniej tyle; dla innych 0
deck-lesson-rooms = dla "rooms_full" i "rooms_empty": captain_aft, captain_fore, bedroom_top,
    bedroom_bottom, dining, front, main
deck-event_tile = piętnaście płytek wydarzeń
deck-event_tile-gem = strona z czerwonym klejnotem: działanie
deck-event_tile-plain = druga strona
deck-sisters_points = małe liczby na wydarzeniach z punktami: co dostaje siostra
deck-sisters_points-day_2 = drugiego dnia
deck-sisters_points-day_3 = trzeciego dnia
deck-sisters_points-day_4 = czwartego dnia

view-day = Dzień { $day } z 5 · { $phase }
view-phase-dawn = świt
view-phase-event = wydarzenie
view-phase-explore = odkrycia
view-phase-buy = zakupy
view-phase-bought = po zakupach
view-phase-lessons = lekcje
view-phase-finds = rzadkie znaleziska
view-phase-cards = karty ratunku
view-phase-rescue = ratunek
view-phase-evening = wieczór
view-phase-last = koniec
view-phase-over = po grze
view-event = Wydarzenie: { $event }
view-order = Kolejność: { $names }
view-boat = { $name } · łódź { $boat }
view-beside = ryby { $fish } · kosze { $ready }/{ $baskets } · ręka { $hand } · lekcje { $lessons }
view-legend = r szczur · B G R P O mapa w kolorze · c $ zwykły i rzadki skarb · k kociak · ox oszaks · b bestia · RR szczur królewski
view-speed = szybkość { $speed }
view-field = { $side }: { $tiles }
view-nothing = nic
view-treasures = Skarby: { $tiles }
view-oshax = Oszaksy: { $tiles }
view-public = Lekcje publiczne: { $cards }
view-in-hand = Do położenia: { $tiles }
view-hand = Twoja ręka: { $cards }
view-pack = Paczka: { $cards }
view-kept = Zatrzymane: { $cards }
view-bought = Kupione: { $cards }
view-lessons = Twoje lekcje: { $cards }
view-family-cards = Twoje karty rodzinne: { $cards }
view-sister = Siostra: szybkość { $speed }, pozostałe kosze: { $left }, lubi: { $colours }
view-sister-lessons = Jej lekcje: { $cards }

card-oshax = Oszaks
card-oshax-about = Rzadkie znalezisko: weź oszaksa, nadaj mu kolor i połóż go.
card-four_boots = Cztery buty
card-four_boots-about = Ratunek: cztery buty, bez kosza.
card-half_basket = Pół kosza
card-half_basket-about = Ratunek: pół kosza, bez butów.
card-half_basket_one_boot = Pół kosza, jeden but
card-half_basket_one_boot-about = Ratunek: pół kosza i jeden but.
card-half_basket_three_boots = Pół kosza, trzy buty
card-half_basket_three_boots-about = Ratunek: pół kosza i trzy buty.
card-basket_one_boot = Kosz, jeden but
card-basket_one_boot-about = Ratunek: kosz i jeden but.
card-basket_three_boots = Kosz, trzy buty
card-basket_three_boots-about = Ratunek: kosz i trzy buty.
card-fish_for_oshax = Ryby za oszaksy
card-fish_for_oshax-about = Kiedykolwiek: 2 ryby za każdego oszaksa na pokładzie.
card-leap = Skok
card-leap-about = Kiedykolwiek: twój następny kot, oszaks lub skarb nie musi stykać się z inną płytką.
card-draw_two = Jeszcze dwie karty
card-draw_two-about = Kiedykolwiek: dobierz 2 karty i kup dowolne z nich.
card-draw_three = Jeszcze trzy karty
card-draw_three-about = Kiedykolwiek: dobierz 3 karty i kup dowolne z nich.
card-lucky_tile = Szczęśliwy los
card-lucky_tile-about = Kiedykolwiek: wyciągnij płytkę z worka i połóż ją.
card-sell_basket = Kosz na sprzedaż
card-sell_basket-about = Kiedykolwiek: odrzuć stały kosz, zyskaj 5 ryb.
card-move_cats = Na drugi brzeg
card-move_cats-about = Kiedykolwiek podczas ratunku: przenieś do 3 kotów na drugie pole.
card-fish_for_lessons = Ryby za lekcje
card-fish_for_lessons-about = Kiedykolwiek: 1 ryba za każdą twoją prywatną lekcję.
card-rescue_more = Jeszcze jeden kot
card-rescue_more-about = Kiedykolwiek podczas ratunku: gdy następnym razem uratujesz kota, możesz uratować jeszcze jednego.
card-more_cats = Idą następne
card-more_cats-about = Kiedykolwiek podczas ratunku: wyciągnij 4 płytki; każdego kota poślij na wybrane pole.
card-new_basket = Nowy kosz
card-new_basket-about = Kiedykolwiek: zyskaj stały kosz.
card-lessons_for_basket = Lekcje za kosz
card-lessons_for_basket-about = Kiedykolwiek: odrzuć 2 prywatne lekcje, zyskaj stały kosz.
card-treasures_for_basket = Skarby za kosz
card-treasures_for_basket-about = Kiedykolwiek: odrzuć 2 skarby ze swojej łodzi, zyskaj stały kosz.
card-fish_for_colours = Ryby za kolory
card-fish_for_colours-about = Kiedykolwiek: 1 ryba za każdy kolor kotów na pokładzie.
card-fish_for_rare = Ryby za rzadkie skarby
card-fish_for_rare-about = Kiedykolwiek: 2 ryby za każdy rzadki skarb na pokładzie.
card-fish_for_common = Ryby za zwykłe skarby
card-fish_for_common-about = Kiedykolwiek: 1 ryba za każdy zwykły skarb na pokładzie.
card-fish_for_one_colour = Ryby za jeden kolor
card-fish_for_one_colour-about = Kiedykolwiek: wybierz kolor; 1 ryba za każdego kota tego koloru na pokładzie.
card-treasure = Skrzynia skarbów
card-treasure-about = Rzadkie znalezisko: połóż 1 rzadki skarb albo do 2 zwykłych.
card-small_treasure = Sakiewka
card-small_treasure-about = Rzadkie znalezisko: połóż do 2 małych skarbów; za 1 rybę więcej do 2 zwykłych dowolnej wielkości.
card-lesson_113 = Wzdłuż burty
card-lesson_113-about = 12 punktów, jeśli żadne pole na brzegu nie jest wolne.
card-lesson_114 = Piętnaście kotów
card-lesson_114-about = 10 punktów za dokładnie 15 kotów.
card-lesson_115 = Po trzy
card-lesson_115-about = 15 punktów za co najmniej 3 koty każdego koloru.
card-lesson_116 = Kolory przy burcie
card-lesson_116-about = 7 punktów, jeśli każdy kolor ma kota na brzegu.
card-lesson_117 = Najwięcej przy burcie
card-lesson_117-about = 1 punkt za każdego kota na brzegu w kolorze, którego jest tam najwięcej.
card-lesson_118 = Trzy kosze
card-lesson_118-about = 7 punktów za dokładnie 3 stałe kosze.
card-lesson_119 = Na czele
card-lesson_119-about = 7 punktów za pierwsze miejsce w kolejce na końcu gry.
card-lesson_120 = Samotniki
card-lesson_120-about = 1 punkt za każdego samotnego kota.
card-lesson_121 = Największa rodzina
card-lesson_121-about = 10 punktów za największą rodzinę ze wszystkich; remis się liczy. Solo: rodzina 7 kotów.
card-lesson_122 = Kolekcja
card-lesson_122-about = 2 punkty za każdy rzadki skarb.
card-lesson_123 = Błyskotki
card-lesson_123-about = 1 punkt za każdy zwykły skarb.
card-lesson_124 = Szczurołap
card-lesson_124-about = 10 punktów, jeśli nie widać żadnego szczura.
card-lesson_125 = Przyjaźń ze szczurami
card-lesson_125-about = 2 punkty za każdego widocznego szczura.
card-lesson_126 = Oczytanie
card-lesson_126-about = 1 punkt za każdą twoją prywatną lekcję, także tę.
card-lesson_127 = Pięć niebieskich
card-lesson_127-about = 9 punktów za dokładnie 5 niebieskich kotów.
card-lesson_128 = Pięć zielonych
card-lesson_128-about = 9 punktów za dokładnie 5 zielonych kotów.
card-lesson_129 = Pięć fioletowych
card-lesson_129-about = 9 punktów za dokładnie 5 fioletowych kotów.
card-lesson_130 = Pięć czerwonych
card-lesson_130-about = 9 punktów za dokładnie 5 czerwonych kotów.
card-lesson_131 = Pięć pomarańczowych
card-lesson_131-about = 9 punktów za dokładnie 5 pomarańczowych kotów.
card-lesson_132 = Pięć szczurów
card-lesson_132-about = 10 punktów za dokładnie 5 widocznych szczurów.
card-lesson_133 = Sześć lekcji
card-lesson_133-about = 7 punktów za dokładnie 6 prywatnych lekcji.
card-lesson_134 = Pięć skarbów
card-lesson_134-about = 9 punktów za dokładnie 5 skarbów.
card-lesson_135 = Pary przy burcie
card-lesson_135-about = 1 punkt za każde 2 koty na brzegu.
card-lesson_136 = Towarzystwo kapitana
card-lesson_136-about = 12 punktów, jeśli obie kajuty kapitana są pełne.
card-lesson_137 = Spokojne noce
card-lesson_137-about = 18 punktów, jeśli obie sypialnie są puste.
card-lesson_138 = Rodziny od czterech kotów
card-lesson_138-about = 4 punkty za każdą rodzinę 4 lub więcej kotów.
card-lesson_139 = Jazda na oszaksie
card-lesson_139-about = 3 punkty za każdego oszaksa.
card-lesson_140 = Pusty stół
card-lesson_140-about = 15 punktów, jeśli jadalnia jest pusta.
card-lesson_141 = Trzecia rodzina
card-lesson_141-about = Twoja trzecia co do wielkości rodzina punktuje jeszcze raz.
card-lesson_142 = Pięć ryb w zapasie
card-lesson_142-about = 7 punktów za co najmniej 5 ryb.
card-lesson_143 = Przy burcie
card-lesson_143-about = Publiczna: 2 punkty za każdego kota wybranego koloru na brzegu.
card-lesson_144 = Jeden kolor
card-lesson_144-about = Publiczna: 1 punkt za każdego kota wybranego koloru.
card-lesson_145 = Trzy w kolorze
card-lesson_145-about = Publiczna: 5 punktów za 3 lub więcej kotów wybranego koloru.
card-lesson_146 = Samotny kolor
card-lesson_146-about = Publiczna: 3 punkty za każdego samotnego kota wybranego koloru.
card-lesson_147 = Szkoła
card-lesson_147-about = Publiczna: 2 punkty za każdą własną prywatną lekcję.
card-lesson_148 = Handel
card-lesson_148-about = Publiczna: 2 punkty za każdy zwykły skarb.
card-lesson_149 = Strzeżony skarb
card-lesson_149-about = Publiczna: 1 punkt za każdy skarb, który styka się z kotem wybranego koloru.
card-lesson_150 = Nieczytane mapy
card-lesson_150-about = Publiczna: 5 punktów za każdą niezakrytą mapę.
card-lesson_216 = Kot w każdym pomieszczeniu
card-lesson_216-about = 8 punktów, jeśli w każdym pomieszczeniu jest kawałek kota.
card-lesson_217 = Pełna chata
card-lesson_217-about = 2 punkty za każde pełne pomieszczenie.
card-lesson_218 = Klan
card-lesson_218-about = 1 punkt za każdego kota w twojej największej rodzinie.
card-lesson_219 = Czytanie map
card-lesson_219-about = 3 punkty za każdą mapę pod kotem jej koloru.
card-lesson_220 = Trzy rodziny
card-lesson_220-about = 8 punktów za dokładnie 3 rodziny.
card-lesson_221 = Koty na kilu
card-lesson_221-about = 1 punkt za każdego kota, którego kawałek jest w środkowym rzędzie.
card-lesson_222 = Pełny dziób
card-lesson_222-about = Publiczna: 5 punktów, jeśli przednie pomieszczenie jest pełne.
card-lesson_223 = Ład na pokładzie
card-lesson_223-about = Publiczna: 2 punkty za każde pełne pomieszczenie.
card-lesson_151 = Najwięcej przy burcie
card-lesson_151-about = 1 punkt za każdego kota na brzegu w kolorze, którego jest tam najwięcej.
card-lesson_152 = Kolory przy burcie
card-lesson_152-about = 9 punktów, jeśli każdy kolor ma kota na brzegu.
card-lesson_153 = Pary przy burcie
card-lesson_153-about = 1 punkt za każde 2 koty na brzegu.
card-lesson_154 = Szczurołap
card-lesson_154-about = 10 punktów, jeśli nie widać żadnego szczura.
card-lesson_155 = Od rufy po dziób
card-lesson_155-about = 10 punktów, jeśli środkowy rząd jest pełny.
card-lesson_156 = Wzdłuż burty
card-lesson_156-about = 12 punktów, jeśli żadne pole na brzegu nie jest wolne.
card-lesson_157 = Dwadzieścia kotów
card-lesson_157-about = 10 punktów za dokładnie 20 kotów.
card-lesson_158 = Po trzy
card-lesson_158-about = 15 punktów za co najmniej 3 koty każdego koloru.
card-lesson_159 = Pięć niebieskich
card-lesson_159-about = 9 punktów za dokładnie 5 niebieskich kotów.
card-lesson_160 = Pięć zielonych
card-lesson_160-about = 9 punktów za dokładnie 5 zielonych kotów.
card-lesson_161 = Pięć fioletowych
card-lesson_161-about = 9 punktów za dokładnie 5 fioletowych kotów.
card-lesson_162 = Pięć czerwonych
card-lesson_162-about = 9 punktów za dokładnie 5 czerwonych kotów.
card-lesson_163 = Pięć pomarańczowych
card-lesson_163-about = 9 punktów za dokładnie 5 pomarańczowych kotów.
card-lesson_164 = Łowy na skarby
card-lesson_164-about = 2 punkty za każdy skarb.
card-lesson_165 = Największa rodzina
card-lesson_165-about = 10 punktów za największą rodzinę ze wszystkich; remis się liczy.
card-lesson_166 = Przyjaźń ze szczurami
card-lesson_166-about = 2 punkty za każdego widocznego szczura.
card-lesson_167 = Pełna chata
card-lesson_167-about = 2 punkty za każde pełne pomieszczenie.
card-lesson_168 = Trzecia rodzina
card-lesson_168-about = Twoja trzecia co do wielkości rodzina punktuje jeszcze raz.
card-lesson_224 = Album rodzinny
card-lesson_224-about = 2 punkty za każdą rodzinę.
card-lesson_225 = Towarzystwo kapitana
card-lesson_225-about = 8 punktów, jeśli obie kajuty kapitana są pełne.
card-lesson_226 = Nakryty stół
card-lesson_226-about = 8 punktów, jeśli jadalnia jest pełna.
card-lesson_227 = Ciepłe łóżka
card-lesson_227-about = 8 punktów, jeśli obie sypialnie są pełne.
card-lesson_228 = Czytanie map
card-lesson_228-about = 3 punkty za każdą mapę pod kotem jej koloru.
card-lesson_229 = Koty na kilu
card-lesson_229-about = 1 punkt za każdego kota, którego kawałek jest w środkowym rzędzie.
card-lesson_230 = Pięć skarbów
card-lesson_230-about = 9 punktów za dokładnie 5 skarbów.

sister-197 = Z dala od skarbów
sister-197-about = 5 za każdy kolor, którego żaden kot nie styka się ze skarbem
sister-198 = Twoja największa rodzina
sister-198-about = 2 za każdego kota w twojej największej rodzinie
sister-199 = Mało skarbów
sister-199-about = 10, jeśli masz mniej niż 9 skarbów
sister-200 = Zmarnowane ryby
sister-200-about = 4 za każdą niewydaną rybę
sister-201 = Szczury
sister-201-about = 5 za każdego widocznego szczura
sister-202 = Tłok
sister-202-about = 5 za każdego kota ponad 15
sister-203 = Z dala od burty
sister-203-about = 5 za każdy kolor bez kota na brzegu
sister-204 = Jej ulubiona
sister-204-about = jej najlepsza inna lekcja jeszcze raz
sister-205 = Pełne pomieszczenia
sister-205-about = 3 za każde pełne pomieszczenie
sister-206 = Samotniki
sister-206-about = 5 za każdego samotnego kota
sister-207 = Twoje lekcje
sister-207-about = 3 za każdą twoją prywatną lekcję
sister-208 = Największa rodzina
sister-208-about = tyle, ile punktuje twoja największa rodzina
sister-209 = Druga rodzina
sister-209-about = tyle, ile punktuje twoja druga co do wielkości rodzina
sister-210 = Błyskotki
sister-210-about = 3 za każdy zwykły skarb
sister-211 = Ubogie koty
sister-211-about = 3 za każdego kota, który nie styka się ze skarbem
sister-212 = Zakryte mapy
sister-212-about = 4 za każdą zakrytą mapę
sister-213 = Rodziny
sister-213-about = 5 za każdą rodzinę
sister-214 = Przy burcie
sister-214-about = 1 za każdego kota na brzegu
sister-215 = Z dala od szczurów
sister-215-about = 5 za każdy kolor, którego żaden kot nie styka się z widocznym szczurem

basket-basket_174 = karta kosza 174
basket-basket_175 = karta kosza 175
basket-basket_176 = karta kosza 176
basket-basket_177 = karta kosza 177
basket-basket_178 = karta kosza 178
basket-basket_179 = karta kosza 179
basket-basket_180 = karta kosza 180
basket-basket_181 = karta kosza 181
basket-basket_182 = karta kosza 182
basket-basket_183 = karta kosza 183
basket-basket_184 = karta kosza 184
basket-basket_185 = karta kosza 185
basket-basket_186 = karta kosza 186
basket-basket_187 = karta kosza 187
basket-basket_188 = karta kosza 188
basket-basket_189 = karta kosza 189
basket-basket_190 = karta kosza 190
basket-basket_191 = karta kosza 191
basket-basket_192 = karta kosza 192
basket-basket_193 = karta kosza 193
basket-basket_194 = karta kosza 194
basket-basket_195 = karta kosza 195
basket-basket_196 = karta kosza 196

happening-royal_rat_for_all = Szczur królewski dla każdego
happening-royal_rat_for_all-about = Każdy bierze szczura królewskiego i od razu go kładzie.
happening-rare_finds_first = Najpierw znaleziska
happening-rare_finds_first-about = Dziś rzadkie znaleziska są przed ratunkiem.
happening-two_fish_more = Dobry połów
happening-two_fish_more-about = Każdy łowi dziś 2 ryby więcej.
happening-two_fish_fewer = Słaby połów
happening-two_fish_fewer-about = Każdy łowi dziś 2 ryby mniej.
happening-extra_common = Bogate mapy
happening-extra_common-about = Dziś mapa daje jeszcze jeden zwykły skarb.
happening-rare_instead = Stare mapy
happening-rare_instead-about = Dziś mapa może dać rzadki skarb zamiast zwykłego.
happening-semi_permanent = Żeton dla każdego
happening-semi_permanent-about = Każdy bierze jednorazowy żeton: kosz albo cztery buty.
happening-fewer_cats = Mniej kotów
happening-fewer_cats-about = Dziś na lewym polu jest o jednego kota na gracza mniej.
happening-pairs_of_rats = Pary szczurów
happening-pairs_of_rats-about = 1 punkt za każde 2 widoczne szczury.
happening-rats_beside_cats = Szczury obok kotów
happening-rats_beside_cats-about = 1 punkt za każdego widocznego szczura, który styka się z kotem.
happening-row_of_cats = Rząd kotów
happening-row_of_cats-about = 1 punkt za każdego kota w twoim najlepszym rzędzie.
happening-column_of_cats = Kolumna kotów
happening-column_of_cats-about = 2 punkty za każdego kota w twojej najlepszej kolumnie.
happening-popular_cat = Lubiany kot
happening-popular_cat-about = 2 punkty za każdego kota stykającego się z wybranym kotem.
happening-common_treasures = Zwykłe skarby
happening-common_treasures-about = 2 punkty za każdy zwykły skarb.
happening-rare_treasures = Rzadkie skarby
happening-rare_treasures-about = 2 punkty za każdy rzadki skarb.
happening-visible_maps = Widoczne mapy
happening-visible_maps-about = 3 punkty za każdą widoczną mapę.
happening-lonely_cats = Samotne koty
happening-lonely_cats-about = 2 punkty za każdego samotnego kota.
happening-empty_captains_rooms = Puste kajuty kapitana
happening-empty_captains_rooms-about = 5 punktów, jeśli obie kajuty kapitana są puste.
happening-empty_rooms = Puste pomieszczenia
happening-empty_rooms-about = 2 punkty za każde puste pomieszczenie.
happening-no_treasures = Bez skarbów
happening-no_treasures-about = 5 punktów, jeśli na pokładzie nie ma skarbów.
happening-full_rooms = Pełne pomieszczenia
happening-full_rooms-about = 2 punkty za każde pełne pomieszczenie.

tile-s4_blue = niebieski kot (zygzak)
tile-i5_blue = niebieski kot (drążek)
tile-l5_blue = niebieski kot (haczyk)
tile-y5_blue = niebieski kot (gałązka)
tile-n5_blue = niebieski kot (schodek)
tile-p5_blue = niebieski kot (poduszka)
tile-t5_blue = niebieski kot (młotek)
tile-u5_blue = niebieski kot (łuk)
tile-v5_blue = niebieski kot (narożnik)
tile-w5_blue = niebieski kot (schody)
tile-x5_blue = niebieski kot (krzyż)
tile-h6a_blue = niebieski kot (zjeżdżalnia)
tile-h6b_blue = niebieski kot (krzesło)
tile-h6c_blue = niebieski kot (maszt)
tile-h6d_blue = niebieski kot (most)
tile-h6e_blue = niebieski kot (krab)
tile-h6f_blue = niebieski kot (latawiec)
tile-s4_green = zielony kot (zygzak)
tile-i5_green = zielony kot (drążek)
tile-l5_green = zielony kot (haczyk)
tile-y5_green = zielony kot (gałązka)
tile-n5_green = zielony kot (schodek)
tile-p5_green = zielony kot (poduszka)
tile-t5_green = zielony kot (młotek)
tile-u5_green = zielony kot (łuk)
tile-v5_green = zielony kot (narożnik)
tile-w5_green = zielony kot (schody)
tile-x5_green = zielony kot (krzyż)
tile-h6a_green = zielony kot (zjeżdżalnia)
tile-h6b_green = zielony kot (krzesło)
tile-h6c_green = zielony kot (maszt)
tile-h6d_green = zielony kot (most)
tile-h6e_green = zielony kot (krab)
tile-h6f_green = zielony kot (latawiec)
tile-s4_red = czerwony kot (zygzak)
tile-i5_red = czerwony kot (drążek)
tile-l5_red = czerwony kot (haczyk)
tile-y5_red = czerwony kot (gałązka)
tile-n5_red = czerwony kot (schodek)
tile-p5_red = czerwony kot (poduszka)
tile-t5_red = czerwony kot (młotek)
tile-u5_red = czerwony kot (łuk)
tile-v5_red = czerwony kot (narożnik)
tile-w5_red = czerwony kot (schody)
tile-x5_red = czerwony kot (krzyż)
tile-h6a_red = czerwony kot (zjeżdżalnia)
tile-h6b_red = czerwony kot (krzesło)
tile-h6c_red = czerwony kot (maszt)
tile-h6d_red = czerwony kot (most)
tile-h6e_red = czerwony kot (krab)
tile-h6f_red = czerwony kot (latawiec)
tile-s4_purple = fioletowy kot (zygzak)
tile-i5_purple = fioletowy kot (drążek)
tile-l5_purple = fioletowy kot (haczyk)
tile-y5_purple = fioletowy kot (gałązka)
tile-n5_purple = fioletowy kot (schodek)
tile-p5_purple = fioletowy kot (poduszka)
tile-t5_purple = fioletowy kot (młotek)
tile-u5_purple = fioletowy kot (łuk)
tile-v5_purple = fioletowy kot (narożnik)
tile-w5_purple = fioletowy kot (schody)
tile-x5_purple = fioletowy kot (krzyż)
tile-h6a_purple = fioletowy kot (zjeżdżalnia)
tile-h6b_purple = fioletowy kot (krzesło)
tile-h6c_purple = fioletowy kot (maszt)
tile-h6d_purple = fioletowy kot (most)
tile-h6e_purple = fioletowy kot (krab)
tile-h6f_purple = fioletowy kot (latawiec)
tile-s4_orange = pomarańczowy kot (zygzak)
tile-i5_orange = pomarańczowy kot (drążek)
tile-l5_orange = pomarańczowy kot (haczyk)
tile-y5_orange = pomarańczowy kot (gałązka)
tile-n5_orange = pomarańczowy kot (schodek)
tile-p5_orange = pomarańczowy kot (poduszka)
tile-t5_orange = pomarańczowy kot (młotek)
tile-u5_orange = pomarańczowy kot (łuk)
tile-v5_orange = pomarańczowy kot (narożnik)
tile-w5_orange = pomarańczowy kot (schody)
tile-x5_orange = pomarańczowy kot (krzyż)
tile-h6a_orange = pomarańczowy kot (zjeżdżalnia)
tile-h6b_orange = pomarańczowy kot (krzesło)
tile-h6c_orange = pomarańczowy kot (maszt)
tile-h6d_orange = pomarańczowy kot (most)
tile-h6e_orange = pomarańczowy kot (krab)
tile-h6f_orange = pomarańczowy kot (latawiec)
tile-k_i3_blue = niebieski kociak (drążek)
tile-k_l3_blue = niebieski kociak (narożnik)
tile-k_o4_blue = niebieski kociak (kwadrat)
tile-k_t4_blue = niebieski kociak (kapelusz)
tile-k_i3_green = zielony kociak (drążek)
tile-k_l3_green = zielony kociak (narożnik)
tile-k_o4_green = zielony kociak (kwadrat)
tile-k_t4_green = zielony kociak (kapelusz)
tile-k_i3_red = czerwony kociak (drążek)
tile-k_l3_red = czerwony kociak (narożnik)
tile-k_o4_red = czerwony kociak (kwadrat)
tile-k_t4_red = czerwony kociak (kapelusz)
tile-k_i3_purple = fioletowy kociak (drążek)
tile-k_l3_purple = fioletowy kociak (narożnik)
tile-k_o4_purple = fioletowy kociak (kwadrat)
tile-k_t4_purple = fioletowy kociak (kapelusz)
tile-k_i3_orange = pomarańczowy kociak (drążek)
tile-k_l3_orange = pomarańczowy kociak (narożnik)
tile-k_o4_orange = pomarańczowy kociak (kwadrat)
tile-k_t4_orange = pomarańczowy kociak (kapelusz)
tile-o1_blue = niebieski oszaks (schody)
tile-o2_blue = niebieski oszaks (węzeł)
tile-o3_blue = niebieski oszaks (rzeka)
tile-o4_blue = niebieski oszaks (pług)
tile-o5_blue = niebieski oszaks (klucz)
tile-o6_blue = niebieski oszaks (skrzydło)
tile-o1_green = zielony oszaks (schody)
tile-o2_green = zielony oszaks (węzeł)
tile-o3_green = zielony oszaks (rzeka)
tile-o4_green = zielony oszaks (pług)
tile-o5_green = zielony oszaks (klucz)
tile-o6_green = zielony oszaks (skrzydło)
tile-o1_red = czerwony oszaks (schody)
tile-o2_red = czerwony oszaks (węzeł)
tile-o3_red = czerwony oszaks (rzeka)
tile-o4_red = czerwony oszaks (pług)
tile-o5_red = czerwony oszaks (klucz)
tile-o6_red = czerwony oszaks (skrzydło)
tile-o1_purple = fioletowy oszaks (schody)
tile-o2_purple = fioletowy oszaks (węzeł)
tile-o3_purple = fioletowy oszaks (rzeka)
tile-o4_purple = fioletowy oszaks (pług)
tile-o5_purple = fioletowy oszaks (klucz)
tile-o6_purple = fioletowy oszaks (skrzydło)
tile-o1_orange = pomarańczowy oszaks (schody)
tile-o2_orange = pomarańczowy oszaks (węzeł)
tile-o3_orange = pomarańczowy oszaks (rzeka)
tile-o4_orange = pomarańczowy oszaks (pług)
tile-o5_orange = pomarańczowy oszaks (klucz)
tile-o6_orange = pomarańczowy oszaks (skrzydło)
tile-b1 = bestia Mchogrzbiet
tile-b2 = bestia Ostek
tile-b3 = bestia Jeżynek
tile-b4 = bestia Mgłoogon
tile-b5 = bestia Kamyczek
tile-b6 = bestia Fikołek
tile-b7 = bestia Długonos
tile-b8 = bestia Pyza
tile-b9 = bestia Pniaczek
tile-b10 = bestia Dryf
tile-b11 = bestia Falka
tile-b12 = bestia Hakołap
tile-b13 = bestia Uszaty
tile-b14 = bestia Gwiazdonos
tile-b15 = bestia Kołtun
tile-b16 = bestia Kałuża
tile-b17 = bestia Baryła
tile-b18 = bestia Zygzak
tile-r_l = rzadki skarb (haczyk)
tile-r_t = rzadki skarb (kapelusz)
tile-r_o = rzadki skarb (kwadrat)
tile-r_s = rzadki skarb (zygzak)
tile-r_i = rzadki skarb (drążek)
tile-c1 = zwykły skarb (moneta)
tile-c2 = zwykły skarb (pierścień)
tile-c3l = zwykły skarb (puchar)
tile-c3i = zwykły skarb (naszyjnik)
tile-royal_rat = szczur królewski
tile-o1 = oszaks (schody)
tile-o2 = oszaks (węzeł)
tile-o3 = oszaks (rzeka)
tile-o4 = oszaks (pług)
tile-o5 = oszaks (klucz)
tile-o6 = oszaks (skrzydło)

## Podpowiedzi

hint-families = Rodzina rośnie: +{ $points } { $points ->
    [one] punkt.
    [few] punkty.
   *[many] punktów.
}
hint-rooms = Pomieszczenie jest pełne: +{ $points } { $points ->
    [one] punkt.
    [few] punkty.
   *[many] punktów.
}
hint-rats = { $rats ->
    [one] Zakrywa szczura: +1 punkt.
    [few] Zakrywa { $rats } szczury: +{ $rats } punkty.
   *[many] Zakrywa { $rats } szczurów: +{ $rats } punktów.
}
hint-royal-rat = Szczur królewski znika: +{ $points } { $points ->
    [one] punkt.
    [few] punkty.
   *[many] punktów.
}
hint-rare = Rzadki skarb na łodzi: +{ $points } { $points ->
    [one] punkt.
    [few] punkty.
   *[many] punktów.
}
hint-friendship = Przyjaźń z bestią: +{ $points } { $points ->
    [one] punkt.
    [few] punkty.
   *[many] punktów.
}
hint-lesson = Lekcja się opłaca: { $card }, +{ $points } { $points ->
    [one] punkt.
    [few] punkty.
   *[many] punktów.
}
hint-map = Zakrywa mapę swojego koloru: możesz wziąć skarb.
hint-pair = Dwa koty obok siebie ({ $colour }): jeszcze jeden i będzie rodzina.
hint-room-left = Pomieszczenie jest bliżej pełnego; wolne pola: { $squares }.
hint-place-for = Możesz to położyć i zyskać { $points } { $points ->
    [one] punkt.
    [few] punkty.
   *[many] punktów.
}
hint-can-cover-map = Możesz tym zakryć mapę swojego koloru, a to daje skarb.
hint-more-of-colour = Masz już { $cats ->
    [one] { $cats } kota
    [few] { $cats } koty
   *[many] { $cats } kotów
} w tym kolorze ({ $colour }): rodziny rosną, gdy leżą obok siebie.
hint-cheap = Leży na lewym polu, a tam koty są tanie.
hint-covers = { $squares ->
    [one] Zapełni jedno pole łodzi.
    [few] Zapełni { $squares } pola łodzi.
   *[many] Zapełni { $squares } pól łodzi.
}
hint-card-basket = Kosz na dziś, czyli jeszcze jeden uratowany kot{ $boots ->
    [0] .
    [one] , i { $boots } but.
    [few] , i { $boots } buty.
   *[many] , i { $boots } butów.
}
hint-card-half-basket = Pół kosza na dziś: dwie połówki to cały kosz{ $boots ->
    [0] .
    [one] , i { $boots } but.
    [few] , i { $boots } buty.
   *[many] , i { $boots } butów.
}
hint-card-boots = Buty: { $boots }. Kto ma ich najwięcej, pierwszy ratuje koty.
hint-card-fish = { $fish ->
    [one] Teraz dałoby to { $fish } rybę.
    [few] Teraz dałoby to { $fish } ryby.
   *[many] Teraz dałoby to { $fish } ryb.
}
hint-card-oshax = Oszaks to duży kot w kolorze, który wybierzesz.
hint-card-treasure = Skarby wypełniają luki, a rzadki daje 3 punkty.
hint-card-anytime = Możesz to zagrać, kiedy najbardziej się przyda.
hint-lesson-now = Ta karta już teraz dałaby { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}: { $card }.
hint-lesson-have = Ta karta może dać { $most } { $most ->
    [one] punkt
    [few] punkty
   *[many] punktów
}: { $card }. Na razie masz { $have } z { $need }.
hint-lesson-most = Ta karta może dać { $most } { $most ->
    [one] punkt
    [few] punkty
   *[many] punktów
}: { $card }.
hint-lesson-each = Im więcej masz tego, co liczy ta karta, tym więcej punktów: { $card }.
hint-gains-fish = { $fish ->
    [one] Daje { $fish } rybę.
    [few] Daje { $fish } ryby.
   *[many] Daje { $fish } ryb.
}
hint-gains-basket = Daje stały kosz: codziennie jeszcze jeden uratowany kot.
hint-one-more-rescue = Pozwala w jednej turze uratować jeszcze jednego kota.
hint-draws-cards = Pokazuje ci więcej kart do kupienia.
hint-lesson-least = Żadna twoja lekcja nie daje teraz mniej: { $points }.
hint-lesson-less = Teraz dałaby { $points ->
    [one] { $points } punkt.
    [few] { $points } punkty.
   *[many] { $points } punktów.
}
hint-colour-most = Kotów w tym kolorze masz więcej niż ktokolwiek inny: { $cats }.
hint-colour-count = Koty w tym kolorze na twojej łodzi: { $cats }.
hint-token-basket = Kosz: jeszcze jeden uratowany kot.
hint-token-boots = Cztery buty: kto ma ich najwięcej, pierwszy ratuje koty.
hint-to-left = Na lewym polu kosztuje 3 ryby zamiast 5.
hint-to-right = Na prawym polu kosztuje 5 ryb zamiast 3.
hint-frees-a-square = Znów będzie widać to, co leżało pod spodem.
hint-keeps-cards = Karty do zagrania w dowolnej chwili zachowasz na później: { $cards }.
hint-no-card-for-now = Nie masz karty, którą można zagrać w dowolnej chwili.
hint-saves-fish = { $fish ->
    [one] Zachowasz { $fish } rybę na później.
    [few] Zachowasz { $fish } ryby na później.
   *[many] Zachowasz { $fish } ryb na później.
}

## What only the board of the page says
board-turn = Obróć
board-flip = Odwróć
board-lay = Połóż tutaj
board-back = Odłóż
board-boat = Twoja łódź. Strzałki przesuwają płytkę, R obraca, F odwraca, N przenosi tam, gdzie pasuje, Enter kładzie, Escape odkłada.
board-boat-of = Łódź: { $name }
board-here = Kolumna { $column }, rząd { $row }
board-fits = pasuje
board-not-here = nie pasuje
board-off = Część płytki wystawałaby poza łódź.
board-feed = Nakarm kota (1 ryba): szczur królewski ucieka
board-points = { $sign }{ $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
}
board-treasure = skarb
board-fish = ryby
board-baskets = kosze
board-speed = szybkość
board-cost = { $n ->
    [one] { $n } ryba
    [few] { $n } ryby
   *[many] { $n } ryb
}
board-now = teraz { $n }
board-of = { $need ->
    [0] jeszcze { $have }
   *[other] { $have } z { $need }
}
board-lessons = Twoje lekcje
board-family-cards = Twoje karty rodzinne
board-public-lessons = Lekcje publiczne
board-hidden = { $n ->
    [one] { $n } tajna lekcja
    [few] { $n } tajne lekcje
   *[many] { $n } tajnych lekcji
}
board-supply = Na wyspie
board-colour = W jakim kolorze?
board-sister = Twoja siostra
board-likes = Lubi
board-first = zaczyna
board-passed = pas
board-line-rats = Widoczne szczury
board-line-royal_rats = Szczury królewskie
board-line-rooms = Niepełne pomieszczenia
board-line-families = Rodziny
board-line-rare = Rzadkie skarby
board-line-friendships = Przyjaźnie
board-line-events = Wydarzenia
board-line-sum = Punkty teraz
board-to-buy = Pozostałe ryby
board-total = { $n ->
    [one] { $n } punkt teraz
    [few] { $n } punkty teraz
   *[many] { $n } punktów teraz
}

## What the board tells of a thing that is looked at

board-drawn = Dobrane
board-strip = Twoje karty i lekcje
board-lessons-tab = Lekcje
board-costs = { $n ->
    [one] Kosztuje { $n } rybę.
    [few] Kosztuje { $n } ryby.
   *[many] Kosztuje { $n } ryb.
}
board-kind-find = Rzadkie znalezisko: zagrywane po ratunku, po jednym na kolejkę.
board-kind-rescue = Karta ratunku: kładziona zakryta przed ratunkiem. W koszach przenosisz koty, buty dają szybkość; dwie połówki to jeden kosz.
board-kind-anytime = Karta „kiedykolwiek”: zagrywasz ją w swojej kolejce albo gdy gra o nią zapyta.
board-kind-lesson = Lekcja prywatna: widzisz ją tylko ty, liczy się na końcu.
board-kind-public = Lekcja publiczna: liczy się dla wszystkich.
board-kind-family = Karta rodzinna: liczy się na końcu.
board-hint-place = Połóż tak, jak pokazano
board-hint-elsewhere = inne miejsce
board-several-keep = { $n ->
    [one] Zatrzymaj tę kartę
    [few] Zatrzymaj te { $n } karty
   *[many] Zatrzymaj te { $n } kart
}
board-several-buy = { $n ->
    [one] Kup tę kartę
    [few] Kup te { $n } karty
   *[many] Kup te { $n } kart
} za { $fish ->
    [one] { $fish } rybę
    [few] { $fish } ryby
   *[many] { $fish } ryb
} i zakończ
board-several-buy-more = Kup i wybieraj dalej
board-several-lay = { $n ->
    [one] Połóż tę kartę i ruszaj na ratunek
    [few] Połóż te { $n } karty i ruszaj na ratunek
   *[many] Połóż te { $n } kart i ruszaj na ratunek
}
board-several-lay-more = Połóż i wybieraj dalej
board-tile-cat = Kwadratów: { $n }. Wymaga kosza i tylu ryb, ile kosztuje jego pole. Co najmniej trzy stykające się koty jednego koloru tworzą rodzinę.
board-tile-kitten = Kwadratów: { $n }, liczy się jak kot. Dla pierwszej osoby dnia: jeden za 2 ryby albo dwa za 5, w jednym koszu.
board-tile-oshax = Kwadratów: { $n }, liczy się jak kot w kolorze, który mu nadasz.
board-tile-beast = Kwadratów: { $n }. Kosztuje 5 ryb i kosz, nie jest kotem. Każdy kolorowy znak, który styka się z rodziną swojego koloru, daje 5 punktów.
board-tile-rare = Rzadki skarb, kwadratów: { $n }. Daje 3 punkty, w trybie rodzinnym żadnych. Zakrywa szczury, zapełnia pomieszczenia i łączy.
board-tile-common = Zwykły skarb: bez punktów, ale zakrywa szczury, zapełnia pomieszczenia i łączy. Kwadratów: { $n }.
board-tile-royal_rat = Zakrywa kwadrat, ale zabiera punkty. Kot obok przepędzi go za rybę.
board-room-captain_aft = kajuta kapitana na rufie
board-room-captain_fore = kajuta kapitana na dziobie
board-room-bedroom_top = górna sypialnia
board-room-bedroom_bottom = dolna sypialnia
board-room-dining = jadalnia
board-room-front = przednie pomieszczenie
board-room-main = główne pomieszczenie
board-room-full = Zakryte kwadraty: { $full } z { $all }.
board-room-about = Pomieszczenie, które na końcu nie jest pełne, zabiera 5 punktów.
board-fish-about = Rybami płacisz za karty i wabisz koty. Reszta zostaje na następny dzień.
board-baskets-about = Każdy ratunek zajmuje kosz. Stałe kosze wracają co rano.
board-speed-about = Buty na wyłożonych dziś kartach ratunku: najszybsza osoba ratuje pierwsza.
board-points-own = Tyle dałaby teraz twoja łódź, razem z lekcjami, które widzisz tylko ty.
board-points-others = Tyle dałaby teraz ta łódź, bez zakrytych lekcji.
board-sister-about = Tyle miałaby teraz twoja siostra. Wygrywasz, mając od niej więcej punktów.
board-line-rats-about = Każdy niezakryty szczur zabiera punkt.
board-line-royal_rats-about = Każdy szczur królewski zabiera trzy punkty.
board-line-rooms-about = Każde niepełne pomieszczenie zabiera pięć punktów.
board-line-families-about = Co najmniej trzy stykające się koty jednego koloru: za trzy 8 punktów, za cztery 11, za pięć 15, za każdego następnego po 5.
board-line-rare-about = Trzy punkty za każdy rzadki skarb.
board-line-friendships-about = Pięć punktów za każdy kolorowy znak bestii, który styka się z rodziną swojego koloru.
board-line-events-about = Punkty z wydarzeń kolejnych dni.
board-line-sum-about = Tyle dałaby teraz ta łódź, bez zakrytych lekcji.
board-phase-dawn = Nowy dzień: można zagrać karty „kiedykolwiek”.
board-phase-event = Rozpatruje się wydarzenie dnia.
board-phase-explore = Każdy zatrzymuje karty z paczki, a resztę podaje dalej.
board-phase-buy = Każdy w tajemnicy płaci za karty, które chce mieć.
board-phase-bought = Można zagrać karty „kiedykolwiek”.
board-phase-lessons = Czas na lekcje: prywatne leżą zakryte, publiczne są dla wszystkich.
board-phase-finds = Po kolei zagrywa się oszaksy i skarby.
board-phase-cards = Zakryte karty ratunku: kosze i buty na dziś.
board-phase-rescue = Po kolei każdy ratuje kota, aż wszyscy spasują.
board-phase-evening = Pola pustoszeją, kosze wracają.
board-phase-last = Ostatnie karty „kiedykolwiek” przed liczeniem punktów.
board-phase-over = Liczenie punktów.
board-part-rats = { $n ->
    [one] { $n } szczur zakryty
    [few] { $n } szczury zakryte
   *[many] { $n } szczurów zakrytych
}
board-part-rooms = { $n ->
    [one] pełne pomieszczenie
    [few] pełne pomieszczenia: { $n }
   *[many] pełne pomieszczenia: { $n }
}
board-part-family = { $n ->
    [2] { $colour }: 2 koty z 3 na rodzinę
   *[other] { $colour }: rodzina { $n } kotów
}
board-part-rare = rzadki skarb
board-part-friendships = { $n ->
    [one] przyjaźń
    [few] przyjaźnie: { $n }
   *[many] przyjaźnie: { $n }
}
board-part-lessons = lekcje { $sign }{ $n }
board-part-events = wydarzenia { $sign }{ $n }
board-part-room = { $room } { $full }/{ $all }
board-sheet-beasts = Bestie
board-sheet-treasures = Skarby
board-sheet-royal_rat = Szczury królewskie
board-sheet-box = Płytki z pudełka
board-sheet-begin = Wybierz płytkę poniżej i połóż ją tak, jak leży na twojej łodzi.
board-sheet-more = Wybierz następną płytkę albo dotknij płytki na łodzi, żeby ją podnieść.
board-sheet-laid = Na łodzi: { $tile }. Wybierz następną płytkę.
board-sheet-take-up = Podnieś: { $tile }
board-sheet-away = Odłóż
board-sheet-no-room-here = Tutaj nie ma miejsca na tę płytkę.
board-sheet-no-room = Na łodzi nie ma już miejsca na tę płytkę.
board-sheet-no-colour = bez koloru
board-sheet-day = Dzień { $n }

term-oshax = Oszaks
term-oshax-about = Legendarny kot o sześciu kwadratach. Kto go kładzie, wybiera jego kolor; pod każdym względem liczy się jako kot tego koloru.
term-oshax-words = oszaks*
term-boots = Buty
term-boots-about = Dają szybkość: kto ma najwięcej butów na dzisiejszych kartach ratunku, zaczyna.
term-boots-words = but|buty|butów|buta
term-basket = Kosz
term-basket-about = Każdy ratunek zajmuje kosz. Stałe kosze wracają co rano.
term-basket-words = kosz|kosze|kosza|koszy
term-map = Mapa
term-map-about = Kwadrat łodzi z kolorową kartką. Kot w jej kolorze daje zwykły skarb, a w trybie rodzinnym może to być rzadki.
term-map-words = mapa|mapy|mapę|mapie|map
term-lesson = Lekcja
term-lesson-about = Karta, która na końcu daje punkty: prywatna tobie, publiczna wszystkim.
term-lesson-words = lekcj*
term-rare = Rzadki skarb
term-rare-about = Skarb o czterech kwadratach: 3 punkty, w trybie rodzinnym żadnych.
term-rare-words = rzadki skarb|rzadkie skarby|rzadkich skarbów
term-common = Zwykły skarb
term-common-about = Mały skarb, od jednego do trzech kwadratów: bez punktów, ale zakrywa, zapełnia i łączy.
term-common-words = zwykły skarb|zwykłe skarby|zwykłych skarbów|małych skarbów
term-family-card = Karta rodzinna
term-family-card-about = Karta trybu rodzinnego, którą widzisz tylko ty. Na końcu daje punkty za to, co na niej napisano.
term-family-card-words = karta rodzinna|karty rodzinne|kart rodzinnych|kartę rodzinną
term-family = Rodzina
term-family-about = Co najmniej trzy koty jednego koloru, które stykają się bokami; rogi się nie liczą.
term-family-words = rodzin*
term-rat = Szczur
term-rat-about = Każdy niezakryty szczur na łodzi zabiera punkt.
term-rat-words = szczur*
term-lonely = Samotny kot
term-lonely-about = Kot, który nie styka się bokiem z innym kotem swojego koloru.
term-lonely-words = samotny kot|samotne koty|samotnego kota|samotnych kotów
term-edge = Brzeg
term-edge-about = Wszystkie kwadraty wzdłuż obrysu łodzi. Kot leży na brzegu, jeśli leży tam choć jeden jego kwadrat.
term-edge-words = na brzegu
term-anytime = Karta „kiedykolwiek”
term-anytime-about = Zagrywasz ją w swojej kolejce albo gdy gra o nią zapyta.
term-anytime-words = kiedykolwiek

## Słowniczek

glossary-card = Karty
glossary-happening = Wydarzenia
glossary-view-phase = Fazy dnia
glossary-side = Gdzie czekają koty
glossary-token = Żetony
glossary-colour = Kolory
glossary-tile = Płytki
glossary-sister = Lekcje twojej siostry
glossary-basket = Karty koszy twojej siostry
side-left-about = Koty kosztują tu 3 ryby.
side-right-about = Koty kosztują tu 5 ryb.
side-nursery-about = Kociaki czekają tu na pierwszą osobę dnia: jeden za 2 ryby albo dwa za 5.
token-basket-about = Jeszcze jeden ratunek w dniu, w którym go wyłożysz.
token-boots-about = Cztery buty w dniu, w którym go wyłożysz.
glossary-colour-about = Koty jednego koloru, które się stykają, tworzą rodzinę.
glossary-basket-about = Szybkość { $speed }; liczba jej koszy na ten dzień: { $baskets }. Oba efekty dzieją się po kolei.
view-phase-dawn-about = Nowy dzień: wydarzenie, potem karty do zagrania w dowolnej chwili, a potem zapełnia się pola.
view-phase-event-about = Dzieje się wydarzenie dnia.
view-phase-explore-about = Każdy zatrzymuje dwie karty i podaje resztę dalej, aż każdy będzie miał siedem.
view-phase-buy-about = Każdy w tajemnicy płaci za karty, które chce mieć.
view-phase-bought-about = Chwila na karty po zakupach.
view-phase-lessons-about = Kupione lekcje zostają wyłożone.
view-phase-finds-about = Po kolei: zagraj kartę oszaksa lub skarbu albo spasuj na dziś.
view-phase-cards-about = Karty ratunku kładzie się zakryte; buty decydują, kto będzie pierwszy.
view-phase-rescue-about = Po kolei: uratuj kota za kosz i ryby albo spasuj na dziś.
view-phase-evening-about = Kogo nikt nie uratował, opuszcza wyspę.
view-phase-last-about = Ostatnia chwila na karty, a potem liczy się punkty.
view-phase-over-about = Gra się skończyła.

# The deck editor and deck files.
counts-each_full_room = za każde pełne pomieszczenie
counts-each_empty_room = za każde puste pomieszczenie
counts-cat_in_every_room = jeśli w każdym pomieszczeniu jest kawałek kota
counts-each_cat_in_largest_family = za każdego kota w największej rodzinie
counts-largest_family_of_all = jeśli masz największą rodzinę ze wszystkich
counts-each_lonely_cat = za każdego samotnego kota
counts-each_oshax = za każdego oszaksa
counts-each_cat_in_middle_row = za każdego kota w środkowym rzędzie
counts-each_cat_in_best_row = za każdego kota w najlepszym rzędzie
counts-each_cat_in_best_column = za każdego kota w najlepszej kolumnie
counts-each_colour_aboard = za każdy kolor na łodzi
counts-every_colour_on_edge = jeśli każdy kolor ma kota na brzegu
counts-edge_full = jeśli żadne pole na brzegu nie jest wolne
counts-middle_row_full = jeśli środkowy rząd jest pełny
counts-each_rare_treasure = za każdy rzadki skarb
counts-each_common_treasure = za każdy zwykły skarb
counts-each_treasure = za każdy skarb
counts-each_visible_map = za każdą niezakrytą mapę
counts-each_covered_map = za każdą zakrytą mapę
counts-each_map_under_own_colour = za każdą mapę pod kotem jej koloru
counts-each_cat_without_treasure = za każdego kota, który nie styka się ze skarbem
counts-each_rat_beside_cat = za każdego widocznego szczura obok kota
counts-each_private_lesson = za każdą twoją prywatną lekcję
counts-each_cat_of_best_colour_on_edge = za każdego kota na brzegu w kolorze, którego jest tam najwięcej
counts-each_cat_around_best_cat = za każdego kota, który styka się z jednym wybranym; liczy się najlepszy
counts-each_colour_off_edge = za każdy kolor bez kota na brzegu
counts-each_colour_away_from_treasure = za każdy kolor, który nie styka się ze skarbem
counts-each_colour_away_from_rats = za każdy kolor, który nie styka się z widocznym szczurem
counts-each_fish = za każdą rybę, która została
counts-first_in_order = za pierwsze miejsce w kolejce na końcu gry
counts-five_blue_cats = za dokładnie 5 niebieskich kotów
counts-five_green_cats = za dokładnie 5 zielonych kotów
counts-five_red_cats = za dokładnie 5 czerwonych kotów
counts-five_purple_cats = za dokładnie 5 fioletowych kotów
counts-five_orange_cats = za dokładnie 5 pomarańczowych kotów
counts-cats_exactly = za dokładnie tyle kotów
counts-cats_of_every_colour = za co najmniej tyle kotów każdego koloru
counts-cats_on_edge = za każde tyle kotów na brzegu
counts-families_of = za każdą rodzinę co najmniej tylu kotów
counts-families_exactly = za dokładnie tyle rodzin
counts-treasures_exactly = za dokładnie tyle skarbów
counts-visible_rats = za każde tyle widocznych szczurów
counts-visible_rats_exactly = za dokładnie tyle widocznych szczurów
counts-fish_at_least = za co najmniej tyle ryb
counts-cats_beyond = za każdego kota ponad tyle
counts-treasures_fewer = za mniej niż tyle skarbów
counts-family_again = za każdy punkt rodziny o tym miejscu co do wielkości: punktuje jeszcze raz
counts-baskets_exactly = za dokładnie tyle stałych koszy
counts-private_lessons_exactly = za dokładnie tyle prywatnych lekcji
counts-rooms_full = jeśli te pomieszczenia są pełne
counts-rooms_empty = jeśli te pomieszczenia są puste
room-captain_aft = kajuta kapitana na rufie
room-captain_fore = kajuta kapitana na dziobie
room-bedroom_top = górna sypialnia
room-bedroom_bottom = dolna sypialnia
room-dining = jadalnia
room-front = przednie pomieszczenie
room-main = główne pomieszczenie
cat-shape-s4 = zygzak
cat-shape-i5 = drążek
cat-shape-l5 = haczyk
cat-shape-y5 = gałązka
cat-shape-n5 = schodek
cat-shape-p5 = poduszka
cat-shape-t5 = młotek
cat-shape-u5 = łuk
cat-shape-v5 = narożnik
cat-shape-w5 = schody
cat-shape-x5 = krzyż
cat-shape-h6a = zjeżdżalnia
cat-shape-h6b = krzesło
cat-shape-h6c = maszt
cat-shape-h6d = most
cat-shape-h6e = krab
cat-shape-h6f = latawiec
beast-icon-B = znak niebieskiego kota
beast-icon-G = znak zielonego kota
beast-icon-R = znak czerwonego kota
beast-icon-P = znak fioletowego kota
beast-icon-O = znak pomarańczowego kota
late-player_5 = Piąta osoba
late-player_6 = Szósta osoba
happening-tile_1 = Płytka wydarzeń 1
happening-tile_2 = Płytka wydarzeń 2
happening-tile_3 = Płytka wydarzeń 3
happening-tile_4 = Płytka wydarzeń 4
happening-tile_5 = Płytka wydarzeń 5
happening-tile_6 = Płytka wydarzeń 6
happening-tile_7 = Płytka wydarzeń 7
happening-tile_8 = Płytka wydarzeń 8
happening-tile_9 = Płytka wydarzeń 9
happening-tile_10 = Płytka wydarzeń 10
happening-tile_11 = Płytka wydarzeń 11
happening-tile_12 = Płytka wydarzeń 12
happening-tile_13 = Płytka wydarzeń 13
happening-tile_14 = Płytka wydarzeń 14
happening-tile_15 = Płytka wydarzeń 15
deck-title-lesson = Lekcje i karty rodzinne
deck-group-private = lekcja prywatna
deck-group-public = lekcja publiczna
deck-group-family = karta rodzinna
deck-title-event_tile = Płytki wydarzeń
deck-title-sisters_points = Punkty siostry
deck-title-kitten = Kociaki
deck-title-beast = Bestie
deck-title-late_arrival = Pięć i sześć osób
deck-field-points = Punkty
deck-field-counts = Za co
deck-field-number = Ile
deck-field-rooms = Pomieszczenia
deck-field-gem = Strona z klejnotem
deck-field-plain = Druga strona
deck-field-day_2 = Dzień 2
deck-field-day_3 = Dzień 3
deck-field-day_4 = Dzień 4
deck-field-shape = Kształt
deck-field-commons = Zwykłe skarby każdego kształtu
deck-field-rares = Rzadkie skarby każdego kształtu
deck-field-baskets = Stałe kosze
deck-field-cats = Dodatkowe koty w każdym kolorze
deck-field-cards = Dodatkowe karty
deck-kitten = dwadzieścia kociaków, po cztery w każdym kolorze
deck-kitten-shape = rzędy znaków oddzielone spacją: "#" pole płytki, "." puste; od 3 do 7 pól
deck-beast = osiemnaście bestii
deck-beast-shape = jak u kociaków; B, G, R, P lub O to pole ze znakiem kota tego koloru; 3 lub 4 znaki
deck-late_arrival = co wnoszą piąta i szósta osoba
deck-late_arrival-commons = zwykłe skarby każdego kształtu w grze z tyloma osobami
deck-late_arrival-rares = rzadkie skarby każdego kształtu w worku
deck-late_arrival-baskets = wszystkie stałe kosze, razem z pierwszymi koszami osób
deck-late_arrival-cats = cztery kształty kotów; każdy przychodzi raz w każdym kolorze
deck-late_arrival-cards = 35 kart; każda wymieniona tyle razy, ile jest kopii
why-beast-needs-icons = Bestia ma 3 lub 4 znaki kotów.
deck-lesson-told = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} { $what }.
why-sheet-off-the-boat = { $seat }: { $tile } wystaje poza łódź.
why-sheet-covered = { $seat }: { $tile } leży na innej płytce.
why-sheet-no-lesson = { $card }: takiej lekcji nie można tu położyć.
why-sheet-colour = { $card }: wybierz kolor, jeśli lekcja go wymaga, a w innym razie nie wybieraj.
why-sheet-sister = Podaj pięć kolorów siostry w kolejności, w jakiej je pokazała.
why-sheet-lesson-twice = { $card }: w pudełku jest tylko jedna taka lekcja.
boat-A = Łódź A
boat-B = Łódź B
boat-C = Łódź C
boat-D = Łódź D
boat-E = Łódź E
boat-F = Łódź F
sheet-boats-boat = Łódź
sheet-boats-boat-about = Łodzie różnią się tym, gdzie mają mapy i szczury.
sheet-boats-tiles-tile = Płytka
sheet-boats-lessons = Własne lekcje
sheet-boats-fish = Ryby
sheet-boats-fish-about = Rozstrzygają przy równych punktach, a niektóre lekcje je liczą.
sheet-boats-baskets = Stałe kosze
sheet-boats-baskets-about = Niektóre lekcje je liczą.
sheet-boats-event_points = Punkty z wydarzeń
sheet-public-card = Lekcje publiczne
sheet-public-colour = Jej kolor
sheet-first = Pierwsza osoba w kolejności
sheet-first-about = Pyta o to jedna z lekcji.
sheet-sister-colours = Jej kolory, w kolejności odkrycia
sheet-sister-lessons = Jej lekcje
sheet-sister-events = Wydarzenia, po jednym na dzień

record-total = Najlepsza łódź, w punktach
record-score-fish = Najwięcej ryb na koniec
record-score-families = Najwięcej punktów za rodziny
record-score-rare = Najwięcej punktów za rzadkie skarby
## Analiza gry

review-stage = { $stage ->
    [0] Przed dniem 1
    [6] Koniec
   *[other] Dzień { $stage }
}


puzzle-about = Ostatni dzień w pojedynkę: przywieź jak najwięcej punktów, więcej niż siostra.

counts-sister = Siostra
counts-sister-about = Cel: siostra wygrywa 20–80 % gier. Jej karty i zasady są wydrukowane, więc nasze karty nie zmieniają jej siły.
counts-sister-wins = Siostra wygrywa

## Drukowanie

print-discovery = Karty odkryć
print-lesson = Nowe lekcje
print-family = Karty rodzinne
print-new_family = Nowe karty rodzinne
print-cat = Koty
print-oshax = Oszaksy
print-rare = Rzadkie skarby
print-common = Zwykłe skarby
print-kitten = Kociaki
print-beast = Bestie
print-royal_rat = Szczury królewskie
print-island = Wyspa
print-island-days = Dni
print-island-left = Lewe pole
print-island-right = Prawe pole
print-island-order = Kolejność
print-kitten_board = Plansza kociaków
print-boat = Łodzie (E i F: na pięć i sześć osób)
print-event_tile = Płytki wydarzeń
print-fish = Ryby
print-basket = Stałe kosze (cztery z nich na pięć i sześć osób)
print-semi_permanent = Żetony z wydarzeń
print-figure = Figurki kotów (kolejność, kolory oszaksów) i łódź Vesha (dzień)
print-beast_figure = Figurki bestii (przyjaźnie)
print-points = Żetony punktów z wydarzeń
print-colour = Siostra: kolory
print-sisters_basket = Siostra: karty koszy
print-sisters_lesson = Siostra: lekcje
print-late_card = Karty na pięć i sześć osób
print-late_tile = Płytki na pięć i sześć osób
print-takes-cat = bierze kota { $number }
print-takes-oshax = bierze oszaksa { $number }
print-takes-rare = bierze rzadki skarb { $number }
print-takes-common = bierze: { $shape }
print-takes-switch = zamienia koty { $first } i { $second }
print-turn =
    Dzień:
    1. Połów: na każdym polu po dwa koty na osobę; każdy dostaje 20 ryb.
    2. Odkrycia: z siedmiu kart zatrzymaj dwie, resztę podaj, aż będziesz mieć siedem. Zapłać za te, które chcesz.
    3. Lekcje: prywatne zakryte, publiczne odkryte.
    4. Ratunek: wyłóż karty ratunku, o kolejności decydują buty. Kot: kosz i 3 ryby (lewe pole) albo 5 (prawe).
    5. Rzadkie znaleziska: karta oszaksa albo skarbu.
    Płytka styka się z inną bokiem. Kot na mapie swojego koloru: zwykły skarb.
    Po pięciu dniach:
    −1 za widocznego szczura, −5 za niepełne pomieszczenie, 3 za rzadki skarb.
    Rodziny 3, 4, 5, 6 kotów: 8, 11, 15, 20; za każdego kolejnego 5.
    Lekcje według treści. Remis: więcej ryb.
print-lines =
    Widoczne szczury (−1)
    Szczury królewskie (−3)
    Niepełne pomieszczenia (−5)
    Rodziny
    Rzadkie skarby (3)
    Przyjaźnie bestii (5)
    Wydarzenia
    Lekcje prywatne
    Lekcje publiczne
    Punkty
    Ryby (rozstrzygają remis)
