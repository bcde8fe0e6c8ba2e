"""What somebody chose of what a server has.

Its channels, its forums, its roles, its people.

An id that comes back counts only as one of the server where it was chosen: a forged one of another server changes nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, TypeAlias

from cogs.edge.layout import CHANNELS, Interaction
from cogs.panel.spec import Kind

Chosen: TypeAlias = Kind | Literal["people"]

DIGITS = 20
"""Figures that an id has at most."""


def chosen_ids(interaction: Interaction, kind: Chosen, values: Sequence[str]) -> tuple[int, ...] | None:
    """The ids in these values.

    `None` where one of them is nothing of this kind on the server of the interaction.
    """
    found = tuple(int(value) for value in values if value.isascii() and value.isdecimal() and len(value) <= DIGITS)
    if len(found) < len(values) or not all(_is_there(interaction, kind, number) for number in found):
        return None
    return found


def _is_there(interaction: Interaction, kind: Chosen, chosen_id: int) -> bool:
    """Whether the server of an interaction has this.

    Members are not known to the bot: Discord sends those along that were chosen.
    """
    guild = interaction.guild
    if guild is None:
        return False
    if kind == "people":
        data: Any = interaction.data or {}
        return str(chosen_id) in (data.get("resolved") or {}).get("members", {})
    if kind == "roles":
        return guild.get_role(chosen_id) is not None
    channel = guild.get_channel(chosen_id)
    return channel is not None and channel.type in CHANNELS[kind]
