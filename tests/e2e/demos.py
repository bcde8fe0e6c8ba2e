"""A demo without its page, for tests."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from io import BytesIO
from pathlib import Path
from typing import Any

import discord
from PIL import Image

from cogs.actions.learning import PlayAgainstBots
from cogs.actions.wire import parse_id
from cogs.client import Caravel
from cogs.edge.gate import ClickLimit
from cogs.panel.spec import Picture
from cogs.pictures.service import Pictures
from demo import page_state
from demo.harbour import Harbour, Noticed
from demo.memory import Memory
from demo.server import post_what_is_missing, welcome
from play.host import Host
from tests import bodies
from tests.bodies import nested
from tests.e2e.stubs import Blind
from tests.e2e.world import QUICK, open_host


def _dot() -> bytes:
    file = BytesIO()
    Image.new("RGB", (1, 1)).save(file, "PNG")
    return file.getvalue()


DOT = _dot()

BUTTON, MENU = discord.ComponentType.button.value, discord.ComponentType.select.value


class Dots(Blind):
    """Draws one pixel instead of every picture."""

    async def picture(self, *args: Any, **kwargs: Any) -> Picture:  # type: ignore[override]
        return Picture("position.png", DOT, "a dot")

    deed = picture  # type: ignore[assignment]


class Demo:
    """A running demo and the clicks of its members; `who` is the number of a member."""

    def __init__(self, host: Host, harbour: Harbour, memory: Memory) -> None:
        self.host, self.harbour, self.memory = host, harbour, memory
        self.members = list(harbour.members.values())
        self.room = harbour.channel.id

    def texts(self, room: int | None = None, who: int = 0) -> str:
        """Return all that a person reads in a room."""
        messages = self.harbour.messages(room or self.room, self.members[who])
        return "\n".join(item["content"] for message in messages for item in nested(message.components) if item.get("type") == 10)

    async def reads(self, words: str, room: int | None = None, who: int = 0) -> None:
        """Wait until a person can read these words."""
        assert await self.harbour.until(lambda: words in self.texts(room, who)), self.texts(room, who)

    def texts_written(self) -> str:
        """Return all that people wrote in the channel."""
        return "\n".join(message.content for message in self.harbour.messages(self.room, self.members[0]))

    def controls(self, message_id: int, *kinds: type, who: int = 0, room: int | None = None) -> list[dict[str, Any]]:
        """Return the controls of a message that have these actions."""
        message = next(candidate for candidate in self.harbour.messages(room or self.room, self.members[who]) if candidate.id == message_id)
        return [item for item in nested(message.components) if "custom_id" in item and isinstance(parse_id(item["custom_id"]), kinds)]

    async def press(self, message_id: int, custom_id: str, who: int = 0, room: int | None = None) -> int:
        """Press a button; return the id of the message that answers."""
        record = await self.harbour.use(self.members[who], room or self.room, message_id, custom_id, kind=BUTTON, values=())
        return record.followup_ids[-1] if record.followup_ids else record.message_id or 0

    async def begin_match(self, who: int = 0) -> int:
        """Begin a match against bots; return the id of the panel with its first turn."""
        panel = await self.press(self.welcome(who).id, PlayAgainstBots("pizarro").id, who)
        assert await self.harbour.until(lambda: len(self.rooms(who)) > 1), "the match has a thread"
        return panel

    def welcome(self, who: int = 0) -> Any:
        """Return the first message of the channel."""
        first, *_ = self.harbour.messages(self.room, self.members[who])
        return first

    def rooms(self, who: int = 0) -> list[Any]:
        """Return the channel for tables, its threads and the direct messages of a person."""
        return [room for room in self.harbour.rooms(self.members[who]) if room.name not in ("quay", "voyages")]

    def all_rooms(self) -> list[Any]:
        """Return the rooms and messages of every member as the page shows them, without whose turn it is."""
        return [
            (room.id, room.name, [page_state.message_of(self.harbour, message) for message in self.harbour.messages(room.id, member)])
            for member in self.members
            for room in self.harbour.rooms(member)
        ]


class KeptRequests(Noticed):
    """Keeps the bot's requests to Discord; the demo itself only notices that there was one."""

    def __init__(self, tell: Callable[[], None]) -> None:
        super().__init__(tell)
        self.requests: list[Any] = []

    def append(self, item: Any, /) -> None:
        self.requests.append(item)
        super().append(item)


@asynccontextmanager
async def start_demo(path: Path, pictures: type[Pictures] = Blind, language: str = "en") -> AsyncIterator[Demo]:
    """Run a demo on a database; at the end check all that its bot sent."""
    host = await open_host(path)
    harbour = Harbour(Caravel(host, pictures(), QUICK, ClickLimit(points=1_000_000)), language)
    memory = Memory(harbour, path)
    harbour.backend.http_requests = request_log = KeptRequests(harbour._happened)
    try:
        memory.recall()
        await post_what_is_missing(host, harbour)
        await harbour.start()
        if not harbour.backend.messages[harbour.channel.id]:
            await welcome(host, harbour)
        yield Demo(host, harbour, memory)
        bodies.check(request_log.requests)
    finally:
        await harbour.close()
        await host.close()
