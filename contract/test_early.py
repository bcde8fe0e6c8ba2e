"""Asking early: everybody knows who may answer, and answers are obeyed in their time."""

from __future__ import annotations

from random import Random

from contract.tables import Table, mixed_match, small_tables, thin_out
from engine.asks.answers import random_answer
from engine.values.core import Order, Seat
from engine.walking.walk import Done, drive, follow, play
from engine.walking.worlds import early_answer, imagine_world, lapsed_orders, ordered_line


@small_tables
def test_who_may_answer_is_public_and_is_asked(table: Table) -> None:
    rules, rng = table.rules, Random(table.luck)
    for number, step in enumerate(thin_out(mixed_match(table, "early"))):
        asked = rules.early.seats(step.state)
        assert len(set(asked)) == len(asked) and not set(asked) & set(rules.to_act(step.state))
        assert all(rules.early.ask(step.state, seat) is not None for seat in asked)
        if number % 8 == 0:
            assert rules.early.seats(imagine_world(rules, step.state, None, rng)) == asked


@small_tables
def test_an_early_answer_is_obeyed_or_lapses(table: Table) -> None:
    """Orders made by `early` answer the next ask of their seat, unless they have expired."""
    rules, rng = table.rules, Random(table.luck)
    given: dict[Seat, Order] = {}
    steps = list(mixed_match(table, "early"))
    obeying = [0, 0]
    for step in steps:
        given = {seat: order for seat, order in given.items() if not lapsed_orders(rules, step.state, seat, (order,))}
        for seat in rules.early.seats(step.state):
            talk = rules.early.ask(step.state, seat)
            assert talk is not None
            if seat not in given and rng.random() < 0.3:
                order = drive(talk, lambda ask, path: random_answer(ask, rng))[1]
                said = early_answer(rules, step.state, seat, (order,)) if order.line else None
                assert said in (order, None), "what else is asked may be left open, such as one card of a list"
                if said is not None:
                    given[seat] = order
        if step.seat in given and early_answer(rules, step.state, step.seat, (given[step.seat],)) is not None:
            line = ordered_line(rules, step.state, step.seat, (given[step.seat],))
            obeying[line is not None] += 1
            if line is not None:
                play(rules, step.state, step.seat, line)
    # A line may go on to what was not asked early (the payment): then the person is asked.
    assert obeying[1] >= 3 * obeying[0]


@small_tables
def test_what_a_sensible_player_leaves_are_whole_orders(table: Table) -> None:
    """The lines of `foresight` fit the dialogue that is offered, also to an awaited seat."""
    rules, rng = table.rules, Random(table.luck)
    for number, step in enumerate(mixed_match(table, "foresight")):
        for seat in map(Seat, range(table.seats)) if number % 25 == 0 else ():
            for line in rules.orders.foresight(imagine_world(rules, step.state, seat, rng), seat, rng):
                talk = rules.orders.ask(step.state, seat)
                assert talk is not None
                end = follow(talk, tuple(line.split()))
                assert isinstance(end, Done) and isinstance(end.value, Order), line
