"""Several processes as one bot, with small programs in place of the bot."""

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
    def command(number: int, descriptor: int) -> tuple[Sequence[str], Mapping[str, str]]:
        return (sys.executable, "-c", PART, str(folder), str(descriptor), does), {"NUMBER": str(number)}

    return ProcessGroup(count, command, (78,), patience)


def told(folder: Path) -> list[str]:
    return (folder / "log").read_text().splitlines() if (folder / "log").exists() else []


async def until(folder: Path, *lines: str) -> None:
    while told(folder) != list(lines):  # noqa: ASYNC110  # what other processes write has no event
        await asyncio.sleep(0.005)


async def test_they_start_one_after_the_other_and_end_together(tmp_path: Path) -> None:
    several = processes(tmp_path, 3)
    running = asyncio.create_task(several.run())
    await until(tmp_path, "start 0", "start 1", "start 2")
    await several.ready()
    several.stop()
    assert await running == 0
    assert sorted(told(tmp_path)[3:]) == ["end 0", "end 1", "end 2"]


async def test_one_that_is_killed_is_started_again_and_the_others_do_not_notice(tmp_path: Path) -> None:
    several = processes(tmp_path)
    running = asyncio.create_task(several.run())
    await several.ready()
    os.kill(int((tmp_path / "pid1").read_text()), signal.SIGKILL)
    await until(tmp_path, "start 0", "start 1", "start 1")
    await several.ready()
    several.stop()
    assert await running == 0


async def test_they_are_renewed_in_turn_and_once_more_when_asked_meanwhile(tmp_path: Path) -> None:
    several = processes(tmp_path)
    running = asyncio.create_task(several.run())
    await several.ready()
    several.renew()
    await asyncio.sleep(0)
    several.renew()
    await until(tmp_path, "start 0", "start 1", *("end 0", "start 0", "end 1", "start 1") * 2)
    await several.ready()
    several.stop()
    assert await running == 0


async def test_one_that_is_ready_late_is_waited_for_when_all_are_renewed(tmp_path: Path) -> None:
    several = processes(tmp_path, does="late", patience=Patience(ready=0.0, end=5.0, first=0.0))
    running = asyncio.create_task(several.run())
    while len(told(tmp_path)) < 2:  # noqa: ASYNC110
        await asyncio.sleep(0.005)
    (tmp_path / "hurry").touch()
    await several.ready()
    several.stop()
    assert await running == 0


async def test_a_refused_token_ends_all(tmp_path: Path) -> None:
    several, starts = processes(tmp_path, does="refused"), []
    command = several._command

    def counted(number: int, descriptor: int) -> tuple[Sequence[str], Mapping[str, str]]:
        starts.append(number)
        return command(number, descriptor)

    several._command = counted
    assert await several.run() == 78
    assert told(tmp_path) == ["start 0"] and starts == [0], "no second process logs in with it"


async def test_one_that_does_not_heed_is_killed(tmp_path: Path) -> None:
    several = processes(tmp_path, 1, "deaf", Patience(ready=30.0, end=0.0))
    running = asyncio.create_task(several.run())
    await several.ready()
    several.stop()
    assert await running == 0


async def test_a_process_learns_that_whoever_started_it_is_gone(tmp_path: Path) -> None:
    several = processes(tmp_path, 1)
    running = asyncio.create_task(several.run())
    await several.ready()
    await several._parts[0].cut()
    await until(tmp_path, "start 0", "orphan 0", "start 0")
    await several.ready()
    several.stop()
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


def test_objects_of_the_start_are_frozen_for_the_collector(monkeypatch: pytest.MonkeyPatch) -> None:
    did: list[object] = []
    collector = SimpleNamespace(
        get_threshold=lambda: did[-1] if did else (700, 10, 10),
        set_threshold=lambda *args: did.append(args),
        collect=lambda: did.append("looked"),
        freeze=lambda: did.append("kept"),
    )
    monkeypatch.setattr(memory, "gc", collector)
    memory.collect_garbage_rarely()
    memory.collect_garbage_rarely()
    assert did == ["looked", "kept", memory.RARELY], "once: Discord says again that it is connected"
