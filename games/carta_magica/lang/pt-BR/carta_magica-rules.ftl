# The rules of `carta_magica` in short, for reading in place.

carta-magica-brief = corrida em volta da ilha
carta-magica-blurb = Gire a roleta, navegue em volta de uma ilha de tempestades, troque mercadorias por ouro e ouro por talismãs, e esteja em casa a tempo. 2 a 4 pessoas, umas 10 a 30 rodadas.

carta-magica-rules-1 =
    Seu navio começa no porto de origem. Troque **mercadorias** por **ouro** nos portos pretos, compre **talismãs** com ouro nos vermelhos, e navegue uma vez em volta da ilha do meio até chegar em casa.
    {""}
    Assim que um navio { $home ->
        [return] volta ao seu porto de origem, com ou sem a volta à ilha,
       *[other] está em casa depois da volta à ilha,
    } { $last_round ->
        [extra] cada um dos outros tem mais uma jogada
       *[other] a rodada vai até o fim
    } e a partida termina{ $home ->
        [return] {":"} pode ser já nas primeiras rodadas.
       *[other] .
    } Vence quem tem mais pontos.
    {""}
    Antes do primeiro giro, cada pessoa escolhe um porto de origem ainda livre, uma personagem (sem nenhum poder) e uma **missão**: ela indica um talismã que vale 10 pontos a mais para você. Você começa com 3 mercadorias e 3 de magia{ $start ->
        [gifts] {","} uma carta de aventura à sua escolha e um talismã
       *[other] {""}
    }. Três talismãs estão abertos.

carta-magica-rules-2 =
    Gire a roleta. Depois faça uma coisa que o número e os sinais permitem: **navegar** { $steps ->
        [exact] exatamente
       *[other] até
    } esse número de casas, ou pegar tantas **mercadorias** ou tanta **magia** quanto ele diz, ou comprar uma carta de **aventura**.
    {""}
    Você pode ter no máximo 8 fichas de cada tipo; o que não cabe se perde. Cartas de ouro, mercadorias e magia { $income ->
        [counted] contam nesse limite, e uma que não cabe é trocada na hora por tantas fichas quantas couberem. Elas
       *[other] contam além dele e
    } são gastas inteiras, sem troco.

carta-magica-rules-3-title = Navegar
carta-magica-rules-3 =
    Navios passam pelos lados das casas{ $neighbours ->
        [eight] {""} e pelos cantos
       *[other] {""}
    }, não por terra, rochas{ $calm ->
        [stop] {""} ou outros navios. Um navio pode entrar em uma casa sem vento: lá o movimento acaba, e ele fica preso.
       *[other] {","} casas sem vento ou outros navios.
    } Você não pode terminar onde começou, nem voltar ao porto de onde sai. { $harbours ->
        [pass] Você pode atravessar um porto.
       *[other] Em um porto você para e perde as casas que sobram.
    }
    {""}
    As casas têm nome: a letra da coluna e o número da linha, como `K1`.

carta-magica-rules-4 =
    Nos **pretos** você troca 2 mercadorias por 1 de ouro quantas vezes quiser, e compra uma carta de aventura cada vez que chega, mesmo se foi uma tempestade que trouxe você. Primeiro vende, depois compra a carta; o que ela traz também pode ser vendido.
    {""}
    Nos **vermelhos** você compra talismãs por 2 de ouro cada, tantos quantos puder pagar: um dos três abertos ou um às cegas. A fila é reposta na hora.
    {""}
    Você negocia quando entra navegando. Um navio que a tempestade trouxe negocia na próxima jogada, se não navegar (uma jogada com tempestade ou perdida não conta); um navio danificado em um porto negocia em toda jogada. Os dois podem usar a jogada só para o negócio.

