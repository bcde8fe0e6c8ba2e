"""The clicks about a live evening, and Discord's own event of it."""

from __future__ import annotations

import logging
from datetime import UTC, datetime, timedelta
from typing import Any

import discord

from cogs.actions.club import ComeToEvening, EndEvening, FillEvening, KeepEvening, PlanEvening
from cogs.actions.tables import OpenTurn
from cogs.club import evening_screens as screens
from cogs.club.page import show_page
from cogs.connection.refusals import FAILED, is_unanswered
from cogs.edge.clicks import Click, Handlers, handles
from cogs.edge.services import title
from cogs.edge.sight import Server, Sight
from cogs.panel.spec import Button, Screen
from engine.values.core import Msg
from play.club.evenings import LASTS, Evening, evenings_ahead
from play.values.types import Place
from store.rows import EveningRow
from words import speaker

log = logging.getLogger(__name__)

WEEKLY = 2
"""Discord's number for an event that repeats every week."""

EXTERNAL = 3
"""Discord's number for an event whose place is a text, and no voice channel."""

GUILD_ONLY = 2
"""Discord's number for an event that only members of the server may see."""

NAME = 100
"""The most characters that Discord takes for the name of an event."""

DESCRIPTION = 1_000
"""The most characters that Discord takes for its description."""

PLACE = 100
"""The most characters that Discord takes for its place."""


class EveningClicks(Handlers):
    """The clicks that plan an evening, call it off, and join it."""

    @handles(PlanEvening)
    async def plan(self, click: Click[PlanEvening]) -> None:
        """Open the form of an evening."""
        hours = (await self.host.houses.of(click.guild())).hours
        times = evenings_ahead(hours, self.host.ledger.clock.now())
        await click.open_form(screens.form(times, hours, click.say))

    @handles(KeepEvening)
    async def keep(self, click: Click[KeepEvening]) -> None:
        """Plan an evening in this channel, and let Discord announce it if the bot may.

        An event is shown to the whole server: there is none if not everybody can see the channel.
        """
        guild, (game, starts_at, weekly) = click.guild(), screens.chosen_in(click.values)
        row = await self.host.evenings.plan(guild, click.caller.place.channel_id, game, starts_at, weekly, click.user_id)
        sight = Sight(click.reply.interaction.client, self.host)
        is_public = await sight.may_read(Server(guild), Place(guild, row.channel))
        event = await self._announce(click, row) if is_public else 0
        if event:
            await self.host.evenings.store_event(row, event)
        announced = "yes" if event else "no" if is_public else "unseen"
        about: dict[str, Any] = {"game": title(row.game), "when": f"<t:{int(row.starts_at)}:f>", "channel": f"<#{row.channel}>"}
        await show_page(click, self.host, click.say(Msg("evening.planned", announced=announced, **about)))

    @handles(EndEvening)
    async def end(self, click: Click[EndEvening]) -> None:
        """Call the evening off, and delete Discord's event."""
        before = await self.host.evenings.cancel(click.guild())
        if before is not None:
            await forget_event(click.reply.interaction.client, before)
        await show_page(click, self.host)

    @handles(ComeToEvening)
    async def come(self, click: Click[ComeToEvening]) -> None:
        """Join the evening."""
        await self._show_seat(click, await self.host.evenings.arrive(click.guild(), click.caller.person))

    @handles(FillEvening)
    async def fill(self, click: Click[FillEvening]) -> None:
        """Begin a table at once, with bots in the free seats."""
        await self._show_seat(click, await self.host.evenings.with_bots(click.guild(), click.user_id))

    async def _show_seat(self, click: Click[Any], evening: Evening) -> None:
        """Show somebody their table, or that they still wait for one."""
        match = next((person.match for person in evening.people if person.user == click.user_id), None)
        if match is not None:
            go = Button(OpenTurn(match), click.say(Msg("discord.card.my-turn")), "primary")
            return await click.reply.screen(Screen((click.say(Msg("evening.seated", match=match)),), ((go,),)))
        key = "evening.waits" if evening.row.state == "on" else "evening.soon"
        await click.reply.screen(Screen((click.say(Msg(key, when=f"<t:{int(evening.row.starts_at)}:R>")),)))

    async def _announce(self, click: Click[Any], row: EveningRow) -> int:
        """Make Discord's event of an evening; return its id, or 0 if the bot may make none."""
        guild = click.reply.interaction.guild
        me: discord.Member | None = None if guild is None else guild.me
        if guild is None or me is None or not (me.guild_permissions.create_events or me.guild_permissions.manage_events):
            return 0
        house = await self.host.houses.of(row.guild)
        say, channel = speaker(house.language_at(row.channel)), guild.get_channel(row.channel)
        place = str(row.channel) if channel is None else channel.name
        link = f"https://discord.com/channels/{row.guild}/{row.channel}"
        body: dict[str, Any] = {
            "name": say(Msg("evening.head", game=title(row.game)))[:NAME],
            "description": say(Msg("evening.description", link=link))[:DESCRIPTION],
            "privacy_level": GUILD_ONLY,
            "entity_type": EXTERNAL,
            "entity_metadata": {"location": f"#{place}"[:PLACE]},
            **_event_times(row),
        }
        route = discord.http.Route("POST", "/guilds/{guild_id}/scheduled-events", guild_id=guild.id)
        client = click.reply.interaction.client
        try:
            event: dict[str, Any] = await client.http.request(route, json=body)
        except FAILED as error:
            log.info("discord takes no event", extra={"guild": guild.id, "error": repr(error)})
            return await _event_of(client, row) if is_unanswered(error) else 0
        return int(event["id"])


