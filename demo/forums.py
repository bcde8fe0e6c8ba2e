"""Forums as Discord has them, where SimCord does otherwise."""

from __future__ import annotations

from typing import Any

from simcord.backend.models import Channel, Message


def as_on_discord(backend: Any) -> None:
    """From now on a post has the number of its first message. SimCord gives the two numbers of their own."""
    post, thread = backend.create_forum_post, backend.create_thread

    def create_forum_post(forum_id: int, name: str, starter: Message, **more: Any) -> tuple[Channel, Message]:
        def create_thread(*given: Any, **named: Any) -> Channel:
            made: Channel = thread(*given, **{**named, "message_id": starter.id})
            return made

        backend.create_thread = create_thread
        try:
            made: tuple[Channel, Message] = post(forum_id, name, starter, **more)
            return made
        finally:
            backend.create_thread = thread

    backend.create_forum_post = create_forum_post
