# What the admins of a server choose for everybody there, and whether the bot may do what it needs.
discord-command-setup = Para administradores: este servidor

house-not-there = No estoy en este servidor como miembro. Instálame con el enlace de mi perfil y usa otra vez `/setup`.
house-not-here = En este servidor las mesas se abren en { $channels }.
house-not-you = En este servidor solo pueden abrir mesas { $roles }. Puedes unirte a cualquier mesa abierta.
house-channels-gone = Los canales para mesas ya no existen. Un administrador puede elegir otros con `/setup`.
house-forum-gone = El foro para mesas ya no existe. Un administrador puede elegir otro con `/setup`.
house-no-leaderboard = Este servidor no tiene tabla de líderes.
house-players-only = En este servidor solo quienes juegan una partida pueden mirarla.
play-too-many-here = Tienes { $limit } mesas en este servidor, y son todas las que puede tener aquí una persona. Primero acaba o cierra una.

house-posted-in = Es una publicación en { $forum }.
house-no-mentions = En este servidor no se menciona a nadie en los canales: en su lugar recibes un mensaje directo.
house-first-post = La tarjeta de esta partida baja con ella: está cerca del final de esta publicación.
# by name
house-stale = ⚠️ { $who } ha cambiado algo desde que abriste el formulario, así que tu elección no ha contado. Así está ahora.
house-old = Esto es de un panel anterior de `/setup`. El nuevo tiene un formulario para cada tema.
house-old-open = Abrir /setup
house-only-you = Lo que elijas se aplica enseguida.
# by name
house-last = Último cambio: { $who }.
house-tab-main = Mesas
house-tab-presets = Plantillas
house-tab-language = Idioma
house-welcome = Publicar una bienvenida
house-tab-pings = Avisos
house-tab-check = Comprobar
house-head-all = Caravel en este servidor
house-head-more = Más sobre mesas
house-head-language = Idioma de este servidor
house-head-pings = Cómo se avisa
house-head-check = Lo que tengo permitido

house-where-anywhere = donde la gente puede escribir
house-where-channels = en { $channels }
house-where-forum = cada una es una publicación en { $forum }
house-who-everybody = cualquiera
house-gone-channels = { $count ->
        [one] ⚠️ Un canal elegido ya no existe.
       *[other] ⚠️ { $count } canales elegidos ya no existen.
    }
house-gone-roles = { $count ->
        [one] ⚠️ Un rol elegido ya no existe.
       *[other] ⚠️ { $count } roles elegidos ya no existen.
    }

house-gone-all-channels = ⚠️ Ya no existe ninguno de los canales elegidos: nadie puede abrir una mesa. Elige otros, o ninguno, con *Mesas*.
house-gone-forum = ⚠️ El foro ya no existe: nadie puede abrir una mesa. Elige otro, o ninguno, con *Mesas*.
house-gone-all-roles = ⚠️ Ya no existe ninguno de los roles elegidos: solo los administradores pueden abrir mesas. Elige otros, o ninguno, con *Mesas*.
house-line = **{ $label }:** { $text }
house-line-check = { $count ->
        [0] ✓ Tengo todos los permisos donde se abren mesas.
        [one] ✗ En un canal falta un permiso: mira *Comprobar*.
       *[other] ✗ En { $count } canales falta un permiso: mira *Comprobar*.
    }

house-channels = Canales para mesas
house-channels-hint = Ninguno elegido: donde la gente pueda escribir. Vale también para administradores.
house-forum = Un foro para todas las mesas
house-forum-hint = Cada una es una publicación. Etiquetas: los juegos, «en espera», «en curso» y «terminada».
house-threads = Hilo propio
house-threads-hint = Si una mesa tiene un hilo propio. En un foro cada una es siempre una publicación.
house-threads-choose = como elija quien la abre
house-threads-always = siempre
house-threads-never = nunca
house-openers = Quién puede abrir mesas
house-openers-hint = Ninguno elegido: cualquiera. Los administradores pueden siempre.
house-referees = Árbitros
house-referees-hint = Pueden parar una partida, dar tiempo, sustituir gente. Los administradores pueden siempre.
house-referees-admins = quien gestiona el servidor
house-referees-role = { $role }, y quien gestiona el servidor
house-for-person = Mesas que puede tener una persona
house-for-person-hint = Una mesa cuenta hasta que acaba su partida.
house-for-host = sin límite especial
house-for-count = { $count ->
        [one] una como mucho
       *[other] { $count } como mucho
    }
