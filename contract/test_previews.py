"""Half-made moves and imagined worlds: a player is shown what the rules make of a move."""

from __future__ import annotations

from random import Random

import pytest

from contract.hiding import viewers
from contract.tables import Table, asks_in, every_table, mixed_match, thin_out
from engine.asks.answers import random_answer
from engine.values import codec
from engine.values.core import EngineError, Form
from engine.walking.walk import Asking, Done, decision, drive, preview, sensible, walk
from engine.walking.worlds import imagine_world

EVERY = 3
"""One move in this many is looked at where it takes long."""

SEALED_BY_LUCK = 0.2
"""The largest share of moves that are sealed but lead to the same view in the real world and `OTHER_WORLDS` others, perhaps by luck."""

OTHER_WORLDS = 6
"""In how many other worlds a sealed move is played."""


@every_table
def test_the_preview_of_a_complete_open_line_is_the_view_after_it(table: Table) -> None:
    rules = table.rules
    compared = 0
    for step in thin_out(mixed_match(table, "preview")):
        previewed = preview(rules, step.state, step.seat, step.path)
        if not step.turn.sealed:
            compared += 1
            assert previewed == rules.view(step.turn.state, step.seat), step.line
    assert compared


@every_table
def test_a_half_made_move_can_be_described(table: Table) -> None:
    """Each prefix has a preview of the seat's own view; without an answer it is the view."""
    rules = table.rules
    for step in thin_out(mixed_match(table, "half")):
        view = rules.view(step.state, step.seat)
        assert preview(rules, step.state, step.seat, ()) == view
        for length in range(1, len(step.path) + 1):
            previewed = preview(rules, step.state, step.seat, step.path[:length])
            assert type(previewed) is type(view)
            assert rules.status(previewed) and rules.describe(previewed)


@every_table
def test_answers_that_choose_something_can_be_seen(table: Table) -> None:
    """A match has previews that differ from the view: asks say what the position is so far."""
    rules = table.rules
    for step in mixed_match(table, "seen"):
        view = rules.view(step.state, step.seat)
        if any(preview(rules, step.state, step.seat, step.path[:length]) != view for length in range(1, len(step.path) + 1)):
            return
    pytest.fail("no answer changes the preview")


@every_table
def test_no_preview_depends_on_what_the_seat_may_not_know(table: Table) -> None:
    rules, rng = table.rules, Random(table.luck)
    for number, step in enumerate(thin_out(mixed_match(table, "hidden"))):
        if number % EVERY:
            continue
        other = imagine_world(rules, step.state, step.seat, rng)
        for length in range(1, len(step.path) + 1):
            path = step.path[:length]
            try:
                previewed = preview(rules, other, step.seat, path)
            except EngineError:
                pytest.fail(f"{' '.join(path)} is refused in a world that looks the same")
            assert previewed == preview(rules, step.state, step.seat, path)


@every_table
def test_nobody_can_tell_an_imagined_world_from_the_real_one(table: Table) -> None:
    rules, rng = table.rules, Random(table.luck)
    for number, step in enumerate(thin_out(mixed_match(table, "imagine"))):
        if number % EVERY:
            continue
        for viewer in viewers(table.seats):
            view = rules.view(step.state, viewer)
            world = rules.imagine(codec.loads(rules.view_type, codec.dumps(view)), rng)
            rules.audit(world)
            assert rules.view(world, viewer) == view
            assert rules.to_act(world) == rules.to_act(step.state)


@every_table
def test_the_same_view_and_the_same_chance_make_the_same_line(table: Table) -> None:
    rules = table.rules
    for number, step in enumerate(thin_out(mixed_match(table, "policy"))):
        if number % (4 * EVERY):
            continue
        played = []
        for state in (step.state, imagine_world(rules, step.state, step.seat, Random(number))):
            rng = Random(number)
            world = imagine_world(rules, state, step.seat, rng)
            talk = rules.turn(state, step.seat)
            played.append(drive(talk, sensible(rules, world, step.seat, rng))[0])
        assert played[0] == played[1]


@every_table
def test_orders_say_the_same_in_every_imagined_world(table: Table) -> None:
    rules, rng = table.rules, Random(table.luck)
    for number, step in enumerate(thin_out(mixed_match(table, "obeyed"))):
        talk = rules.orders.ask(step.state, step.seat)
        if number % EVERY or talk is None:
            continue
        order = drive(talk, lambda ask, path: random_answer(ask, rng))[1]
        if order.line:  # without one it withdraws another, and is never kept
            worlds = [imagine_world(rules, step.state, step.seat, rng) for _ in range(3)]
            assert len({rules.orders.keeps(world, step.seat, order) for world in worlds}) == 1
            assert len({rules.orders.obey(world, step.seat, (order,)) for world in worlds}) == 1


@every_table
def test_asks_have_permanent_names(table: Table) -> None:
    """A name is plain, and one name always means the same shape of ask."""
    rules = table.rules
    shapes: dict[str, object] = {}
    for step in thin_out(mixed_match(table, "names")):
        for end in step.asks(rules):
            for ask in {id(ask): ask for ask in (end.ask, *asks_in(end.ask))}.values():
                assert ask.name.replace(".", "").replace("-", "").isalnum() and ask.name == ask.name.lower(), ask.name
                if isinstance(ask, Form):
                    shape = "form"
                else:
                    shape = "one" if ask.several is None else "several"
                assert shapes.setdefault(ask.name, shape) == shape, ask.name


@every_table
def test_ready_answers_can_be_given_also_those_of_forms(table: Table) -> None:
    rules = table.rules
    for number, step in enumerate(thin_out(mixed_match(table, "ready"))):
        if number % EVERY:
            continue
        for end in step.asks(rules):
            for answer in decision(rules, step.state, step.seat, end).answers:
                if not answer.lasts:
                    after = walk(rules, step.state, step.seat, (*end.path, *answer.path))
                    assert isinstance(after, Done) or (after.problem is None and len(after.path) > len(end.path))


@every_table
def test_a_seal_hides_only_the_answers_of_its_player(table: Table) -> None:
    """Sealing is for chance and secrets: other lines lead to one position in every world."""
    rules, rng = table.rules, Random(table.luck)
    idle: dict[str, int] = {}
    for number, step in enumerate(thin_out(mixed_match(table, "over-sealed"))):
        if number % EVERY or not step.turn.sealed:
            continue
        view = rules.view(step.turn.state, step.seat)
        for _ in range(OTHER_WORLDS):
            other = imagine_world(rules, step.state, step.seat, rng)
            try:
                turn = walk(rules, other, step.seat, step.path)
            except EngineError:
                break
            if not isinstance(turn, Done) or rules.view(turn.value.state, step.seat) != view:
                break
        else:
            end = walk(rules, step.state, step.seat, ())
            assert isinstance(end, Asking)
            idle[end.ask.name] = idle.get(end.ask.name, 0) + 1
    assert sum(idle.values()) <= SEALED_BY_LUCK * max(1, number), idle
