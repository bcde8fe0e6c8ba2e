"""Mac Gerdts' Navegador. The rooms in reading order:

| room | what it holds |
|---|---|
| `rules/board` | what is printed: rondel, regions and borders, market, buildings, privileges |
| `rules/setup` | the start of a match |
| `rules/state` | the position and what is awaited |
| `rules/wares` | colonies and buildings on sale, what can be bought together, what workers and ships cost |
| `rules/turn/` | the dialogues, one file for each chapter of the rulebook, and `work`, which does what was chosen |
| `rules/view` | what a seat or a spectator sees |
| `rules/imagine` | worlds that look the same to a seat |
| `rules/audit` | the conservation laws |
| `rules/score` | points and ranks |
| `rules/events` | the events of a match that are worth telling |
| `orders` | the next turn, prepared while others move |
| `mind/` | playing well: judgement, sensible player, decisions; only `game` and `orders` import it |
| `rules/says` | names, what decides about an answer, notes |
| `rules/describe` | the status, the position in words |
| `game` | the `Rules` of the game: all of it put together |
"""