house-for-server = Mesas en este servidor
house-pace = Tiempo por turno que se ofrece primero
house-rated = Mesas nuevas por puntos
house-rated-hint = Nunca cuentan las mesas amistosas o de bots ni las dos primeras partidas de una persona.
house-rated-ask = como diga quien la abre
house-quiet-label = Horas de silencio
house-zone = Zona horaria del servidor
house-zone-hint = Una ciudad grande o una zona: Madrid, Bogotá, Asia/Tokyo. Vacío: sin horas de silencio.
house-quiet-from = Horas de silencio desde
house-quiet-from-hint = Hasta que acaban no se menciona a nadie en canales; los relojes siguen. Los dos vacíos: ninguna.
house-quiet-to = Horas de silencio hasta
house-quiet-to-hint = Como 23 o 22:30. La gente tiene sus propias horas de silencio: /settings
house-language = Idioma de las tarjetas
house-language-usual = el de quien abre una mesa
house-language-here = Idioma en este canal
house-language-here-usual = como en todo el servidor
house-club = temporadas, copas, noches en directo y problemas
house-leaderboard = Tabla de líderes
house-off = no
house-shown = Lo que ven otros
house-matches = Partidas en los canales que ven
house-matches-hint = Si no, solo quienes juegan una partida pueden mirarla.
house-spectators = Espectadores
house-spectators-everyone = quien vea el canal
house-spectators-players = solo quienes juegan
house-where = Dónde
house-who = Quién abre mesas
house-mentions = Menciones
house-mentions-channel = en los canales
house-mentions-direct = ninguna, solo mensajes directos
house-no-quiet = ninguna
house-quiet = de { $start } a { $end }
house-zone-now = { $zone }, hora actual { $now }
house-zone-kept = La zona horaria del servidor es ahora { $zone }.
house-zone-not-kept = La zona horaria { $zone } tampoco se ha guardado: escríbela otra vez con las horas.
house-quiet-both = Escribe el comienzo y el fin de las horas de silencio, o deja los dos vacíos. Siguen como estaban.

# Permissions. The names are those of Discord's settings.
permission-view-channel = Ver canal
permission-send-messages = Enviar mensajes
permission-embed-links = Insertar enlaces
permission-attach-files = Adjuntar archivos
permission-read-message-history = Leer el historial de mensajes
permission-create-public-threads = Crear hilos públicos
permission-send-messages-in-threads = Enviar mensajes en hilos
permission-manage-threads = Gestionar hilos
permission-send-messages-forum = Crear publicaciones
permission-send-messages-in-threads-forum = Enviar mensajes en publicaciones
permission-manage-threads-forum = Gestionar publicaciones
permission-why = { $permission ->
        [view_channel] para poder estar ahí
        [send_messages] tarjetas de mesa y avisos
        [embed_links] tarjetas con sus botones
        [attach_files] imágenes del tablero
        [read_message_history] para encontrar su propia tarjeta
        [create_public_threads] un hilo para una partida
        [send_messages_in_threads] para jugar en él
       *[manage_threads] solo para reabrir un hilo bloqueado, limpiar tras una prueba y poner etiquetas reservadas
    }
permission-may-lack = – { $permission }: puede faltar; { $why }
permission-mend-server = *Ajustes del servidor › Roles › { $role } › Permisos*: activa *{ $permission }*.
permission-mend-role = *Editar canal › Permisos › Permisos avanzados › { $role }*: *{ $permission }* está en ✗. Ponlo en ✓.
permission-mend-everyone = *Editar canal › Permisos › Permisos avanzados*: añade *{ $role }* y pon *{ $permission }* en ✓ (para @everyone está en ✗).
permission-mend-tag = Este foro exige una etiqueta en cada publicación, y ninguna tiene un nombre que conozca. *Editar canal*: desactiva *Exigir etiquetas al publicar*, o añade una etiqueta llamada *en curso*.
permission-tag = una etiqueta para cada publicación

