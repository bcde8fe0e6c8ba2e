# What Discord shows around the games: cards, panels, commands.

## Commands: the words of `show:`, then what each command does. The names of commands are English everywhere.

discord-name-log = historial
discord-name-replay = repetición
discord-name-picture = imagen
discord-name-file = archivo

discord-command-play = Empezar: contra bots, con amigos o buscando gente; hay una lección de cada juego
discord-command-play-game = Qué juego
discord-command-play-post = Publicar una bienvenida para todos en este canal
discord-command-learn = Una primera partida con un profesor, diez minutos
discord-command-move = Jugar por escrito, por ejemplo: bid 8
discord-command-move-line = La jugada, palabra por palabra: la lista que se abre muestra cómo puede seguir
discord-command-move-nothing = Aquí no hay nada que jugar ahora.
discord-command-which = Número de la partida; solo hace falta si puede haber varias
discord-command-match = Mirar una partida: historia, película, análisis, historial, repetición, imagen, archivo
discord-command-match-show = Qué mostrar; una partida acabada muestra su historia
discord-command-match-at = El número de una entrada (historial, repetición) o un lugar del tablero (imagen)
discord-command-match-share = Mostrar aquí la imagen a todos, como la ven los espectadores
discord-command-match-file = Un registro de partida de cualquier servidor: mirarlo, analizarlo o comprobarlo
discord-command-match-posted = Para comprobar: el hash que mostraba la tarjeta al empezar
discord-command-match-posted-name = hash
discord-command-settings = Cómo te aviso, tu zona horaria, cuándo no estás, el banquillo
discord-moved-line = `{ $old }` es ahora **{ $new }**.
discord-moved-open = Abrirlo
discord-command-undo = Deshacer tu última jugada
discord-command-rules = Las reglas de un juego, o de esta mesa
discord-command-refused = Este comando ya no existe aquí. Discord muestra los nuevos tras reiniciar tu aplicación.

## Answers to any click

discord-old-control = Este botón es antiguo y ya no funciona. Usa los de la tarjeta de mesa más reciente.
discord-holds = Si a las <t:{ $when }:t> no ha llegado nada, es que algo ha fallado: pídelo otra vez.
discord-too-fast = Demasiadas cosas a la vez. Espera unos segundos y prueba otra vez.
discord-patience = Discord no me deja seguir con esto por ahora. Prueba otra vez después de las <t:{ $when }:T>; no se pierde nada.
discord-unanswered = Discord no ha confirmado si ha llegado. Si no lo ves, prueba otra vez.
discord-just-changed = ↻ Acaba de cambiar. Pulsa otra vez.
discord-moved-on = ↻ **La partida ha avanzado.**
discord-past-start = La partida ha empezado. Aquí ya no puedes cambiar asientos ni opciones.
discord-past-end = Esta partida ha terminado. Aquí ya no hay nada que hacer.
discord-refused = ⚠️ { $reason }
discord-failed = Aquí ha fallado algo. No se pierde nada de la partida; prueba otra vez. Si vuelve a pasar, díselo a quien gestiona el bot: error E-{ $id }

## The way in

discord-welcome-head = Te damos la bienvenida a bordo
discord-welcome-text = Tengo juegos de mesa sobre grandes viajes. Juega con amigos durante días, o contra bots ahora mismo.
discord-welcome-learn = Aprender un juego
discord-welcome-table = Con amigos
discord-welcome-foot = Tus turnos son mensajes que solo tú ves. Una partida te espera el tiempo que haya acordado su mesa.
discord-welcome-posted = Ahora puede verlo todo el mundo en este canal.
discord-welcome-level = Juegan bots: { $bot }
discord-welcome-play = Jugar
discord-welcome-how = *Jugar*: los bots ocupan sus asientos y empiezas enseguida.
discord-welcome-game = de { $low } a { $high } · { $what }{ $minutes ->
        [0] {""}
       *[other] { " " }· { $minutes } min
    }
discord-welcome-all = Todos los juegos
discord-welcome-others = Más juegos
discord-welcome-presets = Mesas de este servidor
discord-welcome-sit-down = Ocupar este asiento
discord-welcome-seat-free = **Hay un asiento libre.** Quien lo tenía tuvo que irse a media partida, y le toca. Siéntate y sigue: no hay que preguntar a nadie.
discord-welcome-started = **{ $game }** ha empezado: partida { $match }, en un hilo propio.

