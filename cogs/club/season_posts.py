"""Posts the card of a season, messages in its thread, and messages to its people.

A row of the database (play/club) says which post is due; its text is made from the season as it is now. A process that is killed between a
message and the end of its row sends it again with the same nonce, so that Discord shows it once. A deleted card is posted again, and so is
a thread. If a channel is gone the season goes on, and its admin finds out on the *Club* page.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace

import discord

from cogs.club.cup_screens import CupScreens, screens_of
from cogs.club.season_screens import SeasonScreens, head
from cogs.connection.refusals import OLD_EDITS, PASSING, UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, Crowded, Unreachable, is_passing
from cogs.deliveries.messages import Messages, is_repeat, nonce
from cogs.deliveries.rounds import Posts
from cogs.edge.reply import NO_MENTIONS
from cogs.edge.services import Services, table_link
from cogs.edge.sight import OutOfSight, Room, Server
from cogs.panel.spec import Screen
from cogs.pictures.jobs import Reader, StoryJob
from engine.values.core import EngineError, Say
from metrics import ERRORS
from play.club.season import REST, Season, without_post
from play.club.steps import WEEK
from play.values.errors import error_trace
from store import rows
from words import speaker

log = logging.getLogger(__name__)

JOB = "season-post"
"""The lease on the posts of a season: only one process at a time has it."""

LEASE = 120.0
"""Seconds for which a process has this lease."""

PAUSES = (60.0, 600.0, 3_600.0, 21_600.0)
"""Seconds until each further attempt at a post that Discord refuses; after the last it is dropped."""

KEPT = 26
"""Further attempts at a milestone, after the longest pause each: an admin has about a week to move a card whose channel is gone."""

MILESTONES = ("open", "draw", "end")
"""Kinds of posts with which the card of a season is posted again: it opens, is drawn, ends."""


class Crier(Posts):
    """Posts everything that is due about seasons."""

    name = "crier"
    look, apart = 60.0, 1.5

    def __init__(self, services: Services, messages: Messages) -> None:
        super().__init__(services, messages)
        self.seasons = services.host.seasons
        self._tell: dict[str, Callable[[Season, rows.SeasonPostRow, Say], Awaitable[list[rows.Write]]]] = {
            **dict.fromkeys(MILESTONES, self._milestone), "card": self._card, "table": self._table, "still": self._still,
            "slot": self._slot, "week": self._week, "away": self._away,
        }  # fmt: skip

    def start(self) -> None:
        """Go round from now on."""
        self.seasons.listen(self.wake)
        super().start()

    async def close(self) -> None:
        """Go round no more."""
        self.seasons.listen(None)
        await super().close()

    async def run_due(self) -> None:
        """Send all that is due."""
        for number in await self.seasons.posts_due():
            season = await self.seasons.get(number)
            if self.host.share.has(season.row.guild) and await self.seasons.claim(number, JOB, LEASE):
                await self.run(number)

    async def run(self, number: int) -> None:
        """Do all that is due for one season, milestones first: the thread is below the card."""
        order = (*MILESTONES, "still", "away", "slot", "table", "week", "card", "rest")
        tried: set[tuple[str, int, int]] = set()

        def rank(post: rows.SeasonPostRow) -> tuple[int, float, int]:
            return order.index(post.kind) if post.kind in order else len(order), post.due, post.number

        while True:
            season, now = await self.seasons.get(number), self.host.ledger.clock.now()
            due = [post for post in season.posts if post.due <= now and (post.kind, post.number, post.user) not in tried]
            if not due:
                return
            post = min(due, key=rank)
            tried.add((post.kind, post.number, post.user))
            if await self._deliver(season, post):
                await asyncio.sleep(self.apart)

    async def _deliver(self, season: Season, post: rows.SeasonPostRow) -> bool:
        """Send one post; return whether something was sent."""
        where = {"season": season.id, "post": post.kind, "tries": post.tries}
        tell = self._tell.get(post.kind)
        if tell is None:  # a "rest" that is over, or a kind of an earlier release
            await self.seasons.remove_post(post)
            return False
        language = await self.language(season.row.guild, season.row.channel)
        try:
            await self.seasons.remove_post(post, await tell(season, post, speaker(language)))
            return True
        except Unreachable as error:
            log.info("a direct message is refused", extra={**where, "code": error.code})
            await self.seasons.remove_post(post)
        except OutOfSight:  # the person has left the server, or the channel belongs to another one
            log.warning("nobody who may read it would", extra=where)
            if post.kind in MILESTONES:
                await self._try_again(post)
            else:
                await self.seasons.remove_post(post)
        except (Crowded, *PASSING) as error:
            log.info("discord is unwell", extra={**where, "error": repr(error)})
            await self.seasons.retry_later(post, PAUSES[0])
        except discord.HTTPException as error:
            ERRORS.count("discord", str(error.code or error.status))
            log.warning("discord refuses", extra={**where, "status": error.status, "code": error.code})
            if is_passing(error):
                await self.seasons.retry_later(post, PAUSES[0])
            else:
                await self._try_again(post)
        except EngineError as error:
            log.warning("the host refused a delivery: %s", error.msg.key, extra=where)
            await self._try_again(post)
        except Exception as error:
            ERRORS.count("delivery", type(error).__name__)
            log.error("a delivery failed: %s", error_trace(error), extra=where)
            await self._try_again(post)
        return False

    async def _try_again(self, post: rows.SeasonPostRow) -> None:
        """Send a post later, or drop it after its last attempt."""
        if post.tries < len(PAUSES) + (KEPT if post.kind in MILESTONES else 0):
            await self.seasons.retry_later(post, PAUSES[min(post.tries, len(PAUSES) - 1)])
        else:
            await self.seasons.remove_post(post)

    # Each kind.

    async def _milestone(self, season: Season, post: rows.SeasonPostRow, say: Say) -> list[rows.Write]:
        """Post a new card, and delete the old one; post the draw or the end in the thread."""
        views, old = await self._screens(season, say), season.row.message
        won = await self._champions(season)
        screen = await self._card_of(views, won)
        message = await self._send(season, screen, _nonce(season, post))
        if is_repeat(message):
            await self.messages.edit(season.row.channel, message.id, screen, of=season.row.guild, about=())
        if old and old != message.id:
            await self.messages.remove(season.row.channel, old)
        thread = season.row.thread
        if post.kind != "open" and season.state != "off":
            texts = views.draw_texts() if post.kind == "draw" else views.final_texts(won)
            posts = [Screen((head(season, say),) if not at else (), body=(text,)) for at, text in enumerate(texts)]
            thread = await self._post_in_thread(season, post, posts, say)
        return [rows.SeasonCard(season.id, season.row.channel, thread, message.id, season.row.edition), *self._drop_edits(season)]

    async def _screens(self, season: Season, say: Say) -> SeasonScreens:
        return screens_of(season, await self.seasons.standings(season) if season.state != "sign-up" else (), say)

    async def _card_of(self, views: SeasonScreens, won: Sequence[int]) -> Screen:
        """Return the card, with the picture of the final tables if it is over."""
        card = views.card(self.host.ledger.clock.now(), won)
        if not won:
            return card
        finals = views.finals(won)
        row = views.season.row
        job = StoryJob("final", row.game, finals, Reader(await self.language(row.guild, row.channel)))
        return replace(card, picture=await self.services.pictures.picture_of(job, ("finals", finals, job.reader)))

    async def _champions(self, season: Season) -> tuple[int, ...]:
        return await self.seasons.champions(season) if season.state == "over" else ()

    async def _week(self, season: Season, post: rows.SeasonPostRow, say: Say) -> list[rows.Write]:
        """Post the progress in the thread, and again in a week, while the season runs.

        A week in which no table ended has no post.
        """
        if season.state not in ("running", "closing"):
            return []
        again = rows.SeasonPostRow(season.id, "week", post.number + 1, 0, season.days.start + (post.number + 1) * WEEK)
        if not season.has_ended_since(again.due - 2 * WEEK):
            return [again]
        thread = await self._post_in_thread(season, post, [(await self._screens(season, say)).week_screen(post.number)], say)
        return [rows.SeasonCard(season.id, season.row.channel, thread, season.row.message, season.row.shown), again]

    async def _slot(self, season: Season, post: rows.SeasonPostRow, say: Say) -> list[rows.Write]:
        """Post in the thread who sits where in a slot that begins."""
        thread = await self._post_in_thread(season, post, [CupScreens(season, (), say).pairing_screen(post.number)], say)
        return [rows.SeasonCard(season.id, season.row.channel, thread, season.row.message, season.row.shown)]

    def _drop_edits(self, season: Season) -> list[rows.Write]:
        """Return the writes that delete pending edits of a card that was just shown.

        A new card gets no `rest`: it is edited as soon as somebody joins.
        """
        return [without_post(post) for post in season.posts if post.kind == "card"]

    async def _card(self, season: Season, post: rows.SeasonPostRow, say: Say) -> list[rows.Write]:
        """Show the season on its card as it is now.

        A card that cannot be edited any more is posted again, unless the season is over.
        """
        row = season.row
        if not row.message:  # the post "open" has not been sent yet
            return []
        screen, message = await self._card_of(await self._screens(season, say), await self._champions(season)), row.message
        try:
            await self.messages.edit(row.channel, row.message, screen, of=row.guild, about=())
        except discord.HTTPException as error:
            if error.code not in (UNKNOWN_MESSAGE, OLD_EDITS) or season.state == "over":
                raise
            sent = await self._send(season, screen, _nonce(season, post, row.message % 1_000_003))  # another nonce for each lost card
            if error.code == OLD_EDITS:
                await self.messages.remove(row.channel, row.message)
            message = sent.id
        rest = rows.SeasonPostRow(season.id, "rest", 0, 0, self.host.ledger.clock.now() + REST)  # no edit before it is over
        return [rows.SeasonCard(season.id, row.channel, row.thread, message, row.edition), *self._drop_edits(season), rest]

    async def _table(self, season: Season, post: rows.SeasonPostRow, say: Say) -> list[rows.Write]:
        """Post the result of a finished table in the thread.

        The number of the post is that of the table, plus 1000 for each division before its own.
        """
        division, number = divmod(post.number, 1_000)
        row = next((table for table in season.tables if (table.division, table.number) == (division, number)), None)
        if row is None or not row.match:
            return []
        table = await self.host.reading.table(row.match)
        outcomes = await self.host.ledger.stored.season_outcomes(season.id)
        here = [outcome for outcome in outcomes if outcome.match == row.match]
        is_seen = await self.messages.sight.may_read(Room(season.row.channel), table)  # who reads the thread sees its channel
        link = table_link(table) if is_seen else None
        screen = screens_of(season, (), say).post_of_table(row, link, here, self.seasons.points_brought(season, row, here))
        thread = await self._post_in_thread(season, post, [screen], say)
        return [rows.SeasonCard(season.id, season.row.channel, thread, season.row.message, season.row.shown)]

    async def _post_in_thread(self, season: Season, post: rows.SeasonPostRow, posts: Sequence[Screen], say: Say) -> int:
        """Send posts to the thread of a season; return its id.

        If it has none, or it was deleted, a new one is made.
        """
        thread = season.row.thread or await self._begin_thread(season, say)
        try:
            await self._send_all(thread, season, post, posts)
        except discord.HTTPException as error:
            if error.code != UNKNOWN_CHANNEL or thread == season.row.channel:
                raise
            log.info("the thread of a season is gone", extra={"season": season.id, "channel": thread})
            thread = await self._begin_thread(season, say, gone=thread)
            await self._send_all(thread, season, post, posts)
        return thread

    async def _send_all(self, thread: int, season: Season, post: rows.SeasonPostRow, posts: Sequence[Screen]) -> None:
        for at, screen in enumerate(posts):
            await self._send(season, screen, _nonce(season, post, at + 1, thread), thread)

    async def _send(self, season: Season, screen: Screen, name: str, thread: int = 0) -> discord.Message:
        """Send a message without a sound.

        `about` is empty: it names tables only by their numbers in the season, which all its readers may see.
        """
        where, guild = thread or season.row.channel, season.row.guild
        return await self.messages.send(where, screen, name, NO_MENTIONS, silent=True, of=guild, about=())

    async def _begin_thread(self, season: Season, say: Say, gone: int = 0) -> int:
        name = say(screens_of(season, (), say).thread_name)
        return await self.begin_thread(season.row.guild, season.row.channel, name, gone)

    async def _still(self, season: Season, post: rows.SeasonPostRow, say: Say) -> list[rows.Write]:
        """Ask somebody whether they still take part, unless they have answered meanwhile."""
        entrant = season.person(post.user)
        if entrant is not None and entrant.state == "asked" and (season.state == "sign-up" or season.is_cup):
            screen = screens_of(season, (), await self.texts_for(post.user)).still()
            await self.messages.direct(post.user, screen, _nonce(season, post), silent=False, about=(Server(season.row.guild),))
        return []

    async def _away(self, season: Season, post: rows.SeasonPostRow, say: Say) -> list[rows.Write]:
        """Tell somebody that they are out of the second wave."""
        entrant = season.person(post.user)
        if entrant is not None and entrant.state == "away":
            screen = screens_of(season, (), await self.texts_for(post.user)).stood_down()
            await self.messages.direct(post.user, screen, _nonce(season, post), silent=True, about=(Server(season.row.guild),))
        return []


def _nonce(season: Season, post: rows.SeasonPostRow, part: int = 0, where: int = 0) -> str:
    """Return the nonce of a post: the same in every attempt to send it.

    `part`: which message of the post. `where`: the thread, or 0 for the channel.
    """
    return nonce("season", season.id, post.kind, post.number, post.user, part, where or season.row.channel)
