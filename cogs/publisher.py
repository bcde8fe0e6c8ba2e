"""The reconciler: brings every table's card, its pings and its notices to what the host says, and nothing more.

Each table has a worker that looks at the newest state and makes Discord show it. A burst of changes becomes
one edit, a failure is tried again later, and after a crash the tables that are behind are found in the store.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

import aiohttp
import discord

from cogs import card, layout, story
from cogs.actions import OpenTurn
from cogs.panel.spec import Button, Screen
from cogs.private import PrivateScreens
from cogs.reply import NOBODY
from cogs.services import Services, named, place_of, plainly_named, table_link, title
from engine import registry
from engine.core import Msg, Say
from play.feed import Change
from play.types import CardRef, PersonSettings, Ping, Place, Table
from words import speaker

log = logging.getLogger(__name__)

HOUR = 3_300.0
"""Age in seconds from which a card is posted anew: edits of messages older than an hour have a small quota."""

SCROLLED = 6
"""Messages below a card from which it is posted anew at the bottom."""

NEWS = 6
UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, DMS_CLOSED, OLD_EDITS, ARCHIVED = 10003, 10008, 50007, 30046, 50083
PASSING = (discord.RateLimited, aiohttp.ClientError, TimeoutError, OSError)
"""Failures that pass by themselves, beside those of `is_passing`."""


@dataclass(frozen=True, slots=True)
class Pauses:
    """Seconds between two edits of a card, the first and the longest pause after a failure, and between two sweeps."""

    edits: float = 1.5
    first: float = 2.0
    longest: float = 600.0
    sweeps: float = 600.0


PAUSES = Pauses()


class Publisher:
    """One worker per table that has something to show; idle tables cost nothing."""

    def __init__(self, services: Services, client: discord.Client, pauses: Pauses = PAUSES, now: Callable[[], float] = time.time) -> None:
        self.services = services
        self.host = services.host
        self.screens = PrivateScreens(services)
        self.client = client
        self.pauses = pauses
        self.now = now
        self._wanted: set[int] = set()
        self._workers: dict[int, asyncio.Task[None]] = {}
        self._below: Counter[int] = Counter()
        self._posted_at_count: dict[int, int] = {}
        self._told_of_trouble: set[int] = set()
        self._sweeping: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Listen to the host, and catch up on whatever was missed."""
        self.host.feed.subscribe(self.changed)
        await self.sweep()
        self._sweeping = asyncio.get_running_loop().create_task(self._sweep_often(), name="publish-sweep")

    async def sweep(self) -> None:
        """Look at every table whose card is behind: after a start, or because Discord refused it earlier."""
        for match in await self.host.people.behind():
            self.wake(match)

    async def _sweep_often(self) -> None:
        while True:
            await asyncio.sleep(self.pauses.sweeps)
            try:
                await self.sweep()
            except Exception:
                log.exception("the tables that are behind could not be listed")

    async def changed(self, change: Change) -> None:
        """The host says that a table changed."""
        self.wake(change.match)

    def wake(self, match: int) -> None:
        """Look at a table soon."""
        self._wanted.add(match)
        worker = self._workers.get(match)
        if worker is None or worker.done():
            self._workers[match] = asyncio.get_running_loop().create_task(self._work(match), name=f"publish-{match}")

    def saw_message(self, channel_id: int) -> None:
        """Somebody wrote in a channel: cards above scroll away."""
        self._below[channel_id] += 1

    async def close(self, patience: float = 5.0) -> None:
        """Give the workers a moment, then stop them; what they did not show is shown after the next start."""
        if self._sweeping is not None:
            self._sweeping.cancel()
        workers = [task for task in self._workers.values() if not task.done()]
        if workers:
            _, late = await asyncio.wait(workers, timeout=patience)
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)

    async def _work(self, match: int) -> None:
        pause = self.pauses.first
        while match in self._wanted:
            self._wanted.discard(match)
            try:
                await self.show(match)
            except (discord.HTTPException, *PASSING) as error:
                if isinstance(error, discord.HTTPException) and not is_passing(error):
                    await self._refused(match, error)
                    continue
                log.warning("discord is unwell; trying again", extra={"match": match, "error": repr(error), "pause": pause})
                self._wanted.add(match)
                await asyncio.sleep(pause)
                pause = min(pause * 2, self.pauses.longest)
            except Exception:
                log.exception("a table could not be shown", extra={"match": match})
            else:
                pause = self.pauses.first
                self._told_of_trouble.discard(match)
                if match in self._wanted:
                    await asyncio.sleep(self.pauses.edits)
        self._workers.pop(match, None)

    async def _refused(self, match: int, error: discord.HTTPException) -> None:
        """Discord refuses for good (channel gone, permission missing): the match goes on, its people are told once."""
        log.warning("discord refuses a table", extra={"match": match, "status": error.status, "code": error.code})
        if match in self._told_of_trouble:
            return
        self._told_of_trouble.add(match)
        table = await self.host.reading.table(match)
        gone = error.code == UNKNOWN_CHANNEL
        key = "discord.trouble.channel-gone" if gone else "discord.trouble.refused"
        people = {table.opener_id, *((occupant.person.user_id for occupant in table.occupants if occupant.person) if gone else ())}
        for user_id in people:
            say = speaker((await self.host.people.settings(user_id)).language or "en")
            msg = Msg(key, game=title(table.game), match=match, channel=f"<#{place_of(table)}>", error=error.text or str(error.status))
            try:
                await self._direct(user_id, Screen((say(msg),)))
            except (discord.HTTPException, *PASSING):
                log.info("a person could not be told", extra={"match": match, "user": user_id})

    async def show(self, match: int) -> None:
        """Make Discord show one table as it is now."""
        table = await self.host.reading.table(match)
        if table.own_thread and table.place.thread_id is None and table.status in ("open", "running"):
            table = await self._thread(table)
        if table.card is None or table.card.edition < table.edition:
            await self._card(table)
        await self._pings(table)
        await self._notices(table)

    async def _thread(self, table: Table) -> Table:
        channel = self.client.get_channel(table.place.channel_id) or await self.client.fetch_channel(table.place.channel_id)
        if not isinstance(channel, discord.TextChannel):
            return table
        say = named(table)
        thread = await channel.create_thread(
            name=say(Msg("discord.thread", game=title(table.game), match=table.match))[:100],
            type=discord.ChannelType.public_thread,
            auto_archive_duration=10080,
        )
        return await self.host.tables.move_to(table.match, Place(table.place.guild_id, table.place.channel_id, thread.id))

    async def screen(self, table: Table) -> Screen:
        """The card of a table as everybody sees it."""
        say = named(table)
        if table.status == "open":
            return card.open_card(table, say)
        if table.status in ("closed", "frozen"):
            return card.closed_card(table, say)
        picture = await self.screens.picture(table, None, "en")
        entries = await self.host.reading.log(table.match, None)
        if table.status == "finished":
            text = await self.services.pictures.run_in_pool(lambda: story.plain(entries, plainly_named(table)).encode())
            return card.result_card(table, say, picture, text)
        view = await self.host.reading.view(table.match, None)
        status = registry.rules(table.game).status(view)
        return card.running_card(table, say, status, picture, story.recent(entries, say, NEWS))

    async def _card(self, table: Table) -> None:
        screen = await self.screen(table)
        old = table.card
        if old is not None and not self._is_to_move(table, old):
            try:
                await self._edited(old, screen)
            except discord.HTTPException as error:
                if error.code not in (UNKNOWN_MESSAGE, OLD_EDITS):
                    raise
            else:
                await self.host.people.card_shown(table.match, table.edition)
                return
        await self._posted(table, screen)

    def _is_to_move(self, table: Table, old: CardRef) -> bool:
        """Whether the card goes to the bottom: it is old, has scrolled away, lies elsewhere, or the match is over."""
        below = self._below[old.channel_id] - self._posted_at_count.get(table.match, self._below[old.channel_id])
        if self._below[old.channel_id] and table.match not in self._posted_at_count:
            below = self._below[old.channel_id]
        moved = old.channel_id != place_of(table)
        return moved or table.status == "finished" or below >= SCROLLED or self.now() - old.posted_at > HOUR

    async def _edited(self, old: CardRef, screen: Screen) -> None:
        message = self._channel(old.channel_id).get_partial_message(old.message_id)

        async def edit() -> None:
            await message.edit(view=layout.layout(screen), attachments=layout.files(screen), allowed_mentions=NOBODY)

        await self._awake(old.channel_id, edit)

    async def _posted(self, table: Table, screen: Screen) -> None:
        where = place_of(table)
        mentioned = NOBODY
        if table.status == "finished":
            told = [user for user in self._people(table) if (await self.host.people.settings(user)).pings]
            told += [user for user in table.followers if user not in told]
            mentioned = only(told)
            if told:
                screen = with_line(screen, " ".join(f"<@{user}>" for user in told[:20]))
        sent: list[discord.Message] = []

        async def send() -> None:
            sent.append(await self._channel(where).send(view=layout.layout(screen), files=layout.files(screen), allowed_mentions=mentioned))

        await self._awake(where, send)
        old = table.card
        await self.host.people.card_posted(table.match, CardRef(where, sent[0].id, self.now(), table.edition))
        self._posted_at_count[table.match] = self._below[where]
        if old is not None:
            await self._removed(old.channel_id, old.message_id)

    def _people(self, table: Table) -> list[int]:
        return [occupant.person.user_id for occupant in table.occupants if occupant.person is not None]

    async def _awake(self, channel_id: int, work: Callable[[], Awaitable[None]]) -> None:
        """Do something in a channel; an archived thread is opened first and the work tried again."""
        try:
            await work()
        except discord.HTTPException as error:
            if error.code != ARCHIVED:
                raise
            thread = self.client.get_channel(channel_id) or await self.client.fetch_channel(channel_id)
            if isinstance(thread, discord.Thread):
                await thread.edit(archived=False)
            await work()

    def _channel(self, channel_id: int) -> discord.PartialMessageable:
        return self.client.get_partial_messageable(channel_id)

    async def _removed(self, channel_id: int, message_id: int) -> None:
        """Delete a message of ours; it is no harm when it is gone already."""
        try:
            await self._channel(channel_id).get_partial_message(message_id).delete()
        except discord.HTTPException as error:
            log.info("a message could not be removed", extra={"channel": channel_id, "message": message_id, "code": error.code})

    async def _pings(self, table: Table) -> None:
        awaited = {
            occupant.person.user_id
            for seat, occupant in enumerate(table.occupants)
            if table.status == "running" and seat in table.to_act and occupant.person is not None
        }
        standing = await self.host.people.pings(table.match)
        for ping in standing:
            if ping.user_id not in awaited:
                await self.host.people.ping_removed(ping.match, ping.user_id)
                await self._removed(ping.channel_id, ping.message_id)
        for user_id in awaited - {ping.user_id for ping in standing}:
            await self._ping(table, user_id, await self.host.people.settings(user_id))

    async def _ping(self, table: Table, user_id: int, chosen: PersonSettings) -> None:
        """Tell a person that it is their turn: the panel itself by DM, or one mention in the channel."""
        closed = False
        if chosen.turns == "dm":
            try:
                opened = await self.screens.opened(table.match, user_id, chosen.language or "en")
                message = await self._direct(user_id, with_link(opened.screen, table, named(table, chosen.language or "en")))
                await self.screens.sent(opened)
                await self.host.people.ping_sent(Ping(table.match, user_id, message.channel.id, message.id))
                return
            except discord.Forbidden as error:
                log.info("direct messages are closed", extra={"match": table.match, "user": user_id, "code": error.code})
                await self.host.people.choose(user_id, PersonSettings("channel", chosen.pings, chosen.language))
                closed = True
        if not chosen.pings and not closed:
            return
        say = named(table)
        words = say(Msg("discord.ping", user=f"<@{user_id}>", game=title(table.game), link=table_link(table)))
        if closed:
            words += "\n" + say(Msg("discord.dm-closed"))
        button = Button(OpenTurn(table.match), say(Msg("discord.card.my-turn")), "primary")
        where = place_of(table)
        view = layout.layout(Screen((words,), ((button,),)))
        message = await self._channel(where).send(view=view, allowed_mentions=only([user_id]))
        await self.host.people.ping_sent(Ping(table.match, user_id, where, message.id))

    async def _notices(self, table: Table) -> None:
        """Notices go by DM to those who play there; others read them on their next private screen."""
        for notice in await self.host.people.notices(table.match):
            chosen = await self.host.people.settings(notice.user_id)
            if chosen.turns != "dm":
                continue
            say = named(table, chosen.language or "en")
            try:
                words = say(Msg("discord.panel.notice", text=notice.msg))
                await self._direct(notice.user_id, with_link(Screen((words,), card.asked(table, notice.user_id, say)), table, say))
            except discord.Forbidden:
                continue
            await self.host.people.notices_read([notice])

    async def _direct(self, user_id: int, screen: Screen) -> discord.Message:
        """A direct message. Raises `discord.Forbidden` where they are closed."""
        user = self.client.get_user(user_id) or await self.client.fetch_user(user_id)
        return await user.send(view=layout.layout(screen), files=layout.files(screen), allowed_mentions=NOBODY)

    async def direct(self, user_id: int, screen: Screen) -> bool:
        """Send a direct message; whether it could be delivered."""
        try:
            await self._direct(user_id, screen)
        except discord.Forbidden:
            return False
        return True

    async def kept_awake(self, thread: discord.Thread) -> None:
        """A thread was archived: open it again while a match runs in it, because buttons fail in archived threads."""
        tables = await self.host.reading.tables_in(thread.id)
        if any(table.status in ("open", "running") for table in tables):
            await thread.edit(archived=False)


def is_passing(error: discord.HTTPException) -> bool:
    """Whether Discord itself is unwell or asks for patience; everything else it refuses for good."""
    return error.status >= 500 or error.status == 429


def only(users: list[int]) -> discord.AllowedMentions:
    """These people are pinged and nobody else."""
    return discord.AllowedMentions(everyone=False, roles=False, replied_user=False, users=[discord.Object(user) for user in users])


def with_line(screen: Screen, line: str) -> Screen:
    """The screen with one more line below its head."""
    return Screen((*screen.head, line), screen.rows, screen.picture, screen.body, screen.foot, screen.colour, screen.file)


def with_link(screen: Screen, table: Table, say: Say) -> Screen:
    """A panel sent by DM, with the way to the table."""
    row = (Button(None, say(Msg("discord.panel.to-table")), url=table_link(table)),)
    return Screen(screen.head, (*screen.rows, row), screen.picture, screen.body, screen.foot, screen.colour, screen.file)
