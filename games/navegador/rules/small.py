"""Small questions, which the host may answer: where the rest of a fleet sails."""

from __future__ import annotations

from engine.values.core import Seat
from games.navegador.rules.view import NavegadorView


def small(view: NavegadorView, seat: Seat) -> bool:
    """Return whether the question is small: where the rest of a fleet sails after a discovery.

    It is small if the player already has a ship in every region with a colony for sale. A whole turn is never small, nor are the questions
    within it.
    """
    return view.stage == "sailing" and all(region.ships[seat] for region in view.regions if region.tokens)
