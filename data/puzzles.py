"""The stock of puzzles: `games/<game>/data/puzzles.jsonl`, one puzzle a line.

A guest has `data/puzzles.jsonl` in its package. `python -m tools.puzzles` writes them. A file is read when somebody first asks for its
puzzles.
"""

from __future__ import annotations

from functools import cache
from hashlib import blake2b
from pathlib import Path

from msgspec import Struct, json

from data.homes import homes

FILE = "puzzles.jsonl"


class PricedLine(Struct, frozen=True, array_like=True):
    """An answer of a puzzle with its price.

    `line` is a whole line, `cost` the hundredths of chance that it loses against the best, `error` the standard error of that.
    """

    line: str
    cost: float
    error: float


class Puzzle(Struct, frozen=True, forbid_unknown_fields=True):
    """A position of a match with the answers of a seat, the best first.

    `lines` are the moves up to it, each with its seat, one a row of the text. `chance`: the seat's chance after the best answer, in
    hundredths. `reason` is the key of the message that says why the best answer is best. `text` is the best answer in English: two puzzles
    with the same text are not posted within a month. `is_bait`: the label of another answer shows a larger gain than that of the best one.
    `is_marked`: its picture has a number for every answer.
    """

    game: str
    version: int
    seats: int
    settings: dict[str, str]
    seed: str
    seat: int
    answers: tuple[PricedLine, ...]
    chance: float
    reason: str
    lines: str
    text: str = ""
    is_bait: bool = False
    is_marked: bool = False

    @property
    def name(self) -> str:
        """The name of the puzzle: ten hexadecimal digits of what leads to its position."""
        origin = repr((self.game, self.seats, sorted(self.settings.items()), self.seed, self.seat, self.lines))
        return blake2b(origin.encode(), digest_size=5).hexdigest()

    def moves(self) -> list[tuple[int, str]]:
        """Return the moves that lead to the position: seat and line."""
        rows = [row.partition(" ") for row in self.lines.splitlines()]
        return [(int(seat), line) for seat, _, line in rows]


def path(game: str) -> Path:
    """Return the file of a game's puzzles, which may not exist."""
    return homes()[game].tables / FILE


@cache
def stock(game: str) -> tuple[Puzzle, ...]:
    """Return the puzzles of a game, in the order in which they were found.

    The tuple is empty if there is no file. Raises `msgspec.DecodeError` for a broken file.
    """
    file = path(game)
    if not file.is_file():
        return ()
    return tuple([json.decode(row, type=Puzzle) for row in file.read_bytes().splitlines() if row])
