# The lesson of `pizarro`: what the teacher says. p1 is the learner; the steps stand in games/pizarro/data/lesson.toml.

pizarro-lesson-hand = Você compra coroas com dinheiro, e vence quem tem mais **coroas**. Este é o seu dinheiro: o **saco** é o que uma carta paga, e a coroa, o que ela vale se ainda estiver com você no fim. Ⓐ paga 1 e vale 3, Ⓑ paga 9 e vale 1.
pizarro-lesson-offer = **Pizarro** (circulado) está à venda. Quem paga mais põe um navio na fila dele: à esquerda na fase I, depois mais à direita, onde há mais coroas. Na fase I vendem-se 18 cartas, depois 12, depois 6.

pizarro-lesson-bid = **Comece baixo: ofereça 2.** Pizarro traz 2 coroas, e pelo saco com o 1 você recebe uma carta de dinheiro nova quando a fase acaba. Quem passa está fora.
pizarro-lesson-bid-deed = Lance de 2 por Pizarro
pizarro-lesson-bid-done = Um começo baixo.
pizarro-lesson-bid-pass = Sua mão está cheia, e passar vale para o leilão inteiro. Dê um lance antes; ainda pode passar quando ficar caro.
pizarro-lesson-bid-high = Um lance corajoso. Mas você paga o que oferece, e ninguém mais ofereceu ainda.
pizarro-lesson-bid-else = Um bom lance também. Mas aumente só o quanto precisa.

pizarro-lesson-raise = { $p2 } oferece 3, { $p3 } saiu. Seu 4 paga sozinho um lance de 4, e Pizarro traz 2 coroas e uma carta nova: **ofereça 4**.
pizarro-lesson-raise-deed = Lance de 4 por Pizarro
pizarro-lesson-raise-done = Pizarro é seu.
pizarro-lesson-raise-pass = Um pouco cedo. Quem não tem navio em uma fila não pode dar lance nela depois.
pizarro-lesson-raise-else = Também vence, mas um a mais que { $p2 } basta.

pizarro-lesson-pay = Ninguém dá troco. Ⓐ O 4 paga o valor exato, por 2 coroas; Ⓑ o 7 desperdiça três moedas. **Pague com o 4.**
pizarro-lesson-pay-done = Seu navio parte.
pizarro-lesson-pay-else = Isso também paga. Mas 1 e 3 são seis coroas, e uma carta mais alta desperdiça dinheiro de leilões futuros.

pizarro-lesson-columbus = Quem comprou por último começa. **Colombo** traz um **veto**. **Ofereça 5** já, e ninguém faz você aumentar o lance.
pizarro-lesson-columbus-done = O veto é seu.
pizarro-lesson-columbus-else = Possível, mas um lance baixo deixa os outros entrarem, e você quer esse veto.

pizarro-lesson-veto = **Cook** traz 4 coroas, mas os outros estão ricos. **Vete-o**: ele vai para o fundo do monte.
pizarro-lesson-veto-done = Ele volta.
pizarro-lesson-veto-else = Você guarda o veto, mas agora Cook fica caro. Se vier por último, custa quase nada.

pizarro-lesson-magellan = **Magalhães** esconde uma carta sua. As coroas dela contam no fim: valem o dobro se você comprar Magalhães de novo na fase II, e o triplo na III. **Ofereça 6.**
pizarro-lesson-magellan-done = Ele é seu.
pizarro-lesson-magellan-else = Um lance baixo seria superado. Ofereça 6: uma carta paga.

pizarro-lesson-pile = Ⓐ O 6 paga o valor exato. Ⓑ O 1 é o que menos paga e tem três coroas. **Pague com o 6, esconda o 1.**
pizarro-lesson-pile-deed = Pagar com o 6, esconder o 1
pizarro-lesson-pile-done = Só você sabe.
pizarro-lesson-pile-else = Funciona. Mas pague com poucas coroas, e esconda muitas: o 1 tem três e é o que menos paga.

pizarro-lesson-vasco = **Vasco da Gama** traz uma carta na hora. Você comprou três seguidos, e o dinheiro demora a vir. **Passe.**
pizarro-lesson-vasco-done = { $p3 } pagou 3 por ele.
pizarro-lesson-vasco-else = Não é má compra. Mas metade do seu dinheiro se foi depois de quatro de 18 leilões: deixe os outros gastarem.

pizarro-lesson-marco = Ⓐ **Marco Polo**: duas cartas e uma troca. Ⓑ { $p3 } oferece 3. **Até 5** é uma **ordem**: ela aumenta só o necessário.
pizarro-lesson-marco-done = Bastou 4.
pizarro-lesson-marco-pass = Duas cartas novas e uma troca por só 3? Casas com sacos mantêm você com dinheiro.
pizarro-lesson-marco-else = Também vence, mas basta um a mais que { $p3 }.

pizarro-lesson-change = Você não tem um 4. 2 e 3 são seis coroas; o 7 circulado desperdiça moedas, mas só uma coroa: **pague com o 7**.
pizarro-lesson-change-done = Só uma coroa se foi.
pizarro-lesson-change-else = Permitido. Mas 2 e 3 são seis coroas, e 8 e 9 são seus melhores lances.

pizarro-lesson-fleet = Quatro navios! Os que estão em casas com sacos (circulado: o de Pizarro) trazem cartas quando a fase acaba. Até lá os outros gastam.

pizarro-lesson-cook = Ⓐ **Cook** voltou, e Ⓑ ninguém mais tem navio. Ele custa 1, mas os outros passam a ver suas cartas. **Compre: pague com o 2.**
pizarro-lesson-cook-done = 4 coroas por um 2.
pizarro-lesson-cook-pass = Ninguém mais pode comprá-lo: e aí Cook sai do jogo. Quatro coroas por uma moeda são um presente.
pizarro-lesson-cook-cards = Cook é seu. Mas um 8 ou 9 vale um leilão inteiro, e o 3 paga mais que o 2.
pizarro-lesson-cook-else = Ninguém dá lance contra você: cada moeda acima de 1 é um presente para o banco.

pizarro-lesson-swap = Agora Marco Polo troca. Cartas altas vencem leilões, baixas têm coroas. **Troque o 7.**
pizarro-lesson-swap-done = Uma aposta justa.
pizarro-lesson-swap-keep = Pode ficar com tudo. Mas o 7 nem vence leilões nem tem muitas coroas.
pizarro-lesson-swap-else = Questão de gosto. Mas cartas baixas são coroas, altas são leilões: o 7 sai primeiro.

pizarro-lesson-phase = **Fase II**: só dá lance quem tem um navio na casa I da fila, e o navio de quem vence segue para a II. Ⓐ Cook traz 8 coroas; Ⓑ { $p2 } está contra você. **Ofereça 6.**
pizarro-lesson-phase-done = Seu navio avança.
pizarro-lesson-phase-pass = Oito coroas iriam para { $p2 } por quase nada.
pizarro-lesson-phase-else = Pode dar certo. Mas { $p2 } pode ir mais alto, e 6 é uma única carta.

pizarro-lesson-finish = Só conta a casa onde um navio termina; a fase III traz 10, 12 ou 16. No fim somam-se as coroas sob os navios, sob Magalhães e na mão (circuladas). Vence quem tem mais coroas.
pizarro-lesson-end = **Era só disso que você precisava:** pagar com o que faz menos falta, e manter navios em muitas filas. Dinheiro para todos vem só duas vezes.
