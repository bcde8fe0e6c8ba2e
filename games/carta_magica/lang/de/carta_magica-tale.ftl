# The story of a voyage that is over: five sentences of these.

carta-magica-tale-wants-1 = { WHO($a) ->
        [you] Du suchst
       *[other] { $a } sucht
    } { FORM($x, as: "the-acc") }.
carta-magica-tale-wants-2 = { WHO($a) ->
        [you] Du suchst
       *[other] { $a } sucht
    } { FORM($x, as: "the-acc") }, { FORM($b, as: "nom") } { FORM($y, as: "the-acc") }.
carta-magica-tale-wants-3 = { WHO($a) ->
        [you] Du suchst
       *[other] { $a } sucht
    } { FORM($x, as: "the-acc") }, { FORM($b, as: "nom") } { FORM($y, as: "the-acc") }, { FORM($c, as: "nom") } { FORM($z, as: "the-acc") }.
carta-magica-tale-first = Zuerst { WHO($who) ->
        [you] führst du
       *[other] führt { $who }
    } mit { FORM($talisman, as: "the-dat") }, { $points } zu { $theirs }{ $until ->
    [0] .
   *[other] , bis Runde { $until }.
    }
carta-magica-tale-first-gold = Zuerst { WHO($who) ->
        [you] führst du
       *[other] führt { $who }
    } mit { $gold } Gold, { $points } zu { $theirs }{ $until ->
    [0] .
   *[other] , bis Runde { $until }.
    }
carta-magica-tale-turn-bought = In Runde { $round } { WHO($who) ->
        [you] kaufst du
       *[other] kauft { $who }
    } { FORM($harbour, as: "in") } { $count ->
    [one] { FORM($talisman, as: "the-acc") }
   *[other] { $count } Talismane
    }{ $points ->
    [0] .
   *[other] {" "}und { WHO($who) ->
        [you] führst
       *[other] führt
    } { $points } zu { $theirs }.
    }
carta-magica-tale-turn-tamed = In Runde { $round } { WHO($who) ->
        [you] zähmst du
       *[other] zähmt { $who }
    } { FORM($monster, as: "the-acc") }, { $total } zu { $strength }, für { $gold } Gold{ $points ->
        [0] .
       *[other] ; damit steht es { $points } zu { $theirs }.
    }
carta-magica-tale-turn-tamed-bought = { WHO($who) ->
        [you] Du zähmst
       *[other] { $who } zähmt
    } { FORM($monster, as: "the-acc") }, { $total } zu { $strength }{ $points ->
    [0] {" "}und
   *[other] ,
    } { WHO($who) ->
        [you] kaufst
       *[other] kauft
    } in Runde { $round } { FORM($harbour, as: "in") } { $count ->
    [one] { FORM($talisman, as: "the-acc") }
   *[other] { $count } Talismane
    }{ $points ->
    [0] .
   *[other] {" "}und { WHO($who) ->
        [you] liegst
       *[other] liegt
    } damit { $points } zu { $theirs } vorn.
    }
carta-magica-tale-turn-battle = In Runde { $round } { WHO($who) ->
        [you] schlägst du
       *[other] schlägt { $who }
    } { FORM($loser, as: "acc") } und { WHO($who) ->
        [you] nimmst
       *[other] nimmt
    } { FORM($what, as: "the-acc") }{ $points ->
        [0] .
       *[other] ; damit steht es { $points } zu { $theirs }.
    }
carta-magica-tale-blow-gone = In Runde { $round } { WHO($who) ->
        [you] kaufst du
       *[other] kauft { $who }
    } { FORM($talisman, as: "the-acc") }, { FORM($talisman, as: "gender") ->
        [m] den
        [f] die
       *[other] das
    } { FORM($other, as: "nom") } am meisten { WHO($other) ->
        [you] willst
       *[other] will
    }.
carta-magica-tale-blow-seized = In Runde { $round } schlägt { FORM($monster, as: "the") } { FORM($who, as: "acc") }, { $strength } zu { $total }{ $goods ->
    [0] .
    [one] , und nimmt ein Gut.
   *[other] , und nimmt { $goods } Güter.
    }
carta-magica-tale-blow-storms = { WHO($who) ->
        [you] Du drehst
       *[other] { $who } dreht
    } { $count } von { $all } { $last ->
        [0] Stürmen.
       *[other] Stürmen, und der letzte treibt { FORM($other, as: "acc") } an Land.
    }
carta-magica-tale-blow-ashore = In Runde { $round } { WHO($by) ->
        [you] drehst du
       *[other] dreht { $by }
    } einen Sturm, und der treibt { FORM($who, as: "acc") } an Land.
carta-magica-tale-blow-home = In Runde { $round } beendet ein von { FORM($by, as: "dat") } gedrehter Sturm die Reise, beim Stand von { $points } zu { $theirs } für { FORM($who, as: "acc") }.
carta-magica-tale-end-home = { WHO($who) ->
        [you] Du kommst
       *[other] { $who } kommt
    } in Runde { $round } heim { FORM($harbour, as: "to") } und { WHO($who) ->
        [you] gewinnst
       *[other] gewinnt
    } mit { $points } zu { $others }.
carta-magica-tale-end-other = { WHO($who) ->
        [you] Du gewinnst
       *[other] { $who } gewinnt
    } mit { $points } zu { $others } in Runde { $round }, als { FORM($home, as: "nom") } { WHO($home) ->
        [you] heimkommst
       *[other] heimkommt
    }.
carta-magica-tale-end-storm = { WHO($who) ->
        [you] Du gewinnst
       *[other] { $who } gewinnt
    } mit { $points } zu { $others } in Runde { $round }: Ein Sturm hat { FORM($home, as: "acc") } heimgebracht.
carta-magica-tale-end-limit = { WHO($who) ->
        [you] Du gewinnst
       *[other] { $who } gewinnt
    } mit { $points } zu { $others } in Runde { $round }, der letzten.
carta-magica-tale-end-gold = { WHO($who) ->
        [you] Du gewinnst
       *[other] { $who } gewinnt
    } in Runde { $round } mit { $points }, gleichauf mit { FORM($other, as: "dat") }: Das Gold entscheidet, { $gold } zu { $theirs }.

# What a player is after, the question of a puzzle.

carta-magica-task = { $where ->
        [own] { WHO($who) ->
            [you] Du hast deine
           *[other] { $who } hat die eigene
        } Herausforderung gefunden, { FORM($talisman, as: "the-acc") } ({ $points } Punkte).
        [other] { WHO($who) ->
            [you] Deine Herausforderung
           *[other] Die Herausforderung von { $who }
        } ist { FORM($talisman, as: "the") } ({ $points } Punkte), jetzt bei { FORM($holder, as: "dat") }.
        [sale] { WHO($who) ->
            [you] Deine Herausforderung
           *[other] Die Herausforderung von { $who }
        } ist { FORM($talisman, as: "the") } ({ $points } Punkte), gerade im Angebot.
       *[none] { WHO($who) ->
            [you] Deine Herausforderung
           *[other] Die Herausforderung von { $who }
        } ist { FORM($talisman, as: "the") } ({ $points } Punkte), noch nicht gefunden.
    }
