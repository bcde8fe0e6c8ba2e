"""Posts the harbour post of each server when it is due: one silent message a week, which mentions nobody."""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from hashlib import blake2b
from typing import Any

import aiohttp
import discord

from cogs.connection.refusals import Crowded, is_passing
from cogs.deliveries.authors import tell_author
from cogs.deliveries.messages import Messages
from cogs.edge.reply import NOBODY
from cogs.edge.services import PUBLIC, Services, reader, texts_about
from cogs.panel.spec import Picture
from cogs.screens import harbour as screens
from engine.core import EngineError, Msg
from play.club.harbour import Week
from play.values.errors import StaleTable, error_trace
from store.rows import HarbourRow
from words import speaker

log = logging.getLogger(__name__)

LOOK = 300.0
"""Seconds between two looks."""

APART = 2.0
"""Seconds between two posts: on Sunday evening many are due."""

PASSING = (Crowded, discord.RateLimited, aiohttp.ClientError, TimeoutError, OSError)


class Herald:
    """Posts what is due."""

    def __init__(self, services: Services, messages: Messages) -> None:
        self.services = services
        self.host = services.host
        self.harbours = services.host.harbours
        self.messages = messages
        self.apart = APART
        self._keeper: asyncio.Task[None] | None = None

    def start(self) -> None:
        """From now on look now and then."""
        if self._keeper is None:
            self._keeper = asyncio.create_task(self._keep(), name="herald")

    async def close(self) -> None:
        """Post nothing more."""
        if self._keeper is not None:
            self._keeper.cancel()
            await asyncio.gather(self._keeper, return_exceptions=True)

    async def _keep(self) -> None:
        while True:
            try:
                await self.run_due()
            except Exception as error:
                log.error("the harbour posts cannot be made: %s", error_trace(error))
            await asyncio.sleep(LOOK)

    async def run_due(self) -> None:
        """Post all that is due. One that fails holds up no other: it is tried again when its lease is over."""
        for guild in await self.harbours.due():
            if not self.host.share.has(guild) or not await self.harbours.claim(guild):
                continue
            row = await self.harbours.of(guild)
            if row is None or row.due is None:
                continue
            try:
                await self._see_to(row)
            except PASSING as error:
                log.info("discord is unwell", extra={"guild": guild, "error": repr(error)})
            except StaleTable:  # somebody has just turned it off, or another process posted it
                continue
            except discord.HTTPException as error:
                log.warning("discord refuses a harbour post", extra={"guild": guild, "status": error.status, "code": error.code})
                if not is_passing(error):
                    await self.harbours.end(row)
                    await tell_author(self.host, self.messages, row.author, partial(screens.refusal, row.channel))
            except EngineError as error:
                log.warning("no harbour post: %s", error.msg.key, extra={"guild": guild})
            await asyncio.sleep(self.apart)

    async def _see_to(self, row: HarbourRow) -> None:
        if await self.harbours.is_unread(row):
            await self.harbours.end(row)
            guild = self.messages.client.get_guild(row.guild)
            await tell_author(self.host, self.messages, row.author, partial(screens.unread, "?" if guild is None else guild.name))
            return
        language = (await self.host.houses.of(row.guild)).language or PUBLIC
        say = speaker(language)
        week = await self.harbours.week(row, say(Msg("play.somebody")))
        message = 0
        if week.is_news:
            screen = screens.post(week, await self._picture(week, language), lambda table: texts_about(table, language), say)
            message = (await self.messages.send(row.channel, screen, _nonce(row), NOBODY, silent=True)).id
        await self.harbours.done(row, message)

    async def _picture(self, week: Week, language: str) -> Picture | None:
        """The best moment of the week, as everybody saw it."""
        if week.moment is None:
            return None
        table, what = week.moment.table, week.moment.what

        async def view() -> Any:
            return (await self.host.reading.view_at(table.match, what.seq, None)).view

        return await self.services.pictures.event(table.game, view, what.event, reader(table, language), (table.match, what.seq))


def _nonce(row: HarbourRow) -> str:
    """The same for every try to make this post."""
    return blake2b(f"harbour {row.guild} {row.number} {row.channel}".encode(), digest_size=12).hexdigest()
