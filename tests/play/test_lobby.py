"""Tables are opened, joined and left before their match begins."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import pytest

from engine.values.core import BadSetting, EngineError
from play.host import Host
from play.table.lobby import MOST_OPEN
from play.values.errors import NoSuchMatch, NotAllowed, StaleTable, TableFull
from play.values.feed import Change
from play.values.names import names
from play.values.types import Occupant, Person, Place
from tests.play.hosting import ANNE, BEN, CARLA, DAN, HALL, Opener, begin_match, finish_match


async def test_a_table_is_opened_joined_and_started_with_seats_drawn(host: Host) -> None:
    table = await host.tables.open("toy", ANNE, HALL)
    assert (table.status, table.occupants, table.terms.seats) == ("open", (Occupant(ANNE),), (2, 4))
    await host.tables.join(table.match, BEN)
    await host.tables.join(table.match, CARLA)
    table = await host.tables.start(table.match, ANNE.user_id)
    assert table.status == "running"
    assert sorted(occupant.person.user_id for occupant in table.occupants if occupant.person) == [11, 12, 13]
    assert table.to_act == (0,) and table.seq == 0 and table.seed is None and table.commitment is not None


async def test_seats_are_drawn_in_every_order(host: Host) -> None:
    seen = {tuple(occupant.person for occupant in (await begin_match(host, ANNE, BEN)).occupants) for _ in range(12)}
    assert len(seen) == 2


async def test_a_person_joins_once(host: Host) -> None:
    table = await host.tables.open("toy", ANNE, HALL)
    await host.tables.join(table.match, BEN)
    assert len((await host.tables.join(table.match, BEN)).occupants) == 2


async def test_a_full_table_takes_nobody(host: Host) -> None:
    table = await host.tables.open("toy", ANNE, HALL, seats=2, bots=("deckhand",))
    with pytest.raises(TableFull):
        await host.tables.join(table.match, BEN)
    with pytest.raises(TableFull):
        await host.tables.add_bot(table.match, ANNE.user_id, "mate")


async def test_a_table_by_invitation_takes_the_invited_only(host: Host) -> None:
    table = await host.tables.open("toy", ANNE, HALL, invited=(BEN.user_id,))
    with pytest.raises(NotAllowed):
        await host.tables.join(table.match, CARLA)
    assert len((await host.tables.join(table.match, BEN)).occupants) == 2


async def test_the_opener_who_leaves_hands_the_table_on(host: Host) -> None:
    table = await host.tables.open("toy", ANNE, HALL, bots=("deckhand",))
    await host.tables.join(table.match, BEN)
    table = await host.tables.leave(table.match, ANNE.user_id)
    assert table.opener_id == BEN.user_id and table.status == "open"
    assert (await host.tables.leave(table.match, BEN.user_id)).status == "closed"


async def test_only_the_opener_decides(host: Host) -> None:
    match = (await host.tables.open("toy", ANNE, HALL)).match
    await host.tables.join(match, BEN)
    for refused in (
        host.tables.start(match, BEN.user_id),
        host.tables.remove(match, BEN.user_id, 0),
        host.tables.add_bot(match, BEN.user_id, "deckhand"),
        host.tables.close(match, BEN.user_id),
        host.tables.configure(match, BEN.user_id, pace="1d"),
    ):
        with pytest.raises(NotAllowed):
            await refused
    assert len((await host.tables.remove(match, ANNE.user_id, 1)).occupants) == 1


async def test_only_the_person_who_was_shown_is_removed(host: Host) -> None:
    match = (await host.tables.open("toy", ANNE, HALL, seats=3)).match
    await host.tables.join(match, BEN)
    shown_table = await host.tables.join(match, CARLA)
    await host.tables.leave(match, BEN.user_id)
    now = await host.tables.join(match, DAN)
    for index in (1, 2):
        with pytest.raises(StaleTable):
            await host.tables.remove(match, ANNE.user_id, index, shown_table)
    assert (await host.reading.table(match)).occupants == now.occupants
    await host.people.refresh_name(match, Person(DAN.user_id, "Daniel"))
    assert len((await host.tables.remove(match, ANNE.user_id, 2, now)).occupants) == 2, "another name is no other person"


async def test_presets_follow_their_setting_unless_chosen(host: Host) -> None:
    table = await host.tables.open("toy", ANNE, HALL)
    table = await host.tables.configure(table.match, ANNE.user_id, settings={"length": "long"})
    assert table.terms.settings == {"length": "long", "cards": "many"}
    table = await host.tables.configure(table.match, ANNE.user_id, settings={"length": "long", "cards": "few"}, seats=(2, 3), pace="3d")
    assert (table.terms.settings["cards"], table.terms.seats, table.terms.pace) == ("few", (2, 3), "3d")


async def test_bad_choices_are_refused_and_change_nothing(host: Host) -> None:
    table = await host.tables.open("toy", ANNE, HALL)
    await host.tables.join(table.match, BEN)
    await host.tables.join(table.match, CARLA)
    for refused in (
        host.tables.configure(table.match, ANNE.user_id, settings={"cards": "none"}),
        host.tables.configure(table.match, ANNE.user_id, seats=9),
        host.tables.configure(table.match, ANNE.user_id, seats=2),
        host.tables.configure(table.match, ANNE.user_id, pace="2h"),
        host.tables.add_bot(table.match, ANNE.user_id, "genius"),
        host.tables.open("nothing", ANNE, HALL),
    ):
        with pytest.raises(EngineError):
            await refused
    assert (await host.reading.table(table.match)).terms.settings == table.terms.settings
    with pytest.raises(BadSetting):
        await host.tables.open("toy", ANNE, HALL, settings={"colour": "red"})


async def test_a_match_needs_its_players(host: Host) -> None:
    table = await host.tables.open("toy", ANNE, HALL, seats=3)
    await host.tables.join(table.match, BEN)
    with pytest.raises(NotAllowed) as caught:
        await host.tables.start(table.match, ANNE.user_id)
    assert caught.value.msg.key == "play.seats-open"


async def outcomes(*calls: Any) -> list[str]:
    """What became of calls at the same time, sorted: `made`, or the key of the refusal."""
    results = await asyncio.gather(*calls, return_exceptions=True)
    return sorted(error.msg.key if isinstance(error, EngineError) else "made" for error in results)


async def test_a_person_opens_a_limited_number_of_tables(open_host: Opener) -> None:
    one, two = await open_host(), await open_host()
    results = await outcomes(*(host.tables.open("toy", ANNE, Place(1, at)) for at in range(MOST_OPEN) for host in (one, two)))
    assert results == ["made"] * MOST_OPEN + ["play.too-many-open"] * MOST_OPEN
    await one.tables.open("toy", BEN, HALL)


async def test_a_channel_and_a_server_hold_a_limited_number_of_tables(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("play.table.lobby.MOST_IN_CHANNEL", 3)
    monkeypatch.setattr("play.table.lobby.MOST_ON_SERVER", 5)
    people = [Person(100 + at, "Somebody") for at in range(10)]
    assert (
        await outcomes(*(host.tables.open("toy", person, Place(1, 7)) for person in people)) == ["made"] * 3 + ["play.too-many-channel"] * 7
    )
    assert await outcomes(*(host.tables.open("toy", person, Place(1, 8 + at)) for at, person in enumerate(people))) == (
        ["made"] * 2 + ["play.too-many-server"] * 8
    )
    await host.tables.open("toy", ANNE, Place(2, 7 + 100))
    assert await host.reading.tables_of(people[9].user_id) == ()


async def test_a_person_has_a_limited_number_of_running_matches(open_host: Opener, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("play.table.lobby.MOST_RUNNING", 3)
    one, two = await open_host(), await open_host()
    tables = [await one.tables.open("toy", ANNE, HALL, bots=("deckhand",), seats=2) for _ in range(8)]
    starting = ((one, two)[at % 2].tables.start(table.match, ANNE.user_id) for at, table in enumerate(tables))
    assert await outcomes(*starting) == ["made"] * 3 + ["play.too-many-running"] * 5
    open_tables = [table for table in await one.reading.tables_of(ANNE.user_id) if table.status == "open"]
    assert len(open_tables) == 5 and all(table.seq == -1 for table in open_tables), "no cards were dealt at the others"


async def test_a_started_match_is_not_joined_left_or_closed_over_others(host: Host) -> None:
    table = await begin_match(host, ANNE, BEN)
    for refused in (
        host.tables.join(table.match, CARLA),
        host.tables.leave(table.match, BEN.user_id),
        host.tables.close(table.match, ANNE.user_id),
    ):
        with pytest.raises(NotAllowed):
            await refused


async def test_a_player_alone_with_bots_may_close_the_match(host: Host) -> None:
    table = await begin_match(host, ANNE, bots=("deckhand",))
    table = await host.tables.close(table.match, ANNE.user_id)
    assert table.status == "closed" and table.seed is not None


async def test_tables_are_found_by_person_and_place(host: Host) -> None:
    here = await host.tables.open("toy", ANNE, HALL)
    there = await host.tables.open("toy", BEN, Place(1, 3))
    await host.tables.join(there.match, ANNE)
    await host.tables.move_to(there.match, Place(1, 3, 77), is_own_thread=True)
    gone = await host.tables.open("toy", ANNE, HALL)
    await host.tables.close(gone.match, ANNE.user_id)
    assert [table.match for table in await host.reading.tables_of(ANNE.user_id)] == [here.match, there.match]
    assert [table.match for table in await host.reading.tables_in(2)] == [here.match]
    assert [table.match for table in await host.reading.tables_in(77)] == [there.match]
    assert [table.match for table in await host.reading.tables_at(1)] == [here.match, there.match]
    assert [table.match for table in await host.reading.tables_of(ANNE.user_id, ("closed",))] == [gone.match]
    with pytest.raises(NoSuchMatch):
        await host.reading.table(999)


async def test_a_rematch_is_one_table_for_the_same_people(host: Host) -> None:
    table = await finish_match(host, await begin_match(host, ANNE, BEN, bots=("deckhand",), pace="7d"), Random(2))
    with pytest.raises(NotAllowed):
        await host.tables.rematch(table.match, DAN)
    again = await host.tables.rematch(table.match, BEN)
    assert again.match != table.match and again.opener_id == BEN.user_id and again.terms.pace == "7d"
    assert [occupant.bot for occupant in again.occupants] == [None, "deckhand"]
    joined = await host.tables.rematch(table.match, ANNE)
    assert joined.match == again.match and joined.seat_of(ANNE.user_id) is not None


async def test_every_change_of_a_table_is_announced(open_host: Opener) -> None:
    host, heard = await open_host(), list[Change]()

    async def hear(change: Change) -> None:
        heard.append(change)

    async def fail(change: Change) -> None:
        raise RuntimeError("a broken subscriber")

    host.feed.subscribe(fail)
    host.feed.subscribe(hear)
    table = await host.tables.open("toy", ANNE, HALL)
    await host.tables.join(table.match, BEN)
    await host.tables.start(table.match, ANNE.user_id)
    await host.feed.drain()
    assert heard == [Change(table.match)] * 3


async def test_people_of_the_same_name_get_numbers(host: Host) -> None:
    table = await host.tables.open("toy", ANNE, HALL, bots=("deckhand", "mate"))
    table = await host.tables.join(table.match, Person(99, "Anne"))
    assert names(table, lambda msg: str(getattr(msg, "key", msg))) == ("Anne 1", "play.bot.deckhand", "play.bot.mate", "Anne 2")


async def test_simultaneous_clicks_stay_within_the_limits(open_host: Opener, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("play.table.lobby.MOST_OPEN", 3)
    monkeypatch.setattr("play.table.lobby.MOST_RUNNING", 2)
    hosts = [await open_host(), await open_host()]
    results = await asyncio.gather(*(hosts[at % 2].tables.open("toy", ANNE, HALL, seats=2) for at in range(10)), return_exceptions=True)
    tables = [table for table in results if not isinstance(table, BaseException)]
    assert len(tables) == len(await hosts[0].reading.tables_of(ANNE.user_id, ("open",))) == 3
    assert {str(exception) for exception in results if isinstance(exception, BaseException)} == {"play.too-many-open"}
    for table in tables:
        await hosts[0].tables.join(table.match, BEN)
    starts = (hosts[at % 2].tables.start(table.match, ANNE.user_id) for at, table in enumerate((*tables, *tables)))
    started = await asyncio.gather(*starts, return_exceptions=True)
    assert len(await hosts[0].reading.tables_of(ANNE.user_id, ("running",))) == 2, started


async def test_the_last_chosen_strength_of_bots_is_remembered(host: Host) -> None:
    assert await host.reading.level_against(ANNE.user_id) == "mate"
    await begin_match(host, ANNE, bots=("admiral",))
    await begin_match(host, BEN, ANNE, bots=("deckhand",))
    await begin_match(host, ANNE, BEN)
    assert await host.reading.level_against(ANNE.user_id) == "admiral", "matches that somebody else opened, or without bots, do not count"
    assert await host.reading.level_against(BEN.user_id) == "deckhand"
