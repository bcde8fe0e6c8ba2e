"""Playing Pizarro well; the rules never ask it. `manner` what a card is worth, as numbers · `table` a position that is played on quickly,
`quick` quick play, `policy` the sensible player · `standing` what a position is worth by terms · `judgement` what the search goes by
"""
