## Czarujące kotki

game-name = Czarujące kotki
game-about = Zamknij zbiegłe klątwy w księdze, zanim wróci profesor Pazurek, i nie ubrudź sobie łapek.
option-players = Kotki
option-advanced = Arcykotki
option-advanced-about = Każdy kotek ma jedno wyjątkowe zaklęcie zamiast podstawowego.
option-new_rules = Nowe zasady
option-new_rules-about = Kot zamętu wprowadza też do gry nową zasadę.
option-chaos_cats = Koty zamętu w wariancie zamętu
option-chaos_cats-about = 0 oznacza grę bez wariantu zamętu. Przy 2 do 4 każdy kot uruchamia kolejny efekt karty zamętu.
option-chaos_replacement = Dobranie po kocie zamętu
option-chaos_replacement-about = Kot zamętu nie jest składnikiem: kto go dobierze, dobiera jeszcze jedną kartę.
option-choose_kittens = Wybór kotka
option-choose_kittens-about = Przed rozdaniem kart wszyscy po kolei wybierają kotki. Bez tej opcji kotki się losuje.

component-artifact = artefakt
component-familiar = kompan
component-potion = eliksir
component-scroll = zwój
chapter-1 = 1
chapter-2 = 2
chapter-3 = 3
band-easy = niski
band-medium = średni
band-hard = wysoki
kitten-baebae = BaeBae
kitten-easa = Easa
kitten-muffin = Muffin
kitten-grumpkin = Grumpkin

spell-summon = Przywołaj
spell-sling = Przesuń
spell-swat = Odrzuć
spell-switch = Zamień
spell-overflow = Zaczerpnij
spell-favor = Odepchnij
spell-dismiss = Usuń
spell-yoink = Transmutuj
spell-summon-about = Dobierz jeszcze jedną kartę i połóż ją u siebie.
spell-sling-about = Połóż swoją kartę w obszarze innego kotka, w otwartym rozdziale.
spell-swat-about = Odrzuć dwie swoje karty.
spell-switch-about = Zamień miejscami dowolne dwie karty na stole.
spell-overflow-about = Dobierz dwie karty, jedną zatrzymaj, drugą oddaj.
spell-favor-about = Przesuń jedną ze swoich kart i wierzchnią kartę talii do tego samego kotka.
spell-dismiss-about = Odrzuć wszystkie karty jednego rodzaju z jednego swojego rozdziału.
spell-yoink-about = Odrzuć jedną swoją kartę, a potem zabierz inną z dowolnego obszaru do swojego.

curse-snail = Klątwa Ślimiauków
curse-copycat = Klątwa Kserokociarki
curse-hairball = Klątwa Kłakotków
curse-purrmaid = Klątwa Syrenkotki
curse-breadhead = Klątwa Kanapkowców
curse-catnap = Klątwa Śpiotków
curse-frankenpaws = Klątwa Frankenkota
curse-cattitude = Klątwa Fochokotków
curse-vampire = Klątwa Hrabiego Miaukuli
curse-scaredycat = Klątwa Lękotków
curse-catastrophe = Klątwa Kotastrofy
curse-purrgatory = Klątwa Mruczyśćca

credit-triplets = Trojaczki z jednego miotu
credit-potion_shelf = Półka z eliksirami
credit-magpie_paws = Srocze łapki
credit-good_company = Doborowe towarzystwo
credit-bookwhisker = Mól z wąsami
credit-whispurrs_pet = Pupilek profesor Pazurek
credit-copy_paws = Dwie pary łap
credit-curious_cat = Ciekawski kotek
credit-clean_whisker = Czyste wąsy
credit-hoarder = Kot w pudełku
credit-small_fry = Płotki na ząbek
credit-big_game = Łowca grubej zwierzyny
credit-says-each = { $component ->
    [none] +{ $points } za każdą kartę w twoim obszarze
   *[other] +{ $points } za każdą taką kartę w twoim obszarze: { $component }
}
credit-says-pairs = +{ $points } za każde dwie jednakowe karty w twoim obszarze
credit-says-threes = +{ $points } za każde trzy jednakowe karty w twoim obszarze
credit-says-sets = +{ $points } za każdy komplet czterech różnych składników w twoim obszarze
credit-says-kinds = +{ $points } za każdy rodzaj składnika w twoim obszarze
credit-says-empty = +{ $points } za każdy twój otwarty rozdział bez kart
credit-says-extras = +{ $points } za każdą twoją kartę nadmiarową
credit-says-curses = { $band ->
    [none] +{ $points } za każdą pokonaną przez ciebie klątwę
   *[other] +{ $points } za każdą pokonaną przez ciebie klątwę, której poziom trudności jest { $band }
}

rule-hand_me_meowns = Po starszym kotku
rule-paws_for_change = Z łapki do łapki
rule-cat_burglar = Kot włamywacz
rule-litter_duty = Dyżur przy kuwecie
rule-second_helping = Dokładka
rule-spring_clawning = Wiosenne pazurki
chaos-chaos_shuffle = Przetasowanie zamętu
chaos-tumbling_discards = Magiczny odrzut
chaos-cat_and_mouse = Zabawa w kotka i myszkę
chaos-raining_cats = Deszcz kotów

