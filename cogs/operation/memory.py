"""How much memory a process takes. Bytes; 0 where that cannot be known."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path


def _figures(process: int) -> dict[str, int]:
    """What the system says of all memory of a process together."""
    found = {}
    with suppress(OSError, ValueError, IndexError):
        for line in Path(f"/proc/{process}/smaps_rollup").read_text("ascii").splitlines()[1:]:
            name, figure = line.split()[:2]
            found[name] = int(figure) * 1024
    return found


def fair(process: int) -> int:
    """What a process has to itself and its part of what it shares with others, so that the figures of several may be added up."""
    return _figures(process).get("Pss:", 0)


def own(process: int) -> int:
    """What a process has written and shares with nobody: about what would be free if it ended."""
    return _figures(process).get("Private_Dirty:", 0)
