# Seasons: the page of the admins, the card, what a member sees alone.

club-page = Club
club-quiet = No hay ninguna temporada ni copa en marcha.
club-start = Empezar una temporada
club-which-game = Una temporada son muchas mesas de un juego con una clasificación. ¿De qué juego?
club-head = Temporada: { $game }
club-plan = **{ $game }** en mesas de { $seats }, { $form ->
        [auto] liga a partir de doce personas y, si no, temporada abierta.
        [league] como liga.
       *[open] como temporada abierta.
    } Inscripción hasta el { $draw }. Una mesa dura { $days } días como mucho, con { $bank } para los turnos de cada persona. Su tarjeta está en { $channel }.
club-plan-hint = Allí hay una sola tarjeta, que se actualiza; los resultados van a su hilo sin sonido. La temporada funciona sola.
club-open = Abrir la inscripción
club-opened = La inscripción está abierta en { $channel }.
club-change = Cambiar
club-part-seats = Asientos por mesa
club-part-form = Formato
club-part-draw = El sorteo
club-part-channel = Canal de la tarjeta
club-seats = { $seats } asientos
club-pace = { $bank } días por persona, { $days } por mesa
club-form = { $form ->
        [auto] Liga desde 12 personas; si no, abierta
        [league] Liga: tantas mesas como asientos, por sorteo
       *[open] Abierta: cuantas mesas quieras, cuentan las cinco mejores
    }
club-state-sign-up = inscripción
club-state-drawn = sorteada
club-state-running = en marcha
club-state-closing = terminando
club-state-over = acabada
club-state-off = anulada
club-admin-line = **{ $game }**: { $state }, { $people ->
        [one] una persona
       *[other] { $people } personas
    }
club-admin-where = Tarjeta en { $channel }. Sorteo: { $draw }.
club-admin-reserve = Banquillo: { $names }
club-dry = Mostrarme quién jugaría con quién
club-dry-hint = Si el sorteo fuera ahora:
club-dry-open = Temporada abierta con { $count ->
        [one] una persona
       *[other] { $count } personas
    }: las mesas empiezan en cuanto hay suficiente gente esperando.
club-lost-channel = ⚠ El canal de { $game } ya no existe, y no se publica nada de la temporada. Usa *Mover aquí su tarjeta* en su página.
club-lost-permission = ⚠ No puedo escribir en { $channel }, y no se publica nada de { $game }. Déjame escribir allí o usa *Mover aquí su tarjeta* en su página.
club-here = Mover aquí su tarjeta
club-stop = Anularla
club-stop-asked = ¿Anularla? Ya no empezará ninguna mesa y no contará nada. Las mesas en marcha siguen como están.
club-early = Acabarla antes de tiempo
club-early-asked = ¿Acabarla antes de tiempo? Ya no empezará ninguna mesa. Las que están en marcha se juegan hasta el final; después la clasificación es definitiva.
club-shut = Acaba antes de tiempo: ya no empieza ninguna mesa.
club-not-now = Ahora no
club-remove = Sacar a alguien
# by name
club-removed = { $who } está fuera. Sus asientos en mesas sin empezar pasan a gente del banquillo; en las demás mesas juega un bot.
club-readmit = Dejar volver a alguien
# by name
club-readmitted = { $who } puede volver: tiene que pulsar *Me apunto*.
club-no-person = Esa persona no está en esta temporada.
club-no-season = Esa temporada no existe aquí.
club-no-seats = Una temporada tiene mesas de dos a cuatro, según permita el juego.
club-running = Ya hay una temporada de { $game } en marcha.
club-too-many = No puede haber más de { $most } temporadas a la vez.
club-draw-when = El sorteo tiene que ser dentro de { $days } días como mucho: si hay que esperar más, la gente se olvida.
club-over = Esta temporada ha acabado.
club-not-over = Aún no ha acabado.
club-not-running = La temporada no tiene ninguna mesa en marcha.
club-too-few = Hacen falta { $seats } personas y solo hay { $people }.
club-join-first = Primero pulsa *Me apunto*.
club-no-boarding = Ahora no empieza ninguna mesa.

# The card.
club-terms = { $form ->
        [auto] Liga a partir de doce personas; si no, temporada abierta: mesas de { $seats }, por sorteo.
        [league] Liga: a cada persona le tocan { $seats } mesas de { $seats }, por sorteo.
       *[open] Temporada abierta: mesas de { $seats }, cuantas quieras, por sorteo entre quienes esperan.
    } Una mesa dura { $days } días como mucho.