effect-pass_right = każdy kotek przekazuje kartę w prawo
effect-pass_left = każdy kotek przekazuje kartę w lewo
effect-pass_chapter = każdy kotek przekazuje w prawo wszystkie karty z rozdziału 1
effect-take_left = każdy kotek zabiera kartę kotkowi z lewej
effect-take_right = każdy kotek zabiera kartę kotkowi z prawej
effect-take_discard = każdy kotek bierze kartę ze stosu kart odrzuconych
effect-discard_one = każdy kotek odrzuca kartę
effect-discard_other = każdy kotek odrzuca kartę z obszaru innego kotka
effect-discard_chapter = każdy kotek odrzuca wszystkie karty z jednego swojego rozdziału
effect-draw_one = każdy kotek dobiera kartę
when-now = natychmiast
when-when_defeated = po pokonaniu klątwy

action-choose = { $whose ->
    [yours] { $component }, twój rozdział { $chapter }
   *[other] { $component }, obszar: { $owner }, rozdział { $chapter }
}
action-place = { $whose ->
    [yours] Twój rozdział { $chapter }
   *[other] Obszar: { $owner }, rozdział { $chapter }
}
action-cast = Rzuć zaklęcie: { $spell }
action-keep = Zatrzymaj: { $component }
action-give = Oddaj kartę: { $target }
action-clear = Odrzuć wszystkie karty z rozdziału { $chapter }
action-pick = Weź: { $component }
action-idle = Nie rzucaj zaklęcia
action-take_kitten = Wybierz kotka: { $kitten }

event-took_kitten = { $seat } wybiera kotka: { $kitten }.
event-took_kitten-you = Wybierasz kotka: { $kitten }.
event-dealt = { $seat } dostaje na początek do rozdziału { $chapter }: { $component }.
event-dealt-you = Dostajesz na początek do rozdziału { $chapter }: { $component }.
event-drew = { $seat } dobiera: { $component }.
event-drew-you = Dobierasz: { $component }.
event-placed = { $whose ->
    [yours] { $seat } kładzie: { $component }; twój rozdział { $chapter }.
    [own] { $seat } kładzie: { $component }; swój rozdział { $chapter }.
   *[other] { $seat } kładzie: { $component }; obszar: { $owner }, rozdział { $chapter }.
}
event-placed-you = { $whose ->
    [yours] Kładziesz: { $component }; twój rozdział { $chapter }.
   *[other] Kładziesz: { $component }; obszar: { $owner }, rozdział { $chapter }.
}
event-lifted = { $whose ->
    [yours] { $seat } podnosi: { $component }; twój rozdział { $chapter }.
    [own] { $seat } podnosi: { $component }; swój rozdział { $chapter }.
   *[other] { $seat } podnosi: { $component }; obszar: { $owner }, rozdział { $chapter }.
}
event-lifted-you = { $whose ->
    [yours] Podnosisz: { $component }; twój rozdział { $chapter }.
   *[other] Podnosisz: { $component }; obszar: { $owner }, rozdział { $chapter }.
}
event-discarded = { $whose ->
    [yours] { $seat } odrzuca: { $component }; twój rozdział { $chapter }.
    [own] { $seat } odrzuca: { $component }; swój rozdział { $chapter }.
   *[other] { $seat } odrzuca: { $component }; obszar: { $owner }, rozdział { $chapter }.
}
event-discarded-you = { $whose ->
    [yours] Odrzucasz: { $component }; twój rozdział { $chapter }.
   *[other] Odrzucasz: { $component }; obszar: { $owner }, rozdział { $chapter }.
}
event-cast_spell = { $seat } rzuca zaklęcie: { $spell }.
event-cast_spell-you = Rzucasz zaklęcie: { $spell }.
event-idled = { $seat } nie może rzucić żadnego zaklęcia.
event-idled-you = Nie możesz rzucić żadnego zaklęcia.
event-chose_to_pass = { $seat } przekaże kartę z rozdziału { $chapter }: { $component }.
event-chose_to_pass-you = Przekażesz kartę z rozdziału { $chapter }: { $component }.
event-picked = { $seat } bierze ze stosu kart odrzuconych: { $component }.
event-picked-you = Bierzesz ze stosu kart odrzuconych: { $component }.
event-cleared = { $seat } odrzuca wszystkie karty z rozdziału { $chapter } ({ $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[many] { $cards } kart
}).
event-cleared-you = Odrzucasz wszystkie karty z rozdziału { $chapter } ({ $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[many] { $cards } kart
}).
event-passed_chapter = { $seat } przekazuje karty z rozdziału 1 ({ $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[many] { $cards } kart
}); { $whose ->
    [yours] dostajesz je ty.
   *[other] dostaje je { $target }.
}
event-passed_chapter-you = Przekazujesz karty z rozdziału 1 ({ $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[many] { $cards } kart
}); dostaje je { $target }.
event-defeated = { $seat } pokonuje w rozdziale { $chapter }: { $curse }{ $extras ->
    [0] {""}
    [one] {" "}({ $extras } karta nadmiarowa)
    [few] {" "}({ $extras } karty nadmiarowe)
   *[many] {" "}({ $extras } kart nadmiarowych)
}.
event-defeated-you = Pokonujesz w rozdziale { $chapter }: { $curse }{ $extras ->
    [0] {""}
    [one] {" "}({ $extras } karta nadmiarowa)
    [few] {" "}({ $extras } karty nadmiarowe)
   *[many] {" "}({ $extras } kart nadmiarowych)
}.
event-curse_shown = Przy rozdziale { $chapter } pojawia się: { $curse }.
event-cat_came = { $seat } dobiera kota zamętu (numer { $number })!
event-cat_came-you = Dobierasz kota zamętu (numer { $number })!
event-chapter_opened = Rozdział 3 jest otwarty dla wszystkich.
event-rule_shown = Nowa zasada: { $rule }.
event-chaos_shown = Karta zamętu: { $card }.
event-in_force = Odtąd po pokonaniu klątwy: { $effect }.
event-happens = Teraz { $effect }.
event-skipped = { $seat } nie może tego zrobić.
event-skipped-you = Nie możesz tego zrobić.
event-caught_all = { $seat } dobiera kartę Przyłapani! Wraca profesor Pazurek.
event-caught_all-you = Dobierasz kartę Przyłapani! Wraca profesor Pazurek.
event-all_defeated = { $seat } pokonuje szóstą klątwę. Wszystkie są z powrotem w księdze!
event-all_defeated-you = Pokonujesz szóstą klątwę. Wszystkie są z powrotem w księdze!
event-credit_shown = { $seat } pokazuje cel: { $credit }.
event-credit_shown-you = Pokazujesz cel: { $credit }.
event-won = { $winners ->
    [one] { $seat } wygrywa!
    [few] { $seat } dzieli się wygraną!
   *[many] { $seat } dzieli się wygraną!
}
event-won-you = { $winners ->
    [one] Wygrywasz!
    [few] Dzielisz się wygraną!
   *[many] Dzielisz się wygraną!
}
event-nobody_won = Nikomu się nie upiekło.

