# What the match would be told about: a headline of at most 28 characters and a line of at most 58, with a name of six letters.

# by name
navegador-event-found-guine = { $who } encontra a Guiné
# by name
navegador-event-found-bahia = { $who } encontra a Bahia
# by name
navegador-event-found-rio = { $who } encontra o Rio
# by name
navegador-event-found-angola = { $who } encontra Angola
# by name
navegador-event-found-cabo = { $who } dobra o Cabo
# by name
navegador-event-found-mocambique = { $who } acha Moçambique
# by name
navegador-event-found-mombaca = { $who } encontra Mombaça
# by name
navegador-event-found-goa = { $who } navega para Goa
# by name
navegador-event-found-malaca = { $who } passa por Malaca
# by name
navegador-event-found-timor = { $who } encontra Timor
# by name
navegador-event-found-macau = { $who } chega a Macau
# by name
navegador-event-found-nagasaki = { $who } chega a Nagasaki
navegador-event-found-line = Entraram { $entered } navios, saíram { $left }. { $opens ->
       *[0] Rende { $premium } cruzados
        [2] Começa a fase II
        [3] Começa a fase III
        [end] Vem a última rodada
    }
navegador-event-phase = Começa a fase { $phase ->
        [2] II
       *[3] III
    }
navegador-event-phase-line = Navios passam { $borders } fronteiras, e há novos privilégios
navegador-event-sold-out = Última construção vendida
# by name
navegador-event-sold-out-line = { $who } dá início ao fim: mais uma jogada para cada
navegador-event-last = Última vez: { $building }
# by name
navegador-event-last-line = { $who } paga { $price }. Não se constrói mais nenhuma
navegador-event-privilege = Último privilégio: { $kind }
# by name
navegador-event-privilege-line = { $who } leva: { $points } pontos por unidade a partir de agora
# by name
navegador-event-won = { $who } vence nas Índias
# by name
navegador-event-won-line = { $points } pontos, { $ahead ->
    [0] tantos quanto { $second }: decide a carta Navegador
   *[other] { $ahead } a mais que { $second }
  }

## What a player did in a match, as a clause.

# by name
navegador-deed-colony = { $who } fundou colônias por { $points }
# by name
navegador-deed-factory = { $who } tocou fábricas por { $points }
# by name
navegador-deed-explorer = { $who } descobriu terras por { $points }
# by name
navegador-deed-shipyard = { $who } construiu estaleiros por { $points }
# by name
navegador-deed-church = { $who } construiu igrejas por { $points }
# by name
navegador-deed-workers = { $who } ficou com { $points ->
        [one] { $points } trabalhador
       *[other] { $points } trabalhadores
    }
# by name
navegador-deed-ships = { $who } ficou com { $points ->
        [one] { $points } navio
       *[other] { $points } navios
    } no mar
# by name
navegador-deed-money = { $who } guardou dinheiro por { $points }
