# The rules of `pizarro` in short, for reading in place, and the names of its pictures.

pizarro-brief = puja por exploradores
pizarro-blurb = Puja por los viajes de seis exploradores y paga con cartas que valen coronas si las guardas. De 3 a 6 jugadores, hasta 36 subastas cortas.

pizarro-picture-hand = Mi mano
pizarro-picture-sheet = Recuento final

pizarro-rules-1 =
    Reinas en un país, y seis exploradores te ofrecen sus servicios: pujas por ellos con cartas de dinero. Un explorador al que pagas lleva tu barco a una casilla con coronas, dinero o una acción.
    {""}
    Tres viajes de cada explorador llegan al primer mar (fase I, 18 cartas), dos al segundo (fase II, 12 cartas) y uno al tercero (fase III, 6 cartas). Las coronas son puntos, y gana quien tiene más **puntos** al final.

pizarro-rules-2-title = Tus cartas
pizarro-rules-2 =
    Empiezas con nueve cartas de dinero, del 1 al 9. Cada una tiene una **bolsa** (lo que paga) y **coronas** (lo que vale si aún la tienes al final).
    {""}
    Las cartas de poco dinero tienen más coronas: las del 1 al 3 tienen tres; las del 4 al 6, dos; las del 7 al 9, una. Así que cada pago cuesta puntos, y pagar con cartas grandes cuesta menos.
    {""}
    Las cartas nuevas llegan al final de las fases I y II: dos por jugador y, por **cada barco** en una casilla de esa fase, tantas como bolsas muestre la casilla (dos barcos en una casilla con dos bolsas: cuatro cartas). Tras la fase III solo se pagan las bolsas. Durante una fase, solo Vasco da Gama da cartas.

pizarro-rules-3-title = Una subasta
pizarro-rules-3 =
    1. Se revela la próxima carta de explorador.
    2. Quien tenga un veto de Colón sin usar puede mandarla debajo del mazo. Cuando vuelva a salir, se puede vetar otra vez.
    3. Habla primero quien compró la última vez, y después en sentido horario: subir o pasar. En la primera carta de todas se sortea quién empieza; se salta a quien no puede pujar. Pasar es definitivo para esta carta. Puedes pujar lo que tu mano pueda pagar.
    4. Si todos los demás han pasado y nadie ha pujado, quien queda puede aún pujar (basta 1) o pasar.
    5. Quien gana paga. No hay cambio, pero no puede sobrar ninguna carta: si un pago aún basta sin una de sus cartas, esa carta se queda en tu mano. { $exact ->
        [on] En esta mesa se paga justo donde tu mano lo permita.
       *[other] Puedes pagar de más a propósito, aunque pudieras pagar justo: una carta grande en vez de dos pequeñas conserva coronas. (Una mesa puede prohibirlo.)
    }
    6. El barco de quien gana se coloca (fase I) o avanza (fases II y III), y se cumple la acción de la casilla.
    {""}
    En la fase I puede pujar quien tenga un barco libre. En las fases II y III necesitas un barco en la casilla anterior. Una carta que nadie quiere sale del juego.

pizarro-rules-4-title = Colón, Pizarro, Magallanes
pizarro-rules-4 =
    • **Colón**: 1, 5, 10 coronas, una bolsa en las fases I y II. Cada carta de la fase I da un **veto**, que se usa una vez, en cualquier fase.
    • **Pizarro**{ $half1 ->
        [a] {":"} 2, 6, 12 coronas, una bolsa en las fases I y II.
        [b] {":"} 2, 7 coronas, una bolsa en la fase I; en la fase III, la **apuesta**: al final sacas cartas de dinero de una en una, al menos una; cuando paras, puntúas lo que suman; por encima de 20 no puntúas nada.
       *[other] {","} lado A: 2, 6, 12 coronas, una bolsa en las fases I y II. Lado B: 2, 7 coronas, una bolsa en la fase I; en la fase III, la **apuesta**: al final sacas cartas de dinero de una en una, al menos una; cuando paras, puntúas lo que suman; por encima de 20 no puntúas nada.
    }
    • **Magallanes**: sin coronas, pero con **pilas**. La fase I empieza una pila; las fases siguientes añaden una carta a una pila que no haya crecido en esa fase. Una pila vale sus coronas multiplicadas por el número de sus cartas. { $half1 ->
        [a] La carta sale de tu mano, boca abajo, y debe quedarte una después de pagar.
        [b] Una de las cartas que pagas va allí, boca arriba.
       *[other] Lado A: la carta sale de tu mano, boca abajo, y debe quedarte una después de pagar. Lado B: una de las cartas que pagas va allí, boca arriba.
    }

pizarro-rules-5-title = Marco Polo, Vasco da Gama, Cook
pizarro-rules-5 =
    • **Marco Polo**{ $half2 ->
        [a] {":"} 0, 2, 5 coronas y siempre dos bolsas; al final de las fases I y II, tras recibir cartas, **cambias** hasta tres cartas por cada barco que tengas allí.
        [b] {":"} 1, 3, 7 coronas con 1, 1, 2 bolsas.
       *[other] {","} lado A: 0, 2, 5 coronas y siempre dos bolsas; al final de las fases I y II, tras recibir cartas, **cambias** hasta tres cartas por cada barco que tengas allí. Lado B: 1, 3, 7 coronas con 1, 1, 2 bolsas.
    }
    • **Vasco da Gama**{ $half2 ->
        [a] {":"} 0, 1, 4 coronas; **robas** 1, 2 o 3 cartas de inmediato.
        [b] {":"} eliges la mitad izquierda (robar 1, 2 o 3 cartas) o la derecha (2, 5 o 9 coronas).
       *[other] {","} lado A: 0, 1, 4 coronas; **robas** 1, 2 o 3 cartas de inmediato. Lado B: eliges la mitad izquierda (robar 1, 2 o 3 cartas) o la derecha (2, 5 o 9 coronas).
    }
    • **Cook**{ $half2 ->
        [a] {":"} 4, 8, 16 coronas; después tu mano queda **abierta** hasta el final de la fase.
        [b] {":"} 5, 10, 20 coronas, y quien está a tu izquierda **toma una carta al azar** de tu mano y la descarta; debe quedarte una carta después de pagar.
       *[other] {","} lado A: 4, 8, 16 coronas; después tu mano queda **abierta** hasta el final de la fase. Lado B: 5, 10, 20 coronas, y quien está a tu izquierda **toma una carta al azar** de tu mano y la descarta; debe quedarte una carta después de pagar.
    }

pizarro-rules-6 =
    Dan puntos las coronas de la casilla de cada barco, las pilas de Magallanes (coronas por cartas), las coronas de la mano y el dinero sacado con Pizarro en el lado B.
    {""}
    Un empate lo gana quien tiene más dinero en la mano; después, más barcos en la fase III; si no, se comparte.

pizarro-rules-7 =
    Una puja normal son dos clics: *Mi turno*, *Pujar 8*. Con el teclado: `/move line: bid 8`, `pass`, `pay 3+4`, `pay 3+4 under 9`, `swap 1+2`, `veto`, `allow`, `draw`, `stop`.
    {""}
    {""}Las **órdenes** mantienen viva una subasta mientras duermes: pujar hasta un límite, pasar en esta carta, usar o no usar un veto, pagar justo si se puede. Nadie más las ve, y la respuesta llega tras una espera variable.
