"""Old data is deleted automatically, also that of servers without the bot."""

from __future__ import annotations

from random import Random

import pytest

from engine.values.core import Msg
from play.host import Host
from play.keeping.housekeeping import NOTICE, Keeping
from play.keeping.servers import CLOSED_SHOWN
from play.time.calendar import DAY
from play.values.errors import Frozen, NoSuchMatch, NotAllowed
from play.values.live import Live
from play.values.types import Place, Table
from store.personal import COLUMNS, SERVER
from store.rows import (
    ApartRow,
    ErasureRow,
    EveningPersonRow,
    EveningRow,
    HarbourRow,
    HouseRow,
    NewSeason,
    PingRow,
    PuzzleAnswerRow,
    PuzzlePostRow,
    RefusalRow,
    SeekingRow,
    ServerRow,
    VoyageRow,
    Write,
    deletion,
)
from tests.databases import Databases
from tests.play.hosting import ANNE, BEN, CARLA, HALL, HandClock, Opener, begin_match, finish_match, make_move, seat_of
from tests.play.test_erasing import traces


async def test_a_removed_bot_freezes_its_matches_and_goes_on_when_it_is_back(open_host: Opener, clock: HandClock) -> None:
    host = await open_host()
    table = await match_after_a_move(host)
    waiting = await host.tables.open("toy", ANNE, HALL)
    await host.servers.note_removal(1)
    await host.servers.note_removal(1)
    frozen = await host.reading.table(table.match)
    assert frozen.status == "frozen" and frozen.why == Msg("play.why.server-left")
    assert await host.outbox.matches_due() == () and await host.ledger.store.next_due() is None
    with pytest.raises(Frozen):
        await host.turns.panel(table.match, ANNE.user_id)
    other = await open_host()  # a restart thaws what replays well, but not this
    clock.advance(29 * DAY)
    await other.housekeeping.run_due()
    assert (await other.reading.table(table.match)).status == "frozen"
    assert await other.servers.note_return(1) and not await other.servers.note_return(1)
    again = await other.reading.table(table.match)
    assert again.status == "running" and again.why is None and again.seq == table.seq and again.to_act == table.to_act
    assert (await other.reading.table(waiting.match)).status == "open" and set(await other.outbox.matches_due()) == {
        table.match,
        waiting.match,
    }
    assert (await finish_match(other, again, Random(1))).status == "finished"


async def match_after_a_move(host: Host) -> Table:
    table = await begin_match(host, ANNE, BEN, bots=("deckhand",), pace="1d")
    await host.clockwork.run_due()
    await make_move(host, await host.reading.table(table.match), Random(1))
    await host.clockwork.run_due()
    return await host.reading.table(table.match)


async def test_a_month_after_removal_the_data_of_the_server_is_deleted(host: Host, clock: HandClock) -> None:
    await host.bench.sit(1, ANNE.user_id)
    await finish_match(host, await begin_match(host, ANNE, BEN), Random(1))
    table = await begin_match(host, ANNE, BEN)
    elsewhere = await host.tables.open("toy", ANNE, Place(5, 6))
    await host.servers.note_removal(1)
    clock.advance(30 * DAY + 1)
    await host.housekeeping.run_due()
    with pytest.raises(NoSuchMatch):
        await host.reading.table(table.match)
    assert await host.ledger.store.matches_all(1) == () and await host.ledger.store.bench(1) == ()
    assert (await host.reading.table(elsewhere.match)).place.guild_id == 5 and await host.ledger.store.erasures() == ()
    assert await host.ledger.store.outcomes_of(ANNE.user_id, guild=None) == ()


