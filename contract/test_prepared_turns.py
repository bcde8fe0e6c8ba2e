"""Laws for moves that the host plays by itself, and for turns prepared in advance.

An automatic move follows from what everybody knows. A prepared turn is judged alike in every world that its owner imagines, and stays valid
while nothing happens in between.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from contract.hiding import viewers
from contract.tables import TABLES, Table, every_table, mixed_match, thin_out
from engine.asks.answers import random_answer
from engine.game.rules import Planning
from engine.values.core import EngineError, Order, Seat
from engine.walking.listing import lines
from engine.walking.prepared import basis, due_line, failing_turns, next_position, prepare_order
from engine.walking.walk import drive
from engine.walking.worlds import imagine_world
from words import speaker

EVERY = 40
"""One position in this many is looked at."""

NOTHING: Any = Planning().position
"""The default of `Planning.position`, of games in which nothing can be prepared."""

planning = pytest.mark.parametrize(
    "table", [table for table in TABLES if table.rules.planning.position is not NOTHING], ids=lambda table: table.name
)


@every_table
def test_an_automatic_move_is_the_only_line_and_known_to_everybody(table: Table) -> None:
    rules, rng = table.rules, Random(table.luck)
    for step in thin_out(mixed_match(table, "automatic")):
        automatic = rules.automatic(step.state)
        if automatic is None:
            continue
        seat, line = automatic
        assert seat in rules.to_act(step.state)
        assert list(lines(rules, step.state, seat, 2)) == [line]
        for viewer in viewers(table.seats):
            assert rules.automatic(imagine_world(rules, step.state, viewer, rng)) == automatic


def prepare_at_random(table: Table) -> Iterator[tuple[Any, Seat, tuple[Order, ...]]]:
    """Yield positions with what a seat that is not awaited has prepared there at random."""
    rules, rng = table.rules, Random(table.luck)
    for number, step in enumerate(thin_out(mixed_match(table, "prepared"))):
        if number % EVERY:
            continue
        for seat in map(Seat, range(table.seats)):
            turns: tuple[Order, ...] = ()
            world = imagine_world(rules, step.state, seat, rng)
            while (at := next_position(rules, world, seat, turns)) is not None:
                assert seat in rules.may_act(at)
                path = drive(rules.turn(at, seat), lambda ask, path: random_answer(ask, rng))[0]
                try:
                    turns = (*turns, prepare_order(rules, world, seat, turns, " ".join(path), rng.random() < 0.5, number))
                except EngineError as error:
                    raise AssertionError(f"{path} cannot be prepared") from error
            if turns:
                yield step.state, seat, turns


@planning
def test_a_prepared_turn_stands_in_every_world_as_long_as_nothing_happens(table: Table) -> None:
    rules, rng = table.rules, Random(table.luck)
    say = speaker("en", tuple(f"P{seat}" for seat in range(table.seats)))
    for state, seat, turns in prepare_at_random(table):
        assert not any("{" in say(order.text) or "core-" in say(order.text) for order in turns)
        texts = [basis(order).reads for order in turns]
        for _ in range(2):
            world = imagine_world(rules, state, seat, rng)
            assert failing_turns(rules, world, seat, turns) == () and due_line(rules, world, seat, turns) is None
            at = next_position(rules, world, seat, ())
            again = next_position(rules, imagine_world(rules, state, seat, rng), seat, ())
            assert at is not None and rules.view(at, seat) == rules.view(again, seat)
            assert due_line(rules, at, seat, turns) == turns[0].line, "its own question is another in the turn itself"
            prepared: tuple[Order, ...] = ()
            for order in turns:
                assert rules.planning.adapted(next_position(rules, world, seat, prepared), seat, order.line) == order.line
                prepared = (*prepared, prepare_order(rules, world, seat, prepared, order.line, basis(order).may_differ, basis(order).base))
            assert prepared == turns and [basis(order).reads for order in prepared] == texts


@planning
def test_a_prepared_turn_ends_for_the_same_reason_in_every_world(table: Table) -> None:
    """After moves of others the same turns end, for the same reasons, in its owner's worlds."""
    rules, rng = table.rules, Random(table.luck)
    steps = list(thin_out(mixed_match(table, "prepared")))
    standing: dict[Seat, tuple[Order, ...]] = {}
    compared = 0
    for number, step in enumerate(steps):
        for seat, turns in tuple(standing.items()):
            verdicts = {failing_turns(rules, imagine_world(rules, step.state, seat, rng), seat, turns) for _ in range(3)}
            assert len(verdicts) == 1
            dues = {due_line(rules, imagine_world(rules, step.state, seat, rng), seat, turns) for _ in range(2)}
            assert len(dues) == 1
            compared += 1
            if next(iter(verdicts)) or step.seat == seat:
                del standing[seat]
        if number % EVERY == 0:
            for seat in map(Seat, range(table.seats)):
                world = imagine_world(rules, step.state, seat, rng)
                at = next_position(rules, world, seat, ())
                if seat not in standing and at is not None:
                    path = drive(rules.turn(at, seat), lambda ask, path: random_answer(ask, rng))[0]
                    standing[seat] = (prepare_order(rules, world, seat, (), " ".join(path), may_differ=False, base=number),)
    assert compared
