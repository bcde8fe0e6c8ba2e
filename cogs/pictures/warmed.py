"""Prepares the process from which the drawing processes are forked.

Python imports this module in its fork server (`multiprocessing.forkserver`). Whatever is made here before the first fork is in memory once
for all drawing processes. Large images, also those that a drawing process makes later, are files in a folder that is deleted when this
process ends.
"""

from __future__ import annotations

import atexit
import fcntl
import gc
import logging
import os
import shutil
import signal
import sys
from contextlib import suppress
from pathlib import Path
from tempfile import gettempdir, mkdtemp
from threading import Thread

from cogs.pictures import drawing
from play.minds.helpers import give_way
from render.kit import layers

LOWEST = 19
"""The niceness of a preparation with the lowest priority; drawing has a higher one."""

WATCH_PERIOD = 1.0
"""Seconds between two looks whether the bot still runs: on a busy machine the preparation takes minutes."""

PREFIX = "caravel-grounds-"
"""The prefix of the names of folders with shared images."""


def _hold(folder: Path) -> bool:
    """Lock a folder; return `False` if another process has locked it.

    The lock ends with this process and all that are forked from it.
    """
    try:
        descriptor = os.open(folder, os.O_RDONLY)
    except OSError:
        return False
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(descriptor)
        return False
    return True


def _remove(folder: Path, owner: int) -> None:
    if os.getpid() == owner:
        shutil.rmtree(folder, ignore_errors=True)


def _share() -> None:
    """Make the folder of shared images; delete those that killed processes have left."""
    for leftover in Path(gettempdir()).glob(f"{PREFIX}*"):
        if _hold(leftover):
            shutil.rmtree(leftover, ignore_errors=True)
    with suppress(OSError):  # the disk has no room: every process keeps its images in memory
        folder = Path(mkdtemp(prefix=PREFIX))
        _hold(folder)
        atexit.register(_remove, folder, os.getpid())
        signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))  # else the signal would end the process without `atexit`
        layers.share_in(folder)


def _warm() -> None:
    if os.environ.get(drawing.IN_BACKGROUND):
        give_way(LOWEST)
    for game in os.environ.get(drawing.PREPARED, "").split():
        drawing.warm(game)


_share()
logging.disable()  # if something fails here, each drawing process tries it again and logs it
_bot = os.getppid()
_warming = Thread(target=_warm, daemon=True)  # a thread, because forked processes would inherit the priority of the main thread
_warming.start()
while _warming.is_alive():
    _warming.join(WATCH_PERIOD)
    if os.getppid() != _bot:  # the bot has ended, so nobody needs pictures
        sys.exit(0)
logging.disable(logging.NOTSET)
gc.collect()
gc.freeze()  # a garbage collection writes into the objects that it visits, and a page that is written to is no longer shared
drawing.trim()
layers.let_go()
