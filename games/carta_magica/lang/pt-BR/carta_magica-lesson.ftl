# The lesson of `carta_magica`: what the teacher says. p1 is the learner, p2 the rival; the steps stand in games/carta_magica/data/lesson.toml.

carta-magica-lesson-sea = Todos a bordo! Navegue em volta da ilha grande e volte para casa. No caminho pegue mercadorias, venda-as em portos com **saco** e compre talismãs em portos com **joia**. Um talismã (circulado) vale o número da coroa. Vence quem tem mais pontos.

carta-magica-lesson-settle = Ⓐ A **Baía da Aurora** é um porto de origem perto de um que compra mercadorias. Sua **missão** é um talismã que vale 10 a mais para você: Ⓑ o **Anel de Brasa**, 5 e 10, já está à venda.
carta-magica-lesson-settle-deed = Baía da Aurora: Anel de Brasa +15
carta-magica-lesson-settle-done = Sua bandeira está na Baía da Aurora.
carta-magica-lesson-settle-else = Em uma partida sua, tudo bem. Esta lição parte da Baía da Aurora, atrás do Anel de Brasa, com a Cartógrafa.

carta-magica-lesson-spin = O número da **roleta** (circulada) diz até onde você pode navegar. Os sinais dizem o que pode fazer em vez disso: mercadorias (barril), magia (estrela) ou uma carta. A parte escura é tempestade. **Gire!**
carta-magica-lesson-spin-done = Você tirou 6.

carta-magica-lesson-goods = Agora *uma* coisa: Ⓐ navegar até 6 casas, pegar 6 mercadorias ou pegar 6 de magia. Ⓑ Você tem 3 mercadorias e lugar para 8; duas rendem 1 de ouro. **Pegue mercadorias.**
carta-magica-lesson-goods-done = O porão está cheio.
carta-magica-lesson-goods-sail = { $p2 } também já zarpa. Mas 3 mercadorias dão 1 de ouro, e um talismã custa 2.
carta-magica-lesson-goods-magic = Magia é para monstros, e você tem 3. Mercadorias viram ouro, e ouro vira pontos.
carta-magica-lesson-goods-else = Possível. Mas sem mercadorias não há ouro, e sem ouro não há talismã.

carta-magica-lesson-sell = Um 6 de novo. A linha tracejada é o seu alcance, só por água. Ⓐ O Porto Bigorna compra Ⓑ suas mercadorias, duas por 1 de ouro: **venda 8 lá**.
carta-magica-lesson-sell-done = 4 de ouro; a carta do porto: um monstro.
carta-magica-lesson-sell-less = O porto certo. Mas é o ouro que compra talismãs: venda tudo.
carta-magica-lesson-sell-sail = Isso é mar aberto. Não rende nada, e o Porto Bigorna está ao alcance.
carta-magica-lesson-sell-else = Seu porão está cheio. Mercadorias não valem nada enquanto não são vendidas.

carta-magica-lesson-monster = Ⓐ O Rei Caranguejo tem força 7 e guarda 2 de ouro. Gaste magia e gire: juntos precisam chegar a 7. Quem falha perde mercadorias, e você não tem nenhuma. Ⓑ **Gaste 3 de magia**: então basta um 4.
carta-magica-lesson-monster-done = 12 contra 7: domado.
carta-magica-lesson-monster-else = Há pouco a perder. Mas 2 de ouro são um talismã, e a magia dá segurança.

carta-magica-lesson-storm = { $p2 } tirou a tempestade: *todo* navio anda duas casas, desta vez para o leste. O seu (circulado) estava na beirada e não podia andar: **danificado**, e o de { $p2 } também. Ele espera um martelo, uma carta ou 2 de ouro.

carta-magica-lesson-repaired = Um 7 com um **martelo** conserta o seu navio. Ⓐ A Angra da Palma vende talismãs e está a 4 casas. Ⓑ Sua missão custa 2 dos seus 6 de ouro: **compre o Anel de Brasa**.
carta-magica-lesson-repaired-done = 5 pontos, e 10 pela sua missão.
carta-magica-lesson-repaired-other = O porto certo. Mas sua missão vale 15, e alguém pode levá-la antes.
carta-magica-lesson-repaired-back = A Baía da Aurora vende o mesmo. Mas voltar desfaz a sua volta à ilha, e sem ela a chegada em casa não vale.
carta-magica-lesson-repaired-card = Então o martelo se perde, e seu navio continua danificado.
carta-magica-lesson-repaired-else = A Angra da Palma está no seu caminho, e sua missão está à venda lá.

