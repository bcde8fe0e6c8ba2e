"""Playing Carta Magica well; the rules never ask it.

`evaluation` what a position is worth by terms, with `charts` of the sea · `decide` what a sensible player decides,
`policy` answers asks by it, `quick` plays by it · `outset` what to set out with, `prospects` who is likely to win ·
`judgement` what the search goes by · `decision` every ask in brief, with `candidates` the answers after a spin,
`squares` those in the menu, `stakes` what is special, `order_answers` those of orders and `hazards` those that chance
or others force · `reasons` why one would play a line, `reasons_forced` of what those force · `manner` the tuned
numbers of all of them
"""
