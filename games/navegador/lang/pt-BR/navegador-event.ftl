# What the match would be told about: a headline of at most 28 characters and a line of at most 58, with a name of six letters.

navegador-event-found-guine = { FORM($who, as: "nom", cap: "yes") } descobre a Guiné
navegador-event-found-bahia = { FORM($who, as: "nom", cap: "yes") } descobre a Bahia
navegador-event-found-rio = { FORM($who, as: "nom", cap: "yes") } descobre o Rio
navegador-event-found-angola = { FORM($who, as: "nom", cap: "yes") } descobre Angola
navegador-event-found-cabo = { FORM($who, as: "nom", cap: "yes") } dobra o Cabo
navegador-event-found-mocambique = { FORM($who, as: "nom", cap: "yes") } descobre Moçambique
navegador-event-found-mombaca = { FORM($who, as: "nom", cap: "yes") } descobre Mombaça
navegador-event-found-goa = { FORM($who, as: "nom", cap: "yes") } chega a Goa
navegador-event-found-malaca = { FORM($who, as: "nom", cap: "yes") } passa o estreito de Malaca
navegador-event-found-timor = { FORM($who, as: "nom", cap: "yes") } descobre Timor
navegador-event-found-macau = { FORM($who, as: "nom", cap: "yes") } chega a Macau
navegador-event-found-nagasaki = { FORM($who, as: "nom", cap: "yes") } chega a Nagasaki
navegador-event-found-line = Entraram { $entered } navios, { $left ->
        [0] não saiu nenhum
        [1] saiu 1
       *[other] saíram { $left }
    }. { $opens ->
       *[0] Rende { $premium } cruzados
        [2] Começa a fase II
        [3] Começa a fase III
        [end] Vem a última rodada
    }
navegador-event-phase = Começa a fase { $phase ->
        [2] II
       *[3] III
    }
navegador-event-phase-line = Navios cruzam { $borders } fronteiras, e há novos privilégios
navegador-event-sold-out = Última construção vendida
navegador-event-sold-out-line = { FORM($who, as: "nom", cap: "yes") } dá início ao fim: mais uma jogada para todos
navegador-event-last = { FORM($building, as: "gender") ->
        [m] O último { $building }
       *[f] A última { $building }
    }
navegador-event-last-line = { FORM($who, as: "nom", cap: "yes") } paga { $price }. Não haverá mais desse tipo
navegador-event-privilege = Último privilégio: { $kind }
navegador-event-privilege-line = { FORM($who, as: "nom", cap: "yes") } leva: { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    } por unidade a partir de agora
navegador-event-won = { FORM($who, as: "nom", cap: "yes") } vence nas Índias
# by name
navegador-event-won-line = { $points } pontos, { $ahead ->
    [0] empate com { FORM($second, as: "nom") }: decide a carta Navegador
   *[other] { $ahead } a mais que { FORM($second, as: "nom") }
  }

## What a player did in a match, as a clause.

navegador-deed = { FORM($who, as: "nom") } { $thing ->
        [colony] fez { $points ->
            [1] { $points } ponto
           *[other] { $points } pontos
        } com colônias
        [factory] fez { $points ->
            [1] { $points } ponto
           *[other] { $points } pontos
        } com fábricas
        [explorer] fez { $points ->
            [1] { $points } ponto
           *[other] { $points } pontos
        } com descobertas
        [shipyard] fez { $points ->
            [1] { $points } ponto
           *[other] { $points } pontos
        } com estaleiros
        [church] fez { $points ->
            [1] { $points } ponto
           *[other] { $points } pontos
        } com igrejas
        [workers] ficou com { $points ->
            [1] { $points } trabalhador
           *[other] { $points } trabalhadores
        }
        [ships] ficou com { $points ->
            [1] { $points } navio
           *[other] { $points } navios
        } no mar
       *[money] fez { $points ->
            [1] { $points } ponto
           *[other] { $points } pontos
        } com dinheiro guardado
    }
