"""Small questions: the rest of a fleet that could find nothing which its player has not found already."""

from __future__ import annotations

from engine.values.core import Seat
from games.navegador.rules.view import NavegadorView


def small(view: NavegadorView, seat: Seat) -> bool:
    """Where the rest of a fleet sails after a look at what was discovered, where the player has a ship in every region in which a colony is
    for sale: one is enough to found it. A whole turn is never small, nor is what is asked within it."""
    return view.stage == "sailing" and all(region.ships[seat] for region in view.regions if region.tokens)
