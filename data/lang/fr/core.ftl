# What the engine says about lines, asks and settings of any game.

core-seat = Joueur { $number }
core-you = toi
    .nom = tu
    .acc = te
    .dat = te
    .de = de toi
core-list = { $first } et { $last }
core-list-none = rien
