"""The clicks of admins on the *Club* page of `/setup`.

It does not matter who opened a season: everybody who manages the server finds all of it there.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Sequence
from typing import Any

import discord
from msgspec.structs import replace

from cogs.actions.club import (
    ChangeSeason,
    DrySeason,
    EndSeason,
    KeepSeason,
    ManageSeason,
    MoveSeason,
    OpenSeason,
    Planned,
    PlanSeason,
    ReadmitPerson,
    RemovePerson,
    ShowClub,
    StartCup,
    StartSeason,
    TurnClub,
)
from cogs.club import page_screens as screens
from cogs.connection.refusals import is_passing
from cogs.edge.chosen import chosen_ids
from cogs.edge.clicks import Click, Handlers, handles
from cogs.edge.services import title
from engine.values.core import EngineError, Msg
from play.club.cup import weekend
from play.club.season import CUP, RUNNING, Season
from play.host import Host
from play.values.errors import NotAllowed
from store.rows import SeasonPersonRow


class ClubPage(Handlers):
    """The page of one server."""

    @handles(ShowClub)
    async def show(self, click: Click[ShowClub]) -> None:
        """Show the seasons of the server, and what is turned on."""
        await show_page(click, self.host)

    @handles(TurnClub)
    async def turn(self, click: Click[TurnClub]) -> None:
        """Turn something on or off; posts come to the channel of the click."""
        guild, place = click.guild(), click.caller.place
        what, _, chosen = click.value.rpartition("-")
        if what not in (*screens.SWITCHES, *screens.POSTS) or chosen not in ("on", "off"):
            raise EngineError("no such switch", Msg("discord.old-control"))
        on = chosen == "on"
        if what == "harbour":
            await self.host.harbours.set_channel(guild, click.user_id, place.channel_id if on else None)
        elif what == "voyage":
            await self.host.voyages.set_channel(guild, click.user_id, (place.thread_id or place.channel_id) if on else None)
        else:
            house = await self.host.houses.of(guild)
            await self.host.houses.choose(guild, click.user_id, house.revision, {what: on})
        await show_page(click, self.host)

    @handles(StartSeason, StartCup)
    async def start(self, click: Click[StartSeason | StartCup]) -> None:
        """Choose the game of a season or of a weekend cup."""
        click.guild()
        await click.reply.screen(screens.start(CUP if isinstance(click.action, StartCup) else "auto", click.say))

    @handles(PlanSeason)
    async def plan(self, click: Click[PlanSeason]) -> None:
        """Show the plan of a season or cup before it is opened."""
        await self._show_plan(click, click.action)

    async def _show_plan(self, click: Click[Any], plan: Planned) -> None:
        whole, house = await self._with_usual(click, plan), await self.host.houses.of(click.guild())
        slots = weekend(self.host.ledger.clock.now(), house.hours, float(whole.draw)) if whole.form == CUP else ()
        await click.reply.screen(screens.plan_screen(whole, slots, click.say))

    @handles(ChangeSeason)
    async def change(self, click: Click[ChangeSeason]) -> None:
        """Open the form of a plan."""
        plan = await self._with_usual(click, click.action)
        house = await self.host.houses.of(click.guild())
        await click.open_form(screens.form(plan, self.host.ledger.clock.now(), house.hours, click.say))

    @handles(KeepSeason)
    async def keep(self, click: Click[KeepSeason]) -> None:
        """Show the plan as the form has changed it."""
        await self._show_plan(click, PlanSeason(**screens.plan_changes(click.action, click.values)))

    @handles(OpenSeason)
    async def open(self, click: Click[OpenSeason]) -> None:
        """Open the sign-up, or announce a cup, and show what can be done with it."""
        guild, plan = click.guild(), await self._with_usual(click, click.action)
        if plan.form == CUP:
            cup = await self.host.cups.announce(guild, plan.channel, plan.game, float(plan.draw))
            notice = click.say(Msg("cup.announced", channel=f"<#{plan.channel}>"))
            return await click.reply.screen(screens.manage(cup, click.say, [notice]))
        chosen = replace(self.host.seasons.usual(plan.game), seats=plan.seats, pace=plan.pace, draw=float(plan.draw))
        season = await self.host.seasons.open(guild, plan.channel, plan.game, chosen, plan.form)
        await click.reply.screen(screens.manage(season, click.say, [click.say(Msg("club.opened", channel=f"<#{plan.channel}>"))]))

    @handles(ManageSeason)
    async def manage(self, click: Click[ManageSeason]) -> None:
        """Show one season, with what can be done with it."""
        await click.reply.screen(screens.manage(await self._own(click, click.action.season), click.say))

    @handles(DrySeason)
    async def dry(self, click: Click[DrySeason]) -> None:
        """Show who would play whom if the season were drawn now."""
        season = await self._own(click, click.action.season)
        drawing = await self.host.draws.draw(season)
        await click.reply.screen(screens.dry(season, drawing, click.say))

    @handles(EndSeason)
    async def end(self, click: Click[EndSeason]) -> None:
        """Call a season off, or let no more tables begin; the first press only asks."""
        action, season = click.action, await self._own(click, click.action.season)
        how = "early" if action.how == "early" else "off"
        if not action.sure:
            return await click.reply.screen(screens.sure(season, how, click.say))
        after = await self.host.seasons.end_early(season.id) if how == "early" else await self.host.seasons.stop(season.id)
        await click.reply.screen(screens.manage(after, click.say))

    @handles(RemovePerson, ReadmitPerson)
    async def remove(self, click: Click[RemovePerson | ReadmitPerson]) -> None:
        """Take somebody out, or let somebody come back."""
        season = await self._own(click, click.action.season)
        if isinstance(click.action, ReadmitPerson):
            user, key = _chosen_of(season.barred, click.values), "club.readmitted"
            after = await self.host.seasons.readmit(season.id, user)
        else:
            user, key = _chosen_of(season.inside, click.values), "club.removed"
            after = await self.host.seasons.remove(season.id, user)
        await click.reply.screen(screens.manage(after, click.say, [click.say(Msg(key, who=f"<@{user}>"))]))

    @handles(MoveSeason)
    async def move(self, click: Click[MoveSeason]) -> None:
        """Move the card of a season to the channel of the click."""
        season = await self._own(click, click.action.season)
        after = await self.host.seasons.move(season.id, click.caller.place.channel_id)
        await click.reply.screen(screens.manage(after, click.say))

    async def _with_usual(self, click: Click[Any], plan: Planned) -> Planned:
        """Return a plan with the usual value of each field that is not chosen.

        Raises `EngineError` for a game of which there are no seasons.
        """
        guild = click.guild()
        if plan.game not in screens.games():
            raise EngineError("no season of this", Msg("discord.old-control"))
        usual, house = self.host.seasons.usual(plan.game), await self.host.houses.of(guild)
        now = self.host.ledger.clock.now()
        known = chosen_ids(click.reply.interaction, "channels", [str(plan.channel)])
        channel = plan.channel if known else await usual_channel(self.host, click)
        if plan.form == CUP:
            cup = await self.host.cups.usual(guild, plan.game, float(plan.draw))
            return PlanSeason(plan.game, cup.seats, pace="", form=CUP, draw=int(cup.draw), channel=channel)
        whole = {
            **dataclasses.asdict(plan), "seats": plan.seats or usual.seats, "pace": plan.pace or usual.pace, "channel": channel,
            "form": plan.form if plan.form in screens.FORMS else "auto",
            "draw": plan.draw if plan.draw > now else int(screens.usual_draw(now, house.hours)),
        }  # fmt: skip
        return PlanSeason(**whole)

    async def _own(self, click: Click[Any], number: int) -> Season:
        """Return a season of this server. Raises `NotAllowed` if it is another server's."""
        season = await self.host.seasons.get(number)
        if season.row.guild != click.guild():
            raise NotAllowed(Msg("club.no-season"))
        return season


