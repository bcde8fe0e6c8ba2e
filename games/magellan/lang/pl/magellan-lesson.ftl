# The lesson of `magellan`: what the teacher says. p1 is the learner, p2 the other player; the steps stand in games/magellan/data/lesson.toml.

magellan-lesson-world = Wprowadź jeepa do stolicy otwartego kraju (w kółku) i zapłać cenę w milionach (M): tak **zagospodarowujesz** kraj i jest twój. Przy każdej wypłacie przynosi dochód. Wygrywa dochód ponad 75 M.

magellan-lesson-throw = Liczba na kości to twoje **kroki**. Statek płaci 1 za każdą linię siatki, jeep na lądzie 2; wejście na pokład i zejście na ląd po 1. Twoja baza jest w kółku. **Rzuć kością.**
magellan-lesson-throw-done = 2: wystarczy, by wypłynąć.

magellan-lesson-sail = Ⓐ Twoja baza jest o 6 kroków od Ⓑ **Francji**, najlepszego otwartego kraju: 565 M i 53 M przy każdej wypłacie. **Kup samolot** na później i wyślij **jeepa w stronę Francji**.
magellan-lesson-sail-deed = Samolot 50 M, jeep w stronę Francji
magellan-lesson-sail-done = Twój jeep jest na morzu.
magellan-lesson-sail-nothing = Niewykorzystane kroki przepadają, a 2 wystarczą, by jeep wypłynął w morze.
magellan-lesson-sail-plane = Dobra droga. Ale samolot wkrótce się przyda: najpierw go kup.
magellan-lesson-sail-italy = Francja kosztuje tyle samo, daje o 9 M więcej i jest o krok bliżej.
magellan-lesson-sail-else = Można. Ale kraj bierze ten, kto pierwszy dotrze do stolicy. Ruszaj od razu.

magellan-lesson-again = Ⓐ Twój statek z jeepem jest o 4 kroki od Paryża. Ⓑ { $p2 } też wypływa. **Rzuć kością.**
magellan-lesson-again-done = Po szóstce rzuca się jeszcze raz: 10 kroków!

magellan-lesson-card = Czwórka w twoim rzucie daje kartę, a ty wybierasz talię. Historia ma wypłaty, prezenty i wojny; wypłata pomaga tylko temu, kto zarabia. Jeszcze nic nie zarabiasz: **dobierz kraj** (w kółku).
magellan-lesson-card-done = Brunei: tani kraj, ale daleko.
magellan-lesson-card-history = Wypłata pomaga tylko temu, kto ma dochód.
magellan-lesson-card-else = Pionków masz na razie dość: dobierz kraj.

magellan-lesson-develop = Ⓐ Twój statek z jeepem jest o 4 kroki od Paryża. Ⓑ **Francja** kosztuje 565 M, a potem daje 53 M przy każdej wypłacie. Zagospodaruj ją, zanim zrobi to { $p2 }, potem wyślij **jeepa w stronę Włoch**.
magellan-lesson-develop-deed = Francja, jeep do Włoch: +53
magellan-lesson-develop-done = Francja jest twoja.
magellan-lesson-develop-italy = Dobry kraj. Ale co zostawisz, może wziąć { $p2 }: najpierw najlepsze.
magellan-lesson-develop-rest = Masz Francję! Ale kroków nie można zachować: wyślij jeepa w stronę Włoch.
magellan-lesson-develop-else = Można, ale { $p2 } też jest blisko Francji.

magellan-lesson-race = { $p2 } ląduje we Włoszech (w kółku) przed tobą. Masz 53 M przy każdej wypłacie, { $p2 } ma 44 M. Jest pokój: statki mogą stać na jednym polu.

magellan-lesson-third = Potrzebujesz pieniędzy, a te dają karty, które przynosi 4 lub 5. Twój dochód jest w kółku. **Rzuć kością.**
magellan-lesson-third-done = 6 i 5: jedenaście kroków i karta.

magellan-lesson-revenue = Co piąta karta historyczna to wypłata: *każdy* dostaje swój dochód, a twój jest większy. **Dobierz historię** (w kółku).
magellan-lesson-revenue-done = Wypłata: dostajesz 53 M.
magellan-lesson-revenue-geographic = Też się przyda. Ale wypłata daje ci więcej niż innym.
magellan-lesson-revenue-else = Nic nie jest teraz warte więcej niż wypłata: dobierz historię.

magellan-lesson-plane = Samolot za krok przekracza *dwie* linie siatki i ląduje w twoich krajach lub przy twoich jeepach. Ⓐ **Przewieź jeepa** z bazy Ⓑ **do Francji**: jeden strażnik łatwo ginie na wojnie.
magellan-lesson-plane-deed = Jeep samolotem do Francji: 4 kroki
magellan-lesson-plane-done = Francji pilnują dwa jeepy.
magellan-lesson-plane-else = Jeden jeep łatwo ginie na wojnie. Przyprowadź do Francji drugiego.

magellan-lesson-guest = { $p2 } wjeżdża jeepem z Włoch do Francji (w kółku). W czasie pokoju kraje są bezpieczne. Ale Włoch nikt teraz nie pilnuje.

magellan-lesson-sixes = To ci się spodoba: **rzuć kością.**
magellan-lesson-sixes-done = 22 kroki i karta!

magellan-lesson-war = W czasie wojny wrogowie na jednym polu walczą, a kraj bez straży zdobywa się za darmo. We Francji masz dwa do jednego, a Włochy są puste: zaryzykuj wojnę. **Dobierz historię** (w kółku).
magellan-lesson-war-done = Trzy rundy wojny z graczem { $p2 }!
magellan-lesson-war-geographic = Bezpieczny wybór. Ale teraz pomogłaby ci wojna.
magellan-lesson-war-else = Nic nie pomoże ci teraz bardziej niż karta. Dobierz historię.

magellan-lesson-fight = Najpierw toczą się walki. Każdy rzuca kością, wyższy wynik niszczy pionek, a przy remisie wygrywa atakujący, czyli ty. Najlepiej mieć dwa na jednego, więc zacznij od pola w kółku: **walcz we Francji**.
magellan-lesson-fight-done = 6 do 5: jeep gracza { $p2 } zniszczony.
magellan-lesson-fight-else = Stoczysz wszystkie walki, ale zacznij tam, gdzie szanse są najlepsze.

magellan-lesson-sea = Teraz statki na polu w kółku, koło Włoch. Jeśli twój zatonie, jeep tonie z nim; przy remisie wygrywasz. **Zaatakuj statek gracza { $p2 }.**
magellan-lesson-sea-done = 4 do 1: droga do Rzymu wolna.

magellan-lesson-take = Pole w kółku to Włochy bez straży: jeep zjeżdża na ląd za jeden krok, a Włochy są twoje za darmo. 53 M i 44 M to więcej niż 75 M. **Zdobądź Włochy i wygraj.**
magellan-lesson-take-done = Włochy są twoje, a z nimi partia!
magellan-lesson-take-end = Jeden krok od zwycięstwa! { $p2 } może wrócić jeepem.
magellan-lesson-take-else = Jeep z Francji też wygrywa. Ale jeep ze statku potrzebuje 1 kroku, a Francja zachowuje straż.

magellan-lesson-won = Dochód 97 M (w kółku): wygrywasz. W każdej turze pytaj: ile to kosztuje, ile daje, jak daleko i kto tego pilnuje?
magellan-lesson-end = **To już wszystko.** Na długie drogi zostaw *zlecenie* (*Więcej* › *Planuj naprzód*): twoje pionki ruszają dalej, gdy śpisz.
