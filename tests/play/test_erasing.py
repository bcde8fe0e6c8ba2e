"""Deleting a person removes all of their data, leaves the data of others, and can resume."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from engine.values.core import Msg, Seat
from play.host import Host
from play.people.standings import LEAST_FEW, Reputation
from play.time.calendar import Hours
from play.time.paces import SeatClock
from play.values.errors import NotAllowed, NotStored
from play.values.names import names
from play.values.outcomes import Declined
from play.values.personal import PersonSettings
from play.values.stands import RefereeDeed
from play.values.types import Person, Table
from store import errors
from store.personal import COLUMNS, MENTIONED, NAME, PERSON, SERVER, TEXT
from store.rows import (
    UNRATED,
    ApartRow,
    DraftRow,
    EveningPersonRow,
    EveningRow,
    HarbourRow,
    HouseRow,
    NewEffect,
    NewSeason,
    OrderRow,
    PingRow,
    PredictionRow,
    PuzzleAnswerRow,
    PuzzlePostRow,
    SeasonPersonRow,
    SeasonPostRow,
    SeasonTableRow,
    SeekingRow,
    TitleRow,
    VoyageRow,
)
from store.sqlite import SqliteStore
from tests.databases import Databases
from tests.play.hosting import ANNE, BEN, CARLA, DAN, HALL, HandClock, Opener, begin_match, finish_match, give_answer, make_move, seat_of
from words import speaker

NOT_HERE = {"erasure.id", "match.imported_by"}
"""Columns that hold a person only at other times than in these tests: while they are deleted, and so on."""

MONA = Person(99, "Mona *the* judge")
ZOE = Person(987_654_321_987_654_321, "Zoe Zebra")


def traces(databases: Databases, *wanted: str) -> list[str]:
    """The columns of a database in which one of these texts occurs, as `table.column`."""
    places = []
    for table, columns in COLUMNS.items():
        for row in databases().execute(f"SELECT {', '.join(columns)} FROM {table}"):
            places += [f"{table}.{name}" for name, value in zip(columns, row, strict=True) if any(text in str(value) for text in wanted)]
    return places


async def everywhere(host: Host) -> dict[str, Table]:
    """Tables of every kind that know of Zoe in some way, by a name for each kind. Everything else about her is stored too."""
    await host.people.choose(ZOE.user_id, PersonSettings(notification_way="dm", hours=Hours("Europe/Berlin")))
    await host.standings.choose(ZOE.user_id, Reputation(rated=True, hidden=False))
    await host.bench.sit(1, ZOE.user_id)
    sought = SeekingRow(1, ZOE.user_id, ZOE.name, '["toy"]', "days", 4, False, False, 2, 1.0, 2.0, 0)
    await host.ledger.store.commit(0, [sought])
    over = await finish_match(host, await begin_match(host, ANNE, ZOE, rated=True), Random(1))
    running = await begin_match(host, ZOE, ANNE, BEN)
    await host.deputies.choose(running.match, ZOE.user_id, "ask")
    left = await begin_match(host, ANNE, ZOE, BEN)
    seat = seat_of(left, ZOE)
    await host.seats.substitute(left.match, ZOE.user_id, seat, "deckhand")
    open_table = await host.tables.open("toy", ZOE, HALL, invited=(ANNE.user_id, ZOE.user_id))
    await host.tables.join(open_table.match, ANNE)
    invited = await host.tables.open("toy", BEN, HALL, invited=(ZOE.user_id,))
    own = await host.tables.open("toy", ZOE, HALL)
    wished = await begin_match(host, ANNE, BEN, bots=("deckhand",))
    await host.seats.ask(wished.match, ZOE, wished.bots[0])
    judged = await begin_match(host, ANNE, BEN)
    for person, kind in ((ZOE, "pause"), (CARLA, "resume")):
        await host.referees.do(judged.match, person, RefereeDeed(kind))  # type: ignore[arg-type]
    watched = await begin_match(host, ANNE, BEN)
    await host.referees.do(watched.match, ZOE, RefereeDeed("pause"))
    await host.referees.name(watched.match, ZOE, BEN)
    await finish_match(host, judged, Random(3))
    ideas = f'{{"user_id":{ZOE.user_id},"entry":2,"count":1,"question":"","position":"","ideas":[]}}'
    called = f"[11,{ZOE.user_id},12]"
    await host.presence.arrive(ZOE.user_id)
    await host.directs.store_channel(ZOE.user_id, 88)
    rows = [DraftRow(running.match, 0, "ideas", 1, ideas), NewEffect(running.match, "mention", 0, 1, called, host.ledger.clock.now())]
    await host.ledger.store.commit(running.match, rows)
    await host.ledger.store.commit(
        0, [HouseRow(1, 1, "{}", ZOE.user_id, 0.0), PingRow(ZOE.user_id, 1, 1, 2, 3, 0.0, 1, False, False, "[]")]
    )
    season = NewSeason(1, 1, "toy", "league", "running", "{}", "", 2, 0, 0, 1, 0, None, 1, 0.0)
    people = [SeasonPersonRow(1, ZOE.user_id, ZOE.name, 0, 0, "in", 0.0, 0), SeasonPersonRow(1, 13, "Carla", 0, 0, "in", 0.0, ZOE.user_id)]
    table_of = SeasonTableRow(1, 0, 0, 1, "[0,1]", 0.0, 1.0, over.match)
    aparts = [ApartRow(1, ZOE.user_id, 11), ApartRow(1, 12, ZOE.user_id)]
    await host.ledger.store.commit(0, [season, *people, table_of, *aparts, SeasonPostRow(1, "still", 0, ZOE.user_id, 0.0)])
    await host.ledger.store.commit(
        0,
        [
            HarbourRow(1, 1, 2, None, 0.0, 0, False, 0, ZOE.user_id),
            EveningRow(1, 1, 2, "toy", 0.0, True, 0, "off", 0, None, ZOE.user_id),
            EveningPersonRow(1, ZOE.user_id, ZOE.name, 0.0),
            TitleRow(over.match, ZOE.user_id, 1, "x", 0.0),
        ],
    )
    puzzle = PuzzlePostRow(1, 1, "name", "toy", 2, 3, 0.0, 1.0, "open", 0, 0.0)
    answers = [PuzzleAnswerRow(1, 1, user, 0, 3, 0.0, False, False) for user in (ZOE.user_id, 11)]
    await host.ledger.store.commit(0, [VoyageRow(1, 1, 2, 0, None, ZOE.user_id), puzzle])
    await host.ledger.store.commit(0, answers)
    await host.ledger.store.commit(running.match, [PredictionRow(wished.match, ZOE.user_id, 1, 0.0)])
    for table in (over, running, left):
        await host.people.follow(table.match, ZOE.user_id, True)
        await host.people.note(table.match, ZOE.user_id, Msg("play.notice.seat-free"))
        await host.desk.write(table.match, ZOE.user_id, "a memo of mine")
        await host.telling.choose(table.match, ZOE.user_id, "off")
    return {
        "over": over,
        "running": running,
        "left": left,
        "open": open_table,
        "invited": invited,
        "own": own,
        "wished": wished,
        "judged": judged,
        "watched": watched,
    }


async def test_nothing_of_a_person_is_left_anywhere(host: Host, databases: Databases) -> None:
    tables = await everywhere(host)
    databases().execute(f"INSERT INTO puzzle_refusal VALUES ({ZOE.user_id}, 0.0)")  # as earlier releases wrote
    stands = {
        f"{table}.{name}" for table, columns in COLUMNS.items() for name, holds in columns.items() if holds in (PERSON, MENTIONED, TEXT)
    }
    assert stands - set(traces(databases, str(ZOE.user_id))) == NOT_HERE, "every column that holds a person is in this test"
    await host.erasing.forget(ZOE.user_id)
    assert traces(databases, str(ZOE.user_id), ZOE.name, "memo of mine") == []
    assert (await host.ledger.store.erasures()) == () and await host.people.settings(ZOE.user_id) == PersonSettings()
    after = {name: await host.reading.table(table.match) for name, table in tables.items()}
    assert {name: table.status for name, table in after.items()} == {
        "over": "finished",
        "running": "running",
        "left": "running",
        "open": "open",
        "invited": "open",
        "own": "closed",
        "wished": "running",
        "judged": "finished",
        "watched": "running",
    }
    assert after["open"].opener_id == ANNE.user_id and after["running"].opener_id in (ANNE.user_id, BEN.user_id)
    assert after["wished"].wishes == () and after["over"].result == tables["over"].result
    assert names(after["over"], speaker())[seat_of(tables["over"], ZOE)] == "Somebody"
    (row,) = [outcome for outcome in await host.ledger.store.season_outcomes(1) if outcome.user < 0]
    season = await host.ledger.store.season(1)
    assert season is not None and row.user in {person.user for person in season.people}, (
        "what they brought to a season stays with its standing"
    )
    mentions = databases().execute("SELECT payload FROM outbox WHERE kind = 'mention'")
    assert [payload for (payload,) in mentions] == ["[11,12]"]
    assert names(after["judged"], speaker())[-2:] == ("somebody who left", "Carla")
    assert "Somebody" in names(after["running"], speaker())[-1]


async def test_the_seat_of_a_deleted_person_is_open_to_anybody(host: Host) -> None:
    table = await begin_match(host, ZOE, ANNE, BEN)
    seat = seat_of(table, ZOE)
    await host.erasing.forget(ZOE.user_id)
    after = await host.reading.table(table.match)
    assert after.occupants[seat].bot == "captain" and after.is_offered(seat) and after.owner_of(seat) is None
    taken = await host.seats.take(table.match, CARLA, seat)
    assert taken.seat_of(CARLA.user_id) == seat
    done = await finish_match(host, taken, Random(2))
    assert done.status == "finished"
    outcomes = {row.user: row for row in await host.ledger.store.outcomes_of(ANNE.user_id, guild=None)}
    (gone,) = (row for user, row in outcomes.items() if user < 0)
    assert set(outcomes) == {11, 12, 13, gone.user} and (gone.how, gone.place) == ("began", None), (
        "the outcome has no place of its own, but its rating may fall by the result of the seat"
    )


async def frozen_match_without_orders(open_host: Opener, databases: Databases, damage: str) -> tuple[Host, Table, Seat]:
    """Delete a person who has an order and drafts in a match of a server that the bot has left, after a statement.

    Return the match and the seat that the person had; none of the orders and drafts is left.
    """
    host = await open_host()
    table = await begin_match(host, ANNE, ZOE, BEN)
    seat = seat_of(table, ZOE)
    text = '{"key":"toy.order","args":{}}'
    order = OrderRow(table.match, seat, "bid", "limit 9", "", text)
    await host.ledger.store.commit(table.match, [order, *(DraftRow(table.match, seat, kind, 3, "bid 9") for kind in ("turn", "plan"))])
    databases().execute(damage)
    host = await open_host()
    await host.reading.table(table.match)
    await host.servers.note_removal(1)
    await host.erasing.forget(ZOE.user_id)
    assert databases().execute("SELECT count(*) FROM standing_order") == [(0,)]
    assert databases().execute("SELECT count(*) FROM draft WHERE path <> ''") == [(0,)]
    return host, table, seat


async def test_orders_and_drafts_of_a_frozen_match_are_deleted_as_well(open_host: Opener, databases: Databases) -> None:
    host, table, seat = await frozen_match_without_orders(open_host, databases, damage="SELECT 1")
    await host.servers.note_return(1)
    taken = await host.seats.take(table.match, CARLA, seat)
    assert taken.seat_of(CARLA.user_id) == seat and await host.plans.of(table.match, CARLA.user_id) == ()


async def test_orders_and_drafts_of_a_damaged_match_are_deleted_as_well(open_host: Opener, databases: Databases) -> None:
    await frozen_match_without_orders(open_host, databases, damage="UPDATE match SET to_act = 'nonsense'")


async def test_a_returning_person_begins_afresh(host: Host) -> None:
    table = await begin_match(host, ZOE, ANNE)
    await host.erasing.forget(ZOE.user_id)
    again = await host.reading.table(table.match)
    assert again.seat_of(ZOE.user_id) is None and again.kept_for(ZOE.user_id) is None
    assert await host.reading.tables_of(ZOE.user_id) == () and (await host.ledger.store.about(ZOE.user_id))["moves"] == ({"count": 0},)
    new = await host.tables.open("toy", ZOE, HALL)
    assert new.seat_of(ZOE.user_id) == 0


async def test_a_deleted_person_cannot_return_to_a_seat_or_see_another_hand(open_host: Opener, databases: Databases) -> None:
    host = await open_host()
    table = await begin_match(host, ANNE, ZOE, CARLA, bots=("deckhand",))
    seat, other = (table.seat_of(person.user_id) for person in (ZOE, CARLA))
    assert seat is not None and other is not None
    await host.referees.do(table.match, MONA, RefereeDeed("replace", seat, bot="captain", person=ZOE))
    await host.seats.substitute(table.match, CARLA.user_id, other, "captain", for_good=True)
    for person in (ZOE, CARLA):
        await host.erasing.forget(person.user_id)
    assert traces(databases, str(ZOE.user_id), ZOE.name) == []
    host = await open_host()  # it knows only what is stored
    for person, wanted, why in ((ZOE, seat, "seat-barred"), (ZOE, other, "seat-other"), (CARLA, table.bots[0], "seat-other")):
        with pytest.raises(NotAllowed, match=why):
            await host.seats.ask(table.match, person, wanted)
        with pytest.raises(NotAllowed, match=r"referee\.played"):
            await host.referees.do(table.match, person, RefereeDeed("pause"))
        with pytest.raises(NotAllowed, match=r"referee\.plays"):
            await host.referees.name(table.match, person, MONA)
        await host.bench.sit(1, person.user_id)
    called, _ = await host.bench.call(await host.ledger.current(table.match), seat)
    assert called == []
    assert (await host.seats.take(table.match, CARLA, other)).seat_of(CARLA.user_id) == other, "she left it by herself"
    await host.referees.do(table.match, MONA, RefereeDeed("offer", seat, person=ZOE))
    assert (await host.seats.take_offered(table.match, ZOE, seat)).seat_of(ZOE.user_id) == seat
    await host.erasing.forget(ZOE.user_id)
    await host.referees.do(table.match, MONA, RefereeDeed("end"))
    ((oversight,),) = databases().execute("SELECT oversight FROM match")
    assert '"erased":[]' in oversight, "nobody comes back to a seat of a match that is over"


async def test_deleting_gives_no_new_time_and_no_new_answer(host: Host, clock: HandClock) -> None:
    table = await begin_match(host, ANNE, ZOE, BEN, bots=("deckhand",), pace="daily", absence="wait")
    seat, bot = table.seat_of(ZOE.user_id), table.bots[0]
    assert seat is not None
    spent = SeatClock(3600.0)
    async with host.ledger.hold(table.match) as live:
        await host.ledger.write(live, msgspec.structs.replace(live, clocks={**live.clocks, seat: spent}).with_table(edition=99))
    await host.erasing.forget(ZOE.user_id)
    await host.seats.take(table.match, ZOE, seat)
    assert (await host.ledger.current(table.match)).clocks[seat].bank == spent.bank
    await host.seats.ask(table.match, DAN, bot)
    (question,) = (await host.reading.table(table.match)).wishes
    assert isinstance(await give_answer(host, table.match, ANNE.user_id, question.key, choice=False), Declined)
    await host.erasing.forget(DAN.user_id)
    with pytest.raises(NotAllowed, match="wish-refused"):
        await host.seats.ask(table.match, DAN, bot)


async def test_being_deleted_during_a_rated_match_saves_no_rating(host: Host) -> None:
    for person in (ANNE, ZOE):
        await host.standings.choose(person.user_id, Reputation(rated=True, hidden=False))
    for number in range(UNRATED):
        await finish_match(host, await begin_match(host, ANNE, ZOE), Random(number))
    table = await begin_match(host, ANNE, ZOE, rated=True)
    await host.erasing.forget(ZOE.user_id)
    table = await finish_match(host, table, Random(4))
    rows = {row.user: row for row in await host.ledger.store.outcomes_of(ANNE.user_id, guild=None) if row.match == table.match}
    (nameless,) = (row for user, row in rows.items() if user < 0)
    assert nameless.how == "left" and all(row.rated for row in rows.values())
    (stats,) = await host.standings.stats(ANNE.user_id, ANNE.user_id, 1)
    assert stats.rating is not None and stats.rating.matches == 1
    assert (await host.standings.leaderboard(1, "toy")).places == ()


async def test_the_ratings_and_results_of_others_stay_as_they_are(host: Host) -> None:
    for person in (ANNE, BEN, ZOE):
        await host.standings.choose(person.user_id, Reputation(rated=True, hidden=False))
    for round in range(UNRATED + LEAST_FEW):
        await finish_match(host, await begin_match(host, ANNE, BEN, ZOE, rated=True), Random(round))
    before = (await host.standings.leaderboard(1, "toy")).places
    (stats,) = await host.standings.stats(ANNE.user_id, ANNE.user_id, 1)
    await host.erasing.forget(ZOE.user_id)
    after = (await host.standings.leaderboard(1, "toy")).places
    assert {rank.user for rank in before} == {11, 12, ZOE.user_id} and {rank.user for rank in after} == {11, 12}
    assert {rank.user: rank.rating for rank in after} == {rank.user: rank.rating for rank in before if rank.user != ZOE.user_id}
    (stats_after,) = await host.standings.stats(ANNE.user_id, ANNE.user_id, 1)
    assert (stats_after.played, stats_after.won, stats_after.rating) == (stats.played, stats.won, stats.rating)
    assert {rival.user for rival in stats_after.rivals} == {12}
    await host.standings.choose(ZOE.user_id, Reputation(rated=True, hidden=False))
    await finish_match(host, await begin_match(host, ANNE, ZOE, rated=True), Random(9))
    (own,) = await host.standings.stats(ZOE.user_id, ZOE.user_id, 1)
    assert own.rating is None, "a beginner again"


@pytest.mark.parametrize("commits", [1, 4])
async def test_a_deletion_goes_on_after_a_crash(open_host: Opener, databases: Databases, commits: int) -> None:
    host = await open_host()
    await everywhere(host)
    store, done = host.ledger.store, 0
    commit = store.commit

    async def failing(match: int, writes: Any) -> None:
        nonlocal done
        done += 1
        if done > commits:
            raise errors.Full("the disk is full")
        await commit(match, writes)

    store.commit = failing  # type: ignore[method-assign]
    with pytest.raises(NotStored):
        await host.erasing.forget(ZOE.user_id)
    assert traces(databases, str(ZOE.user_id))
    other = await open_host()
    await other.housekeeping.run_due()
    assert traces(databases, str(ZOE.user_id), ZOE.name) == []


async def test_two_deletions_and_moves_of_others_at_the_same_time(open_host: Opener, databases: Databases) -> None:
    host, other = await open_host(), await open_host()
    tables = await everywhere(host)
    match = tables["wished"].match

    async def play() -> None:
        for number in range(6):
            while (table := await other.reading.table(match)).occupants[table.to_act[0]].person is None:
                await other.clockwork.run_due()
                await asyncio.sleep(0.01)  # the other process may be about to play for the bot
            await make_move(other, table, Random(number))

    await asyncio.gather(host.erasing.forget(ZOE.user_id), host.erasing.forget(ZOE.user_id), other.erasing.forget(ZOE.user_id), play())
    assert traces(databases, str(ZOE.user_id), ZOE.name) == []
    assert len(await host.reading.log(match, None)) >= 7


async def test_a_deleted_name_is_removed_from_an_unreadable_match(open_host: Opener, databases: Databases) -> None:
    host = await open_host()
    table = await begin_match(host, ANNE, ZOE)
    databases().execute("UPDATE match SET to_act = 'nonsense'")
    other = await open_host()
    assert (await other.reading.table(table.match)).status == "frozen"
    await other.erasing.forget(ZOE.user_id)
    assert traces(databases, str(ZOE.user_id), ZOE.name) == []
    assert (await other.reading.table(table.match)).seat_of(ANNE.user_id) is not None


async def test_the_list_of_columns_is_complete(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "caravel.db")
    await store.open()
    await store.close()
    with closing(sqlite3.connect(tmp_path / "caravel.db")) as connection:
        tables = [row[0] for row in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'")]
        columns = {table: {row[1] for row in connection.execute(f"PRAGMA table_info({table})")} for table in tables}
    assert columns == {table: set(known) for table, known in COLUMNS.items()}
    assert {holds for known in COLUMNS.values() for holds in known.values()} == {PERSON, MENTIONED, TEXT, NAME, SERVER, ""}
