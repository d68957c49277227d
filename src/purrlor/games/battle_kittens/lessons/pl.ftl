## Lekcje gry Bitewne kotki; s1, s2 … to imiona rywali

lesson-basics = Siedem kotków
lesson-basics-about = Wybór kart, oddziały, sumy: gra rodzinna.
lesson-basics-welcome = Witaj! Twoje kotki walczą o ryby. Są trzy rundy, a wygrywa ten, kto ma najwięcej ryb.
lesson-basics-grounds = Są trzy pola bitwy. Na każdym liczy się jedna cecha, na pierwszym siła.
lesson-basics-prizes = Trzy najsilniejsze oddziały dostają tam ryby: pierwszy 8, drugi 4, trzeci 2.
lesson-basics-stats = To twoje kotki: ♥ urok, dalej siła, mądrość i zwinność. Urok w tej rundzie się nie liczy.
lesson-basics-draft = Weź jednego w tajemnicy. Resztę dostanie sąsiad.
lesson-basics-wisdom = Najwięcej daje teraz mądrość: 10 ryb.
lesson-basics-take = Dante i Juno mają mądrość 5. Weź jedno z nich!
lesson-basics-passed = Te kotki podał ci sąsiad. Potrzebujesz kogoś na każde pole bitwy. Weź, kogo chcesz.
lesson-basics-again = Tu leżą kotki, które już masz. Czego ci jeszcze brakuje: siły, mądrości, zwinności?
lesson-basics-squads = Ostatni kotek przyszedł sam: masz teraz siedem. Podziel je na trzy oddziały.
lesson-basics-totals = W każdym oddziale musi być choć jeden kotek. Liczy się suma cechy z jego pola bitwy.
lesson-basics-ready = Wybierz kotka, potem oddział pod polem bitwy. Możesz je przestawiać. Na koniec naciśnij „Gotowe”.
lesson-basics-placed = Odkryto wszystkie oddziały, a najwyższe sumy dały ryby. Tyle masz teraz; za co, mówi przebieg gry.
lesson-basics-ties = Przy równych sumach miejsce jest wspólne i każdy dostaje za nie wszystkie ryby.
lesson-basics-give-up = Czasem warto odpuścić jedno pole i wygrać dwa pozostałe.
lesson-basics-play-on = To wszystko. Zaczęła się druga runda. Graj dalej, jeśli chcesz: w każdej kolejce czeka podpowiedź.
why-lesson-basics-wise = Tego kotka też można wziąć, ale najpierw spójrz na mądrość: weź Dantego albo Juno.

lesson-icons = Ikony i król
lesson-icons-about = Kłębek, król i chorągiew; zakryte pole bitwy; gra krótka.
lesson-icons-welcome = To gra krótka: bez podawania kart. Masz dziesięć kotków, a zatrzymujesz siedem.
lesson-icons-hidden = Jedno pole bitwy jest jeszcze zakryte: nie wiadomo, jaka cecha będzie się tam liczyć.
lesson-icons-icons = Niektóre kotki mają ikonę: Koko ma kłębek, Maestro króla, a Toto chorągiew. Bywają słabsze, ale za to coś potrafią.
lesson-icons-put-away = Odłóż trzy kotki, ale zatrzymaj te z ikonami. Tym razem chcesz zobaczyć, co robią ikony.
lesson-icons-opened = Teraz i trzecie pole bitwy jest odkryte.
lesson-icons-send = Wyślij kotki, na każde pole co najmniej jednego, i potwierdź, że gotowe.
lesson-icons-yours = Twoja ikona! Kłębek daje kotka z talii do tego oddziału. Król daje kartę króla: cztery z siedmiu pomagają, trzy mogą zaszkodzić. Spróbuj: dobierz!
lesson-icons-another = Dopóki masz jeszcze ikony, dobierz albo zrezygnuj. Gdy zacznie się nowa runda, znów odłóż kotka.
lesson-icons-flags = A chorągiew? Nic nie robi, dopóki dwie sumy nie są równe: wtedy wygrywa ten, kto ma więcej chorągwi.
lesson-icons-play-on = Teraz znasz całą grę. Graj dalej, jeśli chcesz: w każdej kolejce czeka podpowiedź.
why-lesson-icons-icons = Tym razem zatrzymaj Koko, Maestra i Toto: chcesz zobaczyć, co robią ich ikony.
why-lesson-icons-draw = Można zrezygnować. Ale tym razem dobierz i zobacz, co będzie.
