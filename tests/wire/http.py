"""The way of a request: who asks, whether it goes wrong on purpose, rate limits, its body, and the answer with its headers."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from aiohttp import BodyPartReader, web

from tests import bodies
from tests.wire.buckets import Buckets
from tests.wire.errors import INVALID, NO_JSON, TOO_LARGE, Refusal
from tests.wire.faults import Answer, Faults
from tests.wire.places import UPLOAD

BASE = "/api/v10"

OPEN = ("/interactions/", "/webhooks/")
"""Where a token in the path says who asks: nobody looks at the bot's, and these requests do not count among all together."""


@dataclass(frozen=True)
class File:
    """A file as it was uploaded."""

    name: str
    data: bytes


@dataclass
class Asked:
    """A request. `at`: what stands in the path in place of `{}`."""

    method: str
    path: str
    route: str
    at: tuple[str, ...]
    query: dict[str, str]
    body: Any = None
    files: dict[int, File] = field(default_factory=dict)
    status: int = 0
    """How it was answered; 0 while it is not."""

    @property
    def words(self) -> str:
        """The method and the path, as tests look for it."""
        return f"{self.method} {self.path}"


Handler = Callable[[Asked], Awaitable[Any]]


class Http:
    """The server. Handlers are found by what they say of themselves with `route`."""

    def __init__(self, token: Callable[[], str | None], happened: Callable[[], None]) -> None:
        """`token`: the one that is right, `None` when there is none any more."""
        self._token, self._happened = token, happened
        self.buckets, self.faults = Buckets(), Faults()
        self.asked: list[Asked] = []
        """Every request, oldest first."""
        self.wrong: list[str] = []
        """What bodies did not obey. Such a request is refused, as Discord would."""
        self.delay = 0.0
        """Seconds that every request is under way."""
        self._routes: list[tuple[str, re.Pattern[str], str, Handler]] = []

    def serve(self, *owners: object) -> None:
        """Let these answer requests."""
        for owner in owners:
            for name in dir(type(owner)):
                for found in getattr(getattr(type(owner), name), "routes", ()):
                    method, path = found.split()
                    pattern = re.compile(re.escape(path).replace(r"\{\}", "([^/]+)"))
                    self._routes.append((method, pattern, found, getattr(owner, name)))

    async def answer(self, request: web.Request) -> web.StreamResponse:
        """Answer a request."""
        path = request.path.removeprefix(BASE)
        asked = Asked(request.method, path, "", (), dict(request.query))
        self.asked.append(asked)
        try:
            if self.delay:
                await asyncio.sleep(self.delay)
            response = await self._answered(request, asked)
        except Refusal as refusal:
            response = _json(refusal.body, refusal.status)
        response.headers.setdefault("Via", "1.1 google")
        if not response.headers["Via"]:
            del response.headers["Via"]
        asked.status = response.status
        self._happened()
        return response

    async def _answered(self, request: web.Request, asked: Asked) -> web.Response:
        await _read(request, asked)
        handler = None
        for method, pattern, route, answer in self._routes:
            found = pattern.fullmatch(asked.path)
            if found is not None and method == asked.method:
                asked.route, asked.at, handler = route, found.groups(), answer
                break
        is_open = asked.path.startswith(OPEN)
        if not is_open and request.headers.get("Authorization") != f"Bot {self._token()}":
            raise Refusal(401, 0, "401: Unauthorized")
        fault = self.faults.found(asked.words, asked.body)
        if fault is not None and not fault.is_done:
            return _instead(fault)
        if handler is None:
            raise Refusal(404, 0, "404: Not Found")
        headers, limited = self.buckets.taken(asked.route, _major(asked), not is_open)
        if limited is not None:
            return _json(limited.body, 429, {**headers, **limited.headers})
        try:
            wrong = bodies.faults(asked.method, asked.path, asked.body)
            if wrong:
                self.wrong += wrong
                raise Refusal(400, INVALID, errors={"_errors": wrong})
            made = await handler(asked)
        except Refusal as refusal:
            return _json(refusal.body, refusal.status, headers)
        if fault is not None:
            return _instead(fault)
        if made is None:
            return web.Response(status=204, headers=headers)
        return _json(made, 200, headers)


def _instead(fault: Answer) -> web.Response:
    if not isinstance(fault.body, str):
        return _json(fault.body, fault.status, fault.headers)
    return web.Response(status=fault.status, body=fault.body.encode(), headers=fault.headers)


def _json(body: Any, status: int, headers: Mapping[str, str] | None = None) -> web.Response:
    """JSON with the type as Discord writes it: discord.py compares it."""
    return web.Response(body=json.dumps(body).encode(), status=status, headers={"Content-Type": "application/json", **(headers or {})})


def route(*found: str) -> Callable[[Handler | Any], Any]:
    """Mark a method as the one that answers these requests; `{}` stands for an id or a token."""

    def mark(method: Any) -> Any:
        method.routes = found
        return method

    return mark


def _major(asked: Asked) -> str:
    """What has a window of its own: a channel, a server, a webhook with its token."""
    start = asked.path.split("/")
    return "/".join(start[2:4]) if start[1] == "webhooks" else start[2] if start[1] in ("channels", "guilds") else ""


def _parsed(text: bytes | bytearray) -> Any:
    try:
        return json.loads(text)
    except ValueError:
        raise Refusal(400, NO_JSON) from None


async def _read(request: web.Request, asked: Asked) -> None:
    """The body: JSON, or several parts with the JSON in `payload_json` and files in `files[n]`."""
    if not request.can_read_body:
        return
    if not request.content_type.startswith("multipart/"):
        asked.body = _parsed(await request.read())
        return
    async for part in await request.multipart():
        if not isinstance(part, BodyPartReader):
            raise Refusal(400, INVALID, "a part of many parts")
        if part.name == "payload_json":
            asked.body = _parsed(await part.read())
            continue
        number = re.fullmatch(r"files\[(\d+)\]", part.name or "")
        if number is None or not part.filename:
            raise Refusal(400, INVALID, f"what is the part {part.name!r}?")
        data = bytes(await part.read())
        if len(data) > UPLOAD:
            raise Refusal(413, TOO_LARGE)
        asked.files[int(number[1])] = File(part.filename, data)
