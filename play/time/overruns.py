"""Interrupts code of guests (installed games) that does not end, so nobody waits for it.

One thread looks at watched threads, which have a time limit, and at all others for a single call of a guest that takes much too long. If a
thread is late and code of a guest is on its stack, `Overrun` is raised in that code. Without guests nothing is watched. A call that hangs
in C (a sleep, a regular expression) can be interrupted only when it returns to Python; processes that think are replaced before that.
"""

from __future__ import annotations

import asyncio
import ctypes
import math
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from types import FrameType

from data import homes
from engine.walking.guarding import Halt, Overrun

LIMIT = 5.0
"""Seconds for which the event loop stands still before a guest is interrupted."""

WORK = 1.5
"""The limit for the event loop in seconds of processor time, if the system can measure them for a thread.

It is short enough to answer Discord within three seconds on a calm machine, and on a busy one no guest is blamed for others' work.
"""

LOOKS = 3
"""How many looks in a row must find a guest's code on the stack before it is interrupted, so that a new call is not blamed."""

LOOK = 0.25
"""Seconds between two looks at what is watched."""

AGAIN = 1.0
"""Seconds until a guest that has caught the interruption is interrupted again."""

BUSY = 4.0
"""How many times its limit of processor time a guest may take by the clock, because machines can be busy."""

BESIDE = 30.0
"""The most seconds for one call of a guest's code in a thread beside the event loop (a story, a replay)."""

PATIENCE = 3
"""How often `Overrun` is raised, which a guest may catch, before `Halt` is raised, which only a bare `except` catches."""


@dataclass(slots=True)
class _Watch:
    """A thread with a time limit."""

    until: float
    """The time of the monotonic clock after which it is late."""
    clock: int | None = None
    """The clock of its processor time, if there is one."""
    work: float = math.inf
    """The time of that clock after which it is late."""
    seen: int = 0
    """How many looks in a row found code of a guest on its stack."""
    interruptions: int = 0

    def is_late(self) -> bool:
        """Return whether its time is over."""
        return time.monotonic() > self.until or (self.clock is not None and time.clock_gettime(self.clock) > self.work)


@dataclass(slots=True)
class _Call:
    """A call of a guest's code in a thread that nobody watches, and its time limit."""

    frame: FrameType
    until: float
    interruptions: int = 0


_watches: dict[int, _Watch] = {}
"""The watched threads, by the ident of the thread."""

_calls: dict[int, _Call] = {}
"""Calls of guests' code in other threads, by the ident of the thread."""

_looking: threading.Thread | None = None
"""The thread that looks."""


@contextmanager
def time_limit(limit: float) -> Iterator[None]:
    """Interrupt guests with `Overrun` if the block takes more than `limit` seconds.

    They are seconds of processor time, or of the clock if the system does not measure that for a thread.
    """
    if not homes.guests():
        yield
        return
    ident, clock = threading.get_ident(), _clock()
    outer = _watches.get(ident)
    if clock is None:
        _watches[ident] = _Watch(time.monotonic() + limit)
    else:
        _watches[ident] = _Watch(time.monotonic() + BUSY * limit, clock, time.clock_gettime(clock) + limit)
    _begin()
    try:
        yield
    finally:
        if outer is None:
            del _watches[ident]
        else:
            _watches[ident] = outer


class Beat:
    """Watches the event loop, which is late if it was blocked for `LIMIT` or `WORK` seconds."""

    def __init__(self) -> None:
        self._handle: asyncio.TimerHandle | None = None
        self._clock: int | None = None

    def start(self) -> None:
        """Watch from now on, if there are guests."""
        if homes.guests():
            self._clock = _clock()
            self._beat()
            _begin()

    def _beat(self) -> None:
        work = math.inf if self._clock is None else time.clock_gettime(self._clock) + WORK
        _watches[threading.get_ident()] = _Watch(time.monotonic() + LIMIT, self._clock, work)
        self._handle = asyncio.get_running_loop().call_later(LOOK, self._beat)

    def stop(self) -> None:
        """Stop watching."""
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None
            _watches.pop(threading.get_ident(), None)


def _clock() -> int | None:
    """Return the clock of this thread's processor time, if the system has one."""
    return time.pthread_getcpuclockid(threading.get_ident()) if hasattr(time, "pthread_getcpuclockid") else None


def _begin() -> None:
    """Start the thread that looks, if it is not alive; a forked process has none at first."""
    global _looking
    if _looking is None or not _looking.is_alive():
        _looking = threading.Thread(target=_look, name="overruns", daemon=True)
        _looking.start()


def _look() -> None:
    """Look at the watched threads and at all others, for ever."""
    while True:
        time.sleep(LOOK)
        for ident, watch in list(_watches.items()):
            watch.seen = watch.seen + 1 if _call_of(ident) is not None else 0
            if watch.seen >= LOOKS and watch.is_late():
                _interrupt(ident, watch.interruptions)
                watch.until, watch.work = time.monotonic() + AGAIN, math.inf
                watch.interruptions += 1
        _look_beside(time.monotonic())


def _look_beside(now: float) -> None:
    """Look at all threads that are not watched."""
    idents = sys._current_frames().keys() - _watches.keys()
    for ident in _calls.keys() - idents:
        del _calls[ident]
    for ident in idents:
        frame, call = _call_of(ident), _calls.get(ident)
        if frame is None:
            _calls.pop(ident, None)
        elif call is None or call.frame is not frame:
            _calls[ident] = _Call(frame, now + BESIDE)
        elif now > call.until:
            _interrupt(ident, call.interruptions)
            call.until = now + AGAIN
            call.interruptions += 1


def _interrupt(ident: int, times: int) -> None:
    """Raise an error in a thread, and withdraw it if the thread has left the guest meanwhile.

    `times`: how often it was interrupted before.
    """
    thread = ctypes.c_ulong(ident)
    ctypes.pythonapi.PyThreadState_SetAsyncExc(thread, ctypes.py_object(Overrun if times < PATIENCE else Halt))
    if _call_of(ident) is None:
        ctypes.pythonapi.PyThreadState_SetAsyncExc(thread, None)


def _call_of(ident: int) -> FrameType | None:
    """Return the outermost frame of a guest's code on the stack of a thread, or `None`."""
    frame, entered = sys._current_frames().get(ident), None
    while frame is not None:
        if homes.guest_of(frame.f_code.co_filename) is not None:
            entered = frame
        frame = frame.f_back
    return entered
