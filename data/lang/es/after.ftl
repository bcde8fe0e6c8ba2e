# After a match: its story, its film, the check of its chances, statistics and ratings.

# The picture of the story, and its words.
story-won = { $count ->
        [0] Nadie ha ganado
        [one] { WHO($who) ->
            [you] Has ganado
           *[other] Ha ganado { $who }
        }
       *[other] { WHO($who) ->
            [you-all] Victoria compartida: { FORM($who, as: "nom") }
           *[other] Han ganado { $who }
        }
    }
story-undecided = Sin punto de inflexión
story-lead-short = En cabeza hasta el final desde la jugada { $seq }
story-gain-short = Jugada { $seq }: +{ $points } respecto a los demás
story-head = La historia de { $game } · partida { $match }
story-none = Este juego no calcula los puntos de cada posición, así que no hay historia que dibujar. La repetición muestra cada jugada.
story-end = { $count ->
        [0] Nadie ha ganado.
        [one] { WHO($who) ->
            [you] Has ganado.
           *[other] Ha ganado { $who }.
        }
       *[other] { WHO($who) ->
            [you-all] Victoria compartida: { FORM($who, as: "nom") }.
           *[other] Han ganado { $who }.
        }
    }
story-lead = { $part }: desde entonces, { WHO($who) ->
        [you] fuiste
       *[other] { $who } fue
    } en cabeza hasta el final.
story-lead-shared = { $part }: desde entonces nadie volvió a superar { WHO($who) ->
        [you] tu puntuación
       *[other] { FORM($who, as: "to") }
    }.
story-lead-from = { $part }: desde entonces, { WHO($who) ->
        [you] fuiste
       *[other] { $who } fue
    } en cabeza hasta el final; antes, { WHO($before) ->
        [you] ibas tú
       *[other] { $before }
    }.
story-gain = Momento decisivo, { $part }: { WHO($who) ->
        [you] ganaste
       *[other] { $who } ganó
    } { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } respecto a los demás.
story-changes = { $count ->
        [0] El liderato no cambió de manos.
        [one] El liderato cambió de manos una vez.
       *[other] El liderato cambió de manos { $count } veces.
    }
story-standing = { $part }, al final: { $points }.
story-points = { $points } { FORM($who, as: "nom") }

# The check of a match that is over.
discord-name-verify = comprobación
verify-head = { $game }: comprobación del azar
verify-agrees = { $entries ->
        [one] La única jugada
       *[other] Las { $entries } jugadas
    } y { $chances ->
        [one] el único sorteo
       *[other] los { $chances } sorteos
    } coinciden con la semilla.
verify-guest = Se ha comprobado con las reglas del paquete { $package } { $version } (SHA-256 de sus archivos: { $sha256 }).
verify-not-over = Esta partida no tiene resultado: se terminó antes de tiempo.
verify-posted = El hash que has dado es el de esta semilla: lo que se repartió estaba fijado antes de la primera jugada.
verify-other = El hash que has dado es de otra semilla. Cópialo tal como lo mostraba la tarjeta de esta partida mientras estaba en marcha.
verify-short = Escribe al menos { $least } caracteres del hash.
verify-differs = Esta partida no corresponde a su semilla: la jugada { $seq } resulta distinta de lo que dice el historial. Desde ahí no hay nada seguro; las jugadas anteriores coinciden.
verify-seed = Semilla { $seed } · su hash { $hash } · página { $page } de { $pages }. La tarjeta mostraba el principio del hash desde la primera jugada.
verify-number = sorteo { $number }: { $outcome } de { $bound }
verify-order = sorteo { $number }: { $bound } barajados, ahora { $order }
verify-before = ‹ Sorteos anteriores
verify-after = Sorteos siguientes ›

# The film of a match.
discord-name-story = historia
discord-name-film = película
film-making = Se está haciendo la película; tarda unos { $seconds } segundos. Aparece abajo, y solo tú la ves.
film-shown = La película está abajo.
film-head = ### La película de { $game } · partida { $match }
film-share = Mostrar en el canal
film-shared = { WHO($who) ->
        [you] Muestras
       *[other] { $who } muestra
    } la película de { $game } · partida { $match }
film-share-there = Solo quienes jugaron pueden mostrar esto, y solo en el canal de la mesa.
film-busy = Ya se están haciendo varias películas. Prueba otra vez dentro de un minuto.
film-none = No se ha podido hacer la película. La repetición muestra cada jugada.
film-alt = { $count } imágenes de la partida en orden: { $first } – { $last }. La repetición y el historial cuentan lo mismo con palabras.

