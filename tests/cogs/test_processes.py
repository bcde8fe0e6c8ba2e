"""Several processes run as one bot; small programs take the place of the bot."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import SimpleNamespace

import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer

from cogs.operation import memory
from cogs.operation.processes import Patience, ProcessGroup, recommended_shards

PART = """
import os, pathlib, signal, socket, sys, time
folder, number, descriptor, does = pathlib.Path(sys.argv[1]), os.environ["NUMBER"], int(sys.argv[2]), sys.argv[3]
with (folder / "log").open("a") as told:
    told.write(f"start {number}\\n")
def ends(*_):
    with (folder / "log").open("a") as told:
        told.write(f"end {number}\\n")
    sys.exit(0)
signal.signal(signal.SIGTERM, signal.SIG_IGN if does == "deaf" else ends)
(folder / f"pid{number}").write_text(str(os.getpid()))
tether = socket.socket(fileno=descriptor)
if does == "late":
    while not (folder / "hurry").exists(): time.sleep(0.001)
if does == "refused":
    sys.exit(78)
tether.send(b"!")
tether.recv(1)
with (folder / "log").open("a") as told:
    told.write(f"orphan {number}\\n")
"""

QUICK = Patience(ready=30.0, end=5.0, first=0.0)


def processes(folder: Path, count: int = 2, does: str = "", patience: Patience = QUICK) -> ProcessGroup:
    """Return a group of processes that log to a folder; what they `do` is `deaf`, `late`, `refused` or nothing special."""

    def command(number: int, descriptor: int) -> tuple[Sequence[str], Mapping[str, str]]:
        return (sys.executable, "-c", PART, str(folder), str(descriptor), does), {"NUMBER": str(number)}

    return ProcessGroup(count, command, (78,), patience)


def logged(folder: Path) -> list[str]:
    """Return the lines that the processes have logged."""
    return (folder / "log").read_text().splitlines() if (folder / "log").exists() else []


async def wait_for_log(folder: Path, *lines: str) -> None:
    """Wait until the processes have logged exactly these lines."""
    while logged(folder) != list(lines):  # noqa: ASYNC110  # what other processes write has no event
        await asyncio.sleep(0.005)


async def test_processes_start_one_after_the_other_and_end_together(tmp_path: Path) -> None:
    group = processes(tmp_path, 3)
    running = asyncio.create_task(group.run())
    await wait_for_log(tmp_path, "start 0", "start 1", "start 2")
    await group.ready()
    group.stop()
    assert await running == 0
    _, _, _, *ends = logged(tmp_path)
    assert sorted(ends) == ["end 0", "end 1", "end 2"]


async def test_a_killed_process_is_started_again_without_the_others(tmp_path: Path) -> None:
    group = processes(tmp_path)
    running = asyncio.create_task(group.run())
    await group.ready()
    os.kill(int((tmp_path / "pid1").read_text()), signal.SIGKILL)
    await wait_for_log(tmp_path, "start 0", "start 1", "start 1")
    await group.ready()
    group.stop()
    assert await running == 0


async def test_processes_are_renewed_in_turn_and_again_if_asked_meanwhile(tmp_path: Path) -> None:
    group = processes(tmp_path)
    running = asyncio.create_task(group.run())
    await group.ready()
    group.renew()
    await asyncio.sleep(0)
    group.renew()
    await wait_for_log(tmp_path, "start 0", "start 1", *("end 0", "start 0", "end 1", "start 1") * 2)
    await group.ready()
    group.stop()
    assert await running == 0


async def test_a_process_that_is_ready_late_does_not_stop_the_start(tmp_path: Path) -> None:
    group = processes(tmp_path, does="late", patience=Patience(ready=0.0, end=5.0, first=0.0))
    running = asyncio.create_task(group.run())
    while len(logged(tmp_path)) < 2:  # noqa: ASYNC110
        await asyncio.sleep(0.005)
    (tmp_path / "hurry").touch()
    await group.ready()
    group.stop()
    assert await running == 0


async def test_a_refused_token_ends_all_processes(tmp_path: Path) -> None:
    group, starts = processes(tmp_path, does="refused"), []
    command = group._command

    def counted(number: int, descriptor: int) -> tuple[Sequence[str], Mapping[str, str]]:
        starts.append(number)
        return command(number, descriptor)

    group._command = counted
    assert await group.run() == 78
    assert logged(tmp_path) == ["start 0"] and starts == [0], "no second process logs in with the refused token"


async def test_a_process_that_ignores_the_signal_is_killed(tmp_path: Path) -> None:
    group = processes(tmp_path, 1, "deaf", Patience(ready=30.0, end=0.0))
    running = asyncio.create_task(group.run())
    await group.ready()
    group.stop()
    assert await running == 0


async def test_a_process_notices_that_its_starter_is_gone(tmp_path: Path) -> None:
    group = processes(tmp_path, 1)
    running = asyncio.create_task(group.run())
    await group.ready()
    (part,) = group._parts
    await part.cut()
    await wait_for_log(tmp_path, "start 0", "orphan 0", "start 0")
    await group.ready()
    group.stop()
    await running


async def test_discord_says_how_many_shards_there_are() -> None:
    async def gateway(request: web.Request) -> web.Response:
        if request.headers["Authorization"] != "Bot right":
            return web.json_response({"message": "401: Unauthorized"}, status=401)
        return web.json_response({"shards": 7, "url": "wss://gateway.discord.gg"})

    app = web.Application()
    app.router.add_get("/", gateway)
    async with TestServer(app) as server:
        assert await recommended_shards("right", str(server.make_url("/"))) == 7
        assert await recommended_shards("wrong", str(server.make_url("/"))) is None


def test_objects_of_the_start_are_frozen_for_the_garbage_collector(monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[object] = []
    collector = SimpleNamespace(
        get_threshold=lambda: calls[-1] if calls else (700, 10, 10),
        set_threshold=lambda *args: calls.append(args),
        collect=lambda: calls.append("collect"),
        freeze=lambda: calls.append("freeze"),
    )
    monkeypatch.setattr(memory, "gc", collector)
    memory.collect_garbage_rarely()
    memory.collect_garbage_rarely()
    assert calls == ["collect", "freeze", memory.RARELY], "only once, although Discord connects again"
