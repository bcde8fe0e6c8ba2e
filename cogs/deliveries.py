"""What is sent to Discord for each kind of effect. Each brings Discord to what is true now, however old the effect is."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import replace

import discord
from msgspec import structs

from cogs import card, layout, questions, story
from cogs.actions.tables import OpenTurn
from cogs.panel.spec import Button, Row, Screen
from cogs.private import PrivateScreens
from cogs.recent import Recent
from cogs.reply import NOBODY
from cogs.services import PUBLIC, Services, named, place_of, plainly_named, table_link, title
from engine import registry
from engine.core import Msg, Say
from play.effects import asked_people, awaited_people
from play.outbox import Effect
from play.types import CardRef, PersonSettings, Ping, PingKind, Place, Table
from words import speaker

log = logging.getLogger(__name__)

REPOST_AFTER = 3_300.0
"""Age in seconds from which a card is posted anew: edits of messages older than an hour have a small quota."""

SCROLLED = 6
"""Messages below a card from which it is posted anew at the bottom."""

NEWS = 6
"""Entries that a card tells."""

NAMED = 20
"""People whom the result mentions in its own message."""

MENTIONS = 80
"""People whom one further message mentions; Discord takes at most 100."""

SAID_ALOUD = frozenset(
    f"play.notice.{name}" for name in ("replaced", "seat-gone", "seat-given", "seat-refused", "seat-elsewhere", "seat-free")
)
"""Notices that are said in the channel to those who do not play by direct message."""

UNKNOWN_MESSAGE, OLD_EDITS, ARCHIVED = 10008, 30046, 50083


class Scrolled:
    """How many messages came below a card. It remembers the newest channels and cards only: a guess is good enough."""

    def __init__(self, room: int = 4096) -> None:
        self._seen: Recent[int, int] = Recent(room)
        self._posted: Recent[int, int] = Recent(room)

    def saw(self, channel_id: int) -> None:
        """Somebody wrote in a channel."""
        self._seen.put(channel_id, (self._seen.get(channel_id) or 0) + 1)

    def posted(self, match: int, channel_id: int) -> None:
        """The card of a match is the newest message of a channel."""
        self._posted.put(match, self._seen.get(channel_id) or 0)

    def below(self, match: int, channel_id: int) -> int:
        """The messages below the card, of which this process knows."""
        return max(0, (self._seen.get(channel_id) or 0) - (self._posted.get(match) or 0))


class Deliveries:
    """Cards, results, pings and notices. What Discord refuses is raised."""

    def __init__(self, services: Services, client: discord.Client) -> None:
        self.services = services
        self.host = services.host
        self.outbox = services.host.outbox
        self.screens = PrivateScreens(services)
        self.client = client
        self.scrolled = Scrolled()

    async def card(self, effect: Effect) -> None:
        """Bring the table card to the newest edition; the end of a match is a message of its own."""
        table = await self.host.reading.table(effect.match)
        if table.own_thread and table.place.thread_id is None and table.status in ("open", "running"):
            table = await self._thread(table)
        old, is_end = table.card, effect.kind == "result"
        if old is not None and not is_end and old.edition >= table.edition:
            await self.outbox.done(effect)
            return
        screen = await self.screen(table)
        if old is not None and not is_end and not self._is_to_move(table, old):
            try:
                await self._edit(old, screen)
            except discord.HTTPException as error:
                if error.code not in (UNKNOWN_MESSAGE, OLD_EDITS):
                    raise
            else:
                await self.outbox.card_shown(effect, table.edition)
                return
        await self._post(effect, table, screen, await self._listeners(table) if is_end else [])

    async def screen(self, table: Table) -> Screen:
        """The card of a table as everybody sees it."""
        say = named(table)
        if table.status == "open":
            return card.open_card(table, say)
        if table.status in ("closed", "frozen"):
            return card.closed_card(table, say)
        picture = await self.screens.card_picture(table)
        if table.status == "finished":
            entries = await self.host.reading.log(table.match, None)
            text = await self.services.pictures.run_in_pool(lambda: story.plain(entries, plainly_named(table)).encode())
            return card.result_card(table, say, picture, text)
        view = await self.host.reading.view(table.match, None)
        status = registry.rules(table.game).status(view)
        news = await self.host.reading.recent(table.match, None, NEWS)
        times = await self.host.reading.deadlines(table.match)
        asked = await questions.standing(self.host, table, say)
        return card.running_card(table, say, status, picture, story.recent(news, say, NEWS), times, asked)

    async def mention(self, effect: Effect) -> None:
        """Name people who did not fit in the message of the result."""
        table = await self.host.reading.table(effect.match)
        say = named(table)
        words = (mentions(effect.users), f"{say(title(table.game))} — {say(Msg('discord.card.over'))}")
        button = Button(None, say(Msg("discord.panel.to-table")), url=table_link(table))
        await self._send(place_of(table), Screen(words, ((button,),)), effect.nonce, only(effect.users))
        await self.outbox.done(effect)

    async def ping(self, effect: Effect) -> None:
        """Tell a person that it is their turn, or take that message away.

        One that stands is of an earlier turn when the effect is newer: its person moved and is awaited again.
        """
        table = await self.host.reading.table(effect.match)
        user_id = effect.recipient
        standing = await self._standing(effect, "turn")
        is_awaited = user_id in awaited_people(table)
        if standing is not None and is_awaited and standing.edition >= effect.edition:
            await self.outbox.done(effect)
            return
        if standing is not None:
            await self._remove(standing.channel_id, standing.message_id)
        if is_awaited:
            await self._ping(effect, table, await self.host.people.settings(user_id))
        else:
            await self.outbox.ping_removed(effect)

    async def _standing(self, effect: Effect, kind: PingKind) -> Ping | None:
        """The message that pings the person of an effect now."""
        pings = await self.host.people.pings(effect.match)
        return next((ping for ping in pings if (ping.user_id, ping.kind) == (effect.recipient, kind)), None)

    async def ask(self, effect: Effect) -> None:
        """Ask a person what the table wants to know of them, in a message that goes when it is answered or asked no more."""
        table, user_id = await self.host.reading.table(effect.match), effect.recipient
        standing = await self._standing(effect, "ask")
        keys = asked_people(table).get(user_id, ())
        asked = [one for one in (table.proposal, *table.wishes) if one is not None and one.key in keys]
        if standing is not None and asked and standing.edition >= max(one.edition for one in asked):
            await self.outbox.done(effect)  # the same message, with one question less: its old buttons say so
            return
        if standing is not None:
            await self._remove(standing.channel_id, standing.message_id)
        chosen = await self.host.people.settings(user_id)
        message = await self._asked(effect, table, chosen) if asked else None
        if message is None:
            await self.outbox.ping_removed(effect)
        else:
            await self.outbox.ping_sent(effect, Ping(table.match, user_id, message.channel.id, message.id, table.edition, "ask"))

    async def _asked(self, effect: Effect, table: Table, chosen: PersonSettings) -> discord.Message | None:
        """The questions by direct message, else with a mention in the channel; `None` for somebody who wants no pings: the card asks."""
        user_id, say = effect.recipient, named(table, chosen.language or PUBLIC)
        if chosen.turns == "dm":
            found = await questions.standing(self.host, table, say, user_id)
            screen = Screen(tuple(question.text for question in found), tuple(question.row for question in found))
            with suppress(discord.Forbidden):
                return await self.direct(user_id, with_link(screen, table, say), effect.nonce)
        if not chosen.pings:
            return None
        found = await questions.standing(self.host, table, named(table), user_id)
        head = say(Msg("discord.ask", user=f"<@{user_id}>", game=title(table.game), link=table_link(table)))
        screen = Screen((head, *(question.text for question in found)), tuple(question.row for question in found))
        return await self._send(place_of(table), screen, effect.nonce, only([user_id]))

    async def notice(self, effect: Effect) -> None:
        """Notices go by direct message to those who play there; others read them on their next private screen.

        What somebody has to learn who may never open one (a bot plays in their seat, an answer to their wish for a seat) is said in
        the channel, with a mention.
        """
        table = await self.host.reading.table(effect.match)
        user_id = effect.recipient
        chosen = await self.host.people.settings(user_id)
        say = named(table, chosen.language or PUBLIC)
        for notice in await self.host.people.notices(effect.match, user_id):
            text = say(Msg("discord.panel.notice", text=notice.msg))
            row = questions.way_to_seat(table, user_id, say)
            rows: tuple[Row, ...] = (row,) if row else ()
            if chosen.turns == "dm":
                await self.direct(user_id, with_link(Screen((text,), rows), table, say), f"notice-{notice.id}")
            elif chosen.pings and notice.msg.key in SAID_ALOUD:
                head = say(Msg("discord.notice", user=f"<@{user_id}>", game=title(table.game), link=table_link(table)))
                await self._send(place_of(table), Screen((head, text), rows), f"notice-{notice.id}", only([user_id]))
            else:
                continue
            await self.host.people.notices_read([notice])
        await self.outbox.done(effect)

    async def trouble(self, effect: Effect) -> None:
        """Tell a person by direct message that Discord refuses a table."""
        say = speaker((await self.host.people.settings(effect.recipient)).language or "en")
        await self.direct(effect.recipient, Screen((say(effect.msg),)), effect.nonce)
        await self.outbox.trouble_told(effect)

    async def keep_for_screen(self, effect: Effect) -> None:
        """A direct message is refused: what it says is read on the person's next private screen."""
        log.info("direct messages are closed", extra={"match": effect.match, "user": effect.recipient})
        if effect.kind == "trouble":
            await self.outbox.as_notice(effect)
        else:
            await self.outbox.done(effect)

    async def direct(self, user_id: int, screen: Screen, nonce: str | None = None) -> discord.Message:
        """A direct message. Raises `discord.Forbidden` where they are closed."""
        user = self.client.get_user(user_id) or await self.client.fetch_user(user_id)
        return await user.send(view=layout.layout(screen), files=layout.files(screen), allowed_mentions=NOBODY, nonce=nonce)  # type: ignore[arg-type]

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
        place = Place(table.place.guild_id, table.place.channel_id, thread.id)
        return await self.host.tables.move_to(table.match, place, is_own_thread=True)

    def _is_to_move(self, table: Table, old: CardRef) -> bool:
        """Whether the card goes to the bottom: it is old, has scrolled away, or lies elsewhere."""
        is_old = self.host.ledger.clock.now() - old.posted_at > REPOST_AFTER
        return old.channel_id != place_of(table) or is_old or self.scrolled.below(table.match, old.channel_id) >= SCROLLED

    async def _edit(self, old: CardRef, screen: Screen) -> None:
        message = self._channel(old.channel_id).get_partial_message(old.message_id)

        async def edit() -> None:
            await message.edit(view=layout.layout(screen), attachments=layout.files(screen), allowed_mentions=NOBODY)

        await self._awake(old.channel_id, edit)

    async def _listeners(self, table: Table) -> list[int]:
        """Whom the end of a match is told: all who played and want pings, and followers."""
        players = [user for user in (person.user_id for person in table.players) if (await self.host.people.settings(user)).pings]
        return [*players, *(user for user in table.followers if user not in players)]

    async def _post(self, effect: Effect, table: Table, screen: Screen, listeners: Sequence[int]) -> None:
        """A new card. The old one goes before the new address is stored: after a crash all of this comes again and changes nothing."""
        where, here = place_of(table), listeners[:NAMED]
        if here:
            screen = with_line(screen, mentions(here))
        message = await self._send(where, screen, effect.nonce, only(here) if here else NOBODY)
        if table.card is not None and table.card.message_id != message.id:
            with suppress(discord.DiscordServerError, discord.RateLimited):  # an old card that stays is better than a second new one
                await self._remove(table.card.channel_id, table.card.message_id)
        rest = listeners[NAMED:]
        groups = [rest[at : at + MENTIONS] for at in range(0, len(rest), MENTIONS)]
        posted_at = self.host.ledger.clock.now()
        await self.outbox.card_posted(effect, CardRef(where, message.id, posted_at, table.edition), groups)
        self.scrolled.posted(table.match, where)

    async def _ping(self, effect: Effect, table: Table, chosen: PersonSettings) -> None:
        """The panel itself by direct message, or one mention in the channel."""
        user_id, closed = effect.recipient, False
        if chosen.turns == "dm":
            try:
                opened = await self.screens.opened(table.match, user_id, chosen.language or "en")
                link = with_link(opened.screen, table, named(table, chosen.language or "en"))
                message = await self.direct(user_id, link, effect.nonce)
                await self.screens.sent(opened)
                await self.outbox.ping_sent(effect, Ping(table.match, user_id, message.channel.id, message.id, table.edition))
                await self.services.panels.moved_elsewhere(user_id, table.match)
                return
            except discord.Forbidden as error:
                log.info("direct messages are closed", extra={"match": table.match, "user": user_id, "code": error.code})
                await self.host.people.choose(user_id, structs.replace(chosen, turns="channel"))
                closed = True
        await self._renew(table, user_id)
        if not chosen.pings and not closed:
            await self.outbox.ping_removed(effect)
            return
        say = named(table)
        status = registry.rules(table.game).status(await self.host.reading.view(table.match, None))
        words = say(Msg("discord.ping", user=f"<@{user_id}>", game=title(table.game), link=table_link(table), status=status))
        due = next((due for seat, due in await self.host.reading.deadlines(table.match) if seat == table.seat_of(user_id)), None)
        if due is not None:
            words += "\n" + say(Msg("discord.ping.deadline", when=str(int(due))))
        if closed:
            words += "\n" + say(Msg("discord.dm-closed"))
        button = Button(OpenTurn(table.match), say(Msg("discord.card.my-turn")), "primary")
        where = place_of(table)
        message = await self._send(where, Screen((words,), ((button,),)), effect.nonce, only([user_id]))
        await self.outbox.ping_sent(effect, Ping(table.match, user_id, where, message.id, table.edition))

    async def _renew(self, table: Table, user_id: int) -> None:
        """A panel that has waited for others shows the new question, as long as it can be changed."""
        standing = self.services.panels.waiting(user_id, table.match)
        if standing is None:
            return
        opened = await self.screens.opened(table.match, user_id, standing.language)
        if opened.screen.fate is not None and await standing.show(opened.screen):
            # Its notices are not done with: who has dismissed the message, or reloaded Discord, does not see it change.
            self.services.panels.renewed(user_id, table.match, standing, opened.screen.fate)

    async def _send(self, channel_id: int, screen: Screen, nonce: str, mentioned: discord.AllowedMentions) -> discord.Message:
        """A new message in a channel. Sent again with the same nonce, Discord gives the first one back."""
        sent: list[discord.Message] = []

        async def send() -> None:
            view, files = layout.layout(screen), layout.files(screen)
            sent.append(await self._channel(channel_id).send(view=view, files=files, allowed_mentions=mentioned, nonce=nonce))

        await self._awake(channel_id, send)
        return sent[0]

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

    async def _remove(self, channel_id: int, message_id: int) -> None:
        """Delete a message of ours; it is no harm when it is gone already. While Discord is unwell it is tried again."""
        try:
            await self._channel(channel_id).get_partial_message(message_id).delete()
        except discord.HTTPException as error:
            if error.status >= 500 or error.status == 429:
                raise
            log.info("a message could not be removed", extra={"channel": channel_id, "message_id": message_id, "code": error.code})


def people_of(table: Table) -> list[int]:
    """The user ids of the people at a table."""
    return [occupant.person.user_id for occupant in table.occupants if occupant.person is not None]


def mentions(users: Sequence[int]) -> str:
    """These people, each as a mention."""
    return " ".join(f"<@{user}>" for user in users)


def only(users: Sequence[int]) -> discord.AllowedMentions:
    """These people are pinged and nobody else."""
    return discord.AllowedMentions(everyone=False, roles=False, replied_user=False, users=[discord.Object(user) for user in users])


def with_line(screen: Screen, line: str) -> Screen:
    """The screen with one more line below its head."""
    return replace(screen, head=(*screen.head, line))


def with_link(screen: Screen, table: Table, say: Say) -> Screen:
    """A panel sent by DM, with the way to the table."""
    row = (Button(None, say(Msg("discord.panel.to-table")), url=table_link(table)),)
    return replace(screen, rows=(*screen.rows, row))
