"""The supervisor that starts, restarts, renews and ends the processes of one bot.

Each process is this program with a part of the shards. The processes have only the database in common.
"""

from __future__ import annotations

import asyncio
import logging
import os
from asyncio.subprocess import Process
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from socket import socket, socketpair
from typing import TypeAlias, TypeVar

import aiohttp

T = TypeVar("T")

Command: TypeAlias = Callable[[int, int], tuple[Sequence[str], Mapping[str, str]]]
"""Returns the command line of a process and the variables added to its environment.

The arguments are the number of the process (from 0) and the file descriptor of its `Tether`.
"""

UNREACHED = (aiohttp.ClientError, OSError)
"""The errors that are raised if Discord cannot be reached or gives no useful answer."""

GATEWAY = "https://discord.com/api/v10/gateway/bot"

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Patience:
    """Waiting times of the supervisor, in seconds."""

    ready: float = 120.0
    """How long the next process waits for this one to be ready; then it is started all the same."""

    end: float = 12.0
    """The time from SIGTERM to SIGKILL."""

    first: float = 1.0
    """The pause before a process that died is started again; it doubles with each further death."""

    longest: float = 60.0
    """The longest of these pauses."""

    healthy: float = 600.0
    """How long a process must live so that the pauses begin again with the first."""

    def after(self, deaths: int) -> float:
        """Return the pause after this number of deaths in a row."""
        return min(self.longest, self.first * 2.0 ** min(deaths - 1, 16))


@dataclass(slots=True)
class _Part:
    """One process of the bot; `process` and `tether` are `None` while it does not run."""

    number: int
    process: Process | None = None
    tether: socket | None = None
    ready: asyncio.Event = field(default_factory=asyncio.Event)
    listening: asyncio.Task[None] | None = None
    is_renewing: bool = False
    """Whether the supervisor ends the process to start it again."""

    async def listen(self) -> None:
        """Wait until the process says that it is ready, or has ended."""
        assert self.tether is not None
        if await asyncio.get_running_loop().sock_recv(self.tether, 1):
            self.ready.set()

    async def cut(self) -> None:
        """Close the tether of a process that has ended."""
        if self.listening is not None:
            self.listening.cancel()
            await asyncio.gather(self.listening, return_exceptions=True)
        if self.tether is not None:
            self.tether.close()
            self.tether = None


