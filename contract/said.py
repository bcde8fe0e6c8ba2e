"""A sentence that a game says, with the facts against which it can be checked."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import KW_ONLY, dataclass
from functools import cached_property
from random import Random
from typing import Any, Literal, TypeAlias

from engine.asks.decision import Answer
from engine.game.rules import Rules
from engine.values.core import Line, Msg, Note, Seat, Token, Turn
from engine.walking.walk import drive, play, sensible, trace, turn
from engine.walking.worlds import imagine_world

Kind: TypeAlias = Literal["reason", "words", "stake", "answer", "event", "note", "lesson"]
"""What a sentence is:

- `reason`: why a line is good.
- `words`: what a line does, as the coach says it.
- `stake`: what is at stake.
- `answer`: the label or the hint of an answer, or another text of a decision.
- `event`: a headline or its line.
- `note`: a note of the log.
- `lesson`: what a teacher says at a step.
"""

Dialogue: TypeAlias = Literal["turn", "order", "early"]
"""The dialogue in which a sentence is said: a turn, a standing order, or an early answer."""


@dataclass(frozen=True)
class Said:
    """A sentence that is said to `seat` in a position, with the facts to check it against.

    >>> said = Said(RULES, START, FIRST, "words", Msg("toy.bids", amount=3), line="bid 3")
    >>> said.after.bid, said.answered["bid.amount"], said["amount"]
    (3, '3', 3)
    """

    rules: Rules[Any, Any]
    state: Any
    """The true position."""
    seat: Seat
    kind: Kind
    msg: Msg
    _: KW_ONLY
    line: Line = ""
    """What it is about, by its kind. Reason and words: the line that they describe. Stake: the answers given so far. Answer: these answers
    and its own, perhaps no whole line. Note, event: the line that brought them. Lesson: the hoped line, or the pattern of other lines."""
    plan: Any = None
    """The plan that goes with the line of a reason or words; `None`: there is none."""
    dialogue: Dialogue = "turn"
    answer: Answer | None = None
    """The answer that an answer's sentence is of; `None` for all others."""
    within: Said | None = None
    """The sentence of which this one is a part; `None`: it stands alone."""

    @cached_property
    def args(self) -> Mapping[str, Any]:
        """The arguments of the message."""
        return dict(self.msg.args)

    def __getitem__(self, name: str) -> Any:
        return self.args[name]

    @cached_property
    def turn(self) -> Turn[Any]:
        """What the line leads to; raises an `EngineError` if it is no whole line of a turn."""
        return play(self.rules, self.state, self.seat, self.line).value

    @property
    def after(self) -> Any:
        """The position after the line."""
        return self.turn.state

    @property
    def notes(self) -> tuple[Note, ...]:
        """What happens as the line is played."""
        return self.turn.notes

    @cached_property
    def answered(self) -> Mapping[str, Token]:
        """The answers of the line so far, by the names of the asks."""
        traced = trace(turn(self.rules, self.state, self.seat), tuple(self.line.split()))
        return {ask.name: token for ask, token in traced.answered}

    def later(self, turns: int) -> Iterator[Any]:
        """Yield the position after the line, and after each of `turns` turns of sensible players.

        >>> said = Said(RULES, START, FIRST, "words", Msg("toy.bids", amount=3), line="bid 3")
        >>> [after.bid for after in said.later(0)]
        [3]
        """
        state, rng = self.after, Random(self.line)
        yield state
        for _ in range(turns):
            if not (awaited := self.rules.to_act(state)):
                return
            mover = awaited[0]
            world = imagine_world(self.rules, state, mover, rng)
            _, turn = drive(self.rules.turn(state, mover), sensible(self.rules, world, mover, rng))
            state = turn.state
            yield state


Claim: TypeAlias = Callable[[Said], bool]
"""Returns whether a sentence is true."""
