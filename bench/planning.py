"""What a reasonable person leaves at a table before they go: turns prepared in advance, and orders. All through the host's dialogues."""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from functools import partial
from itertools import count
from random import Random
from typing import Any

from engine import worlds
from engine.core import Ask, EngineError, Form, Line, Path, Seat, Token
from engine.prepared import MOST, is_prepared
from engine.rules import Rules
from engine.walk import Done, drive, follow, play, sample
from play.host import Host
from play.turn.plans import order_key
from play.values.panels import AskingPanel, Kind, Ready, Waiting

FUTURES = 4
"""Futures that a person imagines before they prepare a turn."""


class Planner:
    """Plans for the people of one match; its policy is that of the sensible bot."""

    def __init__(self, host: Host, match: int, rules: Rules[Any, Any], rng: Random) -> None:
        self._host, self._match, self._rules, self._rng = host, match, rules, rng

    async def answer(self, user: int, seat: Seat) -> bool:
        """Answer what is asked before the person is awaited, also when they have just moved; whether there was anything to answer."""
        panel = await self._host.turns.panel(self._match, user)
        is_asked = isinstance(panel, AskingPanel | Ready) and panel.ref.kind == "early"
        if not is_asked and not (isinstance(panel, Waiting) and panel.can_answer and panel.answer is None):
            return False
        live = self._host.ledger.remembered(self._match)
        for line in self._foreseen(seat):
            talk = self._rules.early.ask(live.state, seat)
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
        """Prepare the turns that the person sees coming; what was prepared before is thought over.

        A turn is prepared when it is what they would play in most of the futures that they imagine, and it is meant also if it reads
        otherwise by then (another price, say) when it is so in all of them.
        """
        for order in await self._host.plans.of(self._match, user):
            if is_prepared(order) and order in await self._host.plans.of(self._match, user):
                await self._host.plans.withdraw(self._match, user, order_key(order))
        futures: list[Counter[Line]] = []
        for number in count():
            panel = await self._host.turns.panel(self._match, user)
            if not isinstance(panel, Waiting) or not panel.can_plan:
                return
            live = self._host.ledger.remembered(self._match)
            world = worlds.upcoming(self._rules, live.state, seat, live.orders_of(seat))
            if world is None:
                return
            futures = futures or self._futures(live.state, seat)
            path = drive(self._rules.turn(world, seat), partial(self._answered, world, seat))[0]
            likely = futures[number][" ".join(path)] / FUTURES
            if likely <= 0.5:
                return
            await self._set(user, "plan", path, may_differ=likely == 1.0)

    def _futures(self, state: Any, seat: Seat) -> list[Counter[Line]]:
        """What a seat would play in its next turns, in several futures: in one half of them the others are sensible too, in the other
        half they do anything at all."""
        found = [Counter[Line]() for _ in range(MOST)]
        for number in range(FUTURES):
            world, turns = worlds.imagined(self._rules, state, seat, self._rng), 0
            while turns < MOST and (awaited := self._rules.to_act(world)):
                if awaited[0] == seat or number % 2:
                    line = " ".join(drive(self._rules.turn(world, awaited[0]), partial(self._answered, world, awaited[0]))[0])
                else:
                    line = " ".join(sample(self._rules, world, awaited[0], self._rng)[0])
                if awaited[0] == seat:
                    found[turns][line] += 1
                    turns += 1
                world = play(self._rules, world, awaited[0], line).value.state
        return found

    def _answered(self, world: Any, seat: Seat, ask: Ask | Form, path: Path) -> Token:
        return self._rules.mind.policy(world, seat, ask, path, self._rng)

    async def _order(self, user: int, seat: Seat) -> None:
        """Give the orders that the game knows to be sensible."""
        for line in self._foreseen(seat):
            await self._set(user, "order", tuple(line.split()))

    def _foreseen(self, seat: Seat) -> tuple[Line, ...]:
        live = self._host.ledger.remembered(self._match)
        world = worlds.imagined(self._rules, live.state, seat, self._rng)
        return self._rules.orders.foresight(world, seat, self._rng)

    async def _set(self, user: int, kind: Kind, path: Path, may_differ: bool = False) -> None:
        """Go through a dialogue to its end and confirm what it makes."""
        panel = await self._host.turns.panel(self._match, user, kind)
        if isinstance(panel, Ready) or (isinstance(panel, AskingPanel) and panel.steps):
            panel = await self._host.turns.restart(panel.ref, user)
        if isinstance(panel, AskingPanel):
            panel = await self._host.turns.answer(panel.ref, user, path)
        assert isinstance(panel, Ready), f"{' '.join(path)} is not whole"
        await self._host.turns.confirm(panel.ref, user, may_differ)
