"""The pages of the demo: a front door that lists the rooms, and SimCord's preview page of the room one enters.

SimCord shows one room at a time. So the front door, a page of our own, ends the preview of one room and begins
that of another: the channel, the threads of matches, and everybody's direct messages with the bot.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, replace
from html import escape
from types import TracebackType
from typing import Any

import simcord
from aiohttp import web
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle
from simcord.preview import _actions

FRESH = 0.3
"""Seconds between two looks whether the page has something new to show."""

PAGE = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Caravel: the demo</title><style>
body {{ font: 17px/1.5 system-ui, sans-serif; background: #2b2d31; color: #e6e1d5; max-width: 40rem; margin: 3rem auto; padding: 0 1rem }}
h1 {{ font-family: Georgia, serif; font-weight: 500 }} ul {{ list-style: none; padding: 0 }}
li a {{ display: block; padding: .6rem 1rem; margin: .4rem 0; border-radius: .4rem; background: #383a40; color: #fff }}
a {{ text-decoration: none }}
li a:hover {{ background: #4752c4 }} small {{ color: #b5bac1 }} code {{ background: #1e1f22; padding: .1rem .3rem; border-radius: .2rem }}
</style></head><body><h1>Caravel in the harbour</h1>
<p>This is the real bot in a simulated Discord server. Enter the channel, type <code>/play</code>, pick a game and press Enter.
<b>Viewing as</b> at the top makes you another of the members: join with several, or fill seats with bots.</p>
<ul>{rooms}</ul>
<p><small>One room is shown at a time; come back to this page to enter another. Matches are kept when the demo is started again.</small></p>
</body></html>"""


@dataclass(frozen=True, slots=True)
class Room:
    """A channel with those who may look into it."""

    name: str
    hint: str
    channel: ChannelHandle
    viewers: tuple[Any, ...]


class Rooms:
    """The front door and the preview of the room that was entered last."""

    def __init__(self, env: simcord.Env, channel: ChannelHandle, members: list[MemberActor], port: int) -> None:
        self.env, self.channel, self.members, self.port = env, channel, members, port
        self._preview: Any = None
        self._runner: web.AppRunner | None = None
        self._refreshing: asyncio.Task[None] | None = None
        self._entering = asyncio.Lock()

    @property
    def address(self) -> str:
        """The front door."""
        assert self._runner is not None
        return f"http://127.0.0.1:{self._runner.addresses[0][1]}/"

    async def __aenter__(self) -> Rooms:
        _accept_clicks_on_a_page_that_just_changed()
        app = web.Application()
        app.add_routes([web.get("/", self._front), web.get("/enter/{room}", self._enter)])
        self._runner = web.AppRunner(app, access_log=None)
        await self._runner.setup()
        await web.TCPSite(self._runner, "127.0.0.1", self.port).start()
        self._refreshing = asyncio.create_task(self._refresh())
        return self

    async def __aexit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        assert self._refreshing is not None and self._runner is not None
        self._refreshing.cancel()
        await asyncio.gather(self._refreshing, return_exceptions=True)
        if self._preview is not None:
            await self._preview.close()
        await self._runner.cleanup()

    def rooms(self) -> dict[str, Room]:
        """All rooms there are now."""
        everybody = tuple(self.members)
        found = {"channel": Room(f"# {self.channel.name}", "the channel", self.channel, everybody)}
        for thread in self.channel.threads:
            found[str(thread.id)] = Room(f"⌥ {thread.name}", "a match in its own thread", thread, everybody)
        for member in self.members:
            room = member.user.dm_channel
            written = len(room.history())
            if written:
                found[str(room.id)] = Room(f"@ {member.user.global_name}", f"direct messages: {written}", room, (member.user,))
        return found

    async def _front(self, request: web.Request) -> web.Response:
        items = "".join(
            f'<li><a href="/enter/{key}">{escape(room.name)} <small>{escape(room.hint)}</small></a></li>'
            for key, room in self.rooms().items()
        )
        return web.Response(text=PAGE.format(rooms=items), content_type="text/html")

    async def _enter(self, request: web.Request) -> web.StreamResponse:
        room = self.rooms().get(request.match_info["room"])
        if room is None:
            raise web.HTTPFound("/")
        async with self._entering:
            if self._preview is not None:
                await self._preview.close()
            self._preview = self.env.preview(room.channel, viewers=room.viewers, layout="channel", width=1100, height=900)
            await self._preview.__aenter__()
        raise web.HTTPFound(self._preview.url)

    async def _refresh(self) -> None:
        """Show what happened by itself (bots, orders, timers): the page follows only its own clicks.

        `Preview.refresh` would wait for the bot and refuse clicks meanwhile; publishing alone does not.
        """
        seen = -1
        while True:
            await asyncio.sleep(FRESH)
            now = len(self.env.backend.transcript)
            if now == seen or self._preview is None or self.env._operation_task is not None:
                continue
            seen = now
            self._preview._advance_presentation_time()
            for page in tuple(self._preview._pages.values()):
                self._preview._publish(page, reason="refresh")


def _accept_clicks_on_a_page_that_just_changed() -> None:
    """SimCord refuses a click when the page was published anew since it was drawn; here others play meanwhile.

    Whether the button still exists is checked in any case.
    """
    loose = ("click", "select", "run_command", "autocomplete_command", "send_message")
    specs = _actions.ACTION_SPECS
    _actions.ACTION_SPECS = {kind: replace(spec, revision_bound=spec.revision_bound and kind not in loose) for kind, spec in specs.items()}
