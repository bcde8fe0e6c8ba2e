# What the match would be told about: a headline of at most 28 characters and a line of at most 58, with a name of six letters.

navegador-event-found-guine = { WHO($who) ->
        [you] Odkrywasz
       *[other] { $who } odkrywa
    } Guiné
navegador-event-found-bahia = { WHO($who) ->
        [you] Odkrywasz
       *[other] { $who } odkrywa
    } Bahię
navegador-event-found-rio = { WHO($who) ->
        [you] Odkrywasz
       *[other] { $who } odkrywa
    } Rio
navegador-event-found-angola = { WHO($who) ->
        [you] Odkrywasz
       *[other] { $who } odkrywa
    } Angolę
navegador-event-found-cabo = { WHO($who) ->
        [you] Opływasz
       *[other] { $who } opływa
    } Przylądek
navegador-event-found-mocambique = { WHO($who) ->
        [you] Odkrywasz
       *[other] { $who } odkrywa
    } Moçambique
navegador-event-found-mombaca = { WHO($who) ->
        [you] Odkrywasz
       *[other] { $who } odkrywa
    } Mombaça
navegador-event-found-goa = { WHO($who) ->
        [you] Płyniesz
       *[other] { $who } płynie
    } do Goa
navegador-event-found-malaca = { WHO($who) ->
        [you] Wpływasz
       *[other] { $who } wpływa
    } w cieśninę Malaca
navegador-event-found-timor = { WHO($who) ->
        [you] Odkrywasz
       *[other] { $who } odkrywa
    } Timor
navegador-event-found-macau = { WHO($who) ->
        [you] Docierasz
       *[other] { $who } dociera
    } do Macau
navegador-event-found-nagasaki = { WHO($who) ->
        [you] Docierasz
       *[other] { $who } dociera
    } do Nagasaki
navegador-event-found-line = Statki: na wejściu { $entered }, po odkryciu { $left }. { $opens ->
       *[0] Premia: { $premium } cruzado
        [2] Zaczyna się faza II
        [3] Zaczyna się faza III
        [end] Nadchodzi ostatnia runda
    }
navegador-event-phase = Zaczyna się faza { $phase ->
        [2] II
       *[3] III
    }
navegador-event-phase-line = Statki przekraczają { $borders } granice, są nowe przywileje
navegador-event-sold-out = Ostatni budynek sprzedany
navegador-event-sold-out-line = { WHO($who) ->
        [you] Otwierasz
       *[other] { $who } otwiera
    } ostatnią rundę: każdy ma jeszcze jedną turę
navegador-event-last = { FORM($building, as: "gender") ->
        [f] Ostatnia
       *[mi] Ostatni
    } { $building }
navegador-event-last-line = { WHO($who) ->
        [you] Płacisz
       *[other] { $who } płaci
    } { $price }. Więcej już nikt nie zbuduje
navegador-event-privilege = Ostatni przywilej: { $kind }
navegador-event-privilege-line = { WHO($who) ->
        [you] Bierzesz go
       *[other] { $who } go bierze
    }: od teraz po { $points ->
        [one] 1 punkcie
        [few] { $points } punkty
       *[many] { $points } punktów
    } za każdą sztukę
navegador-event-won = { WHO($who) ->
        [you] Zdobywasz
       *[other] { $who } zdobywa
    } Indie
navegador-event-won-line = { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }, { $ahead ->
        [0] tyle co { FORM($second, as: "nom") }: rozstrzyga karta Navegadora
       *[other] o { $ahead } więcej niż { FORM($second, as: "nom") }
    }

## What a player did in a match, as a clause.

navegador-deed = { $thing ->
        [colony] { WHO($who) ->
            [you] Zakładasz
           *[other] { $who } zakłada
        } kolonie warte { $points ->
            [one] 1 punkt
            [few] { $points } punkty
           *[many] { $points } punktów
        }
        [factory] { WHO($who) ->
            [you] Stawiasz
           *[other] { $who } stawia
        } fabryki warte { $points ->
            [one] 1 punkt
            [few] { $points } punkty
           *[many] { $points } punktów
        }
        [explorer] { WHO($who) ->
            [you] Odkrywasz
           *[other] { $who } odkrywa
        } nowe lądy warte { $points ->
            [one] 1 punkt
            [few] { $points } punkty
           *[many] { $points } punktów
        }
        [shipyard] { WHO($who) ->
            [you] Budujesz
           *[other] { $who } buduje
        } stocznie warte { $points ->
            [one] 1 punkt
            [few] { $points } punkty
           *[many] { $points } punktów
        }
        [church] { WHO($who) ->
            [you] Budujesz
           *[other] { $who } buduje
        } kościoły warte { $points ->
            [one] 1 punkt
            [few] { $points } punkty
           *[many] { $points } punktów
        }
        [workers] { WHO($who) ->
            [you] Zachowujesz
           *[other] { $who } zachowuje
        } { $points ->
            [one] 1 robotnika
            [few] { $points } robotników
           *[many] { $points } robotników
        }
        [ships] { WHO($who) ->
            [you] Zachowujesz
           *[other] { $who } zachowuje
        } na morzu { $points ->
            [one] 1 statek
            [few] { $points } statki
           *[many] { $points } statków
        }
       *[money] { WHO($who) ->
            [you] Oszczędzasz
           *[other] { $who } oszczędza
        } pieniądze warte { $points ->
            [one] 1 punkt
            [few] { $points } punkty
           *[many] { $points } punktów
        }
    }
