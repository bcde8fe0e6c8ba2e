"""After a restart matches go on, or are frozen if their replay differs."""

from __future__ import annotations

from random import Random
from typing import Any, cast

import pytest

from engine.match import registry
from engine.match.records import from_record
from engine.values.core import Note, Seat
from play.host import Host
from play.values.errors import Frozen, NotAllowed, NotStored
from play.values.types import Table
from store.errors import Full
from tests.databases import Databases
from tests.play import toy
from tests.play.hosting import (
    ANNE,
    BEN,
    CARLA,
    DAN,
    HandClock,
    Opener,
    Refusing,
    awaited_user,
    begin_match,
    finish_match,
    make_move,
    newest_entry,
    person_in,
    rules,
)


async def play_moves(host: Host, moves: int, **more: Any) -> Table:
    """A match of three after some random moves."""
    table = await begin_match(host, ANNE, BEN, CARLA, **more)
    rng = Random(moves)
    for _ in range(moves):
        table = (await make_move(host, await host.reading.table(table.match), rng)).table
    return table


@pytest.mark.parametrize("moves", [0, 3, 9])
async def test_a_restart_finds_the_same_position(open_host: Opener, moves: int) -> None:
    host = await open_host()
    table = await play_moves(host, moves)
    again = await open_host()
    assert await again.reading.table(table.match) == await host.reading.table(table.match)
    assert (await again.ledger.current(table.match)).state == (await host.ledger.current(table.match)).state
    assert (await again.ledger.current(table.match)) == (await host.ledger.current(table.match))


async def test_without_snapshots_the_position_is_the_same(open_host: Opener, databases: Databases) -> None:
    host = await open_host()
    table = await play_moves(host, 5)
    await host.agreements.undo(table.match, await last_mover(host, table))
    databases().execute("DELETE FROM snapshot")
    again = await open_host(in_memory=1)
    assert (await again.ledger.current(table.match)).state == (await host.ledger.current(table.match)).state
    await begin_match(again, ANNE, BEN)
    assert again.ledger.from_memory(table.match) is None
    assert (await again.ledger.current(table.match)).state == (await host.ledger.current(table.match)).state


async def last_mover(host: Host, table: Table) -> int:
    """The user id of the person who made the last move."""
    entry = await newest_entry(host, table.match)
    assert entry.seat is not None
    person = person_in(table, entry.seat)
    return person.user_id


class Forgetful(toy.Toy):
    """Changed rules of the same version that forget the bid at the end of an auction: digests differ from there on."""

    def after_bid(self, state: toy.State) -> toy.State:
        after = super().after_bid(state)
        return toy.replace(after, bid=0) if after.phase == "choice" and state.bid else after


class Newer(toy.Toy):
    """A newer version that changes nothing that was played."""

    version = 2


class NewerWithoutOpening(Newer):
    """A newer version without notes at the beginning."""

    def opening(self, state: toy.State) -> tuple[Note, ...]:
        return ()


async def test_a_differing_replay_freezes_the_match_and_notifies_all(open_host: Opener) -> None:
    host = await open_host()
    table = await begin_match(host, ANNE, BEN)
    for line in ("bid 2", "pass"):
        table = (await host.turns.move(table.match, awaited_user(table), line)).table
    spared = await begin_match(host, ANNE, BEN)
    again = await open_host(rules=lambda name: Forgetful.rules())
    frozen = await again.reading.table(table.match)
    assert frozen.status == "frozen" and frozen.why is not None and frozen.edition == table.edition + 1
    assert (frozen.why.key, frozen.why.args) == ("play.why.differs", (("seq", 2),))
    assert {notice.user_id for notice in await again.people.notices(table.match)} == {ANNE.user_id, BEN.user_id}
    for refused in (
        again.turns.move(table.match, ANNE.user_id, "pass"),
        again.turns.panel(table.match, ANNE.user_id),
        again.reading.view(table.match, None),
        again.agreements.undo(table.match, ANNE.user_id),
        again.seats.substitute(table.match, ANNE.user_id, Seat(0), "deckhand"),
    ):
        with pytest.raises(Frozen):
            await refused
    assert len(await again.reading.log(table.match, None)) == 3
    assert (await again.reading.table(spared.match)).status == "running"


async def test_a_frozen_match_goes_on_when_the_replay_is_right_again(open_host: Opener) -> None:
    host = await open_host()
    table = await play_moves(host, 4)
    broken = await open_host(rules=lambda name: NewerWithoutOpening.rules())
    why = (await broken.reading.table(table.match)).why
    assert why is not None and why.key == "play.why.rules"
    assert (await (await open_host(rules=lambda name: NewerWithoutOpening.rules())).reading.table(table.match)).edition == table.edition + 1
    mended = await open_host()
    assert (await mended.reading.table(table.match)).status == "running"
    assert {notice.msg.key for notice in await mended.people.notices(table.match)} == {"play.notice.frozen", "play.notice.thawed"}
    assert (await finish_match(mended, table, Random(1))).status == "finished"


