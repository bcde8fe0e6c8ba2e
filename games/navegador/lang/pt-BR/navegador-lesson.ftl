# The lesson of `navegador`: what the teacher says. p1 is the learner; the steps stand in games/navegador/data/lesson.toml.

navegador-lesson-goal = Boas-vindas a Lisboa! A cada jogada você move sua peça no **rondel** (circulado) e faz o que diz a nova casa. As três casas seguintes são grátis, cada casa além delas custa um navio. Vence quem tem mais pontos.
navegador-lesson-sheet = O que você tem está circulado: dinheiro (cruzados), navios, trabalhadores, estaleiros, fábricas, colônias, igrejas. No fim uma colônia vale 1, uma fábrica 2, um estaleiro ou igreja 3, um explorador 4. **Privilégios** valorizam um tipo inteiro: junte *muitos de um só*.

navegador-lesson-ships = Sua primeira casa pode ser qualquer uma. Explorar pede navios, e Ⓑ você tem dois. Ⓐ Seu estaleiro constrói um por 50, os seguintes custam 100. **Construa 1 navio.**
navegador-lesson-ships-done = Você tem três navios.
navegador-lesson-ships-more = A casa certa. Mas você vai querer os 100 para colônias. Construa um.
navegador-lesson-ships-else = Muitos inícios são bons. Mas explorar cedo traz pontos e colônias baratas.

navegador-lesson-explore = Ⓐ **Dois navios juntos** entram em um mar desconhecido; um se perde. O explorador vale 4, e você recebe o preço de uma colônia. Ⓑ Você tem três: **explore a Bahia**.
navegador-lesson-explore-done = Você recebeu 40 por isso.
navegador-lesson-explore-two = Dois bastam para explorar. Mas cada colônia precisa de um navio: leve o terceiro também.
navegador-lesson-explore-guine = A Guiné tem ouro, mas menos colônias e mais caras. Comece pela Bahia.
navegador-lesson-explore-else = Quem chega primeiro à Bahia leva o explorador, o prêmio e a primeira escolha.

navegador-lesson-workers = Ⓐ Uma colônia pede um navio e **dois trabalhadores**, que continuam seus. Ⓑ Você tem três; sua igreja recruta um por 50. **Recrute 1 trabalhador**, depois funde duas colônias.
navegador-lesson-workers-many = Depois do primeiro custam 100 cada, e você quer pagar duas colônias.
navegador-lesson-workers-early = Uma colônia é sua. Mas com mais um trabalhador você funda duas.
navegador-lesson-workers-done = Dá para duas colônias.
navegador-lesson-workers-else = Pode fazer isso. Mas os outros também vão à Bahia: prepare-se para duas colônias.

navegador-lesson-colony = Seus navios estão lá, e Colônia está a duas casas, grátis. **Funde duas colônias na Bahia**, por 40 e 50. Cada colônia é um ponto e rende 1 de açúcar a cada ida ao mercado.
navegador-lesson-colony-done = Dois pontos, dois de açúcar.
navegador-lesson-colony-one = Você pode pagar duas, e até voltar a Colônia passam várias jogadas.
navegador-lesson-colony-else = Seus navios estão na Bahia para isso: colônias são baratas até os outros comprarem.

navegador-lesson-privilege = Ⓐ Um **privilégio** custa Ⓑ um trabalhador. Ele valoriza um tipo inteiro: suas colônias passam a valer 2 pontos, e ele já rende 30 por colônia. **Pegue o privilégio de colônias.**
navegador-lesson-privilege-done = 60 por um trabalhador.
navegador-lesson-privilege-kind = Certo para quem junta esse tipo. Mas você tem duas colônias, e mais ao alcance.
navegador-lesson-privilege-else = Há um de cada tipo até a fase II, e só o bônus já é 60.

navegador-lesson-market = **Venda** uma unidade por colônia ou **processe** uma por fábrica. Vender baixa o preço, processar aumenta. **Venda açúcar, processe ouro** na fábrica laranja, que todos têm.
navegador-lesson-market-done = Quem vender depois recebe menos.
navegador-lesson-market-same = Igualmente bom: especiarias também trazem 30. Para seguirmos juntos, processe ouro.
navegador-lesson-market-orange = Processar rende onde o preço é baixo. O açúcar está no topo: venda-o.
navegador-lesson-market-else = Mas você tem dois de açúcar ao melhor preço, e a fábrica laranja rende 30 além disso.

