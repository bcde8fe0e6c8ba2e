"""What tells a person that it is their turn, or that something is asked of them."""

from __future__ import annotations

import logging
from contextlib import suppress

import discord
from msgspec import structs

from cogs import questions
from cogs.actions.tables import OpenTurn
from cogs.card import until
from cogs.deliveries.messages import Messages, only, with_link
from cogs.panel.spec import Button, Screen
from cogs.private import PrivateScreens
from cogs.services import PUBLIC, Services, named, place_of, table_link, title
from engine import registry
from engine.core import Msg
from play.effects import asked_people, awaited_people
from play.outbox import Effect
from play.types import PersonSettings, Ping, PingKind, Table

log = logging.getLogger(__name__)


class Pings:
    """Pings for a turn, and questions about the table."""

    def __init__(self, services: Services, screens: PrivateScreens, messages: Messages) -> None:
        self.services = services
        self.host = services.host
        self.outbox = services.host.outbox
        self.screens = screens
        self.messages = messages

    async def renew(self, match: int) -> None:
        """The panels at a table that have waited for others show the next question, as long as they can be changed.

        At once, although the ping comes later: who has the panel before them goes on and is not pinged.
        """
        for user_id in sorted(awaited_people(await self.host.reading.table(match))):
            standing = self.services.panels.waiting(user_id, match)
            if standing is None:
                continue
            opened = await self.screens.opened(match, user_id, standing.language)
            if opened.screen.fate is not None and await standing.show(opened.screen):
                # Its notices are not done with: who has dismissed the message, or reloaded Discord, does not see it change.
                self.services.panels.renewed(user_id, match, standing, opened.screen.fate)

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
            await self.messages.remove(standing.channel_id, standing.message_id)
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
            await self.messages.remove(standing.channel_id, standing.message_id)
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
                return await self.messages.direct(user_id, with_link(screen, table, say), effect.nonce)
        if not chosen.pings:
            return None
        found = await questions.standing(self.host, table, named(table), user_id)
        head = say(Msg("discord.ask", user=f"<@{user_id}>", game=title(table.game), link=table_link(table)))
        screen = Screen((head, *(question.text for question in found)), tuple(question.row for question in found))
        return await self.messages.send(place_of(table), screen, effect.nonce, only([user_id]))

    async def _ping(self, effect: Effect, table: Table, chosen: PersonSettings) -> None:
        """The panel itself by direct message, or one mention in the channel."""
        user_id, closed = effect.recipient, False
        if chosen.turns == "dm":
            try:
                opened = await self.screens.opened(table.match, user_id, chosen.language or "en")
                link = with_link(opened.screen, table, named(table, chosen.language or "en"))
                message = await self.messages.direct(user_id, link, effect.nonce)
                await self.screens.sent(opened)
                await self.outbox.ping_sent(effect, Ping(table.match, user_id, message.channel.id, message.id, table.edition))
                await self.services.panels.moved_elsewhere(user_id, table.match)
                return
            except discord.Forbidden as error:
                log.info("direct messages are closed", extra={"match": table.match, "user": user_id, "code": error.code})
                await self.host.people.choose(user_id, structs.replace(chosen, turns="channel"))
                closed = True
        if not chosen.pings and not closed:
            await self.outbox.ping_removed(effect)
            return
        say = named(table)
        status = registry.rules(table.game).status(await self.host.reading.view(table.match, None))
        words = say(Msg("discord.ping", user=f"<@{user_id}>", game=title(table.game), link=table_link(table), status=status))
        own = next((one for one in await self.host.reading.deadlines(table.match) if one.seat == table.seat_of(user_id)), None)
        if own is not None:
            words += "\n" + say(until("time.ping", own.limit, own.due))
        if closed:
            words += "\n" + say(Msg("discord.dm-closed"))
        button = Button(OpenTurn(table.match), say(Msg("discord.card.my-turn")), "primary")
        where = place_of(table)
        message = await self.messages.send(where, Screen((words,), ((button,),)), effect.nonce, only([user_id]))
        await self.outbox.ping_sent(effect, Ping(table.match, user_id, where, message.id, table.edition))
