"""Interrupts Python code of guests that does not end, so that nobody waits for it.

One thread looks at watched threads, and at all others for a single call that takes much too long. If a thread is late and code of a guest
is on its stack, `Overrun` is raised in that code. Without guests nothing is watched. A call that hangs in C (a sleep, a regular
expression) is interrupted only when it is done; a process beside the event loop is replaced then.
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
"""The same in seconds of a processor, if the system tells them.

On a calm machine others still answer Discord within three seconds; on a busy one no guest is blamed for it.
"""

LOOKS = 3
"""Looks in a row that must find a guest's code on the stack, so a new call is not blamed."""

LOOK = 0.25
"""Seconds between two looks at what is watched."""

AGAIN = 1.0
"""Seconds until a guest that has caught what interrupted it is interrupted again."""

BUSY = 4.0
"""How many times its processor time a guest may take by the clock, because of busy machines."""

BESIDE = 30.0
"""Seconds for one call of a guest's code in a thread beside the event loop (a story, a replay)."""

PATIENCE = 3
"""Interruptions that a guest may catch; then one comes that only a bare `except` catches."""


@dataclass(slots=True)
class _Watch:
    """A thread with a time limit.

    It is late after `until` (seconds of the monotonic clock) or `work` (seconds of its own clock, if it has one). `seen`: looks in a row
    that found code of a guest on its stack. `told`: how often it was interrupted.
    """

    until: float
    clock: int | None = None
    work: float = math.inf
    seen: int = 0
    told: int = 0

    def is_late(self) -> bool:
        """Return whether its time is over."""
        return time.monotonic() > self.until or (self.clock is not None and time.clock_gettime(self.clock) > self.work)


@dataclass(slots=True)
class _Call:
    """A call of a guest's code in a thread that nobody watches, and its time limit."""

    frame: FrameType
    until: float
    told: int = 0


_watches: dict[int, _Watch] = {}
"""By the ident of the thread."""
_calls: dict[int, _Call] = {}
"""By the ident of the thread."""
_looking: threading.Thread | None = None


@contextmanager
def time_limit(limit: float) -> Iterator[None]:
    """Let guests compute for so many seconds (`BUSY` times by the clock); raises `Overrun`."""
    if not homes.guests():
        yield
        return
    ident, clock = threading.get_ident(), _clock()
    before, least = _watches.get(ident), limit if clock is None else BUSY * limit
    _watches[ident] = _Watch(time.monotonic() + least, clock, math.inf if clock is None else time.clock_gettime(clock) + limit)
    _begin()
    try:
        yield
    finally:
        if before is None:
            del _watches[ident]
        else:
            _watches[ident] = before


class Beat:
    """Watches the event loop: it is late if it has not come round for `LIMIT` seconds."""

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
    """Return the clock of the work that a processor did for this thread, if there is one."""
    return time.pthread_getcpuclockid(threading.get_ident()) if hasattr(time, "pthread_getcpuclockid") else None


def _begin() -> None:
    """Start the thread that looks, if it is not alive; a forked process has none yet."""
    global _looking
    if _looking is None or not _looking.is_alive():
        _looking = threading.Thread(target=_look, name="overruns", daemon=True)
        _looking.start()


def _look() -> None:
    while True:
        time.sleep(LOOK)
        for ident, watch in list(_watches.items()):
            watch.seen = watch.seen + 1 if _call_of(ident) is not None else 0
            if watch.seen >= LOOKS and watch.is_late():
                _interrupt(ident, watch.told)
                watch.until, watch.work, watch.told = time.monotonic() + AGAIN, math.inf, watch.told + 1
        _look_beside(time.monotonic())


def _look_beside(now: float) -> None:
    """Look at all other threads."""
    there = sys._current_frames().keys() - _watches.keys()
    for ident in _calls.keys() - there:
        del _calls[ident]
    for ident in there:
        frame, call = _call_of(ident), _calls.get(ident)
        if frame is None:
            _calls.pop(ident, None)
        elif call is None or call.frame is not frame:
            _calls[ident] = _Call(frame, now + BESIDE)
        elif now > call.until:
            _interrupt(ident, call.told)
            call.until, call.told = now + AGAIN, call.told + 1


def _interrupt(ident: int, times: int) -> None:
    """Raise an error in a thread, and withdraw it if it has left the guest meanwhile."""
    thread = ctypes.c_ulong(ident)
    ctypes.pythonapi.PyThreadState_SetAsyncExc(thread, ctypes.py_object(Overrun if times < PATIENCE else Halt))
    if _call_of(ident) is None:
        ctypes.pythonapi.PyThreadState_SetAsyncExc(thread, None)


def _call_of(ident: int) -> FrameType | None:
    """Return the frame by which a thread entered code of a guest, or `None`."""
    frame, entered = sys._current_frames().get(ident), None
    while frame is not None:
        if homes.guest_of(frame.f_code.co_filename) is not None:
            entered = frame
        frame = frame.f_back
    return entered
