"""The result of a finished match is stored for owners, leavers and helpers."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random

import pytest

from play.host import Host
from play.people.standings import Reputation
from play.values.errors import NotAllowed
from play.values.stands import RefereeDeed
from play.values.types import Person, Table
from store.rows import UNRATED, OutcomeRow, ReputationRow
from store.sqlite import SqliteStore
from tests.play.hosting import ANNE, BEN, CARLA, begin_match, finish_match, make_move, seat_of
from tests.store.test_migrations import OLD, load_dump

EVE = Person(15, "Eve")
DORA = Person(16, "Dora")
BOT = 0
"""The user id of a bot in stored outcomes."""


async def outcomes(host: Host, person: Person) -> dict[int, OutcomeRow]:
    """The outcomes of everybody in the matches of a person, by user id."""
    return {row.user: row for row in await host.ledger.store.outcomes_of(person.user_id, guild=None)}


async def test_the_end_of_a_match_stores_what_became_of_everybody(host: Host) -> None:
    table = await finish_match(host, await begin_match(host, ANNE, BEN, bots=("deckhand",)), Random(1))
    assert table.result is not None
    rows = await outcomes(host, ANNE)
    users = [occupant.person.user_id if occupant.person else BOT for occupant in table.occupants]
    assert [(rows[user].seat, rows[user].place, rows[user].points) for user in users] == [
        (seat, table.result.ranks[seat], table.result.scores[seat].total) for seat in range(len(users))
    ]
    assert {user: row.how for user, row in rows.items()} == {11: "played", 12: "played", BOT: "bot"}
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
    await host.seats.take(table.match, EVE, seat)
    await host.seats.substitute(table.match, CARLA.user_id, seat_of(table, CARLA), "deckhand")
    table = await finish_match(host, await host.reading.table(table.match), Random(2))
    rows = await outcomes(host, ANNE)
    assert table.seq < 24 and {user: row.how for user, row in rows.items()} == {11: "played", 12: "began", 13: "played", 15: "helped"}
    assert rows[12].own == 13 / table.seq and rows[12].place is None and rows[13].place is not None
    assert rows[15].seat == seat and rows[15].people == 3


async def test_the_share_that_a_person_played_themselves_is_stored(host: Host) -> None:
    table = await begin_match(host, ANNE, BEN, CARLA)
    while table.seq < 9:
        await make_move(host, table, Random(table.seq))
        table = await host.reading.table(table.match)
    await host.seats.substitute(table.match, CARLA.user_id, seat_of(table, CARLA), "deckhand")
    table = await finish_match(host, await host.reading.table(table.match), Random(2))
    (seat,) = (stint.seat for stint in table.past)
    moves = [logged.entry for logged in await host.reading.log(table.match, None) if logged.entry.seat == seat]
    own = sum(entry.seq < 10 for entry in moves) / len(moves)
    rows = await outcomes(host, ANNE)
    assert 0 < own < 1 and {user: row.own for user, row in rows.items()} == {11: 1.0, 12: 1.0, 13: pytest.approx(own)}


async def test_a_match_ended_by_agreement_has_no_places(host: Host) -> None:
    table = await begin_match(host, ANNE, bots=("deckhand",))
    await host.clockwork.run_due()
    await make_move(host, await host.reading.table(table.match), Random(1))
    await host.tables.close(table.match, ANNE.user_id)
    rows = [row for row in await host.ledger.store.outcomes_of(ANNE.user_id, guild=None) if row.user != BOT]
    assert [(row.user, row.how, row.place) for row in rows] == [(ANNE.user_id, "ended", None)]


async def test_a_match_without_a_move_leaves_no_outcome(host: Host) -> None:
    table = await begin_match(host, ANNE, bots=("deckhand",))
    await host.tables.close(table.match, ANNE.user_id)
    assert await host.ledger.store.outcomes_of(ANNE.user_id, guild=None) == ()


async def test_only_those_who_take_part_in_ratings_have_rated_results(host: Host) -> None:
    await host.ledger.store.commit(0, [ReputationRow(BEN.user_id, True, False)])
    tables = [await finish_match(host, await begin_match(host, ANNE, BEN, rated=True), Random(1)) for _ in range(UNRATED + 1)]
    other = await finish_match(host, await begin_match(host, BEN, CARLA, bots=("deckhand",), rated=True), Random(1))
    rows = [row for row in await host.ledger.store.outcomes_of(BEN.user_id, guild=None) if row.rated]
    assert [(row.match, row.user) for row in rows] == [(tables[-1].match, BEN.user_id)] and other.terms.rated, (
        "the first matches of a person are not rated"
    )


async def leave_for(host: Host, table: Table, leaver: Person, comer: Person) -> None:
    """Let a person leave their seat for good, and another one take it."""
    seat = seat_of(table, BEN)
    await host.seats.substitute(table.match, leaver.user_id, seat, "deckhand", for_good=True)
    await host.seats.take(table.match, comer, seat)


async def ben_leaves(host: Host, table: Table) -> None:
    await leave_for(host, table, BEN, EVE)


async def ben_and_his_substitute_leave(host: Host, table: Table) -> None:
    await leave_for(host, table, BEN, EVE)
    await leave_for(host, table, EVE, DORA)


async def the_opener_frees_the_seat(host: Host, table: Table) -> None:
    await host.seats.substitute(table.match, BEN.user_id, seat_of(table, BEN), "deckhand", for_good=False)
    await host.tables.free_seats(table.match, ANNE.user_id, True)
    await host.seats.take(table.match, EVE, seat_of(table, BEN))


async def a_referee_offers_the_seat(host: Host, table: Table) -> None:
    await host.referees.do(table.match, Person(99, "Mona"), RefereeDeed("offer", seat_of(table, BEN), person=EVE))
    await host.seats.take_offered(table.match, EVE, seat_of(table, BEN))


async def ben_is_deleted(host: Host, table: Table) -> None:
    await host.erasing.forget(BEN.user_id)
    await host.seats.take(table.match, EVE, seat_of(table, BEN))


async def after_replacement(host: Host, replace_ben: Callable[[Host, Table], Awaitable[None]]) -> tuple[Table, list[OutcomeRow]]:
    """Return a rated match in which Ben is replaced late, and the outcomes of his seat. His has no place, and is rated."""
    for person in (ANNE, BEN, CARLA):
        await host.standings.choose(person.user_id, Reputation(rated=True))
    for number in range(UNRATED):
        await finish_match(host, await begin_match(host, ANNE, BEN, CARLA), Random(number))
    table = await begin_match(host, ANNE, BEN, CARLA, rated=True)
    while table.seq < 14:
        await make_move(host, table, Random(table.seq))
        table = await host.reading.table(table.match)
    seat = seat_of(table, BEN)
    await replace_ben(host, table)
    table = await finish_match(host, await host.reading.table(table.match), Random(2))
    outcomes = [row for row in await host.ledger.store.outcomes_of(ANNE.user_id, guild=None) if row.match == table.match]
    (began,) = (row for row in outcomes if row.how == "began")
    assert began.seat == seat and began.rated and began.place is None and began.own > 1 / 2
    return table, [row for row in outcomes if row.seat == seat]


@pytest.mark.parametrize(
    ("replace_ben", "ways"),
    [
        (ben_leaves, {BEN.user_id: "began", EVE.user_id: "helped"}),
        (ben_and_his_substitute_leave, {BEN.user_id: "began", EVE.user_id: "left", DORA.user_id: "helped"}),
        (the_opener_frees_the_seat, {BEN.user_id: "began", EVE.user_id: "helped"}),
        (a_referee_offers_the_seat, {BEN.user_id: "began", EVE.user_id: "helped"}),
    ],
    ids=["left", "left twice", "freed", "offered"],
)
async def test_a_player_replaced_late_is_rated_by_the_place_of_the_seat(
    host: Host, replace_ben: Callable[[Host, Table], Awaitable[None]], ways: dict[int, str]
) -> None:
    table, of_seat = await after_replacement(host, replace_ben)
    assert {row.user: row.how for row in of_seat} == ways
    changes, _ = await host.standings.rating_changes(table)
    assert BEN.user_id in changes


async def test_a_player_deleted_late_leaves_an_outcome_without_a_name(host: Host) -> None:
    _, of_seat = await after_replacement(host, ben_is_deleted)
    assert {row.how: row.user < 0 for row in of_seat} == {"began": True, "helped": False}


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
    await host.seats.take(table.match, EVE, seat)
    for person, chosen in ((ANNE, casual), (BEN, plays), (CARLA, casual)):
        with pytest.raises(NotAllowed, match="rated-runs"):
            await host.standings.choose(person.user_id, chosen)
    await host.standings.choose(ANNE.user_id, Reputation(rated=True, hidden=True, said=True))
    await host.standings.choose(EVE.user_id, plays)
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