class ProcessGroup:
    """The processes of one bot."""

    def __init__(self, count: int, command: Command, hopeless: Collection[int] = (), patience: Patience | None = None) -> None:
        """Run `count` processes.

        `hopeless`: if a process ends with one of these statuses, all end, because it would end in the same way again.
        """
        self._command = command
        self._hopeless = hopeless
        self._patience = patience or Patience()
        self._parts = [_Part(number) for number in range(count)]
        self._starting = asyncio.Lock()
        self._stopping = asyncio.Event()
        self._renewing: asyncio.Task[None] | None = None
        self._must_renew = False
        self._status = 0

    async def run(self) -> int:
        """Run until `stop` is called or a process ends hopelessly; return the exit status."""
        await asyncio.gather(*(self._keep(part) for part in self._parts))
        if self._renewing is not None:
            await asyncio.gather(self._renewing, return_exceptions=True)
        return self._status

    async def ready(self) -> None:
        """Wait until all processes are ready."""
        for part in self._parts:
            await part.ready.wait()

    def stop(self) -> None:
        """End all processes, and start none again."""
        self._stopping.set()

    def renew(self) -> None:
        """End each process and start it again, the next one when the one before is ready.

        So only the servers of one process get no answers at a time. If this is called while it goes on, all processes are renewed once
        more, because the program may have changed since the first one was.
        """
        self._must_renew = True
        if self._renewing is None or self._renewing.done():
            self._renewing = asyncio.create_task(self._renew())

    async def _renew(self) -> None:
        while self._must_renew and not self._stopping.is_set():
            self._must_renew = False
            await self._renew_all()

    async def _renew_all(self) -> None:
        """End one process after the other, and wait until `_keep` has each ready again."""
        for part in self._parts:
            if self._stopping.is_set():
                return
            if part.process is None:
                continue
            log.info("a process is renewed", extra={"part": part.number + 1})
            part.is_renewing = True
            part.ready.clear()
            await first_of(self._end(part), self._stopping)
            await first_of(part.ready.wait(), self._stopping)

    async def _keep(self, part: _Part) -> None:
        """Start a process, and start it again whenever it ends."""
        deaths, loop = 0, asyncio.get_running_loop()
        while not self._stopping.is_set():
            async with self._starting:
                if self._stopping.is_set():
                    return
                since = loop.time()
                await self._start(part)
            assert part.process is not None
            await first_of(part.process.wait(), self._stopping)
            if self._stopping.is_set():
                await self._end(part)
                await part.cut()
                return
            status, part.process = part.process.returncode, None
            part.ready.clear()
            await part.cut()
            if part.is_renewing:
                part.is_renewing, deaths = False, 0
            elif not self._stop_if_hopeless(status):
                deaths = 1 if loop.time() - since > self._patience.healthy else deaths + 1
                pause = self._patience.after(deaths)
                log.error("a process has ended", extra={"part": part.number + 1, "status": status, "again_in": pause})
                await first_of(asyncio.sleep(pause), self._stopping)

    async def _start(self, part: _Part) -> None:
        """Start a process, and wait until it is ready, has ended, or `Patience.ready` is over.

        If it ends hopelessly no other process is started, because Discord counts logins with a refused token.
        """
        part.tether, theirs = socketpair()
        with theirs:
            command, variables = self._command(part.number, theirs.fileno())
            part.process = await asyncio.create_subprocess_exec(
                *command, env={**os.environ, **variables}, pass_fds=(theirs.fileno(),), start_new_session=True
            )
        log.info("a process is started", extra={"part": part.number + 1, "pid": part.process.pid})
        part.tether.setblocking(False)
        part.listening = asyncio.create_task(part.listen())
        await first_of(asyncio.shield(part.listening), self._stopping, self._patience.ready)
        if part.listening.done() and not part.ready.is_set():
            await first_of(part.process.wait(), self._stopping, self._patience.end)
            self._stop_if_hopeless(part.process.returncode)

    def _stop_if_hopeless(self, status: int | None) -> bool:
        """Stop all processes if one ended with a hopeless status; return whether it did."""
        if status is None or status not in self._hopeless:
            return False
        self._status = status
        self.stop()
        return True

    async def _end(self, part: _Part) -> None:
        """Send SIGTERM to a process, and SIGKILL if it does not end in time."""
        process = part.process
        if process is None or process.returncode is not None:
            return
        with suppress(ProcessLookupError):
            process.terminate()
        try:
            async with asyncio.timeout(self._patience.end):
                await process.wait()
        except TimeoutError:
            log.error("a process does not end and is killed", extra={"part": part.number + 1})
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()


async def recommended_shards(token: str, address: str = GATEWAY) -> int | None:
    """Return how many shards Discord recommends, or `None` if it refuses the token.

    Raises an error of `UNREACHED` if Discord gives no answer.
    """
    headers = {"Authorization": f"Bot {token}"}
    async with aiohttp.ClientSession(timeout=aiohttp.ClientTimeout(30.0), headers=headers) as session, session.get(address) as answer:
        if answer.status == 401:
            return None
        answer.raise_for_status()
        return int((await answer.json())["shards"])


async def first_of(work: Awaitable[T], stop: asyncio.Event, within: float | None = None) -> T | None:
    """Return the result of some work.

    `None` if it fails, or is cancelled because `stop` is set or `within` seconds are over before it is done.
    """
    working, stopping = asyncio.ensure_future(work), asyncio.ensure_future(stop.wait())
    await asyncio.wait({working, stopping}, timeout=within, return_when=asyncio.FIRST_COMPLETED)
    for task in (working, stopping):
        task.cancel()
    await asyncio.gather(working, stopping, return_exceptions=True)
    return None if working.cancelled() or working.exception() is not None else working.result()


class Tether:
    """A process's end of the socket that connects it to the supervisor.

    The process says through it that it is ready, and notices when the supervisor has ended.
    """

    def __init__(self, descriptor: int, gone: Callable[[], None]) -> None:
        """`gone` is called on the running loop when the supervisor has ended."""
        self._socket = socket(fileno=descriptor)
        self._socket.setblocking(False)
        self._gone = gone
        asyncio.get_running_loop().add_reader(self._socket, self._cut)

    def ready(self) -> None:
        """Say that the process is ready; it may be said again."""
        with suppress(OSError):
            self._socket.send(b"!")

    def _cut(self) -> None:
        asyncio.get_running_loop().remove_reader(self._socket)
        log.warning("whoever started this process is gone")
        self._gone()
