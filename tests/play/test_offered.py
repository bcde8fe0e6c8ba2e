"""The next turn is offered only if it is likely, and is prepared with one press."""

from __future__ import annotations

from random import Random

import pytest

from engine import bots
from engine.game.rules import resolve_settings
from engine.match import registry
from engine.walking.foreseen import FUTURES, foresee_lines, foresee_turn
from engine.walking.prepared import basis, is_prepared
from engine.walking.walk import play
from engine.walking.worlds import imagine_world
from play.host import Host
from play.values.errors import StaleTable
from play.values.panels import OfferedTurn
from play.values.types import Table
from tests.play.hosting import ANNE, BEN, Opener, awaited_user, begin_match

RULES = registry.rules("navegador")


async def play_until_offered(host: Host, table: Table) -> tuple[int, OfferedTurn]:
    """Sensible moves until somebody who waits is offered their next turn."""
    rng = Random(7)
    for _ in range(40):
        other = next(person.user_id for person in (ANNE, BEN) if person.user_id != awaited_user(table))
        offer = await host.plans.offer(table.match, other)
        if offer is not None:
            return other, offer
        live = await host.ledger.current(table.match)
        line = bots.line("mate", RULES, live.state, table.to_act[0], rng)
        table = (await host.turns.move(table.match, awaited_user(table), line)).table
    raise AssertionError("nothing was likely in forty turns")


async def test_the_offered_turn_is_prepared_with_one_press(open_host: Opener) -> None:
    host = await open_host()
    user, offer = await play_until_offered(host, await begin_match(host, ANNE, BEN, game="navegador"))
    assert await host.plans.offer(1, user) == offer, "the same at every look"
    done = await host.plans.take_offered(1, user, offer.key)
    assert is_prepared(done.order) and done.order.line == offer.line and basis(done.order).may_differ == offer.may_differ
    further = await host.plans.offer(1, user)
    assert further is None or further.key != offer.key, "the turn after it, if any"
    with pytest.raises(StaleTable):
        await host.plans.take_offered(1, user, offer.key)


async def test_an_unknown_offer_is_not_prepared(open_host: Opener) -> None:
    host = await open_host()
    table = await begin_match(host, ANNE, BEN, game="navegador")
    user, _ = await play_until_offered(host, table)
    with pytest.raises(StaleTable):
        await host.plans.take_offered(1, user, "00000000")
    assert await host.plans.of(1, user) == ()
    assert await host.plans.offer(1, awaited_user(await host.reading.table(1))) is None, "who is awaited prepares nothing"


async def test_a_watcher_is_offered_nothing(open_host: Opener) -> None:
    host = await open_host()
    await begin_match(host, ANNE, BEN, game="navegador")
    assert await host.plans.offer(1, 99) is None


def test_a_foreseen_turn_depends_only_on_what_its_seat_knows() -> None:
    rng, likely_count = Random(3), 0
    state = RULES.setup(3, resolve_settings(RULES, {}), "offers")
    for turn in range(24):
        seat = RULES.to_act(state)[0]
        state = play(RULES, state, seat, bots.line("mate", RULES, state, seat, rng)).value.state
        here = foresee_turn(RULES, state, seat, (), Random(turn))
        there = foresee_turn(RULES, imagine_world(RULES, state, seat, Random(99)), seat, (), Random(turn))
        assert here == there
        likely_count += here is not None
        turns, *_ = foresee_lines(RULES, state, seat, Random(5))
        assert turns.total() == FUTURES
    assert likely_count >= 8, "many turns of this game can be foreseen"
