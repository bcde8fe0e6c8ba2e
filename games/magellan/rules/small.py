"""Small questions: which pack, which piece to give up, which country to sell for a debt."""

from __future__ import annotations

from engine.values.core import Seat
from games.magellan.rules.view import MagellanView


def small(view: MagellanView, seat: Seat) -> bool:
    """Return whether a die, a card, an enemy or a debt asks, and not the player's own turn."""
    return view.stage in ("drawing", "losing", "owing")
