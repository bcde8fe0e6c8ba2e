"""Ratings follow from results alone."""

from __future__ import annotations

from random import Random

from msgspec.structs import replace

from play.people.ratings import BASE, Ratings
from store.rows import OutcomeRow

GUILD, ELSEWHERE = 1, 2


def result(match: int, places: dict[int, int | None], guild: int = GUILD, game: str = "toy", **changes: str) -> list[OutcomeRow]:
    """What became of people in a match, by their places; `how` by user as `u12="left"`."""
    people = sum(user != 0 for user in places)
    found = []
    for seat, (user, place) in enumerate(places.items()):
        how, points = changes.get(f"u{user}", "played" if user else "bot"), None if place is None else 10 * (5 - place)
        found.append(OutcomeRow(match, seat, user, how, place, points, game, guild, len(places), people, user != 0, float(match)))
    return found


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