# Statistics, ratings and leaderboards.
discord-command-stats = Tus resultados o los de otros, puntuación Elo, los mejores
discord-command-stats-person = Quién (tú, si no pones nada)
stats-head = { WHO($who) ->
        [you] Tus estadísticas
       *[other] Estadísticas de { $who }
    } en este servidor
stats-head-everywhere = { WHO($who) ->
        [you] Tus estadísticas
       *[other] Estadísticas de { $who }
    } en todos los servidores
stats-none = Aún no hay partidas acabadas.
stats-none-of = Aún no hay partidas acabadas de { $game }.
stats-none-with-others = aún no hay partidas con otros
stats-played = { $played ->
        [one] 1 partida con otros
       *[other] { $played } partidas con otros
    }, { $won ->
        [one] 1 ganada
       *[other] { $won } ganadas
    }
stats-place = de media, puesto { $place } de { $seats }
stats-points = puntuación media { $points }
stats-pace = { $time } por jugada (mediana)
stats-rating = Puntuación Elo **{ $rating }** tras { $matches ->
        [one] 1 partida por puntos
       *[other] { $matches } partidas por puntos
    }
stats-rival = Contra { WHO($who) ->
        [you] ti
       *[other] { $who }
    }, { $met ->
        [one] una vez
       *[other] { $met } veces
    }: por delante { $ahead }, por detrás { $behind }
stats-alone = solo contra bots: { $count ->
        [one] 1 partida
       *[other] { $count } partidas
    }, { $won ->
        [one] 1 ganada
       *[other] { $won } ganadas
    }
stats-helped = relevó a alguien { $count ->
        [one] una vez
       *[other] { $count } veces
    }
stats-left = abandonó { $count ->
        [one] una partida
       *[other] { $count } partidas
    }
stats-ended = { $count ->
        [one] 1 partida acabada
       *[other] { $count } partidas acabadas
    } sin resultado
stats-seen = Cualquiera de este servidor puede verlo con /stats. Puedes ocultarlo.
stats-seen-by-nobody = Solo tú ves esto: tus estadísticas están ocultas.
stats-hidden = Sus estadísticas son privadas.
stats-elsewhere = Las estadísticas de otros se ven en el servidor donde juegas con ellos.
stats-leave-ratings = Sin puntuación Elo para mí
stats-hide-me = Ocultar mis estadísticas
stats-show-me = Mostrar mis estadísticas
stats-to-board = Los mejores de aquí
stats-mine = Mis estadísticas
stats-rated-on = Desde ahora cuentan tus partidas en mesas por puntos. Las { $free } primeras de cada juego no cuentan para nadie.
stats-ask = **Esta mesa es por puntos.** ¿Quieres una puntuación Elo? Es un número por juego en este servidor, y los demás pueden verlo. Tus { $free } primeras partidas de cada juego no cuentan nunca.
stats-play-rated = Jugar por puntos
stats-play-unrated = Jugar sin puntos
stats-plays-rated = Desde ahora juegas por puntos. Se puede dejar con `/stats`.
stats-plays-unrated = Juegas sin puntuación Elo. Se puede cambiar con `/stats`.
stats-rated-runs = Tu partida por puntos { $match } de { $game } está en marcha. Cámbialo cuando acabe: nadie empieza ni deja de jugar por puntos a media partida.
stats-steps = Puntuaciones Elo:
# by name
stats-step = { $who } { $before } → **{ $after }** ({ $change }, { $matches } por puntos)
stats-unsure = Con «?»: puntuación Elo provisional, menos de { $least } partidas por puntos
stats-not-rated-bot = No es por puntos, porque un bot tenía asiento propio.
stats-not-rated-people = No es por puntos: hacen falta dos personas que jueguen por puntos y que ya hubieran acabado antes { $free } partidas de este juego aquí.
stats-not-on-hidden = **Tú** no estás en la tabla: tus estadísticas están ocultas.
stats-not-on-unrated = **Tú** no estás en la tabla: tus partidas no son por puntos. Las { $free } primeras de cada juego no cuentan para nadie.
stats-not-on-free = **Tú** juegas por puntos. { $count ->
        [one] Una partida más de este juego aquí, y la siguiente ya puede contar.
       *[other] Tus { $count } primeras partidas de este juego aquí no cuentan; la siguiente ya puede contar.
    }
