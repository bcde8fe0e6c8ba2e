"""Another program that opens the bot's file to look, to check it, or to hold a lock."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

from store.sqlite import BUSY

LOOK = "look"
"""A visit that opens the file, reads and closes it."""

CHECK = "check"
"""A visit by `store check`."""

HOLD = "hold"
"""A visit that holds the file for writing longer than the bot waits for it."""

KINDS = (LOOK, CHECK, HOLD)


def visit(kind: str, file: Path) -> None:
    """Make a visit in a process of its own, and wait for its end."""
    command = ["store", "check"] if kind == CHECK else ["bench.processes.visitor", kind]
    subprocess.run([sys.executable, "-m", *command, str(file)], check=False, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def main(kind: str, file: str) -> None:
    """Open, look or hold, close."""
    with closing(sqlite3.connect(file, timeout=30.0, isolation_level=None)) as connection:
        connection.execute("SELECT count(*) FROM entry").fetchone()
        if kind == HOLD:
            connection.execute("BEGIN IMMEDIATE")
            time.sleep(BUSY + 1.0)
            connection.execute("ROLLBACK")


if __name__ == "__main__":
    main(*sys.argv[1:])
