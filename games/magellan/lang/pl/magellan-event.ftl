# What the match would be told about: a headline of at most 28 characters and a line of at most 58, with names of six letters.

magellan-event-won = { WHO($who) ->
        [you] Podbijasz świat
       *[other] { $who } podbija świat
    }
# by name
magellan-event-won-line = { $by ->
        [cash] Dochód { $income }, tyle co { FORM($second, as: "nom") }, ale { $cash } M przeciw { $other }
       *[other] Dochód { $income }, a { WHO($second) ->
        [you] ty masz
       *[other] { $second } ma
    } { $theirs }
    }
magellan-event-near = { WHO($who) ->
        [you] Jesteś prawie u celu
       *[other] { $who } jest prawie u celu
    }
magellan-event-near-line = +{ $income } z { $target }, a w gotówce { $cash } M
magellan-event-taken = Podbój: { $country }
magellan-event-taken-line = { WHO($who) ->
        [you] Zdobywasz ten kraj
       *[other] Kraj zdobywa { $who }
    } { WHO($other) ->
        [you] twoim kosztem
       *[other] kosztem { FORM($other, as: "gen") }
    }: +{ $income } za darmo
magellan-event-out = { WHO($who) ->
        [you] Odpadasz
       *[other] { $who } odpada
    }
magellan-event-out-line = Bez pieniędzy i krajów: miejsce { $place }
magellan-event-stranded = { $base }
magellan-event-stranded-line = { WHO($who) ->
        [you] Nie masz
       *[other] { $who } nie ma
    } już statków: droga odcięta
magellan-event-developed = Nowy dochód { FORM($country, as: "from") }
magellan-event-developed-line = { WHO($who) ->
        [you] Zagospodarowujesz ten kraj
       *[other] { $who } zagospodarowuje ten kraj
    }: +{ $income }, razem { $total }
magellan-event-war = Wybucha wojna
magellan-event-war-line = Wszyscy przeciw wszystkim, { $rounds ->
        [one] jedna runda
        [few] { $rounds } rundy
       *[many] { $rounds } rund
    }
# by name
magellan-event-war-line-two = { $who } kontra { $other }, { $rounds ->
        [one] jedna runda
        [few] { $rounds } rundy
       *[many] { $rounds } rund
    }
magellan-event-peace = Pokój
magellan-event-peace-line = Wojna się skończyła, teraz żadnego kraju nie można zdobyć
magellan-event-crisis = Cios dla wszystkich
magellan-event-crisis-line = { $card }

## What a player did in a match, as a clause.

magellan-deed = { WHO($who) ->
        [you] Stawiasz
       *[other] { $who } stawia
    } na kraje { FORM($series, as: "gen") }, +{ $points } na rundę
