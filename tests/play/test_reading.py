"""Reading a log costs as much as is shown, not as much as is stored."""

from __future__ import annotations

from typing import Any

import pytest

from engine.values.core import Msg, Seat
from play.host import Host
from play.keeping.housekeeping import NOTICES as KEPT
from play.ledger import reading
from play.time.clock import AT_ONCE
from tests.play.hosting import ANNE, BEN, HandClock, Opener, awaited_user, begin_match, choose, to_choice, waiting_user


async def shown_seqs(host: Host, match: int, count: int, since: int = -1, seat: Seat | None = None) -> list[int]:
    """The numbers of the newest entries that still count."""
    return [logged.entry.seq for logged in await host.reading.recent(match, seat, count, since)]


async def effective_seqs(host: Host, match: int) -> list[int]:
    """The numbers of all entries that were not undone, by the whole log."""
    return [logged.entry.seq for logged in await host.reading.log(match, None) if not logged.undone]


async def test_the_newest_entries_that_count_are_read_from_the_end(host: Host) -> None:
    table = await begin_match(host, ANNE, BEN)
    for amount in range(1, 4):
        for _ in range(3):
            mover = awaited_user(table)
            await host.turns.move(table.match, mover, f"bid {amount}")
            table = (await host.agreements.undo(table.match, mover)).table
        table = (await host.turns.move(table.match, awaited_user(table), f"bid {amount}")).table
    whole = await effective_seqs(host, table.match)
    assert len(whole) < table.seq
    for count in range(1, table.seq + 3):
        assert await shown_seqs(host, table.match, count) == whole[-count:]
    assert await shown_seqs(host, table.match, 50, since=9) == [seq for seq in whole if seq > 9]


async def test_a_move_undone_twice_stays_undone(host: Host) -> None:
    table = await begin_match(host, ANNE, BEN)
    first = awaited_user(table)
    second = waiting_user(table)
    table = (await host.turns.move(table.match, first, "bid 1")).table
    await host.turns.move(table.match, second, "bid 2")
    await host.agreements.undo(table.match, second)
    await host.agreements.undo(table.match, first)
    assert await shown_seqs(host, table.match, 9) == await effective_seqs(host, table.match) == [0, 3, 4]


async def test_only_the_shown_entries_of_a_long_log_are_decoded(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await begin_match(host, ANNE, BEN)
    for amount in range(1, 10):
        for _ in range(4):
            mover = awaited_user(table)
            await host.turns.move(table.match, mover, f"bid {amount}")
            table = (await host.agreements.undo(table.match, mover)).table
        table = (await host.turns.move(table.match, awaited_user(table), f"bid {amount}")).table
    decoded: list[int] = []
    entry_of = reading.entry_of

    def counted(row: Any, *more: Any) -> Any:
        decoded.append(row.seq)
        return entry_of(row, *more)

    fetched = 0
    latest = host.ledger.store.latest

    async def fetching(*bounds: Any) -> Any:
        nonlocal fetched
        entries = await latest(*bounds)
        fetched += len(entries)
        return entries

    monkeypatch.setattr(host.ledger.store, "latest", fetching)
    monkeypatch.setattr(reading, "entry_of", counted)
    assert len(await shown_seqs(host, table.match, 6)) == 6 == len(decoded)
    assert fetched < 30 and table.seq > 70


async def test_recent_entries_hide_the_secrets_of_others(host: Host) -> None:
    table = await to_choice(host, await begin_match(host, ANNE, BEN))
    table = await choose(host, table, Seat(0))
    (own,), (of_other,) = [await host.reading.recent(table.match, seat, 1) for seat in (Seat(0), Seat(1))]
    assert own.entry.line != "*" and own.entry.notes
    assert of_other.entry.line == "*" and not of_other.entry.notes and not of_other.entry.digest


async def test_notices_of_a_finished_match_are_deleted_in_the_end(open_host: Opener, clock: HandClock) -> None:
    host = await open_host(delays=AT_ONCE)
    over, going = await begin_match(host, ANNE, bots=("deckhand",)), await begin_match(host, ANNE, BEN)
    for table in (over, going):
        live = await host.ledger.current(table.match)
        await host.ledger.write(live, live, host.ledger.notices(live, Msg("play.over")))
    await host.tables.close(over.match, ANNE.user_id)
    clock.advance(KEPT - 1)
    assert await (await open_host()).people.notices(over.match)
    clock.advance(2)
    again = await open_host()
    assert not await again.people.notices(over.match) and await again.people.notices(going.match)
