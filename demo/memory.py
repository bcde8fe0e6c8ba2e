"""Stores what Discord would remember of the demo: threads, messages and their pictures.

They are kept in a folder beside the database. So the demo looks the same after it was stopped or killed and is started again. If the folder
is missing or has another version, the cards and pings are posted again.
"""

from __future__ import annotations

import asyncio
import fcntl
import logging
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import quote

import msgspec
from simcord.backend.models import Channel, Message

from demo.harbour import Harbour
from store.errors import StoreError

log = logging.getLogger(__name__)

VERSION = 1
"""The version of the stored file."""

PAUSE = 0.5
"""Seconds between a change and its storing, so that a burst of changes is stored once."""

PER_ROOM = 200
"""The most messages of a room that are kept; older ones are dropped."""


def folder_of(database: Path) -> Path:
    """Return where the rooms are kept."""
    return database.with_name(f"{database.name}.rooms")


@contextmanager
def sole_use(database: Path) -> Iterator[None]:
    """Lock the matches against other demos; raises `StoreError` if one has locked them."""
    folder = folder_of(database)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        descriptor = os.open(folder, os.O_RDONLY)
    except OSError as error:
        raise StoreError(str(error)) from error
    try:
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise StoreError(f"another demo that is running has {database} open") from None
        yield
    finally:
        os.close(descriptor)


class StoredRooms(msgspec.Struct, omit_defaults=True):
    """The rooms and messages of the server."""

    version: int
    direct: dict[int, int]
    """The channel of each person's direct messages, by the person's id."""
    channels: list[Channel]
    messages: list[Message]


class Memory:
    """The folder of one demo."""

    def __init__(self, harbour: Harbour, database: Path) -> None:
        self.harbour = harbour
        self.folder = folder_of(database)
        self._timer: asyncio.TimerHandle | None = None

    @property
    def _file(self) -> Path:
        return self.folder / "rooms.json"

    def recall(self) -> bool:
        """Bring the rooms back before the bot starts; return whether there were any."""
        if not self._file.is_file():
            return False
        try:
            memory = msgspec.json.decode(self._file.read_bytes(), type=StoredRooms)
        except (msgspec.MsgspecError, OSError) as error:
            log.warning("the rooms cannot be read, they are made again: %s", error)
            return False
        if memory.version == VERSION:
            self._bring_back(memory)
        return memory.version == VERSION

    def _bring_back(self, memory: StoredRooms) -> None:
        """Put stored rooms, messages and files back on the server."""
        backend = self.harbour.backend
        guild = backend.get_guild(self.harbour.guild.id)
        for channel in memory.channels:
            backend.channels[channel.id] = channel
            backend.messages[channel.id] = {}
            if channel.is_thread:
                guild.thread_ids.append(channel.id)
        backend.dm_channels.update(memory.direct)
        for message in memory.messages:
            if message.channel_id not in backend.messages:
                continue
            backend.messages[message.channel_id][message.id] = message
            channel = backend.channels[message.channel_id]
            channel.last_message_id = max(message.id, channel.last_message_id or 0)
            for attachment in message.attachments:
                path = self._path(attachment["url"])
                if path.is_file():
                    backend.cdn._blobs[attachment["url"]] = path.read_bytes()

    def _path(self, url: str) -> Path:
        return self.folder / quote("-".join(url.split("/")[-2:]), safe="")

    def follow(self) -> None:
        """Keep what changes from now on."""
        self.harbour.listen(self._store_soon)

    def _store_soon(self) -> None:
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(PAUSE, self.store)

    def store(self) -> None:
        """Write the rooms as they are. If the demo is killed meanwhile, the old file stays."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self._forget_old()
        backend = self.harbour.backend
        channels = [channel for channel in backend.channels.values() if channel.id != self.harbour.channel.id]
        messages = [message for room in backend.messages.values() for message in room.values()]
        memory = StoredRooms(VERSION, dict(backend.dm_channels), channels, messages)
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            self._store_files(messages)
            new_file = self._file.with_suffix(".new")
            new_file.write_bytes(msgspec.json.encode(memory))
            new_file.replace(self._file)
        except OSError as error:
            log.error("the rooms cannot be kept: %s", error)

    def _store_files(self, messages: list[Message]) -> None:
        """Write new pictures, and remove those that no message has any more."""
        blobs = self.harbour.backend.cdn._blobs
        needed = {attachment["url"] for message in messages for attachment in message.attachments}
        for url in [url for url in blobs if url not in needed]:
            del blobs[url]
        paths = {self._path(url): url for url in needed if url in blobs}
        stored_files = set(self.folder.iterdir())
        for path in stored_files - paths.keys() - {self._file}:
            path.unlink(missing_ok=True)
        for path in paths.keys() - stored_files:
            path.write_bytes(blobs[paths[path]])

    def _forget_old(self) -> None:
        for room in self.harbour.backend.messages.values():
            for message_id in sorted(room)[:-PER_ROOM]:
                del room[message_id]
