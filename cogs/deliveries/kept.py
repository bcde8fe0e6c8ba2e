"""Pictures that messages have already: an edit leaves them, and changes only the words.

Only what this process sent is remembered; a picture that is not is sent again, which is never wrong.
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
"""Messages of which it is remembered."""


@dataclass(frozen=True, slots=True)
class KeptFile:
    """A file that an edit leaves in its message, in the form that discord.py asks for."""

    id: int
    filename: str
    description: str

    def to_dict(self) -> dict[str, Any]:
        """Return the file as it is sent to Discord."""
        return {"id": self.id, "filename": self.filename, "description": self.description}


class KeptPictures:
    """Which pictures are in which message."""

    def __init__(self) -> None:
        self._known: Recent[int, Mapping[bytes, int]] = Recent(REMEMBERED)

    def stays(self, message_id: int, screen: Screen) -> Sequence[Any] | None:
        """Return the files of a screen for an edit, or `None` if all of them have to be sent.

        A picture that the message has already stays; the others are sent again.
        """
        known = self._known.get(message_id)
        if known is None or screen.file is not None or not any(_print(picture) in known for picture in screen.pictures):
            return None
        return [_file_for_edit(known, picture) for picture in screen.pictures]

    def note(self, message: discord.Message, screen: Screen) -> None:
        """Note that a message shows this screen now."""
        numbers = [(_print(picture), _number(message, picture.name)) for picture in screen.pictures]
        known = {digest: number for digest, number in numbers if number is not None}
        if known:
            self._known.put(message.id, known)
        else:
            self._known.drop(message.id)


def _file_for_edit(known: Mapping[bytes, int], picture: Picture) -> KeptFile | discord.File:
    number = known.get(_print(picture))
    if number is None:
        return discord.File(io.BytesIO(picture.data), picture.name, description=picture.alt)
    return KeptFile(number, picture.name, picture.alt)


def _print(picture: Picture) -> bytes:
    return sha256(picture.name.encode() + b"\0" + picture.data).digest()


def _number(message: discord.Message, name: str) -> int | None:
    """Return the number of a message's file, from its attachments or the part that shows it."""
    items = (item.media for part in message.components for inner in getattr(part, "children", ()) for item in getattr(inner, "items", ()))
    own = (attachment.id for attachment in message.attachments if attachment.filename == name)
    named = (media.attachment_id for media in items if media.attachment_id is not None and f"/{name}" in (media.url or ""))
    return next(own, None) or next(named, None)
