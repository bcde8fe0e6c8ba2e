"""Decides who may read of a table: for the gate, and for everything sent without a click.

`Sight.may_read` decides for everybody who can read a room, everybody of a server, or one person. Anyone who sees the place of a table may
read of it if the server lets everybody look at matches; its people may in any case. In doubt nobody may.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from itertools import chain, combinations
from typing import Any, TypeAlias, TypeVar

import discord

from cogs.connection.refusals import FAILED
from play.host import Host
from play.values.types import Place, Table

T = TypeVar("T", Table, Place)


@dataclass(frozen=True, slots=True)
class Room:
    """Everybody who can read a channel or a thread."""

    channel: int


@dataclass(frozen=True, slots=True)
class Server:
    """Everybody on a server.

    As a subject: that somebody is on it, and what it has for all its members.
    """

    guild: int


@dataclass(frozen=True, slots=True)
class Somebody:
    """One person, in private."""

    user: int


Readers: TypeAlias = Room | Server | Somebody
Subject: TypeAlias = Table | Place | Server


class OutOfSight(Exception):
    """A message was not sent, because its readers may not read of it or are on another server."""


class ServerElsewhere(OSError):
    """A server is another process's, or Discord does not tell of it just now. It passes."""


class Sight:
    """Answers who may read of what, by what Discord tells of roles and channels."""

    def __init__(self, client: discord.Client, host: Host) -> None:
        self._client = client
        self._host = host

    async def may_read(self, readers: Readers, subject: Subject) -> bool:
        """Return whether all these readers may read of a table, a place or a server; in doubt not.

        Raises `ServerElsewhere`, and what keeps Discord from telling.
        """
        if isinstance(readers, Somebody):
            return await self._may(readers.user, subject)
        guild = self._server(readers.guild) if isinstance(readers, Server) else await self._guild_of(readers.channel)
        if guild is None:
            return False
        if isinstance(subject, Server):
            return guild.id == subject.guild
        place = subject if isinstance(subject, Place) else subject.place
        if isinstance(subject, Table):
            house = await self._host.houses.of(place.guild_id)
            if subject.lesson is not None or (house.spectators != "everyone" and subject.imported_by is None):
                return False
        if place.guild_id != guild.id:
            return False
        if isinstance(readers, Room) and readers.channel == (place.thread_id or place.channel_id):
            return True
        known = guild.get_channel(place.channel_id)
        if known is None or not await self._is_public(guild, subject):
            return False
        room = None if isinstance(readers, Server) else _channel(guild, readers.channel)
        return isinstance(readers, Server | Room) and (room is known or all_view(room, known))

    async def readable(self, readers: Readers, subjects: Iterable[T]) -> list[T]:
        """Return those of which all these readers may read."""
        return [subject for subject in subjects if await self.may_read(readers, subject)]

    async def surely_sees(self, user: int, place: Place) -> bool:
        """Return whether somebody may view a place, as far as Discord answers at the moment."""
        try:
            return await self.may_read(Somebody(user), place)
        except FAILED:
            return False

    async def is_home(self, channel: int, place: Place) -> bool:
        """Return whether a channel or thread is on the server of a place."""
        if place.guild_id is None:
            return True
        guild = self._client.get_guild(place.guild_id)
        if guild is not None and channel == place.thread_id and guild.get_channel(place.channel_id) is not None:
            return True
        guild_there = await self._guild_of(channel)
        return guild_there is not None and guild_there.id == place.guild_id

    def _server(self, guild: int | None) -> discord.Guild | None:
        """Return a server; `None` where the bot is not on it. Raises `ServerElsewhere`."""
        server = self._client.get_guild(guild or 0)
        if server is None and self._host.share.has(guild):
            return None
        if server is None or server.unavailable:
            raise ServerElsewhere
        return server

    async def _guild_of(self, channel: int) -> discord.Guild | None:
        """Return the server of a channel or thread.

        Discord is asked for one that is not known, such as an archived thread; its refusal is raised.
        """
        place: Any = self._client.get_channel(channel) or await self._client.fetch_channel(channel)
        guild: discord.Guild | None = getattr(place, "guild", None)
        return guild

    async def _is_public(self, guild: discord.Guild, subject: Table | Place) -> bool:
        """Return whether everybody who views the channel of a place may read its thread."""
        place = subject.place if isinstance(subject, Table) else subject
        if place.thread_id is None or (isinstance(subject, Table) and subject.own_thread):
            return True  # the threads that the bot makes are public
        thread: Any = guild.get_thread(place.thread_id)
        try:
            thread = thread or await guild.fetch_channel(place.thread_id)
        except discord.DiscordException:
            return False
        return isinstance(thread, discord.Thread) and not thread.is_private()

    async def _may(self, user: int, subject: Subject) -> bool:
        """Return whether somebody may read of it, wherever they are."""
        if isinstance(subject, Table) and is_part(subject, user):
            return True
        if isinstance(subject, Table) and subject.lesson is not None:
            return False
        place = _place_of(subject)
        guild = self._server(place.guild_id)
        if guild is None:
            return False
        try:
            member = await guild.fetch_member(user)
        except (discord.NotFound, discord.Forbidden):
            return False
        if isinstance(subject, Server):
            return True
        if isinstance(subject, Table) and not member.guild_permissions.manage_guild:
            house = await self._host.houses.of(place.guild_id)
            if not house.may_watch(subject, user):
                return False
        if isinstance(subject, Table) and subject.own_thread:
            place = Place(place.guild_id, place.channel_id)  # its thread is public, also one that is not known because it is archived
        return views(guild, member, place)


