# What the match would be told about: a headline of at most 28 characters and a line of at most 58, with names of six letters.

magellan-event-won = { FORM($who, as: "nom", cap: "yes") } conquista o mundo
magellan-event-won-line = { $by ->
        [cash] Renda de { $income }, empate com { FORM($second, as: "nom") }, e { $cash } M contra { $other }
       *[other] Renda de { $income }, e { FORM($second, as: "nom") } tem { $theirs }
    }
magellan-event-near = { FORM($who, as: "nom", cap: "yes") } está quase vencendo
magellan-event-near-line = +{ $income } de { $target }, e { $cash } M na mão
magellan-event-taken = Cai { FORM($country, as: "the") }
magellan-event-taken-line = { FORM($who, as: "nom", cap: "yes") } toma { WHO($other) ->
        [you] o seu país
       *[other] o país de { $other }
    }: +{ $income } de graça
magellan-event-out = { FORM($who, as: "nom", cap: "yes") } está fora do jogo
magellan-event-out-line = Sem dinheiro e sem país: { $place }º lugar
magellan-event-stranded = { $base }
magellan-event-stranded-line = { FORM($who, as: "nom", cap: "yes") } não tem mais navio e fica sem saída
magellan-event-developed = { FORM($country, as: "the", cap: "yes") } rende
magellan-event-developed-line = { FORM($who, as: "nom", cap: "yes") } desenvolve: +{ $income }, agora { $total } ao todo
magellan-event-war = Começa uma guerra
magellan-event-war-line = Todos contra todos, por { $rounds ->
        [1] { $rounds } rodada
       *[other] { $rounds } rodadas
    }
magellan-event-war-line-two = { FORM($who, as: "nom", cap: "yes") } contra { FORM($other, as: "nom") }, por { $rounds ->
        [1] { $rounds } rodada
       *[other] { $rounds } rodadas
    }
magellan-event-peace = Paz
magellan-event-peace-line = A guerra acabou, e nenhum país pode ser conquistado agora
magellan-event-crisis = Um golpe para todos
magellan-event-crisis-line = { $card }

## What a player did in a match, as a clause.

magellan-deed = { FORM($who, as: "nom") } apostou { FORM($series, as: "in") }, +{ $points } por rodada
