# The lesson of `navegador`: what the teacher says. p1 is the learner; the steps stand in games/navegador/data/lesson.toml.

navegador-lesson-goal = Witaj w Lizbonie! W każdej turze przesuwasz pionek po **rondlu** (w kółku) i robisz to, co mówi nowe pole. Trzy następne pola są za darmo, każde dalsze kosztuje statek. Wygrywa ten, kto ma najwięcej punktów.
navegador-lesson-sheet = W kółku jest to, co masz: pieniądze (cruzado), statki, robotnicy, stocznie, fabryki, kolonie, kościoły. Na końcu kolonia daje 1, fabryka 2, stocznia lub kościół 3, odkrywca 4. **Przywileje** podnoszą wartość całego rodzaju: zbieraj *dużo jednego rodzaju*.

navegador-lesson-ships = Pierwsze pole może być dowolne. Do odkrywania trzeba statków, a Ⓑ masz dwa. Ⓐ Twoja stocznia buduje jeden za 50, następne kosztują 100. **Zbuduj 1 statek.**
navegador-lesson-ships-done = Masz trzy statki.
navegador-lesson-ships-more = Dobre pole. Ale 100 przyda ci się na kolonie. Zbuduj jeden.
navegador-lesson-ships-else = Dobrych otwarć jest wiele. Ale wczesne odkrycia dają punkty i tanie kolonie.

navegador-lesson-explore = Ⓐ **Dwa statki razem** wpływają na nieznany akwen; jeden przepada. Odkrywca daje 4, a bank wypłaca ci cenę kolonii. Ⓑ Masz trzy: **odkryj Bahię**.
navegador-lesson-explore-done = Dostajesz za to 40.
navegador-lesson-explore-two = Do odkrycia wystarczą dwa. Ale każda kolonia potrzebuje statku: weź też trzeci.
navegador-lesson-explore-guine = Guiné ma złoto, ale mniej kolonii i droższe. Zacznij od Bahii.
navegador-lesson-explore-else = Kto jest w Bahii przed innymi, ma odkrywcę, premię i pierwszy wybór.

navegador-lesson-workers = Ⓐ Kolonia potrzebuje statku i **dwóch robotników**, którzy zostają twoi. Ⓑ Masz trzech; kościół werbuje jednego za 50. **Zwerbuj 1 robotnika**, potem załóż dwie kolonie.
navegador-lesson-workers-many = Od drugiego kosztują po 100, a trzeba zapłacić za dwie kolonie.
navegador-lesson-workers-early = Kolonia jest twoja. Ale z jednym robotnikiem więcej założysz dwie.
navegador-lesson-workers-done = Wystarczy na dwie kolonie.
navegador-lesson-workers-else = Można. Ale inni też popłyną do Bahii: przygotuj dwie kolonie.

navegador-lesson-colony = Twoje statki tam stoją, a Kolonia jest dwa kroki dalej, za darmo. **Zasiedl Bahię dwa razy**, za 40 i 50. Każda kolonia to punkt i jeden cukier przy każdej wizycie na rynku.
navegador-lesson-colony-done = Dwa punkty, dwa cukry.
navegador-lesson-colony-one = Stać cię na dwie, a powrót na pole Kolonia trwa kilka tur.
navegador-lesson-colony-else = Twoje statki stoją w Bahii właśnie po to: kolonie są tanie, póki inni nie kupują.

navegador-lesson-privilege = Ⓐ **Przywilej** kosztuje Ⓑ jednego robotnika. Podnosi wartość całego rodzaju, twoich kolonii do 2 punktów, i daje teraz po 30 za każdą. **Weź przywilej na kolonie.**
navegador-lesson-privilege-done = 60 za robotnika.
navegador-lesson-privilege-kind = Dobre dla tego, kto zbiera ten rodzaj. Ale ty masz dwie kolonie, a więcej w zasięgu.
navegador-lesson-privilege-else = Do fazy II jest po jednym każdego rodzaju, a sam bonus to 60.

navegador-lesson-market = **Sprzedaj** jednostkę za każdą kolonię albo **przerób** jedną za każdą fabrykę. Sprzedaż obniża cenę, przerób podnosi. **Sprzedaj cukier, przerób złoto** w pomarańczowej fabryce; ma ją każdy.
navegador-lesson-market-done = Następny dostanie mniej.
navegador-lesson-market-same = Równie dobrze: przyprawy też dają 30. Ale w tej lekcji przerób złoto.
navegador-lesson-market-orange = Przerób opłaca się przy niskiej cenie. Cukier ma najwyższą cenę: sprzedaj go.
navegador-lesson-market-else = Ale masz dwa cukry po najlepszej cenie, a pomarańczowa fabryka dodaje do tego 30.

