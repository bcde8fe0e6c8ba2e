# The rules of `carta_magica` in short, for reading in place.

carta-magica-brief = carrera alrededor de la isla
carta-magica-blurb = Gira la ruleta, rodea una isla de tormentas, cambia objetos por oro y oro por talismanes, y vuelve a casa a tiempo. De 2 a 4 jugadores, entre 10 y 30 rondas.

carta-magica-rules-1 =
    Tu barco sale de su puerto de origen. Cambia **objetos** por **oro** en los puertos negros, compra **talismanes** con oro en los rojos, y da una vuelta a la isla central hasta volver a casa.
    {""}
    En cuanto un barco { $home ->
        [return] ha vuelto a su puerto de origen, con o sin la vuelta,
       *[other] llega a casa tras dar la vuelta a la isla,
    } { $last_round ->
        [extra] los demás tienen un turno más
       *[other] se termina la ronda
    } y la partida se acaba{ $home ->
        [return] {":"} puede ser ya en las primeras rondas.
       *[other] {""}.
    } Gana quien tiene más puntos.
    {""}
    Antes del primer giro se elige por turnos un puerto de origen que esté libre, un personaje (sin ningún poder) y una **misión**: nombra un talismán que para ti vale 10 puntos más. Empiezas con 3 objetos y 3 de magia{ $start ->
        [gifts] {","} una carta de acción a tu elección y un talismán
       *[other] {""}
    }. Hay tres talismanes a la vista.

carta-magica-rules-2-title = Tu turno
carta-magica-rules-2 =
    Gira la ruleta. Después haz una cosa de las que muestra: **navegar** { $steps ->
        [exact] exactamente tantas casillas como indica
       *[other] como mucho tantas casillas como indica
    } el número, tomar tantos **objetos** o tanta **magia** como diga ese número, o robar una **carta de acción**.
    {""}
    Puedes tener como mucho 8 fichas de cada clase; lo que no cabe se pierde. Las cartas de oro, de objetos y de magia { $income ->
        [counted] cuentan en ese límite, y la que no cabe se canjea de inmediato por tantas fichas como quepan. Las cartas
       *[other] se cuentan aparte y
    } se gastan enteras, sin cambio.

carta-magica-rules-3-title = Navegar
carta-magica-rules-3 =
    Los barcos pasan por los lados de las casillas{ $neighbours ->
        [eight] {""} y por sus esquinas
       *[other] {""}
    }, no por tierra ni rocas{ $calm ->
        [stop] {""} ni por otros barcos. Un barco puede entrar en una casilla sin viento: allí acaba su movimiento, y queda atrapado.
       *[other] {","} ni por casillas sin viento ni otros barcos.
    } No puedes acabar donde empezaste ni volver al puerto del que sales. { $harbours ->
        [pass] Puedes atravesar un puerto.
       *[other] En un puerto paras y pierdes las casillas que te queden.
    }
    {""}
    Las casillas tienen nombre: la letra de la columna y el número de la fila, como `K1`.

carta-magica-rules-4 =
    En los **negros** cambias 2 objetos por 1 de oro, tantas veces como quieras, y robas una carta de acción cada vez que llegas, también si te trae una tormenta. Primero vendes y después robas; lo que traiga la carta también se puede vender.
    {""}
    En los **rojos** compras talismanes a 2 de oro, tantos como puedas pagar: uno de los tres que están a la vista o uno a ciegas. La fila se repone de inmediato.
    {""}
    Comercias cuando entras navegando. Un barco que ha traído una tormenta comercia en su próximo turno si no navega (no cuenta un turno de tormenta ni uno perdido); un barco dañado en un puerto comercia en todos sus turnos. Ambos pueden también usar el turno solo para comerciar.

