"""The dialogues of `magellan`, one for each stage, one file a chapter of the rulebook.

To be read in this order:

`roll` the die and the card it brings · `move` the steps of a turn · `places` what has a name · `goals` where a piece may go ·
`coordinates` any place of the world · `courses` which of several ways it goes · `travel` how it goes there ·
`trade` developing, buying, selling · `fights` who meets whom · `war` fights and bombings ·
`flow` what happens between the moves: duties, wins, the next turn · `laps` the way round the world.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.values.core import Line, Seat, Talk, Turn
from engine.walking.walk import only_line
from games.magellan.rules.state import Defending, Drawing, Fighting, Flying, Losing, Moving, Owing, Rolling, State, awaited
from games.magellan.rules.turn.flow import lose
from games.magellan.rules.turn.move import move
from games.magellan.rules.turn.roll import draw, roll
from games.magellan.rules.turn.trade import owe
from games.magellan.rules.turn.war import defend, fight, fly

DIALOGUES: dict[type[Any], Callable[[State, Seat], Talk[Turn[State]]]] = {
    Rolling: roll,
    Drawing: draw,
    Moving: move,
    Fighting: fight,
    Defending: defend,
    Flying: fly,
    Losing: lose,
    Owing: owe,
}


def turn(state: State, seat: Seat) -> Talk[Turn[State]]:
    """Start the dialogue of the seat that is awaited."""
    return DIALOGUES[type(state.stage)](state, seat)


def automatic(state: State) -> tuple[Seat, Line] | None:
    """Return the seat that has to act and its only possible line; `None` if it has a choice.

    Such are the throw, the last pack for a player who cannot trade, a turn without points and money, the last country of a debtor. To
    play them betrays nothing: only the order of the packs is hidden, and no answer depends on it.
    """
    for seat in awaited(state):
        line = only_line(turn(state, seat))
        return None if line is None else (seat, line)
    return None
