"""Requests about people, channels, threads and messages."""

from __future__ import annotations

from typing import Any

from tests.wire import contents, permissions
from tests.wire.errors import ARCHIVED, DM_CLOSED, LOCKED, NO_PERMISSION, NOT_YOURS, TAG_NEEDED, UNKNOWN_USER, Refusal, unknown
from tests.wire.http import Asked, route
from tests.wire.places import DIRECT, EPHEMERAL, FORUM, REQUIRE_TAG, THREAD, THREAD_BEGUN, Places, told


class Messages:
    """Everything in channels."""

    def __init__(self, places: Places) -> None:
        self.places = places

    def _needs(self, channel: dict[str, Any], *wanted: int) -> None:
        """Refuse where a permission is missing."""
        has = self.places.allowed(channel, self.places.bot["id"])
        if any(not has & number for number in wanted):
            raise Refusal(403, NO_PERMISSION)

    @route("GET /users/{}")
    async def user(self, asked: Asked) -> dict[str, Any]:
        """Somebody."""
        found = self.places.users.get(asked.at[0])
        if found is None:
            raise unknown(UNKNOWN_USER)
        return found

    @route("POST /users/@me/channels")
    async def direct(self, asked: Asked) -> dict[str, Any]:
        """The channel of direct messages with somebody."""
        found = self.places.users.get(str(asked.body["recipient_id"]))
        if found is None:
            raise unknown(UNKNOWN_USER)
        return told(self.places.direct(found))

    @route("GET /channels/{}")
    async def channel(self, asked: Asked) -> dict[str, Any]:
        """A channel or a thread."""
        return told(self.places.visible(asked.at[0]))

    @route("PATCH /channels/{}")
    async def change(self, asked: Asked) -> dict[str, Any]:
        """Change a thread: open it again, archive it, give it other tags."""
        thread = self.places.visible(asked.at[0])
        if thread["type"] != THREAD:
            raise Refusal(403, NO_PERMISSION)
        body = {key: [str(tag) for tag in value] if key == "applied_tags" else value for key, value in asked.body.items()}
        is_own = thread["owner_id"] == self.places.bot["id"]
        if "locked" in body or thread["thread_metadata"]["locked"] or (not is_own and set(body) != {"archived"}):
            self._needs(thread, permissions.MANAGE_THREADS)
        elif body.get("archived") is False:
            self._needs(thread, permissions.IN_THREADS)
        if thread["thread_metadata"]["archived"] and body.get("archived") is not False:
            raise Refusal(400, ARCHIVED)
        self.places.change_thread(thread, **body)
        return told(thread)

    @route("DELETE /channels/{}")
    async def remove(self, asked: Asked) -> dict[str, Any]:
        """Delete a thread."""
        thread = self.places.visible(asked.at[0])
        self._needs(thread, permissions.MANAGE_THREADS if thread["type"] == THREAD else permissions.MANAGE_CHANNELS)
        self.places.remove_channel(thread)
        return told(thread)

    @route("GET /guilds/{}/threads/active")
    async def active(self, asked: Asked) -> dict[str, Any]:
        """The threads of a server that are not archived."""
        here = [
            channel for channel in self.places.channels.values() if channel.get("guild_id") == asked.at[0] and channel["type"] == THREAD
        ]
        found = [told(entry) for entry in here if not entry["thread_metadata"]["archived"]]
        return {"threads": found, "members": [self.places.joined(entry) for entry in found]}

    @route("POST /channels/{}/threads")
    async def begin(self, asked: Asked) -> dict[str, Any]:
        """Begin a thread, or post in a forum."""
        parent, bot = self.places.visible(asked.at[0]), self.places.bot
        if parent["type"] != FORUM:
            self._needs(parent, permissions.NEW_THREADS)
            made = self.places.thread(parent, bot["id"], asked.body)
            about = {"channel_id": made["id"], "guild_id": made["guild_id"]}
            self.places.written(parent, bot, type=THREAD_BEGUN, content=made["name"], message_reference=about)
            return {**told(made), "member": self.places.joined(made)}
        self._needs(parent, permissions.SEND, *([permissions.ATTACH] if asked.files else []))
        if parent["flags"] & REQUIRE_TAG and not asked.body.get("applied_tags"):
            raise Refusal(400, TAG_NEEDED)
        said = contents.new(self.places, parent["id"], asked.body["message"], asked.files)
        made = self.places.thread(parent, bot["id"], asked.body)
        first = self.places.written(made, bot, id=made["id"], **said)  # the first message of a post has its number
        return {**told(made), "message": told(first)}

    @route("GET /channels/{}/messages")
    async def history(self, asked: Asked) -> list[dict[str, Any]]:
        """The newest messages, newest first."""
        channel = self.places.visible(asked.at[0])
        self._needs(channel, permissions.HISTORY)
        every = [message for message in self.places.messages[channel["id"]].values() if not message["flags"] & EPHEMERAL]
        return [told(message) for message in reversed(every)][: int(asked.query.get("limit", 50))]

    @route("GET /channels/{}/messages/{}")
    async def message(self, asked: Asked) -> dict[str, Any]:
        """One message."""
        self._needs(self.places.visible(asked.at[0]), permissions.HISTORY)
        return told(self.places.message(*asked.at))

    @route("POST /channels/{}/messages")
    async def send(self, asked: Asked) -> dict[str, Any]:
        """A new message. Sent again with its nonce, it is the one of before."""
        channel = self.places.visible(asked.at[0])
        if channel["type"] == DIRECT:
            if channel["recipients"][0]["id"] in self.places.closed_to_bot:
                raise Refusal(403, DM_CLOSED)
        else:
            send = permissions.IN_THREADS if channel["type"] == THREAD else permissions.SEND
            self._needs(channel, send, *([permissions.ATTACH] if asked.files else []))
        if channel["type"] == THREAD and channel["thread_metadata"]["archived"]:
            if channel["thread_metadata"]["locked"]:
                raise Refusal(403, LOCKED)
            self.places.change_thread(channel, archived=False)
        nonce = asked.body.get("nonce") if asked.body.get("enforce_nonce") else None
        before = self.places.nonces.get((channel["id"], str(nonce)))
        if nonce is not None and before in self.places.messages[channel["id"]]:
            return told(self.places.message(channel["id"], before))
        said = contents.asked(self.places, channel["id"], asked)
        made = self.places.written(channel, self.places.bot, **said, **({} if nonce is None else {"nonce": nonce}))
        if nonce is not None:
            self.places.nonces[channel["id"], str(nonce)] = made["id"]
        return told(made)

    def _own(self, asked: Asked) -> dict[str, Any]:
        """A message of the bot's that it may change with the bot's token. Raises `Refusal`."""
        self.places.visible(asked.at[0])
        found = self.places.message(*asked.at)
        if found["author"]["id"] != self.places.bot["id"] or found["flags"] & EPHEMERAL:
            raise Refusal(403, NOT_YOURS)
        return found

    @route("PATCH /channels/{}/messages/{}")
    async def edit(self, asked: Asked) -> dict[str, Any]:
        """Say something else in a message."""
        found = self._own(asked)
        channel = self.places.channels[asked.at[0]]
        if channel["type"] == THREAD and channel["thread_metadata"]["archived"]:
            raise Refusal(400, ARCHIVED)
        if asked.files:
            self._needs(channel, permissions.ATTACH)
        self.places.edited(found, **contents.asked(self.places, asked.at[0], asked, found))
        return told(found)

    @route("DELETE /channels/{}/messages/{}")
    async def delete(self, asked: Asked) -> None:
        """Delete a message; those of others take a permission."""
        channel = self.places.visible(asked.at[0])
        found = self.places.message(*asked.at)
        if found["author"]["id"] != self.places.bot["id"]:
            self._needs(channel, permissions.MANAGE_MESSAGES)
        self.places.removed(found)
