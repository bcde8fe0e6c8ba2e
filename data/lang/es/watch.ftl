# Those who watch: what followers hear, who they believe wins.

play-notice-watch-lead = { WHO($who) ->
        [you] Te has puesto en cabeza
       *[other] { $who } se ha puesto en cabeza
    }, por delante { FORM($before, as: "of") }.
play-notice-watch-phase = Ha empezado la fase { $phase }. { $ahead }
play-notice-watch-last = Ha empezado la última ronda. { $ahead }
play-notice-watch-ahead = Por ahora { WHO($who) ->
        [you] vas en cabeza
       *[other] va en cabeza { $who }
    }.
watch-line = Sigues **{ $game }**, partida { $match }: { $text }
watch-follow = Ahora sigues esta partida: como mucho una vez al día te llegan noticias por mensaje directo, sin sonido, y aquí cuando acaba.
watch-who = ¿Quién gana?
watch-asked = **¿Quién gana?** Nadie ve tu respuesta antes de que pase un tercio de la partida; hasta entonces puedes cambiarla.
# by name
watch-said = Apuestas por **{ $who }**. Puedes cambiarlo hasta que pase un tercio de la partida; antes no lo ve nadie.
# by name
watch-believe = { $equal ->
        [one] Por { $who } apuestan { $most } de { $count }.
       *[other] { $count } personas han dicho quién gana: { $who }, con { $most ->
            [one] un voto
           *[other] { $most } votos
        } cada uno.
    }
# by name
watch-own = Apuestas por { $who }.
watch-right = ¿Quién gana? { $count ->
        [one] Lo había dicho una persona
       *[other] Lo habían dicho { $count } personas
    }; { $right ->
        [0] nadie acertó
        [one] acertó una
       *[other] acertaron { $right }
    }.
watch-closed = Aquí ya no se pregunta quién gana.
watch-not-players = Quien juega o ha jugado aquí no puede decir quién gana.
watch-too-young = Las cuentas de menos de { $days } días no pueden decir quién gana.
