"""Standing orders play after a varying delay and are seen by their owner alone."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from engine.values import codec
from engine.values.core import Order, Seat
from play.host import Host
from play.time.clock import AT_ONCE, Delays
from play.turn.plans import order_key
from play.values.errors import NotAllowed, NotSeated, StaleTable
from play.values.feed import Change
from play.values.panels import AskingPanel, Ordered, Ready, Waiting
from play.values.types import Person, Table
from store.errors import Busy
from tests.databases import Databases
from tests.play import toy
from tests.play.hosting import (
    ANNE,
    BEN,
    CARLA,
    DAN,
    HandClock,
    Opener,
    Refusing,
    awaited_user,
    begin_match,
    newest_entry,
    news_since,
    person_in,
    rules,
    user_in,
)

SLOW = Delays(bot=2.0, fresh=0.0, order=(4.0, 40.0), present=0.0)
PATIENT = Delays(bot=2.0, fresh=0.0, order=(4.0, 40.0), present=120.0)
"""Here an order waits while its owner is present: until two minutes after their last click."""


async def limit(host: Host, table: Table, seat: int, top: int) -> Ordered:
    """Set the order of a seat that bids for it up to an amount."""
    user = user_in(table, seat)
    panel = await host.turns.panel(table.match, user, "order")
    assert isinstance(panel, AskingPanel)
    ready = await host.turns.answer(panel.ref, user, ("limit", str(top)))
    assert isinstance(ready, Ready) and ready.order is not None
    ordered = await host.turns.confirm(ready.ref, user)
    assert isinstance(ordered, Ordered)
    return ordered


async def test_a_limit_order_bids_the_least_and_passes_above_its_limit(host: Host) -> None:
    table = await begin_match(host, ANNE, BEN)
    await limit(host, table, 1, 4)
    await host.turns.move(table.match, user_in(table, 0), "bid 2")
    await host.clockwork.run_due()
    assert (await newest_entry(host, table.match)).line == "bid 3"
    await host.turns.move(table.match, user_in(table, 0), "bid 6")
    await host.clockwork.run_due()
    assert [logged.entry.line for logged in await host.reading.log(table.match, None)] == ["start", "bid 2", "bid 3", "bid 6", "pass"]


async def test_the_answer_comes_after_a_varying_delay(open_host: Opener, clock: HandClock) -> None:
    host = await open_host(delays=SLOW)
    waited = set()
    for _ in range(6):
        table = await begin_match(host, ANNE, BEN)
        await limit(host, table, 1, 4)
        before = clock.now()
        await host.turns.move(table.match, user_in(table, 0), "bid 2")
        await host.clockwork.run_due()
        assert (await host.reading.table(table.match)).seq == 1
        due = await host.ledger.store.next_due()
        assert due is not None and 4.0 <= due - before <= 40.0
        waited.add(round(due - before, 3))
        clock.time = due - 0.001
        assert await host.clockwork.run_due() == 0
        clock.time = due
        assert await host.clockwork.run_due() == 1
        assert (await host.reading.table(table.match)).seq == 2
    assert len(waited) > 3


async def test_nobody_else_notices_that_an_order_is_set(open_host: Opener) -> None:
    host, heard = await open_host(delays=SLOW), list[Change]()

    async def hear(change: Change) -> None:
        heard.append(change)

    table = await begin_match(host, ANNE, BEN)
    await host.feed.drain()
    host.feed.subscribe(hear)
    other = person_in(table, 0)
    before = await known_to_another(host, table, other)
    await limit(host, table, 1, 4)
    await host.feed.drain()
    assert not heard and await host.reading.table(table.match) == table
    assert await known_to_another(host, table, other) == before
    with pytest.raises(NotSeated):
        await host.plans.of(table.match, DAN.user_id)
    assert await host.plans.of(table.match, other.user_id) == ()


async def known_to_another(host: Host, table: Table, person: Person) -> Any:
    """Everything that a person without the order can get hold of."""
    seat = table.seat_of(person.user_id)
    panel = await host.turns.panel(table.match, person.user_id)
    return (
        codec.dumps(codec.encode(await host.reading.view(table.match, seat))),
        await host.reading.log(table.match, seat),
        await news_since(host, table.match, person.user_id),
        await host.reading.record(table.match, person.user_id),
        await host.turns.completions(table.match, person.user_id, ""),
        (panel.ref, panel.steps) if isinstance(panel, AskingPanel) else panel,
        await host.reading.table(table.match),
        await host.people.notices(table.match, person.user_id),
        await host.plans.of(table.match, person.user_id),
    )


async def test_an_order_is_changed_and_withdrawn(open_host: Opener) -> None:
    host = await open_host(delays=SLOW)
    table = await begin_match(host, ANNE, BEN)
    owner = user_in(table, 1)
    await limit(host, table, 1, 4)
    await limit(host, table, 1, 8)
    (order,) = await host.plans.of(table.match, owner)
    assert order.line == "limit 8"
    panel = await host.turns.panel(table.match, owner)
    assert isinstance(panel, Waiting) and panel.orders == (order,) and panel.can_order
    with pytest.raises(NotAllowed):
        await host.plans.withdraw(table.match, owner, order_key(replace(order, line="limit 4")))
    assert await host.plans.of(table.match, owner) == (order,), "a button of the former order withdraws nothing"
    await host.plans.withdraw(table.match, owner, order_key(order))
    assert await host.plans.of(table.match, owner) == ()
    with pytest.raises(NotAllowed):
        await host.plans.withdraw(table.match, owner, order_key(order))


async def test_the_option_none_withdraws_an_order(host: Host) -> None:
    table = await begin_match(host, ANNE, BEN)
    user = user_in(table, 1)
    await limit(host, table, 1, 4)
    panel = await host.turns.panel(table.match, user, "order")
    ready = await host.turns.answer(panel.ref, user, ("none",))  # type: ignore[union-attr]
    assert isinstance(ready, Ready)
    await host.turns.confirm(ready.ref, user)
    assert await host.plans.of(table.match, user) == ()


async def test_a_withdrawn_order_does_not_answer(open_host: Opener, clock: HandClock) -> None:
    host = await open_host(delays=SLOW)
    table = await begin_match(host, ANNE, BEN)
    await limit(host, table, 1, 4)
    await host.turns.move(table.match, user_in(table, 0), "bid 2")
    (order,) = await host.plans.of(table.match, user_in(table, 1))
    await host.plans.withdraw(table.match, user_in(table, 1), order_key(order))
    clock.advance(100)
    assert await host.clockwork.run_due() == 0
    assert (await host.reading.table(table.match)).to_act == (1,)


async def test_an_order_set_on_the_own_turn_answers_too(open_host: Opener, clock: HandClock) -> None:
    host = await open_host(delays=SLOW)
    table = await begin_match(host, ANNE, BEN)
    await limit(host, table, 0, 4)
    clock.advance(41)
    await host.clockwork.run_due()
    assert (await newest_entry(host, table.match)).line == "bid 1"


async def test_an_answer_in_person_comes_before_an_order(open_host: Opener, clock: HandClock) -> None:
    host = await open_host(delays=SLOW)
    table = await begin_match(host, ANNE, BEN, CARLA)
    await limit(host, table, 1, 4)
    await host.turns.move(table.match, user_in(table, 0), "bid 2")
    await host.turns.move(table.match, user_in(table, 1), "bid 9")
    clock.advance(100)
    await host.clockwork.run_due()
    assert (await newest_entry(host, table.match)).line == "bid 9"


async def test_an_order_ends_with_its_auction_and_its_owner_is_notified(host: Host) -> None:
    table = await begin_match(host, ANNE, BEN)
    owner = user_in(table, 1)
    await limit(host, table, 1, 4)
    await host.turns.move(table.match, user_in(table, 0), "bid 9")
    await host.clockwork.run_due()
    assert (await host.reading.table(table.match)).to_act == (0, 1)
    assert await host.plans.of(table.match, owner) == ()
    (notice,) = await host.people.notices(table.match)
    assert (notice.user_id, notice.msg.key) == (owner, "play.notice.order-done"), "its own pass ended it"
    await host.people.delete_notices([notice])
    assert await host.people.notices(table.match, owner) == ()


async def test_orders_and_their_timers_survive_a_restart(open_host: Opener, clock: HandClock) -> None:
    host = await open_host(delays=SLOW)
    table = await begin_match(host, ANNE, BEN)
    await limit(host, table, 1, 4)
    await host.turns.move(table.match, user_in(table, 0), "bid 2")
    restarted = await open_host(delays=SLOW)
    clock.advance(41)
    await restarted.clockwork.run_due()
    assert (await newest_entry(restarted, table.match)).line == "bid 3"


async def test_a_click_writes_no_row_with_or_without_an_order(open_host: Opener) -> None:
    host = await open_host(delays=PATIENT)
    table = await begin_match(host, ANNE, BEN)
    before = await host.ledger.store.revision(table.match)
    await host.plans.note_click(table.match, ANNE.user_id)
    await host.plans.note_click(table.match, DAN.user_id)
    assert await host.ledger.store.revision(table.match) == before
    await limit(host, table, 1, 4)
    before = await host.ledger.store.revision(table.match)
    await host.plans.note_click(table.match, user_in(table, 1))
    assert await host.ledger.store.revision(table.match) == before, "a click writes no row with an order either"


async def test_a_held_order_waits_until_it_is_released(open_host: Opener, clock: HandClock) -> None:
    host = await open_host(delays=PATIENT)
    table = await begin_match(host, ANNE, BEN)
    owner = user_in(table, 1)
    with pytest.raises(NotAllowed):
        await host.plans.hold(table.match, owner)
    await limit(host, table, 1, 4)
    await host.plans.hold(table.match, owner)
    await host.turns.move(table.match, user_in(table, 0), "bid 2")
    restarted = await open_host(delays=PATIENT)
    clock.advance(10 * 86_400.0)
    await restarted.plans.note_click(table.match, owner)
    await restarted.clockwork.run_due()
    standing = await restarted.plans.standing_orders(table.match, owner)
    assert standing.held and standing.goes_on is None and (await restarted.reading.table(table.match)).seq == 1
    await restarted.plans.release(table.match, owner)
    assert (await restarted.plans.standing_orders(table.match, owner)).goes_on == clock.now() + 120.0
    clock.advance(120.0)
    await restarted.clockwork.run_due()
    assert (await restarted.reading.table(table.match)).seq == 2


async def test_an_owner_lets_an_order_play_at_once(open_host: Opener) -> None:
    host = await open_host(delays=PATIENT)
    table = await begin_match(host, ANNE, BEN)
    owner = user_in(table, 1)
    await limit(host, table, 1, 4)
    with pytest.raises(NotAllowed):
        await host.plans.go_on(table.match, owner)
    await host.turns.move(table.match, user_in(table, 0), "bid 2")
    played = await host.plans.go_on(table.match, owner)
    assert played.entry.line == "bid 3" and played.table.to_act == (0,)
    assert await news_since(host, table.match, owner) == ()


async def test_a_second_click_on_go_on_plays_nothing(open_host: Opener) -> None:
    host = await open_host(delays=PATIENT)
    table = await begin_match(host, ANNE, BEN)
    owner = user_in(table, 1)
    await limit(host, table, 1, 6)
    await host.turns.move(table.match, user_in(table, 0), "bid 2")
    seen = (await host.plans.standing_orders(table.match, owner)).seq
    assert (await host.plans.go_on(table.match, owner, seen)).entry.line == "bid 3"
    await host.turns.move(table.match, user_in(table, 0), "bid 4")
    with pytest.raises(StaleTable):
        await host.plans.go_on(table.match, owner, seen)
    assert (await host.reading.table(table.match)).seq == 3


async def test_a_phase_without_orders_refuses_them(host: Host) -> None:
    table = await begin_match(host, ANNE, BEN)
    for _ in range(2):
        table = (await host.turns.move(table.match, awaited_user(table), "pass")).table
    with pytest.raises(NotAllowed):
        await host.turns.panel(table.match, ANNE.user_id, "order")


async def test_moves_by_orders_are_news_to_their_owner(host: Host) -> None:
    table = await begin_match(host, ANNE, BEN)
    await limit(host, table, 1, 4)
    await host.turns.move(table.match, user_in(table, 0), "bid 2")
    await host.clockwork.run_due()
    lines = [logged.entry.line for logged in await news_since(host, table.match, user_in(table, 1))]
    assert lines == ["start", "bid 2", "bid 3"]
    assert [logged.entry.line for logged in await news_since(host, table.match, user_in(table, 0))] == ["bid 3"]


async def test_an_order_waits_for_a_database_that_refuses(databases: Databases, clock: HandClock) -> None:
    store = Once(databases().store())
    host = Host(store, clock=clock, rng=Random(1), delays=AT_ONCE, rules=rules)
    await host.open(ticking=False)
    table = await begin_match(host, ANNE, BEN)
    await limit(host, table, 1, 4)
    await host.turns.move(table.match, user_in(table, 0), "bid 2")
    store.refuses = Busy("somebody else writes")
    await host.clockwork.run_due()
    clock.advance(61.0)
    await host.clockwork.run_due()
    assert (await newest_entry(host, table.match)).line == "bid 3"
    await host.close()


class Once(Refusing):
    """A database that is busy for one commit."""

    async def commit(self, match: int, writes: Any) -> None:
        try:
            await super().commit(match, writes)
        finally:
            self.refuses = None


class Confused(toy.Toy):
    """A game whose orders play a line that is not possible."""

    def obey(self, world: toy.State, seat: Seat, orders: tuple[Order, ...]) -> str | None:
        return "bid 777"


async def test_an_order_that_cannot_be_obeyed_is_not_quoted_in_the_log(open_host: Opener, caplog: pytest.LogCaptureFixture) -> None:
    host = await open_host(rules=lambda name: Confused.rules())
    table = await begin_match(host, ANNE, BEN)
    await limit(host, table, 1, 4)
    await host.turns.move(table.match, user_in(table, 0), "bid 2")
    await host.clockwork.run_due()
    assert (await host.reading.table(table.match)).to_act == (1,)
    assert "an order cannot be obeyed" in caplog.text and "777" not in caplog.text


async def test_notices_of_an_order_are_deleted_at_its_owners_next_move(host: Host, clock: HandClock) -> None:
    table = await begin_match(host, ANNE, BEN)
    owner = user_in(table, 1)
    await limit(host, table, 1, 4)
    await host.turns.move(table.match, user_in(table, 0), "bid 9")
    await host.clockwork.run_due()
    assert len(await host.people.notices(table.match, owner)) == 1
    view = await host.reading.view(table.match, Seat(1))
    clock.advance(1.0)
    await host.turns.move(table.match, owner, str(view.hand[0]))
    assert await host.people.notices(table.match, owner) == (), "no later panel shows it again"