club-until = Inscripción hasta el { $draw }. Primeras mesas, el { $start }; todo acaba como muy tarde el { $end }.
club-looks = -# Basta con entrar unas cuatro veces al día; deja turnos preparados. Se muestra tu nombre.
club-inside = **{ $count ->
        [one] Hay una persona apuntada
       *[other] Hay { $count } personas apuntadas
    }:** { $names }
club-more = {" "}y { $count } más
club-nobody-yet = Nadie aún.
club-in = Me apunto
club-step-in = ¿No estás? Entra en el banquillo
club-mine = Mis mesas
club-tables = Todas las divisiones
club-standing = Clasificación
club-final = Clasificación final
club-stay = Próxima temporada: sigo
club-stay-left = Ya no estás en esta temporada. Pulsa *Me apunto* cuando se abra la próxima.
club-stays = Estás en la próxima temporada de este juego; si has estado fuera, antes del sorteo se te preguntará si sigues.
club-promise = Hash de la semilla: { $promise }…
club-seed = Semilla: { $seed }
club-division = División { $division }
club-drawn = Sorteo hecho: { $people } personas. Las primeras mesas empiezan { $start }.
club-drawn-open = Sorteo hecho, temporada abierta: { $people } personas; las mesas empiezan en cuanto hay suficiente gente esperando.
club-second = Las segundas mesas empiezan { $start } y todo acaba como muy tarde el { $end }.
club-all-begun = Todas las mesas han empezado y acaban como muy tarde el { $end }.
club-open-now = Pulsa *Mis mesas* para tener mesa. Todo acaba como muy tarde el { $end }. { $count ->
        [0] Ahora no espera nadie.
        [one] Espera una persona.
       *[other] Esperan { $count } personas.
    }
club-no-end-yet = Aún no ha acabado ninguna mesa.
club-no-table-begun = Aún no ha empezado ninguna mesa.
club-brought-nothing = nada, porque jugaron otros
club-brought = Puntos para la clasificación: { $each }.
# by name
club-brought-none = { $who } 0 (jugaron otros)
club-over-count = Mesas acabadas: { $over } de { $count }
club-more-divisions = { $count } más en *Todas las divisiones*.
club-won = { WHO($who) ->
        [you] Has ganado
       *[other] { $who } ha ganado
    } con { $points } puntos
club-nobody-played = Nadie ha jugado esta temporada.
club-off = Anulada.
club-off-few = Anulada: menos de { $seats } personas inscritas.
club-thread = { $game }, temporada { $number }
club-table-over = La mesa { $table } ha acabado
club-no-result = No tiene resultado, y cuenta como la media de las otras mesas de cada persona.
club-column-wins = Victorias
club-week = Semana { $week }: { $over ->
        [0] ninguna mesa acabada
        [one] una mesa acabada de { $count }
       *[other] { $over } mesas acabadas de { $count }
    }.
# by name
club-week-ahead = { $how ->
        [first] En cabeza, { $count ->
            [one] { $who }
           *[other] { $who }
        }.
        [sure] División { $division }: { WHO($who) ->
            [you] has ganado
           *[other] ha ganado { $who }
        }.
       *[leads] División { $division }: en cabeza, { $count ->
            [one] { $who }
           *[other] { $who }
        }.
    }
# by name
club-line = { $place }. { $who } **{ $points }**{ $tables ->
        [0] {""}
        [one] {" "}· una mesa
       *[other] {" "}· { $tables } mesas
    }{ $wins ->
        [0] {""}
        [one] , una ganada
       *[other] , { $wins } ganadas
    }{ $reach }{ $lost }
club-reach = {" "}· puede acabar entre { $low } y { $high }
club-lost = {" "}· { $count ->
        [one] 1 asiento jugado por otros
       *[other] { $count } asientos jugados por otros
    }
club-other-division = Otra división

