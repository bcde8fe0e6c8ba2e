"""The values of one person: settings, notices, and the age of their account."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from engine.values.core import Msg
from play.time.calendar import ALWAYS, Hours

NotificationWay: TypeAlias = Literal["channel", "dm", "digest", "off"]
"""How a person is notified of their turns.

- `channel`: by a mention in the channel.
- `dm`: by a direct message with the panel in it.
- `digest`: by one direct message a day.
- `off`: not at all.
"""

YOUNG_DAYS = 30
"""An account of fewer days is new: its owner begins in the last division of a season and cannot predict winners."""

_EPOCH = 1_420_070_400.0
"""The time from which Discord's ids count milliseconds: the beginning of 2015."""


class PersonSettings(Struct, frozen=True):
    """The settings of a person for all tables."""

    notification_way: NotificationWay = "channel"
    language: str | None = None
    """`None`: the language of their Discord."""
    confirm: bool = False
    """Whether nothing is played without *Confirm*."""
    hours: Hours = ALWAYS
    digest: int = 18 * 60
    """The time of day of their digest, in minutes: 8:30 is 510."""
    hits: bool = False
    """Whether they are notified of what others did to them."""
    wide: bool = False
    """Whether the pictures of their turns are wide, for a desk."""
    locale: str | None = None
    """The language of their Discord when they last clicked; `None` for English."""


class Notice(Struct, frozen=True):
    """A private message for one person, which is kept until it was sent or shown."""

    id: int
    match: int
    user_id: int
    msg: Msg
    at: float


def is_young(user_id: int, now: float) -> bool:
    """Return whether an account is younger than `YOUNG_DAYS`."""
    return now - (_EPOCH + (user_id >> 22) / 1_000) < YOUNG_DAYS * 86_400.0
