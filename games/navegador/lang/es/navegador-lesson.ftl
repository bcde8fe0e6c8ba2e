# The lesson of `navegador`: what the teacher says. p1 is the learner; the steps stand in games/navegador/data/lesson.toml.

navegador-lesson-goal = ¡Te damos la bienvenida a Lisboa! En cada turno mueves tu ficha por el **rondel** (marcado con un círculo) y haces lo que dice la nueva casilla. Las tres siguientes son gratis; cada casilla de más cuesta un barco. Gana quien tiene más puntos.
navegador-lesson-sheet = En el círculo está lo que tienes: dinero (cruzados), barcos, trabajadores, astilleros, fábricas, colonias, iglesias. Al final una colonia vale 1; una fábrica, 2; un astillero o una iglesia, 3; un explorador, 4. Los **privilegios** suben el valor de toda una categoría: reúne *mucho de una sola*.

navegador-lesson-ships = Tu primera casilla es libre. Para explorar hacen falta barcos: Ⓑ tienes dos. Ⓐ Tu astillero construye uno por 50, los demás cuestan 100. **Construye 1 barco.**
navegador-lesson-ships-done = Tienes tres barcos.
navegador-lesson-ships-more = La casilla es buena. Pero querrás los 100 para colonias. Construye uno.
navegador-lesson-ships-else = Hay muchos comienzos buenos. Pero explorar pronto da puntos y colonias baratas.

navegador-lesson-explore = Ⓐ **Dos barcos juntos** entran en un mar desconocido; uno se pierde. El explorador vale 4, y recibes el precio de una colonia. Ⓑ Tienes tres: **explora Bahia**.
navegador-lesson-explore-done = Te ha dado 40.
navegador-lesson-explore-two = Dos bastan para explorar. Pero cada colonia necesita un barco: lleva también el tercero.
navegador-lesson-explore-guine = Guiné tiene oro, pero menos colonias y más caras. Empieza por Bahia.
navegador-lesson-explore-else = Quien llega primero a Bahia se lleva el explorador y la prima, y elige primero.

navegador-lesson-workers = Ⓐ Una colonia necesita un barco y **dos trabajadores**, que siguen siendo tuyos. Ⓑ Tienes tres; tu iglesia recluta uno por 50. **Recluta 1 trabajador** y después funda dos veces.
navegador-lesson-workers-many = A partir del segundo cuestan 100 cada uno, y quieres pagar dos colonias.
navegador-lesson-workers-early = Una colonia ya es tuya. Pero con un trabajador más fundas dos.
navegador-lesson-workers-done = Bastan para dos colonias.
navegador-lesson-workers-else = Se puede. Pero los demás también irán a Bahia: prepara dos colonias.

navegador-lesson-colony = Tus barcos están allí, y Colonia queda a dos casillas, gratis. **Funda dos colonias en Bahia**, por 40 y 50. Cada colonia es un punto y da un azúcar en cada mercado.
navegador-lesson-colony-done = Dos puntos, dos de azúcar.
navegador-lesson-colony-one = Puedes pagar dos, y volver a Colonia lleva varios turnos.
navegador-lesson-colony-else = Para esto están tus barcos en Bahia: las colonias son baratas hasta que compran otros.

navegador-lesson-privilege = Ⓐ Un **privilegio** cuesta Ⓑ un trabajador. Sube el valor de toda una categoría (tus colonias, a 2 puntos) y ahora paga 30 por cada una. **Toma el privilegio de colonias.**
navegador-lesson-privilege-done = 60 por un trabajador.
navegador-lesson-privilege-kind = Bien para quien reúne esa categoría. Pero tú tienes dos colonias, y más a tu alcance.
navegador-lesson-privilege-else = Hay uno de cada hasta la fase II, y solo la bonificación son 60.

navegador-lesson-market = **Vende** una unidad por colonia o **transforma** una por fábrica. Vender baja el precio, transformar lo sube. **Vende azúcar y transforma oro** en la fábrica naranja, que tiene todo el mundo.
navegador-lesson-market-done = Quien venda después recibirá menos.
navegador-lesson-market-same = Igual de bueno: las especias también dan 30. Para no separarnos, transforma oro.
navegador-lesson-market-orange = Transformar compensa donde el precio es bajo. El azúcar está en lo más alto: véndelo.
navegador-lesson-market-else = Pero tienes dos de azúcar al mejor precio, y la fábrica naranja da 30 además.

