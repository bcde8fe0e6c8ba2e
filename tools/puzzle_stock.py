"""`python -m tools.puzzle_stock [GAME ...] --most N`: choose the stock from all puzzles.

A puzzle keeps its best answer, and those that are clearly worse and short enough for a button. Then the best puzzles are chosen. A puzzle
is good if its margin is clear, if all answers are marked on the picture, and if a worse answer prints a larger gain; the stock should have
many kinds of reasons and answers. The other puzzles are dropped from `games/<game>/data/puzzles.jsonl`.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from msgspec import Struct, json
from msgspec.structs import replace

import render
from cogs.club.puzzle_screens import puzzle_draft, reader_of
from data.puzzles import FILE, PricedLine, Puzzle, path
from engine.match import registry
from engine.search.puzzles import APART, FEWEST, GAP, MOST, PLAIN, answer_of_line, wanted_of
from engine.values.core import EngineError, Seat
from engine.walking.walk import play
from play.club.puzzles.positions import position
from render.kit import decision as decisions
from tools.puzzles import NAMES, fits, read_puzzles
from words import speaker

CLEAR = 25.0
"""A margin above this many percentage points of the chance to win counts as this."""

MARKED = 12.0
"""What it is worth, in points of margin, that all answers are marked on the picture."""

BAIT = 10.0
"""What it is worth, in points of margin, that a worse answer prints a larger gain."""

AGAIN = 1.5
"""What a puzzle loses, in points of margin, for each chosen puzzle with the same reason."""

SAME = 30.0
"""What a puzzle loses, in points of margin, for each chosen puzzle with the same best answer."""


class Rated(Struct, frozen=True):
    """A puzzle as it would be in the stock, and how good it is."""

    puzzle: Puzzle
    worth: float
    """In points of margin."""


def gain(words: str) -> int:
    """Return the gain that an answer prints, 0 if it prints none."""
    gains = [int(number) for number in re.findall(r"\+(\d+)", words.replace(",", ""))]
    return max(gains, default=0)


def rate_puzzle(puzzle: Puzzle) -> Rated | None:
    """Return a puzzle with the answers that remain, or `None` if it is not good enough.

    The costs of a puzzle are percentage points; the limits of engine/search/puzzles.py are shares.
    """
    rules = registry.rules(puzzle.game)
    if puzzle.version != rules.version or wanted_of(puzzle.game).is_idle(puzzle.answers[0].line) or not puzzle.reason:
        return None
    state = rules.setup(puzzle.seats, puzzle.settings, puzzle.seed)
    try:
        for mover, line in puzzle.moves():
            state = play(rules, state, Seat(mover), line).value.state
        answer_of = {priced.line: answer_of_line(rules, state, Seat(puzzle.seat), priced.line) for priced in puzzle.answers}
    except EngineError:
        return None
    say = speaker("en", NAMES, Seat(puzzle.seat))
    labels = {line: say(answer.label) for line, answer in answer_of.items()}
    remaining = keep_answers(puzzle, labels)
    if len(remaining) < FEWEST or remaining[1].cost > 100 * PLAIN or remaining[-1].cost < 100 * GAP:
        return None
    best = remaining[0].line
    is_bait = any(gain(labels[other.line]) > gain(labels[best]) for other in remaining[1:])
    stocked = replace(puzzle, answers=tuple(remaining), text=labels[best], is_bait=is_bait, is_marked=True)
    is_marked = all(answer_of[priced.line].places for priced in remaining) and is_drawn(stocked)
    worth = min(CLEAR, remaining[1].cost)
    if is_marked:
        worth += MARKED
    if is_bait:
        worth += BAIT
    return Rated(replace(stocked, is_marked=is_marked), worth)


def is_drawn(puzzle: Puzzle) -> bool:
    """Return whether the picture of a puzzle has a number for every answer."""
    puzzle_position = position(puzzle)
    canvas = render.compose(
        puzzle.game, puzzle_position.view, reader_of(puzzle_position, "en", alone=True).say, puzzle_draft(puzzle_position), render.TURN
    )
    return len(decisions.numbers(canvas)) == len(puzzle.answers)


def keep_answers(puzzle: Puzzle, labels: dict[str, str]) -> list[PricedLine]:
    """Return the answers that a puzzle keeps, the best first; no two of them read the same.

    Of the worse answers those that do something come first, then those that print the largest gain.
    """
    best, *others = puzzle.answers
    if not fits(labels[best.line]):
        return []
    clear = [priced for priced in others if priced.cost >= 100 * APART and fits(labels[priced.line])]
    clear.sort(key=lambda priced: (wanted_of(puzzle.game).is_idle(priced.line), -gain(labels[priced.line]), priced.cost))
    remaining: dict[str, PricedLine] = {labels[best.line]: best}
    for priced in clear:
        if len(remaining) < MOST:
            remaining.setdefault(labels[priced.line], priced)
    return sorted(remaining.values(), key=lambda priced: priced.cost)


def pick_stock(rated: Sequence[Rated], most: int) -> list[Puzzle]:
    """Return the best puzzles. A reason or answer counts less the more often it occurs."""
    left, stock = list(rated), list[Puzzle]()
    reasons, texts = Counter[str](), Counter[str]()
    while left and len(stock) < most:
        best = max(left, key=lambda other: other.worth - AGAIN * reasons[other.puzzle.reason] - SAME * texts[other.puzzle.text])
        left.remove(best)
        stock.append(best.puzzle)
        reasons[best.puzzle.reason] += 1
        texts[best.puzzle.text] += 1
    return stock


def main(arguments: Sequence[str]) -> int:
    """Choose and write the stock of each game, and print a summary."""
    parser = argparse.ArgumentParser(prog="python -m tools.puzzle_stock", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help="default: all")
    parser.add_argument("--most", type=int, default=120, help="the most puzzles of each game")
    parser.add_argument("--folder", type=Path, help="a folder with more puzzles, as <game>/puzzles.jsonl")
    wanted = parser.parse_args(arguments)
    for game in wanted.games or registry.names():
        files = [path(game), *([] if wanted.folder is None else [wanted.folder / game / FILE])]
        every = {puzzle.name: puzzle for file in files for puzzle in read_puzzles(file)}
        good = [rated for puzzle in every.values() if (rated := rate_puzzle(puzzle)) is not None]
        stock = pick_stock(good, wanted.most)
        path(game).write_bytes(b"".join(json.encode(puzzle) + b"\n" for puzzle in stock))
        reasons, texts = Counter(puzzle.reason for puzzle in stock), Counter(puzzle.text for puzzle in stock)
        baits = sum(puzzle.is_bait for puzzle in stock)
        size = path(game).stat().st_size // 1024
        print(
            f"{game}: {len(stock)} of {len(good)} good ones, {len(every)} found; {len(reasons)} reasons, the most "
            f"{reasons.most_common(1)}; {len(texts)} answers, the most {texts.most_common(1)}; {baits} baits; {size} KiB"
        )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
