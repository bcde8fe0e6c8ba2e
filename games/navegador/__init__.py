"""Mac Gerdts' Navegador. The rooms in reading order:

| room | what it holds |
|---|---|
| `board` | what is printed: rondel, regions and borders, market, buildings, privileges |
| `setup` | the start of a match |
| `state` | the position and what is awaited |
| `wares` | colonies and buildings on sale, what can be bought together, what workers and ships cost |
| `turn/` | the dialogues, one file for each chapter of the rulebook, and `work`, which does what was chosen |
| `view` | what a seat or a spectator sees |
| `imagine` | worlds that look the same to a seat |
| `audit` | the conservation laws |
| `score` | points and ranks |
| `events` | what the match would be told about |
| `plans` | the next turn, prepared while others move |
| `mind/` | playing well: judgement, sensible player, ready answers; no other room but `rules` knows it |
| `says` | names, what decides about an answer, notes |
| `describe` | the status, the position in words |
| `rules` | the face: all of it as one value |
"""

from engine.games.navegador.rules import RULES

__all__ = ["RULES"]
