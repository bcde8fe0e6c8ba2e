"""The former players of the arena: the bots of a released version of the program.

    python -m bench arena GAME --former "PYTHON -m caravel.engine" --players mate,former:mate,former:mate,former:mate

PYTHON is the interpreter of an environment in which the released version is installed. That version is asked over a pipe, and gets only
what a seat sees.
"""

from __future__ import annotations

import os
import shlex
import subprocess
from functools import cache
from random import Random
from typing import Any, TypeVar

import msgspec

from engine.commandline.answering import LineGiven, LineWanted, Released
from engine.game.rules import Rules
from engine.values import codec
from engine.values.core import Line, Seat

FORMER = "former"
"""The name of the released version's usual bot; `former:captain` is another of its bots."""

PROGRAM = "CARAVEL_FORMER"
"""The variable by which the processes of an arena know the command line of the released version."""

USUAL = "mate"
"""The bot of the released version that plays for `FORMER`."""

T = TypeVar("T")


class NoAnswer(RuntimeError):
    """The released version cannot be asked or has no answer. The message says why."""


class Former:
    """A released version that runs beside this one. Raises `NoAnswer` if it does not start."""

    def __init__(self, command: str) -> None:
        self._command = command
        try:
            self._process = subprocess.Popen((*shlex.split(command), "answer"), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        except OSError as error:
            raise NoAnswer(f"{command}: {error}") from error
        self.known = self._read(Released)

    def line(self, rules: Rules[Any, Any], state: Any, seat: Seat, player: str, rng: Random, nodes: float) -> Line:
        """Return the line that a bot of the released version plays for a seat."""
        view = rules.view(state, seat)
        view_text = msgspec.Raw(codec.dumps(view).encode())
        wanted = LineWanted(rules.name, rules.version, seat, player, view_text, codec.digest(view), str(rng.getrandbits(64)), nodes)
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(codec.dumps(wanted) + "\n")
            self._process.stdin.flush()
        except OSError as error:
            raise NoAnswer(f"{self._command} has ended") from error
        answer = self._read(LineGiven)
        if answer.line is None:
            raise NoAnswer(f"{self._command}: {answer.error}")
        return answer.line

    def _read(self, kind: type[T]) -> T:
        assert self._process.stdout is not None
        answer_line = self._process.stdout.readline()
        try:
            return codec.loads(kind, answer_line)
        except ValueError as error:
            raise NoAnswer(f"{self._command} answers {answer_line.strip()[:200]!r}, which is no answer") from error

    def close(self) -> None:
        """End the released version."""
        self._process.communicate()


@cache
def former() -> Former:
    """Start the released version of this process. Raises `NoAnswer` where none is named."""
    if PROGRAM not in os.environ:
        raise NoAnswer(f"{FORMER} is a released version of the program: name its command line by --former")
    return Former(os.environ[PROGRAM])


def is_former(name: str) -> bool:
    """Return whether a name of the arena is a bot of the released version."""
    return name.partition(":")[0] == FORMER


def bot(name: str) -> str:
    """Return the released version's name of a player of the arena."""
    return name.partition(":")[2] or USUAL
