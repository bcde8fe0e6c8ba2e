"""Tom Lehmann's Magellan, also published as Pizarro & Co. In reading order:

| room | what is in it |
|---|---|
| `board` | what is printed: spaces, money cards, explorer cards |
| `state` | what a match is made of: players, the position, the stages |
| `setup` | the start of a match |
| `payment` | which money cards cover a price |
| `turn` | the dialogues: `auction`, `purchase`, `closing`; `flow` is what happens between them, `work` a position being changed |
| `view` | what a seat or a spectator may know |
| `imagine` | a position that fits a view |
| `score` | points, ranks and the scoring sheets |
| `says` | names and notes |
| `describe` | the status line and the position in words |
| `mind/` | playing well: judgement, sensible player, quick play |
| `prices` | the price list: how high for each explorer of a phase |
| `plans` | standing orders, and who may answer early |
| `audit` | the conservation laws |
| `rules` | the face: `RULES` |
"""

from engine.games.pizarro.rules import RULES

__all__ = ["RULES"]
