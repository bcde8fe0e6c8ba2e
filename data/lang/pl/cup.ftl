# Weekend cups: the page of the admins, the card, what a member sees alone.

cup-start = Puchar weekendu
cup-which-game = Puchar weekendu: stoły jak na wieczorach na żywo, cztery terminy w jeden weekend, liczą się dwa najlepsze wyniki, w niedzielę finał. Która to ma być gra?
cup-head = Puchar weekendu: { $game }
cup-plan = **{ $game }** przy stołach na { $seats ->
        [one] { $seats } osobę
        [few] { $seats } osoby
       *[many] { $seats } osób
    }{ $minutes ->
        [0] {""}
        [one] , partia trwa około minuty
        [few] , partia trwa około { $minutes } minut
       *[many] , partia trwa około { $minutes } minut
    }. Terminy: { $slots }. Finał: { $final }. Karta jest na kanale { $channel }.
cup-part-first = Pierwszy termin; pozostałe przesuwają się razem z nim
cup-plan-hint = Kto jest obecny na początku terminu, dostaje stół. Wszystko dzieje się samo, bez wzmianki na kanale.
cup-admin-line = **{ $game }**, puchar weekendu: { $state }, { $people ->
        [one] 1 osoba
        [few] { $people } osoby
       *[many] { $people } osób
    }
cup-admin-where = Karta na kanale { $channel }. Pierwszy termin: { $draw }.
cup-announce = Ogłoś
cup-announced = Ogłoszony na kanale { $channel }.
cup-running = Puchar weekendu już trwa.
cup-over = Ten puchar już się skończył.
cup-full = Jest już komplet osób: { $most }. Więcej się nie zmieści.
cup-not-asked = W finale gra czołówka klasyfikacji. Jeśli kogoś nie ma, bot pyta następną osobę.
cup-terms = Stoły na { $seats ->
        [one] { $seats } osobę
        [few] { $seats } osoby
       *[many] { $seats } osób
    }{ $minutes ->
        [0] {""}
        [one] , partia trwa około minuty
        [few] , partia trwa około { $minutes } minut
       *[many] , partia trwa około { $minutes } minut
    }. Graj w dowolnym terminie, nawet jeśli w innych nie grasz: { $count ->
        [one] liczy się twój najlepszy wynik
        [few] liczą się { $count } najlepsze wyniki
       *[many] liczy się { $count } najlepszych wyników
    }, a w finale gra czołówka klasyfikacji.
cup-thread = { $game }, puchar weekendu { $number }
cup-slot = Termin { $number }
cup-final = Finał
cup-play = Gram w tym terminie
cup-play-final = Gram w finale
cup-drop = Nie tym razem
cup-here = { $count ->
        [one] Gra jedna osoba
        [few] Grają { $count } osoby
       *[many] Gra { $count } osób
    }: { $names }
cup-asked = Pytanie dostają: { $names }
cup-final-waits = Osoby z finału dostaną pytanie godzinę wcześniej.
cup-past = { $count ->
        [one] jeden stół
        [few] { $count } stoły
       *[many] { $count } stołów
    }{ $left ->
        [0] {""}
       *[other] , w tym jeszcze trwające: { $left }
    }
cup-no-table = bez stołu
cup-nobody-played = Nikt nie grał w tym pucharze.
# by name
cup-won = { $who } wygrywa puchar
cup-you-in = Grasz w terminie { $at }. Bądź tu, gdy się zacznie, { $when }: twój stół jest pod *Moje stoły*.
cup-you-early = Grasz w terminie { $at }. Bot zapyta, czy jesteś, { $call ->
        [one] minutę
        [few] { $call } minuty
       *[many] { $call } minut
    } wcześniej.
cup-you-asked = Jesteś? Początek terminu: { $when }; zagrają osoby, które się zgłoszą.
cup-you-out = Nie grasz jeszcze w terminie { $at }.
cup-final-in = Grasz w finale, { $when }.
cup-final-asked = Możesz grać w finale: zaczyna się { $when }. Zgłoś, że jesteś.
cup-final-out = Finał zaczyna się { $when }. Gra w nim czołówka klasyfikacji; gdy kogoś nie ma, bot pyta następną osobę.
cup-still = Następny termin zaczyna się { $when }, a ty masz w nim grać. Jesteś? Kto się nie zgłosi, zagra w innym.
cup-still-final = Możesz grać w finale, który zaczyna się { $when }. Jesteś? Jeśli nie, bot zapyta następną osobę z klasyfikacji.
cup-rules-slots = Cztery terminy; graj w tylu, w ilu chcesz, { $count ->
        [one] liczy się najlepszy wynik
        [few] liczą się { $count } najlepsze wyniki
       *[many] liczy się { $count } najlepszych wyników
    }. Kto wcześniej powie, że gra, { $call ->
        [one] minutę
        [few] { $call } minuty
       *[many] { $call } minut
    } przed początkiem dostaje pytanie, czy jest.
cup-rules-pairs = Obecni trafiają według dotychczasowych punktów do stołów na { $seats ->
        [one] { $seats } osobę
        [few] { $seats } osoby
       *[many] { $seats } osób
    } lub o jedną mniej, z ludźmi, z którymi jeszcze nie grali. Zaczyna ten, kto dotąd zaczynał najrzadziej.
cup-rules-time = Po { $minutes } minutach boty dogrywają partię do końca. Za kogoś, kto w ciągu pięciu minut nie przyjdzie na pierwszą turę, gra bot, aż ta osoba wróci.
cup-rules-final = W finale { $seats ->
        [one] gra { $seats } najlepsza osoba
        [few] grają { $seats } najlepsze osoby
       *[many] gra { $seats } najlepszych osób
    } z klasyfikacji. Gdy kogoś brakuje, bot pyta raz następną osobę i czeka pięć minut.
cup-rules-own = Miejsce, na którym więcej niż jedną trzecią partii grali inni, nic ci nie daje; lokaty pozostałych się nie zmieniają.
