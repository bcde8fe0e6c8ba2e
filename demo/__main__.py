"""`python -m demo`: serve the demo until Ctrl+C."""

from __future__ import annotations

import signal

if __name__ == "__main__":
    # Until the page is served these signals are ignored; by default they would end the process.
    signal.signal(signal.SIGUSR1, signal.SIG_IGN)
    signal.signal(signal.SIGUSR2, signal.SIG_IGN)

import argparse
import asyncio
import os
import sys
from pathlib import Path

from cogs.operation.guests import games_left_out
from demo import develop
from demo.server import Developing, serve
from engine.values.core import EngineError
from store.errors import StoreError
from words import languages


def main() -> int:
    """Read the command line and serve; return the exit status."""
    parser = argparse.ArgumentParser(
        prog="python -m demo",
        description="Play in a browser: the real bot in a simulated Discord server. Once there is a page, SIGUSR1 lets eight hours pass, "
        "SIGUSR2 a quarter of an hour.",
    )
    parser.add_argument("--port", type=int, default=8321, help="the port of the page on this machine, or the next free one (0: any)")
    parser.add_argument("--database", type=Path, help="the file that keeps the matches (var/demo.db)")
    parser.add_argument("--bot-pause", type=float, default=1.0, help="seconds that a bot in a seat waits before it moves")
    parser.add_argument("--seed", type=int, default=None, help="make the same deals at every start")
    parser.add_argument("--develop", metavar="GAME", help="for developers: load this game again whenever its files change")
    parser.add_argument("--record", type=Path, help="with --develop: begin at this match record")
    parser.add_argument("--at", type=int, help="with --record: after this entry (the last one otherwise)")
    parser.add_argument("--language", choices=languages(), help="what everybody reads, also if it is not finished: for translators")
    options = parser.parse_args()
    if options.develop is None and (options.record or options.at) is not None:
        parser.error("--record and --at go with --develop GAME")
    database = options.database or Path("var/demo.db" if options.develop is None else f"var/develop-{options.develop}.db")
    if options.develop is not None and develop.CHILD not in os.environ:
        return _watch(options, database)
    if options.develop is None:
        for refused in games_left_out():  # loading a game that never returns is interrupted there
            print(refused, file=sys.stderr)
    developing = None if options.develop is None else Developing(options.develop, options.record, options.at)
    try:
        asyncio.run(serve(options.port, database, options.bot_pause, options.seed, developing, options.language))
    except StoreError as error:
        print(f"The matches cannot be opened: {error}. Choose another file: python -m demo --database var/other.db", file=sys.stderr)
        return 1
    print("The demo has ended; the matches are kept in", database)
    return 0


def _watch(options: argparse.Namespace, database: Path) -> int:
    """Run the demo in a process of its own, again whenever a file of the game changes."""
    always = ["--develop", options.develop, "--database", str(database), "--port", str(options.port), "--bot-pause", str(options.bot_pause)]
    always += [] if options.seed is None else ["--seed", str(options.seed)]
    always += [] if options.language is None else ["--language", options.language]
    once = [] if options.record is None else ["--record", str(options.record)]
    once += [] if options.at is None else ["--at", str(options.at)]
    try:
        return develop.watch(options.develop, always, once)
    except EngineError as error:
        print(error, file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())
