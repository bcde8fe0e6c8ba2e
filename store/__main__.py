"""Care for a database file from the command line; also while the bot runs.

python -m store backup SOURCE TARGET    a whole copy through SQLite
python -m store check FILE              look for damage and count the matches; exit status 1 when damaged
"""

from __future__ import annotations

import argparse
import sqlite3
import sys
from collections.abc import Sequence
from pathlib import Path

from store.care import backup, check
from store.connection import translated
from store.errors import StoreError


def main(arguments: Sequence[str] | None = None) -> int:
    """The command line; the exit status."""
    parser = argparse.ArgumentParser(prog="python -m store", description="Back up and check a database of matches.")
    verbs = parser.add_subparsers(dest="verb", required=True)
    copying = verbs.add_parser("backup", help="a whole copy, also while the bot runs")
    copying.add_argument("source", type=Path)
    copying.add_argument("target", type=Path)
    checking = verbs.add_parser("check", help="look for damage and count the matches")
    checking.add_argument("file", type=Path)
    asked = parser.parse_args(arguments)
    try:
        print(backup(asked.source, asked.target) if asked.verb == "backup" else f"{asked.file}: {check(asked.file)}")
    except sqlite3.Error as error:
        print(translated(error, asked.source), file=sys.stderr)
        return 1
    except (StoreError, OSError) as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
