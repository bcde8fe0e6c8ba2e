"""Limits how fast people click, and how many expensive actions run at once.

The limits are kept in memory, and are so wide that players do not meet them. Moves have a limit of their own, four times as wide, so
neither a person's other clicks nor other people on the server keep anybody from moving. A refusal is private; nothing is lost, and a moment
later the person can go on.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final

from cogs.actions.looking_back import Compare, Export, ImportRecord, ReviewFile, ShowFileReview, ShowFilm, ShowReview, Verify, VerifyFile
from cogs.actions.panel import AskForIdeas, PanelAction
from cogs.actions.people import ExportMe, ExportServer
from cogs.actions.tables import ChangeChoice, Move, OpenEarly, OpenTurn
from cogs.actions.wire import Action
from engine.values.core import EngineError, Msg
from engine.values.recent import Recent

ACTING: Final = (PanelAction, OpenTurn, OpenEarly, ChangeChoice, Move)
"""Actions of a move."""

HEAVY: Final = (
    AskForIdeas, Compare, Export, ExportMe, ExportServer, ImportRecord, ReviewFile, ShowFileReview, ShowFilm, ShowReview, Verify,
    VerifyFile,
)  # fmt: skip
"""Expensive actions: they draw dozens of pictures, play whole matches again, or think."""

AT_ONCE: Final = 2
"""How many expensive actions of one kind may run at once for one person."""

AT_ONCE_HERE: Final = 8
"""How many expensive actions of one kind may run at once for all people of one server."""

MOVES_FACTOR: Final = 4
"""How many times as many points a person has for moves as for everything else."""

REMEMBERED: Final = 20_000
"""How many limits are remembered, those of the people and servers that clicked last."""

SERVER_FACTOR: Final = 15
"""How many times as many points all people of a server have together as one person."""


@dataclass(frozen=True, slots=True)
class ClickLimit:
    """The limit for one person."""

    points: int = 40
    """Points that a person can spend at once; an action costs one to five points."""

    seconds: float = 10.0
    """Seconds in which all points come back, evenly."""


class TooFast(EngineError):
    """A person clicks faster than anybody needs to."""

    def __init__(self) -> None:
        super().__init__("too many interactions", Msg("discord.too-fast"))


class TooMuch(EngineError):
    """A person already waits for enough expensive work."""

    def __init__(self, msg: Msg) -> None:
        super().__init__("too much at once", msg)


@dataclass(slots=True)
class PointsLeft:
    """The points that are left of a limit at one moment."""

    points: float
    at: float
    """The moment, in seconds of the clock of `Limits`."""

    def take(self, points: int, most: int, seconds: float, now: float) -> bool:
        """Spend points if there are enough; return whether there were.

        `most`: the points of the full limit, which come back within `seconds`.
        """
        self.points = min(float(most), self.points + (now - self.at) * most / seconds)
        self.at = now
        if self.points < points:
            return False
        self.points -= points
        return True


class Limits:
    """The points that everybody has left.

    The people and servers seen longest ago are forgotten and have full limits again.
    """

    def __init__(self, limit: ClickLimit | None = None, clock: Callable[[], float] = time.monotonic) -> None:
        self.limit = limit or ClickLimit()
        self._clock = clock
        self._buckets: Recent[tuple[str, int], PointsLeft] = Recent(REMEMBERED)
        self._at_once: Counter[tuple[str, int]] = Counter()

    def spend(self, user: int, guild: int | None, action: Action) -> None:
        """Count an action against the limits of a person and their server; raise `TooFast` at one."""
        if isinstance(action, ACTING):
            self._spend(("moves", user), action.cost, MOVES_FACTOR)
            return
        self._spend(("person", user), action.cost, 1)
        if guild is not None:
            self._spend(("server", guild), action.cost, SERVER_FACTOR)

    def spend_letter(self, user: int) -> None:
        """Count a letter typed into an option with completions; raise `TooFast` at the limit."""
        self._spend(("typing", user), 1, 1)

    def _spend(self, key: tuple[str, int], points: int, factor: int) -> None:
        most, now = self.limit.points * factor, self._clock()
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = PointsLeft(float(most), now)
            self._buckets.put(key, bucket)
        if not bucket.take(points, most, self.limit.seconds, now):
            raise TooFast

    @contextmanager
    def at_once(self, user: int, guild: int | None, action: Action) -> Iterator[None]:
        """Count an expensive action while the block runs; raise `TooMuch` if enough of them run."""
        if not isinstance(action, HEAVY):
            yield
            return
        kind = "ideas" if isinstance(action, AskForIdeas) else "looking back"  # apart, so that waiting for a film leaves room to play
        mine, here = (f"{kind} of a person", user), (f"{kind} of a server", guild or 0)
        if self._at_once[mine] >= AT_ONCE:
            raise TooMuch(Msg("privacy.busy", most=AT_ONCE))
        if guild is not None and self._at_once[here] >= AT_ONCE_HERE:
            raise TooMuch(Msg("privacy.busy-here"))
        self._at_once.update((mine, here))
        try:
            yield
        finally:
            for key in (mine, here):
                self._at_once[key] -= 1
                if self._at_once[key] <= 0:
                    del self._at_once[key]
