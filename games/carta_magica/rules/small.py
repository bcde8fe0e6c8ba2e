"""Small questions: how a goods card is paid for."""

from __future__ import annotations

from engine.values.core import Seat
from games.carta_magica.rules.view import CartaMagicaView


def small(view: CartaMagicaView, seat: Seat) -> bool:
    """Return whether the question is small: how to make a payment."""
    return view.stage == "paying"
