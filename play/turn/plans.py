"""Standing orders and prepared turns: what the host plays in a person's place.

Only their owner ever learns of them. Setting an order changes nothing that others can see: no entry, no new edition, no announcement. It
is obeyed after a varying delay, like a person's move.

No order is obeyed while its owner has the panel open, which means for some time (`Delays.present`) after their last click at the table. The
owner can have it obeyed at once, or hold it until they release it. In two cases an order is obeyed after a moment (`Delays.given`): if its
owner gave it when the question that it answers was before them, because that is a move, and at a table without other people, because nobody
is there from whom it has to be hidden. The time is stored as the due time of the seat's timer `order`, so it survives restarts and is the
same for all processes on the database.
"""

from __future__ import annotations

from collections.abc import Hashable
from contextlib import suppress
from hashlib import blake2b
from random import Random

from msgspec.structs import replace

from engine.values.core import Line, Msg, Order, Seat
from engine.values.recent import Recent
from engine.walking import worlds
from engine.walking.foreseen import foresee_turn
from engine.walking.prepared import is_prepared, name_line, words
from play.follows.deputy import KINDS
from play.follows.prepared import turns_of, with_later_turns
from play.follows.progress import HELD, come_back, ordered_line, settle, without_orders
from play.ledger.ledger import Ledger
from play.ledger.moves import play_line
from play.turn import steps
from play.values.errors import NotAllowed, NotStored, StaleTable
from play.values.live import Live, own_seat, running_rules
from play.values.panels import Kind, OfferedTurn, Ordered, Played, StandingOrders
from play.values.types import Table
from store.rows import DraftRow, DraftSpent, Write

OFFERS = 256
"""How many offered turns are kept in memory, because a screen is shown several times before its button is pressed."""

FRESH = 0.75
"""Another click makes orders wait again only if at most this share of the wait is left."""


