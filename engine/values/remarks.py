"""What the host writes into the log of a match: entries without a seat, as values.

Their words are permanent (docs/record.md).

| line | meaning |
|---|---|
| `undo 19` | entry 19 and all after it are taken back |
| `rules 2 15` | the match goes on by version 2 of the rules from the position before entry 15; that entry and all after it count no more, also what was taken back there, and are not played again |
| `bot 2 mate`, `human 2` | who sits in a seat from now on |
| `rules 1`, `absent 2`, `deputy 2`, `ideas 2`, `pause`, `resume`, `extend 2 3600`, `offer 2`, `challenge 15`, `end`, `end stands` | remarks: the state stays as it is |
"""  # noqa: E501 (a table)

from __future__ import annotations

import re
from typing import Literal, TypeAlias, get_args

from msgspec import Struct

from engine.values.core import Line, Seat

START = "start"
"""The line of the opening, entry 0."""

About: TypeAlias = Literal["rules", "absent", "deputy", "ideas", "pause", "resume", "extend", "offer", "challenge", "end", "end stands"]
"""What a remark is about: the older rules stay, the next move is none of its person's own (their time was up, or it is their
deputy's), its person asked for ideas, or what those did
who watch over the match: it stands still or goes on, a seat has more time or is offered, an entry is challenged, the match is ended,
or ended as it stands."""

FOR_SOMEBODY: tuple[About, ...] = ("absent", "deputy")
"""After these the next move of the seat is none of its person's own."""


class Undo(Struct, frozen=True):
    """An entry and all after it are taken back."""

    seq: int

    @property
    def line(self) -> Line:
        return f"undo {self.seq}"


class Renewed(Struct, frozen=True):
    """The match goes on by a version of the rules from the position before entry `seq`."""

    version: int
    seq: int

    @property
    def line(self) -> Line:
        return f"rules {self.version} {self.seq}"


class Sits(Struct, frozen=True):
    """Who sits in a seat from now on: a bot of a level, with its style, or a person."""

    seat: Seat
    bot: str = ""

    @property
    def line(self) -> Line:
        return f"bot {self.seat} {self.bot}" if self.bot else f"human {self.seat}"


class Remark(Struct, frozen=True):
    """An entry of the host that leaves the state as it is.

    `numbers`: a version, a seat (and seconds), or an entry, as its words say.
    """

    about: About
    numbers: tuple[int, ...] = ()

    @property
    def line(self) -> Line:
        return " ".join((self.about, *map(str, self.numbers)))


HostEntry: TypeAlias = Undo | Renewed | Sits | Remark

STANDS = Remark("end stands")
"""A referee ended the match as it stood."""

_NUMBERS: dict[str, int] = {**dict.fromkeys(get_args(About), 1), "pause": 0, "resume": 0, "extend": 2, "end": 0, "end stands": 0}
"""How many numbers each remark has."""

_LINE = re.compile(r"(?P<words>[a-z]+(?: stands)?)(?P<numbers>(?: (?:0|[1-9][0-9]{0,9}))*)(?: (?P<bot>[a-z][a-z:_-]*))?")


def read_line(line: Line) -> HostEntry | None:
    """Return what a line of the host says; `None` for one that it never wrote."""
    parts = _LINE.fullmatch(line)
    if parts is None:
        return None
    words, numbers, bot = parts["words"], tuple(map(int, parts["numbers"].split())), parts["bot"]
    match words, numbers, bot:
        case "bot", (seat,), str():
            return Sits(Seat(seat), bot)
        case _, _, str():
            return None
        case "human", (seat,), _:
            return Sits(Seat(seat))
        case "undo", (seq,), _:
            return Undo(seq)
        case "rules", (version, seq), _:
            return Renewed(version, seq)
    if words in _NUMBERS and len(numbers) == _NUMBERS[words]:
        return Remark(words, numbers)  # type: ignore[arg-type]  # its keys are all there are
    return None
