# The lesson of `pizarro`: what the teacher says. p1 is the learner; the steps stand in games/pizarro/data/lesson.toml.

pizarro-lesson-hand = ¡Hola! Compras coronas con dinero, y gana quien tiene más **coronas**. Este es tu dinero: la **bolsa** es lo que paga una carta; la corona, lo que vale si aún la tienes al final. Ⓐ paga 1 y vale 3; Ⓑ paga 9 y vale 1.
pizarro-lesson-offer = **Pizarro** (marcado con un círculo) está a la venta. Quien más paga pone un barco en su fila: a la izquierda en la fase I, después más a la derecha, donde hay más coronas. En la fase I se venden 18 cartas; luego 12 y luego 6.

pizarro-lesson-bid = **Empieza bajo: puja 2.** Pizarro da 2 coronas, y por la bolsa con el 1 recibes una carta de dinero nueva al acabar la fase. Quien pasa queda fuera.
pizarro-lesson-bid-deed = Pujar 2 por Pizarro
pizarro-lesson-bid-done = Un comienzo bajo.
pizarro-lesson-bid-pass = Tu mano está llena, y pasar vale para toda la subasta. Puja primero; ya pasarás si se pone caro.
pizarro-lesson-bid-high = Una puja valiente. Pero pagas lo que pujas, y nadie más ha pujado aún.
pizarro-lesson-bid-else = También es una buena puja. Pero sube solo lo necesario.

pizarro-lesson-raise = { $p2 } puja 3; { $p3 } está fuera. Tu 4 basta para pagar una puja de 4, y Pizarro da 2 coronas y una carta nueva: **puja 4**.
pizarro-lesson-raise-deed = Pujar 4 por Pizarro
pizarro-lesson-raise-done = Pizarro es tuyo.
pizarro-lesson-raise-pass = Un poco pronto. Quien no tiene barco en una fila no puede pujar por ella después.
pizarro-lesson-raise-else = También gana, pero basta con uno más que { $p2 }.

pizarro-lesson-pay = Nadie da cambio. Ⓐ El 4 paga justo, por 2 coronas; Ⓑ el 7 desperdicia tres monedas. **Paga con el 4.**
pizarro-lesson-pay-done = Tu barco zarpa.
pizarro-lesson-pay-else = También sirve. Pero el 1 y el 3 son seis coronas, y una carta mayor malgasta dinero para otras subastas.

pizarro-lesson-columbus = Empieza quien compró la última vez. **Colón** da un **veto**. **Puja 5** de golpe, y nadie te hace subir.
pizarro-lesson-columbus-done = El veto es tuyo.
pizarro-lesson-columbus-else = Se puede, pero una puja baja anima a los demás, y tú quieres ese veto.

pizarro-lesson-veto = **Cook** da 4 coronas, pero los demás son ricos. **Vétalo**: irá debajo del mazo.
pizarro-lesson-veto-done = Volverá.
pizarro-lesson-veto-else = Conservas el veto, pero ahora Cook sale caro. Si sale al final, no cuesta casi nada.

pizarro-lesson-magellan = **Magallanes** oculta una carta: sus coronas cuentan al final, el doble si lo tienes en la fase II, el triple en la III. **Puja 6.**
pizarro-lesson-magellan-done = Es tuyo.
pizarro-lesson-magellan-else = Otros subirían una puja baja. Puja 6: lo paga una carta.

pizarro-lesson-pile = Ⓐ El 6 paga justo. Ⓑ El 1 es lo que menos paga y tiene tres coronas. **Paga con el 6, oculta el 1.**
pizarro-lesson-pile-deed = Pagar con el 6, ocultar el 1
pizarro-lesson-pile-done = Solo tú sabes cuál es.
pizarro-lesson-pile-else = Funciona. Pero paga con pocas coronas y oculta muchas: el 1 tiene tres y es lo que menos paga.

pizarro-lesson-vasco = **Vasco da Gama** da una carta enseguida. Has comprado tres cartas seguidas, y el dinero llega tarde. **Pasa.**
pizarro-lesson-vasco-done = { $p3 } ha pagado 3 por él.
pizarro-lesson-vasco-else = No es mala compra. Pero tras cuatro de 18 subastas te queda la mitad del dinero: que gasten los demás.

pizarro-lesson-marco = Ⓐ **Marco Polo**: dos cartas y un cambio. Ⓑ { $p3 } puja 3. **Hasta 5** es una **orden**: sube solo lo que haga falta.
pizarro-lesson-marco-done = Ha bastado con 4.
pizarro-lesson-marco-pass = ¿Dos cartas nuevas y un cambio por solo 3? Con las casillas de bolsas no te falta dinero.
pizarro-lesson-marco-else = También gana, pero basta con uno más que { $p3 }.

pizarro-lesson-change = No tienes un 4. El 2 y el 3 son seis coronas; el 7 (marcado con un círculo) desperdicia monedas, pero solo cuesta una corona: **paga con el 7**.
pizarro-lesson-change-done = Solo se ha ido una corona.
pizarro-lesson-change-else = Se puede. Pero el 2 y el 3 son seis coronas, y el 8 y el 9 son tus mejores pujas.

pizarro-lesson-fleet = ¡Cuatro barcos! Los que están en una casilla con bolsas (como el de Pizarro, marcado con un círculo) dan cartas al acabar la fase. Hasta entonces, que gasten los demás.

pizarro-lesson-cook = Ⓐ **Cook** ha vuelto, y Ⓑ nadie más tiene barco. Cuesta 1, pero desde ahora los demás ven tus cartas. **Compra: paga con el 2.**
pizarro-lesson-cook-done = 4 coronas por un 2.
pizarro-lesson-cook-pass = Nadie más puede comprarlo: entonces Cook sale del juego. Cuatro coronas por una moneda son un regalo.
pizarro-lesson-cook-cards = Cook es tuyo. Pero un 8 o un 9 vale una subasta entera, y el 3 paga más que el 2.
pizarro-lesson-cook-else = Nadie puja contra ti: cada moneda por encima de 1 es un regalo al banco.

pizarro-lesson-swap = Ahora Marco Polo cambia cartas. Las grandes ganan subastas, las pequeñas dan coronas. **Cambia el 7.**
pizarro-lesson-swap-done = Una apuesta razonable.
pizarro-lesson-swap-keep = Puedes guardarlo todo. Pero el 7 ni gana subastas ni da muchas coronas.
pizarro-lesson-swap-else = Cuestión de gustos. Pero las cartas pequeñas son coronas y las grandes, subastas: primero se va el 7.

pizarro-lesson-phase = **Fase II**: solo puja quien tiene un barco en la casilla I de la fila, y el de quien gana pasa a la II. Ⓐ Cook da 8 coronas; Ⓑ { $p2 } compite contigo. **Puja 6.**
pizarro-lesson-phase-done = Tu barco avanza.
pizarro-lesson-phase-pass = Ocho coronas serían para { $p2 } por casi nada.
pizarro-lesson-phase-else = Puede salir bien. Pero { $p2 } puede subir más, y 6 es una sola carta.

pizarro-lesson-finish = Solo cuenta la casilla donde acaba un barco; la fase III da 10, 12 o 16. Al final se suman las coronas de los barcos, de Magallanes y de tu mano (marcada con un círculo). Gana quien tiene más coronas.
pizarro-lesson-end = **No hace falta más:** paga con lo que menos necesitas y ten barcos en muchas filas. Solo dos veces llega dinero para todos.
