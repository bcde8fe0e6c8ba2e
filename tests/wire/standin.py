"""A stand-in for Discord on this machine, with the HTTP and gateway parts that the bot uses.

It is our reading of Discord's documents, no more: docs/reliability.md says what that is worth. It tests the wire; what a body must obey
is said in `tests/bodies.py`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from aiohttp import web

from tests.wire.gateway import Gateway, Session
from tests.wire.http import BASE, Http, Request, route
from tests.wire.interactions import Interactions
from tests.wire.messages import Messages
from tests.wire.places import Places

TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GaBcDe.abcdefghijklmnopqrstuvwxyz0123456789"

PATIENCE = 60.0
"""Seconds that anything may take on a busy machine."""


class StandIn:
    """Discord while the block runs: `async with StandIn() as discord`."""

    def __init__(self) -> None:
        self._changed = asyncio.Event()
        self.places = Places(lambda event, data: self.gateway.emit(event, data), self.happened)
        self.gateway = Gateway(TOKEN, self._ready, self.happened)
        self.interactions = Interactions(self.places)
        self.http = Http(lambda: None if self.gateway.is_reset else TOKEN, self.happened)
        self.http.serve(self, Messages(self.places), self.interactions)
        self._runner: web.AppRunner | None = None

    async def __aenter__(self) -> StandIn:
        app = web.Application(client_max_size=1 << 26)
        app.router.add_get("/gateway", self.gateway.connected)
        app.router.add_get("/gateway/", self.gateway.connected)
        app.router.add_route("*", BASE + "/{path:.*}", self.http.answer)
        self._runner = web.AppRunner(app, access_log=None, handle_signals=False, shutdown_timeout=0.1)
        await self._runner.setup()
        await web.TCPSite(self._runner, "127.0.0.1", 0).start()
        self.gateway.address = f"127.0.0.1:{self._runner.addresses[0][1]}"
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._runner is not None
        await self._runner.cleanup()

    def happened(self) -> None:
        """Wake everything that waits for a change."""
        self._changed.set()
        self._changed = asyncio.Event()

    async def until(self, condition: Callable[[], Any], what: str, patience: float = PATIENCE) -> Any:
        """Wait for a true result of `condition`, and return it.

        Raises a `TimeoutError` that says what was waited for.
        """
        try:
            async with asyncio.timeout(patience):
                while not (result := condition()):
                    await self._changed.wait()
                return result
        except TimeoutError:
            last = [f"{request.words} {request.status}" for request in self.http.requests[-12:]]
            raise TimeoutError(f"{what} did not come; the last requests: {last}; the gateway: {self.gateway.log[-6:]}") from None

    def requests(self, method: str, part: str = "") -> list[Request]:
        """Return the requests by this method whose path contains `part`."""
        return [request for request in self.http.requests if request.method == method and part in request.path]

    # What every bot asks first.

    @route("GET /users/@me")
    async def me(self, request: Request) -> dict[str, Any]:
        """Return the bot's user."""
        return self.places.bot

    @route("GET /oauth2/applications/@me", "GET /applications/@me")
    async def application(self, request: Request) -> dict[str, Any]:
        """Return the bot's application."""
        bot, owner = self.places.bot, next(iter(self.places.users.values()))
        return {
            "id": bot["id"], "name": bot["global_name"], "description": "", "icon": None, "bot_public": True, "flags": 0, "owner": owner,
            "bot_require_code_grant": False, "verify_key": "0" * 64, "team": None, "bot": bot, "summary": "",
        }  # fmt: skip

    @route("GET /gateway")
    async def gateway_address(self, request: Request) -> dict[str, Any]:
        """Return the address of the gateway."""
        return {"url": f"ws://{self.gateway.address}/gateway"}

    @route("GET /gateway/bot")
    async def gateway_of_bot(self, request: Request) -> dict[str, Any]:
        """Return the gateway's address, the recommended shards, and the limit of identifies."""
        starts = self.gateway.starts.start_limit
        return {"url": f"ws://{self.gateway.address}/gateway", "shards": self.gateway.shards, "session_start_limit": starts}

    def _ready(self, session: Session) -> tuple[dict[str, Any], list[tuple[str, dict[str, Any]]]]:
        """Return the data of READY for a new session, and an event for each of its servers."""
        number, count = session.shard
        bot = self.places.bot
        here = [
            guild for guild in self.places.guilds.values() if bot["id"] in guild["_members"] and (int(guild["id"]) >> 22) % count == number
        ]
        about = {
            "user": bot,
            "application": {"id": bot["id"], "flags": 0},
            "guilds": [{"id": entry["id"], "unavailable": True} for entry in here],
        }
        return about, [("GUILD_CREATE", self.places.guild_data(entry)) for entry in here]

    # What happens to servers.

    def invited(self, guild: dict[str, Any]) -> None:
        """Add the bot to a server, perhaps again."""
        if self.places.bot["id"] not in guild["_members"]:
            self.places.member(guild, self.places.bot)
        self.gateway.emit("GUILD_CREATE", self.places.guild_data(guild) | {"unavailable": False})

    def expelled(self, guild: dict[str, Any]) -> None:
        """Remove the bot from a server."""
        del guild["_members"][self.places.bot["id"]]
        self.gateway.emit("GUILD_DELETE", {"id": guild["id"]})