navegador-lesson-build = Ⓐ Każdy sprzedany budynek podnosi cenę następnego tego rodzaju. Fabryka potrzebuje trzech robotników; Ⓑ masz ich. Zarabia bez kolonii. **Zbuduj hutę złota.**
navegador-lesson-build-deed = Zbuduj hutę złota: 40, +2
navegador-lesson-build-done = Teraz przerabiasz dwie jednostki złota.
navegador-lesson-build-other = Równie dobre jak złoto! Ale w tej lekcji zostajemy przy złocie.
navegador-lesson-build-else = Następne fabryki kosztują 70, a ty masz robotników i pieniądze.

navegador-lesson-card = Masz teraz **kartę Navegadora**: popłyń raz *przed* swoją turą. Angola (w kółku) leży o jedną granicę od twoich statków w Bahii. **Odkryj Angolę za pomocą karty.**
navegador-lesson-card-done = 90 cruzado i drugi odkrywca.
navegador-lesson-card-elsewhere = Odkrycie opłaca się najbardziej: 4 punkty i premia.
navegador-lesson-card-else = Nieznany akwen leży obok twoich statków: użyj karty teraz.

navegador-lesson-same = Teraz twoja zwykła tura, a Kolonia jest za darmo. **Zasiedl Angolę**: kolonia złota za 90, które właśnie dało odkrycie.
navegador-lesson-same-done = Trzy kolonie, po 2 punkty.
navegador-lesson-same-else = Dobrze, ale wtedy ktoś inny popłynie do Angoli i kupi tę kolonię.

navegador-lesson-phase = Gramy dalej. { $p3 } odkrywa Przylądek: **faza II** (w kółku). Statki przekraczają dwie granice, a dalsi robotnicy i statki kosztują po 200.
navegador-lesson-pay = Ⓐ Budynki są **cztery** kroki stąd, o jeden więcej niż za darmo: kosztuje to Ⓑ twój statek. Z twoim przywilejem kościół daje 5. **Zbuduj kościół i oddaj statek.**
navegador-lesson-pay-done = Kościół na czas.
navegador-lesson-pay-nothing = Oddajesz statek za nic: wolno, ale to drogo.
navegador-lesson-pay-else = Darmowe pola to reguła. Ale ten kościół daje teraz 5, a z każdym przywilejem więcej.

navegador-lesson-last = Dużo później. Gdy **zostanie odkryte Nagasaki albo sprzedany ostatni budynek**, każdy ma jeszcze jedną turę. Został jeden, a ty prowadzisz: **kup ostatni budynek**.
navegador-lesson-last-done = Twoja ostatnia tura.
navegador-lesson-last-open = { $p2 } w każdej turze zarabia więcej od ciebie. Skończ, póki prowadzisz.
navegador-lesson-last-else = 200 cruzado to jeden punkt. Kto prowadzi, kończy partię.

navegador-lesson-king = Liczą się tylko punkty. Ⓐ Do dziewięciu robotników każdy daje 1 i kosztuje 50; resztę sprzedajesz po 100. Na koniec kładziesz **przywilej królewski**, najlepiej na Ⓑ fabryki. **Zwerbuj 7 robotników.**
navegador-lesson-king-done = Czternaście punktów w jednej turze.
navegador-lesson-king-king = Liczy się za każdą rzecz swojego rodzaju: najwięcej da przy fabrykach.
navegador-lesson-king-fewer = Do dziewięciu każdy to punkt za 50, a każdy następny daje 50 zysku. Weź wszystkich.
navegador-lesson-king-else = To daje pieniądze, ale 200 to jeden punkt. Robotnicy po 50 to od razu cztery punkty.

navegador-lesson-finish = Twoja kolumna jest w kółku: siedem kościołów po dziewięć, dziesięć fabryk po pięć. Wygraną dało *dużo jednego rodzaju i jego przywileje*. { $p2 } ma 3730 cruzado, warte tylko 18 punktów.
navegador-lesson-end = **To już wszystko:** planuj dwa pola naprzód, sprzedawaj drogo, przerabiaj tanio, zbieraj jeden rodzaj i kończ partię, póki prowadzisz.
