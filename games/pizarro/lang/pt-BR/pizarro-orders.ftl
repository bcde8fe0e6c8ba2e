# Standing orders of `pizarro`: how high to bid, price lists, rules of thumb.

pizarro-early = até quanto você vai por esta carta
pizarro-order-prompt = O que o bot deve fazer por você? Só você vê isto, e o bot responde depois de um tempo variável.
pizarro-order-bid = Este leilão
pizarro-order-prices = Uma lista de preços para esta fase
pizarro-order-veto = Meus vetos
pizarro-order-pay = Pagamentos
pizarro-order-broke = Quando eu não puder pagar um lance
pizarro-order-swap = Trocas (Marco Polo)
pizarro-order-gamble = A aposta (Pizarro)
pizarro-order-bid-prompt = { $explorer }: até quanto o bot deve ir por você? Ninguém mais vê isto.
pizarro-order-limit-up-to = Até { $amount }
pizarro-order-bid-limit = Outro limite…
pizarro-order-bid-blocked = Você pode pagar no máximo { $most }, e o lance já chegou lá
pizarro-order-bid-pass = Passar nesta carta
pizarro-order-limit-prompt = Seu lance máximo por { $explorer }? Você pode pagar até { $most }.
pizarro-order-bid-text-limit = { $explorer }: o necessário até { $limit }, depois passar.
pizarro-order-bid-text-pass = { $explorer }: passar.
pizarro-order-ended-won = Você venceu o leilão de { $explorer } por { $price }. Sua ordem ia até { $limit }.
pizarro-order-ended-lost = { FORM($winner, as: "nom", cap: "yes") } venceu o leilão de { $explorer } por { $price }. { $limit ->
        [0] Sua ordem passou.
       *[other] Sua ordem foi até { $limit }.
    }
pizarro-order-ended-out = Você está fora do leilão de { $explorer }: { FORM($leader, as: "nom") } oferece { $bid }. { $limit ->
        [0] Sua ordem passou.
       *[other] Sua ordem foi até { $limit }.
    }
pizarro-order-rule-prompt = { $slot ->
        [veto] O que o bot deve fazer quando você pode usar um veto?
        [pay] Como o bot deve pagar quando não há mais nada a escolher?
        [broke] O que o bot deve fazer quando você não pode pagar um lance?
        [swap] O que o bot deve fazer quando Marco Polo deixa você trocar cartas de dinheiro?
       *[gamble] Quando o bot deve parar de virar cartas com Pizarro?
    }
pizarro-order-veto-never = Nunca vetar
pizarro-order-veto-explorer = Vetar { $explorer }, permitir os outros
pizarro-order-text-ask = O bot sempre pergunta.
pizarro-order-veto-text-never = Seus vetos não são usados.
pizarro-order-veto-text-explorer = O bot veta { $explorer } se restar um veto e se não for a última carta do monte; permite os outros.
pizarro-order-pay-exact = Valor exato, com o mínimo de coroas
pizarro-order-pay-crowns = Menos coroas, mesmo pagando a mais
pizarro-order-pay-sensible = Poupar coroas e dinheiro
pizarro-order-pay-text-sensible = O bot paga com cuidado por você e escolhe a metade de Vasco da Gama e a carta e a pilha de Magalhães.
pizarro-order-pay-text-exact = O bot paga o valor exato, se possível, com o mínimo de coroas.
pizarro-order-pay-text-crowns = O bot entrega o mínimo de coroas, mesmo que pague a mais.
pizarro-order-broke-pass = Passar na hora
pizarro-order-broke-text-pass = Se você não puder pagar um lance, o bot passa. Os outros podem tirar conclusões.

pizarro-order-swap-none = Ficar com todas as cartas
pizarro-order-swap-poor = Trocar os 7
pizarro-order-swap-text-none = O bot não troca nada com Marco Polo.
pizarro-order-swap-text-poor = Com Marco Polo o bot troca só os seus 7, que valem menos.

pizarro-order-gamble-stop = Parar em { $sum } ou mais
pizarro-order-gamble-text-stop = Com Pizarro o bot vira cartas até somarem { $sum } ou mais.

## Price lists

pizarro-order-prices-prompt = Fase { $phase ->
        [1] I
        [2] II
       *[3] III
    }: até quanto por explorador? Você tem { $money } em dinheiro. 0 passa; onde você deixar vazio, o bot pergunta.
pizarro-order-price-prompt = { $explorer }: { $shown ->
        [open] em leilão agora, mais { $left } por vir
       *[hidden] { $left } por vir
    } · { $rivals ->
        [0] sem rivais
        [1] { $rivals } rival com { $cards } cartas
       *[other] { $rivals } rivais com até { $cards } cartas
    }
pizarro-order-price-up-to = até { $amount } ({ $cards }: { $crowns ->
        [1] { $crowns } coroa
       *[other] { $crowns } coroas
    })
pizarro-order-budget-prompt = Para gastar ao todo · vazio: a lista acaba quando você compra uma carta
pizarro-order-budget-once = até eu comprar uma carta
pizarro-order-budget-amount = { $amount } ao todo; depois de uma compra os preços caem conforme o que sobra
pizarro-order-prices-item = { $explorer } { $amount ->
        [0] passar
       *[other] { $amount }
    }
pizarro-order-prices-text = Preços da fase { $phase ->
        [1] I
        [2] II
       *[3] III
    }: { $prices }. { $budget ->
        [0] Valem até você comprar uma carta.
       *[other] No máximo { $budget } ao todo; cada compra os baixa.
    }{ $asked ->
        [0] {""}
        [1] {" "}Sobre o outro, o bot pergunta.
       *[other] {" "}Sobre os outros { $asked }, o bot pergunta.
    }
pizarro-order-prices-text-none = Você não tem lista de preços.
pizarro-order-prices-ended-phase = Sua lista de preços da fase { $phase ->
        [1] I
        [2] II
       *[3] III
    } acabou com a fase.{ $phase ->
        [3] {""}
       *[other] {" "}Os preços da próxima são outros.
    }
pizarro-order-prices-ended-last = Você comprou { $explorer } por { $price }, a última carta da fase { $phase ->
        [1] I
        [2] II
       *[3] III
    }. Sua lista de preços acabou com a fase.
pizarro-order-prices-ended-spent = Você comprou { $explorer } por { $price }. Assim foram gastos os { $budget } que sua lista de preços da fase { $phase ->
        [1] I
        [2] II
       *[3] III
    } permitia, e ela acabou.
pizarro-order-prices-ended-bought = Sua lista de preços da fase { $phase ->
        [1] I
        [2] II
       *[3] III
    } acabou, porque você comprou uma carta e tem menos dinheiro agora.
pizarro-order-prices-ended-card = Você comprou { $explorer } por { $price }. Por isso sua lista de preços da fase { $phase ->
        [1] I
        [2] II
       *[3] III
    } acabou: faça uma nova com o dinheiro que tem agora.
pizarro-order-prices-won = Sua lista de preços comprou { $explorer } por { $price }.
