"""A weekend cup computed from values: its times, its tables of any number of people, the final."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random

import pytest

from engine.match import registry
from play.club.cup import FINAL, SOON, beginnings, firsts, in_final, sizes, slot_tables, weekend
from play.club.standing import standing_lines
from play.time.calendar import DAY, HOUR, Hours, local
from tests.pure.test_club import played_table

BERLIN = Hours(zone="Europe/Berlin")


def test_a_cup_is_on_the_next_weekend_by_the_clock_of_the_server() -> None:
    for day in range(21):
        now = 1_790_000_000.0 + day * DAY
        slots = weekend(now, BERLIN)
        assert [f"{local(BERLIN, at):%a %H}" for at in slots] == ["Sat 15", "Sat 20", "Sun 11", "Sun 17", "Sun 20"]
        assert now + SOON <= slots[0] <= now + 9 * DAY and len(slots) == FINAL + 1
        first, *_, last = offered = beginnings(now, BERLIN)
        assert [local(BERLIN, at).hour for at in offered] == list(range(24 - len(offered), 24)) and first >= now + SOON
        late, early = weekend(now, BERLIN, last), weekend(now, BERLIN, first)
        assert [f"{local(BERLIN, at):%a %H}" for at in late] == ["Sat 23", "Sun 04", "Sun 19", "Mon 01", "Mon 04"]
        assert early[0] == first and weekend(now, BERLIN, first + 1.0) == slots, "a time that is not offered means the usual slots"
    _, saturday, sunday, *_ = weekend(1_792_500_000.0, BERLIN)  # 25 October 2026 has 25 hours
    assert f"{local(BERLIN, sunday):%d %H}" == "25 11" and sunday - saturday == 16 * HOUR


@pytest.mark.parametrize("game", registry.names())
def test_any_number_of_people_is_split_with_one_bot_at_most(game: str) -> None:
    able = registry.rules(game).seats
    least, most = min(able), max(able)
    for seats in {3, 4} & set(able):
        assert sizes(1, seats, least, most) == sizes(0, seats, least, most) == ()
        for people in range(2, 80):
            table_sizes = sizes(people, seats, least, most)
            assert sum(table_sizes) == people and min(table_sizes) > 1 and max(table_sizes) <= most
            assert sum(size < least for size in table_sizes) <= 1, (game, seats, people, table_sizes)
            assert max(table_sizes) <= seats or least == seats, "no table is larger than the usual size"
    assert sizes(5, 4, 2, 4) == (3, 2) and sizes(7, 3, 2, 4) == (3, 2, 2) and sizes(4, 3, 3, 6) == (4,)


def random_slot(rng: Random) -> tuple[list[int], list[int], dict[int, float], dict[tuple[int, int], int], dict[int, int]]:
    """The people of a slot, the sizes of its tables, points, meetings, and how often each person has begun."""
    people = rng.sample(range(10_000), rng.randint(2, 30))
    points = {person: float(rng.choice((0, 1, 4, 5, 10, 14))) for person in people}
    meetings = {pair: rng.randint(1, 2) for pair in combinations(sorted(people), 2) if rng.random() < 0.15}
    return people, list(sizes(len(people), 3, 2, 4)), points, meetings, {person: rng.randint(0, 2) for person in people}


def test_everybody_sits_once_and_the_person_who_began_least_often_begins() -> None:
    for seed in range(60):
        people, parts, points, meetings, began = random_slot(Random(seed))
        tables = slot_tables(people, parts, points, meetings, began, (), str(seed))
        assert sorted(number for table in tables for number in table) == sorted(people)
        assert sorted(map(len, tables)) == sorted(parts)
        assert all(began[table[0]] == min(began[number] for number in table) for table in tables)
        assert tables == slot_tables(reversed(people), parts, points, dict(reversed(meetings.items())), began, (), str(seed)), (
            "the order of the arguments does not matter"
        )


def test_exchanges_only_lower_the_repeated_meetings() -> None:
    def repeats(tables: tuple[tuple[int, ...], ...], meetings: dict[tuple[int, int], int]) -> int:
        return sum(meetings.get(pair, 0) ** 2 for table in tables for pair in combinations(sorted(table), 2))

    for seed in range(60):
        people, parts, points, meetings, began = random_slot(Random(seed))
        plain = slot_tables(people, parts, points, {}, began, (), str(seed))
        assert repeats(slot_tables(people, parts, points, meetings, began, (), str(seed)), meetings) <= repeats(plain, meetings)


def test_a_second_slot_avoids_repeated_meetings() -> None:
    first = slot_tables(range(12), [3] * 4, {}, {}, {}, (), "a")
    meetings = {pair: 1 for table in first for pair in combinations(sorted(table), 2)}
    second = slot_tables(range(12), [3] * 4, {}, meetings, firsts(first), (), "b")
    assert not any(pair in meetings for table in second for pair in combinations(sorted(table), 2))


def test_the_best_sit_together_and_people_who_want_to_be_apart_are() -> None:
    points = {number: float(10 * number) for number in range(9)}
    tables = slot_tables(range(9), [3, 3, 3], points, {}, {}, (), "x")
    assert [set(table) for table in tables] == [{8, 7, 6}, {5, 4, 3}, {2, 1, 0}]
    tables = slot_tables(range(9), [3, 3, 3], points, {}, {}, [(8, 7)], "x")
    assert not any({8, 7} <= set(table) for table in tables)
    assert sum({8, 7, 6, 5, 4, 3} >= set(table) for table in tables) == 2, "only neighbours in the ranking are exchanged"


def test_a_hundred_people_in_four_slots() -> None:
    rng, meetings, began, points = Random(1), Counter[tuple[int, int]](), Counter[int](), Counter[int]()
    for slot in range(4):
        here = rng.sample(range(100), 70)
        tables = slot_tables(here, sizes(70, 3, 2, 4), {number: float(points[number]) for number in here}, meetings, began, (), f"{slot}")
        began += firsts(tables)
        for table in tables:
            meetings.update(pair for pair in combinations(sorted(table), 2))
            for person, worth in zip(table, (10, 4, 1), strict=False):
                points[person] += worth
    assert max(meetings.values()) <= 1 and max(began.values()) <= 3


def test_the_next_person_of_the_ranking_replaces_a_missing_one() -> None:
    assert in_final([1, 2, 3, 4, 5], (), (), (), 3) == (1, 2, 3)
    assert in_final([1, 2, 3, 4, 5], (1,), (2,), (3,), 3) == (4,)
    assert in_final([1, 2, 3], (1, 2), (), (3,), 3) == () == in_final([1, 2, 3, 4], (1, 2, 3), (), (), 3)


def test_the_best_two_slots_count() -> None:
    played = [played_table(0, (1, 1), (2, 2), (3, 3)), played_table(1, (1, 3), (2, 1), (3, 2)), played_table(2, (1, 1), (3, 2), (2, 3))]
    lines = {line.person: line for line in standing_lines([1, 2, 3], played, best_of=2)}
    assert (lines[1].points, lines[2].points, lines[3].points) == (20, 14, 8) and lines[1].tables == 3
