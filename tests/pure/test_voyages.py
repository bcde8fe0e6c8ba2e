"""The daily voyage: stars, streaks, ranking, and the time and choice of a puzzle."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest
from msgspec.structs import replace

from data.puzzles import PricedLine, Puzzle
from play.club.puzzles.choice import doubted_puzzles, is_practice, next_practice, next_puzzle
from play.club.puzzles.grading import COUNTED, closing_time, next_morning, ranks_of, stars, streak
from play.time.calendar import Hours, local
from store.rows import DoubtRow

LISBON = Hours("Europe/Lisbon")


@pytest.mark.parametrize(("cost", "worth"), [(0.0, 3), (1.0, 3), (1.1, 2), (4.0, 2), (4.1, 1), (8.0, 1), (8.1, 0), (60.0, 0)])
def test_an_answer_is_graded_by_its_cost(cost: float, worth: int) -> None:
    assert stars(cost) == worth


@pytest.mark.parametrize(
    ("results", "count"),
    [
        ((), 0),
        ((3, 2, 3), 3),
        ((3, 1, 3), 1),
        ((0, 3), 0),
        ((None, 3, 3), 2),
        ((3, None, 3, 3), 3),
        ((3, None, None, 3), 1),
        ((3, None, 3, 3, 3, 3, 3, None, 3), 6),
        ((3, None, 3, 3, 3, 3, 3, 3, None, 3), 8),
        ((None, None), 0),
    ],
)
def test_one_missed_puzzle_in_seven_breaks_no_streak(results: tuple[int | None, ...], count: int) -> None:
    assert streak(results) == count


def test_the_best_twenty_count_and_equals_share_their_place() -> None:
    ranks = ranks_of({1: [3] * 28, 2: [3] * COUNTED, 3: [3, 3], 4: [3, 0, 3], 5: []})
    assert [(rank.place, rank.user, rank.stars) for rank in ranks] == [(1, 2, 60), (1, 1, 60), (3, 3, 6), (3, 4, 6), (5, 5, 0)]


def test_a_puzzle_is_open_from_eight_until_the_next_evening() -> None:
    zone = ZoneInfo("Europe/Lisbon")
    for hour, day in ((7, 28), (8, 29), (23, 29)):
        at = next_morning(LISBON, datetime(2026, 11, 28, hour, 0, tzinfo=zone).timestamp())
        assert local(LISBON, at) == datetime(2026, 11, day, 8, tzinfo=zone)
    at = datetime(2026, 11, 29, 8, tzinfo=zone).timestamp()
    assert local(LISBON, closing_time(LISBON, at)) == datetime(2026, 11, 30, 20, tzinfo=zone)
    turned = next_morning(LISBON, datetime(2026, 10, 24, 12, tzinfo=zone).timestamp())  # the clocks are turned that night
    assert local(LISBON, turned).hour == 8


def _puzzle(name: str) -> Puzzle:
    """A puzzle of two lines, of which `a` is the better one."""
    return Puzzle("toy", 1, 2, {}, name, 0, (PricedLine("a", 0.0, 0.0), PricedLine("b", 9.0, 1.0)), 50.0, "", "0 a")


def test_puzzles_of_servers_differ_and_none_comes_twice() -> None:
    stock = [_puzzle(str(at)) for at in range(5)]
    names = [puzzle.name for puzzle in stock]
    assert len(set(names)) == 5
    first = next_puzzle(stock, 1, 7, (), ())
    assert first is next_puzzle(stock, 1, 7, (), ()) and first is not None
    same = [next_puzzle(stock, 1, day, (), ()) is next_puzzle(stock, 2, day, (), ()) for day in range(100)]
    assert same.count(True) < 40, "on most days two servers have different puzzles"
    used: list[str] = []
    for day in range(5):
        one = next_puzzle(stock, 1, 7 + day, used, ())
        assert one is not None and one.name not in used
        used.insert(0, one.name)
    again = next_puzzle(stock, 1, 99, used, ())
    *_, oldest = used
    assert again is not None and again.name == oldest, "the puzzle of the longest ago comes first"
    assert next_puzzle(stock, 1, 7, (), (first.name,)) is not first, "a doubted puzzle is not posted"
    assert next_puzzle(stock, 1, 7, (), names) is None and next_puzzle([], 1, 7, (), ()) is None


def test_games_take_turns_and_answers_do_not_repeat() -> None:
    games = ("pizarro", "navegador", "magellan")
    stock = [replace(_puzzle(f"{game} {at}"), game=game, text=f"{game} {at % 12}") for game in games for at in range(30)]
    by, used = {puzzle.name: puzzle for puzzle in stock}, list[str]()
    for day in range(60):
        puzzle = next_puzzle(stock, 1, day, used, ())
        assert puzzle is not None
        used.insert(0, puzzle.name)
    order = [by[name] for name in reversed(used)]
    assert all(len({puzzle.game for puzzle in order[at : at + 3]}) == 3 for at in range(0, 60, 3))
    assert all(len({puzzle.text for puzzle in order[at : at + 30]}) == 30 for at in range(30))


def test_practice_puzzles_do_not_repeat() -> None:
    stock = [_puzzle(str(at)) for at in range(40)]
    seen = list[str]()
    while (puzzle := next_practice(stock, 7, seen, ())) is not None:
        assert puzzle.name not in seen and is_practice(puzzle)
        seen.append(puzzle.name)
    assert 10 < len(seen) < 30 and len(seen) == sum(map(is_practice, stock))


def test_doubts_of_several_servers_remove_a_puzzle() -> None:
    now, day = 1_790_000_000.0, 86_400.0
    old, young = 1 << 60, int((now - 1_420_070_400.0) * 1_000) << 22

    def doubts(puzzle: str, at: float, servers: int, people: int, first: int = old) -> list[DoubtRow]:
        return [DoubtRow(puzzle, number % servers, first + number, at) for number in range(people)]

    assert doubted_puzzles(doubts("a", now, 3, 5)) == ("a",)
    assert doubted_puzzles(doubts("a", now, 2, 50)) == () == doubted_puzzles(doubts("a", now, 3, 4)), (
        "doubts of two servers, or of four people, are not enough"
    )
    assert doubted_puzzles(doubts("a", now, 3, 5, young)) == (), "doubts of new accounts do not count"
    many = [doubt for number in range(6) for doubt in doubts(f"{number}", now + number, 3, 5)]
    assert doubted_puzzles(many) == ("0", "1", "2")
    later = [doubt for number in range(6) for doubt in doubts(f"{number}", now + number * 20 * day, 3, 5)]
    assert len(doubted_puzzles(later)) == 6
