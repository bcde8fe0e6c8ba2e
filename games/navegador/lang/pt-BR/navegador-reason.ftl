# Why one would play a line, from one player to another: at most 120 characters each.

navegador-reason-nagasaki = Chegue a Nagasaki enquanto você tem { $lead } de vantagem: todos têm mais uma jogada, e não há tempo para alcançar você.
navegador-reason-nagasaki-behind = Chegue a Nagasaki: o explorador é seu por { $lost ->
        [1] { $lost } navio
       *[other] { $lost } navios
    }, e começa a última rodada.
navegador-reason-phase = Explore { FORM($region, as: "the") }: na nova fase seus navios cruzam { $borders } fronteiras, e os privilégios são repostos.
navegador-reason-raced = Explore { FORM($region, as: "the") } antes { FORM($who, as: "of") }, que tem navios tão perto quanto os seus; custa { $lost ->
        [1] { $lost } navio
       *[other] { $lost } navios
    }.
navegador-reason-explore = Leve { $ships } navios { FORM($region, as: "to") }: o explorador vale { $points }, e você chega primeiro; { $lost ->
        [1] perde-se { $lost } navio
       *[other] perdem-se { $lost } navios
    }.
navegador-reason-sail-last = Navegue { FORM($region, as: "to") }: resta uma colônia lá, e { FORM($who, as: "nom") } está ao lado.
navegador-reason-sail-colony = Navegue { FORM($region, as: "to") }: { $count ->
        [1] a última colônia custa { $price } e pede um navio
       *[other] restam { $count } colônias, a partir de { $price }, e cada uma pede um navio
    }.
navegador-reason-sail-near = Navegue { FORM($region, as: "to") }: de lá dá para explorar { FORM($near, as: "the") } na próxima vez.
navegador-reason-card = Use a carta já: é uma navegação que não gasta a sua jogada.
navegador-reason-card-goes = Use a carta antes que ela passe adiante: navegue { FORM($regions, as: "to") } sem gastar a jogada.
navegador-reason-colony-last = Funde { FORM($regions, as: "in") } por { $price }: depois não resta colônia { FORM($region, as: "in") }, e { FORM($who, as: "nom") } também está lá.
navegador-reason-colony-before = Funde { FORM($regions, as: "in") } por { $price } antes { FORM($who, as: "of") }, que também tem navio { FORM($region, as: "in") }: a próxima custa { $next }.
navegador-reason-colony = Funde { FORM($regions, as: "in") } por { $price }: a cada ida ao mercado { FORM($region, as: "the") } vende { $good }, a { $income } agora.
navegador-reason-sold-out = Compre a última construção enquanto você tem { $lead } de vantagem: todos têm só mais uma jogada.
navegador-reason-sold-out-behind = Compre a última construção: os pontos são seus, mas todos têm mais uma jogada.
navegador-reason-building-dearer = Construa { $buildings } por { $price }: { FORM($building, as: "gender") ->
        [m] o próximo { $building }
       *[f] a próxima { $building }
    } custa { $next }.
navegador-reason-factory = Construa { $buildings } por { $price }: ao preço de hoje, { FORM($building, as: "a") } rende { $income } por visita ao mercado.
navegador-reason-shipyard = Construa { $buildings } por { $price }: um estaleiro vale { $points }, e um navio a mais passa a custar só 50.
navegador-reason-church = Construa { $buildings } por { $price }: uma igreja vale { $points }, e um trabalhador a mais passa a custar só 50.
navegador-reason-sold = { $what ->
        [workers] Recrute { $count ->
            [1] { $count } trabalhador
           *[other] { $count } trabalhadores
        }
       *[ships] Construa { $count ->
            [1] { $count } navio
           *[other] { $count } navios
        }
    } por { $price }: { $sold ->
        [1] { $sold } é revendido
       *[other] { $sold } são revendidos
    } na hora por 100{ $sold ->
        [1] {""}
       *[other] {" "}cada
    }.
navegador-reason-workers-colonies = Primeiro, trabalhadores: com { $workers } você funda { $count ->
        [1] { $count } colônia
       *[other] { $count } colônias
    } de uma vez onde estão seus navios.
