# What is asked of whoever is to move, in brief. Labels have at most 34 characters, a stake 80, a question 24, a frame 18.

## Regions within a sentence, short

navegador-sea-rio = Rio
    .gender = m
navegador-sea-cabo = Cabo
    .gender = m

## Answers: the deed, its price, its gain

navegador-decide-card-explore = Carta: explorar { FORM($region, as: "the") }, { $lost ->
        [1] −{ $lost } navio
       *[other] −{ $lost } navios
    }
navegador-decide-card-sail = Carta: levar { $count } { $seas ->
        [1] { FORM($region, as: "to") }
       *[other] para { $seas } mares
    }
navegador-decide-explore = Explorar { FORM($region, as: "the") }: +{ $points }, { $gone ->
        [1] −{ $gone } navio
       *[other] −{ $gone } navios
    }
navegador-decide-sail = Levar { $count } { FORM($region, as: "to") }
navegador-decide-sail-colony = Levar { $count } { FORM($region, as: "to") }: { $good } a { $sells }
navegador-decide-sail-near = Levar { $count } { FORM($region, as: "to") }, perto { FORM($near, as: "of") }
navegador-decide-sail-two = Navegar { FORM($region, as: "to") } e { FORM($other, as: "the") }
navegador-decide-sail-seas = Levar { $count } { $seas ->
        [1] { FORM($region, as: "to") }
       *[other] para { $seas } mares
    }{ $due ->
        [0] {""}
        [1] : custa { $due } navio
       *[other] : custa { $due } navios
    }
navegador-decide-workers = Recrutar { $count }: { $price }, { $due ->
        [0] total { $level }
        [1] { $due } navio
       *[other] { $due } navios
    }
navegador-decide-sold = { $what ->
        [workers] Recrutar
       *[ships] Construir
    } { $count }: { $price }, revende { $sold }: +{ $income }
navegador-decide-ships = { $count ->
        [1] Construir 1 navio
       *[other] Construir { $count } navios
    }: { $price }, { $due ->
        [0] { $level } no mar
        [1] paga { $due } navio
       *[other] paga { $due } navios
    }
navegador-decide-colony = { $count ->
        [1] Colônia { FORM($region, as: "in") }: { $price }, { $due ->
            [0] { $good } a { $sells }
            [1] { $due } navio
           *[other] { $due } navios
        }
       *[other] Fundar { $count } { FORM($region, as: "in") }: { $price }, { $due ->
            [0] total { $owned }
            [1] { $due } navio
           *[other] { $due } navios
        }
    }
navegador-decide-colonies = Fundar { $count } colônias: { $price }, { $due ->
        [0] total { $owned }
        [1] { $due } navio
       *[other] { $due } navios
    }
navegador-decide-building = { FORM($name, as: "nom", cap: "yes") }: { $price }, { $due ->
        [0] +{ $points }
        [1] { $due } navio
       *[other] { $due } navios
    }
navegador-decide-buildings = { $count } construções: { $price }, { $due ->
        [0] +{ $points }
        [1] { $due } navio
       *[other] { $due } navios
    }
navegador-decide-kinds = { $kinds ->
        [factory] Construir { $count } fábricas:
        [shipyard] Construir { $count } estaleiros:
        [church] Construir { $count } igrejas:
        [factory-shipyard] Fábrica e estaleiro:
        [factory-church] Fábrica e igreja:
       *[shipyard-church] Estaleiro e igreja:
    } { $price }, +{ $points }
navegador-decide-last = { $count ->
        [1] Última construção
       *[other] As últimas { $count }
    }: { $price }, { $due ->
        [0] +{ $points }, última rodada
        [1] { $due } navio, +{ $points }
       *[other] { $due } navios, +{ $points }
    }
navegador-decide-trade = Mercado: +{ $income }, paga { $due ->
        [1] { $due } navio
       *[other] { $due } navios
    }
navegador-decide-sell = Vender { $count ->
        [3] tudo
       *[other] { $goods }
    }: +{ $income }
navegador-decide-process = Processar { $count ->
        [3] tudo
       *[other] { $goods }
    }: +{ $income }
