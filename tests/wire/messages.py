"""Answers requests about people, channels, threads and messages."""

from __future__ import annotations

from typing import Any

from tests.wire import contents, permissions
from tests.wire.errors import ARCHIVED, DM_CLOSED, LOCKED, NO_PERMISSION, NOT_YOURS, TAG_NEEDED, UNKNOWN_USER, Refusal, unknown
from tests.wire.http import Request, route
from tests.wire.places import DIRECT, EPHEMERAL, FORUM, REQUIRE_TAG, THREAD, THREAD_BEGUN, Places, public_fields


class Messages:
    """The requests about everything in channels."""

    def __init__(self, places: Places) -> None:
        self.places = places

    def _needs(self, channel: dict[str, Any], *wanted: int) -> None:
        """Raise `Refusal` if the bot lacks one of these permissions in a channel."""
        has = self.places.allowed(channel, self.places.bot["id"])
        if any(not has & number for number in wanted):
            raise Refusal(403, NO_PERMISSION)

    @route("GET /users/{}")
    async def user(self, request: Request) -> dict[str, Any]:
        """Return a user."""
        user = self.places.users.get(request.at[0])
        if user is None:
            raise unknown(UNKNOWN_USER)
        return user

    @route("POST /users/@me/channels")
    async def direct(self, request: Request) -> dict[str, Any]:
        """Return the channel of direct messages with a user."""
        user = self.places.users.get(str(request.body["recipient_id"]))
        if user is None:
            raise unknown(UNKNOWN_USER)
        return public_fields(self.places.direct(user))

    @route("GET /channels/{}")
    async def channel(self, request: Request) -> dict[str, Any]:
        """Return a channel or a thread."""
        return public_fields(self.places.visible(request.at[0]))

    @route("PATCH /channels/{}")
    async def change(self, request: Request) -> dict[str, Any]:
        """Change a thread: open it again, archive it, give it other tags."""
        thread = self.places.visible(request.at[0])
        if thread["type"] != THREAD:
            raise Refusal(403, NO_PERMISSION)
        body = {key: [str(tag) for tag in value] if key == "applied_tags" else value for key, value in request.body.items()}
        is_own = thread["owner_id"] == self.places.bot["id"]
        if "locked" in body or thread["thread_metadata"]["locked"] or (not is_own and set(body) != {"archived"}):
            self._needs(thread, permissions.MANAGE_THREADS)
        elif body.get("archived") is False:
            self._needs(thread, permissions.IN_THREADS)
        if thread["thread_metadata"]["archived"] and body.get("archived") is not False:
            raise Refusal(400, ARCHIVED)
        self.places.change_thread(thread, **body)
        return public_fields(thread)

    @route("DELETE /channels/{}")
    async def remove(self, request: Request) -> dict[str, Any]:
        """Delete a thread."""
        thread = self.places.visible(request.at[0])
        self._needs(thread, permissions.MANAGE_THREADS if thread["type"] == THREAD else permissions.MANAGE_CHANNELS)
        self.places.remove_channel(thread)
        return public_fields(thread)

    @route("GET /guilds/{}/threads/active")
    async def active(self, request: Request) -> dict[str, Any]:
        """Return the threads of a server that are not archived."""
        here = [
            channel for channel in self.places.channels.values() if channel.get("guild_id") == request.at[0] and channel["type"] == THREAD
        ]
        threads = [public_fields(entry) for entry in here if not entry["thread_metadata"]["archived"]]
        return {"threads": threads, "members": [self.places.joined(entry) for entry in threads]}

    @route("POST /channels/{}/threads")
    async def begin(self, request: Request) -> dict[str, Any]:
        """Begin a thread, or post in a forum."""
        parent, bot = self.places.visible(request.at[0]), self.places.bot
        if parent["type"] != FORUM:
            self._needs(parent, permissions.NEW_THREADS)
            thread = self.places.thread(parent, bot["id"], request.body)
            about = {"channel_id": thread["id"], "guild_id": thread["guild_id"]}
            self.places.written(parent, bot, type=THREAD_BEGUN, content=thread["name"], message_reference=about)
            return {**public_fields(thread), "member": self.places.joined(thread)}
        self._needs(parent, permissions.SEND, *([permissions.ATTACH] if request.files else []))
        if parent["flags"] & REQUIRE_TAG and not request.body.get("applied_tags"):
            raise Refusal(400, TAG_NEEDED)
        content = contents.new(self.places, parent["id"], request.body["message"], request.files)
        thread = self.places.thread(parent, bot["id"], request.body)
        first = self.places.written(thread, bot, id=thread["id"], **content)  # the first message of a post has its number
        return {**public_fields(thread), "message": public_fields(first)}

    @route("GET /channels/{}/messages")
    async def history(self, request: Request) -> list[dict[str, Any]]:
        """Return the newest messages, newest first."""
        channel = self.places.visible(request.at[0])
        self._needs(channel, permissions.HISTORY)
        every = [message for message in self.places.messages[channel["id"]].values() if not message["flags"] & EPHEMERAL]
        return [public_fields(message) for message in reversed(every)][: int(request.query.get("limit", 50))]

    @route("GET /channels/{}/messages/{}")
    async def message(self, request: Request) -> dict[str, Any]:
        """Return one message."""
        self._needs(self.places.visible(request.at[0]), permissions.HISTORY)
        return public_fields(self.places.message(*request.at))

    @route("POST /channels/{}/messages")
    async def send(self, request: Request) -> dict[str, Any]:
        """Post a message. A repeated nonce returns the first message again."""
        channel = self.places.visible(request.at[0])
        if channel["type"] == DIRECT:
            if channel["recipients"][0]["id"] in self.places.closed_to_bot:
                raise Refusal(403, DM_CLOSED)
        else:
            send = permissions.IN_THREADS if channel["type"] == THREAD else permissions.SEND
            self._needs(channel, send, *([permissions.ATTACH] if request.files else []))
        if channel["type"] == THREAD and channel["thread_metadata"]["archived"]:
            if channel["thread_metadata"]["locked"]:
                raise Refusal(403, LOCKED)
            self.places.change_thread(channel, archived=False)
        nonce = request.body.get("nonce") if request.body.get("enforce_nonce") else None
        before = self.places.nonces.get((channel["id"], str(nonce)))
        if nonce is not None and before in self.places.messages[channel["id"]]:
            return public_fields(self.places.message(channel["id"], before))
        content = contents.of_request(self.places, channel["id"], request)
        message = self.places.written(channel, self.places.bot, **content, **({} if nonce is None else {"nonce": nonce}))
        if nonce is not None:
            self.places.nonces[channel["id"], str(nonce)] = message["id"]
        return public_fields(message)

    def _own(self, request: Request) -> dict[str, Any]:
        """Return a message that the bot may change with its token. Raises `Refusal`."""
        self.places.visible(request.at[0])
        message = self.places.message(*request.at)
        if message["author"]["id"] != self.places.bot["id"] or message["flags"] & EPHEMERAL:
            raise Refusal(403, NOT_YOURS)
        return message

    @route("PATCH /channels/{}/messages/{}")
    async def edit(self, request: Request) -> dict[str, Any]:
        """Edit a message."""
        message = self._own(request)
        channel = self.places.channels[request.at[0]]
        if channel["type"] == THREAD and channel["thread_metadata"]["archived"]:
            raise Refusal(400, ARCHIVED)
        if request.files:
            self._needs(channel, permissions.ATTACH)
        self.places.edited(message, **contents.of_request(self.places, request.at[0], request, message))
        return public_fields(message)

    @route("DELETE /channels/{}/messages/{}")
    async def delete(self, request: Request) -> None:
        """Delete a message; messages of others need a permission."""
        channel = self.places.visible(request.at[0])
        message = self.places.message(*request.at)
        if message["author"]["id"] != self.places.bot["id"]:
            self._needs(channel, permissions.MANAGE_MESSAGES)
        self.places.removed(message)
