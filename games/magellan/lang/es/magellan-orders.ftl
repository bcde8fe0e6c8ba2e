# Standing orders of `magellan`: voyages over several turns, throws and draws.

magellan-order-onward = Seguir hasta que pase algo
magellan-order-voyage = Un viaje
magellan-order-second = Un segundo viaje, con los pasos que queden
magellan-order-roll = Tirar el dado
magellan-order-draw = Robar cartas

magellan-order-defend = Bombardear antes de un combate naval
magellan-order-voyage-ready-better = Cada turno { FORM($end, as: "to") }: { FORM($piece, as: "nom") }
magellan-order-voyage-ready-arrival = Ir { FORM($end, as: "to") }, preguntarme allí: { FORM($piece, as: "nom") }
magellan-order-voyage-further = Otros viajes
magellan-order-voyage-prompt = ¿Qué pieza avanza en tus turnos?
magellan-order-voyage-none = Ninguna: retirar el viaje
magellan-order-voyage-text-none = Sin viaje.
magellan-order-voyage-text-news = Viaje: { $what } { FORM($start, as: "from") } { FORM($end, as: "to") }; preguntarme cuando aparezca o desaparezca un país o una carta duradera, o haya guerra o paz.
magellan-order-voyage-text-arrival = Viaje: { $what } { FORM($start, as: "from") } { FORM($end, as: "to") }; preguntarme cuando pueda llegar, cuando ya no haya premio y cuando haya guerra o paz.
magellan-order-voyage-text-develop = Viaje: { $what } { FORM($start, as: "from") } { FORM($end, as: "to") }, y desarrollar el país por { $cost } M como mucho. Preguntarme cuando ya no esté, sea más caro o no lo pueda pagar, y en guerra.
magellan-order-voyage-text-arrive = Viaje: { $what } { FORM($start, as: "from") } { FORM($end, as: "to") }. Preguntarme cuando esté allí, cuando ya no haya premio y en guerra.
magellan-order-voyage-text-better = Viaje: { $what } { FORM($start, as: "from") } { FORM($end, as: "to") }, hasta que pase algo: llega, algo nuevo promete más, se pierde algo, vale la pena comprar piezas o hay guerra.
magellan-order-voyage-text-better-develop = Viaje: { $what } { FORM($start, as: "from") } { FORM($end, as: "to") }, y desarrollar el país por { $cost } M como mucho, hasta que pase algo: algo nuevo promete más, se pierde algo, vale la pena comprar piezas o hay guerra.

magellan-order-ended-arrived = Ha llegado. { $voyage }
magellan-order-ended-gone = Tu orden ha terminado porque su pieza se ha apartado de la ruta. { $voyage }
magellan-order-ended-war = Tu orden se detiene porque ha estallado una guerra o ha llegado la paz. { $voyage }
magellan-order-ended-news = Tu orden se detiene porque un país o una carta duradera ha aparecido o desaparecido. { $voyage }
magellan-order-ended-goal = Tu orden se detiene porque lo que se gana al final ya no es lo mismo. { $voyage }
magellan-order-ended-dearer = Tu orden se detiene porque ahora cuesta más desarrollar el país. { $voyage }
magellan-order-ended-poor = Tu orden se detiene porque ya no te alcanza el dinero para desarrollar el país. { $voyage }
magellan-order-ended-lost = Tu orden se detiene porque has perdido algo. { $voyage }
magellan-order-ended-better = Tu orden se detiene porque hay una meta nueva: { $what }. { $voyage }
magellan-order-ended-buys = Tu orden se detiene porque unas piezas nuevas en tu base llegarían antes a una meta. { $voyage }
magellan-order-ended-done = Tu orden ha terminado: no queda nada de lo que buscabas. { $voyage }