async def test_a_changed_log_freezes_the_match(open_host: Opener, databases: Databases) -> None:
    host = await open_host()
    table = await begin_match(host, ANNE, BEN)
    await host.turns.move(table.match, awaited_user(table), "bid 4")
    databases().execute("UPDATE entry SET line = 'bid 3' WHERE seq = 1")
    assert (await (await open_host()).reading.table(table.match)).status == "frozen"


async def test_a_match_of_a_game_that_is_gone_is_frozen(open_host: Opener) -> None:
    table = await play_moves(await open_host(), 2)
    why = (await (await open_host(rules=registry.rules)).reading.table(table.match)).why
    assert why is not None and why.key == "play.why.game"


async def test_a_finished_match_of_older_rules_can_be_read(open_host: Opener) -> None:
    host = await open_host()
    table = await finish_match(host, await begin_match(host, ANNE, BEN), Random(1))
    again = await open_host(rules=lambda name: Newer.rules())
    assert (await again.reading.table(table.match)).result == table.result
    assert len(await again.reading.log(table.match, None)) == table.seq + 1
    with pytest.raises(NotAllowed) as caught:
        await again.reading.view(table.match, None)
    assert caught.value.msg.key == "play.other-version"


async def test_looking_back_through_a_match(host: Host) -> None:
    table = await begin_match(host, ANNE, BEN)
    views = [await host.reading.view(table.match, Seat(0))]
    for line in ("bid 1", "bid 2", "pass"):
        table = (await host.turns.move(table.match, awaited_user(table), line)).table
        views.append(await host.reading.view(table.match, Seat(0)))
    positions = [await host.reading.view_at(table.match, seq, Seat(0)) for seq in range(4)]
    assert [position.view for position in positions] == views
    assert [(position.seq, position.last) for position in positions] == [(0, 3), (1, 3), (2, 3), (3, 3)]
    assert (await host.reading.view_at(table.match, 99, Seat(0))).seq == 3


async def test_the_record_of_a_finished_match_replays(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "rules", rules)
    table = await finish_match(host, await begin_match(host, ANNE, BEN), Random(1))
    data = await host.reading.record(table.match, DAN.user_id)
    assert from_record(data).seq == table.seq and data["seed"] == table.seed
    lobby = await host.tables.open("toy", ANNE, table.place)
    with pytest.raises(NotAllowed):
        await host.reading.record(lobby.match, ANNE.user_id)


@pytest.mark.parametrize("damage", ["UPDATE entry SET digest = 'changed' WHERE seq = 1", "UPDATE match SET settings = '{'"])
async def test_a_match_that_could_not_be_frozen_is_checked_again_before_a_move(
    open_host: Opener, databases: Databases, damage: str
) -> None:
    host = await open_host()
    table = await play_moves(host, 3)
    databases().execute(damage)
    store = Refusing(databases().store())
    again = Host(store, clock=host.ledger.clock, rules=rules)
    await again.open(ticking=False, begins=False)
    try:
        store.refuses = Full("no room")
        with pytest.raises(NotStored):
            await again.ledger.current(table.match)
        store.refuses = None
        with pytest.raises(Frozen):
            await make_move(again, table, Random(1))
        assert again.ledger.checked == {table.match}
    finally:
        await again.close()


async def test_a_click_before_the_host_begins_replays_only_its_match(open_host: Opener, databases: Databases) -> None:
    host = await open_host()
    first, second, third = [await play_moves(host, 3) for _ in range(3)]
    databases().execute(f"UPDATE entry SET digest = 'changed' WHERE match = {third.match} AND seq = 2")
    again = Host(databases().store(), clock=host.ledger.clock, rules=rules)
    await again.open(begins=False)
    try:
        assert again.ledger.checked == set()
        table = await again.reading.table(first.match)
        await make_move(again, table, Random(1))
        assert again.ledger.checked == {first.match}
        with pytest.raises(Frozen):
            await make_move(again, third, Random(1))
        assert again.ledger.checked == {first.match, third.match}, "a match is replayed before its next move"
        await again.begin()
        await again.wait_for_replays()
        assert again.ledger.checked == {first.match, second.match, third.match}
    finally:
        await again.close()


async def test_until_the_host_begins_nobodys_clock_runs(open_host: Opener, databases: Databases) -> None:
    host = await open_host()
    await play_moves(host, 1)
    clock = cast(HandClock, host.ledger.clock)
    again = Host(databases().store(), clock=clock, rules=rules)
    await again.open(begins=False)
    since = clock.now()
    clock.advance(3_600.0)
    await again.begin()
    *_, last_stop = again.ledger.stops
    assert last_stop == (since, since + 3_600.0)
    await again.close()
