"""Starts processes, kills them at random moments, waits until nothing is due, and judges.

Now and then the database server is restarted, all processes are restarted in turn, or another program opens the file.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from threading import Thread

from bench.processes.fill import connect, fill_database
from bench.processes.judge import Judge, lives
from bench.processes.visitor import HOLD, KINDS, LOOK, visit
from tests.databases import Server, programs

DURABLE = {"fsync": "off", "synchronous_commit": "on", "shared_buffers": "256MB", "max_connections": "80", "listen_addresses": ""}
"""Settings of the database server: commits survive the kill of its processes, but not the loss of power."""

QUIET = 240.0
"""The most seconds after the last kill until nothing is due. They are longer than the lease of a killed process."""

WARM = 2.0
"""Seconds before and after a rolling restart in which nothing else happens, so that people wait only because of the restart."""

READY = 120.0
"""The most seconds until all processes are ready, also on a busy machine."""


class Campaign:
    """One run with its database, processes and files."""

    def __init__(self, options: argparse.Namespace) -> None:
        self.options = options
        self.rng = Random(options.seed)
        self.folder = Path(tempfile.mkdtemp(prefix="caravel-processes-"))
        self.server = None if options.file else Server(programs(), DURABLE)
        self.where = self.folder / "caravel.db" if self.server is None else self.server.url(self.server.fresh())
        self.claims_left = 0

    def run(self) -> bool:
        """Run the campaign; return whether all is well."""
        since = time.monotonic()
        asyncio.run(fill_database(self.where, self.options.matches))
        self._say(since, f"{self.options.matches} running matches")
        harbour = subprocess.Popen([sys.executable, "-m", "bench.processes.harbour", self.folder / "harbour", self.folder / "told"])
        numbers = (self.options.processes, self.options.matches)
        with (self.folder / "log").open("ab") as log:
            while not (self.folder / "harbour").exists():
                time.sleep(0.05)
            command = [sys.executable, "-m", "bench.processes.keeper", str(self.where), str(self.folder), *map(str, numbers)]
            keeper = subprocess.Popen(command, stdout=log, stderr=log)
        try:
            self._await_ready()
            self._disturb(since, keeper)
            self._become_quiet(keeper)
            self._say(since, "all is quiet")
            return self._judge()
        finally:
            keeper.kill()  # the processes that it has started end with it
            harbour.kill()
            if self.server is not None:
                self.server.remove()
            if not self.options.keep:
                shutil.rmtree(self.folder)

    def _pids(self) -> list[int]:
        """Return the ids of the processes that are ready."""
        newest = {life.number: life.what for life in lives(self.folder)}
        pids = [int((self.folder / f"pid{number}").read_text()) for number, what in newest.items() if what == "ready"]
        return [pid for pid in pids if _is_there(pid)]

    def _await_ready(self) -> None:
        self._await(lambda: len(self._pids()) >= self.options.processes)

    def _await(self, condition: Callable[[], bool]) -> None:
        """Wait until a condition is true; end the program with the log if that takes too long."""
        until = time.monotonic() + READY
        while not condition():
            if time.monotonic() > until:
                raise SystemExit((self.folder / "log").read_text())
            time.sleep(0.1)

    def _disturb(self, since: float, keeper: subprocess.Popen[bytes]) -> None:
        """Kill, restart the server, renew and visit, in a random order with random pauses."""
        steps = ["kill"] * self.options.kills + ["renew"] * self.options.renewals
        steps += ["server"] * self.options.restarts if self.server is not None else ["visit"] * self.options.visits
        visits: list[Thread] = []
        self.rng.shuffle(steps)
        for at, step in enumerate(steps, 1):
            time.sleep(self.rng.uniform(0.2, 2.0) * self.options.pause)
            if step == "kill":
                pids = self._pids()
                if pids:
                    os.kill(self.rng.choice(pids), signal.SIGKILL)
            elif step == "visit":
                kind = self.rng.choice(KINDS)
                visits.append(Thread(target=visit, args=(kind, Path(self.where))))
                visits[-1].start()
                if kind == HOLD:  # the bot has to meet the lock before a process is killed, and another visitor after it
                    _join(visits)
                    visit(LOOK, Path(self.where))
            elif self.server is not None and step == "server":
                self.server.stop(self.rng.choice((signal.SIGQUIT, signal.SIGINT)))
                time.sleep(self.rng.uniform(0.0, 1.0))
                self.server.start()
            else:
                _join(visits)
                self._renew(keeper)
            if at % 20 == 0:
                self._say(since, f"{at} of {len(steps)}")
        _join(visits)

    def _renew(self, keeper: subprocess.Popen[bytes]) -> None:
        """Restart all processes in turn while people move; count the claims that are left."""
        self._await_ready()
        time.sleep(WARM)
        before = len(lives(self.folder))
        keeper.send_signal(signal.SIGHUP)
        self._await(lambda: sum(life.what == "ready" for life in lives(self.folder)[before:]) >= self.options.processes)
        ended = {life.owner for life in lives(self.folder)[before:] if life.what == "asked"}
        with connect(self.where) as connection:
            for table, column in (("timer", "lease_until"), ("outbox", "lease_until"), ("job", "until")):
                claims = connection.execute(f"SELECT owner FROM {table} WHERE owner IS NOT NULL AND {column} > {time.time()}").fetchall()
                self.claims_left += sum(owner in ended for (owner,) in claims)
        time.sleep(WARM)

    def _become_quiet(self, keeper: subprocess.Popen[bytes]) -> None:
        """Stop all moves, wait until nothing is due, then end all processes in good order."""
        time.sleep(5.0)
        self._await_ready()
        for pid in self._pids():
            os.kill(pid, signal.SIGUSR1)
        until = time.monotonic() + QUIET
        while time.monotonic() < until and self._due():
            time.sleep(1.0)
        keeper.terminate()
        keeper.wait(60)

    def _due(self) -> int:
        """Return how many timers and messages are due now or claimed."""
        with connect(self.where) as connection:
            sql = f"SELECT count(*) FROM {{}} WHERE due < {time.time()} OR owner IS NOT NULL"
            return sum(int(connection.execute(sql.format(table)).fetchone()[0]) for table in ("timer", "outbox"))

    def _judge(self) -> bool:
        """Print all counts; return whether none is larger than it may be."""
        rows = Judge(self.where, self.folder, self.claims_left).rows()
        for what, count, most in rows:
            verdict = ""
            if most is not None:
                verdict = f"  NOT {most}" if count > most else "  as it should be"
            print(f"{what:60} {count:>9}{verdict}")
        return all(most is None or count <= most for _, count, most in rows)

    def _say(self, since: float, what: str) -> None:
        print(f"{time.monotonic() - since:7.1f} s  {what}", flush=True)


def _join(visits: list[Thread]) -> None:
    """Wait until all visits have ended."""
    for thread in visits:
        thread.join()


def _is_there(pid: int) -> bool:
    """Return whether there is such a process."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def main(arguments: list[str]) -> int:
    """Read the command line, run, and return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m bench processes", description=__doc__)
    parser.add_argument("--processes", type=int, default=3)
    parser.add_argument("--matches", type=int, default=20_000)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--restarts", type=int, default=5, help="restarts of the database server, half of them as a crash")
    parser.add_argument("--renewals", type=int, default=5, help="rolling restarts of the processes")
    parser.add_argument("--file", action="store_true", help="a SQLite file instead of a database server")
    parser.add_argument("--visits", type=int, default=60, help="how often another program opens the file, reads or locks it, and closes it")
    parser.add_argument("--pause", type=float, default=1.0, help="factor of the random pauses between two of these")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", action="store_true", help="keep the folder with what was acknowledged, posted and logged")
    options = parser.parse_args(arguments)
    campaign = Campaign(options)
    if options.keep:
        print(campaign.folder)
    return 0 if campaign.run() else 1
