"""Decides who may read about a table, at a click and in what is sent without one.

`Sight.may_read` decides for all readers of a channel, for all members of a server, or for one person. People at a table may always read
about it. Others may if they can view its channel and the server lets everybody look at matches. In doubt nobody may.
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

    As a subject it stands for what every member may read, such as who is on the server.
    """

    guild: int


@dataclass(frozen=True, slots=True)
class Somebody:
    """One person, in private."""

    user: int


Readers: TypeAlias = Room | Server | Somebody
Subject: TypeAlias = Table | Place | Server


class OutOfSight(Exception):
    """A message was not sent, because its readers may not read it or are on another server."""


class ServerElsewhere(OSError):
    """A server belongs to another process, or has an outage; a later try may succeed."""


class Sight:
    """Answers who may read about what, from Discord's roles and channels."""

    def __init__(self, client: discord.Client, host: Host) -> None:
        self._client = client
        self._host = host

    async def may_read(self, readers: Readers, subject: Subject) -> bool:
        """Return whether all these readers may read about a table, a place or a server.

        Raises `ServerElsewhere`, and Discord's errors when it is asked about a channel.
        """
        if isinstance(readers, Somebody):
            return await self._may_person_read(readers.user, subject)
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
        channel = guild.get_channel(place.channel_id)
        if channel is None or not await self._is_public(guild, subject):
            return False
        room = None if isinstance(readers, Server) else _channel(guild, readers.channel)
        return room is channel or all_view(room, channel)

    async def readable(self, readers: Readers, subjects: Iterable[T]) -> list[T]:
        """Return the subjects about which all these readers may read."""
        return [subject for subject in subjects if await self.may_read(readers, subject)]

    async def surely_sees(self, user: int, place: Place) -> bool:
        """Return whether somebody may view a place; `False` if Discord does not answer."""
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
        """Return the server of a channel or thread; `None` for a direct message.

        One that is not in the cache, such as an archived thread, is fetched from Discord, whose refusal is raised.
        """
        place: Any = self._client.get_channel(channel) or await self._client.fetch_channel(channel)
        guild: discord.Guild | None = getattr(place, "guild", None)
        return guild

    async def _is_public(self, guild: discord.Guild, subject: Table | Place) -> bool:
        """Return whether everybody who views the channel of a place may also read its thread."""
        place = subject.place if isinstance(subject, Table) else subject
        if place.thread_id is None or (isinstance(subject, Table) and subject.own_thread):
            return True  # the threads that the bot makes are public
        thread: Any = guild.get_thread(place.thread_id)
        try:
            thread = thread or await guild.fetch_channel(place.thread_id)
        except discord.DiscordException:
            return False
        return isinstance(thread, discord.Thread) and not thread.is_private()

    async def _may_person_read(self, user: int, subject: Subject) -> bool:
        """Return whether one person may read about a subject, wherever they are."""
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
            place = Place(place.guild_id, place.channel_id)  # the channel decides: its thread is public, but may be archived and unknown
        return views(guild, member, place)


def _place_of(subject: Subject) -> Place:
    """Return where a subject is; for a server a place without a channel."""
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
    # Members of a private thread click in it, so they are not looked for here. An archived thread is unknown and could be private.
    return thread is not None and (not thread.is_private() or channel.permissions_for(user).manage_threads)


def _channel(guild: discord.Guild, room: int) -> discord.abc.GuildChannel | None:
    """Return a channel of a server by its id, or the channel of the thread with this id."""
    place = guild.get_channel_or_thread(room)
    return place.parent if isinstance(place, discord.Thread) else place


# What follows decides for everybody on a server at once, whichever roles they have.


@dataclass(frozen=True, slots=True)
class _Viewing:
    """A channel's overwrites of the permission to view it."""

    everybody: bool | None
    """The overwrite for everybody; `None` if there is none."""

    roles: Mapping[int, bool]
    """The overwrites by the id of a role."""

    people: Mapping[int, bool]
    """The overwrites by the id of a person."""

    def lets(self, base: bool, roles: Collection[int], user: int) -> bool:
        """Return whether a person with these roles may view the channel, as Discord decides it.

        `base`: whether their roles let them view channels without overwrites.
        """
        if user in self.people:
            return self.people[user]
        settings = [self.roles[role] for role in roles if role in self.roles]
        if settings:
            return any(settings)
        return base if self.everybody is None else self.everybody


def all_view(room: discord.abc.GuildChannel | None, place: discord.abc.GuildChannel) -> bool:
    """Return whether everybody who may view `room` may view `place`.

    `room`: `None` for everybody on the server. Administrators view all channels and are left out. If anybody views the room and not
    the place, then somebody with at most two roles does: one role that opens the room and one that closes the place. So all pairs of
    roles are tried.
    """
    guild = place.guild
    in_room = _Viewing(everybody=True, roles={}, people={}) if room is None else _viewing(room)
    in_place = _viewing(place)
    opens_by_role = {
        role.id: role.permissions.view_channel for role in guild.roles if not role.permissions.administrator and not role.is_bot_managed()
    }
    everybody = guild.default_role.permissions.view_channel
    overwritten = [role for role in opens_by_role if role in in_room.roles or role in in_place.roles]
    # Roles without an overwrite differ only in whether they open channels, so one that does is enough.
    plain = [role for role, opens in opens_by_role.items() if opens and role != guild.id and role not in overwritten][:1]
    people = {0}  # 0: anybody without an overwrite of their own
    people.update(user for user, views_room in in_room.people.items() if views_room)
    people.update(user for user, views_place in in_place.people.items() if not views_place)
    for roles in chain.from_iterable(combinations([*overwritten, *plain], count) for count in range(3)):
        base = everybody or any(opens_by_role[role] for role in roles)
        for user in people - {guild.owner_id, guild.me.id}:
            if (room is None or in_room.lets(base, roles, user)) and not in_place.lets(base, roles, user):
                return False
    return True


def _viewing(channel: discord.abc.GuildChannel) -> _Viewing:
    """Return a channel's overwrites of the permission to view it."""
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
