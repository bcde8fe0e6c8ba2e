"""The gateway: a websocket that sends events as Discord does, with all its ways to end."""

from __future__ import annotations

import asyncio
import contextlib
import json
import secrets
import socket
import struct
import time
import zlib
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from aiohttp import WSMessage, WSMsgType, web

DISPATCH = 0
HEARTBEAT = 1
IDENTIFY = 2
PRESENCE = 3
VOICE_STATE = 4
RESUME = 6
RECONNECT = 7
REQUEST_MEMBERS = 8
INVALID = 9
HELLO = 10
ACK = 11
REQUEST_SOUNDS = 31

UNKNOWN = 4001
UNREADABLE = 4002
NO_IDENTITY = 4003
BAD_TOKEN = 4004
TWICE = 4005
BAD_SEQUENCE = 4007
TOO_FAST = 4008
TIMED_OUT = 4009
BAD_SHARD = 4010
TOO_FEW = 4011
OLD_VERSION = 4012
BAD_INTENTS = 4013

MOST_SENT, SENT_WITHIN = 120, 60.0
"""Messages that a connection may send in so many seconds."""

FLUSH = b"\x00\x00\xff\xff"


@dataclass
class Session:
    """A shard's session as Discord remembers it, also for a while after its connection."""

    id: str
    shard: tuple[int, int]
    intents: int
    events: list[str] = field(default_factory=list)
    """Every event of the session; the number of one is its place, from 1."""
    line: Line | None = None


class Line:
    """One connection of a shard."""

    def __init__(self, ws: web.WebSocketResponse, request: web.Request) -> None:
        self.ws = ws
        self._transport = request.transport
        self._packer = zlib.compressobj() if request.query.get("compress") == "zlib-stream" else None
        self.heard: deque[float] = deque()
        self.session: Session | None = None
        self.is_ended = False
        """Whether Discord has closed the connection, and not the bot."""
        self._out: asyncio.Queue[str | int | None] = asyncio.Queue()
        self._writer = asyncio.create_task(self._write())

    def say(self, op: int, data: Any = None) -> None:
        """Send something that is no event."""
        self.send(json.dumps({"op": op, "d": data, "s": None, "t": None}))

    def send(self, text: str) -> None:
        """Queue a text after those before."""
        self._out.put_nowait(text)

    def close(self, code: int) -> None:
        """Close the connection after everything queued was sent."""
        self.is_ended = True
        self._out.put_nowait(code)

    def reset(self) -> None:
        """Reset the TCP connection, as a router does that has forgotten it."""
        if self._transport is not None:
            raw = self._transport.get_extra_info("socket")
            raw.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            self._transport.abort()

    def over(self) -> None:
        """Stop sending."""
        self._writer.cancel()

    async def _write(self) -> None:
        with contextlib.suppress(ConnectionError):
            while True:
                item = await self._out.get()
                if isinstance(item, int):
                    await self.ws.close(code=item)
                    return
                assert item is not None
                if self._packer is None:
                    await self.ws.send_str(item)
                else:
                    await self.ws.send_bytes(self._packer.compress(item.encode()) + self._packer.flush(zlib.Z_SYNC_FLUSH))


@dataclass
class Starts:
    """The limit of identifies: `remaining` of `total` in a day, and one every `apart` seconds."""

    total: int = 1000
    remaining: int = 1000
    reset_after: float = 86_400.0
    apart: float = 5.0

    @property
    def start_limit(self) -> dict[str, int]:
        """Return the limit as `GET /gateway/bot` writes it."""
        return {
            "total": self.total, "remaining": self.remaining, "reset_after": int(self.reset_after * 1000), "max_concurrency": 1,
        }  # fmt: skip


