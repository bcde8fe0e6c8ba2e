# The story of a match that is over: five sentences of these.

magellan-tale-wants-1 = { WHO($a) ->
        [you] Tu commences
       *[other] { $a } commence
    } par { FORM($x, as: "the") }.
magellan-tale-wants-2 = { WHO($a) ->
        [you] Tu commences
       *[other] { $a } commence
    } par { FORM($x, as: "the") }, { FORM($b, as: "plain") } par { FORM($y, as: "the") }.
magellan-tale-wants-3 = { WHO($a) ->
        [you] Tu commences
       *[other] { $a } commence
    } par { FORM($x, as: "the") }, { FORM($b, as: "plain") } par { FORM($y, as: "the") }, { FORM($c, as: "plain") } par { FORM($z, as: "the") }.
magellan-tale-first = { WHO($who) ->
        [you] Tu mènes
       *[other] { $who } mène
    } d’abord, { $points } à { $theirs } à la manche { $round }, avec { FORM($country, as: "the") }{ $until ->
    [0] .
   *[other] , jusqu’à la manche { $until }.
    }
magellan-tale-turn-developed = À la manche { $round }, { WHO($who) ->
        [you] tu mets
       *[other] { $who } met
    } en valeur { FORM($country, as: "the") } pour { $cost } M, +{ $income }{ $points ->
    [0] .
   *[other] , et { WHO($who) ->
        [you] mènes
       *[other] mène
    } { $points } à { $theirs }.
    }
magellan-tale-turn-taken = À la manche { $round }, { WHO($other) ->
        [you] { $who } te prend { FORM($country, as: "the") }
       *[other] { WHO($who) ->
            [you] tu prends
           *[other] { $who } prend
        } { FORM($country, as: "the") } à { $other }
    }, +{ $income } sans rien payer{ $points ->
        [0] .
       *[other] , et { WHO($who) ->
            [you] mènes
           *[other] mène
        } { $points } à { $theirs }.
    }
magellan-tale-blow-lost = { WHO($who) ->
        [you] Tu perds
       *[other] { $who } perd
    } { FORM($countries, as: "the") } à la guerre.
magellan-tale-blow-taken = À la manche { $round }, { WHO($other) ->
        [you] { $who } te prend { FORM($country, as: "the") }
       *[other] { WHO($who) ->
            [you] tu prends
           *[other] { $who } prend
        } { FORM($country, as: "the") } à { $other }
    }, +{ $income } sans rien payer.
magellan-tale-blow-fights = { WHO($who) ->
        [you] Tu perds
       *[other] { $who } perd
    } { $count ->
            [one] { $count } bataille
           *[other] { $count } batailles
        } sur { $all }.
magellan-tale-blow-developed = À la manche { $round }, { WHO($who) ->
        [you] tu paies
       *[other] { $who } paie
    } { $cost } M pour { FORM($country, as: "the") }, +{ $income }.
magellan-tale-end-developed = { WHO($who) ->
        [you] Tu mets
       *[other] { $who } met
    } en valeur { FORM($country, as: "the") } à la manche { $round } et { WHO($who) ->
        [you] gagnes
       *[other] gagne
    } { $points } à { $others }.
magellan-tale-end-taken = { WHO($who) ->
        [you] Tu prends
       *[other] { $who } prend
    } { FORM($country, as: "the") } à la manche { $round } et { WHO($who) ->
        [you] gagnes
       *[other] gagne
    } { $points } à { $others }.
magellan-tale-end-second = { WHO($who) ->
        [you] Tu gagnes
       *[other] { $who } gagne
    } { $points } à { $others } à la manche { $round } ; 2e place pour { FORM($second, as: "plain") } à la manche { $later }.
magellan-tale-end-developed-second = { WHO($who) ->
        [you] Tu mets
       *[other] { $who } met
    } en valeur { FORM($country, as: "the") } à la manche { $round } et { WHO($who) ->
        [you] gagnes
       *[other] gagne
    } { $points } à { $others } ; 2e place pour { FORM($second, as: "plain") } à la manche { $later }.
magellan-tale-end-taken-second = { WHO($who) ->
        [you] Tu prends
       *[other] { $who } prend
    } { FORM($country, as: "the") } à la manche { $round } et { WHO($who) ->
        [you] gagnes
       *[other] gagne
    } { $points } à { $others } ; 2e place pour { FORM($second, as: "plain") } à la manche { $later }.

# What a player is after, the question of a puzzle.

magellan-task = { WHO($who) ->
        [you] Tu as
       *[other] { $who } a
    } un revenu de { $income } et { $cash } M, { FORM($other, as: "plain") } un revenu de { $theirs }. Un revenu de plus de { $target } gagne la partie.
