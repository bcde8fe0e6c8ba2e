# Time and absence: when time is up, when people are there, and what happens when they are not.

time-card = ⏳ { WHO($who) ->
        [you] Tienes
        [you-all] { FORM($who, as: "nom", cap: "yes") }: tiempo
        [they] { $who } tienen
       *[other] { $who } tiene
    } hasta el { $bank ->
        [0] <t:{ $when }:f>.
       *[other] <t:{ $limit }:f>, y después la reserva.
    }
time-ping = ⏳ Tienes hasta el { $bank ->
        [0] <t:{ $when }:f>.
       *[other] <t:{ $limit }:f>; con tu reserva, hasta el <t:{ $when }:f>.
    }
time-ping-running = ⏳ Corre tu reserva. Tienes hasta el <t:{ $when }:f>.
time-panel = ⏳ hasta el { $bank ->
        [0] <t:{ $when }:f>
       *[other] <t:{ $limit }:f>; con tu reserva, hasta el <t:{ $when }:f>
    }
time-own-bank = Tu reserva: { $left }.
time-days = { $days ->
        [one] un día
       *[other] { $days } días
    }
time-hours = { $hours ->
        [one] una hora
       *[other] { $hours } horas
    }
time-minutes = { $minutes ->
        [one] un minuto
       *[other] { $minutes } minutos
    }
# In menus and labels, where Discord cannot say it in the language of each reader: Thu 24 Dec 18:30.
time-moment = { MOMENT($at) }
time-two = { $first } { $second }
time-empty = vacía
time-away = ☀️ { WHO($who) ->
        [you] Estás de vacaciones hasta el <t:{ $when }:f>: tu reloj está parado.
       *[other] { $who } está de vacaciones hasta el <t:{ $when }:f>: su reloj está parado.
    }
time-away-open = ☀️ { WHO($who) ->
        [you] Estás de vacaciones y vuelves el <t:{ $when }:D> como muy tarde: tu reloj está parado.
       *[other] { $who } está de vacaciones y vuelve el <t:{ $when }:D> como muy tarde: su reloj está parado.
    }

time-hours-button = Zona horaria y vacaciones
time-hours-head = Cuándo estás disponible
time-hours-no-zone = No has dicho dónde vives. Con una zona horaria tu turno nunca acaba mientras duermes, y no recibes avisos de noche.
time-hours-zone = Zona horaria: **{ $zone }**. Hora actual allí: { $now }.
time-hours-quiet = Horas de silencio: **de { $start } a { $end }**. En ellas no recibes avisos, y tu tiempo se acaba como muy pronto una hora después.
time-hours-no-quiet = Sin horas de silencio: los avisos llegan a cualquier hora.
time-hours-holiday = ☀️ Vacaciones: del <t:{ $since }:D> al <t:{ $until }:D>.
time-hours-holiday-open = ☀️ De vacaciones desde el <t:{ $since }:f> hasta que vuelvas, el <t:{ $until }:D> como muy tarde.
time-hours-left = Vacaciones que te quedan este año: **{ $days } de { $most } días**.
time-hours-hint = En vacaciones tus relojes se paran y no recibes mensajes. En tus mesas se ve hasta cuándo. Las mesas en directo no se detienen de noche.
time-hours-choose = Elige tu zona horaria
time-hours-other = Otra zona horaria
time-hours-drop-quiet = Sin horas de silencio
time-hours-plan = Planear vacaciones
time-hours-leave = Ausente desde ahora
time-hours-back = Ya estoy aquí
time-hours-call-off = Anular las vacaciones
time-hours-settings = Otros ajustes
time-hours-zone-title = Tu zona horaria
time-hours-zone-label = Una ciudad o una zona
time-hours-zone-hint = Como Madrid, Ciudad de México o Asia/Tokyo
time-hours-zone-unknown = No hay ninguna zona horaria «{ $text }». Escribe una ciudad grande de tu zona (Madrid, Bogotá) o su nombre, como Asia/Tokyo.
time-hours-zone-letters = «{ $text }» puede referirse a varias zonas, y en verano no todas tienen la misma hora. Escribe la ciudad cuya hora usas, por ejemplo { $cities }.
time-hours-quiet-title = Tus horas de silencio
time-hours-quiet-from = Desde
time-hours-quiet-to = Hasta
time-hours-quiet-hint = Según tu reloj: 23 o 22:30
time-hours-time-unknown = «{ $text }» no es una hora. Escríbela así: 23 o 22:30. Las horas de silencio siguen como estaban.
time-hours-quiet-long = Las horas de silencio duran { $most } horas como mucho; de { $start } a { $end } serían más, o ninguna. Siguen como estaban.
time-hours-holiday-title = Vacaciones
time-hours-first-day = Primer día
time-hours-last-day = Último día
time-hours-day-hint = Como 24/12, 24 de diciembre o 2026-12-24
time-hours-day-unknown = «{ $text }» no es un día de este año ni del próximo. Escríbelo así: 24/12, 24 de diciembre o 2026-12-24. No ha cambiado nada.
time-hours-holiday-backwards = Unas vacaciones del { $first } al { $last } acabarían antes de empezar. No ha cambiado nada.
time-hours-no-days = No cabe: ese año te quedan { $days } de { $most } días de vacaciones, y harían falta más. No ha cambiado nada.
time-hours-overlaps = Estos días caen en parte en unas vacaciones que ya has planeado. No ha cambiado nada.
    { $holiday }