navegador-lesson-build = Ⓐ Cada edificio vendido encarece el siguiente de su clase. Una fábrica necesita tres trabajadores: Ⓑ los tuyos. Da dinero sin colonia. **Construye una fábrica de oro.**
navegador-lesson-build-deed = Fábrica de oro: 40, +2
navegador-lesson-build-done = Ahora transformas dos de oro.
navegador-lesson-build-other = ¡Vale tanto como el oro! En esta lección seguimos con oro.
navegador-lesson-build-else = Las próximas fábricas cuestan 70, y tú tienes los trabajadores y el dinero.

navegador-lesson-card = Te ha llegado la **carta Navegador**: con ella navegas una vez *antes* de un turno. Angola (marcada con un círculo) está a una frontera de tus barcos en Bahia. **Explora Angola con la carta.**
navegador-lesson-card-done = 90 cruzados y un segundo explorador.
navegador-lesson-card-elsewhere = Lo que más da es un descubrimiento: 4 puntos y una prima.
navegador-lesson-card-else = Hay un mar desconocido junto a tus barcos: usa la carta ahora.

navegador-lesson-same = Ahora viene tu turno normal, y Colonia es gratis. **Funda una colonia de oro en Angola**: cuesta 90, que el descubrimiento acaba de pagar.
navegador-lesson-same-done = Tres colonias, 2 puntos cada una.
navegador-lesson-same-else = Bien, pero entonces otra persona va a Angola y la compra.

navegador-lesson-phase = He seguido jugando. { $p3 } ha explorado el Cabo: **fase II** (marcada con un círculo). Los barcos cruzan dos fronteras; los trabajadores y barcos caros cuestan 200.
navegador-lesson-pay = Ⓐ Edificios queda a **cuatro** casillas, una más que las gratuitas: eso te cuesta Ⓑ un barco. Con tu privilegio una iglesia vale 5. **Construye una iglesia y entrega el barco.**
navegador-lesson-pay-done = Una iglesia a tiempo.
navegador-lesson-pay-nothing = Has pagado un barco por nada: se puede, pero es caro.
navegador-lesson-pay-else = Lo normal son las casillas gratis. Pero esta iglesia vale ya 5, y más con cada privilegio.

navegador-lesson-last = Mucho más tarde. Cuando se explora **Nagasaki o se vende el último edificio**, queda un turno por jugador. Solo queda un edificio, y vas en cabeza: **cómpralo**.
navegador-lesson-last-done = Tu último turno.
navegador-lesson-last-open = { $p2 } gana más que tú en cada turno. Pon fin a la partida mientras vas en cabeza.
navegador-lesson-last-else = 200 cruzados son un punto. Quien va en cabeza pone fin a la partida.

navegador-lesson-king = Solo cuentan los puntos. Ⓐ Hasta nueve trabajadores valen 1 cada uno y cuestan 50; los demás los vendes por 100. Al final pones el **privilegio del rey**; lo mejor es ponerlo en Ⓑ fábricas. **Recluta 7 trabajadores.**
navegador-lesson-king-done = Catorce puntos en un turno.
navegador-lesson-king-king = Cuenta una vez por cada unidad de su categoría: donde más da es en Fábricas.
navegador-lesson-king-fewer = Hasta nueve, cada uno es un punto por 50, y los que sobran dan 50. Recluta todos los que puedas.
navegador-lesson-king-else = Da dinero, pero 200 hacen un punto. Trabajadores a 50 son cuatro puntos de golpe.

navegador-lesson-finish = Tu columna está marcada con un círculo: siete iglesias a nueve, diez fábricas a cinco. Con eso has ganado: *mucho de una categoría, y sus privilegios*. { $p2 } guardó 3730 cruzados, que solo valen 18 puntos.
navegador-lesson-end = **No hace falta más:** planea con dos casillas de antelación, vende caro, transforma barato, reúne una categoría y pon fin a la partida mientras vas en cabeza.
