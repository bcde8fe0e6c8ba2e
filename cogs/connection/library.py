"""The changes that we make to discord.py, and why.

`tests/connection/test_library.py` fails if a newer discord.py has changed the code that is replaced here. Then this module has to be
checked.

**Rate limits.** Discord allows a number of requests in a window of time. If an upper bound for waiting is set, discord.py has three faults:

- It refuses every request if the window ends later than the bound, even if requests are left; the window for new threads of a channel is
  minutes long.
- When no request is left, it forgets a window that is longer than the bound, and asks Discord again at once.
- It returns the answer to the last request of a window only when the window ends.

`Bucket` waits only if no request is left, before it sends one, and never longer than the bound.

**Unreadable events.** discord.py catches no error when it reads an event of the gateway: one missing field in one message of one server
ends the connection of all servers, and after the next start the same happens again. With `guard` only that event is lost. `READY` may still
fail: without it there is no connection, and nobody would notice that the bot does nothing.

**Repeated requests.** When Discord, or a proxy before it, answers 500, 502, 504 or 524, discord.py sends the request again. Discord may
have carried it out the first time: then a second thread, event or message appears. Here a request that makes something is sent again only
if Discord recognises the repeat. All others fail at once, and the caller looks at Discord before it tries again (`cogs/edge/threads.py`).
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable, Mapping
from contextlib import suppress
from math import inf
from time import monotonic
from types import TracebackType
from typing import Any, TypeAlias

import aiohttp
import discord
from discord import http
from discord.webhook.async_ import AsyncWebhookAdapter

from metrics import ERRORS
from play.values.errors import error_trace

log = logging.getLogger(__name__)

SOON = 1.0
"""Seconds after which a request that waited too long behind others may be tried again, at least."""

INSTANT = 0.01
"""Seconds of the shortest sleep, because the clock of the event loop may be a little behind the end of a window."""


QUIET = 600.0
"""Seconds between two lines of the log about events of the same name, at least; a busy server may send thousands."""

NEEDED = "READY"
"""The event without which there is no connection."""

Parser: TypeAlias = Callable[[Any], None]
"""A method of discord.py that reads an event of one name."""


class Bucket(http.Ratelimit):
    """How many requests of one kind are left; each request is made in its `async with`.

    Entering it raises `discord.RateLimited` if the request would wait for longer than the bound.
    """

    async def acquire(self) -> None:
        """Take one of the requests that are left; wait if there is none."""
        began = self._last_request = self._loop.time()
        latest = inf if self._max_ratelimit_timeout is None else began + self._max_ratelimit_timeout
        while not self._is_free():
            now = self._loop.time()
            free_at = latest if self.expires is None else self.expires  # no window yet: the answer to another request will name it
            if free_at > latest or now >= latest:
                raise discord.RateLimited(max(SOON, free_at - now))
            await self._wait(max(INSTANT, free_at - now))
        self.remaining -= 1
        self.outgoing += 1

    def _is_free(self) -> bool:
        if self.is_expired():
            self._begin_window()
        return self.remaining > 0

    def _begin_window(self) -> None:
        self.reset()  # type: ignore[no-untyped-call]

    def update(self, response: aiohttp.ClientResponse, *, use_clock: bool = False) -> None:
        """Read from an answer how many requests are left; Discord may not count those under way."""
        super().update(response, use_clock=use_clock)
        self.remaining = min(self.remaining, self.limit - self.outgoing)

    async def _wait(self, seconds: float) -> None:
        """Wait until a request has been answered, or `seconds` are over."""
        answered = self._loop.create_future()
        self._pending_requests.append(answered)
        try:
            await asyncio.wait([answered], timeout=seconds)
        except asyncio.CancelledError:
            self._wake()  # hands the signal on to the next request that waits
            raise
        finally:
            with suppress(ValueError):
                self._pending_requests.remove(answered)

    async def __aexit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.outgoing -= 1
        if isinstance(error, discord.RateLimited) and self.remaining <= 0:
            self.expires = max(self.expires or 0.0, self._loop.time() + error.retry_after)  # no request before Discord allows one
        elif self.expires is None:
            self._begin_window()  # the answer named no window: one request at a time
        self._wake(max(1, self.remaining))


RECOGNISED = {
    "/channels/{channel_id}/messages": "its nonce, if Discord is asked to enforce it",
    "/users/@me/channels": "the person: there is one channel for each",
    "/interactions/{webhook_id}/{webhook_token}/callback": "the interaction: it is answered once",
}
"""The paths of `POST` requests whose repeat Discord recognises, and by what it does."""

_request, _webhook_request = http.HTTPClient.request, AsyncWebhookAdapter.request


def may_repeat(route: http.Route, body: Mapping[str, Any] | None = None) -> bool:
    """Return whether this request has no second effect if Discord gets it twice."""
    if route.method != "POST":
        return True
    if route.path.endswith("/messages") and not (body or {}).get("enforce_nonce"):
        return False
    return route.path in RECOGNISED


async def fail_at_once(request: aiohttp.ClientRequest, handler: aiohttp.ClientHandlerType) -> aiohttp.ClientResponse:
    """Send a request; raise if discord.py would send it again (a middleware of aiohttp)."""
    try:
        response = await handler(request)
    except OSError as error:
        raise aiohttp.ClientConnectionError(str(error)) from error
    if response.status >= 500:
        async with response:
            raise discord.DiscordServerError(response, await response.text())
    return response


async def _request_safely(client: http.HTTPClient, route: http.Route, **options: Any) -> Any:
    form = options.get("form") or ()
    parts = {part["name"]: part["value"] for part in form}
    body = options.get("json") or json.loads(parts.get("payload_json") or "null")
    if not may_repeat(route, body if isinstance(body, Mapping) else None):
        options["middlewares"] = (fail_at_once,)
    return await _request(client, route, **options)


class _Once:
    """A session whose requests are never sent again."""

    def __init__(self, session: aiohttp.ClientSession) -> None:
        self._session = session

    def request(self, *args: Any, **more: Any) -> Any:
        """Make a request of the session that fails at once."""
        return self._session.request(*args, **more, middlewares=(fail_at_once,))


async def _webhook_request_safely(adapter: AsyncWebhookAdapter, route: http.Route, session: aiohttp.ClientSession, **options: Any) -> Any:
    return await _webhook_request(adapter, route, session if may_repeat(route) else _Once(session), **options)  # type: ignore[arg-type]


def patch() -> None:
    """Change discord.py for every client of this process."""
    http.Ratelimit = Bucket  # type: ignore[misc]  # `HTTPClient` looks the class up by this name
    http.HTTPClient.request = _request_safely  # type: ignore[method-assign, assignment]
    AsyncWebhookAdapter.request = _webhook_request_safely  # type: ignore[method-assign, assignment]


def guard(client: discord.Client) -> None:
    """Only log events that discord.py cannot read: they must not end the connection.

    The log has the event's name and where reading it failed, never its content.
    """
    parsers: dict[str, Parser] = client._connection.parsers
    parsers |= {event: _guard_parser(event, parse) for event, parse in parsers.items() if event != NEEDED}


def _guard_parser(event: str, parse: Parser) -> Parser:
    logged_at: float | None = None

    def parse_safely(data: Any) -> None:
        nonlocal logged_at
        try:
            parse(data)
        except Exception as error:
            ERRORS.count("event", event)
            now = monotonic()
            if logged_at is None or now - logged_at > QUIET:
                logged_at = now
                log.error("an event of discord's cannot be read and is left out: %s", error_trace(error), extra={"event": event})

    return parse_safely
