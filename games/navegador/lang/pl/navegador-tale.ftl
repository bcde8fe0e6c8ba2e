# The story of a match that is over: five sentences of these.

# by name
navegador-tale-wants-1 = { $a } stawia na { FORM($x, as: "acc") }.
# by name
navegador-tale-wants-2 = { $a } stawia na { FORM($x, as: "acc") }, { $b } na { FORM($y, as: "acc") }.
# by name
navegador-tale-wants-3 = { $a } stawia na { FORM($x, as: "acc") }, { $b } na { FORM($y, as: "acc") }, { $c } na { FORM($z, as: "acc") }.
# by name
navegador-tale-first-found = { $who } odkrywa { FORM($region, as: "acc") } i prowadzi na początku, { $points } do { $theirs }{ $until ->
        [0] .
       *[other] , do rundy { $until }.
    }
# by name
navegador-tale-first = { $who } prowadzi na początku, { $points } do { $theirs }, główna siła: { $thing }{ $until ->
        [0] .
       *[other] , do rundy { $until }.
    }
# by name
navegador-tale-turn-colonies = Rundy { $round }–{ $to }: { $who } odkrywa { FORM($regions, as: "acc") }, kolonie: z { $before } na { $after }.
# by name
navegador-tale-turn-found = Rundy { $round }–{ $to }: { $who } odkrywa { FORM($regions, as: "acc") }.
# by name
navegador-tale-turn-colonies-once = Runda { $round }: { $who } odkrywa { FORM($regions, as: "acc") }, kolonie: z { $before } na { $after }.
# by name
navegador-tale-turn-found-once = Runda { $round }: { $who } odkrywa { FORM($regions, as: "acc") }.
# by name
navegador-tale-turn-privilege = Runda { $round }: { $who } bierze przywilej na { FORM($kind, as: "acc") }, jest { $points } do { $theirs }.
# by name
navegador-tale-blow-found = { $who } odkrywa akweny: { $count } z { $all }.
# by name
navegador-tale-blow-led = { $who } obejmuje prowadzenie w rundzie { $round }, { $points } do { $theirs }: { $thing }, { $count }.
# by name
navegador-tale-blow-last = Runda { $round }: { $who } kupuje ostatni raz ({ $building }) za { $price }.
# by name
navegador-tale-end = { $who } wygrywa { $points } do { $others } w rundzie { $round }.
# by name
navegador-tale-end-nagasaki = { $who } dociera do Nagasaki i wygrywa { $points } do { $others } w rundzie { $round }.
# by name
navegador-tale-end-nagasaki-other = { $who } wygrywa { $points } do { $others } w rundzie { $round }, choć do Nagasaki dociera { $by }.
# by name
navegador-tale-end-buildings = { $who } kupuje ostatni budynek i wygrywa { $points } do { $others } w rundzie { $round }.
# by name
navegador-tale-end-buildings-other = { $who } wygrywa { $points } do { $others } w rundzie { $round }, choć ostatni budynek kupuje { $by }.
# by name
navegador-tale-end-card = { $who } wygrywa w rundzie { $round }, mając { $points }, tyle co { $other }: decyduje karta Navegadora.

# What a player is after, the question of a puzzle.

# by name
navegador-task = { WHO($who) ->
        [you] Masz
       *[other] { $who } ma
    } { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } i { $money } cruzado, { $other } ma { $theirs }.
