"""Every puzzle of the stock is complete, and some of them are replayed and drawn."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from cogs.club.puzzle_screens import label
from data.puzzles import Puzzle, stock
from engine.match import registry
from engine.search.puzzles import APART, FEWEST, GAP, MOST, PLAIN, TEMPTING, wanted_of
from engine.values.core import Msg, Seat
from play.club.puzzles.choice import puzzle_named, shelf
from play.club.puzzles.positions import position, position_in
from words import speaker

GAMES = [game for game in registry.names() if stock(game)]


@pytest.mark.parametrize("game", GAMES)
def test_every_puzzle_of_the_stock_is_complete(game: str) -> None:
    rules, every = registry.rules(game), stock(game)
    assert len({puzzle.name for puzzle in every}) == len(every)
    for puzzle in every:
        costs = [answer.cost for answer in puzzle.answers]
        assert (puzzle.game, puzzle.version) == (game, rules.version), "after a change of the rules the stock has to be made again"
        assert puzzle.seats in rules.seats and 0 <= puzzle.seat < puzzle.seats and puzzle_named(puzzle.name) == puzzle
        assert FEWEST <= len(costs) <= MOST and costs == sorted(costs)
        best, second, *_ = costs
        assert best == 0.0 and 100 * APART <= second <= 100 * PLAIN and max(costs) >= 100 * max(TEMPTING, GAP) - 0.1
        assert puzzle.text and not wanted_of(game).is_idle(puzzle.answers[0].line), "doing nothing is never the best answer"
        low, high = wanted_of(game).doubtful
        assert not 100 * low <= puzzle.chance < 100 * high and puzzle.reason


def test_the_shelf_spreads_the_games_evenly() -> None:
    every = shelf()
    assert len(every) == sum(len(stock(game)) for game in GAMES)
    for game in GAMES:
        first = [puzzle.game for puzzle in every[: len(every) // 2]].count(game)
        assert abs(first - len(stock(game)) / 2) <= 1, "half of the puzzles of each game are in the first half"


def quick_puzzles() -> list[Puzzle]:
    """A puzzle of each game: the one with the fewest moves, so that little is replayed."""
    return [min(stock(game), key=lambda puzzle: len(puzzle.lines)) for game in GAMES]


@pytest.mark.parametrize("puzzle", quick_puzzles(), ids=lambda puzzle: puzzle.game)
def test_a_puzzle_is_shown_as_a_turn(puzzle: Puzzle) -> None:
    shown_puzzle, say = position(puzzle), speaker("en", ("A", "B", "C", "D")[: puzzle.seats], Seat(puzzle.seat))
    labels = [say(answer.label) for answer in shown_puzzle.decision.answers]
    assert len(set(labels)) == len(labels) and all(0 < len(label) <= 80 for label in labels)
    assert not [at for at in range(len(labels)) if label(shown_puzzle, at, say).endswith(".")], "labels stand inside sentences"
    assert shown_puzzle.reason is not None and say(shown_puzzle.reason)
    assert isinstance(shown_puzzle.decision.question, Msg) and say(shown_puzzle.decision.question)
    rules = registry.rules(puzzle.game)
    assert isinstance(shown_puzzle.view, rules.view_type) and shown_puzzle.view.seat == puzzle.seat
    assert shown_puzzle.choices[shown_puzzle.best] == puzzle.answers[0]


def test_an_abbreviation_at_the_end_of_a_label_keeps_its_stop() -> None:
    goods = Msg("carta-magica.decision.sell-nothing", goods=4)
    shown_puzzle = position(quick_puzzles()[0])
    shown_answer = replace(shown_puzzle.decision.answers[0], label=goods, hint=None)
    shown_puzzle = replace(shown_puzzle, decision=replace(shown_puzzle.decision, answers=(shown_answer,)))
    assert label(shown_puzzle, 0, speaker("pl", (), None)).endswith(" tow.")


@pytest.mark.parametrize("puzzle", quick_puzzles(), ids=lambda puzzle: puzzle.game)
def test_a_puzzle_is_the_same_in_all_imagined_worlds(puzzle: Puzzle) -> None:
    rules, shown_puzzle = registry.rules(puzzle.game), position(puzzle)
    for number in range(3):
        other = position_in(puzzle, rules, rules.imagine(shown_puzzle.view, Random(number)))
        assert other == shown_puzzle
