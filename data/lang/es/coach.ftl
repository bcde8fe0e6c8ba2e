# Ideas: what the coach says about a decision.

core-term-points = puntos
coach-term = { $term } { $points }
coach-no-difference = Aquí da igual.
coach-because-now = A favor: { $term }, de inmediato.
coach-because-more = A favor: { $term }, más que con las otras.
coach-because-later = A favor: { $term }, más adelante.
coach-because-perhaps = Quizá a favor: { $term }.
coach-because-nothing = Nada en contra.
coach-only = ninguna otra se le acerca
coach-only-one = la única que se me ocurre
coach-only-alike = lo demás que se me ocurre se le parece mucho
coach-first-clear = claramente la mejor
coach-first-some = la mejor, por poco
coach-first-even = no la distingo de las otras
coach-first-among = no la distingo de { $others }
coach-which = la idea { $number }
coach-other-clear = claramente peor que la primera
coach-other-some = algo peor que la primera
coach-other-even = no la distingo de la primera
coach-other-same = viene a ser lo mismo que la primera
coach-chance = gana unas { $percent } de cada 100 veces
coach-chance-low = desde aquí gana rara vez
coach-chance-high = desde aquí gana casi siempre
coach-chance-won = gana la partida
coach-chance-lost = acaba la partida sin ganarla
coach-aim-both = Da de inmediato: { $terms }; después, { $later }, frente a las otras ideas.
coach-aim-now = Da de inmediato: { $terms }.
coach-aim = Busca: { $terms }, frente a las otras ideas.
coach-aim-shared = Busca desde ahora: { $terms }, más o menos como las otras.
coach-aim-alone = Busca desde ahora: { $terms }.
coach-aim-none = Sin una ganancia que se pueda medir.
coach-cost-both = Cuesta de inmediato: { $terms }; después, { $later }, frente a las otras ideas.
coach-cost-alone = Cuesta de inmediato: { $terms }; después, { $later }.
coach-cost-now = Cuesta de inmediato: { $terms }.
coach-cost-later = Cuesta: { $terms }, frente a las otras ideas.
coach-cost-alone-later = Cuesta desde ahora: { $terms }.
coach-cost-none = Sin un coste que se pueda medir.
coach-risk-none = Riesgo: ninguno, la partida acaba con esta jugada.
coach-risk-even = Riesgo: bajo, sale parecido pase lo que pase.
coach-risk-some = Riesgo: medio, depende de lo que aún no puedes saber.
coach-risk-wild = Riesgo: alto, puede salir muy bien o muy mal.
# by name
coach-risk-even-helps = Riesgo: bajo, sale parecido pase lo que pase. También ayuda a { $who } ({ $points }).
# by name
coach-risk-some-helps = Riesgo: medio, depende de lo que aún no puedes saber. También ayuda a { $who } ({ $points }).
# by name
coach-risk-wild-helps = Riesgo: alto, puede salir muy bien o muy mal. También ayuda a { $who } ({ $points }).

# The same sentence where a move is looked at: explained, reviewed, played for somebody, or hoped for by a teacher.

coach-why = Por qué: { $reason }
coach-better-here = Mejor aquí: { $reason }

# Asking for them.

coach-rated = En una partida por puntos no hay ideas.
coach-not-here = En esta mesa se acordó jugar sin ideas.
coach-no-choice = Aquí no hay nada que elegir, así que no hay nada que decir.
coach-used-up = { $count ->
        [one] Ya has pedido ideas una vez, y esta mesa no permite más en una partida.
       *[other] Has pedido ideas { $count } veces, todas las que permite esta mesa en una partida.
    }
coach-no-such = No hay ninguna regla llamada { $ideas } para las ideas.
play-note-ideas = { WHO($who) ->
        [you] Has pedido
       *[other] { $who } ha pedido
    } ideas.

# The option of a table, and the screens.

coach-label = Ideas del entrenador
coach-choice-none = ninguna
coach-choice-three = 3 por jugador
coach-choice-free = las que quieras
coach-ask = { $left ->
        [one] Ideas (queda 1)
       *[other] Ideas (quedan { $left })
    }
coach-ask-free = Ideas
coach-none = Aquí no hay ideas
coach-again = Mis ideas
coach-thinking = Pensando…
coach-thinking-more = Probando lo que podrías hacer y lo que puede salir de ello.
coach-head = { $count ->
        [one] Una idea
       *[other] { $count } ideas
    }
coach-equal = Hasta donde se puede calcular, valen más o menos lo mismo. Elige la que tenga el objetivo que más te guste.
coach-figures = En cifras
coach-not-counted = La pregunta no cuenta.
coach-pictured = en la imagen
coach-picture = Idea { $number } – { $words }
coach-show = Mostrar la idea { $number }
coach-take = Elegir la idea { $number }
coach-take-only = Elegir esta idea
coach-how = Las cifras son puntos del recuento final, hasta donde se puede calcular. La jugada la confirmas siempre tú.
coach-marked = El historial dice que preguntaste, no lo que lees aquí. Las ideas de este turno siguen aquí hasta que juegues.
coach-marked-left = { $left ->
        [0] El historial dice que preguntaste, no lo que lees aquí. Las ideas de este turno siguen aquí hasta que juegues. En esta partida no puedes preguntar más.
        [one] El historial dice que preguntaste, no lo que lees aquí. Las ideas de este turno siguen aquí hasta que juegues. Después puedes preguntar una vez más en esta partida.
       *[other] El historial dice que preguntaste, no lo que lees aquí. Las ideas de este turno siguen aquí hasta que juegues. Después puedes preguntar { $left } veces más en esta partida.
    }
coach-moved-on = La posición ya es otra, así que esas ideas ya no valen. Así está ahora:
# by name
coach-asked = Preguntas al entrenador: { $seats }
# by name
coach-asked-one = { $who } { $count ->
        [one] una vez
       *[other] { $count } veces
    }
coach-failed = El entrenador no ha encontrado nada esta vez. Pregunta otra vez: no ha contado.
