"""Pearl Reef. In reading order:

| room | what is in it |
|---|---|
| `board` | what is printed: the hexes, how far a boat sails |
| `state` | what a match is made of: players, the position, the stages |
| `setup` | the start of a match |
| `turn` | the dialogue of a choice, and what happens when all have chosen |
| `view` | what a seat or a spectator may know |
| `imagine` | a position that fits a view |
| `score` | points and ranks |
| `says` | labels and notes |
| `describe` | the status line and the position in words |
| `mind` | playing well: a sensible player, the answers of each question |
| `audit` | the conservation laws |
| `rules` | the face: `RULES` |
"""

from caravel_pearl_reef.rules.rules import RULES

__all__ = ["RULES"]
