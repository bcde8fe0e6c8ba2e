"""The question that a prepared turn answers."""

from __future__ import annotations

from msgspec.structs import replace

from engine.values import codec
from engine.values.core import Seat
from engine.walking.prepared import basis, due_line, failing_turns, prepare_order
from tests.play import toy


def test_a_prepared_line_answers_only_its_own_question() -> None:
    state = toy.RULES.setup(2, {"cards": "few", "length": "short"}, "seed")
    order = prepare_order(toy.RULES, state, Seat(1), (), "pass", may_differ=False, base=0)
    mine = replace(state, turn=1)
    assert due_line(toy.RULES, mine, Seat(1), (order,)) == "pass"
    other = replace(order, scope=codec.dumps(replace(basis(order), ask="veto")))
    assert due_line(toy.RULES, mine, Seat(1), (other,)) is None and failing_turns(toy.RULES, mine, Seat(1), (other,)) == ()
