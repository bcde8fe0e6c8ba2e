"""Forms filled in as a client does it: what nobody touches comes back as it was."""

from __future__ import annotations

from typing import Any

from simcord.builders import ChannelHandle, RoleHandle

from tests.e2e.world import World

TEXT_FIELD, ROLE_MENU, CHANNEL_MENU, RADIO_GROUP = 4, 6, 8, 21
"""Discord's numbers for kinds of components."""


def unchanged_values(w: World, modal: dict[str, Any]) -> dict[str, Any]:
    """Return what a client sends of a form that nobody changed."""
    return {part["component"]["custom_id"]: _unchanged(w, part["component"]) for part in modal["components"]}


def _unchanged(w: World, part: dict[str, Any]) -> Any:
    chosen = [option["value"] for option in part.get("options") or () if option.get("default")]
    if part["type"] == TEXT_FIELD:
        return part.get("value") or ""
    if part["type"] == RADIO_GROUP:
        return next(iter(chosen), None)
    if part["type"] in (ROLE_MENU, CHANNEL_MENU):
        return [_handle(w, part["type"], int(value["id"])) for value in part.get("default_values") or ()]
    return chosen


def _handle(w: World, kind: int, number: int) -> Any:
    if kind == CHANNEL_MENU:
        return ChannelHandle(w.env, w.guild, w.env.backend.get_channel(number))
    return RoleHandle(w.env, w.guild, w.env.backend.get_guild(w.guild.id).roles[number])
