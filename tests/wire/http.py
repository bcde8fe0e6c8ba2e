"""Serves requests: their author, planned faults, rate limits, bodies, and answers with headers."""

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
"""Paths whose token says who asks. They need no token of the bot, and do not count in the global limit."""


@dataclass(frozen=True)
class File:
    """An uploaded file."""

    name: str
    data: bytes


@dataclass
class Request:
    """A request to Discord. `at`: the parts of the path in place of `{}`."""

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
        """Return the method and the path, as tests look for them."""
        return f"{self.method} {self.path}"


Handler = Callable[[Request], Awaitable[Any]]


class Http:
    """The server. Handlers are the methods that are marked with `route`."""

    def __init__(self, token: Callable[[], str | None], happened: Callable[[], None]) -> None:
        """`token` returns the valid token, or `None` if there is none any more."""
        self._token, self._happened = token, happened
        self.buckets, self.faults = Buckets(), Faults()
        self.requests: list[Request] = []
        """Every request, oldest first."""
        self.wrong: list[str] = []
        """What bodies did not obey. Such a request is refused, as Discord would."""
        self.delay = 0.0
        """Seconds that every request is under way."""
        self._routes: list[tuple[str, re.Pattern[str], str, Handler]] = []

    def serve(self, *owners: object) -> None:
        """Let the marked methods of these objects answer requests."""
        for owner in owners:
            for name in dir(type(owner)):
                for route in getattr(getattr(type(owner), name), "routes", ()):
                    method, path = route.split()
                    pattern = re.compile(re.escape(path).replace(r"\{\}", "([^/]+)"))
                    self._routes.append((method, pattern, route, getattr(owner, name)))

    async def answer(self, web_request: web.Request) -> web.StreamResponse:
        """Answer a request."""
        path = web_request.path.removeprefix(BASE)
        request = Request(web_request.method, path, "", (), dict(web_request.query))
        self.requests.append(request)
        try:
            if self.delay:
                await asyncio.sleep(self.delay)
            response = await self._answer(web_request, request)
        except Refusal as refusal:
            response = _json(refusal.body, refusal.status)
        response.headers.setdefault("Via", "1.1 google")
        if not response.headers["Via"]:
            del response.headers["Via"]
        request.status = response.status
        self._happened()
        return response

    async def _answer(self, web_request: web.Request, request: Request) -> web.Response:
        """Return the answer to a request, after its faults, limits and checks."""
        await _read(web_request, request)
        handler = None
        for method, pattern, route, answer in self._routes:
            match = pattern.fullmatch(request.path)
            if match is not None and method == request.method:
                request.route, request.at, handler = route, match.groups(), answer
                break
        is_open = request.path.startswith(OPEN)
        if not is_open and web_request.headers.get("Authorization") != f"Bot {self._token()}":
            raise Refusal(401, 0, "401: Unauthorized")
        fault = self.faults.fault_of(request.words, request.body)
        if fault is not None and not fault.is_done:
            return _instead(fault)
        if handler is None:
            raise Refusal(404, 0, "404: Not Found")
        headers, limited = self.buckets.taken(request.route, _major(request), not is_open)
        if limited is not None:
            return _json(limited.body, 429, {**headers, **limited.headers})
        try:
            wrong = bodies.faults(request.method, request.path, request.body)
            if wrong:
                self.wrong += wrong
                raise Refusal(400, INVALID, errors={"_errors": wrong})
            body = await handler(request)
        except Refusal as refusal:
            return _json(refusal.body, refusal.status, headers)
        if fault is not None:
            return _instead(fault)
        if body is None:
            return web.Response(status=204, headers=headers)
        return _json(body, 200, headers)


def _instead(fault: Answer) -> web.Response:
    if not isinstance(fault.body, str):
        return _json(fault.body, fault.status, fault.headers)
    return web.Response(status=fault.status, body=fault.body.encode(), headers=fault.headers)


def _json(body: Any, status: int, headers: Mapping[str, str] | None = None) -> web.Response:
    """Return an answer in JSON. discord.py compares its content type, so it is written as Discord's."""
    return web.Response(body=json.dumps(body).encode(), status=status, headers={"Content-Type": "application/json", **(headers or {})})


def route(*routes: str) -> Callable[[Handler | Any], Any]:
    """Mark a method as the handler of these requests; `{}` stands for an id or a token."""

    def mark(method: Any) -> Any:
        method.routes = routes
        return method

    return mark


def _major(request: Request) -> str:
    """Return the channel, server or webhook whose window a request uses."""
    _, place, *ids = request.path.split("/")
    if place == "webhooks":
        return "/".join(ids[:2])
    return ids[0] if place in ("channels", "guilds") else ""


def _parse(text: bytes | bytearray) -> Any:
    try:
        return json.loads(text)
    except ValueError:
        raise Refusal(400, NO_JSON) from None


async def _read(web_request: web.Request, request: Request) -> None:
    """Read the body: JSON, or parts with JSON in `payload_json` and files in `files[n]`."""
    if not web_request.can_read_body:
        return
    if not web_request.content_type.startswith("multipart/"):
        request.body = _parse(await web_request.read())
        return
    async for part in await web_request.multipart():
        if not isinstance(part, BodyPartReader):
            raise Refusal(400, INVALID, "a part of many parts")
        if part.name == "payload_json":
            request.body = _parse(await part.read())
            continue
        number = re.fullmatch(r"files\[(\d+)\]", part.name or "")
        if number is None or not part.filename:
            raise Refusal(400, INVALID, f"what is the part {part.name!r}?")
        data = bytes(await part.read())
        if len(data) > UPLOAD:
            raise Refusal(413, TOO_LARGE)
        request.files[int(number[1])] = File(part.filename, data)
