"""Playing Navegador well. The rules import nothing from here.

| room | what it holds |
|---|---|
| `values`, `voyages` | what things are worth; sailings that make sense |
| `candidates` | answers that make sense |
| `deeds`, `quick`, `policy` | lines without their dialogue, the quick policy, the sensible player |
| `evaluation`, `prospects` | the points, and the chance of winning, that a position promises |
| `judgement`, `reasons` | what the search needs; why a player would choose a line |
| `decision`, `fleets` | asks in brief, with the words of `wording` and `stakes` |
| `lookahead` | which answer comes first |
| `manner` | the tuned numbers of all of them |
"""
