"""Small questions: which pack, which piece is given up, which country pays a debt."""

from __future__ import annotations

from engine.values.core import Seat
from games.magellan.rules.view import MagellanView


def small(view: MagellanView, seat: Seat) -> bool:
    """Return whether chance, a card or an enemy asks, and not the player's own turn."""
    return view.stage in ("drawing", "losing", "owing")
