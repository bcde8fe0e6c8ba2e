"""Prepares, once, the process from which the drawing processes are forked.

What they have in common is made before there is one of them, and then shared by all. Large images, also those that one of them makes later,
are files in a folder that is deleted with this process.
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

LAST = 19
"""The niceness of preparations that give way to everything else, drawing included."""

WATCHED = 1.0
"""Seconds after which preparations look whether the bot is still there: where others have much to do they take minutes."""

PREFIX = "caravel-grounds-"


def _hold(folder: Path) -> bool:
    """Lock the folder until this process and all forked from it have ended; return whether."""
    try:
        opened = os.open(folder, os.O_RDONLY)
    except OSError:
        return False
    try:
        fcntl.flock(opened, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(opened)
        return False
    return True


def _remove(folder: Path, owner: int) -> None:
    if os.getpid() == owner:
        shutil.rmtree(folder, ignore_errors=True)


def _share() -> None:
    for left in Path(gettempdir()).glob(f"{PREFIX}*"):  # by a process that was killed
        if _hold(left):
            shutil.rmtree(left, ignore_errors=True)
    with suppress(OSError):  # no place for it: every process keeps what it makes for itself
        folder = Path(mkdtemp(prefix=PREFIX))
        _hold(folder)
        atexit.register(_remove, folder, os.getpid())
        signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))  # a process that is ended by a signal alone tidies nothing away
        layers.share_in(folder)


def _warm() -> None:
    if os.environ.get(drawing.BEHIND):
        give_way(LAST)
    for game in os.environ.get(drawing.PREPARED, "").split():
        drawing.warm(game)


_share()
logging.disable()  # what cannot be prepared is tried again, and told, in every process that draws
_bot = os.getppid()
_warming = Thread(target=_warm, daemon=True)  # what is forked later does not give way with it
_warming.start()
while _warming.is_alive():
    _warming.join(WATCHED)
    if os.getppid() != _bot:  # it has ended, and nobody else wants pictures
        sys.exit(0)
logging.disable(logging.NOTSET)
gc.collect()
gc.freeze()  # a look for rubbish writes into what it looks at, and a page that is written to is shared no more
drawing.trim()
layers.let_go()
