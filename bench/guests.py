"""What a person does at a visit besides their turn, by their habit (bench/visitors.py)."""

from __future__ import annotations

from random import Random

from bench.planning import Planner
from bench.visitors import Habit
from engine.match.match import Entry
from engine.values.core import Order, Seat
from play.host import Host

PREPARES = 0.6
"""The share of the visits of an ordinary planner at which they plan."""

FAILS = 0.4
"""The share of an ordinary planner's plans that they withdraw at the next move of anybody."""

STARTS_OVER = 0.1
"""The share of an ordinary planner's visits at which they first withdraw all plans."""


class Behaviour:
    """Plays the awaited turn, and does nothing else."""

    def __init__(self, host: Host, match: int, user: int, seat: Seat, planner: Planner, rng: Random) -> None:
        self._host, self._match, self._user, self._seat = host, match, user, seat
        self._planner, self._rng = planner, rng

    async def come(self) -> None:
        """Begin a visit."""
        self._planner.begin()

    async def play(self) -> Entry | None:
        """Play the awaited turn as the sensible player would.

        Returns the entry of the move; `None` if they pressed an offer of the screen instead.
        """
        return await self._planner.move(self._user, self._seat)

    async def go_on(self) -> bool:
        """Do something without being awaited; return whether the person did anything."""
        return False

    async def leave(self, seq: int) -> None:
        """End the visit; `seq` is the newest entry."""

    async def after_entries(self) -> None:
        """Take note that the table has moved: its log has new entries."""


class AnsweringEarly(Behaviour):
    """Also answers the questions that are asked early."""

    async def go_on(self) -> bool:
        return await self._planner.answer(self._user, self._seat)


class PlanningAhead(AnsweringEarly):
    """Leaves orders and prepared turns at every visit after the table has moved."""

    _planned_at = -1
    """The newest entry when they planned last; -1 before that."""

    async def leave(self, seq: int) -> None:
        if self._planned_at != seq:
            await self._planner.plan(self._user, self._seat)
            self._planned_at = seq


class AnsweringQuestions(Behaviour):
    """Answers the question that is shown.

    In their turn they prefer an answer that lasts, if one says what they would do. After it they accept *And your next turn?*, if it offers
    what they would do.
    """

    async def play(self) -> Entry | None:
        if await self._planner.press(self._user, self._seat):
            return None
        moved = await super().play()
        if moved is not None:
            await self._planner.press(self._user, self._seat, moved, if_asked=True)
        return moved

    async def go_on(self) -> bool:
        if await self._planner.answer(self._user, self._seat, unasked=False):
            return True
        return await self._planner.press(self._user, self._seat, if_asked=True)


class PressingOffers(AnsweringQuestions):
    """Also takes offers of one press that answer no question; otherwise answers nothing early."""

    async def go_on(self) -> bool:
        return await self._planner.press(self._user, self._seat)


class PreparingTurns(AnsweringQuestions):
    """Plans at some visits, and withdraws some plans later."""

    def __init__(self, host: Host, match: int, user: int, seat: Seat, planner: Planner, rng: Random) -> None:
        super().__init__(host, match, user, seat, planner, rng)
        self._fails: list[Order] = []

    async def come(self) -> None:
        await super().come()
        if self._rng.random() < STARTS_OVER:
            await self._planner.withdraw(self._user, await self._host.plans.of(self._match, self._user))

    async def leave(self, seq: int) -> None:
        if self._rng.random() < PREPARES:
            before = await self._host.plans.of(self._match, self._user)
            await self._planner.plan(self._user, self._seat)
            new = [order for order in await self._host.plans.of(self._match, self._user) if order not in before]
            self._fails += [order for order in new if self._rng.random() < FAILS]

    async def after_entries(self) -> None:
        fails, self._fails = self._fails, []
        await self._planner.withdraw(self._user, fails)


GUESTS: dict[Habit, type[Behaviour]] = {
    "early": AnsweringEarly, "plans": PlanningAhead, "answers": AnsweringQuestions, "presses": PressingOffers, "prepares": PreparingTurns,
}  # fmt: skip
