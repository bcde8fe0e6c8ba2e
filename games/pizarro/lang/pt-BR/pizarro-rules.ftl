# The rules of `pizarro` in short, for reading in place, and the names of its pictures.

pizarro-brief = lances por exploradores
pizarro-blurb = Dê lances pelas viagens de seis exploradores, e pague com cartas que valem coroas se você as guardar. 3 a 6 pessoas, até 36 leilões curtos.

pizarro-picture-hand = Minha mão
pizarro-picture-sheet = Pontuação final

pizarro-rules-1 =
    Você reina. Seis exploradores oferecem seus serviços, e você dá lances por eles com cartas de dinheiro. Um explorador que você paga leva seu navio a uma casa com coroas, dinheiro ou uma ação.
    {""}
    Três viagens de cada explorador chegam ao primeiro mar (fase I, 18 cartas), duas ao segundo (fase II, 12 cartas), uma ao terceiro (fase III, 6 cartas). Coroas são pontos, e vence quem tem mais **pontos** no fim.

pizarro-rules-2-title = Suas cartas
pizarro-rules-2 =
    Você começa com nove cartas de dinheiro, de 1 a 9. Cada uma tem um **saco** (o que ela paga) e **coroas** (o que ela vale se ainda estiver com você no fim).
    {""}
    Cartas baixas valem mais coroas: as de 1 a 3 têm três, as de 4 a 6 têm duas, as de 7 a 9 têm uma. Por isso todo pagamento custa pontos, e pagar com cartas altas custa menos.
    {""}
    Cartas novas vêm no fim das fases I e II: duas para cada pessoa, e, para **cada navio** em uma casa dessa fase, tantas quantos forem os sacos da casa (dois navios em uma casa com dois sacos: quatro cartas). Depois da fase III só se pagam os sacos. Durante uma fase só Vasco da Gama traz cartas.

pizarro-rules-3-title = Um leilão
pizarro-rules-3 =
    1. A próxima carta de explorador é revelada.
    2. Quem tem um veto de Colombo não usado pode mandá-la para o fundo do monte. Quando ela volta, pode ser vetada de novo.
    3. Fala primeiro quem comprou por último, depois em sentido horário: aumentar ou passar. Na primeira carta de todas um sorteio diz quem fala primeiro; quem não pode dar lance é pulado. Passar é definitivo nesta carta. Você pode oferecer o que a sua mão pode pagar.
    4. Quando todos os outros passaram sem nenhum lance, a última pessoa ainda pode dar um (1 basta) ou passar.
    5. Quem vence paga. Não há troco, mas nenhuma carta pode sobrar: se um pagamento ainda basta sem uma das cartas, essa carta fica na sua mão. { $exact ->
        [on] Nesta mesa você paga o valor exato quando a sua mão permite.
       *[other] Você pode pagar a mais de propósito, mesmo que pudesse pagar o valor exato: uma carta alta em vez de duas baixas guarda coroas. (Uma mesa pode proibir isso.)
    }
    6. O navio de quem venceu é colocado (fase I) ou avança (fases II e III), e a ação da casa acontece.
    {""}
    Na fase I pode dar lance quem ainda tem um navio. Nas fases II e III você precisa de um navio na casa anterior. Uma carta que ninguém quer sai do jogo.

pizarro-rules-4-title = Colombo, Pizarro, Magalhães
pizarro-rules-4 =
    • **Colombo**: 1, 5, 10 coroas, um saco nas fases I e II. Cada carta da fase I dá um **veto**, usado uma vez, em qualquer fase.
    • **Pizarro**{ $half1 ->
        [a] {":"} 2, 6, 12 coroas, um saco nas fases I e II.
        [b] {":"} 2, 7 coroas, um saco na fase I; na fase III a **aposta**: no fim vire cartas de dinheiro uma a uma, pelo menos uma; pare e marque a soma dos valores; acima de 20 você não marca nada.
       *[other] {","} lado A: 2, 6, 12 coroas, um saco nas fases I e II. Lado B: 2, 7 coroas, um saco na fase I; na fase III a **aposta**: no fim vire cartas de dinheiro uma a uma, pelo menos uma; pare e marque a soma dos valores; acima de 20 você não marca nada.
    }
    • **Magalhães**: não tem coroas, mas **pilhas**. A fase I começa uma pilha, fases seguintes somam uma carta a uma pilha que não cresceu nesta fase. Uma pilha vale suas coroas vezes o número de cartas. { $half1 ->
        [a] A carta vem da sua mão, virada para baixo, e uma precisa sobrar depois de pagar.
        [b] Uma das cartas que você paga vai para lá, virada para cima.
       *[other] Lado A: a carta vem da sua mão, virada para baixo, e uma precisa sobrar depois de pagar. Lado B: uma das cartas que você paga vai para lá, virada para cima.
    }

pizarro-rules-5-title = Marco Polo, Vasco da Gama, Cook
pizarro-rules-5 =
    • **Marco Polo**{ $half2 ->
        [a] {":"} 0, 2, 5 coroas e sempre dois sacos; no fim das fases I e II, depois da renda, **troque** até três cartas por navio lá.
        [b] {":"} 1, 3, 7 coroas com 1, 1, 2 sacos.
       *[other] {","} lado A: 0, 2, 5 coroas e sempre dois sacos; no fim das fases I e II, depois da renda, **troque** até três cartas por navio lá. Lado B: 1, 3, 7 coroas com 1, 1, 2 sacos.
    }
    • **Vasco da Gama**{ $half2 ->
        [a] {":"} 0, 1, 4 coroas; **compre** 1, 2 ou 3 cartas na hora.
        [b] {":"} escolha a metade esquerda (comprar 1, 2 ou 3 cartas) ou a direita (2, 5 ou 9 coroas).
       *[other] {","} lado A: 0, 1, 4 coroas; **compre** 1, 2 ou 3 cartas na hora. Lado B: escolha a metade esquerda (comprar 1, 2 ou 3 cartas) ou a direita (2, 5 ou 9 coroas).
    }
    • **Cook**{ $half2 ->
        [a] {":"} 4, 8, 16 coroas, depois sua mão fica **aberta** até o fim da fase.
        [b] {":"} 5, 10, 20 coroas, e o vizinho à esquerda **tira uma carta às cegas** da sua mão e a descarta; uma carta precisa sobrar depois de pagar.
       *[other] {","} lado A: 4, 8, 16 coroas, depois sua mão fica **aberta** até o fim da fase. Lado B: 5, 10, 20 coroas, e o vizinho à esquerda **tira uma carta às cegas** da sua mão e a descarta; uma carta precisa sobrar depois de pagar.
    }

pizarro-rules-6 =
    Pontos são as coroas da casa de cada navio, as pilhas de Magalhães (coroas vezes cartas), as coroas na mão e o dinheiro virado com Pizarro no lado B.
    {""}
    Em caso de empate, vence quem tem mais dinheiro na mão, depois quem tem mais navios na fase III; se ainda houver empate, a vitória é dividida.

pizarro-rules-7 =
    Um lance comum são dois cliques: *Minha vez*, *Lance 8*. Pelo teclado: `/move line: bid 8`, `pass`, `pay 3+4`, `pay 3+4 under 9`, `swap 1+2`, `veto`, `allow`, `draw`, `stop`.
    {""}
    {""}**Ordens** mantêm um leilão andando enquanto você dorme: aumentar até um limite, passar nesta carta, usar um veto ou nunca, pagar o valor exato quando possível. Ninguém mais vê as ordens, e a resposta vem depois de um tempo variável.
