# Standing orders of `carta_magica`.

carta-magica-order-course = Un rumbo para tus turnos
carta-magica-order-course-hint = Gira la ruleta y navega por ti, y te pregunta cuando importa
carta-magica-order-course-on = Navegar cada turno y preguntarme cuando importe
carta-magica-order-course-on-hint = Navega por mar abierto, toma objetos y magia; pregunta en buenos puertos y en lo demás
carta-magica-order-course-trade = Navegar y comerciar por mí
carta-magica-order-course-trade-hint = También comercia y roba cartas en los puertos; pregunta antes de ir a casa y en monstruos y batallas
carta-magica-order-course-ready = { $harbour }: preguntarme allí
carta-magica-order-course-steps = { $steps ->
        [one] una casilla
       *[other] { $steps } casillas
    }, { $kind ->
        [black] puerto negro
        [red] puerto rojo
       *[home] a casa tras la vuelta a la isla
    }
carta-magica-order-course-fill = ¿Y si la ruleta muestra objetos?
carta-magica-order-course-sail = Navegar con cada giro
carta-magica-order-course-sail-hint = El camino más corto, con cada giro
carta-magica-order-course-goods = Tomar objetos mientras quepan
carta-magica-order-course-goods-hint = Solo si hay sitio para todos los que muestra la ruleta
carta-magica-order-course-text-on = El bot gira la ruleta y navega, o toma objetos o magia, según convenga, hasta que pase algo.
carta-magica-order-course-text-trade = El bot gira la ruleta, navega, comercia en los puertos, roba cartas y repara el barco, según convenga, hasta que puedas llegar a casa. Los monstruos y las batallas son cosa tuya.
carta-magica-order-course-text-sail = El bot gira la ruleta y navega hacia { FORM($harbour, as: "the") }, hasta que tu barco pueda entrar o pase algo.
carta-magica-order-course-text-goods = El bot gira la ruleta, toma objetos mientras quepan y, si no, navega hacia { FORM($harbour, as: "the") }, hasta que pase algo.
carta-magica-order-ended-arrived = Tu barco ha llegado.
carta-magica-order-ended-stuck = Tu rumbo ha terminado porque tu barco está dañado o encalmado.
carta-magica-order-ended-swept = Tu rumbo ha terminado porque una tormenta ha llevado tu barco a un puerto.
carta-magica-order-ended-lost = Tu rumbo ha terminado porque has perdido un talismán o un turno.
carta-magica-order-ended-final = Tu rumbo ha terminado porque han empezado los últimos turnos.
carta-magica-order-spin = Girar la ruleta enseguida
carta-magica-order-spin-hint = ¿Debe el bot girar la ruleta en cuanto empiece tu turno?
carta-magica-order-spin-text-always = El bot gira la ruleta en cuanto empieza tu turno.
carta-magica-order-weather = Buen tiempo
carta-magica-order-weather-hint = Cuando una tormenta puede mover tu barco y tienes la carta de buen tiempo
carta-magica-order-weather-always = En toda tormenta que me mueva
carta-magica-order-weather-harm = Solo contra daños
carta-magica-order-weather-never = No usarla nunca
carta-magica-order-text-ask = Se te pregunta cada vez.
carta-magica-order-weather-text-always = La carta de buen tiempo se usa en toda tormenta que pueda mover tu barco.
carta-magica-order-weather-text-harm = La carta de buen tiempo se usa cuando tu barco quedaría dañado o encalmado.
carta-magica-order-weather-text-never = La carta de buen tiempo se guarda.
carta-magica-order-again = Volver a girar si te atacan
carta-magica-order-again-hint = Cuando te atacan, vas perdiendo y tienes una carta «vuelve a girar»
carta-magica-order-again-always = Volver a girar si voy perdiendo
carta-magica-order-again-never = Guardar la carta
carta-magica-order-again-text-always = Una carta «vuelve a girar» se usa siempre que te atacan y vas perdiendo.
carta-magica-order-again-text-never = Las cartas «vuelve a girar» se guardan cuando te atacan.
carta-magica-order-swap = Intercambiar posiciones
carta-magica-order-swap-hint = Cuando alguien propone intercambiar posiciones tras una batalla
carta-magica-order-swap-always = Aceptar siempre
carta-magica-order-swap-never = No aceptar nunca
carta-magica-order-swap-text-always = Aceptas todo intercambio de posiciones.
carta-magica-order-swap-text-never = Rechazas todo intercambio de posiciones.
carta-magica-order-prize = Botín cuando te atacan
carta-magica-order-prize-hint = Cuando te atacan y ganas
carta-magica-order-prize-best = Tomar lo que más vale
carta-magica-order-prize-text-best = Tomas lo que más vale cuando te atacan y ganas.
carta-magica-order-draw = Catalejo en una tormenta
carta-magica-order-draw-hint = Cuando una tormenta ajena te lleva a un puerto negro y tienes un catalejo
carta-magica-order-draw-always = Usarlo y tomar la mejor
carta-magica-order-draw-never = Guardarlo y robar una carta
carta-magica-order-draw-text-always = Se usa el catalejo y se toma la carta que más te ayuda.
carta-magica-order-draw-text-never = La carta se roba sin el catalejo.
carta-magica-order-stake = Monstruos en una tormenta
carta-magica-order-stake-hint = Cuando una tormenta ajena te lleva hasta un monstruo
carta-magica-order-stake-all = Gastar todas las fichas de magia
carta-magica-order-stake-best = Gastar lo que valga la pena
carta-magica-order-stake-none = No gastar nada
carta-magica-order-stake-text-all = Se gastan todas las fichas de magia contra un monstruo que encuentres en un turno ajeno.
carta-magica-order-stake-text-best = Se gasta la magia que valga la pena contra un monstruo que encuentres en un turno ajeno y, si el monstruo fuera a ganar, también una carta para volver a girar.
carta-magica-order-stake-text-none = No se gasta magia contra un monstruo que encuentres en un turno ajeno.
carta-magica-order-pay = Pagos en una tormenta
carta-magica-order-pay-hint = Cuando una tormenta ajena te trae un pago que también cubren las cartas de objetos
carta-magica-order-pay-tokens = Primero las fichas
carta-magica-order-pay-cards = Primero las cartas
carta-magica-order-pay-text-tokens = Los objetos que debes en un turno ajeno se pagan con fichas hasta donde lleguen.
carta-magica-order-pay-text-cards = Los objetos que debes en un turno ajeno se pagan con cartas de objetos hasta donde lleguen.
