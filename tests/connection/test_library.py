"""The bot's changes of discord.py, tested with the headers that Discord sends."""

from __future__ import annotations

import asyncio
import inspect
import re
from hashlib import sha256
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest
from discord import http
from discord.gateway import DiscordWebSocket
from discord.http import HTTPClient
from discord.state import ConnectionState
from discord.webhook import async_
from discord.webhook.async_ import AsyncWebhookAdapter

from cogs.client import LONGEST_WAIT
from cogs.connection import library
from cogs.connection.library import RECOGNISED, Bucket, patch
from tests.connection.small import Small, small

READ = {
    Bucket.__mro__[1]: "a34dc7506cda7d76",
    HTTPClient.get_ratelimit: "122ea56c598aa631",
    library._request: "02f1209000b10946",
    DiscordWebSocket.received_message: "62c9f5ec6596dfef",
    ConnectionState.__init__: "b1227e859a2ea4ed",
    library._webhook_request: "b449e300f41fe4d1",
}
"""What `cogs/connection/library.py` is written against, with the beginning of the digest of its source."""

TOLD = {"X-RateLimit-Limit": "50", "X-RateLimit-Remaining": "49", "X-RateLimit-Reset-After": "300", "X-RateLimit-Bucket": "threads"}
"""What Discord says after the first of fifty threads that a channel may have in five minutes."""


@pytest.mark.parametrize("read", READ, ids=lambda read: read.__qualname__)
def test_discord_py_is_as_it_was_when_it_was_changed(read: Any) -> None:
    digest = sha256(inspect.getsource(read).encode()).hexdigest()[:16]
    assert digest == READ[read], f"this is another now: does cogs/connection/library.py still do what it says? Then note {digest}"


def bucket(remaining: int, reset_after: float, limit: int = 50) -> Bucket:
    """Return a bucket that has got these headers from Discord."""
    new_bucket = Bucket(LONGEST_WAIT)
    headers = {"X-Ratelimit-Limit": str(limit), "X-Ratelimit-Remaining": str(remaining), "X-Ratelimit-Reset-After": str(reset_after)}
    new_bucket.update(cast(Any, SimpleNamespace(headers=headers)))
    return new_bucket


async def test_while_requests_are_left_nobody_waits_for_a_long_window() -> None:
    limited_bucket = bucket(49, 300.0)
    for _ in range(49):
        async with limited_bucket:
            pass
    with pytest.raises(discord.RateLimited) as refused:
        await limited_bucket.acquire()
    assert LONGEST_WAIT < refused.value.retry_after <= 300.0
    with pytest.raises(discord.RateLimited):  # the window stands: Discord is not asked before it ends
        await limited_bucket.acquire()


async def test_a_short_window_is_waited_for_and_the_last_answer_is_not_kept_back() -> None:
    limited_bucket = bucket(1, 300.0, limit=1)
    async with limited_bucket:
        pass  # discord.py would leave this block in five minutes, or forget that nothing is left
    assert limited_bucket.remaining == 0
    limited_bucket = bucket(0, 0.02, limit=2)
    await asyncio.gather(limited_bucket.acquire(), limited_bucket.acquire())
    assert (limited_bucket.remaining, limited_bucket.outgoing) == (0, 2)


async def test_requests_go_one_by_one_until_discord_says_how_many_may() -> None:
    new_bucket, order = Bucket(LONGEST_WAIT), list[str]()

    async def send_request(name: str) -> None:
        async with new_bucket:
            order.append(f"{name} begins")
            await asyncio.sleep(0)
            order.append(f"{name} ends")

    await asyncio.gather(send_request("a"), send_request("b"))
    assert order == ["a begins", "a ends", "b begins", "b ends"]


async def test_requests_under_way_are_counted() -> None:
    limited_bucket = bucket(0, 0.0, limit=5)
    await asyncio.gather(*(limited_bucket.acquire() for _ in range(5)))
    limited_bucket.update(
        cast(Any, SimpleNamespace(headers={"X-Ratelimit-Limit": "5", "X-Ratelimit-Remaining": "4", "X-Ratelimit-Reset-After": "5"}))
    )
    assert limited_bucket.remaining == 0, "Discord has counted the first of them only"