carta-magica-rules-5-title = Tormentas
carta-magica-rules-5 =
    La sexta sección es una tormenta. Un segundo giro dice hacia dónde empuja todos los barcos, dos casillas. Primero se mueve el que está más lejos en esa dirección. Un puerto detiene el barco.
    {""}
    Un barco que no puede seguir queda **dañado** donde está; en una casilla sin viento queda **encalmado**. Un martillo libera un barco dañado y el viento, uno encalmado, si le salen a su dueño en la ruleta. También una carta, o un pago: { $repair ->
        [goods] 2 objetos
       *[other] 2 de oro
    } por la reparación, { $tow ->
        [gold] 2 de oro
       *[other] 2 objetos
    } por el remolque. Después el barco navega tantas casillas como indica la ruleta. Los barcos atrapados están a salvo de tormentas y batallas.

carta-magica-rules-6-title = Cartas de acción
carta-magica-rules-6 =
    El buen tiempo protege { $good_weather ->
        [all] todos los barcos
       *[other] tu barco
    } en una tormenta. La reparación y el viento de la suerte liberan tu barco atrapado; el viento de la suerte además { $lucky_wind ->
        [five] deja en 5 casillas
       *[other] suma 5 casillas a
    } cualquier otra navegación con la ruleta. «Vuelve a girar» repite cualquiera de tus giros. El catalejo te muestra tres cartas, de las que tomas una; las otras van { $telescope ->
        [bottom] debajo del mazo
       *[other] otra vez encima
    }. El maleficio pone a la vista otros tres talismanes. Cada pago de objetos que no puedas hacer te cuesta un turno.
    {""}
    Los **monstruos** se doman de inmediato: gasta magia, gira la ruleta y suma 1 por cada monstruo que ya hayas domado. Si llegas a su fuerza, te llevas su oro y te quedas la carta. Si fallas, pierdes todas las fichas de objetos, y el monstruo { $monster ->
        [bottom] va debajo del mazo
       *[other] vuelve al mazo, que se baraja
    }.

carta-magica-rules-7-title = Batalla
carta-magica-rules-7 =
    Si { $battle ->
        [beside] tras tu acción, fuera la que fuera, estás junto a un barco que tiene el talismán de tu misión,
       *[other] navegas hasta quedar junto a un barco que tiene el talismán de tu misión,
    } puedes atacar. Ambos giran la ruleta; el número más alto se lleva un talismán o una carta del otro. Después, de común acuerdo, los barcos pueden intercambiar posiciones.

carta-magica-rules-8 =
    Los talismanes valen sus puntos, y el de tu misión, 10 más; cada unidad de oro vale 1 { $gold_points ->
        [tokens] en fichas, nada en cartas,
       *[other] en fichas y en cartas,
    } y llegar a casa vale 15 { $bonus ->
        [any] en la última ronda, con o sin vuelta a la isla.
       *[other] tras la vuelta a la isla, en la última ronda.
    } En un empate gana quien tiene más oro en fichas y cartas; si también es igual, la victoria se comparte.
    {""}
    Las ediciones de las reglas se contradicen. { $edition ->
        [any] Estas son las reglas de la original, húngara; una mesa puede seguir otra, y entonces lo dicen sus reglas.
        [original] Esta mesa sigue la original, húngara
        [en] Esta mesa sigue la inglesa
        [nl] Esta mesa sigue la neerlandesa
        [de] Esta mesa sigue la alemana
        [es] Esta mesa sigue la española
        [fr] Esta mesa sigue la francesa
        [pl] Esta mesa sigue la polaca
        [cz] Esta mesa sigue la checa
        [sk] Esta mesa sigue la eslovaca
        [ua] Esta mesa sigue la ucraniana
        [ru] Esta mesa sigue la rusa
        [si] Esta mesa sigue la eslovena
       *[other] Esta mesa sigue { $edition }
    }{ $edition ->
        [any] {""}
       *[other] {","} con los cambios de su configuración, y estas reglas también.
    }
    {""}
    Las reglas impresas no ponen límite de rondas. Aquí una partida se acaba tras { $rounds ->
        [any] 60 rondas como mucho (una opción de la mesa)
       *[other] { $rounds } rondas como mucho
    }.