ask-kitten = Którego kotka wybierasz?
ask-place = W którym swoim rozdziale kładziesz tę kartę: { $component }?
ask-place-favor = Obszar: { $target }. Do którego rozdziału trafia { $component }?
ask-cast = Które zaklęcie rzucasz?
ask-sling = Przesuń: wybierz jedną ze swoich kart.
ask-favor = Odepchnij: wybierz jedną ze swoich kart; za nią poleci wierzchnia karta talii.
ask-sling-to = Do czyjego obszaru i do którego rozdziału trafia { $component }?
ask-swat = { $count ->
    [one] Odrzuć: wybierz jeszcze jedną swoją kartę.
    [few] Odrzuć: wybierz po kolei { $count } swoje karty.
   *[many] Odrzuć: wybierz po kolei { $count } swoich kart.
}
ask-switch = Zamień: wybierz kartę w dowolnym obszarze.
ask-switch-with = Z którą kartą zamienia się miejscami { $component }?
ask-dismiss = Usuń: wybierz rodzaj składnika w jednym ze swoich rozdziałów; odrzucisz stamtąd wszystkie karty tego rodzaju.
ask-yoink = Transmutuj: wybierz jedną ze swoich kart do odrzucenia.
ask-yoink-take = Transmutuj: wybierz kartę, którą zabierasz, z dowolnego obszaru.
ask-yoink-to = Do którego twojego rozdziału trafia { $component }?
ask-keep = Zaczerpnij: którą kartę zatrzymujesz?
ask-give = Zaczerpnij: kto dostaje drugą kartę: { $component }?
ask-pass = Wybierz swoją kartę do przekazania. Dostaje ją { $target }. Karty zmienią właścicieli, gdy wybiorą wszyscy.
ask-take = Wybierz kartę, którą zabierasz. Obszar: { $target }.
ask-pick = Wybierz kartę ze stosu kart odrzuconych.
ask-discard = Wybierz jedną ze swoich kart do odrzucenia.
ask-discard-other = Wybierz do odrzucenia kartę z obszaru innego kotka.
ask-clear = Wybierz jeden ze swoich rozdziałów; odrzucisz wszystkie jego karty.

score-curse = { $card }
score-curse-about = Punkty wydrukowane na klątwie.
score-bonus = Punkty bonusowe: { $card }
score-bonus-about = Punkty bonusowe tej klątwy: liczą się karty, które zostały w obszarze.
score-extras = Karty nadmiarowe
score-extras-about = −1 za każdą kartę, która została po pokonaniu klątwy.
score-credit = Cel: { $card }
score-credit-about = Tajny cel: liczy się tylko wtedy, gdy wszystkie klątwy są pokonane.
score-total = Punkty
score-curses = Pokonane klątwy
score-curses-about = Rozstrzyga remis.
score-circle = Karty w obszarze
score-circle-about = Im mniej, tym lepiej.
score-guilty = Oczywista wina: { $limit } punktów lub więcej
score-idler = Podejrzanie mało: { $limit } punktów lub mniej
ending-all-defeated = Wszystkie klątwy są z powrotem w księdze: wygrywa, kto ma najwięcej punktów.
ending-caught = Przyłapani! Wygrywa, kto ma w obszarze najmniej kart.
ending-all-guilty = Przyłapani! Nikt nie wygrywa.

