"""Care for a database from the command line.

python -m store backup SOURCE TARGET     a whole copy, also while the bot runs
python -m store check FILE_OR_URL        look for damage and count the matches; exit status 1 when damaged
python -m store doctor WHERE [--mend]    look for faults, play the matches again, and say what to do; exit status 1 when something is wrong
python -m store restore BACKUP WHERE     put a backup in the place of the database; the bot has to be stopped
python -m store copy OLD NEW             everything into an empty database, of the other kind or the same, and the proof

A database is a file, or the URL of a PostgreSQL server: then PostgreSQL's own programs make the copies and put them back.
"""

from __future__ import annotations

import argparse
import sqlite3
import sys
from collections.abc import Sequence
from pathlib import Path

from engine.match import registry
from play.follows.judging import verdict
from store.connection import store_error
from store.copying import copy
from store.doctor import doctor
from store.errors import Damaged, StoreError
from store.files import refuse_dump
from store.places import back_up, check, restore
from store.urls import is_url, place_words

RESTORE = (
    "What to do: stop the bot and put the last backup in its place (python -m store restore BACKUP {where}); what is there now is kept. "
    "If this is a backup itself, take an older one."
)
"""The advice for a damaged database."""

RESTORE_OLDER = "What to do: this backup is damaged, so nothing was changed. Take an older one."
"""The advice for a damaged backup that was to be restored."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line and return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m store", description="Care for a database of matches.")
    verbs = parser.add_subparsers(dest="verb", required=True)
    copying = verbs.add_parser("backup", help="a whole copy, also while the bot runs")
    copying.add_argument("source")
    copying.add_argument("target", type=Path)
    moving = verbs.add_parser("copy", help="everything into an empty database, of the other kind or the same, and the proof")
    moving.add_argument("source", metavar="old")
    moving.add_argument("target", metavar="new")
    checking = verbs.add_parser("check", help="look for damage and count the matches")
    checking.add_argument("source", metavar="where")
    restoring = verbs.add_parser("restore", help="put a backup in the place of the database, and keep what was there")
    restoring.add_argument("source", metavar="backup")
    restoring.add_argument("target", metavar="where")
    looking = verbs.add_parser("doctor", help="look everything over, play the matches again, and say what to do")
    looking.add_argument("source", metavar="where")
    looking.add_argument("--mend", action="store_true", help="mend what can be mended without losing anything; the bot has to be stopped")
    looking.add_argument("--all", action="store_true", help="play finished matches again as well")
    options = parser.parse_args(arguments)
    try:
        if options.verb == "check":
            print(f"{place_words(options.source)}: {check(options.source)}")
        elif options.verb == "doctor":
            findings = [*map(str, registry.broken_games()), *doctor(options.source, verdict, is_mending=options.mend, every=options.all)]
            print("\n".join(f"- {sentence}" for sentence in findings) or f"{place_words(options.source)}: all is well")
            return 1 if findings else 0
        elif options.verb == "restore":
            print(restore(Path(options.source), options.target))
        elif options.verb == "copy":
            copy(options.source, options.target, print)
            print(f"{place_words(options.target)} holds all that {place_words(options.source)} does")
        else:
            if not is_url(options.source):
                refuse_dump(Path(options.source))
            print(back_up(options.source, options.target))
    except sqlite3.Error as error:
        print(store_error(error, Path(options.source)), file=sys.stderr)
        return 1
    except (StoreError, OSError) as error:
        print(error, file=sys.stderr)
        if isinstance(error, Damaged):
            print(RESTORE_OLDER if options.verb == "restore" else RESTORE.format(where=place_words(options.source)), file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
