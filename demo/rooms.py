"""Which room the page shows, and keeping it fresh."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from types import TracebackType
from typing import Any

import simcord
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle

FRESH = 0.4
"""Seconds between two looks whether the page has to show something new."""


class Rooms:
    """The preview page of one room."""

    def __init__(self, env: simcord.Env, channel: ChannelHandle, members: list[MemberActor], port: int) -> None:
        self.env, self.channel, self.members, self.port = env, channel, members, port
        self._preview: Any = None
        self._refreshing: asyncio.Task[None] | None = None

    @property
    def address(self) -> str:
        return str(self._preview.url)

    async def __aenter__(self) -> Rooms:
        self._preview = self.env.preview(self.channel, viewers=self.members, layout="channel", width=1100, height=900, port=self.port)
        await self._preview.__aenter__()
        self._refreshing = asyncio.create_task(self._refresh())
        return self

    async def __aexit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        assert self._refreshing is not None
        self._refreshing.cancel()
        await asyncio.gather(self._refreshing, return_exceptions=True)
        await self._preview.close()

    async def _refresh(self) -> None:
        """Publish what happened by itself (bots, orders, timers): the page only follows its own clicks."""
        seen = -1
        while True:
            await asyncio.sleep(FRESH)
            now = len(self.env.backend.transcript)
            if now == seen:
                continue
            with suppress(simcord.SetupError, TimeoutError):
                await self._preview.refresh()
                seen = now
