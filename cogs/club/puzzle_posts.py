"""Posts the puzzle of each day without a sound, and later its solution in the same place."""

from __future__ import annotations

import logging

import discord

from cogs.club import puzzle_screens as screens
from cogs.club.puzzle_clicks import position_picture
from cogs.connection.refusals import UNKNOWN_CHANNEL, is_passing
from cogs.deliveries.messages import Messages, nonce
from cogs.deliveries.rounds import ServerRounds
from cogs.edge.reply import NO_MENTIONS
from cogs.edge.services import Services
from cogs.panel.spec import Screen
from engine.values.core import EngineError, Msg
from play.club.puzzles.voyages import IGNORED, Post
from store.rows import PuzzlePostRow, VoyageRow
from words import speaker

log = logging.getLogger(__name__)


class Pilot(ServerRounds):
    """Posts and closes puzzles, with a pause after each server: at eight o'clock many are due."""

    name = "pilot"
    look, apart = 60.0, 2.0

    def __init__(self, services: Services, messages: Messages) -> None:
        super().__init__(services, messages, services.host.voyages)
        self.voyages = services.host.voyages

    async def see_to(self, guild: int) -> None:
        """Do all that is due on a server; close what is late before posting something new."""
        row = await self.voyages.of(guild)
        if row is None:
            return
        language = await self.language(guild, row.channel)
        for puzzle_row in await self.voyages.waiting(guild):
            await self._go_on(row, puzzle_row, language)
        if await self.voyages.note_ignored(row):
            await self.voyages.turn_off(row)
            return await self.tell(row.author, row.guild, Msg("voyage.ignored", channel=f"<#{row.channel}>", count=IGNORED))
        await self.voyages.plan(row)
        for puzzle_row in await self.voyages.waiting(guild):
            if puzzle_row.state == "new":
                row = await self.voyages.of(guild) or row
                await self._go_on(row, puzzle_row, language)

    async def _go_on(self, row: VoyageRow, puzzle_row: PuzzlePostRow, language: str) -> None:
        """Do the next step of a puzzle; mark it as lost if it cannot be shown (its game is gone)."""
        try:
            post = await self.voyages.post(puzzle_row.guild, puzzle_row.number)
        except EngineError as error:
            log.warning("a puzzle cannot be shown: %s", error.msg.key, extra={"guild": puzzle_row.guild, "puzzle": puzzle_row.puzzle})
            return await self.voyages.set_state(puzzle_row, "lost")
        if puzzle_row.state == "new":
            await self._post(row, post, language)
        elif await self.voyages.is_late(puzzle_row):
            await self._edit(post, await self._result(post, language))
            await self.voyages.set_state(puzzle_row, "closed")
        elif len(post.answers) != puzzle_row.shown and self.voyages.is_rested(puzzle_row):
            await self._edit(post, await self._card(post, language))
            await self.voyages.store_count(puzzle_row, len(post.answers))

    async def _card(self, post: Post, language: str) -> Screen:
        reader = screens.reader_of(post.position, language, alone=False)
        picture = await position_picture(self.services.pictures, post.position, reader)
        return screens.card(post, picture, await self._before(post), speaker(language), reader.say_to_reader)

    async def _before(self, post: Post) -> Post | None:
        """Return the puzzle before this one if it is closed, else `None`."""
        try:
            before = await self.voyages.post(post.row.guild, post.row.number - 1)
        except EngineError:
            return None
        return before if before.row.state == "closed" else None

    async def _result(self, post: Post, language: str) -> Screen:
        reader = screens.reader_of(post.position, language, alone=False)
        picture = await position_picture(self.services.pictures, post.position, reader, is_best=True)
        return screens.result(post, picture, speaker(language), reader.say_to_reader)

    async def _edit(self, post: Post, screen: Screen) -> None:
        """Show another screen in a post; ignore a post that is deleted or out of reach."""
        try:
            await self.messages.edit(post.row.channel, post.row.message, screen, of=post.row.guild, about=())
        except discord.HTTPException as error:
            if is_passing(error):
                raise
            log.info("the post of a puzzle is gone", extra={"guild": post.row.guild, "code": error.code})

    async def _post(self, row: VoyageRow, post: Post, language: str) -> None:
        """Post in the thread of the server; if Discord refuses, turn it off and tell its admin."""
        try:
            channel = row.thread or await self._begin_thread(row.guild, row.channel, language)
            message = await self._send_in_thread(row, channel, post, language)
        except discord.HTTPException as error:
            if is_passing(error):
                raise
            log.warning("discord refuses a puzzle", extra={"guild": row.guild, "status": error.status, "code": error.code})
            await self.voyages.set_state(post.row, "lost")
            await self.voyages.turn_off(row)
            return await self.tell(row.author, row.guild, Msg("voyage.off", channel=f"<#{row.channel}>"))
        await self.voyages.store_message(post.row, message.channel.id, message.id)

    async def _send_in_thread(self, row: VoyageRow, channel: int, post: Post, language: str) -> discord.Message:
        """Post a puzzle, in a new thread if its thread was deleted; return the message."""
        card = await self._card(post, language)
        try:
            return await self._send(row, channel, card, post)
        except discord.HTTPException as error:
            if error.code != UNKNOWN_CHANNEL or channel == row.channel:
                raise
        await self.voyages.store_thread(row.guild, 0)
        channel = await self._begin_thread(row.guild, row.channel, language)
        return await self._send(row, channel, card, post)

    async def _send(self, row: VoyageRow, channel: int, card: Screen, post: Post) -> discord.Message:
        name = nonce("puzzle", row.guild, post.row.number, channel)
        return await self.messages.send(channel, card, name, NO_MENTIONS, silent=True, of=row.guild, about=())

    async def _begin_thread(self, guild: int, where: int, language: str) -> int:
        thread = await self.begin_thread(guild, where, speaker(language)(Msg("club.voyage")))
        if thread != where:
            await self.voyages.store_thread(guild, thread)
        return thread
