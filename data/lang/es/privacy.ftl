# What is stored about people and servers, and how it is deleted.

privacy-somebody = Alguien

# What the host clears away by itself.

play-log-gone = El historial de esta partida ya no se guarda; su resultado, sí.
play-why-idle = Cerrada: nadie ha venido a esta mesa en { $days } días.
play-notice-idle = Nadie ha venido a esta mesa en { $days } días, así que se ha cerrado. Abre otra cuando quieras.
play-why-deserted-soon = Ya no queda ninguna persona en esta partida. Se acaba sin resultado el <t:{ $when }:D>, salvo que alguien ocupe antes un asiento.
play-notice-deserted-soon = Ya no queda ninguna persona en esta partida. Se acaba sin resultado el <t:{ $when }:D>, salvo que alguien ocupe antes un asiento (Más).
play-why-deserted-long = Acabada sin resultado: ya no quedaba ninguna persona, y no volvió nadie.
play-why-server-left = Han quitado el bot del servidor de esta partida. Seguirá donde se paró cuando el bot vuelva allí.
play-why-server-wiped = Cerrada: alguien que gestiona este servidor ha hecho borrar todas sus mesas.

# Export.

privacy-export-busy = Ya se está haciendo un archivo para ti. Si a las <t:{ $when }:t> no ha llegado, pídelo otra vez.

# The panel.

privacy-button = Lo que se guarda de mí
discord-command-privacy = Lo que se guarda de ti: verlo, llevártelo, borrarlo

privacy-head = Lo que se guarda de ti
privacy-hint = Solo tú ves esto. Con cada cosa se guarda tu ID de usuario de Discord, para que el bot sepa que es tuya.
privacy-nothing = De ti no se guarda nada.
privacy-hint-nothing = Solo tú ves esto.
privacy-export = Exportar
privacy-delete = Borrar…
privacy-text-privacy = Política de privacidad
privacy-text-terms = Condiciones de uso
# Only in other languages: the texts with legal meaning exist in English alone.
privacy-in-english = Este texto existe solo en inglés, y el texto inglés es el que vale.
privacy-no-text = Falta el texto en esta máquina. Pregunta a quien gestiona el bot.

privacy-has-settings = **Ajustes**: lo que elegiste sobre turnos, idioma, zona horaria, horas, vacaciones y estadísticas
privacy-has = { $subject ->
        [seats] **Mesas**: tus asientos en { $count ->
            [one] una mesa
           *[other] { $count } mesas
        } ({ $over ->
            [0] ninguna ha acabado
            [one] una ha acabado
           *[other] { $over } han acabado
        }), con tu nombre visible; { $moves ->
            [0] ninguna entrada de sus historiales viene
            [one] una entrada de sus historiales viene
           *[other] { $moves } entradas de sus historiales vienen
        } de tus asientos
        [seats_left] **Asientos que tuviste antes** y dejaste: { $count }
        [opened] **Mesas y lecciones que abriste**: { $count }
        [memos] **Notas**: { $count }
        [orders] **Órdenes y turnos preparados**: { $count }
        [half_made] **Jugadas a medias, respuestas adelantadas e ideas del entrenador**: { $count }
        [notices] **Avisos** que no has leído: { $count }
        [still_to_send] **Mensajes para ti** que aún están por enviar: { $count }
        [messages] **Dónde se te avisó de tu turno** (servidor, canal, mensaje): { $count }
        [direct_messages] **Dónde recibes mensajes directos** del bot: el número de ese canal
        [results] **Resultados** de partidas acabadas, para estadísticas y puntuaciones Elo: { $count }
        [followed] **Mesas que sigues**: { $count }
        [told_otherwise] **Mesas con avisos distintos** de los de las demás: { $count }
        [benches] **Servidores en cuyo banquillo estás**: { $count }
        [servers] **Servidores para los que elegiste algo** con `/setup`: { $count }
       *[records] **Registros de partida que trajiste aquí**: { $count }
    }

