"""The asks of a turn and of orders in brief, by the names of the asks (`Mind.decision`).

The price of an answer is what it takes in crowns, by the cheapest payment; a bid is the full value of the cards that would pay it. What
comes first is chosen by fixed rules, and by nothing that the seat does not know.
"""

from __future__ import annotations

from engine.asks.decision import Decision
from engine.values.core import Ask, Form, Path, Seat
from games.pizarro.mind.decision.bids import amount, bid
from games.pizarro.mind.decision.chances import gamble, swap, veto
from games.pizarro.mind.decision.orders import order_decision
from games.pizarro.mind.decision.payments import half, origin, pay, pile, under
from games.pizarro.rules.state import State

_MAKERS = {
    "bid": bid,
    "bid.amount": amount,
    "pay": pay,
    "under": under,
    "pile": pile,
    "half": half,
    "from": origin,
    "veto": veto,
    "swap": swap,
    "gamble": gamble,
}


def decision(state: State, seat: Seat, asked: Ask | Form, path: Path) -> Decision | None:
    """Return an ask in brief, as `Mind.decision`."""
    if isinstance(asked, Form) or asked.name not in _MAKERS:
        return order_decision(state, seat, asked, path)
    return _MAKERS[asked.name](state, seat, asked, path)
