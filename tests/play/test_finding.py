"""Searches find tables, and a seat to which nobody comes goes to the next searcher."""

from __future__ import annotations

import asyncio

import pytest

import play.club.finding as finding
from play.club.finding import EVERY, WASTED, Sought
from play.follows.finding import SOUGHT
from play.host import Host
from play.values.errors import NotAllowed
from play.values.types import Person, Place, Table
from store.errors import StoreError
from store.rows import ApartRow
from tests.play.hosting import ANNE, BEN, CARLA, DAN, HALL, HandClock, awaited_user

EVE = Person(15, "Eve")
TOY = Sought(("toy",), "days", 3)


@pytest.fixture(autouse=True)
def toy_only(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy game is the only one there is."""

    class Registry:
        @staticmethod
        def names() -> tuple[str, ...]:
            return ("toy",)

        @staticmethod
        def rules(game: str) -> object:
            from tests.play.toy import RULES

            return RULES

    monkeypatch.setattr(finding, "registry", Registry)


async def sought(host: Host, *people: Person, what: Sought = TOY, place: Place = HALL) -> Table | None:
    """Let these people look for a table, one after the other; return the table that the last one finds."""
    table = None
    for person in people:
        table = await host.finding.seek(person, place, what)
    return table


async def test_three_equal_searches_make_a_table(host: Host) -> None:
    assert await sought(host, ANNE, BEN) is None
    search = await host.finding.of(1, BEN.user_id)
    assert search is not None and search.sought == TOY and search.others == (("toy", 1),)
    table = await sought(host, CARLA)
    assert table is not None and table.status == "running" and {player.user_id for player in table.players} == {11, 12, 13}
    assert table.terms.pace == SOUGHT["days"].pace and table.opener_id == ANNE.user_id and not table.terms.rated
    for person in (ANNE, BEN, CARLA):
        assert await host.finding.of(1, person.user_id) is None
        assert [notice.msg.key for notice in await host.people.notices(table.match, person.user_id)] == ["play.notice.found"]
    assert await sought(host, DAN) is None, "the others look for nothing any more"


async def test_a_table_is_found_where_all_of_its_people_can_see_it(host: Host) -> None:
    rooms = {ANNE: {2, 3}, BEN: {3, 4}, CARLA: {3, 4}, DAN: {9}}

    async def views(user: int, place: Place) -> bool:
        return place.channel_id in next(seen for person, seen in rooms.items() if person.user_id == user)

    host.ledger.can_view = views
    for person, channel in ((ANNE, 2), (DAN, 9), (BEN, 4)):
        assert await sought(host, person, place=Place(1, channel)) is None
    assert await sought(host, CARLA, place=Place(1, 4)) is None, "none of their channels is seen by all three"
    await host.houses.choose(1, 6, 0, {"channels": (4, 3)})
    (table,) = await host.finding.open_tables(1)
    assert table.place.channel_id == 3 and {person.user_id for person in table.players} == {11, 12, 13}
    assert await host.finding.of(1, DAN.user_id) is not None


async def test_an_impossible_search_is_refused(host: Host) -> None:
    for what in (Sought((), "days", 3), Sought(("other",), "days", 3), Sought(("toy",), "soon", 3), Sought(("toy",), "days", 1)):
        with pytest.raises(NotAllowed):
            await sought(host, ANNE, what=what)
    with pytest.raises(NotAllowed):
        await sought(host, ANNE, place=Place(None, 5))
    await host.houses.choose(1, 6, 0, {"channels": (99,)})
    with pytest.raises(NotAllowed):
        await sought(host, ANNE)
    assert await host.finding.of(1, ANNE.user_id) is None


async def test_a_search_is_changed_stopped_and_expires(host: Host, clock: HandClock) -> None:
    await sought(host, ANNE)
    await sought(host, ANNE, what=Sought(("toy",), "weeks", 2))
    search = await host.finding.of(1, ANNE.user_id)
    assert search is not None and search.sought.pace == "weeks", "one search a person and server"
    await host.finding.stop(1, ANNE.user_id)
    await host.finding.stop(1, ANNE.user_id)
    assert await host.finding.of(1, ANNE.user_id) is None
    await sought(host, BEN)
    clock.advance(SOUGHT["days"].ends - 1)
    assert await host.finding.run_due() == []
    clock.advance(EVERY)
    (ended,) = await host.finding.run_due()
    assert ended.user == BEN.user_id and await host.finding.of(1, BEN.user_id) is None
    clock.advance(EVERY)
    assert await host.finding.run_due() == [ended], "it is returned again until the person has been notified"
    await host.finding.mark_told(ended)
    clock.advance(EVERY)
    assert await host.finding.run_due() == [] and await host.ledger.store.seekers(1) == ()


async def test_after_eight_hours_two_people_are_enough(host: Host, clock: HandClock) -> None:
    await sought(host, ANNE, BEN)
    clock.advance(SOUGHT["days"].lenient_after)
    assert await host.finding.run_due() == []
    (table,) = await host.reading.tables_of(ANNE.user_id, ("running",))
    assert len(table.occupants) == 2
    assert await host.finding.run_due() == [], "one process at a time"


async def test_people_kept_apart_are_not_seated_together(host: Host) -> None:
    rated = Sought(("toy",), "days", 3, rated=True)
    await host.ledger.store.commit(0, [ApartRow(1, CARLA.user_id, ANNE.user_id)])
    assert await sought(host, ANNE, BEN, CARLA, what=rated) is None
    table = await sought(host, DAN, what=rated)
    assert table is not None and table.terms.rated and table.seat_of(CARLA.user_id) is None
    assert (await host.standings.reputation(ANNE.user_id)).rated


async def test_searches_at_the_same_time_open_one_table(host: Host) -> None:
    await sought(host, ANNE, BEN)
    await asyncio.gather(host.finding.seek(CARLA, HALL, TOY), host.finding.open_tables(1), host.finding.open_tables(1))
    assert len(await host.reading.tables_of(ANNE.user_id, ("open", "running"))) == 1


async def test_a_match_begins_after_a_kill_between_opening_and_start(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    async def killed(*_: object) -> None:
        raise StoreError("killed")

    await sought(host, ANNE, BEN)
    with monkeypatch.context() as patched:
        patched.setattr(host.tables, "start", killed)
        with pytest.raises(StoreError):
            await sought(host, CARLA)
    (table,) = await host.reading.tables_of(ANNE.user_id, ("open",))
    await host.finding.run_due()
    assert (await host.reading.table(table.match)).status == "running" and await host.finding.of(1, ANNE.user_id) is None


async def test_an_absent_searcher_loses_the_seat_and_then_may_not_search(host: Host, clock: HandClock) -> None:
    table = await sought(host, ANNE, BEN, CARLA)
    assert table is not None
    late = awaited_user(table)
    await sought(host, EVE)
    clock.advance(SOUGHT["days"].first - 1)
    await host.clockwork.run_due()
    assert (await host.reading.table(table.match)).seat_of(late) is not None
    clock.advance(2)
    await host.clockwork.run_due()
    after = await host.reading.table(table.match)
    assert after.seat_of(late) is None and after.seat_of(EVE.user_id) == table.seat_of(late) and after.status == "running"
    assert await host.finding.of(1, EVE.user_id) is None
    assert [notice.msg.key for notice in await host.people.notices(table.match, EVE.user_id)] == ["play.notice.found"]
    (row,) = [row for row in await host.ledger.store.seekers(1) if row.user == late]
    assert row.wasted == 1
    clock.advance(SOUGHT["days"].first + 1)
    await host.clockwork.run_due()
    again = await host.reading.table(table.match)
    assert again.seat_of(EVE.user_id) is None and again.is_offered(table.seat_of(late) or 0), "nobody else looks: anybody may have it"  # type: ignore[arg-type]
    person = next(person for person in (ANNE, BEN, CARLA) if person.user_id == late)
    await sought(host, person)
    (row,) = [row for row in await host.ledger.store.seekers(1) if row.user == late]
    assert row.wasted == 1
    from msgspec.structs import replace

    await host.ledger.store.commit(0, [replace(row, games="[]", wasted=WASTED)])
    with pytest.raises(NotAllowed):
        await sought(host, person)
    clock.advance(SOUGHT["days"].ends + 1)
    await sought(host, person)


async def test_a_searcher_who_has_come_keeps_the_seat(host: Host, clock: HandClock) -> None:
    table = await sought(host, ANNE, BEN, CARLA)
    assert table is not None
    first = awaited_user(table)
    await host.turns.move(table.match, first, "bid 1")
    clock.advance(1)
    table = await host.reading.table(table.match)
    for amount in (2, 3):  # until the first is awaited again
        await host.turns.move(table.match, awaited_user(table), f"bid {amount}")
        table = await host.reading.table(table.match)
    assert awaited_user(table) == first
    clock.advance(SOUGHT["days"].first + 1)
    await host.clockwork.run_due()
    assert (await host.reading.table(table.match)).seat_of(first) is not None


async def test_the_usual_wait_follows_from_earlier_tables_of_the_server(host: Host, clock: HandClock) -> None:
    await sought(host, ANNE, BEN)
    search = await host.finding.of(1, BEN.user_id)
    assert search is not None and not search.usual
    clock.advance(9 * 3_600.0)
    assert await sought(host, CARLA) is not None
    await sought(host, DAN)
    search = await host.finding.of(1, DAN.user_id)
    assert search is not None and search.usual == (("toy", 9 * 3_600),)
    await sought(host, EVE, what=Sought(("toy",), "weeks", 3))
    other = await host.finding.of(1, EVE.user_id)
    assert other is not None and not other.usual, "a wait at another pace does not count"
