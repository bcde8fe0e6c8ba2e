"""Seasons of a server: sign-up, draw, tables, substitutes, end."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from engine import bots
from engine.values.core import Seat
from play.club.plan import tables
from play.club.season import Season
from play.host import Host
from play.time.calendar import DAY, HOUR, Holiday, Hours
from play.values.errors import NotAllowed
from play.values.personal import PersonSettings
from play.values.stands import RefereeDeed
from play.values.types import Person, Table
from tests.play import toy
from tests.play.hosting import HandClock, person_in

GUILD = 1
CHANNEL = 2
POINTS = {2: 10, 3: 15}
"""The points that a table of so many people brings all of them together."""
PEOPLE = [Person(100 + at, f"P{at}") for at in range(13)]


async def sign_up(host: Host, people: int, form: str = "league", **chosen: Any) -> Season:
    """A season in sign-up, with the first of `PEOPLE`."""
    season = await host.seasons.open(GUILD, CHANNEL, "toy", replace(host.seasons.usual("toy"), **chosen), form)
    for person in PEOPLE[:people]:
        season = await host.seasons.join(season.id, person)
    return season


async def let_pass(host: Host, clock: HandClock, season: Season, seconds: float) -> Season:
    """Advance the clock and do everything that is due; return the season."""
    clock.advance(seconds)
    await host.season_steps.run_due()
    await host.clockwork.run_due()
    return await host.seasons.get(season.id)


async def begin_season(host: Host, clock: HandClock, season: Season) -> Season:
    """Let a season come to its first day, past the draw."""
    season = await let_pass(host, clock, season, season.chosen.draw - clock.now())
    return await let_pass(host, clock, season, season.days.start - clock.now())


async def visit(host: Host, season: Season, who: set[int]) -> int:
    """Let these people play wherever they are awaited; return the number of moves. A move follows from the position alone."""
    count = 0
    for table in season.tables:
        while table.match and season.status(table) == "running":
            live = await host.ledger.current(table.match)
            now = live.table
            seat = next((seat for seat in now.to_act if (mover := now.occupants[seat].person) and mover.user_id in who), None)
            person = None if seat is None else now.occupants[seat].person
            if now.status != "running" or now.stopped or seat is None or person is None:
                break
            line = bots.line("mate", toy.RULES, live.state, Seat(seat), Random(f"{live.seed} {now.seq} {seat}"))
            await host.turns.move(table.match, person.user_id, line)
            count += 1
            await host.clockwork.run_due()
    return count


async def play_season(host: Host, clock: HandClock, season: Season, who: set[int], step: float = 12 * HOUR) -> Season:
    """Play a season to its end: these people look in every `step` seconds."""
    for _ in range(400):
        season = await host.seasons.get(season.id)
        if season.state in ("over", "off"):
            return season
        await visit(host, season, who)
        season = await let_pass(host, clock, season, step)
    raise AssertionError("a season without an end")


def ids(people: range) -> set[int]:
    """The user ids of people by their places in `PEOPLE`."""
    return {PEOPLE[at].user_id for at in people}


async def test_a_league_from_sign_up_to_end(host: Host, clock: HandClock) -> None:
    season = await sign_up(host, 7)
    promise = season.promise
    season = await let_pass(host, clock, season, season.chosen.draw - clock.now())
    assert season.state == "drawn" and season.row.form == "league" and len(season.tables) == 7 and season.promise == promise
    assert {person.number for person in season.people} == set(range(7))
    assert not await host.ledger.store.matches_at(GUILD, ("running",)), "people have time to look at the draw"
    season = await let_pass(host, clock, season, season.days.start - clock.now())
    assert season.state == "running"
    first = [table for table in season.tables if table.match]
    assert len(first) == 4 and all(not table.wave for table in first)
    plan = tables(7, 3)
    for planned in first:
        table = await host.reading.table(planned.match or 0)
        people = [seat.person.user_id for seat in table.occupants if seat.person]
        assert people == [season.holder(0, number).user for number in plan[planned.number]]  # type: ignore[union-attr]
        assert table.opener_id == 0 and table.terms.pace == "season" and table.terms.absence == "turn" and table.own_thread
    season = await play_season(host, clock, season, ids(range(7)))
    assert season.state == "over" and season.row.due is None and all(season.status(table) == "over" for table in season.tables)
    (lines,) = await host.seasons.standings(season)
    assert len(lines) == 7 and sum(line.points for line in lines) == 7 * POINTS[3] and all(line.tables == 3 for line in lines)
    assert all(line.best_place == line.worst_place == line.place for line in lines)
    kinds = [(post.kind, post.number) for post in season.posts]
    assert {("open", 0), ("draw", 0), ("end", 0)} < set(kinds) and sum(kind == "table" for kind, _ in kinds) == 7
    assert all(row.rated is False or row.user for row in await host.ledger.store.season_outcomes(season.id))


async def test_a_vanished_member_delays_nobody(host: Host, clock: HandClock) -> None:
    season = await begin_season(host, clock, await sign_up(host, 7))
    there = ids(range(5))
    season = await play_season(host, clock, season, there)
    assert all(season.statuses[table.match or 0][1] <= table.closes_at + HOUR for table in season.tables)
    lines = {line.person: line for division in await host.seasons.standings(season) for line in division}
    assert all(not line.points and not line.wins for user, line in lines.items() if user not in there)
    assert all(line.points for user, line in lines.items() if user in there)
    assert {person.user for person in season.people if person.state == "away"} <= ids(range(5, 7))


async def test_a_season_without_any_players_ends(host: Host, clock: HandClock) -> None:
    season = await begin_season(host, clock, await sign_up(host, 5))
    season = await play_season(host, clock, season, set(), step=DAY)
    assert season.state == "over"
    assert all(season.status(table) in ("over", "void") for table in season.tables)
    assert await host.seasons.champions(season) == ()


async def test_a_table_that_never_began_makes_nobody_champion(host: Host, clock: HandClock) -> None:
    season = await begin_season(host, clock, await sign_up(host, 6))
    season = await host.seasons.leave(season.id, PEOPLE[1].user_id)
    late = await host.seasons.join(season.id, PEOPLE[8])
    season = await play_season(host, clock, late, set(), step=8 * HOUR)
    taken = season.person(PEOPLE[8].user_id)
    assert taken is not None and taken.state == "in" and any(season.status(table) == "void" for table in season.tables)
    (lines,) = await host.seasons.standings(season)
    assert await host.seasons.champions(season) == () and not any(line.points for line in lines)


async def test_a_result_after_the_end_corrects_the_season_once(host: Host, clock: HandClock) -> None:
    async def send_posts(season: Season) -> list[str]:
        """Send all posts that are due; return their kinds."""
        for post in season.posts:
            await host.seasons.remove_post(post)
        return [post.kind for post in season.posts if post.kind != "week"]

    season = await begin_season(host, clock, await sign_up(host, 5))
    first, *_ = (table for table in season.tables if table.match)
    judge = Person(99, "Judge")
    await host.referees.do(first.match or 0, judge, RefereeDeed("pause"))
    season = await play_season(host, clock, season, ids(range(5)), step=DAY)
    assert season.status(first) == "void" and "end" in await send_posts(season)
    before = await host.seasons.standings(season)
    season = await let_pass(host, clock, season, DAY)
    assert not await send_posts(season), "nothing has changed"
    await host.referees.do(first.match or 0, judge, RefereeDeed("resume"))
    effects = []
    for _ in range(5):
        season = await let_pass(host, clock, season, DAY)
        effects += await send_posts(season)
    assert season.status(first) == "over" and season.row.due is None and effects == ["card"]
    assert await host.seasons.standings(season) != before


async def move_if_awaited(host: Host, table: Table, person: Person) -> None:
    """Let a person make one move, the sensible bot's, if it is their turn."""
    seat = table.seat_of(person.user_id)
    if seat is not None and seat in table.to_act:
        live = await host.ledger.current(table.match)
        await host.turns.move(table.match, person.user_id, bots.line("mate", toy.RULES, live.state, seat, Random(1)))


