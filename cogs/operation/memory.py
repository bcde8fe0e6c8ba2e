"""The memory of a process, and how often its garbage is collected."""

from __future__ import annotations

import gc
from contextlib import suppress
from pathlib import Path

RARELY = (700, 10, 100)
"""The thresholds of the garbage collector: Python's own for new objects, ten times as rare for all objects. A full collection stops the
bot for a tenth of a second or more (docs/performance.md) and frees little: positions and tables have no reference cycles, and those that
discord.py leaves after a click are freed while they are new."""


def collect_garbage_rarely() -> None:
    """Collect garbage rarely from now on, and never the objects that exist already.

    These are code, catalogues and all that Discord sent at the start. A second call does nothing.
    """
    if gc.get_threshold() != RARELY:
        gc.collect()
        gc.freeze()
        gc.set_threshold(*RARELY)


def _figures(process: int) -> dict[str, int]:
    """Return the system's summary of the memory of a process, in bytes; empty if it has none."""
    figures = {}
    with suppress(OSError, ValueError, IndexError):
        for line in Path(f"/proc/{process}/smaps_rollup").read_text("ascii").splitlines()[1:]:
            name, figure = line.split()[:2]
            figures[name] = int(figure) * 1024
    return figures


def fair(process: int) -> int:
    """Return the bytes of a process with its part of shared memory; 0 if they are unknown.

    The figures of several processes can be added up.
    """
    return _figures(process).get("Pss:", 0)


def own(process: int) -> int:
    """Return the bytes that a process shares with no other; 0 if they are unknown."""
    return _figures(process).get("Private_Dirty:", 0)
