"""Playing Magellan well; the rules never ask it. `worth` what a country, a bonus and a way are worth · `aims`, `errands` what to go for,
`wholes` whole turns, `hints` ways that are worth it, `ready` ready answers by the names of the asks · `decision` each ask in brief, with
`deals` (what can be done in a movement), their `labels` and `stakes` · `ideas` candidates in words, `reasons` why · `policy` the sensible
player, `quick` whole turns for playouts · `judgement` what the search goes by · `manner` the tuned numbers of all of them
"""
