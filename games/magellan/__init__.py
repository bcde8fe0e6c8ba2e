"""The game `magellan`: A. Lefort's and J.C. Sohier's Magellan of 1986 on the map of the world.

To be read in this order:

| room | what it holds |
|---|---|
| `board` | what is printed: the grid, its seas and lands, start bases and canals, the countries of 1986 |
| `state` | a match between two lines: players, position, and the stage that says what is awaited |
| `pieces` | what players own: pieces alone and in groups, money |
| `ways` | the cheapest ways of ships and jeeps |
| `cards` | the 150 history cards: `deck` what they are, `drawn` what they do, `lasting` what holds while they lie open, `wars`, `text` |
| `setup` | the start of a match |
| `values` | what one may choose, as typed values |
| `turn` | the dialogues: `roll`, `move`, `places`, `goals`, `courses`, `travel`, `trade`, `fights`, `war`, `flow` |
| `score` | places and points at the end |
| `view` | what a seat or a spectator may know |
| `imagine` | a position that fits a view |
| `audit` | the laws of conservation |
| `says` | places and pieces in words, notes |
| `describe` | the status line, the table in words |
| `events` | what the match would be told about |
| `plans` | standing orders |
| `mind/` | playing well: judgement, aims, sensible player, ready answers |
| `rules` | the face: all of it put together |
"""

from engine.games.magellan.rules import FORMER, RULES

__all__ = ["FORMER", "RULES"]
