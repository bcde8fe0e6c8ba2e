"""No trouble costs the bot its SQLite locks.

A process loses its locks on a file when it opens and closes the file in another way. The next program that opens the file then removes
the log to which the bot still writes.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.store.bot_on_file import ALL, FIRST

LOOK = "import sqlite3, sys; c = sqlite3.connect(sys.argv[1]); print(c.execute('SELECT count(*) FROM entry').fetchone()[0]); c.close()"
"""Another program that opens the file, reads and ends, such as `bot.py --check` or a shell."""

EXPECTED = {
    "full": "failed",
    "busy": "busy",
    "constraint": "conflict",
    "number": "failed",
    "backup": "none",
    "stopped": "none",
    "other_connection": "none",
}
"""The kind of error that each trouble of `bot_on_file` causes. It simulates a full disk by a limit on the size of a file, which SQLite
reports as a failed write; the trouble `number` is one that is too large for its column."""


def look_at(path: Path) -> int:
    """Return how many entries another program finds."""
    return int(subprocess.run([sys.executable, "-c", LOOK, str(path)], check=True, capture_output=True, timeout=60).stdout)


@pytest.mark.skipif(sys.platform != "linux", reason="the kernel's list of locks is Linux's")
def test_the_locks_survive_errors_and_other_programs(tmp_path: Path) -> None:
    path = tmp_path / "caravel.db"
    command = [sys.executable, "-m", "tests.store.bot_on_file", str(path)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as bot:
        assert bot.stdin is not None and bot.stdout is not None
        try:
            for expected in EXPECTED.items():
                trouble, kind, lock_count = bot.stdout.readline().split()
                assert (trouble, kind) == expected
                assert int(lock_count) > 0, f"after {trouble} others must see that the file is in use"
            log = path.with_name("caravel.db-wal")
            before = log.stat().st_ino
            assert look_at(path) == FIRST
            assert log.stat().st_ino == before, "the other program has left the log alone"
            print(file=bot.stdin, flush=True)  # an empty line lets the bot write on
            assert bot.stdout.readline() == f"{ALL}\n"
        finally:
            bot.kill()
    assert look_at(path) == ALL, "all acknowledged entries are there after a kill"
