"""Start the processes, kill them at random instants, restart the server now and then, let all become quiet, and judge."""

from __future__ import annotations

import argparse
import asyncio
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from random import Random

import psycopg

from bench.processes.fill import filled
from bench.processes.judge import Judge
from tests.databases import Server, programs

DURABLE = {"fsync": "off", "synchronous_commit": "on", "shared_buffers": "256MB", "max_connections": "80", "listen_addresses": ""}
"""Settings of the server: what is committed survives that its processes are killed (the machine stays up)."""

QUIET = 240.0
"""Seconds after the last kill for all that is due to be done: longer than the lease of whoever was killed."""


class Campaign:
    """One run."""

    def __init__(self, asked: argparse.Namespace) -> None:
        self.asked = asked
        self.rng = Random(asked.seed)
        self.folder = Path(tempfile.mkdtemp(prefix="caravel-processes-"))
        self.server = Server(programs(), DURABLE)
        self.url = self.server.url(self.server.fresh())
        self.parts: dict[int, subprocess.Popen[bytes]] = {}
        self.started = 0

    def start(self, number: int) -> None:
        """Start a process of the bot."""
        self.started += 1
        numbers = (number, self.asked.processes, self.asked.matches, self.started)
        command = [sys.executable, "-m", "bench.processes.part", self.url, str(self.folder), *map(str, numbers)]
        with (self.folder / f"log{number}").open("ab") as log:
            self.parts[number] = subprocess.Popen(command, stdout=log, stderr=log)

    def run(self) -> bool:
        """The campaign; whether all is well."""
        since = time.monotonic()
        asyncio.run(filled(self.url, self.asked.matches))
        self._say(since, f"{self.asked.matches} running matches")
        harbour = subprocess.Popen([sys.executable, "-m", "bench.processes.harbour", self.folder / "harbour", self.folder / "told"])
        try:
            while not (self.folder / "harbour").exists():
                time.sleep(0.05)
            for number in range(self.asked.processes):
                self.start(number)
            self._await_ready()
            self._disturb(since)
            self._become_quiet()
            self._say(since, "all is quiet")
            return self._judged()
        finally:
            for part in self.parts.values():
                part.kill()
            harbour.kill()
            self.server.remove()
            if not self.asked.keep:
                shutil.rmtree(self.folder)

    def _await_ready(self) -> None:
        while len(list(self.folder.glob("ready*"))) < self.asked.processes:
            if any(part.poll() for part in self.parts.values()):
                raise SystemExit((self.folder / "log0").read_text())
            time.sleep(0.1)

    def _disturb(self, since: float) -> None:
        """Kill and restart, in an order drawn beforehand, with a random pause before each."""
        what = ["kill"] * self.asked.kills + ["server"] * self.asked.restarts
        self.rng.shuffle(what)
        for at, one in enumerate(what, 1):
            time.sleep(self.rng.uniform(0.2, 2.0) * self.asked.pause)
            if one == "kill":
                number = self.rng.choice(list(self.parts))
                self.parts[number].send_signal(signal.SIGKILL)
                self.parts[number].wait()
                self.start(number)
            else:
                self.server.stop(self.rng.choice((signal.SIGQUIT, signal.SIGINT)))
                time.sleep(self.rng.uniform(0.0, 1.0))
                self.server.start()
            for number, part in self.parts.items():
                if part.poll() is not None:  # one that could not start while the server was away, as a supervisor would
                    self.start(number)
            if at % 20 == 0:
                self._say(since, f"{at} of {len(what)}")

    def _become_quiet(self) -> None:
        """Nobody moves any more; wait until nothing is due, then end all in good order."""
        for number, part in self.parts.items():
            if part.poll() is not None:
                self.start(number)
        self._await_ready()
        time.sleep(5.0)
        for part in self.parts.values():
            part.send_signal(signal.SIGUSR1)
        until = time.monotonic() + QUIET
        while time.monotonic() < until and self._due():
            time.sleep(1.0)
        for part in self.parts.values():
            part.terminate()
        for part in self.parts.values():
            part.wait(60)

    def _due(self) -> int:
        """What is due now, and what is claimed."""
        with psycopg.connect(self.url, autocommit=True) as connection:
            sql = "SELECT count(*) FROM {} WHERE due < EXTRACT(EPOCH FROM now()) OR owner IS NOT NULL"
            found = [connection.execute(sql.format(table)).fetchone() for table in ("timer", "outbox")]  # type: ignore[arg-type]
            return sum(int(row[0]) for row in found if row is not None)

    def _judged(self) -> bool:
        good = True
        for what, count, most in Judge(self.url, self.folder).rows():
            is_bad = most is not None and count > most
            good = good and not is_bad
            print(f"{what:60} {count:>9}{'' if most is None else '  NOT ' + str(most) if is_bad else '  as it should be'}")
        return good

    def _say(self, since: float, what: str) -> None:
        print(f"{time.monotonic() - since:7.1f} s  {what}", flush=True)


def main(arguments: list[str]) -> int:
    """The command line; the exit status."""
    parser = argparse.ArgumentParser(prog="python -m bench processes", description=__doc__)
    parser.add_argument("--processes", type=int, default=3)
    parser.add_argument("--matches", type=int, default=20_000)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--restarts", type=int, default=5, help="of the server, half of them as a crash")
    parser.add_argument("--pause", type=float, default=1.0, help="scales the random pauses between two of these")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", action="store_true", help="keep the folder with what was acknowledged, posted and logged")
    asked = parser.parse_args(arguments)
    campaign = Campaign(asked)
    if asked.keep:
        print(campaign.folder)
    return 0 if campaign.run() else 1
