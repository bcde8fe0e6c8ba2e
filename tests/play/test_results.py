"""The result of a finished match is stored for owners, leavers and helpers."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from play.host import Host
from play.people.standings import Reputation
from play.values.errors import NotAllowed
from play.values.stands import RefereeDeed
from play.values.types import Person
from store.rows import UNRATED, OutcomeRow, ReputationRow
from store.sqlite import SqliteStore
from tests.play.hosting import ANNE, BEN, CARLA, begin_match, finish_match, make_move, seat_of
from tests.store.test_migrations import OLD, load_dump


async def outcomes(host: Host, person: Person) -> dict[int, OutcomeRow]:
    """What became of everybody in the matches of a person, by user id."""
    return {row.user: row for row in await host.ledger.store.outcomes_of(person.user_id, guild=None)}


async def test_the_end_of_a_match_stores_what_became_of_everybody(host: Host) -> None:
    table = await finish_match(host, await begin_match(host, ANNE, BEN, bots=("deckhand",)), Random(1))
    assert table.result is not None
    rows = await outcomes(host, ANNE)
    assert {row.user: (row.seat, row.place, row.points) for row in rows.values()} == {
        user: (seat, table.result.ranks[seat], table.result.scores[seat].total)
        for seat, occupant in enumerate(table.occupants)
        for user in [0 if occupant.person is None else occupant.person.user_id]
    }
    assert {user: row.how for user, row in rows.items()} == {11: "played", 12: "played", 0: "bot"}
    assert {(row.game, row.guild, row.seats, row.people, bool(row.rated)) for row in rows.values()} == {("toy", 1, 3, 2, False)}
    assert [row.user for row in await host.ledger.store.outcomes_at(1, "toy")] == [
        occupant.person.user_id for occupant in table.occupants if occupant.person
    ]


async def test_a_late_substitute_counts_as_a_helper(host: Host) -> None:
    table = await begin_match(host, ANNE, BEN, CARLA)
    while table.seq < 12:
        await make_move(host, table, Random(table.seq))
        table = await host.reading.table(table.match)
    seat = seat_of(table, BEN)
    await host.seats.substitute(table.match, BEN.user_id, seat, "deckhand")
    await host.tables.free_seats(table.match, ANNE.user_id, True)
    await host.seats.take(table.match, Person(15, "Eve"), seat)
    await host.seats.substitute(table.match, CARLA.user_id, seat_of(table, CARLA), "deckhand")
    table = await finish_match(host, await host.reading.table(table.match), Random(2))
    rows = await outcomes(host, ANNE)
    assert table.seq < 24 and {user: row.how for user, row in rows.items()} == {11: "played", 12: "began", 13: "played", 15: "helped"}
    assert (
        rows[12].own == 13 / table.seq
        and rows[12].place is None
        and rows[13].place is not None
        and rows[15].seat == seat
        and rows[15].people == 3
    )


async def test_the_share_that_a_person_played_themselves_is_stored(host: Host) -> None:
    table = await begin_match(host, ANNE, BEN, CARLA)
    while table.seq < 9:
        await make_move(host, table, Random(table.seq))
        table = await host.reading.table(table.match)
    await host.seats.substitute(table.match, CARLA.user_id, seat_of(table, CARLA), "deckhand")
    table = await finish_match(host, await host.reading.table(table.match), Random(2))
    log = [logged.entry for logged in await host.reading.log(table.match, None)]
    moves = [entry for entry in log if entry.seat == next(stint.seat for stint in table.past)]
    own = sum(entry.seq < 10 for entry in moves) / len(moves)
    rows = await outcomes(host, ANNE)
    assert 0 < own < 1 and {user: row.own for user, row in rows.items()} == {11: 1.0, 12: 1.0, 13: pytest.approx(own)}


async def test_a_match_ended_by_agreement_has_no_places(host: Host) -> None:
    for moves in (1, 0):
        table = await begin_match(host, ANNE, bots=("deckhand",))
        if moves:
            await host.clockwork.run_due()
            await make_move(host, await host.reading.table(table.match), Random(1))
        await host.tables.close(table.match, ANNE.user_id)
    rows = [row for row in await host.ledger.store.outcomes_of(11, guild=None) if row.user]
    assert [(row.user, row.how, row.place) for row in rows] == [(11, "ended", None)]


async def test_only_those_who_take_part_in_ratings_have_rated_results(host: Host) -> None:
    await host.ledger.store.commit(0, [ReputationRow(BEN.user_id, True, False)])
    tables = [await finish_match(host, await begin_match(host, ANNE, BEN, rated=True), Random(1)) for _ in range(UNRATED + 1)]
    other = await finish_match(host, await begin_match(host, BEN, CARLA, bots=("deckhand",), rated=True), Random(1))
    rows = [row for row in await host.ledger.store.outcomes_of(BEN.user_id, guild=None) if row.rated]
    assert [(row.match, row.user) for row in rows] == [(tables[-1].match, BEN.user_id)] and other.terms.rated, "not the first ones"


@pytest.mark.parametrize("way", ["left", "offered", "referee", "forgotten", "twice"])
async def test_a_player_replaced_late_gets_the_place_of_the_seat(host: Host, way: str) -> None:
    """By whichever way another comes to sit there."""
    for person in (ANNE, BEN, CARLA):
        await host.standings.choose(person.user_id, Reputation(rated=True))
    for number in range(UNRATED):
        await finish_match(host, await begin_match(host, ANNE, BEN, CARLA), Random(number))
    table = await begin_match(host, ANNE, BEN, CARLA, rated=True)
    while table.seq < 14:
        await make_move(host, table, Random(table.seq))
        table = await host.reading.table(table.match)
    seat, helpers = seat_of(table, BEN), [Person(15, "Eve"), Person(16, "Dora")]
    if way == "referee":
        await host.referees.do(table.match, Person(99, "Mona"), RefereeDeed("offer", seat, person=helpers[0]))
        await host.seats.take_offered(table.match, helpers[0], seat)
    elif way == "forgotten":
        await host.erasing.forget(BEN.user_id)
        await host.seats.take(table.match, helpers[0], seat)
    else:
        for leaves, comes in pairwise([BEN, *helpers[: 2 if way == "twice" else 1]]):
            await host.seats.substitute(table.match, leaves.user_id, seat, "deckhand", for_good=way != "offered")
            if way == "offered":
                await host.tables.free_seats(table.match, ANNE.user_id, True)
            await host.seats.take(table.match, comes, seat)
    table = await finish_match(host, await host.reading.table(table.match), Random(2))
    rows = {row.user: row for row in await host.ledger.store.outcomes_of(ANNE.user_id, guild=None) if row.match == table.match}
    (began,) = (row for row in rows.values() if row.how == "began")
    assert (began.user < 0 if way == "forgotten" else began.user == BEN.user_id) and began.seat == seat
    assert began.rated and began.place is None and began.own > 1 / 2
    assert {row.how for row in rows.values() if row.seat == seat} == (
        {"began", "left", "helped"} if way == "twice" else {"began", "helped"}
    )
    if way != "forgotten":
        assert BEN.user_id in (await host.standings.rating_changes(table))[0]


async def test_nobody_joins_or_leaves_ratings_during_a_rated_match(host: Host) -> None:
    plays, casual = Reputation(rated=True, said=True), Reputation(said=True)
    for person, chosen in ((ANNE, plays), (BEN, casual), (CARLA, plays)):
        await host.standings.choose(person.user_id, chosen)
    await begin_match(host, ANNE, BEN)
    await host.standings.choose(ANNE.user_id, casual)
    await host.standings.choose(ANNE.user_id, plays)
    table = await begin_match(host, ANNE, BEN, CARLA, rated=True)
    seat = seat_of(table, CARLA)
    await host.seats.substitute(table.match, CARLA.user_id, seat, "deckhand", for_good=True)
    await host.seats.take(table.match, Person(15, "Eve"), seat)
    for person, chosen in ((ANNE, casual), (BEN, plays), (CARLA, casual)):
        with pytest.raises(NotAllowed, match="rated-runs"):
            await host.standings.choose(person.user_id, chosen)
    await host.standings.choose(ANNE.user_id, Reputation(True, True, True))
    await host.standings.choose(15, plays)
    await finish_match(host, await host.reading.table(table.match), Random(1))
    for person, chosen in ((ANNE, casual), (BEN, plays), (CARLA, casual)):
        await host.standings.choose(person.user_id, chosen)


async def test_results_of_older_databases_are_read(tmp_path: Path) -> None:
    path = tmp_path / "caravel.db"
    load_dump(path, OLD / "V7.sql")
    store = SqliteStore(path)
    await store.open()
    rows = await store.outcomes_of(11, guild=None)
    await store.close()
    assert {row.match for row in rows} == {2} and sorted(row.place or 0 for row in rows) == [1, 2, 3]
    assert all(row.points is not None and row.how in ("played", "bot") and not row.rated for row in rows)


async def test_story_and_seed_are_shown_only_after_the_end(host: Host) -> None:
    table = await begin_match(host, ANNE, BEN)
    await make_move(host, table, Random(1))
    reading = host.reading
    for request in (reading.story(table.match), reading.moments(table.match, 9), reading.verify(table.match)):
        with pytest.raises(NotAllowed):
            await request
    table = await finish_match(host, await host.reading.table(table.match), Random(1))
    story, checked = await reading.story(table.match), await reading.verify(table.match)
    assert story is not None and table.result is not None and story.steps[-1].seq == table.seq
    assert story.steps[-1].points == tuple(sheet.total for sheet in table.result.scores)
    assert checked.hash == table.commitment and checked.draws == 1
