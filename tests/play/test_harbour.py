"""The harbour post is due once a week, names only some people, and turns itself off."""

from __future__ import annotations

from datetime import datetime
from random import Random
from zoneinfo import ZoneInfo

import pytest

from engine.story.tale import Happened, Tale
from engine.values.core import Msg
from engine.values.event import Event
from play.club.harbour import QUIET, EndedMatch, best_moment, next_post
from play.host import Host
from play.time.calendar import DAY, Hours
from play.values.errors import StaleTable
from play.values.types import Place, Table
from store.rows import HarbourRow, ReputationRow
from tests.play.hosting import ANNE, BEN, CARLA, HALL, HandClock, Opener, begin_match, finish_match
from tests.pure.matches import table as a_table

GUILD = 1


LISBON = ZoneInfo("Europe/Lisbon")


@pytest.mark.parametrize(
    ("now", "due"),
    [
        (datetime(2026, 11, 23, 10, tzinfo=LISBON), datetime(2026, 11, 29, 18, tzinfo=LISBON)),
        (datetime(2026, 11, 28, 10, tzinfo=LISBON), datetime(2026, 11, 29, 18, tzinfo=LISBON)),
        (datetime(2026, 11, 29, 10, tzinfo=LISBON), datetime(2026, 11, 29, 18, tzinfo=LISBON)),
        (datetime(2026, 11, 29, 15, tzinfo=LISBON), datetime(2026, 12, 6, 18, tzinfo=LISBON)),
    ],
    ids=["monday", "saturday", "sunday", "too late on sunday"],
)
def test_the_post_is_due_on_sunday_evening_of_the_server(now: datetime, due: datetime) -> None:
    assert next_post(Hours("Europe/Lisbon"), now.timestamp()) == due.timestamp()


def test_the_best_moment_has_the_largest_swing_for_its_match() -> None:
    def over(match: int, total: int, *swings: int) -> EndedMatch:
        table = a_table(ANNE, BEN, match=match)
        plain = Msg("core.ask.text", text="x")
        result = type("R", (), {"scores": (type("S", (), {"total": total})(),), "ranks": (1,)})()
        moments = tuple(Happened(at, plain, Event("storm", plain, plain, 6)) for at in range(len(swings)))
        return EndedMatch(table, Tale(plain, (plain,), moments, result, (), swings))

    moment = best_moment([over(1, 100, 4, 20), over(2, 10, 3), EndedMatch(a_table(ANNE, BEN, match=3), None)])
    assert moment is not None and (moment.table.match, moment.what.seq) == (2, 0)
    assert best_moment([]) is None


async def everything(what: Table | Place) -> bool:
    """Those who see the post may read about every table."""
    return True


async def test_the_week_leaves_out_names_of_people_who_hide(host: Host, clock: HandClock) -> None:
    clock.time = 1_764_000_000.0
    row = await host.harbours.set_channel(GUILD, 9, 2)
    assert row.due is not None and row.due > clock.now() and await host.harbours.servers_due() == ()
    assert not (await host.harbours.week(row, "Somebody", everything)).is_news
    for people in ((ANNE, BEN), (ANNE, CARLA)):
        await finish_match(host, await begin_match(host, *people), Random(1))
    await finish_match(host, await begin_match(host, ANNE, bots=("deckhand",)), Random(1))
    await host.tables.open("toy", BEN, HALL, seats=3)
    await host.tables.open("toy", BEN, HALL, invited=(ANNE.user_id,))
    await host.ledger.store.commit(0, [ReputationRow(CARLA.user_id, False, True, True)])

    async def puzzle(guild: int) -> Msg | None:
        return Msg("core.ask.text", text="puzzle") if guild == GUILD else None

    host.harbours.more.append(puzzle)
    week = await host.harbours.week(row, "Somebody", everything)
    assert week.ended == 2 and len(week.over) == 2 and set(week.newcomers) == {ANNE.user_id, BEN.user_id}
    named = {occupant.person.name for over in week.over for occupant in over.table.occupants if occupant.person}
    assert named == {"Anne", "Ben", "Somebody"} and len(week.tables) == 1 and len(week.more) == 1

    async def one_table(what: Table | Place) -> bool:
        return isinstance(what, Table) and what.match == 2

    hidden = await host.harbours.week(row, "Somebody", one_table)
    assert hidden.ended == 2 and [over.table.match for over in hidden.over] == [2] and set(hidden.newcomers) == {ANNE.user_id}
    assert not hidden.tables and hidden.is_news, "hidden matches are counted"
    clock.time = row.due
    assert await host.harbours.servers_due() == (GUILD,)
    after = await host.harbours.store_post(row, 77)
    assert after.due is not None and after.due - clock.now() >= 6 * DAY and await host.harbours.servers_due() == ()
    assert not (await host.harbours.week(after, "Somebody", everything)).is_news, "the next week has no news of this one"
    with pytest.raises(StaleTable):
        await host.harbours.store_post(row, 78)


async def test_the_post_stops_after_four_unread_ones(open_host: Opener, clock: HandClock) -> None:
    host = await open_host()
    row = await host.harbours.set_channel(GUILD, 9, 2)

    async def next_week(message: int | None) -> HarbourRow:
        """The row a week after a post; without a message it was a week without news."""
        assert not await host.harbours.is_unread(row)
        after = await host.harbours.store_post(row, message or 0)
        clock.advance(7 * DAY)
        return after

    for message in (100, None, 102):
        row = await next_week(message)
    await host.harbours.note_click(GUILD)
    row = await host.harbours.of(GUILD) or row
    assert row.clicked
    for message in range(103, 102 + QUIET):
        row = await next_week(message)
    assert row.quiet == QUIET - 2
    row = await host.harbours.store_post(row, 0)
    row = await host.harbours.store_post(row, 5)
    assert row.quiet == QUIET - 1 and await host.harbours.is_unread(row)
    await host.harbours.turn_off(row)
    clock.advance(70 * DAY)
    assert await host.harbours.servers_due() == ()
    again = await host.harbours.set_channel(GUILD, 9, 3)
    assert again.due is not None and again.quiet == 0 and again.channel == 3
