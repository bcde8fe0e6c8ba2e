# The demo's page (`demo/static`), which looks like Discord. A text may stand in a tooltip or be read aloud only.

page-topic = Juegos de mesa con amigos y bots. Escribe /play para abrir una mesa.
page-quay-topic = Charla sobre todo lo demás.
page-play-as = Jugar como
page-play-as-one = Jugar como { $name }
page-you-now = ahora eres tú
page-rooms = Salas
page-rooms-people = Salas y gente
page-channels = Canales
page-direct = Mensajes directos
page-direct-none = Ninguno aún. Con /settings recibes aquí tus turnos.
page-start = Empieza aquí
page-messages = Mensajes
page-turns = Turnos pendientes: { $count }
page-your-turn = Te toca
page-your-turn-at = Te toca: { $game }
page-waiting = Se espera a { $names }.
page-be = Ser { $name }

## The line below, menus and forms

page-message-to = Mensaje en { $room }, o / para comandos
page-message = Mensaje, o / para comandos
page-message-label = Mensaje o comando
page-commands = Comandos
page-no-command = { $command } no es un comando de aquí, o no está permitido para { $name }.
page-leave-command = Salir del comando
page-send = Enviar
page-yes = sí
page-no = no
page-submit = Enviar
page-cancel = Cancelar
page-choose = Elige una opción
page-choose-least = Elige al menos { $count }
page-done = Listo
page-done-of = Listo ({ $count } de un máximo de { $most })
page-nothing = Nada

## Messages

page-used = { $name } ha usado { $command }
page-thinking = Caravel está pensando…
page-private = Solo tú puedes ver esto
page-dismiss = Descartar mensaje
page-thread = { $name } ha abierto un hilo: { $thread }
page-yesterday = Ayer a las { $time }
page-unknown = (algo que esta página no puede mostrar)
page-enlarge = Ampliar la imagen. { $text }
page-picture = Imagen
page-close = Cerrar
page-earlier = Mostrar mensajes anteriores
page-news = Mensajes nuevos abajo ↓
page-not-open = Esta sala no está abierta para esta persona. Elige otra.
page-no-answer = La demo no responde. ¿Sigue en marcha?
page-no-script = Esta página necesita JavaScript.
page-role = rol desconocido
page-room = una sala

## The first page

page-lead = Juegos de mesa sobre grandes viajes para jugar en un chat: con amigos durante días, o contra bots ahora mismo.
page-first = Prueba primero: Aprender un juego en diez minutos, y después Jugar contra bots. Luego sé Ana, abre una mesa y únete a ella como Bruno.
page-games = Juegos
page-seats = { $least }–{ $most } jugadores
page-learn = Aprender
page-play = Jugar contra bots
page-go-on = Seguir
page-take-over = Ocupar un asiento
page-time = Tiempo
page-time-master = Acaban los turnos, empiezan los problemas del día y las noches en directo, llegan recordatorios.
page-time-others = Ana lleva la capitanía: sé Ana para dejar pasar el tiempo.
page-quarter = 15 minutos después
page-hours = 8 horas después
page-everybody = Eres todo el mundo
page-everybody-text = Las caras redondas son la gente de este servidor (en una pantalla pequeña, pulsa ☰ para verla). Pulsa una para ser esa persona en cada sala, con sus mensajes privados. Un número dice cuántos turnos la esperan. Varias pestañas pueden ser varias personas.
page-server = Es un servidor de Discord
page-server-text = Aquí funciona el bot de verdad, en un Discord simulado en esta máquina. No sale nada de ella. Escribe / en una sala para ver los comandos: /play, /move, /rules, /desk.
page-kept = No se pierde nada
page-kept-text = Detén la demo cuando quieras. Al ponerla en marcha otra vez, todo está donde lo dejaste: partidas, mensajes y jugadas a medias.

## Names of the server, and what the page refuses

page-harbour = Puerto
page-tables = mesas
page-quay = muelle
page-voyages = viajes
page-role-master = Capitanía
page-role-sailors = Tripulación
page-refused-room = Eso ya no está aquí.
page-refused-other = Ese mensaje es para otra persona.
page-refused-given = Aquí no hay «{ $given }»: elige de la lista.
page-refused-option = «{ $given }» no vale para «{ $option }» de /{ $command }.
page-refused-picked = Eso ya está elegido.
page-refused-file = No se pudo leer el archivo.
page-refused-needed = /{ $command } necesita «{ $option }».
page-refused-silent = Caravel no ha respondido. Prueba otra vez.
page-refused-time = Solo la capitanía puede dejar pasar el tiempo.
