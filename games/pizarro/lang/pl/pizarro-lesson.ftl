# The lesson of `pizarro`: what the teacher says. p1 is the learner; the steps stand in games/pizarro/data/lesson.toml.

pizarro-lesson-hand = Witaj! Za pieniądze kupujesz korony, a wygrywa ten, kto ma najwięcej **koron**. To twoje pieniądze: **sakiewka** mówi, ile karta płaci, a korona, ile daje, jeśli na końcu nadal ją masz. Ⓐ płaci 1 i daje 3, Ⓑ płaci 9 i daje 1.
pizarro-lesson-offer = **Pizarro** (w kółku) jest na sprzedaż. Kto da najwięcej, stawia statek w jego rzędzie: w fazie I po lewej, później dalej w prawo, gdzie jest więcej koron. W fazie I sprzedaje się 18 kart, potem 12, potem 6.

pizarro-lesson-bid = **Zacznij nisko: licytuj 2.** Pizarro daje 2 korony, a za sakiewkę z jedynką dostajesz nową kartę pieniędzy na końcu fazy. Kto spasuje, odpada.
pizarro-lesson-bid-deed = Licytuj 2: Pizarro
pizarro-lesson-bid-done = Zaczynasz nisko.
pizarro-lesson-bid-pass = Masz pełną rękę, a pas dotyczy całej licytacji. Najpierw licytuj; spasować możesz jeszcze, gdy zrobi się drogo.
pizarro-lesson-bid-high = Odważna oferta. Ale płacisz tyle, ile licytujesz, a nikt jeszcze nie licytuje.
pizarro-lesson-bid-else = Też dobra oferta. Ale podbijaj tylko tyle, ile trzeba.

pizarro-lesson-raise = { $p2 } daje 3, { $p3 } odpada. Twoja czwórka sama wystarczy na ofertę 4, a Pizarro daje 2 korony i nową kartę: **licytuj 4**.
pizarro-lesson-raise-deed = Licytuj 4: Pizarro
pizarro-lesson-raise-done = Pizarro jest twój.
pizarro-lesson-raise-pass = Trochę za wcześnie. Kto nie ma statku w rzędzie, nie może później w nim licytować.
pizarro-lesson-raise-else = To też wygrywa, ale wystarczy o jeden więcej, niż daje { $p2 }.

pizarro-lesson-pay = Nikt nie wydaje reszty. Ⓐ Czwórka płaci bez reszty i kosztuje 2 korony; Ⓑ siódemka marnuje trzy monety. **Zapłać 4.**
pizarro-lesson-pay-done = Twój statek płynie.
pizarro-lesson-pay-else = Tak też można zapłacić. Ale karty 1 i 3 to sześć koron, a większa karta marnuje pieniądze na później.

pizarro-lesson-columbus = Zaczyna ten, kto ostatnio kupował. **Kolumb** daje **weto**. **Licytuj 5** od razu, a nikt cię nie przebije.
pizarro-lesson-columbus-done = Weto jest twoje.
pizarro-lesson-columbus-else = Można, ale niska oferta kusi innych, a tobie zależy na tym wecie.

pizarro-lesson-veto = **Cook** daje 4 korony, ale inni są bogaci. **Zgłoś weto**: trafi na spód stosu.
pizarro-lesson-veto-done = Jeszcze wróci.
pizarro-lesson-veto-else = Weto zostaje, ale teraz Cook będzie drogi. Jeśli pojawi się jako ostatni, nie kosztuje prawie nic.

pizarro-lesson-magellan = **Magellan** ukrywa kartę: jej korony liczą się na końcu, a z kolejną kartą w fazie II podwójnie, w III potrójnie. **Licytuj 6.**
pizarro-lesson-magellan-done = Jest twój.
pizarro-lesson-magellan-else = Niską ofertę ktoś przebije. Licytuj 6: wystarczy na to jedna karta.

