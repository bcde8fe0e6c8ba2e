# The lesson of `magellan`: what the teacher says. p1 is the learner, p2 the other player; the steps stand in games/magellan/data/lesson.toml.

magellan-lesson-world = Leve um jipe à capital de um país aberto (circulado) e pague o preço em milhões (M): você o **desenvolve**, e ele é seu. A cada dia de renda você recebe a renda dele. Vence quem passar de 75 M de renda.

magellan-lesson-throw = O que sair no dado são os seus **passos**. Um navio paga 1 por linha da grade que cruza, um jipe em terra 2; embarcar ou desembarcar custa 1. Sua base está circulada. **Role o dado.**
magellan-lesson-throw-done = Um 2: basta para zarpar.

magellan-lesson-sail = Ⓐ Sua base está a 6 passos da Ⓑ **França**, o melhor país aberto: 565 M, e 53 M a cada dia de renda. **Compre um avião** para depois, e mande um **jipe rumo à França**.
magellan-lesson-sail-deed = Avião 50 M, jipe rumo à França
magellan-lesson-sail-done = Seu jipe está no mar.
magellan-lesson-sail-nothing = Passos que sobram se perdem, e 2 levam um jipe ao mar.
magellan-lesson-sail-plane = O caminho certo. Mas logo você vai querer um avião: compre antes.
magellan-lesson-sail-italy = A França custa o mesmo, rende 9 M a mais e fica um passo mais perto.
magellan-lesson-sail-else = Permitido. Mas quem chega primeiro a uma capital leva o país. Parta já.

magellan-lesson-again = Ⓐ Seu navio com o jipe está a 4 passos de Paris. Ⓑ { $p2 } também já está no mar. **Role o dado.**
magellan-lesson-again-done = Com um 6, você rola de novo: 10 passos!

magellan-lesson-card = O 4 do dado traz uma carta, e você escolhe o baralho. As cartas históricas têm dias de renda, presentes e guerras; um dia de renda só ajuda quem já tem renda. Você ainda não tem nenhuma: **tire uma carta geográfica** (circulada).
magellan-lesson-card-done = Brunei: barato, mas longe.
magellan-lesson-card-history = Um dia de renda só ajuda quem tem renda.
magellan-lesson-card-else = Por ora você tem peças suficientes: tire uma carta geográfica.

magellan-lesson-develop = Ⓐ Seu navio com o jipe está a 4 passos de Paris. Ⓑ A **França** custa 565 M e depois rende 53 M a cada dia de renda. Desenvolva-a antes de { $p2 }, depois mande **um jipe rumo à Itália**.
magellan-lesson-develop-deed = França, jipe rumo à Itália: +53
magellan-lesson-develop-done = A França é sua.
magellan-lesson-develop-italy = Um bom país. Mas o que você deixa, { $p2 } pode levar: primeiro o melhor.
magellan-lesson-develop-rest = A França é sua! Mas passos não se guardam: mande um jipe rumo à Itália.
magellan-lesson-develop-else = Possível, mas { $p2 } também está perto da França.

magellan-lesson-race = { $p2 } chegou à Itália (circulada) antes de você. Você ganha 53 M a cada dia de renda, { $p2 } 44 M. Há paz: navios podem dividir uma casa.

magellan-lesson-third = Você precisa de dinheiro, e ele vem de cartas, que um 4 ou um 5 traz. Sua renda está circulada. **Role o dado.**
magellan-lesson-third-done = 6 e 5: onze passos e uma carta.

magellan-lesson-revenue = Uma em cada cinco cartas históricas é dia de renda: *todos* recebem a própria renda, e a sua é a maior. **Tire uma carta histórica** (circulada).
magellan-lesson-revenue-done = Um dia de renda: você recebeu 53 M.
magellan-lesson-revenue-geographic = Também é útil. Mas um dia de renda rende mais a você que a qualquer outra pessoa.
magellan-lesson-revenue-else = Nada vale mais agora que um dia de renda: tire uma carta histórica.

magellan-lesson-plane = Um avião cruza *duas* linhas da grade por passo, até seus países ou seus jipes. Ⓐ **Leve um jipe** de avião da sua base Ⓑ **à França**: um guarda sozinho é presa fácil numa guerra.
magellan-lesson-plane-deed = Um jipe de avião à França: 4 passos
magellan-lesson-plane-done = Dois jipes guardam a França.
magellan-lesson-plane-else = Um jipe sozinho é presa fácil numa guerra. Leve um segundo à França.

magellan-lesson-guest = { $p2 } levou o jipe da Itália à França (circulada). Na paz, os países estão seguros. Mas agora ninguém guarda a Itália.

magellan-lesson-sixes = Deste você vai gostar: **role o dado.**
magellan-lesson-sixes-done = 22 passos, e uma carta!

magellan-lesson-war = Na guerra, inimigos na mesma casa lutam, e um país sem guarda é tomado de graça. Na França você tem dois contra um, e a Itália está vazia: arrisque uma guerra. **Tire uma carta histórica** (circulada).
magellan-lesson-war-done = Guerra com { $p2 }, por três rodadas!
magellan-lesson-war-geographic = A escolha segura. Mas uma guerra ajudaria você agora.
magellan-lesson-war-else = Nada ajuda mais agora que uma carta. Tire uma histórica.

magellan-lesson-fight = Inimigos lutam primeiro. Cada um rola um dado, o maior destrói uma peça, e o empate é de quem ataca: seu. Dois contra um é melhor, então comece pela casa circulada: **lute na França**.
magellan-lesson-fight-done = 6 a 5: o jipe de { $p2 } foi destruído.
magellan-lesson-fight-else = Todas as lutas acontecem, mas comece onde a chance é melhor.

magellan-lesson-sea = Agora os navios na casa circulada, perto da Itália. Se o seu afundar, o jipe vai junto; o empate é seu. **Lute contra o navio de { $p2 }.**
magellan-lesson-sea-done = 4 a 1: o caminho para Roma está livre.

magellan-lesson-take = A casa circulada é a Itália, sem guarda: seu jipe desembarca por um passo, e ela é sua de graça. 53 M e 44 M são mais que 75 M. **Conquiste a Itália e vença.**
magellan-lesson-take-done = A Itália é sua, e a partida também!
magellan-lesson-take-end = A um passo da vitória! { $p2 } poderia trazer um jipe de volta.
magellan-lesson-take-else = Um jipe da França também vence. Mas o jipe do navio precisa de 1 passo, e a França fica com os guardas.

magellan-lesson-won = Uma renda de 97 M (circulada): você vence. Pergunte-se a cada jogada: quanto custa, quanto rende, a que distância está, e quem guarda o país?
magellan-lesson-end = **Era só disso que você precisava.** Para caminhos longos deixe uma *ordem* (*Mais* › *Planejar*): suas peças seguem viagem enquanto você dorme.
