"""What frames a decision."""

from __future__ import annotations

from engine.values.core import Msg
from games.pizarro.rules.board import STACK
from games.pizarro.rules.state import Position


def frame(position: Position) -> Msg:
    """Return the phase, and the number of the card in it."""
    cards = STACK[position.phase - 1]
    return Msg("pizarro.decision.frame", phase=position.phase, number=cards - len(position.stack), cards=cards)
