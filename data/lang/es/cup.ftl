# Weekend cups: the page of the admins, the card, what a member sees alone.

cup-start = Copa de fin de semana
cup-which-game = Una copa de fin de semana: cuatro sesiones en un fin de semana, de las que cuentan las dos mejores mesas, y una final el domingo. ¿De qué juego?
cup-head = Copa de fin de semana: { $game }
cup-plan = **{ $game }** en mesas de { $seats }{ $minutes ->
        [0] {""}
        [one] , un minuto cada una
       *[other] , unos { $minutes } minutos cada una
    }. Sesiones: { $slots }. Final: { $final }. Su tarjeta está en { $channel }.
cup-part-first = Primera sesión; las demás se mueven con ella
cup-plan-hint = Al empezar cada sesión se empareja a quienes están aquí. La copa funciona sola, sin menciones en canales.
cup-admin-line = **{ $game }**, copa de fin de semana: { $state }, { $people ->
        [one] una persona
       *[other] { $people } personas
    }
cup-admin-where = Tarjeta en { $channel }. Primera sesión: { $draw }.
cup-announce = Anunciar
cup-announced = Anunciada en { $channel }.
cup-running = Ya hay una copa de fin de semana en marcha.
cup-over = Esta copa ha acabado.
cup-full = Hay { $most } personas: no hay sitio para más.
cup-not-asked = La final la juegan los primeros de la clasificación. Si falta alguien, se pregunta al siguiente.
cup-terms = Mesas de { $seats }{ $minutes ->
        [0] {""}
        [one] , un minuto cada una
       *[other] , unos { $minutes } minutos cada una
    }. Juega cualquier sesión, aunque no hayas jugado las otras: cuentan tus { $count } mejores mesas, y los primeros de la clasificación juegan la final.
cup-thread = { $game }, copa de fin de semana { $number }
cup-slot = Sesión { $number }
cup-final = Final
cup-play = Juego esta sesión
cup-play-final = Juego la final
cup-drop = Esta vez no
cup-here = { $count ->
        [one] Juega una persona
       *[other] Juegan { $count }
    }: { $names }
cup-asked = Se ha preguntado a: { $names }
cup-final-waits = A quienes la juegan se les pregunta una hora antes.
cup-past = { $count ->
        [one] una mesa
       *[other] { $count } mesas
    }{ $left ->
        [0] {""}
        [one] , una aún en juego
       *[other] , { $left } aún en juego
    }
cup-no-table = ninguna mesa
cup-nobody-played = Nadie ha jugado esta copa.
cup-won = { WHO($who) ->
        [you] Has ganado
       *[other] { $who } ha ganado
    } la copa
cup-you-in = Juegas la sesión del { $at }. Tienes que estar aquí cuando empiece, { $when }: tu mesa estará en *Mis mesas*.
cup-you-early = Juegas la sesión del { $at }. Se te pregunta { $call } minutos antes si estás aquí.
cup-you-asked = ¿Estás aquí? La sesión empieza { $when }, con quienes digan que sí.
cup-you-out = Aún no te has apuntado a la sesión del { $at }.
cup-final-in = Juegas la final, { $when }.
cup-final-asked = Puedes jugar la final: empieza { $when }. Confirma que estás aquí.
cup-final-out = La final empieza { $when }. La juegan los primeros de la clasificación; si falta alguien, se pregunta al siguiente.
cup-still = La próxima sesión empieza { $when }, y dijiste que la jugarías. ¿Estás aquí? Si no contestas, jugarás otra.
cup-still-final = Puedes jugar la final, que empieza { $when }. ¿Estás aquí? Si no, se pregunta al siguiente de la clasificación.
cup-rules-slots = Cuatro sesiones; juega cuantas quieras, cuentan las { $count } mejores. A quien se apunta pronto se le pregunta { $call } minutos antes si está aquí.
cup-rules-pairs = Se empareja a quienes están aquí según los puntos hasta ahora, en mesas de { $seats } o de uno menos, a ser posible con rivales nuevos. Empieza quien menos veces ha empezado.
cup-rules-time = A los { $minutes } minutos, los bots juegan la partida hasta el final. Si alguien no llega a su primer turno en cinco minutos, un bot juega en su lugar hasta que vuelva.
cup-rules-final = La final la juegan los { $seats } primeros de la clasificación. Si falta alguien, se pregunta al siguiente una vez, durante cinco minutos.
cup-rules-own = Un asiento en el que otros jugaron más de un tercio de la partida no te da nada; los demás conservan su puesto.
