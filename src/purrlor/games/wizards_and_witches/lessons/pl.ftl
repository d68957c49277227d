## Lekcje gry Czarodzieje i czarownice; s1, s2 … to imiona rywali

lesson-basics = Pierwszy pojedynek
lesson-basics-about = Eliksiry, zaklęcia, osłony, kryjówki.
lesson-basics-welcome = Witaj! Każdy ciska w każdego eliksirami i zaklęciami. Wygrywa ten, kto wytrwa najdłużej.
lesson-basics-hits = To są trafienia. Po dziesięciu się odpada: { $s1 } też, i ty także.
lesson-basics-throw = Masz 3 eliksiry. Jeśli dobraną kartę da się zagrać, trzeba ją zagrać; wybierasz tylko cel. Wyceluj w gracza: { $s1 }!
lesson-basics-hit = Au! To było zaklęcie i cię trafiło. Trafienia eliksirami i zaklęciami liczą się razem.
lesson-basics-shield = Teraz masz 2 kotły. Kotły łapią eliksiry, a zwierciadła łapią zaklęcia.
lesson-basics-lay = Połóż kotły przed sobą.
lesson-basics-caught = { $s2 } ciska w ciebie eliksir, a twoje kotły go łapią: nie ma trafienia. Zostało jeszcze jedno wolne miejsce.
lesson-basics-pool = Wszystkie twoje kotły to jedna osłona. Pełna idzie na stos odrzuconych ze wszystkim, co złapała. Co się nie zmieści, trafia w ciebie.
lesson-basics-whom = Twoja kolej: eliksir. { $s1 } kryje się za kotłami, { $s2 } nie. W kogo celujesz?
lesson-basics-lair = Kryjówka! Połóż ją przed sobą. Od następnej kolejki będziesz dobierać po dwie karty.
lesson-basics-two-cards = Dwie karty, dzięki kryjówce. Zagraj tę, którą wolisz; drugą się odrzuca.
lesson-basics-lair-lost = Bum! { $s1 } zagrywa Wybuch kryjówki i twojej kryjówki już nie ma. Znów dobierasz jedną kartę.
lesson-basics-overflow = { $s1 } też obrywa: kotły się napełniły i już ich nie ma.
lesson-basics-explode = A co masz w ręce? Swój własny Wybuch kryjówki. { $s2 } ma kryjówkę: wysadź ją!
lesson-basics-out = Jeśli nikt nie ma kryjówki, Wybuch kryjówki odbiera komuś kolejkę. To już wszystkie zasady.
lesson-basics-play-on = Graj dalej, jeśli chcesz: po dziesięciu trafieniach się odpada. W każdej kolejce czeka podpowiedź.
why-lesson-basics-target = Tak też można. Ale najpierw wyceluj tam, gdzie pokazuje lekcja.
why-lesson-basics-explode = Wyceluj w kogoś, kto ma kryjówkę.
