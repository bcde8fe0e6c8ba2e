# Standing orders of `pizarro`: how high to bid, price lists, rules of thumb.

pizarro-early = hasta dónde pujas por esta carta
pizarro-order-prompt = ¿Qué quieres que haga el bot por ti? Solo lo ves tú, y el bot responde tras una espera variable.
pizarro-order-bid = Esta subasta
pizarro-order-prices = Una lista de precios para esta fase
pizarro-order-veto = Mis vetos
pizarro-order-pay = Pagos
pizarro-order-broke = Cuando no puedo pagar la puja
pizarro-order-swap = Cambios (Marco Polo)
pizarro-order-gamble = La apuesta (Pizarro)
pizarro-order-bid-prompt = { $explorer }: ¿hasta dónde debe pujar el bot por ti? Nadie más lo ve.
pizarro-order-limit-up-to = Hasta { $amount }
pizarro-order-bid-limit = Otro límite…
pizarro-order-bid-blocked = Puedes pagar { $most } como mucho, y la puja ya va por ahí
pizarro-order-bid-pass = Pasar en esta carta
pizarro-order-limit-prompt = ¿Tu puja más alta por { $explorer }? Puedes pagar hasta { $most }.
pizarro-order-bid-text-limit = { $explorer }: hasta { $limit }, después pasar; nunca más de lo necesario.
pizarro-order-bid-text-pass = { $explorer }: pasar.
pizarro-order-ended-won = Te has llevado a { $explorer } por { $price }. Tu orden llegaba hasta { $limit }.
pizarro-order-ended-lost = { WHO($winner) ->
        [you] Te llevas
       *[other] { $winner } se lleva
    } a { $explorer } por { $price }. { $limit ->
        [0] Tu orden ha pasado.
       *[other] Tu orden llegaba hasta { $limit }.
    }
pizarro-order-ended-out = Estás fuera de la subasta de { $explorer }: { WHO($leader) ->
        [you] pujas
       *[other] { $leader } puja
    } { $bid }. { $limit ->
        [0] Tu orden ha pasado.
       *[other] Tu orden llegaba hasta { $limit }.
    }
pizarro-order-rule-prompt = { $slot ->
        [veto] ¿Qué debe hacer el bot cuando puedas usar un veto?
        [pay] ¿Cómo debe pagar el bot cuando no haya otra cosa que elegir?
        [broke] ¿Qué debe hacer el bot cuando no puedas pagar la puja?
        [swap] ¿Qué debe hacer el bot cuando Marco Polo te deje cambiar cartas de dinero?
       *[gamble] ¿Cuándo debe dejar el bot de sacar cartas de dinero con Pizarro?
    }
pizarro-order-veto-never = No vetar nunca
pizarro-order-veto-explorer = Vetar a { $explorer }, no a los demás
pizarro-order-text-ask = Se te preguntará cada vez.
pizarro-order-veto-text-never = Tus vetos no se usan.
pizarro-order-veto-text-explorer = El bot veta a { $explorer } mientras tengas vetos, salvo como última carta del mazo, donde un veto no cambia nada. No veta a nadie más.
pizarro-order-pay-exact = Justo, con el mínimo de coronas
pizarro-order-pay-crowns = El mínimo de coronas, aun pagando de más
pizarro-order-pay-sensible = Guardar coronas y dinero
pizarro-order-pay-text-sensible = El bot paga siempre por ti, como jugaría alguien sensato; también elige la mitad de Vasco da Gama, y la carta y la pila de Magallanes.
pizarro-order-pay-text-exact = El bot paga justo, entregando el mínimo de coronas, siempre que se pueda.
pizarro-order-pay-text-crowns = El bot paga entregando el mínimo de coronas, aunque así pague de más.
pizarro-order-broke-pass = Pasar enseguida
pizarro-order-broke-text-pass = Cuando no puedes pagar la puja, el bot pasa. Los demás pueden sacar conclusiones.

pizarro-order-swap-none = Guardar todas las cartas
pizarro-order-swap-poor = Cambiar los 7
pizarro-order-swap-text-none = El bot no cambia nada con Marco Polo.
pizarro-order-swap-text-poor = Con Marco Polo el bot cambia los 7, que son los que menos valen, y guarda el resto.

pizarro-order-gamble-stop = Parar en { $sum } o más
pizarro-order-gamble-text-stop = Con Pizarro el bot saca cartas de dinero hasta que sumen { $sum } o más.

## Price lists

pizarro-order-prices-prompt = Fase { $phase ->
        [1] I
        [2] II
       *[3] III
    }: ¿hasta cuánto por cada explorador? Tienes { $money } de dinero. Con 0 se pasa; si lo dejas vacío, se te preguntará.
pizarro-order-price-prompt = { $explorer }: { $shown ->
        [open] en subasta ahora, { $left ->
            [one] falta 1 más
           *[other] faltan { $left } más
        }
       *[hidden] { $left ->
            [one] falta 1
           *[other] faltan { $left }
        }
    } · { $rivals ->
        [0] sin rivales
        [one] un rival con { $cards } cartas
       *[other] { $rivals } rivales con hasta { $cards } cartas
    }
pizarro-order-price-up-to = hasta { $amount } ({ $cards }: { $crowns ->
        [one] una corona
       *[other] { $crowns } coronas
    })
pizarro-order-budget-prompt = Para gastar en total · vacío: la lista acaba cuando compras una carta
pizarro-order-budget-once = hasta que compre una carta
pizarro-order-budget-amount = { $amount } en total; tras una compra los precios bajan según lo que queda
pizarro-order-prices-item = { $amount ->
        [0] pasar en { $explorer }
       *[other] { $explorer } { $amount }
    }
pizarro-order-prices-text = Lista de precios de la fase { $phase ->
        [1] I
        [2] II
       *[3] III
    }: { $prices }. { $budget ->
        [0] Acaba cuando compras una carta.
       *[other] Como mucho { $budget } en total; cada compra baja los precios.
    }{ $asked ->
        [0] {""}
        [one] {" "}Por el otro explorador se te preguntará.
       *[other] {" "}Por los otros { $asked } exploradores se te preguntará.
    }
pizarro-order-prices-text-none = No tienes lista de precios.
pizarro-order-prices-ended-phase = Tu lista de precios de la fase { $phase ->
        [1] I
        [2] II
       *[3] III
    } ha acabado con la fase.{ $phase ->
        [3] {""}
       *[other] {" "}Los precios de la próxima son otros.
    }
pizarro-order-prices-ended-last = Has comprado a { $explorer } por { $price }, la última carta de la fase { $phase ->
        [1] I
        [2] II
       *[3] III
    }. Tu lista de precios ha acabado con la fase.
pizarro-order-prices-ended-spent = Has comprado a { $explorer } por { $price }. Con eso has gastado los { $budget } que permitía tu lista de precios de la fase { $phase ->
        [1] I
        [2] II
       *[3] III
    }, y ha acabado.
pizarro-order-prices-ended-bought = Tu lista de precios de la fase { $phase ->
        [1] I
        [2] II
       *[3] III
    } ha acabado porque has comprado una carta y ahora tienes menos dinero.
pizarro-order-prices-ended-card = Has comprado a { $explorer } por { $price }. Por eso tu lista de precios de la fase { $phase ->
        [1] I
        [2] II
       *[3] III
    } ha acabado: haz otra con el dinero que tienes ahora.
pizarro-order-prices-won = Tu lista de precios ha comprado a { $explorer } por { $price }.