carta-magica-lesson-rival = A **Luz da Noite** (circulada) vale 6 para você, mas 16 para { $p2 }, que a tem como missão: **compre-a**. Um navio ao lado do seu pode lutar por ela.
carta-magica-lesson-rival-deed = Comprar Luz da Noite: 2, +6
carta-magica-lesson-rival-done = { $p2 } vai sentir.
carta-magica-lesson-rival-nothing = Cada ouro é um ponto no fim. Mas 2 de ouro compram 6 pontos.
carta-magica-lesson-rival-else = Vale o preço também. Mas a Luz da Noite dá 6 a você e 16 a { $p2 }.

carta-magica-lesson-card = Comprei o Dente de Orca com o resto do seu ouro. Agora uma carta: algumas você guarda para depois, outras valem na hora. **Compre uma carta.**
carta-magica-lesson-card-done = Uma maldição: agora há outros talismãs à venda.
carta-magica-lesson-card-sail = Seguir navegando nunca é errado. Mas você chega sem nada para vender.
carta-magica-lesson-card-else = Pense no que vai fazer falta: mercadorias, proteção contra tempestades, o caminho de casa.

carta-magica-lesson-battle = { $p2 } parou ao seu lado e **lutou pela Luz da Noite**. Os dois giram, vence o número maior: −2 contra o seu 5. Você pode levar uma carta de quem perdeu; ouro vale pontos. **Leve a carta de ouro.**
carta-magica-lesson-battle-deed = Levar a carta de ouro: +1
carta-magica-lesson-battle-done = A Luz da Noite continua sua.
carta-magica-lesson-battle-siren = Um monstro domado soma um na próxima vez que você domar. Mas ouro vale pontos.
carta-magica-lesson-battle-else = Isso também ajuda. Mas ouro vale pontos.

carta-magica-lesson-lap = Você navegou para o sul, passando pela ilha, e Ⓑ o anel no seu nome conta isso. Ⓐ Seu navio precisa dar a volta, pelo oeste e pelo norte, até a sua bandeira: chegar em casa vale 15.
carta-magica-lesson-calm = No caminho você comprou uma luneta. Depois tirou a tempestade: ela levou o seu navio (circulado) para águas claras e paradas. **Calmaria!** Você volta a navegar com vento na roleta, com um vento da sorte ou por 2 mercadorias.

carta-magica-lesson-telescope = Sem vento, mas com carta. Uma das suas (circulada) é uma **luneta**: com ela você vê três aventuras e fica com a que quiser. **Compre com a luneta.**
carta-magica-lesson-telescope-deed = Comprar com a luneta
carta-magica-lesson-telescope-done = Três cartas, que só você vê.
carta-magica-lesson-telescope-else = Você comprou às cegas, ou não comprou. A luneta deixa você escolher, e você precisa de mercadorias.

carta-magica-lesson-peek = Você não tem mercadorias para um pagamento nem magia para uma enguia de força 9. Uma carta que vale 3 mercadorias (circulada) tira você daqui: **fique com a carta de mercadorias**.
carta-magica-lesson-peek-deed = Ficar com a carta: 3 mercadorias
carta-magica-lesson-peek-done = Sua saída das águas paradas.
carta-magica-lesson-peek-else = Você não tem mercadorias para pagar nem magia para um monstro.

carta-magica-lesson-tow = Sem vento, mas com um 7. Ⓐ Seu navio sai por 2 mercadorias, e Ⓑ a sua carta de mercadorias as paga. Siga em volta da ilha: **vá a reboque até H5**.
carta-magica-lesson-tow-deed = Reboque até H5: 7 casas
carta-magica-lesson-tow-done = Livre, e 7 casas mais perto de casa.
carta-magica-lesson-tow-else = Possível. Mas o seu porto fica a leste: sete casas para lá deixam você mais perto.

carta-magica-lesson-points = Você tem 28 pontos (circulados): 15 do Anel de Brasa, 6 e 6 dos outros, 1 da carta de ouro. Chegar em casa vale 15. Quando um navio está em casa, a rodada vai até o fim, e a partida termina.
carta-magica-lesson-end = **Era só disso que você precisava:** carregar, vender, comprar, e estar em casa a tempo.
