"""Pictures that messages have already: an edit with the same one leaves it there, and changes only its words.

Only what this process sent is remembered; a picture that is not is sent again, which is never wrong.
"""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256
from typing import Any

import discord

from cogs.panel.spec import Picture, Screen
from engine.recent import Recent

REMEMBERED = 4096
"""Messages of which it is remembered."""


@dataclass(frozen=True, slots=True)
class Kept:
    """A file of a message in an edit that leaves it there; discord.py asks it, like a file of its own, what Discord is told."""

    id: int
    filename: str
    description: str

    def to_dict(self) -> dict[str, Any]:
        """The file as Discord is told it."""
        return {"id": self.id, "filename": self.filename, "description": self.description}


class KeptPictures:
    """Which picture is in which message."""

    def __init__(self) -> None:
        self._known: Recent[int, tuple[bytes, int]] = Recent(REMEMBERED)

    def stays(self, message_id: int, screen: Screen) -> Kept | None:
        """The picture of a screen as it is in a message already; `None` where it has to be sent."""
        known, picture = self._known.get(message_id), screen.picture
        if known is None or picture is None or screen.file is not None or known[0] != _print(picture):
            return None
        return Kept(known[1], picture.name, picture.alt)

    def note(self, message: discord.Message, screen: Screen) -> None:
        """A message shows this screen now."""
        number = None if screen.picture is None else _number(message, screen.picture.name)
        if screen.picture is None or number is None:
            self._known.drop(message.id)
        else:
            self._known.put(message.id, (_print(screen.picture), number))


def _print(picture: Picture) -> bytes:
    return sha256(picture.name.encode() + b"\0" + picture.data).digest()


def _number(message: discord.Message, name: str) -> int | None:
    """The number of a file of a message: it stands with its files, else with the part that shows it."""
    shown = (item.media for part in message.components for inner in getattr(part, "children", ()) for item in getattr(inner, "items", ()))
    own = (one.id for one in message.attachments if one.filename == name)
    return next(own, None) or next((media.attachment_id for media in shown if media.attachment_id is not None), None)
