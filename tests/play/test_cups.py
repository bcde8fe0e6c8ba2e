"""A weekend cup has slots and a final with substitutes, and survives a killed process."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from play.club.cup import ANSWER, ASKED, CALL, FINAL, FRESH, LONG
from play.club.cups import next_slot
from play.club.season import Season
from play.host import Host
from play.time.calendar import HOUR
from play.values.errors import NotAllowed
from tests.play.hosting import HandClock, Opener
from tests.play.test_seasons import CHANNEL, GUILD, PEOPLE, ids, let_pass, visit
from tests.play.test_seasons_killed import Mortal


async def announce_cup(host: Host) -> Season:
    return await host.cups.announce(GUILD, CHANNEL, "toy")


async def at(host: Host, clock: HandClock, season: Season, moment: float) -> Season:
    """The cup at a moment, after everything that is due."""
    return await let_pass(host, clock, season, max(0.0, moment - clock.now()))


async def slot(host: Host, clock: HandClock, season: Season, number: int, who: range, plays: bool = True) -> Season:
    """The cup after a slot for which these people (places in `PEOPLE`) are here; if not `plays`, bots finish their tables."""
    start = season.chosen.slots[number]
    season = await at(host, clock, season, start - CALL / 2)
    for index in who:
        await host.cups.play(season.id, PEOPLE[index])
    season = await at(host, clock, season, start)
    if plays:
        await visit(host, season, ids(who))
    season = await at(host, clock, season, start + LONG + 60.0)
    for _ in range(4):
        await host.clockwork.run_due()
    return await at(host, clock, season, clock.now() + 180.0)


async def final(host: Host, clock: HandClock, season: Season) -> Season:
    """The cup after its final, which all who are asked play."""
    start = season.chosen.slots[FINAL]
    season = await at(host, clock, season, start - ASKED)
    for entrant in season.people:
        if entrant.state == "asked":
            await host.cups.play(season.id, next(person for person in PEOPLE if person.user_id == entrant.user))
    season = await at(host, clock, season, start)
    await visit(host, season, ids(range(len(PEOPLE))))
    return await at(host, clock, season, start + 300.0)


def people_at(season: Season, wave: int) -> list[set[int]]:
    """The user ids at each table of a slot."""
    user = {person.number: person.user for person in season.people}
    return [{user[number] for number in json.loads(table.seats)} for table in season.tables if table.wave == wave]


async def test_a_cup_from_announcement_to_champion(host: Host, clock: HandClock) -> None:
    season = await announce_cup(host)
    assert [post.kind for post in season.posts] == ["open"] and season.is_cup and season.chosen.pace == "live"
    with pytest.raises(NotAllowed):
        await announce_cup(host)
    season = await slot(host, clock, season, 0, range(5))
    assert sorted(map(len, people_at(season, 0))) == [2, 3] and season.state == "running"
    table = await host.reading.table(season.tables[0].match or 0)
    assert table.status == "finished" and table.terms.pace == "live"
    first = people_at(season, 0)
    season = await slot(host, clock, season, 1, range(5))
    assert people_at(season, 1) != first
    season = await slot(host, clock, season, 2, range(1))
    assert not people_at(season, 2) and season.chosen.done == 3, "one person makes no table"
    season = await slot(host, clock, season, 3, range(3, 8))
    (lines,) = await host.seasons.standings(season)
    assert {line.person for line in lines} == ids(range(8)) and max(line.tables for line in lines) == 3
    season = await final(host, clock, season)
    assert season.state == "over" and season.row.due is None
    assert people_at(season, FINAL) == [{line.person for line in lines[:3]}]
    (won,) = await host.seasons.champions(season)
    outcomes = await host.ledger.store.season_outcomes(season.id)
    last = next(table.match for table in season.tables if table.wave == FINAL)
    firsts = {row.user for row in outcomes if row.match == last and row.place == 1}
    assert won in firsts and won == next(line.person for line in lines if line.person in firsts), (
        "of equal winners the one who stood higher before the final"
    )
    kinds = [(post.kind, post.number) for post in season.posts if post.kind in ("slot", "end")]
    assert sorted(kinds) == [("end", 0), ("slot", 0), ("slot", 1), ("slot", 3), ("slot", FINAL)]
    assert not await host.ledger.store.season_starts(GUILD, "toy"), "ratings do not begin again with a cup"
    await host.seasons.open(GUILD, CHANNEL, "toy", host.seasons.usual("toy"))


async def test_only_people_who_said_they_are_here_are_paired(host: Host, clock: HandClock) -> None:
    season = await announce_cup(host)
    start = season.chosen.slots[0]
    for number in range(3):
        await host.cups.play(season.id, PEOPLE[number])
    season = await at(host, clock, season, start - FRESH + 60.0)
    for number in range(3, 5):
        await host.cups.play(season.id, PEOPLE[number])
    season = await at(host, clock, season, start - CALL)
    assert {person.user for person in season.people if person.state == "asked"} == ids(range(3)), (
        "people who said so lately are not asked again"
    )
    assert {post.user for post in season.posts if post.kind == "still"} == ids(range(3))
    await host.cups.play(season.id, PEOPLE[0])
    await host.cups.drop(season.id, PEOPLE[4].user_id)
    season = await at(host, clock, season, start)
    assert people_at(season, 0) == [{PEOPLE[0].user_id, PEOPLE[3].user_id}]
    assert all(person.state == "in" and person.waits is None for person in season.people), "nothing was lost"


async def test_an_absent_player_delays_nobody_and_tables_end_with_their_slot(host: Host, clock: HandClock) -> None:
    season = await announce_cup(host)
    start = season.chosen.slots[0]
    season = await at(host, clock, season, start - 600.0)
    for number in range(3):
        await host.cups.play(season.id, PEOPLE[number])
    season = await at(host, clock, season, start)
    (table,) = season.tables
    for _ in range(4):  # one of them never comes, the others play what they can
        await visit(host, season, ids(range(2)))
        season = await let_pass(host, clock, season, 400.0)
    assert (await host.reading.table(table.match or 0)).seat_of(PEOPLE[2].user_id) is None
    season = await at(host, clock, season, start + LONG + 1.0)
    for _ in range(5):
        await host.clockwork.run_due()
    season = await let_pass(host, clock, season, 121.0)
    assert season.status(table) == "over"
    (lines,) = await host.seasons.standings(season)
    assert {line.person: line.points > 0 for line in lines} == {PEOPLE[0].user_id: True, PEOPLE[1].user_id: True, PEOPLE[2].user_id: False}


async def test_missing_finalists_are_replaced_by_the_next_in_the_ranking(host: Host, clock: HandClock) -> None:
    season = await slot(host, clock, await announce_cup(host), 0, range(6))
    for number in (1, 2, 3):
        season = await slot(host, clock, season, number, range(0))
    (lines,) = await host.seasons.standings(season)
    ranked = [line.person for line in lines]
    start = season.chosen.slots[FINAL]
    season = await at(host, clock, season, start - ASKED)
    assert {entrant.user for entrant in season.people if entrant.state == "asked"} == set(ranked[:3])
    person = {person.user_id: person for person in PEOPLE}
    with pytest.raises(NotAllowed):
        await host.cups.play(season.id, person[ranked[4]])
    await host.cups.play(season.id, person[ranked[0]])
    season = await host.cups.drop(season.id, ranked[1])
    season = await let_pass(host, clock, season, 1.0)
    assert {entrant.user for entrant in season.people if entrant.state == "asked"} == {ranked[2], ranked[3]}, (
        "a finalist who says no is replaced at once"
    )
    season = await at(host, clock, season, start)
    asked_users = {entrant.user for entrant in season.people if entrant.state == "asked"}
    assert asked_users == {ranked[4], ranked[5]}
    await host.cups.play(season.id, person[ranked[5]])
    season = await let_pass(host, clock, season, ANSWER - 1.0)
    assert not people_at(season, FINAL), "the other has five minutes"
    season = await let_pass(host, clock, season, 1.0)
    assert people_at(season, FINAL) == [{ranked[0], ranked[5]}]


async def test_without_a_final_the_ranking_decides(host: Host, clock: HandClock) -> None:
    season = await slot(host, clock, await announce_cup(host), 0, range(3))
    for number in (1, 2, 3):
        season = await slot(host, clock, season, number, range(0))
    season = await at(host, clock, season, season.chosen.slots[FINAL])
    season = await let_pass(host, clock, season, 1_000.0)
    assert season.state == "over" and not people_at(season, FINAL)
    (lines,) = await host.seasons.standings(season)
    assert await host.seasons.champions(season) == tuple(line.person for line in lines if line.place == 1)


async def test_a_slot_that_the_bot_missed_costs_nobody_anything(host: Host, clock: HandClock) -> None:
    season = await announce_cup(host)
    season = await at(host, clock, season, season.chosen.slots[0] - 600.0)
    for number in range(4):
        await host.cups.play(season.id, PEOPLE[number])
    season = await at(host, clock, season, season.chosen.slots[0] + 2 * HOUR)
    assert season.chosen.done == 1 and not season.tables and all(person.waits is None for person in season.people)
    season = await slot(host, clock, season, 1, range(4))
    assert len(season.tables) == 2


async def test_deleting_or_removing_a_player_leaves_the_cup_whole(host: Host, clock: HandClock) -> None:
    season = await slot(host, clock, await announce_cup(host), 0, range(6))
    before = {line.person: line.points for lines in await host.seasons.standings(season) for line in lines}
    await host.erasing.forget(PEOPLE[1].user_id)
    season = await host.seasons.remove(season.id, PEOPLE[2].user_id)
    with pytest.raises(NotAllowed):
        await host.cups.play(season.id, PEOPLE[2])
    after = {line.person: line.points for lines in await host.seasons.standings(season) for line in lines}
    (alias,) = set(after) - set(before)
    assert alias < 0 and after[alias] == before[PEOPLE[1].user_id]
    for number in (1, 2, 3):
        season = await slot(host, clock, season, number, range(3, 6))
    season = await final(host, clock, season)
    assert season.state == "over"
    (finalists,) = people_at(season, FINAL)
    assert not finalists & {alias, PEOPLE[2].user_id}


async def test_an_admin_ends_a_cup_early_or_calls_it_off(host: Host, clock: HandClock) -> None:
    season = await slot(host, clock, await announce_cup(host), 0, range(3))
    season = await host.seasons.end_early(season.id)
    season = await let_pass(host, clock, season, 1.0)
    assert season.state == "over"
    season = await host.seasons.stop((await announce_cup(host)).id)
    assert season.state == "off"
    with pytest.raises(NotAllowed):
        await host.cups.play(season.id, PEOPLE[0])


async def whole_cup(host: Host, season: Season) -> Any:
    """All that must be the same, whatever happened on the way."""
    lines = await host.seasons.standings(season)
    posts = sorted((post.kind, post.number, post.user) for post in season.posts if post.kind not in ("card", "rest"))
    people = sorted((person.user, person.number, person.state) for person in season.people)
    tables = [(table.number, table.wave, table.seats, season.status(table)) for table in season.tables]
    return lines, posts, people, tables, await host.seasons.champions(season)


async def through(host: Host, clock: HandClock, season: Season) -> Season:
    """Play a short cup to its end, from wherever it stands: each slot has the same people in every run."""
    coming = {0: range(5), 1: range(2, 6)}
    for _ in range(200):
        season = await host.seasons.get(season.id)
        if season.state == "over":
            return season
        await visit(host, season, ids(range(6)))
        season, number = await host.seasons.get(season.id), next_slot(season)
        if number is None or any(season.status(table) == "running" for table in season.tables):
            clock.advance(130.0)
        elif clock.now() < (begins := season.chosen.slots[number] - (ASKED if number == FINAL else CALL / 2)):
            clock.time = begins
        else:
            asked_users = {person.user for person in season.people if person.state == "asked"}
            for at in range(6) if number == FINAL else coming.get(number, ()):
                if number != FINAL or PEOPLE[at].user_id in asked_users:
                    await host.cups.play(season.id, PEOPLE[at])
            clock.time = max(clock.now() + 1.0, 0.0 if number == FINAL and not asked_users else season.chosen.slots[number])
        await host.season_steps.run_due()
    raise AssertionError("a cup without an end")


async def test_being_killed_at_any_commit_changes_no_result(open_host: Opener, clock: HandClock) -> None:
    begins = clock.now()
    host = await open_host("whole", seed=5)
    plain = await whole_cup(host, await through(host, clock, await announce_cup(host)))
    *_, tables, champions = plain
    assert len(tables) == 5 and champions
    rng, kills = Random(3), 0
    clock.time = begins
    host = await open_host("killed", seed=5)
    season = await announce_cup(host)
    while season.state != "over":
        store = host.ledger.store
        host.ledger.store = Mortal(store, rng.randrange(1, 14), rng.random() < 0.5)  # type: ignore[assignment]
        try:
            await through(host, clock, season)
        except Exception:  # whatever the host makes of a store that is gone
            kills += 1
        host.ledger.store = store
        await store.close()
        host = await open_host("killed", seed=5)
        season = await host.seasons.get(season.id)
        later = clock.now() + 121.0  # the lease of the process that is gone is over, without the minutes that people would have to wait
        await host.ledger.store.take_job(f"season:{season.id}", "nobody", later, clock.now())
    assert await whole_cup(host, season) == plain
    assert kills > 5
