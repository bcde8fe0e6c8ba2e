# What the engine says about lines, asks and settings of any game.

core-seat = Jogador { $number }
core-you = você
    .of = de você
    .at = a você
    .by = por você
    .to = para você
    .from = de você
core-list = { $first } e { $last }
core-list-none = nada
core-decimal = { $whole },{ $tenth }
