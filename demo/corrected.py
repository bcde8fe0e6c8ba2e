"""SimCord corrected where Discord does otherwise."""

from __future__ import annotations

from typing import Any

from simcord.backend.errors import BackendError, SetupError
from simcord.backend.models import Channel, Message
from simcord.http import router
from simcord.http.router import RequestContext

from demo.parts import Picks, all_parts


def as_on_discord(backend: Any) -> None:
    """Correct a backend: from now on it does as Discord does.

    A post has the number of its first message, where SimCord gives the two numbers of their own; with a channel that somebody chooses the
    bot is told what it may do there; an emoji on a button has to exist; and nobody picks the line of a menu that is shown as picked.
    """
    _posts(backend)
    _picked_once(backend)
    _chosen_channels(backend)
    _recurring_events()
    _known_emojis()


def _recurring_events() -> None:
    """Let events come every week; SimCord has them once."""
    fields = RequestContext.fields
    if getattr(fields, "takes_rules", False):
        return

    def with_rules(self: Any, *handled: str, ignore: tuple[str, ...] = (), **more: Any) -> Any:
        return fields(self, *handled, ignore=(*ignore, "recurrence_rule") if "scheduled_start_time" in handled else ignore, **more)

    with_rules.takes_rules = True  # type: ignore[attr-defined]
    RequestContext.fields = with_rules  # type: ignore[method-assign]


def _known_emojis() -> None:
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


def _picked_once(backend: Any) -> None:
    """Raise `SetupError` for a pick that no client sends."""
    emit, picks = backend.emit, Picks()

    def told(event: str, payload: Any) -> None:
        data = payload.get("data") or {}
        if event == "INTERACTION_CREATE" and "values" in data and payload.get("message"):
            user = (payload.get("member") or payload)["user"]["id"]
            if not picks.sends(str(user), payload["message"], data["custom_id"], data["values"]):
                raise SetupError(f"this line is shown as picked, so a client sends nothing: {data['custom_id']} {data['values']}")
        emit(event, payload)

    backend.emit = told


def _chosen_channels(backend: Any) -> None:
    emit = backend.emit

    def told(event: str, payload: Any) -> None:
        data = payload.get("data") if event == "INTERACTION_CREATE" else None
        for channel_id, channel in (data or {}).get("resolved", {}).get("channels", {}).items():
            may = backend.compute_permissions(int(payload["guild_id"]), backend.bot_user.id, int(channel_id))
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
