"""Standing orders play legal lines of awaited seats only, whatever is hidden."""

from __future__ import annotations

from itertools import count
from random import Random

from contract.tables import Table, every_table, is_looked_at, mixed_match, thin_out
from engine.asks.answers import random_answer
from engine.values.core import Order, Seat
from engine.walking.walk import drive, play, sample
from engine.walking.worlds import imagine_world, lapsed_orders, ordered_line


@every_table
def test_orders_play_legal_lines_only(table: Table) -> None:
    rules, rng, other = table.rules, Random(table.luck), Random(f"other {table.luck}")
    state = table.start("orders")
    standing: dict[Seat, dict[str, Order]] = {Seat(seat): {} for seat in range(table.seats)}
    for number in count():
        if not (awaited := rules.to_act(state)):
            break
        is_seen = is_looked_at(number)
        for seat, slots in tuple(standing.items()):
            if not is_seen and seat not in awaited:
                continue
            talk = rules.orders.ask(state, seat) if is_seen else None
            if talk is not None and rng.random() < 0.5:
                order = drive(talk, lambda ask, path: random_answer(ask, rng))[1]
                slots[order.slot] = order
            standing_now = tuple(order for order in slots.values() if order.line)
            over = [order for order, _ in lapsed_orders(rules, state, seat, standing_now)]
            slots = standing[seat] = {order.slot: order for order in standing_now if order not in over}
            line = ordered_line(rules, state, seat, tuple(slots.values()))
            if seat not in awaited:
                assert line is None
                continue
            world = imagine_world(rules, state, seat, other) if is_seen else state
            assert rules.orders.obey(world, seat, tuple(slots.values())) == line, "the same in every world that the seat imagines"
            assert all(rules.orders.keeps(world, seat, order) for order in slots.values())
            if line is not None:
                assert slots
                play(rules, state, seat, line)
        seat = rng.choice(awaited)
        line = ordered_line(rules, state, seat, tuple(standing[seat].values()))
        state = play(rules, state, seat, line).value.state if line else sample(rules, state, seat, rng)[1].state
    assert all(rules.orders.ask(state, seat) is None for seat in standing)


@every_table
def test_without_orders_the_player_is_asked(table: Table) -> None:
    for step in thin_out(mixed_match(table, "asked")):
        world = imagine_world(table.rules, step.state, step.seat, Random(1))
        assert table.rules.orders.obey(world, step.seat, ()) is None
