"""The entries that the host writes into the log of a match, as values. They have no seat.

Their words are permanent (docs/record.md).

| line | meaning |
|---|---|
| `undo 19` | entry 19 and all after it are taken back |
| `rules 2 15` | the match goes on by version 2 of the rules from the position before entry 15; that entry and all after it count no more, undos among them, and are not played again |
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
"""What a remark is about:

- `rules`: the match stays with its older rules.
- `absent`, `deputy`: the next move of the seat is not its person's own, because their time was up, or because their deputy makes it.
- `ideas`: the person of the seat asked for ideas.
- All others are deeds of those who watch over the match: it stands still (`pause`) or goes on (`resume`), a seat gets more time (`extend`)
  or is offered to others (`offer`), an entry is looked at (`challenge`), the match ends (`end`) or ends with the points it has (`end
  stands`).
"""

FOR_SOMEBODY: tuple[About, ...] = ("absent", "deputy")
"""After one of these, the next move of the seat is not its person's own."""


class Undo(Struct, frozen=True):
    """An entry and all after it are taken back.

    >>> Undo(19).line
    'undo 19'
    """

    seq: int

    @property
    def line(self) -> Line:
        return f"undo {self.seq}"


class Renewed(Struct, frozen=True):
    """The match goes on by a version of the rules from the position before entry `seq`.

    >>> Renewed(version=2, seq=15).line
    'rules 2 15'
    """

    version: int
    seq: int

    @property
    def line(self) -> Line:
        return f"rules {self.version} {self.seq}"


class Sits(Struct, frozen=True):
    """Who sits in a seat from now on.

    >>> Sits(Seat(2), "mate").line, Sits(Seat(2)).line
    ('bot 2 mate', 'human 2')
    """

    seat: Seat
    bot: str = ""
    """The level of a bot, perhaps with a style (`captain:raider`); "" for a person."""

    @property
    def line(self) -> Line:
        return f"bot {self.seat} {self.bot}" if self.bot else f"human {self.seat}"


class Remark(Struct, frozen=True):
    """An entry of the host that leaves the state as it is.

    >>> Remark("extend", (2, 3600)).line
    'extend 2 3600'
    """

    about: About
    numbers: tuple[int, ...] = ()
    """What `about` needs: a version (`rules`), an entry (`challenge`), a seat and seconds (`extend`), nothing, or else a seat."""

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
    """Return what a line of the host says; `None` for a line that no host writes.

    >>> read_line("undo 19"), read_line("bot 2 mate")
    (Undo(seq=19), Sits(seat=2, bot='mate'))
    """
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
        return Remark(words, numbers)  # type: ignore[arg-type]  # the keys of _NUMBERS are those of About
    return None
