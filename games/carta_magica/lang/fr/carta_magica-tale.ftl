# The story of a voyage that is over: five sentences of these.

carta-magica-tale-wants-1 = { WHO($a) ->
        [you] Tu pars
       *[other] { $a } part
    } en quête { FORM($x, as: "of") }.
carta-magica-tale-wants-2 = { WHO($a) ->
        [you] Tu pars
       *[other] { $a } part
    } en quête { FORM($x, as: "of") }, { FORM($b, as: "plain") } { FORM($y, as: "of") }.
carta-magica-tale-wants-3 = { WHO($a) ->
        [you] Tu pars
       *[other] { $a } part
    } en quête { FORM($x, as: "of") }, { FORM($b, as: "plain") } { FORM($y, as: "of") }, { FORM($c, as: "plain") } { FORM($z, as: "of") }.
carta-magica-tale-first = { WHO($who) ->
        [you] Tu mènes
       *[other] { $who } mène
    } d’abord, { $points } à { $theirs }, avec { FORM($talisman, as: "the") }{ $until ->
    [0] .
   *[other] , jusqu’à la manche { $until }.
    }
carta-magica-tale-first-gold = { WHO($who) ->
        [you] Tu mènes
       *[other] { $who } mène
    } d’abord, { $points } à { $theirs }, avec { $gold } or{ $until ->
    [0] .
   *[other] , jusqu’à la manche { $until }.
    }
carta-magica-tale-turn-bought = À la manche { $round }, { WHO($who) ->
        [you] tu achètes
       *[other] { $who } achète
    } { $count ->
    [one] { FORM($talisman, as: "the") }
   *[other] { $count } talismans
    } { FORM($harbour, as: "at") }{ $points ->
    [0] .
   *[other] {" "}et { WHO($who) ->
        [you] mènes
       *[other] mène
    } { $points } à { $theirs }.
    }
carta-magica-tale-turn-tamed = À la manche { $round }, { WHO($who) ->
        [you] tu domptes
       *[other] { $who } dompte
    } { FORM($monster, as: "the") }, { $total } contre { $strength }, pour { $gold } or{ $points ->
    [0] .
   *[other] {" "}et { WHO($who) ->
        [you] mènes
       *[other] mène
    } { $points } à { $theirs }.
    }
carta-magica-tale-turn-tamed-bought = { WHO($who) ->
        [you] Tu domptes
       *[other] { $who } dompte
    } { FORM($monster, as: "the") }, { $total } contre { $strength }, et { WHO($who) ->
        [you] achètes
       *[other] achète
    } à la manche { $round } { $count ->
    [one] { FORM($talisman, as: "the") }
   *[other] { $count } talismans
    } { FORM($harbour, as: "at") }{ $points ->
    [0] .
   *[other] {" "}pour mener { $points } à { $theirs }.
    }
carta-magica-tale-turn-battle = À la manche { $round }, { WHO($loser) ->
        [you] { $who } te bat
       *[other] { WHO($who) ->
            [you] tu bats
           *[other] { $who } bat
        } { $loser }
    } et { WHO($who) ->
        [you] prends
       *[other] prend
    } { FORM($what, as: "the") }{ $points ->
        [0] .
       *[other] {" "}pour mener { $points } à { $theirs }.
    }
carta-magica-tale-blow-gone = À la manche { $round }, { WHO($who) ->
        [you] tu achètes
       *[other] { $who } achète
    } { FORM($talisman, as: "the") }, { WHO($other) ->
        [you] ta mission
       *[other] la mission { FORM($other, as: "de") }
    }.
carta-magica-tale-blow-seized = À la manche { $round }, { FORM($monster, as: "the") } { WHO($who) ->
        [you] te bat
       *[other] bat { $who }
    }, { $strength } à { $total }{ $goods ->
        [0] .
        [one] , et prend { $goods } marchandise.
       *[other] , et prend { $goods } marchandises.
    }
carta-magica-tale-blow-storms = { WHO($who) ->
        [you] Tu déclenches
       *[other] { $who } déclenche
    } { $count } des { $all } { $last ->
        [0] tempêtes.
       *[other] tempêtes, et la dernière { WHO($other) ->
            [you] te jette
           *[other] jette { $other }
        } à la côte.
    }
carta-magica-tale-blow-ashore = À la manche { $round }, { WHO($by) ->
        [you] ta tempête
       *[other] une tempête { FORM($by, as: "de") }
    } { WHO($who) ->
        [you] te jette
       *[other] jette { $who }
    } à la côte.
carta-magica-tale-blow-home = À la manche { $round }, { WHO($by) ->
        [you] ta tempête
       *[other] une tempête { FORM($by, as: "de") }
    } met fin au voyage, quand { WHO($who) ->
        [you] tu en es
       *[other] { $who } en est
    } à { $points } contre { $theirs }.
carta-magica-tale-end-home = { WHO($who) ->
        [you] Tu rentres
       *[other] { $who } rentre
    } { FORM($harbour, as: "at") } à la manche { $round } et { WHO($who) ->
        [you] gagnes
       *[other] gagne
    } { $points } à { $others }.
carta-magica-tale-end-other = { WHO($who) ->
        [you] Tu gagnes
       *[other] { $who } gagne
    } { $points } à { $others } à la manche { $round }, quand { WHO($home) ->
        [you] tu rentres
       *[other] { $home } rentre
    }.
carta-magica-tale-end-storm = { WHO($who) ->
        [you] Tu gagnes
       *[other] { $who } gagne
    } { $points } à { $others } à la manche { $round } : une tempête { WHO($home) ->
        [you] te ramène
       *[other] ramène { $home }
    } au port.
carta-magica-tale-end-limit = { WHO($who) ->
        [you] Tu gagnes
       *[other] { $who } gagne
    } { $points } à { $others } à la manche { $round }, la dernière.
carta-magica-tale-end-gold = { WHO($who) ->
        [you] Tu gagnes
       *[other] { $who } gagne
    } à la manche { $round }, à égalité ({ $points }) avec { FORM($other, as: "plain") }, grâce à l’or : { $gold } contre { $theirs }.

# What a player is after, the question of a puzzle.

carta-magica-task = { $where ->
        [own] { WHO($who) ->
           [you] Tu as rempli ta
          *[other] { $who } a rempli sa
        } mission, { FORM($talisman, as: "the") } : { $points } points.
        [other] { WHO($who) ->
            [you] Ta mission
           *[other] La mission { FORM($who, as: "de") }
        }, { FORM($talisman, as: "the") }, vaut { $points } points : { WHO($holder) ->
            [you] tu as ce talisman
           *[other] { $holder } a ce talisman
        }.
        [sale] { WHO($who) ->
            [you] Ta mission
           *[other] La mission { FORM($who, as: "de") }
        }, { FORM($talisman, as: "the") }, vaut { $points } points : ce talisman est en vente.
       *[none] { WHO($who) ->
            [you] Ta mission
           *[other] La mission { FORM($who, as: "de") }
        }, { FORM($talisman, as: "the") }, vaut { $points } points : ce talisman est encore dans la pioche.
    }
