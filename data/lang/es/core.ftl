# What the engine says about lines, asks and settings of any game.

core-seat = Jugador { $number }
core-you = tú
    .acc = te
    .dat = te
    .to = a ti
    .of = de ti
    .y = y
core-list = { $first } { FORM($last, as: "y") } { $last }
core-apart = { $first }; { $second }
core-labelled = { $label }: { $text }
core-list-none = nada
core-decimal = { $whole },{ $tenth }

core-hidden = Eso depende de lo que solo ve quien ocupa ese asiento, así que nadie más puede responderlo.
core-line-empty = No hay nada escrito: la jugada está vacía.
core-line-long = La jugada tiene más de { $limit } caracteres.
core-line-extra = La jugada ya está completa antes de estas palabras: { $extra }
core-line-short = La jugada «{ $line }» no está completa. A continuación: { $offered }
core-ask-refused = «{ $token }» no vale. { $reason }
    Opciones ahora: { $offered }
core-ask-field = «{ $token }» no responde a ninguna de las preguntas pendientes. Empiezan por: { $offered }
core-ask-open-field = Algunas preguntas aún no tienen respuesta.
core-ask-too-many-of = { $count ->
        [one] Solo hay un «{ $token }».
       *[other] Solo hay { $count } «{ $token }».
    }
# by name
core-ask-player = { $who }
core-ask-how-many = Elige de { $lo } a { $hi }.
core-not-your-turn = No te toca.
core-setting-unknown = No hay ninguna opción llamada { $key }.
core-setting-choice = La opción { $key } no puede ser { $choice }. Puede ser: { $offered }
core-game-broken = { $game } no funciona en este bot: quien lo gestiona encuentra el motivo en su registro.
core-game-unknown = No hay ningún juego llamado { $game }.
core-seats = Este juego es de { $low } a { $high } jugadores, no de { $seats }.
core-replay-differs = La repetición se aparta del historial en la jugada { $seq }.
core-replay-host-entry = Jugada desconocida del anfitrión: { $line }
core-record-bad = Este archivo no es un registro de partida que se pueda reproducir aquí: está dañado, corresponde a otras reglas o es otra cosa. Con `/match show:archivo` se obtiene un registro válido.
core-note-undo = Deshecho: todo desde la jugada { $seq }.
core-chapter-end = El final
core-event-lead = { WHO($who) ->
        [you] Te pones
       *[other] { $who } se pone
    } en cabeza
core-event-lead-line = { $points } contra { WHO($other) ->
        [you] { $theirs ->
            [one] 1 tuyo
           *[other] { $theirs } tuyos
        }
       *[other] { $theirs } { FORM($other, as: "of") }
    }
core-call = { $text }

## What several games say

# by name
core-wins = Gana { $who }
# by name
core-share-the-win = Ganan { $who }
core-rules-idea = La idea
core-rules-here = Jugar aquí
core-picture-glance = De un vistazo
core-picture-scores = Recuento
core-picture-table = Mesa
core-order-ask = Preguntarme cada vez
core-order-prompt = ¿Qué quieres que haga el bot por ti?
core-order-careful = Como jugaría alguien prudente
core-row = { $what } { $points }
core-chapter-round = Ronda { $round }
# by name
core-draws-a-card = { $who } roba carta
core-tale-wants-1 = { WHO($a) ->
        [you] Apuestas
       *[other] { $a } apuesta
    } por { $x }.
core-tale-wants-2 = { WHO($a) ->
        [you] Apuestas
       *[other] { $a } apuesta
    } por { $x }; { WHO($b) ->
        [you] tú,
       *[other] { $b },
    } por { $y }.
core-tale-wants-3 = { WHO($a) ->
        [you] Apuestas
       *[other] { $a } apuesta
    } por { $x }; { WHO($b) ->
        [you] tú,
       *[other] { $b },
    } por { $y }; { WHO($c) ->
        [you] tú,
       *[other] { $c },
    } por { $z }.
core-tale-end = { WHO($who) ->
        [you] Ganas
       *[other] { $who } gana
    } { $points } a { $others } en la ronda { $round }.
core-text-score = { FORM($who, as: "nom", cap: "yes") }: { $total } puntos, { $rank ->
        [1] 1.er
        [3] 3.er
       *[other] { $rank }.º
    } puesto. { $rows }.
core-text-ships = { WHO($who) ->
        [you] Tus barcos
       *[other] Barcos de { $who }
    }: { $places }.
core-no-cards = Sin cartas en mano
core-points-at-the-end = { $points } { $points ->
        [one] punto
       *[other] puntos
    } al final
core-status-over = La partida ha terminado. { WHO($winners) ->
        [you] Has ganado.
        [you-all] Victoria compartida: { FORM($winners, as: "nom") }.
       *[other] Victoria de { $winners }.
    }
core-style-merchant = mercader prudente
core-style-explorer = explorador
core-another-number = Otra cantidad
core-term-money = dinero
