"""How helper processes and threads behave: they give way to the bot, and end with it."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import threading
from contextlib import suppress
from multiprocessing import connection

NICE = 10
"""By how many levels of Unix's *nice* the priority of helpers is below that of the event loop."""


def give_way(levels: int = NICE) -> None:
    """Give this thread, and what it starts, a lower priority from now on."""
    # Linux gives every thread a priority of its own; elsewhere it would slow down the whole process.
    if sys.platform == "linux":
        with suppress(OSError):
            thread = threading.get_native_id()
            os.setpriority(os.PRIO_PROCESS, thread, os.getpriority(os.PRIO_PROCESS, thread) + levels)


def leave_a_core() -> None:
    """Let this thread, and what it starts, use all cores but one from now on.

    Priority alone is not enough: a process of low priority still runs for some milliseconds when the event loop wakes up on its core.
    """
    if sys.platform == "linux":
        with suppress(OSError):
            os.sched_setaffinity(0, sorted(os.sched_getaffinity(0))[1:])


def obey_the_bot() -> None:
    """Set up a process of the bot: it ignores Ctrl+C, and ends if the bot is killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """Wait until the bot's process is gone, and end this one: a killed bot cannot do that."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(1)
