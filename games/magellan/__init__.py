"""The game `magellan`: Magellan of 1986 by A. Lefort and J.C. Sohier on the world map.

To be read in this order:

| room | what it holds |
|---|---|
| `rules/board` | what is printed: the grid, its seas and lands, start bases and canals, the countries of 1986 |
| `rules/state` | a match between two moves: players, position, and the stage that says what is awaited |
| `rules/pieces` | what players own: pieces alone and in groups, money |
| `rules/ways` | the cheapest ways of ships and jeeps |
| `rules/cards` | the 150 history cards: `deck` their data, `drawn` their effects, `lasting` effects of open cards, `wars`, `text` |
| `rules/setup` | the start of a match |
| `rules/values` | what one may choose, as typed values |
| `rules/turn` | the dialogues: `roll`, `move`, `places`, `goals`, `courses`, `travel`, `trade`, `fights`, `war`, `flow` |
| `rules/score` | places and points at the end |
| `rules/view` | what a seat or a spectator may know |
| `rules/imagine` | a position that fits a view |
| `rules/audit` | the laws of conservation |
| `rules/says` | places and pieces in words, notes |
| `rules/describe` | the status line, the table in words |
| `rules/events` | the events of a match that are worth telling |
| `orders` | standing orders |
| `mind/` | playing well: judgement, aims, sensible player, decisions |
| `game` | the `Rules` of the game: all of it put together |
"""
