"""Tom Lehmann's Magellan, also published as Pizarro & Co. In reading order:

| room | what is in it |
|---|---|
| `rules/board` | what is printed: spaces, money cards, explorer cards |
| `rules/state` | what a match is made of: players, the position, the stages |
| `rules/setup` | the start of a match |
| `rules/payment` | which money cards cover a price |
| `rules/turn` | the dialogues: `auction`, `purchase`, `closing`; `flow` is what happens between them, `work` a position being changed |
| `rules/view` | what a seat or a spectator may know |
| `rules/imagine` | a position that fits a view |
| `rules/score` | points, ranks and the scoring sheets |
| `rules/says` | names and notes |
| `rules/describe` | the status line and the position in words |
| `mind/` | playing well: judgement, sensible player, quick play |
| `rules/prices` | the price list: how high for each explorer of a phase |
| `orders` | standing orders, and who may answer early |
| `rules/audit` | the conservation laws |
| `game` | the face: `RULES` |
"""