## The set-up panel

discord-setup-new = Una mesa nueva de { $game }
discord-setup-options = Opciones de esta mesa: { $game }
discord-setup-hint = No se publica nada hasta que abras la mesa.
discord-setup-friends = { $game } con amigos
discord-setup-anybody = Cualquiera de { $where } puede unirse. Las opciones se pueden cambiar hasta que empiece la partida.
discord-setup-open-live = Esta noche · { $count ->
        [0] 5 minutos por turno
        [one] un minuto
       *[other] unos { $count } minutos
    }
discord-setup-open-brisk = Unos días · 8 horas por turno
discord-setup-open-weeks = Unas semanas · { $count ->
        [0] 1 día por turno
        [one] un día
       *[other] unos { $count } días
    }
discord-setup-more = Opciones…
discord-setup-lasts = A su ritmo habitual, una partida dura { $days ->
        [one] alrededor de un día
       *[other] unos { $days } días
    }.
discord-setup-options-hint = Los cambios se aplican enseguida. Puedes hacerlos hasta que empiece la partida.
discord-setup-seats-label = Número de jugadores
discord-setup-seats-any = Jugadores: de { $low } a { $high }, los que se unan
discord-setup-seats = Jugadores: exactamente { $count }
discord-setup-pace = Cuánto puede durar
discord-setup-invite = Cualquiera puede unirse, o elige a quién invitas
discord-setup-place = Lugar
discord-setup-own-thread = en un hilo propio
discord-setup-this-channel = en este canal
discord-setup-before = ‹ Más opciones ({ $page } de { $pages })
discord-setup-after = Más opciones ({ $page } de { $pages }) ›
discord-setup-expert = Más opciones
discord-setup-fewer = ‹ Primeras opciones
discord-setup-create = Abrir la mesa
discord-setup-create-rated = Abrirla por puntos
discord-setup-cancelled = No se ha abierto ninguna mesa.
discord-setup-created = Tu mesa de **{ $game }** está abierta (partida { $match }). Ya tienes asiento. Empieza la partida en la tarjeta cuando se haya unido suficiente gente, o llena con bots los asientos libres.
discord-setup-saved = Listo. La tarjeta de la mesa muestra las opciones.
discord-on-server = Esto solo funciona en un servidor: úsalo allí.
discord-setup-not-here = Una mesa solo puede abrirse en un canal de un servidor en el que puedas escribir.
discord-setup-outdated = Las opciones de este juego han cambiado desde que se abrió este panel. Usa `/play` otra vez.
discord-setup-unseat = Quitar a alguien de la mesa

discord-pace = { $pace ->
        [none] sin límite (tras una semana juega un bot)
        [live] en directo (5 minutos por turno)
        [brisk] unos días (8 horas por turno)
        [weeks] unas semanas (1 día por turno)
        [daily] diario (1 día, reserva de 3 días)
        [slow] lento (3 días, reserva de 7 días)
        [season] una temporada (3 días por turno, 8 en total)
        [season-long] una temporada (3 días por turno, 14 en total)
       *[other] { $time }
    }

## Lessons

discord-learn-head = Aprende un juego jugando
discord-learn-how = Un profesor te muestra lo que importa y te deja probar. Cada lección dura unos diez minutos, y solo la ves tú. Puedes dejarla cuando quieras: `/learn` te lleva de vuelta.
discord-learn-none = Aquí aún no hay ninguna lección.
discord-learn-line-new = { $steps } pasos
discord-learn-line-begun = vas por el paso { $step } de { $steps }
discord-learn-line-done = ✓ hecha
discord-learn-begin = Aprender { $game }
discord-learn-resume = Seguir: { $game }
discord-learn-anew-game = Desde el principio: { $game }
discord-learn-anew = Desde el principio
discord-learn-step = Lección · { $game } · { $step } de { $steps }
discord-learn-look = Echar un vistazo
discord-learn-show = Mostrármelo
discord-learn-again = Probar otra vez
discord-learn-early = Eso viene después: mira primero este paso y pulsa *Siguiente*.
discord-learn-done = Lección terminada: { $game }
discord-learn-bots = Jugarlo ya
discord-learn-others = Otra lección
discord-learn-lost = Esta lección de { $game } ha cambiado desde que la empezaste, así que no puede seguir. Empiézala de nuevo; repasar lo que ya conoces lleva un minuto.
discord-learn-ended = Después volviste a empezar esta lección de { $game }. La de este mensaje ha terminado.