navegador-reason-workers-building = Primeiro, trabalhadores: com { $workers } você pode construir { FORM($building, as: "a") }.
navegador-reason-factories = fábrica
    .gender = f
navegador-reason-workers = Recrute { $count ->
        [1] { $count } trabalhador
       *[other] { $count } trabalhadores
    } por { $price }: cada um é um ponto, e toda ação em terra pede braços.
navegador-reason-ships-explore = Construa navios: com { $ships } você entra { FORM($region, as: "in") } e perde { $lost }.
navegador-reason-ships = Construa { $count ->
        [1] { $count } navio
       *[other] { $count } navios
    } por { $price }: cada um é um ponto, e cada colônia pede um ao lado.
navegador-reason-privilege-last = Pegue o último privilégio de { $kind } antes { FORM($who, as: "of") }, que tem { $count } desse tipo.
navegador-reason-privilege = Privilégio { $king ->
        [0] de { $kind }: { $bonus } na hora por um
       *[other] do rei, { $kind }: { $bonus } na hora, sem
    } trabalhador, e { FORM($kind, as: "gender") ->
        [fp] { $count ->
            [0] a que vier
            [1] a que você tem
           *[other] cada uma das suas { $count }
        }
       *[mp] { $count ->
            [0] o que vier
            [1] o que você tem
           *[other] cada um dos seus { $count }
        }
    } vale { $step } a mais.
navegador-reason-sell-before = Venda { $count } de { $good } a { $price } antes que { FORM($who, as: "nom") } baixe o preço; você recebe { $whole } ao todo.
navegador-reason-sell-top = Venda { $count } de { $good } já a { $price }, o preço mais alto que há; você recebe { $whole } ao todo.
navegador-reason-process-lift = Processe { $count } de { $good } a { $price }, o que aumenta o preço para vendas futuras; você recebe { $whole } ao todo.
navegador-reason-trade = Vá ao mercado e receba { $income }: com { $money } no bolso você pode comprar de novo.
navegador-reason-paid = { $deed }, e pague { $count ->
        [1] { $count } navio
       *[other] { $count } navios
    } pelo caminho: senão a casa { $field } teria que esperar.
navegador-reason-last = Agora só contam pontos, e isto traz mais { $points }.
navegador-reason-stay = Deixe os outros navios onde estão: podem ir na sua próxima navegação.
navegador-reason-sail = Siga com os outros navios: não custa outra jogada.
navegador-reason-start = Comece pela casa { $field }: a primeira é grátis, qualquer que seja.
navegador-reason-next = Vá para a casa { $field }: de lá a casa { $next } não custa nada na próxima jogada.
navegador-reason-then = { $deed }, depois vá para a casa { $next }.
navegador-reason-building-before = Construa { $buildings } por { $price } antes { FORM($who, as: "of") }, que também pode pagar: { FORM($building, as: "gender") ->
        [m] o próximo { $building }
       *[f] a próxima { $building }
    } custa { $next }.
navegador-reason-place = { $region }{ $count ->
        [1] {""}
        [2] {" duas vezes"}
       *[other] {" "}{ $count } vezes
    }
    .in = { $count ->
        [1] uma colônia
        [2] duas colônias
       *[other] { $count } colônias
    } { FORM($region, as: "in") }
navegador-reason-places = { $count } colônias
    .in = { $count } colônias
navegador-reason-buildings = { $count } construções
navegador-reason-deed-build = Construa { $buildings } por { $price }
navegador-reason-deed-settle = Funde { FORM($regions, as: "in") } por { $price }
navegador-reason-deed-recruit = { $what ->
        [workers] Recrute { $count ->
            [1] { $count } trabalhador
           *[other] { $count } trabalhadores
        }
       *[ships] Construa { $count ->
            [1] { $count } navio
           *[other] { $count } navios
        }
    } por { $price }
navegador-reason-deed-trade = Vá ao mercado e receba { $whole }
navegador-reason-deed-privilege = Pegue o privilégio de { $kind }
navegador-reason-deed-sail = Navegue { FORM($regions, as: "to") }
