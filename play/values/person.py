"""A person, as tables know them."""

from __future__ import annotations

from msgspec import Struct


class Person(Struct, frozen=True):
    """Somebody on Discord. `name` is the display name when they last acted."""

    user_id: int
    name: str
