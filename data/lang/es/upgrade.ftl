# A match that comes out otherwise by newer rules: its people vote.

play-why-rules = La partida empezó con la versión { $old } de las reglas; la instalada es la { $new }, y con ella la partida cambia tras la jugada { $seq }.
play-why-updating = El bot se está actualizando, y esta mesa ya se ha actualizado. Prueba otra vez dentro de un minuto: no ha cambiado nada.
play-why-rules-ended = Acabada sin resultado: así lo decidieron quienes jugaban cuando cambiaron las reglas.
play-note-rules-new = La partida sigue con la versión { $version } de las reglas, desde la jugada { $seq }: así lo han decidido quienes juegan. Lo posterior ya no cuenta.
play-note-rules-new-unasked = La partida sigue con la versión { $version } de las reglas, desde la jugada { $seq }: solo había bots, así que no se preguntó a nadie. Lo posterior ya no cuenta.
play-note-rules-old-unasked = La partida sigue con la versión { $version } de las reglas, con la que empezó: solo había bots, así que no se preguntó a nadie.
play-note-rules-old = La partida sigue con la versión { $version } de las reglas, con la que empezó: así lo han decidido quienes juegan.
play-notice-rules-decided = Está decidido con qué reglas sigue la partida. Ya está en marcha otra vez.

upgrade-question = **Las reglas de este juego han cambiado. ¿Con cuáles sigue esta partida?** Empezó con la versión { $old }; la más reciente es la { $version }.
upgrade-holds = { $seq ->
        [0] Con las reglas nuevas solo vale aún el reparto
       *[other] Con las reglas nuevas vale todo hasta la jugada { $seq }
    }{ $lost ->
        [0] {"."}
        [one] {"; se pierde una jugada posterior."}
       *[other] {"; se pierden "}{ $lost } jugadas posteriores.
    }
upgrade-nothing-holds = Con las reglas nuevas ni el comienzo es igual, así que la partida no puede seguir con ellas.
upgrade-not-shipped = Las reglas antiguas ya no están instaladas.
# by name
upgrade-missing = Falta el voto de { $missing }. Se decidirá en cuanto esté de acuerdo más de la mitad, como muy tarde cuando hayan votado todos.
upgrade-desk = Las reglas han cambiado: di con cuáles sigue esta partida
upgrade-desk-voted = Las reglas han cambiado: otros aún tienen que decir con cuáles sigue esta partida
upgrade-nobody = Aquí no hay nadie a quien preguntar: la partida sigue sola con las reglas con las que menos se pierde, y cualquiera puede ocupar un asiento.
upgrade-nobody-end = Aquí no hay nadie a quien preguntar, así que la partida se acaba sola.
upgrade-vote-old = Las reglas antiguas
upgrade-vote-new = Las reglas nuevas
upgrade-vote-end = Acabarla
