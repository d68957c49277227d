## Lekcje gry Czarodzieje i czarownice; s1, s2 … to imiona rywali

lesson-basics = Pierwszy pojedynek
lesson-basics-about = Eliksiry, zaklęcia, osłony, kryjówki.
lesson-basics-welcome = Witaj! Każdy ciska w każdego eliksirami i zaklęciami. Wygrywa ten, kto wytrwa najdłużej.
lesson-basics-hits = Tu widać trafienia. Po dziesięciu { $s1 } odpada, i ty tak samo.
lesson-basics-throw = Masz 3 eliksiry. Co da się zagrać, trzeba zagrać; wybierasz tylko cel. Wyceluj w gracza: { $s1 }!
lesson-basics-hit = Au! { $s1 } rzuca zaklęcie i cię trafia. Trafienia eliksirami i zaklęciami liczą się razem.
lesson-basics-shield = Teraz masz 2 kotły. Kotły łapią eliksiry, a zwierciadła łapią zaklęcia.
lesson-basics-lay = Połóż kotły przed sobą.
lesson-basics-caught = { $s2 } ciska w ciebie eliksir, a twoje kotły go łapią: nie ma trafienia. Zostało jeszcze jedno wolne miejsce.
lesson-basics-pool = Wszystkie twoje kotły to jedna osłona. Pełną odrzucasz ze wszystkim, co złapała; co się nie zmieści, trafia w ciebie.
lesson-basics-whom = Twoja kolej: eliksir. { $s1 } kryje się za kotłami, { $s2 } nie. W kogo celujesz?
lesson-basics-lair = Kryjówka! Połóż ją przed sobą. Od następnej kolejki będziesz dobierać po dwie karty.
lesson-basics-two-cards = Dwie karty, dzięki kryjówce. Zagraj tę, którą wolisz; drugą się odrzuca.
lesson-basics-lair-lost = Bum! { $s1 } zagrywa Wybuch kryjówki i twojej kryjówki już nie ma. Znów dobierasz jedną kartę.
lesson-basics-overflow = { $s1 } też jest pod ostrzałem: kotły są już pełne, a pełna osłona znika.
lesson-basics-explode = A co masz w ręce? Swój własny Wybuch kryjówki. { $s2 } ma kryjówkę: wysadź ją!
lesson-basics-out = Jeśli nikt nie ma kryjówki, Wybuch kryjówki odbiera kolejkę osobie, którą wybierzesz. Znasz już wszystkie karty.
lesson-basics-tip = Rada: nie ścigaj tylko jednej osoby. Kogo wszyscy oszczędzają, tego pod koniec najtrudniej pokonać.
lesson-basics-play-on = Graj dalej, jeśli chcesz: po dziesięciu trafieniach się odpada. W każdej kolejce czeka podpowiedź.
why-lesson-basics-target = W grze tak można. Tu wyceluj w osobę, którą wskazuje lekcja.
why-lesson-basics-explode = Wyceluj w kogoś, kto ma kryjówkę.

lesson-strategic = Strategia
lesson-strategic-about = Dwie tajne karty w ręce: jest z czego wybierać.
lesson-strategic-welcome = W wariancie Strategia każdy ma w ręce dwie tajne karty i dobiera trzecią.
lesson-strategic-hand = Zagraj dowolną z trzech; dwie pozostałe zostają. Wczesna kryjówka jest wiele warta. Połóż ją przed sobą!
lesson-strategic-four = Z kryjówką dobierasz dwie, więc masz cztery karty. Zagraj jedną z nich: ciśnij czymś!
lesson-strategic-discard = Zostały trzy karty, a zatrzymujesz dwie: odrzuć jedną. Która jest najmniej potrzebna?
lesson-strategic-hidden = { $s1 } też ma tajne karty. Nigdy nie wiadomo, co kto chowa na później.
lesson-strategic-keep = Mocny atak trzymaj na kogoś, kto stracił osłony. Teraz zagraj, co chcesz.
lesson-strategic-play-on = To wszystko. Graj dalej, jeśli chcesz: w każdej kolejce czeka podpowiedź.
why-lesson-strategic-lair = To też można zagrać, ale najpierw połóż kryjówkę.
why-lesson-strategic-throw = Tak też można. Ale tym razem czymś ciśnij.

lesson-challenging = Wyzwanie
lesson-challenging-about = Co trafi cię najpierw, decyduje, czym można trafić cię potem.
lesson-challenging-welcome = W wariancie Wyzwanie decyduje pierwsze trafienie: potem w tę osobę można celować już tylko kartami tego samego rodzaju.
lesson-challenging-throw = Masz eliksir. Wyceluj w gracza: { $s1 }. Odtąd będzie można celować tam tylko eliksirami.
lesson-challenging-hit = Trafiło cię zaklęcie. Nikt więc nie wyceluje już w ciebie eliksirem.
lesson-challenging-spell = A teraz masz w ręce zaklęcie.
lesson-challenging-try = Spróbuj wycelować tam, gdzie przedtem ({ $s1 }): stół powie, dlaczego nie można. Potem wyceluj w drugą osobę ({ $s2 }).
lesson-challenging-caught = { $s1 } kładzie kotły, i to ma sens: mogą tam trafiać tylko eliksiry.
lesson-challenging-mirrors = Tobie potrzebne są więc zwierciadła. Kotły nic ci nie dadzą; ale co da się zagrać, trzeba zagrać.
lesson-challenging-whole = Karta złapana w całości nie jest trafieniem, więc o niczym nie decyduje.
lesson-challenging-play-on = To wszystko. Graj dalej, jeśli chcesz: w każdej kolejce czeka podpowiedź.
why-lesson-challenging-first = W grze tak można. Tu wyceluj w osobę, którą wskazuje lekcja.
