# The rules of `navegador` in short, for reading in place.

navegador-brief = funda colonias, construye, vende
navegador-blurb = Explora el mar de Brasil a Japón, funda colonias, monta tu comercio y elige cada turno en un rondel. De 2 a 5 jugadores, unos 35 turnos por jugador.

navegador-rules-1 =
    Diriges una casa de comercio en la época de las exploraciones portuguesas. Gana quien tiene más **puntos**. Cada trabajador, cada barco en el mapa y cada 200 cruzados son un punto. El resto viene de cinco categorías de logros y de los **privilegios**, que hacen que toda una categoría valga más:
    {""}
    • Colonia: 1 punto, y 1 más con cada privilegio.
    • Fábrica: 2 puntos, y 1 más con cada privilegio.
    • Explorador: 4 puntos, y 1 más con cada privilegio.
    • Astillero: 3 puntos, y 2 más con cada privilegio.
    • Iglesia: 3 puntos, y 2 más con cada privilegio.
    {""}
    Empiezas con 200 cruzados, 3 trabajadores, 2 barcos en Portugal, un astillero, una iglesia y una fábrica naranja, que cuenta como fábrica.

navegador-rules-2-title = Un turno: el rondel
navegador-rules-2 =
    Avanza tu ficha por el rondel y haz lo que dice su casilla. Las tres casillas siguientes son gratis; cada casilla de más cuesta uno de tus barcos, de donde sea. La misma casilla otra vez es una vuelta entera: ocho casillas, cinco barcos. La primera casilla se elige libremente.
    {""}
    Ninguna acción es obligatoria, y tampoco hay que hacerla entera.

navegador-rules-3-title = Navegar y explorar
navegador-rules-3 =
    Cada uno de tus barcos puede cruzar tantas fronteras como diga el número de la **fase** (de I a III).
    {""}
    En una región desconocida tienen que entrar al menos dos barcos juntos; con una ficha de pérdida extra ({ $seats ->
        [2] Nagasaki y Macau
        [3] Nagasaki y Macau
        [4] Nagasaki
        [5] Nagasaki
       *[other] Nagasaki, y Macau con 2 o 3 jugadores
    }) tienen que ser tres. Uno se pierde (dos con la ficha) y los demás paran allí. Recibes un **explorador**, se revelan las colonias y el banco te paga el precio de la más barata. En una navegación se puede explorar una región.
    {""}
    Cabo da Boa Esperança abre la fase II y Malaca la fase III, cuando acaba la acción. Entonces se repone la galería de privilegios.

navegador-rules-4-title = Reclutar, construir, fundar
navegador-rules-4 =
    • **Trabajadores**: uno por cada iglesia a 50; los demás, a 100 multiplicado por el número de la fase. El límite es nueve. Los trabajadores a 50 que pasen de ahí se revenden de inmediato a 100 cada uno, pero antes tienes que poder pagarlos todos.
    • **Barcos**: lo mismo con los astilleros; el límite es siete en el mapa. Los barcos nuevos salen de Portugal.
    • **Colonia**: compra colonias donde tengas barcos. Cada una necesita un barco propio en la región y dos trabajadores; primero va la más barata. Barcos y trabajadores siguen siendo tuyos.
    • **Edificios**: una fábrica necesita tres trabajadores; un astillero, cuatro; una iglesia, cinco; tus trabajadores tienen que bastar para todo junto. El precio sube con cada edificio de una fila.

navegador-rules-5 =
    De cada mercancía puedes vender hasta una unidad por colonia, o transformar hasta una por fábrica. Todas las unidades se pagan al precio actual; después su marcador baja tantas casillas como unidades vendidas, o sube tantas como transformadas, y se detiene al final de su columna.
    {""}
    La fábrica naranja ayuda con una mercancía cualquiera que no vendas.

navegador-rules-6 =
    Entrega un trabajador (tienes que conservar dos) por **un** privilegio de la galería. Puedes tener tres de una categoría. Por cada unidad de su categoría que tengas, el primer privilegio paga una bonificación de 30, el segundo de 20, el tercero de 10; en astilleros e iglesias, de 50, 40 y 30.
    {""}
    La galería empieza con un privilegio de cada categoría. Se repone cuando empieza una fase, hasta { $seats ->
        [2] uno de cada categoría en la fase II y uno en la fase III
        [3] uno de cada categoría en la fase II y dos en la fase III
        [4] dos de cada categoría en la fase II y dos en la fase III
        [5] dos de cada categoría en la fase II y tres en la fase III
       *[other] estos números de cada categoría en las fases II y III: 1 y 1 con dos jugadores, 1 y 2 con tres, 2 y 2 con cuatro, 2 y 3 con cinco
    } (hay seis en total).

navegador-rules-7-title = La carta Navegador
navegador-rules-7 =
    Quien la tiene puede navegar una vez más **antes** de un turno, con todas las reglas de navegación, pero no en la primera ronda. Usar la carta significa que navega al menos un barco. Después la carta pasa a la derecha. El barco naranja señala dónde está la ficha del nuevo dueño; si la ficha vuelve a llegar a esa casilla o la pasa y la carta no se ha usado, también pasa a la derecha.
    {""}
    Una fase que se abre con la navegación extra ya vale para el turno siguiente.

navegador-rules-8 =
    Cuando se explora Nagasaki o se vende el último edificio, se acaba ese turno y queda un turno más por jugador.
    {""}
    Al final de tu último turno pones tu **privilegio del rey** en una categoría con menos de tres privilegios; se propone la mejor. No paga bonificación. Un empate lo gana quien tiene la carta Navegador o la recibiría a continuación.
    {""}
    { $king ->
        [any] En la variante **privilegio del rey en Goa** espera allí
        [goa] {""}**Esta mesa juega de otro modo:** el privilegio del rey espera en Goa
       *[other] En la variante *privilegio del rey en Goa*, que no se juega en esta mesa, espera allí
    }: con un barco en Goa puedes tomarlo en la casilla Privilegio en lugar de uno de la galería, sin entregar un trabajador y con la bonificación. Si no lo recoges, no vale nada.

navegador-rules-9 =
    Un turno normal son de dos a cinco clics: una respuesta ya lista, en verde, se juega de inmediato; o eliges una casilla gratis y después los detalles. Con el teclado: `/move line: sailing portugal>guine:2`, `workers 2`, `market1 su=s1 go=- sp=p1`, `colony bahia:70+rio:50`, `privilege church`, `buildings gold:40`, `navegador guine>angola:2`.
    {""}
    Una navegación que explora no se puede deshacer. *Explorar y seguir navegando* revela las colonias de inmediato y deja que tus otros barcos naveguen después.
