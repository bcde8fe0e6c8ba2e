"""Live evenings of a server seat the people who are present, and end when their tables do."""

from __future__ import annotations

from contextlib import suppress
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from engine.match import registry
from play.club import evenings
from play.club.evenings import ALONE, CALL, LASTS, Evening, evening_settings, evenings_ahead, parties, usual_seats
from play.follows.sprint import is_live
from play.host import Host
from play.time.calendar import DAY, Hours, local
from play.values.errors import NotAllowed, PlayError, StaleTable
from play.values.types import Person
from tests.play import toy
from tests.play.hosting import HandClock, Opener, finish_match
from tests.play.test_seasons_killed import Mortal

GUILD = 1
CHANNEL = 2
ADMIN = 9
PEOPLE = [Person(100 + at, f"P{at}") for at in range(9)]
NOW = 1_764_000_000.0


@pytest.fixture(autouse=True)
def toy_only(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = lambda name: toy.RULES if name == "toy" else registry.rules(name)  # noqa: E731
    monkeypatch.setattr(evenings, "registry", SimpleNamespace(names=lambda: ["toy"], rules=rules))


@pytest.mark.parametrize(("count", "split"), [(1, []), (2, [2]), (3, [3]), (4, [4]), (5, [3, 2]), (6, [3, 3]), (7, [4, 3]), (9, [3, 3, 3])])
def test_people_are_split_into_tables_of_about_three(count: int, split: list[int], monkeypatch: pytest.MonkeyPatch) -> None:
    assert parties(count, "navegador") == split


def test_people_who_fit_no_table_wait() -> None:
    assert usual_seats("pizarro") == 3
    assert (parties(2, "pizarro"), parties(5, "pizarro"), parties(8, "pizarro")) == ([], [4], [4, 4])


def test_evening_tables_use_the_settings_a_game_names() -> None:
    assert evening_settings("magellan") == {"target": "75", "end": "winner"} and evening_settings("carta_magica") == {}
    assert toy.RULES.evening is None and evening_settings("toy") == dict(toy.RULES.short)


def test_evenings_begin_at_eight_in_the_evening_of_the_server() -> None:
    hours = Hours("America/New_York")
    starts = evenings_ahead(hours, NOW)
    assert len(starts) >= 7 and all((local(hours, at).hour, local(hours, at).minute) == (20, 0) for at in starts)
    assert starts[0] - NOW >= CALL


def next_evening(hours: Hours, now: float) -> float:
    """The first moment at which an evening can begin."""
    first, *_ = evenings_ahead(hours, now)
    return first


async def plan(host: Host, at: float, weekly: bool) -> Any:
    """The row of an evening that an admin plans."""
    return await host.evenings.plan(GUILD, CHANNEL, "toy", at, weekly, ADMIN)


async def plan_weekly_evening(host: Host, clock: HandClock) -> Any:
    """The row of a weekly evening whose first date is the next possible one."""
    clock.time = NOW
    return await plan(host, next_evening(Hours(), NOW), weekly=True)


async def begin_evening(host: Host, clock: HandClock, row: Any, *people: Person) -> Evening:
    """An evening that has begun with these people."""
    clock.time = row.starts_at - CALL
    assert await host.evenings.servers_due() == (GUILD,)
    row = await host.evenings.store_card(row, 77)
    for person in people:
        await host.evenings.arrive(GUILD, person)
    clock.time = row.starts_at
    await host.evenings.begin(row)
    return await present_evening(host)


async def present_evening(host: Host) -> Evening:
    evening = await host.evenings.of(GUILD)
    assert evening is not None
    return evening


async def test_present_people_are_seated_at_once_and_the_tables_are_live(host: Host, clock: HandClock) -> None:
    row = await plan_weekly_evening(host, clock)
    with pytest.raises(NotAllowed):
        await plan(host, row.starts_at, weekly=True)
    with pytest.raises(NotAllowed):
        await host.evenings.arrive(GUILD, PEOPLE[0])
    evening = await begin_evening(host, clock, row, *PEOPLE[:6])
    tables = await host.evenings.tables(evening)
    assert len(tables) == 2 and all(table.status == "running" and is_live(table) and not table.terms.rated for table in tables)
    assert not evening.waiting and sorted(len(table.people) for table in tables) == [3, 3]
    await host.evenings.arrive(GUILD, PEOPLE[0])
    assert len((await present_evening(host)).people) == 6, "a person is present once"
    evening = await host.evenings.arrive(GUILD, PEOPLE[6])
    assert [person.user for person in evening.waiting] == [PEOPLE[6].user_id]
    with pytest.raises(NotAllowed):
        await host.evenings.with_bots(GUILD, PEOPLE[6].user_id)
    clock.advance(ALONE)
    assert host.evenings.may_fill(await present_evening(host))
    with pytest.raises(NotAllowed):
        await host.evenings.with_bots(GUILD, PEOPLE[0].user_id)
    evening = await host.evenings.with_bots(GUILD, PEOPLE[6].user_id)
    last = (await host.evenings.tables(evening))[-1]
    assert len(last.people) == 1 and len(last.bots) == 2 and not evening.waiting


async def test_a_weekly_evening_repeats_at_its_hour_and_a_single_one_does_not(host: Host, clock: HandClock) -> None:
    await host.houses.choose(GUILD, 9, 0, {"hours": Hours("Europe/Berlin")})
    clock.time = 1_774_400_000.0  # the last week of March: the clocks go forward
    hours = Hours("Europe/Berlin")
    row = await plan(host, next_evening(hours, clock.now()), weekly=True)
    clock.time = row.starts_at - CALL
    row = await host.evenings.begin(await host.evenings.store_card(row, 77))
    evening = await present_evening(host)
    assert not await host.evenings.is_over(evening)
    clock.time = row.starts_at + LASTS
    assert await host.evenings.is_over(evening)
    after = await host.evenings.end(evening.row)
    assert after.state == "planned" and local(hours, after.starts_at).hour == 20 and 6.9 * DAY < after.starts_at - row.starts_at < 7.1 * DAY
    assert await host.evenings.cancel(GUILD) is not None and await host.evenings.servers_due() == ()
    clock.time = NOW
    single = await plan(host, next_evening(hours, NOW), weekly=False)
    assert (await host.evenings.end(single)).state == "off"


async def test_an_evening_is_over_when_its_tables_are(host: Host, clock: HandClock) -> None:
    evening = await begin_evening(host, clock, await plan_weekly_evening(host, clock), *PEOPLE[:3])
    (table,) = await host.evenings.tables(evening)
    clock.advance(2 * ALONE)
    assert not await host.evenings.is_over(evening)
    await finish_match(host, table, Random(1))
    assert await host.evenings.is_over(evening)


async def test_two_processes_seat_nobody_twice(open_host: Opener, clock: HandClock) -> None:
    one, other = await open_host(), await open_host()
    row = await plan_weekly_evening(one, clock)
    evening = await begin_evening(one, clock, row, *PEOPLE[:2])
    with pytest.raises(StaleTable):
        await other.evenings.begin(row)
    for person in PEOPLE[2:4]:
        await one.ledger.store_rows(evenings.rows.EveningPersonRow(GUILD, person.user_id, person.name, clock.now()))
    before = await present_evening(other)
    await one.evenings.seat(GUILD)
    with pytest.raises(StaleTable):
        await other.evenings._open(before.row, before.waiting, 0)
    assert len((await present_evening(one)).matches) == 2 and len(evening.matches) == 1


@pytest.mark.parametrize("at", range(1, 4))
@pytest.mark.parametrize("after", [False, True])
async def test_after_a_kill_at_any_commit_everybody_sits_at_one_table(open_host: Opener, clock: HandClock, at: int, after: bool) -> None:
    host = await open_host("killed")
    row = await plan_weekly_evening(host, clock)
    clock.time = row.starts_at - CALL
    row = await host.evenings.store_card(row, 77)
    for person in PEOPLE[:6]:
        await host.evenings.arrive(GUILD, person)
    clock.time = row.starts_at
    store = host.ledger.store
    host.ledger.store = Mortal(store, at, after)  # type: ignore[assignment]
    with suppress(PlayError):
        await host.evenings.begin(row)
    await store.close()
    host = await open_host("killed")
    evening = await present_evening(host)
    with suppress(StaleTable):  # if it had begun before the kill
        await host.evenings.begin(evening.row)
    await host.evenings.seat(GUILD)
    evening = await present_evening(host)
    tables = await host.evenings.tables(evening)
    assert not evening.waiting and len(tables) == 2
    assert all(table.status == "running" and is_live(table) for table in tables)
    assert len(await host.ledger.store.matches_at(GUILD, ("open", "running", "closed"))) == 2
