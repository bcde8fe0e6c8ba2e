"""Posts the card of a live evening, who is here while it is on, and the result.

All are without a sound and without a mention: Discord itself notifies those who pressed *Interested* at its event.
"""

from __future__ import annotations

import discord
from msgspec import structs

from cogs.club import evening_screens as screens
from cogs.club.evening_clicks import forget_event, move_event
from cogs.connection.refusals import OLD_EDITS, UNKNOWN_MESSAGE
from cogs.deliveries.messages import Messages, nonce
from cogs.deliveries.rounds import ServerRounds
from cogs.edge.reply import NO_MENTIONS
from cogs.edge.services import Services, texts_about, title
from cogs.edge.sight import Room, Server
from cogs.panel.spec import Screen
from engine.values.core import Msg, Say
from play.club.evenings import CALL, LOOK, Evening
from play.time.calendar import DAY
from play.values.types import Place, Table
from store.rows import EveningRow
from words import speaker

WEEK = 7 * DAY
"""Seconds of a week."""

OLD = 3_300.0
"""Age of a message in seconds from which Discord lets it be edited only seldom."""

REST = 900.0
"""Seconds between two edits of a card that is older than that."""


class Steward(ServerRounds):
    """Does what is due for evenings, also as soon as somebody joins one."""

    name = "steward"
    look, breath = LOOK / 2, 2.0

    def __init__(self, services: Services, messages: Messages) -> None:
        super().__init__(services, messages, services.host.evenings)
        self.evenings = services.host.evenings
        self._due: set[int] = set()
        self._shown: dict[int, tuple[Screen, float]] = {}
        """By server: the card that is shown, and the time of its last edit."""

    def start(self) -> None:
        """Go round from now on."""
        self.evenings.listen(self.wake)
        super().start()

    async def close(self) -> None:
        """Go round no more."""
        self.evenings.listen(None)
        await super().close()

    async def run_due(self) -> None:
        """Do all that is due, and show on the cards who is here."""
        self._due = set(await self.evenings.servers_due())
        await self.see_to_all(sorted(self._due | set(self._shown)))

    async def handle_refusal(self, guild: int) -> None:
        """Turn an evening off with Discord's event, and notify its planner."""
        self._shown.pop(guild, None)
        row = await self.evenings.cancel(guild)
        if row is not None:
            await forget_event(self.messages.client, row)
            await self.tell(row.author, guild, Msg("evening.refused", game=title(row.game), channel=f"<#{row.channel}>"))

    async def see_to(self, guild: int) -> None:
        """Do the next step of an evening."""
        evening = await self.evenings.of(guild)
        if evening is not None:
            await self._step(evening, guild in self._due)

    async def _step(self, evening: Evening, is_due: bool) -> None:
        """Do the next step of an evening if it `is_due`, and show its card as it is now."""
        row = evening.row
        language = await self.language(row.guild, row.channel)
        say = speaker(language)
        if row.state == "planned" and is_due:
            screen, named = await self._card(Evening(structs.replace(row, state="called"), evening.people), language, say)
            name = self._nonce(row, "card")
            message = await self.messages.send(row.channel, screen, name, NO_MENTIONS, silent=True, of=row.guild, about=named)
            self._shown[row.guild] = screen, self.host.ledger.clock.now()
            await self.evenings.store_card(row, message.id)
        elif row.state == "called" and is_due:
            await self.evenings.begin(row)
        elif row.state == "on" and is_due and await self.evenings.is_over(evening):
            return await self._end(evening, language, say)
        elif row.state == "on" and is_due:
            await self.evenings.seat(row.guild)
            await self.evenings.look_later(row)
        fresh = await self.evenings.of(row.guild)
        if fresh is not None:
            await self._show(fresh, language, say)

    def _nonce(self, row: EveningRow, what: str) -> str:
        return nonce("evening", row.guild, int(row.starts_at), what, row.channel)

    async def _card(self, evening: Evening, language: str, say: Say) -> tuple[Screen, list[Table]]:
        """Return the card, and the tables that it names: only those that all its readers may see."""
        tables = await self.messages.sight.readable(Room(evening.row.channel), await self.evenings.tables(evening))
        card = screens.card(evening, tables, self.evenings.may_fill(evening), lambda table: texts_about(table, language), say)
        return card, tables

    async def _show(self, evening: Evening, language: str, say: Say) -> None:
        """Show the card as it is now, if that is different."""
        row = evening.row
        if row.state not in ("called", "on") or not row.message:
            self._shown.pop(row.guild, None)
            return
        (screen, named), now = await self._card(evening, language, say), self.host.ledger.clock.now()
        before, edited = self._shown.get(row.guild, (None, 0.0))
        if before != screen and (now < row.starts_at - CALL + OLD or edited + REST <= now):
            try:
                await self.messages.edit(row.channel, row.message, screen, of=row.guild, about=named)
            except discord.HTTPException as error:
                if error.code not in (UNKNOWN_MESSAGE, OLD_EDITS):
                    raise
                # A card that is deleted or too old is given up: its tables have cards of their own.
            self._shown[row.guild] = screen, now

    async def _end(self, evening: Evening, language: str, say: Say) -> None:
        """Post the result in the place of the card, or nothing if there were no tables."""
        row, tables = evening.row, await self.evenings.tables(evening)
        if tables:
            named = await self.messages.sight.readable(Room(row.channel), tables)
            result = screens.result(evening, len(tables), named, lambda table: texts_about(table, language), say)
            await self.messages.send(row.channel, result, self._nonce(row, "end"), NO_MENTIONS, silent=True, of=row.guild, about=named)
        self._shown.pop(row.guild, None)
        after = await self.evenings.end(row)
        if after.event and not await self.messages.sight.may_read(Server(row.guild), Place(row.guild, row.channel)):
            await forget_event(self.messages.client, after)  # some members may no longer see its channel
            await self.evenings.store_event(after, 0)
        elif after.event and (after.starts_at - row.starts_at) % WEEK:  # the clocks of the server change before the next evening
            await move_event(self.messages.client, after)
        if row.message:
            await self.messages.remove(row.channel, row.message)
