"""Reviews of matches, made in small pieces while others play, and remembered for a while."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, TypeAlias

import render
from engine.game.rules import Rules
from engine.match.match import Match, effective
from engine.search.findings import Review, TurningPoint
from engine.search.review import Making
from engine.search.thinking import judgement_of
from engine.search.weighing import Weighed, WeighingTask, weigh_lines
from engine.search.why import as_seen
from engine.values.core import EngineError, Line, Msg, Seat
from engine.values.recent import Recent
from engine.walking.prepared import reading
from engine.walking.walk import play, tokens
from play.minds.thinking import Thinking, Weighing
from render import Draft

log = logging.getLogger(__name__)

LONGEST = 600.0
"""Seconds after which a review is given up: an answer can follow within a quarter of an hour."""
WAITING = 3
"""The most reviews that wait or are being made; they are made one after the other."""
KEPT = 8
"""How many reviews are remembered."""
GOOD_FOR = 6 * 3600.0
"""Seconds for which a review is remembered."""

ENOUGH = 0.05
"""The share of a review that has to be done before the time for the rest is estimated."""

Key: TypeAlias = int | str
"""The number of a match, or a hash of the record in a file."""


@dataclass(frozen=True, slots=True)
class ReviewProgress:
    """How far a review is.

    `share`: the part that is done; `None`: other reviews come first. `seconds`: about how many are left; `None`: too early to estimate.
    """

    share: float | None
    seconds: int | None


@dataclass(frozen=True, slots=True)
class ReviewedMove:
    """A move of a turning point: its words, its picture before it is played, and its reason."""

    words: Msg
    draft: Draft
    reason: Msg | None = None


@dataclass(frozen=True, slots=True)
class ReviewedMoment:
    """A turning point with the view that its seat had, and the two moves that are compared."""

    turning: TurningPoint
    view: Any
    played: ReviewedMove
    other: ReviewedMove


@dataclass(frozen=True, slots=True)
class Reviewed:
    """A review with its turning points as they can be shown."""

    game: str
    terms: tuple[str, ...]
    review: Review
    moments: tuple[ReviewedMoment, ...]


@dataclass(slots=True)
class _UnderWay:
    """A review that is being made since a time; `since` is `None` while others come first."""

    making: Making
    done: asyncio.Future[Reviewed]
    since: float | None = None


class Reviews:
    """Makes reviews, one at a time."""

    def __init__(self, thinking: Thinking) -> None:
        self._thinking = thinking
        self._kept: Recent[Key, Reviewed] = Recent(KEPT, GOOD_FOR)
        self._making: dict[Key, _UnderWay] = {}
        self._one = asyncio.Lock()

    def find(self, key: Key) -> Reviewed | None:
        """Return the review if it has been made already."""
        return self._kept.get(key)

    def expected_seconds(self, key: Key, making: Making) -> int:
        """Return about how many seconds a review takes, with those before it, if no bot thinks."""
        others = sum(running.making.seconds * (1 - running.making.share) for other, running in self._making.items() if other != key)
        return round(others + making.seconds) + 1

    def progress(self, key: Key) -> ReviewProgress | None:
        """Return the progress of a review; `None`: it is not being made."""
        running = self._making.get(key)
        if running is None or running.since is None:
            return None if running is None else ReviewProgress(share=None, seconds=None)
        share, spent = running.making.share, asyncio.get_running_loop().time() - running.since
        seconds = None if share < ENOUGH else round(spent / share * (1 - share)) + 1
        return ReviewProgress(share, seconds)

    async def make(self, key: Key, match: Match, making: Making) -> Reviewed:
        """Make a review, or wait for one that is being made; equal requests share one.

        Raises `EngineError` if too many are wanted, if it takes too long or if it fails.
        """
        if (known := self._kept.get(key)) is not None:
            return known
        if key not in self._making:
            if len(self._making) >= WAITING:
                raise EngineError("too many reviews", Msg("review.busy"))
            future = asyncio.ensure_future(self._make(key, match, making))
            self._making[key] = _UnderWay(making, future)
            future.add_done_callback(lambda done: self._finish(key, done))
        return await asyncio.shield(self._making[key].done)

    def _finish(self, key: Key, done: asyncio.Future[Reviewed]) -> None:
        self._making.pop(key, None)
        if not done.cancelled() and done.exception() is None:
            self._kept.put(key, done.result())

    async def _make(self, key: Key, match: Match, making: Making) -> Reviewed:
        try:
            async with asyncio.timeout(LONGEST), self._one:
                self._making[key].since = asyncio.get_running_loop().time()
                for work in making.works():
                    making.take(work, await self._weigh(match.rules, work))
                return await asyncio.to_thread(showable_review, match, making.review())
        except TimeoutError as error:
            log.warning("a review took too long", extra={"game": match.rules.name})
            raise EngineError("too slow", Msg("review.too-slow")) from error
        except Exception as error:
            log.exception("no review", extra={"game": match.rules.name})
            raise EngineError("no review", Msg("review.failed")) from error

    async def _weigh(self, rules: Rules[Any, Any], work: WeighingTask) -> tuple[Weighed, ...]:
        """Do a piece of work in the process in which bots think; without one, in a thread."""
        async with self._thinking.mind() as mind:
            weighed = await mind(Weighing(rules.name, work))
        return await asyncio.to_thread(weigh_lines, rules, work) if weighed is None else weighed


def showable_review(match: Match, review: Review) -> Reviewed:
    """Return a review with its turning points as they can be shown."""
    moments = tuple(_moments(match, {turning.seq: turning for turning in review.turnings}))
    return Reviewed(match.rules.name, judgement_of(match.rules).terms, review, moments)


def _moments(match: Match, turnings: dict[int, TurningPoint]) -> Iterator[ReviewedMoment]:
    rules = match.rules
    state = rules.setup(match.seats, match.settings, match.seed)
    for entry in effective(match.entries):
        if (turning := turnings.get(entry.seq)) is not None:
            seat = turning.seat
            played, other = _way(rules, state, seat, turning.played), _way(rules, state, seat, turning.other)
            yield ReviewedMoment(turning, rules.view(state, seat), played, other)
        if entry.seat is not None:
            state = play(rules, state, entry.seat, entry.line).value.state


def _way(rules: Rules[Any, Any], state: Any, seat: Seat, line: Line) -> ReviewedMove:
    reason = as_seen(rules, state, seat, line)
    return ReviewedMove(reading(rules, state, seat, line), render.draft_of(rules, state, seat, tokens(line)), reason)
