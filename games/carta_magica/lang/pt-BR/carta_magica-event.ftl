# Events of `carta_magica`: a headline, and a line with the names and what it did.

carta-magica-event-storm-north = Tempestade do norte
carta-magica-event-storm-east = Tempestade do leste
carta-magica-event-storm-south = Tempestade do sul
carta-magica-event-storm-west = Tempestade do oeste
# by name
carta-magica-event-ashore = { $who } encalha em { $square } e precisa de reparo
# by name
carta-magica-event-ashore-all = { $count ->
    [2] { $who } encalham e precisam de reparo
   *[other] { $count } navios encalham e precisam de reparo
  }
carta-magica-event-tamed = { FORM($monster, as: "the", cap: "yes") } foi { FORM($monster, as: "gender") ->
        [f] domada
       *[m] domado
    }
# by name
carta-magica-event-tamed-line = { $total } contra a força { $strength }: { $who } pega { $gold } de ouro
carta-magica-event-seized = Vitória { FORM($monster, as: "of") }
# by name
carta-magica-event-seized-line = { $total } contra a força { $strength }: { $goods ->
    [0] não leva nada de { $who }
    [one] leva o que { $who } tem, { $goods } mercadoria
   *[other] leva as { $goods } mercadorias de { $who }
  }
carta-magica-event-found = { FORM($talisman, as: "the", cap: "yes") } foi { FORM($talisman, as: "gender") ->
        [f] achada
       *[m] achado
    }
# by name
carta-magica-event-found-line = É a missão de { $who }, e vale { $points } pontos
carta-magica-event-gone = { FORM($talisman, as: "the", cap: "yes") } foi { FORM($talisman, as: "gender") ->
        [f] vendida
       *[m] vendido
    }
# by name
carta-magica-event-gone-line = Agora é de { $who }, e { $other } era quem mais queria
# by name
carta-magica-event-battle = { $who } vence uma batalha
# by name
carta-magica-event-battle-nothing = { $loser } só tinha a luta a perder
# by name
carta-magica-event-battle-talisman = { $loser } perde { FORM($what, as: "the") }
# by name
carta-magica-event-battle-card = { $loser } perde uma carta: { $what }
# by name
carta-magica-event-home = { $who } está em casa
carta-magica-event-home-last = { $points } pontos { FORM($harbour, as: "in") }; começam as últimas jogadas
carta-magica-event-home-end = { $points } pontos { FORM($harbour, as: "in") }; a partida termina
# by name
carta-magica-event-won = { $who } vence a viagem
carta-magica-event-shared = A viagem termina empatada
# by name
carta-magica-event-won-line = { $by ->
        [points] { $points } pontos, { $ahead } a mais que { $second }
        [gold] { $points } pontos como { $second }, e mais ouro
       *[shared] { $points } pontos{ $talismans ->
            [0] {""}
            [one] , com { $talismans } talismã
           *[other] , com { $talismans } talismãs
        }
    }

## What a player did in a match, as a clause.

# by name
carta-magica-deed-talismans = { $who } comprou talismãs de { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }
# by name
carta-magica-deed-challenge = { $who } achou o que procurava, { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }
# by name
carta-magica-deed-gold = { $who } trouxe { $points } de ouro
# by name
carta-magica-deed-home = { $who } chegou em casa por { $points }