## The lobby

# by name
discord-lobby-joined = Tienes asiento en la mesa de **{ $game }**: { $missing ->
        [0] ya se puede empezar.
        [one] falta una persona.
       *[other] faltan { $missing } personas.
    }
discord-lobby-left = Has dejado la mesa.
discord-lobby-started = La partida ha empezado. { $order }
discord-lobby-order = Orden de juego, por sorteo: { FORM($seats, as: "nom") }. { WHO($first) ->
        [you] Empiezas tú.
       *[other] Empieza { $first }.
    }
discord-lobby-order-together = Orden de juego, por sorteo: { FORM($seats, as: "nom") }. Todo el mundo empieza a la vez.
discord-lobby-bots = Añade un bot a un asiento libre:
discord-lobby-bots-full = Todos los asientos están ocupados; la partida se puede empezar en su tarjeta.
discord-lobby-bots-hint = Los bots solo ven lo que puede ver su asiento. Cada bot fuerte tiene su estilo; la tarjeta lo dice una vez empezada la partida.
discord-lobby-seated = En la mesa: { FORM($seats, as: "nom") }.
discord-lobby-close-ask = ¿Anular esta mesa definitivamente? Ya no podrá unirse nadie.
discord-lobby-closed = La mesa está anulada.
discord-lobby-rematch-there = La revancha es la partida { $match }. Ya ha empezado.
discord-lobby-rematch = Hay abierta una mesa nueva con la misma gente y las mismas opciones (partida { $match }).

## What one click may play

discord-private-button-careful = Confirmar siempre
discord-private-button-quick = Jugar con un clic
discord-private-careful = Desde ahora tendrás que confirmar cada jugada.
discord-private-quick = Desde ahora basta un clic para jugar. Puedes deshacer la jugada mientras nadie haya jugado después.
discord-private-button-wide = Imágenes anchas
discord-private-button-tall = Imágenes altas
discord-private-language-discord = Como en Discord ({ $language })
discord-private-language-set = Desde ahora lo leerás todo en este idioma. Las tarjetas de mesa siguen en el de su canal.
# Tags of posts in a forum, at most 20 characters. A tag is found by its name, so a changed name has to be mended in house-forum-hint, too.
discord-tag-waiting = en espera
discord-tag-running = en curso
discord-tag-over = terminada
discord-private-wide = Desde ahora las imágenes de tus turnos son anchas, para una pantalla grande.
discord-private-tall = Desde ahora las imágenes de tus turnos son altas, para un teléfono.
discord-dm-closed = No puedo escribirte: tus mensajes directos están cerrados para mí. Para abrirlos, haz clic derecho en el nombre del servidor (en el teléfono, tócalo) → **Ajustes de privacidad** → **Mensajes directos**, y pulsa otra vez «Por mensaje directo» en `/settings`. Mientras tanto, puedes jugar desde el canal con **Mi turno**.
discord-dm-refused = Discord no te entrega ahora mis mensajes directos. Lo intentaré otra vez dentro de unas horas. Si me has bloqueado, desbloquéame y pulsa «Por mensaje directo» en `/settings`. Mientras tanto, puedes jugar desde el canal con **Mi turno**.
discord-dm-later = Discord quiere que espere un poco antes de escribirte. No ha cambiado nada: pulsa otra vez dentro de un minuto.

## The table card

discord-card-free = { $count ->
        [one] Hay un asiento libre.
       *[other] Hay { $count } asientos libres.
    }
discord-card-opened = { WHO($who) ->
        [you] Abres
       *[other] { $who } abre
    } una mesa de { $players }.
discord-card-players = { $low } a { $high } jugadores
discord-card-exactly = { $count } jugadores
# by name
discord-card-invited = Con invitación: { $people }
# by name
discord-card-waited-for = Con invitación, pero aún sin unirse: { $people }
discord-card-missing = { $count ->
        [one] Falta una persona para empezar.
       *[other] Faltan { $count } personas para empezar.
    } Los bots pueden ocupar asientos.
discord-card-enough = Ya hay jugadores suficientes. { WHO($who) ->
        [you] Puedes
       *[other] { $who } puede
    } empezar, o esperar a que lleguen más.
