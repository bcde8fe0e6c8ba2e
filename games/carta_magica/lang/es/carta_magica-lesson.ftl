# The lesson of `carta_magica`: what the teacher says. p1 is the learner, p2 the rival; the steps stand in games/carta_magica/data/lesson.toml.

carta-magica-lesson-sea = ¡Rumbo al mar! Da la vuelta a la isla grande y vuelve a casa. De camino toma objetos, véndelos en los puertos con **bolsa** y compra talismanes en los que tienen **gema**. Un talismán (marcado con un círculo) vale lo que indica su corona. Gana quien tiene más puntos.

carta-magica-lesson-settle = Ⓐ La **Bahía del Alba** es un puerto de origen cerca de otro que compra objetos. Tu **misión** es un talismán que para ti vale 10 más: Ⓑ el **Anillo de Brasa** (5 y 10 puntos) ya está a la venta.
carta-magica-lesson-settle-deed = Bahía del Alba: Anillo de Brasa, +15
carta-magica-lesson-settle-done = Tu bandera ondea en la Bahía del Alba.
carta-magica-lesson-settle-else = En una partida de verdad, vale. Esta lección zarpa de la Bahía del Alba, en busca del Anillo de Brasa, con la Cartógrafa.

carta-magica-lesson-spin = El número de la **ruleta** (marcado con un círculo) dice cuánto puedes navegar. Sus signos son lo que puedes hacer en su lugar: objetos (barril), magia (estrella) o una carta. La parte oscura es una tormenta. **¡Gira la ruleta!**
carta-magica-lesson-spin-done = Ha salido un 6.

carta-magica-lesson-goods = Ahora *una* cosa: Ⓐ navegar hasta 6 casillas, tomar 6 objetos o 6 de magia. Ⓑ Tienes 3 objetos y caben 8; dos se venden por 1 de oro. **Toma objetos.**
carta-magica-lesson-goods-done = La bodega está llena.
carta-magica-lesson-goods-sail = { $p2 } también navega enseguida. Pero 3 objetos dan 1 de oro, y un talismán cuesta 2.
carta-magica-lesson-goods-magic = La magia es para los monstruos, y tienes 3. Los objetos se convierten en oro, y el oro, en puntos.
carta-magica-lesson-goods-else = Se puede. Pero sin objetos no hay oro, y sin oro no hay talismán.

carta-magica-lesson-sell = Otra vez un 6. La línea de puntos marca tu alcance, solo por agua. Ⓐ Puerto Yunque compra Ⓑ tus objetos, dos por uno de oro: **vende 8 allí**.
carta-magica-lesson-sell-done = 4 de oro; la carta del puerto: un monstruo.
carta-magica-lesson-sell-less = El puerto es el bueno. Pero el oro compra talismanes: véndelo todo.
carta-magica-lesson-sell-sail = Eso es mar abierto. No da nada, y Puerto Yunque está al alcance.
carta-magica-lesson-sell-else = Tu bodega está llena. Los objetos no valen nada hasta que los vendes.

carta-magica-lesson-monster = Ⓐ El Rey Cangrejo tiene fuerza 7 y guarda 2 de oro. Gasta magia y gira la ruleta: entre las dos cosas hay que llegar a 7. Si fallas, se lleva objetos, y tú no tienes. Ⓑ **Gasta 3 de magia**: así basta un 4.
carta-magica-lesson-monster-done = 12 contra 7: domado.
carta-magica-lesson-monster-else = Hay poco que perder. Pero 2 de oro son un talismán, y la magia los hace más seguros.

carta-magica-lesson-storm = A { $p2 } le sale la tormenta: *todos* los barcos van a la deriva dos casillas, esta vez hacia el este. El tuyo (marcado con un círculo) estaba en el borde y no podía moverse: **dañado**, como el de { $p2 }. Solo lo arreglan un martillo, una carta o 2 de oro.

carta-magica-lesson-repaired = Un 7 con **martillo** repara tu barco. Ⓐ Cala Palmera vende talismanes y está a 4 casillas. Ⓑ Tu misión cuesta 2 de tus 6 de oro: **compra el Anillo de Brasa**.
carta-magica-lesson-repaired-done = 5 puntos, y 10 por tu misión.
carta-magica-lesson-repaired-other = El puerto es el bueno. Pero tu misión vale 15, y otra persona podría llevarse el talismán.
carta-magica-lesson-repaired-back = La Bahía del Alba vende lo mismo. Pero al volver atrás deshaces tu vuelta, y sin la vuelta no hay regreso a casa.
carta-magica-lesson-repaired-card = Entonces se pierde el martillo, y tu barco sigue dañado.
carta-magica-lesson-repaired-else = Cala Palmera te queda de camino, y allí se vende tu misión.