async def test_nothing_of_a_deleted_server_is_left_anywhere(host: Host, clock: HandClock, databases: Databases) -> None:
    guild = 987_000_111_222_333
    rows = [
        HouseRow(guild, 1, "{}", ANNE.user_id, 0.0), ServerRow(guild, 5), RefusalRow(guild, 2, "send_messages", 0.0),
        PingRow(ANNE.user_id, guild, 1, 2, 3, 0.0, 1, False, False, "[]"), ApartRow(guild, ANNE.user_id, BEN.user_id),
        SeekingRow(guild, ANNE.user_id, "Anne", '["toy"]', "1d", 4, False, False, 2, 0.0, 1e12, 0),
        EveningRow(guild, 1, 2, "toy", 1e12, True, 0, "planned", 0, 1e12, ANNE.user_id), EveningPersonRow(guild, ANNE.user_id, "Anne", 0.0),
        HarbourRow(guild, 1, 2, 1e12, 0.0, 0, False, 0, ANNE.user_id), VoyageRow(guild, 1, 2, 0, 1e12, ANNE.user_id),
        PuzzlePostRow(guild, 1, "name", "toy", 2, 3, 0.0, 1.0, "open", 0, 0.0),
        PuzzleAnswerRow(guild, 1, ANNE.user_id, 0, 3, 0.0, False, False),
        NewSeason(1, guild, "toy", "auto", "sign-up", "{}", "seed", 2, 0, 0, 1, 0, None, 0, 0.0),
    ]  # fmt: skip
    await host.ledger.store.commit(0, rows)
    await host.bench.sit(guild, ANNE.user_id)
    table = await host.tables.open("toy", ANNE, Place(guild, 2), seats=2, bots=("deckhand",))
    await finish_match(host, await host.tables.start(table.match, ANNE.user_id), Random(1))
    await host.tables.open("toy", ANNE, Place(guild, 2))
    everywhere = {f"{table}.{name}" for table, columns in COLUMNS.items() for name, holds in columns.items() if holds == SERVER}
    assert set(traces(databases, str(guild))) == everywhere, "every column that holds a server is in this test"
    await host.servers.wipe(guild)
    clock.advance(CLOSED_SHOWN)
    await host.housekeeping.erase_due()
    assert traces(databases, str(guild)) == []


async def test_a_server_is_deleted_on_demand_after_its_tables_are_closed(host: Host, clock: HandClock) -> None:
    await finish_match(host, await begin_match(host, ANNE, BEN), Random(1))
    running = await begin_match(host, ANNE, BEN)
    await host.servers.wipe(1)
    closed = await host.reading.table(running.match)
    assert closed.status == "closed" and closed.why == Msg("play.why.server-wiped") and running.match in await host.outbox.matches_due()
    assert await host.ledger.store.matches_all(1) == (running.match,)
    clock.advance(1)
    new = await host.tables.open("toy", CARLA, HALL)
    clock.advance(CLOSED_SHOWN)
    await host.housekeeping.erase_due()
    assert await host.ledger.store.matches_all(1) == (new.match,) and await host.ledger.store.erasures() == ()


async def test_a_half_done_deletion_of_a_server_goes_on(open_host: Opener, clock: HandClock) -> None:
    host = await open_host()
    await begin_match(host, ANNE, BEN)
    await host.ledger.store.commit(0, [ErasureRow("server", 1, clock.now(), clock.now(), "")])
    other = await open_host()
    await other.housekeeping.run_due()
    clock.advance(CLOSED_SHOWN)
    await other.housekeeping.run_due()
    assert await other.ledger.store.matches_all(1) == ()


async def test_finished_matches_are_kept_as_long_as_the_operator_says(open_host: Opener, clock: HandClock) -> None:
    host = await open_host()
    table = await finish_match(host, await begin_match(host, ANNE, BEN), Random(1))
    clock.advance(4000 * DAY)
    await host.housekeeping.run_due()
    assert await host.reading.log(table.match, None)
    other = await open_host(keeping=Keeping(matches=100, logs=10))
    newer = await finish_match(other, await begin_match(other, ANNE, BEN), Random(1))
    clock.advance(11 * DAY)
    await other.housekeeping.run_due()
    with pytest.raises(NoSuchMatch):
        await other.reading.table(table.match)
    kept_table = await other.reading.table(newer.match)
    assert kept_table.result == newer.result and len(await other.ledger.store.outcomes_of(ANNE.user_id, guild=None)) == 2
    for request in (other.reading.log(newer.match, None), other.reading.view(newer.match, None), other.reading.story(newer.match),
                  other.reading.record(newer.match, ANNE.user_id), other.reading.verify(newer.match)):  # fmt: skip
        with pytest.raises(NotAllowed) as refused:
            await request
        assert refused.value.msg == Msg("play.log-gone")
    assert (await other.tables.rematch(newer.match, ANNE)).status == "open"


