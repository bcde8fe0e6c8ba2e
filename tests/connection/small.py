"""The smallest Discord to which the bot connects: real HTTP and a real websocket on this machine.

It greets whoever logs in, answers everything else as a test says, and notes in their order what it was asked.
"""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import discord
import pytest
import yarl
from aiohttp import WSMsgType, web

from cogs.client import Caravel
from play.host import Host
from play.time.clock import AT_ONCE
from tests.e2e.stubs import Blind
from tests.near import Near

ME = 700000000000000001
"""The number of the bot, and of its application."""

BOT = {"id": str(ME), "username": "caravel", "discriminator": "0000", "avatar": None, "bot": True}
APPLICATION = {
    "id": str(ME), "name": "Caravel", "icon": None, "description": "", "bot_public": True, "bot_require_code_grant": False,
    "verify_key": "", "flags": 0, "team": None, "owner": BOT, "summary": "",
}  # fmt: skip
PLENTY = {"total": 1000, "remaining": 1000, "reset_after": 86_400_000, "max_concurrency": 1}
"""Discord's `session_start_limit` of a bot that has not connected today."""

Answer = tuple[int, Any, Mapping[str, str]]


class Small:
    """The stand-in for Discord: its answers to requests, and a log of what it was asked."""

    def __init__(self) -> None:
        self.heard: list[str] = []
        self.identified = asyncio.Event()
        self.limit: dict[str, int] = dict(PLENTY)
        self.says: dict[str, Callable[[], Answer]] = {}
        """By `METHOD /path`: how a request is answered; else with what a login needs."""
        self.late: dict[str, asyncio.Event] = {}
        """What is answered only when somebody says so."""
        self.opened: list[web.WebSocketResponse] = []
        self.running: asyncio.Task[None] | None = None
        """The bot, as long as it is connected."""
        self.port = 0

    async def rest(self, request: web.Request) -> web.Response:
        """Answer one request over HTTP, and note it."""
        call = f"{request.method} {request.path.removeprefix('/api')}"
        self.heard.append(call)
        if call in self.late:
            await self.late[call].wait()
        known: dict[str, Any] = {
            "GET /users/@me": BOT,
            "GET /oauth2/applications/@me": APPLICATION,
            "GET /gateway/bot": {"url": f"ws://127.0.0.1:{self.port}/ws", "shards": 1, "session_start_limit": self.limit},
        }
        status, body, headers = self.says[call]() if call in self.says else (200, known.get(call, []), {})
        return web.Response(
            body=json.dumps(body).encode(), status=status, content_type="application/json", headers={"Via": "1.1 google", **headers}
        )

    async def gateway(self, request: web.Request) -> web.WebSocketResponse:
        """Serve one connection to the gateway."""
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        self.opened.append(socket)
        await socket.send_json({"op": 10, "d": {"heartbeat_interval": 41_250}})
        async for message in socket:
            if message.type is not WSMsgType.TEXT:
                break
            event = json.loads(message.data)
            if event["op"] == 1:
                await socket.send_json({"op": 11})
            elif event["op"] == 2:
                self.heard.append("IDENTIFY")
                await self.send("READY", **self.ready(event["d"].get("shard", [0, 1])))
                self.identified.set()
        return socket

    def ready(self, shard: list[int]) -> dict[str, Any]:
        """Return the data of READY for a shard that has identified."""
        return {
            "v": 10, "user": BOT, "guilds": [], "session_id": "s", "resume_gateway_url": f"ws://127.0.0.1:{self.port}/ws", "shard": shard,
            "application": {"id": str(ME), "flags": 0},
        }  # fmt: skip

    async def send(self, event: str, **data: Any) -> None:
        """Tell the newest connection of an event."""
        await self.opened[-1].send_json({"op": 0, "t": event, "s": len(self.heard), "d": data})


PATIENCE = 60.0
"""Seconds that one step may take on a busy machine."""


@asynccontextmanager
async def connect(at: Small, path: Path, prepare: Callable[[Caravel], None] = lambda bot: None) -> AsyncIterator[Caravel]:
    """Yield a bot that has connected or has failed to; `prepare` is called before it starts."""
    host = Host(Near(path), delays=AT_ONCE)
    await host.open()
    bot = Caravel(host, Blind())
    bot._connection.guild_ready_timeout = 0.0  # there are no servers to wait for
    prepare(bot)
    at.running = running = asyncio.create_task(bot.start("token"))
    try:
        async with asyncio.timeout(PATIENCE):
            await asyncio.wait({running, asyncio.ensure_future(at.identified.wait())}, return_when=asyncio.FIRST_COMPLETED)
        if running.done():
            running.result()
        yield bot
    finally:
        await bot.close()
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)
        await host.close()
        for thread in threading.enumerate():
            if isinstance(thread, discord.gateway.KeepAliveHandler):
                thread.stop()  # discord.py forgets the one of a connection that it could not finish


async def until(is_so: Callable[[], bool]) -> None:
    """Wait until a condition is true; raises `TimeoutError`."""
    for _ in range(round(PATIENCE / 0.005)):
        if is_so():
            return
        await asyncio.sleep(0.005)
    raise TimeoutError("it does not happen")


@asynccontextmanager
async def small(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Small]:
    """Yield a stand-in for Discord that listens while the block runs."""
    discord_stub = Small()
    app = web.Application()
    app.router.add_get("/ws", discord_stub.gateway)
    app.router.add_get("/ws/", discord_stub.gateway)
    app.router.add_route("*", "/api/{rest:.*}", discord_stub.rest)
    runner = web.AppRunner(app, shutdown_timeout=0.1)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    discord_stub.port = runner.addresses[0][1]
    monkeypatch.setattr(discord.http.Route, "BASE", f"http://127.0.0.1:{discord_stub.port}/api")
    monkeypatch.setattr(discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY", yarl.URL(f"ws://127.0.0.1:{discord_stub.port}/ws"))
    try:
        yield discord_stub
    finally:
        for socket in discord_stub.opened:
            await socket.close()
        await runner.cleanup()
