# What the match would be told about: a headline of at most 28 characters and a line of at most 58, with names of six letters.

# by name
magellan-event-won = { $who } vence o mundo
# by name
magellan-event-won-line = { $by ->
        [cash] Renda de { $income } como { $second }, mas { $cash } M a { $other }
       *[other] Renda de { $income }, e { $second } tem { $theirs }
    }
# by name
magellan-event-near = { $who } está quase lá
magellan-event-near-line = +{ $income } de { $target }, e { $cash } M na mão
magellan-event-taken = { $country }: conquista
# by name
magellan-event-taken-line = { $who } toma o país de { $other }: +{ $income } de graça
# by name
magellan-event-out = { $who } está de fora
magellan-event-out-line = Sem dinheiro e sem país: { $place }º lugar
magellan-event-stranded = { $base }
# by name
magellan-event-stranded-line = { $who } não tem mais navio e fica em isolamento
magellan-event-developed = { $country } rende
# by name
magellan-event-developed-line = { $who } desenvolve: +{ $income }, agora { $total } ao todo
magellan-event-war = Começa uma guerra
magellan-event-war-line = Todos contra todos, por { $rounds ->
        [one] { $rounds } rodada
       *[other] { $rounds } rodadas
    }
# by name
magellan-event-war-line-two = { $who } contra { $other }, por { $rounds ->
        [one] { $rounds } rodada
       *[other] { $rounds } rodadas
    }
magellan-event-peace = Paz
magellan-event-peace-line = A guerra acabou, e nenhum país pode ser conquistado agora
magellan-event-crisis = Um golpe para todos
magellan-event-crisis-line = { $card }

## What a player did in a match, as a clause.

# by name
magellan-deed = { $who } apostou em { $series }, +{ $points } por rodada
