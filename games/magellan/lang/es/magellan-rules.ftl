# The rules of `magellan` in short, for reading in place.

magellan-brief = logra la mayor renta del mundo
magellan-blurb = Lleva equipos técnicos en barco por el mundo de 1986, desarrolla países y vive de su renta; las cartas históricas cambian el mundo. De 2 a 4 jugadores.

magellan-rules-1 =
    El mapa es una cuadrícula de diez grados. 5N1 es la quinta fila al norte del ecuador y la primera columna al este de Greenwich: París. Las columnas 1 a 18 están al este de Greenwich; las 19 a 36, al oeste. Los bordes izquierdo y derecho se unen; los polos, no.
    {""}
    Empiezas en { $bases ->
        [1] una isla del sur, lejos de las demás,
        [2] una isla del Pacífico o del Ártico, lejos de las demás,
        [3] una isla del Atlántico, cerca de las demás,
        [4] una isla cerca de Fiyi, cerca de las demás,
       *[other] una isla
    } con cinco jeeps, tres barcos y { $seats ->
        [2] 1200 M
        [3] 800 M
        [4] 600 M
       *[other] dinero: 1200 M con dos jugadores, 800 M con tres, 600 M con cuatro
    }. { $start ->
        [plain] Al comienzo no hay cartas a la vista.
       *[other] Al comienzo hay a la vista dos descubrimientos y cinco países.
    } Lleva un jeep a la capital de un país disponible (con la carta a la vista), paga, y el país es tuyo. Gana una renta superior a { $target ->
        [any] la meta de la mesa (150 M, 100 M o 75 M)
       *[other] { $target } M
    }; solo cuentan las rentas impresas. La meta aparece detrás de cada renta en la imagen de la mesa.

magellan-rules-2-title = Un turno
magellan-rules-2 =
    1. **Tirar.** Con un seis se tira otra vez y se suma. La suma son tus **pasos**.
    2. Si el dado muestra **un cuatro o un cinco**, descubre una carta del mazo que elijas: un país para desarrollar o una carta histórica que se cumple de inmediato. Hay { $countries ->
        [any] 50 países, o 100 con el suplemento,
       *[other] { $countries } países
    } y cartas históricas de las { $history6 ->
        [any] series 1 a 5, con los suplementos también 6 a 10 y 11 a 15.
        [on] { $history11 ->
        [on] series 1 a 15.
       *[other] series 1 a 10.
    }
       *[other] { $history11 ->
        [on] series 1 a 5 y 11 a 15.
       *[other] series 1 a 5.
    }
    } No se usan las cartas que no pueden hacer nada en el nivel de la mesa.
    3. **Mover** cualquiera de tus piezas, en cualquier orden, y comprar, desarrollar o vender lo que quieras. Los pasos que sobran se pierden.
    {""}
    Quien al final de su turno no tiene ni dinero ni países queda fuera.

magellan-rules-3-title = Movimiento
magellan-rules-3 =
    Una línea de la cuadrícula le cuesta a un **barco** 1 paso y a un **jeep** 2. Embarcar cuesta 1 paso; desembarcar, también 1. Una diagonal son dos líneas. Un barco lleva un jeep.
    {""}
    Los barcos necesitan mar de casilla a casilla; los jeeps, tierra. Una casilla puede tener varios mares o varias tierras que no se tocan: 5N1 tiene el canal de la Mancha y el Mediterráneo. El canal de Suez cuesta 1 paso; el de Panamá, nada.
    {""}
    Elige una pieza y un lugar; el bot busca el camino más barato, con embarque, navegación, desembarco y marcha de una vez. Entre caminos que cuestan lo mismo se toma uno sin combate, y después uno que gane una prima disponible. Si el lugar está más lejos de lo que alcanzan tus pasos, la pieza va hasta donde puede.

magellan-rules-4-title = Países y dinero
magellan-rules-4 =
    Un jeep en la tierra de la capital desarrolla el país por su coste, de inmediato y en tu propio turno. Un jeep puede desarrollar varios países y seguir.
    {""}
    Las rentas se pagan cuando sale una carta de **renta** (series 2, 7, 12): cada jugador recibe la suya.
    {""}
    Un jeep cuesta 10 M (puedes tener hasta 18); un barco, 25 M (hasta 6); un avión, 50 M (hasta 6). Las piezas nuevas aparecen en tu base de salida. El banco acepta un país por la mitad de su coste; su carta vuelve a estar a la vista.
    {""}
    Si no puedes pagar lo que debes, tienes que vender países. Si no tienes ninguno, o si el pago se llevó tu último dinero y no tienes países, quedas fuera de inmediato. Mientras una carta prohíbe vender, lo que no puedes pagar se perdona.

