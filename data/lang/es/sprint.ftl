# Live: who is here for a while, and a table that is live.

sprint-arrive = Jugar en directo 30 minutos
sprint-depart = Tengo que irme
# by name
sprint-one = { $who } (hasta las <t:{ $when }:t>)
sprint-here = 🟢 Aquí ahora: { $people }
sprint-live = ⚡ **En directo:** están todos los que tienen que jugar. No se avisa a nadie; si se te acaban los tres minutos, solo cuentas como ausente.
sprint-turn = ⏱️ { WHO($who) ->
        [you] Tienes
       *[other] { $who } tiene
    } hasta las <t:{ $when }:t>.
sprint-not-live = La mesa no está en directo: { WHO($who) ->
        [you] te toca y no estás
        [you-all] les toca { FORM($who, as: "to") } y no están
        [they] les toca a { $who } y no están
       *[other] le toca a { $who } y no está
    }.
sprint-alone = La mesa se pone en directo en cuanto haya alguien más.
sprint-arrived = Estás aquí hasta las <t:{ $when }:t>: lo ve todo el mundo en tus mesas. No se te avisa mientras una mesa está en directo.
sprint-over = El tiempo en directo ha terminado. Todo sigue a su ritmo habitual.
play-notice-live-over = El tiempo en directo ha terminado.
sprint-departed = Te has ido. Todo sigue a su ritmo habitual.
sprint-invite = Aquí ahora: { $people }. ¿Tú también?
sprint-invited = { $user }, hay gente en [{ $game }]({ $link }):

# Asked aloud, from the first page, the desk and the card.
sprint-call = ¿Quién tiene 30 minutos ahora?
# by name
sprint-called = **{ $who }** tiene tiempo para jugar hasta las <t:{ $when }:t>. ¿Quién más? Pulsa *Yo también*: las mesas en común se ponen en directo, con minutos por turno.
sprint-me-too = Yo también
sprint-call-over = Eso era hasta las <t:{ $when }:t>. ¿Preguntar otra vez?
sprint-ask-here = Preguntar en este canal
sprint-not-met = Aún no hay nadie más en tus mesas. Ahora les pregunto.
sprint-no-tables = No tienes ninguna mesa en marcha. Empieza una con *Jugar*, o pregunta aquí quién se apunta.
