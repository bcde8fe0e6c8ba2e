"""Statistics, ratings and leaderboards follow from results alone."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest
from msgspec.structs import replace

from engine.values.core import Msg, Result
from play.host import Host
from play.people.ratings import RESET
from play.people.standings import LEAST_FEW, Reputation
from play.values.errors import NotAllowed
from play.values.types import Table
from store.rows import UNRATED, NewSeason, OutcomeRow, SeasonTableRow
from tests.play.hosting import ANNE, BEN, CARLA, DAN, HandClock, begin_match, finish_match
from tests.pure.matches import table
from tests.pure.test_ratings import ELSEWHERE, GUILD, WINS, result
from tests.store.rows import ROW, entry


async def store_results(host: Host, results: Sequence[list[OutcomeRow]]) -> None:
    """Store results, each of a match of its own."""
    for rows in results:
        match = await host.ledger.store.new_match(ROW, [])
        assert match == rows[0].match
        await host.ledger.store.commit(match, rows)


def over(match: int) -> Table:
    """A rated table that is over."""
    return table(ANNE, BEN, CARLA, match=match, rated=True, status="finished", result=Result((1, 2, 3), (), Msg("toy.over")))


async def test_statistics_count_only_matches_with_other_people(host: Host) -> None:
    await store_results(
        host,
        [
            result(1, {11: 1, 12: 2, 0: 3}),
            result(2, {11: 2, 12: 1}),
            result(3, {11: 1, 0: 2}),
            result(4, {11: 4, 12: 1, 13: 2, 14: 3}, u11="helped"),
            result(5, {11: None, 12: 1, 13: 2}, u11="left"),
            result(6, {11: None, 12: None}, u11="ended", u12="ended"),
            result(7, {11: 1, 12: 2}, game="other"),
            result(8, {11: 2, 14: 1}, guild=ELSEWHERE),
        ],
    )
    toy, other = await host.standings.stats(11, 11, GUILD)
    assert (toy.game, toy.played, toy.won, toy.place, toy.seats, toy.points) == ("toy", 2, 1, 1.5, 2.5, 35.0)
    assert (toy.alone, toy.alone_won, toy.helped, toy.left, toy.ended) == (1, 1, 1, 1, 1)
    assert [(rival.user, rival.met, rival.ahead, rival.behind) for rival in toy.rivals] == [(12, 2, 1, 1)]
    assert (other.game, other.played) == ("other", 1) and toy.rating is None
    everywhere = {stat.game: stat.played for stat in await host.standings.stats(11, 11, None)}
    assert everywhere == {"toy": 3, "other": 1}


async def test_statistics_are_hidden_on_request_and_from_other_servers(host: Host) -> None:
    await store_results(host, [result(1, {11: 1, 12: 2})])
    assert await host.standings.stats(12, 11, GUILD) and not await host.standings.stats(12, 11, ELSEWHERE)
    with pytest.raises(NotAllowed):
        await host.standings.stats(12, 11, None)
    await host.standings.choose(11, Reputation(hidden=True))
    with pytest.raises(NotAllowed):
        await host.standings.stats(12, 11, GUILD)
    assert (await host.standings.stats(12, 12, GUILD))[0].rivals == () and await host.standings.stats(11, 11, GUILD)


async def test_a_leaderboard_shows_those_who_take_part_and_have_played_here(host: Host) -> None:
    for user in (11, 12, 13):
        await host.standings.choose(user, Reputation(rated=True))
    await store_results(host, [*WINS, result(len(WINS) + 1, {11: 1, 14: 2}), result(len(WINS) + 2, {12: 1, 13: 2}, guild=ELSEWHERE)])
    leaderboard = await host.standings.leaderboard(GUILD, "toy", 14)
    board = leaderboard.places
    best, *_ = board
    assert (leaderboard.own, leaderboard.finished, leaderboard.least) == (None, 1, LEAST_FEW), "viewers learn how far they are from a place"
    ranks = [(rank.place, rank.user, rank.played, rank.won, rank.rating.matches) for rank in board]
    count = len(WINS)
    assert ranks == [(1, 11, count + 1, count + 1, count - UNRATED), (2, 12, count, 0, count - UNRATED), (3, 13, count, 0, count - UNRATED)]
    assert [(await host.standings.leaderboard(*where)).places for where in ((ELSEWHERE, "toy"), (GUILD, "other"))] == [(), ()]
    (stats,) = await host.standings.stats(11, 11, GUILD)
    assert stats.rating == best.rating
    assert (await host.standings.leaderboard(GUILD, "toy")).places == board
    newest, first = (over(match) for match in (len(WINS), UNRATED))
    assert set((await host.standings.rating_changes(newest))[0]) == {11, 12, 13}
    assert await host.standings.rating_changes(first) == ({}, Msg("stats.not-rated-people", free=UNRATED)), (
        "nobody's first matches are rated"
    )
    assert await host.standings.rating_changes(replace(newest, terms=replace(newest.terms, rated=False))) == ({}, None)
    await host.standings.choose(11, Reputation(rated=True, hidden=True))
    await host.standings.choose(12, Reputation())
    assert [place.user for place in (await host.standings.leaderboard(GUILD, "toy")).places] == [13]
    assert set((await host.standings.rating_changes(newest))[0]) == {13}, "nobody reads a rating that its owner hides"
    await host.standings.choose(13, Reputation())
    assert await host.standings.rating_changes(newest) == ({}, None), "without visible ratings there is nothing to show"
    await store_results(host, [[replace(row, rated=False) for row in result(len(WINS) + 3, {11: 1, 12: 2, 0: 3})]])
    assert await host.standings.rating_changes(over(len(WINS) + 3)) == ({}, Msg("stats.not-rated-bot"))
    assert (await host.standings.stats(12, 12, GUILD))[0].rating is None


async def test_a_season_on_the_server_makes_ratings_less_certain(host: Host) -> None:
    for user in (11, 12):
        await host.standings.choose(user, Reputation(rated=True))
    await store_results(host, WINS)
    before = (await host.standings.leaderboard(GUILD, "toy", 11)).own
    for season, guild in ((1, ELSEWHERE), (2, GUILD)):
        row = NewSeason(season, guild, "toy", "league", "running", "{}", "seed", 0, 0, 0, 1, 1, None, 1, 1.0)
        tables = [SeasonTableRow(season, 0, number, 0, "[0,1,2]", len(WINS) + 1.0 + number, 99.0, None, False) for number in (0, 1)]
        await host.ledger.store.commit(0, [row, *tables])
        after = (await host.standings.leaderboard(GUILD, "toy", 11)).own
        assert before is not None and after is not None and after.shown == before.shown
        assert (after.sigma > before.sigma) == (guild == GUILD), "once for a season, whatever the number of its tables"
    assert abs(after.sigma**2 - before.sigma**2 - RESET) < 1e-9


async def test_the_pace_is_the_median_of_ones_own_moves(host: Host) -> None:
    match = await host.ledger.store.new_match(ROW, [])
    seats = [None, 0, 1, 0, 0, 1, 0, None, 0]
    times = [0, 10, 20, 50, 51, 60, 160, 500, 507]
    await host.ledger.store.commit(
        match, [replace(entry(match, seq), seat=seat, at=float(at)) for seq, (seat, at) in enumerate(zip(seats, times, strict=True))]
    )
    await host.ledger.store.commit(match, result(match, {11: 1, 12: 2}))
    (stats,) = await host.standings.stats(11, 11, GUILD)
    assert stats.pace == 20.0, "10, 30, 100 and 7 seconds; a move after one's own is no new turn"


async def test_a_whole_match_is_counted_and_a_lesson_is_not(host: Host, clock: HandClock) -> None:
    for person in (ANNE, BEN):
        await host.standings.choose(person.user_id, Reputation(rated=True))
    for _ in range(UNRATED + LEAST_FEW):
        await finish_match(host, await begin_match(host, ANNE, BEN, rated=True), Random(3))
        clock.advance(60)
    await finish_match(host, await begin_match(host, CARLA, DAN), Random(3))
    assert {place.user for place in (await host.standings.leaderboard(GUILD, "toy")).places} == {11, 12}
    assert (await host.standings.stats(13, 13, GUILD))[0].played == 1
