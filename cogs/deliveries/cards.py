"""Keeps the card of each table up to date; the result of a match is a message of its own."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import discord

from cogs.connection.refusals import OLD_EDITS, UNKNOWN_MESSAGE
from cogs.deliveries.crowded import archive_soon, is_one_of_many, shared_place
from cogs.deliveries.deleted import DeletedCards
from cogs.deliveries.messages import Messages, is_repeat, mentions, only, with_line
from cogs.edge import forums
from cogs.edge.reply import NO_MENTIONS
from cogs.edge.services import Services, place_of, reader, table_link, texts_about, title
from cogs.edge.threads import Home, hush
from cogs.panel.spec import Button, Picture, Screen
from cogs.screens import card, questions, story, titles, watching
from cogs.screens.private import PrivateScreens
from engine.match import registry
from engine.values.core import EngineError, Msg, Say
from engine.values.recent import Recent
from play.follows.news import Latest, news
from play.follows.sprint import is_live
from play.host import Host
from play.keeping.erasing import NOBODY
from play.ledger.outbox import Effect
from play.values.live import OVER
from play.values.types import CardRef, Place, Table
from render import CARD

REPOST_AFTER = 3_300.0
"""Age in seconds from which a card is posted again, because Discord limits edits of messages older than an hour."""

SCROLLED = 6
"""Messages below a card from which it is posted again at the bottom."""

NAMED = 20
"""People whom the result mentions in its own message, at most."""

REMEMBERED = 4096
"""So many channels and so many cards are counted; the oldest are forgotten."""

MENTIONS = 80
"""People whom one further message mentions, at most; Discord allows 100."""


class Scrolled:
    """Counts the messages below each card that this process has posted or updated."""

    def __init__(self) -> None:
        self._counts: Recent[int, int] = Recent(REMEMBERED)  # messages by channel
        self._counts_at_card: Recent[int, int] = Recent(REMEMBERED)  # the channel's count when the card of a match was posted

    def saw(self, channel_id: int) -> None:
        """Count a message in a channel."""
        self._counts.put(channel_id, (self._counts.get(channel_id) or 0) + 1)

    def note_card(self, match: int, channel_id: int) -> None:
        """Note that the card of a match is the newest message of a channel."""
        self._counts_at_card.put(match, self._counts.get(channel_id) or 0)

    def below(self, match: int, channel_id: int) -> int:
        """Return how many messages have come below a card, as far as this process knows."""
        return max(0, (self._counts.get(channel_id) or 0) - (self._counts_at_card.get(match) or 0))


class Cards:
    """Sends cards of tables and results of matches."""

    def __init__(self, services: Services, screens: PrivateScreens, messages: Messages) -> None:
        self.services = services
        self.host = services.host
        self.outbox = services.host.outbox
        self.screens = screens
        self.messages = messages
        self.scrolled = Scrolled()
        self.deleted = DeletedCards(services.host, messages)

    async def update(self, effect: Effect) -> None:
        """Bring a table's card to the newest edition, or post the result (effect `result`).

        First, it stores what tells people that they were hit, and followers what happened.
        """
        seen = await self.host.looking_at(effect.match, NOBODY)
        await seen.hits.announce(effect.match)
        table = await seen.reading.table(effect.match)
        await self.host.watching.announce(table)
        language = await self.services.by(seen).public(table)
        has_thread, has_card = table.place.thread_id is not None, table.card is not None
        if table.own_thread and table.status == "closed" and not has_thread and not has_card:
            return await self.outbox.remove(effect)  # the table was closed before anybody could see it
        if table.own_thread and table.status != "closed" and not (has_thread and has_card):
            channel = await self.messages.channel(table.place.channel_id, table.place.guild_id)
            if not has_thread and isinstance(channel, Home):
                moved = await self._move_to_thread(table, channel, language)
                if moved is not None:
                    table, seen = moved, self.host  # the moment that was read has the old place
            if table.own_thread and isinstance(channel, discord.ForumChannel):
                is_posted = await self._post_in_forum(effect, table, channel, language)
                if is_posted:
                    return
        await self._show(effect, table, seen, language)

    async def _show(self, effect: Effect, table: Table, seen: Host, language: str) -> None:
        """Edit the card of a table or post it where the table is; a result is always posted."""
        old, is_end = table.card, effect.kind == "result"
        if old is not None and not is_end and old.edition >= table.edition:
            return await self.outbox.remove(effect)
        screen = await self.screen(table, seen)
        await forums.tag(self.messages.client, table, language)
        if table.status in OVER:
            await archive_soon(self.messages.client, table)
        if old is not None and not is_end and not self._must_repost(table, old) and await self._edit(table, old, screen):
            return await self.outbox.store_shown_edition(effect, table.edition)
        if is_end:
            users = await self._listeners(table)
        else:
            users = await self._invited_people(table) if old is None else []
        await self._post(effect, table, screen, users)

    async def _edit(self, table: Table, old: CardRef, screen: Screen) -> bool:
        """Show a screen in the old card; return `False` if the message is gone or too old."""
        try:
            await self.messages.edit(old.channel_id, old.message_id, screen, of=table, about=())
        except discord.HTTPException as error:
            if error.code not in (UNKNOWN_MESSAGE, OLD_EDITS):
                raise
            return False
        return True

    async def screen(self, table: Table, seen: Host | None = None) -> Screen:
        """Return the card of a table as everybody sees it.

        A finished match first gives its titles, because they are on the card. `seen`: the host that reads the moment of the table; `None`:
        the card is read as it is now.
        """
        seen = seen or self.host
        language = await self.services.by(seen).public(table)
        say = texts_about(table, language)
        if table.status == "open":
            board = None
            if self._may_attach(table.place.channel_id):
                board = await self.services.pictures.board(table.game, language, table.terms.chosen)
            return card.open_card(table, say, board)
        if table.status == "finished":
            return await self._result(table, seen, say, language)
        if table.status in ("closed", "frozen"):
            end = await self.host.seasons.end_of(table.match) if table.status in OVER else None
            return card.closed_card(table, say, await questions.open_questions(seen, table, say), end is None)
        return await self._running(table, seen, say, language)

    async def _result(self, table: Table, seen: Host, say: Say, language: str) -> Screen:
        """Return the card of a finished match."""
        end = await self.host.seasons.end_of(table.match)
        tale = await seen.reading.tale(table.match)
        poster = None if tale is None else await self.services.pictures.poster(table.game, tale, reader(table, language), table.match)
        picture = poster or await self._picture(table, seen)
        rated, why = await self.host.standings.rating_changes(table)
        await self.host.titles.give(table)
        more = [] if end is None else card.season_points(end.points, say)
        more += [] if why is None else [f"-# {say(why)}"]
        more += titles.lines(table.game, await self.host.titles.at(table), say)
        count, by_seat = await seen.watching.predictions(table)
        more += watching.result(table, count, by_seat, say)
        return card.result_card(table, say, picture, None if tale is None else tale.end, rated, more, end is None)

    async def _picture(self, table: Table, seen: Host) -> Picture | None:
        """Return the picture on the card: the part made for it, else the first."""
        view = await seen.reading.view(table.match, None)
        part = CARD if CARD in await self.services.pictures.parts(table.game, view) else None
        screens = self.screens.by(seen)
        return await screens.picture(table, None, await screens.services.public(table), part=part)

    async def _running(self, table: Table, seen: Host, say: Say, language: str) -> Screen:
        """Return the card of a running match."""
        view = await seen.reading.view(table.match, None)
        rules, latest = registry.rules_of(table.game, table.version), news(table).latest
        entries = await seen.reading.recent(table.match, None, 2)
        by_host = [logged for logged in entries if logged.entry.seat is None and not story.is_deputys(logged.entry)]
        times = await seen.reading.deadlines(table.match)
        absences = await seen.reading.away(table.match)
        open_questions = await questions.open_questions(seen, table, say)
        event = None if latest is None else await self._event(seen, table, latest, language)
        picture = await self._picture(table, seen)  # after all reading: the table may change while it is drawn
        return card.running_card(
            table,
            say,
            rules.status(view),
            picture,
            times,
            absences,
            open_questions,
            event,
            part=rules.chapter(view),
            remark=story.recent(by_host, say, 1) if table.seq else "",  # the entry of the deal is no news
        )

    def _may_attach(self, channel_id: int) -> bool:
        """Return whether the bot may send files in a channel, and so in its threads."""
        channel = self.messages.client.get_channel(channel_id)
        return isinstance(channel, discord.abc.GuildChannel) and channel.permissions_for(channel.guild.me).attach_files

    async def _event(self, seen: Host, table: Table, latest: Latest, language: str) -> Picture | None:
        """Return the picture of an event at the moment when it happened; each is drawn once."""
        pictures = self.services.pictures

        async def view() -> Any:
            return (await seen.reading.view_at(table.match, latest.seq, seat=None)).view

        return await pictures.event(table.game, view, latest.event, reader(table, language), (table.match, latest.seq))

    async def redraw(self, effect: Effect) -> None:
        """Show the card of a finished match again, after the name of a person was deleted."""
        table = await self.host.reading.table(effect.match)
        if table.card is not None and table.status in OVER:
            try:
                screen = await self.screen(table)
            except EngineError:  # the log of the match is deleted
                screen = card.result_card(table, texts_about(table), picture=None)
            await self.messages.edit(table.card.channel_id, table.card.message_id, screen, of=table, about=())
        await self.outbox.remove(effect)

    async def mention(self, effect: Effect) -> None:
        """Mention the people who did not fit in the message of the result."""
        if not effect.users:
            return await self.outbox.remove(effect)
        table = await self.host.reading.table(effect.match)
        say = texts_about(table, await self.services.public(table))
        words = (mentions(effect.users), f"{say(title(table.game))} — {say(Msg('discord.card.over'))}")
        button = Button(action=None, label=say(Msg("discord.panel.to-table")), url=table_link(table))
        silent = await self._is_night(table)
        screen = Screen(words, ((button,),))
        await self.messages.send(place_of(table), screen, effect.nonce, only(effect.users), silent, of=table, about=())
        await self.outbox.remove(effect)

    async def _post_in_forum(self, effect: Effect, table: Table, forum: discord.ForumChannel, language: str) -> bool:
        """Show the card as the first message of a post; return `False` if it was deleted.

        The post may exist already, after a crash or a lost answer.
        """
        screen, post, is_new = await self.screen(table), table.place.thread_id, False
        if post is None:
            invited = await self._invited_people(table)
            mentioned = only(invited) if invited else NO_MENTIONS
            post, is_new = await forums.post(self.services.threads, forum, table, language, screen, mentioned, await self._is_night(table))
            await self.host.tables.move_to(table.match, Place(table.place.guild_id, forum.id, post), is_own_thread=True)
        if not is_new:
            try:
                await self.messages.edit(post, post, screen, of=table, about=())
            except discord.NotFound:
                return False
        await self.outbox.store_card(effect, CardRef(post, post, self.host.ledger.clock.now(), table.edition))
        self.scrolled.note_card(table.match, post)
        await self.deleted.note_card(table.match, post)
        return True

    async def _move_to_thread(self, table: Table, channel: Home, language: str) -> Table | None:
        """Move a table to the thread of its season or to a new one; return the table there.

        `None`: it stays, because its post in a forum is still to be made, or because it is over.
        """
        shared = await shared_place(self.host, channel.guild, table)
        if shared is not None:
            return await self.host.tables.move_to(table.match, shared, is_own_thread=False)
        if not isinstance(channel, discord.TextChannel) or table.status not in ("open", "running"):
            return None
        thread = await self.services.threads.begin(channel, forums.name(table, language), table.created_at)
        if await is_one_of_many(self.host, table):
            await hush(channel, thread)
        place = Place(table.place.guild_id, table.place.channel_id, thread.id)
        return await self.host.tables.move_to(table.match, place, is_own_thread=True)

    def _must_repost(self, table: Table, old: CardRef) -> bool:
        """Return whether a new card is posted: this one is old, scrolled away or elsewhere.

        At a live table a card is edited however old it is.
        """
        is_old = self.host.ledger.clock.now() - old.posted_at > REPOST_AFTER and not is_live(table)
        return old.channel_id != place_of(table) or is_old or self.scrolled.below(table.match, old.channel_id) >= SCROLLED

    async def _listeners(self, table: Table) -> list[int]:
        """Return the people who are mentioned at the end of a match.

        They are the players who want notifications, and the followers; nobody if the server has mentions off. At a table of a season
        only players who have moved count, because the season seats people without asking them.
        """
        if (await self.host.houses.lately(table.place.guild_id)).mentions == "direct":
            return []
        end = await self.host.seasons.end_of(table.match)
        active = [person.user_id for person in table.players if end is None or person.user_id in end.movers]
        players = [user for user in active if await self.host.telling.way(table.match, user) != "off"]
        return [*players, *(user for user in table.followers if user not in players)]

    async def _invited_people(self, table: Table) -> list[int]:
        """Return the invited people who want notifications: the card of a new table mentions them."""
        if table.status != "open" or (await self.host.houses.lately(table.place.guild_id)).mentions == "direct":
            return []
        absent = [user for user in table.invited if table.seat_of(user) is None]
        return [user for user in absent if await self.host.telling.way(table.match, user) != "off"]

    async def _post(self, effect: Effect, table: Table, screen: Screen, listeners: Sequence[int]) -> None:
        """Post a new card that mentions `listeners`, and delete the old one.

        The address of the new card is stored last, so after a crash all steps are repeated; their results are the same.
        """
        where, named = place_of(table), listeners[:NAMED]
        if named and table.status != "open":
            screen = with_line(screen, mentions(named))
        nonce, mentioned = effect.nonce_after(table.card), only(named) if named else NO_MENTIONS
        message = await self.messages.send(where, screen, nonce, mentioned, silent=await self._is_night(table), of=table, about=())
        if is_repeat(message):
            await self.messages.edit(where, message.id, screen, of=table, about=())  # the first try sent an older screen
        if table.card is not None and table.card.message_id != message.id:
            with suppress(discord.DiscordServerError, discord.RateLimited):  # an old card that stays is better than a second new one
                await self._remove_old(table, table.card)
        rest = listeners[NAMED:]
        groups = [rest[at : at + MENTIONS] for at in range(0, len(rest), MENTIONS)]
        posted_at = self.host.ledger.clock.now()
        await self.outbox.store_card(effect, CardRef(where, message.id, posted_at, table.edition), groups)
        self.scrolled.note_card(table.match, where)
        await self.deleted.note_card(table.match, message.id)

    async def _is_night(self, table: Table) -> bool:
        """Return whether the server of a table has quiet hours, in which mentions make no sound."""
        return (await self.host.houses.lately(table.place.guild_id)).rests_until(self.host.ledger.clock.now()) is not None

    async def _remove_old(self, table: Table, old: CardRef) -> None:
        """Delete an old card; the first message of a post stays, and says where the new card is."""
        if old.message_id != table.place.thread_id:
            return await self.messages.remove(old.channel_id, old.message_id)
        try:
            screen = card.first_post(table, texts_about(table, await self.services.public(table)))
            await self.messages.edit(old.channel_id, old.message_id, screen, of=table, about=())
        except discord.HTTPException as error:
            if error.status >= 500 or error.status == 429:
                raise
