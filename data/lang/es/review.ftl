# A match looked at again: the curve of chances, turning points, luck.

# The picture.
review-picture = { $count ->
        [0] Probabilidad de ganar en %, sin puntos de inflexión
        [one] Probabilidad de ganar en %, un punto de inflexión
       *[other] Probabilidad de ganar en %, { $count } puntos de inflexión
    }
review-unfinished = Sin resultado

# The command, and what is said while it works.
discord-name-review = análisis
discord-card-review = Análisis
review-seconds = { $seconds ->
        [one] un segundo
       *[other] { $seconds } segundos
    }
review-making = Analizar la partida tarda más o menos { $time }, y algo más si los bots están pensando en muchas mesas. El análisis aparece aquí, y solo tú lo ves.
review-waiting = Primero se está analizando otra partida. Esta se analizará después y aparecerá aquí.
review-far = Analizando la partida: { $percent } % hecho. El análisis aparece aquí, y solo tú lo ves.
review-left-of = Analizando la partida: { $percent } % hecho; tiempo restante: { $time }, más o menos. El análisis aparece aquí, y solo tú lo ves.
review-busy = Ya se están analizando varias partidas. Prueba otra vez dentro de unos minutos.
review-too-slow = Ha tardado demasiado: la máquina estaba ocupada. Pide el análisis más tarde.
review-failed = Esta partida no se ha podido analizar. La repetición muestra cada jugada.
review-nothing = En esta partida no se jugó nada.
review-gone = El análisis de este archivo ya no está guardado. Usa otra vez `/match show:análisis` con él.

# What was found.
review-head = ### Análisis: { $game } · partida { $match }
review-head-file = ### Análisis: { $game }
review-shared = { WHO($who) ->
        [you] Muestras
       *[other] { $who } muestra
    } el análisis de { $game } · partida { $match }
review-no-result = La partida no tiene resultado; se analiza hasta donde llegó.
review-beginning = el comienzo
# by name
review-loss = { $part }: { $who } −{ $percent } % (±{ $error }).
# by name
review-gain = { $part }: { $who } +{ $percent } % frente a cualquier otra jugada (±{ $error }).
review-none = Ninguna decisión influyó claramente más que el azar.
# by name
review-luck-good = Azar, no decisión: { $part }, { $who } +{ $percent } % (±{ $error }).
# by name
review-luck-bad = Azar, no decisión: { $part }, { $who } −{ $percent } % (±{ $error }).
review-standing = { $part }: { $chances }.
# by name
review-turned = { $turned } Jugado: { $played } { $kind ->
        [loss] Mejor
       *[gain] La alternativa
    }: { $other }
review-chance = { FORM($who, as: "nom") } { $percent } %
review-how = Probabilidades de ganar, estimadas. Se han juzgado { $count } decisiones según lo que podía saber quien jugaba, comparadas con las jugadas de un bot que calcula variantes; a partir de ahí se supone que todo el mundo juega con sensatez. Contra gente que planea más, una ventaja vale menos.

# A turning point.
review-turning = ### { $number } de { $count } · { $part }
review-left = Después { WHO($who) ->
        [you] ganas
       *[other] { $who } gana
    } unas { $percent } veces de cada 100.
review-played = **Jugado:** { $words }
review-better = **Mejor:** { $words }
review-second = **Lo mejor de lo demás:** { $words }
review-why = **Por qué:** lo que { WHO($who) ->
        [you] tienes
       *[other] { $who } tiene
    } unos turnos después con la mejor de las dos: { $terms }.
review-why-others = Lo que cambia para otros: { $others }.
review-why-more = **Por qué:** unos turnos después todo el mundo tiene más con la mejor de las dos; quien más gana se pone por delante: { $all }.
review-why-less = **Por qué:** unos turnos después todo el mundo tiene menos con la mejor de las dos; quien menos pierde se pone por delante: { $all }.
review-why-none = **Por qué:** ninguna parte de la posición lo dice por sí sola; está en cómo sigue la partida.
review-band-played = Lo que se jugó
review-band-better = Lo que era mejor
review-band-second = La otra jugada
review-shown-as = La imagen: { $what }
# by name
review-button = { $number } · { $who }
review-back = ‹ La curva
review-show-played = Mostrar lo que se jugó
review-show-better = Mostrar lo que era mejor
review-show-second = Mostrar la otra jugada
review-shown = Está abajo.