privacy-exported = { $count ->
        [0] El archivo tiene todo lo que se guarda de ti (*about.json*).
        [one] El archivo tiene todo lo que se guarda de ti (*about.json*) y el registro de una partida.
       *[other] El archivo tiene todo lo que se guarda de ti (*about.json*) y los registros de { $count } partidas.
    } { $left ->
        [0] { "" }
        [one] En la próxima parte viene una partida más.
       *[other] En la próxima parte vienen { $left } partidas más.
    }
privacy-exported-server = { $count ->
        [0] El archivo tiene todo lo que se guarda de este servidor (*about.json*).
        [one] El archivo tiene todo lo que se guarda de este servidor (*about.json*) y el registro de una partida.
       *[other] El archivo tiene todo lo que se guarda de este servidor (*about.json*) y los registros de { $count } partidas.
    } { $left ->
        [0] { "" }
        [one] En la próxima parte viene una partida más.
       *[other] En la próxima parte vienen { $left } partidas más.
    }
privacy-export-more = Próxima parte

privacy-delete-head = ¿Borrar todo lo tuyo?
privacy-delete-says =
    - **En las partidas en marcha** un bot sigue en tu asiento, y cualquiera puede ocuparlo. Ya no podrás recuperarlo como tuyo.
    - **Tus mesas abiertas** pasan a la siguiente persona de la mesa, o se cierran.
    - **Las partidas acabadas** quedan para los demás. A partir de entonces tu asiento se llama «Alguien».
    - **Tus resultados, puntuaciones Elo y puestos en tablas de líderes** se borran. Los de los demás quedan como están.
    - **Todo lo demás que es tuyo se borra**: ajustes, notas, órdenes, lecciones, avisos, el banquillo, registros que trajiste aquí.
    Exporta antes si quieres conservar algo.
privacy-delete-sure = ¿Seguro que quieres borrarlo todo?
privacy-delete-last = Se hace enseguida y no se puede deshacer. Si vuelves a jugar, empiezas de cero.
privacy-delete-now = Borrarlo todo ahora
privacy-deleted = Todo lo tuyo está borrado. Si vuelves a jugar, empiezas de cero.
privacy-deleting = No se ha podido borrar todo de una vez. El borrado sigue solo; mira otra vez dentro de unos minutos (/privacy).

privacy-server = Este servidor…
privacy-admins-only = Solo puede hacerlo quien tenga permiso para gestionar el servidor (Gestionar servidor), y solo allí.
privacy-server-head = Lo que se guarda de { $server }
privacy-server-says = { $count ->
        [0] No se guarda ninguna partida.
        [one] Se guarda una partida, con su historial y quién la jugó.
       *[other] Se guardan { $count } partidas, con sus historiales y quién las jugó.
    } También se guarda lo elegido para el servidor, su banquillo y dónde se avisó de los turnos. El archivo tiene todo eso y los registros de todas las partidas empezadas; de las que están en marcha, lo que puede ver todo el mundo.
privacy-wipe = Borrar todo…
privacy-wipe-head = ¿Borrar todo lo de { $server }?
privacy-wipe-says =
    - **Las mesas abiertas y las partidas en marcha** se cierran sin resultado. Sus tarjetas dicen por qué.
    - **Todas las partidas, historiales y resultados** de este servidor se borran unos dos minutos después, y con ellos sus estadísticas, puntuaciones Elo y tablas de líderes.
    - **Lo elegido para el servidor** y su banquillo se borran también.
    Vale para todas las personas que juegan aquí y no se puede deshacer. Exporta antes si quieres conservar algo.
privacy-wipe-name = Escribir el nombre del servidor…
privacy-wipe-title = Borrar todo lo de este servidor
privacy-wipe-label = Nombre del servidor
privacy-wipe-hint = Escribe: { $server }
privacy-wipe-other = Ese no es el nombre de este servidor, así que no se borra nada. Se llama { $server }.
privacy-wiping = Lo que está en marcha en este servidor se cierra. Todos sus datos se borran a partir de las <t:{ $when }:t>.

# Limits.

privacy-busy = Ya esperas { $most } cosas que le llevan un rato al bot (películas, análisis, archivos, ideas). Pídelo otra vez cuando haya llegado una; no se pierde nada.
privacy-busy-here = En este servidor varias personas esperan películas, análisis o archivos. Pídelo otra vez dentro de un minuto; no se pierde nada.
