# Why one would play a line of `carta_magica`: one sentence each, at most 120 characters.

carta-magica-reason-open = Busca { FORM($talisman, as: "the") }: ya está a la venta y vale { $points } para ti.
carta-magica-reason-deck = Busca { FORM($talisman, as: "the") }: aún no está a la venta; cuando lo esté, valdrá { $points } para ti.
carta-magica-reason-black = Busca { FORM($talisman, as: "the") } desde { FORM($harbour, as: "the") }, puerto negro: puedes vender si una tormenta te devuelve allí.
carta-magica-reason-red = Busca { FORM($talisman, as: "the") } desde { FORM($harbour, as: "the") }, puerto rojo: puedes comprar si una tormenta te devuelve allí.
carta-magica-reason-repair = Repara por { $price }: no ha salido martillo, y un barco dañado no navega.
carta-magica-reason-tow = Paga el remolque, { $price }: no ha salido viento, y un barco encalmado no navega.
carta-magica-reason-repair-card = Usa la carta de reparación: no ha salido martillo, y un barco dañado no navega.
carta-magica-reason-lucky-wind = Usa el viento de la suerte: te lleva { FORM($place, as: "to") } en este turno.
carta-magica-reason-spin-again = Vuelve a girar: este número te da poco, y la carta trae otro.
carta-magica-reason-cash = Canjea una carta ya: ningún monstruo se lleva cartas, pero en puerto se paga justo con fichas.
carta-magica-reason-rest = No hagas nada: tu barco está atrapado y no se puede hacer otra cosa.
carta-magica-reason-goods = Toma { $amount ->
        [one] 1 objeto
       *[other] { $amount } objetos
    }: { FORM($harbour, as: "the") } está a { $left ->
        [one] una casilla
       *[other] { $left } casillas
    } y paga { $gold } de oro por la carga.
carta-magica-reason-goods-full = Quédate: tu bodega está llena, y { FORM($harbour, as: "the") }, a { $left ->
        [one] una casilla
       *[other] { $left } casillas
    }, paga { $gold } de oro por la carga.
carta-magica-reason-goods-none = Quédate donde estás: no caben más objetos.
carta-magica-reason-goods-tow = Toma objetos: con el barco encalmado, 2 pagan un remolque.
carta-magica-reason-goods-later = Toma objetos: dos se venden por uno de oro en un puerto negro.
carta-magica-reason-magic-none = Quédate donde estás: no cabe más magia.
carta-magica-reason-magic = Toma magia: con { $held }, { $spins ->
        [0] ningún giro doma
        [one] 1 de cada 6 giros doma
       *[other] { $spins } de cada 6 giros doman
    } { FORM($monster, as: "to") }, el monstruo más fuerte que queda.
carta-magica-reason-magic-more = Toma magia: tendrás { $held }, y cada ficha vale como un punto de la ruleta contra un monstruo.
carta-magica-reason-known = Roba: conoces la próxima carta, { $card }.
carta-magica-reason-draw = Roba: { $monsters } de las { $cards } cartas { $monsters ->
        [one] es un monstruo
       *[other] son monstruos
    }, y tienes { $magic } de magia.
# by name
carta-magica-reason-curse = Usa el maleficio: { FORM($talisman, as: "the") } vuelve al mazo, y es un talismán que quiere { $who }.
carta-magica-reason-curse-new = Usa el maleficio: { $cards ->
        [one] sale otro talismán
       *[other] salen otros { $cards } talismanes
    } para elegir.
carta-magica-reason-card = Navega { FORM($harbour, as: "to") }: allí se roba una carta, aun sin nada que vender.
carta-magica-reason-first = Navega { FORM($square, as: "to") }: a { $left ->
        [one] una casilla
       *[other] { $left } casillas
    } de casa, y nadie está más cerca de la suya.
# by name
carta-magica-reason-race = Navega { FORM($square, as: "to") }: a { $left ->
        [one] una casilla
       *[other] { $left } casillas
    } de casa, y a { $who } { $theirs ->
        [one] le falta 1
       *[other] le faltan { $theirs }
    }.
carta-magica-reason-calm = Navega { FORM($square, as: "to") }: venga la tormenta que venga, allí no daña tu barco.
carta-magica-reason-far = Navega { FORM($square, as: "to") }: tu casa queda a { $left ->
        [one] una casilla
       *[other] { $left } casillas
    } de allí.
# by name
carta-magica-reason-home = Vuelve a casa ya: la partida acaba con { $own ->
        [one] 1 punto
       *[other] { $own } puntos
    } para ti, { FORM($who, as: "y") } { $who } tiene { $most }.
# by name
carta-magica-reason-home-last = Vuelve a casa ya: tienes { $own ->
        [one] 1 punto
       *[other] { $own } puntos
    }, { $who } tiene { $most }, y empiezan los últimos turnos.
carta-magica-reason-home-too = Vuelve a casa ya: en estos últimos turnos también te dan { $points } puntos.
# by name
carta-magica-reason-beside = Navega junto a { $who }: gana la batalla y tendrás { FORM($talisman, as: "the") }, { $points } puntos.
carta-magica-reason-next-sell = Navega { FORM($square, as: "to") }: con un { $spin } o más entras { FORM($harbour, as: "in") }, que paga { $gold } de oro por tus objetos.
carta-magica-reason-next-buy = Navega { FORM($square, as: "to") }: con un { $spin } o más entras { FORM($harbour, as: "in") }, donde puedes comprar { FORM($talisman, as: "the") }.
carta-magica-reason-keep-goods = Guarda { $goods ->
        [one] tu objeto: una carta puede pedirlo
       *[other] tus { $goods } objetos: una carta puede pedir algunos
    }.
