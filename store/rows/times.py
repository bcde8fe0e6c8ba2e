"""The longest usual delays between storing something and its due time."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct


class UsualTimes(Struct, frozen=True):
    """In how many seconds at most something stored now falls due, by a right clock.

    `timers`: by kind; timers of other kinds and of running clocks may be later. `message`, `digest`: effects; `refused`: an effect that
    Discord refused. `lease`: a claim. `program`: how long a process counts as living. Timers due at `never` or later are held back on
    purpose.
    """

    timers: Mapping[str, float]
    message: float
    digest: float
    refused: float
    lease: float
    program: float
    never: float
