"""The games that are looked at: the one that was asked for, else all."""

from __future__ import annotations

from engine.match import registry

chosen: list[str] = []
"""The ids of the games that were asked for."""

is_campaign: bool = False
"""Whether this run is a campaign, which looks at more positions of more matches."""


def games() -> tuple[str, ...]:
    """Return the ids of the games that the contract looks at."""
    return tuple(chosen) or registry.names()
