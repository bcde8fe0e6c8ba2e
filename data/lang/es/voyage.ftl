# The daily voyage: a position a day, answered in private.

voyage-names = Beatriz, Henrique, Marta, Tomé, Luísa, Simão
voyage-head = Problema del día { $number } · { $game }
voyage-solve = Resolverlo: 1 minuto
voyage-another = Otro
# by name
voyage-ask = ¿Qué debe hacer { $who }?
# by name
voyage-you-are = Juegas como { $who }.
voyage-practice = Problema · { $game }
voyage-tried = { $count ->
        [0] Aún no lo ha intentado nadie.
        [one] Lo ha intentado una persona; aciertos: { $found }.
       *[other] Lo han intentado { $count } personas; aciertos: { $found }.
    }
voyage-yesterday = Ayer ({ $game }): { $found } de { $count } acertaron con «{ $answer }».
voyage-row = { $count ->
        [0] Aún sin racha.
        [one] Tu racha: 1 día.
       *[other] Tu racha: { $count } días.
    }
voyage-is-best = La mejor de { $count }.
voyage-is-not-best = No es la mejor: { $lost ->
        [one] una victoria
       *[other] { $lost } victorias
    } menos por cada 100 partidas.
voyage-best-was = La mejor: **{ $answer }**.
voyage-wins = **{ $wins }** { $wins ->
        [one] victoria
       *[other] victorias
    } de cada 100 · { $answer }
voyage-next = Próximo problema ›
voyage-others = Mostrar las otras respuestas
voyage-no-more = Has respondido a todos los problemas que hay para practicar.
voyage-ignored = El problema del día en { $channel } está desactivado: nadie ha respondido a los últimos { $count }. Con `/setup`, *Club* se vuelve a activar.
voyage-best-move = La mejor jugada
voyage-ranking = Clasificación
voyage-mine = Mi respuesta
voyage-doubt = No me lo creo
voyage-best = **La mejor: { $answer }**
voyage-chose = { $stars } { $percent } % · { $answer }
voyage-answered = { $count ->
        [0] No ha respondido nadie.
        [one] Ha respondido una persona.
       *[other] Han respondido { $count } personas.
    } Probabilidad que se pierde como mucho: ★★★, 1 punto; ★★, 4; ★, 8.
voyage-missed = Este no lo respondiste.
voyage-yours = Tu respuesta: { $stars } { $answer }
voyage-streak = { $count ->
        [0] Aún sin racha de buenas respuestas (★★ o más).
        [one] Una buena respuesta (★★ o más) hasta ahora.
       *[other] { $count } buenas respuestas (★★ o más) seguidas. Un problema perdido de cada siete no rompe la racha.
    }
voyage-place = { $place ->
        [1] 1.er
        [3] 3.er
       *[other] { $place }.º
    } puesto aquí, con { $stars ->
        [one] una estrella
       *[other] { $stars } estrellas
    }.
voyage-share = Contar mi racha
voyage-shared = { WHO($who) ->
        [you] Has resuelto
       *[other] { $who } ha resuelto
    } bien el problema del día { $count } veces seguidas.
voyage-shared-already = Ya lo has contado en este problema.
voyage-no-streak = Aún no hay racha que contar.
# by name
voyage-rank = { $place }. { $who } · { $stars } ★ de { $count ->
        [one] una respuesta
       *[other] { $count } respuestas
    }
voyage-nobody = Nadie tiene estrellas aún: cuentan cuando se cierra un problema.
voyage-ranking-hint = De los últimos { $looked } problemas, los { $counted } mejores. Quien oculta sus estadísticas no sale.
voyage-none = Ese problema ya no está aquí.
voyage-closed = Este problema está cerrado. La solución está en la publicación.
voyage-doubt-who = Solo puede decirlo quien respondió, cuando ya se sabe la solución.
voyage-doubted = Gracias. Cuando cinco personas de tres servidores no se creen una solución, el problema se retira.
voyage-week = Problema del día: { $people ->
        [one] una persona ha resuelto
       *[other] { $people } personas han resuelto
    } { $count ->
        [one] el último problema
       *[other] los últimos { $count } problemas
    }.
voyage-on = el próximo, el { $when } en { $channel }
voyage-off = El problema del día está desactivado: no puedo publicar en { $channel }. Con `/setup`, *Club* se activa en el canal donde lo pulses.
