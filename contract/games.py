"""The games that are looked at: the one that was asked for, else all."""

from __future__ import annotations

from engine.match import registry

chosen: list[str] = []
"""The ids of the games that were asked for."""


def games() -> tuple[str, ...]:
    """The ids of the games that the contract looks at."""
    return tuple(chosen) or registry.names()
