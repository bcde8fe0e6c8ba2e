"""`python -m demo`: serve the demo until Ctrl+C."""

from __future__ import annotations

import argparse
import asyncio
import sys
from pathlib import Path

from demo.server import serve
from store.errors import StoreError


def main() -> int:
    """The command line; the exit status."""
    parser = argparse.ArgumentParser(prog="python -m demo", description="Play in a browser: the real bot in a simulated Discord server.")
    parser.add_argument("--port", type=int, default=8321, help="the port of the page on this machine, or the next free one (0: any)")
    parser.add_argument("--database", type=Path, default=Path("var/demo.db"), help="the file that keeps the matches")
    parser.add_argument("--bot-pause", type=float, default=1.0, help="seconds that a bot in a seat waits before it moves")
    parser.add_argument("--seed", type=int, default=None, help="make the same deals at every start")
    options = parser.parse_args()
    try:
        asyncio.run(serve(options.port, options.database, options.bot_pause, options.seed))
    except StoreError as error:
        print(f"The matches cannot be opened: {error}. Choose another file: python -m demo --database var/other.db", file=sys.stderr)
        return 1
    print("The demo has ended; the matches are kept in", options.database)
    return 0


if __name__ == "__main__":
    sys.exit(main())
