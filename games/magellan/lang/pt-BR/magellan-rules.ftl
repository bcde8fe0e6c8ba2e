# The rules of `magellan` in short, for reading in place.

magellan-brief = ganhar mais que todos no globo
magellan-blurb = Leve equipes técnicas pelo mundo de 1986, desenvolva países e viva da renda deles; cartas históricas mudam o mundo. 2 a 4 pessoas.

magellan-rules-1 =
    O mapa é uma grade de dez graus. 5N1 é a quinta linha ao norte do equador e a primeira coluna a leste de Greenwich: Paris. As colunas 1 a 18 ficam a leste de Greenwich, 19 a 36 a oeste. As bordas esquerda e direita se juntam, os polos não.
    {""}
    Você começa em { $bases ->
        [1] uma ilha do sul, longe das outras,
        [2] uma ilha do Pacífico ou do Ártico, longe das outras,
        [3] uma ilha do Atlântico, perto das outras,
        [4] uma ilha perto de Fiji, perto das outras,
       *[other] uma ilha
    } com cinco jipes, três navios e { $seats ->
        [2] 1.200 M
        [3] 800 M
        [4] 600 M
       *[other] dinheiro: 1.200 M com duas pessoas, 800 M com três, 600 M com quatro
    }. { $start ->
        [plain] Nenhuma carta está aberta no início.
       *[other] Duas descobertas e cinco países estão abertos no início.
    } Leve um jipe à capital de um país cuja carta está aberta, pague, e o país é seu. Vence quem tem renda acima { $target ->
        [any] da meta da mesa (150 M, 100 M ou 75 M)
       *[other] de { $target } M
    }; só contam as rendas impressas. A meta aparece depois de cada renda na imagem da mesa.

magellan-rules-2-title = Uma jogada
magellan-rules-2 =
    1. **Role.** Com um seis, role de novo e some. O total são os seus **passos**.
    2. Se o dado mostra **quatro ou cinco**, vire uma carta do baralho que quiser: um país para desenvolver, ou uma carta histórica, que vale na hora. Há { $countries ->
        [any] 50 países, ou 100 com o suplemento,
       *[other] { $countries } países
    } e cartas históricas { $history6 ->
        [any] das séries 1 a 5, com os suplementos também 6 a 10 e 11 a 15.
        [on] { $history11 ->
            [on] das séries 1 a 15.
           *[other] das séries 1 a 10.
        }
       *[other] { $history11 ->
            [on] das séries 1 a 5 e 11 a 15.
           *[other] das séries 1 a 5.
        }
    } Cartas que nada podem fazer no nível da mesa ficam de fora.
    3. **Mova** quaisquer peças suas, em qualquer ordem, e compre, desenvolva ou venda como quiser. Passos que sobram se perdem.
    {""}
    Quem termina a jogada sem dinheiro e sem país está fora do jogo.

magellan-rules-3-title = Movimento
magellan-rules-3 =
    Uma linha da grade custa 1 passo a um **navio** e 2 a um **jipe**. Embarcar custa 1 passo, desembarcar 1 passo. Uma diagonal são duas linhas. Um navio leva um jipe.
    {""}
    Navios precisam de água aberta de casa em casa, jipes de terra. Uma casa pode ter vários mares ou várias terras que não se tocam: 5N1 tem o Canal da Mancha e o Mediterrâneo. O Canal de Suez custa 1 passo, o do Panamá nada.
    {""}
    Escolha uma peça e um lugar; o caminho mais barato é achado para você, com embarque, viagem, desembarque e estrada de uma só vez. Entre caminhos de mesmo custo vale um sem luta, depois um que ganha um prêmio aberto. Se o lugar ficar além dos seus passos, a peça vai até onde pode.

magellan-rules-4-title = Países e dinheiro
magellan-rules-4 =
    Um jipe em terra na capital desenvolve o país pelo custo dele, na hora e na sua vez. Um jipe pode desenvolver vários países e seguir.
    {""}
    As rendas são pagas quando se vira uma carta de **renda** (séries 2, 7, 12): todos recebem a própria.
    {""}
    Um jipe custa 10 M, um navio 25 M, um avião 50 M; o limite é de 18 jipes, 6 navios e 6 aviões. Peças novas ficam na sua base de partida. O banco recompra um país pela metade do custo; a carta fica aberta de novo.
    {""}
    Se você não puder pagar o que deve, precisa vender países. Se não tiver nenhum para vender, ou se o pagamento levar seu último dinheiro e você não tiver país, está fora do jogo na hora. Enquanto uma carta proíbe vender, o que você não pode pagar é perdoado.

