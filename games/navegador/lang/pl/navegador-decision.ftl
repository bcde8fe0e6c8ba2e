# What is asked of whoever is to move, in brief. Labels have at most 34 characters, a stake 80, a question 24, a frame 18.

## Regions within a sentence, short

navegador-sea-rio = Rio
navegador-sea-cabo = Przylądek
    .gender = mi
    .gen = Przylądka
    .loc = Przylądku
    .in = przy Przylądku
    .to = na Przylądek
    .from = spod Przylądka

## Answers: the deed, its price, its gain

navegador-decide-card-explore = Karta: odkryj { FORM($region, as: "acc") }, { $lost ->
        [one] −1 statek
        [few] −{ $lost } statki
       *[many] −{ $lost } st.
    }
navegador-decide-card-sail = Karta: wyślij { $count } { $seas ->
        [one] { FORM($region, as: "to") }
        [few] na { $seas } akweny
       *[many] na { $seas } akwenów
    }
navegador-decide-explore = Odkryj { FORM($region, as: "acc") }: +{ $points }, { $gone ->
        [one] −1 statek
        [few] −{ $gone } statki
       *[many] −{ $gone } st.
    }
navegador-decide-sail = Wyślij { $count } { FORM($region, as: "to") }
navegador-decide-sail-colony = Wyślij { $count } { FORM($region, as: "to") }: { $good } po { $sells }
navegador-decide-sail-near = Wyślij { $count } { FORM($region, as: "to") }, obok { FORM($near, as: "gen") }
navegador-decide-sail-two = Płyń { FORM($region, as: "to") } i { FORM($other, as: "to") }
navegador-decide-sail-seas = Wyślij { $count } { $seas ->
        [one] { FORM($region, as: "to") }
        [few] na { $seas } akweny
       *[many] na { $seas } akwenów
    }{ $due ->
        [0] {""}
        [one] : kosztuje statek
        [few] : kosztuje { $due } statki
       *[many] : kosztuje { $due } st.
    }
navegador-decide-workers = Zwerbuj { $count ->
        [one] 1 rob.
        [few] { $count } rob.
       *[many] { $count } rob.
    }: { $price }, { $due ->
        [0] będzie { $level }
        [one] 1 statek
        [few] { $due } statki
       *[many] { $due } statków
    }
navegador-decide-sold = { $what ->
        [workers] Zwerbuj { $count }:
       *[ships] Zbuduj { $count } st.:
    } { $price }, sprzedane { $sold }: +{ $income }
navegador-decide-ships = Zbuduj { $count ->
        [one] statek
        [few] { $count } statki
       *[many] { $count } statków
    }: { $price }, { $due ->
        [0] na morzu { $level }
        [one] −1 st.
        [few] −{ $due } st.
       *[many] −{ $due } st.
    }
navegador-decide-colony = { $count ->
        [one] Zasiedl { FORM($region, as: "acc") }: { $price }, { $due ->
                [0] { $good } po { $sells }
                [one] 1 statek
                [few] { $due } statki
               *[many] { $due } st.
            }
        [few] Zasiedl { FORM($region, as: "acc") } ×{ $count }: { $price }, { $due ->
                [0] masz { $owned }
                [one] 1 st.
                [few] { $due } st.
               *[many] { $due } st.
            }
       *[many] Zasiedl { FORM($region, as: "acc") } ×{ $count }: { $price }, { $due ->
                [0] masz { $owned }
                [one] 1 st.
                [few] { $due } st.
               *[many] { $due } st.
            }
    }
navegador-decide-colonies = Załóż { $count ->
        [one] 1 kolonię
        [few] { $count } kolonie
       *[many] { $count } kolonii
    }: { $price }, { $due ->
        [0] masz { $owned }
        [one] 1 st.
        [few] { $due } st.
       *[many] { $due } st.
    }
navegador-decide-building = { $due ->
        [0] Zbuduj { FORM($name, as: "acc") }: { $price }, +{ $points }
        [one] Zbuduj { FORM($name, as: "acc") }: { $price }, 1 st.
        [few] Zbuduj { FORM($name, as: "acc") }: { $price }, { $due } st.
       *[many] Zbuduj { FORM($name, as: "acc") }: { $price }, { $due } st.
    }
