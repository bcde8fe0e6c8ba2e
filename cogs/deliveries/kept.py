"""Pictures that messages already have, so that an edit need not send them again.

Only messages of this process are remembered. A picture that is not remembered is sent again, which is always right.
"""

from __future__ import annotations

import io
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

import discord

from cogs.panel.spec import Picture, Screen
from engine.values.recent import Recent

REMEMBERED = 4096
"""How many messages are remembered, the newest ones."""


@dataclass(frozen=True, slots=True)
class KeptFile:
    """A file that an edit leaves in its message, with the method that discord.py calls."""

    id: int
    filename: str
    description: str

    def to_dict(self) -> dict[str, Any]:
        """Return the file as it is sent to Discord."""
        return {"id": self.id, "filename": self.filename, "description": self.description}


class KeptPictures:
    """The pictures of each message."""

    def __init__(self) -> None:
        # By the id of the message: the ids of its files by the digest of the picture.
        self._known: Recent[int, Mapping[bytes, int]] = Recent(REMEMBERED)

    def files_for_edit(self, message_id: int, screen: Screen) -> Sequence[Any] | None:
        """Return the files of a screen for an edit, or `None` if all of them have to be sent.

        A picture that the message already has stays in it; the others are sent.
        """
        known = self._known.get(message_id)
        if known is None or screen.file is not None or not any(_digest(picture) in known for picture in screen.pictures):
            return None
        return [_file_for_edit(known, picture) for picture in screen.pictures]

    def note(self, message: discord.Message, screen: Screen) -> None:
        """Note that a message shows this screen now."""
        ids = [(_digest(picture), _file_id(message, picture.name)) for picture in screen.pictures]
        known = {digest: file_id for digest, file_id in ids if file_id is not None}
        if known:
            self._known.put(message.id, known)
        else:
            self._known.drop(message.id)


def _file_for_edit(known: Mapping[bytes, int], picture: Picture) -> KeptFile | discord.File:
    file_id = known.get(_digest(picture))
    if file_id is None:
        return discord.File(io.BytesIO(picture.data), picture.name, description=picture.alt)
    return KeptFile(file_id, picture.name, picture.alt)


def _digest(picture: Picture) -> bytes:
    return sha256(picture.name.encode() + b"\0" + picture.data).digest()


def _file_id(message: discord.Message, name: str) -> int | None:
    """Return the id of a message's file, from its attachments or the gallery that shows it."""
    for attachment in message.attachments:
        if attachment.filename == name:
            return attachment.id
    for container in message.components:
        for component in getattr(container, "children", ()):
            for item in getattr(component, "items", ()):
                if item.media.attachment_id is not None and f"/{name}" in (item.media.url or ""):
                    return int(item.media.attachment_id)
    return None
