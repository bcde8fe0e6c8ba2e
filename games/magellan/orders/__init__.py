"""Standing orders: what the host answers in the place of an absent player.

| slot | lines | holds until | in |
|---|---|---|---|
| `voyage`, `second` | `voyage ship-jeep-6s33 6n1 better` | the piece has arrived or left its way, or it has to ask | `voyages` |
| `onward` | `onward buy`, `onward develop`, `onward sail`, `onward ask` | something happens | `onward` |
| `roll` | `roll always`, `roll ask` | it is withdrawn | `lasting` |
| `draw` | `draw wanted`, `draw geographic`, `draw history`, `draw ask` | it is withdrawn | `lasting` |
| `defend` | `defend stay`, `defend bomb`, `defend ask` | it is withdrawn (experts) | `lasting` |

`alarms` finds out whether something has happened at which an order has to ask. A voyage comes before `onward`; if a voyage has to ask, its
owner is asked, whatever `onward` says.
"""

from __future__ import annotations

from random import Random

from engine.values.core import Ask, Line, Msg, Option, Order, Seat, Talk
from games.magellan.orders.lasting import MATCH, choose_lasting, lasting_line
from games.magellan.orders.onward import onward, onward_line, why_onward_ended
from games.magellan.orders.voyages import VOYAGES, voyage, voyage_line, why_voyage_ended
from games.magellan.rules.state import Moving, Over, State

SLOTS: dict[str, Msg] = {
    "onward": Msg("magellan.order.onward"),
    "voyage": Msg("magellan.order.voyage"),
    "second": Msg("magellan.order.second"),
    "roll": Msg("magellan.order.roll"),
    "draw": Msg("magellan.order.draw"),
    "defend": Msg("magellan.order.defend"),
}


def order(state: State, seat: Seat) -> Talk[Order] | None:
    """Start the dialogue that sets or withdraws an order; `None` if the seat no longer plays."""
    return None if _is_over_for(state, seat) else _order(state, seat)


def _is_over_for(state: State, seat: Seat) -> bool:
    """Return whether the match is over, or the player won or was eliminated before."""
    return isinstance(state.stage, Over) or state.position.players[seat].is_out


def _order(state: State, seat: Seat) -> Talk[Order]:
    options = [Option(slot, slot, label) for slot, label in SLOTS.items() if slot != "defend" or state.position.table.is_expert]
    slot: str = yield Ask("order.slot", Msg("magellan.order.prompt"), tuple(options))
    if slot in VOYAGES:
        return (yield from voyage(state, seat, slot))
    if slot == "onward":
        return (yield from onward(state.position, seat))
    return (yield from choose_lasting(slot))


def _why_ended(world: State, seat: Seat, order: Order) -> Msg | None:
    """Tell why an order has ended; `None` if it goes on or cannot end by itself."""
    if order.slot in VOYAGES and order.line:
        return why_voyage_ended(world, seat, order)
    return why_onward_ended(world, seat, order) if order.slot == "onward" and order.line else None


def keeps(world: State, seat: Seat, order: Order) -> bool:
    """Return whether an order goes on: its owner still plays, and nothing has ended the order."""
    return not _is_over_for(world, seat) and _why_ended(world, seat, order) is None


def outcome(world: State, seat: Seat, order: Order) -> Msg | None:
    """Tell why an order ended; `None` if it goes on, or if the player won or was eliminated."""
    return None if world.position.players[seat].is_out else _why_ended(world, seat, order)


def obey(world: State, seat: Seat, orders: tuple[Order, ...]) -> Line | None:
    """Return the line that the orders play for a seat, or `None` to ask the player."""
    standing = {order.slot: order for order in orders if order.line and keeps(world, seat, order)}
    if not isinstance(world.stage, Moving):
        return lasting_line(world, seat, standing)
    if world.position.seat != seat:
        return None
    voyages = [standing[slot] for slot in VOYAGES if slot in standing]
    if voyages:
        return voyage_line(world, seat, voyages)
    return onward_line(world, seat, standing["onward"]) if "onward" in standing else None


def foresight(world: State, seat: Seat, rng: Random) -> tuple[Line, ...]:
    """Offer the most useful lasting orders, as `Orders.foresight`; voyages are not among them."""
    if order(world, seat) is None:
        return ()
    return ("onward buy", "roll always", "draw wanted", *(("defend bomb",) if world.position.table.is_expert else ()))


__all__ = ["MATCH", "foresight", "keeps", "obey", "order", "outcome"]