time-hours-leave-ask = Desde ahora cuentas como ausente hasta que pulses *Ya estoy aquí*, el <t:{ $when }:D> como muy tarde. Tus relojes se paran, no recibes mensajes y se avisa en tus mesas. Gasta tus días de vacaciones.
time-hours-leave-yes = Ausentarme

## When somebody's time is up

time-let-bot = Que juegue un suplente…
time-absence = Si a alguien se le acaba el tiempo
time-absence-wait = la mesa espera
time-absence-neutral = se da una respuesta neutral
time-absence-caretaker = juega un suplente hasta que vuelva
time-absence-vote = los demás votan
time-absence-turn = se da una respuesta sensata
time-vacancy = 🧭 { $bot } suple { WHO($who) ->
        [you] tu ausencia
       *[other] a { $who }
    }. El asiento se guarda hasta el <t:{ $when }:f>.
time-vacancy-open = 🪑 { WHO($who) ->
        [you] Tu asiento
       *[other] El asiento de { $who }
    } busca relevo: cualquiera puede sustituir a { $bot }.
time-ballot = ⌛ { WHO($who) ->
        [you] Se te ha acabado el tiempo. Los demás deciden qué pasa con tu asiento; aún puedes jugar, y con eso acaba la votación.
       *[other] A { $who } se le ha acabado el tiempo. Los demás deciden qué pasa con el asiento; { $who } aún puede jugar, y con eso acaba la votación.
    }
# by name
time-ballot-vote = • { $who }: { $choice }
# by name
time-ballot-missing = Falta el voto de { $missing }. Se decide como muy tarde el <t:{ $when }:f>.
time-vote-wait = Esperar más
time-vote-bot = Que juegue un suplente
time-vote-free = Ofrecer el asiento
time-vote-end = Acabar la partida
# by name
time-vote-about = Votar sobre { $who }
time-vote-line = • **{ $choice }:** { $what }
time-follows-wait = { WHO($who) ->
        [you] tu turno
       *[other] el turno de { $who }
    } empieza de nuevo.
time-follows-bot = { WHO($who) ->
        [you] un suplente juega por ti hasta que vuelvas.
       *[other] un suplente juega por { $who } hasta que vuelva.
    }
time-follows-free = juega un suplente, y el asiento queda libre para el banquillo.
time-follows-end = se acaba sin resultado.
time-vote-how = -# Lo que quiere más de la mitad se cumple enseguida. Si no, lo más votado; en caso de empate, lo que está más arriba aquí.
# by name
time-voted = Tu voto: **{ $choice }**; puedes cambiarlo hasta que voten todos. Falta el voto de { $missing }.
time-decided = Decidido: { $what }
time-played-for = **Lo que se ha jugado por ti mientras no estabas**{ $count ->
        [one] {""}
       *[other] , lo más nuevo al final
    }:
time-seat-position = **La mesa ahora**

## Substitutes

time-bench-button = Entrar en el banquillo
time-bench-head = El banquillo de este servidor
time-bench-what = A veces alguien tiene que dejarlo y juega un suplente. Quien está en el banquillo recibe un aviso cuando queda libre un asiento así, y puede seguir jugando en él.
time-bench-off = No estás en el banquillo.
time-bench-all = **Estás en el banquillo** de todos los juegos.
time-bench-some = **Estás en el banquillo** de { $games }.
time-bench-leave = No avisarme más
time-bench-choose = ¿Para qué juegos?
time-bench-hint = Recibes un aviso al día como mucho, nunca en tus horas de silencio ni en vacaciones, y solo de mesas que puedes ver. El asiento es de quien responde primero.
time-left-for-good = Has abandonado la partida. { $bot } sigue jugando en tu asiento, y cualquiera puede ocuparlo; mientras nadie lo haga, aún puedes volver.
time-leave-for-good = Ofrecer mi asiento
