"""`python -m tools.puzzles [GAME ...] --most N`: find puzzles for the common stock.

They are added to `games/<game>/data/puzzles.jsonl`. Sensible players play match after match; engine/search/puzzles.py looks for a puzzle
in each position, and each puzzle is written at once. The same seed finds the same puzzles. If the program is stopped and started again, it
goes on after the last match that had one. It uses one core, which all games share equally; with `nice -n 15` other programs go first.
"""

from __future__ import annotations

import argparse
import re
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

from msgspec import json

from bench.shared import MateMove, play_mates
from data.measures import measures
from data.puzzles import FILE, Puzzle, path
from engine.game.rules import Rules, resolve_settings
from engine.match import registry
from engine.search.puzzles import FoundPuzzle, PuzzleTaste, WantedPositions, examine, record_puzzle, wanted_of
from engine.search.weighing import weigh_lines
from engine.values.core import Seat
from engine.walking.walk import only_line
from words import speaker

PER_MATCH = 2
"""The most puzzles of one match, because they resemble each other."""

APART = 0.1
"""The least share of a match between two of its puzzles."""

SEATS = (3, 4, 2)
"""The numbers of players of the matches, in turn; numbers that the game does not allow are left out."""

LONGEST = 44
"""The most characters of an answer: one line of a phone's button."""

NAMES = ("Duarte",) * 6
"""The names with which answers are measured: puzzles have no longer ones."""

ALIKE = 0.3
"""The largest share of a game's puzzles that may have the same reason."""


class Tally:
    """The sums of a run."""

    def __init__(self) -> None:
        self.positions = self.found = 0
        self.seconds = 0.0

    def __str__(self) -> str:
        each = f", {self.seconds / self.found:.1f} s each" if self.found else ""
        return f"{self.found} found in {self.positions} positions, {self.seconds:.0f} s of one core{each}"


def find_puzzle(
    rules: Rules[Any, Any], state: Any, seat: Seat, seq: int, wanted: WantedPositions, taste: PuzzleTaste
) -> FoundPuzzle | None:
    """Return the puzzle of a position, or `None`."""
    steps = examine(rules, state, seat, seq, wanted, taste)
    try:
        work = next(steps)
        while True:
            work = steps.send(weigh_lines(rules, work))
    except StopIteration as end:
        puzzle: FoundPuzzle | None = end.value
        return puzzle


def match_of(rules: Rules[Any, Any], seed: str, number: int) -> tuple[int, dict[str, str], list[MateMove]]:
    """Play the match of a number; return its number of seats, its settings and its moves."""
    fitting = [seats for seats in SEATS if seats in rules.seats] or [rules.seats[0]]
    seats, settings = fitting[number % len(fitting)], dict(resolve_settings(rules, measures(rules.name).arena.choices))
    rng, state = Random(f"{seed}/{number}"), rules.setup(seats, settings, f"{seed}/{number}")
    return seats, settings, list(play_mates(rules, state, rng))


def puzzles(game: str, seed: str, first: int, tally: Tally, taste: PuzzleTaste) -> Iterator[tuple[int, Puzzle]]:
    """Yield puzzles of a game with the numbers of their matches, from the match `first` on."""
    rules, wanted, number = registry.rules(game), wanted_of(game), first
    while True:
        seats, settings, moves = match_of(rules, seed, number)
        used: list[int] = []
        for seq, (state, seat, *_) in enumerate(moves):
            is_near = bool(used) and seq - used[-1] < APART * len(moves)
            if len(used) == PER_MATCH or is_near or not wanted.since <= seq / len(moves) < wanted.until:
                continue
            if only_line(rules.turn(state, seat)) is not None:
                continue
            tally.positions += 1
            puzzle = find_puzzle(rules, state, seat, seq, wanted, taste)
            if puzzle is None:
                continue
            used.append(seq)
            tally.found += 1
            before = [(move.seat, move.line) for move in moves[:seq]]
            yield number, record_puzzle(rules, (seats, settings, f"{seed}/{number}"), before, state, seat, puzzle)
        number += 1


def main(arguments: Sequence[str]) -> int:
    """Find and write until every game has enough, or the time is up."""
    parser = argparse.ArgumentParser(prog="python -m tools.puzzles", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help="default: all")
    parser.add_argument("--most", type=int, default=100, help="puzzles of each game, including those of its file")
    parser.add_argument("--minutes", type=float, help="stop after this time")
    parser.add_argument("--seed", default="voyage")
    parser.add_argument("--folder", type=Path, help="write <game>/puzzles.jsonl in this folder instead of the games' data/")
    wanted = parser.parse_args(arguments)
    games = wanted.games or list(registry.names())
    ends = None if wanted.minutes is None else time.monotonic() + 60 * wanted.minutes
    files = {game: path(game) if wanted.folder is None else wanted.folder / game / FILE for game in games}
    stored = {game: read_puzzles(files[game]) for game in games}
    tallies = {game: Tally() for game in games}
    streams = {
        game: puzzles(game, wanted.seed, _next_match(stored[game], wanted.seed), tallies[game], _taste(stored[game], wanted.most))
        for game in games
    }
    while (unfinished := [game for game in games if len(stored[game]) < wanted.most]) and (ends is None or time.monotonic() < ends):
        game = min(unfinished, key=lambda key: tallies[key].seconds)
        began = time.process_time()
        number, puzzle = next(streams[game])
        stored[game].append(puzzle)  # the game's taste counts the reasons in this list
        files[game].parent.mkdir(parents=True, exist_ok=True)
        with files[game].open("ab") as file:
            file.write(json.encode(puzzle) + b"\n")
        costs, spent = " ".join(f"{answer.cost:g}" for answer in puzzle.answers), time.process_time() - began
        tallies[game].seconds += spent
        print(f"{game} {len(stored[game])}: {puzzle.name} match {number}, {spent:.0f} s, costs {costs}", file=sys.stderr, flush=True)
    for game in games:
        print(f"{game}: {len(stored[game])}; {tallies[game]}")
    return 0


def read_puzzles(file: Path) -> list[Puzzle]:
    """Return the puzzles of a file, if it is there."""
    return [json.decode(row, type=Puzzle) for row in file.read_bytes().splitlines()] if file.is_file() else []


def fits(words: str) -> bool:
    """Return whether an answer is short, whole, and does not begin with a player's name."""
    return len(words) <= LONGEST and "…" not in words and not re.match("(You|Duarte) ", words)


def _taste(stored: Sequence[Puzzle], most: int) -> PuzzleTaste:
    """Return a taste for short answers and rare reasons; the caller adds to `stored`."""
    say = speaker("en", NAMES)
    return PuzzleTaste(
        lambda label: fits(say(label)),
        lambda reason: sum(puzzle.reason == reason.key for puzzle in stored) < max(1, round(ALIKE * most)),
    )


def _next_match(stored: Sequence[Puzzle], seed: str) -> int:
    """Return the number of the match after the last one that had a puzzle."""
    numbers = [int(puzzle.seed.rpartition("/")[2]) for puzzle in stored if puzzle.seed.rpartition("/")[0] == seed]
    return max(numbers, default=-1) + 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