async def test_a_table_is_played_to_its_end_on_its_last_day(host: Host, clock: HandClock) -> None:
    season = await begin_season(host, clock, await sign_up(host, 5))
    table = next(row for row in season.tables if row.match)
    user = (await host.reading.table(table.match or 0)).occupants[0].person
    assert user is not None
    await visit(host, season, ids(range(5)) - {user.user_id})
    while (now := await host.reading.table(table.match or 0)).status == "running" and clock.now() < table.closes_at:
        await move_if_awaited(host, now, user)
        season = await let_pass(host, clock, season, 20 * HOUR)
    season = await let_pass(host, clock, season, max(0.0, table.closes_at - clock.now()) + 1.0)
    for _ in range(5):
        await host.clockwork.run_due()
    ended = await host.reading.table(table.match or 0)
    assert ended.status == "finished" and ended.result is not None


async def test_a_silent_member_is_asked_and_then_put_on_the_reserve_list(host: Host, clock: HandClock) -> None:
    season = await sign_up(host, 8)
    old = [replace(person, said_at=clock.now() - 30 * DAY) for person in season.people[:2]]
    await host.ledger.store.commit(0, old)
    season = await let_pass(host, clock, season, season.chosen.draw - DAY - clock.now())
    assert {person.user for person in season.people if person.state == "asked"} == ids(range(2))
    assert {post.user for post in season.posts if post.kind == "still"} == ids(range(2))
    season = await host.seasons.join(season.id, PEOPLE[0])
    season = await let_pass(host, clock, season, season.chosen.draw - clock.now())
    assert [person.user for person in season.reserve] == [PEOPLE[1].user_id] and len(season.inside) == 7
    late = await host.seasons.join(season.id, PEOPLE[9])
    assert [person.user for person in late.reserve] == [PEOPLE[1].user_id, PEOPLE[9].user_id]


