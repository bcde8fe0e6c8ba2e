"""What a reasonable person leaves at a table before they go: turns prepared in advance, and orders. All through the host's dialogues."""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from itertools import count
from random import Random
from typing import Any

from engine import worlds
from engine.core import Ask, EngineError, Form, Line, Path, Seat, Token
from engine.prepared import is_prepared
from engine.rules import Rules
from engine.walk import Done, drive, follow
from play.host import Host
from play.panels import Asking, Kind, Ready, Waiting
from play.plans import order_key


class Planner:
    """Plans for the people of one match; its policy is that of the sensible bot."""

    def __init__(self, host: Host, match: int, rules: Rules[Any, Any], rng: Random) -> None:
        self._host, self._match, self._rules, self._rng = host, match, rules, rng

    async def answer(self, user: int, seat: Seat) -> bool:
        """Answer what is asked before the person is awaited, also when they have just moved; whether there was anything to answer."""
        panel = await self._host.turns.panel(self._match, user)
        is_asked = isinstance(panel, Asking | Ready) and panel.ref.kind == "early"
        if not is_asked and not (isinstance(panel, Waiting) and panel.can_answer and panel.answer is None):
            return False
        live = self._host.ledger.matches[self._match]
        for line in self._foreseen(seat):
            talk = self._rules.early(live.state, seat)
            with suppress(EngineError):
                if talk is not None and isinstance(follow(talk, tuple(line.split())), Done):
                    await self._set(user, "early", tuple(line.split()))
                    return True
        return False

    async def plan(self, user: int, seat: Seat) -> None:
        """Leave what a sensible player would: the turns that they see coming, and the orders for everything else."""
        await self._prepare(user, seat)
        await self._order(user, seat)

    async def _prepare(self, user: int, seat: Seat) -> None:
        """Prepare as many turns as can be, each as it looks now; what was prepared before is thought over.

        The next one is meant also if it reads otherwise by then (another price, say), those after it only as they were shown.
        """
        for order in await self._host.plans.of(self._match, user):
            if is_prepared(order) and order in await self._host.plans.of(self._match, user):
                await self._host.plans.withdraw(self._match, user, order_key(order))
        for number in count():
            panel = await self._host.turns.panel(self._match, user)
            if not isinstance(panel, Waiting) or not panel.can_plan:
                return
            live = self._host.ledger.matches[self._match]
            world = worlds.upcoming(self._rules, live.state, seat, live.orders_of(seat))
            if world is None:
                return
            await self._set(
                user, "plan", drive(self._rules.turn(world, seat), partial(self._answered, world, seat))[0], may_differ=number == 0
            )

    def _answered(self, world: Any, seat: Seat, ask: Ask | Form, path: Path) -> Token:
        return self._rules.policy(world, seat, ask, path, self._rng)

    async def _order(self, user: int, seat: Seat) -> None:
        """Give the orders that the game knows to be sensible."""
        for line in self._foreseen(seat):
            await self._set(user, "order", tuple(line.split()))

    def _foreseen(self, seat: Seat) -> tuple[Line, ...]:
        live = self._host.ledger.matches[self._match]
        world = worlds.imagined(self._rules, live.state, seat, self._rng)
        return self._rules.foresight(world, seat, self._rng)

    async def _set(self, user: int, kind: Kind, path: Path, may_differ: bool = False) -> None:
        """Go through a dialogue to its end and confirm what it makes."""
        panel = await self._host.turns.panel(self._match, user, kind)
        if isinstance(panel, Ready) or (isinstance(panel, Asking) and panel.steps):
            panel = await self._host.turns.restart(panel.ref, user)
        if isinstance(panel, Asking):
            panel = await self._host.turns.answer(panel.ref, user, path)
        assert isinstance(panel, Ready), f"{' '.join(path)} is not whole"
        await self._host.turns.confirm(panel.ref, user, may_differ)
