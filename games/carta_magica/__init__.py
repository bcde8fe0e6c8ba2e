"""Carta Magica: wheel, storms, harbours, monsters and battles on an uncharted sea.

In reading order:

`rules/board`    what is printed: the sea, the harbours, the wheel and the 64 cards
`rules/options`  the switches of a table: where the twelve editions of the rules disagree
`rules/state`    a position, and the stage that says what is awaited from whom
`rules/setup`    before the first move
`rules/reach`    where a ship can sail; `sailing` in which ways, and at what price
`rules/payment`  the limit of tokens, means, ways to pay
`rules/turn`     the dialogues, one file a chapter of the rulebook; `work` is the workbench on which a line changes the position
`rules/score`    points and ranks
`rules/view`     what a seat or a spectator sees; `imagine` makes a position of it
`rules/audit`    the conservation laws
`orders`         standing orders
`mind/`          playing well: judgement, sensible player, quick play
`rules/events`   what a match would be told about
`rules/says`     names and notes; `describe` the status line, the position in words
`game`           the face: all of it put together
"""
