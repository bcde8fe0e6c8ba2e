"""The dialogues of `pizarro`, one for each stage.

`auction` (veto, bids), `purchase` (payment, ship, actions), `closing` (exchange, gamble); `flow` is what happens between
them, `work` a position that is being changed.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.core import Seat, Talk, Turn
from engine.games.pizarro.state import Bidding, Exchanging, Gambling, Paying, State, Vetoing
from engine.games.pizarro.turn.auction import bid, veto
from engine.games.pizarro.turn.closing import exchange, gamble
from engine.games.pizarro.turn.purchase import pay

_DIALOGUES: dict[type[Any], Callable[[State, Seat], Talk[Turn[State]]]] = {
    Vetoing: veto,
    Bidding: bid,
    Paying: pay,
    Exchanging: exchange,
    Gambling: gamble,
}


def turn(state: State, seat: Seat) -> Talk[Turn[State]]:
    """The dialogue of the seat that is awaited."""
    return _DIALOGUES[type(state.stage)](state, seat)
