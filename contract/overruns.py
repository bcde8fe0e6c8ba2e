"""Interrupts a call of a game's code that does not come to an end, and names the call.

The sentence says in which dialogue and ask the code is. In a running bot the same call is interrupted much earlier, and its match stops
(`play.time.overruns`).
"""

from __future__ import annotations

import signal
from collections.abc import Sequence
from pathlib import Path
from types import FrameType

from data import homes
from engine.values.core import Ask, Form
from engine.walking.guarding import Halt, Overrun

LIMIT = 5.0
"""How many seconds of processor time one call of a game's code may take."""

LOOK = 0.25
"""Seconds of processor time between two looks at what runs."""

PATIENCE = 3
"""How many interruptions of one call are an `Overrun`, which a game may catch. Further ones are a `Halt`, which `except Exception` does not
catch."""


class _Call:
    """The call that the last look saw, how many looks saw it, and its interruptions."""

    frame: FrameType | None = None
    looks = interruptions = 0


def watch() -> None:
    """Begin to look at what this thread computes, if the system has a timer for it."""
    if hasattr(signal, "setitimer"):
        signal.signal(signal.SIGVTALRM, _look)
        signal.setitimer(signal.ITIMER_VIRTUAL, LOOK, LOOK)


def let_go() -> None:
    """Stop looking."""
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_VIRTUAL, 0.0)
    _Call.frame = None


def _look(number: int, frame: FrameType | None) -> None:
    """Interrupt the outermost call of a game if every look for `LIMIT` seconds saw it.

    Raises `Overrun`, and `Halt` if the game has caught `PATIENCE` of them.
    """
    __tracebackhide__ = True  # what pytest shows ends where the game was
    stack: list[FrameType] = []
    while frame is not None:
        stack.append(frame)
        frame = frame.f_back
    at = max((at for at, call_frame in enumerate(stack) if _is_of_a_game(call_frame.f_code.co_filename)), default=None)
    call = None if at is None else stack[at]
    if at is None or call is None or call is not _Call.frame:
        _Call.frame, _Call.looks, _Call.interruptions = call, 0, 0
        return
    _Call.looks += 1
    if _Call.looks * LOOK >= LIMIT:
        _Call.looks, _Call.interruptions = 0, _Call.interruptions + 1
        kind = Overrun if _Call.interruptions <= PATIENCE else Halt
        raise kind(_words(stack, at))


def _is_of_a_game(file: str) -> bool:
    """Return whether a file belongs to a game."""
    return homes.game_of(file) is not None


def _words(stack: Sequence[FrameType], at: int) -> str:
    """Say what runs on and on: the game's outermost call, the last ask, and where it is now."""
    call, now = stack[at].f_code, next(frame for frame in stack if _is_of_a_game(frame.f_code.co_filename))
    asks = (frame.f_locals.get("ask") for frame in stack[at + 1 :])
    at_ask = next((f", at the ask `{ask.name}`" for ask in asks if isinstance(ask, Ask | Form)), "")
    return (
        f"`{call.co_qualname}` ({_short(call.co_filename)}:{call.co_firstlineno}) runs on and on{at_ask}: after {LIMIT:g} s of a processor "
        f"it is at {_short(now.f_code.co_filename)}:{now.f_lineno}. A bot interrupts it much earlier; make every loop come to an end."
    )


def _short(file: str) -> str:
    """Return the end of a path, as far as somebody needs it to find the file."""
    return "/".join(Path(file).parts[-3:])
