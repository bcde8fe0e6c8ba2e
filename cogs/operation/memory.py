"""The memory of a process in bytes (0: unknown), and how often its garbage is collected."""

from __future__ import annotations

import gc
from contextlib import suppress
from pathlib import Path

RARELY = (700, 10, 100)
"""When Python looks for rubbish that refers to itself: at what is new as often as it does by itself, at everything a tenth as often. A
look at everything stops the bot for a tenth of a second and more (docs/performance.md), and finds little: positions and tables refer to
nothing that refers back, and what discord.py leaves of a click is found while it is new."""


def look_rarely() -> None:
    """Collect garbage rarely from now on, and never what is there already.

    That is code, catalogues and all that Discord sent at the start. Once is enough.
    """
    if gc.get_threshold() != RARELY:
        gc.collect()
        gc.freeze()
        gc.set_threshold(*RARELY)


def _figures(process: int) -> dict[str, int]:
    """Return the system's summary of the memory of a process."""
    figures = {}
    with suppress(OSError, ValueError, IndexError):
        for line in Path(f"/proc/{process}/smaps_rollup").read_text("ascii").splitlines()[1:]:
            name, figure = line.split()[:2]
            figures[name] = int(figure) * 1024
    return figures


def fair(process: int) -> int:
    """Return the memory of a process alone and its part of what it shares: it can be added up."""
    return _figures(process).get("Pss:", 0)


def own(process: int) -> int:
    """Return the memory that a process shares with nobody: what would be free if it ended."""
    return _figures(process).get("Private_Dirty:", 0)
