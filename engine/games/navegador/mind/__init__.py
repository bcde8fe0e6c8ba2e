"""Playing Navegador well; the rules never ask it. `worth`, `voyages` what things are worth, sailings that make sense · `ideas` answers that
make sense, `ready` the same in words · `table` a working copy to play on quickly, `quick` the quick policy, `policy` the sensible player ·
`estimate`, `prospects` what a position comes to · `judgement` what the search goes by
"""
