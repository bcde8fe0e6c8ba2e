"""Playing Pizarro well; the rules never ask it.

`manner` what a card is worth, as numbers · `quiet` a silent workbench that knows it, `quick` quick play on it,
`policy` the sensible player, `decision` the answers of each ask, `stakes` what is special about a card · `evaluation`
what a position is worth by terms · `judgement` what the search goes by
"""
