"""The common stock of puzzles.

`games/<game>/data/puzzles.jsonl`, or `data/puzzles.jsonl` in the package of a guest; one puzzle a line.

`python -m tools.puzzles` writes them. A game is read when somebody first asks for its puzzles.
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

    A whole line, how many points of chance (hundredths) it costs beside the best, and the standard error of that.
    """

    line: str
    cost: float
    error: float


class Puzzle(Struct, frozen=True, forbid_unknown_fields=True):
    """A position of a match with the answers that a seat has there, the best first.

    `lines` are the moves up to it, each with its seat, one a row of the text. `chance`: the seat's chance after the best, in hundredths.
    `reason` is the key of the sentence that says why, in the words of the game when it was found. `text` is the best answer in English: two
    puzzles with the same text are not posted within a month. `is_bait`: another answer prints a larger gain.
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
        """Name the puzzle wherever it is mentioned.

        The name is ten hexadecimal digits of what leads to its position.
        """
        told = repr((self.game, self.seats, sorted(self.settings.items()), self.seed, self.seat, self.lines))
        return blake2b(told.encode(), digest_size=5).hexdigest()

    def moves(self) -> list[tuple[int, str]]:
        """The moves that lead to the position."""
        parted = [row.partition(" ") for row in self.lines.splitlines()]
        return [(int(seat), line) for seat, _, line in parted]


def path(game: str) -> Path:
    """Where the puzzles of a game stand, or would."""
    return homes()[game].tables / FILE


@cache
def stock(game: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game, in the order in which they were found.

    None where there is no file. Raises `msgspec.DecodeError` for a file that is broken.
    """
    found = path(game)
    if not found.is_file():
        return ()
    return tuple([json.decode(row, type=Puzzle) for row in found.read_bytes().splitlines() if row])
