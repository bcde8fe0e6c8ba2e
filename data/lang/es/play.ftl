# What the host of matches says: refusals, notices to one person, notes about who plays a seat.

play-bot-mate = Oficial
play-bot-captain = Capitán
play-bot-admiral = Almirante
play-bot-deckhand = Grumete
play-strength-deckhand = Fácil
play-strength-mate = Normal
play-strength-captain = Fuerte
play-strength-admiral = El más fuerte
play-manner-mate = Juega al momento y con sensatez, sin calcular variantes.
play-manner-captain = Calcula variantes, cerca de un tercio de segundo por jugada.
play-manner-admiral = Calcula variantes, unos dos segundos por jugada. El más fuerte.
play-manner-deckhand = Hace cualquier jugada legal al azar.
play-styled = { $bot }: { $style }
play-styled-told = **{ $bot }**, { $style }: { $told }
play-opener = quien abrió la mesa
play-you = tú
    .acc = te
    .dat = te
    .to = a ti
    .of = de ti
play-somebody = alguien que se fue

play-stale = La partida ha avanzado desde que abriste esto. No se ha hecho nada.
play-no-such-match = Esa mesa no existe o no tienes acceso a ella.
play-not-seated = No tienes asiento en esta mesa.
play-not-invited = Esta mesa es por invitación, y no tienes ninguna.
play-full = Todos los asientos están ocupados.
play-too-few-seats = En la mesa ya hay { $seated } personas: no puede haber menos asientos.
play-too-many-open = Ya tienes { $limit } mesas abiertas. Primero empieza o anula una.
play-too-many-running = Ya hay en marcha { $limit } partidas que abriste. Primero acaba una.
play-too-many-channel = En este canal ya hay { $limit } mesas que esperan jugadores. Únete a una o usa otro canal.
play-too-many-server = Este servidor ya tiene { $limit } mesas. Primero hay que acabar o anular alguna.
play-opener-only = Solo puede hacerlo quien abrió la mesa.
# by name
play-opener-only-named = Solo puede hacerlo { $who }, que abrió la mesa.
play-players-only = Solo pueden hacerlo quienes han jugado aquí o han abierto la mesa. Cualquiera puede ocupar un asiento.
play-no-such-seat = Ese asiento no existe.
play-no-such-bot = No hay ningún bot del tipo { $kind }.
play-no-such-pace = No hay ningún límite de tiempo llamado { $pace }.
play-seats-open = Para empezar hacen falta de { $low } a { $high } jugadores; hay { $seated }.
play-started = La partida ha empezado.
play-not-started = La partida aún no ha empezado.
play-over = La partida ha terminado.
play-not-over = La partida aún no ha terminado.
play-rematch-others = Solo puede pedir revancha quien ha jugado. Cualquiera puede abrir otra mesa.
play-rematch-season = Una mesa de una temporada se juega una sola vez. Con `/play` abres otra.
play-leave-running = La partida está en marcha. Para abandonarla, deja tu asiento a un bot.
play-close-running = Otros están jugando. La partida solo se puede acabar si todos están de acuerdo.
play-frozen = Esta partida está congelada. { $why }
play-no-rules = { $game } no está instalado ahora en este bot, o no funciona. Aún puedes leer el historial de esta partida.
play-other-version = Esta partida se jugó con reglas distintas de las instaladas ahora. Aún puedes leer su historial.
play-broken = Algo falla en las reglas de este juego: la jugada perdería o duplicaría algo. No se ha hecho, y no ha cambiado nada.
play-not-stored = La jugada no se ha podido guardar, así que no ha cambiado nada: { $reason }

play-lesson-none = No hay lección de este juego.
play-lesson-seat = Nadie más puede seguir con tu lección. Déjala como está: te espera, y /learn te lleva de vuelta.
play-lesson-name = { $number ->
        [1] Inês
        [2] Duarte
        [3] Leonor
        [4] Afonso
        [5] Beatriz
       *[6] Tomé
    }
play-why-lesson-done = La lección ha terminado.
play-why-lesson-anew = La lección ha empezado de nuevo.

