# What the engine says about lines, asks and settings of any game.

core-seat = Gracz { $number }
core-you = ty
    .gen = ciebie
    .acc = cię
    .acc-to = ciebie
    .dat = ci
    .dat-to = tobie
    .ins = tobą
    .loc = tobie
core-list = { $first } i { $last }
core-list-none = nic
