"""The stand-in refuses what Discord's documents say it refuses; no bot runs here."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import pytest

from tests.wire.buckets import Size
from tests.wire.gateway import IDENTIFY, INVALID, RESUME
from tests.wire.harbour import members
from tests.wire.interactions import COMPONENT, MESSAGE
from tests.wire.permissions import SEND, USUAL
from tests.wire.places import FORUM, REQUIRE_TAG
from tests.wire.standin import TOKEN, StandIn

V2 = 1 << 15


def message_body(text: str = "Hello", **more: Any) -> dict[str, Any]:
    """Return the body of a message."""
    return {"flags": V2, "components": [{"type": 10, "content": text}], "allowed_mentions": {"parse": []}, **more}


class Asking:
    """A client that sends requests over HTTP as a bot does."""

    def __init__(self, discord: StandIn, session: aiohttp.ClientSession) -> None:
        self.discord, self.session = discord, session
        self.guild, self.ana, _ = members(discord)
        self.channel = discord.places.channel(self.guild, "games")
        self.messages = f"/channels/{self.channel['id']}/messages"

    async def ask(self, method: str, path: str, body: Any = None, token: str = TOKEN, **more: Any) -> tuple[int, Any, Any]:
        """Return the status, the body and the headers of the answer."""
        address = f"http://{self.discord.gateway.address}/api/v10{path}"
        options = more or ({} if body is None else {"json": body})
        async with self.session.request(method, address, headers={"Authorization": f"Bot {token}"}, **options) as answer:
            text = await answer.text()
            return answer.status, json.loads(text) if text else None, answer.headers

    async def refused(self, method: str, path: str, body: Any = None, **more: Any) -> tuple[int, int]:
        """Return the status and the code of a refusal."""
        status, answer, _ = await self.ask(method, path, body, **more)
        return status, answer["code"]

    async def upload(self, body: dict[str, Any], *files: str) -> tuple[int, Any, Any]:
        """Send a message in several parts."""
        form = aiohttp.FormData(quote_fields=False, default_to_multipart=True)
        form.add_field("payload_json", json.dumps(body))
        for name in files:
            form.add_field(name, b"text", filename="log.txt")
        return await self.ask("POST", self.messages, data=form)


@pytest.fixture
async def asking() -> AsyncIterator[Asking]:
    async with StandIn() as discord, aiohttp.ClientSession() as session:
        yield Asking(discord, session)


async def test_a_request_without_permission_is_refused_with_the_code_of_discord(asking: Asking) -> None:
    assert (await asking.ask("GET", "/users/@me", token="other"))[0] == 401
    assert await asking.refused("GET", "/channels/1") == (404, 10003)
    assert await asking.refused("POST", asking.messages, data="hello") == (400, 50109)
    assert await asking.refused("POST", asking.messages, {"flags": V2, "allowed_mentions": {}}) == (400, 50006)
    assert await asking.refused("POST", asking.messages, message_body("x" * 4001)) == (400, 50035) and asking.discord.http.wrong
    foreign = asking.discord.places.written(asking.channel, asking.ana.user, content="hi")
    assert await asking.refused("PATCH", f"{asking.messages}/{foreign['id']}", message_body()) == (403, 50005)
    assert await asking.refused("DELETE", f"{asking.messages}/{foreign['id']}") == (403, 50013)
    asking.guild["roles"][0]["permissions"] = str(USUAL & ~SEND)
    assert await asking.refused("POST", asking.messages, message_body()) == (403, 50013)
    asking.guild["roles"][0]["permissions"] = "0"
    assert await asking.refused("GET", asking.messages) == (403, 50001)


async def test_a_nonce_gives_the_first_message_back(asking: Asking) -> None:
    first, second, third = [
        (await asking.ask("POST", asking.messages, message_body(nonce=nonce, enforce_nonce=True)))[1] for nonce in "aab"
    ]
    assert first["id"] == second["id"] != third["id"] and len(asking.ana.sees(asking.channel)) == 2


async def test_files_and_attachments_belong_together(asking: Asking) -> None:
    named = message_body(attachments=[{"id": 0, "filename": "log.txt"}])
    status, message, _ = await asking.upload(named, "files[0]")
    assert status == 200 and message["attachments"][0]["size"] == 4
    assert (
        (await asking.upload(named))[0]
        == (await asking.upload(message_body(), "files[0]"))[0]
        == (await asking.upload(named, "file"))[0]
        == 400
    )
    _, edited, _ = await asking.ask("PATCH", f"{asking.messages}/{message['id']}", message_body("Bye", attachments=[]))
    assert edited["attachments"] == [] and edited["components"][0]["content"] == "Bye"


async def test_a_post_has_the_number_of_its_first_message_and_needs_its_tag(asking: Asking) -> None:
    tag = {"id": "5", "name": "Running", "moderated": False, "emoji_id": None, "emoji_name": None}
    forum = asking.discord.places.channel(asking.guild, "voyages", FORUM, flags=REQUIRE_TAG, available_tags=[tag])
    post = {"name": "A table", "message": message_body()}
    assert await asking.refused("POST", f"/channels/{forum['id']}/threads", post) == (400, 40067)
    _, thread, _ = await asking.ask("POST", f"/channels/{forum['id']}/threads", {**post, "applied_tags": ["5"]})
    assert thread["id"] == thread["message"]["id"] and thread["applied_tags"] == ["5"]
    asking.discord.places.change_thread(asking.discord.places.channels[thread["id"]], archived=True)
    messages_path = f"/channels/{thread['id']}/messages"
    assert await asking.refused("PATCH", f"{messages_path}/{thread['id']}", message_body("New")) == (400, 50083)
    assert (await asking.ask("POST", messages_path, message_body()))[0] == 200, "a message opens it again"
    asking.discord.places.change_thread(asking.discord.places.channels[thread["id"]], archived=True, locked=True)
    assert await asking.refused("POST", messages_path, message_body()) == (403, 160005)
    assert await asking.refused("PATCH", f"/channels/{thread['id']}", {"archived": False}) == (403, 50013)


async def test_windows_are_told_in_headers_and_end_in_429(asking: Asking) -> None:
    asking.discord.http.buckets.sizes["POST /channels/{}/messages"] = Size(2, 60.0, "shared")
    _, _, headers = await asking.ask("POST", asking.messages, message_body())
    assert (headers["X-RateLimit-Limit"], headers["X-RateLimit-Remaining"]) == ("2", "1") and float(headers["X-RateLimit-Reset-After"]) > 1
    assert (await asking.ask("POST", asking.messages, message_body()))[0] == 200
    status, body, headers = await asking.ask("POST", asking.messages, message_body())
    assert (status, headers["X-RateLimit-Scope"], body["global"]) == (429, "shared", False) and body["retry_after"] > 1
    other = asking.discord.places.channel(asking.guild, "other")
    assert (await asking.ask("POST", f"/channels/{other['id']}/messages", message_body()))[0] == 200, "a channel has a window of its own"
    asking.discord.http.buckets.all_together = 0
    asking.discord.http.buckets._together.until = 0.0
    status, body, headers = await asking.ask("GET", "/users/@me")
    assert (status, headers["X-RateLimit-Global"], body["global"]) == (429, "true", True)


async def test_an_interaction_is_answered_once_and_in_time(asking: Asking) -> None:
    interactions, answer = asking.discord.interactions, {"type": MESSAGE, "data": message_body()}

    def clicked() -> tuple[Any, str]:
        interaction = interactions.happens(COMPONENT, asking.ana.user, asking.channel, {"custom_id": "a", "component_type": 2})
        return interaction, f"/interactions/{interaction.id}/{interaction.token}/callback"

    one, path = clicked()
    webhook = f"/webhooks/{asking.discord.places.bot['id']}/{one.token}"
    assert await asking.refused("POST", webhook, message_body()) == (404, 10015), "not before it is answered"
    assert (await asking.ask("POST", path, answer))[0] == 204 and one.is_answered
    assert await asking.refused("POST", path, answer) == (400, 40060)
    assert (await asking.ask("POST", webhook, message_body()))[0] == 200
    interactions.expire(one)
    assert await asking.refused("POST", webhook, message_body()) == (401, 50027)
    _, path = clicked()
    interactions.within = -1.0
    assert await asking.refused("POST", path, answer) == (404, 10062)


class Listening:
    """A client at the gateway."""

    def __init__(self, discord: StandIn, ws: aiohttp.ClientWebSocketResponse) -> None:
        self.discord, self.ws = discord, ws

    async def identify(self, **more: Any) -> None:
        """Send an identify."""
        await self.ws.send_json({"op": IDENTIFY, "d": {"token": TOKEN, "intents": 513, "properties": {}, **more}})

    async def hears(self) -> dict[str, Any]:
        """Return the next message."""
        return dict(await self.ws.receive_json(timeout=60))

    async def ends(self) -> int | None:
        """Return the code with which the connection is closed."""
        while (await self.ws.receive(timeout=60)).type is aiohttp.WSMsgType.TEXT:
            pass
        return self.ws.close_code


async def listening(asking: Asking) -> Listening:
    """Return a new connection that was greeted."""
    ws = await asking.session.ws_connect(f"ws://{asking.discord.gateway.address}/gateway?v=10&encoding=json")
    listener = Listening(asking.discord, ws)
    assert (await listener.hears())["op"] == 10
    return listener


@pytest.mark.parametrize(
    ("message", "code"),
    [
        ("not json", 4002),
        ('{"op": 77}', 4001),
        ('{"op": 3, "d": {}}', 4003),
        ('{"op": 2, "d": {"token": "other", "intents": 1}}', 4004),
        (json.dumps({"op": 2, "d": {"token": TOKEN, "intents": 1, "shard": [2, 2]}}), 4010),
        (json.dumps({"op": 2, "d": {"token": TOKEN, "intents": "all"}}), 4013),
    ],
)
async def test_the_gateway_closes_with_the_code_of_discord(asking: Asking, message: str, code: int) -> None:
    line = await listening(asking)
    await line.ws.send_str(message)
    assert await line.ends() == code


async def test_too_much_and_too_little_end_a_connection(asking: Asking) -> None:
    line = await listening(asking)
    for _ in range(121):
        await line.ws.send_json({"op": 1, "d": None})
    assert await line.ends() == 4008
    asking.discord.gateway.beat = 0.05
    assert await (await listening(asking)).ends() == 4009, "not even a heartbeat"


async def test_a_resumed_session_gets_the_missed_events(asking: Asking) -> None:
    gateway, line = asking.discord.gateway, await listening(asking)
    await line.identify()
    ready, _ = await line.hears(), await line.hears()
    assert (ready["t"], ready["s"]) == ("READY", 1)
    gateway.reset()
    asking.discord.places.written(asking.channel, asking.ana.user, content="secret")
    again = await listening(asking)
    await again.ws.send_json({"op": RESUME, "d": {"token": TOKEN, "session_id": ready["d"]["session_id"], "seq": 2}})
    missed, resumed = await again.hears(), await again.hears()
    assert (missed["t"], missed["s"], missed["d"]["content"], resumed["t"]) == ("MESSAGE_CREATE", 3, "", "RESUMED")
    for wrong, answer in (({"session_id": "x", "seq": 1}, None), ({"session_id": ready["d"]["session_id"], "seq": 99}, 4007)):
        other = await listening(asking)
        await other.ws.send_json({"op": RESUME, "d": {"token": TOKEN, **wrong}})
        if answer is None:
            event = await other.hears()
            assert (event["op"], event["d"]) == (INVALID, False)
        else:
            assert await other.ends() == answer


async def test_a_bot_that_identifies_too_often_loses_its_token(asking: Asking) -> None:
    gateway, first = asking.discord.gateway, await listening(asking)
    await first.identify()
    assert (await first.hears())["t"] == "READY"
    soon = await listening(asking)
    await soon.identify()
    event = await soon.hears()
    assert (event["op"], event["d"]) == (INVALID, False), "five seconds between two"
    gateway.starts.remaining = 0
    last = await listening(asking)
    await last.identify()
    assert await last.ends() == 4004 and await first.ends() == 4004
    assert (await asking.ask("GET", "/users/@me"))[0] == 401


async def test_a_shard_hears_of_its_own_servers(asking: Asking) -> None:
    asking.discord.gateway.starts.apart = 0.0
    lines = [await listening(asking) for _ in range(2)]
    for number, line in enumerate(lines):
        await line.identify(shard=[number, 2])
        assert (await line.hears())["t"] == "READY"
    own = (int(asking.guild["id"]) >> 22) % 2
    assert (await lines[own].hears())["t"] == "GUILD_CREATE"
    with pytest.raises(asyncio.TimeoutError):
        await lines[1 - own].ws.receive(timeout=0.05)