async def show_page(click: Click[Any], host: Host, *notices: str) -> None:
    """Show the page as it is now, below `notices` about what was just done."""
    guild, place = click.guild(), click.caller.place
    house, evening, seasons = await host.houses.of(guild), await host.evenings.of(guild), await host.seasons.at(guild)
    posts = (await host.harbours.of(guild), await host.voyages.of(guild), None if evening is None else evening.row)
    screen = screens.club(seasons, house, posts, place.channel_id, click.say)
    warnings = [await _why_silent(season, click) for season in seasons]
    await click.reply.screen(dataclasses.replace(screen, head=(*screen.head, *notices, *filter(None, warnings))))


async def _why_silent(season: Season, click: Click[Any]) -> str | None:
    """Return why a season can post nothing any more, or `None` if it can."""
    guild = click.reply.interaction.client.get_guild(season.row.guild)
    if guild is None or (season.state not in RUNNING and not season.is_untold):
        return None
    about: dict[str, Any] = {"game": title(season.row.game), "channel": f"<#{season.row.channel}>"}
    channel = guild.get_channel_or_thread(season.row.channel)
    if channel is None:
        try:  # an archived thread is not in the cache
            await click.reply.interaction.client.fetch_channel(season.row.channel)
        except discord.HTTPException as error:
            return None if is_passing(error) else click.say(Msg("club.lost-channel", **about))
        return None
    may = channel.permissions_for(guild.me)
    writes = may.send_messages_in_threads if isinstance(channel, discord.Thread) else may.send_messages
    return None if may.view_channel and writes else click.say(Msg("club.lost-permission", **about))


def _chosen_of(people: Iterable[SeasonPersonRow], values: Sequence[str]) -> int:
    """Return the id of the chosen person; raises `NotAllowed` if they are not in `people`."""
    user = next((person.user for person in people if str(person.user) in values), None)
    if user is None:
        raise NotAllowed(Msg("club.no-person"))
    return user


async def usual_channel(host: Host, click: Click[Any]) -> int:
    """Return the channel of a new card: the first one for tables, else that of the click."""
    house = await host.houses.of(click.guild())
    there = (channel for channel in house.channels if chosen_ids(click.reply.interaction, "channels", [str(channel)]))
    return next(there, 0) or click.caller.place.channel_id