play-store-failed = la base de datos la ha rechazado. Prueba otra vez dentro de un momento.
play-store-damaged = la base de datos está dañada. Quien gestiona el bot tiene que revisarla.
play-store-replaced = alguien ha quitado la base de datos del bot. No se guarda nada hasta que quien gestiona el bot la devuelva a su sitio.
play-store-full = el disco está lleno. Quien gestiona el bot tiene que hacer sitio.
play-store-read-only = no se puede escribir en la base de datos. Quien gestiona el bot tiene que revisarla.
play-store-busy = la base de datos está ocupada. Prueba otra vez dentro de un momento.
play-store-outdated = la base de datos es de otra versión. Quien gestiona el bot tiene que revisarla.
play-store-refused = la base de datos no deja entrar al bot. Quien gestiona el bot tiene que revisarla.

play-not-your-panel = Este panel es de otra persona.
play-draft-gone = No hay una jugada completa que confirmar. Abre otra vez tu turno.
play-nothing-asked = La jugada está completa. Confírmala o vuelve atrás.
play-line-complete = La jugada está completa.
play-no-order = Ahora no hay ninguna orden que dar.
play-order-gone = Esta orden ya se ha cumplido o ya no vale.

play-nothing-to-undo = No tienes ninguna jugada que deshacer.
play-undo-time = Se ha acabado tu tiempo para este turno: tu jugada se mantiene.
play-undo-kept = En esta jugada ha intervenido el azar o se ha revelado un secreto. No se puede deshacer mientras { WHO($who) ->
        [they] { $who } guarden los asientos de personas que se fueron y a quienes
       *[other] { $who } guarde el asiento de alguien que se fue y a quien
    } no se puede preguntar.
play-proposal-stands = En esta mesa ya hay otra pregunta. Primero hay que responderla.

# by name
play-substitute-present = Este es el asiento de { $who }. Solo se puede dejar a un bot cuando se le acaba el tiempo: tras el límite de la mesa, o tras tres días si no lo hay.
play-bot-already = En este asiento ya juega un bot.
play-seated-already = Ya tienes un asiento en esta mesa.
play-seat-taken = En este asiento ya no juega un bot.
# by name
play-seat-other = Antes jugaste en el asiento de { $who }. Puedes volver a él, pero a ningún otro: nadie puede conocer dos manos.
# by name
play-seat-ask = Este asiento no está libre para cualquiera: primero se pregunta a { $who }.
play-wish-refused = Pediste este asiento, y la respuesta fue que no.
play-wishes-stand = Otros han pedido un asiento en esta mesa. Espera a que tengan respuesta.
play-note-left = { WHO($who) ->
        [you] Te has ido
       *[other] { $who } se ha ido
    }. Sigue un bot: { $bot }.
play-note-replaced = { WHO($who) ->
        [you] Se te ha acabado el tiempo
       *[other] A { $who } se le ha acabado el tiempo
    }, { FORM($by, as: "y") } { WHO($by) ->
        [you] dejas que
       *[other] { $by } deja que
    } juegue un bot: { $bot }.
play-note-back = { WHO($who) ->
        [you] Has vuelto y sigues
       *[other] { $who } ha vuelto y sigue
    } jugando.
play-note-taken = { WHO($who) ->
        [you] Sigues
       *[other] { $who } sigue
    } jugando en lugar de un bot.
play-note-taken-offered = { WHO($who) ->
        [you] Aceptas el asiento que te ofreció el árbitro y sigues
       *[other] { $who } acepta el asiento que le ofreció el árbitro y sigue
    } jugando.

# In older logs:
play-note-bot = Desde ahora un bot juega en el asiento { $seat }: { $bot }.
play-note-human = Desde ahora { WHO($who) ->
        [you] juegas
       *[other] { $who } juega
    } en el asiento { $seat }.

play-note-undo = { WHO($who) ->
        [you] Deshaces
       *[other] { $who } deshace
    } una jugada: «{ $move }»{ $more ->
        [0] {""}
        [one] {" "}También se deshace la siguiente.
       *[other] {" "}También se deshacen las { $more } siguientes.
    }
play-note-undo-unseen = { WHO($who) ->
        [you] Deshaces
       *[other] { $who } deshace
    } una jugada{ $more ->
        [0] {""}.
        [one] ; también se deshace la siguiente.
       *[other] ; también se deshacen las { $more } siguientes.
    }
play-note-undo-agreed = De acuerdo: { FORM($who, as: "nom") }.

