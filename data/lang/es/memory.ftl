# Looking back: what happened while somebody was away, the log, the replay, records that were brought here.

since-head = Desde que te fuiste
since-count = { $count ->
        [one] Ha pasado una cosa desde tu última jugada.
       *[other] Han pasado { $count } cosas desde tu última jugada.
    }
since-count-all = { $count ->
        [one] Ha pasado una cosa desde que empezó la partida.
       *[other] Han pasado { $count } cosas desde que empezó la partida.
    }
since-begun = { $count ->
        [one] Desde entonces ha empezado: { $first }.
       *[other] Desde entonces han empezado: { $first } … { $last }.
    }
# by name
since-rival = { $who } ({ $count ->
        [one] una jugada
       *[other] { $count } jugadas
    }):
since-to-you = Lo que te afecta
since-more = y { $count } más en el historial
since-for-you = Jugado por ti ({ $count ->
        [one] una jugada
       *[other] { $count } jugadas
    }):
since-nothing = No ha pasado nada desde tu última jugada.
since-read-all = Leerlo todo
since-left = Como lo dejaste
since-changed = Lo que más cambió
since-now = Ahora
since-entry = tras la jugada { $seq }

log-head-from = Historial de { $game }, desde la jugada { $seq }
log-everybody = Todos
log-mine = Lo mío
log-typed = Como jugadas escritas
log-of = { WHO($who) ->
        [you] Tú
       *[other] { $who }
    }
log-whose = ¿Jugadas de quién?
log-nothing-of = { WHO($who) ->
        [you] Aún no has hecho nada, y nada te menciona.
       *[other] { $who } aún no ha hecho nada, y nada menciona su nombre.
    }

replay-phase = Fase…
replay-number = Jugada…
replay-number-title = Ir a una jugada del historial
replay-number-wrong = «{ $typed }» no es una jugada de esta partida. Puedes poner de 0 a { $last }.
replay-in-log = En el historial
replay-taken-back = Esta jugada se deshizo con la jugada { $by }. La imagen muestra la mesa como estaba entonces.
replay-left-out = { $count ->
        [one] La jugada { $first } se deshizo y se omite; puedes verla con su número.
       *[other] Las jugadas { $first } a { $last } se deshicieron y se omiten; puedes verlas con su número.
    }

file-title-import = Traer aquí un registro de partida
file-title-verify = Comprobar un registro de partida
file-title-review = Analizar un registro de partida
file-label = Registro de partida
file-hint = Un archivo .json de /match show:archivo, de cualquier servidor
file-hash = Hash
file-choose = Elige un archivo
file-none = No ha llegado ningún archivo con el formulario.
file-gone = Discord ya no entrega este archivo. Envíalo otra vez.
record-seat = Asiento { $number }
record-unfinished = El registro acaba antes que la partida.
record-brought = **{ $game }** está aquí como partida { $match }: { $entries } jugadas, todas comprobadas. Se puede mirar, no jugar; quien ve este canal la encuentra por su número.
record-remove = Quitarlo
record-removed = Quitado: la partida { $match } ya no está aquí.
record-not-yours = Solo puede quitar un registro quien lo trajo aquí.
record-too-big = Este archivo es demasiado grande para un registro de partida: { $most } MB como mucho. No se ha guardado nada.
record-too-long = Este registro es más largo que cualquier partida: { $most } jugadas de longitud normal como mucho. No se ha guardado nada.
record-checking = El registro se está reproduciendo para comprobarlo; los de otros servidores se comprueban de uno en uno.
record-too-slow = Este registro tarda demasiado en comprobarse. No se ha guardado nada.
record-format = Este registro es de otro formato; aquí se usa el formato { $format }. Exporta la partida otra vez con una versión actual del programa. No se ha guardado nada.
record-version = Este registro es de la versión { $found } de las reglas; aquí se usa la versión { $here }, en la que las mismas jugadas pueden significar otra cosa. No se ha guardado nada.
record-running = Este registro es de una partida que aún estaba en marcha cuando se hizo. No tiene semilla, así que nadie puede comprobarlo: expórtalo otra vez tras el final. No se ha guardado nada.
play-too-many-brought = Has traído aquí { $limit } registros, que es el máximo. Quita uno primero: su botón está en /desk y en la respuesta a /match file:.
