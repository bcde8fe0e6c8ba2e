# Events of `carta_magica`: a headline, and a line with the names and what it did.

carta-magica-event-storm-north = Burza z północy
carta-magica-event-storm-east = Burza ze wschodu
carta-magica-event-storm-south = Burza z południa
carta-magica-event-storm-west = Burza z zachodu
carta-magica-event-ashore = Burza wyrzuca { FORM($who, as: "acc") } na brzeg ({ $square }): potrzebna naprawa
# by name
carta-magica-event-ashore-all = { $count ->
        [2] Na brzeg trafiają: { $who }; potrzebna naprawa
        [one] { $count } statek ląduje na brzegu i czeka na naprawę
        [few] { $count } statki lądują na brzegu i czekają na naprawę
       *[many] { $count } statków ląduje na brzegu i czeka na naprawę
    }
carta-magica-event-tamed = { $monster } daje się oswoić
carta-magica-event-tamed-line = { $total } przeciw { $strength }: { WHO($who) ->
        [you] bierzesz
       *[other] { $who } bierze
    } { $gold ->
        [one] 1 złoto
        [few] { $gold } złota
       *[many] { $gold } złota
    }
carta-magica-event-seized = { $monster } wygrywa
carta-magica-event-seized-line = { $total } przeciw { $strength }: { $goods ->
        [0] { WHO($who) ->
            [you] nic nie tracisz
           *[other] { $who } nic nie traci
        }
        [one] { WHO($who) ->
            [you] tracisz cały ładunek, 1 towar
           *[other] { $who } traci cały ładunek, 1 towar
        }
        [few] { WHO($who) ->
            [you] tracisz { $goods } towary
           *[other] { $who } traci { $goods } towary
        }
       *[many] { WHO($who) ->
            [you] tracisz { $goods } towarów
           *[other] { $who } traci { $goods } towarów
        }
    }
carta-magica-event-found = Talizman odnaleziony: { $talisman }
carta-magica-event-found-line = To { WHO($who) ->
        [you] twoje wyzwanie
       *[other] wyzwanie { FORM($who, as: "gen") }
    }, warte { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
carta-magica-event-gone = Talizman znika: { $talisman }
carta-magica-event-gone-line = { WHO($who) ->
        [you] Teraz masz go ty
       *[other] Teraz ma go { $who }
    }, a najbardziej { WHO($other) ->
        [you] chcesz go ty
       *[other] chce go { $other }
    }
carta-magica-event-battle = { WHO($who) ->
        [you] Wygrywasz
       *[other] { $who } wygrywa
    } bitwę
carta-magica-event-battle-nothing = { WHO($loser) ->
        [you] Przegrywasz
       *[other] { $loser } przegrywa
    } bitwę bez dalszych strat
carta-magica-event-battle-talisman = { WHO($loser) ->
        [you] Tracisz
       *[other] { $loser } traci
    } talizman: { $what }
carta-magica-event-battle-card = { WHO($loser) ->
        [you] Tracisz
       *[other] { $loser } traci
    } kartę: { $what }
carta-magica-event-home = { WHO($who) ->
        [you] Jesteś
       *[other] { $who } jest
    } w domu
carta-magica-event-home-last = { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }, { $harbour }; zaczynają się ostatnie tury
carta-magica-event-home-end = { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }, { $harbour }; partia się kończy
carta-magica-event-won = { WHO($who) ->
        [you] Wygrywasz
       *[other] { $who } wygrywa
    } wyścig
carta-magica-event-shared = Wyścig bez jednego zwycięzcy
carta-magica-event-won-line = { $by ->
        [points] { $points ->
                [one] 1 punkt
                [few] { $points } punkty
               *[many] { $points } punktów
            }, o { $ahead } więcej niż { FORM($second, as: "nom") }
        [gold] { $points ->
                [one] 1 punkt
                [few] { $points } punkty
               *[many] { $points } punktów
            }, tyle co { FORM($second, as: "nom") }, ale więcej złota
       *[shared] { $points ->
                [one] 1 punkt
                [few] { $points } punkty
               *[many] { $points } punktów
            }{ $talismans ->
                [0] {""}
                [one] , 1 talizman
                [few] , { $talismans } talizmany
               *[many] , { $talismans } talizmanów
            }
    }

## What a player did in a match, as a clause.

carta-magica-deed = { $thing ->
        [talismans] { WHO($who) ->
            [you] Kupujesz
           *[other] { $who } kupuje
        } talizmany warte { $points ->
            [one] 1 punkt
            [few] { $points } punkty
           *[many] { $points } punktów
        }
        [challenge] { WHO($who) ->
            [you] Odnajdujesz
           *[other] { $who } odnajduje
        } szukany talizman wart { $points ->
            [one] 1 punkt
            [few] { $points } punkty
           *[many] { $points } punktów
        }
        [gold] { WHO($who) ->
            [you] Przywozisz
           *[other] { $who } przywozi
        } { $points ->
            [one] 1 złoto
            [few] { $points } złota
           *[many] { $points } złota
        }
       *[home] { WHO($who) ->
            [you] Wracasz
           *[other] { $who } wraca
        } do domu, +{ $points ->
            [one] 1 punkt
            [few] { $points } punkty
           *[many] { $points } punktów
        }
    }
