"""Substitutes are called to an open seat, each of them not too often."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest
from msgspec.structs import replace

from engine.values.core import Seat
from play.host import Host
from play.people.substitutes import CALLED, REST
from play.time.calendar import NIGHT, Hours
from play.values.errors import NotAllowed
from play.values.personal import PersonSettings
from play.values.types import Person, Place, Table
from tests.play.hosting import ANNE, BEN, CARLA, DAN, HALL, HandClock, Opener, awaited_user, begin_match, person_in

GUILD = HALL.guild_id or 0
NOON = datetime(2026, 5, 4, 12, tzinfo=UTC).timestamp()


async def called_users(host: Host, table: Table) -> set[int]:
    notices = await host.people.notices(table.match)
    return {notice.user_id for notice in notices if notice.msg.key == "play.notice.bench"}


async def leave_for_good(host: Host, table: Table) -> Table:
    """The first awaited person leaves for good."""
    user = awaited_user(table)
    seat = table.seat_of(user)
    assert seat is not None
    table = await host.seats.substitute(table.match, user, seat, "mate", user, for_good=True)
    await host.clockwork.run_due()
    return await host.reading.table(table.match)


async def test_substitutes_are_called_in_turns_until_one_takes_the_seat(open_host: Opener, clock: HandClock) -> None:
    host = await open_host()
    for user in range(101, 106):
        await host.bench.sit(GUILD, user)
    await host.bench.sit(GUILD, 106, ("magellan",))
    await host.bench.sit(GUILD, BEN.user_id)
    await host.bench.sit(GUILD + 1, 107)
    table = await leave_for_good(host, await begin_match(host, ANNE, BEN, CARLA))
    assert await called_users(host, table) == {101, 102, 103} and CALLED == 3
    clock.advance(REST)
    host = await open_host()
    await host.clockwork.run_due()
    assert await called_users(host, table) == {101, 102, 103, 104, 105}, "the next, and nobody who plays here"
    seat = next(vacancy.seat for vacancy in table.vacancies)
    table = await host.seats.take(table.match, Person(104, "Eva"), seat)
    assert table.seat_of(104) == seat and table.vacancies == ()
    with pytest.raises(NotAllowed):
        await host.seats.take(table.match, Person(105, "Finn"), seat)
    clock.advance(REST)
    await host.clockwork.run_due()
    assert await called_users(host, table) == {101, 102, 103, 104, 105}


async def test_no_call_at_night_twice_a_day_or_against_the_settings(open_host: Opener, clock: HandClock) -> None:
    host, clock.time = await open_host(), NOON
    for user in (101, 102, 103):
        await host.bench.sit(GUILD, user)
    await host.people.choose(101, replace(PersonSettings(), hours=Hours("Pacific/Auckland", NIGHT)))
    await host.people.choose(102, replace(PersonSettings(), notification_way="off"))
    one = await leave_for_good(host, await begin_match(host, ANNE, BEN, CARLA))
    assert await called_users(host, one) == {103}
    other = await leave_for_good(host, await begin_match(host, ANNE, BEN, DAN))
    assert await called_users(host, other) == set(), "once a day is enough"
    clock.advance(REST - 8 * 3600)
    await host.bench.leave(GUILD, 103)
    third = await leave_for_good(host, await begin_match(host, ANNE, CARLA, DAN))
    assert await called_users(host, third) == {101} and await host.bench.games(GUILD, 103) is None


async def test_a_private_place_calls_nobody(open_host: Opener) -> None:
    host = await open_host()
    await host.bench.sit(GUILD, 101)
    table = await begin_match(host, ANNE, BEN, CARLA)
    await host.tables.move_to(table.match, Place(GUILD, 2, 77), is_own_thread=False)
    assert await called_users(host, await leave_for_good(host, table)) == set()


async def test_a_player_who_left_can_come_back_until_the_seat_is_taken(open_host: Opener) -> None:
    host = await open_host()
    table = await begin_match(host, ANNE, BEN, CARLA)
    person = person_in(table, table.to_act[0])
    table = await leave_for_good(host, table)
    assert (await host.seats.take(table.match, person, Seat(0))).vacancies == ()
    with pytest.raises(NotAllowed):
        await host.bench.sit(GUILD, 101, ("no game",))
