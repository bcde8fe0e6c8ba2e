# Events of `carta_magica`: a headline, and a line with the names and what it did.

carta-magica-event-storm-north = Tempestade do norte
carta-magica-event-storm-east = Tempestade do leste
carta-magica-event-storm-south = Tempestade do sul
carta-magica-event-storm-west = Tempestade do oeste
carta-magica-event-ashore = { FORM($who, as: "nom", cap: "yes") } encalha em { $square } e precisa de reparo
carta-magica-event-ashore-all = { $count ->
    [2] { FORM($who, as: "nom", cap: "yes") } encalham e precisam de reparo
   *[other] { $count } navios encalham e precisam de reparo
  }
carta-magica-event-tamed = { FORM($monster, as: "the", cap: "yes") } foi { FORM($monster, as: "gender") ->
        [f] domada
       *[m] domado
    }
carta-magica-event-tamed-line = { $total } contra a força { $strength }: { FORM($who, as: "nom") } pega { $gold } de ouro
carta-magica-event-seized = Vitória { FORM($monster, as: "of") }
carta-magica-event-seized-line = { $total } contra a força { $strength }: { $goods ->
        [0] não leva nada { FORM($who, as: "of") }
        [1] leva { $goods } mercadoria { FORM($who, as: "of") }
       *[other] leva { $goods } mercadorias { FORM($who, as: "of") }
    }
carta-magica-event-found = { FORM($talisman, as: "the", cap: "yes") } foi { FORM($talisman, as: "gender") ->
        [f] encontrada
       *[m] encontrado
    }
carta-magica-event-found-line = { WHO($who) ->
        [you] É a sua missão, e vale { $points } pontos
       *[other] É a missão de { $who }, e vale { $points } pontos
    }
carta-magica-event-gone = { FORM($talisman, as: "the", cap: "yes") } foi { FORM($talisman, as: "gender") ->
        [f] vendida
       *[m] vendido
    }
carta-magica-event-gone-line = Agora está com { FORM($who, as: "nom") }, e { FORM($other, as: "nom") } era quem mais queria
carta-magica-event-battle = { FORM($who, as: "nom", cap: "yes") } vence uma batalha
carta-magica-event-battle-nothing = { FORM($loser, as: "nom", cap: "yes") } perde a luta, e mais nada
carta-magica-event-battle-talisman = { FORM($loser, as: "nom", cap: "yes") } perde { FORM($what, as: "the") }
carta-magica-event-battle-card = { FORM($loser, as: "nom", cap: "yes") } perde uma carta: { $what }
carta-magica-event-home = { FORM($who, as: "nom", cap: "yes") } está em casa
carta-magica-event-home-last = { $points } pontos { FORM($harbour, as: "in") }; começam as últimas jogadas
carta-magica-event-home-end = { $points } pontos { FORM($harbour, as: "in") }; a partida termina
carta-magica-event-won = { FORM($who, as: "nom", cap: "yes") } vence a viagem
carta-magica-event-shared = A viagem termina empatada
# by name
carta-magica-event-won-line = { $by ->
        [points] { $points } pontos, { $ahead } a mais que { FORM($second, as: "nom") }
        [gold] Empate com { FORM($second, as: "nom") } em { $points } pontos, e mais ouro
       *[shared] { $points } pontos{ $talismans ->
            [0] {""}
            [1] , com { $talismans } talismã
           *[other] , com { $talismans } talismãs
        }
    }

## What a player did in a match, as a clause.

carta-magica-deed = { FORM($who, as: "nom") } { $thing ->
        [talismans] fez { $points ->
            [1] { $points } ponto
           *[other] { $points } pontos
        } com talismãs
        [challenge] fez { $points ->
            [1] { $points } ponto
           *[other] { $points } pontos
        } com a missão
        [gold] trouxe { $points } de ouro
       *[home] fez { $points } pontos ao chegar em casa
    }
