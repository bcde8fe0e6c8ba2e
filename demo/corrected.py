"""Corrects SimCord where it behaves differently from Discord."""

from __future__ import annotations

from typing import Any

from simcord.backend.errors import BackendError, SetupError
from simcord.backend.models import Channel, Message
from simcord.http import router
from simcord.http.router import RequestContext

from demo.parts import Picks, all_parts


def as_on_discord(backend: Any) -> None:
    """Make a backend behave as Discord does.

    - A forum post has the id of its first message. SimCord gives each of the two its own id.
    - A client sends nothing if somebody picks the line of a menu that is already picked.
    - An interaction that names a channel says which permissions the bot has there.
    - An event may take place every week.
    - An emoji on a button has to exist.
    """
    _share_post_ids(backend)
    _refuse_repeated_picks(backend)
    _add_permissions(backend)
    _accept_recurring_events()
    _refuse_unknown_emojis()


def _accept_recurring_events() -> None:
    """Accept events that take place every week; SimCord knows single events only."""
    fields = RequestContext.fields
    if getattr(fields, "takes_rules", False):
        return

    def with_rules(self: Any, *names: str, ignore: tuple[str, ...] = (), **options: Any) -> Any:
        if "scheduled_start_time" in names:
            ignore = (*ignore, "recurrence_rule")
        return fields(self, *names, ignore=ignore, **options)

    with_rules.takes_rules = True  # type: ignore[attr-defined]
    RequestContext.fields = with_rules  # type: ignore[method-assign]


def _refuse_unknown_emojis() -> None:
    """Refuse a message with a button whose emoji Discord does not know."""
    dispatch = router.dispatch
    if getattr(dispatch, "knows_emojis", False):
        return

    def with_emojis(backend: Any, method: str, path: str, *, json: Any = None, **more: Any) -> Any:
        body = json if isinstance(json, dict) else {}
        for part in all_parts((body.get("data") or body).get("components")):
            emoji = (part.get("emoji") or {}).get("id")
            if emoji is not None and int(emoji) not in backend.application_emojis:
                unknown = {"_errors": [{"code": "BUTTON_COMPONENT_INVALID_EMOJI", "message": "Invalid emoji"}]}
                raise BackendError(400, 50035, "Invalid Form Body", errors={"components": {"0": {"emoji": {"id": unknown}}}})
        return dispatch(backend, method, path, json=json, **more)

    with_emojis.knows_emojis = True  # type: ignore[attr-defined]
    router.dispatch = with_emojis


def _refuse_repeated_picks(backend: Any) -> None:
    """Raise `SetupError` for a pick that no client sends."""
    emit, picks = backend.emit, Picks()

    def emit_checked(event: str, payload: Any) -> None:
        data = payload.get("data") or {}
        if event == "INTERACTION_CREATE" and "values" in data and payload.get("message"):
            user = (payload.get("member") or payload)["user"]["id"]
            if not picks.sends(str(user), payload["message"], data["custom_id"], data["values"]):
                raise SetupError(f"this line is shown as picked, so a client sends nothing: {data['custom_id']} {data['values']}")
        emit(event, payload)

    backend.emit = emit_checked


def _add_permissions(backend: Any) -> None:
    """Add the bot's permissions to each channel that an interaction names."""
    emit = backend.emit

    def emit_with_permissions(event: str, payload: Any) -> None:
        data = payload.get("data") if event == "INTERACTION_CREATE" else None
        for channel_id, channel in (data or {}).get("resolved", {}).get("channels", {}).items():
            permissions = backend.compute_permissions(int(payload["guild_id"]), backend.bot_user.id, int(channel_id))
            channel["app_permissions"] = str(int(permissions))
        emit(event, payload)

    backend.emit = emit_with_permissions


def _share_post_ids(backend: Any) -> None:
    """Give each forum post the id of its first message.

    `create_forum_post` of SimCord creates its thread by `backend.create_thread`, which is replaced while it runs.
    """
    create_post, create_plain_thread = backend.create_forum_post, backend.create_thread

    def create_forum_post(forum_id: int, name: str, starter: Message, **options: Any) -> tuple[Channel, Message]:
        def create_thread(*args: Any, **kwargs: Any) -> Channel:
            channel: Channel = create_plain_thread(*args, **{**kwargs, "message_id": starter.id})
            return channel

        backend.create_thread = create_thread
        try:
            channel_and_message: tuple[Channel, Message] = create_post(forum_id, name, starter, **options)
            return channel_and_message
        finally:
            backend.create_thread = create_plain_thread

    backend.create_forum_post = create_forum_post