class Plans:
    """Sets and withdraws standing orders."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger
        self._offers: Recent[Hashable, tuple[OfferedTurn | None]] = Recent(OFFERS)

    async def of(self, match: int, user_id: int) -> tuple[Order, ...]:
        """Return a person's own standing orders."""
        live = await self._ledger.current(match)
        return live.orders_of(own_seat(live.table, user_id))

    async def standing_orders(self, match: int, user_id: int) -> StandingOrders:
        """Return a person's own orders, and when they are obeyed; none without a seat."""
        live = await self._ledger.current(match)
        seat = live.table.seat_of(user_id)
        if seat is None or live.table.status != "running":
            return StandingOrders()
        orders, due = live.orders_of(seat), live.timers.get(("order", seat))
        answers = seat in live.table.to_act and ordered_line(live, seat) is not None
        goes_on = due if answers and due != HELD else None
        return StandingOrders(orders, bool(orders) and due == HELD, goes_on, seat in live.table.to_act, live.table.seq)

    async def ways(self, match: int, user_id: int) -> tuple[Kind, ...]:
        """Return what a person can plan now: an `early` answer, a turn (`plan`), an `order`."""
        live = await self._ledger.current(match)
        seat = live.table.seat_of(user_id)
        if seat is None or live.table.status != "running" or live.table.lesson is not None:
            return ()
        rules, kinds = running_rules(live), list[Kind]()
        if rules.early.ask(live.state, seat) is not None:
            kinds.append("early")
        if worlds.next_world(rules, live.state, seat, live.orders_of(seat)) is not None:
            kinds.append("plan")
        if rules.orders.ask(live.state, seat) is not None:
            kinds.append("order")
        return tuple(kinds)

    async def note_click(self, match: int, user_id: int) -> bool:
        """Note a person's click at a table, and return whether they have just come back.

        Their orders wait for some time now. If their stand-in played everything, they are back. If the database fails, nothing is changed
        until the next click.
        """
        with suppress(StaleTable, NotStored):
            live = await self._ledger.current(match)
            seat = live.table.seat_of(user_id)
            if seat is None or (self._after_click(live, seat) is live and seat not in live.table.stood_for):
                return False
            async with self._ledger.hold(match) as live:
                is_back = seat in live.table.stood_for and live.table.status == "running"
                back, writes = come_back(live, self._ledger.moment(), seat) if is_back else (live, [])
                after = self._after_click(back, seat)
                if after is not live:
                    await self._ledger.write(live, after, writes)
                return is_back
        return False

    async def hasten(self, match: int, user_id: int) -> bool:
        """Let bots and automatic moves go on at once at a table with only one person.

        The person gives up the time to undo their move. Returns whether anything waited. If the database fails, nothing is changed until
        the next click.
        """
        with suppress(StaleTable, NotStored):
            live = await self._ledger.current(match)
            now = self._ledger.clock.now()
            waiting = [key for key, due in live.timers.items() if key[0] in ("bot", "automatic") and due > now]
            if not waiting or not live.table.is_solo or live.table.status != "running" or live.table.seat_of(user_id) is None:
                return False
            async with self._ledger.hold(match) as live:
                timers = {key: min(due, now) if key in waiting else due for key, due in live.timers.items()}
                await self._ledger.write(live, replace(live, timers=timers))
                return True
        return False

    async def hold(self, match: int, user_id: int) -> Table:
        """Hold a person's orders until they release them. Raises `NotAllowed` without orders."""
        return await self._put(match, user_id, HELD)

    async def release(self, match: int, user_id: int) -> Table:
        """Let a person's orders be obeyed again."""
        return await self._put(match, user_id, due=None)

    async def go_on(self, match: int, user_id: int, seen: int | None = None) -> Played:
        """Play at once what a person's orders play now. Raises `NotAllowed` if they play nothing.

        `seen`: the last entry that the person has seen; if the seat has moved since, `StaleTable` is raised. `None`: no such check.
        """
        async with self._ledger.hold_seat(match, user_id) as (live, seat):
            line = ordered_line(live, seat) if seat in live.table.to_act else None
            if seen is not None and any(entry.seat == seat for entry in await self._ledger.stored.entries(match, seen)):
                raise StaleTable
            if line is None:
                raise NotAllowed(Msg("play.order-gone"))
            return await play_line(self._ledger, live, seat, line, by_person=True, by_order=True)

    async def _put(self, match: int, user_id: int, due: float | None) -> Table:
        """Set from when on a person's orders are obeyed; `None`: the usual time after a click."""
        async with self._ledger.hold_seat(match, user_id) as (live, seat):
            if not live.orders_of(seat):
                raise NotAllowed(Msg("play.order-gone"))
            if due is None:
                delays = self._ledger.delays
                due = self._ledger.clock.now() + (delays.before_given if live.table.is_solo else delays.while_present)
            return (await self._ledger.write(live, live.with_timer("order", seat, due))).table

    def _after_click(self, live: Live, seat: Seat) -> Live:
        """Return the match after a click of the person in a seat: deputy and orders wait again.

        It is the same object if nothing changes.
        """
        wait, now = self._ledger.delays.while_present, self._ledger.clock.now()
        soon = now + wait * FRESH
        put_off = {key: now + wait for key, due in live.timers.items() if key[0] in KINDS and key[1] == seat and due < soon}
        if put_off:
            live = replace(live, timers={**live.timers, **put_off})
        if not wait or live.table.is_solo or live.table.status != "running" or not live.orders_of(seat):
            return live
        due = live.timers.get(("order", seat), 0.0)
        is_at_once = now < due <= now + self._ledger.delays.before_given  # it was given as a move, or the owner has come too late
        return live if due >= soon or is_at_once else live.with_timer("order", seat, now + wait)

    async def withdraw(self, match: int, user_id: int, key: str) -> Table:
        """Withdraw the order with this `order_key`. Raises `NotAllowed` if it is gone."""
        async with self._ledger.hold_seat(match, user_id) as (live, seat):
            order = next((order for order in live.orders_of(seat) if order_key(order) == key), None)
            if order is None:
                raise NotAllowed(Msg("play.order-gone"))
            if is_prepared(order):
                return (await self._change(live, seat, without_orders(live, seat, with_later_turns(live, seat, order)))).table
            return (await self._replace_order(live, seat, order.slot, None)).table

    async def prepare(self, match: int, user_id: int, line: Line, may_differ: bool = False) -> Ordered:
        """Prepare a line as a person's next turn, after those that they have prepared.

        When the turn comes, the line is played if its conditions are the same and its questions read as now (with `may_differ`: if the line
        is legal). Otherwise it is dropped, and its owner gets a notice with the reason. Raises `NotAllowed` if no turn can be prepared now,
        and what `walk.play` raises.
        """
        async with self._ledger.hold_seat(match, user_id) as (live, seat):
            return await self.add_turn(live, seat, line, may_differ)

    async def add_turn(self, live: Live, seat: Seat, line: Line, may_differ: bool) -> Ordered:
        """Prepare a turn and spend its draft. The caller holds the match."""
        orders = live.orders_of(seat)
        if worlds.next_world(running_rules(live), live.state, seat, orders) is None:
            raise NotAllowed(Msg("play.no-next-turn"))
        order = worlds.plan_turn(running_rules(live), live.state, seat, orders, line, may_differ, live.table.seq)
        after = await self._replace_order(live, seat, order.slot, order, DraftSpent(live.match, seat, "plan"))
        return Ordered(after.table, order)

    async def offer(self, match: int, user_id: int) -> OfferedTurn | None:
        """Return the likeliest next turn of a person's seat, after the prepared ones, or `None`."""
        live = await self._ledger.current(match)
        seat = live.table.seat_of(user_id)
        if seat is None or live.table.status != "running" or live.table.lesson is not None:
            return None
        return self._find_offer(live, seat)

    async def take_offered(self, match: int, user_id: int, key: str) -> Ordered:
        """Prepare the offered turn. Raises `StaleTable` if another one is offered now, or none."""
        async with self._ledger.hold_seat(match, user_id) as (live, seat):
            offer = self._find_offer(live, seat)
            if offer is None or offer.key != key:
                raise StaleTable
            return await self.add_turn(live, seat, offer.line, offer.may_differ)

    def _find_offer(self, live: Live, seat: Seat) -> OfferedTurn | None:
        """Return the offered turn of a seat, from memory if the position is the same."""
        key = (live.match, live.table.seq, live.table.edition, seat, live.orders_of(seat))
        offer = self._offers.get(key) or (_make_offer(live, seat),)  # a tuple, because there may be no offer
        self._offers.put(key, offer)
        return offer[0]

    async def reopen(self, match: int, user_id: int, key: str) -> Table:
        """Make a prepared turn the draft again, and withdraw those after it. Raises `NotAllowed`."""
        async with self._ledger.hold_seat(match, user_id) as (live, seat):
            turn = next((order for order in turns_of(live, seat) if order_key(order) == key), None)
            if turn is None:
                raise NotAllowed(Msg("play.order-gone"))
            row = await self._ledger.stored.draft(match, seat, "plan")
            path = steps.text_of(tuple((token,) for token in turn.line.split()))
            draft = DraftRow(match, seat, "plan", 1 if row is None else row.rev + 1, path)
            return (await self._change(live, seat, without_orders(live, seat, with_later_turns(live, seat, turn)), draft)).table

    async def set(self, live: Live, seat: Seat, order: Order, kind: Kind = "order") -> Live:
        """Store an order and spend its draft. An order with an empty line withdraws the old one.

        The caller holds the match.
        """
        spent = DraftSpent(live.match, seat, kind)
        return await self._replace_order(live, seat, order.slot, order if order.line else None, spent)

    async def _replace_order(self, live: Live, seat: Seat, slot: str, order: Order | None, *writes: Write) -> Live:
        """Put an order in place of the old one of its slot; `None` only withdraws the old one."""
        orders = [owned for owned in live.orders if (owned[0], owned[1].slot) != (seat, slot)]
        if order is not None:
            orders.append((seat, order))
        after = replace(live, orders=tuple(orders))
        if order is not None and seat in live.table.to_act and live.timers.get(("order", seat)) != HELD:
            line = ordered_line(after, seat)
            if line is not None and line != ordered_line(live, seat):
                after = after.with_timer("order", seat, self._ledger.clock.now() + self._ledger.delays.before_given)
        return await self._change(live, seat, after, *writes)

    async def _change(self, live: Live, seat: Seat, changed: Live, *writes: Write) -> Live:
        """Store a match in which a person has just changed their orders."""
        after, notices = settle(self._after_click(changed, seat), self._ledger.moment())
        return await self._ledger.write(live, after, [*notices, *writes])


def _make_offer(live: Live, seat: Seat) -> OfferedTurn | None:
    """Return a seat's likeliest next turn, or `None`. In one position it is always the same."""
    orders, rules = live.orders_of(seat), running_rules(live)
    likeliest = foresee_turn(rules, live.state, seat, orders, Random(f"{live.match} {seat} {live.table.seq}"))
    if likeliest is None:
        return None
    text = words(worlds.plan_turn(rules, live.state, seat, orders, likeliest.line, likeliest.may_differ, live.table.seq))
    key = blake2b(repr((likeliest.line, likeliest.may_differ, text)).encode(), digest_size=4).hexdigest()
    position = worlds.next_world(rules, live.state, seat, orders)
    brief = None if position is None else name_line(rules, position, seat, likeliest.line)
    return OfferedTurn(likeliest.line, likeliest.may_differ, brief or text, key)


def order_key(order: Order) -> str:
    """Return eight hexadecimal digits that name an order of one person, for its button."""
    return blake2b(f"{order.slot} {order.scope} {order.line}".encode(), digest_size=4).hexdigest()
