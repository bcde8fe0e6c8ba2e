# Why one would play a move: one sentence of at most 120 characters, with names, things and prices.

magellan-why-wins = Desenvolva { $country }: +{ $income } por { $cost } M leva você acima de { $target }, e você vence.
# by name
magellan-why-denies = Desenvolva { $country } antes de { $who }: com +{ $income } viria a vitória, e os { $cost } M dá para pagar.
# by name
magellan-why-first = Desenvolva { $country }: +{ $income } por { $cost } M, e { $who } está a só { $points } passos.
magellan-why-develops = Desenvolva { $country }: +{ $income } por { $cost } M; depois faltam { $left } para vencer.
magellan-why-pair = { $first }, depois { $second }: os dois na mesma vez, +{ $income } por { $cost } M.
# by name
magellan-why-takes = Conquiste { $country }, de { $who }: ninguém guarda, e +{ $income } não custa nada a você.
# by name
magellan-why-takes-soon = Parta para { $country }, onde { $who } não deixa jipe: +{ $income } não custa nada a você.
magellan-why-strikes = Bombardeie { $place }: o que cai lá não guarda, e cinco faces de seis trazem seu avião de volta.
magellan-why-sells = Venda { $country }: os { $money } M pagam algo que rende mais.
magellan-why-buys = Compre { FORM($piece, as: "a") } por { $money } M: fica na sua base.
magellan-why-buys-jeep = Compre um jipe: com um navio da sua base ele chega a { $country } antes de todos os outros.
magellan-why-buys-ship = Compre um navio na base: sem ele nenhum jipe sai da ilha.
magellan-why-buys-plane = Compre um avião: duas linhas por passo, até seus países e até seus outros jipes.
magellan-why-waits = Espere em { $capital }: { $country } custa { $cost } M por +{ $income }, e a carta ainda está no baralho.
magellan-why-hopes = Vá rumo a { $capital }: a carta de { $country }, { $cost } M por +{ $income }, ainda está no baralho.
magellan-why-guards = Leve um jipe a { $country }: na guerra, quem entra sem guarda leva +{ $income }.
magellan-why-keeps = Um jipe fica em { $country }: sem ele um inimigo poderia tomar +{ $income }.
magellan-why-goes = Vá { FORM($place, as: "to") }: de lá há mais mundo por perto.
magellan-why-round = Siga em volta do mundo: quem dá a volta primeiro recebe { $money } M.
magellan-why-bonus = Vá atrás de { $place }: { $money } M para quem chega primeiro, e nenhum preço a pagar.
# by name
magellan-why-saves = Fique em { $country }: +{ $income }, e faltam { $missing } M, que um dia de renda pode trazer.
# by name
magellan-why-races = Parta já para { $country }: +{ $income } por { $cost } M, e { $who } está a { $points } passos.
magellan-why-towards = Parta para { $country }: +{ $income } por { $cost } M, { $left ->
        [one] falta { $left } passo
       *[other] faltam { $left } passos
    } depois desta vez.
magellan-why-stays = Guarde seus { $cash } M para { $country }: custa { $cost } M, e nada mais vale o preço agora.
magellan-why-nothing = Nada do que está aberto vale o preço, e suas peças ficam onde estão.
magellan-why-draws-country = Tire um país: você pode pagar { $payable } dos que estão no baralho, entre eles { $country } com +{ $income }.
magellan-why-draws-country-dear = Tire um país: restam { $cards }, e mais um à escolha ajuda quando vier dinheiro.
magellan-why-draws-most = Tire história: uma carta em cinco é dia de renda, e traz a você { $income } M, mais que a qualquer outro.
magellan-why-draws-history = Tire história: uma carta em cinco é dia de renda, e traz a você { $income } M.
magellan-why-draws-luck = Tire história: sem renda, você espera um presente ou um lugar a descobrir.
# by name
magellan-why-fights = Lute contra { $who } perto { FORM($place, as: "of") }: { $mine } contra { $theirs }, e o empate é seu.
magellan-why-fights-open = Lute por { $country }: { $mine } contra { $theirs }; se vencer, +{ $income } fica ao seu alcance.
# by name
magellan-why-raids = Bombardeie antes o navio de { $who }: o que é atingido não luta.
magellan-why-bombs = Bombardeie antes de pousar: o que é atingido não pode guardar um país.
magellan-why-loses = Entregue { FORM($piece, as: "the") } perto { FORM($place, as: "of") }: de tudo o que tem, é o que menos falta faz.
magellan-why-owes = Venda { $country }: { $money } M agora, e { $income } de renda vai junto.
magellan-why-lands = Pouse { FORM($place, as: "in") }: o voo inteiro custa { $points ->
        [one] { $points } passo
       *[other] { $points } passos
    }.
magellan-why-stays-down = Sem bomba: a batalha começa na hora.
magellan-why-throws = Role o dado: o que sair são os seus passos.
