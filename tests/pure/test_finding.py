"""Which people who look for a table fit together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from play.follows.finding import SOUGHT, Company, Seeker, first_company, successor, usual
from play.time.calendar import HOUR, Hours

NOON = 1_000_000.0
NEAR = SOUGHT["days"].lenient_after
ENDS = SOUGHT["days"].ends


def seats(game: str) -> Sequence[int]:
    """The numbers of seats that each of three games takes."""
    return {"toy": (2, 3, 4), "big": (4, 5, 6), "duel": (2,)}.get(game, ())


def seeker(user: int, waited: float = 0.0, **more: Any) -> Seeker:
    """A search for a casual table of the toy with four seats at most, begun some seconds ago."""
    return replace(Seeker(user, ("toy",), "days", 4, False, False, NOON - waited), **more)


def first_table(*seekers: Seeker, apart: Sequence[tuple[int, int]] = ()) -> tuple[tuple[int, ...], int] | None:
    """Return the people and the number of bots of the first table that fits, or `None`."""
    match: Company | None = first_company(seekers, seats, apart, NOON)
    return None if match is None else (tuple(person.user for person in match.people), match.bots)


def test_three_searches_that_fit_make_a_table() -> None:
    assert first_table(seeker(1), seeker(2)) is None
    assert first_table(seeker(1), seeker(2), seeker(3)) == ((1, 2, 3), 0)
    assert first_table(seeker(1), seeker(2, 9), seeker(3, 5), seeker(4, 7)) == ((2, 4, 3), 0)
    assert first_table(seeker(1), seeker(2), seeker(3, most=2)) == ((1, 3), 0), "a person who wants two players at most gets a table of two"
    assert first_table(seeker(1, games=("duel",)), seeker(2, games=("toy", "duel"))) == ((1, 2), 0)


@pytest.mark.parametrize("change", [{"games": ("big",)}, {"pace": "weeks"}, {"rated": True}, {"waited": ENDS}])
def test_a_search_with_other_wishes_does_not_count(change: dict[str, Any]) -> None:
    assert first_table(seeker(1), seeker(2), seeker(3, **change)) is None


def test_after_a_while_fewer_people_are_enough() -> None:
    assert first_table(seeker(1, NEAR - 1), seeker(2)) is None
    assert first_table(seeker(1, NEAR), seeker(2)) == ((1, 2), 0), "two is the least that the game takes"
    assert first_table(seeker(1, NEAR), seeker(2, pace="weeks")) is None
    mixed = first_company([seeker(1, NEAR, rated=True), seeker(2), seeker(3, rated=True)], seats, (), NOON)
    assert mixed is not None and len(mixed.people) == 3 and not mixed.rated, "rated and casual together are casual"
    both = first_company([seeker(1, rated=True), seeker(2, rated=True), seeker(3, rated=True)], seats, (), NOON)
    assert both is not None and both.rated


def test_a_bot_fills_one_seat_if_all_accept_that() -> None:
    big = [seeker(user, NEAR, games=("big",), bot=True) for user in (1, 2, 3)]
    assert first_table(*big) == ((1, 2, 3), 1)
    first, second, third = big
    assert first_table(first, second, replace(third, bot=False)) is None and first_table(first, second) is None
    assert first_table(*(replace(search, since=NOON) for search in big)) is None
    assert first_table(seeker(1, NEAR, bot=True)) is None, "a person alone gets no table"


def test_people_who_do_not_fit_are_not_seated_together() -> None:
    first, second, third = seeker(1), seeker(2), seeker(3)
    assert first_table(first, second, third, apart=[(3, 1)]) is None
    assert first_table(first, second, third, seeker(4), apart=[(3, 1)]) == ((1, 2, 4), 0)
    day, night = Hours("Europe/Berlin", (22 * 60, 10 * 60)), Hours("Europe/Berlin", (10 * 60, 22 * 60))
    assert first_table(first, second, seeker(3, hours=day)) == ((1, 2, 3), 0)
    assert first_table(replace(first, hours=day), second, seeker(3, hours=night)) is None
    now = [replace(search, pace="now") for search in (replace(first, hours=day), second, seeker(3, hours=night))]
    assert first_table(*now) == ((1, 2, 3), 0), "people who want to play now are awake"


def test_the_usual_number_is_three_or_the_nearest_possible() -> None:
    assert usual((2, 3, 4), 4) == 3 and usual((2, 3, 4), 2) == 2 and usual((4, 5), 6) == 4 and usual((2, 4), 4) == 2
    assert usual((4,), 3) == 0, "no number is possible"


def test_an_open_seat_goes_to_the_longest_search_that_fits() -> None:
    seated = [seeker(1), seeker(2)]
    others = [seeker(5, 1), seeker(4, 9), seeker(6, 20, most=2), seeker(7, 30, pace="weeks"), seeker(8, 40, games=("big",))]
    chosen = successor("toy", "days", seated, 3, others, (), NOON)
    assert chosen is not None and chosen.user == 4
    other = successor("toy", "days", seated, 3, others, [(2, 4)], NOON)
    assert other is not None and other.user == 5
    assert successor("toy", "days", seated, 3, [], (), NOON) is None


def test_two_hundred_searches_are_matched() -> None:
    zones = [Hours(zone, (23 * 60, 7 * 60)) for zone in ("Europe/Berlin", "Asia/Tokyo", "America/Denver")]
    crowd = [seeker(user, user * HOUR / 10, games=("big",), most=4 + user % 3, hours=zones[user % 3]) for user in range(1, 200)]
    match = first_company(crowd, seats, [(user, user + 1) for user in range(1, 199)], NOON)
    assert match is not None and len(match.people) == 4
