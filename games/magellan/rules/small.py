"""Small questions: which pack, which piece is given up, which country pays a debt."""

from __future__ import annotations

from engine.values.core import Seat
from games.magellan.rules.view import MagellanView


def small(view: MagellanView, seat: Seat) -> bool:
    """What chance, a card or an enemy asks of somebody, and not what they do with a turn."""
    return view.stage in ("drawing", "losing", "owing")
