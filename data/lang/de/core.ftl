# What the engine says about lines, asks and settings of any game.

core-seat = Spieler { $number }
core-you = du
    .acc = dich
    .dat = dir
core-list = { $first } und { $last }
core-list-none = keine