# What one person sees.
club-you-in = Estás dentro. El sorteo es { $draw }.
club-you-begin = Estás dentro. Las mesas empiezan { $start }: vuelve entonces por la tuya.
club-new = Tú eliges cómo recibes los avisos de tus turnos. ¿No lo has jugado nunca? Un profesor te lo enseña en unos diez minutos.
club-learn = Aprenderlo primero
club-told = Mis avisos
club-you-none = No estás dentro.
club-you-reserve = Estás en el banquillo. Recibirás el próximo sitio libre en una mesa sin empezar; te enterarás por el aviso de tu primer turno.
club-you-reserve-late = Estabas en el banquillo. Todas las mesas han empezado, así que ya no hay sitio.
club-you-barred = Un administrador te ha sacado de la temporada. Pide que te dejen volver.
club-you-away = Faltaste a un turno, así que tus próximas mesas pasan a otros. ¿Las quieres? Dilo antes de que empiecen.
club-you-away-late = Faltaste a un turno, así que tus mesas siguientes pasaron a otros.
club-your-place = { $place ->
        [1] 1.er
        [3] 3.er
       *[other] { $place }.º
    } puesto con { $points } puntos{ $reach }.
club-own = [La mesa { $table }]({ $link }) { $how ->
        [running] está en marcha; acaba como muy tarde: { $end }.
        [kept] está en marcha y otros juegan en tu asiento; acaba como muy tarde: { $end }. Puedes volver desde la mesa.
        [over] ha acabado.
       *[void] no tiene resultado.
    }
club-own-to-come = La mesa { $table } empieza { $start }.
club-no-table-yet = Aún no tienes mesa.
club-wait = Pedir mesa
club-wait-off = No esperar más
club-waiting = Estás esperando mesa. Empezará cuando haya suficiente gente esperando.
club-boarding = Hasta el { $until } empiezan mesas nuevas. Cuentan tus cinco mejores mesas.
club-apart = No en la misma mesa que… (nadie lo sabrá)
club-apart-kept = Guardado. El sorteo hará lo posible para no sentarte en la misma mesa.
club-leave = Dejar la temporada
club-leave-sure = Dejarla, otros juegan por mí
club-leave-asked = { $count ->
        [one] Tienes una mesa en marcha
       *[other] Tienes { $count } mesas en marcha
    }. Si dejas la temporada, en tus asientos juega otra persona o un bot, y esas mesas no te dan puntos. No tiene más consecuencias.
club-still = El sorteo es { $draw }, y llevas una semana sin pasar por aquí. ¿Sigues dentro? Sin respuesta pasas al banquillo.
club-still-in = Sigo dentro
club-away = Faltaste a tu primer turno en una mesa, o en dos de tus asientos jugaron otros. Por eso tus próximas mesas pasan a otros. ¿Las quieres igualmente? Dilo antes de que empiecen.

# The rules of a season.
club-rules-league = A cada persona le tocan { $seats } mesas de { $seats }, una en cada lugar del orden de juego. La mitad empieza el primer día; el resto, un día fijo, hagan lo que hagan los demás.
club-rules-auto = Con menos de doce personas: temporada abierta. Pide mesa cuantas veces quieras; cuentan tus { $best } mejores mesas.
club-rules-open = Pide mesa cuantas veces quieras. Cuentan tus { $best } mejores mesas, tres como mucho con la misma persona (si hay ocho o más).
club-rules-time = Tus turnos tienen { $bank } días en total por mesa, y un turno tres días como mucho. Si los gastas, tienes un día por turno; después, ese turno lo juega un bot. A los { $days } días, los bots juegan la partida hasta el final.
club-rules-points = Puntos por puesto: { $points }. Quienes empatan se los reparten. Desempate: victorias, y después las mesas en común.
club-rules-own = Un asiento en el que otros jugaron más de un tercio de la partida no te da nada; los demás conservan su puesto. El último puesto da 1, así que compensa seguir jugando.
club-rules-leave = Basta un clic para abandonar la temporada. Tus asientos en mesas sin empezar pasan a gente del banquillo; en las demás juega un bot hasta que alguien ocupe tu asiento. Quien no se presenta a su primer turno pierde el asiento a los dos días.
club-rules-moves = En la próxima temporada suben dos y bajan dos.

# What else is turned on there.

club-watching-hint = noticias para quien sigue una partida, y quién gana
club-titles = Títulos
club-titles-hint = hazañas raras, contadas al final
club-harbour = Correo del puerto
club-harbour-hint = lo que ha pasado, una vez por semana
club-voyage = Problema del día
club-voyage-hint = una posición al día, que se resuelve en privado
club-is-on = ✓ **{ $what }**: { $hint }.
club-are-off = Desactivado: { $what }.
club-turn = Activar o desactivar algo
club-turn-to = { $how ->
        [on] Activar:
        [here] Activar aquí:
        [move] Mover aquí:
       *[off] Desactivar:
    } { $what }
