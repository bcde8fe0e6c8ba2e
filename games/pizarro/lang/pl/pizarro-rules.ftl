# The rules of `pizarro` in short, for reading in place, and the names of its pictures.

pizarro-brief = licytuj odkrywców
pizarro-blurb = Licytuj podróże sześciu odkrywców i płać kartami, które dają korony, jeśli je zachowasz. Od 3 do 6 graczy, do 36 krótkich licytacji.

pizarro-picture-hand = Moja ręka
pizarro-picture-sheet = Wynik końcowy

pizarro-rules-1 =
    Jesteś królem lub królową. Sześciu odkrywców oferuje swoje usługi, a ty je licytujesz i płacisz kartami pieniędzy. Odkrywca, za którego płacisz, prowadzi twój statek na pole z koronami, pieniędzmi albo akcją.
    {""}
    Trzy podróże każdego odkrywcy docierają na pierwsze morze (faza I, 18 kart), dwie na drugie (faza II, 12 kart), jedna na trzecie (faza III, 6 kart). Korony to punkty, a kto ma na końcu najwięcej **punktów**, wygrywa.

pizarro-rules-2-title = Twoje karty
pizarro-rules-2 =
    Zaczynasz z dziewięcioma kartami pieniędzy, od 1 do 9. Każda ma **sakiewkę** (ile płaci) i **korony** (ile daje, jeśli masz ją na końcu).
    {""}
    Karty o małej wartości mają więcej koron: od 1 do 3 po trzy, od 4 do 6 po dwie, od 7 do 9 po jednej. Każda zapłata kosztuje więc punkty, a dużymi kartami płaci się taniej.
    {""}
    Nowe karty dostajesz na końcu faz I i II: po dwie, a za **każdy statek** na polu tej fazy tyle, ile pole ma sakiewek (dwa statki na polu z dwiema sakiewkami: cztery karty). Po fazie III karty dają już tylko sakiewki. W trakcie fazy karty daje tylko Vasco da Gama.

pizarro-rules-3-title = Licytacja
pizarro-rules-3 =
    1. Odkrywana jest następna karta odkrywcy.
    2. Kto ma niewykorzystane weto Kolumba, może odesłać ją na spód stosu. Gdy wróci, można ją znów zawetować.
    3. Zaczyna osoba, która ostatnio kupowała, potem zgodnie z ruchem wskazówek zegara: podbij albo spasuj. Przy pierwszej karcie zaczyna ktoś wylosowany; kto nie może licytować, jest pomijany. Pas jest ostateczny dla tej karty. Licytować możesz do kwoty, którą zapłacisz kartami z ręki.
    4. Gdy wszyscy inni spasują, a nikt nie licytował, ostatnia osoba może jeszcze licytować (wystarczy 1) albo spasować.
    5. Zwycięzca płaci. Reszty nie ma, ale żadna karta nie może być zbędna: jeśli bez którejś zapłata nadal wystarcza, ta karta zostaje na ręce. { $exact ->
        [on] Przy tym stole płacisz bez reszty, gdy ręka na to pozwala.
       *[other] Wolno celowo przepłacić, nawet jeśli można zapłacić bez reszty: jedna duża karta zamiast dwóch małych oszczędza korony. (Stół może tego zabronić.)
    }
    6. Statek zwycięzcy staje na polu (faza I) albo płynie dalej (fazy II i III) i wykonuje się akcję pola.
    {""}
    W fazie I licytować może każdy, kto ma wolny statek. W fazach II i III potrzebujesz statku na poprzednim polu. Karta, której nikt nie chce, wypada z gry.

