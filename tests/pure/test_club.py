"""Seasons computed from values: meetings, the draw, points, rankings, promotion and relegation."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import combinations
from random import Random

import pytest

from play.club.draw import costs, drawn_order
from play.club.moving import divisions, line
from play.club.plan import LEAST, MOST, SEATS, block, first_wave, meetings, sizes, tables
from play.club.results import standings
from play.club.season import Chosen, Season
from play.club.standing import BEST, OWN, POINTS, TOGETHER, PlayedTable, Sat, place_points, standing_lines
from store.rows import OutcomeRow, SeasonPersonRow, SeasonRow, SeasonTableRow


@pytest.mark.parametrize("seats", SEATS)
def test_everybody_sits_once_in_each_seat(seats: int) -> None:
    for people in range(seats + 1, 14):
        plan = tables(people, seats)
        assert len(plan) == people
        assert all(len(set(table)) == seats for table in plan)
        for number in range(people):
            assert sorted(table.index(number) for table in plan if number in table) == list(range(seats))


def test_meetings_are_as_even_as_they_can_be() -> None:
    times_met = Counter(pair for table in tables(7, 3) for pair in combinations(sorted(table), 2))
    assert set(times_met.values()) == {1} and len(times_met) == 21
    times_met = Counter(pair for table in tables(7, 4) for pair in combinations(sorted(table), 2))
    assert set(times_met.values()) == {2} and len(times_met) == 21
    assert block(10, 4) == (0, 1, 2, 5) and block(13, 4) == (0, 1, 3, 9)
    spread = {people: meetings(block(people, 3), people)[1:] for people in range(5, 14)}
    assert {people: max(times) for people, times in spread.items()} == {5: 2, 6: 2, **dict.fromkeys(range(7, 14), 1)}


def test_divisions_have_about_seven_people() -> None:
    for people in range(12, 200):
        division_sizes = sizes(people)
        assert sum(division_sizes) == people and max(division_sizes) - min(division_sizes) <= 1
        assert all(LEAST <= size <= MOST for size in division_sizes), people
    assert sizes(5) == (5,) and sizes(10) == (10,)


@pytest.mark.parametrize("seats", SEATS)
def test_everybody_has_one_to_three_tables_in_the_first_wave(seats: int) -> None:
    for people in range(max(5, seats + 1), 14):
        wave, plan = first_wave(people, seats), tables(people, seats)
        assert sum(wave) == (people + 1) // 2
        each = [sum(number in table for table, is_first in zip(plan, wave, strict=True) if is_first) for number in range(people)]
        assert min(each) >= 1 and max(each) <= 3


def test_the_draw_comes_from_the_seed_alone_and_keeps_people_apart() -> None:
    people = [Random(seed).getrandbits(60) for seed in range(3, 14)]
    first, second, third, fourth, *_ = people
    pair_costs = costs([(first, second), (third, fourth)], {})
    order = drawn_order(people, 3, "seed", pair_costs)
    assert order == drawn_order(reversed(people), 3, "seed", pair_costs) != drawn_order(people, 3, "another", pair_costs)
    together = [{order[number] for number in table} for table in tables(len(people), 3)]
    assert not any({first, second} <= table or {third, fourth} <= table for table in together)
    assert sorted(order) == sorted(people)


def test_people_who_met_last_time_meet_less() -> None:
    people = list(range(10))
    last_meetings = dict.fromkeys(combinations(range(5), 2), 1)

    def again(order: tuple[int, ...]) -> int:
        return sum({first, second} <= {order[number] for number in table} for table in tables(10, 3) for first, second in last_meetings)

    plain = [again(drawn_order(people, 3, f"seed {at}", {})) for at in range(20)]
    careful = [again(drawn_order(people, 3, f"seed {at}", costs((), last_meetings))) for at in range(20)]
    assert max(careful) <= min(plain)


def test_the_mean_of_points_is_five_also_with_shared_places() -> None:
    for seats, worth in POINTS.items():
        assert sum(worth) == 5 * seats
        for at in range(20):
            places = [Random(at).choice(range(1, seats + 1)) for _ in range(seats)]
            points = place_points(places)
            assert sum(points) == 5 * seats
            assert all(
                (place < other) == (ours > theirs)
                for place, ours in zip(places, points, strict=True)
                for other, theirs in zip(places, points, strict=True)
            )
    assert place_points([1, 1, 3]) == (7, 7, 1)
    assert place_points([3, 1, 4]) == (4, 10, 1), "a bot on place 2 takes nobody's place"


def played_table(number: int, *sat: tuple[int, int] | tuple[int, int, float], score: int = 100) -> PlayedTable:
    """A table by the person, the place and perhaps the share of own moves of each seat."""
    return PlayedTable(number, tuple(Sat(person, place, score - place, *own) for person, place, *own in sat))


def test_a_seat_played_by_others_brings_no_points() -> None:
    lines = standing_lines([1, 2, 3], [played_table(0, (1, 1, 0.6), (2, 2), (3, 3))])
    assert [(line.person, line.points, line.wins, line.lost) for line in lines] == [(2, 4, 0, 0), (3, 1, 0, 0), (1, 0, 0, 1)]
    first, *_ = standing_lines([1, 2, 3], [played_table(0, (1, 1, 2 / 3), (2, 2), (3, 3))])
    assert first.person == 1, "two thirds of the own moves are enough"


def test_ties_go_by_wins_and_then_by_common_tables() -> None:
    lines = standing_lines(
        [1, 2, 3, 4], [played_table(0, (1, 1), (2, 2)), played_table(1, (3, 1), (1, 2)), played_table(2, (2, 1), (4, 2))]
    )
    assert [(line.person, line.place, line.points) for line in lines] == [(1, 1, 10), (2, 2, 10), (3, 3, 9), (4, 4, 1)]
    lines = standing_lines([1, 2, 3, 4], [played_table(0, (1, 1), (3, 2)), played_table(1, (2, 1), (4, 2))])
    assert [line.place for line in lines] == [1, 1, 3, 3]


def test_a_table_without_a_result_counts_as_the_mean_of_the_others() -> None:
    lines = standing_lines([1, 2, 3], [played_table(0, (1, 1), (2, 2), (3, 3)), PlayedTable(1, (), (1, 3)), PlayedTable(2, (), (1, 3))])
    assert {line.person: line.points for line in lines} == {1: 30, 2: 4, 3: 3}


def test_a_member_who_left_loses_the_points_of_running_tables() -> None:
    row = SeasonRow(1, 1, "toy", "league", "over", "{}", "", 1, 0, 0, 1, 0, None, 1, 0.0)
    tables = tuple(SeasonTableRow(1, 0, at, at, "[0, 1, 2]", 0.0, 1.0, match) for at, match in enumerate((7, 0)))
    outcomes = [OutcomeRow(7, seat, seat + 1, "played", seat + 1, 9 - seat, "toy", 1, 3, 3, True, 1.0) for seat in range(3)]

    def points(state: str) -> dict[int, Fraction]:
        """The points of all after the season, if the first person is in this state."""
        people = tuple(SeasonPersonRow(1, user, "", 0, user - 1, state if user == 1 else "in", 0.0, 0) for user in (1, 2, 3))
        season = Season(row, Chosen(3, {}, "season", 0.0), people, tables, (), {7: ("finished", 1.0)})
        (lines,) = standings(season, outcomes)
        return {line.person: line.points for line in lines}

    assert points("in") == points("stays") == {1: 20, 2: 8, 3: 2}
    assert points("left") == points("away") == {1: 10, 2: 8, 3: 2}


def test_a_person_without_a_table_has_no_points() -> None:
    for seed in range(60):
        rng, people = Random(seed), list(range(5))
        played = []
        for number in range(rng.randrange(1, 6)):
            here = rng.sample(people, 3)
            sat = tuple(Sat(person, rng.choice((1, 2, 3)), rng.randrange(9), rng.choice((1.0, 0.5, 0.0))) for person in here)
            played.append(PlayedTable(number, sat if rng.random() < 0.4 else (), tuple(here)))
        own = {sat.person for table in played for sat in table.sat if sat.own >= OWN}
        for is_open in (False, True):
            assert {line.person for line in standing_lines(people, played, is_open=is_open) if line.points} == own


def test_bounds_of_reachable_places_only_narrow() -> None:
    for seed in range(30):
        rng, people = Random(seed), 7
        plan, played, bounds = list(tables(people, 3)), [], dict.fromkeys(range(people), (1, people))
        order = rng.sample(range(len(plan)), len(plan))
        for at, number in enumerate(order):
            places = [1, *(rng.choice((1, 2, 3)) for _ in range(2))]
            rng.shuffle(places)
            sat = tuple(
                Sat(person, place, 10 - place, rng.choice((1.0, 1.0, 0.5))) for person, place in zip(plan[number], places, strict=True)
            )
            played.append(PlayedTable(number, () if rng.random() < 0.1 else sat, plan[number]))
            lines = standing_lines(range(people), played, [plan[left] for left in order[at + 1 :]])
            for row in lines:
                low, high = bounds[row.person]
                assert low <= row.best_place <= row.worst_place <= high
                bounds[row.person] = row.best_place, row.worst_place
        for row in lines:
            low, high = bounds[row.person]
            assert low <= row.place <= high


def test_an_open_season_counts_the_best_tables_only() -> None:
    people = list(range(8))
    same = [played_table(at, (0, 1), (1, 2)) for at in range(6)]
    others = [played_table(10 + at, (0, 1), (2 + at, 2)) for at in range(2)]
    lines = {line.person: line for line in standing_lines(people, same, is_open=True)}
    assert (lines[0].points, lines[0].tables) == (9 * TOGETHER, 6)
    lines = {line.person: line for line in standing_lines(people, [*same, *others], is_open=True)}
    assert lines[0].points == 9 * BEST
    few = {line.person: line for line in standing_lines([0, 1], same, is_open=True)}
    assert few[0].points == 9 * BEST, "few people have to meet again"
    assert (few[0].best_place, few[0].worst_place) == (1, 1)


def test_two_go_up_and_two_go_down() -> None:
    before = [[*range(10, 17)], [*range(20, 27)], [*range(30, 35)]]
    assert line(before) == [10, 11, 12, 13, 14, 20, 21, 15, 16, 22, 23, 24, 30, 25, 26, 31, 32, 33, 34]
    after = divisions([person for division in before for person in division], before)
    assert [len(row) for row in after] == [7, 6, 6] and after[0] == (10, 11, 12, 13, 14, 20, 21)
    assert line([[1, 2, 3, 4, 5, 6], [11, 12, 13, 14, 15, 16]], [frozenset({12, 13})])[4:7] == [11, 12, 13], (
        "people who share the place go up together"
    )


def test_leavers_move_all_below_up_and_newcomers_begin_last() -> None:
    before = [[*range(10, 17)], [*range(20, 27)]]
    people = [person for division in before for person in division if person not in (11, 12)] + [1, 2, 3]
    after = divisions(people, before, {2: 1600.0})
    assert after[0] == (10, 13, 14, 20, 21, 15, 2, 16), "a newcomer with a rating begins above the last division"
    *_, last_division = after
    assert last_division[-2:] == (1, 3)
    assert Fraction(sum(map(len, after))) == len(people)
    many = divisions([*(person for division in before for person in division), *range(100, 112)], before)
    *_, last_but_one, last = many
    assert {*last_but_one, *last} == set(range(100, 112)), "ten and more newcomers have their own divisions"
