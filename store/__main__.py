"""Care for a database file from the command line; also while the bot runs.

python -m store backup SOURCE TARGET    a whole copy through SQLite
python -m store check FILE_OR_URL       look for damage and count the matches; exit status 1 when damaged
"""

from __future__ import annotations

import argparse
import sqlite3
import sys
from collections.abc import Sequence
from pathlib import Path

from store.care import backup
from store.connection import translated
from store.errors import StoreError
from store.places import checked, is_url, shown


def main(arguments: Sequence[str] | None = None) -> int:
    """The command line; the exit status."""
    parser = argparse.ArgumentParser(prog="python -m store", description="Back up and check a database of matches.")
    verbs = parser.add_subparsers(dest="verb", required=True)
    copying = verbs.add_parser("backup", help="a whole copy, also while the bot runs")
    copying.add_argument("source")
    copying.add_argument("target", type=Path)
    checking = verbs.add_parser("check", help="look for damage and count the matches")
    checking.add_argument("where")
    asked = parser.parse_args(arguments)
    try:
        if asked.verb == "backup" and is_url(asked.source):
            raise StoreError("a server has a tool of its own for whole copies: pg_dump --format=custom --file=TARGET URL")
        print(backup(Path(asked.source), asked.target) if asked.verb == "backup" else f"{shown(asked.where)}: {checked(asked.where)}")
    except sqlite3.Error as error:
        print(translated(error, Path(asked.source)), file=sys.stderr)
        return 1
    except (StoreError, OSError) as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