async def test_a_substitute_takes_all_tables_that_have_not_begun(host: Host, clock: HandClock) -> None:
    season = await sign_up(host, 7)
    season = await let_pass(host, clock, season, season.chosen.draw - clock.now())
    season = await host.seasons.join(season.id, PEOPLE[8])
    season = await host.seasons.leave(season.id, PEOPLE[2].user_id)
    season = await let_pass(host, clock, season, season.days.start - clock.now())
    new, gone = season.person(PEOPLE[8].user_id), season.person(PEOPLE[2].user_id)
    assert new is not None and gone is not None
    assert (new.state, new.number, new.for_user, gone.state) == ("in", gone.number, gone.user, "left")
    season = await play_season(host, clock, season, ids(range(9)))
    (lines,) = await host.seasons.standings(season)
    assert {line.person: line.tables for line in lines}[new.user] == 3


async def test_the_reserve_list_keeps_its_order_and_closes_in_time(host: Host, clock: HandClock) -> None:
    season = await sign_up(host, 7)
    season = await let_pass(host, clock, season, season.chosen.draw - clock.now())
    for at in (8, 9, 8):
        clock.advance(60.0)
        season = await host.seasons.join(season.id, PEOPLE[at])
    assert [person.user for person in season.reserve] == [PEOPLE[8].user_id, PEOPLE[9].user_id], (
        "a person who presses again keeps their place"
    )
    last_wave, _ = season.days.tables[-1]  # from its begin on, no table is left for anybody who comes
    season = await let_pass(host, clock, season, last_wave - clock.now())
    with pytest.raises(NotAllowed, match="no-boarding"):
        await host.seasons.join(season.id, PEOPLE[10])
    season = await host.seasons.leave(season.id, PEOPLE[8].user_id)
    assert [person.user for person in season.reserve] == [PEOPLE[9].user_id]
    await host.seasons.end_early(season.id)
    season = await play_season(host, clock, season, ids(range(7)))
    with pytest.raises(NotAllowed, match="stay-left"):
        await host.seasons.stay(season.id, PEOPLE[8])


async def test_without_a_substitute_a_table_has_a_seat_less(host: Host, clock: HandClock) -> None:
    season = await sign_up(host, 7)
    season = await let_pass(host, clock, season, season.chosen.draw - clock.now())
    season = await host.seasons.leave(season.id, PEOPLE[2].user_id)
    season = await let_pass(host, clock, season, season.days.start - clock.now())
    sizes = sorted([len((await host.reading.table(table.match)).occupants) for table in season.tables if table.match])
    assert set(sizes) == {2, 3}
    season = await play_season(host, clock, season, ids(range(7)))
    (lines,) = await host.seasons.standings(season)
    assert sum(line.points for line in lines) == 4 * POINTS[3] + 3 * POINTS[2]


async def test_a_member_who_leaves_gives_their_seats_to_others(host: Host, clock: HandClock) -> None:
    season = await begin_season(host, clock, await sign_up(host, 7))
    user = PEOPLE[3].user_id
    season = await host.seasons.leave(season.id, user)
    for match in [row.match for row in season.tables if row.match]:
        table = await host.reading.table(match)
        assert table.seat_of(user) is None
        kept_seat = table.kept_for(user)
        assert kept_seat is None or table.is_offered(kept_seat)


async def test_few_people_make_an_open_season(host: Host, clock: HandClock) -> None:
    season = await begin_season(host, clock, await sign_up(host, 4, "auto"))
    assert season.is_open_form and season.state == "running" and not season.tables
    for at in (0, 1):
        season = await host.seasons.want_table(season.id, PEOPLE[at].user_id, on=True)
    season = await let_pass(host, clock, season, 1.0)
    assert not season.tables and sum(person.waits is not None for person in season.people) == 2
    season = await host.seasons.join(season.id, PEOPLE[6])
    season = await host.seasons.want_table(season.id, PEOPLE[6].user_id, on=True)
    season = await let_pass(host, clock, season, 1.0)
    (table,) = season.tables
    people = (await host.reading.table(table.match or 0)).players
    assert {person.user_id for person in people} == {PEOPLE[0].user_id, PEOPLE[1].user_id, PEOPLE[6].user_id}
    assert all(person.waits is None for person in season.people)
    await visit(host, season, ids(range(7)))
    season = await play_season(host, clock, season, ids(range(7)), step=DAY)
    (lines,) = await host.seasons.standings(season)
    assert len(lines) == 5 and sum(line.points for line in lines) == POINTS[3]
    with pytest.raises(NotAllowed):
        await host.seasons.want_table(season.id, PEOPLE[0].user_id, on=True)


