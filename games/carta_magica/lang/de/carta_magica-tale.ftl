# The story of a voyage that is over: five sentences of these.

carta-magica-tale-wants-1 = { WHO($a) ->
        [you] Du segeltest
       *[other] { $a } segelte
    } für { FORM($x, as: "the-acc") }.
carta-magica-tale-wants-2 = { WHO($a) ->
        [you] Du segeltest
       *[other] { $a } segelte
    } für { FORM($x, as: "the-acc") }, { FORM($b, as: "nom") } für { FORM($y, as: "the-acc") }.
carta-magica-tale-wants-3 = { WHO($a) ->
        [you] Du segeltest
       *[other] { $a } segelte
    } für { FORM($x, as: "the-acc") }, { FORM($b, as: "nom") } für { FORM($y, as: "the-acc") }, { FORM($c, as: "nom") } für { FORM($z, as: "the-acc") }.
carta-magica-tale-first = { WHO($who) ->
        [you] Du führtest
       *[other] { $who } führte
    } zuerst, { $points } zu { $theirs }, mit { FORM($talisman, as: "the-dat") }{ $until ->
    [0] .
   *[other] , bis Runde { $until }.
    }
carta-magica-tale-first-gold = { WHO($who) ->
        [you] Du führtest
       *[other] { $who } führte
    } zuerst, { $points } zu { $theirs }, mit { $gold } Gold{ $until ->
    [0] .
   *[other] , bis Runde { $until }.
    }
carta-magica-tale-turn-bought = In Runde { $round } { WHO($who) ->
        [you] kauftest du
       *[other] kaufte { $who }
    } { FORM($harbour, as: "in") } { $count ->
    [one] { FORM($talisman, as: "the-acc") }
   *[other] { $count } Talismane
    }{ $points ->
    [0] .
   *[other] {" "}und { WHO($who) ->
        [you] führtest
       *[other] führte
    } { $points } zu { $theirs }.
    }
carta-magica-tale-turn-tamed = In Runde { $round } { WHO($who) ->
        [you] zähmtest du
       *[other] zähmte { $who }
    } { FORM($monster, as: "the-acc") }, { $total } zu { $strength }, für { $gold } Gold{ $points ->
    [0] .
   *[other] {" "}und { WHO($who) ->
        [you] führtest
       *[other] führte
    } { $points } zu { $theirs }.
    }
carta-magica-tale-turn-tamed-bought = { WHO($who) ->
        [you] Du zähmtest
       *[other] { $who } zähmte
    } { FORM($monster, as: "the-acc") }, { $total } zu { $strength }, und { WHO($who) ->
        [you] kauftest
       *[other] kaufte
    } in Runde { $round } { FORM($harbour, as: "in") } { $count ->
    [one] { FORM($talisman, as: "the-acc") }
   *[other] { $count } Talismane
    }{ $points ->
    [0] .
   *[other] {" "}für eine Führung von { $points } zu { $theirs }.
    }
carta-magica-tale-turn-battle = In Runde { $round } { WHO($who) ->
        [you] schlugst du
       *[other] schlug { $who }
    } { FORM($loser, as: "acc") } und { WHO($who) ->
        [you] nahmst
       *[other] nahm
    } { FORM($what, as: "the-acc") }{ $points ->
    [0] .
   *[other] {" "}zur Führung von { $points } zu { $theirs }.
    }
carta-magica-tale-blow-gone = In Runde { $round } { WHO($who) ->
        [you] kauftest du
       *[other] kaufte { $who }
    } { FORM($talisman, as: "the-acc") }, am meisten begehrt von { FORM($other, as: "dat") }.
carta-magica-tale-blow-seized = In Runde { $round } schlug { FORM($monster, as: "the") } { FORM($who, as: "acc") }, { $strength } zu { $total }{ $goods ->
    [0] .
    [one] , und nahm ein Gut.
   *[other] , und nahm { $goods } Güter.
    }
carta-magica-tale-blow-storms = { WHO($who) ->
        [you] Du drehtest
       *[other] { $who } drehte
    } { $count } der { $all } Stürme.
carta-magica-tale-blow-storms-last = { WHO($who) ->
        [you] Du drehtest
       *[other] { $who } drehte
    } { $count } der { $all } Stürme, und der letzte trieb { FORM($other, as: "acc") } an Land.
carta-magica-tale-blow-ashore = In Runde { $round } trieb ein Sturm von { FORM($by, as: "dat") } { FORM($who, as: "acc") } an Land.
carta-magica-tale-blow-home = In Runde { $round } beendete ein Sturm von { FORM($by, as: "dat") } die Reise, als { FORM($who, as: "nom") } { $points } zu { $theirs } { WHO($who) ->
        [you] standest
       *[other] stand
    }.
carta-magica-tale-end-home = { WHO($who) ->
        [you] Du kamst
       *[other] { $who } kam
    } in Runde { $round } heim { FORM($harbour, as: "to") } und { WHO($who) ->
        [you] gewannst
       *[other] gewann
    } { $points } zu { $others }.
carta-magica-tale-end-other = { WHO($who) ->
        [you] Du gewannst
       *[other] { $who } gewann
    } { $points } zu { $others } in Runde { $round }, als { FORM($home, as: "nom") } daheim { WHO($home) ->
        [you] warst
       *[other] war
    }.
carta-magica-tale-end-storm = { WHO($who) ->
        [you] Du gewannst
       *[other] { $who } gewann
    } { $points } zu { $others } in Runde { $round }: Ein Sturm hatte { FORM($home, as: "acc") } heimgebracht.
carta-magica-tale-end-limit = { WHO($who) ->
        [you] Du gewannst
       *[other] { $who } gewann
    } { $points } zu { $others } in Runde { $round }, der letzten.
carta-magica-tale-end-gold = { WHO($who) ->
        [you] Du gewannst
       *[other] { $who } gewann
    } in Runde { $round } mit { $points }, so viel wie { FORM($other, as: "nom") }: { $gold } Gold zu { $theirs } entschied.

# What a player is after, the question of a puzzle.

carta-magica-task-found = { WHO($who) ->
        [you] Du hast { FORM($talisman, as: "the-acc") } deiner
       *[other] { $who } hat { FORM($talisman, as: "the-acc") } der eigenen
    } Herausforderung gefunden ({ $points } Punkte).
carta-magica-task-theirs = { WHO($who) ->
        [you] Deine Herausforderung
       *[other] Die Herausforderung von { $who }
    } ist { FORM($talisman, as: "the") }, { $points } Punkte wert: bei { FORM($holder, as: "dat") }.
carta-magica-task-on-sale = { WHO($who) ->
        [you] Deine Herausforderung
       *[other] Die Herausforderung von { $who }
    } ist { FORM($talisman, as: "the") }, { $points } Punkte wert: im Angebot.
carta-magica-task-deck = { WHO($who) ->
        [you] Deine Herausforderung
       *[other] Die Herausforderung von { $who }
    } ist { FORM($talisman, as: "the") }, { $points } Punkte wert: noch nicht gefunden.
