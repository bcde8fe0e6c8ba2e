"""Lessons: a first match by doing, read from `games/<game>/data/lesson.toml`.

A lesson is a *main line*: the whole log of a short stretch of a match, from a fixed deal on, cut into steps. A step is either
something to look at, or a decision of the learner with the move that the teacher hopes for. The words of a step are messages:

| key | what it says |
|---|---|
| `<game>.lesson.<step>` | what matters now, why, and what one may try |
| `<game>.lesson.<step>.done` | after the hoped move: why it was good, and what it brought |
| `<game>.lesson.<step>.else` | after any other move: what that means, and why the hoped one is better here |
| `<game>.lesson.<step>.deed` | the label of the hoped move, of a step with `deed` |
| `<game>.lesson.<step>.<say>` | in place of `else` after particular moves, see `Other` |
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
"""The seat that plays a line, and the line."""


class Other(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the teacher says of particular moves that are not the hoped one."""

    like: str
    """A regular expression that matches the whole line of such a move."""
    say: str
    """The last part of the message's key (`<step>.<say>`)."""


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One step of a lesson."""

    name: str
    line: Line = ""
    """The move that the teacher hopes for; "": there is only something to look at."""
    before: tuple[str, ...] = ()
    """The moves of the other seats that lead here, each a seat and its line (`2 bid 5`)."""
    marks: tuple[str, ...] = ()
    """Areas of the picture. The teacher points at them in this order, as Ⓐ, Ⓑ and so on."""
    part: str = ""
    """The picture of a step without a line (`card`: the table card); "": the picture of a turn. A step with a line shows its decision."""
    others: tuple[Other, ...] = ()
    lasting: Line = ""
    """The tokens of an answer to `Early.ask` that the panel offers and the teacher hopes for; "": there is none. It would play `line` now.
    The lesson plays only that line."""
    deed: Literal["", "bare", "placed"] = ""
    """Whether the hoped move is offered as one answer with a label of the lesson, because the game's own answers do not say all of it. Such
    an answer has a number on the picture (`placed`) or none (`bare`)."""

    @property
    def replies(self) -> tuple[Played, ...]:
        """The moves of `before`, as seats and lines."""
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
        """Return the main line up to where a step begins, without the moves that lead into it.

        `step` is the index of the step, from 0.

        >>> steps = (Step("look"), Step("bid", "bid 3", before=("1 pass",)), Step("end"))
        >>> Lesson("toy", 2, Seat(0), "a seed", steps).line_until(2)
        ((1, 'pass'), (0, 'bid 3'))
        """
        moves: list[Played] = []
        for passed in self.steps[:step]:
            moves += passed.replies
            if passed.line:
                moves.append((self.seat, passed.line))
        return tuple(moves)

    def step_at(self, count: int) -> int:
        """Return the last step with a line that begins after at most `count` moves; else 0.

        >>> steps = (Step("look"), Step("bid", "bid 3"), Step("again", "bid 5", before=("1 bid 4",)))
        >>> Lesson("toy", 2, Seat(0), "a seed", steps).step_at(1)
        2
        """
        return max((at for at, step in enumerate(self.steps) if step.line and len(self.line_until(at)) <= count), default=0)

    def words(self, *names: str) -> Msg:
        """Return a message of the lesson, with the names of all seats.

        >>> Lesson("toy", 2, Seat(0), "a seed", ()).words("bid", "done")
        Msg('toy.lesson.bid.done', p1=Who(seat=0), p2=Who(seat=1))
        """
        return Msg(".".join((self.game, "lesson", *names)), **{f"p{seat + 1}": Who(Seat(seat)) for seat in range(self.seats)})

    def remark(self, step: Step, line: Line) -> Msg:
        """Return what the teacher says of another move than the hoped one.

        >>> bid = Step("bid", "bid 3", others=(Other(like="bid [4-9]", say="dear"),))
        >>> lesson = Lesson("toy", 2, Seat(0), "a seed", (bid,))
        >>> lesson.remark(bid, "bid 7").key, lesson.remark(bid, "pass").key
        ('toy.lesson.bid.dear', 'toy.lesson.bid.else')
        """
        say = next((other.say for other in step.others if re.fullmatch(other.like, line)), "else")
        return self.words(step.name, say)


@cache
def lesson(game: str) -> Lesson | None:
    """Return the lesson of a game; `None` if it has none.

    Raises `ValueError` for a file that is written wrongly.

    >>> lesson("toy") is None
    True
    """
    try:
        data: dict[str, Any] = {"game": game, **table(game, "lesson")}
    except FileNotFoundError:
        return None
    return msgspec.convert(data, Lesson)
