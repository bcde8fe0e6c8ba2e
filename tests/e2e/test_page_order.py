"""The page is told about the messages of a room before their order."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from demo.page import PageServer, Tab
from tests.e2e.demos import Demo


class SlowSocket:
    """A socket on which messages take longer than everything else."""

    def __init__(self) -> None:
        self.sent: list[str] = []

    async def send_str(self, words: str) -> None:
        part: str = json.loads(words)["part"]
        if part.startswith("message "):
            await asyncio.sleep(0.01)
        self.sent.append(part)


async def test_the_order_of_a_room_never_comes_before_its_messages(demo: Demo) -> None:
    socket: Any = SlowSocket()
    tab = Tab(socket, demo.members[0], demo.room)
    server = PageServer(demo.harbour, demo.host, 0)
    await asyncio.gather(*(server._update(tab, ()) for _ in range(2)))
    assert socket.sent[-1] == "room" and any(part.startswith("message ") for part in socket.sent)
