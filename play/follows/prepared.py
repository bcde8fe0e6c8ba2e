"""What happens to prepared turns after a move, an undo or a withdrawal. Pure."""

from __future__ import annotations

from collections.abc import Sequence

from engine.match.match import Entry
from engine.values.core import Line, Msg, Order, Seat
from engine.walking.prepared import basis, first_question, line_now, part_orders
from play.follows.progress import notice, stopped_message, without_orders
from play.values.live import Live
from store.rows import Write


def turns_of(live: Live, seat: Seat) -> tuple[Order, ...]:
    """Return the prepared turns of a seat in the order in which they are played."""
    return part_orders(live.orders_of(seat))[0]


def with_later_turns(live: Live, seat: Seat, first: Order) -> tuple[Order, ...]:
    """Return a prepared turn with those built on it; any other order alone."""
    turns = turns_of(live, seat)
    return turns[turns.index(first) :] if first in turns else (first,)


def follow_prepared(before: Live, after: Live, seat: Seat, line: Line, now: float) -> tuple[Live, list[Write]]:
    """Return the match after a seat has played a line.

    If the first prepared turn is that line, it is done. Any other answer to its question ends all of them, because each was built on the
    one before.
    """
    turns = turns_of(before, seat)
    if not turns or before.rules is None or first_question(before.rules, before.state, seat) != basis(turns[0]).ask:
        return after, []
    if line in (turns[0].line, line_now(before.rules, before.state, seat, turns[0])):
        return without_orders(after, seat, turns[:1]), []
    return without_orders(after, seat, turns), _stop_notices(after, seat, turns, Msg("core.prepared.moved"), now)


def drop_undone_turns(live: Live, target: int, undone: Sequence[Entry], now: float) -> tuple[Live, list[Write]]:
    """Return the match without turns prepared on entries from `target` on, or undone."""
    writes: list[Write] = []
    for seat in sorted({seat for seat, _ in live.orders}):
        turns = turns_of(live, seat)
        if not any(entry.seat == seat for entry in undone):
            first = next((at for at, order in enumerate(turns) if basis(order).base >= target), len(turns))
            turns = turns[first:]  # each turn builds on those before it
        live = without_orders(live, seat, turns)
        writes += _stop_notices(live, seat, turns, Msg("core.prepared.undone"), now)
    return live, writes


def _stop_notices(live: Live, seat: Seat, turns: Sequence[Order], why: Msg, now: float) -> list[Write]:
    """Return the notices to the owner of prepared turns; `why` is the reason of the first one."""
    reasons = [why, *(Msg("core.prepared.before") for _ in turns[1:])]
    messages = [stopped_message(order, reason) for order, reason in zip(turns, reasons, strict=False)]
    return [notice(live, user, msg, now) for user in live.table.users([seat]) for msg in messages]