async def test_after_a_cancelled_wait_the_next_request_is_sent() -> None:
    limited_bucket = Bucket(LONGEST_WAIT)
    await limited_bucket.acquire()
    first, second = asyncio.create_task(limited_bucket.acquire()), asyncio.create_task(limited_bucket.acquire())
    await asyncio.sleep(0)
    await limited_bucket.__aexit__(None, None, None)
    first.cancel()
    await second
    assert limited_bucket.outgoing == 1


async def connect(at: Small) -> discord.Client:
    """Return the bot's client after its login."""
    from cogs.client import Caravel
    from play.host import Host

    bot = Caravel(Host(cast(Any, None)), cast(Any, None))
    await bot.http.static_login("token")
    return bot


async def test_the_second_thread_of_a_channel_is_asked_for_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    async with small(monkeypatch) as at:
        bot = await connect(at)
        at.says["POST /channels/5/threads"] = lambda: (201, {"id": "6"}, TOLD)
        for _ in range(2):
            await bot.http.start_thread_without_message(5, name="a table", auto_archive_duration=60, type=11)
        assert at.heard.count("POST /channels/5/threads") == 2
        await bot.http.close()


async def test_a_request_that_discord_refuses_for_long_is_not_repeated_before(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each refusal counts: ten thousand in ten minutes shut the address out."""
    async with small(monkeypatch) as at:
        bot = await connect(at)
        at.says["POST /users/@me/channels"] = lambda: (429, {"message": "", "retry_after": 219.0, "global": False}, {})
        for _ in range(3):
            with pytest.raises(discord.RateLimited):
                await bot.http.start_private_message(8)
        assert at.heard.count("POST /users/@me/channels") == 1
        await bot.http.close()


class Unwell(dict[str, Any]):
    """Answers in which every request but the login is carried out and its answer is lost."""

    def __contains__(self, call: object) -> bool:
        return call != "GET /users/@me"

    def __missing__(self, call: str) -> Any:
        return lambda: (502, "Bad Gateway", {})


POSTS = sorted({path for module in (http, async_) for path in re.findall(r"Route\(\s*'POST',\s*'([^']+)'", inspect.getsource(module))})
"""The paths of all requests by which discord.py can make something."""

NONCE = {"enforce_nonce": True, "nonce": "1"}


@pytest.mark.parametrize("body", [None, NONCE], ids=["without", "with a nonce"])
async def test_only_requests_that_discord_recognises_are_retried(monkeypatch: pytest.MonkeyPatch, body: Any) -> None:
    """Discord may have carried out a request that it answers with 502.

    `RECOGNISED` says for which requests a retry does no harm. All others are sent once.
    """
    rest = asyncio.sleep
    monkeypatch.setattr(asyncio, "sleep", lambda seconds: rest(0))
    patch()
    again = RECOGNISED.keys() if body else RECOGNISED.keys() - {"/channels/{channel_id}/messages"}
    async with small(monkeypatch) as at:
        at.says = Unwell()
        client = HTTPClient(asyncio.get_running_loop())
        await client.static_login("token")
        heard = {}
        for path in POSTS:
            at.heard.clear()
            route = http.Route("POST", path)
            session: Any = vars(client)["_HTTPClient__session"]
            is_webhook = path.startswith(("/webhooks", "/interactions"))
            request = AsyncWebhookAdapter().request(route, session, payload=body) if is_webhook else client.request(route, json=body)
            with pytest.raises(discord.DiscordServerError):
                await request
            heard[path] = len(at.heard)
        await client.close()
    assert {path: times for path, times in heard.items() if times > 1} == dict.fromkeys(again, 5)


MAKES = {
    ("cogs/edge/directs.py", "create_dm"): "recognised: one channel for each person",
    ("cogs/edge/emojis.py", "create_application_emoji"): "known ones are looked up before",
    ("cogs/edge/reply.py", "followup.send"): "never sent again; the person is told that it is not known whether it arrived",
    ("cogs/edge/threads.py", "create_thread"): "looked up before",
    ("cogs/club/evening_clicks.py", "POST"): "looked up afterwards",
}
"""The requests that create something other than a message with a nonce, and why it is created once."""


def test_every_request_that_creates_something_is_listed() -> None:
    calls = set()
    for file in Path("cogs").rglob("*.py"):
        code = file.read_text()
        matches = re.findall(r"\.(create_(?!task|subprocess|future)\w+|followup\.send|execute_webhook)\(|Route\(\s*\"(POST)\"", code)
        calls |= {(file.as_posix(), first or second) for first, second in matches}
    assert calls == MAKES.keys()
