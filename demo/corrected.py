"""SimCord corrected where Discord does otherwise."""

from __future__ import annotations

from typing import Any

from simcord.backend.models import Channel, Message
from simcord.http.router import RequestContext


def as_on_discord(backend: Any) -> None:
    """From now on a post has the number of its first message, where SimCord gives the two numbers of their own; and with a channel that
    somebody chooses the bot is told what it may do there."""
    _posts(backend)
    _chosen_channels(backend)
    _recurring_events()


def _recurring_events() -> None:
    """Events may come every week; SimCord has them once."""
    fields = RequestContext.fields
    if getattr(fields, "takes_rules", False):
        return

    def with_rules(self: Any, *handled: str, ignore: tuple[str, ...] = (), **more: Any) -> Any:
        return fields(self, *handled, ignore=(*ignore, "recurrence_rule") if "scheduled_start_time" in handled else ignore, **more)

    with_rules.takes_rules = True  # type: ignore[attr-defined]
    RequestContext.fields = with_rules  # type: ignore[method-assign]


def _chosen_channels(backend: Any) -> None:
    emit = backend.emit

    def told(event: str, payload: Any) -> None:
        data = payload.get("data") if event == "INTERACTION_CREATE" else None
        for one, channel in (data or {}).get("resolved", {}).get("channels", {}).items():
            may = backend.compute_permissions(int(payload["guild_id"]), backend.bot_user.id, int(one))
            channel["app_permissions"] = str(int(may))
        emit(event, payload)

    backend.emit = told


def _posts(backend: Any) -> None:
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