discord-card-full = Todos los asientos están ocupados. { WHO($who) ->
        [you] Puedes
       *[other] { $who } puede
    } empezar.
discord-card-join = Unirse
discord-card-leave = Abandonar
discord-card-start = Empezar ya
discord-card-add-bot = Añadir un bot
discord-card-options = Opciones
discord-card-close = Anular esta mesa
discord-card-my-turn = Mi turno
discord-card-my-view = Mi vista
discord-card-log = Historial
discord-card-rules = Reglas
discord-card-follow = Seguir
discord-card-more = Más
discord-card-replay = Repetición
discord-card-story = Historia
discord-card-film = Película
discord-card-verify = Comprobar
discord-card-rematch = Revancha
discord-card-rematch-open = Revancha: partida { $match }
discord-card-paused-stopped = Aquí solo quedan bots. Mientras tanto cualquiera puede ocupar un asiento.
# by name
discord-card-thinking = { $who } { WHO($who) ->
        [they] pueden
       *[other] puede
    } tardar unos segundos en decidir.
discord-card-paused = **Aquí solo quedan bots, así que la partida espera.** Ocupa un asiento; o, si has jugado aquí, deja seguir a los bots o acábala.
# by name
discord-card-held = { $who } (hasta la jugada { $until })
# by name
discord-card-seat = Asiento de { $now }: antes, { $before }
discord-card-agree = Estoy de acuerdo
discord-card-refuse = No estoy de acuerdo
# by name
discord-card-silent = ⏳ La mesa lleva tres días esperando a { $who }. Quienes están en ella pueden dejar que juegue un suplente (*Más*).
# by name
discord-card-late = ⏳ Se ha acabado el tiempo de { $who }. Quienes están en la mesa pueden dejar que juegue un suplente (*Más*).
# by name
discord-card-proposal-abandon = ✋ { $who } quiere acabar la partida sin resultado. Falta la respuesta de { $missing }.
discord-card-sealed = todo el azar quedó fijado al empezar, sello { $hash }
discord-card-over = fin de la partida
discord-card-rank = **{ $rank }.** { FORM($who, as: "nom", cap: "yes") } – { $points } { $points ->
        [one] punto
       *[other] puntos
    }
discord-card-seed = Partida { $match } · semilla { $seed } · sello { $hash }
discord-card-closed = Esta mesa está cerrada.
discord-card-frozen = Esta partida está congelada: nadie puede jugar hasta que la mire quien gestiona el bot.
discord-card-number = Partida { $match }

discord-ping = { $user }, te toca: [{ $game }]({ $link }) – { $status }

## The private panel

discord-panel-table = { $game } · partida { $match }
discord-panel-back = ‹ Atrás
discord-panel-anew = Empezar de nuevo
discord-panel-confirm = Confirmar
discord-panel-confirm-this = Confirmar: { $words }
discord-panel-confirm-short = Sí: { $words }
discord-panel-order-whole = Tu orden
discord-panel-back-to-turn = ‹ A mi turno
discord-panel-as-text = Como texto
discord-panel-standing = **Marcador:** { $each }
discord-panel-has = { FORM($who, as: "nom", cap: "yes") }: { $points }
discord-panel-happened = Qué ha pasado
discord-panel-why-not = Por qué no…
discord-panel-look-at = Mirar…
discord-panel-all-possible = Ahora todo es posible.
discord-panel-taught = Como dice el profesor
discord-panel-taught-form = { $answers }
discord-panel-idea = Como dice el entrenador
discord-panel-shown-as = -# Los demás solo leen que has elegido.
discord-panel-choose-several = { $lo ->
        [0] { $hi ->
        [one] { $what } (0 o 1)
       *[other] { $what } (hasta { $hi })
    }
       *[other] { $what } (de { $lo } a { $hi })
    }
discord-panel-choose-exactly = { $count ->
        [one] { $what } (1)
       *[other] { $what } ({ $count })
    }
discord-panel-group = { $group }…
discord-panel-copy = { $label } (número { $copy })
discord-panel-amount = { $amount } × { $label }
discord-panel-sum = Listo: { $count }
discord-panel-before = ‹ Ver todo
discord-panel-after = Más… ({ $page } de { $pages })
discord-panel-blocked = **Ahora no es posible**
discord-panel-more = y { $count } más
discord-panel-open = sin responder
discord-panel-to-move = { WHO($who) ->
        [you] Te toca
        [you-all] Turno: { FORM($who, as: "nom") }
       *[other] Le toca { FORM($who, as: "to") }
    }
