"""The clicks of admins on the panel of `/setup`.

Each form carries the revision of the settings with which it was opened; if they have changed since, it changes nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

import discord

from cogs.actions.servers import CheckPlace, KeepSetup, OpenSetup, ShowSetup, TryPlace
from cogs.edge.chosen import chosen_ids
from cogs.edge.clicks import Click, Handlers, handles
from cogs.edge.directs import DirectMessages
from cogs.edge.forms import may_there
from cogs.edge.threads import Home
from cogs.servers import setup_screens as screens
from cogs.servers.preflight import Preflight
from cogs.servers.setup_forms import PARTS_BEFORE_REFEREES, form, form_changes, forms
from engine.values.core import EngineError, Msg
from play.people.house import House
from play.values.errors import NotAllowed, StaleTable


class SetupPanel(Handlers):
    """The panel of one server."""

    @handles(ShowSetup)
    async def show(self, click: Click[ShowSetup]) -> None:
        """Show the settings of the server, or what the bot may do there."""
        guild = _guild(click)
        if click.action.page == "check":
            return await click.reply.screen(screens.check_screen(await self.host.houses.of(guild.id), guild, click.say))
        await self._overview(click, await self.host.houses.of(guild.id))

    async def _overview(self, click: Click[Any], house: House, notices: Sequence[str] = ()) -> None:
        guild, now = _guild(click), self.host.ledger.clock.now()
        await click.reply.screen(screens.screen(house, await self.host.referees.role(guild.id), guild, click.say, now, notices))

    @handles(OpenSetup)
    async def open_form(self, click: Click[OpenSetup]) -> None:
        """Open the form of a subject, filled in with the present settings."""
        guild = _guild(click)
        subject = click.action.subject
        house, referees = await self.host.houses.of(guild.id), await self.host.referees.role(guild.id)
        here = click.caller.place.channel_id
        if subject not in forms(house) or not await click.reply.form(form(subject, house, referees, guild, here, click.say)):
            raise EngineError("no form", Msg("discord.old-control"))

    @handles(KeepSetup)
    async def keep(self, click: Click[KeepSetup]) -> None:
        """Store a form; show all settings, and which permissions the bot lacks in chosen channels.

        If the settings have changed since the form was opened, nothing is stored.
        """
        guild, action = _guild(click), click.action
        house = await self.host.houses.of(guild.id)
        read_ids = partial(chosen_ids, click.reply.interaction)
        now, here = self.host.ledger.clock.now(), click.caller.place.channel_id
        changes, wrong = form_changes(action.subject, click.values, house, now, here, read_ids)
        notices = [click.say(msg) for msg in wrong]
        try:
            if changes:
                house = await self.host.houses.choose(guild.id, click.user_id, action.revision, changes)
            if action.subject == "main":
                notices += [click.say(msg) for msg in await self._choose_referees(click)]
            notices += screens.permission_notices(may_there(click.reply.interaction), house, guild, click.say)
        except StaleTable:
            house = await self.host.houses.of(guild.id)
            notices = [click.say(Msg("house.stale", who=f"<@{house.author}>"))]
        await self._overview(click, house, notices)

    async def _choose_referees(self, click: Click[KeepSetup]) -> list[Msg]:
        """Store the referees' role from the last field of the form; return why if it cannot be.

        A form without the field, or with a role that nobody was shown, changes nothing.
        """
        guild = _guild(click)
        if len(click.values) <= PARTS_BEFORE_REFEREES:
            return []
        roles = chosen_ids(click.reply.interaction, "roles", click.values[PARTS_BEFORE_REFEREES].split())
        if roles == (guild.id,):  # the role of everybody
            return [Msg("referee.everybody")]
        if roles is not None:
            await self.host.referees.set_role(guild.id, roles[0] if roles else None)
        return []

    # What the bot may do.

    @handles(CheckPlace)
    async def check(self, click: Click[CheckPlace]) -> None:
        """Show every permission in the chosen channel."""
        await self._place(click, _home(click, click.value))

    @handles(TryPlace)
    async def try_place(self, click: Click[TryPlace]) -> None:
        """Try to do in a channel all that a table needs."""
        channel = _home(click, str(click.action.channel))
        await click.reply.defer()
        house = await self.host.houses.of(_guild(click).id)
        preflight = Preflight(DirectMessages(click.reply.interaction.client, self.host.directs), self.services.threads)
        results = await preflight.try_all(channel, house, click.user_id, click.say)
        await self._place(click, channel, results)

    async def _place(self, click: Click[Any], channel: Home, results: tuple[str, ...] = ()) -> None:
        house, may = await self.host.houses.of(channel.guild.id), may_there(click.reply.interaction).get(channel.id)
        await click.reply.screen(screens.place_screen(channel, house, click.say, results, may))


def _guild(click: Click[Any]) -> discord.Guild:
    """Return the server of a click; raise `NotAllowed` if the bot is not on it."""
    guild = click.reply.interaction.guild
    me: discord.Member | None = None if guild is None else guild.me  # discord.py declares it as always there
    if guild is None or me is None:
        raise NotAllowed(Msg("house.not-there"))
    return guild


def _home(click: Click[Any], channel_id: str) -> Home:
    """Return the chosen channel; raise `NotAllowed` if it is gone or of a kind without tables."""
    ids = chosen_ids(click.reply.interaction, "homes", [channel_id])
    channel = None if ids is None else _guild(click).get_channel(ids[0])
    if not isinstance(channel, Home):
        raise NotAllowed(Msg("check.gone"))
    return channel
