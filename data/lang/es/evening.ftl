# Live evenings: planning one, its card, its result.

evening-name = Noche en directo
evening-plan = Planear una noche en directo
evening-end = Anular la noche en directo
evening-on = { $game }, { $when }, en { $channel }
evening-weekly = cada semana, la próxima el { $when }
evening-once = { $when }
evening-game = Juego
evening-time = Cuándo (reloj del servidor)
evening-often = Cada cuánto
evening-every-week = Cada semana
evening-only-once = Una vez
evening-planned = { $game } en { $channel }: { $when }. Discord { $announced ->
        [yes] lo anuncia en *Eventos*.
        [no] no anuncia nada, porque me falta *Crear eventos*; se celebra igualmente.
       *[unseen] no anuncia nada, porque mostraría el evento a todo el mundo aquí, y no todo el mundo ve { $channel }; se celebra igualmente.
    } Un cuarto de hora antes, un mensaje silencioso pregunta quién está.
evening-refused = La noche en directo de { $game } está desactivada: no puedo publicar en { $channel }. Las mesas en marcha siguen. Con `/setup`, *Club* se planea otra en el canal donde lo pulses.
evening-when = Elige una de las noches que ofrece el formulario.
evening-one = Ya hay una noche planeada: primero anúlala.
evening-head = Noche en directo: { $game }
evening-description = Partidas cortas que acaban la misma noche. Ven y pulsa «Estoy aquí»: { $link }
evening-called = Empieza { $when }. Partidas cortas de unas { $seats } personas; quien esté aquí entonces tendrá asiento.
evening-begun = Ya ha empezado. Partidas cortas de unas { $seats } personas: pulsa, y tendrás asiento en cuanto haya suficiente gente.
# by name
evening-here = { $count ->
        [one] Aquí: { $who }.
       *[other] Aquí: { $who } ({ $count }).
    }
evening-come = Estoy aquí
evening-fill = Jugar con bots
# by name
evening-table = [Mesa { $match }]({ $link }): { $who }
evening-closed = [Mesa { $match }]({ $link }): acabada sin resultado
evening-result = { $game }, noche en directo: { $people ->
        [one] una persona
       *[other] { $people } personas
    } en { $count ->
        [one] una mesa
       *[other] { $count } mesas
    }
evening-go-on = Lo que no ha acabado sigue a su ritmo habitual.
evening-seated = Tienes asiento en la mesa { $match }. Está en directo: quien tiene que jugar está aquí.
evening-waits = Estás aquí. En cuanto haya suficiente gente, tendrás asiento; a los cinco minutos de empezar, también con bots.
evening-soon = Estás aquí. Empieza { $when }, y entonces tendrás asiento: vuelve a este canal.
evening-not-now = La noche en directo no ha empezado: un cuarto de hora antes, su tarjeta pregunta quién está.
