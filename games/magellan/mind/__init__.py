"""Playing Magellan well. The rules import nothing from here.

| room | what it holds |
|---|---|
| `values` | what a country, a bonus and a way are worth |
| `aims` | what a player can go for |
| `candidates`, `whole_turn` | the movement of a sensible player, planned and as one answer |
| `legs` | ways that are worth their points |
| `decision` | each ask in brief, with `deals` (what can be done next), `labels`, `stakes`, `battles`, `order_answers` |
| `movements`, `wording`, `reasons` | a movement deed by deed, in words, and why |
| `policy`, `quick` | the sensible player; whole turns for playouts |
| `judgement` | what the search needs: the evaluation and the candidates |
| `manner` | the tuned numbers of all of them |
"""
