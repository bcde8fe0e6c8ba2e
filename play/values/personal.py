"""The values of one person: settings, notices, and the age of their account."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from engine.values.core import Msg
from play.time.calendar import ALWAYS, Hours

NotificationWay: TypeAlias = Literal["channel", "dm", "digest", "off"]
"""How a person is notified of their turns.

By a mention in the channel, by a direct message with the panel in it, by one direct message a day, or not at all.
"""

YOUNG_DAYS = 30
"""Days of an account below which its owner is new: they begin in the last division of a season, and predict nothing."""

_EPOCH = 1_420_070_400.0
"""The moment from which the ids count."""


class PersonSettings(Struct, frozen=True):
    """What a person chose once.

    `notification_way`: how they are notified of their turns. `language`: `None` is Discord's. `confirm`: nothing is played without
    *Confirm*. `digest`: the time of day of their digest, in minutes (8:30 is 510). `hits`: they are told what others did to them. `wide`:
    the pictures of their turns are wide, for a desk. `locale`: the language of their Discord when they last clicked, if it is not English.
    """

    notification_way: NotificationWay = "channel"
    language: str | None = None
    confirm: bool = False
    hours: Hours = ALWAYS
    digest: int = 18 * 60
    hits: bool = False
    wide: bool = False
    locale: str | None = None


class Notice(Struct, frozen=True):
    """A private message for one person; kept until it was sent or shown."""

    id: int
    match: int
    user_id: int
    msg: Msg
    at: float


def is_young(user_id: int, now: float) -> bool:
    """Return whether an account is younger than `YOUNG_DAYS`."""
    return now - (_EPOCH + (user_id >> 22) / 1_000) < YOUNG_DAYS * 86_400.0