magellan-rules-5-title = Cartas históricas
magellan-rules-5 =
    Algumas valem na hora, outras ficam abertas: prêmios para quem chega primeiro a um lugar, rendas, custos e preços mudados até a próxima carta de economia (séries 4, 9, 14), guerras até uma carta de paz ou por algumas rodadas. Cartas usadas vão para o fundo do baralho.
    {""}
    Uma peça precisa entrar em um lugar depois que a carta dele foi virada. Um jipe chegou quando está em terra, um avião quando voou até lá e pousou, em terra ou em um navio; um avião que um navio trouxe não chegou. Um jipe que embarca e desembarca na mesma casa não entrou nela.
    {""}
    Prêmios por países contam cada país uma vez, a partir do momento em que a carta foi virada.

magellan-rules-6-title = Guerra
magellan-rules-6 =
    { $level ->
        [peace] **Esta mesa joga sem guerras.** Em outras, enquanto há guerra
       *[other] Enquanto há guerra
    }, inimigos na mesma casa lutam, primeiro aviões, depois navios, depois jipes: um dado cada, o menor perde uma peça, o empate favorece quem está na vez, até um lado não ter nenhuma. A peça menos carregada se perde primeiro. Peças a bordo de outras não lutam e se perdem com o que as carrega.
    {""}
    Uma peça em movimento para onde encontra um inimigo. Um jipe em terra na capital inimiga conquista o país de graça se quem o tem não tem jipe nessa casa.
    {""}
    Uma nova guerra substitui a antiga. Uma guerra acaba com uma carta de paz, depois das suas rodadas, ou quando só resta um lado na partida.

magellan-rules-7-title = Aviões
magellan-rules-7 =
    { $level ->
        [any] Níveis *aviões* e *experientes*:
        [peace] **Esta mesa joga sem aviões.** Em outras:
        [simplest] **Esta mesa joga sem aviões.** Em outras:
       *[other] Esta mesa joga com aviões:
    } duas linhas custam 1 passo, meios passos são arredondados para cima, e nenhum voo é grátis. Um avião pousa nos seus países ou onde você tem um jipe em terra, na mesma jogada. Leva um jipe, que embarca no mesmo pedaço de terra; para um jipe ao lado dele, embarque, voo e desembarque são uma só escolha.
    {""}
    Na guerra um avião pode bombardear uma casa no voo, se lá não há avião inimigo (lute antes com ele). O dado especial: seu avião é abatido; um jipe; dois jipes; um navio; um jipe e um navio; erro. Quem é atingido escolhe o que se perde. Bombas acertam jipes em terra e navios, e o que um navio carrega afunda com ele; jipes e aviões a bordo não podem ser atingidos sozinhos. Se a peça que a face mostra não está lá, nada é atingido.
    {""}
    Em uma guerra só de aviões, aviões lutam entre si e bombardeiam; jipes e navios não lutam e não conquistam países.

magellan-rules-8-title = Experientes
magellan-rules-8 =
    { $level ->
        [any] Nível *experientes*:
        [experts] Esta mesa joga no nível dos experientes:
       *[other] **Não nesta mesa.** Entre experientes:
    } aviões também pousam nos seus próprios navios vazios e ficam a bordo enquanto eles navegam. Um avião que veio com um jipe sai com ele. Um avião em um navio não luta no ar e não impede um bombardeio; afunda com o navio.
    {""}
    Antes de um combate naval cada avião nos seus navios nessa casa pode bombardear duas vezes, uma por jogada: primeiro os de quem está na vez, depois, quando o combate é escolhido, os de quem é atacado.
    {""}
    Valem os parágrafos sob os asteriscos: guerras têm **aliados**. Aliados não lutam; quem conquista um país paga a cada aliado uma parte do custo; para cada peça que um inimigo destrói, cada aliado de quem a perde entrega uma igual.

magellan-rules-9-title = Vencer
magellan-rules-9 =
    Quem tem renda acima { $target ->
        [any] da meta da mesa
       *[other] de { $target } M
    } vence na hora. { $end ->
        [any] Quem vence sai, o dinheiro dessa pessoa é dividido, os países ficam abertos de novo, e os outros continuam pelos demais lugares (ou a partida termina, como a mesa quiser).
        [winner] A partida termina.
       *[other] Quem vence sai, o dinheiro dessa pessoa é dividido, os países ficam abertos de novo, e os outros continuam pelos demais lugares.
    } { $rounds ->
        [any] Com um limite de rodadas vencem as rendas maiores.
        [none] Não há limite de rodadas.
       *[other] Depois de { $rounds } rodadas vencem as rendas maiores.
    }