magellan-rules-5-title = Cartas históricas
magellan-rules-5 =
    Unas actúan de inmediato y otras quedan a la vista: primas para quien llega primero a un lugar, rentas, costes y precios cambiados hasta la próxima carta de economía (series 4, 9, 14), guerras hasta una carta de paz o durante unas rondas. Las cartas gastadas van debajo de su mazo.
    {""}
    Una pieza tiene que entrar en un lugar después de que salga su carta. Un jeep ha llegado cuando está en tierra; un avión, cuando ha volado y aterrizado allí, en tierra o en un barco; no cuenta un avión que trajo un barco. Un jeep que sube a bordo y baja en la misma casilla no ha entrado en ella.
    {""}
    Las primas por países cuentan cada país una vez, desde el momento en que salió la carta.

magellan-rules-6-title = Guerra
magellan-rules-6 =
    { $level ->
        [peace] {""}**Esta mesa juega sin guerra.** En otras, mientras hay guerra
       *[other] Mientras hay guerra
    }, los enemigos en una casilla luchan: primero aviones, después barcos, después jeeps. Un dado por jugador; quien saca menos pierde una pieza, y el empate lo gana quien tiene el turno; así hasta que a un bando no le queda ninguna. Primero se pierde la pieza con menos carga. Las piezas a bordo no luchan y se pierden con la que las lleva.
    {""}
    Una pieza en movimiento se detiene donde encuentra un enemigo. Un jeep en la tierra de la capital de un enemigo conquista el país sin pagar si su dueño no tiene un jeep en esa casilla.
    {""}
    Una guerra nueva sustituye a la anterior. Una guerra acaba con una carta de paz, tras sus rondas o cuando solo queda un bando en la partida.

magellan-rules-7-title = Aviones
magellan-rules-7 =
    { $level ->
        [any] Niveles *aviones* y *expertos*:
        [peace] {""}**Esta mesa juega sin aviones.** En otras:
        [simplest] {""}**Esta mesa juega sin aviones.** En otras:
       *[other] Esta mesa juega con aviones:
    } dos líneas cuestan 1 paso, los medios pasos se redondean hacia arriba, y ningún vuelo es gratis. Un avión aterriza en tus países o donde tengas un jeep en tierra, en el mismo turno. Lleva un jeep, que embarca en el mismo trozo de tierra; con un jeep al lado, embarcar, volar y bajar son una sola elección.
    {""}
    En guerra un avión puede bombardear una casilla durante su vuelo, si no hay allí un avión enemigo (antes hay que luchar con él). El dado especial: tu avión, derribado; un jeep; dos jeeps; un barco; un jeep y un barco; sin acierto. El dueño elige qué se pierde. Las bombas alcanzan a los jeeps en tierra y a los barcos, y lo que lleva un barco se hunde con él; a los jeeps y aviones a bordo no se los alcanza por separado. Si allí no hay ninguna pieza de esa clase, la cara no tiene efecto.
    {""}
    En una guerra solo de aviones, los aviones luchan entre sí y bombardean; los jeeps y los barcos no luchan ni conquistan países.

magellan-rules-8-title = Expertos
magellan-rules-8 =
    { $level ->
        [any] Nivel *expertos*:
        [experts] Esta mesa juega en el nivel de expertos:
       *[other] {""}**No en esta mesa.** Entre expertos:
    } los aviones aterrizan también en tus propios barcos vacíos y siguen a bordo mientras navegan. Un avión que vino con un jeep sale con él. Un avión en un barco no lucha en el aire ni impide un bombardeo; se hunde con su barco.
    {""}
    Antes de un combate naval, cada avión en tus barcos de esa casilla puede bombardear dos veces, una por turno: primero los de quien tiene el turno; después, cuando se elige el combate, los de quien es atacado.
    {""}
    Valen los párrafos bajo los asteriscos: las guerras tienen **aliados**. Los aliados no luchan; quien conquista un país paga a cada aliado una parte de su coste; por cada pieza que destruye un enemigo, cada aliado de quien la pierde pierde otra igual.

magellan-rules-9-title = Ganar
magellan-rules-9 =
    Una renta superior a { $target ->
        [any] la meta de la mesa
       *[other] { $target } M
    } gana de inmediato. { $end ->
        [any] Quien gana sale, su dinero se reparte, sus países vuelven a estar disponibles, y los demás siguen jugando por los puestos (o la partida se acaba, según quiera la mesa).
        [winner] La partida se acaba.
       *[other] Quien gana sale, su dinero se reparte, sus países vuelven a estar disponibles, y los demás siguen jugando por los puestos.
    } { $rounds ->
        [any] Con un límite de rondas ganan las rentas más altas.
        [none] No hay límite de rondas.
       *[other] Después de { $rounds } rondas ganan las rentas más altas.
    }
