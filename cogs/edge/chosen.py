"""Reads ids of channels, forums, roles and people that somebody chose on their server.

An id counts only if it belongs to the server where it was chosen, so a forged id of another server is refused.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cogs.actions.wire import whole_number
from cogs.edge.layout import CHANNELS, Interaction
from cogs.panel.spec import Kind

MOST_DIGITS = 20
"""Digits of an id, at most."""


def chosen_ids(interaction: Interaction, kind: Kind, values: Sequence[str]) -> tuple[int, ...] | None:
    """Return the chosen ids, or `None` if one is not of this kind on this server."""
    numbers = [whole_number(value, MOST_DIGITS) for value in values]
    ids = tuple(number for number in numbers if number is not None and _is_there(interaction, kind, number))
    return ids if len(ids) == len(values) else None


def _is_there(interaction: Interaction, kind: Kind, chosen_id: int) -> bool:
    """Return whether the server of an interaction has this channel, role or person.

    The bot keeps no list of members; Discord sends the chosen ones along with the interaction.
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