carta-magica-reason-sell-for = Vende { $goods } objetos: con { $held } de oro puedes pagar { FORM($talisman, as: "the") }, que vale { $points } para ti.
carta-magica-reason-sell = Vende { $goods } objetos: dan { $gold ->
        [one] 1 de oro, que vale 1
       *[other] { $gold } de oro, que valen { $gold }
    } al final; los objetos, nada.
carta-magica-reason-keep-gold = No compres: tu oro ({ $gold }) vale { $gold } al final, y puede salir algo mejor.
carta-magica-reason-unseen = Compra a ciegas: { $cards ->
        [one] es el último talismán, y vale al menos 4
       *[other] es uno de { $cards } talismanes, y ninguno vale menos de 4
    }.
carta-magica-reason-own = Compra { FORM($talisman, as: "the") }: es tu misión y vale { $points } para ti.
# by name
carta-magica-reason-deny = Compra { FORM($talisman, as: "the") }: { $points } para ti, { FORM($who, as: "y") } { $who } pierde los { $theirs } que le daría.
carta-magica-reason-buy = Compra { FORM($talisman, as: "the") }: { $points } puntos por { $price } de oro.
carta-magica-reason-stake = Gasta { $magic } de magia: con un { $least } o más domas { FORM($monster, as: "to") }, { $spins ->
        [one] en 1
       *[other] en { $spins }
    } de cada 6 giros.
carta-magica-reason-stake-sure = Gasta { $magic } de magia: { $spins ->
        [0] ningún giro doma { FORM($monster, as: "to") } con ella
       *[other] así cualquier giro doma { FORM($monster, as: "to") }
    }.
carta-magica-reason-stake-none = No gastes nada: { $goods ->
        [0] { FORM($monster, as: "the") } no puede quitarte nada
       *[other] { FORM($monster, as: "the") } solo puede llevarse tus objetos ({ $goods })
    }; { $spins ->
        [0] ningún giro basta
        [one] basta 1 de cada 6 giros
       *[other] bastan { $spins } de cada 6 giros
    }.
carta-magica-reason-stake-gold = Gasta { $magic }: si lo domas, trae { $gold } de oro y te ayuda con el siguiente.
carta-magica-reason-keep-card = Guarda la carta: otro giro la necesitará más.
carta-magica-reason-retame = Vuelve a girar: { $spins ->
        [0] ningún giro doma
        [one] 1 de cada 6 giros doma
       *[other] { $spins } de cada 6 giros doman
    } { FORM($monster, as: "to") }, y la magia ya está gastada.
carta-magica-reason-respin = Vuelve a girar: 5 de cada 6 giros te dan un turno en vez de la tormenta.
carta-magica-reason-respin-wind = Vuelve a girar: otra dirección puede dañar menos tu barco.
carta-magica-reason-refight = Vuelve a girar: { $spins ->
        [one] 1 de cada 6 giros te pone
       *[other] { $spins } de cada 6 giros te ponen
    } por delante.
carta-magica-reason-weather = Usa la carta de buen tiempo: la tormenta detendría tu barco { FORM($square, as: "in") }.
carta-magica-reason-weather-waste = Usa la carta de buen tiempo: tu barco no acaba { FORM($square, as: "in") }, donde la tormenta lo dejaría intacto.
carta-magica-reason-ride-harm = Aguanta: tu barco queda parado { FORM($square, as: "in") }, pero conservas la carta.
carta-magica-reason-ride = Aguanta: la tormenta deja tu barco intacto { FORM($square, as: "in") }, y conservas la carta.
carta-magica-reason-peace = Evita la batalla: quien la pierde entrega una carta.
carta-magica-reason-peace-free = Evita la batalla: no tienes nada que perder, pero los demás conservan sus cartas.
carta-magica-reason-peace-talisman = Evita la batalla: si la pierdes, puedes quedarte sin { FORM($talisman, as: "the") }.
# by name
carta-magica-reason-attack = Ataca a { $who }: { FORM($talisman, as: "the") } vale { $points } para ti.
carta-magica-reason-prize = Toma { FORM($talisman, as: "the") }: vale { $points } para ti.
carta-magica-reason-take = Toma la carta «{ $card }»: puedes usarla en un turno futuro.
carta-magica-reason-owe = Toma la carta «{ $card }»: se paga de inmediato, o cuesta un turno.
carta-magica-reason-meet = Toma { FORM($monster, as: "the") }: hace falta llegar a { $strength }, y aparece de inmediato.
carta-magica-reason-swap = Intercambia posiciones: desde { FORM($square, as: "the") } tu casa está a { $there ->
        [one] { $there } casilla
       *[other] { $there } casillas
    }; desde aquí, a { $here }.
carta-magica-reason-stay = Quédate: desde aquí tu casa está a { $here ->
        [one] { $here } casilla
       *[other] { $here } casillas
    }; desde { FORM($square, as: "the") }, a { $there }.
carta-magica-reason-telescope = Mira primero: { $cards ->
        [one] ves la próxima carta
       *[other] ves { $cards } cartas y tomas la que más ayuda
    }.
carta-magica-reason-blind = Roba a ciegas: guarda el catalejo para una carta más importante.
carta-magica-reason-pay-cards = Paga con cartas: conservas las fichas para un pago que deba ser exacto.
carta-magica-reason-pay-both = Paga con ambas cosas: una carta se gasta entera y las fichas ponen el resto.
carta-magica-reason-pay-tokens = Paga con fichas: así pagas justo, y una carta se gasta entera.
carta-magica-reason-spin = Gira la ruleta: es la única forma de empezar tu turno.
