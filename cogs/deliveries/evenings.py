"""What is told of live evenings: the card before it, who is here while it is on, the result. All without a sound and without a mention:
Discord itself tells those who pressed *Interested* at its event."""

from __future__ import annotations

import asyncio
import logging
from hashlib import blake2b

import aiohttp
import discord

from cogs.connection.refusals import OLD_EDITS, UNKNOWN_MESSAGE, Crowded, is_passing
from cogs.deliveries.authors import tell_author
from cogs.deliveries.messages import Messages
from cogs.edge.reply import NOBODY
from cogs.edge.services import PUBLIC, Services, texts_about
from cogs.panel.spec import Screen
from cogs.screens import evenings as screens
from cogs.servers.evenings import forget_event
from engine.core import EngineError, Say
from play.club.evenings import CALL, LOOK, Evening
from play.values.errors import StaleTable, error_trace
from store.rows import EveningRow
from words import speaker

log = logging.getLogger(__name__)

BREATH = 2.0
"""Seconds between two edits of a card."""

OLD, REST = 3_300.0, 900.0
"""Seconds after which Discord lets a message be edited seldom, and those between two edits of such a card."""

PASSING = (Crowded, discord.RateLimited, aiohttp.ClientError, TimeoutError, OSError)


class Steward:
    """Sees to the evenings."""

    def __init__(self, services: Services, messages: Messages) -> None:
        self.host = services.host
        self.evenings = services.host.evenings
        self.messages = messages
        self.breath, self.look = BREATH, LOOK / 2
        self._is_news = False
        self._resting: asyncio.Task[None] | None = None
        self._keeper: asyncio.Task[None] | None = None
        self._shown: dict[int, tuple[Screen, float]] = {}

    def start(self) -> None:
        """From now on look now and then, and whenever somebody has come."""
        if self._keeper is None:
            self.evenings.listen(self.wake)
            self._keeper = asyncio.create_task(self._keep(), name="steward")

    async def close(self) -> None:
        """Tell nothing more."""
        self.evenings.listen(None)
        if self._keeper is not None:
            self._keeper.cancel()
            await asyncio.gather(self._keeper, return_exceptions=True)

    async def _keep(self) -> None:
        while True:
            self._is_news = False
            try:
                await self.run_due()
            except Exception as error:
                log.error("the evenings cannot be seen to: %s", error_trace(error))
            if not self._is_news:
                self._resting = asyncio.create_task(asyncio.sleep(self.look), name="steward-rest")
                await asyncio.gather(self._resting, return_exceptions=True)
            await asyncio.sleep(self.breath)

    def wake(self) -> None:
        """A card has something new to show."""
        self._is_news = True
        if self._resting is not None:
            self._resting.cancel()

    async def run_due(self) -> None:
        """Do all that is due, and show on the cards who is here."""
        due = set(await self.evenings.due())
        for guild in sorted(due | set(self._shown)):
            if not self.host.share.has(guild) or not await self.evenings.claim(guild):
                continue
            evening = await self.evenings.of(guild)
            if evening is None:
                continue
            try:
                await self._step(evening, guild in due)
            except PASSING as error:
                log.info("discord is unwell", extra={"guild": guild, "error": repr(error)})
            except StaleTable:  # it was called off, or another process has done it
                continue
            except discord.HTTPException as error:
                log.warning("discord refuses an evening", extra={"guild": guild, "status": error.status, "code": error.code})
                if not is_passing(error):
                    self._shown.pop(guild, None)
                    await self._given_up(evening)
            except EngineError as error:
                log.warning("an evening has to wait: %s", error.msg.key, extra={"guild": guild})

    async def _given_up(self, evening: Evening) -> None:
        """Its channel is gone, or the bot may not write there: it is off, with Discord's event, and whoever planned it is told."""
        row = evening.row
        if await self.evenings.off(row.guild) is None:
            return
        await forget_event(self.messages.client, row)
        await tell_author(self.host, self.messages, row.author, lambda say: screens.refusal(row, say))

    async def _step(self, evening: Evening, is_due: bool) -> None:
        row = evening.row
        language = (await self.host.houses.lately(row.guild)).language or PUBLIC
        say = speaker(language)
        if row.state == "planned" and is_due:
            screen = await self._card(self._now(evening, "called"), language, say)
            message = await self.messages.send(row.channel, screen, _nonce(row), NOBODY, silent=True)
            self._shown[row.guild] = screen, self.host.ledger.clock.now()
            await self.evenings.called(row, message.id)
        elif row.state == "called" and is_due:
            await self.evenings.begin(row)
        elif row.state == "on" and is_due and await self.evenings.is_over(evening):
            await self._ended(evening, language, say)
            return
        elif row.state == "on" and is_due:
            await self.evenings.seat(row.guild)
            await self.evenings.later(row)
        fresh = await self.evenings.of(row.guild)
        if fresh is not None:
            await self._show(fresh, language, say)

    def _now(self, evening: Evening, state: str) -> Evening:
        """The evening as it is told in a moment."""
        row = evening.row
        told = EveningRow(
            row.guild, row.number, row.channel, row.game, row.starts_at, row.weekly, row.event, state, row.message, row.due, row.author
        )  # fmt: skip
        return Evening(told, evening.people)

    async def _card(self, evening: Evening, language: str, say: Say) -> Screen:
        tables = await self.evenings.tables(evening)
        return screens.card(evening, tables, self.evenings.may_fill(evening), lambda table: texts_about(table, language), say)

    async def _show(self, evening: Evening, language: str, say: Say) -> None:
        """The card as it is now, where it shows anything else."""
        row = evening.row
        if row.state not in ("called", "on") or not row.message:
            self._shown.pop(row.guild, None)
            return
        screen, now = await self._card(evening, language, say), self.host.ledger.clock.now()
        before, edited = self._shown.get(row.guild, (None, 0.0))
        if before != screen and (now < row.starts_at - CALL + OLD or edited + REST <= now):
            try:
                await self.messages.edit(row.channel, row.message, screen)
            except discord.HTTPException as error:
                if error.code not in (UNKNOWN_MESSAGE, OLD_EDITS):
                    raise  # else its tables have cards of their own
            self._shown[row.guild] = screen, now

    async def _ended(self, evening: Evening, language: str, say: Say) -> None:
        """The result in the place of the card; where there were no tables, nothing."""
        row, tables = evening.row, await self.evenings.tables(evening)
        if tables:
            told = screens.result(evening, tables, lambda table: texts_about(table, language), say)
            await self.messages.send(row.channel, told, _nonce(row, "end"), NOBODY, silent=True)
        self._shown.pop(row.guild, None)
        await self.evenings.end(row)
        if row.message:
            await self.messages.remove(row.channel, row.message)


def _nonce(row: EveningRow, what: str = "card") -> str:
    """The same for every try to send this."""
    return blake2b(f"evening {row.guild} {int(row.starts_at)} {what} {row.channel}".encode(), digest_size=12).hexdigest()
