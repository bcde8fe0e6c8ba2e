"""Shares results between the workers of a run: one worker computes, the others read."""

from __future__ import annotations

import fcntl
import os
import pickle
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import TypeVar

T = TypeVar("T")

FOLDER = "FOLDER_OF_THE_RUN"
"""The environment variable with the folder that the workers of a run share."""


def once(name: str, make: Callable[[], T]) -> T:
    """Return the result of `make`, which is called once in a run; other workers wait for it.

    The result has to be picklable.
    """
    if FOLDER not in os.environ:
        return make()
    file = Path(os.environ[FOLDER], sha256(name.encode()).hexdigest())
    with file.with_suffix(".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not file.exists():
            file.write_bytes(pickle.dumps(make()))
    result: T = pickle.loads(file.read_bytes())
    return result
