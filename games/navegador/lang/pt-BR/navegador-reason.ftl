# Why one would play a line, from one player to another: at most 120 characters each.

navegador-reason-nagasaki = Chegue a Nagasaki enquanto você lidera por { $lead }: todos têm mais uma jogada, e nenhum tempo para alcançar.
navegador-reason-nagasaki-behind = Chegue a Nagasaki: o explorador é seu por { $lost ->
        [one] { $lost } navio
       *[other] { $lost } navios
    }, e começa a última rodada.
navegador-reason-phase = Abra a fase, { $region }: seus navios passam { $borders } fronteiras, e os privilégios são repostos.
# by name
navegador-reason-raced = Explore { FORM($region, as: "the") } antes de { $who }, cujos navios estão tão perto; custa { $lost ->
        [one] { $lost } navio
       *[other] { $lost } navios
    }.
navegador-reason-explore = Leve { $ships } navios { FORM($region, as: "to") }: o explorador vale { $points }, e você chega primeiro; { $lost ->
        [one] perde-se { $lost } navio
       *[other] perdem-se { $lost } navios
    }.
# by name
navegador-reason-sail-last = Navegue { FORM($region, as: "to") }: resta uma colônia lá, e { $who } está ao lado.
navegador-reason-sail-colony = Navegue { FORM($region, as: "to") }: { $count ->
        [one] a última colônia custa { $price }
       *[other] há { $count } colônias, a partir de { $price }
    }, e cada uma pede um navio.
navegador-reason-sail-near = Navegue { FORM($region, as: "to") }: de lá dá para explorar { $near } na próxima vez.
navegador-reason-card = Use a carta já: é uma navegação que não custa a sua vez.
navegador-reason-card-goes = Use a carta antes que ela vá embora: navegue sem gastar a vez, { $regions }.
# by name
navegador-reason-colony-last = Funde por { $price }, { $regions }: depois não resta colônia { FORM($region, as: "in") }, e { $who } também está lá.
# by name
navegador-reason-colony-before = Funde por { $price }, { $regions }, antes de { $who }, que também tem navio { FORM($region, as: "in") }: a próxima custa { $next }.
navegador-reason-colony = Funde por { $price }, { $regions }: a cada mercado { $region } vende { $good }, a { $income } agora.
navegador-reason-sold-out = Compre a última construção enquanto você lidera por { $lead }: todos têm mais uma jogada, e só.
navegador-reason-sold-out-behind = Compre a última construção: os pontos são seus, mas todos têm mais uma jogada.
navegador-reason-building-dearer = Construa { $buildings } por { $price }: depois { FORM($building, as: "a") } custa { $next }.
navegador-reason-factory = Construa { $buildings } por { $price }: ao preço de hoje, { FORM($building, as: "a") } traz { $income } por visita.
navegador-reason-shipyard = Construa { $buildings } por { $price }: um estaleiro vale { $points }, e mais um navio custa só 50 a partir de agora.
navegador-reason-church = Construa { $buildings } por { $price }: uma igreja vale { $points }, e mais um trabalhador custa só 50 a partir de agora.
navegador-reason-workers-sold = Recrute { $count ->
        [one] { $count } trabalhador
       *[other] { $count } trabalhadores
    } por { $price }: { $sold ->
        [one] { $sold } é revendido
       *[other] { $sold } são revendidos
    } na hora por 100 cada.
navegador-reason-ships-sold = Construa { $count ->
        [one] { $count } navio
       *[other] { $count } navios
    } por { $price }: { $sold ->
        [one] { $sold } é revendido
       *[other] { $sold } são revendidos
    } na hora por 100 cada.
navegador-reason-workers-colonies = Primeiro trabalhadores: com { $workers } você funda { $count ->
        [one] { $count } colônia
       *[other] { $count } colônias
    } de uma vez onde estão seus navios.
navegador-reason-workers-building = Primeiro trabalhadores: com { $workers } você pode construir { FORM($building, as: "a") }.
navegador-reason-factories = fábrica
    .gender = f
navegador-reason-workers = Recrute { $count ->
        [one] { $count } trabalhador
       *[other] { $count } trabalhadores
    } por { $price }: cada um é um ponto, e todo ato em terra pede braços.
navegador-reason-ships-explore = Construa navios: com { $ships } você entra { FORM($region, as: "in") } e perde { $lost }.
navegador-reason-ships = Construa { $count ->
        [one] { $count } navio
       *[other] { $count } navios
    } por { $price }: cada um é um ponto, e cada colônia pede um ao lado.
# by name
navegador-reason-privilege-last = Pegue o último privilégio de { $kind } antes de { $who }, que tem { $count } disso.
navegador-reason-privilege = Privilégio de { $kind }: { $bonus } já por um trabalhador, e { $count ->
        [0] o que vier
        [one] o que você tem
       *[other] cada um de { $count }
    } vale { $step } a mais.
navegador-reason-privilege-goa = Privilégio do rei, { $kind }: { $bonus } já sem trabalhador, e { $count ->
        [0] o que vier
        [one] o que você tem
       *[other] cada um de { $count }
    } vale { $step } a mais.
# by name
navegador-reason-sell-before = Venda { $count } de { $good } a { $price } antes que { $who } baixe o preço; você recebe { $whole } ao todo.
navegador-reason-sell-top = Venda { $count } de { $good } já a { $price }, o preço mais alto que há; você recebe { $whole } ao todo.
navegador-reason-process-lift = Processe { $count } de { $good } a { $price }, o que sobe o preço para vendas depois; você recebe { $whole } ao todo.
navegador-reason-trade = Vá ao mercado por { $income }: com { $money } no bolso você volta a comprar.
navegador-reason-paid = { $deed }, e pague { $count ->
        [one] { $count } navio
       *[other] { $count } navios
    } pelo caminho: senão { $field } teria que esperar.
navegador-reason-last = Agora só contam pontos, e isto traz mais { $points }.
navegador-reason-stay = Deixe os outros navios onde estão: podem ir na sua próxima navegação.
navegador-reason-sail = Siga com os outros navios: não custa outra vez.
navegador-reason-start = Comece com { $field }: a primeira casa é grátis, qualquer que seja.
navegador-reason-next = Vá { FORM($field, as: "to") }: de lá { $next } não custa nada na próxima vez.
navegador-reason-then = { $deed }, depois siga para { $next }.
# by name
navegador-reason-building-before = Construa { $buildings } por { $price } antes de { $who }, que também pode pagar: depois { FORM($building, as: "a") } custa { $next }.
navegador-reason-place = { $region }{ $count ->
        [1] {""}
        [2] {" duas vezes"}
       *[other] {" "}{ $count } vezes
    }
navegador-reason-places = { $count } lugares
navegador-reason-buildings = { $count } construções
navegador-reason-deed-build = Construa { $buildings } por { $price }
navegador-reason-deed-settle = Funde por { $price }, { $regions }
navegador-reason-deed-workers = Recrute { $count ->
        [one] { $count } trabalhador
       *[other] { $count } trabalhadores
    } por { $price }
navegador-reason-deed-ships = Construa { $count ->
        [one] { $count } navio
       *[other] { $count } navios
    } por { $price }
navegador-reason-deed-trade = Negocie por { $whole }
navegador-reason-deed-privilege = Pegue o privilégio de { $kind }
navegador-reason-deed-sail = Navegue: { $regions }
