"""The dialogues of `pizarro`, one for each stage.

`auction` (veto, bids), `purchase` (payment, ship, actions), `closing` (exchange, gamble); `flow` is what happens between
them, `work` a position that is being changed.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.values.core import Line, Seat, Talk, Turn
from engine.walking.walk import only_line
from games.pizarro.rules.board import MONEY_SETS, SET, must_leave
from games.pizarro.rules.payment import most_payable
from games.pizarro.rules.state import Bidding, Exchanging, Gambling, Paying, State, Vetoing, awaited
from games.pizarro.rules.turn.auction import bid, veto
from games.pizarro.rules.turn.closing import exchange, gamble
from games.pizarro.rules.turn.purchase import pay

_DIALOGUES: dict[type[Any], Callable[[State, Seat], Talk[Turn[State]]]] = {
    Vetoing: veto,
    Bidding: bid,
    Paying: pay,
    Exchanging: exchange,
    Gambling: gamble,
}


def turn(state: State, seat: Seat) -> Talk[Turn[State]]:
    """Return the dialogue of the seat that is awaited."""
    return _DIALOGUES[type(state.stage)](state, seat)


def automatic(state: State) -> tuple[Seat, Line] | None:
    """Return the first draw at Pizarro III, or a pass that all can see is forced.

    A pass is forced if no cards of this number could pay a higher bid, or, if the hand lies open, these cards cannot. What only a hidden
    hand forbids is asked.
    """
    stage = state.stage
    if not isinstance(stage, Bidding | Gambling) or (isinstance(stage, Bidding) and _limit(state, stage) > stage.bid):
        return None
    seat = awaited(state)[0]
    line = only_line(turn(state, seat))
    return None if line is None else (seat, line)


def _limit(state: State, stage: Bidding) -> int:
    """Return the highest bid of the seat to speak, as far as everybody can tell."""
    player, leave = state.position.players[stage.queue[0]], must_leave(state.position.sides, stage.card)
    cards = player.hand if player.is_open else tuple(sorted(SET * MONEY_SETS)[-len(player.hand) :])
    return most_payable(cards, leave)