navegador-lesson-build = Ⓐ Cada construção vendida deixa mais cara a próxima do mesmo tipo. Uma fábrica pede três trabalhadores: Ⓑ os seus. Ela rende sem colônia. **Construa uma fábrica de ouro.**
navegador-lesson-build-deed = Fábrica de ouro: 40, +2
navegador-lesson-build-done = Agora você processa dois de ouro.
navegador-lesson-build-other = Também serve! Mas nesta lição seguimos com ouro.
navegador-lesson-build-else = As próximas fábricas custam 70, e você tem os trabalhadores e o dinheiro.

navegador-lesson-card = A **carta Navegador** passou para você: navegue uma vez *antes* da jogada. Angola (circulada) está a uma fronteira dos seus navios na Bahia. **Explore Angola com a carta.**
navegador-lesson-card-done = 90 cruzados e um segundo explorador.
navegador-lesson-card-elsewhere = Uma descoberta rende mais: 4 pontos e um prêmio.
navegador-lesson-card-else = Há um mar desconhecido ao lado dos seus navios: use a carta já.

navegador-lesson-same = Agora vem a sua jogada normal, e Colônia é grátis. **Funde uma colônia em Angola**: é de ouro e custa 90, que a descoberta acabou de pagar.
navegador-lesson-same-done = Três colônias, 2 pontos cada.
navegador-lesson-same-else = Tudo bem, mas então alguém navega até Angola e funda essa colônia.

navegador-lesson-phase = Continuei jogando. { $p3 } explorou o Cabo: **fase II** (circulada). Navios cruzam duas fronteiras, trabalhadores e navios caros custam 200.
navegador-lesson-pay = Ⓐ A casa Construções está a **quatro** casas, uma além das grátis: isso custa Ⓑ seu navio. Com o seu privilégio uma igreja vale 5. **Construa uma igreja e entregue o navio.**
navegador-lesson-pay-done = Uma igreja a tempo.
navegador-lesson-pay-nothing = Você pagou um navio por nada: permitido, mas caro.
navegador-lesson-pay-else = Casas grátis são a regra. Mas esta igreja vale 5 agora, e mais com cada privilégio.

navegador-lesson-last = Muito depois. Quando **Nagasaki é explorada ou a última construção é vendida**, todos têm mais uma jogada. Falta vender uma, e você lidera: **compre a última construção**.
navegador-lesson-last-done = Sua última jogada.
navegador-lesson-last-open = { $p2 } ganha mais que você a cada jogada. Encerre enquanto você lidera.
navegador-lesson-last-else = 200 cruzados são um ponto. Quem lidera encerra a partida.

navegador-lesson-king = Só contam pontos. Ⓐ Até nove trabalhadores valem 1 cada e custam 50; os outros você vende por 100. No fim você põe o **privilégio do rei**, de preferência em Ⓑ fábricas. **Recrute 7 trabalhadores.**
navegador-lesson-king-done = Quatorze pontos em uma jogada.
navegador-lesson-king-king = Ele conta uma vez por item desse tipo: rende mais em Fábricas.
navegador-lesson-king-fewer = Até nove, cada um é um ponto por 50, e os que passam disso rendem 50. Pegue todos.
navegador-lesson-king-else = Rende dinheiro, mas 200 fazem um ponto. Trabalhadores a 50 são quatro pontos de uma vez.

navegador-lesson-finish = Sua coluna está circulada: sete igrejas valendo nove, dez fábricas valendo cinco. Foi isso que deu a vitória: *muitos de um tipo, e os privilégios dele*. { $p2 } ficou com 3.730 cruzados, que valem só 18 pontos.
navegador-lesson-end = **Era só disso que você precisava:** planejar duas casas à frente, vender caro, processar barato, juntar um tipo, e encerrar a partida enquanto lidera.