pizarro-rules-4-title = Kolumb, Pizarro, Magellan
pizarro-rules-4 =
    • **Kolumb**: 1, 5, 10 koron, sakiewka w fazach I i II. Każda karta fazy I daje **weto**, do użycia raz, w dowolnej fazie.
    • **Pizarro**{ $half1 ->
        [a] {":"} 2, 6, 12 koron, sakiewka w fazach I i II.
        [b] {":"} 2, 7 koron, sakiewka w fazie I; w fazie III **ryzyko**: na końcu odkrywasz karty pieniędzy jedną po drugiej, co najmniej jedną; kończysz i dostajesz tyle punktów, ile wynosi ich suma; ponad 20 nie dostajesz nic.
       *[other] {","} strona A: 2, 6, 12 koron, sakiewka w fazach I i II. Strona B: 2, 7 koron, sakiewka w fazie I; w fazie III **ryzyko**: na końcu odkrywasz karty pieniędzy jedną po drugiej, co najmniej jedną; kończysz i dostajesz tyle punktów, ile wynosi ich suma; ponad 20 nie dostajesz nic.
    }
    • **Magellan**: bez koron, za to **stosiki**. Faza I zaczyna stosik, późniejsze dokładają kartę do stosiku, który w tej fazie nie urósł. Stosik daje liczbę swoich koron razy liczbę kart. { $half1 ->
        [a] Karta idzie tam zakryta z ręki, więc po zapłacie musi ci jedna zostać.
        [b] Jedna z kart zapłaty idzie tam odkryta.
       *[other] Strona A: karta idzie tam zakryta z ręki, więc po zapłacie musi ci jedna zostać. Strona B: jedna z kart zapłaty idzie tam odkryta.
    }

pizarro-rules-5-title = Marco Polo, Vasco da Gama, Cook
pizarro-rules-5 =
    • **Marco Polo**{ $half2 ->
        [a] {":"} 0, 2, 5 koron i zawsze dwie sakiewki; na końcu faz I i II, po dochodzie, **wymiana** do trzech kart za każdy statek na tym polu.
        [b] {":"} 1, 3, 7 koron z 1, 1, 2 sakiewkami.
       *[other] {","} strona A: 0, 2, 5 koron i zawsze dwie sakiewki; na końcu faz I i II, po dochodzie, **wymiana** do trzech kart za każdy statek na tym polu. Strona B: 1, 3, 7 koron z 1, 1, 2 sakiewkami.
    }
    • **Vasco da Gama**{ $half2 ->
        [a] {":"} 0, 1, 4 korony; **dobierasz** od razu 1, 2 lub 3 karty.
        [b] {":"} wybierasz lewą połowę (dobierasz 1, 2 lub 3 karty) albo prawą (2, 5 lub 9 koron).
       *[other] {","} strona A: 0, 1, 4 korony; **dobierasz** od razu 1, 2 lub 3 karty. Strona B: wybierasz lewą połowę (dobierasz 1, 2 lub 3 karty) albo prawą (2, 5 lub 9 koron).
    }
    • **Cook**{ $half2 ->
        [a] {":"} 4, 8, 16 koron, potem twoja ręka leży **odkryta** do końca fazy.
        [b] {":"} 5, 10, 20 koron, a sąsiad z lewej **bierze losową kartę** z twojej ręki i ją odrzuca; po zapłacie jedna karta musi zostać.
       *[other] {","} strona A: 4, 8, 16 koron, potem twoja ręka leży **odkryta** do końca fazy. Strona B: 5, 10, 20 koron, a sąsiad z lewej **bierze losową kartę** z twojej ręki i ją odrzuca; po zapłacie jedna karta musi zostać.
    }

pizarro-rules-6 = Punkty dają korony z pól, na których stoją statki, stosiki Magellana (korony razy karty), korony na ręce i pieniądze odkryte przez Pizarra na stronie B.
    {""}
    Przy remisie wygrywa ten, kto ma więcej pieniędzy na ręce, potem ten, kto ma więcej statków w fazie III, a potem zwycięstwo jest wspólne.

pizarro-rules-7 =
    Zwykła oferta to dwa kliknięcia: *Mój ruch*, *Licytuj 8*. Z klawiatury: `/move line: bid 8`, `pass`, `pay 3+4`, `pay 3+4 under 9`, `swap 1+2`, `veto`, `allow`, `draw`, `stop`.
    {""}
    {""}**Zlecenia** prowadzą licytację, gdy śpisz: licytuj do limitu, spasuj przy tej karcie, użyj weta albo nigdy go nie używaj, płać bez reszty, gdy się da. Nikt inny ich nie widzi, a odpowiedź przychodzi po zmiennym opóźnieniu.