async def test_an_idle_open_table_is_closed_with_a_notice(open_host: Opener, clock: HandClock) -> None:
    host = await open_host(keeping=Keeping(idle=14))
    idle, visited = await host.tables.open("toy", ANNE, HALL), await host.tables.open("toy", ANNE, HALL)
    clock.advance(13 * DAY)
    await host.tables.join(visited.match, BEN)
    clock.advance(2 * DAY)
    await host.housekeeping.run_due()
    closed = await host.reading.table(idle.match)
    assert closed.status == "closed" and closed.why == Msg("play.why.idle", days=14)
    assert [notice.msg.key for notice in await host.people.notices(idle.match, ANNE.user_id)] == ["play.notice.idle"]
    assert (await host.reading.table(visited.match)).status == "open"


async def test_a_deleted_or_failing_match_does_not_stop_the_clean_up(
    open_host: Opener, clock: HandClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    host = await open_host()
    tables = [await host.tables.open("toy", ANNE, HALL) for _ in range(3)]
    gone, broken, idle = [table.match for table in tables]
    clock.advance(22 * DAY)
    original_matches_idle, original_notices = host.ledger.store.matches_idle, host.ledger.notices

    async def idle_then(status: str, before: float, most: int) -> tuple[int, ...]:
        matches = await original_matches_idle(status, before, most)
        await host.ledger.store.commit(gone, [deletion("match", id=gone)])  # by another process, at this very moment
        return matches

    def notices(live: Live, *more: object) -> list[Write]:
        if live.match == broken:
            raise KeyError("something that nobody thought of")
        return original_notices(live, *more)  # type: ignore[arg-type]

    monkeypatch.setattr(host.ledger.store, "matches_idle", idle_then)
    monkeypatch.setattr(host.ledger, "notices", notices)
    await host.housekeeping.run_due()
    assert (await host.reading.table(idle)).status == "closed" and (await host.reading.table(broken)).status == "open"


async def test_a_failing_deletion_does_not_stop_the_others(host: Host, clock: HandClock, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await host.tables.open("toy", ANNE, HALL)
    now, go_on = clock.now(), host.erasing.go_on
    await host.ledger.store.commit(0, [ErasureRow("person", user, now, now, "ab") for user in (7, ANNE.user_id)])

    async def broken(user: int) -> None:
        if user == 7:
            raise KeyError("something that nobody thought of")
        await go_on(user)

    monkeypatch.setattr(host.erasing, "go_on", broken)
    await host.housekeeping.erase_due()
    assert (await host.reading.table(table.match)).status == "closed"


async def test_a_deserted_match_ends_with_notice_unless_somebody_comes_back(open_host: Opener, clock: HandClock) -> None:
    host = await open_host(keeping=Keeping(deserted=10))
    tables = []
    for _ in range(2):
        table = await begin_match(host, ANNE, bots=("deckhand",))
        seat = seat_of(table, ANNE)
        tables.append(await host.seats.substitute(table.match, ANNE.user_id, seat, "deckhand"))
    clock.advance(8 * DAY)
    await host.housekeeping.run_due()
    deserted, visited = tables
    keys = [notice.msg.key for notice in await host.people.notices(deserted.match, ANNE.user_id)]
    assert keys[-1] == "play.notice.deserted-soon" and (await host.reading.table(deserted.match)).paused
    await host.housekeeping.run_due()
    (seat,) = (stint.seat for stint in visited.past)
    await host.seats.take(visited.match, ANNE, seat)
    await host.seats.substitute(visited.match, ANNE.user_id, seat, "deckhand")
    clock.advance(NOTICE + 1)
    await host.housekeeping.run_due()
    closed, still_waiting = [await host.reading.table(table.match) for table in tables]
    assert closed.status == "closed" and closed.why == Msg("play.why.deserted-long") and still_waiting.paused
