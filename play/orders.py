"""Standing orders: what the host plays in a person's place. Nobody but their owner ever learns of them.

Setting an order changes nothing that others can see: no entry, no new edition, no announcement. When it answers,
it does so after a varying delay, as a person would.
"""

from __future__ import annotations

from dataclasses import replace

from engine.core import Msg, Order, Seat
from play.core import running, seated
from play.drafts import Drafts
from play.errors import NotAllowed
from play.live import Live
from play.progress import settled
from play.types import Table
from store.protocol import DraftRow, Write


class Orders(Drafts):
    """Setting and withdrawing standing orders. Use `Host`."""

    async def orders_of(self, match: int, user_id: int) -> tuple[Order, ...]:
        """A person's own standing orders."""
        live = await self._seen(match)
        return live.orders_of(seated(live.table, user_id))

    async def withdraw(self, match: int, user_id: int, slot: str) -> Table:
        """Take an order back. Raises `NotAllowed` when it was used or has lapsed meanwhile."""
        async with self._held(match) as live:
            running(live)
            seat = seated(live.table, user_id)
            if all(order.slot != slot for order in live.orders_of(seat)):
                raise NotAllowed(Msg("play.order-gone"))
            return (await self._reordered(live, seat, slot, None)).table

    async def _set_order(self, live: Live, seat: Seat, order: Order, emptied: DraftRow) -> Order:
        await self._reordered(live, seat, order.slot, order if order.line else None, emptied)
        return order

    async def _reordered(self, live: Live, seat: Seat, slot: str, order: Order | None, *writes: Write) -> Live:
        """One order a slot: the new one in place of the old, or none."""
        kept = [given for given in live.orders if (given[0], given[1].slot) != (seat, slot)]
        if order is not None:
            kept.append((seat, order))
        after, notices = settled(replace(live, orders=tuple(kept)), self._moment())
        return await self._written(live, after, [*notices, *writes], {"notice"} if notices else ())
