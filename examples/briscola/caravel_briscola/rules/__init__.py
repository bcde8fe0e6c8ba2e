"""Briscola. In reading order:

| room | what is in it |
|---|---|
| `board` | what is printed: cards, their points, which beats which |
| `state` | what a match is made of: players, the position, the stages |
| `setup` | the start of a match |
| `turn` | the dialogue of a move, and what happens when all have played |
| `view` | what a seat or a spectator may know |
| `imagine` | a position that fits a view |
| `score` | points and ranks, of players or of partners |
| `says` | labels and notes |
| `describe` | the status line and the position in words |
| `mind` | playing well: a sensible player, the answers of each question |
| `audit` | the conservation laws |
| `rules` | the face: `RULES` |
"""

from caravel_briscola.rules.rules import RULES

__all__ = ["RULES"]
