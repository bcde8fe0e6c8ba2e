# The story of a voyage that is over: five sentences of these.

carta-magica-tale-wants-1 = { $a } segelte für { FORM($x, as: "the-acc") }.
carta-magica-tale-wants-2 = { $a } segelte für { FORM($x, as: "the-acc") }, { $b } für { FORM($y, as: "the-acc") }.
carta-magica-tale-wants-3 = { $a } segelte für { FORM($x, as: "the-acc") }, { $b } für { FORM($y, as: "the-acc") }, { $c } für { FORM($z, as: "the-acc") }.
# by name
carta-magica-tale-first = { $who } führte zuerst, { $points } zu { $theirs }, mit { FORM($talisman, as: "the-dat") }{ $until ->
    [0] .
   *[other] , bis Runde { $until }.
    }
# by name
carta-magica-tale-first-gold = { $who } führte zuerst, { $points } zu { $theirs }, mit { $gold } Gold{ $until ->
    [0] .
   *[other] , bis Runde { $until }.
    }
# by name
carta-magica-tale-turn-bought = In Runde { $round } kaufte { $who } { FORM($harbour, as: "in") } { $count ->
    [one] { FORM($talisman, as: "the-acc") }
   *[other] { $count } Talismane
    }{ $points ->
    [0] .
   *[other] {" "}und führte { $points } zu { $theirs }.
    }
# by name
carta-magica-tale-turn-tamed = In Runde { $round } zähmte { $who } { FORM($monster, as: "the-acc") }, { $total } zu { $strength }, für { $gold } Gold{ $points ->
    [0] .
   *[other] {" "}und führte { $points } zu { $theirs }.
    }
# by name
carta-magica-tale-turn-tamed-bought = { $who } zähmte { FORM($monster, as: "the-acc") }, { $total } zu { $strength }, und kaufte in Runde { $round } { FORM($harbour, as: "in") } { $count ->
    [one] { FORM($talisman, as: "the-acc") }
   *[other] { $count } Talismane
    }{ $points ->
    [0] .
   *[other] {" "}für eine Führung von { $points } zu { $theirs }.
    }
# by name
carta-magica-tale-turn-battle = In Runde { $round } schlug { $who } { $loser } und nahm { FORM($what, as: "the-acc") }{ $points ->
    [0] .
   *[other] {" "}zur Führung von { $points } zu { $theirs }.
    }
# by name
carta-magica-tale-blow-gone = In Runde { $round } kaufte { $who } { FORM($talisman, as: "the-acc") }, am meisten begehrt von { $other }.
# by name
carta-magica-tale-blow-seized = In Runde { $round } schlug { FORM($monster, as: "the") } { $who }, { $strength } zu { $total }{ $goods ->
    [0] .
    [one] , und nahm ein Gut.
   *[other] , und nahm { $goods } Güter.
    }
# by name
carta-magica-tale-blow-storms = { $who } drehte { $count } der { $all } Stürme.
# by name
carta-magica-tale-blow-storms-last = { $who } drehte { $count } der { $all } Stürme, und der letzte trieb { $other } an Land.
# by name
carta-magica-tale-blow-ashore = In Runde { $round } trieb ein Sturm von { $by } { $who } an Land.
# by name
carta-magica-tale-blow-home = In Runde { $round } beendete ein Sturm von { $by } die Reise, als { $who } { $points } zu { $theirs } stand.
# by name
carta-magica-tale-end-home = { $who } kam in Runde { $round } heim { FORM($harbour, as: "to") } und gewann { $points } zu { $others }.
# by name
carta-magica-tale-end-other = { $who } gewann { $points } zu { $others } in Runde { $round }, als { $home } daheim war.
# by name
carta-magica-tale-end-storm = { $who } gewann { $points } zu { $others } in Runde { $round }: Ein Sturm hatte { $home } heimgebracht.
# by name
carta-magica-tale-end-limit = { $who } gewann { $points } zu { $others } in Runde { $round }, der letzten.
# by name
carta-magica-tale-end-gold = { $who } gewann in Runde { $round } mit { $points }, so viel wie { $other }: { $gold } Gold zu { $theirs } entschied.

# What a player is after, the question of a puzzle.

# by name
carta-magica-task-found = { $who } hat { FORM($talisman, as: "the-acc") } der eigenen Herausforderung gefunden ({ $points } Punkte).
# by name
carta-magica-task-theirs = Die Herausforderung von { $who } ist { FORM($talisman, as: "the") }, { $points } Punkte wert: bei { $holder }.
# by name
carta-magica-task-on-sale = Die Herausforderung von { $who } ist { FORM($talisman, as: "the") }, { $points } Punkte wert: im Angebot.
# by name
carta-magica-task-deck = Die Herausforderung von { $who } ist { FORM($talisman, as: "the") }, { $points } Punkte wert: noch nicht gefunden.