why-kitten-now = Najpierw wybierz kotka.
why-kitten-taken = Tego kotka ma już { $target }.
why-place-now = Najpierw połóż kartę, którą trzymasz.
why-cast-now = Teraz wybierz zaklęcie.
why-choose-card = Teraz wybierz kartę.
why-choose-place = Teraz wybierz miejsce dla karty.
why-keep-now = Najpierw wybierz, którą z dwóch kart zatrzymujesz.
why-give-now = Teraz wybierz, kto dostaje drugą kartę.
why-pick-now = Teraz wybierz kartę ze stosu kart odrzuconych.
why-clear-now = Teraz wybierz rozdział, z którego odrzucisz karty.
why-must-cast = Jeśli się da, trzeba rzucić zaklęcie, na przykład: { $spell }.
why-not-your-spell = Twój kotek nie zna tego zaklęcia: { $spell }.
why-spell-covered = To zaklęcie rzucono w poprzedniej turze, więc zakrywa je żeton: { $spell }.
why-needs-two = To zaklęcie wymaga dwóch kart w twoim obszarze: { $spell }.
why-needs-one = To zaklęcie wymaga karty w twoim obszarze: { $spell }.
why-needs-other = Na stole nie ma innej karty, którą to zaklęcie mogłoby zabrać: { $spell }.
why-needs-two-places = To zaklęcie wymaga kart w dwóch różnych miejscach: { $spell }.
why-take-from = Zabierz kartę z tego obszaru: { $target }.
why-not-your-own = Wybierz kartę z obszaru innego kotka.
why-only-your-own = Wybierz kartę ze swojego obszaru.
why-not-there = Nie ma tam takiej karty: { $component }.
why-other-place = Obie karty leżą w tym samym miejscu: nic by się nie zmieniło.
why-not-yourself = Karta musi trafić do innego kotka.
why-own-circle = Karta musi trafić do twojego obszaru.
why-same-kitten = Obie karty muszą trafić do tego samego kotka: { $target }.
why-chapter-closed = Rozdział { $chapter } jest zamknięty, dopóki nie pojawi się jego kot zamętu.
why-no-chapter-3 = W grze dwuosobowej nie ma rozdziału 3.
why-chapter-empty = W rozdziale { $chapter } nie ma kart. Wybierz rozdział z kartami.
why-five-players = Pięć kotków wymaga dodatku Magical Monsters, którego tu nie ma. Grać może od 2 do 4 osób.
why-chaos-with-two = Wariant zamętu wymaga trzech lub czterech kotków.
why-chaos-and-new-rules = Wariant zamętu ma własne karty zamiast nowych zasad. Wybierz jedno z dwojga.
why-four-in-each-band = Każdy poziom trudności wymaga { $need } klątw; poziom „{ $band }” ma ich { $count }.
why-some-with-paws = Przynajmniej jedna nowa zasada musi mieć łapki, żeby dało się grać we dwoje.

deck-curse = klątwy, po cztery na każdym poziomie trudności
deck-curse-band = "easy" (niski), "medium" (średni) albo "hard" (wysoki)
deck-curse-points = od 0 do 20
deck-curse-recipe = od 1 do 8 z: "artifact" (artefakt), "familiar" (kompan), "potion" (eliksir), "scroll" (zwój)
deck-curse-bonus_for_each = składnik, który na koniec leży w obszarze, albo "any", gdy nie ma punktów bonusowych
deck-curse-bonus = punkty za każdy z nich, od 0 do 5
deck-credit = cele
deck-credit-counts =
    "each" składnik, "pairs" pary, "threes" trójki, "sets" komplety czterech rodzajów, "kinds" rodzaje,
    "empty" puste otwarte rozdziały, "extras" karty nadmiarowe albo "curses" pokonane klątwy
deck-credit-component = przy "each": który składnik albo "any"
deck-credit-band = przy "curses": "easy", "medium", "hard" albo "any"
deck-credit-points = punkty za każdą policzoną rzecz, od 0 do 10
deck-rule = nowe zasady
deck-rule-paws = true, jeśli karta ma łapki i można jej używać w grze dwuosobowej
deck-rule-when = "now" (natychmiast) albo "when_defeated" (po każdym pokonaniu klątwy)
deck-rule-effect =
    co robi po kolei każdy kotek: "pass_right", "pass_left", "pass_chapter" (wszystkie karty z rozdziału 1 w prawo),
    "take_left", "take_right", "take_discard", "discard_one", "discard_other" (z obszaru innego kotka),
    "discard_chapter", "draw_one"; albo "cancel_rules": obowiązujące zasady przestają działać