class Gateway:
    """All sessions.

    `ready` makes the data of READY and the events that follow it; `token` is the only valid one.
    """

    def __init__(
        self, token: str, ready: Callable[[Session], tuple[dict[str, Any], list[tuple[str, dict[str, Any]]]]], happened: Callable[[], None]
    ) -> None:
        self.token, self._ready, self.happened = token, ready, happened
        self.address = ""
        self.beat = 41.25
        """Seconds between two heartbeats."""
        self.shards = 1
        self.starts = Starts()
        self.is_away = False
        """Whether every new connection is refused (503)."""
        self.gate = asyncio.Event()
        """New connections wait until it is set."""
        self.gate.set()
        self.is_silent = False
        """Whether connections stay open, but get no answers."""
        self.is_reset = False
        """Whether the token was revoked, because the bot identified too often."""
        self.sessions: dict[str, Session] = {}
        self.log: list[str] = []
        """What connections began with: `identify`, `resume`, and how they were answered."""
        self._identified = float("-inf")

    @property
    def open(self) -> list[Session]:
        """Return the sessions that are connected."""
        return [session for session in self.sessions.values() if session.line is not None]

    def emit(self, event: str, data: dict[str, Any]) -> None:
        """Send an event to the session of its shard, now or when it is resumed.

        Events of direct messages and of people go to the first shard.
        """
        guild = data["id"] if event.startswith("GUILD_") and "guild_id" not in data else data.get("guild_id")
        for session in self.sessions.values():
            number, count = session.shard
            if number == (0 if guild is None else (int(guild) >> 22) % count):
                self._tell(session, event, data)

    def _tell(self, session: Session, event: str, data: dict[str, Any]) -> None:
        session.events.append(json.dumps({"op": DISPATCH, "t": event, "s": len(session.events) + 1, "d": data}))
        if session.line is not None and not self.is_silent:
            session.line.send(session.events[-1])

    def tell_all(self, event: str, data: dict[str, Any]) -> None:
        """Send an event to every session."""
        for session in self.sessions.values():
            self._tell(session, event, data)

    # What goes wrong.

    def reconnect(self) -> None:
        """Ask all sessions to connect again (op 7)."""
        for session in self.open:
            self._line(session).say(RECONNECT)

    def invalidate(self, resumable: bool) -> None:
        """Tell all sessions that they cannot go on as they are (op 9)."""
        for session in self.open:
            self._line(session).say(INVALID, resumable)
            if not resumable:
                del self.sessions[session.id]

    def close(self, code: int) -> None:
        """Close all connections. Some codes also end the session, as on Discord."""
        for session in self.open:
            self._line(session).close(code)
            if code in (BAD_TOKEN, BAD_SEQUENCE, TIMED_OUT) or 4010 <= code <= 4014:
                del self.sessions[session.id]

    def reset(self) -> None:
        """Reset all TCP connections."""
        for session in self.open:
            self._line(session).reset()
            session.line = None

    @staticmethod
    def _line(session: Session) -> Line:
        assert session.line is not None
        return session.line

    # One connection.

    async def connected(self, request: web.Request) -> web.StreamResponse:
        """Serve a new connection to its end."""
        await self.gate.wait()
        if self.is_away:
            return web.Response(status=503, text="upstream connect error")
        ws = web.WebSocketResponse(compress=False)
        await ws.prepare(request)
        line = Line(ws, request)
        try:
            if request.query.get("v") != "10":
                line.close(OLD_VERSION)
            elif not self.is_silent:
                line.say(HELLO, {"heartbeat_interval": int(self.beat * 1000), "_trace": []})
            while (message := await self._next(ws)) is None or message.type in (WSMsgType.TEXT, WSMsgType.BINARY):
                code = TIMED_OUT if message is None else self._heard(line, message.data)
                if code is not None:
                    self.log.append(f"closed {code}")
                    line.close(code)
        finally:
            session = line.session
            if session is not None and session.line is line:
                session.line = None
                if ws.close_code in (1000, 1001) and not line.is_ended:
                    self.sessions.pop(session.id, None)
            line.over()
            self.happened()
        return ws

    async def _next(self, ws: web.WebSocketResponse) -> WSMessage | None:
        """Return the next message, or `None` if not even a heartbeat came in time."""
        try:
            return await ws.receive(timeout=1.5 * self.beat)
        except TimeoutError:
            return None

    def _heard(self, line: Line, text: Any) -> int | None:
        """Handle a message; return the code with which the connection ends, if it does."""
        now = time.monotonic()
        line.heard.append(now)
        while line.heard[0] < now - SENT_WITHIN:
            line.heard.popleft()
        if len(line.heard) > MOST_SENT:
            return TOO_FAST
        try:
            message = json.loads(text)
            op, data = message["op"], message.get("d")
        except (ValueError, KeyError, TypeError):
            return UNREADABLE
        if self.is_silent:
            return None
        if op == HEARTBEAT:
            line.say(ACK)
            return None
        if op == IDENTIFY:
            return self._identify(line, data)
        if op == RESUME:
            return self._resume(line, data)
        if op not in (PRESENCE, VOICE_STATE, REQUEST_MEMBERS, REQUEST_SOUNDS):
            return UNKNOWN
        return None if line.session is not None else NO_IDENTITY

    def _identify(self, line: Line, data: dict[str, Any]) -> int | None:
        """Begin a session; return the code with which the connection ends, if it does."""
        if line.session is not None:
            return TWICE
        if self.is_reset or data.get("token") != self.token:
            return BAD_TOKEN
        number, count = data.get("shard") or (0, 1)
        if not 0 <= number < count:
            return BAD_SHARD
        if count < self.shards:
            return TOO_FEW
        if not isinstance(data.get("intents"), int) or data["intents"] >= 1 << 26:
            return BAD_INTENTS
        if self.starts.remaining <= 0:
            self.is_reset = True
            self.log.append("identified too often: the token is reset")
            self.close(BAD_TOKEN)
            return BAD_TOKEN
        self.starts.remaining -= 1
        now = time.monotonic()
        if now < self._identified + self.starts.apart:
            self.log.append("identified too soon")
            line.say(INVALID, False)
            return None
        self._identified = now
        session = line.session = Session(secrets.token_hex(16), (number, count), data["intents"], line=line)
        for old in [other for other in self.sessions.values() if other.shard == session.shard and other.line is None]:
            del self.sessions[old.id]
        ready, after = self._ready(session)
        self.sessions[session.id] = session
        self.log.append("identify")
        about = {"v": 10, "session_id": session.id, "resume_gateway_url": f"ws://{self.address}/gateway", "session_type": "normal"}
        self._tell(session, "READY", {**about, **ready, "shard": list(session.shard)})
        for event, data_of_event in after:
            self._tell(session, event, data_of_event)
        self.happened()
        return None

    def _resume(self, line: Line, data: dict[str, Any]) -> int | None:
        """Resume a session and send what it missed; return the code of an end, if any."""
        if line.session is not None:
            return TWICE
        if self.is_reset or data.get("token") != self.token:
            return BAD_TOKEN
        session = self.sessions.get(data.get("session_id", ""))
        if session is None:
            self.log.append("resume refused")
            line.say(INVALID, False)
            return None
        if data["seq"] > len(session.events):
            return BAD_SEQUENCE
        session.line, line.session = line, session
        self.log.append("resume")
        for text in session.events[data["seq"] :]:
            line.send(text)
        self._tell(session, "RESUMED", {"_trace": []})
        self.happened()
        return None
