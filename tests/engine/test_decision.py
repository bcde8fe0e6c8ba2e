"""Decisions: which answers of an ask come first, and which have numbers on a picture."""

from __future__ import annotations

from engine.asks.decision import MOST, Answer, Decision, usual
from engine.values.core import Ask, Msg, Option, Several


def ask_five(several: Several | None = None) -> Ask:
    """An ask with the options a to e, of which a is blocked."""
    options = tuple(Option(token, token, Msg(f"toy.{token}"), blocked=Msg("toy.no") if token == "a" else None) for token in "abcde")
    return Ask("toy.ask", Msg("toy.ask"), options, several)


def test_without_a_decision_the_first_possible_options_come_first() -> None:
    usual_decision = usual(ask_five())
    assert [answer.path for answer in usual_decision.answers] == [("b",), ("c",), ("d",)]
    assert usual_decision.question == Msg("toy.ask") and not usual_decision.has_best
    assert usual(ask_five(several=Several(0, 2))).answers == ()


def test_answers_of_different_kinds_come_before_more_of_the_same() -> None:
    paths = (("b", "1"), ("b", "2"), ("c",), ("b", "3"))
    own_decision = Decision(Msg("toy.ask"), tuple(Answer(path, Msg("toy.hint")) for path in paths))
    assert [answer.path for answer in own_decision.first()] == [("b", "1"), ("b", "2"), ("c",)] and len(own_decision.first()) == MOST


def test_answers_with_a_group_come_after_others() -> None:
    group, label = Msg("toy.group"), Msg("toy.hint")
    grouped = tuple(Answer((token,), label, group=group) for token in "abcd")
    assert Decision(label, (*grouped, Answer(("e",), label))).first() == (Answer(("e",), label),)
    assert Decision(label, grouped).first() == grouped[:MOST]


def test_the_staying_answer_is_always_among_the_first() -> None:
    answers = tuple(Answer((token,), Msg("toy.hint"), stays=token == "d") for token in "abcd")
    first, second, _, staying = answers
    assert Decision(Msg("toy.ask"), answers).first() == (first, second, staying)


def test_only_answers_with_a_place_have_numbers() -> None:
    answers = (Answer(("a",), Msg("a"), places=("x",)), Answer(("b",), Msg("b")), Answer(("c",), Msg("c"), places=("y", "z")))
    assert {number: answer.path for number, answer in Decision(Msg("q"), answers).numbers().items()} == {1: ("a",), 2: ("c",)}