deck-chaos = karty zamętu: pierwszy efekt jest dla pierwszego kota zamętu i tak dalej
deck-chaos-when_1 = "now" albo "when_defeated"
deck-chaos-effect_1 = jak w nowej zasadzie
deck-chaos-when_2 = "now" albo "when_defeated"
deck-chaos-effect_2 = jak w nowej zasadzie
deck-chaos-when_3 = "now" albo "when_defeated"
deck-chaos-effect_3 = jak w nowej zasadzie
deck-chaos-when_4 = "now" albo "when_defeated"
deck-chaos-effect_4 = jak w nowej zasadzie

view-no-curse = brak klątwy
view-chapter = Rozdział { $chapter }
view-bonus = +{ $bonus } za każdą kartę: { $component }
view-score = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}, w obszarze { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[many] { $cards } kart
}
view-extras = karty nadmiarowe: { $extras }
view-deck = Talia { $deck } · odrzucone { $discards } · pokonane klątwy { $defeated } z 6, zakryte { $hidden }
view-held = { $seat } trzyma: { $component }
view-rule = Nowa zasada: { $rule }
view-closed = zamknięty
view-chaos = Karta zamętu: { $card }
view-caught-later = Przyłapani: jeszcze niemożliwe
view-caught-possible = Przyłapani: już możliwe
view-credit = Twój cel: { $card } ({ $says }). Teraz: { $worth }

## Podpowiedzi

hint-defeats = Pokonujesz klątwę: { $curse }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
hint-then-defeats = Potem możesz pokonać klątwę: { $curse }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
hint-defeats-safely = Pokonujesz klątwę: { $curse }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}. Masz nadal mniej niż 10 punktów, a może przyjść karta Przyłapani.
hint-then-defeats-safely = Potem możesz pokonać klątwę: { $curse }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}. Masz nadal mniej niż 10 punktów, a może przyjść karta Przyłapani.
hint-defeats-guilty = Pokonujesz klątwę: { $curse }. Ale masz wtedy { $total ->
    [one] { $total } punkt
    [few] { $total } punkty
   *[many] { $total } punktów
}: to wina, jeśli karta Przyłapani przyjdzie przed pokonaniem ostatniej klątwy.
hint-then-defeats-guilty = Potem możesz pokonać klątwę: { $curse }. Ale masz wtedy { $total ->
    [one] { $total } punkt
    [few] { $total } punkty
   *[many] { $total } punktów
}: to wina, jeśli karta Przyłapani przyjdzie przed pokonaniem ostatniej klątwy.
hint-complete = Masz wszystkie składniki na klątwę: { $curse }.
hint-then-complete = Potem możesz mieć wszystkie składniki na klątwę: { $curse }.
hint-nearer = { $left ->
    [one] Zabraknie już tylko { $left } składnika
    [few] Zabraknie już tylko { $left } składników
   *[many] Zabraknie już tylko { $left } składników
} na klątwę: { $curse }.
hint-then-nearer = Potem może zabraknąć już tylko { $left ->
    [one] { $left } składnika
    [few] { $left } składników
   *[many] { $left } składników
} na klątwę: { $curse }.
hint-points = Daje ci { $points ->
    [one] { $points } punkt.
    [few] { $points } punkty.
   *[many] { $points } punktów.
}
hint-then-points = Pozwala zyskać { $points ->
    [one] { $points } punkt.
    [few] { $points } punkty.
   *[many] { $points } punktów.
}
hint-hinders = { $target }: zabraknie o jeden składnik więcej na klątwę: { $curse }.
hint-then-hinders = { $target }: możesz stąd zabrać składnik potrzebny na klątwę: { $curse }.
hint-burdens = { $target } będzie mieć w obszarze { $cards ->
    [one] { $cards } kartę
    [few] { $cards } karty
   *[many] { $cards } kart
}; karty nadmiarowe kosztują punkty.
hint-then-burdens = { $target }: możesz tu dołożyć kartę; karty nadmiarowe kosztują punkty.
hint-credit = Twój cel daje o { $points } więcej.
hint-then-credit = Twój cel może dać o { $points } więcej.
hint-tidier = Mniej kart w twoim obszarze: { $cards }. Karta, której klątwa nie potrzebuje, kosztuje punkt.
hint-then-tidier = Liczba kart w twoim obszarze może spaść do { $cards }. Karta, której klątwa nie potrzebuje, kosztuje punkt.
hint-tidier-caught = Mniej kart w twoim obszarze: { $cards }. Może przyjść karta Przyłapani, a wtedy wygrywa, kto ma najmniej kart.
hint-then-tidier-caught = Liczba kart w twoim obszarze może spaść do { $cards }. Może przyjść karta Przyłapani, a wtedy wygrywa, kto ma najmniej kart.
hint-wins = To kończy grę i wygrywasz.
hint-away-from-curse = Na żadną klątwę teraz ci się nie przyda. W rozdziale { $chapter } może leżeć najdłużej: tam brakuje ci najwięcej składników ({ $left }).
hint-unneeded = Na żadną klątwę teraz ci się nie przyda, więc może leżeć w rozdziale { $chapter }.
hint-wanted = Potrzebuje tego klątwa na stole: { $component }.
hint-burdens-by-gift = { $target } dostanie kartę więcej; karty nadmiarowe kosztują punkty.
hint-stays-innocent = Masz nadal mniej niż 10 punktów ({ $points }) i nie więcej kart niż teraz ({ $cards }), a może przyjść karta Przyłapani.
hint-draws = Daje jeszcze jeden składnik.
hint-no-more-cards = Nie masz więcej kart niż teraz: { $cards }.

