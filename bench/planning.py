"""The turns and orders that a reasonable person leaves at a table before they go.

All of it goes through the host's dialogues. Ordinary people press offers, and may err: they do not always plan what they would play.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from itertools import count
from random import Random
from typing import Any

from bench.offers import PressOffer, offers
from bench.visitors import BY_HAND, SHARES, Accepts
from engine import bots
from engine.asks.answers import random_answer
from engine.game.rules import Rules
from engine.match.match import Entry
from engine.values.core import Ask, EngineError, Form, Line, Order, Path, Seat, Token
from engine.walking import worlds
from engine.walking.foreseen import FUTURES, MOST_LINES, foresee_lines
from engine.walking.prepared import MOST, is_prepared
from engine.walking.walk import Done, drive, follow, play
from play.host import Host
from play.turn.plans import order_key
from play.values.live import Live
from play.values.panels import AskingPanel, Kind, Ready, Waiting

ERRS = 0.1
"""The share of the questions to which an ordinary person plans a random legal answer."""

OFF = 0.2
"""The largest share by which a number that an ordinary person plans (a limit, a price) differs from the one that they would play."""

NUMBER = re.compile(r"(?<![a-z0-9])\d+(?![a-z0-9])")
"""An amount in a line; digits in the name of a place are no amount."""


class Planner:
    """Plans for the people of one match, who would play what the sensible bot plays.

    `errs`: they plan something else now and then. `accepts`: how often they accept offers.
    """

    def __init__(
        self, host: Host, match: int, rules: Rules[Any, Any], rng: Random, errs: bool = False, accepts: Accepts = "every time"
    ) -> None:
        self._host, self._match, self._rules, self._rng = host, match, rules, rng
        self._errs, self._accepts, self._whim = errs, accepts, 0.0
        self._declined: tuple[object, ...] = ()

    @property
    def _live(self) -> Live:
        live = self._host.ledger.from_memory(self._match)
        assert live is not None
        return live

    async def move(self, user: int, seat: Seat) -> Entry:
        """Play what a seat is asked, as the sensible bot would."""
        line = bots.line(bots.USUAL, self._rules, self._live.state, seat, self._rng)
        return (await self._host.turns.move(self._match, user, line)).entry

    async def answer(self, user: int, seat: Seat, unasked: bool = True) -> bool:
        """Answer a question that is asked early; return whether there was one.

        `unasked`: also open the question if the person's screen does not show it.
        """
        if self._accepts == BY_HAND:
            return False
        panel = await self._host.turns.panel(self._match, user)
        is_asked = isinstance(panel, AskingPanel | Ready) and panel.ref.kind == "early"
        if not is_asked and not (unasked and isinstance(panel, Waiting) and panel.can_answer and panel.answer is None):
            return False
        live = self._live
        for line in self._foreseen(seat):
            talk = self._rules.early.ask(live.state, seat)
            with suppress(EngineError):
                if talk is not None and isinstance(follow(talk, tuple(line.split())), Done):
                    await self._set(user, "early", tuple(line.split()))
                    return True
        return False

    async def press(self, user: int, seat: Seat, moved: Entry | None = None, if_asked: bool = False) -> bool:
        """Take the first offer that says what the person would do; return whether there is one.

        `moved` is the move that the person has just made. `if_asked`: take only offers that answer a question on the screen.
        """
        live = self._live
        situation = (self._whim, live.table.seq, live.orders_of(seat), moved is None, if_asked)
        if situation == self._declined:  # they have declined the same offers at this visit
            return False
        would_take = self.would_take(len(live.orders_of(seat)))
        offered = await offers(self._host, self._rules, self._match, user, moved)
        considered = [offer for offer in offered if offer.is_asked or not if_asked]
        offered = [offer for offer in considered if (self._answers(offer) if offer.is_answer else would_take)]
        foreseen_lines = self._foreseen(seat) if any(offer.kind != "plan" for offer in offered) else ()
        for offer in offered:
            order = offer.order
            if order is None:
                is_meant = offer.line == self._next_turn(seat)
            elif any(line.split()[0] == order.slot for line in foreseen_lines):
                is_meant = any(is_close(order.line, line) for line in foreseen_lines)
            else:
                is_meant = self._would_go_on(seat, order)
            if is_meant:
                await offer.press()
                return True
        self._declined = situation
        return False

    def would_take(self, number: int) -> bool:
        """Return whether the person takes an offer now. `number`: how many orders they have."""
        share = SHARES[self._accepts]
        return share >= 1.0 or Random(f"{self._whim} takes {number}").random() < share

    def _answers(self, offer: PressOffer) -> bool:
        """Return whether the person answers the question of a panel with an answer that lasts."""
        return self._accepts != BY_HAND or not offer.can_wait

    def _would_go_on(self, seat: Seat, order: Order) -> bool:
        """Return whether the person would play next what an order plays first."""
        live = self._live
        world = worlds.imagine_world(self._rules, live.state, seat, self._rng)
        for _ in range(MOST_LINES):
            if not (awaited := self._rules.to_act(world)):
                break
            line = " ".join(drive(self._rules.turn(world, awaited[0]), partial(self._answer, world, awaited[0]))[0])
            ordered = self._rules.orders.obey(world, seat, (order,)) if awaited[0] == seat else None
            if ordered is not None:
                return ordered == line
            world = play(self._rules, world, awaited[0], line).value.state
        return False

    def _next_turn(self, seat: Seat) -> Line | None:
        """Return what the person would play next, as far as they can see."""
        live = self._live
        world = worlds.next_world(self._rules, live.state, seat, live.orders_of(seat))
        return None if world is None else " ".join(drive(self._rules.turn(world, seat), partial(self._answer, world, seat))[0])

    async def withdraw(self, user: int, orders: Sequence[Order]) -> None:
        """Take back those of some orders that still stand."""
        for order in orders:
            if order in await self._host.plans.of(self._match, user):
                await self._host.plans.withdraw(self._match, user, order_key(order))

    def begin(self) -> None:
        """Begin a visit.

        Its whim is the seed of what the person decides by chance: until they leave they do not change their mind.
        """
        self._whim = self._rng.random()

    async def plan(self, user: int, seat: Seat) -> None:
        """Prepare the turns that a sensible player sees coming, and leave orders."""
        await self._prepare(user, seat)
        await self._order(user, seat)

    async def _prepare(self, user: int, seat: Seat) -> None:
        """Prepare the turns that the person sees coming, and withdraw those prepared before.

        A turn is prepared if it is what they would play in most of the futures that they imagine. If this is so in all of them, it is
        played even if its details have changed by then (a price, say).
        """
        await self.withdraw(user, [order for order in await self._host.plans.of(self._match, user) if is_prepared(order)])
        futures: tuple[Counter[Line], ...] = ()
        for number in count():
            panel = await self._host.turns.panel(self._match, user)
            if not isinstance(panel, Waiting) or not panel.can_plan:
                return
            live = self._live
            world = worlds.next_world(self._rules, live.state, seat, live.orders_of(seat))
            if world is None:
                return
            futures = futures or foresee_lines(self._rules, live.state, seat, self._rng, MOST, self._answer)
            path = drive(self._rules.turn(world, seat), partial(self._answer, world, seat))[0]
            likely = futures[number][" ".join(path)] / FUTURES
            if likely <= 0.5:
                return
            await self._set(user, "plan", path, may_differ=likely == 1.0)

    def _answer(self, world: Any, seat: Seat, ask: Ask | Form, path: Path) -> Token:
        """Return the answer of a seat. An error is the same in all futures of a visit."""
        if self._errs and (whim := Random(f"{self._whim} {seat} {ask.name} {' '.join(path)}")).random() < ERRS:
            return random_answer(ask, whim)
        return self._rules.mind.policy(world, seat, ask, path, self._rng)

    async def _order(self, user: int, seat: Seat) -> None:
        """Give the orders that the game knows to be sensible."""
        for line in self._foreseen(seat):
            with suppress(EngineError):  # an amount that is about right can be one that is not offered
                await self._set(user, "order", tuple(line.split()))

    def _foreseen(self, seat: Seat) -> tuple[Line, ...]:
        live = self._live
        world = worlds.imagine_world(self._rules, live.state, seat, self._rng)
        lines = self._rules.orders.foresight(world, seat, self._rng)
        return tuple(map(self._about, lines)) if self._errs else lines

    def _about(self, line: Line) -> Line:
        """Return a line with its amounts changed a little."""
        whim = Random(f"{self._whim} {line.partition(' ')[0]}")
        return NUMBER.sub(lambda match: str(max(1, round(int(match[0]) * whim.uniform(1 - OFF, 1 + OFF)))), line)

    async def _set(self, user: int, kind: Kind, path: Path, may_differ: bool = False) -> None:
        """Go through a dialogue to its end and confirm what it makes."""
        panel = await self._host.turns.panel(self._match, user, kind)
        if isinstance(panel, Ready) or (isinstance(panel, AskingPanel) and panel.steps):
            panel = await self._host.turns.restart(panel.ref, user)
        if isinstance(panel, AskingPanel):
            panel = await self._host.turns.answer(panel.ref, user, path)
        assert isinstance(panel, Ready), f"{' '.join(path)} is not whole"
        await self._host.turns.confirm(panel.ref, user, may_differ)


def is_close(offer: Line, would: Line) -> bool:
    """Return whether an offer is a line that somebody would play, its amounts about right."""
    if NUMBER.sub("#", offer) != NUMBER.sub("#", would):
        return False
    amounts = zip(map(int, NUMBER.findall(offer)), map(int, NUMBER.findall(would)), strict=True)
    return all(abs(amount - other) <= max(1, OFF * other) for amount, other in amounts)
