"""A table is live (`sprint` in records) while all its awaited players are present; then nobody is pinged."""

from __future__ import annotations

from play.follows.effects import notified_people
from play.follows.sprint import LIVE_TURN as CLOCK
from play.follows.sprint import STAY, here, is_live
from play.host import Host
from play.telling.pings import HERE, HERE_AGAIN
from play.time.clock import Delays
from play.values.personal import PersonSettings
from play.values.types import Table
from tests.play.hosting import ANNE, BEN, CARLA, HandClock, Opener, awaited_user, begin_match, waiting_user
from tests.play.telling import carry_out_all, shown_items, steps_for

SLOW = Delays(order=(4.0, 40.0), present=0.0)


async def now(host: Host, table: Table) -> Table:
    return await host.reading.table(table.match)


async def both_here(host: Host) -> Table:
    """A live table of two."""
    table = await begin_match(host, ANNE, BEN)
    for person in (ANNE, BEN):
        await host.presence.arrive(person.user_id)
    return await now(host, table)


async def test_a_table_is_live_while_all_awaited_players_are_present(host: Host) -> None:
    table = await begin_match(host, ANNE, BEN, CARLA)
    first = awaited_user(table)
    await host.presence.arrive(first)
    assert not is_live(await now(host, table)), "one present player is not enough"
    second = awaited_user((await host.turns.move(table.match, first, "bid 1")).table)
    assert not is_live(await now(host, table)), "somebody is awaited who is not here"
    await host.presence.arrive(second)
    assert is_live(await now(host, table))
    third = awaited_user((await host.turns.move(table.match, second, "bid 2")).table)
    assert third not in (first, second) and not is_live(await now(host, table)), "the third is not here"
    await host.turns.move(table.match, third, "bid 3")
    assert is_live(await now(host, table)) and awaited_user(await now(host, table)) == first


async def test_a_live_table_pings_nobody_until_it_ends(open_host: Opener, clock: HandClock) -> None:
    host = await open_host(delays=SLOW)
    table = await begin_match(host, ANNE, BEN)
    clock.advance(60.0)
    assert [step for _, _, step in await carry_out_all(host, table.match)] == ["post"]
    for person in (ANNE, BEN):
        await host.presence.arrive(person.user_id)
    assert "post" not in steps_for(await carry_out_all(host, table.match), awaited_user(table))
    assert await shown_items(host, awaited_user(table)) == (), "the ping is removed"
    for amount in range(1, 6):
        table = (await host.turns.move(table.match, awaited_user(table), f"bid {amount}")).table
        clock.advance(60.0)
        assert await carry_out_all(host, table.match) == []
    await host.presence.leave(awaited_user(table))
    assert not is_live(await now(host, table)) and await carry_out_all(host, table.match) == []
    clock.advance(60.0)
    notifications = await carry_out_all(host, table.match)
    assert (table.match, awaited_user(table), "post") in notifications


async def test_an_expired_live_clock_counts_as_leaving(host: Host, clock: HandClock) -> None:
    table = await both_here(host)
    user, seat = awaited_user(table), table.to_act[0]
    assert here(table)[seat].move_by == clock.now() + CLOCK
    clock.advance(CLOCK - 1)
    await host.clockwork.run_due()
    assert is_live(await now(host, table))
    await host.turns.move(table.match, user, "bid 1")
    table = await now(host, table)
    assert here(table)[seat].move_by is None and here(table)[table.to_act[0]].move_by == clock.now() + CLOCK, "each turn has its own clock"
    clock.advance(CLOCK)
    await host.clockwork.run_due()
    table = await now(host, table)
    assert not is_live(table) and list(here(table)) == [seat] and table.late == () and table.seq == 1
    assert notified_people(table) == {awaited_user(table)}


async def test_a_live_table_survives_a_restart_and_ends_in_time(open_host: Opener, clock: HandClock) -> None:
    table = await both_here(await open_host())
    again = await open_host()
    table_now = await now(again, table)
    assert table_now.sprint == table.sprint and is_live(table_now)
    clock.advance(STAY)
    await again.clockwork.run_due()
    assert (await now(again, table)).sprint is None


async def test_others_are_invited_once_and_as_they_chose(open_host: Opener, clock: HandClock) -> None:
    host = await open_host(delays=SLOW)
    table = await begin_match(host, ANNE, BEN, CARLA)
    first = awaited_user(table)
    second, quiet = (person.user_id for person in (ANNE, BEN, CARLA) if person.user_id != first)
    await host.people.choose(quiet, PersonSettings("off"))
    await host.presence.arrive(first)
    assert await carry_out_all(host, table.match) == [(table.match, second, "post")]
    assert [item.key for item in await shown_items(host, second)] == [HERE] and await shown_items(host, quiet) == ()
    await host.telling.note_click(second, table, None)
    await host.presence.arrive(first)
    clock.advance(60.0)
    assert "post" not in steps_for(await carry_out_all(host, table.match), second), "one invitation each time the table becomes live"
    await host.presence.leave(first)
    assert (table.match, second, "remove") in await carry_out_all(host, table.match)


async def test_arriving_again_does_not_ping_the_others_each_time(open_host: Opener, clock: HandClock) -> None:
    host = await open_host(delays=SLOW)
    table = await begin_match(host, ANNE, BEN)
    first, other = awaited_user(table), waiting_user(table)
    steps = []
    for wait in (60.0, 60.0, HERE_AGAIN, 0.0):
        await host.presence.arrive(first)
        steps += steps_for(await carry_out_all(host, table.match), other)
        await host.presence.leave(first)
        await carry_out_all(host, table.match)
        clock.advance(wait)
    assert steps == ["post", "whisper", "whisper", "post"]


async def test_a_player_who_gives_up_the_seat_is_not_present(host: Host) -> None:
    table = await both_here(host)
    await host.seats.substitute(table.match, awaited_user(table), table.to_act[0], "deckhand")
    table = await now(host, table)
    assert len(here(table)) == 1 and not is_live(table)