navegador-decide-buildings = Zbuduj { $count ->
        [one] budynek
        [few] { $count } budynki
       *[many] { $count } budynków
    }: { $price }, { $due ->
        [0] +{ $points }
        [one] 1 st.
        [few] { $due } st.
       *[many] { $due } st.
    }
navegador-decide-kinds = { $kinds ->
        [factory] Zbuduj { $count ->
            [one] 1 fabrykę
            [few] { $count } fabryki
           *[many] { $count } fabryk
        }:
        [shipyard] Zbuduj { $count ->
            [one] 1 stocznię
            [few] { $count } stocznie
           *[many] { $count } stoczni
        }:
        [church] Zbuduj { $count ->
            [one] 1 kościół
            [few] { $count } kościoły
           *[many] { $count } kościołów
        }:
        [factory-shipyard] Fabryka i stocznia:
        [factory-church] Fabryka i kościół:
       *[shipyard-church] Stocznia i kościół:
    } { $price }, +{ $points }
navegador-decide-last = { $count ->
        [one] Ostatni budynek
        [few] Ostatnie { $count }
       *[many] Ostatnie { $count }
    }: { $price }, { $due ->
        [0] +{ $points }, ost. runda
        [one] 1 st., +{ $points }
        [few] { $due } st., +{ $points }
       *[many] { $due } st., +{ $points }
    }
navegador-decide-trade = Handel: +{ $income }, oddaj { $due ->
        [one] 1 statek
        [few] { $due } statki
       *[many] { $due } statków
    }
navegador-decide-sell = Sprzedaj { $count ->
        [3] wszystko
       *[other] { FORM($goods, as: "acc") }
    }: +{ $income }
navegador-decide-process = Przerób { $count ->
        [3] wszystko
       *[other] { FORM($goods, as: "acc") }
    }: +{ $income }
navegador-decide-sell-rest = Sprzedaj { FORM($good, as: "acc") }, resztę przerób: +{ $income }
navegador-decide-process-rest = Przerób { FORM($good, as: "acc") }, resztę sprzedaj: +{ $income }
navegador-decide-both = Sprzedaj { FORM($sold, as: "acc") }, przerób { FORM($processed, as: "acc") }: +{ $income }
navegador-decide-privilege = { $kind ->
        [colony] Przywilej na kolonie:
        [factory] Przywilej na fabryki:
        [explorer] Przyw. na odkrywców:
        [shipyard] Przywilej na stocznie:
       *[church] Przywilej na kościoły:
    } { $due ->
        [0] 1 rob., +{ $bonus }
        [one] rob., statek
        [few] rob., { $due } statki
       *[many] rob., { $due } st.
    }
navegador-decide-king = { $kind ->
        [colony] { $due ->
            [0] Królewski na kolonie: +{ $bonus }
            [one] Król. na kolonie: 1 statek, +{ $bonus }
            [few] Król. na kolonie: { $due } statki, +{ $bonus }
           *[many] Królewski na kolonie: { $due } st., +{ $bonus }
        }
        [factory] { $due ->
            [0] Królewski na fabryki: +{ $bonus }
            [one] Król. na fabryki: 1 statek, +{ $bonus }
            [few] Król. na fabryki: { $due } statki, +{ $bonus }
           *[many] Królewski na fabryki: { $due } st., +{ $bonus }
        }
        [explorer] Król. na odkrywców: { $due ->
            [0] +{ $bonus }
            [one] 1 statek, +{ $bonus }
            [few] { $due } statki, +{ $bonus }
           *[many] { $due } st., +{ $bonus }
        }
        [shipyard] { $due ->
            [0] Królewski na stocznie: +{ $bonus }
            [one] Król. na stocznie: 1 statek, +{ $bonus }
            [few] Król. na stocznie: { $due } statki, +{ $bonus }
           *[many] Królewski na stocznie: { $due } st., +{ $bonus }
        }
       *[church] { $due ->
            [0] Królewski na kościoły: +{ $bonus }
            [one] Król. na kościoły: 1 statek, +{ $bonus }
            [few] Król. na kościoły: { $due } statki, +{ $bonus }
           *[many] Królewski na kościoły: { $due } st., +{ $bonus }
        }
    }
navegador-decide-field = { $field }…
navegador-decide-stay = Zostaw na miejscu
navegador-decide-send = Wyślij { $count } { FORM($region, as: "from") }
navegador-decide-give = Oddaj { $count } { FORM($region, as: "from") }
navegador-decide-give-two = Oddaj { FORM($region, as: "from") } i { FORM($other, as: "from") }
navegador-decide-give-many = Oddaj { $count } z { $seas } akwenów
navegador-decide-crown = Połóż go na { FORM($kind, as: "acc") }: +{ $gain }

