"""What frames a decision."""

from __future__ import annotations

from engine.core import Msg
from engine.games.pizarro.board import STACK
from engine.games.pizarro.state import Position


def frame(position: Position) -> Msg:
    """The phase, and the number of the card in it."""
    cards = STACK[position.phase - 1]
    return Msg("pizarro.decision.frame", phase=position.phase, number=cards - len(position.stack), cards=cards)
