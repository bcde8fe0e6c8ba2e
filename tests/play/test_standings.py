"""Statistics, ratings and leaderboards: what counts, who sees it, and that results alone decide."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest
from msgspec.structs import replace

from play.host import Host
from play.people.ratings import BASE, Ratings
from play.people.standings import LEAST, Reputation
from play.values.errors import NotAllowed
from store.rows import OutcomeRow
from tests.play.hosting import ANNE, BEN, CARLA, DAN, HandClock, begun, finished
from tests.store.rows import ROW, entry

GUILD, ELSEWHERE = 1, 2


def result(match: int, places: dict[int, int | None], guild: int = GUILD, game: str = "toy", **changes: str) -> list[OutcomeRow]:
    """What became of people in a match, by their places; `how` by user as `u12="left"`."""
    people = sum(user != 0 for user in places)
    found = []
    for seat, (user, place) in enumerate(places.items()):
        how, points = changes.get(f"u{user}", "played" if user else "bot"), None if place is None else 10 * (5 - place)
        found.append(OutcomeRow(match, seat, user, how, place, points, game, guild, len(places), people, user != 0, float(match)))
    return found


async def stored(host: Host, results: Sequence[list[OutcomeRow]]) -> None:
    """Store results, each of a match of its own."""
    for rows in results:
        match = await host.ledger.store.new_match(ROW, [])
        assert match == rows[0].match
        await host.ledger.store.commit(match, rows)


WINS = [result(number, {11: 1, 12: 2, 13: 3}) for number in range(1, 5)]


def test_ratings_follow_from_results_alone_and_can_be_carried_on() -> None:
    rows = [row for match in WINS for row in match]
    whole = Ratings().follow(rows)
    assert whole[11].shown > whole[12].shown > whole[13].shown and whole[11].matches == 4
    shuffled = Random(1).sample(rows, len(rows))
    steps = Ratings()
    for count in (3, 3, 9, 12):
        carried = steps.follow(rows[:count])
    assert carried == whole == Ratings().follow(shuffled)
    changed = [replace(row, place=4 - (row.place or 0)) for row in rows]
    assert steps.follow([replace(row, match=row.match + 1) for row in changed])[13].shown > BASE, "other results are computed anew"


def test_shared_places_move_nobody_apart_and_nobody_is_rated_alone() -> None:
    tied = Ratings().follow(result(1, {11: 1, 12: 2, 13: 2, 14: 4}))
    assert tied[11].mu > tied[12].mu == tied[13].mu > tied[14].mu
    assert Ratings().follow(result(1, {11: 2, 12: 1}))[12].shown > BASE, "places decide, not seats"
    alone = [replace(row, rated=row.user == 11) for row in result(1, {11: 1, 12: 2})]
    assert Ratings().follow(alone) == {}


def test_who_took_a_seat_over_late_can_only_gain() -> None:
    before = [row for match in WINS for row in match]
    lost = Ratings().follow([*before, *result(9, {11: 3, 12: 1, 13: 2}, u11="helped")])
    fallen = Ratings().follow([*before, *result(9, {11: 3, 12: 1, 13: 2})])
    kept = Ratings().follow(before)
    assert (lost[11].mu, lost[11].sigma) == (kept[11].mu, kept[11].sigma) and lost[11].matches == 5 and fallen[11].mu < kept[11].mu
    won = Ratings().follow([*before, *result(9, {11: 2, 12: 3, 13: 1}, u13="helped")])
    assert won[13].shown > kept[13].shown


async def test_statistics_tell_matches_with_others_apart_from_the_rest(host: Host) -> None:
    await stored(
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
    everywhere = {one.game: one.played for one in await host.standings.stats(11, 11, None)}
    assert everywhere == {"toy": 3, "other": 1}


async def test_statistics_can_be_hidden_and_those_of_another_server_are_nobody_elses(host: Host) -> None:
    await stored(host, [result(1, {11: 1, 12: 2})])
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
    await stored(host, [*WINS[:LEAST], result(LEAST + 1, {11: 1, 14: 2}), result(LEAST + 2, {12: 1, 13: 2}, guild=ELSEWHERE)])
    board = await host.standings.leaderboard(GUILD, "toy")
    told = [(one.place, one.user, one.played, one.won, one.rating.matches) for one in board]
    assert told == [(1, 11, 4, 4, 3), (2, 12, 3, 0, 3), (3, 13, 3, 0, 3)]
    assert await host.standings.leaderboard(ELSEWHERE, "toy") == () and await host.standings.leaderboard(GUILD, "other") == ()
    assert (await host.standings.stats(11, 11, GUILD))[0].rating == board[0].rating
    assert await host.standings.leaderboard(GUILD, "toy") == board
    await host.standings.choose(11, Reputation(rated=True, hidden=True))
    await host.standings.choose(12, Reputation())
    assert [one.user for one in await host.standings.leaderboard(GUILD, "toy")] == [13]
    assert (await host.standings.stats(12, 12, GUILD))[0].rating is None


async def test_the_pace_is_the_median_of_ones_own_moves(host: Host) -> None:
    match = await host.ledger.store.new_match(ROW, [])
    seats = [None, 0, 1, 0, 0, 1, 0, None, 0]
    times = [0, 10, 20, 50, 51, 60, 160, 500, 507]
    await host.ledger.store.commit(
        match, [replace(entry(match, seq), seat=seat, at=float(at)) for seq, (seat, at) in enumerate(zip(seats, times, strict=True))]
    )
    await host.ledger.store.commit(match, result(match, {11: 1, 12: 2}))
    (found,) = await host.standings.stats(11, 11, GUILD)
    assert found.pace == 20.0, "10, 30, 100 and 7 seconds; a move after one's own is no new turn"


async def test_a_whole_match_is_counted_and_a_lesson_is_not(host: Host, clock: HandClock) -> None:
    for person in (ANNE, BEN):
        await host.standings.choose(person.user_id, Reputation(rated=True))
    for _ in range(LEAST):
        await finished(host, await begun(host, ANNE, BEN, rated=True), Random(3))
        clock.advance(60)
    await finished(host, await begun(host, CARLA, DAN), Random(3))
    assert {one.user for one in await host.standings.leaderboard(GUILD, "toy")} == {11, 12}
    assert (await host.standings.stats(13, 13, GUILD))[0].played == 1