play-why-channel-gone = Cerrada: su canal se borró antes de empezar la partida.
play-why-closed = Quien abrió esta mesa la ha anulado.
play-why-empty = Esta mesa se ha anulado porque no quedaba nadie.
play-why-deserted = Acabada sin resultado por alguien que había jugado, cuando solo quedaban bots.
play-why-abandoned = Acabada sin resultado, de común acuerdo.
play-why-differs = La repetición se aparta del historial en la jugada { $seq }.
play-why-differs-note = La repetición se aparta del historial en la jugada { $seq }: la nota «{ $note }» es distinta o ya no aparece.
play-why-failed = La repetición ha fallado.
play-why-damaged = Lo que hay guardado de esta partida está dañado.
play-note-damaged = Lo que pasó aquí ya no se puede leer.
play-why-version = La partida empezó con la versión { $old } de las reglas; la instalada es la { $new }.
play-why-broken = { $game } ha fallado. Quien gestiona este bot encuentra el motivo en su registro, y la partida seguirá cuando esté arreglado.
play-why-out = { $game } no funciona en este bot. Quien lo gestiona encuentra el motivo en su registro, y la partida seguirá cuando esté arreglado.
play-why-game = El juego { $game } no está instalado.

play-notice-order-done = Tu orden se ha cumplido. { $order }
play-notice-order-lapsed = Tu orden ya no se puede cumplir y ha terminado. { $order }
play-notice-order-undone = Has deshecho tu jugada, así que tu orden también se retira. { $order }
play-notice-reminder = Te sigue tocando. Tienes hasta el <t:{ $when }:f>.
play-notice-reminder-bank = Te sigue tocando, hasta el <t:{ $limit }:f>; con tu reserva, hasta el <t:{ $when }:f>.
play-notice-bank = Corre tu reserva. Tienes hasta el <t:{ $when }:f>.
play-notice-last-call = La mesa aún te espera. Tienes hasta el <t:{ $when }:f>.
play-notice-late = Se te ha acabado el tiempo. Los demás pueden dejar que un bot juegue por ti; mientras tanto aún puedes jugar.
play-notice-still = La mesa aún te espera.
play-notice-somebody-late = { WHO($who) ->
        [you] Se te ha acabado el tiempo
       *[other] A { $who } se le ha acabado el tiempo
    }. Cualquiera de la mesa puede dejar que juegue un bot en ese asiento; si no, entra un bot el <t:{ $when }:f>.
play-notice-silent = La mesa lleva tres días esperándote. Los demás pueden dejar que un bot juegue por ti; mientras tanto aún puedes jugar.
play-notice-somebody-silent = La mesa lleva tres días { WHO($who) ->
        [you] esperándote
       *[other] esperando a { $who }
    }. Cualquiera de la mesa puede dejar que juegue un bot en ese asiento; si no, entra un bot el <t:{ $when }:f>.
# by name
play-notice-replaced = Se te había acabado el tiempo, { FORM($who, as: "y") } { $who } ha dejado que un bot juegue en tu asiento: { $bot }. El asiento sigue siendo tuyo: vuelve cuando quieras.
play-notice-paused = En esta mesa solo quedan bots, así que espera. Vuelve a tu asiento, deja seguir a los bots o acaba la partida.
play-notice-deserted-end = En esta mesa solo quedaban bots, y alguien que había jugado ha puesto fin a la partida.
play-notice-ended = { WHO($who) ->
        [you] Has acabado
       *[other] { $who } ha acabado
    } la partida sin resultado; ya solo jugaban bots.
# by name
play-notice-seat-gone = Ahora juega { $who } en el asiento que dejaste. Ya no se guarda para ti.
# by name
play-notice-seat-given = { $who } está de acuerdo: el asiento es tuyo.
# by name
play-notice-seat-refused = { $who } no está de acuerdo en que ocupes este asiento.
# by name
play-notice-seat-elsewhere = { $who } juega ahora en el asiento que pediste.
play-notice-seat-free = Ahora cualquiera, también tú, puede ocupar el asiento de un bot en esta mesa.
play-notice-frozen = La partida se ha congelado: nadie puede jugar. { $why }
play-notice-thawed = La partida sigue: su repetición vuelve a ser correcta.
# by name
play-notice-undo-lapsed = { $who } ha jugado, así que tu petición de deshacer la jugada ha caducado. Puedes repetirla.
# by name
play-notice-abandon-lapsed = { $who } ha jugado, así que tu petición de acabar la partida ha caducado. Puedes repetirla.
# by name
play-notice-undo-declined = { $who } no está de acuerdo en deshacer la jugada. La partida sigue.
# by name
play-notice-abandon-declined = { $who } no está de acuerdo en acabar la partida. La partida sigue.

