"""Ratings follow from results alone."""

from __future__ import annotations

from random import Random

from msgspec.structs import replace

from play.people.ratings import BASE, MEAN, RESET, SURE, Rating, Ratings
from play.people.standings import FEW, LEAST, LEAST_FEW, RECENT, board, matches_needed
from store.rows import OutcomeRow

GUILD = 1
ELSEWHERE = 2


def result(match: int, places: dict[int, int | None], guild: int = GUILD, game: str = "toy", **changes: str) -> list[OutcomeRow]:
    """Return the outcomes of a match by the places of its people; `u12="left"` sets how user 12 ended."""
    people = sum(user != 0 for user in places)
    rows = []
    for seat, (user, place) in enumerate(places.items()):
        how, points = changes.get(f"u{user}", "played" if user else "bot"), None if place is None else 10 * (5 - place)
        rows.append(OutcomeRow(match, seat, user, how, place, points, game, guild, len(places), people, user != 0, float(match)))
    return rows


WINS = [result(number, {11: 1, 12: 2, 13: 3}) for number in range(1, 6)]


def test_ratings_can_be_continued_from_earlier_results() -> None:
    rows = [row for match in WINS for row in match]
    whole = Ratings().follow(rows)
    assert whole[11].shown > whole[12].shown > whole[13].shown and whole[11].matches == len(WINS)
    shuffled = Random(1).sample(rows, len(rows))
    steps = Ratings()
    for count in (3, 3, 9, 15):
        carried = steps.follow(rows[:count])
    assert carried == whole == Ratings().follow(shuffled)
    changed = [replace(row, place=4 - (row.place or 0)) for row in rows]
    assert steps.follow([replace(row, match=row.match + 1) for row in changed])[13].shown > BASE, "changed results are computed again"


def test_shared_places_have_equal_ratings() -> None:
    tied = Ratings().follow(result(1, {11: 1, 12: 2, 13: 2, 14: 4}))
    assert tied[11].mu > tied[12].mu == tied[13].mu > tied[14].mu
    assert Ratings().follow(result(1, {11: 2, 12: 1}))[12].shown > BASE, "places decide, not seats"
    alone = [replace(row, rated=row.user == 11) for row in result(1, {11: 1, 12: 2})]
    assert Ratings().follow(alone) == {}


def test_a_late_substitute_can_only_gain() -> None:
    before = [row for match in WINS for row in match]
    lost = Ratings().follow([*before, *result(9, {11: 3, 12: 1, 13: 2}, u11="helped")])
    fallen = Ratings().follow([*before, *result(9, {11: 3, 12: 1, 13: 2})])
    earlier = Ratings().follow(before)
    assert (lost[11].mu, lost[11].sigma) == (earlier[11].mu, earlier[11].sigma) and lost[11].matches == len(WINS) + 1
    assert fallen[11].mu < earlier[11].mu
    won = Ratings().follow([*before, *result(9, {11: 2, 12: 3, 13: 1}, u13="helped")])
    assert won[13].shown > earlier[13].shown


def test_a_seat_played_by_a_caretaker_for_long_can_only_lose() -> None:
    before = [row for match in WINS for row in match]
    earlier = Ratings().follow(before)
    for own, does_rise in ((0.66, False), (0.67, True)):  # two thirds are needed
        won = Ratings().follow([*before, *(replace(row, own=own) for row in result(9, {13: 1, 12: 2, 11: 3}))])
        assert (won[13].mu > earlier[13].mu) == does_rise and won[11].mu < earlier[11].mu and won[13].matches == len(WINS) + 1


def test_a_step_has_the_ratings_before_and_after_a_match() -> None:
    ratings = Ratings()
    numbers = ratings.follow([row for match in WINS for row in match])
    first, last = ratings.steps[1][11], ratings.steps[len(WINS)][11]
    assert first.before == Rating(MEAN, first.before.sigma, 0) and first.before.shown == BASE == 1500
    assert last.after == numbers[11] and last.before.matches == len(WINS) - 1 and numbers[11].is_sure
    assert len(WINS) == SURE and not last.before.is_sure
    assert set(ratings.steps) == set(range(1, len(WINS) + 1))


def test_a_new_season_makes_ratings_less_certain() -> None:
    rows = [row for match in WINS for row in match]
    ratings, start = Ratings(), len(WINS) + 0.5
    before = dict(ratings.follow(rows))
    after = dict(ratings.follow(rows, [start]))
    assert {user: rating.shown for user, rating in before.items()} == {user: rating.shown for user, rating in after.items()}
    assert all(abs(after[user].sigma ** 2 - rating.sigma**2 - RESET) < 1e-9 for user, rating in before.items())
    assert Ratings().follow(rows, [0.5 + at / 100 for at in range(99)])[11].sigma <= MEAN / 3
    more = [*rows, *result(len(WINS) + 1, {11: 1, 12: 2, 13: 3})]
    assert ratings.follow(more, [start]) == Ratings().follow(more, [start]) != Ratings().follow(more), "the same rows, the same numbers"
    assert ratings.follow(more) == Ratings().follow(more), "without the season the ratings are as before"


def test_a_leaderboard_needs_recent_and_enough_matches() -> None:
    rated = {user: Rating(MEAN + user, 3.0, matches, 100.0) for user, matches in ((1, LEAST), (2, LEAST_FEW), (3, LEAST_FEW - 1))}
    assert matches_needed(rated.values()) == LEAST_FEW
    assert [rank.user for rank in board(rated, [], 100.0 + RECENT, LEAST_FEW)] == [2, 1]
    assert board(rated, [], 101.0 + RECENT, LEAST_FEW) == ()
    many = {**rated, **{10 + at: Rating(MEAN, 3.0, LEAST, 100.0) for at in range(FEW - 1)}}
    assert matches_needed(many.values()) == LEAST and 2 not in {rank.user for rank in board(many, [], 100.0, LEAST)}
    wins = [replace(row, own=own) for own, number in ((1.0, 1), (0.5, 2)) for row in result(number, {1: 1, 2: 2})]
    assert [(rank.user, rank.played, rank.won) for rank in board(rated, wins, 100.0, LEAST)] == [(1, 2, 1)], (
        "a win by a caretaker does not count"
    )
