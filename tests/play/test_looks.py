"""A look reads all that a click needs of a match and a person at one moment."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine.walking.walk import sample
from play.host import Host
from play.values.errors import NoSuchMatch, NotStored, StaleTable
from play.values.panels import AskingPanel
from play.values.personal import PersonSettings
from play.values.types import Table
from store.rows import GREATEST_MATCH
from store.rows.looks import NEWEST
from tests.play.hosting import ANNE, BEN, CARLA, DAN, Opener, awaited_user, begin_match


async def answers(host: Host, table: Table, user: int) -> list[Any]:
    """What screens ask a host about a match and a person."""
    match, seat = table.match, table.seat_of(user)
    return [
        await host.reading.table(match),
        await host.turns.panel(match, user),
        await host.turns.panel(match, user, "order"),
        await host.reading.view(match, seat),
        await host.reading.deadlines(match),
        await host.reading.bank(match, user),
        await host.reading.away(match),
        await host.reading.recent(match, seat, 6),
        await host.reading.recent(match, seat, 2 * NEWEST),
        await host.reading.log(match, seat),
        await host.plans.standing_orders(match, user),
        await host.plans.ways(match, user),
        await host.coach.offer(match, user),
        await host.desk.next(user, match),
        await host.desk.memo(match, user),
        await host.people.settings(user),
        [await host.people.settings(person.user_id) for person in (ANNE, BEN, CARLA, DAN)],
        await host.people.notices(match, user),
        await host.telling.pings(user),
        [await host.telling.own_way(number, user) for number in (match, match + 1)],
        await host.telling.way(match, user),
        await host.directs.is_resting(user),
        await host.houses.of(table.place.guild_id),
        await host.houses.of(99),
        await host.referees.role(table.place.guild_id or 0),
        [table.match for table in await host.reading.tables_of(user)],
    ]


async def furnish_table(host: Host) -> Table:
    """A match whose people have settings, notes and ways of notification."""
    table = await begin_match(host, ANNE, BEN, CARLA, pace="1d")
    other = await begin_match(host, ANNE, DAN)
    for user in (ANNE.user_id, BEN.user_id):
        await host.people.choose(user, PersonSettings(notification_way="dm", language="en", confirm=True))
        await host.desk.write(table.match, user, f"Remember {user}")
        await host.telling.choose(table.match, user, "channel")
    await host.telling.choose(other.match, ANNE.user_id, "off")
    await host.referees.set_role(1, 77)
    await host.houses.choose(1, ANNE.user_id, 0, {"mentions": "direct"})
    await host.directs.note_refusal(BEN.user_id)
    return await host.reading.table(table.match)


async def test_a_look_answers_as_the_host_does(host: Host) -> None:
    table = await furnish_table(host)
    panel = await host.turns.panel(table.match, awaited_user(table))
    assert isinstance(panel, AskingPanel)
    await host.turns.answer(panel.ref, awaited_user(table), ("bid",))
    for person in (ANNE, BEN, CARLA, DAN):
        looking = await host.looking_at(table.match, person.user_id)
        assert await answers(looking, table, person.user_id) == await answers(host, table, person.user_id)


async def test_a_look_at_a_long_log_answers_as_the_host_does(host: Host) -> None:
    table, rng = await begin_match(host, ANNE, BEN, game="navegador"), Random(3)
    while table.seq < 2 * NEWEST:
        live = await host.ledger.current(table.match)
        assert live.rules is not None
        line = " ".join(sample(live.rules, live.state, table.to_act[0], rng)[0])
        table = (await host.turns.move(table.match, awaited_user(table), line)).table
    looking = await host.looking_at(table.match, CARLA.user_id)
    for after in range(-1, table.seq):
        assert await looking.reading.log(table.match, None, after) == await host.reading.log(table.match, None, after)
        assert await looking.reading.recent(table.match, None, 3, after) == await host.reading.recent(table.match, None, 3, after)
    assert await answers(looking, table, CARLA.user_id) == await answers(host, table, CARLA.user_id)


async def test_a_move_through_a_look_is_made_on_the_newest_state(open_host: Opener) -> None:
    one, two = await open_host(), await open_host()
    table = await begin_match(one, ANNE, BEN)
    looking = await one.looking_at(table.match, awaited_user(table))
    await two.people.follow(table.match, DAN.user_id, True)
    played = await looking.turns.move(table.match, awaited_user(table), "bid 1")
    assert played.table.seq == table.seq + 1 and DAN.user_id in played.table.followers


async def test_a_look_queries_the_database_once(open_host: Opener) -> None:
    host = await open_host()
    table = await furnish_table(host)
    looking = await host.looking_at(table.match, ANNE.user_id)

    async def asked_again(function: Any) -> Any:
        raise AssertionError("the database is asked again")

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(host.ledger.store, "_read", asked_again)
        panel = await looking.turns.panel(table.match, ANNE.user_id)
        assert panel == await looking.turns.panel(table.match, ANNE.user_id, change=True)
        assert (await looking.people.settings(ANNE.user_id)).confirm and await looking.desk.memo(table.match, ANNE.user_id)
        assert await looking.reading.recent(table.match, None, 6) and await looking.desk.next(ANNE.user_id, table.match)
        assert await looking.telling.way(table.match, ANNE.user_id) == "dm", "as the house wants it"
        assert await looking.people.notices(table.match, ANNE.user_id) == ()


async def test_a_look_has_its_own_readers_and_shares_the_rest(host: Host) -> None:
    table = await begin_match(host, ANNE, BEN)
    seen = await host.looking_at(table.match, ANNE.user_id)
    assert seen.made == {}
    await seen.people.settings(ANNE.user_id)
    assert set(seen.made) == {"people"} and seen.people is seen.people is not host.people
    assert seen.presence is host.presence and seen.clockwork is host.clockwork and set(seen.made) == {"people"}
    assert seen.telling.attention is host.telling.attention and seen.telling is not host.telling


async def test_a_look_shows_its_moment_and_refuses_stale_moves(open_host: Opener) -> None:
    """Another process, and this one, go on after the look: it shows what was; what is done by it is refused, or done on the newest."""
    one, two = await open_host(), await open_host()
    table = await begin_match(one, ANNE, BEN)
    user = awaited_user(table)
    panel = await one.turns.panel(table.match, user)
    assert isinstance(panel, AskingPanel)
    looking = await one.looking_at(table.match, user)
    before = await answers(looking, table, user)
    await two.turns.move(table.match, user, "bid 1")
    await two.desk.write(table.match, user, "later")
    assert await answers(looking, table, user) == before
    await one.reading.view(table.match, None)
    assert (await one.reading.table(table.match)).seq == table.seq + 1
    assert await answers(looking, table, user) == before, "this process knows more by now"
    with pytest.raises(StaleTable):
        await looking.turns.answer(panel.ref, user, ("bid",))
    with pytest.raises(StaleTable):
        await looking.turns.confirm(panel.ref, user)
    assert (await looking.people.follow(table.match, DAN.user_id, True)).seq == table.seq + 1
    assert DAN.user_id in (await two.reading.table(table.match)).followers


async def test_impossible_numbers_cause_no_query(host: Host) -> None:
    for match in (0, -1, GREATEST_MATCH + 1):
        with pytest.raises(NoSuchMatch):
            await host.looking_at(match, ANNE.user_id)
    looking = await host.looking_at(7, ANNE.user_id)
    with pytest.raises(NoSuchMatch):
        await looking.reading.table(7)


async def test_a_closed_database_is_reported(host: Host) -> None:
    await host.ledger.store.close()
    with pytest.raises(NotStored):
        await host.looking_at(1, ANNE.user_id)
