# What the engine says about lines, asks and settings of any game.

core-seat = Jugador { $number }
core-you = tú
    .acc = te
    .dat = te
    .to = a ti
    .of = de ti
core-list = { $first } { FORM($last, as: "y") } { $last }
core-list-none = nada
