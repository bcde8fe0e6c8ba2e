"""How the processes and threads for long work behave.

They give way to the bot, and a process ends with it.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import threading
from contextlib import suppress
from multiprocessing import connection

NICE = 10
"""Levels of Unix's *nice* by which helpers give way to the event loop when all cores are busy."""


def give_way(levels: int = NICE) -> None:
    """From now on this thread, and what it starts, goes last."""
    # Linux gives every thread a priority of its own; elsewhere it would slow down the whole process.
    if sys.platform == "linux":
        with suppress(OSError):
            thread = threading.get_native_id()
            os.setpriority(os.PRIO_PROCESS, thread, os.getpriority(os.PRIO_PROCESS, thread) + levels)


def leave_a_core() -> None:
    """Leave one core to the others from now on, if there are several.

    This holds for this thread and for what it starts.

    Priority alone is not enough: who has little of it still goes on for some milliseconds when the event loop wakes up on its core.
    """
    if sys.platform == "linux":
        with suppress(OSError):
            os.sched_setaffinity(0, sorted(os.sched_getaffinity(0))[1:])


def obey_the_bot() -> None:
    """Begin a process of the bot.

    Ctrl+C is for the bot, which ends its helpers itself. The process ends when the bot was killed.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """A killed bot cannot end its helpers, and they would wait for work for ever."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(1)