carta-magica-lesson-rival = El **Farol de la Noche** (marcado con un círculo) vale 6 para ti, pero 16 para { $p2 }, porque es su misión: **cómpralo**. Un barco junto al tuyo puede luchar por él.
carta-magica-lesson-rival-deed = Farol de la Noche: 2 de oro, +6
carta-magica-lesson-rival-done = Eso le duele a { $p2 }.
carta-magica-lesson-rival-nothing = Cada unidad de oro es un punto al final. Pero con 2 compras 6 puntos.
carta-magica-lesson-rival-else = También vale lo que cuesta. Pero el Farol de la Noche son 6 para ti y 16 para { $p2 }.

carta-magica-lesson-card = He comprado el Diente de Ballena con tu último oro. Ahora, una carta: unas se guardan y te salvan más tarde, otras te salen al paso enseguida. **Roba una carta.**
carta-magica-lesson-card-done = Un maleficio: ahora hay otros talismanes a la venta.
carta-magica-lesson-card-sail = Seguir navegando nunca está mal. Pero llegas sin nada que vender.
carta-magica-lesson-card-else = Piensa en lo que te hará falta: objetos, refugio de las tormentas, el camino a casa.

carta-magica-lesson-battle = { $p2 } ha navegado junto a ti y **ha luchado por el Farol de la Noche**. Ambos giran la ruleta y gana el número más alto: −2 contra tu 5. Puedes tomar una carta de quien pierde; el oro da puntos. **Toma la carta de oro.**
carta-magica-lesson-battle-deed = Tomar la carta de oro: +1
carta-magica-lesson-battle-done = El Farol de la Noche sigue siendo tuyo.
carta-magica-lesson-battle-siren = Un monstruo domado suma uno la próxima vez que domes. Pero el oro da puntos.
carta-magica-lesson-battle-else = Eso también ayuda. Pero el oro da puntos.

carta-magica-lesson-lap = Has pasado la isla hacia el sur, y Ⓑ el círculo junto a tu nombre lo señala. Ⓐ Tu barco tiene que rodearla, por el oeste y el norte, hasta tu bandera: llegar a casa vale 15.
carta-magica-lesson-calm = De camino has robado un catalejo. Después te ha salido la tormenta: ha llevado tu barco (marcado con un círculo) a aguas claras y quietas. **¡Encalmado!** Vuelves a navegar con viento en la ruleta, con viento de la suerte o por 2 objetos.

carta-magica-lesson-telescope = Sin viento, pero con carta. Una de las tuyas (marcada con un círculo) es un **catalejo**: con él ves tres cartas de acción y tomas la que te guste. **Roba con el catalejo.**
carta-magica-lesson-telescope-deed = Robar con el catalejo
carta-magica-lesson-telescope-done = Tres cartas que solo tú ves.
carta-magica-lesson-telescope-else = Has robado a ciegas, o nada. El catalejo te deja elegir, y necesitas objetos.

carta-magica-lesson-peek = No tienes objetos para un pago ni magia para una anguila de fuerza 9. Una carta de 3 objetos (marcada con un círculo) te saca de aquí: **toma la carta de objetos**.
carta-magica-lesson-peek-deed = Tomar la carta de 3 objetos
carta-magica-lesson-peek-done = Tu salida de las aguas quietas.
carta-magica-lesson-peek-else = No tienes ni objetos para pagar ni magia para un monstruo.

carta-magica-lesson-tow = Sin viento, pero con un 7. Ⓐ Tu barco sale por 2 objetos, y Ⓑ tu carta de objetos los paga. Sigue alrededor de la isla: **que te remolquen a H5**.
carta-magica-lesson-tow-deed = Remolque a H5: 7 casillas
carta-magica-lesson-tow-done = Libre, y 7 casillas más cerca de casa.
carta-magica-lesson-tow-else = Se puede. Pero tu casa está al este: siete casillas por allí te acercan.

carta-magica-lesson-points = Tienes 28 puntos (marcados con un círculo): 15 por el Anillo de Brasa, 6 y 6 por los otros, 1 por la carta de oro. Llegar a casa vale 15. Cuando un barco llega a casa se acaba la ronda, y con ella la partida.
carta-magica-lesson-end = **No hace falta más:** carga, vende, compra y vuelve a casa a tiempo.
