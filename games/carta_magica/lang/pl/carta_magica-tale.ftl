# The story of a voyage that is over: five sentences of these.

carta-magica-tale-wants-1 = { WHO($a) ->
        [you] Płyniesz
       *[other] { $a } płynie
    } po { FORM($x, as: "acc") }.
carta-magica-tale-wants-2 = { WHO($a) ->
        [you] Płyniesz
       *[other] { $a } płynie
    } po { FORM($x, as: "acc") }, { FORM($b, as: "nom") } po { FORM($y, as: "acc") }.
carta-magica-tale-wants-3 = { WHO($a) ->
        [you] Płyniesz
       *[other] { $a } płynie
    } po { FORM($x, as: "acc") }, { FORM($b, as: "nom") } po { FORM($y, as: "acc") }, { FORM($c, as: "nom") } po { FORM($z, as: "acc") }.
carta-magica-tale-first = Na początku{ $until ->
        [0] {""}
       *[other] , do rundy { $until },
    } { WHO($who) ->
        [you] prowadzisz
       *[other] prowadzi { $who }
    }, { $points } do { $theirs }, bo { WHO($who) ->
        [you] masz
       *[other] ma
    } { FORM($talisman, as: "acc") }.
carta-magica-tale-first-gold = Na początku{ $until ->
        [0] {""}
       *[other] , do rundy { $until },
    } { WHO($who) ->
        [you] prowadzisz
       *[other] prowadzi { $who }
    }, { $points } do { $theirs }, mając { $gold ->
        [one] 1 złoto
        [few] { $gold } złota
       *[many] { $gold } złota
    }.
carta-magica-tale-turn-bought = Runda { $round }: { WHO($who) ->
        [you] kupujesz
       *[other] { $who } kupuje
    } { $count ->
        [one] { FORM($talisman, as: "acc") }
        [few] { $count } talizmany
       *[many] { $count } talizmanów
    } { FORM($harbour, as: "in") }{ $points ->
        [0] .
       *[other] {""} i { WHO($who) ->
        [you] prowadzisz
       *[other] prowadzi
    } { $points } do { $theirs }.
    }
carta-magica-tale-turn-tamed = Runda { $round }: { WHO($who) ->
        [you] oswajasz
       *[other] { $who } oswaja
    } { FORM($monster, as: "acc") }, { $total } do { $strength }, za { $gold ->
        [one] 1 złoto
        [few] { $gold } złota
       *[many] { $gold } złota
    }{ $points ->
        [0] .
       *[other] {""} i { WHO($who) ->
        [you] prowadzisz
       *[other] prowadzi
    } { $points } do { $theirs }.
    }
carta-magica-tale-turn-tamed-bought = { WHO($who) ->
        [you] Oswajasz
       *[other] { $who } oswaja
    } { FORM($monster, as: "acc") }, { $total } do { $strength }, a w rundzie { $round } { WHO($who) ->
        [you] kupujesz
       *[other] kupuje
    } { $count ->
        [one] { FORM($talisman, as: "acc") }
        [few] { $count } talizmany
       *[many] { $count } talizmanów
    } { FORM($harbour, as: "in") }{ $points ->
        [0] .
       *[other] {""} i { WHO($who) ->
        [you] prowadzisz
       *[other] prowadzi
    } { $points } do { $theirs }.
    }
carta-magica-tale-turn-battle = Runda { $round }: { WHO($who) ->
        [you] wygrywasz
       *[other] { $who } wygrywa
    } bitwę, { WHO($loser) ->
        [you] tracisz
       *[other] { $loser } traci
    } { FORM($what, as: "acc") }{ $points ->
        [0] .
       *[other] ; jest { $points } do { $theirs }.
    }
carta-magica-tale-blow-gone = Runda { $round }: { WHO($who) ->
        [you] kupujesz
       *[other] { $who } kupuje
    } { FORM($talisman, as: "acc") }, a na tym talizmanie najbardziej zależy { WHO($other) ->
        [you] tobie
       *[other] { FORM($other, as: "dat-to") }
    }.
