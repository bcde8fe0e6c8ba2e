"""Several processes as one bot: started one by one, restarted, renewed in turn, ended.

Each is the program itself with its share of the shards. They know nothing of each other but the database.
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

UNREACHED = (aiohttp.ClientError, OSError)
"""The errors while Discord cannot be reached or gives no useful answer."""

GATEWAY = "https://discord.com/api/v10/gateway/bot"

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Patience:
    """Waiting times of the supervisor, in seconds.

    `ready`: until a process must be ready before the next one is started all the same; `end`: from SIGTERM to SIGKILL; `first` and
    `longest`: the pauses before one that ended by itself is started again; `healthy`: the life after which the pauses begin again.
    """

    ready: float = 120.0
    end: float = 12.0
    first: float = 1.0
    longest: float = 60.0
    healthy: float = 600.0

    def after(self, deaths: int) -> float:
        """Return the pause after so many deaths in a row."""
        return min(self.longest, self.first * 2.0 ** min(deaths - 1, 16))


@dataclass(slots=True)
class _Part:
    number: int
    process: Process | None = None
    tether: socket | None = None
    ready: asyncio.Event = field(default_factory=asyncio.Event)
    hearing: asyncio.Task[None] | None = None
    is_renewed: bool = False

    async def hear(self) -> None:
        """Wait until the process says that it is ready, or has ended."""
        assert self.tether is not None
        if await asyncio.get_running_loop().sock_recv(self.tether, 1):
            self.ready.set()

    async def cut(self) -> None:
        """Close the tether of a process that is gone."""
        if self.hearing is not None:
            self.hearing.cancel()
            await asyncio.gather(self.hearing, return_exceptions=True)
        if self.tether is not None:
            self.tether.close()
            self.tether = None


class ProcessGroup:
    """The processes of one bot.

    `command` gives the command line that starts process `number` (from 0), with the file descriptor of its `Tether`, and what its
    environment has beside ours. A process that ends with a status of `hopeless` ends all: started again it would end in the same way.
    """

    def __init__(self, count: int, command: Command, hopeless: Collection[int] = (), patience: Patience | None = None) -> None:
        self._command = command
        self._hopeless = hopeless
        self._patience = patience or Patience()
        self._parts = [_Part(number) for number in range(count)]
        self._starting = asyncio.Lock()
        self._stopping = asyncio.Event()
        self._renewing: asyncio.Task[None] | None = None
        self._is_asked = False
        self._status = 0

    async def run(self) -> int:
        """Run until `stop` is called, or a process ends hopelessly; the exit status."""
        await asyncio.gather(*(self._keep(part) for part in self._parts))
        if self._renewing is not None:
            await asyncio.gather(self._renewing, return_exceptions=True)
        return self._status

    async def ready(self) -> None:
        """Wait until all processes are ready."""
        for part in self._parts:
            await part.ready.wait()

    def stop(self) -> None:
        """Let all processes end in good order, and run no more."""
        self._stopping.set()

    def renew(self) -> None:
        """Let each process end and start again, the next when the one before is ready.

        Nobody else's buttons fail meanwhile. Asked again before the last one is renewed, it renews all once more: the program may
        be another one since the first was.
        """
        self._is_asked = True
        if self._renewing is None or self._renewing.done():
            self._renewing = asyncio.create_task(self._renew())

    async def _renew(self) -> None:
        while self._is_asked and not self._stopping.is_set():
            self._is_asked = False
            await self._renew_all()

    async def _renew_all(self) -> None:
        for part in self._parts:
            if self._stopping.is_set():
                return
            if part.process is None:
                continue
            log.info("a process is renewed", extra={"part": part.number + 1})
            part.is_renewed = True
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
            if part.is_renewed:
                part.is_renewed, deaths = False, 0
            elif not self._look_at(status):
                deaths = 1 if loop.time() - since > self._patience.healthy else deaths + 1
                pause = self._patience.after(deaths)
                log.error("a process has ended", extra={"part": part.number + 1, "status": status, "again_in": pause})
                await first_of(asyncio.sleep(pause), self._stopping)

    async def _start(self, part: _Part) -> None:
        """Start a process, and wait until it is ready, has ended, or has had its time.

        After one that ends hopelessly none is started: Discord counts logins with a refused token.
        """
        part.tether, theirs = socketpair()
        with theirs:
            command, more = self._command(part.number, theirs.fileno())
            part.process = await asyncio.create_subprocess_exec(
                *command, env={**os.environ, **more}, pass_fds=(theirs.fileno(),), start_new_session=True
            )
        log.info("a process is started", extra={"part": part.number + 1, "pid": part.process.pid})
        part.tether.setblocking(False)
        part.hearing = asyncio.create_task(part.hear())
        await first_of(asyncio.shield(part.hearing), self._stopping, self._patience.ready)
        if part.hearing.done() and not part.ready.is_set():
            await first_of(part.process.wait(), self._stopping, self._patience.end)
            self._look_at(part.process.returncode)

    def _look_at(self, status: int | None) -> bool:
        """Return whether a process has ended so that all have to."""
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

    Raises what a connection raises.
    """
    known = {"Authorization": f"Bot {token}"}
    async with aiohttp.ClientSession(timeout=aiohttp.ClientTimeout(30.0), headers=known) as session, session.get(address) as answer:
        if answer.status == 401:
            return None
        answer.raise_for_status()
        return int((await answer.json())["shards"])


async def first_of(work: Awaitable[T], stop: asyncio.Event, within: float | None = None) -> T | None:
    """Return the result of some work; cancel it if a stop or a time in seconds comes first."""
    working, stopping = asyncio.ensure_future(work), asyncio.ensure_future(stop.wait())
    await asyncio.wait({working, stopping}, timeout=within, return_when=asyncio.FIRST_COMPLETED)
    for task in (working, stopping):
        task.cancel()
    await asyncio.gather(working, stopping, return_exceptions=True)
    return None if working.cancelled() or working.exception() is not None else working.result()


class Tether:
    """The supervisor's connection in a started process.

    It says that the process is ready, and learns when the supervisor is gone.
    """

    def __init__(self, descriptor: int, gone: Callable[[], None]) -> None:
        """`gone` is called on the running loop."""
        self._socket = socket(fileno=descriptor)
        self._socket.setblocking(False)
        self._gone = gone
        asyncio.get_running_loop().add_reader(self._socket, self._cut)

    def ready(self) -> None:
        """Say that the process does its work from now on; it may be said again."""
        with suppress(OSError):
            self._socket.send(b"!")

    def _cut(self) -> None:
        asyncio.get_running_loop().remove_reader(self._socket)
        log.warning("whoever started this process is gone")
        self._gone()