check-all = { $count ->
        [one] Veo un canal para mesas y tengo allí todos los permisos:
       *[other] Veo { $count } canales para mesas y tengo todos los permisos en todos:
    }
check-some = { $count ->
        [one] Veo un canal para mesas, y allí falta algo:
       *[other] Veo { $count } canales para mesas, y falta algo en { $bad }:
    }
check-none = ✗ No hay ningún canal para mesas que yo vea.
check-hidden = { $count ->
        [one] Hay un canal de texto que no veo, así que allí no hay mesas.
       *[other] Hay { $count } canales de texto que no veo, así que allí no hay mesas.
    }
check-more = … y { $count } más. Elige un canal para verlo todo sobre él.
check-lost-permissions = **Permisos perdidos:** este servidor tenía los suyos para estos comandos. Discord los borró junto con los nombres antiguos. Configúralos para los nombres nuevos: *Ajustes del servidor › Integraciones › Caravel*.
check-choose = Elige un canal o foro: qué falta allí
check-gone = Ese canal ya no existe.
check-not-allowed = Aquí no se abren mesas: no está entre los canales que has elegido.
check-test = Probarlo aquí
check-testing = Resultado de la prueba en { $channel }:
check-card = Una tarjeta con imagen
check-thread = Un hilo propio
check-post = Una publicación con tarjeta
check-dm = Un mensaje directo para ti
check-removed = ✓ Lo que publiqué ya se ha borrado
check-archived = – Lo que publiqué se ha borrado, pero el hilo «{ $name }» solo está archivado: sin *Gestionar hilos* no puedo borrarlo. Tú sí.
check-left = ✗ No se pudo borrar todo lo que publiqué: busca «{ $name }»
check-title = Prueba de Caravel
check-words = Esto es una prueba de Caravel. Desaparece enseguida.
check-alt = Una imagen azul lisa
check-dm-closed = tus mensajes directos están cerrados para los miembros de este servidor (*Ajustes de privacidad* del servidor). Otros pueden tenerlos abiertos.
check-dm-refused = Discord no te entrega ninguno (código { $code }): quizá me has bloqueado. A otros les llegan.
check-dm-later = He escrito a mucha gente por primera vez en los últimos segundos. Prueba otra vez dentro de un minuto.
check-refused = Discord dice «{ $error }»

lost-permission = Discord ya no me deja hacer mi trabajo en { $channel }, donde hay mesas: falta **{ $permissions }**.
    { $mend }
    No se pierde ninguna partida. Lo intentaré otra vez a los diez minutos, a la hora y a las seis horas, y en cada jugada. En `/setup`, *Comprobar* lo muestra y lo prueba todo.
lost-permissions = Discord ya no me deja hacer mi trabajo en { $channel }, donde hay mesas: faltan **{ $permissions }**.
    Para el primero: { $mend }
    No se pierde ninguna partida. Lo intentaré otra vez a los diez minutos, a la hora y a las seis horas, y en cada jugada. En `/setup`, *Comprobar* muestra los ajustes de todos y lo prueba todo.

# Options of tables under a name of the server.
house-preset-keep = Guardar como plantilla
house-preset-label = Su nombre
house-preset-hint = Por ejemplo «Nuestra mesa de los viernes». Puede elegirla quien abra una mesa aquí.
house-preset-kept = Guardada como **{ $name }**. Las plantillas se quitan con `/setup`, *Plantillas*.
house-preset-name = Una plantilla necesita un nombre de { $most } caracteres como mucho.
house-preset-many = Un servidor puede tener { $most } plantillas. Primero quita una: `/setup`, *Plantillas*.
house-presets = Plantillas de este servidor
house-presets-hint = Lo que no está marcado se quita.
