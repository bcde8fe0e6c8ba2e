"""Carta Magica: wheel, storms, harbours, monsters and battles on an uncharted sea. In reading order:

`board`    what is printed: the sea, the harbours, the wheel and the 64 cards
`options`  the switches of a table: where the twelve editions of the rules disagree
`state`    a position, and the stage that says what is awaited from whom
`setup`    before the first move
`reach`    where a ship can sail; `sailing` in which ways, and at what price
`payment`  the limit of tokens, means, ways to pay
`turn`     the dialogues, one file a chapter of the rulebook; `work` is the workbench on which a line changes the position
`score`    points and ranks
`view`     what a seat or a spectator sees; `imagine` makes a position of it
`audit`    the conservation laws
`plans`    standing orders
`mind/`    playing well: judgement, sensible player, quick play
`events`   what a match would be told about
`says`     names and notes; `describe` the status line, the position in words
`rules`    the face: all of it put together
"""

from engine.games.carta_magica.rules import FORMER, RULES

__all__ = ["FORMER", "RULES"]
