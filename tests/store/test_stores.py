"""What both stores, SQLite and PostgreSQL, do: commits are whole or nothing, conflicts, groups of commits."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator
from typing import Any

import pytest
from msgspec.structs import replace

from store import rows
from store.errors import Conflict, StoreError, TooMany
from tests.databases import Databases
from tests.store.rows import ROW, entry, new


@pytest.fixture
async def store(databases: Databases) -> AsyncIterator[Any]:
    opened_store = databases().store()
    await opened_store.open()
    yield opened_store
    await opened_store.close()


async def test_everything_written_is_read_again(store: Any) -> None:
    (match,) = await new(store)
    row = replace(ROW, id=match, seq=1, edition=2, revision=2, thread=9, own_thread=True, result="{}", why="{}", rematch=3, matters="{}")
    start, bid = entry(match, 0, "start"), entry(match, 1, "bid 4", once="7")
    snapshot, draft = rows.SnapshotRow(match, 0, "{}"), rows.DraftRow(match, 0, "turn", 1, "bid")
    order, timer = rows.OrderRow(match, 0, "limit", "limit 4", "1", "{}"), rows.TimerRow(match, "bot", 1, 5.0)
    ping = rows.PingRow(5, 1, match, 2, 66, 3.0, 1, False, True, "[]")
    person = rows.PersonRow(5, "digest", "de", True, digest=60, hits=True, wide=True)
    card = rows.CardRow(match, 2, 44, 3.0, 1)
    second_stint, first_stint = rows.StintRow(match, 1, 3, 6, "Ben", None), rows.StintRow(match, 1, 1, None, None, "mate")
    server, direct = rows.ServerRow(1, 77), rows.DirectRow(5, 70, 4.5)
    follower, notice, acted = (
        rows.FollowerRow(match, 8),
        rows.NewNotice(match, 5, "{}", 2.0),
        rows.update("seat", {"acted": 1}, match=match, seat=0),
    )
    await store.commit(match, [rows.DirectRow(5, 69)])
    await store.commit(
        match,
        [
            row, start, bid, snapshot, draft, order, timer, follower, ping, notice, person, card, acted, second_stint, first_stint,
            server, direct,
        ],
    )  # fmt: skip
    live = await store.live(match)
    assert live is not None
    assert live.table.match == row and live.table.card == card
    assert live.table.seats == (rows.SeatRow(match, 0, 5, "Anne", None, 1), rows.SeatRow(match, 1, None, None, "deckhand", -1))
    assert live.table.followers == (8,) and live.table == await store.table(match)
    assert (live.snapshot, live.tail, live.orders, live.timers) == (snapshot, (bid,), (order,), (timer,))
    assert await store.entries(match) == (start, bid) and await store.revision(match) == 2
    assert await store.draft(match, 0, "turn") == draft and await store.draft(match, 1, "turn") is None
    assert await store.pings(5) == (ping,) and await store.person(5) == person
    (stored_notice,) = await store.notices(match, 5)
    assert (stored_notice.match, stored_notice.user, stored_notice.msg, stored_notice.at) == (match, 5, "{}", 2.0)
    assert await store.next_due() == 5.0 and await store.claim_timers("a", 4.9, 60.0, 10) == ()
    assert await store.claim_timers("a", 5.0, 60.0, 10) == (timer,) and await store.next_due() == 60.0
    assert live.table.stints == (first_stint, second_stint)
    assert await store.server(1) == server and await store.server(2) is None
    assert await store.direct(5) == direct and await store.direct(6) is None


async def test_a_match_is_found_by_the_messages_of_its_card_and_by_its_leavers(store: Any) -> None:
    (match,) = await new(store)
    row = replace(ROW, id=match, edition=2, revision=2, thread=9, own_thread=True)
    await store.commit(match, [row, rows.CardRow(match, 2, 44, 3.0, 1), rows.StintRow(match, 1, 3, 6, "Ben", None)])
    matches_shown = [await store.matches_shown_by(place, (43, 44), ("running",)) for place in (2, 9, 44)]
    assert matches_shown == [(match,), (match,), ()], "a card is in the channel or in the thread of its table"
    assert await store.matches_shown_by(2, (43,), ("running",)) == await store.matches_shown_by(2, (44,), ("open",)) == ()
    assert await store.matches_left(6, ("running",)) == (match,) and await store.matches_left(5, ("running",)) == ()


async def test_the_newest_revision_of_server_settings_counts(store: Any) -> None:
    await store.commit(0, [rows.HouseRow(1, 1, "{}", 5, 1.0)])
    newest = rows.HouseRow(1, 2, '{"pace":"slow"}', 6, 2.0)
    await store.commit(0, [rows.HousesGone(1, 1), newest])
    with pytest.raises(Conflict):
        await store.commit(0, [rows.HousesGone(1, 1), rows.HouseRow(1, 2, "{}", 7, 3.0)])
    assert await store.house(1) == newest and await store.house(2) is None
    await store.commit(0, [rows.RefusalRow(1, 2, "attach_files", 1.0)])
    with pytest.raises(Conflict):
        await store.commit(0, [rows.RefusalRow(1, 2, "attach_files", 2.0)])
    await store.commit(0, [rows.deletion("refusal", channel=2), rows.ServerErased(1)])
    await store.commit(0, [rows.RefusalRow(1, 2, "attach_files", 3.0)])
    assert await store.house(1) is None


async def test_limits_within_a_server_count_no_others(store: Any) -> None:
    limit = rows.AtMost("here", "opener", ROW.opener, ("running",), 1, ROW.guild)
    await store.new_match(replace(ROW, guild=8), [limit])
    await store.new_match(ROW, [limit])
    with pytest.raises(TooMany):
        await store.new_match(ROW, [limit])


async def test_deletions_by_server_come_before_other_writes(store: Any) -> None:
    (match,) = await new(store)
    for other in (8, 9):
        await store.commit(0, [rows.ApartRow(1, 7, other), rows.deletion("apart", guild=1, user=7)])
        assert await store.aparts(1) == (rows.ApartRow(1, 7, other),)
    await store.commit(match, [rows.deletion("draft", match=match), rows.DraftSpent(match, 0, "turn")])
    assert await store.draft(match, 0, "turn") is None
    for table, column in (("apart", "person"), ("nowhere", "guild")):
        with pytest.raises(StoreError, match="ValueError"):
            await store.commit(0, [rows.deletion(table, **{column: 1})])


async def test_an_update_changes_only_rows_with_its_keys(store: Any) -> None:
    match, other = (*await new(store), *await new(store))
    changes = [rows.update("seat", {"deputy": deputy}, match=number, seat=0) for number, deputy in ((other, "ask"), (match, "likely"))]
    await store.commit(match, [*changes, rows.update("seat", {"bot": "mate", "acted": 3}, match=match, seat=1)])
    await store.commit(match, [rows.update("seat", {"acted": 9}, match=match, seat=5)])
    assert [(seat.deputy, seat.bot, seat.acted) for seat in (await store.table(match)).seats] == [
        ("likely", None, -1),
        ("small", "mate", 3),
    ]
    assert [seat.deputy for seat in (await store.table(other)).seats] == ["ask", "small"]
    for changed, keys in (({"nothing": 1}, {"match": match}), ({"acted": 1}, {"nothing": 1}), ({"acted": 1}, {}), ({}, {"match": match})):
        with pytest.raises(StoreError):
            await store.commit(0, [rows.update("seat", changed, **keys)])


async def test_deleted_rows_are_gone(store: Any) -> None:
    (match,) = await new(store)
    await store.commit(
        match,
        [
            rows.DraftRow(match, 0, "turn", 1, ""), rows.OrderRow(match, 0, "limit", "x", "1", "{}"), rows.TimerRow(match, "bot", 1, 5.0),
            rows.FollowerRow(match, 8), rows.NotificationWayRow(match, 5, "off"), rows.NewNotice(match, 5, "{}", 2.0),
        ],
    )  # fmt: skip
    (notice,) = await store.notices(match)
    await store.commit(
        match,
        [
            *(rows.deletion(table, match=match) for table in ("draft", "timer", "seat")),
            rows.deletion("standing_order", match=match, seat=0, slot="limit"), rows.deletion("follower", match=match, user=8),
            rows.deletion("told_at", match=match, user=5), rows.deletion("notice", id=notice.id),
        ],
    )  # fmt: skip
    live = await store.live(match)
    assert live is not None and (live.orders, live.timers, live.table.followers, live.table.seats) == ((), (), (), ())
    assert await store.draft(match, 0, "turn") is None and await store.notices(match) == ()
    assert await store.notification_way(match, 5) is None


async def test_the_second_entry_of_a_number_conflicts_and_leaves_nothing(store: Any) -> None:
    (match,) = await new(store)
    await store.commit(match, [entry(match, 0)])
    with pytest.raises(Conflict):
        await store.commit(match, [entry(match, 1), entry(match, 0), rows.TimerRow(match, "bot", 0, 1.0)])
    assert len(await store.entries(match)) == 1 and await store.next_due() is None


@pytest.mark.parametrize("revision", [1, 3])
async def test_a_match_is_written_from_its_newest_revision_only(store: Any, revision: int) -> None:
    (match,) = await new(store)
    with pytest.raises(Conflict):
        await store.commit(match, [replace(ROW, id=match, revision=revision)])
    await store.commit(match, [replace(ROW, id=match, revision=2)])


async def test_a_draft_is_written_from_its_newest_revision_only(store: Any) -> None:
    (match,) = await new(store)
    await store.commit(match, [rows.DraftRow(match, 0, "turn", 1, "bid")])
    with pytest.raises(Conflict):
        await store.commit(match, [rows.DraftRow(match, 0, "turn", 1, "pass")])
    await store.commit(match, [rows.DraftRow(match, 0, "turn", 2, "pass")])


async def test_a_spent_draft_is_empty_and_its_revision_goes_up(store: Any) -> None:
    (match,) = await new(store)
    await store.commit(match, [rows.DraftSpent(match, 0, "turn")])
    assert await store.draft(match, 0, "turn") == rows.DraftRow(match, 0, "turn", 1, "")
    await store.commit(match, [rows.DraftRow(match, 0, "turn", 2, "bid")])
    await store.commit(match, [rows.DraftSpent(match, 0, "turn")])
    assert await store.draft(match, 0, "turn") == rows.DraftRow(match, 0, "turn", 3, "")


async def test_a_command_id_occurs_once_in_a_match(store: Any) -> None:
    one, other = await new(store, 2)
    await store.commit(one, [entry(one, 0, once="7")])
    await store.commit(other, [entry(other, 0, once="7")])
    with pytest.raises(Conflict):
        await store.commit(one, [entry(one, 1, once="7")])


async def test_one_conflict_in_a_group_fails_only_its_own_commit(store: Any) -> None:
    matches = await new(store, 20)
    written = matches[7]
    await store.commit(written, [entry(written, 0)])
    outcomes = await asyncio.gather(*(store.commit(match, [entry(match, 0)]) for match in matches), return_exceptions=True)
    refused = dict(zip(matches, outcomes, strict=True)).pop(written)
    assert isinstance(refused, Conflict) and outcomes.count(None) == 19


async def test_a_notice_that_waits_is_not_doubled(store: Any) -> None:
    one, other = await new(store, 2)
    for at, (match, user, msg) in enumerate(
        [(one, 5, "{}"), (one, 5, "{}"), (one, 6, "{}"), (other, 5, "{}"), (one, 5, "[]"), (one, 5, "{}")]
    ):
        await store.commit(match, [rows.NewNotice(match, user, msg, float(at)), rows.deletion("timer", match=match)])
    waiting = await store.notices(one)
    assert [notice.at for notice in waiting] == [0.0, 2.0, 4.0]
    first, *_ = waiting
    assert [notice.at for notice in await store.notices(other)] == [3.0]
    await store.commit(one, [rows.deletion("notice", id=first.id)])
    await store.commit(one, [rows.NewNotice(one, 5, "{}", 9.0)])
    assert [notice.at for notice in await store.notices(one, 5)] == [4.0, 9.0]


async def test_one_unwritable_commit_in_a_group_fails_alone(store: Any) -> None:
    matches = await new(store, 20)
    lines = dict.fromkeys(matches, "pass")
    unwritable = matches[7]
    lines[unwritable] = "\ud800"
    outcomes = await asyncio.gather(*(store.commit(match, [entry(match, 0, lines[match])]) for match in matches), return_exceptions=True)
    refused = dict(zip(matches, outcomes, strict=True)).pop(unwritable)
    assert type(refused) is StoreError and outcomes.count(None) == 19


async def test_commits_of_one_match_keep_their_order(store: Any) -> None:
    (match,) = await new(store)
    await asyncio.gather(*(store.commit(match, [rows.DraftRow(match, 0, "turn", rev, str(rev))]) for rev in range(1, 30)))
    assert await store.draft(match, 0, "turn") == rows.DraftRow(match, 0, "turn", 29, "29")


async def test_two_stores_on_one_file_see_each_other(store: Any, databases: Databases) -> None:
    other = databases().store()
    await other.open()
    (match,) = await new(store)
    outcomes = await asyncio.gather(store.commit(match, [entry(match, 0)]), other.commit(match, [entry(match, 0)]), return_exceptions=True)
    assert sorted(type(outcome).__name__ for outcome in outcomes) == ["Conflict", "NoneType"]
    assert await other.entries(match) == await store.entries(match)
    await other.close()


async def test_a_closed_store_refuses(databases: Databases) -> None:
    store = databases().store()
    with pytest.raises(StoreError):
        await store.entries(1)
    with pytest.raises(StoreError):
        await store.commit(1, [])


async def test_a_cancelled_commit_returns_when_its_outcome_is_certain(store: Any) -> None:
    one, other = await new(store, 2)
    gate = threading.Event()
    assert store._writer is not None
    blocked = asyncio.create_task(store._writer.run(lambda connection: gate.wait()))
    begun = asyncio.create_task(store.commit(one, [entry(one, 0), entry(one, 1)]))
    await asyncio.sleep(0)
    waiting = asyncio.create_task(store.commit(other, [entry(other, 0)]))
    await asyncio.sleep(0)
    for task in (begun, waiting):
        task.cancel()
    await asyncio.wait({waiting})
    is_under_way = not begun.done()
    gate.set()
    assert is_under_way
    await asyncio.gather(blocked, begun, return_exceptions=True)
    assert begun.cancelled() and len(await store.entries(one)) == 2 and await store.entries(other) == ()


async def test_a_commit_with_a_limit_is_not_overtaken(store: Any) -> None:
    """A commit with a limit shares no transaction; later ones of its match stay behind it."""
    one, other = await new(store, 2)
    limit = rows.AtMost("open", "opener", ROW.opener, ("running",), 1)
    outcomes = await asyncio.gather(
        *(store.commit(one, [entry(one, seq)]) for seq in range(2)),
        store.commit(other, [entry(other, 0), limit]),
        store.commit(other, [rows.DraftRow(other, 0, "turn", 1, "a")]),
        store.commit(other, [rows.DraftRow(other, 0, "turn", 2, "b")]),
        return_exceptions=True,
    )
    assert [type(outcome).__name__ for outcome in outcomes] == ["NoneType", "NoneType", "TooMany", "NoneType", "NoneType"]
    assert len(await store.entries(one)) == 2 and await store.entries(other) == ()
    assert await store.draft(other, 0, "turn") == rows.DraftRow(other, 0, "turn", 2, "b")


async def test_commits_during_closing_get_an_answer(databases: Databases, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first is still written; the second waits behind it and is refused."""
    store = databases().store()
    await store.open()
    (match,) = await new(store)
    commits, close = list[asyncio.Task[None]](), store._writer.close

    async def close_late() -> None:
        commits.extend(asyncio.create_task(store.commit(match, [rows.DirectRow(5, number)])) for number in range(2))
        await asyncio.sleep(0)
        await close()

    monkeypatch.setattr(store._writer, "close", close_late)
    await store.close()
    outcomes = await asyncio.gather(*commits, return_exceptions=True)
    first, second = outcomes
    assert first is None and isinstance(second, StoreError)


async def test_only_the_notices_of_the_person_who_moved_are_deleted(store: Any) -> None:
    (match,) = await new(store)
    notices = ((5, "old", 2.0), (6, "other", 2.0), (5, "new", 9.0))
    await store.commit(match, [rows.NewNotice(match, *notice) for notice in notices])
    await store.commit(match, [rows.OldNoticesGone(match, 5, 3.0)])
    assert {(notice.user, notice.msg) for notice in await store.notices(match)} == {(6, "other"), (5, "new")}


async def test_a_timer_is_overdue_only_after_a_grace(store: Any) -> None:
    (match,) = await new(store)
    await store.commit(match, [rows.TimerRow(match, "bot", 0, 5.0), rows.TimerRow(match, "bot", 1, 40.0)])
    assert [(await store.backlog(now, 30.0)).overdue for now in (34.0, 35.0, 69.0, 70.0)] == [0, 1, 1, 2]