navegador-decide-sell-rest = Vender { $good }, processar o resto: +{ $income }
navegador-decide-process-rest = Processar { $good }, vender o resto: +{ $income }
navegador-decide-both = Vender { $sold }, processar { $processed }: +{ $income }
navegador-decide-privilege = Priv. de { $kind ->
        [colony] colônia:
        [factory] fábrica:
        [explorer] explorador:
        [shipyard] estaleiro:
       *[church] igreja:
    } { $due ->
        [0] 1 trab., +{ $bonus }
        [1] trab., { $due } navio
       *[other] trab., { $due } navios
    }
navegador-decide-king = Rei, { $kind ->
        [colony] colônias:
        [factory] fábricas:
        [explorer] exploradores:
        [shipyard] estaleiros:
       *[church] igrejas:
    } { $due ->
        [0] +{ $bonus }
        [1] { $due } navio, +{ $bonus }
       *[other] { $due } navios, +{ $bonus }
    }
navegador-decide-field = { $field }…
navegador-decide-stay = Ficar onde estão
navegador-decide-send = Levar { $count } { FORM($region, as: "from") }
navegador-decide-give = Entregar { $count } { FORM($region, as: "from") }
navegador-decide-give-two = Navios { FORM($region, as: "from") } e { FORM($other, as: "from") }
navegador-decide-give-many = Entregar { $count }, de { $seas } mares
navegador-decide-crown = Pôr em { $kind }: +{ $gain }

## Answers of the last turn: the deed, and the points that it brings

navegador-decide-points = { $what }: { $sign ->
        [0] sem pontos
        [1] +{ $points }
       *[other] −{ $points }
    }
navegador-last-trade = Mercado, { $income }
navegador-last-build = { $count ->
        [1] { FORM($name, as: "nom", cap: "yes") }
       *[other] { $count } construções
    }
navegador-last-settle = { $count ->
        [1] Colônia { FORM($region, as: "in") }
       *[other] { $count } colônias
    }
navegador-last-recruit = { $what ->
        [workers] { $count ->
            [1] { $count } trabalhador
           *[other] { $count } trabalhadores
        }
       *[ships] { $count ->
            [1] { $count } navio
           *[other] { $count } navios
        }
    }
navegador-last-privilege = Privilégio: { $kind }
navegador-last-king = Rei: { $kind }

## What is asked

navegador-question-first = Onde você começa?
navegador-question-field = Sua peça: para onde?
navegador-question-last = Última jogada: onde?
navegador-question-whole = É a sua vez
navegador-question-pay = { $count ->
        [1] Qual navio paga?
       *[other] Quais { $count } navios pagam?
    }
navegador-question-sail = Quem navega para onde?
navegador-question-rest = E os outros?
navegador-question-join = Quem vai junto?
navegador-question-market = O que você negocia?
navegador-question-colonies = Quais colônias?
navegador-question-buildings = O que você constrói?
navegador-question-workers = Quantos trabalhadores?
navegador-question-ships = Quantos navios?
navegador-question-privilege = Qual privilégio?
navegador-question-king = Privilégio do rei: onde?

## The figure that frames it

navegador-frame-points = Você { $points }, líder { $best }
navegador-frame-borders = { $borders ->
        [1] { $borders } fronteira
       *[other] { $borders } fronteiras
    }
navegador-frame-ships = { $ships } no mar
navegador-frame-more = mais { $count }
navegador-frame-workers = { $workers ->
        [1] { $workers } trabalhador
       *[other] { $workers } trabalhadores
    }

## What is special now, and what follows from it

navegador-stake-equal = { $count ->
    [2] **As duas rendem o mesmo agora.** Escolha a que preferir.
   *[other] **As três rendem o mesmo agora.** Escolha a que preferir.
  }
navegador-stake-last = **Agora só contam pontos.** 200 cruzados valem 1, um trabalhador ou navio também.
navegador-stake-first = **Um explorador vale 4, e só o primeiro a entrar o leva.** Só se entra com dois.
navegador-stake-card = **A carta Navegador está com você.** Pode navegar uma vez antes da jogada.
navegador-stake-card-goes = **Sua carta Navegador logo passa adiante.** Navegue já, ou avance pouco no rondel.
navegador-stake-buildings = { $count ->
    [1] **Resta { $count } construção.** Quem a comprar dá início à última rodada.
   *[other] **Restam { $count } construções.** A última delas dá início à rodada final.
  }
