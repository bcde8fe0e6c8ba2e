"""Playing Navegador well; the rules never ask it.

`values`, `voyages` what things are worth, sailings that make sense · `candidates` answers that make sense · `deeds`
lines without their dialogue, `quick` the quick policy, `policy` the sensible player · `evaluation`, `prospects` what
a position comes to · `judgement` what the search goes by, `reasons` why one would play a line · `decision` and
`fleets` asks in brief, with `wording` and `stakes` in words, `lookahead` which answer comes first · `manner` the
tuned numbers of all of them
"""
