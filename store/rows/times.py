"""What is due soon after it was stored, and how soon."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct


class UsualTimes(Struct, frozen=True):
    """Return in how many seconds at most something stored now falls due.

    This is by a clock that is right.

    `timers`: by kind; those of other kinds may be far away, and so may be those of seats whose clock runs. `message`, `digest`: what
    Discord is to be told; `refused`: what it has refused. `lease`: a claim. `program`: how long a process counts as living. Timers
    that are due at `never` or later are held back by somebody.
    """

    timers: Mapping[str, float]
    message: float
    digest: float
    refused: float
    lease: float
    program: float
    never: float
