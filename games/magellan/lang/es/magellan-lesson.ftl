# The lesson of `magellan`: what the teacher says. p1 is the learner, p2 the other player; the steps stand in games/magellan/data/lesson.toml.

magellan-lesson-world = Lleva un jeep a la capital de un país disponible (marcada con un círculo) y paga su precio en millones (M): lo **desarrollas** y es tuyo. En cada cobro te da su renta. Gana una renta superior a 75 M.

magellan-lesson-throw = Lo que sacas son tus **pasos**. Un barco gasta 1 por cada línea de la cuadrícula que cruza; un jeep en tierra, 2; embarcar o desembarcar cuesta 1. Tu base está marcada con un círculo. **Tira el dado.**
magellan-lesson-throw-done = Un 2: basta para hacerse a la mar.

magellan-lesson-sail = Ⓐ Tu base está a 6 pasos de Ⓑ **Francia**, el mejor país disponible: 565 M, y 53 M en cada cobro. **Compra un avión** para más tarde y manda un **jeep hacia Francia**.
magellan-lesson-sail-deed = Avión 50 M, jeep hacia Francia
magellan-lesson-sail-done = Tu jeep está en el mar.
magellan-lesson-sail-nothing = Los pasos que sobran se pierden, y 2 llevan un jeep al mar.
magellan-lesson-sail-plane = El camino es bueno. Pero pronto querrás un avión: compra uno primero.
magellan-lesson-sail-italy = Francia cuesta lo mismo, da 9 M más y está un paso más cerca.
magellan-lesson-sail-else = Se puede. Pero un país es de quien llega primero a la capital. Sal enseguida.

magellan-lesson-again = Ⓐ Tu barco con su jeep está a 4 pasos de París. Ⓑ { $p2 } también se ha hecho a la mar. **Tira el dado.**
magellan-lesson-again-done = Con un 6 se tira otra vez: ¡10 pasos!

magellan-lesson-card = El 4 que ha salido da una carta, y tú eliges el mazo. El de historia tiene cobros, regalos y guerras; un cobro solo ayuda a quien tiene renta. Tú aún no tienes: **roba un país** (el mazo del círculo).
magellan-lesson-card-done = Brunéi: barato, pero muy lejos.
magellan-lesson-card-history = Un cobro solo ayuda a quien tiene renta.
magellan-lesson-card-else = De momento tienes bastantes piezas: roba un país.

magellan-lesson-develop = Ⓐ Tu barco con su jeep está a 4 pasos de París. Ⓑ **Francia** cuesta 565 M y después da 53 M en cada cobro. Desarróllala antes que { $p2 } y manda **un jeep hacia Italia**.
magellan-lesson-develop-deed = Francia, y jeep a Italia: +53
magellan-lesson-develop-done = Francia es tuya.
magellan-lesson-develop-italy = Un buen país. Pero lo que dejas se lo puede llevar { $p2 }: lo mejor, primero.
magellan-lesson-develop-rest = ¡Tienes Francia! Pero los pasos no se guardan: manda un jeep hacia Italia.
magellan-lesson-develop-else = Se puede, pero { $p2 } también está cerca de Francia.

magellan-lesson-race = { $p2 } ha llegado antes que tú a Italia (marcada con un círculo). Tienes 53 M en cada cobro; { $p2 }, 44 M. Hay paz: los barcos pueden compartir casilla.

magellan-lesson-third = Necesitas dinero, y viene de las cartas, que dan un 4 o un 5. Tu renta está marcada con un círculo. **Tira el dado.**
magellan-lesson-third-done = 6 y 5: once pasos y una carta.

magellan-lesson-revenue = Una carta histórica de cada cinco es un cobro: *cada jugador* recibe su renta, y la tuya es la mayor. **Roba historia** (el mazo del círculo).
magellan-lesson-revenue-done = Un cobro: has recibido 53 M.
magellan-lesson-revenue-geographic = También es útil. Pero un cobro te da más que a nadie.
magellan-lesson-revenue-else = Nada vale ahora más que un cobro: roba historia.

magellan-lesson-plane = Un avión cruza *dos* líneas de la cuadrícula por paso y vuela a tus países o a tus jeeps. Ⓐ **Lleva en avión un jeep** de tu base Ⓑ **a Francia**: un solo defensor se pierde fácilmente en una guerra.
magellan-lesson-plane-deed = Jeep en avión a Francia: 4 pasos
magellan-lesson-plane-done = Dos jeeps defienden Francia.
magellan-lesson-plane-else = Un solo jeep se pierde fácilmente en una guerra. Lleva otro a Francia.

magellan-lesson-guest = { $p2 } ha llevado el jeep de Italia a Francia (marcada con un círculo). En paz los países están a salvo. Pero ahora nadie defiende Italia.

magellan-lesson-sixes = Esto te va a gustar: **tira el dado.**
magellan-lesson-sixes-done = ¡22 pasos, y una carta!

magellan-lesson-war = En una guerra los enemigos de una misma casilla luchan, y un país sin defensa se conquista sin pagar. En Francia tienes dos jeeps contra uno, e Italia está vacía: arriesga una guerra. **Roba historia** (el mazo del círculo).
magellan-lesson-war-done = ¡Guerra con { $p2 }, durante tres rondas!
magellan-lesson-war-geographic = La elección segura. Pero ahora una guerra te ayudaría.
magellan-lesson-war-else = Nada te ayuda ahora más que una carta. Roba historia.

magellan-lesson-fight = Primero luchan los enemigos. Cada jugador tira un dado; quien saca más destruye una pieza, y el empate favorece a quien ataca: a ti. Dos contra uno es lo mejor, así que empieza por la casilla del círculo: **lucha en Francia**.
magellan-lesson-fight-done = 6 a 5: el jeep de { $p2 } ha caído.
magellan-lesson-fight-else = Hay que librar todos los combates, pero empieza donde más probabilidades tengas.

magellan-lesson-sea = Ahora, los barcos de la casilla del círculo, frente a Italia. Si el tuyo se hunde, su jeep se va con él; el empate lo ganas tú. **Lucha contra el barco de { $p2 }.**
magellan-lesson-sea-done = 4 a 1: el camino a Roma está libre.

magellan-lesson-take = La casilla del círculo es Italia, sin defensa: tu jeep desembarca con un paso, y el país es tuyo sin pagar. 53 M y 44 M son más de 75 M. **Conquista Italia y gana.**
magellan-lesson-take-done = ¡Italia es tuya, y la partida también!
magellan-lesson-take-end = ¡A un paso de la victoria! { $p2 } podría volver con un jeep.
magellan-lesson-take-else = Con un jeep de Francia también ganas. Pero el jeep del barco necesita 1 paso, y Francia conserva su defensa.

magellan-lesson-won = Una renta de 97 M (marcada con un círculo): ganas. Pregúntate cada turno: ¿qué cuesta, qué da, a cuánto está y quién lo defiende?
magellan-lesson-end = **No hace falta más.** Para los viajes largos, deja una *orden* (*Más* › *Planear*): tus piezas siguen mientras duermes.
