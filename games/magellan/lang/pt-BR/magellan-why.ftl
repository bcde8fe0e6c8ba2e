# Why one would play a move: one sentence of at most 120 characters, with names, things and prices.

magellan-why-wins = Desenvolva { FORM($country, as: "the") }: +{ $income } por { $cost } M leva você acima de { $target }, e você vence.
magellan-why-denies = Desenvolva { FORM($country, as: "the") } antes { FORM($who, as: "of") }: com +{ $income } { FORM($who, as: "nom") } venceria, e pode pagar os { $cost } M.
magellan-why-first = Desenvolva { FORM($country, as: "the") }: +{ $income } por { $cost } M, e { FORM($who, as: "nom") } { $points ->
        [0] já está lá
        [1] está a só 1 passo
       *[other] está a só { $points } passos
    }.
magellan-why-develops = Desenvolva { FORM($country, as: "the") }: +{ $income } por { $cost } M; depois { $left ->
        [1] falta { $left }
       *[other] faltam { $left }
    } para vencer.
magellan-why-pair = { $first }, depois { $second }: os dois na mesma jogada, +{ $income } por { $cost } M.
magellan-why-takes = Tome { FORM($country, as: "the") } { FORM($who, as: "of") }: ninguém guarda o país, e +{ $income } sai de graça.
magellan-why-takes-soon = Parta { FORM($country, as: "to") }, onde { FORM($who, as: "nom") } não deixou jipe: +{ $income } sai de graça.
magellan-why-strikes = Bombardeie { FORM($place, as: "the") }: o que for atingido não protege mais o país, e cinco das seis faces trazem seu avião de volta.
magellan-why-sells = Venda { FORM($country, as: "the") }: os { $money } M pagam algo que rende mais.
magellan-why-buys = Compre { FORM($piece, as: "a") } por { $money } M: fica na sua base.
magellan-why-buys-jeep = Compre um jipe: com um navio da sua base ele chega { FORM($country, as: "at") } antes de todos os outros.
magellan-why-buys-ship = Compre um navio na base: sem ele nenhum jipe sai da ilha.
magellan-why-buys-plane = Compre um avião: duas linhas por passo, até seus países e até seus outros jipes.
magellan-why-waits = Espere { FORM($capital, as: "in") }: { FORM($country, as: "the") } custa { $cost } M por +{ $income }, e a carta ainda está no baralho.
magellan-why-hopes = Vá rumo { FORM($capital, as: "at") }: a carta { FORM($country, as: "of") }, { $cost } M por +{ $income }, ainda está no baralho.
magellan-why-guards = Leve um jipe { FORM($country, as: "at") }: na guerra, quem entra em um país sem guarda fica com ele, +{ $income }.
magellan-why-keeps = Um jipe fica { FORM($country, as: "in") }: sem ele um inimigo poderia tomar o país, +{ $income }.
magellan-why-goes = Vá { FORM($place, as: "to") }: de lá, mais países ficam perto.
magellan-why-round = Continue a volta ao mundo: quem a completar primeiro recebe { $money } M.
magellan-why-bonus = Vá atrás { FORM($place, as: "of") }: { $money } M para quem chegar primeiro, e sem nada a pagar.
# by name
magellan-why-saves = Fique { FORM($country, as: "in") }: +{ $income }, e { $missing ->
        [1] falta
       *[other] faltam
    } { $missing } M, que um dia de renda pode trazer.
magellan-why-races = Parta já { FORM($country, as: "to") }: +{ $income } por { $cost } M, e { FORM($who, as: "nom") } está a { $points ->
        [1] { $points } passo
       *[other] { $points } passos
    }.
magellan-why-towards = Parta { FORM($country, as: "to") }: +{ $income } por { $cost } M, { $left ->
        [1] falta { $left } passo
       *[other] faltam { $left } passos
    } depois desta jogada.
magellan-why-stays = Guarde seus { $cash } M { FORM($country, as: "to") }: custa { $cost } M, e nada mais vale o preço agora.
magellan-why-nothing = Nada do que está aberto vale o preço, e suas peças ficam onde estão.
magellan-why-draws-country = Tire uma carta geográfica: você pode pagar { $payable } dos países no baralho, entre eles { FORM($country, as: "the") } com +{ $income }.
magellan-why-draws-country-dear = Tire uma carta geográfica: { $cards ->
        [1] resta { $cards }
       *[other] restam { $cards }
    }, e mais um país à escolha ajuda quando vier dinheiro.
magellan-why-draws-most = Tire uma carta histórica: uma em cada cinco é dia de renda, e rende a você { $income } M, mais que a qualquer outra pessoa.
magellan-why-draws-history = Tire uma carta histórica: uma em cada cinco é dia de renda, e rende a você { $income } M.
magellan-why-draws-luck = Tire uma carta histórica: sem renda, você espera um presente ou um lugar a descobrir.
magellan-why-fights = Lute contra { FORM($who, as: "nom") } perto { FORM($place, as: "of") }: { $mine } contra { $theirs }, e o empate é seu.
magellan-why-fights-open = Lute { FORM($country, as: "by") }: { $mine } contra { $theirs }; se vencer, +{ $income } fica ao seu alcance.
magellan-why-raids = Bombardeie antes o navio { FORM($who, as: "of") }: o que é atingido não luta.
magellan-why-bombs = Bombardeie antes de pousar: o que é atingido não pode guardar um país.
magellan-why-loses = Entregue { FORM($piece, as: "the") } perto { FORM($place, as: "of") }: de tudo o que tem, é o que faz menos falta.
magellan-why-owes = Venda { FORM($country, as: "the") }: { $money } M agora, mas você perde { $income } de renda.
magellan-why-lands = Pouse { FORM($place, as: "in") }: o voo inteiro custa { $points ->
        [1] { $points } passo
       *[other] { $points } passos
    }.
magellan-why-stays-down = Sem bomba: o combate começa na hora.
magellan-why-throws = Role o dado: o que sair são os seus passos.
