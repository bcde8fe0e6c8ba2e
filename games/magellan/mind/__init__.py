"""Playing Magellan well; the rules never ask it.

`values` what a country, a bonus and a way are worth · `aims`, `candidates` what to go for, `whole_turn` the sensible
turn as one answer, `legs` ways that are worth it · `decision` each ask in brief, with `deals` (what can be done in a
movement), their `labels`, `stakes` and `order_answers` · `movements` a movement deed by deed, `wording` in words,
`reasons` why · `policy` the sensible player, `quick` whole turns for playouts · `judgement` what the search goes by ·
`manner` the tuned numbers of all of them
"""
