"""Nobody waits for a guest that does not come to an end: its Python code is interrupted from outside.

One thread looks at those that are watched. Where one is late and code of a guest stands on its stack, `Overrun` is raised in the middle of
that code. Without guests nothing is watched. What hangs in C (a sleep, a regular expression) comes back only when it is done; in a process
beside the event loop the process is replaced then.
"""

from __future__ import annotations

import asyncio
import ctypes
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from types import FrameType

from data import homes

LIMIT = 5.0
"""Seconds for which the event loop stands still before a guest is interrupted."""

LOOK = 0.25
"""Seconds between two looks at what is watched."""

AGAIN = 1.0
"""Seconds until a guest that has caught what interrupted it is interrupted again."""

PATIENCE = 3
"""Interruptions that a guest may catch; then comes one that only catches all catch."""


class Overrun(Exception):
    """The code of a guest has run for too long."""


class Halt(BaseException):
    """The same, for code that catches every `Exception`."""


@dataclass(slots=True)
class _Watch:
    """A thread that is late after `until`, in seconds of the monotonic clock."""

    until: float
    told: int = 0


_watches: dict[int, _Watch] = {}
"""By the ident of the thread."""
_looking: threading.Thread | None = None


@contextmanager
def time_limit(limit: float) -> Iterator[None]:
    """Guests may take this thread for so many seconds while the block runs. Raises `Overrun` out of the middle of it."""
    if not homes.guests():
        yield
        return
    ident = threading.get_ident()
    before = _watches.get(ident)
    _watches[ident] = _Watch(time.monotonic() + limit)
    _begin()
    try:
        yield
    finally:
        if before is None:
            del _watches[ident]
        else:
            _watches[ident] = before


class Beat:
    """Watches the event loop: it is late when it has not come round for `LIMIT` seconds."""

    def __init__(self) -> None:
        self._handle: asyncio.TimerHandle | None = None

    def start(self) -> None:
        """From now on, where there are guests."""
        if homes.guests():
            self._beat()
            _begin()

    def _beat(self) -> None:
        _watches[threading.get_ident()] = _Watch(time.monotonic() + LIMIT)
        self._handle = asyncio.get_running_loop().call_later(LOOK, self._beat)

    def stop(self) -> None:
        """Watch no more."""
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None
            _watches.pop(threading.get_ident(), None)


def _begin() -> None:
    """Look at what is watched from now on. A process that was forked has no such thread yet."""
    global _looking
    if _looking is None or not _looking.is_alive():
        _looking = threading.Thread(target=_look, name="overruns", daemon=True)
        _looking.start()


def _look() -> None:
    while True:
        time.sleep(LOOK)
        now = time.monotonic()
        for ident, watch in list(_watches.items()):
            if now > watch.until and _is_guest(sys._current_frames().get(ident)):
                # Between this look and the next step of the thread nothing of it runs, so what is raised is raised there.
                error = Overrun if watch.told < PATIENCE else Halt
                ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(ident), ctypes.py_object(error))
                watch.until, watch.told = now + AGAIN, watch.told + 1


def _is_guest(frame: FrameType | None) -> bool:
    """Whether code of a guest stands on a stack."""
    while frame is not None:
        if homes.guest_of(frame.f_code.co_filename) is not None:
            return True
        frame = frame.f_back
    return False
