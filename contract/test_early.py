"""Asking early: everybody knows who may answer, and answers are obeyed in their time."""

from __future__ import annotations

from random import Random

from contract.tables import Table, mixed_match, small_tables, thin_out
from engine.asks.answers import random_answer
from engine.values.core import Order, Seat
from engine.walking.walk import Done, drive, follow, play
from engine.walking.worlds import early_answer, imagine_world, lapsed_orders, ordered_line


@small_tables
def test_seats_that_may_answer_early_are_public_and_get_an_ask(table: Table) -> None:
    rules, rng = table.rules, Random(table.luck)
    for number, step in enumerate(thin_out(mixed_match(table, "early"))):
        early_seats = rules.early.seats(step.state)
        assert len(set(early_seats)) == len(early_seats) and not set(early_seats) & set(rules.to_act(step.state))
        assert all(rules.early.ask(step.state, seat) is not None for seat in early_seats)
        if number % 8 == 0:
            assert rules.early.seats(imagine_world(rules, step.state, seat=None, rng=rng)) == early_seats


@small_tables
def test_an_early_answer_is_obeyed_or_lapses(table: Table) -> None:
    """Orders made by `early` answer the next ask of their seat, unless they have expired."""
    rules, rng = table.rules, Random(table.luck)
    orders: dict[Seat, Order] = {}
    steps = list(mixed_match(table, "early"))
    obeyed = unanswered = 0
    for step in steps:
        orders = {seat: order for seat, order in orders.items() if not lapsed_orders(rules, step.state, seat, (order,))}
        for seat in rules.early.seats(step.state):
            talk = rules.early.ask(step.state, seat)
            assert talk is not None
            if seat not in orders and rng.random() < 0.3:
                order = drive(talk, lambda ask, path: random_answer(ask, rng))[1]
                resolved = early_answer(rules, step.state, seat, (order,)) if order.line else None
                assert resolved in (order, None), "it answers what is asked, or leaves a part open, such as one card of a list"
                if resolved is not None:
                    orders[seat] = order
        if step.seat in orders and early_answer(rules, step.state, step.seat, (orders[step.seat],)) is not None:
            line = ordered_line(rules, step.state, step.seat, (orders[step.seat],))
            if line is None:
                unanswered += 1  # the line goes on to something that was not asked early, such as a payment
            else:
                obeyed += 1
                play(rules, step.state, step.seat, line)
    assert obeyed >= 3 * unanswered


@small_tables
def test_orders_of_the_sensible_player_are_complete(table: Table) -> None:
    """The lines of `foresight` fit the dialogue that is offered, also to an awaited seat."""
    rules, rng = table.rules, Random(table.luck)
    for number, step in enumerate(mixed_match(table, "foresight")):
        for seat in map(Seat, range(table.seats)) if number % 25 == 0 else ():
            for line in rules.orders.foresight(imagine_world(rules, step.state, seat, rng), seat, rng):
                talk = rules.orders.ask(step.state, seat)
                assert talk is not None
                end = follow(talk, tuple(line.split()))
                assert isinstance(end, Done) and isinstance(end.value, Order), line
