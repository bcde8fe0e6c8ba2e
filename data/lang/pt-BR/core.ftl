# What the engine says about lines, asks and settings of any game.

core-seat = Jogador { $number }
core-you = você
core-list = { $first } e { $last }
core-list-none = nada