discord-panel-waiting = Se espera { FORM($who, as: "to") }
discord-panel-chosen = Has elegido. Se espera { FORM($who, as: "to") }.
discord-panel-asking-alt = Te toca: { $prompt } Puedes elegir: { $answers }.
discord-panel-numbered-alt = Te toca: { $prompt }
discord-panel-ready-alt = Tu jugada, aún sin confirmar: { $words }.
discord-panel-only-alt = Te toca. Hay un solo botón: { $words }.
discord-panel-below = Tu panel está abajo.
discord-panel-unfollow = Dejar de seguir
discord-panel-spectating = Estás mirando
discord-panel-kept = { $bot } juega en tu asiento
discord-panel-order = Órdenes
discord-panel-to-table = A la mesa
discord-panel-change = Elegir otra cosa
discord-panel-changing = **Has elegido.** Aún puedes cambiar tu elección mientras no la haya visto nadie.
discord-panel-again = Mirar otra vez
discord-panel-your-turn = Tu turno ›
discord-panel-your-move = Tu jugada
discord-panel-is-yours = Te toca.
discord-panel-won = **Has ganado.**
discord-panel-done-line = ✅ Tu jugada está hecha.
discord-panel-undo = Deshacer
discord-panel-whole = La mesa
discord-board-head = { WHO($who) ->
        [you] Miras
       *[other] { $who } mira
    } **{ $game }**, partida { $match }
discord-board-share-there = Solo puedes mostrar la imagen a otros donde está la mesa. Aquí puedes mirarla tú, sin `share`.
discord-board-none = No se ha podido dibujar la imagen. Prueba otra vez, o lee la posición en palabras con Mi vista.
discord-board-unknown = No hay ninguna imagen llamada «{ $where }» en { $game } (partida { $match }). Escribe unas letras para ver qué hay, o elige una de estas: { $parts }.
discord-panel-words = Con palabras

discord-panel-rest = Nada en el resto

discord-form-other = Escribir un número…
discord-form-counts = Escribir los números…
discord-form-all = Todo a la vez…
discord-form-range = de { $low } a { $high }
discord-form-wrong = «{ $typed }» no vale aquí. Puedes poner: { $possible }.
discord-form-wrong-of = { $label }: «{ $typed }» no vale. Puedes poner: { $possible }.

discord-order-stored = ✅ Orden guardada. { $order }
discord-order-not-now = La orden no responde a lo que se te pregunta ahora: esta jugada sigue siendo tuya.
discord-order-later = ✅ Se jugará cuando te toque.
discord-order-none = ✅ Ya no tienes esa orden. { $order }
discord-order-withdrawn = ✅ Retirada. { $order }
discord-order-in-force = **Tus órdenes** (solo tú las ves)
discord-order-goes-on = ⏳ { $count ->
        [one] {""}**El bot juega por ti a las <t:{ $when }:T>**, o más tarde si sigues haciendo clic aquí. Sigue esta orden:
       *[other] {""}**El bot juega por ti a las <t:{ $when }:T>**, o más tarde si sigues haciendo clic aquí. Sigue estas órdenes:
    }
discord-order-goes-on-brief = ⏳ **Tu orden se cumple a las <t:{ $when }:T>.** { $order }
discord-order-held-brief = ✋ **Tu orden está en pausa.** { $order }
discord-order-held = ✋ { $count ->
        [one] {""}**Lo que planeaste está en pausa.** El bot no jugará nada por ti hasta que lo dejes seguir:
       *[other] {""}**Lo que planeaste está en pausa.** El bot no jugará nada por ti hasta que lo dejes seguir:
    }
discord-order-go-on = Jugar ya
discord-order-hold = Pausar: decido yo
discord-order-release = Dejar seguir
discord-order-withdraw = Retirar
discord-order-withdraw-one = Retirar una de estas…
discord-order-holding = ✋ En pausa. La jugada es tuya.
discord-order-released = ✅ Ya no está en pausa.

discord-follow-on = Ahora sigues esta partida. Está en tu `/desk`, y aquí recibirás una mención cuando acabe. No recibes avisos de cada jugada. Pulsa **Seguir** otra vez para dejar de seguirla.
discord-follow-off = Ya no sigues esta partida: sale de tu `/desk`, y no se te avisará cuando acabe.
discord-follow-seated = Juegas en esta partida, así que no hace falta seguirla: está en tu `/desk`. **Seguir** es para quien mira.