play-no-such-absence = No hay ninguna regla llamada { $absence } para quien no está.
play-seat-kept = Mientras tanto un bot juega en tu asiento. *Mi turno* te lleva de vuelta con un clic.
play-vote-stands = La mesa vota qué pasa con { WHO($who) ->
        [you] tu asiento
       *[other] el asiento de { $who }
    }: los botones están en su tarjeta.
play-vote-own = Los demás votan sobre tu asiento. Haz tu jugada, y la votación se acaba.
play-why-voted = Los demás han puesto fin a la partida porque alguien ya no estaba.
play-note-absent = { WHO($who) ->
        [you] No has llegado a tiempo: se da por ti
       *[other] { $who } no ha llegado a tiempo: se da en su lugar
    } la respuesta neutral del juego.
play-note-small = { WHO($who) ->
        [you] No estabas
       *[other] { $who } no estaba
    }: el suplente toma una decisión menor.
play-note-deputy = { WHO($who) ->
        [you] No estabas
       *[other] { $who } no estaba
    }: responde el suplente.
play-note-closing = Día { $day }: se ha acabado el tiempo de esta partida. { $bot } juega por { WHO($who) ->
        [you] ti
       *[other] { $who }
    } hasta el final.
play-note-found-next = { WHO($who) ->
        [you] Ocupas
       *[other] { $who } ocupa
    } el asiento de alguien que no llegó a su primer turno.
play-notice-found = Se ha encontrado una mesa para ti, y la partida ha empezado.
play-notice-found-lost = No te has presentado a tu primer turno, así que tu asiento lo tiene ahora otra persona.
play-note-closing-slot = Se ha acabado el tiempo de esta mesa. { $bot } juega por { WHO($who) ->
        [you] ti
       *[other] { $who }
    } hasta el final.
play-note-not-come = { WHO($who) ->
        [you] No te has presentado a tu primer turno
       *[other] { $who } no se ha presentado a su primer turno
    }: juega { $bot }, y cualquiera puede ocupar el asiento.
play-notice-not-come = No te has presentado a tu primer turno, así que juega { $bot } y cualquiera puede ocupar tu asiento. Mientras nadie lo haga, puedes volver con un clic.
play-ends-by-a-day = Esta partida es de una temporada y se juega hasta el final. Si no puedes seguir, deja tu asiento: jugará otra persona.
play-note-caretaker = { WHO($who) ->
        [you] No has llegado a tiempo
       *[other] { $who } no ha llegado a tiempo
    }: juega { $bot } en ese asiento.
play-note-voted = { WHO($who) ->
        [you] No has llegado a tiempo
       *[other] { $who } no ha llegado a tiempo
    }, y los demás han decidido: sigue { $bot }.
play-notice-answered = Se te había acabado el tiempo, así que se dio por ti la respuesta neutral del juego. { $left ->
        [1] Si vuelve a pasar, un bot juega por ti hasta que vuelvas.
       *[other] Si vuelve a pasar { $left } veces seguidas, un bot juega por ti hasta que vuelvas.
    }
play-notice-deputy = Se ha jugado por ti.
play-notice-caretaker = Se te había acabado el tiempo, así que { $bot } juega por ti. Vuelves en cuanto pulses algo en la mesa. El asiento se guarda para ti hasta el <t:{ $when }:f>; después puede ocuparlo otra persona.
play-notice-vote = Se te ha acabado el tiempo. Los demás deciden qué pasa con tu asiento; aún puedes jugar, y con eso acaba la votación.
play-notice-voted-wait = Se te había acabado el tiempo, y los demás han decidido esperar: tu turno empieza de nuevo.
play-notice-voted-end = Los demás han decidido acabar la partida porque alguien ya no estaba.
play-no-such-game = Ese juego no existe.
# by name
play-notice-bench = Hay un asiento libre en una partida en marcha: ahora juega { $who }. Estás en el banquillo de este servidor; el asiento es de quien lo ocupe primero.