pizarro-lesson-pile = Ⓐ Szóstka płaci bez reszty. Ⓑ Jedynka płaci najmniej i ma trzy korony. **Zapłać 6, ukryj 1.**
pizarro-lesson-pile-deed = Zapłać 6, ukryj 1
pizarro-lesson-pile-done = Wiesz o niej tylko ty.
pizarro-lesson-pile-else = Tak też można. Ale oddawaj mało koron, a ukrywaj dużo: jedynka ma trzy i płaci najmniej.

pizarro-lesson-vasco = **Vasco da Gama** daje od razu kartę. Masz trzy zakupy z rzędu, a nowe pieniądze przyjdą późno. **Spasuj.**
pizarro-lesson-vasco-done = { $p3 } płaci za niego 3.
pizarro-lesson-vasco-else = Niezły zakup. Ale po czterech z 18 licytacji połowa twoich pieniędzy zniknie: niech wydają inni.

pizarro-lesson-marco = Ⓐ **Marco Polo**: dwie karty i wymiana. Ⓑ { $p3 } daje 3. **Do 5** to **zlecenie**: podbija tylko o tyle, ile musi.
pizarro-lesson-marco-done = Wystarczyło 4.
pizarro-lesson-marco-pass = Dwie nowe karty i wymiana już za 3? Pola z sakiewkami dają ci pieniądze.
pizarro-lesson-marco-else = To też wygrywa, ale wystarczy o jeden więcej, niż daje { $p3 }.

pizarro-lesson-change = Nie masz czwórki. Karty 2 i 3 to sześć koron; siódemka w kółku marnuje monety, ale ma tylko jedną koronę: **zapłać 7**.
pizarro-lesson-change-done = Przepada tylko jedna korona.
pizarro-lesson-change-else = Tak też można. Ale karty 2 i 3 to sześć koron, a 8 i 9 to twoje najlepsze oferty.

pizarro-lesson-fleet = Cztery statki! Te na polu z sakiewkami (w kółku: Pizarro) przyniosą karty na końcu fazy. Do tego czasu niech wydają inni.

pizarro-lesson-cook = Ⓐ **Cook** wrócił, a Ⓑ nikt inny nie ma statku. Kosztuje 1, ale od tej pory inni widzą twoje karty. **Kup: zapłać 2.**
pizarro-lesson-cook-done = 4 korony za kartę 2.
pizarro-lesson-cook-pass = Nikt inny nie może go kupić, więc Cook wypadłby z gry. Cztery korony za jedną monetę to prezent.
pizarro-lesson-cook-cards = Cook jest twój. Ale 8 lub 9 może wygrać całą licytację, a 3 płaci więcej niż 2.
pizarro-lesson-cook-else = Nikt cię nie przebija: każda moneta ponad 1 to prezent dla banku.

pizarro-lesson-swap = Teraz Marco Polo pozwala wymienić karty. Duże karty wygrywają licytacje, małe mają korony. **Wymień 7.**
pizarro-lesson-swap-done = Rozsądne ryzyko.
pizarro-lesson-swap-keep = Możesz zachować wszystko. Ale siódemka ani nie wygrywa licytacji, ani nie ma wielu koron.
pizarro-lesson-swap-else = Kwestia gustu. Ale małe karty to korony, a duże to licytacje: najpierw idzie siódemka.

pizarro-lesson-phase = **Faza II**: licytować może tylko ten, kto ma statek na polu I tego rzędu; zwycięski statek płynie na II. Ⓐ Cook daje 8 koron; Ⓑ twoim rywalem jest { $p2 }. **Licytuj 6.**
pizarro-lesson-phase-done = Twój statek płynie dalej.
pizarro-lesson-phase-pass = Osiem koron prawie za darmo zgarnie { $p2 }.
pizarro-lesson-phase-else = Może się udać. Ale { $p2 } może dać więcej, a 6 to jedna karta.

pizarro-lesson-finish = Liczy się tylko pole, na którym statek kończy; faza III daje 10, 12 lub 16. Na końcu sumują się korony pod statkami, pod Magellanem i na ręce (w kółku). Wygrywa ten, kto ma ich najwięcej.
pizarro-lesson-end = **To już wszystko:** płać tym, czego najmniej potrzebujesz, i trzymaj statki w wielu rzędach. Nowe pieniądze wszyscy dostają tylko dwa razy.