## More

discord-more-abandon = Acabar sin resultado
discord-more-abandon-ask = ¿Acabar esta partida sin resultado? Tiene que estar de acuerdo toda la mesa.
discord-more-abandon-yes = Preguntar a los demás
discord-more-leave = Abandonar o acabar
discord-more-settings = Ajustes
discord-more-here = Mover aquí la tarjeta
discord-more-here-not = La mesa se queda en su servidor. Quien la abrió puede llevarla a un canal donde pueda escribir; también quien gestiona ese canal. Si su propio canal ya no existe, puede hacerlo cualquiera de la mesa.
discord-more-moved = La tarjeta de la mesa pasa a este canal.
discord-seats-own-late = La mesa te espera a ti: basta con que juegues.
discord-more-swap = Tiempo agotado: que juegue un bot por…
discord-more-ended = La partida se ha acabado sin resultado.

discord-undo-declined = Rechazado; la partida sigue como está.
question-over = Esa pregunta ya no está abierta: se respondió o se retiró, o la partida siguió.
# by name
discord-undo-agreed = Has aceptado. Falta la respuesta de { $who }.
# by name
discord-undo-asked = He preguntado a { $who }. Aquí leerás la respuesta; hasta entonces los bots esperan unos minutos. Si la partida sigue, la pregunta caduca.
discord-undo-ask = ### ¿Deshacer tu última jugada?
    Otros han visto su resultado o han jugado después. Se desharía todo esto:
discord-undo-ask-who = { WHO($who) ->
        [you] Tienes que aceptar.
        [you-all] Tienen que aceptar: { FORM($who, as: "nom") }.
        [they] Tienen que aceptar: { $who }.
       *[other] Tiene que aceptar: { $who }.
    } La pregunta se enviará en cuanto pulses el botón.
discord-undo-ask-yes = Preguntar
# by name
discord-undo-question = ↩ **{ $who } quiere deshacer una jugada.** Se desharía esto (falta la respuesta de { $missing }):
discord-ask = { $user }, tienes una pregunta en [{ $game }]({ $link }):
discord-notice = { $user }, en [{ $game }]({ $link }):

## Seats

discord-seats-head = Asientos de bots: { $game }
discord-seats-none = Ahora hay personas en todos los asientos de esta mesa.
# by name
discord-seats-kept = **{ $bot }** guarda el asiento de { $who }, que se fue.
discord-seats-nobodys = **{ $bot }** juega desde el principio.
# by name
discord-seats-how = { $who } o más de la mitad de quienes juegan deciden quién recibe estos asientos. Sabrán quién los pide.
discord-seats-free = Libre para ti: sigues desde aquí, con todo lo que este asiento tiene y sabe. Después no puedes ocupar otro de esta partida.
discord-seats-asked = Lo has pedido. Lo sabrás en cuanto respondan.
discord-seats-withdraw = Retirar mi petición
discord-seats-back = Volver a mi asiento
discord-seats-take = Ocupar un asiento
discord-seats-take-of = Jugar en lugar de { $bot }
discord-seats-ask = Pedir un asiento
discord-seats-ask-for = Pedir el asiento de { $bot }
discord-seats-taken = ✅ **El asiento es tuyo.**
# by name
discord-seats-given = ✅ El asiento pasa a { $who }.
discord-seats-leave-head = ¿Abandonar { $game }?
discord-seats-leave = Un bot sigue en tu asiento, y todo el mundo ve que te has ido. Vuelve cuando quieras, salvo que la mesa dé el asiento a otra persona. Tu jugada a medias y tus órdenes se pierden.
discord-seats-leave-last = Aquí solo quedan bots: la partida espera hasta que alguien ocupe un asiento.
discord-seats-leave-to = Abandonar: sigue un bot normal
discord-seats-other-bot = Un bot de otro nivel
discord-seats-left = Te has ido. { $bot } juega en tu asiento, que sigue siendo tuyo.
discord-seats-paused = Solo quedan bots, así que la partida espera. Puedes dejarlos seguir o acabarla.
# by name
discord-seats-replace = ### ¿Dejar que un bot juegue por { $who }?
    Se le ha acabado el tiempo. Sabrá que has sido tú, y puede volver cuando quiera.