## What only the board of the page says
board-short = brakuje: { $n }
board-ready = komplet!
board-circle = Obszar: { $name }
board-covered = zakryte: rzucone ostatnio
board-worth = teraz warte { $n }
board-points = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
}
board-in-circle = { $n } w obszarze
board-chosen = wybrane
board-caught = Przyłapani:
board-caught-later = jeszcze nie
board-caught-now = już możliwe
board-rule = Nowa zasada
board-chaos = Wariant zamętu
board-paws = (z łapkami: także dla dwóch osób)
board-line-ahead = przed wami
board-line-done = jego kot już przyszedł
board-line-force = obowiązuje
board-guilty = winny
board-band = poziom: { $band }
board-in-deck = W talii: { $n }
board-cats = Koty zamętu: { $n }
board-credit = Cel
board-credit-when = Liczy się tylko wtedy, gdy pokonacie wszystkie klątwy.
board-caught-card = Przyłapani
board-about-component = Składnik. Ułóż w rozdziale składniki z klątwy, która przy nim leży, a ją pokonasz. Każda inna karta tego rozdziału kosztuje punkt.
board-about-curse = Pokonasz ją, jeśli na koniec twojej tury będą w tym rozdziale karty: { $recipe }.
board-about-bonus = Kto ją pokona, dostaje na koniec gry +{ $bonus } za każdą taką kartę w swoim obszarze: { $component }.
board-about-covered = Rzucone w poprzedniej turze: teraz musi być inne zaklęcie.
board-about-caught-now = Karta „Przyłapani” jest wśród pozostałych: każde dobranie może zakończyć grę.
board-about-caught-later = Karta „Przyłapani” leży wśród ostatnich jedenastu: jeszcze nie może się pojawić.
board-about-guilty = Gdy się pojawi, kotki, które mają 10 punktów lub więcej, są winne i przegrywają. Z pozostałych wygrywa kotek z najmniejszą liczbą kart w obszarze.
board-about-guilty-two = Gdy się pojawi, kotek, który ma 10 punktów lub więcej, jest winny i przegrywa, a ten, który ma 5 lub mniej, jest podejrzany i też przegrywa. Z pozostałych wygrywa kotek z najmniejszą liczbą kart w obszarze.
board-about-guilty-now = Winny kotek: ma 10 punktów lub więcej, więc przegra, jeśli zostaniecie przyłapani.
board-about-idler-now = Podejrzany kotek: ma 5 punktów lub mniej, więc przegra, jeśli zostaniecie przyłapani.
board-about-defeated = Pokonane klątwy: { $defeated } z 6; zakryte: { $hidden }.
board-sheet-chapter = Rozdział { $n }
term-curse = Klątwa
term-curse-about = W grze jest ich sześć. Ułóż jej składniki w jej rozdziale swojego obszaru: na koniec tury ją pokonasz.
term-curse-words = klątwa|klątwę|klątwy|klątw
term-chapter = Rozdział
term-chapter-about = Kolumna księgi. Przy każdym otwartym rozdziale leży jedna klątwa; trzeci otwiera kot zamętu.
term-chapter-words = rozdział|rozdziału|rozdziale|rozdziały|rozdziałów
term-circle = Obszar
term-circle-about = Karty przed kotkiem, podzielone na rozdziały.
term-circle-words = obszar|obszaru|obszarze
term-discards = Stos kart odrzuconych
term-discards-about = Karty odrzucone i zużyte na klątwy; wszystkie leżą odkryte. Nie wracają już do talii.
term-discards-words = stosu kart odrzuconych|stos kart odrzuconych

## Słowniczek

