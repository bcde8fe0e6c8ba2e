"""Standing orders: what the host plays in a person's place. Nobody but their owner ever learns of them.

Setting an order changes nothing that others can see: no entry, no new edition, no announcement. When it answers,
it does so after a varying delay, as a person would.
"""

from __future__ import annotations

from hashlib import blake2b

from msgspec.structs import replace

from engine.core import Msg, Order, Seat
from play.errors import NotAllowed
from play.ledger import Ledger
from play.live import Live, running, seated
from play.progress import settled
from play.types import Table
from store.rows import DraftSpent, Write


class Plans:
    """Setting and withdrawing standing orders."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger

    async def of(self, match: int, user_id: int) -> tuple[Order, ...]:
        """A person's own standing orders."""
        live = await self._ledger.current(match)
        return live.orders_of(seated(live.table, user_id))

    async def withdraw(self, match: int, user_id: int, key: str) -> Table:
        """Take the order with this `order_key` back. Raises `NotAllowed` when it was used, replaced or has lapsed meanwhile."""
        async with self._ledger.held(match) as live:
            running(live)
            seat = seated(live.table, user_id)
            meant = next((order for order in live.orders_of(seat) if order_key(order) == key), None)
            if meant is None:
                raise NotAllowed(Msg("play.order-gone"))
            return (await self._replace_order(live, seat, meant.slot, None)).table

    async def set(self, live: Live, seat: Seat, order: Order) -> Live:
        """Store a confirmed order (an empty one withdraws) and spend its draft. The caller holds the match."""
        spent = DraftSpent(live.match, seat, "order")
        return await self._replace_order(live, seat, order.slot, order if order.line else None, spent)

    async def _replace_order(self, live: Live, seat: Seat, slot: str, order: Order | None, *writes: Write) -> Live:
        """One order a slot: the new one in place of the old, or none."""
        kept = [given for given in live.orders if (given[0], given[1].slot) != (seat, slot)]
        if order is not None:
            kept.append((seat, order))
        after, notices = settled(replace(live, orders=tuple(kept)), self._ledger.moment())
        return await self._ledger.write(live, after, [*notices, *writes], {"notice"} if notices else ())


def order_key(order: Order) -> str:
    """Eight hexadecimal digits that name an order of one person: a button that withdraws it carries them."""
    return blake2b(f"{order.slot} {order.scope} {order.line}".encode(), digest_size=4).hexdigest()
