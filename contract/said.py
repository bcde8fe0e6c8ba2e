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
"""Why a line is good · what it is, in the coach's words · what is at stake · an answer that comes first (label, hint), and what else a
decision says · a headline and its line · a note of the log · what a teacher says at a step."""

Dialogue: TypeAlias = Literal["turn", "order", "early"]


@dataclass(frozen=True)
class Said:
    """A sentence that is said to `seat` in a position, with the facts to check it against.

    `state` is the true position. `line`: of reasons and words the line that they speak of, of a stake the answers so far, of an answer
    those with its own (perhaps no whole line), of notes and events the line after which they come, of what a teacher says the hoped one or
    the pattern of others. `within` is the sentence that this one is part of.
    """

    rules: Rules[Any, Any]
    state: Any
    seat: Seat
    kind: Kind
    msg: Msg
    _: KW_ONLY
    line: Line = ""
    plan: Any = None
    dialogue: Dialogue = "turn"
    answer: Answer | None = None
    within: Said | None = None

    @cached_property
    def args(self) -> Mapping[str, Any]:
        """Return the arguments of the message."""
        return dict(self.msg.args)

    def __getitem__(self, name: str) -> Any:
        return self.args[name]

    @cached_property
    def turn(self) -> Turn[Any]:
        """Return what the line leads to; raises an `EngineError` if it is no whole line of a turn."""
        return play(self.rules, self.state, self.seat, self.line).value

    @property
    def after(self) -> Any:
        """Return the position after the line."""
        return self.turn.state

    @property
    def notes(self) -> tuple[Note, ...]:
        """Return what happens as the line is played."""
        return self.turn.notes

    @cached_property
    def answered(self) -> Mapping[str, Token]:
        """Return the answers of the line so far, by the names of the asks."""
        traced = trace(turn(self.rules, self.state, self.seat), tuple(self.line.split()))
        return {ask.name: token for ask, token in traced.answered}

    def later(self, turns: int) -> Iterator[Any]:
        """Yield the positions after the line and up to so many further turns of sensible players."""
        state, rng = self.after, Random(self.line)
        yield state
        for _ in range(turns):
            if not (awaited := self.rules.to_act(state)):
                return
            world = imagine_world(self.rules, state, awaited[0], rng)
            state = drive(self.rules.turn(state, awaited[0]), sensible(self.rules, world, awaited[0], rng))[1].state
            yield state


Claim: TypeAlias = Callable[[Said], bool]
"""Whether a sentence is true."""
