"""The permissions of the bot in a channel, and the Discord switch that gives each.

As far as Discord told us; nothing is asked here. With a channel that somebody chooses Discord says what the bot may do there: that counts
if it is known. A thread has the permissions of its channel.
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

WELCOME = "manage_threads"
"""Permissions that are good to have."""

TAG = "tag"
"""Stands in place of a permission where a forum demands a tag and has none that we know."""

_RENAMED = ("send_messages", "send_messages_in_threads", "manage_threads")
"""Permissions that Discord's settings call otherwise in a forum."""


@dataclass(frozen=True, slots=True)
class Missing:
    """A permission that is missing in a channel, and the switch that mends it."""

    permission: str
    channel: Home
    mend: Msg

    @property
    def name(self) -> Msg:
        """As Discord calls it there."""
        return name(self.permission, self.channel)


def needed_permissions(channel: Home, threads: bool = True) -> Sequence[str]:
    """Return the permissions that tables need in a channel, `threads` of their own included."""
    if isinstance(channel, discord.ForumChannel):
        return IN_FORUM
    return IN_CHANNEL if threads else IN_CHANNEL[:5]


def name(permission: str, channel: Home) -> Msg:
    """Return a permission as the settings of the channel call it."""
    if permission == TAG:
        return Msg("permission.tag")
    is_forum = isinstance(channel, discord.ForumChannel) and permission in _RENAMED
    return Msg(f"permission.{permission}-forum") if is_forum else Msg(f"permission.{permission}")


@dataclass(frozen=True, slots=True)
class OwnPermissions:
    """The permissions of the bot on a server before any channel says otherwise."""

    may: discord.Permissions
    role: str
    roles: tuple[discord.Role, ...]


def own_permissions(guild: discord.Guild) -> OwnPermissions:
    """Return the permissions of the bot on a server."""
    me, own = guild.me, guild.self_role
    roles = tuple(role for role in me.roles if not role.is_default())
    return OwnPermissions(me.guild_permissions, shown_name(own.name if own is not None else me.display_name), roles)


def missing_permissions(
    channel: Home, house: House, with_welcome: bool = False, bot: OwnPermissions | None = None, may: discord.Permissions | None = None
) -> list[Missing]:
    """Return the permissions that the bot lacks in a channel.

    `bot`: its permissions on the server, if they are known already; `may`: those in the channel, if Discord has told them.
    """
    wanted = [*needed_permissions(channel, house.threads != "never"), *((WELCOME,) if with_welcome else ())]
    missing = _missing(channel, wanted, bot or own_permissions(channel.guild), may)
    if isinstance(channel, discord.ForumChannel) and channel.flags.require_tag and not known_tags(channel):
        missing.append(Missing(TAG, channel, Msg("permission.mend-tag")))
    return missing


def sees(channel: Home, bot: OwnPermissions | None = None) -> bool:
    """Return whether the bot may view a channel."""
    return not _missing(channel, ("view_channel",), bot or own_permissions(channel.guild))


def _missing(channel: Home, wanted: Sequence[str], bot: OwnPermissions, may: discord.Permissions | None = None) -> list[Missing]:
    """Return which of these permissions the bot lacks, with the switches.

    The steps are those by which Discord decides: the roles of the server, then what the channel says for everybody, for the roles, and
    for the bot itself. Most channels say nothing, and a server can have hundreds.
    """
    if bot.may.administrator if may is None else may.administrator:
        return []
    lacking = {word for word in wanted if not getattr(bot.may, word)}
    mends: dict[str, Msg] = {}
    me, everyone = channel.guild.me, channel.guild.default_role
    rules: Mapping[Any, discord.PermissionOverwrite] = channel.overwrites
    targets: tuple[discord.Role | discord.Member, ...] = (everyone, *bot.roles, me)
    for target in targets:
        overwrite = rules.get(target)
        if overwrite is None:
            continue
        for word in wanted:
            value = getattr(overwrite, word)
            # What the channel allows to one role wins over what it denies to another.
            if value is False and not (target in bot.roles and any(getattr(rules[role], word) for role in bot.roles if role in rules)):
                lacking.add(word)
                kind = "permission.mend-everyone" if target == everyone else "permission.mend-role"
                own = target.name if isinstance(target, discord.Role) else me.display_name
                name_of = bot.role if target == everyone else shown_name(own)
                mends[word] = Msg(kind, role=name_of, permission=name(word, channel))
            elif value:
                lacking.discard(word)
    if may is not None:
        lacking = {word for word in wanted if not getattr(may, word)}
    switch = "permission.mend-server"
    return [
        Missing(word, channel, mends.get(word) or Msg(switch, role=bot.role, permission=name(word, channel)))
        for word in wanted
        if word in lacking
    ]


def homes(guild: discord.Guild, house: House) -> list[Home]:
    """Return the existing channels in which tables may be opened: those chosen, else all."""
    texts = [channel for channel in guild.text_channels if not house.channels or channel.id in house.channels]
    forum = guild.get_channel(house.forum) if house.forum else None
    return [*([forum] if isinstance(forum, discord.ForumChannel) else []), *texts]


def where_tables_go(guild: discord.Guild, house: House) -> list[Home]:
    """Return the channels that need permissions: a forum alone if there is one, else `homes`."""
    channels = homes(guild, house)
    return channels[:1] if channels and isinstance(channels[0], discord.ForumChannel) else channels
