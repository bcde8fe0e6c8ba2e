"""The dialogues of `magellan`, one for each stage, one file a chapter of the rulebook. To be read in this order:

`roll` the die and the card it brings · `move` the steps of a turn · `places` what has a name · `goals` where a piece may go ·
`coordinates` any place of the world · `courses` which of several ways it goes · `travel` how it goes there ·
`trade` developing, buying, selling · `fights` who meets whom · `war` fights and bombings ·
`flow` what happens between the lines: duties, wins, the next turn · `laps` the way round the world.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.core import Line, Seat, Talk, Turn
from engine.games.magellan.state import Defending, Drawing, Fighting, Flying, Losing, Moving, Owing, Rolling, State, awaited
from engine.games.magellan.turn.flow import lose
from engine.games.magellan.turn.move import move
from engine.games.magellan.turn.roll import draw, roll
from engine.games.magellan.turn.trade import owe
from engine.games.magellan.turn.war import defend, fight, fly
from engine.walk import only_line

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
    """The dialogue of the seat that is awaited."""
    return DIALOGUES[type(state.stage)](state, seat)


def automatic(state: State) -> tuple[Seat, Line] | None:
    """The throw, and whatever else leaves no choice: the last pack for who cannot trade, a turn without points and money, the last
    country of a debtor. Only the order of the packs is hidden, and no answer depends on it."""
    for seat in awaited(state):
        line = only_line(turn(state, seat))
        return None if line is None else (seat, line)
    return None