## Answers of the last turn: the deed, and the points that it brings

navegador-decide-points = { $what }: { $sign ->
        [0] bez punktów
        [1] +{ $points ->
                [one] 1 punkt
                [few] { $points } punkty
               *[many] { $points } punktów
            }
       *[other] −{ $points ->
                [one] 1 punkt
                [few] { $points } punkty
               *[many] { $points } punktów
            }
    }
navegador-last-trade = Zarób na rynku { $income }
navegador-last-build = { $count ->
        [one] Zbuduj { FORM($name, as: "acc") }
        [few] Zbuduj { $count } budynki
       *[many] Zbuduj { $count } budynków
    }
navegador-last-settle = { $count ->
        [one] Zasiedl { FORM($region, as: "acc") }
        [few] Załóż { $count } kolonie
       *[many] Załóż { $count } kolonii
    }
navegador-last-recruit = { $what ->
        [workers] Zwerbuj { $count ->
            [one] 1 robotnika
            [few] { $count } robotników
           *[many] { $count } robotników
        }
       *[ships] Zbuduj { $count ->
            [one] 1 statek
            [few] { $count } statki
           *[many] { $count } statków
        }
    }
navegador-last-privilege = Przywilej na { FORM($kind, as: "acc") }
navegador-last-king = Królewski na { FORM($kind, as: "acc") }

## What is asked

navegador-question-first = Gdzie zaczynasz?
navegador-question-field = Dokąd idzie pionek?
navegador-question-last = Ostatnia tura: dokąd?
navegador-question-pay = { $count ->
        [one] Który statek oddajesz?
        [few] Które { $count } statki oddajesz?
       *[many] Które { $count } statków oddajesz?
    }
navegador-question-sail = Kto dokąd płynie?
navegador-question-rest = A pozostałe?
navegador-question-join = Kto płynie z nimi?
navegador-question-market = Czym handlujesz?
navegador-question-colonies = Które kolonie?
navegador-question-buildings = Co budujesz?
navegador-question-workers = Ilu robotników?
navegador-question-ships = Ile statków?
navegador-question-privilege = Który przywilej?
navegador-question-king = Przywilej królewski: na co?

## The figure that frames it

navegador-frame-points = Ty { $points }, lider { $best }
navegador-frame-borders = { $borders ->
        [one] po 1 granicy
        [few] po { $borders } granice
       *[many] po { $borders } granic
    }
navegador-frame-ships = na morzu: { $ships }
navegador-frame-more = jeszcze { $count }
navegador-frame-workers = robotnicy: { $workers }

## What is special now, and what follows from it

navegador-stake-equal = { $count ->
        [2] **Oba dają teraz tyle samo.** Weź, co wolisz.
       *[other] **Wszystkie trzy dają teraz tyle samo.** Weź, co wolisz.
    }
navegador-stake-last = **Liczą się już tylko punkty.** 200 cruzado to 1 punkt; robotnik lub statek też.
navegador-stake-first = **Odkrywca daje 4, ale tylko temu, kto wpłynie pierwszy.** Wpłynąć muszą dwa statki.
navegador-stake-card = **Masz kartę Navegadora.** Możesz raz popłynąć przed swoją turą.
navegador-stake-card-goes = **Twoja karta Navegadora zaraz przejdzie dalej.** Płyń teraz albo zostań blisko.
navegador-stake-buildings = { $count ->
        [one] **Został jeden budynek.** Kto go kupi, zaczyna ostatnią rundę.
        [few] **Zostały { $count } budynki.** Kto kupi ostatni, zaczyna ostatnią rundę.
       *[many] **Zostało { $count } budynków.** Kto kupi ostatni, zaczyna ostatnią rundę.
    }
# by name
navegador-stake-colony = **Na sprzedaż ostatnia kolonia: { $region }.** Stoi tam też { $who }.
# by name
navegador-stake-unknown = **{ $region }: jeszcze nikt tu nie był.** Daje { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }, a { $who } jest równie blisko.
navegador-stake-money = **{ $money ->
        [0] Nie masz pieniędzy
       *[other] Masz tylko { $money }
    }.** Wizyta na rynku daje { $income }.