glossary-component = Składniki
glossary-curse = Klątwy
glossary-spell = Zaklęcia
glossary-credit = Cele
glossary-kitten = Kotki
glossary-chapter = Rozdziały
glossary-band = Jak trudna jest klątwa
glossary-rule = Nowe zasady
glossary-chaos = Karty zamętu
glossary-effect = Co robią nowe zasady i zamęt
glossary-when = Kiedy to się dzieje
glossary-curse-about = Punkty: { $points } (poziom: { $band }). Przepis:{ $artifact ->
    [0] { "" }
   *[other] { " " }artefakt ×{ $artifact }
}{ $familiar ->
    [0] { "" }
   *[other] { " " }kompan ×{ $familiar }
}{ $potion ->
    [0] { "" }
   *[other] { " " }eliksir ×{ $potion }
}{ $scroll ->
    [0] { "" }
   *[other] { " " }zwój ×{ $scroll }
}.{ $bonus ->
    [0] { "" }
   *[other] { " " }Na koniec +{ $bonus } za każdą taką kartę w twoim obszarze: { $component }.
}
glossary-kitten-about = Kotek zna cztery zaklęcia: Przywołaj, Przesuń, Odrzuć i Zamień. W grze z arcykotkami zamiast zaklęcia { $plain } ma { $special }.
glossary-band-about = W każdej grze są po dwie klątwy łatwe, średnie i trudne; trudniejsze dają więcej.
glossary-rule-about = { $effect } ({ $when }).
glossary-chaos-about = Po jednym efekcie na każdego kota zamętu. 1: { $effect1 } ({ $when1 }). 2: { $effect2 } ({ $when2 }). 3: { $effect3 } ({ $when3 }). 4: { $effect4 } ({ $when4 }).
glossary-chapter-about = { $last ->
    [yes] Kolumna księgi z własną klątwą. Jest zamknięta, dopóki nie przyjdzie jej kot zamętu; we dwoje gra się bez niej.
   *[no] Kolumna księgi z własną klątwą. Jest otwarta od początku.
}
glossary-effect-passing = Wszyscy wybierają zgodnie z ruchem wskazówek zegara, zaczynając od aktywnego gracza; potem karty zmieniają właścicieli naraz. Kto nie może, jest pomijany.
glossary-effect-in-turn = Po kolei, zgodnie z ruchem wskazówek zegara, zaczynając od aktywnego gracza. Kto nie może, jest pomijany.
glossary-effect-moving = Wszystkie te karty zmieniają właścicieli naraz i zostają w rozdziale 1.
glossary-effect-cancelling = Od tej chwili po pokonaniu klątwy nic się już nie dzieje.
when-now-about = Raz, gdy karta zostaje odkryta.
when-when_defeated-about = Za każdym razem, gdy ktoś pokona klątwę, aż do końca gry.
term-caught = Przyłapani
term-caught-about = Karta wśród ostatnich jedenastu. Od razu kończy grę: kto ma 10 punktów lub więcej, przegrywa, a we dwoje także ten, kto ma 5 lub mniej; z pozostałych wygrywa, kto ma najmniej kart.
term-caught-words = Przyłapani
term-cat = kot zamętu
term-cat-about = Karta w środku talii. Otwiera wszystkim rozdział 3.
term-cat-words = kot* zamętu|kocie zamętu
term-extra = karta nadmiarowa
term-extra-about = Karta z rozdziału, której klątwa nie potrzebowała. Idzie razem z klątwą i kosztuje punkt.
term-extra-words = kart* nadmiarow*
term-token = żeton
term-token-about = Zakrywa zaklęcie rzucone ostatnio: teraz musi być inne.
term-token-words = żeton*

# The deck editor.
deck-title-curse = Klątwy
deck-title-credit = Cele
deck-title-rule = Nowe zasady
deck-title-chaos = Karty zamętu
deck-field-band = Poziom trudności
deck-field-points = Punkty
deck-field-recipe = Składniki
deck-field-bonus_for_each = Punkty bonusowe na koniec za każdy
deck-field-bonus = Punkty bonusowe
deck-field-counts = Za co
deck-field-component = Składnik
deck-field-paws = Łapki: także dla dwóch osób
deck-field-when = Kiedy
deck-field-effect = Co się dzieje
deck-field-when_1 = 1. kot zamętu: kiedy
deck-field-effect_1 = 1. kot zamętu: co się dzieje
deck-field-when_2 = 2. kot zamętu: kiedy
deck-field-effect_2 = 2. kot zamętu: co się dzieje
deck-field-when_3 = 3. kot zamętu: kiedy
deck-field-effect_3 = 3. kot zamętu: co się dzieje
deck-field-when_4 = 4. kot zamętu: kiedy
deck-field-effect_4 = 4. kot zamętu: co się dzieje
counted-each = każdy składnik wybranego rodzaju
counted-pairs = każda para takich samych
counted-threes = każda trójka takich samych
counted-sets = każdy komplet czterech rodzajów
counted-kinds = każdy rodzaj składnika
counted-empty = każdy pusty otwarty rozdział
counted-extras = każda karta nadmiarowa
counted-curses = każda pokonana klątwa
component-any = dowolny
band-any = dowolny
effect-cancel_rules = wszystkie obowiązujące nowe zasady przestają działać
bonus-for-artifact = Artefakt
bonus-for-familiar = Kompan
bonus-for-potion = Eliksir
bonus-for-scroll = Zwój
bonus-for-any = bez punktów bonusowych
why-sheet-credit-missing = { $seat }: wybierz kartę celu. Cel liczy się, gdy pokonano wszystkie klątwy.
why-sheet-curse-twice = { $card }: tę klątwę mógł pokonać tylko jeden kotek.
why-sheet-curses-left = Jeśli nikogo nie przyłapano, pokonano wszystkie klątwy ({ $curses }); wpisano: { $found }.
why-sheet-none-left = Pokonanie wszystkich klątw ({ $curses }) kończy grę, więc nikogo nie przyłapano; wpisano: { $found }.
why-sheet-chapter-closed = { $seat }: karty leżą w rozdziale, który nie został otwarty.
sheet-kittens-curses = Pokonane klątwy
sheet-kittens-chapters = Obszar
sheet-kittens-extras = Karty nadmiarowe
sheet-kittens-credit = Cel
sheet-caught = Przyłapani!
sheet-caught-about = Profesor Pazurek wraca, zanim pokonano wszystkie klątwy.
sheet-open = Otwarte rozdziały