navegador-stake-colony = **Está à venda a última colônia { FORM($region, as: "of") }.** { FORM($who, as: "nom", cap: "yes") } também está lá.
navegador-stake-unknown = **Ninguém explorou { FORM($region, as: "the") }.** Vale { $points }, e { FORM($who, as: "nom") } está igualmente perto.
navegador-stake-money = { $money ->
        [0] **Você não tem dinheiro.** Uma visita ao mercado rende { $income }.
       *[other] **Você tem só { $money }.** Uma visita ao mercado rende { $income }.
    }
navegador-stake-rich = **{ $money } cruzados estão parados.** Gaste: no fim, 200 são um ponto.
navegador-stake-price = **{ $good ->
    [sugar] Açúcar
    [gold] Ouro
   *[spice] Especiarias
  }: venda a { $price }.** Você pode vender { $count }.
navegador-stake-fields = **Três casas são grátis.** Cada casa a mais custa um navio.
navegador-stake-pay = **Um navio no mar é um ponto.** Entregue um que não tenha o que fazer.
navegador-stake-enter = **{ $needed } navios entram { FORM($region, as: "in") }, { $lost ->
    [1] perde-se { $lost }
   *[other] perdem-se { $lost }
  }.** O explorador vale { $points }.
navegador-stake-sail = **Cada colônia precisa de um navio só dela.** Leve navios para onde quer colônias.
navegador-stake-sailed = **{ $count ->
        [1] { $count } navio
       *[other] { $count } navios
    }, { $origin } → { $to }.** { $still ->
    [0] Os outros podem ir depois da descoberta.
    [1] E o outro?
   *[other] E os outros { $still }?
  }
navegador-stake-sailed-many = **{ $count } navios estão a caminho.** { $still ->
    [0] Os outros podem ir depois da descoberta.
    [1] E o outro?
   *[other] E os outros { $still }?
  }
navegador-stake-look = **Colônias { FORM($region, as: "in") } custam { $price } ou mais.** Os outros navios ainda podem navegar.
navegador-stake-join = **{ $count ->
        [1] { $count } navio vai
       *[other] { $count } navios vão
    } { FORM($region, as: "to") }.** { $needed ->
        [1] Mais { $needed } precisa
       *[other] Mais { $needed } precisam
    } entrar junto.
navegador-stake-market = **O que você vende barateia, o que processa encarece.** Vale o preço de hoje.
navegador-stake-colonies = **Cada uma precisa de um navio lá e de dois trabalhadores.** No máximo { $most }.
navegador-stake-workers-few = **Você tem { $workers ->
        [1] { $workers } trabalhador
       *[other] { $workers } trabalhadores
    }.** Uma fábrica pede 3, um estaleiro 4, uma igreja 5.
navegador-stake-cheap = **{ $cheap ->
        [1] Um custa 50
       *[other] { $cheap } custam 50 cada
    }.** { $dear ->
        [0] Você não pode ter mais.
       *[other] Os outros custam { $dear }.
    }
navegador-stake-privilege = { $king ->
        [0] {"*"}*Custa um trabalhador.** Tudo o que você tem desse tipo passa a valer mais.
       *[other] {"*"}*Custa um trabalhador; o do rei, nenhum.** O que você tem desse tipo vale mais.
    }
navegador-stake-king = **A última ação da sua partida.** O privilégio conta uma vez por item desse tipo.

## The other answers

navegador-rest-field = { $count ->
        [0] Outra casa: grátis
        [1] Outra casa: custa { $count } navio
       *[other] Outra casa: custa { $count } navios
    }
navegador-rest-field-costs = { $least ->
        [0] { $most ->
            [1] Outra casa: grátis, ou 1 navio
           *[other] Outra casa: até { $most } navios
        }
       *[other] Outra casa: { $least } a { $most } navios
    }
navegador-rest-pay = Outros navios
navegador-rest-sail = Outra frota, grupo por grupo
navegador-rest-market = Outro negócio, item por item
navegador-rest-colonies = Outras colônias, uma por uma
navegador-rest-buildings = Outras construções, uma por uma
navegador-rest-privilege = Outro tipo