navegador-stake-rich = **{ $money } cruzado leży bezczynnie.** Wydaj je: na koniec 200 to jeden punkt.
navegador-stake-price = **{ $good ->
        [sugar] Cukier
        [gold] Złoto
       *[spice] Przyprawy
    } po { $price }.** Możesz sprzedać { $count }.
navegador-stake-fields = **Trzy pola są za darmo.** Każde dalsze kosztuje statek.
navegador-stake-pay = **Statek na morzu to punkt.** Oddaj taki, który nie ma nic do roboty.
navegador-stake-enter = **{ $region }: wpływają { $needed } statki, { $lost ->
        [one] jeden przepada
        [few] { $lost } przepadają
       *[many] { $lost } przepada
    }.** Odkrywca daje { $points }.
navegador-stake-sail = **Kolonia potrzebuje własnego statku.** Ustaw statki tam, gdzie ją założysz.
navegador-stake-sailed = **{ $count ->
        [one] 1 statek
        [few] { $count } statki
       *[many] { $count } statków
    }, { $origin } → { $to }.** { $still ->
        [0] Pozostałe mogą ruszyć po odkryciu.
        [one] A ostatni?
        [few] A pozostałe { $still }?
       *[many] A pozostałe { $still }?
    }
navegador-stake-sailed-many = **Statki w drodze: { $count }.** { $still ->
        [0] Pozostałe mogą ruszyć po odkryciu.
        [one] A ostatni?
        [few] A pozostałe { $still }?
       *[many] A pozostałe { $still }?
    }
navegador-stake-look = **Kolonie { FORM($region, as: "in") } kosztują { $price } i więcej.** Inne statki mogą jeszcze płynąć.
navegador-stake-join = **{ $count ->
        [one] 1 statek płynie
        [few] { $count } statki płyną
       *[many] { $count } statków płynie
    } { FORM($region, as: "to") }.** { $needed ->
        [one] Musi { $count ->
                [one] z nim
                [few] z nimi
               *[many] z nimi
            } wpłynąć jeszcze jeden
        [few] Muszą { $count ->
                [one] z nim
                [few] z nimi
               *[many] z nimi
            } wpłynąć jeszcze { $needed }
       *[many] Musi { $count ->
                [one] z nim
                [few] z nimi
               *[many] z nimi
            } wpłynąć jeszcze { $needed }
    }.
navegador-stake-market = **Co sprzedasz, tanieje, co przerobisz, drożeje.** Wszystko po dzisiejszej cenie.
navegador-stake-colonies = **Każda potrzebuje tam statku i dwóch robotników.** Możesz założyć najwyżej { $most }.
navegador-stake-workers-few = **Twoi robotnicy: { $workers }.** Fabryka potrzebuje 3, stocznia 4, kościół 5.
navegador-stake-cheap = **{ $cheap ->
        [one] Pierwszy kosztuje 50
        [few] Po 50 kupisz { $cheap }
       *[many] Po 50 kupisz { $cheap }
    }.** { $dear ->
        [0] Więcej mieć nie możesz.
       *[other] Każdy następny kosztuje { $dear }.
    }
navegador-stake-privilege = { $king ->
        [0] **Kosztuje robotnika.** Wszystko tego rodzaju jest od teraz więcej warte.
       *[other] **Kosztuje robotnika, królewski nie.** Wszystko tego rodzaju jest więcej warte.
    }
navegador-stake-king = **To twój ostatni ruch.** Przywilej liczy się raz za każdą sztukę swojego rodzaju.

## The other answers

navegador-rest-field = { $count ->
        [0] Inne pole: za darmo
        [one] Inne pole: kosztuje 1 statek
        [few] Inne pole: kosztuje { $count } statki
       *[many] Inne pole: kosztuje { $count } statków
    }
navegador-rest-field-costs = { $least ->
        [0] Inne pole: za darmo lub do { $most ->
                [one] 1 statku
                [few] { $most } statków
               *[many] { $most } statków
            }
       *[other] Inne pole: od { $least } do { $most } statków
    }
navegador-rest-pay = Inne statki
navegador-rest-sail = Inna flota, grupa po grupie
navegador-rest-market = Inny handel, towar po towarze
navegador-rest-colonies = Inne kolonie, jedna po drugiej
navegador-rest-buildings = Inne budynki, jeden po drugim
navegador-rest-privilege = Inny rodzaj