record-score-curses = Najwięcej pokonanych klątw
## Analiza gry

review-stage = { $stage ->
    [0] Kotki
    [3] Została jedna klątwa
    [4] Została jedna klątwa, późno
    [5] Zostały dwie klątwy
    [6] Zostały dwie klątwy, późno
    [7] Zostało wiele klątw
   *[other] Zostało wiele klątw, późno
}


puzzle-about = Partia pod koniec: pokonaj klątwy, które zostały, i nie daj się z nimi złapać.

counts-endings = Zakończenia
counts-endings-about = Cele, dla gry bez wariantów: wszystkie klątwy pokonane w 20–80 % gier, najwyżej 10 % gier wygranych bez punktów, a tajne cele zmieniają zwycięzcę w 10–30 % gier, w których się liczą.
counts-finished = Wszystkie klątwy pokonane
counts-nobody = Nikt nie wygrywa
counts-defeated = Pokonane klątwy
counts-pointless = Wygrane bez punktów
counts-credit-decides = Rozstrzygają cele
counts-turn-order = Kolejność
counts-turn-order-about = Kto zaczyna, ma najwięcej tur, a tura to karta i zaklęcie. To pomaga, gdy wszystkie klątwy zostaną pokonane, a szkodzi, gdy kotki zostaną przyłapane z kartami. Gry bez zwycięzcy nie liczą się nikomu.
counts-wins-1 = Wygrywa pierwszy
counts-wins-2 = Wygrywa drugi
counts-wins-3 = Wygrywa trzeci
counts-wins-4 = Wygrywa czwarty
counts-turns-1 = Tury pierwszego
counts-turns-2 = Tury drugiego
counts-turns-3 = Tury trzeciego
counts-turns-4 = Tury czwartego
counts-curses = Klątwy
counts-curses-about = Klątwa jest martwa, jeśli zostaje niepokonana ponad dwa razy częściej niż przeciętna; dominuje, jeśli ten, kto ją pokona, wygrywa ponad dwa razy częściej, niż wypada.
counts-left = Nigdy niepokonana
counts-defeater-wins = Wygrane tego, kto ją pokonał, jako krotność sprawiedliwego udziału
counts-credits = Cele
counts-credits-about = W grach, w których pokonano wszystkie klątwy. Karta jest martwa, jeśli punktuje w mniej niż jednej trzeciej z nich; dominuje, jeśli daje średnio ponad 6 punktów albo jej posiadacze wygrywają ponad dwa razy częściej, niż wypada.
counts-scored = Punktuje
counts-credit-points = Średnio punktów
counts-holder-wins = Wygrane posiadaczy, jako krotność sprawiedliwego udziału
counts-tempers = Czekać czy walczyć
counts-tempers-about = Jedno miejsce gra inaczej wśród botów zachłannych: jego udział w grach, które ktoś wygrał. Lękliwy wierzy, że klątwy nie zostaną pokonane, i czeka na przyłapanie; śmiały wierzy, że zostaną. Żadna z tych postaw nie powinna się opłacać: to zależy od sytuacji.
counts-temper-timid = lękliwy wśród { $bot }
counts-temper-bold = śmiały wśród { $bot }

## Drukowanie

print-component = Składniki, koty zamętu i Przyłapani
print-deck = Talia
print-chapter_cat-told = Otwiera wszystkim rozdział 3.
print-cat-told = Tylko w wariancie zamętu: następny efekt karty zamętu.
print-curse = Klątwy
print-credit = Cele
print-rule = Nowe zasady
print-chaos = Karty zamętu
print-kitten = Kotki i ich zaklęcia
print-token = Żetony zaklęć
print-chapter = Rozdziały obszarów
print-chapter-told = Tu leżą karty rozdziału { $chapter } twojego obszaru.
print-large_chapter = Rozdziały księgi
print-large_chapter-told = Tu leży klątwa rozdziału { $chapter }.
print-turn =
    Twoja tura:
    Dobierz składnik i połóż go w jednym ze swoich otwartych rozdziałów.
    Rzuć zaklęcie, ale nie to spod żetonu. Potem przesuń na nie żeton.
    W rozdziale jest wszystko, czego wymaga klątwa: pokonujesz ją. Odrzuć użyte składniki; inne karty z rozdziału są nadmiarowe.
    Kot zamętu: wszystkim otwiera się rozdział 3. Dobierz jeszcze raz.
    Wszystkie klątwy pokonane:
    Klątwy i punkty bonusowe, −1 za każdą kartę nadmiarową, cel. Wygrywa, kto ma najwięcej punktów.
    Przyłapani:
    Bez celów. Kto ma 10 punktów lub więcej, przegrywa (dwa kotki: także 5 lub mniej). Z pozostałych wygrywa, kto ma w obszarze najmniej kart.
print-lines =
    Klątwy
    Punkty bonusowe
    Karty nadmiarowe (po −1)
    Cel (nie, gdy przyłapani)
    Punkty
    Pokonane klątwy
    Karty w obszarze
