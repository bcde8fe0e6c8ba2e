"""A finished match with its record, in which the sentences of a story are looked up.

A game says in `claims.py` of its package what each of its own sentences claims (`STORY`). It does not use the code that makes them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from typing import Any, NamedTuple, TypeAlias

from engine.match.match import Match, positions
from engine.story.story import Story
from engine.values.core import Msg, Result, Seat, Who


class ToldNote(NamedTuple):
    """A public note of a match."""

    at: int
    """The index of its entry."""
    part: Msg
    """The part of the match in which it is."""
    args: dict[str, Any]


@dataclass(frozen=True)
class Told:
    """A finished match with the points after each entry, and the part in which each was made.

    A position is given as the index of its entry among those that count.
    """

    match: Match
    story: Story

    @cached_property
    def points(self) -> list[tuple[int, ...]]:
        """The points of every seat in each position."""
        rows = [self.match.rules.points(state) for _, state in positions(self.match)]
        return [row for row in rows if row is not None]

    @cached_property
    def parts(self) -> list[Msg]:
        """The part to which each position belongs."""
        rules = self.match.rules
        return [rules.chapter(rules.view(state, None)) or Msg("core.chapter.end") for _, state in positions(self.match)]

    @property
    def result(self) -> Result:
        assert self.match.result is not None
        return self.match.result

    def ends_of(self, part: Msg) -> list[int]:
        """Return the positions after the last move of a part: one for each time that it came."""
        last = len(self.parts) - 1
        return [
            min(at + 1, last) for at, candidate in enumerate(self.parts) if candidate == part and (at == last or self.parts[at + 1] != part)
        ]

    @cached_property
    def ends(self) -> list[int]:
        """The positions at which parts ended, and the last one."""
        last = len(self.parts) - 1
        return [*(at for at in range(1, last) if self.parts[at] != self.parts[at - 1]), last]

    def leads(self, seat: Seat, at: int) -> bool:
        """Return whether a seat has more points than anybody who did not win with it."""
        others = [points for other, points in enumerate(self.points[at]) if other != seat and other not in self.result.winners]
        return self.points[at][seat] > max(others, default=-1)

    def turned_in(self, part: Msg) -> Iterator[int]:
        """Return the positions after the entries of a part, and the one after them."""
        return (at + 1 for at, candidate in enumerate(self.parts[:-1]) if candidate == part)

    @cached_property
    def notes(self) -> list[tuple[int, Msg, str, dict[str, Any]]]:
        """Every public note: the index and the part of its entry, its short key, its arguments."""
        parts = [self.parts[0], *self.parts]
        rows = zip(positions(self.match), parts, strict=False)
        return [
            (at, part, note.msg.key.partition(".note.")[2], dict(note.msg.args))
            for at, ((entry, _), part) in enumerate(rows)
            for note in entry.notes
            if note.to is None
        ]

    def noted(self, *keys: str, **arguments: Any) -> list[ToldNote]:
        """Return the public notes of some keys with these arguments."""
        return [
            ToldNote(at, part, args)
            for at, part, key, args in self.notes
            if key in keys and all(args.get(name) == value for name, value in arguments.items())
        ]

    def in_round(self, number: int) -> Callable[[ToldNote], bool]:
        """Return a check whether a note is of a round."""
        return lambda note: dict(note.part.args).get("round") == number

    def stood(self, args: Mapping[str, Any], **part: int) -> bool:
        """Return whether a seat had these points, and the best other seat `theirs`, after a part."""
        seat = args["who"].seat
        for at in self.ends:
            row, named = self.points[at], dict(self.parts[at - 1].args)
            theirs = max(points for other, points in enumerate(row) if other != seat)
            if (row[seat], theirs) == (args["points"], args["theirs"]) and all(named.get(key) == value for key, value in part.items()):
                return True
        return False

    def led_first(self, args: Mapping[str, Any]) -> int | None:
        """Return the position where a lead first lasted two parts, or `None` if `args` differ."""
        rows = [(at, self.points[at]) for at in self.ends]
        ahead = [row.index(max(row)) if row.count(max(row)) == 1 else None for _, row in rows]
        first = next((number for number, (now, later) in enumerate(pairwise(ahead)) if now is not None and now == later), None)
        if first is None or ahead[first] != args["who"].seat:
            return None
        at, row = rows[first]
        lost = next((end for end, (position, _) in enumerate(rows) if end > first and ahead[end] != args["who"].seat), None)
        until = 0 if lost is None else dict(self.parts[rows[lost][0] - 1].args).get("round")
        is_so = (max(row), sorted(row)[-2]) == (args["points"], args["theirs"]) and args.get("until", until) == until
        return at if is_so else None

    def has_won(self, args: Mapping[str, Any]) -> bool:
        """Return whether a seat won with these points, and the others have theirs, by rank."""
        order = self.result.order
        first, *others = [self.result.scores[seat].total for seat in order]
        other_points: tuple[int, ...] = args.get("others", tuple(others))
        return bool(args["who"] == Who(Seat(order[0])) and args["points"] == first and other_points == tuple(others))

    def ended_in(self, number: int) -> bool:
        """Return whether the last entry was made in a round."""
        return dict(self.parts[-2].args).get("round") == number


Fact: TypeAlias = Callable[[Told, Mapping[str, Any]], bool]
"""Returns whether a sentence with these arguments is true."""
