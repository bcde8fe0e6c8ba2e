# Standing orders of `carta_magica`.

carta-magica-order-course = Uma rota para as suas jogadas
carta-magica-order-course-hint = Gira e navega por você, e pergunta quando for importante
carta-magica-order-course-on = Navegar a cada jogada, perguntar quando for importante
carta-magica-order-course-on-hint = Navega em mar aberto, pega mercadorias e magia; pergunta em bons portos e em todo o resto
carta-magica-order-course-trade = Navegar e negociar por mim
carta-magica-order-course-trade-hint = Entra em portos, vende, compra talismãs e cartas; pergunta antes da chegada, de monstros e batalhas
carta-magica-order-course-ready = { FORM($harbour, as: "to", cap: "yes") }, perguntar lá
carta-magica-order-course-steps = { $steps ->
        [1] { $steps } casa
       *[other] { $steps } casas
    }, { $kind ->
        [black] porto preto
        [red] porto vermelho
       *[home] chegada com a volta
    }
carta-magica-order-course-fill = E se a roleta mostrar mercadorias?
carta-magica-order-course-sail = Navegar a cada giro
carta-magica-order-course-sail-hint = Pelo caminho mais curto, com qualquer giro
carta-magica-order-course-goods = Pegar mercadorias se couberem
carta-magica-order-course-goods-hint = Só se houver lugar para tudo que a roleta mostrar
carta-magica-order-course-text-on = O bot gira e navega, ou pega mercadorias ou magia, o que for melhor, até que algo aconteça.
carta-magica-order-course-text-trade = O bot gira, navega, negocia em portos, compra cartas e faz reparos, o que for melhor, até o navio poder chegar em casa. Monstros e batalhas ficam com você.
carta-magica-order-course-text-sail = O bot gira e navega rumo { FORM($harbour, as: "at") }, até o navio poder entrar ou algo acontecer.
carta-magica-order-course-text-goods = O bot gira e pega mercadorias enquanto couberem; senão, navega rumo { FORM($harbour, as: "at") }, até que algo aconteça.
carta-magica-order-ended-arrived = Seu navio chegou.
carta-magica-order-ended-stuck = Sua rota acabou, porque seu navio está danificado ou em calmaria.
carta-magica-order-ended-swept = Sua rota acabou, porque uma tempestade levou seu navio a um porto.
carta-magica-order-ended-lost = Sua rota acabou, porque você perdeu um talismã ou uma jogada.
carta-magica-order-ended-final = Sua rota acabou, porque começaram as últimas jogadas.
carta-magica-order-spin = Girar na hora
carta-magica-order-spin-hint = Girar a roleta assim que a sua vez começar?
carta-magica-order-spin-text-always = A roleta gira assim que a sua vez começa.
carta-magica-order-weather = Bom tempo
carta-magica-order-weather-hint = Quando uma tempestade pode mover o seu navio e você tem bom tempo
carta-magica-order-weather-always = Em toda tempestade que me move
carta-magica-order-weather-harm = Só contra danos
carta-magica-order-weather-never = Nunca usar
carta-magica-order-text-ask = O bot sempre pergunta.
carta-magica-order-weather-text-always = O bot usa o bom tempo em toda tempestade que pode mover o seu navio.
carta-magica-order-weather-text-harm = O bot usa o bom tempo quando, sem ele, seu navio ficaria danificado ou em calmaria.
carta-magica-order-weather-text-never = O bot guarda o bom tempo.
carta-magica-order-again = Girar de novo na defesa
carta-magica-order-again-hint = Quando você sofre um ataque, está atrás e tem uma carta para girar de novo
carta-magica-order-again-always = Girar de novo se estiver atrás
carta-magica-order-again-never = Guardar a carta
carta-magica-order-again-text-always = O bot usa uma carta para girar de novo sempre que você sofre um ataque e está atrás.
carta-magica-order-again-text-never = O bot guarda as cartas para girar de novo quando você sofre um ataque.
carta-magica-order-swap = Troca de lugar
carta-magica-order-swap-hint = Quando alguém propõe trocar de lugar depois de uma batalha
carta-magica-order-swap-always = Sempre concordar
carta-magica-order-swap-never = Nunca concordar
carta-magica-order-swap-text-always = Você concorda com toda troca de lugar.
carta-magica-order-swap-text-never = Você recusa toda troca de lugar.
carta-magica-order-prize = Prêmio na defesa
carta-magica-order-prize-hint = Quando você sofre um ataque e vence
carta-magica-order-prize-best = Levar o que vale mais
carta-magica-order-prize-text-best = Você leva o que vale mais quando sofre um ataque e vence.
carta-magica-order-draw = Luneta na tempestade
carta-magica-order-draw-hint = Quando a tempestade de alguém leva você a um porto preto e você tem uma luneta
carta-magica-order-draw-always = Usar, ficar com a melhor
carta-magica-order-draw-never = Guardar, comprar uma carta
carta-magica-order-draw-text-always = O bot usa a luneta e fica com a carta que mais ajuda.
carta-magica-order-draw-text-never = O bot compra a carta sem a luneta.
carta-magica-order-stake = Monstros na tempestade
carta-magica-order-stake-hint = Quando a tempestade de alguém leva você a um monstro
carta-magica-order-stake-all = Gastar toda a magia em fichas
carta-magica-order-stake-best = Gastar o que vale a pena
carta-magica-order-stake-none = Não gastar nada
carta-magica-order-stake-text-all = O bot gasta toda a magia em fichas contra um monstro que você encontra na vez de outra pessoa.
carta-magica-order-stake-text-best = Contra um monstro que você encontra na vez de outra pessoa, o bot gasta a magia que valer a pena, e uma carta para girar de novo se o monstro for vencer.
carta-magica-order-stake-text-none = O bot não gasta magia contra um monstro que você encontra na vez de outra pessoa.
carta-magica-order-pay = Pagamentos na tempestade
carta-magica-order-pay-hint = Quando a tempestade de alguém traz um pagamento que cartas de mercadorias também cobrem
carta-magica-order-pay-tokens = Fichas primeiro
carta-magica-order-pay-cards = Cartas primeiro
carta-magica-order-pay-text-tokens = Na vez de outra pessoa, o bot paga as mercadorias devidas com fichas, até onde derem.
carta-magica-order-pay-text-cards = Na vez de outra pessoa, o bot paga as mercadorias devidas com cartas de mercadorias, até onde derem.
