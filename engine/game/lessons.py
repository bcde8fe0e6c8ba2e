"""Lessons: a first match by doing, read from `games/<game>/data/lesson.toml`.

A lesson is a *main line*: the whole log of a short stretch of a match, from a fixed deal on, cut into steps. A step is either
something to look at, or a decision of the learner with the move that the teacher hopes for. The words of a step are messages:

| key | what it says |
|---|---|
| `<game>.lesson.<step>` | what matters now, why, and what one may try |
| `<game>.lesson.<step>.done` | after the hoped move: why it was good, and what it brought |
| `<game>.lesson.<step>.else` | after any other move: what that means, and why the hoped one is better here |
| `<game>.lesson.<step>.deed` | the label of the hoped move, of a step with `deed` |
| `<game>.lesson.<step>.<say>` | the same for particular moves, see `Other` |
| `<game>.lesson.end` | after the last step: what was learned, and what to try next |

All get the names of the seats as `p1`, `p2` and so on.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Any, Literal

import msgspec

from data.tables import table
from engine.game.rules import Settings
from engine.values.core import Line, Msg, Seat, Who

Played = tuple[Seat, Line]
"""A line and whose it is."""


class Other(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the teacher says of other moves: the message `<step>.<say>`.

    It is for moves that the regular expression `like` matches as a whole.
    """

    like: str
    say: str


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One step of a lesson.

    `line` is the move that the teacher hopes for; without it there is only something to look at.
    `before` are the moves of the other seats that lead here (`2 bid 5`: the seat, then its line). `marks` are areas of the picture: the
    teacher points at them in this order, as Ⓐ, Ⓑ. A step with a line shows the picture of its decision; one without shows `part` (`card`:
    the table card for the learner), or where that is empty the picture of a turn. `deed`: the hoped move is one answer, labelled by a
    message of the lesson, where the game's own answers do not say all of it; it has a number on the picture (`placed`) or none (`bare`).
    `lasting` are the tokens of an answer to `Early.ask` that the panel offers and the teacher hopes for: it would play `line` now. The
    lesson plays the line alone.
    """

    name: str
    line: Line = ""
    before: tuple[str, ...] = ()
    marks: tuple[str, ...] = ()
    part: str = ""
    others: tuple[Other, ...] = ()
    lasting: Line = ""
    deed: Literal["", "bare", "placed"] = ""

    @property
    def replies(self) -> tuple[Played, ...]:
        """`before` as seats and lines."""
        return tuple((Seat(int(seat)), line) for seat, _, line in (text.partition(" ") for text in self.before))


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The lesson of a game: the deal, the learner's seat, and the steps."""

    game: str
    seats: int
    seat: Seat
    seed: str
    steps: tuple[Step, ...] = msgspec.field(name="step")
    settings: Settings = {}

    def line_until(self, step: int) -> tuple[Played, ...]:
        """Return the main line up to where a step begins, without the moves that lead into it."""
        moves: list[Played] = []
        for passed in self.steps[:step]:
            moves += passed.replies
            if passed.line:
                moves.append((self.seat, passed.line))
        return tuple(moves)

    def step_at(self, count: int) -> int:
        """Return the last step with a decision at most `count` moves on, else the first step."""
        return max((at for at, step in enumerate(self.steps) if step.line and len(self.line_until(at)) <= count), default=0)

    def words(self, *names: str) -> Msg:
        """Return a message of the lesson: `words("offer", "done")`."""
        return Msg(".".join((self.game, "lesson", *names)), **{f"p{seat + 1}": Who(Seat(seat)) for seat in range(self.seats)})

    def remark(self, step: Step, line: Line) -> Msg:
        """Return what the teacher says of another move than the hoped one."""
        say = next((other.say for other in step.others if re.fullmatch(other.like, line)), "else")
        return self.words(step.name, say)


@cache
def lesson(game: str) -> Lesson | None:
    """Return the lesson of a game, if it has one; `ValueError` if it is written wrongly."""
    try:
        data: dict[str, Any] = {"game": game, **table(game, "lesson")}
    except FileNotFoundError:
        return None
    return msgspec.convert(data, Lesson)
