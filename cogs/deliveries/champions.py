"""The role of a champion: one for each game of a server that turned it on, with whoever won there last. Playing never needs it."""

from __future__ import annotations

import logging
from collections.abc import Sequence

import discord
from msgspec.structs import replace

from cogs.connection.refusals import UNKNOWN_MEMBER, UNKNOWN_ROLE, UNKNOWN_USER
from engine.core import Msg, Say
from play.club.season import Season
from play.club.seasons import Seasons, changed_row
from store.rows import Write

log = logging.getLogger(__name__)

ROLES = 5
"""Roles of champions on a server at most, of the 250 that it can have."""


class Champions:
    """Gives roles to champions."""

    def __init__(self, client: discord.Client, seasons: Seasons) -> None:
        self.client = client
        self.seasons = seasons

    async def crown(self, season: Season, say: Say) -> list[Write]:
        """Whoever won has the role of the game, and whoever won before has not. Nothing where the bot may not manage roles, or there are
        enough of them. Done again, it changes nothing."""
        guild, won = self.client.get_guild(season.row.guild), [one for one in await self.seasons.champions(season) if one > 0]
        if guild is None or not won or not guild.me.guild_permissions.manage_roles:
            return []
        earlier = [one for one in await self.seasons.crowned(guild.id) if one.id != season.id]
        of_game = [one for one in earlier if one.row.game == season.row.game]
        role = next((found for one in of_game if (found := guild.get_role(one.chosen.role)) is not None), None)
        name = say(Msg("club.champion-role", game=Msg(f"{season.row.game}.name")))[:100]
        if role is None:  # one that was made by a process that is gone has no permission and this name
            role = next((one for one in guild.roles if one.name == name and not one.managed and not one.permissions.value), None)
        if role is None:
            if len({one.chosen.role for one in earlier if guild.get_role(one.chosen.role) is not None}) >= ROLES:
                log.info("there are enough roles of champions", extra={"season": season.id})
                return []
            role = await guild.create_role(name=name, permissions=discord.Permissions.none(), reason=name)
        for one in of_game:
            if one.chosen.role == role.id:
                await self._change(guild, role, [user for user in await self.seasons.champions(one) if user not in won], False)
        await self._change(guild, role, won, True)
        return [changed_row(season, chosen=replace(season.chosen, role=role.id))]

    async def _change(self, guild: discord.Guild, role: discord.Role, users: Sequence[int], gives: bool) -> None:
        """Give a role to people, or take it; who is no member any more is left out."""
        change = self.client.http.add_role if gives else self.client.http.remove_role
        for user in users:
            if user <= 0:
                continue
            try:
                await change(guild.id, user, role.id, reason=role.name)
            except discord.HTTPException as error:
                if error.code not in (UNKNOWN_MEMBER, UNKNOWN_ROLE, UNKNOWN_USER):
                    raise
