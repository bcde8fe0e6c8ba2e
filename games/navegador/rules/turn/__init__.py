"""The dialogues of `navegador`, one file for each chapter of the rulebook.

Read them in this order:

| file | chapter |
|---|---|
| `rondel` | Action Selection: the field, the ships that pay for further steps, then the action |
| `sailing` | Sailing and exploring |
| `recruiting` | Workers and Ships |
| `buying` | Colony and Buildings |
| `market` | Market |
| `privilege` | Privilege; the King's privilege |
| `work` | the deeds that follow an answer, and what a line has done so far |
| `closing` | Game Phases, Navegador, End of the game: what follows an action |
"""

from games.navegador.rules.turn.rondel import turn

__all__ = ["turn"]
