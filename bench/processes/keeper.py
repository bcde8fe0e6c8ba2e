"""Looks after the processes as `bot.py run --processes` does, by the same code."""

from __future__ import annotations

import asyncio
import signal
import sys
from collections.abc import Mapping, Sequence
from itertools import count

from cogs.operation.processes import Patience, ProcessGroup

SOON = Patience(first=0.1, longest=1.0)
"""A process that ended is started again at once, because the bench kills it on purpose."""


async def main(url: str, folder: str, parts: int, matches: int) -> None:
    """Run until SIGTERM."""
    starts = count(1)

    def command(number: int, tether: int) -> tuple[Sequence[str], Mapping[str, str]]:
        numbers = (number, parts, matches, next(starts), tether)
        return (sys.executable, "-m", "bench.processes.part", url, folder, *map(str, numbers)), {}

    several = ProcessGroup(parts, command, patience=SOON)
    loop = asyncio.get_running_loop()
    loop.add_signal_handler(signal.SIGTERM, several.stop)
    loop.add_signal_handler(signal.SIGHUP, several.renew)
    await several.run()


if __name__ == "__main__":
    _, url, folder, *numbers = sys.argv
    asyncio.run(main(url, folder, *map(int, numbers)))