magellan-order-until-prompt = ¿Cuándo se detiene el viaje y te pregunta?
magellan-order-until-better = Cuando pase algo
magellan-order-until-better-hint = Desarrolla como mucho al coste de hoy. Se detiene por una meta o pieza mejor, pérdida o guerra
magellan-order-until-develop = Cuando llegue y haya desarrollado el país
magellan-order-until-develop-hint = Como mucho al coste de hoy. Se detiene si ya no está, es más caro, falta dinero o hay guerra
magellan-order-until-arrive-hint = Los pasos que sobran van a un segundo viaje. Se detiene en guerra o sin premio
magellan-order-until-news = Ante cualquier novedad
magellan-order-until-news-hint = Un país o una carta histórica duradera aparece o desaparece; guerra, paz o llegada
magellan-order-until-arrival = Cuando pueda llegar
magellan-order-until-arrival-hint = Juegas tú el turno en que puede llegar. Se detiene en guerra, en paz o sin premio

magellan-order-onward-ready = Seguir con todo hasta que pase algo
magellan-order-onward-prompt = ¿Qué hacen tus piezas hasta que pase algo?
magellan-order-onward-buy = Seguir, desarrollar y comprar piezas
magellan-order-onward-buy-hint = También compra un jeep, un barco o un avión donde los demás estén lejos, si queda dinero
magellan-order-onward-develop = Seguir y desarrollar
magellan-order-onward-develop-hint = Al llegar se desarrolla el país, como mucho por lo que cuesta ahora
magellan-order-onward-sail = Seguir y preguntarme al llegar
magellan-order-onward-sail-hint = Juegas tú el turno en que una pieza puede llegar
magellan-order-onward-ask = Preguntarme cada turno
magellan-order-onward-ask-hint = Retira la orden
magellan-order-onward-text-ask = Se te pregunta en cada turno.
magellan-order-onward-text-develop = Tus piezas siguen ({ $goals }) y desarrollan países, como mucho al coste actual, hasta que pase algo.
magellan-order-onward-text-buy = Tus piezas siguen ({ $goals }); hasta que pase algo, el bot compra lo que ayude y desarrolla países, como mucho al coste actual.
magellan-order-onward-text-sail = Tus piezas siguen ({ $goals }) hasta que una pueda llegar o pase algo.
magellan-order-onward-text-wait = Pasas turno hasta que algo que puedas pagar valga lo que cuesta o pase algo.

magellan-order-roll-ready = Tirar siempre el dado por mí
magellan-order-roll-prompt = ¿Tiro el dado por ti?
magellan-order-roll-ask = Preguntarme
magellan-order-roll-always = Tirar enseguida
magellan-order-roll-text-ask = El dado te espera.
magellan-order-roll-text-always = El bot tira el dado por ti enseguida.

magellan-order-draw-prompt = ¿De qué mazo robo por ti?
magellan-order-draw-ready = Robar por mí lo que más ayude
magellan-order-draw-wanted = Lo que más ayude
magellan-order-draw-wanted-hint = Un país si hay menos de tres asequibles que valgan la pena; si no, historia
magellan-order-draw-text-wanted = El bot roba por ti una carta geográfica mientras haya menos de tres países disponibles que puedas pagar y valgan su coste; si no, una carta histórica.
magellan-order-draw-geographic = Cartas geográficas
magellan-order-draw-text-ask = Tú eliges el mazo.
magellan-order-draw-text-geographic = El bot roba cartas geográficas por ti.
magellan-order-draw-text-history = El bot roba cartas históricas por ti.

magellan-order-defend-prompt = Cuando alguien ataque tus barcos, ¿bombardean primero tus aviones a bordo?
magellan-order-defend-stay = Nunca
magellan-order-defend-bomb = Siempre que puedan
magellan-order-defend-text-ask = Se te pregunta antes de cada combate naval.
magellan-order-defend-text-stay = Tus aviones a bordo no bombardean nunca antes de un combate naval.
magellan-order-defend-text-bomb = Tus aviones a bordo bombardean antes de un combate naval siempre que puedan.
