"""Discord's memory: people, servers, channels, threads and messages, in Discord's own fields.

Fields that only the stand-in knows begin with `_`; `public_fields` leaves them out.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from typing import Any

from tests.wire import permissions
from tests.wire.errors import NO_ACCESS, UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, Refusal, unknown

EPOCH = 1_420_070_400_000
"""Milliseconds of 1970 at which the ids of Discord begin."""

# Types of channels.
TEXT = 0
DIRECT = 1
THREAD = 11
FORUM = 15

# Flags of messages.
EPHEMERAL = 1 << 6
LOADING = 1 << 7
V2 = 1 << 15

THREAD_BEGUN = 18
"""The type of the message in a channel which says that a thread was begun there."""

REQUIRE_TAG = 1 << 4
"""The flag of a forum in which a post needs a tag."""

UPLOAD = 10 * 1024 * 1024
"""Bytes that a file may have."""


def now() -> str:
    """Return the time as Discord writes it."""
    return datetime.now(UTC).isoformat()


def public_fields(thing: dict[str, Any]) -> dict[str, Any]:
    """Return a thing as Discord sends it: without the fields of the stand-in, which begin with `_`."""
    return {key: value for key, value in thing.items() if not key.startswith("_")}


class Places:
    """Everything that lasts longer than a request.

    `emit` sends an event to the bot; `happened` wakes everything that waits for a change.
    """

    def __init__(self, emit: Callable[[str, dict[str, Any]], None], happened: Callable[[], None]) -> None:
        self.emit, self.happened = emit, happened
        self._last_id = 0
        self.users: dict[str, dict[str, Any]] = {}
        self.guilds: dict[str, dict[str, Any]] = {}
        self.channels: dict[str, dict[str, Any]] = {}
        self.messages: dict[str, dict[str, dict[str, Any]]] = {}
        self.nonces: dict[tuple[str, str], str] = {}
        self.uploads: dict[str, bytes] = {}
        """Files that are no pictures, by the id of the attachment."""
        self.closed_to_bot: set[str] = set()
        """People who take no direct messages."""
        self.bot = self.user("Caravel", is_bot=True)

    def snowflake(self) -> str:
        """Return a new id, greater than all before."""
        self._last_id = max(self._last_id + 1, (int(time.time() * 1000) - EPOCH) << 22)
        return str(self._last_id)

    # People and servers.

    def user(self, name: str, is_bot: bool = False) -> dict[str, Any]:
        """Make a user who is on no server yet."""
        user = {"id": self.snowflake(), "username": name.lower(), "global_name": name, "discriminator": "0", "avatar": None, "bot": is_bot}
        self.users[user["id"]] = user
        return user

    def guild(self, name: str, owner: dict[str, Any]) -> dict[str, Any]:
        """Make a server with the bot on it, of the next shard if there are two."""
        self._last_id += 1 << 22
        own = self.snowflake()
        everybody = {
            "id": own, "name": "@everyone", "permissions": str(permissions.USUAL), "color": 0, "position": 0, "hoist": False,
            "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
            "managed": False, "mentionable": False, "flags": 0,
        }  # fmt: skip
        guild: dict[str, Any] = {
            "id": own, "name": name, "owner_id": owner["id"], "roles": [everybody], "emojis": [], "stickers": [], "features": [],
            "icon": None, "splash": None, "discovery_splash": None, "description": None, "banner": None, "vanity_url_code": None,
            "verification_level": 0, "default_message_notifications": 1, "explicit_content_filter": 0, "mfa_level": 0, "nsfw_level": 0,
            "afk_timeout": 300, "afk_channel_id": None, "system_channel_id": None, "system_channel_flags": 0, "rules_channel_id": None,
            "public_updates_channel_id": None, "safety_alerts_channel_id": None, "premium_tier": 0, "premium_subscription_count": 0,
            "premium_progress_bar_enabled": False, "preferred_locale": "en-US", "application_id": None, "max_members": 500_000,
            "_members": {},
        }  # fmt: skip
        self.guilds[own] = guild
        for user in (owner, self.bot):
            self.member(guild, user)
        return guild

    def member(self, guild: dict[str, Any], user: dict[str, Any]) -> dict[str, Any]:
        """Let a user join a server."""
        member = {
            "user": user, "nick": None, "avatar": None, "roles": [], "joined_at": now(), "premium_since": None, "deaf": False,
            "mute": False, "flags": 0, "pending": False, "communication_disabled_until": None,
        }  # fmt: skip
        guild["_members"][user["id"]] = member
        return member

    def guild_data(self, guild: dict[str, Any]) -> dict[str, Any]:
        """Return the data of GUILD_CREATE for a bot that asks for no members."""
        here = [public_fields(channel) for channel in self.channels.values() if channel.get("guild_id") == guild["id"]]
        return {
            **public_fields(guild),
            "joined_at": guild["_members"][self.bot["id"]]["joined_at"],
            "large": len(guild["_members"]) > 250,
            "member_count": len(guild["_members"]),
            "members": [guild["_members"][self.bot["id"]]],
            "channels": [entry for entry in here if entry["type"] != THREAD],
            "threads": [entry for entry in here if entry["type"] == THREAD and not entry["thread_metadata"]["archived"]],
            **{key: [] for key in ("voice_states", "presences", "stage_instances", "guild_scheduled_events", "soundboard_sounds")},
            "unavailable": False,
        }

    # Channels.

    def channel(self, guild: dict[str, Any], name: str, kind: int = TEXT, **more: Any) -> dict[str, Any]:
        """Make a channel of a server. `more`: the tags and flags of a forum."""
        channel: dict[str, Any] = {
            "id": self.snowflake(), "type": kind, "guild_id": guild["id"], "name": name, "position": len(self.channels), "topic": None,
            "nsfw": False, "last_message_id": None, "parent_id": None, "permission_overwrites": [], "rate_limit_per_user": 0, "flags": 0,
            **({"available_tags": [], "default_reaction_emoji": None, "default_sort_order": None, "default_forum_layout": 0}
               if kind == FORUM else {}),
            **more,
        }  # fmt: skip
        self.emit("CHANNEL_CREATE", public_fields(self._add(channel)))
        return channel

    def direct(self, user: dict[str, Any]) -> dict[str, Any]:
        """Return the channel of direct messages between a user and the bot, always the same."""
        for channel in self.channels.values():
            if channel["type"] == DIRECT and channel["recipients"][0]["id"] == user["id"]:
                return channel
        return self._add({"id": self.snowflake(), "type": DIRECT, "last_message_id": None, "flags": 0, "recipients": [user]})

    def thread(self, parent: dict[str, Any], owner: str, body: dict[str, Any]) -> dict[str, Any]:
        """Make a public thread, or a post of a forum."""
        minutes = body.get("auto_archive_duration") or 4320
        thread = {
            "id": self.snowflake(), "type": THREAD, "guild_id": parent["guild_id"], "parent_id": parent["id"], "owner_id": owner,
            "name": body["name"], "last_message_id": None, "message_count": 0, "member_count": 1, "total_message_sent": 0, "flags": 0,
            "rate_limit_per_user": 0, "applied_tags": [str(tag) for tag in body.get("applied_tags") or ()],
            "thread_metadata": {"archived": False, "auto_archive_duration": minutes, "archive_timestamp": now(), "locked": False,
                                "create_timestamp": now()},
        }  # fmt: skip
        self._add(thread)
        self.emit("THREAD_CREATE", {**public_fields(thread), "newly_created": True, "member": self.joined(thread)})
        return thread

    def joined(self, thread: dict[str, Any]) -> dict[str, Any]:
        """Return the bot's membership in a thread."""
        return {"id": thread["id"], "user_id": self.bot["id"], "join_timestamp": now(), "flags": 0}

    def _add(self, channel: dict[str, Any]) -> dict[str, Any]:
        self.channels[channel["id"]] = channel
        self.messages[channel["id"]] = {}
        self.happened()
        return channel

    def remove_channel(self, channel: dict[str, Any]) -> None:
        """Delete a channel or a thread."""
        del self.channels[channel["id"]], self.messages[channel["id"]]
        is_thread = channel["type"] == THREAD
        keys = ("id", "guild_id", "parent_id", "type")
        data = {key: channel[key] for key in keys} if is_thread else public_fields(channel)
        self.emit("THREAD_DELETE" if is_thread else "CHANNEL_DELETE", data)
        self.happened()

    def change_thread(self, thread: dict[str, Any], **changes: Any) -> None:
        """Archive, lock, open, rename or tag a thread."""
        for key, value in changes.items():
            (thread["thread_metadata"] if key in thread["thread_metadata"] else thread)[key] = value
        thread["thread_metadata"]["archive_timestamp"] = now()
        self.emit("THREAD_UPDATE", public_fields(thread))
        self.happened()

    # What may be done.

    def allowed(self, channel: dict[str, Any], user: str) -> int:
        """Return a user's permissions in a channel; in direct messages the usual ones."""
        if channel["type"] == DIRECT:
            return permissions.USUAL
        guild = self.guilds.get(channel["guild_id"])
        if guild is None or user not in guild["_members"]:
            return 0
        home = self.channels[channel["parent_id"]] if channel["type"] == THREAD else channel
        return permissions.of_member(guild, guild["_members"][user], home)

    def visible(self, channel_id: str) -> dict[str, Any]:
        """Return a channel that the bot may see. Raises `Refusal`."""
        channel = self.channels.get(channel_id)
        if channel is None:
            raise unknown(UNKNOWN_CHANNEL)
        if not self.allowed(channel, self.bot["id"]) & permissions.VIEW:
            raise Refusal(403, NO_ACCESS)
        return channel

    # Messages.

    def message(self, channel_id: str, message_id: str) -> dict[str, Any]:
        """Return a message that exists. Raises `Refusal`."""
        message = self.messages.get(channel_id, {}).get(message_id)
        if message is None:
            raise unknown(UNKNOWN_MESSAGE)
        return message

    def written(self, channel: dict[str, Any], author: dict[str, Any], **more: Any) -> dict[str, Any]:
        """Post a message, and tell the bot if it is public.

        `more`: the content, and the fields that only the stand-in knows.
        """
        message: dict[str, Any] = {
            "id": self.snowflake(), "channel_id": channel["id"], "author": author, "type": 0, "content": "", "timestamp": now(),
            "edited_timestamp": None, "tts": False, "mention_everyone": False, "mentions": [], "mention_roles": [], "attachments": [],
            "embeds": [], "components": [], "pinned": False, "flags": 0, **more,
        }  # fmt: skip
        self.messages[channel["id"]][message["id"]] = message
        if not message["flags"] & EPHEMERAL:
            channel["last_message_id"] = message["id"]
            self._tell("MESSAGE_CREATE", channel, message)
        self.happened()
        return message

    def edited(self, message: dict[str, Any], **changes: Any) -> None:
        """Change fields of a message."""
        message.update(changes, edited_timestamp=now())
        if not message["flags"] & EPHEMERAL:
            self._tell("MESSAGE_UPDATE", self.channels[message["channel_id"]], message)
        self.happened()

    def removed(self, message: dict[str, Any]) -> None:
        """Delete a message. Nobody is told if a private one is dismissed."""
        del self.messages[message["channel_id"]][message["id"]]
        channel = self.channels[message["channel_id"]]
        if not message["flags"] & EPHEMERAL and channel["type"] != DIRECT:
            ids = {"id": message["id"], "channel_id": channel["id"], "guild_id": channel["guild_id"]}
            self.emit("MESSAGE_DELETE", ids)
        self.happened()

    def _tell(self, event: str, channel: dict[str, Any], message: dict[str, Any]) -> None:
        """Send an event about a message of a server.

        The content of messages by others is left out unless they name the bot.
        """
        if channel["type"] == DIRECT:
            return
        author = self.guilds[channel["guild_id"]]["_members"][message["author"]["id"]]
        data = {
            **public_fields(message),
            "guild_id": channel["guild_id"],
            "channel_type": channel["type"],
            "member": {**author, "user": None},
        }
        del data["member"]["user"]
        if message["author"]["id"] != self.bot["id"]:
            data |= {"content": "", "embeds": [], "attachments": [], "components": []}
        self.emit(event, data)

    def seen_by(self, channel_id: str, user_id: str) -> Iterator[dict[str, Any]]:
        """Return the messages of a channel that somebody sees, oldest first."""
        for message in self.messages.get(channel_id, {}).values():
            if message.get("_for", user_id) == user_id:
                yield message
