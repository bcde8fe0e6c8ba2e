"""Mac Gerdts' Navegador. The rooms in reading order:

| room | what it holds |
|---|---|
| `board` | what is printed: rondel, regions and borders, market, buildings, privileges |
| `setup` | the start of a match |
| `state` | the position and what is awaited |
| `wares` | colonies and buildings on sale, what can be bought together, what workers and ships cost |
| `turn/` | the dialogues, one file for each chapter of the rulebook |
| `view` | what a seat or a spectator sees |
| `imagine` | worlds that look the same to a seat |
| `audit` | the conservation laws |
| `score` | points and ranks |
| `plans` | standing orders |
| `table` | a working copy of the position, to play on quickly |
| `worth`, `voyages` | what things are worth, sailings that make sense |
| `quick` | the quick policy: what a sensible player does in a position |
| `ideas` | answers that make sense, by the names of the asks |
| `ready` | ready answers in words |
| `policy` | the sensible player: answers what the quick policy does |
| `estimate`, `prospects` | what a position comes to by the end, by terms; who is likely to win |
| `judgement` | what the search goes by |
| `says` | names, what decides about an answer, notes |
| `describe` | the status, the position in words |
| `rules` | the face: all of it as one value |
"""

from engine.games.navegador.rules import RULES

__all__ = ["RULES"]
