"""New Game. In reading order:

| room | what is in it |
|---|---|
| `board` | what is printed: cards and prizes |
| `state` | what a match is made of: players, the position, the stages |
| `setup` | the start of a match |
| `turn` | the dialogue of a move, and what happens when all have played |
| `view` | what a seat or a spectator may know |
| `imagine` | a position that fits a view |
| `score` | points and ranks |
| `says` | labels and notes |
| `describe` | the status line and the position in words |
| `plans` | standing orders |
| `mind` | playing well: a sensible player, ready answers |
| `audit` | the conservation laws |
| `rules` | the face: `RULES` |
"""

from games.newgame.rules.rules import RULES

__all__ = ["RULES"]
