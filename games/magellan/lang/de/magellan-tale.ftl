# The story of a match that is over: five sentences of these.

magellan-tale-wants-1 = { WHO($a) ->
        [you] Du beginnst
       *[other] { $a } beginnt
    } mit { FORM($x, as: "the-dat") }.
magellan-tale-wants-2 = { WHO($a) ->
        [you] Du beginnst
       *[other] { $a } beginnt
    } mit { FORM($x, as: "the-dat") }, { FORM($b, as: "nom") } mit { FORM($y, as: "the-dat") }.
magellan-tale-wants-3 = { WHO($a) ->
        [you] Du beginnst
       *[other] { $a } beginnt
    } mit { FORM($x, as: "the-dat") }, { FORM($b, as: "nom") } mit { FORM($y, as: "the-dat") }, { FORM($c, as: "nom") } mit { FORM($z, as: "the-dat") }.
magellan-tale-first = Zuerst { WHO($who) ->
        [you] führst du
       *[other] führt { $who }
    } in Runde { $round } mit { FORM($country, as: "the-dat") }, { $points } zu { $theirs }{ $until ->
    [0] .
   *[other] , bis Runde { $until }.
    }
magellan-tale-turn-developed = In Runde { $round } { WHO($who) ->
        [you] erschließt du
       *[other] erschließt { $who }
    } { FORM($country, as: "the-acc") } für { $cost } M, +{ $income }{ $points ->
    [0] .
   *[other] , und { WHO($who) ->
        [you] führst
       *[other] führt
    } { $points } zu { $theirs }.
    }
magellan-tale-turn-taken = In Runde { $round } { WHO($who) ->
        [you] nimmst du
       *[other] nimmt { $who }
    } { FORM($other, as: "dat") } { FORM($country, as: "the-acc") } ab, +{ $income } gratis{ $points ->
    [0] .
   *[other] , und { WHO($who) ->
        [you] führst
       *[other] führt
    } { $points } zu { $theirs }.
    }
magellan-tale-blow-lost = { WHO($who) ->
        [you] Du verlierst
       *[other] { $who } verliert
    } { FORM($countries, as: "the-acc") } im Krieg.
magellan-tale-blow-taken = In Runde { $round } { WHO($who) ->
        [you] nimmst du
       *[other] nimmt { $who }
    } { FORM($other, as: "dat") } { FORM($country, as: "the-acc") } ab, +{ $income } gratis.
magellan-tale-blow-fights = { WHO($who) ->
        [you] Du verlierst
       *[other] { $who } verliert
    } { $count } von { $all } Kämpfen.
magellan-tale-blow-developed = In Runde { $round } { WHO($who) ->
        [you] zahlst du
       *[other] zahlt { $who }
    } { $cost } M für { FORM($country, as: "the-acc") }, +{ $income }.
magellan-tale-end-developed = { WHO($who) ->
        [you] Du erschließt
       *[other] { $who } erschließt
    } in Runde { $round } { FORM($country, as: "the-acc") } und { WHO($who) ->
        [you] gewinnst
       *[other] gewinnt
    } mit { $points } zu { $others }.
magellan-tale-end-taken = { WHO($who) ->
        [you] Du eroberst
       *[other] { $who } erobert
    } in Runde { $round } { FORM($country, as: "the-acc") } und { WHO($who) ->
        [you] gewinnst
       *[other] gewinnt
    } mit { $points } zu { $others }.
magellan-tale-end-second = { WHO($who) ->
        [you] Du gewinnst
       *[other] { $who } gewinnt
    } mit { $points } zu { $others } in Runde { $round }; { WHO($second) ->
        [you] du folgst
       *[other] { $second } folgt
    } in Runde { $later }.
magellan-tale-end-developed-second = { WHO($who) ->
        [you] Du erschließt
       *[other] { $who } erschließt
    } in Runde { $round } { FORM($country, as: "the-acc") } und { WHO($who) ->
        [you] gewinnst
       *[other] gewinnt
    } mit { $points } zu { $others }; { WHO($second) ->
        [you] du folgst
       *[other] { $second } folgt
    } in Runde { $later }.
magellan-tale-end-taken-second = { WHO($who) ->
        [you] Du eroberst
       *[other] { $who } erobert
    } in Runde { $round } { FORM($country, as: "the-acc") } und { WHO($who) ->
        [you] gewinnst
       *[other] gewinnt
    } mit { $points } zu { $others }; { WHO($second) ->
        [you] du folgst
       *[other] { $second } folgt
    } in Runde { $later }.

# What a player is after, the question of a puzzle.

magellan-task = { WHO($who) ->
        [you] Du verdienst { $income } und hast { $cash } M
       *[other] { $who } verdient { $income } und hat { $cash } M
    }, { WHO($other) ->
        [you] du verdienst { $theirs }
       *[other] { $other } verdient { $theirs }
    }. Ein Einkommen über { $target } gewinnt.