# by name
carta-magica-tale-blow-seized = Runda { $round }: { $monster } wygrywa { $strength } do { $total }, a { $goods ->
        [0] { WHO($who) ->
            [you] ty nic nie tracisz
           *[other] { $who } nic nie traci
        }.
        [one] { WHO($who) ->
            [you] ty tracisz
           *[other] { $who } traci
        } 1 towar.
        [few] { WHO($who) ->
            [you] ty tracisz
           *[other] { $who } traci
        } { $goods } towary.
       *[many] { WHO($who) ->
            [you] ty tracisz
           *[other] { $who } traci
        } { $goods } towarów.
    }
carta-magica-tale-blow-storms = { WHO($who) ->
        [you] Sprowadzasz
       *[other] { $who } sprowadza
    } { $count ->
        [one] 1 burzę
        [few] { $count } burze
       *[many] { $count } burz
    } z { $last ->
        [0] { $all }.
       *[other] { $all }; ostatnia wyrzuca na brzeg { WHO($other) ->
            [you] twój statek
           *[other] statek { FORM($other, as: "gen") }
        }.
    }
carta-magica-tale-blow-ashore = Runda { $round }: { WHO($by) ->
        [you] twoja burza
       *[other] burza { FORM($by, as: "gen") }
    } wyrzuca na brzeg { WHO($who) ->
        [you] twój statek
       *[other] statek { FORM($who, as: "gen") }
    }.
carta-magica-tale-blow-home = Runda { $round }: { WHO($by) ->
        [you] twoja burza
       *[other] burza { FORM($by, as: "gen") }
    } kończy podróż przy wyniku { $points } do { $theirs } dla { FORM($who, as: "gen") }.
carta-magica-tale-end-home = { WHO($who) ->
        [you] Wracasz
       *[other] { $who } wraca
    } do domu ({ $harbour }) w rundzie { $round } i { WHO($who) ->
        [you] wygrywasz
       *[other] wygrywa
    } { $points } do { $others }.
carta-magica-tale-end-other = { WHO($who) ->
        [you] Wygrywasz
       *[other] { $who } wygrywa
    } { $points } do { $others } w rundzie { $round }, gdy { WHO($home) ->
        [you] jesteś
       *[other] { $home } jest
    } w domu.
carta-magica-tale-end-storm = { WHO($who) ->
        [you] Wygrywasz
       *[other] { $who } wygrywa
    } { $points } do { $others } w rundzie { $round }: burza niesie do domu { WHO($home) ->
        [you] twój statek
       *[other] statek { FORM($home, as: "gen") }
    }.
carta-magica-tale-end-limit = { WHO($who) ->
        [you] Wygrywasz
       *[other] { $who } wygrywa
    } { $points } do { $others } w ostatniej, { $round }. rundzie.
carta-magica-tale-end-gold = { WHO($who) ->
        [you] Wygrywasz
       *[other] { $who } wygrywa
    } w rundzie { $round }, mając { $points }, tyle co { FORM($other, as: "nom") }: decyduje złoto, { $gold } do { $theirs }.

# What a player is after, the question of a puzzle.

carta-magica-task = { $where ->
        [own] { WHO($who) ->
            [you] Masz już
           *[other] { $who } ma już
        } talizman z wyzwania, { $talisman }, za { $points ->
            [one] 1 punkt
            [few] { $points } punkty
           *[many] { $points } punktów
        }.
        [other] { WHO($who) ->
            [you] Szukasz
           *[other] { $who } szuka
        } { FORM($talisman, as: "gen") } za { $points ->
            [one] 1 punkt
            [few] { $points } punkty
           *[many] { $points } punktów
        }. { WHO($holder) ->
            [you] Ten talizman masz ty.
           *[other] Ten talizman ma { $holder }.
        }
        [sale] { WHO($who) ->
            [you] Szukasz
           *[other] { $who } szuka
        } { FORM($talisman, as: "gen") } za { $points ->
            [one] 1 punkt
            [few] { $points } punkty
           *[many] { $points } punktów
        }. Ten talizman jest w sprzedaży.
       *[none] { WHO($who) ->
            [you] Szukasz
           *[other] { $who } szuka
        } { FORM($talisman, as: "gen") } za { $points ->
            [one] 1 punkt
            [few] { $points } punkty
           *[many] { $points } punktów
        }. Tego talizmanu jeszcze nikt nie znalazł.
    }
