"""A desk has all tables of a person, the most urgent first, with the person's notes."""

from __future__ import annotations

from random import Random

import pytest

from play.host import Host
from play.people.desk import LATELY, MEMO
from play.values.errors import NotAllowed, NotSeated
from play.values.types import Table
from tests.play.hosting import ANNE, BEN, CARLA, DAN, HALL, HandClock, awaited_user, begin_match, finish_match, seat_of


async def asking_table(host: Host, user: int, pace: str = "none") -> Table:
    """A started table at which a person is awaited."""
    table = await begin_match(host, ANNE, BEN, pace=pace)
    return table if awaited_user(table) == user else (await host.turns.move(table.match, awaited_user(table), "bid 1")).table


async def desk(host: Host, user: int) -> list[tuple[int, str]]:
    """The matches on the desk of a person in order, each with how it stands for them."""
    return [(table.table.match, table.state) for table in await host.desk.tables(user)]


async def test_the_desk_sorts_by_due_time_and_drops_matches_after_a_week(host: Host, clock: HandClock) -> None:
    over = await finish_match(host, await begin_match(host, ANNE, CARLA), Random(1))
    slow, quick, never = (
        await asking_table(host, ANNE.user_id, "1d"),
        await asking_table(host, ANNE.user_id, "1h"),
        await asking_table(host, ANNE.user_id),
    )
    waiting = await asking_table(host, BEN.user_id, "1h")
    open_table = await host.tables.open("toy", ANNE, HALL)
    first = [
        (quick.match, "awaited"),
        (slow.match, "awaited"),
        (never.match, "awaited"),
        (waiting.match, "waiting"),
        (open_table.match, "open"),
    ]
    assert await desk(host, ANNE.user_id) == [*first, (over.match, "over")]
    due = {table.table.match: table.due for table in await host.desk.tables(ANNE.user_id)}
    assert due[quick.match] == clock.now() + 3600.0 and due[never.match] is None and due[waiting.match] == clock.now() + 3600.0
    assert await host.desk.next(ANNE.user_id, quick.match) == (slow, 2)
    assert await host.desk.next(DAN.user_id, 0) == (None, 0) and await desk(host, DAN.user_id) == []
    clock.advance(LATELY + 1.0)
    assert (over.match, "over") not in await desk(host, ANNE.user_id)
    await host.clockwork.run_due()
    late = {table.table.match: table.late for table in await host.desk.tables(ANNE.user_id) if table.state == "awaited"}
    assert late[slow.match] and late[quick.match], "a desk says that the time of its owner is up"


async def test_a_seat_that_a_bot_keeps_stays_on_the_desk(host: Host) -> None:
    table = await begin_match(host, ANNE, BEN, CARLA)
    seat = seat_of(table, ANNE)
    await host.seats.substitute(table.match, ANNE.user_id, seat, "deckhand")
    (item,) = await host.desk.tables(ANNE.user_id)
    assert (item.state, item.seat) == ("kept", seat)


async def test_notes_are_kept_for_their_writer_alone(host: Host) -> None:
    table = await begin_match(host, ANNE, BEN)
    assert await host.desk.write(table.match, ANNE.user_id, "  watch Ben\r\nhe has the 9 ") == "watch Ben\nhe has the 9"
    assert await host.desk.memo(table.match, ANNE.user_id) == "watch Ben\nhe has the 9"
    (own,), (of_ben,) = await host.desk.tables(ANNE.user_id), await host.desk.tables(BEN.user_id)
    assert own.memo.startswith("watch Ben")
    assert await host.desk.memo(table.match, BEN.user_id) == "" == of_ben.memo
    with pytest.raises(NotSeated):
        await host.desk.write(table.match, DAN.user_id, "who plays here?")
    with pytest.raises(NotAllowed):
        await host.desk.write(table.match, ANNE.user_id, "x" * (MEMO + 1))
    assert await host.desk.memo(table.match, ANNE.user_id) == "watch Ben\nhe has the 9", "the note of before is still there"
    assert await host.desk.write(table.match, ANNE.user_id, " \n") == "" == await host.desk.memo(table.match, ANNE.user_id)
