"""Which questions are small (`Rules.small`): only how to pay for a goods card."""

from __future__ import annotations

from engine.values.core import Seat
from games.carta_magica.rules.view import CartaMagicaView


def small(view: CartaMagicaView, seat: Seat) -> bool:
    """Return whether a payment is asked about."""
    return view.stage == "paying"
