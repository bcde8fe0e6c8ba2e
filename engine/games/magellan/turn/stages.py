"""Stage to dialogue."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.core import Seat, Talk, Turn
from engine.games.magellan.state import Drawing, Fighting, Flying, Losing, Moving, Owing, Rolling, State
from engine.games.magellan.turn.duty import lose, pay
from engine.games.magellan.turn.move import move
from engine.games.magellan.turn.roll import draw, roll
from engine.games.magellan.turn.war import fight, fly

DIALOGUES: dict[type[Any], Callable[[State, Seat], Talk[Turn[State]]]] = {
    Rolling: roll,
    Drawing: draw,
    Moving: move,
    Fighting: fight,
    Flying: fly,
    Losing: lose,
    Owing: pay,
}