stats-not-on-new = **Tú** juegas por puntos, pero aún no tienes aquí ninguna partida por puntos de este juego. Con { $least } ya estarás en la tabla.
stats-not-on-few = **Tú**: **{ $rating }** tras { $matches ->
        [one] 1 partida por puntos
       *[other] { $matches } partidas por puntos
    }. { $count ->
        [one] Una más, y estás en la tabla.
       *[other] { $count } más, y estás en la tabla.
    }
stats-not-on-lately = **Tú**: **{ $rating }**. Tu última partida por puntos fue hace más de 120 días: con la próxima vuelves a la tabla.
stats-rated-off = No tienes puntuación Elo, y ninguna partida cuenta para ella. Los demás no ven ninguna tuya.
stats-hidden-on = Tus estadísticas son privadas: solo tú las ves, y no estás en ninguna tabla de líderes.
stats-hidden-off = La gente de un servidor donde juegas puede ver allí tus estadísticas.
stats-board = { $game }: la tabla de líderes de este servidor
stats-board-hint = A partir de { $least } partidas por puntos, la última en los últimos 120 días. Una mesa es por puntos si lo elige quien la abre y hay personas en todos los asientos; las { $free } primeras partidas de cada persona no cuentan. Todo el mundo empieza en 1500.
stats-nobody = Aún no hay nadie en la tabla. Podrías estrenarla tú.
stats-other-game = Otro juego
# by name
stats-ranked = **{ $place }.** { $who } – **{ $rating }** · { $played ->
        [one] 1 partida
       *[other] { $played } partidas
    }, { $won ->
        [one] 1 ganada
       *[other] { $won } ganadas
    }
stats-rated-table = { $bots ->
        [0] Se juega por puntos
       *[other] Se juega por puntos, salvo si un bot ocupa un asiento
    }
stats-rated-label = Por puntos
stats-rated-yes = sí, para quien juega por puntos

# The story in sentences, and the poster.
tale-strengths = { FORM($each, as: "nom", cap: "yes") }.
tale-strength = { WHO($who) ->
        [you] Sumas
       *[other] { $who } suma
    } { $points } con { $what }
    .nom = { WHO($who) ->
            [you] sumas
           *[other] { $who } suma
        } { $points } con { $what }
tale-met = { WHO($who) ->
        [you-all] Cara a cara entre { FORM($who, as: "nom") }
       *[other] { $who } se enfrentan
    } durante { $count } jugadas.
tale-first = { $part }: { WHO($who) ->
        [you] te pones
       *[other] { $who } se pone
    } en cabeza, { $points } a { $theirs }.
tale-first-none = Igualdad entre { FORM($who, as: "nom") } durante mucho tiempo: el liderato { $count ->
        [0] no cambió de manos
        [one] cambió una vez
       *[other] cambió { $count } veces
    }.
tale-stand = { $part }: { WHO($who) ->
        [you] tienes
        [you-all] { FORM($who, as: "nom") },
        [they] { $who } tienen
       *[other] { $who } tiene
    } { $points }.
tale-turn-gain = { $part }: { WHO($who) ->
        [you] ganas
       *[other] { $who } gana
    } { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } respecto a los demás, más que nadie.
tale-turn-lead = { $part }: { WHO($who) ->
        [you] te pones en cabeza y sigues ahí
       *[other] { $who } se pone en cabeza y sigue ahí
    } hasta el final.
tale-turn-from = { $part }: { WHO($who) ->
        [you] te pones por delante de { $before } y sigues en cabeza
       *[other] { $who } se pone por delante { FORM($before, as: "of") } y sigue en cabeza
    } hasta el final.
tale-blow = { $part }: { $headline }. { $line }.
tale-score = { WHO($who) ->
        [you] { $points ->
            [one] 1 tuyo
           *[other] { $points } tuyos
        }
       *[other] { $points } { FORM($who, as: "of") }
    }
tale-end = { WHO($who) ->
        [you] Ganas
        [you-all] { FORM($who, as: "nom", cap: "yes") } ganan
        [they] { $who } ganan
       *[other] { $who } gana
    } con { $points } contra { $others }.
tale-end-all = { WHO($who) ->
        [you] Ganas
        [you-all] { FORM($who, as: "nom", cap: "yes") } ganan
        [they] { $who } ganan
       *[other] { $who } gana
    } con { $points }.
tale-end-none = Nadie ha ganado: { $others }.
# by name
poster-played = { $game } · { $who }
poster-foot = Partida { $number }
tale-shared = { WHO($who) ->
        [you] Muestras
       *[other] { $who } muestra
    } la historia de { $game } · partida { $match }.
tale-shown = Está más abajo.