discord-seats-replace-by = Que entre el bot
# by name
discord-seats-replaced = Un bot juega por { $who }. Se le avisa, y puede volver.
discord-seats-free-start = Asientos de bots: libres
discord-seats-free-stop = Asientos de bots: con permiso
discord-seats-free-on = Ahora cualquiera que vea esta mesa puede ocupar el asiento de un bot sin preguntar.
discord-seats-free-off = Ahora hay que pedir el asiento de un bot. Quienes se fueron aún pueden volver sin preguntar.
discord-seats-play-alone = Dejar seguir a los bots
discord-seats-alone = Los bots siguen hasta el final, salvo que alguien ocupe un asiento.
discord-seats-end-ask = ¿Acabar esta partida sin resultado? Después nadie podrá seguir. Se avisará a quienes también han jugado.
discord-wish-question = **{ $name } pide jugar en lugar de { $bot }.** Decide quien abrió la mesa, o más de la mitad de quienes juegan.
# by name
discord-wish-question-left = **{ $name } pide el asiento que { $bot } guarda para { $who }.** Decide quien abrió la mesa, o más de la mitad de quienes juegan.
discord-wish-agree = Dar el asiento a { $name }
discord-wish-refuse = Decir que no a { $name }

## Lists and history

discord-story-plain = { $count ->
        [one] Un giro o una tirada sin novedad
       *[other] { $count } giros y tiradas sin novedad
    }
discord-story-secret = { WHO($who) ->
        [you] Has
       *[other] { $who } ha
    } elegido en secreto.
discord-story-line = { WHO($who) ->
        [you] Dejas
       *[other] { $who } deja
    } pasar el turno.
discord-story-begins = La partida empieza.
discord-story-untold = Una nota de Caravel.
discord-log-head = Historial de { $game }, página { $page } de { $pages }
discord-log-empty = Aún no ha pasado nada: la partida no ha empezado.
discord-log-older = ‹ Anteriores
discord-log-newer = Más recientes ›
discord-log-replay = Repetición desde aquí
discord-log-export = Como archivo
discord-replay-head = { $game } · { $chapter } · tras la jugada { $seq } de { $last }
discord-replay-first = « Primera
discord-replay-later = Siguiente ›
discord-replay-part = Ir a…
discord-replay-last = Última »
discord-export-finished = El registro de la partida { $match }: la semilla, cada jugada y todo lo que trajo el azar. Cualquiera puede reproducirla y comprobarla.
discord-export-running = El registro de la partida { $match } hasta ahora, sin los secretos de otros. Cuando acabe la partida, tendrá también la semilla.
discord-rules-chapter = Capítulo
discord-rules-which = ¿Las reglas de qué juego? Elige uno en `game:`.
discord-rules-heading = { $chapter } ({ $number } de { $count })
discord-rules-next = { $chapter } ›
discord-rules-here = **En esta mesa** (partida { $match })
discord-which-none = Aquí no hay ninguna partida tuya. `/desk` muestra tus partidas.
discord-which-several = Juegas en varias partidas. Indica con `match:` cuál de estas: { $numbers }.
discord-which-one = { $match } ({ $game })

discord-trouble-card-deleted = La tarjeta de tu mesa de **{ $game }** (partida { $match }) en { $channel } se ha borrado { $count } veces en un día, así que no la publico otra vez hasta que la mesa cambie. La partida está a salvo: en `/desk` tienes **Mi turno**, y *Más* → *Ajustes* → *Mover aquí la tarjeta* lleva la tarjeta a otro canal. Quizá convenga preguntar a los moderadores por qué se borra.
discord-trouble-channel-gone = El canal de tu mesa de **{ $game }** (partida { $match }) ya no existe. La partida está a salvo. Sigue con `/desk` en cualquier canal del servidor: *Más* → *Ajustes* → *Mover aquí la tarjeta* (puede hacerlo cualquiera de la mesa).
discord-trouble-channel-closed = El canal de tu mesa de **{ $game }** (partida { $match }) ya no existe, así que la mesa se ha cerrado. Abre otra en otro canal cuando quieras.
discord-trouble-refused = Discord no me deja mostrar tu mesa de **{ $game }** (partida { $match }) en { $channel }: { $error }. La partida está a salvo. Dame allí los permisos Ver canal, Enviar mensajes, Adjuntar archivos, Insertar enlaces y Leer el historial de mensajes.