def _place_of(subject: Subject) -> Place:
    """Return where a subject is; a server as a place without a channel."""
    if isinstance(subject, Table):
        return subject.place
    return subject if isinstance(subject, Place) else Place(subject.guild, 0)


def is_part(table: Table, user_id: int) -> bool:
    """Return whether somebody sits at a table, opened it, is its referee or is offered a seat."""
    if table.seat_of(user_id) is not None or table.opener_id == user_id:
        return True
    named = table.oversight.named
    return user_id in (None if named is None else named.user_id, *(offer.person.user_id for offer in table.offers))


def views(guild: discord.Guild | None, user: discord.abc.User, place: Place) -> bool:
    """Return whether somebody may view a channel or thread of their guild; in doubt not."""
    if guild is None or guild.id != place.guild_id or not isinstance(user, discord.Member):
        return False
    channel: Any = guild.get_channel(place.channel_id)
    if channel is None or not channel.permissions_for(user).view_channel:
        return False
    if place.thread_id is None:
        return True
    thread = guild.get_thread(place.thread_id)
    # A private thread is seen by those in it, who click there; an archived one that is not known could be private.
    return thread is not None and (not thread.is_private() or channel.permissions_for(user).manage_threads)


def _channel(guild: discord.Guild, room: int) -> discord.abc.GuildChannel | None:
    """Return a channel of a server, of a thread the one that it belongs to."""
    place = guild.get_channel_or_thread(room)
    return place.parent if isinstance(place, discord.Thread) else place


# Everybody, whichever roles they have.


@dataclass(frozen=True, slots=True)
class _Viewing:
    """A channel's permissions to view it: for everybody, by role, and by person.

    What is missing is as on the whole server.
    """

    everybody: bool | None
    roles: Mapping[int, bool]
    people: Mapping[int, bool]

    def lets(self, base: bool, roles: Collection[int], user: int) -> bool:
        """Return whether somebody with these roles may view it, in Discord's order of checks.

        `base`: they may on the whole server.
        """
        if user in self.people:
            return self.people[user]
        settings = [self.roles[role] for role in roles if role in self.roles]
        if settings:
            return any(settings)
        return base if self.everybody is None else self.everybody


def all_view(room: discord.abc.GuildChannel | None, place: discord.abc.GuildChannel) -> bool:
    """Return whether everybody who may view a room may view a place.

    `None`: everybody on the server, whichever roles they have. Those who manage the server see all of it. Somebody who may view the
    room and not the place may do so with two roles at most: one that opens the room, one that closes the place.
    """
    guild = place.guild
    inside, there = _Viewing(everybody=True, roles={}, people={}) if room is None else _viewing(room), _viewing(place)
    opening = {
        role.id: role.permissions.view_channel for role in guild.roles if not role.permissions.administrator and not role.is_bot_managed()
    }
    everybody = guild.default_role.permissions.view_channel
    named = [role for role in opening if role in inside.roles or role in there.roles]
    silent = [role for role, opens in opening.items() if opens and role != guild.id and role not in named][:1]
    people = {0, *(user for user, sees in inside.people.items() if sees), *(user for user, sees in there.people.items() if not sees)}
    for roles in chain.from_iterable(combinations([*named, *silent], count) for count in range(3)):
        base = everybody or any(opening[role] for role in roles)
        for user in people - {guild.owner_id, guild.me.id}:
            if (room is None or inside.lets(base, roles, user)) and not there.lets(base, roles, user):
                return False
    return True


def _viewing(channel: discord.abc.GuildChannel) -> _Viewing:
    everybody: bool | None = None
    roles: dict[int, bool] = {}
    people: dict[int, bool] = {}
    for target, overwrite in channel.overwrites.items():
        sees = overwrite.view_channel
        if sees is None:
            continue
        if target.id == channel.guild.id:
            everybody = sees
        elif isinstance(target, discord.Role) or getattr(target, "type", None) is discord.Role:
            roles[target.id] = sees
        else:
            people[target.id] = sees
    return _Viewing(everybody, roles, people)
