"""Forms filled in as a client does it: what nobody touches comes back as it was."""

from __future__ import annotations

from typing import Any

from simcord.builders import ChannelHandle, RoleHandle

from tests.e2e.world import World


def as_it_is(w: World, modal: dict[str, Any]) -> dict[str, Any]:
    """What a form sends when nothing of it is changed."""
    return {part["component"]["custom_id"]: _held(w, part["component"]) for part in modal["components"]}


def _held(w: World, part: dict[str, Any]) -> Any:
    chosen = [option["value"] for option in part.get("options") or () if option.get("default")]
    if part["type"] == 4:
        return part.get("value") or ""
    if part["type"] == 21:
        return next(iter(chosen), None)
    if part["type"] in (6, 8):
        return [_handle(w, part["type"], int(value["id"])) for value in part.get("default_values") or ()]
    return chosen


def _handle(w: World, kind: int, number: int) -> Any:
    if kind == 8:
        return ChannelHandle(w.env, w.guild, w.env.backend.get_channel(number))
    return RoleHandle(w.env, w.guild, w.env.backend.get_guild(w.guild.id).roles[number])