carta-magica-rules-5-title = Tempestades
carta-magica-rules-5 =
    A sexta seção é uma tempestade. Um segundo giro diz para onde ela leva todos os navios, duas casas. O que está mais longe na direção do vento anda primeiro. Um porto detém o navio.
    {""}
    Um navio que não pode seguir fica **danificado** onde está; em uma casa sem vento ele fica **em calmaria**. O martelo solta um navio danificado, o vento um em calmaria, quando saem no giro do dono. Uma carta também, ou um pagamento: { $repair ->
        [goods] 2 mercadorias
       *[other] 2 de ouro
    } pelo reparo, { $tow ->
        [gold] 2 de ouro
       *[other] 2 mercadorias
    } pelo reboque. Então o navio navega o número da roleta. Navios presos estão a salvo de tempestades e batalhas.

carta-magica-rules-6-title = Cartas de aventura
carta-magica-rules-6 =
    O bom tempo protege { $good_weather ->
        [all] todos os navios
       *[other] o seu navio
    } em uma tempestade. O reparo e o vento da sorte soltam um navio preso; o vento da sorte também { $lucky_wind ->
        [five] troca por 5 casas o número de
       *[other] soma 5 casas a
    } qualquer outra navegação pela roleta. “Gire de novo” repete qualquer giro seu. A luneta mostra três cartas, e você fica com uma; as outras { $telescope ->
        [bottom] vão para o fundo do baralho
       *[other] voltam para cima
    }. A maldição abre três outros talismãs. Cada pagamento de mercadorias que você não pode fazer custa uma jogada.
    {""}
    Todo **monstro** é enfrentado na hora: gaste magia, gire, e some 1 para cada monstro que já domou. Chegue à força dele para levar o ouro e ficar com a carta. Se falhar, você perde todas as fichas de mercadorias, e o monstro { $monster ->
        [bottom] vai para o fundo do baralho
       *[other] é embaralhado de volta
    }.

carta-magica-rules-7-title = Batalha
carta-magica-rules-7 =
    Se { $battle ->
        [beside] depois da sua ação, qualquer que seja, você está ao lado de um navio que tem o talismã da sua missão,
       *[other] você navega até o lado de um navio que tem o talismã da sua missão,
    } pode atacar. Os dois giram; o número maior leva um talismã ou uma carta do outro. Depois os dois podem combinar de trocar de lugar.

carta-magica-rules-8 =
    Talismãs valem seus pontos, o da sua missão 10 a mais, cada ouro 1 { $gold_points ->
        [tokens] em fichas, nada em cartas,
       *[other] em fichas e cartas,
    } e estar em casa { $bonus ->
        [any] na última rodada vale 15, com ou sem a volta à ilha.
       *[other] na última rodada, depois da volta à ilha, vale 15.
    } Em caso de empate, vence quem tem mais ouro em fichas e cartas; se isso também for igual, a vitória é dividida.
    {""}
    As edições das regras se contradizem. { $edition ->
        [any] Estas são as regras da original, húngara; uma mesa pode seguir outra, e as regras dela dizem isso.
        [original] Esta mesa segue a original, húngara
        [en] Esta mesa segue a inglesa
        [nl] Esta mesa segue a holandesa
        [de] Esta mesa segue a alemã
        [es] Esta mesa segue a espanhola
        [fr] Esta mesa segue a francesa
        [pl] Esta mesa segue a polonesa
        [cz] Esta mesa segue a tcheca
        [sk] Esta mesa segue a eslovaca
        [ua] Esta mesa segue a ucraniana
        [ru] Esta mesa segue a russa
        [si] Esta mesa segue a eslovena
       *[other] Esta mesa segue { $edition }
    }{ $edition ->
        [any] {""}
       *[other] {","} com as mudanças das opções dela, e estas regras também.
    }
    {""}
    As regras impressas não põem limite de rodadas. Aqui uma partida termina { $rounds ->
        [any] no máximo depois de 60 rodadas (uma opção da mesa)
       *[other] no máximo depois de { $rounds } rodadas
    }.
