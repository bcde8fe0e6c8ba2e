"""Runs the bot as shipped in a process of its own that connects to the stand-in instead of Discord."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import signal
import sys
from pathlib import Path
from typing import Any

from tests.wire.standin import PATIENCE, TOKEN, StandIn

ROOT = Path(__file__).parents[2]

SETTINGS = {"CARAVEL_THINK_PROCESSES": "0", "CARAVEL_DRAW_PROCESSES": "0", "CARAVEL_BOT_PAUSE": "0", "CARAVEL_ORDER_PAUSE": "0-0"}
"""Threads, which begin at once, and no pauses of bots: nobody looks on."""


class Bot:
    """`python bot.py run` in a folder of its own: `async with Bot(discord, folder) as bot`.

    Its database and log stay in the folder for the next process there.
    """

    def __init__(self, discord: StandIn, folder: Path, is_hasty: bool = False, **settings: str) -> None:
        """Prepare a bot. `is_hasty`: it draws no pictures in advance and makes shorter pauses."""
        self._discord, self._folder, self._settings, self._is_hasty = discord, folder, settings, is_hasty
        self._process: asyncio.subprocess.Process | None = None
        self._log = folder / "log.jsonl"
        self._from = 0

    async def __aenter__(self) -> Bot:
        environment = {key: value for key, value in os.environ.items() if not key.startswith("CARAVEL_")}
        wanted = {"CARAVEL_TOKEN": TOKEN, "CARAVEL_DATABASE": str(self._folder / "caravel.db"), **SETTINGS, **self._settings}
        path = f"{Path(__file__).parent / 'redirected'}"
        apart = str(self._discord.gateway.starts.apart)
        stand_in = {
            "PYTHONPATH": path,
            "STAND_IN": self._discord.gateway.address,
            "STAND_IN_APART": apart,
            "STAND_IN_HASTE": "1" if self._is_hasty else "",
        }
        with self._log.open("ab") as log:
            self._from = log.tell()
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                str(ROOT / "bot.py"),
                "run",
                cwd=self._folder,
                env={**environment, **wanted, **stand_in},
                stdout=log,
                stderr=log,
            )
        return self

    async def __aexit__(self, *_: object) -> None:
        process = self._process
        assert process is not None
        if process.returncode is None:
            process.send_signal(signal.SIGTERM)
            try:
                await asyncio.wait_for(process.wait(), PATIENCE)
            except TimeoutError:
                process.kill()
                await process.wait()

    async def ended(self) -> int:
        """Wait until the bot ends by itself; return its status. Raises `TimeoutError`."""
        assert self._process is not None
        try:
            return await asyncio.wait_for(self._process.wait(), PATIENCE)
        except TimeoutError:
            raise TimeoutError(f"the bot does not end: {self.log[-5:]}") from None

    @property
    def lives(self) -> bool:
        """Return whether the process runs."""
        return self._process is not None and self._process.returncode is None

    def kill(self) -> None:
        """Kill the process."""
        assert self._process is not None
        self._process.kill()

    async def ready(self) -> None:
        """Wait until the bot logs that it is connected."""
        await self.says("ready")

    def begin_log(self) -> None:
        """Forget the log so far."""
        self._from = self._log.stat().st_size

    @property
    def log(self) -> list[dict[str, Any]]:
        """Return the records of the log; a line that is no JSON becomes an error."""
        records = []
        for line in self._log.read_bytes()[self._from :].decode().splitlines():
            try:
                records.append(json.loads(line))
            except ValueError:
                records.append({"level": "ERROR", "message": line})
        return records

    async def says(self, message: str, times: int = 1) -> dict[str, Any]:
        """Wait until a message was logged `times` times; return the last record. Raises `TimeoutError`."""
        try:
            async with asyncio.timeout(PATIENCE):
                while True:
                    records = [line for line in self.log if message in line["message"]]
                    if len(records) >= times:
                        return records[times - 1]
                    if not self.lives:
                        raise AssertionError(f"the bot has ended without saying {message!r}: {self.log[-5:]}")
                    await asyncio.sleep(0.05)
        except TimeoutError:
            raise TimeoutError(f"the bot did not say {message!r}: {self.log[-5:]}") from None

    def errors(self) -> list[str]:
        """Return the errors of the log."""
        return [f"{line['message']} {line.get('exception', '')}" for line in self.log if line.get("level") in ("ERROR", "CRITICAL")]


def tidy(folder: Path) -> None:
    """Remove the database and the log."""
    for file in folder.iterdir():
        with contextlib.suppress(OSError):
            file.unlink()
