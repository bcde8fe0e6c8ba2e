"""The permissions of the bot in a channel, and the switch in Discord that gives each.

They are computed from the roles and overwrites that Discord has sent; no request is made. When a person chooses a channel, Discord sends
the bot's permissions there along, and these count (`may`). A thread has the permissions of its channel.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import discord

from cogs.edge.forums import known_tags
from cogs.edge.services import shown_name
from cogs.edge.threads import Home
from engine.values.core import Msg
from play.people.house import House

IN_CHANNEL = (
    "view_channel", "send_messages", "embed_links", "attach_files", "read_message_history", "create_public_threads",
    "send_messages_in_threads",
)  # fmt: skip
"""The permissions that a table needs in a text channel, in the order of Discord's settings."""

IN_FORUM = ("view_channel", "send_messages", "send_messages_in_threads", "embed_links", "attach_files", "read_message_history")
"""The permissions that a table needs in a forum."""

USEFUL = "manage_threads"
"""A permission that is useful but not necessary."""

TAG = "tag"
"""Stands for a missing permission if a forum demands a tag for each post, and has none that the bot knows."""

_RENAMED = ("send_messages", "send_messages_in_threads", "manage_threads")
"""Permissions that have another name in Discord's settings of a forum."""


@dataclass(frozen=True, slots=True)
class Missing:
    """A permission that is missing in a channel; `mend` says which switch gives it."""

    permission: str
    channel: Home
    mend: Msg

    @property
    def name(self) -> Msg:
        """Its name in Discord's settings of the channel."""
        return name(self.permission, self.channel)


def needed_permissions(channel: Home, threads: bool = True) -> Sequence[str]:
    """Return the permissions that tables need in a channel.

    `threads`: whether tables in a text channel have threads of their own.
    """
    if isinstance(channel, discord.ForumChannel):
        return IN_FORUM
    return IN_CHANNEL if threads else [permission for permission in IN_CHANNEL if "threads" not in permission]


def name(permission: str, channel: Home) -> Msg:
    """Return the name of a permission in Discord's settings of the channel."""
    if permission == TAG:
        return Msg("permission.tag")
    is_forum = isinstance(channel, discord.ForumChannel) and permission in _RENAMED
    return Msg(f"permission.{permission}-forum") if is_forum else Msg(f"permission.{permission}")


@dataclass(frozen=True, slots=True)
class OwnPermissions:
    """The permissions of the bot on a server, without the overwrites of channels."""

    may: discord.Permissions
    role: str
    """The name of the bot's own role, else of the bot."""

    roles: tuple[discord.Role, ...]
    """All its roles but the role of everybody."""


def own_permissions(guild: discord.Guild) -> OwnPermissions:
    """Return the permissions of the bot on a server."""
    me, own = guild.me, guild.self_role
    roles = tuple(role for role in me.roles if not role.is_default())
    return OwnPermissions(me.guild_permissions, shown_name(own.name if own is not None else me.display_name), roles)


def missing_permissions(
    channel: Home, house: House, with_useful: bool = False, bot: OwnPermissions | None = None, may: discord.Permissions | None = None
) -> list[Missing]:
    """Return the permissions that the bot lacks in a channel.

    `with_useful`: also the useful one. `bot`: its permissions on the server, computed if `None`. `may`: those in the channel, if
    Discord has sent them.
    """
    wanted = list(needed_permissions(channel, house.threads != "never"))
    if with_useful:
        wanted.append(USEFUL)
    missing = _missing(channel, wanted, bot or own_permissions(channel.guild), may)
    if isinstance(channel, discord.ForumChannel) and channel.flags.require_tag and not known_tags(channel):
        missing.append(Missing(TAG, channel, Msg("permission.mend-tag")))
    return missing


def sees(channel: Home, bot: OwnPermissions | None = None) -> bool:
    """Return whether the bot may view a channel."""
    return not _missing(channel, ("view_channel",), bot or own_permissions(channel.guild))


def _missing(channel: Home, wanted: Sequence[str], bot: OwnPermissions, may: discord.Permissions | None = None) -> list[Missing]:
    """Return which of these permissions the bot lacks, with the switches.

    Discord decides in this order: the roles of the server, then the channel's overwrites for everybody, for roles, and for the bot
    itself.
    """
    if (bot.may if may is None else may).administrator:
        return []
    lacking, mends = _decided_by_overwrites(channel, wanted, bot)
    if may is not None:
        lacking = {permission for permission in wanted if not getattr(may, permission)}
    missing = []
    for permission in wanted:
        if permission in lacking:
            by_server = Msg("permission.mend-server", role=bot.role, permission=name(permission, channel))
            missing.append(Missing(permission, channel, mends.get(permission) or by_server))
    return missing


def _decided_by_overwrites(channel: Home, wanted: Sequence[str], bot: OwnPermissions) -> tuple[set[str], dict[str, Msg]]:
    """Return the permissions that the bot lacks, and the switches of the channel for some."""
    lacking = {permission for permission in wanted if not getattr(bot.may, permission)}
    mends: dict[str, Msg] = {}
    me, everyone = channel.guild.me, channel.guild.default_role
    overwrites: Mapping[Any, discord.PermissionOverwrite] = channel.overwrites
    role_overwrites = [overwrites[role] for role in bot.roles if role in overwrites]
    targets: tuple[discord.Role | discord.Member, ...] = (everyone, *bot.roles, me)
    for target in targets:
        overwrite = overwrites.get(target)
        if overwrite is None:
            continue
        for permission in wanted:
            value = getattr(overwrite, permission)
            # If the channel allows something to one role, that wins over what it denies to another.
            is_allowed_elsewhere = target in bot.roles and any(getattr(other, permission) for other in role_overwrites)
            if value is False and not is_allowed_elsewhere:
                lacking.add(permission)
                key = "permission.mend-everyone" if target == everyone else "permission.mend-role"
                own_name = target.name if isinstance(target, discord.Role) else me.display_name
                role_name = bot.role if target == everyone else shown_name(own_name)
                mends[permission] = Msg(key, role=role_name, permission=name(permission, channel))
            elif value:
                lacking.discard(permission)
    return lacking, mends


def homes(guild: discord.Guild, house: House) -> list[Home]:
    """Return the existing channels in which tables may be opened: the chosen ones, else all.

    A chosen forum comes first.
    """
    channels: list[Home] = [channel for channel in guild.text_channels if not house.channels or channel.id in house.channels]
    forum = guild.get_channel(house.forum) if house.forum else None
    if isinstance(forum, discord.ForumChannel):
        channels.insert(0, forum)
    return channels


def where_tables_go(guild: discord.Guild, house: House) -> list[Home]:
    """Return the channels that need permissions: a forum alone if there is one, else `homes`."""
    channels = homes(guild, house)
    return channels[:1] if channels and isinstance(channels[0], discord.ForumChannel) else channels
