"""What the bot may do in a channel, and which of Discord's switches mends what it may not.

As far as Discord told us; nothing is asked here. A thread has the permissions of its channel.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

import discord

from cogs.forums import known_tags
from engine.core import Msg
from play.house import House

Home: TypeAlias = discord.TextChannel | discord.ForumChannel
"""A channel in which there can be tables."""

IN_CHANNEL = (
    "view_channel", "send_messages", "embed_links", "attach_files", "read_message_history", "create_public_threads",
    "send_messages_in_threads",
)  # fmt: skip
"""What a table needs in a text channel, in the order of Discord's settings."""

IN_FORUM = ("view_channel", "send_messages", "send_messages_in_threads", "embed_links", "attach_files", "read_message_history")
"""What it needs in a forum."""

WELCOME = "manage_threads"
"""What is good to have."""

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


def needed(channel: Home, threads: bool = True) -> Sequence[str]:
    """What tables need in a channel; without `threads` none has one of its own."""
    if isinstance(channel, discord.ForumChannel):
        return IN_FORUM
    return IN_CHANNEL if threads else IN_CHANNEL[:5]


def name(permission: str, channel: Home) -> Msg:
    """A permission as the settings of the channel call it."""
    if permission == TAG:
        return Msg("permission.tag")
    is_forum = isinstance(channel, discord.ForumChannel) and permission in _RENAMED
    return Msg(f"permission.{permission}-forum") if is_forum else Msg(f"permission.{permission}")


def missing(channel: Home, house: House, with_welcome: bool = False) -> list[Missing]:
    """The permissions that the bot lacks in a channel."""
    wanted = [*needed(channel, house.threads != "never"), *((WELCOME,) if with_welcome else ())]
    found = [Missing(one, channel, mend) for one in wanted if (mend := _mend(channel, one)) is not None]
    if isinstance(channel, discord.ForumChannel) and channel.flags.require_tag and not known_tags(channel):
        found.append(Missing(TAG, channel, Msg("permission.mend-tag")))
    return found


def sees(channel: Home) -> bool:
    """Whether the bot may view a channel."""
    return _mend(channel, "view_channel") is None


def _mend(channel: Home, permission: str) -> Msg | None:
    """The switch that gives the bot a permission; `None` where it has it. The steps are those by which Discord decides."""
    me = channel.guild.me
    if me.guild_permissions.administrator:
        return None
    own = channel.guild.self_role
    role = own.name if own is not None else me.display_name
    label = name(permission, channel)
    mend = None if getattr(me.guild_permissions, permission) else Msg("permission.mend-server", role=role, permission=label)
    everyone = getattr(channel.overwrites_for(channel.guild.default_role), permission)
    if everyone is not None:
        mend = None if everyone else Msg("permission.mend-everyone", role=role, permission=label)
    said = [(one, getattr(channel.overwrites_for(one), permission)) for one in me.roles if not one.is_default()]
    denied = [one for one, value in said if value is False]
    if denied:
        mend = Msg("permission.mend-role", role=denied[-1].name, permission=label)
    if any(value for _, value in said):
        mend = None
    mine = getattr(channel.overwrites_for(me), permission)
    if mine is not None:
        mend = None if mine else Msg("permission.mend-role", role=me.display_name, permission=label)
    return mend


def homes(guild: discord.Guild, house: House) -> list[Home]:
    """The channels in which tables may be opened, as far as they are there: those chosen, else all."""
    texts = [one for one in guild.text_channels if not house.channels or one.id in house.channels]
    forum = guild.get_channel(house.forum) if house.forum else None
    return [*([forum] if isinstance(forum, discord.ForumChannel) else []), *texts]


def where_tables_go(guild: discord.Guild, house: House) -> list[Home]:
    """The channels that need permissions: where everything becomes a post it is the forum alone."""
    found = homes(guild, house)
    return found[:1] if found and isinstance(found[0], discord.ForumChannel) else found
