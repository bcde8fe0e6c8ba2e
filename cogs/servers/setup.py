"""What admins do on the panel of `/setup`. Each click tells which revision of the choices it was made on; an old one changes nothing."""

from __future__ import annotations

from typing import Any

import discord
from msgspec.structs import replace

from cogs.actions.setup import (
    CheckForum,
    CheckPlace,
    KeepHouseQuiet,
    KeepHouseZone,
    SetHouse,
    SetHouseTo,
    ShowSetup,
    TryPlace,
    TypeHouseQuiet,
    TypeHouseZone,
)
from cogs.edge.clicks import Click, handles
from cogs.edge.directs import DirectMessages
from cogs.edge.services import Services
from cogs.panel.spec import PART_LABEL, Button, Modal, cut
from cogs.people.hours import blank, quiet_parts, quiet_typed, zone_typed
from cogs.servers import setup_screens as screens
from cogs.servers.permissions import Home
from cogs.servers.preflight import Preflight
from engine.core import EngineError, Msg
from play.people.house import House, chosen
from play.time import calendar
from play.time.calendar import NIGHT
from play.values.errors import NotAllowed, StaleTable
from words import languages


class SetupPanel:
    """The panel of one server."""

    def __init__(self, services: Services, client: discord.Client) -> None:
        self.host = services.host
        self.houses = services.host.houses
        self.preflight = Preflight(DirectMessages(client, services.host.directs))

    @handles(ShowSetup)
    async def show(self, click: Click[ShowSetup]) -> None:
        """A page of the panel."""
        await self._shown(click, click.action.page, await self.houses.of(_guild(click).id))

    @handles(SetHouse)
    async def set(self, click: Click[SetHouse]) -> None:
        """Choose for a field what was taken in its menu."""
        action, value = click.action, next(iter(click.values), "")
        if action.field == "language":
            changed = {"language": value} if value in languages() else None
        elif action.field == "zone":
            changed = await self._zone(click, value)
        else:
            changed = chosen(House(), action.field, click.values)
        await self._change(click, action.revision, action.page, changed)

    @handles(SetHouseTo)
    async def set_to(self, click: Click[SetHouseTo]) -> None:
        """Choose nothing for a field."""
        action = click.action
        if action.field == "quiet":
            hours = (await self.houses.of(_guild(click).id)).hours
            changed: dict[str, Any] | None = {"hours": replace(hours, quiet=None)}
        else:
            changed = chosen(House(), action.field, [action.value] if action.value else [])
        await self._change(click, action.revision, action.page, changed)

    @handles(TypeHouseZone)
    async def type_zone(self, click: Click[TypeHouseZone]) -> None:
        """The form for any other time zone."""
        parts = (blank(click.say, "time.hours.zone-label", "time.hours.zone-hint", ""),)
        await self._form(click, Modal(KeepHouseZone(click.action.revision), cut(click.say(Msg("house.zone-title")), PART_LABEL), parts))

    @handles(KeepHouseZone)
    async def keep_zone(self, click: Click[KeepHouseZone]) -> None:
        """Take the zone that was typed."""
        await self._change(click, click.action.revision, "pings", await self._zone(click, zone_typed(click.values)))

    async def _zone(self, click: Click[Any], zone: str) -> dict[str, Any] | None:
        known = calendar.zone_of(zone)
        hours = (await self.houses.of(_guild(click).id)).hours
        return None if known is None else {"hours": replace(hours, zone=known, quiet=NIGHT if hours.zone is None else hours.quiet)}

    @handles(TypeHouseQuiet)
    async def type_quiet(self, click: Click[TypeHouseQuiet]) -> None:
        """The form of the quiet hours."""
        quiet = (await self.houses.of(_guild(click).id)).hours.quiet
        parts = quiet_parts(click.say, quiet or NIGHT)
        await self._form(click, Modal(KeepHouseQuiet(click.action.revision), cut(click.say(Msg("house.quiet-title")), PART_LABEL), parts))

    async def _form(self, click: Click[Any], form: Modal) -> None:
        if not await click.reply.form(form):
            raise EngineError("no form any more", Msg("discord.old-control"))

    @handles(KeepHouseQuiet)
    async def keep_quiet(self, click: Click[KeepHouseQuiet]) -> None:
        """Keep the quiet hours that were typed."""
        hours = (await self.houses.of(_guild(click).id)).hours
        await self._change(click, click.action.revision, "pings", {"hours": replace(hours, quiet=quiet_typed(click.values))})

    async def _change(self, click: Click[Any], revision: int, page: str, changed: dict[str, Any] | None) -> None:
        """Store what was chosen on the panel of a revision, and show how everything stands."""
        guild = _guild(click)
        said: Msg | None = None
        if changed is not None:
            try:
                await self.houses.choose(guild.id, click.user_id, revision, changed)
            except StaleTable:
                said = Msg("house.stale", who=f"<@{(await self.houses.of(guild.id)).author}>")
        await self._shown(click, page, await self.houses.of(guild.id), said)

    async def _shown(self, click: Click[Any], page: str, house: House, said: Msg | None = None) -> None:
        await click.reply.screen(screens.screen(page, house, _guild(click), click.say, said))

    # What the bot may do.

    @handles(CheckPlace, CheckForum)
    async def check(self, click: Click[CheckPlace]) -> None:
        """Every permission in the chosen channel."""
        await self._place(click, _home(click, next(iter(click.values), "")))

    @handles(TryPlace)
    async def test(self, click: Click[TryPlace]) -> None:
        """Try in a channel what a table needs."""
        channel = _home(click, str(click.action.channel))
        await click.reply.defer()
        house = await self.houses.of(_guild(click).id)
        results = await self.preflight.tried(channel, house, click.user_id, click.say)
        await self._place(click, channel, results)

    async def _place(self, click: Click[Any], channel: Home, results: tuple[str, ...] = ()) -> None:
        house = await self.houses.of(channel.guild.id)
        row = (Button(TryPlace(channel.id), click.say(Msg("check.test")), "primary"),)
        await click.reply.screen(screens.place_screen(channel, house, click.say, results, row))


def _guild(click: Click[Any]) -> discord.Guild:
    """The server of a click; raises `NotAllowed` where the bot is no member of it."""
    guild = click.reply.interaction.guild
    me: discord.Member | None = None if guild is None else guild.me
    if guild is None or me is None:
        raise NotAllowed(Msg("house.not-there"))
    return guild


def _home(click: Click[Any], channel_id: str) -> Home:
    """A channel of the server that was chosen; raises `NotAllowed` where there can be no tables."""
    found = _guild(click).get_channel(int(channel_id) if channel_id.isascii() and channel_id.isdigit() else 0)
    if found is None:
        raise NotAllowed(Msg("check.gone"))
    if not isinstance(found, Home):
        raise NotAllowed(Msg("check.kind"))
    return found
