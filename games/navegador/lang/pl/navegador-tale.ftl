# The story of a match that is over: five sentences of these.

navegador-tale-first-found = { WHO($who) ->
        [you] Odkrywasz
       *[other] { $who } odkrywa
    } { FORM($region, as: "acc") } i na początku{ $until ->
        [0] {""}
       *[other] , do rundy { $until },
    } { WHO($who) ->
        [you] prowadzisz
       *[other] prowadzi
    } { $points } do { $theirs }.
navegador-tale-first = Na początku{ $until ->
        [0] {""}
       *[other] , do rundy { $until },
    } { WHO($who) ->
        [you] prowadzisz
       *[other] prowadzi { $who }
    }, { $points } do { $theirs }, główna siła: { $thing }.
navegador-tale-turn-colonies = { $rounds ->
        [0] Runda { $round }:
       *[other] Rundy { $round }–{ $to }:
    } { WHO($who) ->
        [you] odkrywasz
       *[other] { $who } odkrywa
    } { FORM($regions, as: "acc") }, a liczba kolonii rośnie z { $before } do { $after }.
navegador-tale-turn-found = { $rounds ->
        [0] Runda { $round }:
       *[other] Rundy { $round }–{ $to }:
    } { WHO($who) ->
        [you] odkrywasz
       *[other] { $who } odkrywa
    } { FORM($regions, as: "acc") }.
navegador-tale-turn-privilege = Runda { $round }: { WHO($who) ->
        [you] bierzesz
       *[other] { $who } bierze
    } przywilej na { FORM($kind, as: "acc") }, jest { $points } do { $theirs }.
navegador-tale-blow-found = { WHO($who) ->
        [you] Odkrywasz
       *[other] { $who } odkrywa
    } { $count ->
        [one] 1 akwen
        [few] { $count } akweny
       *[many] { $count } akwenów
    } z { $all }.
navegador-tale-blow-led = { WHO($who) ->
        [you] Obejmujesz
       *[other] { $who } obejmuje
    } prowadzenie w rundzie { $round }, { $points } do { $theirs } ({ $thing }: { $count }).
navegador-tale-blow-last = Runda { $round }: { WHO($who) ->
        [you] kupujesz
       *[other] { $who } kupuje
    } { FORM($building, as: "gender") ->
        [f] ostatnią
       *[mi] ostatni
    } { FORM($building, as: "acc") } za { $price }.
navegador-tale-end-nagasaki = { $own ->
        [0] { WHO($who) ->
            [you] Wygrywasz
           *[other] { $who } wygrywa
        } { $points } do { $others } w rundzie { $round }, gdy do Nagasaki { WHO($by) ->
            [you] docierasz ty
           *[other] dociera { $by }
        }.
       *[other] { WHO($who) ->
            [you] Docierasz
           *[other] { $who } dociera
        } do Nagasaki i { WHO($who) ->
            [you] wygrywasz
           *[other] wygrywa
        } { $points } do { $others } w rundzie { $round }.
    }
navegador-tale-end-buildings = { $own ->
        [0] { WHO($who) ->
            [you] Wygrywasz
           *[other] { $who } wygrywa
        } { $points } do { $others } w rundzie { $round }, gdy ostatni budynek { WHO($by) ->
            [you] kupujesz ty
           *[other] kupuje { $by }
        }.
       *[other] { WHO($who) ->
            [you] Kupujesz
           *[other] { $who } kupuje
        } ostatni budynek i { WHO($who) ->
            [you] wygrywasz
           *[other] wygrywa
        } { $points } do { $others } w rundzie { $round }.
    }
navegador-tale-end-card = { WHO($who) ->
        [you] Wygrywasz
       *[other] { $who } wygrywa
    } w rundzie { $round }, mając { $points }, tyle co { FORM($other, as: "nom") }: decyduje karta Navegadora.

# What a player is after, the question of a puzzle.

navegador-task = { WHO($who) ->
        [you] Masz
       *[other] { $who } ma
    } { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } i { $money } cruzado, { WHO($other) ->
        [you] ty masz
       *[other] { $other } ma
    } { $theirs }.
