"""Small questions (`Rules.small`): payments, exchanges, vetoes without an open reason.

They are answered for a person who is not there.
"""

from __future__ import annotations

from engine.values.core import Seat
from games.pizarro.rules.board import is_divided
from games.pizarro.rules.view import PizarroView

LATER = 3
"""A vetoed card comes again after the rest of the stack. If that is fewer cards than this, a veto is not worth it."""


def small(view: PizarroView, seat: Seat) -> bool:
    """Return whether the question is small: an exchange, most payments, a veto without reason.

    A payment is not small if the buyer also chooses a half of Vasco da Gama's space. A veto has a reason if its owner can bid for the
    card, somebody else can too, the owner has fewer money cards than each of them, and `LATER` other cards come before it again.
    """
    if view.stage == "exchange":
        return True
    if view.card is None:
        return False
    if view.stage == "paying":
        return not is_divided(view.sides, view.card, view.phase)
    if view.stage != "veto":
        return False
    rivals = [player.hand_count for player in view.players if player.standing == "bidding" and player.seat != seat]
    own = view.players[seat]
    has_reason = own.standing == "bidding" and bool(rivals) and own.hand_count < min(rivals) and view.stack_count >= LATER
    return not has_reason
