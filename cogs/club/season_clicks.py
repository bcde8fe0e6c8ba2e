"""The clicks of members on a season's card, and on what they see alone."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from cogs.actions.club import (
    DropSlot,
    JoinSeason,
    LeaveSeason,
    PlaySlot,
    ShowDivision,
    ShowMySeason,
    ShowSeasonRules,
    SitApart,
    StaySeason,
    WaitForTable,
)
from cogs.actions.learning import BeginLesson
from cogs.actions.people import ShowTurns
from cogs.actions.wire import whole_number
from cogs.club.cup_screens import screens_of
from cogs.club.season_screens import SeasonScreens
from cogs.edge.chosen import chosen_ids
from cogs.edge.clicks import Click, Handlers, handles
from cogs.panel.spec import Button
from engine.values.core import EngineError, Msg
from play.club.season import Season
from play.values.errors import NotAllowed
from play.values.types import LIVE, Table


class SeasonClicks(Handlers):
    """The clicks of members about seasons and cups."""

    @handles(PlaySlot)
    async def play(self, click: Click[PlaySlot]) -> None:
        """Play the next slot of a cup."""
        await self._require_cup(click, click.action.season)
        is_new = await self._is_new(click, click.action.season)
        await self._mine(click, await self.host.cups.play(click.action.season, click.caller.person), is_new=is_new)

    @handles(DropSlot)
    async def drop(self, click: Click[DropSlot]) -> None:
        """Do not play the next slot after all."""
        await self._require_cup(click, click.action.season)
        await self._mine(click, await self.host.cups.drop(click.action.season, click.user_id))

    @handles(JoinSeason)
    async def join(self, click: Click[JoinSeason]) -> None:
        """Take part, and say what comes next."""
        if (await self._here(click, click.action.season)).is_cup:
            raise NotAllowed(Msg("club.no-season"))
        is_new = await self._is_new(click, click.action.season)
        season = await self.host.seasons.join(click.action.season, click.caller.person)
        await self._mine(click, season, is_new=is_new)

    @handles(LeaveSeason)
    async def leave(self, click: Click[LeaveSeason]) -> None:
        """Leave a season; somebody whose tables still run is asked first whether they are sure."""
        season = await self._here(click, click.action.season)
        tables = (await self._tables(season, click.user_id)).values()
        running = [table for table in tables if table.status == "running" and table.seat_of(click.user_id) is not None]
        if running and not click.action.sure:
            return await click.reply.screen(screens_of(season, (), click.say).leave_question(len(running)))
        season = await self.host.seasons.leave(season.id, click.user_id)
        await self._mine(click, season)

    @handles(ShowMySeason)
    async def mine(self, click: Click[ShowMySeason]) -> None:
        """Show one's own tables."""
        await self._mine(click, await self._here(click, click.action.season))

    @handles(ShowDivision)
    async def division(self, click: Click[ShowDivision]) -> None:
        """Show the ranking of a division: the chosen one, else the person's own."""
        season = await self._here(click, click.action.season)
        entrant = season.person(click.user_id)
        own = 0 if entrant is None else max(0, entrant.division)
        chosen = whole_number(click.value, digits=3)
        division = click.action.division or own if chosen is None else chosen
        await click.reply.screen((await self._screens(click, season)).ranking_screen(division))

    @handles(ShowSeasonRules)
    async def rules(self, click: Click[ShowSeasonRules]) -> None:
        """Show the rules of a season or a cup."""
        season = await self._here(click, click.action.season)
        await click.reply.screen(screens_of(season, (), click.say).rules())

    @handles(StaySeason)
    async def stay(self, click: Click[StaySeason]) -> None:
        """Sign up for the season after this one."""
        await self._here(click, click.action.season)
        await self.host.seasons.stay(click.action.season, click.caller.person)
        await click.reply.text(Msg("club.stays"))

    @handles(WaitForTable)
    async def wait(self, click: Click[WaitForTable]) -> None:
        """Begin or stop to wait for a table of an open season."""
        await self._here(click, click.action.season)
        season = await self.host.seasons.want_table(click.action.season, click.user_id, click.action.on)
        await self._mine(click, season)

    @handles(SitApart)
    async def apart(self, click: Click[SitApart]) -> None:
        """Choose with whom one does not want to sit."""
        season = await self._here(click, click.action.season)
        chosen = chosen_ids(click.reply.interaction, "people", click.values)
        if chosen is None:
            raise NotAllowed(Msg("club.no-person"))
        await self.host.seasons.sit_apart(season.row.guild, click.user_id, chosen)
        await self._mine(click, season, Msg("club.apart-kept"))

    async def _here(self, click: Click[Any], number: int) -> Season:
        """Return the season for a click on its server, or for its people in direct messages.

        Raises `NotAllowed`.
        """
        season = await self.host.seasons.get(number)
        guild = click.caller.place.guild_id
        is_theirs = guild is None and season.person(click.user_id) is not None
        if guild != season.row.guild and not is_theirs:
            raise NotAllowed(Msg("club.no-season"))
        return season

    async def _require_cup(self, click: Click[Any], number: int) -> None:
        """Raise `NotAllowed` unless the number is that of a cup here."""
        if not (await self._here(click, number)).is_cup:
            raise NotAllowed(Msg("club.no-season"))

    async def _tables(self, season: Season, user_id: int) -> dict[int, Table]:
        """Return the tables of somebody that have begun, by match."""
        tables = {}
        entrant = season.person(user_id)
        may_sit_anywhere = season.is_open_form or season.is_cup or entrant is None  # else only in one's own division
        for row in season.tables:
            if not row.match or not (may_sit_anywhere or (entrant is not None and row.division == entrant.division)):
                continue
            try:
                table = await self.host.reading.table(row.match)
            except EngineError:  # its match is deleted
                continue
            if any(person.user_id == user_id for person in table.players):
                tables[row.match] = table
        return tables

    async def _is_new(self, click: Click[Any], season: int) -> bool:
        """Return whether somebody has never sat at a table, and was not in this season before."""
        if (await self.host.seasons.get(season)).person(click.user_id) is not None:
            return False
        return not await self.host.reading.tables_of(click.user_id, (*LIVE, "finished"))

    async def _screens(self, click: Click[Any], season: Season) -> SeasonScreens:
        return screens_of(season, await self.host.seasons.standings(season) if season.state != "sign-up" else (), click.say)

    async def _mine(self, click: Click[Any], season: Season, notice: Msg | None = None, is_new: bool = False) -> None:
        """Show somebody their tables; `is_new`: with buttons to notifications and a lesson."""
        apart = await self.host.seasons.apart(season.row.guild, click.user_id)
        now, tables = self.host.ledger.clock.now(), await self._tables(season, click.user_id)
        screen = (await self._screens(click, season)).mine(click.user_id, tables, apart, now)
        if is_new:
            first: tuple[Button, ...] = (Button(ShowTurns(), click.say(Msg("club.told"))),)
            if any(progress.lesson.game == season.row.game for progress in await self.host.lessons.progress(click.user_id)):
                first = (Button(BeginLesson(season.row.game), click.say(Msg("club.learn"))), *first)
            screen = replace(screen, body=(*screen.body, click.say(Msg("club.new"))), rows=(first, *screen.rows))
        if notice is not None:
            screen = replace(screen, head=(*screen.head, click.say(notice)))
        await click.reply.screen(screen)