async def test_a_season_with_too_few_people_is_called_off(host: Host, clock: HandClock) -> None:
    season = await sign_up(host, 2)
    season = await let_pass(host, clock, season, season.chosen.draw - clock.now())
    assert season.state == "off" and "end" in [post.kind for post in season.posts]


async def test_members_who_stay_are_in_the_next_season_in_divisions_by_the_last(host: Host, clock: HandClock) -> None:
    season = await begin_season(host, clock, await sign_up(host, 7))
    season = await play_season(host, clock, season, ids(range(7)))
    with pytest.raises(NotAllowed):
        await host.seasons.join(season.id, PEOPLE[0])
    before = await host.seasons.standings(season)
    for at in range(7):
        await host.seasons.stay(season.id, PEOPLE[at])
    season = await host.seasons.leave(season.id, PEOPLE[6].user_id)
    assert await host.seasons.standings(season) == before and season.person(PEOPLE[6].user_id).state == "in"  # type: ignore[union-attr]
    clock.advance(20 * DAY)
    again = await host.seasons.open(GUILD, CHANNEL, "toy", host.seasons.usual("toy"), "league")
    assert {person.user for person in again.inside} == ids(range(6))
    with pytest.raises(NotAllowed):
        await host.seasons.open(GUILD, CHANNEL, "toy", host.seasons.usual("toy"), "league")
    again = await let_pass(host, clock, again, again.chosen.draw - DAY - clock.now())
    assert len([person for person in again.people if person.state == "asked"]) == 6, "what they said weeks ago has to be confirmed"


async def test_an_admin_ends_a_season_early_or_calls_it_off(host: Host, clock: HandClock) -> None:
    season = await begin_season(host, clock, await sign_up(host, 7))
    season = await host.seasons.end_early(season.id)
    season = await play_season(host, clock, season, ids(range(7)))
    assert season.state == "over" and sum(table.match is not None for table in season.tables) == 4
    other = await host.seasons.open(GUILD, CHANNEL, "toy", host.seasons.usual("toy"), "league")
    other = await host.seasons.stop(other.id)
    assert other.state == "off" and [post.kind for post in other.posts] == ["end"]
    assert not await host.ledger.stored.next_season() or other.row.due is None


async def test_the_people_of_a_season_table_cannot_end_it(host: Host, clock: HandClock) -> None:
    season = await begin_season(host, clock, await sign_up(host, 7))
    match = next(table.match for table in season.tables if table.match)
    user = (await host.reading.table(match)).players[0].user_id
    with pytest.raises(NotAllowed):
        await host.agreements.abandon(match, user)


async def test_a_long_holiday_stops_the_bank_for_a_week_only(host: Host, clock: HandClock) -> None:
    season = await begin_season(host, clock, await sign_up(host, 7))
    match = next(row.match for row in season.tables if row.match)
    table = await host.reading.table(match)
    person = person_in(table, table.to_act[0])
    away = Hours(holidays=(Holiday(clock.now(), clock.now() + 20 * DAY),))
    await host.people.choose(person.user_id, PersonSettings(hours=away))
    (times,) = [deadline for deadline in await host.reading.deadlines(match) if deadline.seat == table.to_act[0]]
    assert clock.now() + 9 * DAY < times.due <= clock.now() + 10 * DAY + HOUR


async def test_a_deleted_person_leaves_the_points_of_the_others(host: Host, clock: HandClock) -> None:
    season = await begin_season(host, clock, await sign_up(host, 7))
    await visit(host, season, ids(range(7)))
    season = await let_pass(host, clock, season, HOUR)
    before = {line.person: line.points for lines in await host.seasons.standings(season) for line in lines}
    await host.erasing.forget(PEOPLE[1].user_id)
    season = await host.seasons.get(season.id)
    assert season.person(PEOPLE[1].user_id) is None and "P1" not in {person.name for person in season.people}
    after = {line.person: line.points for lines in await host.seasons.standings(season) for line in lines}
    (alias,) = set(after) - set(before)
    assert alias < 0 and after[alias] == before[PEOPLE[1].user_id]
    assert {user: points for user, points in after.items() if user != alias} == {
        user: points for user, points in before.items() if user != PEOPLE[1].user_id
    }
    season = await play_season(host, clock, season, ids(range(7)))
    assert season.state == "over"
