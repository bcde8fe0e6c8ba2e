"""Waits for a person's turn while bots move and dice are thrown before it."""

from __future__ import annotations

import asyncio

from play.host import Host
from play.values.feed import Change
from play.values.types import Table


async def until_turn(host: Host, table: Table, user_id: int, patience: float) -> None:
    """Wait until it is a person's turn, `patience` seconds at most.

    If nobody else plays at the table, bots and dice do not pause before they go on.
    """
    changed = asyncio.Event()

    async def listen(change: Change) -> None:
        if change.match == table.match:
            changed.set()

    host.feed.subscribe(listen)
    try:
        async with asyncio.timeout(patience):
            while table.status == "running" and table.seat_of(user_id) not in table.to_act:
                await host.plans.hasten(table.match, user_id)
                await changed.wait()
                changed.clear()
                table = await host.reading.table(table.match)
    except TimeoutError:
        return
    finally:
        host.feed.unsubscribe(listen)