def _event_times(row: EveningRow) -> dict[str, Any]:
    """Return when Discord's event of an evening takes place.

    Discord repeats it after whole weeks of UTC, whatever the clocks of the server do.
    """
    begins = datetime.fromtimestamp(row.starts_at, UTC)
    times: dict[str, Any] = {
        "scheduled_start_time": begins.isoformat(),
        "scheduled_end_time": (begins + timedelta(seconds=LASTS)).isoformat(),
    }
    if row.weekly:
        times["recurrence_rule"] = {"start": begins.isoformat(), "frequency": WEEKLY, "interval": 1, "by_weekday": [begins.weekday()]}
    return times


async def move_event(client: discord.Client, row: EveningRow) -> None:
    """Move Discord's event to the time of the next evening."""
    route = discord.http.Route("PATCH", "/guilds/{guild_id}/scheduled-events/{event_id}", guild_id=row.guild, event_id=row.event)
    try:
        await client.http.request(route, json=_event_times(row))
    except FAILED as error:  # somebody has deleted it, or Discord is unwell: nothing depends on it
        log.info("an event stays at its hour", extra={"guild": row.guild, "error": repr(error)})


async def _event_of(client: discord.Client, row: EveningRow) -> int:
    """Return the id of Discord's event of an evening, looked up by its time, else 0."""
    try:
        events = await client.http.get_scheduled_events(row.guild, False)
    except FAILED as error:
        log.info("the events are not known", extra={"guild": row.guild, "error": repr(error)})
        return 0
    own = (event for event in events if client.user is not None and event.get("creator_id") == str(client.user.id))
    at_this_time = (event for event in own if datetime.fromisoformat(event["scheduled_start_time"]).timestamp() == row.starts_at)
    return next((int(event["id"]) for event in at_this_time), 0)


async def forget_event(client: discord.Client, row: EveningRow) -> None:
    """Delete Discord's event of an evening that is off; look it up if its id is unknown."""
    event = row.event or await _event_of(client, row)
    if event:
        try:
            await client.http.delete_scheduled_event(row.guild, event)
        except FAILED as error:  # somebody has deleted it, or Discord is unwell: nothing depends on it
            log.info("an event stays", extra={"guild": row.guild, "error": repr(error)})
