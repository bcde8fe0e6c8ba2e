"""The messages that say what waits for a person: one on each server, and one in private."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import TypeAlias
from weakref import WeakValueDictionary

import discord
from msgspec import structs

from cogs.connection.refusals import NO_ACCESS, NOT_ALLOWED, OLD_EDITS, UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, Unreachable, direct_refusal
from cogs.deliveries.messages import Messages, only, with_line, with_link
from cogs.edge.newest_panels import OpenPanel
from cogs.edge.reply import NO_MENTIONS
from cogs.edge.services import Services, place_of, reading_language, texts_about
from cogs.edge.sight import Room, Somebody
from cogs.panel.spec import MadeMove, Screen
from cogs.people import waits
from cogs.screens.private import Opened, PrivateScreens
from cogs.screens.questions import answers, stamp
from cogs.screens.turn import over
from engine.values.core import EngineError, Msg
from play.follows.effects import awaited_people, people_asked_early
from play.host import Host
from play.ledger.outbox import Effect
from play.telling.pings import DIRECT, EARLY, TURN, Ping
from play.telling.waiting import BY_DIRECT, Due, edited_ping, posted_ping, without
from play.values.live import OVER
from play.values.panels import Waiting
from play.values.personal import PersonSettings
from play.values.types import Table

log = logging.getLogger(__name__)

LOST = (UNKNOWN_MESSAGE, UNKNOWN_CHANNEL, NO_ACCESS, NOT_ALLOWED, OLD_EDITS)
"""Errors of an edit after which the message is posted again."""


Shown: TypeAlias = tuple[Screen, Opened | None, Sequence[Table]]
"""A screen, the panel on it (`None` without one), and the further tables that it names."""


@dataclass(frozen=True, slots=True)
class PingJob:
    """An effect for a person, with what was read for it."""

    effect: Effect

    host: Host
    """The host that reads the moment of the effect."""

    settings: PersonSettings

    why: str = ""
    """The key of the message that says why no direct message reaches the person; empty if one may."""


class Pings:
    """Updates the messages as `host.telling` says."""

    def __init__(self, services: Services, screens: PrivateScreens, messages: Messages) -> None:
        self.services = services
        self.host = services.host
        self.telling = services.host.telling
        self.screens = screens
        self.messages = messages
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def renew(self, match: int) -> None:
        """Bring the private panels of a table up to date, as far as they can still be changed.

        A panel that waited for others shows the next question at once, while the ping comes later: people who look at the panel go
        on and are not pinged. The same holds for people who may answer a new question early and have not yet.
        """
        table = await self.host.reading.table(match)
        await self._clear(table)
        await self._show_answers(table)
        await self._show_interruption(table)
        early = people_asked_early(table) if table.asked_since == table.seq else set()
        for user_id in sorted(awaited_people(table) | early):
            panel = self.services.panels.that_gives_way(user_id, match)
            if panel is None or (user_id in early and isinstance(await self.host.turns.panel(match, user_id), Waiting)):
                continue
            if panel.fate.deed is not None:
                orders = await self.host.plans.standing_orders(match, user_id)
                if orders.goes_on is None:  # else their order answers, and others move again
                    await self._show_their_turn(table, user_id, panel, panel.fate.deed)
                continue
            screen = await self.screens.next_question(match, user_id, panel.language, panel.fate)
            if (await self.host.reading.table(match)).seq != table.seq:
                return  # somebody has moved meanwhile, after which this is called again
            # The notices on it are kept: a person who has dismissed the message or reloaded Discord does not see it change.
            await self.services.panels.show_next(user_id, match, panel, screen)

    async def _show_their_turn(self, table: Table, user_id: int, panel: OpenPanel, deed: MadeMove) -> None:
        """Say that it is a person's turn again, on the panel that shows their last move."""
        screen = await self.screens.your_turn(table.match, user_id, panel.language, deed)
        if screen is not None and (await self.host.reading.table(table.match)).seq == table.seq:
            screen = replace(screen, fate=replace(panel.fate, gives_way=False, seq=table.seq))
            await self.services.panels.show_next(user_id, table.match, panel, screen)

    async def _show_answers(self, table: Table) -> None:
        """Show who has answered the questions to everybody at a table.

        The message of a person who asked or agreed shows only that; the panels of turns show it with the turn.
        """
        match, panels = table.match, self.services.panels
        for user_id, board in panels.boards(match).items():
            screen = await answers(self.host, table, board.fate.answers_to, user_id, texts_about(table, board.language, user_id))
            if screen.fate is None or screen.fate.stamp != board.fate.stamp:
                await panels.show_answers(user_id, match, board, screen)
        for user_id, panel in panels.with_questions(match).items():
            if panel.fate.stamp != stamp(table, user_id) and table.status == "running":
                opened = await self.screens.open_panel(match, user_id, panel.language)
                await panels.show_next(user_id, match, panel, opened.screen)

    async def _show_interruption(self, table: Table) -> None:
        """Draw the panels of a match again after it was stopped, resumed or taken back."""
        for user_id, panel in self.services.panels.with_entries(table.match).items():
            seq, seat = panel.fate.seq, table.seat_of(user_id)
            if table.lesson is not None or table.status != "running" or seq is None or seq >= table.seq:
                continue
            if await self.host.reading.was_interrupted(table.match, seq, seat):
                opened = await self.screens.open_panel(table.match, user_id, panel.language)
                await self.services.panels.show_next(user_id, table.match, panel, opened.screen)

    async def _clear(self, table: Table) -> None:
        """Put away panels of an earlier stage of the match.

        Those of the open table shrink when the match begins. Those of turns show the result at its end.
        """
        people = {person.user_id for person in table.players} | {table.opener_id}
        for user_id in sorted(people):
            panel = self.services.panels.drop_past(user_id, table.match, table.status)
            if panel is None:
                continue
            if table.status in OVER:
                await panel.show(over(table, texts_about(table, panel.language, user_id), user_id=user_id))
            else:
                await panel.shrink()

    async def tell(self, effect: Effect) -> None:
        """Update the messages that say what waits for a person.

        The effects of one person are carried out one after the other, even if they are about several tables.
        """
        lock = self._locks.setdefault(effect.recipient, asyncio.Lock())
        async with lock:
            host = await self.host.looking_at(effect.match, effect.recipient)
            settings = await host.people.settings(effect.recipient)
            try:
                await self._tell(PingJob(effect, host, settings))
            except Unreachable as error:
                where = {"match": effect.match, "user": effect.recipient, "status": error.status, "code": error.code}
                log.info("a direct message is refused", extra=where)
                if error.is_closed:
                    await self._note_closed(effect, settings)
                else:
                    await self.host.directs.note_refusal(effect.recipient)
                await self.host.people.note(effect.match, effect.recipient, Msg(error.why))
                if await self.telling.way(effect.match, effect.recipient) in BY_DIRECT:
                    await self.host.outbox.remove(effect)  # no mention in the channel: they read it on their next private screen
                else:
                    now = await self.host.looking_at(effect.match, effect.recipient)
                    await self._tell(PingJob(effect, now, settings, error.why))

    async def _note_closed(self, effect: Effect, settings: PersonSettings) -> None:
        """Note that a person's direct messages are closed: they are notified in the channel."""
        if await self.telling.own_way(effect.match, effect.recipient) is None:
            await self.host.people.choose(effect.recipient, structs.replace(settings, notification_way="channel"))
        else:
            await self.telling.choose(effect.match, effect.recipient, "channel", repeats=False)

    async def _tell(self, job: PingJob) -> None:
        """Do what is due; the numbers of messages show if another process was faster."""
        stored: list[Ping] = []
        until: float | None = None
        for due in await job.host.telling.due(job.effect, again=job.effect.kind == "notice"):
            if due.step == "hold":
                until = due.until
            elif due.step != "nothing":
                stored.append(await self._carry_out(job, due))
        if until is None:
            await job.host.telling.finish(job.effect, stored)
        else:
            await self.telling.hold(job.effect, stored, until)

    async def _carry_out(self, job: PingJob, due: Due) -> Ping:
        """Delete, edit or post the message of one room; return it as it is afterwards."""
        if due.step == "remove":
            await self.messages.remove(due.ping.channel_id, due.ping.message_id)
            return without(due.ping)
        if due.step == "edit":
            return await self._edit(job, due)
        return await self._post(job, due, is_loud=due.step != "whisper")

    async def _edit(self, job: PingJob, due: Due) -> Ping:
        """Edit a message, or post it again if it cannot be edited any more."""
        ping = due.ping
        has_panel = ping.panel and any(item.match == ping.match and item.key in (TURN, EARLY) for item in due.items)
        if has_panel and ping.seen:
            return edited_ping(due, panel=True)  # the person uses the panel, so it does not change while they look
        try:
            screen, opened, about = await self._screen(job, due, ping.match if has_panel else None)
            of = Somebody(ping.user_id) if ping.room == DIRECT else await job.host.reading.table(ping.match)
            await self.messages.edit(ping.channel_id, ping.message_id, screen, of=of, about=about)
            await self._delete_shown_notices(opened)
            return edited_ping(due, panel=opened is not None)
        except discord.HTTPException as error:
            is_refusal = error.code not in LOST or error.code == NOT_ALLOWED
            if ping.room == DIRECT and is_refusal:
                raise direct_refusal(error) from error
            if error.code not in LOST:
                raise
            return await self._post(job, due, is_loud=error.code == UNKNOWN_MESSAGE)

    async def _post(self, job: PingJob, due: Due, is_loud: bool = True) -> Ping:
        """Post a new message, and delete the old one; return the new one.

        After a crash all steps are repeated; their results are the same. `is_loud`: whether the person is mentioned with a sound.
        """
        effect = job.effect
        match = effect.match if any(item.match == effect.match for item in due.items) else due.items[0].match
        home = await job.host.reading.table(match)
        if due.ping.room == DIRECT:
            return await self._post_direct(job, due, home, is_loud)
        return await self._post_in_channel(job, due, home, is_loud)

    async def _post_direct(self, job: PingJob, due: Due, home: Table, is_loud: bool) -> Ping:
        """Send the message in private, with the panel of `home` if that waits for the person."""
        user_id = due.ping.user_id
        is_awaited = any(item.match == home.match and item.key in (TURN, EARLY) for item in due.items)
        has_panel = job.effect.kind in ("ping", "early", "notice") and is_awaited
        screen, opened, about = await self._screen(job, due, home.match if has_panel else None)
        message = await self.messages.direct(user_id, screen, due.nonce, silent=not is_loud, about=about)
        await self._delete_shown_notices(opened)
        if opened is not None:
            await self.services.panels.shrink_elsewhere(user_id, home.match)
        await self._remove_old(due.ping, message.id)
        return posted_ping(due, home.match, message.channel.id, message.id, self.host.ledger.clock.now(), opened is not None)

    async def _post_in_channel(self, job: PingJob, due: Due, home: Table, is_loud: bool) -> Ping:
        """Post the message where `home` is played."""
        old = due.ping
        due = structs.replace(due, ping=structs.replace(old, match=home.match, channel_id=place_of(home)))
        mentioned = only([old.user_id]) if is_loud else NO_MENTIONS
        try:
            screen, _, about = await self._screen(job, due, None)
            message = await self.messages.send(place_of(home), screen, due.nonce, mentioned, silent=not is_loud, of=home, about=about)
        except discord.HTTPException as error:
            if home.match == job.effect.match or error.code not in LOST:
                raise
            # The refusal concerns another table than the effect: it is reported when that table has something to send.
            await self._remove_old(old, 0)
            return without(due.ping)
        await self._remove_old(old, message.id)
        return posted_ping(due, home.match, message.channel.id, message.id, self.host.ledger.clock.now(), False)

    async def _remove_old(self, ping: Ping, message_id: int) -> None:
        if ping.stands and ping.message_id != message_id:
            with suppress(discord.DiscordServerError, discord.RateLimited):  # an old one that stays is better than a second new one
                await self.messages.remove(ping.channel_id, ping.message_id)

    async def _delete_shown_notices(self, opened: Opened | None) -> None:
        if opened is not None:
            await self.screens.delete_shown_notices(opened)

    async def _screen(self, job: PingJob, due: Due, panel: int | None) -> Shown:
        """Return the screen of a message: a panel with what else waits, or a list of all.

        `panel`: the match of the panel, `None` for a list. In a channel, a table about which not everybody there may read is shown by
        its number alone. A last line there says why this is no direct message, if one was refused.
        """
        host, is_direct = job.host, due.ping.room == DIRECT
        if is_direct:
            language = reading_language(job.settings)
        else:
            language = await self.services.by(host).public(await host.reading.table(due.ping.match))
        found = await waits.find_waits(host, due.ping.user_id, due.items, language, is_public=not is_direct)
        tables = {wait.table.match: wait.table for wait in found}
        if panel is not None:
            try:
                opened = await self.screens.by(host).open_panel(panel, due.ping.user_id, language)
            except EngineError as error:
                log.warning("a panel cannot be shown: %s", error.msg.key, extra={"match": panel})
            else:
                table = await host.reading.table(panel)
                rest = [wait for wait in found if wait.table.match != panel]  # what else is asked there is on the panel
                screen = with_link(opened.screen, table, texts_about(table, language))
                return waits.beside(screen, rest, language), opened, tuple(tables.values())
        if is_direct:
            return waits.direct_list(found, language), None, tuple(tables.values())
        here = await host.reading.table(due.ping.match)
        others = (table for match, table in tables.items() if match != here.match)
        about = await self.messages.sight.readable(Room(due.ping.channel_id), others)
        screen = waits.channel_call(found, due.ping.user_id, {here.match, *(table.match for table in about)}, language)
        if job.why:
            screen = with_line(screen, texts_about(here, language)(Msg(job.why)))
        return screen, None, about
